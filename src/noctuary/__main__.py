"""`python -m noctuary` is the `noctuary` command."""

from noctuary.cli import main

if __name__ == "__main__":
    main()
