/** Writes lists with limits, and sections. A list has whole entries while they fit, and counts the others. */
import type { SectionId } from "../order.ts";
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

/**
 * Writes items while they fit into `room`, and returns what is left. A huge report then makes a page that still
 * opens, with the number of missing items.
 */
export function fill<Item>(
  items: readonly Item[],
  write: (item: Item) => Html,
  room: PageBudget,
): FilledList<Item> {
  const written: Html[] = [];
  let { bytes } = room;
  for (const item of items.slice(0, room.entries)) {
    const entry = write(item);
    const size = Buffer.byteLength(entry.markup);
    if (size > bytes) break;
    bytes -= size;
    written.push(entry);
  }
  return {
    shown: items.slice(0, written.length),
    written,
    missing: items.length - written.length,
    room: { entries: room.entries - written.length, bytes },
  };
}

/** Limits of every list except those of findings. */
const rowsRoom: PageBudget = { entries: 200, bytes: 120_000 };

/** Writes a list with a limit of its own, for everything except findings. */
export function listRows<Item>(items: readonly Item[], write: (item: Item) => Html): Html {
  const { written, missing } = fill(items, (item) => markup`<li>${write(item)}</li>\n`, rowsRoom);
  const more =
    missing === 0 ? noMarkup : markup`<li class="more">${missing} more are in the JSON report.</li>\n`;
  return markup`<ul class="rows">
${written}${more}</ul>`;
}

export type PageSection = { readonly id: SectionId; readonly title: string; readonly content: Html };

/**
 * Writes a section with heading and count. It returns also id and title, from which the navigation makes its link.
 */
export function pageSection(
  id: SectionId,
  title: string,
  count: number | null,
  inside: Html,
  kind: string | null = null,
): PageSection {
  const many = count === null ? noMarkup : markup` (${count})`;
  const content = markup`<section id="${id}"${kind === null ? noMarkup : markup` class="${kind}"`} aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${many}</h2>
${inside}
</section>
`;
  return { id, title, content };
}
