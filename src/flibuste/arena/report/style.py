"""The look of the page: the tokens of web/src/styles by day and by night, and what this page adds to them."""

from __future__ import annotations

from typing import Final

DAY: Final = {
    "paper": "#f4ead5",
    "paper-raised": "#fbf5e6",
    "paper-sunk": "#e9dcc0",
    "ink": "#2b2a26",
    "ink-soft": "#5f5746",
    "rule": "#cbb88f",
    "rule-strong": "#a8946a",
    "sea": "#2f6f7e",
    "sea-light": "#8fc3c4",
    "brass": "#b8862f",
    "wax": "#9c2f2f",
    "moss": "#5d7a3a",
    "brass-ink": "#7a540e",
    "wax-ink": "#8e2626",
    "moss-ink": "#43602a",
    "sea-ink": "#1f5563",
    "focus": "#1b6fb0",
    "bar": "#1f4450",
    "bar-ink": "#f7eed9",
    "shadow": "0 1px 2px #0002, 0 6px 18px #5a431a26",
}
NIGHT: Final = {
    "paper": "#14222b",
    "paper-raised": "#1c2f3a",
    "paper-sunk": "#0f1a21",
    "ink": "#ece3cf",
    "ink-soft": "#b8ae95",
    "rule": "#35505c",
    "rule-strong": "#56737f",
    "sea": "#2a6272",
    "sea-light": "#3f8490",
    "brass-ink": "#e3bb66",
    "wax-ink": "#f0a091",
    "moss-ink": "#b4d48d",
    "sea-ink": "#9fd3da",
    "focus": "#8fd0ff",
    "bar": "#0d181f",
    "bar-ink": "#ece3cf",
    "shadow": "0 1px 2px #0006, 0 8px 22px #0006",
}

_RULES: Final = """
*, *::before, *::after { box-sizing: border-box; }
html { background: var(--paper); -webkit-text-size-adjust: 100%; }
body { margin: 0; color: var(--ink); font: 400 15px/1.45 var(--text); font-variant-numeric: tabular-nums; }
h1, h2, h3, p, dl, dd, figure { margin: 0; }
h1, h2 { font-family: var(--display); font-weight: 400; letter-spacing: 0.005em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
header { background: var(--bar); color: var(--bar-ink); border-bottom: 4px double var(--brass); }
header > div, main { max-width: 1060px; margin: 0 auto; padding: 20px; }
header p { max-width: 76ch; margin-top: 4px; opacity: 0.86; }
h1 { font-size: 31px; line-height: 1.15; }
main { display: grid; gap: 20px; padding-bottom: 48px; }
section { min-width: 0; padding: 18px 20px 20px; border: 1px solid var(--rule); border-radius: 10px;
  background: var(--paper-raised); box-shadow: var(--shadow); }
h2 { font-size: 22px; line-height: 1.2; }
h2 + p { margin: 2px 0 14px; color: var(--ink-soft); max-width: 80ch; }
pre { margin: 14px 0 0; padding: 10px 13px; overflow-x: auto; border-left: 4px solid var(--brass);
  border-radius: 4px; background: #0003; font: 13.5px/1.5 ui-monospace, monospace; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th { padding: 4px 10px 6px; border-bottom: 1.5px solid var(--rule-strong); color: var(--ink-soft);
  font: 600 12.5px/1.2 var(--text); letter-spacing: 0.03em; text-align: right; vertical-align: bottom; }
td { padding: 6px 10px; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
tbody tr:last-child td, tbody tr:last-child th { border-bottom: 0; }
.words { text-align: left; }
td:first-child { font-weight: 600; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin-top: 8px; }
dt { font-weight: 600; }
dd { color: var(--ink-soft); max-width: 84ch; }

/* rows with a bar or a dot each */
.rows { display: grid; grid-template-columns: minmax(80px, max-content) 1fr max-content max-content;
  gap: 4px 14px; align-items: center; }
.row { display: contents; }
.row svg { width: 100%; height: 30px; overflow: visible; }
.row b { font-weight: 600; overflow-wrap: anywhere; }
.row .vs, .row .small { color: var(--ink-soft); font-weight: 400; }
.row .number, .row .small { text-align: right; }
.row .small { font-size: 13px; }
.axis svg { grid-column: 2; height: 22px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 290px), 1fr)); gap: 18px; }
.grid figcaption { font-weight: 600; }
.grid figcaption small { color: var(--ink-soft); font-weight: 400; font-size: 13px; }
.grid svg { display: block; width: 100%; height: auto; overflow: visible; }
.wide { grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); }
.key { display: flex; flex-wrap: wrap; gap: 4px 18px; margin-top: 12px; color: var(--ink-soft); font-size: 13px; }
.key i { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border-radius: 3px;
  vertical-align: -1px; }

svg text { fill: var(--ink-soft); font: 400 12px var(--text); }
svg .track { fill: var(--paper-sunk); }
svg .line { stroke: var(--rule); stroke-width: 1; }
svg .even { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; }
svg .reach { stroke: var(--ink); stroke-width: 2; fill: none; }
svg .dot { fill: var(--sea-ink); stroke: var(--paper-raised); stroke-width: 2; }
svg .band { fill: var(--sea-light); opacity: 0.4; }
svg .path { stroke: var(--sea-ink); stroke-width: 2; fill: none; stroke-linejoin: round; }
.above { fill: var(--moss); background: var(--moss); }
.below { fill: var(--wax); background: var(--wax); }
.open { fill: var(--brass); background: var(--brass); }

@media (max-width: 620px) {
  header > div, main { padding: 16px 14px; }
  section { padding: 14px; }
  h1 { font-size: 26px; }
  .rows { grid-template-columns: 1fr; gap: 8px; }
  .row { display: grid; grid-template-columns: 1fr max-content max-content; gap: 0 9px; align-items: baseline; }
  .row svg, .axis svg { grid-column: 1 / -1; grid-row: 2; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 8px; }
}
@media print { header { print-color-adjust: exact; } section { break-inside: avoid; box-shadow: none; } }
"""


def style() -> str:
    fonts = {
        "display": '"IM Fell English", "Cormorant Garamond", Georgia, serif',
        "text": '"Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif',
    }
    day = _block({**DAY, **fonts}, "light")
    return f":root {{ {day} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {_block(NIGHT, 'dark')} }} }}\n{_RULES}"


def _block(tokens: dict[str, str], scheme: str) -> str:
    return f"color-scheme: {scheme}; " + " ".join(f"--{name}: {value};" for name, value in tokens.items())
