/**
 * Digests everything that a server can read on disk: every file of a tree, and everything that its links and the
 * toolchain's search paths lead to. It digests contents, not names and versions, because people edit installed
 * packages in place.
 */
import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { compareText } from "../../../model/order.ts";
import { isInside } from "../../../model/paths.ts";
import { readFileBytes } from "../../../platform/files.ts";
import { createSha256, sha256Hex } from "../../../platform/hashing.ts";

/** One pass over the disk: folders that several trees lead to are listed once. */
export type DiskPass = {
  readonly contents: (root: string, places: readonly string[]) => Contents | NoContents;
};

/** Digest and stamp. Equal digests mean equal contents. Equal stamps mean the same files, not written to in between. */
type Contents = { readonly digest: string; readonly stamp: string };

/** Digests that another run computed of the same files, by their stamp from the file system. */
export type KnownContents = {
  readonly read: (stamp: string) => { readonly digest: string; readonly writtenMs: number } | undefined;
  readonly write: (stamp: string, digest: string) => void;
};

/** Reason why the contents cannot be determined. */
export type NoContents = { readonly why: string };

const filesMax = 300_000;
const bytesMax = 2 * 1024 ** 3;
/**
 * Resolution of file times in milliseconds. File systems distinguish only some milliseconds, so a second write right
 * after the first leaves the same time.
 */
const restMs = 2_000;

/** Large files of which a server uses only the name: their size counts, but their content is not read. */
const unread =
  /\.(?:pyc|pyo|so(?:\.[\d.]+)?|pyd|dll|dylib|a|o|lib|exe|node|wasm|map|png|jpe?g|gif|ico|whl)$/iu;

/**
 * Starts a pass over the disk, for the cache keys of one run. `root` and `places` are absolute; places need not exist.
 * Digests of packages come from `known` if no file has changed since, because reading a large environment takes long.
 */
export function lookAtDisk(known: KnownContents): DiskPass {
  const listed = new Map<string, Listing>();
  return {
    contents: (root, places) => {
      try {
        const all = list(root, places, listed);
        const parts = [
          digestOf([all.tree], "anywhere"),
          knownDigest(all.outside, "there", known),
          all.missing,
        ];
        return { digest: sha256Hex(JSON.stringify(parts)), stamp: all.stamp };
      } catch (error) {
        return { why: whyUnlisted(error) };
      }
    },
  };
}

/**
 * Digests the contents of folders of packages, wherever the folders are. Links out of them are followed, but not into
 * `top`: those packages are sources of the repository.
 */
export function digestPackages(
  folders: readonly string[],
  top: string,
  known: KnownContents,
): string | NoContents {
  try {
    const count = { files: 0 };
    const listed: Listing[] = [];
    const waiting = folders.flatMap((folder) => realOf(folder) ?? []);
    // The loop also visits elements that its body appends.
    for (const place of waiting) {
      if (listed.some((one) => isListed(place, one))) continue;
      const one = listing(place, "searched", count);
      const entries = one.entries.filter(({ path }) => !ofInstaller.test(path));
      listed.push({ ...one, entries: entries.map((entry) => withoutPlace(entry, one.top)) });
      waiting.push(...one.leads.filter((lead) => !isInside(lead, top)));
    }
    return knownDigest(listed, "anywhere", known);
  } catch (error) {
    return { why: whyUnlisted(error) };
  }
}

/**
 * Files and folders in which installers and tools keep records and caches. They have times and absolute paths, and no
 * server reads code there. pnpm, Yarn and Bun keep the packages themselves in hidden folders.
 */
const ofInstaller =
  /^\/\.(?!(?:pnpm|store|bun)(?:\/|$))|\/\.bin(?:\/|$)|\.dist-info\/(?:RECORD|direct_url\.json)$/u;

/** Names the target of a link by the way to it, so that a copy of all folders has the same entry. */
function withoutPlace(entry: Entry, top: string): Entry {
  if (entry.kind !== "link" || !entry.to.startsWith(outsidePrefix)) return entry;
  return { ...entry, to: `${outsidePrefix}${relative(top, entry.to.slice(outsidePrefix.length))}` };
}

const outsidePrefix = "outside: ";

/**
 * Lists all files again at the end of a run. Returns a function that is true if the files of a root are unchanged since
 * `stamp`: only then does the cache key describe what the server read.
 */
