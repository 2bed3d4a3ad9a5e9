/**
 * Keeps the trees of the last run over a repository, so that the next run writes only what differs. A run moves the
 * trees into its own folder and puts them back at its end, so two runs at once never share them. The metadata of the
 * file system shows which files are unchanged (`src/git/kept-files.ts`), if only this user can have written them. A
 * damaged list, another file system or a full disk costs a run only time.
 */
import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  compareWithKnown,
  fileState,
  type KnownFile,
  keepOnly,
  type LookedThrough,
} from "../git/kept-files.ts";
import type { TreeEntry } from "../git/listing.ts";
import type { MaterialisedFile, PresentFiles } from "../git/tree.ts";
import type { Side } from "../model/report.ts";
import { readFileText } from "../platform/files.ts";
import { leadsInto, ownFolder } from "../platform/folders.ts";
import { sha256Hex } from "../platform/hashing.ts";

/** Maximum number of repositories, the last used ones, and of bytes for each. */
const [repositoriesMax, bytesMax] = [4, 512 * 1024 * 1024];

/** Trees that a run has taken and works with. */
export type TakenTrees = {
  /** Returns the files of a side's tree that are already there; all others are removed. */
  readonly present: (side: Side, entries: readonly TreeEntry[]) => PresentFiles;
  /**
   * Records what the trees hold, before anybody reads them; they are kept when the run has ended. A write within the
   * same tick of the file system's clock is not seen: a server that gets such trees runs nothing of the repository.
   */
  readonly written: (files: Readonly<Record<Side, readonly MaterialisedFile[]>>) => void;
};

/** Trees of earlier runs. Disposing it at the end of a run keeps the trees for the next one. */
export type KeptTrees = Disposable & {
  /** Moves the trees to `base` and `head` in the folder of the run; undefined if nothing can be kept. */
  readonly take: () => TakenTrees | undefined;
};

/** Files of each side as they were when the trees were kept. */
type Index = Readonly<Record<Side, ReadonlyMap<string, KnownFile>>>;

const sides = ["base", "head"] as const;
/** Index without files, for a first run. */
const nothing: Index = { base: new Map(), head: new Map() };

/** Folders that keeping trees needs. */
export type KeptTreesRequest = {
  /**
   * Folder of the kept trees; absolute, created when something is kept. Null and undefined keep nothing, and neither
   * does a folder in the repository.
   */
  readonly treesFolder?: string | null;
  /** Top folder of the repository, absolute. */
  readonly top: string;
  /** Folder that this process has made, absolute. */
  readonly scratch: string;
};

/**
 * Opens the kept trees of a repository. Returns an object that keeps nothing if no folder is set, or if the folder is
 * in the repository: a change could then write to the trees.
 */
export function openKeptTrees({ treesFolder: folder = null, top, scratch }: KeptTreesRequest): KeptTrees {
  if (folder === null || leadsInto(folder, top))
    return { take: () => undefined, [Symbol.dispose]: () => undefined };
  const place = { folder, scratch, slot: join(folder, sha256Hex(top)) };
  let toKeep: Index | undefined;
  return {
    take: () => {
      const known = isUsable(place) ? taken(place) : undefined;
      if (known === undefined) return undefined;
      const looked = { base: lookedAt(scratch, "base", known), head: lookedAt(scratch, "head", known) };
      const touched = new Set<string>();
      const touch = (path: string) => void touched.add(path);
      return {
        present: (side, entries) => ({
          blobs: keepOnly(join(scratch, side), looked[side], plainFiles(entries), touch),
          touched: touch,
        }),
        written: (files) => {
          if (bytesIn(files) > bytesMax) return;
          const on = (side: Side) =>
            new Map(files[side].flatMap((file) => knownNow(join(scratch, side), file, known[side], touched)));
          toKeep = { base: on("base"), head: on("head") };
        },
      };
    },
    [Symbol.dispose]: () => {
      if (toKeep !== undefined) putBack(place, toKeep);
    },
  };
}

/** Folder of all kept trees, folder of this run, and folder of this repository's trees (`slot`). */
type Place = { readonly folder: string; readonly scratch: string; readonly slot: string };

/**
 * True if the folder belongs to this user and is on the same file system. Another owner could write to the trees, and
 * only on one file system is a move atomic.
 */
function isUsable({ folder, scratch }: Place): boolean {
  try {
    const own = lstatSync(scratch);
    return ownFolder(folder, own.uid) && lstatSync(folder).dev === own.dev;
  } catch {
    return false;
  }
}

