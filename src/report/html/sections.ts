/** Prints sections on the page. */
import type { Block, BlockOf, Entry, ReportSection, TableCell } from "../blocks.ts";
import { type Html, htmlInline, markup, noMarkup, withCode } from "./escape.ts";
import { fill, listRows, type PageBudget, type PageSection, pageSection } from "./list.ts";

const room: PageBudget = { entries: 100, bytes: 240_000 };

/**
 * Prints a section of blocks. `policy-changes` stands out, because a change that edits its own rules needs a second
 * reviewer.
 */
export function sectionPart({ id, title, count, gist, about, blocks }: ReportSection): PageSection {
  const { written, missing } = fill(blocks, printed, room);
  const intro = [...(gist === undefined ? [] : [`${gist}.`]), ...(about === undefined ? [] : [about])].join(
    " ",
  );
  const content = markup`${intro === "" ? noMarkup : markup`<p class="quiet">${withCode(intro)}</p>\n`}${written}${more(missing)}`;
  // A change that edits its own rules needs a second reviewer.
  return pageSection(id, title, count, content, id === "policy-changes" ? "alarm" : null);
}

/** Prints a block as HTML. The compiler refuses a kind of block without a case here. */
function printed(block: Block): Html {
  switch (block.kind) {
    case "heading":
      return markup`<h3>${block.text}</h3>\n`;
    case "paragraph":
      return markup`<p>${htmlInline(block.text)}</p>\n`;
    case "list":
      return markup`${listRows(block.entries, entry)}\n`;
    case "table":
      return table(block);
    case "chart":
      return chart(block);
  }
}

function entry({ text, below = [] }: Entry): Html {
  return markup`${htmlInline(text)}${below.map((line) => markup`\n<span class="quiet">${htmlInline(line)}</span>`)}`;
}

/** Prints a table. The first cell of a row is its heading, so that a screen reader repeats it for each cell. */
function table({ columns, rows, more: left }: BlockOf<"table">): Html {
  const lines = rows.map(([name = "", ...others]) => {
    const cells = others.map((one) => markup`<td>${cell(one)}</td>`);
    return markup`<tr><th scope="row">${cell(name)}</th>${cells}</tr>\n`;
  });
  // A table of names aligns its numbers to the right.
  const kind = typeof rows[0]?.[0] === "object" ? markup` class="counted"` : noMarkup;
  return markup`<table${kind}><thead><tr>${columns.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${lines}</tbody></table>
${more(left)}`;
}

function cell(one: TableCell): Html {
  return typeof one === "number" ? markup`${one}` : markup`${htmlInline([one])}`;
}

const [width, height, margin] = [640, 160, 8];

/**
 * Draws a chart as SVG from numbers alone, so no text from outside gets in. Bars start at zero; the line begins
 * before the first bar.
 */
function chart({ title, low, high, start, points }: BlockOf<"chart">): Html {
  const y = (value: number) => rounded(margin + ((high - value) / (high - low)) * (height - 2 * margin));
  const slot = (width - 2 * margin) / (points.length + 1);
  const x = (at: number) => rounded(margin + slot * (at + 0.5));
  const bars = points.map(({ step, bar }, at) => {
    const [top, bottom] = [y(Math.max(0, bar)), y(Math.min(0, bar))];
    const kind = bar > 0 ? "bad" : "good";
    return markup`<rect class="${kind}" x="${rounded(x(at + 1) - slot * 0.3)}" y="${top}" width="${rounded(slot * 0.6)}" height="${rounded(bottom - top)}"><title>step ${step}: ${bar}</title></rect>`;
  });
  const line = [start, ...points.map((one) => one.line)].map((value, at) => `${x(at)},${y(value)}`).join(" ");
  return markup`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">
<line x1="0" y1="${y(0)}" x2="${width}" y2="${y(0)}"></line>${bars}<polyline points="${line}"></polyline></svg>
`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

function more(missing: number): Html {
  return missing === 0 ? noMarkup : markup`<p class="more">${missing} more are in the JSON report.</p>\n`;
}
