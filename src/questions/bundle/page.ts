/** One page of a long list, and the cursor that gives the next: the same list has the same cursors. */
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import { canonical, member } from "../../model/json.ts";

/** A page is never longer. */
export const pageMax = 100_000;

export type PageRequest = {
  /** How many of the list at most; undefined: `pageMax`. */
  readonly limit: number | undefined;
  readonly cursor: string | undefined;
};

/** What a cursor belongs to: it says nothing of another question, and nothing of another tree. */
export type PageOf = {
  readonly tree: string;
  readonly question: {
    readonly cmd: string;
    readonly selector: string | null;
    readonly params: Readonly<Record<string, unknown>>;
  };
};

export type Page<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  readonly truncated: boolean;
  /** Null where nothing is left. */
  readonly cursor: string | null;
};

export function pageOf<Item>(all: readonly Item[], of: PageOf, request: PageRequest): Page<Item> {
  const from = request.cursor === undefined ? 0 : offsetOf(request.cursor, of);
  const items = all.slice(from, from + Math.min(request.limit ?? pageMax, pageMax));
  const next = from + items.length;
  const isLast = next >= all.length;
  return {
    items,
    total: all.length,
    truncated: !isLast,
    cursor: isLast
      ? null
      : Buffer.from(canonical([cursorVersion, ...keysOf(of), next])).toString("base64url"),
  };
}

/** Throws a UserError: 13 for what is no cursor of this question, 10 for one of another snapshot. Asked before the server is. */
export function offsetOf(cursor: string, of: PageOf): number {
  const [version, question, tree, offset] = fieldsIn(cursor);
  const [wantedQuestion, wantedTree] = keysOf(of);
  if (version !== cursorVersion || !Number.isSafeInteger(offset) || (offset as number) < 1)
    throw new UserError("usage", "--cursor is not one that Lanser gave", { hint: "" });
  if (question !== wantedQuestion)
    throw new UserError("usage", "--cursor belongs to another question", {
      hint: "Give the same question, with the same flags but --limit.",
    });
  if (tree !== wantedTree)
    throw new UserError("version-skew", "--cursor belongs to another snapshot: the tree has changed since", {
      hint: "Ask again without --cursor.",
    });
  return offset as number;
}

const cursorVersion = 1;

function keysOf({ question, tree }: PageOf): readonly [question: string, tree: string] {
  return [sha256(canonical(question)).slice(7, 23), tree.slice(0, 16)];
}

function fieldsIn(cursor: string): readonly unknown[] {
  try {
    const fields: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(fields) ? fields : [];
  } catch {
    return [];
  }
}

/** The lists of facts, by the member that holds them. */
export const listNames = [
  "definitions",
  "references",
  "signatures",
  "symbols",
  "calls",
  "types",
  "hints",
  "diagnostics",
] as const;
export type ListName = (typeof listNames)[number];

export function listIn(
  facts: object,
): { readonly name: ListName; readonly items: readonly unknown[] } | undefined {
  for (const name of listNames) {
    const items = member(facts, name);
    if (Array.isArray(items)) return { name, items };
  }
  return undefined;
}
