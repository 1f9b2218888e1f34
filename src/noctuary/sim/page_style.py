"""How the page of a series looks: colours that read on light and dark, and that nobody mixes up."""

from __future__ import annotations

from typing import Final

COLOURS: Final = """
:root { color-scheme: light dark; --page: #fdfdfb; --ink: #1f2328; --soft: #59636e; --rule: #d5d9dd;
  --one: #2f6fb3; --other: #b8561a; --one-rgb: 56,118,191; --other-rgb: 201,111,38; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171b; --ink: #e6e8ea; --soft: #a0a8b0; --rule: #353b42;
    --one: #6aa7e6; --other: #e89257; }
}
"""
# What `pictures` draws with.
DRAWN: Final = """
svg text { font: 11px system-ui, sans-serif; fill: var(--ink); }
svg text.small { font-size: 10px; fill: var(--soft); }
.grid { stroke: var(--rule); stroke-width: 1; }
.mark { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 3 3; }
.span { stroke: var(--one); stroke-width: 2.5; stroke-linecap: round; opacity: .55; }
rect.one, circle.one { fill: var(--one); }
.band { stroke: none; opacity: .2; }
.one.band { fill: var(--one); }
.other.band { fill: var(--other); }
.line { fill: none; stroke-width: 2; }
.one.line { stroke: var(--one); }
.other.line { stroke: var(--other); stroke-dasharray: 5 3; }
"""
STYLE: Final = (
    COLOURS
    + """* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: var(--page); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .25rem; }
p { margin: .25rem 0 .75rem; color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { color: var(--soft); }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { padding-bottom: .3rem; } }
dd { margin: 0; overflow-wrap: anywhere; }
.note { border-left: 3px solid var(--other); padding-left: .6rem; color: var(--ink); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .4rem; text-align: right; max-width: 14rem;
  border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; font-weight: normal; }
td small { display: block; white-space: nowrap; color: var(--soft); font-size: .7rem; }
td.more { background: rgba(var(--one-rgb), calc(var(--s) * .55)); }
td.less { background: rgba(var(--other-rgb), calc(var(--s) * .55)); }
td.more small, td.less small { color: inherit; }
summary { cursor: pointer; padding: .5rem 0; }
svg { display: block; width: 100%; height: auto; max-width: 36rem; }
"""
    + DRAWN
    + """
.key { display: inline-block; width: 1.6rem; margin: 0 .4rem .25rem 0; border-top: 3px solid var(--one); }
.key.other { border-top: 3px dashed var(--other); margin-left: 1rem; }
footer { margin-top: 2rem; border-top: 1px solid var(--rule); font-size: .9rem; }
"""
)
