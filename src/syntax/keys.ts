/** The keys of a file of data as definitions, nested as they are, and the items of its lists where these hold keys. */
import type { Range } from "../model/finding.ts";
import { positionAt } from "../model/text.ts";
import type { Definition } from "./outline.ts";
import type { TreeNode } from "./tree.ts";

/** Offsets in the text, `end` exclusive. */
export type Extent = Pick<TreeNode, "start" | "end">;

/** What is read of a text of data. Of one with errors nothing else is said. */
export type Data = {
  readonly definitions: readonly Definition[];
  readonly hasErrors: boolean;
  readonly comments: readonly Extent[];
  /** Text in the text, over lines of its own. */
  readonly strings: readonly Extent[];
};

export type ReadData = (text: string, starts: readonly number[]) => Data;

export const broken: Data = { definitions: [], hasErrors: true, comments: [], strings: [] };

/**
 * A dotted name that would be longer than this is not given: what is in it belongs to what is around. So the names of a text are no more than it has
 * keys, and none of them is longer than this.
 */
const pathLengthMax = 500;

/** Of the values of an item the one that says which it is, the best first. */
const telling = ["id", "name", "key"];
const tellingLengthMax = 80;

type Open = {
  readonly kind: "map" | "list";
  /** Where its definitions go. */
  readonly into: Definition[];
  readonly pathLength: number;
  /** What it is the value of, unless that has no name. */
  readonly own:
    | { readonly start: number; readonly name: string; readonly at: Extent; readonly isItem: boolean }
    | undefined;
  /** Of the value that comes next; undefined for a key that is no name. */
  key: Extent | undefined;
  count: number;
  end: number;
  told: { readonly rank: number; readonly text: string } | undefined;
};

/** Told in the order of the text what is there; offsets are of UTF-16 code units. */
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
      told,
      inner,
    }: { readonly end: number; readonly told: string; readonly inner: readonly Definition[] },
  ) =>
    into.push({
      name,
      ...(isItem ? { item: `[${told}]` } : {}),
      kind: "key",
      range: rangeOf({ start, end }),
      nameRange: { start: positionAt(starts, at.start), end: positionAt(starts, at.end) },
      definitions: inner,
    });
  /** What the next value is called. */
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
    /** Without quotes; undefined for what is no name. */
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
        told: undefined,
      });
    },
    /** Without an end it ends with what is in it. */
    end: (at?: number): void => {
      const one = open.pop();
      if (one === undefined) return;
      const end = Math.max(at ?? 0, one.end);
      const { own, into, told } = one;
      if (own !== undefined && (!own.isItem || into.length > 0))
        define(open.at(-1)?.into ?? definitions, own, { end, told: told?.text ?? "", inner: into });
      ended(end);
    },
    value: ({ start, end }: Extent): void => {
      const around = open.at(-1);
      const own = around?.kind === "map" ? ownOf(start) : undefined;
      if (around !== undefined && own !== undefined) {
        define(around.into, own, { end: Math.max(end, own.at.end), told: "", inner: [] });
        const found = telling.indexOf(own.name);
        const rank = found < 0 ? telling.length : found;
        if (around.own?.isItem === true && start < end && rank < (around.told?.rank ?? rank + 1))
          around.told = { rank, text: `${own.name}: ${unquoted(text.slice(start, end))}` };
      }
      ended(end);
    },
  };
}

export type KeyOutliner = ReturnType<typeof keyOutliner>;

/** From its dash, where nothing stands between the two. */
function itemStart(text: string, start: number): number {
  let at = start;
  while (/\s/u.test(text[at - 1] ?? "")) at--;
  return text[at - 1] === "-" && at < start ? at - 1 : start;
}

/** With the quote in front of it. */
function wholeStart(text: string, { start, end }: Extent): number {
  const mark = text[start - 1];
  return (mark === '"' || mark === "'") && text[end] === mark ? start - 1 : start;
}

function unquoted(text: string): string {
  return text
    .trim()
    .slice(0, tellingLengthMax)
    .replace(/^["']|["']$/gu, "");
}
