"""Take the pictures of the browser table that the README shows: `python tools/table_pictures.py [STAGE …]`.

The server of the browser tests sets a table up in the middle of something (`tests/tables/stages.py`); one
person looks at it on a phone, a laptop and a large screen, in each language, and what Chromium shows goes to
docs/pictures. Nobody plays until the moment comes, so it takes seconds a table.
"""

from __future__ import annotations

import base64
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # the tests' people and their server

from tests.browser.people import People  # noqa: E402
from tests.browser.serving import Serving  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")
STAGES: Final = {
    "fables": "fables-duel",
    "buffy": "buffy-two",
    "buffy-contest": "buffy-two-contest",
    "vtes": "bleed",
    "vtes-combat": "combat",
}
SIZES: Final = ((1280, 800), (1920, 1080), (360, 740))
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}
MOST_BYTES: Final = 150_000
QUALITIES: Final = (82, 70, 58, 45)


def main(names: list[str]) -> int:
    wanted = {name: STAGES[name] for name in names or STAGES}
    with tempfile.TemporaryDirectory() as home, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        serving = Serving(Path(home))
        serving.start()
        try:
            for language, locale in LOCALES.items():
                people = People(browser, serving)
                ann = people.person("Ann", language=locale, color_scheme="dark")
                for name, stage in wanted.items():
                    ann.open(ann.staged(stage))
                    ann.wait_for_question()
                    settle(ann.page)
                    for width, height in SIZES:
                        ann.page.set_viewport_size({"width": width, "height": height})
                        ann.page.mouse.move(2, 2)
                        ann.page.wait_for_timeout(700)  # what watches its size has come to rest
                        take(ann.page, PICTURES / f"{name}-{width}-{language}.webp")
                people.leave()
        finally:
            serving.stop()
            browser.close()
    return 0


def settle(page: Page) -> None:
    """Without what only the first visit says, and with a card in the reader."""
    page.set_viewport_size({"width": 1920, "height": 1080})
    hint = page.locator(".hint button.gone")
    if hint.count():
        hint.click()
    page.locator("[data-zone=board] [data-card]").first.hover()
    page.wait_for_timeout(500)  # both languages have come


def take(page: Page, path: Path) -> None:
    """As good as fits: the pictures are part of every clone."""
    session = page.context.new_cdp_session(page)
    for quality in QUALITIES:
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        picture = base64.b64decode(shot["data"])
        if len(picture) <= MOST_BYTES:
            break
    session.detach()
    path.write_bytes(picture)
    print(f"{path.relative_to(ROOT)}: {len(picture):,} bytes")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
