/** Writes trees to disk from git objects alone: no checkout, no filter, no hook, no link that leads out of it. */

import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { SkipKind } from "../model/codes.ts";
import type { Repository } from "./git.ts";
import { type FollowedLink, followLinks } from "./links.ts";
import { listTree, type TreeEntry } from "./listing.ts";
import { showPath, unsafeNameReason } from "./names.ts";
import { fileBytesMax } from "./objects.ts";

export type TreeLimits = {
  readonly filesMax: number;
  readonly fileBytesMax: number;
  readonly pathBytesMax: number;
  readonly componentBytesMax: number;
  readonly depthMax: number;
};

export const defaultCaps: TreeLimits = {
  filesMax: 200_000,
  fileBytesMax,
  pathBytesMax: 4_096,
  componentBytesMax: 255,
  depthMax: 256,
};

export type MaterialisedFile = { readonly path: string; readonly blob: string; readonly size: number };
/** Entry that was not written; `blob` is the id of a link's text, or the commit of a submodule. */
export type SkippedEntry = {
  readonly path: string;
  readonly reason: string;
  readonly kind: SkipKind;
  readonly blob?: string;
};
export type WrittenFiles = {
  readonly files: readonly MaterialisedFile[];
  /** Links that lead to one of the files, or to a folder of them. */
  readonly links: readonly FollowedLink[];
  readonly skipped: readonly SkippedEntry[];
};

/** Tree that was written, on the same file system. */
export type WrittenTree = { readonly folder: string; readonly files: readonly MaterialisedFile[] };

/** Files that exist before the tree is written. */
export type PresentFiles = {
  /** Blobs of the files in the folder, by path: each is correct as it is. */
  readonly blobs: ReadonlyMap<string, string>;
  /** Receives the path of each other file that is written, or linked. */
  readonly touched: (path: string) => void;
};

/**
 * Writes the plain files of a tree into `folder`, which the caller made and nothing else writes to, and the links
 * among them. The lists are in git's order. Content goes straight from `cat-file --batch` to a file that did not
 * exist before. A file that `like` also has is a hard link to that, so a file of a tree is only ever replaced,
 * never written to.
 */
export async function writeFiles(
  repository: Repository,
  tree: string,
  folder: string,
  caps: TreeLimits,
  {
    like,
    present,
  }: { readonly like?: WrittenTree | undefined; readonly present?: PresentFiles | undefined } = {},
): Promise<WrittenFiles> {
  const known = new Map(like?.files.map(({ path, blob }) => [path, blob] as const));
  const outcomes: (MaterialisedFile | SkippedEntry)[] = [];
  const window = new Window();
  const folders = new Set<string>();
  const names = new Set<string>();
  const links: LinkEntry[] = [];
  let files = 0;
  for (const [index, entry] of (await listTree(repository, tree)).entries()) {
    const choice = choose(entry, caps, files);
    if ("kind" in choice) {
      outcomes[index] = choice;
      if (choice.kind === "symlink")
        links.push({ index, path: choice.path, blob: entry.id, size: entry.size });
      continue;
    }
    files++;
    if (present?.blobs.get(choice.path) === choice.blob) {
      outcomes[index] = choice;
      continue;
    }
    present?.touched(choice.path);
    // Of two names that a file system may take for one, the first in git's order is the one that is written.
    const folded = choice.path.normalize("NFC").toLowerCase();
    if (names.has(folded)) await window.drained();
    names.add(folded);
    const same = known.get(choice.path) === choice.blob ? like?.folder : undefined;
    const linked = same === undefined ? undefined : linkOut(choice, { folder, folders, same });
    if (linked !== undefined) outcomes[index] = linked;
    else
      await window.admit(choice.size, async () => {
        outcomes[index] = await writeOut(repository, choice, { folder, folders });
      });
  }
  await window.drained();
  const written = outcomes.filter((outcome) => "size" in outcome);
  const linked = await writeLinks(repository, links, written, folder);
  for (const { index, skipped } of linked.left) outcomes[index] = skipped;
  const isLinked = new Set(linked.followed.map(({ path }) => path));
  return {
    files: written,
    links: linked.followed,
    skipped: outcomes
      .filter((one) => "kind" in one)
      .filter((one) => one.kind !== "symlink" || !isLinked.has(one.path)),
  };
}

type LinkEntry = {
  /** Index in the tree's order. */
  readonly index: number;
  readonly path: string;
  readonly blob: string;
  readonly size: number | null;
};

/** Maximum length of a link; a longer one is not followed. */
const linkBytesMax = 4_096;

/** Writes the links after all files: then the target of a link is known, and no link is on the path to a file. */
async function writeLinks(
  repository: Repository,
  entries: readonly LinkEntry[],
  files: readonly MaterialisedFile[],
  folder: string,
): Promise<{
  readonly followed: readonly FollowedLink[];
  readonly left: readonly { readonly index: number; readonly skipped: SkippedEntry }[];
}> {
  const targets: { readonly path: string; readonly target: string }[] = [];
  const reasons = new Map<string, string>();
  for (const { path, blob, size } of entries) {
    const answer =
      size === null || size > linkBytesMax ? undefined : await repository.objects.read(blob, linkBytesMax);
    if (answer?.kind === "object") targets.push({ path, target: answer.bytes.toString("utf8") });
    else reasons.set(path, size === null ? "is not in this clone" : "is too long");
  }
  const { followed, left } = followLinks(
    targets,
    files.map(({ path }) => path),
  );
  for (const { path, why } of left) reasons.set(path, why);
  const made = followed.filter(({ path, place }) => {
    const target = join(folder, path);
    try {
      mkdirSync(dirname(target), { recursive: true });
      symlinkSync(relative(dirname(target), join(folder, place)), target);
      return true;
    } catch (error) {
      const skipped = refusal[(error as NodeJS.ErrnoException).code ?? ""];
      if (skipped === undefined) throw error;
      reasons.set(path, skipped.reason);
      return false;
    }
  });
  return {
    followed: made,
    left: entries.flatMap(({ index, path, blob }) => {
      const why = reasons.get(path);
      const reason = `a symbolic link that ${why}`;
      return why === undefined ? [] : [{ index, skipped: { path, kind: "symlink", reason, blob } }];
    }),
  };
}

