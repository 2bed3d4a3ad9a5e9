/** Prints sections on the page. */
import type { Block, Entry, Section } from "../blocks.ts";
import { type Html, inline, markup, name, nothing, withCode } from "./escape.ts";
import type { Part } from "./findings.ts";
import { fill, type Room, rows, section } from "./list.ts";

const room: Room = { entries: 100, bytes: 240_000 };
const nameLengthMax = 300;

export function sectionPart({ id, title, count, gist, about, blocks }: Section): Part {
  const { written, missing } = fill(blocks, printed, room);
  const intro = [...(gist === undefined ? [] : [`${gist}.`]), ...(about === undefined ? [] : [about])].join(
    " ",
  );
  const content = markup`${intro === "" ? nothing : markup`<p class="quiet">${withCode(intro)}</p>\n`}${written}${more(missing)}`;
  // A change that edits its own rules needs a second look.
  return { id, title, content: section(id, title, count, content, id === "policy-changes" ? "alarm" : null) };
}

function printed(block: Block): Html {
  switch (block.kind) {
    case "heading":
      return markup`<h3>${block.text}</h3>\n`;
    case "paragraph":
      return markup`<p>${inline(block.text)}</p>\n`;
    case "list":
      return markup`${rows(block.entries, entry)}\n`;
    case "table":
      return table(block);
  }
}

function entry({ text, below = [] }: Entry): Html {
  return markup`${inline(text)}${below.map((line) => markup`\n<span class="quiet">${inline(line)}</span>`)}`;
}

function table({ columns, rows: all, more: left }: Extract<Block, { readonly kind: "table" }>): Html {
  const lines = all.map(
    (row) =>
      markup`<tr><th scope="row"><code>${name(row.name, nameLengthMax)}</code></th>${row.numbers.map((number) => markup`<td>${number}</td>`)}</tr>\n`,
  );
  return markup`<table class="counted"><thead><tr>${columns.map((title) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${lines}</tbody></table>
${more(left)}`;
}

function more(missing: number): Html {
  return missing === 0 ? nothing : markup`<p class="more">${missing} more are in the JSON report.</p>\n`;
}
