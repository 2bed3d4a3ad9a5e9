/**
 * References to files outside the tree. Lanser searches for them before a server gets a text, because a server
 * follows them.
 */
import { splitText } from "../model/text.ts";
import type { Host } from "../platform/host.ts";

/**
 * Why Lanser does not start a server on a tree: the server would check other files than its command, or would read
 * files outside the repository.
 */
export type Refusal = { readonly code: "server-configuration" | "outside"; readonly message: string };

/** A reference that leaves the tree. `line` counts from 1; null if it is unknown. */
export type Outward = { readonly path: string; readonly line: number | null } & (
  | {
      /** The reference as the text has it. */
      readonly written: string;
    }
  /** A file that could not be searched, so that its references are unknown. */
  | { readonly written: null; readonly why: string }
);

/** Texts by path. Null for a file whose text is on disk. */
export type OutwardTexts = ReadonlyMap<string, string | null>;

/** The tree in which references are searched. */
export type OutwardTree = {
  /** The tree on disk, absolute. */
  readonly root: string;
  /** The folder that the server opens, relative to the tree; "." for the top. */
  readonly project: string;
  /** The folder of the server's package. */
  readonly serverFolder: string;
  /** The folders in which Lanser found the tree's dependencies, with the layout of the tree; absolute. */
  readonly checkouts: readonly string[];
  /** The links of the tree and their targets, relative to the tree. */
  readonly links: readonly { readonly path: string; readonly place: string }[];
};

/** The search in a server's texts for references that leave the tree. */
export type OutwardSearch = {
  /**
   * Who checks the references of files on disk. `program`: `program` itself refuses them. `texts`: it does not, so
   * this search also gets these files.
   */
  readonly onDisk: "program" | "texts";
  /** Finds the first reference to an existing file outside the tree; undefined if no reference does. */
  readonly find: (
    host: Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "nodePath">,
    tree: OutwardTree,
    texts: OutwardTexts,
  ) => Promise<Outward | undefined>;
};

/** Describes a reference for a reason or an error, with its place. */
export function outwardMessage(outward: Outward): string {
  const { path, line } = outward;
  const place = line === null ? path : `${path}:${line}`;
  if (outward.written === null) return `${place}: Lanser cannot check its imports: ${outward.why}`;
  return `${place} refers to ${shortened(outward.written)}, outside the repository`;
}

const writtenLengthMax = 200;

/** Puts a reference on one line of at most 200 characters. A reference can span several lines of a comment. */
function shortened(written: string): string {
  // A comment of several lines has a star at the start of each.
  const one = written.replace(/\s+/gu, " ").replace(/^[ *]+|[ *]+$/gu, "");
  return one.length > writtenLengthMax ? `${one.slice(0, writtenLengthMax)}…` : one;
}

/**
 * Gives the line of a value in a configuration, to append to the file's name: ":3", or "" if the text has the value
 * in another form.
 */
export function placeOfValue(text: string | undefined, value: string): string {
  const at = splitText(text ?? "").findIndex((line) => line.includes(value));
  return at < 0 ? "" : `:${at + 1}`;
}
