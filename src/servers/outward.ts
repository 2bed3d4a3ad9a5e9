/**
 * References to something outside of the tree: they are found before a server is given them, because a server
 * follows them.
 */
import { splitText } from "../model/text.ts";
import type { Host } from "../platform/host.ts";

/**
 * The reason why a server is not started on a tree: it would not check what its command checks, or would read what
 * is not in the repository.
 */
export type Refusal = { readonly code: "server-configuration" | "outside"; readonly message: string };

/** A reference that leads out of the tree. `line` is counted from 1; null where it is not known. */
export type Outward = { readonly path: string; readonly line: number | null } & (
  | {
      /** The reference, as the text has it. */
      readonly written: string;
    }
  /** A file that could not be looked through: nobody knows what it refers to. */
  | { readonly written: null; readonly why: string }
);

/** Texts by path; null for a file whose text is the one on the disk. */
export type OutwardTexts = ReadonlyMap<string, string | null>;

export type OutwardTree = {
  /** The folder of the tree on disk, absolute. */
  readonly root: string;
  /** The folder that the server is opened on, relative to it; "." for the top. */
  readonly project: string;
  /** The folder in which the server's package lies. */
  readonly serverFolder: string;
  /** The folders in which its dependencies were found, laid out as the tree; absolute. */
  readonly checkouts: readonly string[];
  /** Links of the tree and where they lead to, relative to it. */
  readonly links: readonly { readonly path: string; readonly place: string }[];
};

/** The search through a server's texts for such references. */
export type OutwardSearch = {
  /**
   * The one who finds what the files on the disk refer to. `program`: that refuses it itself; `texts`: it does not,
   * and the files are looked through, too.
   */
  readonly onDisk: "program" | "texts";
  /** Finds the first that leads out of the tree to something that is there; undefined where none does. */
  readonly find: (
    host: Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "nodePath">,
    tree: OutwardTree,
    texts: OutwardTexts,
  ) => Promise<Outward | undefined>;
};

/** The words for a reference, for a reason and an error. */
export function outwardMessage(outward: Outward): string {
  const { path, line } = outward;
  const place = line === null ? path : `${path}:${line}`;
  if (outward.written === null) return `${place} cannot be looked through: ${outward.why}`;
  return `${place} refers to ${shortened(outward.written)}, outside the repository`;
}

const writtenLengthMax = 200;

function shortened(written: string): string {
  // In a comment over lines a star stands before it.
  const one = written.replace(/\s+/gu, " ").replace(/^[ *]+|[ *]+$/gu, "");
  return one.length > writtenLengthMax ? `${one.slice(0, writtenLengthMax)}…` : one;
}

/**
 * The place of a value in a configuration, to stand behind its name: ":3" where it stands on that line of the text;
 * empty where it stands there otherwise.
 */
export function placeOfValue(text: string | undefined, value: string): string {
  const at = splitText(text ?? "").findIndex((line) => line.includes(value));
  return at < 0 ? "" : `:${at + 1}`;
}
