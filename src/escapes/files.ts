/** Finds escapes that are whole files: stubs, which describe other code for the checker, and `py.typed`. */
import type { ChangedFile } from "../model/change.ts";
import type { EscapeKind } from "../model/escapes.ts";
import { type Reading, readLengthMax } from "../syntax/reading.ts";
import type { Escape } from "./kinds.ts";

/**
 * Lists additions and removals of files that describe types: with a new stub, the checker no longer reads the code.
 * Edits are found separately.
 */
export function fileEscapes(files: readonly ChangedFile[]): readonly Escape[] {
  return files.flatMap(({ from, to }): readonly Escape[] => {
    if (to !== null && isStub(to) && (from === null || !isStub(from)))
      return [whole(nameOf(to) === "__builtins__.pyi" ? "builtins-stub" : "stub", to, moduleName(to))];
    if (from !== null && nameOf(from) === "py.typed" && (to === null || nameOf(to) !== "py.typed"))
      return [whole("py-typed-removed", from, folderName(from))];
    return [];
  });
}

/** Makes the escape of a whole file. */
function whole(kind: EscapeKind, path: string, name: string): Escape {
  return { kind, path, line: 0, symbol: null, text: path, reach: "file", names: name === "" ? [] : [name] };
}

/**
 * Returns the language family whose checkers read a file; its escapes silence no others. Undefined for a file that
 * none of them reads.
 */
export function checkerFamilyOf(
  path: string,
): "python" | "script" | "go" | "rust" | "shell" | "c" | undefined {
  if (/\.py[iw]?$|(?:^|\/)py\.typed$/u.test(path)) return "python";
  if (path.endsWith(".go")) return "go";
  if (path.endsWith(".rs")) return "rust";
  if (/\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx)$/u.test(path)) return "c";
  if (/\.(?:sh|bash|dash|ksh|bats)$/u.test(path)) return "shell";
  return /\.[cm]?[jt]sx?$/u.test(path) ? "script" : undefined;
}

/**
 * True if one file can silence a finding in another. Nothing is known about files that are not code, so they can.
 */
export function canSilence(path: string, findingPath: string): boolean {
  const data = dataOf(path);
  if (data !== undefined) return data === dataOf(findingPath);
  const [one, other] = [checkerFamilyOf(path), checkerFamilyOf(findingPath)];
  return one === undefined || other === undefined || one === other;
}

/**
 * Returns the data format. Data files silence only findings in data; code may silence findings in its configuration.
 */
function dataOf(path: string): "json" | "yaml" | undefined {
  if (/\.ya?ml$/u.test(path)) return "yaml";
  return /\.jsonc?$/u.test(path) ? "json" : undefined;
}

/** True if a file is code, but too large for its escapes to be read. */
export function isUnread(path: string, text: string | undefined, reading: Reading | undefined): boolean {
  // A small file without a grammar is in a language that no server of the run checks, so it silences nothing.
  const isLarge = text !== undefined && text.length > readLengthMax;
  return isLarge && reading === undefined && checkerFamilyOf(path) !== undefined;
}

/**
 * True if a stub describes a file: the stub is next to the file, or its folder of stubs mirrors the file's path. Such
 * a stub replaces the types of the file for the checker.
 */
export function isStubOf(stub: string, path: string): boolean {
  const parts = moduleParts(stub);
  const module = moduleParts(path);
  if (stub === path || parts.length === 0) return false;
  if (withoutExtension(stub) === withoutExtension(path)) return true;
  return (
    isInStubFolder(stub) && parts.every((part, at) => part === module[module.length - parts.length + at])
  );
}

/**
 * Returns the possible paths of the code that a stub describes. If the repository has one of them, the checker would
 * read that code without the stub, so the stub hides it.
 */
export function codePathsOf(stub: string): readonly string[] {
  const inner = withoutExtension(stub)
    .replace(/^(.*\/)?(?:typings|stubs)\//u, "$1")
    .replace(/-stubs(?=\/|$)/u, "");
  return [withoutExtension(stub), inner].flatMap((one) =>
    [".py", "/__init__.py", ".ts", ".tsx", ".js", ".jsx"].map((ending) => `${one}${ending}`),
  );
}

/** True for stubs of Python and of TypeScript, and for files in a folder of stubs. */
export function isStub(path: string): boolean {
  return /\.pyi$|\.d\.[cm]?ts$/u.test(path) || (isInStubFolder(path) && path.endsWith(".py"));
}

function isInStubFolder(path: string): boolean {
  return /(?:^|\/)(?:typings|stubs|[^/]+-stubs)\//u.test(path);
}

/** Returns the part of the path that is the module, without the folder of stubs and "-stubs". */
function moduleParts(path: string): readonly string[] {
  const inner = withoutExtension(path).replace(/^(?:.*\/)?(?:typings|stubs)\//u, "");
  const parts = inner.split("/").map((part) => part.replace(/-stubs$/u, ""));
  return parts.at(-1) === "__init__" || parts.at(-1) === "index" ? parts.slice(0, -1) : parts;
}

function moduleName(path: string): string {
  return moduleParts(path).at(-1) ?? "";
}

function withoutExtension(path: string): string {
  return path.replace(/\.d\.[cm]?ts$|\.[^./]+$/u, "");
}

function folderName(path: string): string {
  return path.split("/").at(-2) ?? "";
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
