/**
 * Recognizes files other than sources that can affect the findings of any file: configuration, dependencies, stubs.
 * It also reads the packages and aliases that redirect imports.
 */
import { type ParseError, parse as parseJson } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { comparePaths } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import { type BlobFile, syntaxLanguageOf } from "./source.ts";

/** Both trees with all their files. */
export type TreeFiles = {
  /** Every file of both trees. */
  readonly files: Readonly<Record<Side, readonly BlobFile[]>>;
  readonly textOf: (blob: string) => string | undefined;
  /** "same" if every checker sees the same installed packages on both sides: then no list of packages counts. */
  readonly packages: "same" | "unknown";
};

/**
 * Returns reasons to check everything, in the order of paths, so that two runs print the same list. A lock file or a
 * configuration can affect files that mention no changed name. Empty if only sources and unrelated files differ.
 */
export function reasonsForFullCheck({ files, textOf, packages }: TreeFiles): readonly string[] {
  const base = new Map(files.base.map(({ path, blob }) => [path, blob]));
  const head = new Map(files.head.map(({ path, blob }) => [path, blob]));
  const reasons: string[] = [];
  for (const path of [...new Set([...base.keys(), ...head.keys()])].sort(comparePaths)) {
    const [was, is] = [base.get(path), head.get(path)];
    if (was === is) continue;
    const kind = kinds.find(({ of }) => of.test(path));
    if (kind === undefined || (packages === "same" && kind.isOfPackages === true)) continue;
    const relevant = (blob: string | undefined) =>
      relevantOf(path, blob === undefined ? undefined : textOf(blob), packages);
    if (relevant(was) !== relevant(is)) reasons.push(`${kind.what} differs: ${path}`);
  }
  return reasons;
}

/** True if a file that is not a source can require a check of all files. */
export function canAffectAllFiles(path: string): boolean {
  return kinds.some(({ of }) => of.test(path));
}

/**
 * True for lists of packages and for manifests. Their content decides whether they affect every file: mostly, an edit
 * is about other tools, a version number, or packages that nothing imports.
 */
export function isJudgedByContent(path: string): boolean {
  return (
    kinds.some(({ of, isOfPackages }) => isOfPackages === true && of.test(path)) ||
    /(?:^|\/)(?:pyproject\.toml|package\.json)$/u.test(path)
  );
}

/** True if a file may name packages of the tree, or aliases. */
export function isManifest(path: string): boolean {
  return (
    /(?:^|\/)(?:package|[^/]*[tj]sconfig[^/]*)\.json$/u.test(path) && !/(?:^|\/)node_modules\//u.test(path)
  );
}

/** Returns the changed files that are not sources. One of them may be imported, such as `./data.json`. */
export function changedNonSources({
  base,
  head,
}: Readonly<Record<Side, readonly BlobFile[]>>): readonly string[] {
  const before = new Map(base.map(({ path, blob }) => [path, blob]));
  const after = new Map(head.map(({ path, blob }) => [path, blob]));
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter(
    (path) => syntaxLanguageOf(path) === undefined && before.get(path) !== after.get(path),
  );
}

