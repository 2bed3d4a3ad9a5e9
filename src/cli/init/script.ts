/** How the packages of TypeScript and JavaScript are installed, by the lock files that show it. */
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { workspaceMembers } from "../../servers/typescript/roots.ts";
import { foldersAbove, isAside, isPlainPath, type Listing } from "./listing.ts";

/** `yarn` is the first yarn, `berry` every later one, `package` npm without a lock. */
export type ScriptInstall = {
  /** Where it is installed; "." for the top. */
  readonly folder: string;
  /** What says so, relative to the repository. */
  readonly files: readonly string[];
  readonly by: "npm" | "pnpm" | "yarn" | "berry" | "bun" | "package";
  /** Which of pnpm or yarn is to be taken; null where package.json names it for corepack. */
  readonly version: string | null;
  /** The packages of its workspace. */
  readonly members: readonly string[];
};

export type NodeVersion = { readonly file: string } | { readonly version: string };

/** In the order in which they are believed; npm's is last because others leave it behind when a project moves to them. */
const locks = [
  ["pnpm-lock.yaml", "pnpm"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["yarn.lock", "yarn"],
  ["npm-shrinkwrap.json", "npm"],
  ["package-lock.json", "npm"],
] as const;

const defaultNode = "24";

/** What installs the packages of one folder; undefined where nothing says so. */
export function scriptInstallIn(tree: Listing, folder: string): ScriptInstall | undefined {
  const at = (name: string) => inFolder(folder, name);
  const isPackage = tree.has(at("package.json"));
  // A lock file without the package that it locks belongs to something else.
  if (!isPackage && !tree.has(at("pnpm-workspace.yaml"))) return undefined;
  const manifest = json(tree.text(at("package.json")) ?? "");
  const shared = { folder, members: membersIn(tree, folder) };
  for (const [name, by] of locks) {
    if (!tree.has(at(name))) continue;
    const text = tree.text(at(name)) ?? "";
    const isLater = by === "yarn" && !/^# yarn lockfile v1$/m.test(text);
    return {
      ...shared,
      by: isLater ? "berry" : by,
      files: [at(name)],
      version: versionOf(manifest, by, text),
    };
  }
  return !isPackage ? undefined : { ...shared, by: "package", files: [at("package.json")], version: null };
}

/** corepack would take what is newest, which may not read the lock. */
function versionOf(manifest: unknown, by: string, lock: string): string | null {
  if (typeof member(manifest, "packageManager") === "string") return null;
  const named = member(member(manifest, "devEngines"), "packageManager");
  const version = member(named, "version");
  if (member(named, "name") === by && typeof version === "string" && /^\d+\.\d+\.\d+$/u.test(version))
    return version;
  if (by === "yarn") return yarnFor(lock);
  const format = /^lockfileVersion:\s*['"]?(\d+)/mu.exec(lock)?.[1] ?? "";
  return by === "pnpm" ? (pnpmByFormat[format] ?? "10.34.8") : null;
}

/** With `--immutable` a later one would write the lock anew, and fail. */
function yarnFor(lock: string): string {
  if (/^# yarn lockfile v1$/mu.test(lock)) return "1.22.22";
  const format = /^__metadata:\r?\n\s+version: (\d+)/mu.exec(lock)?.[1] ?? "";
  return yarnByFormat[format] ?? "4.18.1";
}

const yarnByFormat: Readonly<Record<string, string>> = { "4": "2.4.2", "5": "3.1.1", "6": "3.8.7" };

const pnpmByFormat: Readonly<Record<string, string>> = { "5": "7.33.7", "6": "8.15.9" };

function membersIn({ paths, text }: Listing, folder: string): readonly string[] {
  const inside = folder === "." ? paths : paths.filter((path) => isBelow(path, folder));
  const found = workspaceMembers({
    paths: folder === "." ? inside : inside.map((path) => path.slice(folder.length + 1)),
    text: (path) => text(inFolder(folder, path)),
  });
  // pnpm lets a workspace name its own top, which is installed all the same.
  return [...found]
    .map((one) => inFolder(folder, one))
    .filter((one) => one !== folder)
    .sort(compareText);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type ScriptPlaces = {
  readonly installs: readonly ScriptInstall[];
  /** Lock files of further installations that nothing here needs, or whose folders cannot be named in a workflow. */
  readonly aside: readonly string[];
};

/**
 * Each file finds its packages in the folders above it: of the locks above each root the nearest that is no member's, and
 * all that lie within a root.
 */
export function scriptPlaces(tree: Listing, roots: readonly string[]): ScriptPlaces {
  const folders = [
    ...new Set(
      tree.paths
        .filter((path) => /(?:^|\/)(?:package\.json|pnpm-workspace\.yaml)$/u.test(path))
        .map(folderOf),
    ),
  ].sort(compareText);
  const all = new Map(
    folders.flatMap((folder) => {
      const install = scriptInstallIn(tree, folder);
      return install === undefined ? [] : [[folder, install] as const];
    }),
  );
  const members = new Set([...all.values()].flatMap((one) => one.members));
  const own = new Map([...all].filter(([folder]) => !members.has(folder)));
  const above = roots.flatMap((root) => {
    const found = foldersAbove(root).flatMap((folder) => own.get(folder) ?? []);
    return found.find(isLocked) ?? found[0] ?? [];
  });
  const within = [...own.values()].filter(
    (one) =>
      isLocked(one) &&
      !isAside(one.folder) &&
      roots.some((root) => root === "." || isBelow(one.folder, root)),
  );
  const chosen = [...new Set([...above, ...within])].filter(({ folder }) => isPlainPath(folder));
  return {
    installs: chosen.sort((left, right) => compareText(left.folder, right.folder)),
    aside: [...own.values()]
      .filter((one) => isLocked(one) && !chosen.includes(one))
      .flatMap(({ files }) => files),
  };
}

function isLocked({ by }: ScriptInstall): boolean {
  return by !== "package";
}

/** A file that actions/setup-node reads the version from, or one. */
export function nodeVersion(tree: Listing, installs: readonly ScriptInstall[]): NodeVersion {
  const folders = [".", ...installs.map((one) => one.folder)];
  const named = folders
    .flatMap((folder) => [".nvmrc", ".node-version"].map((name) => inFolder(folder, name)))
    .find(tree.has);
  return named === undefined ? { version: defaultNode } : { file: named };
}
