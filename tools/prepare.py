"""Set up what is missing, and nothing else: `python3 tools/prepare.py [LEVEL]`.

    play      .venv, with what playing in the browser needs, and the client built in web/dist
    terminal  .venv, with what playing in the terminal needs
    dev       .venv, with what tests, checks and builds need too, and the client
    test      the same, Chromium and PostgreSQL (see programs.py), and what the large examples need
    wheel     dist/, with a wheel whose hot modules are compiled
    compiled  .venv-compiled, with that wheel and what the tests need
    fast      the same, for `make play`, `make bench` and `make sim`
    bin       nothing: it prints the folder of the noctuary to run, that of `fast` while it is current

Standard library only, and it parses on any Python 3 (hence no f-strings), so that it can tell an old one
what is needed. It writes in these folders and nowhere else, and needs no rights but one's own; run by root,
`test` installs the two programs for everybody. Each level leaves a stamp: the hash of all that it was made
from. While it matches, nothing is done and the network is left alone.
"""

import glob
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile

import programs

NEEDED = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
PROGRAMS = os.path.join(VENV, "programs")
COMPILED = os.path.join(ROOT, ".venv-compiled")
DIST = os.path.join(ROOT, "dist")
CONSTRAINTS = os.path.join(ROOT, "constraints.txt")
PROBE = "msgspec"  # small, and needed at every level
PROBE_SECONDS = 20
WEB = os.path.join(ROOT, "web")
TEXTS = os.path.join(ROOT, "src", "noctuary", "text")
SHIPPED = os.path.join(ROOT, "src", "noctuary", "server", "client")
NODE_NEEDED = (20, 19)

IS_COMPILED = """
import sys, noctuary.kernel
found = noctuary.kernel.__file__ or ""
sys.exit(0 if found.endswith((".so", ".pyd")) else "Error: noctuary.kernel is not compiled: " + found)
"""


class Failure(Exception):
    """What went wrong, and what to do about it."""


def main(arguments):
    level = arguments[0] if arguments else "play"
    levels = {
        "play": play,
        "terminal": terminal,
        "dev": dev,
        "test": test,
        "wheel": wheel,
        "compiled": compiled,
        "fast": fast,
        "bin": bin_folder,
    }
    try:
        if level not in levels or len(arguments) > 1:
            raise Failure("usage: prepare.py [%s]" % "|".join(levels))
        check_python()
        levels[level]()
    except Failure as failure:
        sys.stderr.write("%s\n" % failure)
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\nStopped. The same command carries on from here.\n")
        return 130
    return 0


# The levels


def play():
    prepare_venv("play", ".[tui,server]")
    client()


def terminal():
    prepare_venv("terminal", ".[tui]")


def dev():
    prepare_venv("dev", ".[tui,server,dev]")
    try:
        client()
    except Failure as failure:
        if os.environ.get("CI"):
            raise
        say("%s\nGoing on without it: what needs the browser table is skipped." % failure)


def test():
    dev()
    examples()
    problems = programs.ensure(PROGRAMS, python_of(VENV), say)
    if problems and os.environ.get("CI"):
        raise Failure("\n".join(problems))
    for problem in problems:
        say("%s\nGoing on without it: the tests that need it are skipped." % problem)


def examples():
    """What clusters, data frames and training need is large; without it the tests of those are skipped."""
    stamp = Stamp(VENV, "examples", [os.path.join(ROOT, "pyproject.toml"), CONSTRAINTS])
    if stamp.matches():
        return
    say("Fetching what clusters, data frames and training need (once, about a minute) ...")
    try:
        processor_torch()
        pip(VENV, "install", "--constraint", CONSTRAINTS, "--editable", ".[cluster,frames,train]")
    except Failure as failure:
        say("%s\nGoing on without it: the tests that need it are skipped." % failure)
        return
    stamp.leave()


def processor_torch():
    """On Linux the usual build of torch brings gigabytes for graphics cards; nothing here needs them."""
    if not sys.platform.startswith("linux"):
        return
    with open(CONSTRAINTS) as file:
        pinned = next(line.strip() for line in file if line.startswith("torch=="))
    wanted = ["install", "--constraint", CONSTRAINTS, pinned + "+cpu"]
    try:
        pip(VENV, *wanted)
    except Failure:
        pip(VENV, *wanted, "--retries", "1", "--extra-index-url", "https://download.pytorch.org/whl/cpu")


def client():
    """The browser client in web/dist, built again when its sources, its texts or its lock have changed."""
    packages = Stamp(os.path.join(WEB, "node_modules"), "packages", [os.path.join(WEB, "package-lock.json")])
    stamp = Stamp(os.path.join(WEB, "dist"), "client", client_sources())
    if stamp.matches():
        return
    npm = node_package_manager()
    log = os.path.join(VENV, "npm.log")
    if not packages.matches():
        say("Fetching what the browser table is built with (once, about 10 s) ...")
        options = ["--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=20000"]
        run([npm, "ci", *options], log, cwd=WEB)
        packages.leave()
    say("Building the browser table (about 3 s) ...")
    run([npm, "run", "build"], log, cwd=WEB)
    stamp.leave()


