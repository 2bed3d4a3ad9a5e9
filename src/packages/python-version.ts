/** Tests whether a project accepts a version of Python, by PEP 440 and poetry's extensions of it. */
import type { Ecosystem } from "./package.ts";

/** Maximum length of a version range. People write ranges, so a longer text is no range. */
const lengthMax = 1_000;

/**
 * Returns whether a range such as ">=3.9,<4" or "^3.9 || ~3.8" allows a version. `version` is a release: "3.12.1".
 * Undefined if a text cannot be parsed: nothing is said about the project then.
 */
export function allowsPython(wanted: string, version: string): boolean | undefined {
  const release = releaseOf(version);
  if (release === undefined || wanted.length > lengthMax) return undefined;
  const alternatives = wanted.split("||").map((one) => isWithin(one, release));
  if (alternatives.includes(true)) return true;
  return alternatives.includes(undefined) ? undefined : false;
}

type Release = readonly number[];

/** Returns whether a release is within all bounds of one range; undefined if a bound that matters cannot be parsed. */
function isWithin(bounds: string, release: Release): boolean | undefined {
  // Poetry also separates bounds with spaces: ">=3.9 <4".
  const written = bounds.replace(/(?<=[<>=!~^])\s+/gu, "").split(/[,\s]+/u);
  const holds = written.filter((one) => one !== "").map((one) => isWithinBound(one, release));
  if (holds.includes(false)) return false;
  return holds.includes(undefined) ? undefined : true;
}

/** Returns whether a release is within one bound. `^` and `~` are operators of poetry; `.*` matches any number. */
function isWithinBound(bound: string, release: Release): boolean | undefined {
  const [, operator = "", text = ""] = /^(===|==|!=|<=|>=|~=|<|>|=|\^|~)?(.+)$/u.exec(bound) ?? [];
  if (text === "*") return true;
  const isAnyBelow = /\.[*x]$/u.test(text);
  const wanted = releaseOf(text.replace(/(?:\.[*x])+$/u, ""));
  if (wanted === undefined) return undefined;
  const order = compareReleases(release, wanted);
  const isSameStart = wanted.every((part, at) => part === (release[at] ?? 0));
  switch (operator) {
    case "":
    case "=":
    case "==":
    case "===":
      return isAnyBelow ? isSameStart : order === 0;
    case "!=":
      return isAnyBelow ? !isSameStart : order !== 0;
    case "<=":
      return order <= 0;
    case ">=":
      return order >= 0;
    case "<":
      return order < 0;
    case ">":
      // In PEP 440 ">3.9" allows 3.9.1.
      return order > 0;
    case "~=":
      return order >= 0 && compareReleases(release, next(wanted, wanted.length - 2)) < 0;
    case "~":
      return order >= 0 && compareReleases(release, next(wanted, Math.min(1, wanted.length - 1))) < 0;
    default:
      return order >= 0 && compareReleases(release, next(wanted, 0)) < 0;
  }
}

/**
 * Returns the next release in which the number at index `at` is larger by one: the exclusive upper bound of `~` and
 * `^`.
 */
function next(release: Release, at: number): Release {
  return [...release.slice(0, Math.max(0, at)), (release[Math.max(0, at)] ?? 0) + 1];
}

/** Parses the numbers of a version; undefined for any other text. Suffixes such as `rc1` are ignored. */
function releaseOf(text: string): Release | undefined {
  const numbers =
    /^v?(\d{1,6}(?:\.\d{1,6}){0,5})(?:[-._]?(?:a|b|c|rc|alpha|beta|pre|preview|dev|post)[-._]?\d*)*\+?$/iu.exec(
      text.trim(),
    )?.[1];
  return numbers?.split(".").map(Number);
}

export function compareReleases(left: Release, right: Release): number {
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

type FolderForPython = {
  /** Path relative to the repository; empty for its top. */
  readonly folder: string;
  readonly requiresPython: string | null;
  readonly packages: readonly { readonly ecosystem: Ecosystem; readonly installed: string | null }[];
};

type PythonInput = {
  readonly known: readonly FolderForPython[];
  /** Folder of the root that is judged; empty for the top. */
  readonly root: string;
  readonly python: { readonly name: string; readonly version: string } | null;
};

/**
 * Returns a doubt if the environment has a version of Python that the project does not accept. The installed packages
 * are then for another version, and their types can differ. Without any installed package the Python on PATH is not the
 * project's environment, so it does not count.
 */
export function otherPython({ known, root, python }: PythonInput): readonly string[] {
  if (python === null) return [];
  const isEnvironment = !isOnPath(python.name);
  const isUsed = known.some(({ packages }) =>
    packages.some(({ ecosystem, installed }) => ecosystem !== "npm" && installed !== null),
  );
  if (!isEnvironment && !isUsed) return [];
  const refusing = known.find(
    ({ requiresPython }) => requiresPython !== null && allowsPython(requiresPython, python.version) === false,
  );
  if (refusing === undefined) return [];
  const which = isEnvironment
    ? `\`${python.name}\` has Python ${python.version}`
    : `Python on PATH is ${python.version}`;
  const project = refusing.folder === root ? "the project" : refusing.folder;
  return [
    `${which}, but ${project} requires ${refusing.requiresPython}, so the packages are for another Python version`,
  ];
}

/** True if the environment is the Python on PATH, whose name is its program, and not a virtual environment. */
export function isOnPath(name: string): boolean {
  return /^python3?$/u.test(name);
}
