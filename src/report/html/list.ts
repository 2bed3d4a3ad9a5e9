/** Limits lists: whole entries while they fit, and the number of those that did not. */
import type { Html } from "./escape.ts";
import { markup, noMarkup } from "./escape.ts";

export type PageBudget = { readonly entries: number; readonly bytes: number };

export type FilledList<Item> = {
  readonly shown: readonly Item[];
  readonly written: readonly Html[];
  readonly missing: number;
  /** Room that is left. */
  readonly room: PageBudget;
};

export function fill<Item>(
  items: readonly Item[],
  write: (item: Item) => Html,
  room: PageBudget,
): FilledList<Item> {
  const written: Html[] = [];
  let { bytes } = room;
  for (const item of items.slice(0, room.entries)) {
    const entry = write(item);
    const own = Buffer.byteLength(entry.markup);
    if (own > bytes) break;
    bytes -= own;
    written.push(entry);
  }
  return {
    shown: items.slice(0, written.length),
    written,
    missing: items.length - written.length,
    room: { entries: room.entries - written.length, bytes },
  };
}

/** Room of every list other than those of findings. */
const rowsRoom: PageBudget = { entries: 200, bytes: 120_000 };

export function listRows<Item>(items: readonly Item[], write: (item: Item) => Html): Html {
  const { written, missing } = fill(items, (item) => markup`<li>${write(item)}</li>\n`, rowsRoom);
  const more =
    missing === 0 ? noMarkup : markup`<li class="more">${missing} more are in the JSON report.</li>\n`;
  return markup`<ul class="rows">
${written}${more}</ul>`;
}

export function pageSection(
  id: string,
  title: string,
  count: number | null,
  content: Html,
  kind: string | null = null,
): Html {
  const many = count === null ? noMarkup : markup` (${count})`;
  return markup`<section id="${id}"${kind === null ? noMarkup : markup` class="${kind}"`} aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${many}</h2>
${content}
</section>
`;
}
