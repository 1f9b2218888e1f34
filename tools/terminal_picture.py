"""Draws the README's picture of the terminal table, docs/pictures/terminal.svg, from the record beside it.

    .venv/bin/python tools/terminal_picture.py

With Chromium at hand it also makes terminal.png.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (124, 36)
KEYS = ("tab", "left")  # point at a card in hand
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"


async def draw() -> str:
    from noctuary.cli.saved import resume
    from noctuary.cli.tui.app import TableApp
    from noctuary.text import Language

    table = resume(FOLDER / "terminal.record")
    app = TableApp(table, Language.EN, deal=lambda: table, pause=0)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*KEYS)
        await pilot.pause()
        return app.export_screenshot(title="noctuary play")


def tidy(svg: str) -> str:
    """Without fonts from the network: whoever looks has one of these."""
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL).replace("Fira Code, monospace", FONTS)


def photograph(svg: Path, png: Path) -> None:
    chromium = shutil.which("chromium")
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)', svg.read_text(encoding="utf-8"))
    if chromium is None or found is None:
        return
    size = f"{float(found[1]):.0f},{float(found[2]):.0f}"
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={size}"]
    subprocess.run([chromium, *flags, f"--screenshot={png}", svg.as_uri()], check=True, capture_output=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["NOCTUARY_HOME"] = home
        svg = tidy(asyncio.run(draw()))
    file = FOLDER / "terminal.svg"
    file.write_text(svg, encoding="utf-8")
    photograph(file, FOLDER / "terminal.png")


if __name__ == "__main__":
    main()