export function createChangeGuard(): (root: string, places: readonly string[], stamp: string) => boolean {
  const listed = new Map<string, Listing>();
  return (root, places, stamp) => {
    try {
      return list(root, places, listed).stamp === stamp;
    } catch {
      return false;
    }
  };
}

function whyUnlisted(error: unknown): string {
  if (error instanceof TooMuch) return error.message;
  return `Lanser cannot list the server's files (${(error as NodeJS.ErrnoException).code})`;
}

type Entry =
  | { readonly kind: "folder" | "other"; readonly path: string }
  | { readonly kind: "file"; readonly path: string; readonly size: number; readonly state: string }
  | { readonly kind: "link"; readonly path: string; readonly to: string };

/** Everything below one folder, or one file. */
type Listing = {
  /** Real path of the folder or file; absolute. */
  readonly top: string;
  /** Kind of the listing; `searched`: a folder in which a language searches its modules. */
  readonly kind: "whole" | "searched";
  readonly entries: readonly Entry[];
  /** Real paths that links lead to outside of it; absolute. */
  readonly leads: readonly string[];
  readonly newestMs: number;
  /** Digest of the file system's metadata of all of it. */
  readonly stamp: string;
};

type All = {
  readonly tree: Listing;
  readonly outside: readonly Listing[];
  /** Places that do not exist. */
  readonly missing: readonly string[];
  /** Digest of the file system's metadata of everything: equal stamps mean equal files. */
  readonly stamp: string;
};

class TooMuch extends Error {}

/**
 * Lists all files that a server can read: the tree, the given places, the targets of links, and the configurations and
 * packages in folders above. Follows links of listed folders until nothing new appears.
 */
function list(root: string, places: readonly string[], known: Map<string, Listing>): All {
  const count = { files: 0 };
  const tree = listing(realpathSync(root), "whole", count);
  const real = places.map((place) => [place, realOf(place)] as const);
  const missing = real.flatMap(([place, found]) => (found === undefined ? [place] : []));
  const searched = new Set(real.flatMap(([, found]) => found ?? []));
  const named = [...tree.leads, ...searched];
  const seen = new Set<string>();
  const waiting = [
    ...named,
    ...foundAbove(tree.top, configuring, seen),
    ...named.flatMap((top) => abovePackages(top, seen)),
  ].sort((one, other) => one.length - other.length || compareText(one, other));
  const outside: Listing[] = [];
  // The loop also visits elements that its body appends.
  for (const top of waiting) {
    if ([tree, ...outside].some((one) => isListed(top, one))) continue;
    const kind = searched.has(top) ? "searched" : "whole";
    const listed = known.get(`${kind} ${top}`) ?? listing(top, kind, count);
    known.set(`${kind} ${top}`, listed);
    outside.push(listed);
    waiting.push(...listed.leads, ...listed.leads.flatMap((lead) => abovePackages(lead, seen)));
  }
  return { tree, outside, missing, stamp: stampOf([tree, ...outside]) };
}

/** Names that a server also reads in the folders above a tree. */
const configuring = [
  "node_modules",
  "package.json",
  "tsconfig.json",
  "jsconfig.json",
  "pyrightconfig.json",
  "pyproject.toml",
  "ruff.toml",
  ".ruff.toml",
  ".shellcheckrc",
  "shellcheckrc",
  ".oxlintrc.json",
  ".oxlintrc.jsonc",
  ...["js", "mjs", "cjs", "ts", "mts", "cts"].flatMap((end) => [
    `eslint.config.${end}`,
    `oxlint.config.${end}`,
  ]),
  "typings",
];
/** Names that are also read in the folders above a Node package, where it finds the packages that it imports. */
const packaging = ["node_modules", "package.json"];

function abovePackages(top: string, seen: Set<string>): readonly string[] {
  return /\/node_modules(?:\/|$)/u.test(top) ? foundAbove(top, packaging, seen) : [];
}

/** Returns the real paths of files with these names in all folders above a path. `seen` prevents repeated searches. */
function foundAbove(top: string, names: readonly string[], seen: Set<string>): readonly string[] {
  const found: string[] = [];
  for (let folder = dirname(top); ; folder = dirname(folder)) {
    for (const name of names) {
      const place = join(folder, name);
      if (seen.has(place)) continue;
      seen.add(place);
      const real = realOf(place);
      if (real !== undefined) found.push(real);
    }
    if (folder === dirname(folder)) return found;
  }
}

/** Returns the real path of a place, without links; undefined if the place does not exist. */
function realOf(place: string): string | undefined {
  try {
    return realpathSync(place);
  } catch {
    return undefined;
  }
}