function choose(entry: TreeEntry, caps: TreeLimits, files: number): MaterialisedFile | SkippedEntry {
  const skip = (kind: SkipKind, reason: string) => ({ path: showPath(entry.path), kind, reason });
  if (typeof entry.path !== "string") return skip("not-utf8", "its name is not UTF-8");
  const bad = unsafeNameReason(entry.path);
  if (bad !== undefined) return skip("bad-name", `its name ${bad}`);
  if (entry.type === "commit")
    return { ...skip("submodule", "skips a submodule without its commit"), blob: entry.id };
  const over = overCap(entry.path, caps);
  if (over !== undefined) return skip("cap", over);
  if (entry.mode === "120000") return skip("symlink", "a symbolic link");
  if (entry.size === null) return skip("missing", "its content is not in this clone");
  if (entry.size > caps.fileBytesMax)
    return skip("too-large", `${entry.size} bytes, more than ${caps.fileBytesMax}`);
  if (files >= caps.filesMax) return skip("cap", `more than ${caps.filesMax} files`);
  return { path: entry.path, blob: entry.id, size: entry.size };
}

function overCap(path: string, caps: TreeLimits): string | undefined {
  const parts = path.split("/");
  if (Buffer.byteLength(path) > caps.pathBytesMax)
    return `its path is longer than ${caps.pathBytesMax} bytes`;
  if (parts.length > caps.depthMax) return `it is deeper than ${caps.depthMax} folders`;
  if (parts.some((part) => Buffer.byteLength(part) > caps.componentBytesMax)) {
    return `a component of its path is longer than ${caps.componentBytesMax} bytes`;
  }
  return undefined;
}

type Target = {
  readonly folder: string;
  /** Folders that exist already. */
  readonly folders: Set<string>;
};

/**
 * Links a file to the same file of another tree, in the absolute folder `same`; undefined if the file must be
 * written.
 */
function linkOut(
  file: MaterialisedFile,
  { same, ...to }: Target & { readonly same: string },
): MaterialisedFile | SkippedEntry | undefined {
  return unlessRefused(file, () => (isLinked(join(same, file.path), placeFor(file, to)) ? file : undefined));
}

async function writeOut(
  repository: Repository,
  file: MaterialisedFile,
  to: Target,
): Promise<MaterialisedFile | SkippedEntry> {
  const answer = await repository.objects.read(file.blob, file.size);
  if (answer.kind !== "object")
    return { path: file.path, kind: "missing", reason: "its content is not in this clone" };
  return unlessRefused(file, () => {
    writeFileSync(placeFor(file, to), answer.bytes, { flag: "wx", mode: 0o644 });
    return file;
  });
}

function placeFor({ path }: MaterialisedFile, { folder, folders }: Target): string {
  const target = join(folder, path);
  const parent = dirname(target);
  if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
  folders.add(parent);
  return target;
}

function unlessRefused<Made>(file: MaterialisedFile, make: () => Made): Made | SkippedEntry {
  try {
    return make();
  } catch (error) {
    const skipped = refusal[(error as NodeJS.ErrnoException).code ?? ""];
    if (skipped === undefined) throw error;
    return { path: file.path, ...skipped };
  }
}

/** Makes a hard link. Returns false if this file system has no links, or no more of this file. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code in refusal) throw error;
    return false;
  }
}

/** Reasons for names that git distinguishes and this file system cannot; if it can, both are written. */
const refusal: Readonly<Record<string, Omit<SkippedEntry, "path">>> = {
  EEXIST: { kind: "case-collision", reason: "this file system takes its name for another one's" },
  ENOTDIR: { kind: "case-collision", reason: "this file system takes a folder of it for a file" },
  EISDIR: { kind: "case-collision", reason: "this file system takes its name for a folder's" },
  ENAMETOOLONG: { kind: "cap", reason: "its path is longer than this file system allows" },
};

const openFilesMax = 32;
const heldBytesMax = 64 * 1024 * 1024;

/** Limits the number of files and bytes that are written at a time; a single larger file is written alone. */
class Window {
  #open = 0;
  #held = 0;
  #failure: { readonly error: unknown } | undefined;
  #wake: (() => void) | undefined;

  async admit(bytes: number, work: () => Promise<void>): Promise<void> {
    while (this.#open > 0 && (this.#open >= openFilesMax || this.#held + bytes > heldBytesMax))
      await this.#change();
    if (this.#failure !== undefined) return;
    this.#open++;
    this.#held += bytes;
    void work()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => {
        this.#open--;
        this.#held -= bytes;
        this.#wake?.();
      });
  }

  async drained(): Promise<void> {
    while (this.#open > 0) await this.#change();
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
