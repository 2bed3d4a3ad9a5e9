/** Style sheet of the page: system fonts, two colour schemes, one column on a phone, all code unfolded on paper. */
import { markup } from "./escape.ts";

export const style = markup`
:root {
  color-scheme: light dark;
  --ground: #faf9f7; --surface: #ffffff; --sunken: #f4f2ee; --ink: #22262b; --quiet: #5a616b; --line: #dfdcd6;
  --link: #0b5a8f; --mark: #ffdf9e; --hit: #fff6e3;
  --bad: #a8231b; --bad-ground: #fcebe9; --care: #7d4b00; --care-ground: #fdf2de;
  --keyword: #7d2a8f; --string: #1b5e37; --number: #0b5a8f;
  --good: #17663a; --good-ground: #e5f4ea; --calm: #3a4f9b; --calm-ground: #eceffa;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #16181b; --surface: #1d2024; --sunken: #24282d; --ink: #e5e7ea; --quiet: #a5acb5; --line: #363b42;
    --link: #86c5f4; --mark: #6b5212; --hit: #2e2a20;
    --bad: #ffa79e; --bad-ground: #3b1f1d; --care: #f3c471; --care-ground: #372a12;
    --keyword: #d9b0f2; --string: #a3dcb6; --number: #9cd0f8;
    --good: #86d6a1; --good-ground: #183021; --calm: #b3c0ff; --calm-ground: #232842;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 74rem; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem;
  background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { font-size: 2rem; letter-spacing: -0.015em; }
h2 { font-size: 1.35rem; letter-spacing: -0.01em; }
h3 { font-size: 1rem; font-weight: 600; }
p, ul, dl, figure, table { margin: 0; }
ul { padding: 0; list-style: none; }
a { color: var(--link); text-underline-offset: 0.15em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
code, .code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.875em; }
.quiet { color: var(--quiet); font-size: 0.9rem; }
section { margin-top: 3rem; display: grid; gap: 1rem; }
section > .quiet { margin-top: -0.6rem; }

.brand { font-weight: 600; letter-spacing: 0.02em; color: var(--quiet); margin-bottom: 0.75rem; }
.verdict { display: grid; gap: 0.75rem; padding: 1.25rem 1.5rem; border-radius: 10px; border-left: 6px solid; background: var(--surface); }
.verdict.pass { border-color: var(--good); background: var(--good-ground); }
.verdict.fail { border-color: var(--bad); background: var(--bad-ground); }
.verdict.inconclusive { border-color: var(--care); background: var(--care-ground); }
.verdict.pass h1 { color: var(--good); }
.verdict.fail h1 { color: var(--bad); }
.verdict.inconclusive h1 { color: var(--care); }
.verdict .rows { border: 0; background: none; display: grid; gap: 0.5rem; }
.verdict .rows > li { padding: 0; border: 0; font-size: 1.1rem; }
.verdict .rows > li + li { font-size: 1rem; }
.verdict .hint { font-size: 0.95rem; }
.reproduce { margin-top: 1rem; display: grid; gap: 0.25rem; }
.reproduce > code { display: block; padding: 0.6rem 0.8rem; background: var(--sunken); border-radius: 6px; white-space: pre-wrap; user-select: all; }
.counts { display: grid; grid-template-columns: repeat(auto-fill, minmax(7.2rem, 1fr)); gap: 0.5rem; margin-top: 1.25rem; }
.counts div { padding: 0.6rem 0.8rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.counts dt { overflow-wrap: normal; font-size: 0.85rem; color: var(--quiet); }
.counts dd { margin: 0; font-size: 1.5rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.2; }
.counts .some { color: var(--bad); }
nav { margin-top: 1.25rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; font-size: 0.95rem; }
nav a { display: inline-block; padding: 0.15rem 0; }

[hidden] { display: none !important; }
#filter { margin-top: 2rem; display: flex; flex-wrap: wrap; gap: 0.6rem 1rem; align-items: end; padding: 0.9rem 1.1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
#filter label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.15rem; font-size: 0.85rem; color: var(--quiet); min-width: 0; max-width: min(12rem, 100%); }
#filter input, #filter select, #filter button { font: inherit; font-size: 0.95rem; max-width: 100%; padding: 0.3rem 0.5rem; color: var(--ink); background: var(--ground); border: 1px solid var(--quiet); border-radius: 6px; }
#filter input, #filter select, #filter button { height: 2.2rem; }
#filter select { width: 100%; }
#filter :focus-visible, [data-of]:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
#filter .quiet, #filter output { flex-basis: 100%; }
#filter output:empty { display: none; }
kbd { font-family: inherit; padding: 0 0.35em; border: 1px solid var(--line); border-radius: 4px; background: var(--sunken); }
.bars { table-layout: fixed; }
.bars th:first-child { width: 40%; }
.bar { display: inline-block; height: 0.7em; max-width: calc(100% - 4em); border-radius: 2px; }
.chart { width: 100%; max-width: 48rem; height: auto; }
.chart line { stroke: var(--line); }
.chart polyline { fill: none; stroke: var(--link); stroke-width: 2; }
.chart .bad { fill: var(--bad); opacity: 0.5; }
.chart .good { fill: var(--good); opacity: 0.5; }
.bar.bad { background: var(--bad); }
.bar.good { background: var(--good); }

.alarm { padding: 1.1rem 1.4rem; border: 2px solid var(--care); border-radius: 10px; background: var(--care-ground); }
.alarm h2, .alarm strong { color: var(--care); }
.alarm .quiet { color: var(--ink); }
.rows { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
.rows > li { padding: 0.5rem 0.9rem; white-space: pre-wrap; }
.rows > li + li { border-top: 1px solid var(--line); }
.rows > .more, .more { color: var(--quiet); font-size: 0.95rem; }

.finding, .cause { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
article.finding, .cause { display: grid; gap: 0.7rem; padding: 1.1rem 1.3rem; }
.finding:target, .cause:target { outline: 2px solid var(--link); outline-offset: 2px; }
.finding.is-waived { border: 2px solid var(--care); }
.waived { padding: 0.5rem 0.8rem; border-radius: 6px; background: var(--care-ground); color: var(--care); white-space: pre-wrap; }
.message { font-size: 1.05rem; white-space: pre-wrap; }
.tag { display: inline-block; padding: 0.05rem 0.55rem; border-radius: 99px; font-size: 0.8rem; font-weight: 600; }
.tag.error { background: var(--bad-ground); color: var(--bad); }
.tag.warning { background: var(--care-ground); color: var(--care); }
.tag.information, .tag.hint { background: var(--calm-ground); color: var(--calm); }
.tag.ok { background: var(--good-ground); color: var(--good); }
summary { cursor: pointer; }
details.finding > summary { padding: 0.65rem 1rem; }
details.finding[open] > summary { border-bottom: 1px solid var(--line); }
details.finding > div { display: grid; gap: 0.7rem; padding: 1rem 1.3rem 1.1rem; }
summary .gist { color: var(--quiet); }
.cause li + li { margin-top: 0.45rem; }
.cause details.plain ul { margin-top: 0.45rem; }
.facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.15rem 1rem; font-size: 0.92rem; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; white-space: pre-wrap; }

.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.8rem; }
.sides.one { grid-template-columns: minmax(0, 1fr); }
figure { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
figcaption { padding: 0.35rem 0.8rem; background: var(--sunken); font-size: 0.85rem; color: var(--quiet); }
.absent { padding: 0.6rem 0.8rem; color: var(--quiet); font-size: 0.9rem; }
.code { padding: 0.4rem 0; line-height: 1.5; font-size: 0.83rem; }
.code div { display: grid; grid-template-columns: 3.4em minmax(0, 1fr); padding-right: 0.6rem; }
.code .hit { background: var(--hit); }
.code .number { text-align: right; padding-right: 1em; color: var(--quiet); user-select: none; }
.diff .code div { grid-template-columns: 3.4em 1.2em minmax(0, 1fr); }
.diff .removed { background: var(--bad-ground); }
.diff .added { background: var(--good-ground); }
.diff .removed .sign { color: var(--bad); }
.diff .added .sign { color: var(--good); }
.diff .removed .number, .diff .added .number { color: var(--ink); }
.code .hit .number { font-weight: 700; color: var(--ink); }
.code .text { white-space: pre-wrap; }
.code .k { color: var(--keyword); }
.code .s { color: var(--string); }
.code .n { color: var(--number); }
.code .c { color: var(--quiet); }
.code mark .k, .code mark .s, .code mark .n, .code mark .c { color: inherit; }
mark { background: var(--mark); color: inherit; border-radius: 2px; box-shadow: 0 0 0 1px var(--mark); }

table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.95rem; width: 100%; }
th, td { text-align: left; padding: 0.4rem 0.9rem 0.4rem 0; border-bottom: 1px solid var(--line); font-weight: 400; vertical-align: top; }
thead th { font-weight: 600; overflow-wrap: normal; }
.counted { table-layout: fixed; }
.counted th:first-child { width: 34%; }
.counted th, .counted td { padding-right: 0; }
.counted thead th { font-size: 0.75rem; }
.counted thead th:not(:first-child), .counted td { text-align: right; }
th[scope="row"] { color: var(--quiet); }
details.plain > summary { font-weight: 600; }
details.plain > .rows { margin-top: 0.6rem; }
footer { margin-top: 3.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }

@media (max-width: 46rem) {
  .sides { grid-template-columns: minmax(0, 1fr); }
  .verdict { padding: 1rem 1.1rem; }
  .counts { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .counts div { padding: 0.45rem 0.55rem; }
  .counts dt { font-size: 0.78rem; }
  article.finding, .cause { padding: 0.9rem; }
  .facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .facts dd { margin-bottom: 0.4rem; }
}
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 10pt; }
  nav, #filter { display: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .code div, li, figcaption { break-inside: avoid; }
  section { margin-top: 1.5rem; }
}
`;