/** Files that are read by every checker of a tree, with the words for the reason. */
const kinds: readonly {
  readonly of: RegExp;
  readonly what: string;
  /** True for a file that only says which packages are needed. */
  readonly isOfPackages?: true;
}[] = [
  {
    of: /(?:^|\/)(?:(?:uv|poetry|pdm)\.lock|pylock[^/]*\.toml|Pipfile(?:\.lock)?|package-lock\.json|npm-shrinkwrap\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|\.pnp\.c?js|bun\.lockb?)$/u,
    what: "a lock file",
    isOfPackages: true,
  },
  {
    of: /(?:^|\/)requirements[^/]*\.(?:txt|in)$|(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/u,
    what: "a list of dependencies",
    isOfPackages: true,
  },
  { of: /(?:^|\/)(?:pyrightconfig|[^/]*[tj]sconfig[^/]*)\.json$/u, what: "a configuration" },
  {
    of: /(?:^|\/)(?:pyproject\.toml|package\.json|setup\.cfg|\.python-version|\.nvmrc)$/u,
    what: "a configuration",
  },
  { of: /(?:^|\/)__builtins__\.pyi$/u, what: "the built-ins of every module" },
  { of: /(?:^|\/)py\.typed$/u, what: "a mark of typed packages" },
  { of: /^(?:.*\/)?typings\/|(?:^|\/)[^/]+-stubs\//u, what: "a stub" },
];

/**
 * Returns the parts of a manifest that a checker can read: everything except keys that are known to be for other
 * tools. A new version number must not require a check of all files.
 */
function relevantOf(
  path: string,
  text: string | undefined,
  packages: TreeFiles["packages"],
): string | undefined {
  if (text === undefined) return undefined;
  if (path.endsWith("pyproject.toml")) return withoutToml(text, packages === "same");
  if (path.endsWith("package.json")) {
    const errors: ParseError[] = [];
    const manifest: unknown = parseJson(text, errors);
    return errors.length > 0 || !isTable(manifest) ? text : JSON.stringify(without(manifest, forNpm));
  }
  return text;
}

/**
 * Returns the relevant parts of `pyproject.toml`; the whole text if it does not parse, because any part may then
 * matter.
 */
function withoutToml(text: string, isWithoutPackages: boolean): string {
  try {
    const manifest = without(parseToml(text), isWithoutPackages ? packageTables : new Set());
    const { project, tool, ...rest } = manifest;
    const tools = isTable(tool) ? tool : {};
    const { poetry } = tools;
    return JSON.stringify({
      ...rest,
      project: without(
        isTable(project) ? project : {},
        isWithoutPackages ? forIndex.union(packageKeys) : forIndex,
      ),
      tool: without({ ...tools, poetry: without(isTable(poetry) ? poetry : {}, forIndex) }, forTools),
    });
  } catch {
    return text;
  }
}

/** Tables that only list packages. */
const packageTables: ReadonlySet<string> = new Set(["dependency-groups"]);
/** Keys of `[project]` that only list packages. */
const packageKeys: ReadonlySet<string> = new Set(["dependencies", "optional-dependencies"]);
/** Keys that only a package index reads. */
const forIndex: ReadonlySet<string> = new Set([
  ...["version", "description", "readme", "license", "license-files", "authors", "maintainers", "keywords"],
  ...["classifiers", "urls", "scripts", "gui-scripts"],
]);
/** Sections of tools that no type checker reads. */
const forTools: ReadonlySet<string> = new Set([
  ...[
    "ruff",
    "black",
    "isort",
    "flake8",
    "pylint",
    "mypy",
    "pytest",
    "coverage",
    "tox",
    "bandit",
    "codespell",
  ],
  ...["towncrier", "bumpversion", "commitizen", "semantic_release", "cibuildwheel", "typos", "djlint", "nox"],
]);
/** Keys of `package.json` that no type checker reads. */
const forNpm: ReadonlySet<string> = new Set([
  ...[
    "version",
    "description",
    "keywords",
    "homepage",
    "bugs",
    "license",
    "author",
    "contributors",
    "funding",
  ],
  ...[
    "repository",
    "scripts",
    "files",
    "bin",
    "sideEffects",
    "publishConfig",
    "lint-staged",
    "husky",
    "prettier",
  ],
  ...["eslintConfig", "jest", "vitest", "c8", "nyc", "size-limit", "browserslist"],
]);

type Table = Readonly<Record<string, unknown>>;

/** True for an object of JSON or TOML. */
function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns a table without some keys. */
function without(table: Table, keys: ReadonlySet<string>): Table {
  return Object.fromEntries(Object.entries(table).filter(([key]) => !keys.has(key)));
}

/**
 * Returns the packages whose source is in the tree, and the aliases of its configuration. An import of one may
 * resolve to any file, because the rules for it are not read here.
 */
export function findSourcePackages(
  files: readonly BlobFile[],
  textOf: (blob: string) => string | undefined,
): readonly string[] {
  const names = files.flatMap(({ path, blob }): readonly string[] => {
    if (!isManifest(path)) return [];
    const manifest: unknown = parseJson(textOf(blob) ?? "");
    if (!isTable(manifest)) return [];
    if (path.endsWith("package.json"))
      return typeof manifest["name"] === "string" && manifest["name"] !== "" ? [manifest["name"]] : [];
    const { compilerOptions } = manifest;
    const paths = isTable(compilerOptions) ? compilerOptions["paths"] : undefined;
    return isTable(paths) ? Object.keys(paths) : [];
  });
  return [...new Set(names)].sort();
}
