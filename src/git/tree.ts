/**
 * Writes trees to disk from git objects alone. `git checkout` would run filters and hooks of an untrusted repository
 * and follow its links out of the folder.
 */

import { linkSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { SkipKind } from "../model/codes.ts";
import type { Repository } from "./git.ts";
import { type FollowedLink, followLinks } from "./links.ts";
import { listTree, type TreeEntry } from "./listing.ts";
import { showPath, unsafeNameReason } from "./names.ts";
import { fileBytesMax } from "./objects.ts";

/** Limits on a tree that is written to disk. */
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
/** Entry that was not written. `reason` follows the path. `blob` is the id of a link's text or a submodule's commit. */
export type SkippedEntry = {
  readonly path: string;
  readonly reason: string;
  readonly kind: SkipKind;
  readonly blob?: string;
};
/** Result of `writeFiles`. */
export type WrittenFiles = {
  readonly files: readonly MaterialisedFile[];
  /** Links that point to one of the files, or to a folder with files. */
  readonly links: readonly FollowedLink[];
  readonly skipped: readonly SkippedEntry[];
};

/** A tree that an earlier call wrote, on the same file system. */
export type WrittenTree = { readonly folder: string; readonly files: readonly MaterialisedFile[] };

/** Files of an earlier run that exist in the folder already, so that they need not be written again. */
export type PresentFiles = {
  /** Blob ids of the existing files by path. The content of each file is checked. */
  readonly blobs: ReadonlyMap<string, string>;
  /** Called with the path of each other file, before it is written or linked. */
  readonly touched: (path: string) => void;
};

/**
 * Writes the regular files of a tree into `folder`, and the symbolic links between them. The caller made the folder, and
 * nothing else writes to it. Returns what was written and what was skipped, in git's order. A file is always created
 * new, so that no write follows a link. A file that the tree `like` also has becomes a hard link to it, which saves
 * most of the disk. So a written file must never be changed, only replaced.
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
    // The file system can treat two names as one. Wait, so that always the first name in git's order is written.
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

/**
 * Writes the links, after all files: then the target of each link is known, and no file is written through a link.
 * Links out of the tree and circular links are left out, each with the reason.
 */
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

/**
 * Decides whether an entry is written or skipped, and why. Anybody can propose a tree with names or sizes that harm the
 * machine. `files` is the number of files that are chosen so far.
 */
function choose(entry: TreeEntry, caps: TreeLimits, files: number): MaterialisedFile | SkippedEntry {
  const skip = (kind: SkipKind, reason: string) => ({ path: showPath(entry.path), kind, reason });
  if (typeof entry.path !== "string") return skip("not-utf8", "the name is not UTF-8");
  const bad = unsafeNameReason(entry.path);
  if (bad !== undefined) return skip("bad-name", `the path ${bad}`);
  if (entry.type === "commit")
    return { ...skip("submodule", "a submodule whose commit is not in this clone"), blob: entry.id };
  const over = overCap(entry.path, caps);
  if (over !== undefined) return skip("cap", over);
  if (entry.mode === "120000") return skip("symlink", "a symbolic link");
  if (entry.size === null) return skip("missing", "the content is not in this clone");
  if (entry.size > caps.fileBytesMax)
    return skip("too-large", `the file has ${entry.size} bytes, and the limit is ${caps.fileBytesMax}`);
  if (files >= caps.filesMax) return skip("cap", `the tree has more than ${caps.filesMax} files`);
  return { path: entry.path, blob: entry.id, size: entry.size };
}

/**
 * Explains which limit a path exceeds, or returns undefined. Longer paths fail on some file systems or overflow tools.
 */
function overCap(path: string, caps: TreeLimits): string | undefined {
  const parts = path.split("/");
  if (Buffer.byteLength(path) > caps.pathBytesMax)
    return `the path is longer than ${caps.pathBytesMax} bytes`;
  if (parts.length > caps.depthMax) return `the path is deeper than ${caps.depthMax} folders`;
  if (parts.some((part) => Buffer.byteLength(part) > caps.componentBytesMax)) {
    return `a component of the path is longer than ${caps.componentBytesMax} bytes`;
  }
  return undefined;
}

type Target = {
  readonly folder: string;
  /** Folders that exist already. */
  readonly folders: Set<string>;
};

/**
 * Makes a file a hard link to the same file of another tree, in the absolute folder `same`. Undefined if the file
 * system cannot link it, so that it must be written.
 */
function linkOut(
  file: MaterialisedFile,
  { same, ...to }: Target & { readonly same: string },
): MaterialisedFile | SkippedEntry | undefined {
  return unlessRefused(file, () => (isLinked(join(same, file.path), placeFor(file, to)) ? file : undefined));
}

/** Reads a blob and writes it to a new file. Skips the file if a partial clone does not have the blob. */
async function writeOut(
  repository: Repository,
  file: MaterialisedFile,
  to: Target,
): Promise<MaterialisedFile | SkippedEntry> {
  const answer = await repository.objects.read(file.blob, file.size);
  if (answer.kind !== "object")
    return { path: file.path, kind: "missing", reason: "the content is not in this clone" };
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

/**
 * Makes a file, or skips it if this file system cannot have its name. Other errors, such as a full disk, are thrown:
 * they are no property of the tree.
 */
function unlessRefused<Made>(file: MaterialisedFile, make: () => Made): Made | SkippedEntry {
  try {
    return make();
  } catch (error) {
    const skipped = refusal[(error as NodeJS.ErrnoException).code ?? ""];
    if (skipped === undefined) throw error;
    return { path: file.path, ...skipped };
  }
}

/** Makes a hard link. Returns false if this file system has no hard links, or no more for this file. */
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

/**
 * Why a name cannot be written, by the code of the error. Some file systems treat names as equal that git
 * distinguishes.
 */
const refusal: Readonly<Record<string, Omit<SkippedEntry, "path">>> = {
  EEXIST: { kind: "case-collision", reason: "on this file system another file has the same name" },
  ENOTDIR: { kind: "case-collision", reason: "on this file system a file has the name of its folder" },
  EISDIR: { kind: "case-collision", reason: "on this file system a folder has the same name" },
  ENAMETOOLONG: { kind: "cap", reason: "the path is longer than this file system allows" },
};

const openFilesMax = 32;
const heldBytesMax = 64 * 1024 * 1024;

/**
 * Limits the files and bytes that are written at the same time, so that a large tree needs little memory. A file over
 * the limit of bytes is written alone. The first failure stops new work, and `drained` throws it.
 */
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
