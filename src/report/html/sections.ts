/** Prints sections on the page. */
import type { Block, Entry, ReportSection } from "../blocks.ts";
import { type Html, htmlInline, markup, nameMarkup, noMarkup, withCode } from "./escape.ts";
import type { PageSection } from "./findings.ts";
import { fill, listRows, type PageBudget, pageSection } from "./list.ts";

const room: PageBudget = { entries: 100, bytes: 240_000 };
const nameLengthMax = 300;

export function sectionPart({ id, title, count, gist, about, blocks }: ReportSection): PageSection {
  const { written, missing } = fill(blocks, printed, room);
  const intro = [...(gist === undefined ? [] : [`${gist}.`]), ...(about === undefined ? [] : [about])].join(
    " ",
  );
  const content = markup`${intro === "" ? noMarkup : markup`<p class="quiet">${withCode(intro)}</p>\n`}${written}${more(missing)}`;
  // A change that edits its own rules needs a second look.
  return {
    id,
    title,
    content: pageSection(id, title, count, content, id === "policy-changes" ? "alarm" : null),
  };
}

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
  }
}

function entry({ text, below = [] }: Entry): Html {
  return markup`${htmlInline(text)}${below.map((line) => markup`\n<span class="quiet">${htmlInline(line)}</span>`)}`;
}

function table({ columns, rows: all, more: left }: Extract<Block, { readonly kind: "table" }>): Html {
  const lines = all.map(
    (row) =>
      markup`<tr><th scope="row"><code>${nameMarkup(row.name, nameLengthMax)}</code></th>${row.numbers.map((number) => markup`<td>${number}</td>`)}</tr>\n`,
  );
  return markup`<table class="counted"><thead><tr>${columns.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${lines}</tbody></table>
${more(left)}`;
}

function more(missing: number): Html {
  return missing === 0 ? noMarkup : markup`<p class="more">${missing} more are in the JSON report.</p>\n`;
}