def client_sources():
    skipped = ("node_modules", "dist", "tests")
    found = glob.glob(os.path.join(TEXTS, "*", "web*.ftl"))
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in skipped]
        found += [os.path.join(folder, name) for name in names if not name.endswith(".log")]
    return found


def node_package_manager():
    """npm, with a Node that is new enough; otherwise what to do without one."""
    npm, node = shutil.which("npm"), shutil.which("node")
    needs = "The browser table is built with Node %d.%d or newer and npm; " % NODE_NEEDED
    advice = ".\nInstall it, or play in the terminal, which needs neither: make play ui=terminal"
    if npm is None or node is None:
        raise Failure(needs + "this machine has none" + advice)
    told = subprocess.check_output([node, "--version"]).decode().strip()
    parts = told.lstrip("v").split(".")
    if tuple(int(part) for part in parts[:2]) < NODE_NEEDED:
        raise Failure(needs + "this is " + told + advice)
    return npm


def prepare_venv(level, requirement):
    made_from = [os.path.join(ROOT, "pyproject.toml"), CONSTRAINTS]
    stamp = Stamp(VENV, level, made_from)
    # Each level has all that the ones before it have.
    levels = ("terminal", "play", "dev")
    if any(Stamp(VENV, other, made_from).matches() for other in levels[levels.index(level) :]):
        return
    say("Setting up .venv to %s (once, about 20 s) ..." % ("develop and test" if level == "dev" else "play"))
    make_venv(VENV)
    install(VENV, "--editable", requirement)
    stamp.leave()


def wheel():
    """A compiled wheel in dist/; the builder is .venv, so that it is the mypy that checks which compiles."""
    dev()
    ship_client()
    stamp = wheel_stamp()
    if stamp.matches() and built_wheels():
        return
    check_compiler()
    say("Compiling the wheel (two or three minutes on two cores) ...")
    # The backend would pack what an earlier build left behind, modules deleted since included.
    for leftover in (os.path.join(ROOT, "build"), DIST):
        shutil.rmtree(leftover, ignore_errors=True)
    os.mkdir(DIST)
    build = [python_of(VENV), "-m", "build", "--wheel", "--no-isolation", "--outdir", DIST, ROOT]
    run(build, os.path.join(DIST, "build.log"), NOCTUARY_COMPILE="1")
    stamp.leave()
    say("Built %s" % os.path.relpath(built_wheels()[0], ROOT))


def compiled():
    wheel()
    stamp = Stamp(COMPILED, "compiled", built_wheels())
    if not stamp.matches():
        say("Setting up .venv-compiled (about 20 s) ...")
        make_venv(COMPILED)
        install(COMPILED, "%s[test]" % built_wheels()[0])
        # The version number is the same after every change: only this makes pip take the new wheel.
        pip(COMPILED, "install", "--force-reinstall", "--no-deps", built_wheels()[0])
    run([python_of(COMPILED), "-c", IS_COMPILED], os.path.join(COMPILED, "prepare.log"))
    stamp.leave()
    fast_stamp().leave()


def fast():
    compiled()
    say("The compiled build is ready: make play, make bench and make sim use it until the sources change.")


def bin_folder():
    """Where the noctuary to run lies, on the standard output; which one it is, on the other."""
    stamp = fast_stamp()
    found = VENV
    if stamp.matches() and os.path.exists(python_of(COMPILED)):
        say("Running the compiled build.")
        found = COMPILED
    elif os.path.exists(stamp.path):
        say("Running as plain Python: the sources have changed since `make fast` compiled them.")
    print(os.path.join(found, "bin"))


def ship_client():
    """The built pages go into the package, so that the wheel needs no Node."""
    shutil.rmtree(SHIPPED, ignore_errors=True)
    if not os.path.isdir(os.path.join(WEB, "dist")):
        return  # no Node here, as `dev` has said: the wheel then plays in the terminal
    shutil.copytree(os.path.join(WEB, "dist"), SHIPPED, ignore=shutil.ignore_patterns(".stamp-*"))


def wheel_stamp():
    return Stamp(DIST, "wheel", wheel_sources())


def fast_stamp():
    """Made from the sources of the browser table too: the pages in the wheel are as old as the wheel."""
    written = [path for path in wheel_sources() if not path.startswith(SHIPPED + os.sep)]
    return Stamp(COMPILED, "fast", written + client_sources())


def wheel_sources():
    found = [os.path.join(ROOT, name) for name in ("pyproject.toml", "setup.py", "constraints.txt")]
    for folder, folders, names in os.walk(os.path.join(ROOT, "src")):
        folders[:] = [name for name in folders if name != "__pycache__" and not name.endswith(".egg-info")]
        found += [os.path.join(folder, name) for name in names]
    return found