/**
 * Pattern of a folder of installed packages. It can be below a folder in which Python searches modules, but no module
 * has a hyphen in its name. So its files count only if the folder itself is a search path.
 */
const installedPackages = /\/(?:site|dist)-packages(?:\/|$)/u;

function isListed(place: string, { top, kind }: Pick<Listing, "top" | "kind">): boolean {
  return isInside(place, top) && !(kind === "searched" && installedPackages.test(place.slice(top.length)));
}

/**
 * Lists one folder with everything below it, or one file, in a fixed order. Links are not followed; their targets
 * outside are in `leads`. Throws TooMuch if the server can read too many files.
 */
function listing(top: string, kind: Listing["kind"], count: { files: number }): Listing {
  const entries: Entry[] = [];
  const leads: string[] = [];
  let newestMs = 0;
  const file = (path: string) => {
    const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(top + path, { bigint: true });
    newestMs = Math.max(newestMs, Number(ctimeNs / 1_000_000n));
    const state = [dev, ino, size, mtimeNs, ctimeNs].join(" ");
    entries.push({ kind: "file", path, size: Number(size), state });
    count.files += 1;
    if (count.files > filesMax) throw new TooMuch(`the server can read more than ${filesMax} files`);
  };
  const link = (path: string) => {
    const real = realOf(top + path);
    if (real === undefined) entries.push({ kind: "link", path, to: `nowhere: ${readlinkSync(top + path)}` });
    else if (isListed(real, { top, kind }))
      entries.push({ kind: "link", path, to: `inside: ${real.slice(top.length)}` });
    else {
      entries.push({ kind: "link", path, to: `${outsidePrefix}${real}` });
      leads.push(real);
    }
  };
  const walk = (folder: string): void => {
    entries.push({ kind: "folder", path: folder });
    const inside = readdirSync(top + folder, { withFileTypes: true });
    for (const entry of inside.sort((one, other) => compareText(one.name, other.name))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isFile()) file(path);
      else if (entry.isSymbolicLink()) link(path);
      // Every run of the project rewrites compiled modules, and no server that checks sources reads them.
      else if (entry.isDirectory() && entry.name !== "__pycache__") {
        if (isListed(top + path, { top, kind })) walk(path);
      } else if (!entry.isDirectory()) entries.push({ kind: "other", path });
    }
  };
  const stats = statSync(top);
  if (stats.isDirectory()) walk("");
  else if (stats.isFile()) file("");
  return { top, kind, entries, leads, newestMs, stamp: sha256Hex(JSON.stringify([top, entries])) };
}

function stampOf(all: readonly Listing[]): string {
  return sha256Hex(JSON.stringify(all.map(({ stamp }) => stamp)));
}

/**
 * Returns the digest of listings, from an earlier run if possible. A known digest counts only if it was written well
 * after the newest file: a file could have changed again within the resolution of its time.
 */
function knownDigest(all: readonly Listing[], where: Where, known: KnownContents): string {
  const stamp = stampOf(all);
  const before = known.read(stamp);
  const newestMs = all.reduce((newest, one) => Math.max(newest, one.newestMs), 0);
  if (before !== undefined && before.writtenMs > newestMs + restMs) return before.digest;
  const digest = digestOf(all, where);
  known.write(stamp, digest);
  return digest;
}

type Where = "anywhere" | "there";

/**
 * Digests the contents of listings. Leaves out the place of a tree ("anywhere"), which differs in every run. Keeps the
 * place of packages ("there"), which is part of a server's configuration. Throws TooMuch over `bytesMax`.
 */
function digestOf(all: readonly Listing[], where: Where): string {
  const hash = createSha256();
  let bytes = 0;
  for (const { top, entries } of all) {
    hash.update(`${JSON.stringify(where === "there" ? top : "")}\n`);
    for (const entry of entries) {
      if (entry.kind !== "file") hash.update(`${JSON.stringify(entry)}\n`);
      else {
        const { path, size } = entry;
        const isRead = !unread.test(path);
        if (isRead) bytes += size;
        if (bytes > bytesMax) throw new TooMuch(`the server can read more than ${bytesMax} bytes`);
        const content = isRead ? sha256Hex(readFileBytes(top + path, bytesMax)) : "by its name";
        hash.update(`${JSON.stringify(["file", path, size, content])}\n`);
      }
    }
  }
  return hash.digest("hex");
}
