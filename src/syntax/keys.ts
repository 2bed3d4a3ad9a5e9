/**
 * Outlines the keys of a data file as nested definitions, and the items of lists if they hold keys. Findings in data
 * then have a symbol that survives edits around it.
 */
import { compact } from "../model/compact.ts";
import type { Range } from "../model/finding.ts";
import { positionAt } from "../model/text.ts";
import type { Definition } from "./outline.ts";
import type { TreeNode } from "./tree.ts";

/** Offsets in the text, `end` exclusive. */
export type Extent = Pick<TreeNode, "start" | "end">;

/** Reading of a data text. A text with errors has no other contents. */
export type Data = {
  readonly definitions: readonly Definition[];
  readonly hasErrors: boolean;
  readonly comments: readonly Extent[];
  /** Texts inside the text, on lines of their own. */
  readonly strings: readonly Extent[];
};

/** Reads a data text. `starts` has the offset of each line. */
export type ReadData = (text: string, starts: readonly number[]) => Data;

/** Reading of a text with errors. */
export const broken: Data = { definitions: [], hasErrors: true, comments: [], strings: [] };

/**
 * Maximum length of a dotted name. Deeper keys get no definition, and their contents belong to the key around them.
 * Otherwise a hostile file could make names of quadratic size.
 */
const pathLengthMax = 500;

/** Keys of an item whose value identifies it, the best first. */
const telling = ["id", "name", "key"];
/** Maximum length of a value that identifies an item. */
const tellingLengthMax = 80;

/** Map or list whose end has not been read yet. */
type Open = {
  readonly kind: "map" | "list";
  /** List that its definitions are added to. */
  readonly into: Definition[];
  readonly pathLength: number;
  /** Key or item that it is the value of; undefined if that has no name. */
  readonly own:
    | { readonly start: number; readonly name: string; readonly at: Extent; readonly isItem: boolean }
    | undefined;
  /** Key of the next value; undefined for a key that is no name. */
  key: Extent | undefined;
  count: number;
  end: number;
  /** Text that identifies an item of a list, such as `name: build`; the lowest rank wins. */
  itemText: { readonly rank: number; readonly text: string } | undefined;
};

/**
 * Collects definitions from calls in the order of the text, so that both parsers (JSON and YAML) can use it. Offsets
 * are UTF-16 code units.
 */
export function keyOutliner(text: string, starts: readonly number[]) {
  const definitions: Definition[] = [];
  const open: Open[] = [];
  const rangeOf = ({ start, end }: Extent): Range => ({
    start: positionAt(starts, start),
    end: positionAt(starts, start + text.slice(start, end).trimEnd().length),
  });
  const define = (
    into: Definition[],
    { start, name, at, isItem }: NonNullable<Open["own"]>,
    {
      end,
      itemText,
      inner,
    }: { readonly end: number; readonly itemText: string; readonly inner: readonly Definition[] },
  ) =>
    into.push({
      name,
      ...compact({ item: isItem ? `[${itemText}]` : undefined }),
      kind: "key",
      range: rangeOf({ start, end }),
      nameRange: { start: positionAt(starts, at.start), end: positionAt(starts, at.end) },
      definitions: inner,
    });
  /** Returns the name of the next value. */
  const ownOf = (start: number): Open["own"] => {
    const around = open.at(-1);
    if (around === undefined) return undefined;
    const isItem = around.kind === "list";
    const from = isItem ? itemStart(text, start) : start;
    const at = isItem ? { start: from, end: from } : around.key;
    if (at === undefined) return undefined;
    const name = isItem ? `[${around.count}]` : text.slice(at.start, at.end);
    const isName = name !== "" && !/[\r\n]/u.test(name) && around.pathLength + name.length < pathLengthMax;
    return isName ? { start: isItem ? from : wholeStart(text, at), name, at, isItem } : undefined;
  };
  const ended = (end: number): void => {
    const around = open.at(-1);
    if (around === undefined) return;
    around.count += 1;
    around.end = Math.max(around.end, end);
    around.key = undefined;
  };

  return {
    definitions,
    /** Takes a key without its quotes; undefined for one that is no name. */
    key: (at: Extent | undefined): void => {
      const around = open.at(-1);
      if (around === undefined) return;
      around.key = at;
      around.end = Math.max(around.end, at?.end ?? 0);
    },
    begin: (kind: Open["kind"], start: number): void => {
      const own = ownOf(start);
      const around = open.at(-1);
      open.push({
        kind,
        into: own === undefined ? (around?.into ?? definitions) : [],
        pathLength: (around?.pathLength ?? 0) + (own === undefined ? 0 : own.name.length + 1),
        own,
        key: undefined,
        count: 0,
        end: start,
        itemText: undefined,
      });
    },
    /** Ends a map or list. Without an offset it ends with its last content. */
    end: (at?: number): void => {
      const one = open.pop();
      if (one === undefined) return;
      const end = Math.max(at ?? 0, one.end);
      const { own, into, itemText } = one;
      if (own !== undefined && (!own.isItem || into.length > 0))
        define(open.at(-1)?.into ?? definitions, own, { end, itemText: itemText?.text ?? "", inner: into });
      ended(end);
    },
    value: ({ start, end }: Extent): void => {
      const around = open.at(-1);
      const own = around?.kind === "map" ? ownOf(start) : undefined;
      if (around !== undefined && own !== undefined) {
        define(around.into, own, { end: Math.max(end, own.at.end), itemText: "", inner: [] });
        const found = telling.indexOf(own.name);
        const rank = found < 0 ? telling.length : found;
        if (around.own?.isItem === true && start < end && rank < (around.itemText?.rank ?? rank + 1))
          around.itemText = { rank, text: `${own.name}: ${unquoted(text.slice(start, end))}` };
      }
      ended(end);
    },
  };
}

/** Outliner that a parser of data calls. */
export type KeyOutliner = ReturnType<typeof keyOutliner>;

/** Returns the start of an item: its dash, if only white space is between the two. */
function itemStart(text: string, start: number): number {
  let at = start;
  while (/\s/u.test(text[at - 1] ?? "")) at--;
  return text[at - 1] === "-" && at < start ? at - 1 : start;
}

/** Returns the start of a key, including its opening quote. */
function wholeStart(text: string, { start, end }: Extent): number {
  const mark = text[start - 1];
  return (mark === '"' || mark === "'") && text[end] === mark ? start - 1 : start;
}

/** Returns a value without quotes, cut to a length that a name can have. */
function unquoted(text: string): string {
  return text
    .trim()
    .slice(0, tellingLengthMax)
    .replace(/^["']|["']$/gu, "");
}