def built_wheels():
    return glob.glob(os.path.join(DIST, "*.whl"))


# The steps


class Stamp:
    """Says that a folder was made from these very files; by content, since a fresh clone has new times."""

    def __init__(self, folder, level, made_from):
        self.path = os.path.join(folder, ".stamp-" + level)
        digest = hashlib.sha256((sys.version + sys.base_prefix + ROOT).encode())
        for path in sorted(made_from):
            with open(path, "rb") as file:
                content = file.read()
            digest.update(("\0%s\0%d\0" % (os.path.relpath(path, ROOT), len(content))).encode())
            digest.update(content)
        self.hash = digest.hexdigest()

    def matches(self):
        try:
            with open(self.path) as file:
                return file.read() == self.hash
        except OSError:
            return False

    def leave(self):
        with open(self.path, "w") as file:
            file.write(self.hash)


def check_python():
    if sys.version_info[:2] < NEEDED:
        found = "%s (%s)" % (sys.version.split()[0], sys.executable)
        raise Failure(
            ("Noctuary needs Python %d.%d or newer, and this is " % NEEDED + found + ".\n")
            + "Name a newer one, if there is one: make PYTHON=python3.11 ..."
        )


def check_compiler():
    """A C compiler and the headers of this Python; nothing but the compiled build needs them."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    missing = []
    if shutil.which(compiler) is None:
        missing.append("a C compiler (%s)" % compiler)
    if not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")):
        missing.append("the headers of this Python (Python.h)")
    if missing:
        raise Failure(
            "Compiling needs %s, and this machine has none.\n" % " and ".join(missing)
            + "Without it everything works as plain Python, only slower.\n"
            + "To install it on Debian or Ubuntu: apt install gcc python3-dev"
        )


def make_venv(folder):
    """An environment of this very Python at this very place; one that was moved or upgraded is made anew."""
    if is_usable(folder):
        return
    try:
        import ensurepip  # noqa: F401  (Debian ships venv without it)
        import venv  # noqa: F401
    except ImportError:
        raise Failure(
            "This Python (%s) has no venv module.\n" % sys.executable
            + "Install it, then run the same command again. On Debian or Ubuntu: apt install python3-venv"
        ) from None
    shutil.rmtree(folder, ignore_errors=True)
    try:
        run([sys.executable, "-m", "venv", folder])
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise


def is_usable(folder):
    try:
        with open(os.path.join(folder, "pyvenv.cfg")) as file:
            lines = [line.partition("=") for line in file]
    except OSError:
        return False
    settings = {key.strip(): value.strip() for key, _, value in lines}
    return (
        settings.get("version") == "%d.%d.%d" % sys.version_info[:3]
        and settings.get("command", "").endswith(" " + folder)
        and os.path.exists(python_of(folder))
        and os.path.exists(os.path.join(folder, "bin", "pip"))
    )


def python_of(folder):
    return os.path.join(folder, "bin", "python")


def install(folder, *what):
    check_index(folder)
    pip(folder, "install", "--constraint", CONSTRAINTS, *what)


def check_index(folder):
    """Ask for one small package first: without a network, pip alone would retry for minutes.

    It is pip that asks, so that mirrors, proxies and local folders count as they will in the installation.
    """
    target = tempfile.mkdtemp(dir=folder)
    try:
        options = ["--retries", "0", "--timeout", "5", "--no-deps", "--dest", target]
        pip(folder, "download", PROBE, *options, timeout=PROBE_SECONDS)
    except (Failure, subprocess.TimeoutExpired) as failure:
        first = "no answer in %d s" % PROBE_SECONDS
        if isinstance(failure, Failure):
            first = str(failure).split("\n")[0]
        raise Failure(
            "No package index answered (pip, asked for %s: %s).\n" % (PROBE, first)
            + "The set-up needs the network: check it, and any proxy or pip mirror, then run this again."
        ) from None
    finally:
        shutil.rmtree(target, ignore_errors=True)


def pip(folder, command, *arguments, **options):
    line = [python_of(folder), "-m", "pip", command, "--disable-pip-version-check", "--no-input"]
    run(line + list(arguments), os.path.join(folder, "prepare.log"), **options)


def run(command, log=None, timeout=None, cwd=ROOT, **variables):
    """Run a tool quietly; when it fails, repeat its first error line and say where the rest is."""
    process = subprocess.run(
        command,
        cwd=cwd,
        env=dict(os.environ, **variables),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=timeout,
    )
    output = process.stdout.decode("utf-8", "replace")
    if log:
        with open(log, "wb") as file:
            file.write(process.stdout)
    if process.returncode:
        advice = "Mend that, then run the same command again."
        if log:
            advice = "All it said is in %s. %s" % (os.path.relpath(log, ROOT), advice)
        raise Failure("%s\n%s" % (first_error(output), advice))


def first_error(output):
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    marked = [line for line in lines if "error:" in line.lower()]
    return (marked or lines or ["It failed without a word."])[0]


def say(text):
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
