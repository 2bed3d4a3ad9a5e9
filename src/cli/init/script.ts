/** Finds out how the packages of TypeScript and JavaScript are installed, from lock files. */
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { workspaceMembers } from "../../servers/typescript/roots.ts";
import { folderAndAbove, isAsideFolder, isPlainPath, type RepositoryListing } from "./listing.ts";

/** Installation of a folder. `yarn` is Yarn 1, `berry` every later version, `package` npm without a lock file. */
export type ScriptInstall = {
  /** Folder of the installation; "." for the top. */
  readonly folder: string;
  /** Files that define the installation, relative to the repository. */
  readonly files: readonly string[];
  readonly by: "npm" | "pnpm" | "yarn" | "berry" | "bun" | "package";
  /** Version of pnpm or yarn to use; null if package.json names it for corepack. */
  readonly version: string | null;
  /** Packages of its workspace. */
  readonly members: readonly string[];
};

export type NodeVersion = { readonly file: string } | { readonly version: string };

/** Lock files in order of preference; npm's are last because a project that moves to another manager may keep them. */
const locks = [
  ["pnpm-lock.yaml", "pnpm"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["yarn.lock", "yarn"],
  ["npm-shrinkwrap.json", "npm"],
  ["package-lock.json", "npm"],
] as const;

const defaultNode = "24";

/**
 * Returns how the packages of one folder are installed, by its lock file; undefined if it has no package. Each package
 * manager can read only its own lock file.
 */
export function scriptInstallIn(tree: RepositoryListing, folder: string): ScriptInstall | undefined {
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

/**
 * Returns the version of the package manager to use; null if package.json names it for corepack. Without a version,
 * corepack would use the newest one, which can refuse an old lock file.
 */
function versionOf(manifest: unknown, by: string, lock: string): string | null {
  if (typeof readMember(manifest, "packageManager") === "string") return null;
  const named = readMember(readMember(manifest, "devEngines"), "packageManager");
  const version = readMember(named, "version");
  if (readMember(named, "name") === by && typeof version === "string" && /^\d+\.\d+\.\d+$/u.test(version))
    return version;
  if (by === "yarn") return yarnFor(lock);
  const format = /^lockfileVersion:\s*['"]?(\d+)/mu.exec(lock)?.[1] ?? "";
  return by === "pnpm" ? (pnpmByFormat[format] ?? "10.34.8") : null;
}

/**
 * Returns the version of Yarn that wrote this format of lock file. A later version would have to rewrite the file,
 * which `--immutable` forbids.
 */
function yarnFor(lock: string): string {
  if (/^# yarn lockfile v1$/mu.test(lock)) return "1.22.22";
  const format = /^__metadata:\r?\n\s+version: (\d+)/mu.exec(lock)?.[1] ?? "";
  return yarnByFormat[format] ?? "4.18.1";
}

const yarnByFormat: Readonly<Record<string, string>> = { "4": "2.4.2", "5": "3.1.1", "6": "3.8.7" };

const pnpmByFormat: Readonly<Record<string, string>> = { "5": "7.33.7", "6": "8.15.9" };

/** Returns the folders of the packages of a workspace: they need no installation of their own. */
function membersIn({ paths, text }: RepositoryListing, folder: string): readonly string[] {
  const inside = folder === "." ? paths : paths.filter((path) => isBelow(path, folder));
  const found = workspaceMembers({
    paths: folder === "." ? inside : inside.map((path) => path.slice(folder.length + 1)),
    text: (path) => text(inFolder(folder, path)),
  });
  // pnpm allows a workspace to list its own top, which is not a member.
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
 * Chooses the installations that the roots need. A source finds its packages in the folders above it. So it takes the
 * nearest one above each root, preferably with a lock file, and all with a lock file inside a root. Members of a
 * workspace are installed with their workspace.
 */
export function scriptPlaces(tree: RepositoryListing, roots: readonly string[]): ScriptPlaces {
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
    const found = folderAndAbove(root).flatMap((folder) => own.get(folder) ?? []);
    return found.find(isLocked) ?? found[0] ?? [];
  });
  const within = [...own.values()].filter(
    (one) =>
      isLocked(one) &&
      !isAsideFolder(one.folder) &&
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

/**
 * Returns a file from which actions/setup-node reads the version of Node, so that the workflow follows the project. If
 * no file names a version, it returns one.
 */
export function nodeVersion(tree: RepositoryListing, installs: readonly ScriptInstall[]): NodeVersion {
  const folders = [".", ...installs.map((one) => one.folder)];
  const named = folders
    .flatMap((folder) => [".nvmrc", ".node-version"].map((name) => inFolder(folder, name)))
    .find(tree.has);
  return named === undefined ? { version: defaultNode } : { file: named };
}
