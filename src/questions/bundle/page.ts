/** One page of a long list, with the cursor of the next page. The same list has the same cursors. */
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import { canonical, readMember } from "../../model/json.ts";

/** Maximum length of a page. */
export const pageMax = 100_000;

export type PageRequest = {
  /** Maximum number of items. Undefined: `pageMax`. */
  readonly limit: number | undefined;
  readonly cursor: string | undefined;
};

/** The query and tree that a cursor belongs to. It is not valid for others. */
export type PageOf = {
  readonly tree: string;
  readonly question: {
    readonly cmd: string;
    readonly selector: string | null;
    readonly params: Readonly<Record<string, unknown>>;
  };
};

type Page<Item> = {
  readonly items: readonly Item[];
  readonly total: number;
  readonly truncated: boolean;
  /** Null if nothing is left. */
  readonly cursor: string | null;
};

/**
 * Cuts one page out of a list. The cursor contains the query, the tree and the offset, and no state is kept: any later
 * process can continue the list. Throws as `readCursor` does.
 */
export function pageOf<Item>(all: readonly Item[], of: PageOf, request: PageRequest): Page<Item> {
  const from = request.cursor === undefined ? 0 : readCursor(request.cursor, of);
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

/**
 * Returns the offset of a cursor. Throws a UserError with exit code 13 if the cursor is invalid or belongs to another
 * query, and 10 if it belongs to another snapshot: an offset into another list would skip or repeat items. Callers
 * check it before they query the server.
 */
export function readCursor(cursor: string, of: PageOf): number {
  const [version, question, tree, offset] = fieldsIn(cursor);
  const [wantedQuestion, wantedTree] = keysOf(of);
  if (version !== cursorVersion || !Number.isSafeInteger(offset) || (offset as number) < 1)
    throw new UserError("usage", "`--cursor` is not a cursor that Lanser printed", {
      hint: "Copy `cursor` from the answer before.",
    });
  if (question !== wantedQuestion)
    throw new UserError("usage", "`--cursor` belongs to another question", {
      hint: "Repeat the question with the same flags. Only `--limit` may differ.",
    });
  if (tree !== wantedTree)
    throw new UserError("version-skew", "the tree has changed since the answer that `--cursor` comes from", {
      hint: "Repeat the question without `--cursor`.",
    });
  return offset as number;
}

const cursorVersion = 1;

function keysOf({ question, tree }: PageOf): readonly [question: string, tree: string] {
  return [sha256(canonical(question)).slice(7, 23), tree.slice(0, 16)];
}

/** Decodes a cursor; an empty list for a text that is not a cursor, which `readCursor` then refuses. */
function fieldsIn(cursor: string): readonly unknown[] {
  try {
    const fields: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(fields) ? fields : [];
  } catch {
    return [];
  }
}

/** Names of the members of facts that are lists. */
export const listNames = [
  "definitions",
  "references",
  "signatures",
  "symbols",
  "calls",
  "types",
  "hints",
  "diagnostics",
  "actions",
] as const;
export type ListName = (typeof listNames)[number];

/** Returns the list of an answer's facts; undefined for an answer without one. No answer has more than one. */
export function listIn(
  facts: object,
): { readonly name: ListName; readonly items: readonly unknown[] } | undefined {
  for (const name of listNames) {
    const items = readMember(facts, name);
    if (Array.isArray(items)) return { name, items };
  }
  return undefined;
}