/**
 * Moves the kept trees into the folder of the run. Returns an empty index if there are none, or if another user could
 * have changed them.
 */
function taken({ scratch, slot }: Place): Index {
  const folder = join(scratch, "kept");
  try {
    renameSync(slot, folder);
  } catch {
    return nothing;
  }
  try {
    const stats = lstatSync(folder);
    if (!stats.isDirectory() || stats.uid !== lstatSync(scratch).uid || (stats.mode & 0o022) !== 0)
      return nothing;
    const index = indexIn(readFileText(join(folder, "index.json")));
    for (const side of index === undefined ? [] : sides) renameSync(join(folder, side), join(scratch, side));
    return index ?? nothing;
  } catch {
    return nothing;
  }
}

/** Parses the list of kept files; undefined if it is damaged. Then the run writes all files again. */
function indexIn(text: string): Index | undefined {
  const read = JSON.parse(text) as unknown;
  if (!isRecord(read)) return undefined;
  const on = (side: Side) => {
    const files = isRecord(read[side]) ? Object.entries(read[side]) : [];
    return new Map(
      files.flatMap(([path, told]) => {
        const [blob, state] = Array.isArray(told) ? (told as readonly unknown[]) : [];
        return typeof blob === "string" && typeof state === "string" ? [[path, { blob, state }]] : [];
      }),
    );
  };
  return { base: on("base"), head: on("head") };
}

/** True for an object, also for an array. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/**
 * Compares a side with its list. The caller does this for both sides before it removes anything: removing a file that
 * both sides share changes its metadata.
 */
function lookedAt(scratch: string, side: Side, known: Index): LookedThrough {
  const root = join(scratch, side);
  mkdirSync(root, { recursive: true });
  try {
    return compareWithKnown(root, known[side]);
  } catch {
    // A server can leave a folder that cannot be read, but it can still be moved away.
    renameSync(root, join(scratch, `left-${side}`));
    mkdirSync(root);
    return { intact: new Map(), others: [], folders: [] };
  }
}

/** Returns the blobs of regular files by path. Links and submodules are not kept. */
function plainFiles(entries: readonly TreeEntry[]): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap(({ path, mode, id }) =>
      typeof path === "string" && mode.startsWith("100") ? [[path, id] as const] : [],
    ),
  );
}

/**
 * Returns the entry of a file for the list. An untouched file keeps its known state; otherwise its metadata is read.
 * Empty if the file is gone.
 */
function knownNow(
  root: string,
  { path, blob }: MaterialisedFile,
  known: ReadonlyMap<string, KnownFile>,
  touched: ReadonlySet<string>,
): readonly (readonly [string, KnownFile])[] {
  const before = touched.has(path) ? undefined : known.get(path);
  const state = before?.state ?? fileState(join(root, path));
  return state === undefined ? [] : [[path, { blob, state }]];
}

/** Returns the bytes on disk of both trees. A file that both trees share counts once. */
function bytesIn({ base, head }: Readonly<Record<Side, readonly MaterialisedFile[]>>): number {
  const known = new Map(base.map(({ path, blob }) => [path, blob] as const));
  const own = head.filter(({ path, blob }) => known.get(path) !== blob);
  return [...base, ...own].reduce((sum, { size }) => sum + size, 0);
}

/**
 * Writes the list and moves the trees to their slot for the next run. Fails silently: without kept trees the next run
 * only takes longer.
 */
function putBack({ folder, scratch, slot }: Place, index: Index): void {
  try {
    const kept = join(scratch, "kept");
    rmSync(kept, { recursive: true, force: true });
    mkdirSync(kept, { mode: 0o700 });
    const told = (side: Side) =>
      Object.fromEntries([...index[side]].map(([path, { blob, state }]) => [path, [blob, state]] as const));
    writeFileSync(join(kept, "index.json"), JSON.stringify({ base: told("base"), head: told("head") }), {
      flag: "wx",
      mode: 0o600,
    });
    for (const side of sides) renameSync(join(scratch, side), join(kept, side));
    // If another run was faster, its trees are in the slot and the rename fails.
    renameSync(kept, slot);
    removeOldest(folder);
  } catch {
    // The next run writes the trees again.
  }
}

/** Removes the trees of all but the last used repositories, so that the folder does not grow. */
function removeOldest(folder: string): void {
  const slots = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    return { path, usedMs: lstatSync(path).mtimeMs };
  });
  slots.sort((one, other) => other.usedMs - one.usedMs || (one.path < other.path ? -1 : 1));
  for (const { path } of slots.slice(repositoriesMax)) rmSync(path, { recursive: true, force: true });
}
