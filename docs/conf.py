"""How `make docs` builds the documentation site: the pages of this folder, and nothing from the network."""

from __future__ import annotations

import gettext
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import sphinx
from sphinx.application import Sphinx
from sphinx.util import logging

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "src"))

project = "Noctuary"
author = copyright = "Noctuary contributors"
release = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["site"]
# Pages are read in the repository too: links go to files, with the anchors that headings get there.
myst_heading_anchors = 4

# Docstrings are plain English with `names` between back quotes.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
autodoc_default_options = {"members": True}
add_module_names = False
toc_object_entries = False  # hundreds of names, in the navigation of every page
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Noctuary {release}"
templates_path = ["site"]
html_copy_source = False
html_show_sphinx = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "languages.html",
        "sidebar/search.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}

# The pages for players are there twice, under the same names: by folder, and the language of each.
PLAYERS = {"players": "en", "joueurs": "fr"}
SPHINX_WORDS = Path(sphinx.__file__).parent / "locale"
OUT_OF_HERE = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+[^)#]*)(?:#[^)]*)?\)")


def setup(app: Sphinx) -> None:
    app.connect("source-read", _name_files_outside)
    app.connect("html-page-context", _speak)


def _name_files_outside(app: Sphinx, docname: str, source: list[str]) -> None:
    """A link to a file that is no page of the site becomes the name of the file; it has to be there."""
    folder = (HERE / docname).parent

    def told(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        if target.is_relative_to(HERE):
            return link[0]
        if not target.exists():
            logging.getLogger(__name__).warning("%s: nothing is at %s", docname, link[2])
        return link[1] if "`" in link[1] else f"`{target.relative_to(ROOT).as_posix()}`"

    source[0] = OUT_OF_HERE.sub(told, source[0])


def _speak(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """French pages are French around the text too, and a page that is there in both languages says so."""
    folder, _, name = page.partition("/")
    language = context["language"] = PLAYERS.get(folder, "en")
    words = gettext.translation("sphinx", SPHINX_WORDS, [language], fallback=True)
    app.builder.templates.environment.install_gettext_translations(words)
    other = next((one for one in PLAYERS if one != folder), "") if folder in PLAYERS else ""
    context["other_language"] = f"{other}/{name}" if other else ""
