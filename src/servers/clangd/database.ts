/** Reads a compile_commands.json that a build wrote: the files that it compiles, with their arguments. Pure. */
import { posix } from "node:path";
import { readMember } from "../../model/json.ts";

/** How one file is compiled. */
export type CompileCommand = {
  /** The path of the file, relative to the tree like all paths here. */
  readonly path: string;
  readonly folder: string;
  readonly arguments: readonly string[];
};

/** The commands of a tree, or why Lanser cannot use them. */
export type Database =
  | { readonly kind: "database"; readonly commands: readonly CompileCommand[] }
  | { readonly kind: "refused"; readonly reason: string };

/** The usual places of a database: next to the sources, or in the build folder. */
export const databasePaths = ["compile_commands.json", "build/compile_commands.json"] as const;

/**
 * Reads the first command of each file that `exists` in the tree. A build writes absolute paths of its machine; their
 * common folder is found and removed, so that the database works for both trees. `folder` is the database's folder.
 * Paths in arguments become relative to the top of the tree, because a build folder is mostly not in the tree.
 */
export function readDatabase(text: string, folder: string, exists: (path: string) => boolean): Database {
  const refused = (reason: string): Database => ({ kind: "refused", reason });
  const list = parse(text);
  if (!Array.isArray(list)) return refused("compile_commands.json must be a list of commands");
  const entries = (list as readonly unknown[]).map(entryOf);
  if (entries.some((one) => one === undefined))
    return refused("compile_commands.json has an entry without `directory`, `file` or a command");
  const known = entries.flatMap((one) => one ?? []);
  const origin = originOf(known, exists);
  const inTree = (path: string, from: string): string | undefined => {
    const whole = posix.isAbsolute(path) ? posix.normalize(path) : posix.join(from, path);
    if (!posix.isAbsolute(whole)) return isOutside(whole) ? undefined : whole;
    if (origin === undefined) return undefined;
    return whole === origin
      ? "."
      : whole.startsWith(`${origin}/`)
        ? whole.slice(origin.length + 1)
        : undefined;
  };
  const commands = new Map<string, CompileCommand>();
  for (const entry of known) {
    const from = posix.isAbsolute(entry.directory) ? entry.directory : posix.join(folder, entry.directory);
    const path = inTree(entry.file, from);
    if (path === undefined || !exists(path) || commands.has(path)) continue;
    const placed = (value: string) => inTree(value, from) ?? value;
    const [compiler = "cc", ...rest] = entry.arguments;
    commands.set(path, {
      path,
      folder,
      arguments: [compiler, ...withPlaces(rest, entry.file, path, placed)],
    });
  }
  return commands.size === 0
    ? refused("compile_commands.json names no file of the project: write it again")
    : { kind: "database", commands: [...commands.values()] };
}

/** One entry of the database. */
type Entry = {
  readonly directory: string;
  readonly file: string;
  readonly arguments: readonly string[];
};

/** Parses JSON; undefined if it is invalid. The caller then refuses the database. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads one entry; undefined if a member is missing. The format allows two forms of the command: a list of arguments,
 * or one line for a shell.
 */
function entryOf(value: unknown): Entry | undefined {
  const [directory, file, command, list] = ["directory", "file", "command", "arguments"].map((name) =>
    readMember(value, name),
  );
  if (typeof directory !== "string" || typeof file !== "string") return undefined;
  const isList = Array.isArray(list) && list.every((one) => typeof one === "string");
  if (isList && list.length > 0) return { directory, file, arguments: list };
  return typeof command === "string" ? { directory, file, arguments: splitShellWords(command) } : undefined;
}

/**
 * Splits a line into words as a shell does: quotes group, and a backslash keeps the next character. clangd gets the
 * words as a list, so that the database needs no shell.
 */
export function splitShellWords(line: string): readonly string[] {
  const found: string[] = [];
  for (const [word] of line.matchAll(/(?:[^\s"'\\]|\\[\s\S]|"(?:[^"\\]|\\[\s\S])*"|'[^']*')+/gu))
    found.push(
      word.replace(/'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/gu, (_, single, double, sign) =>
        String(single ?? sign ?? String(double).replace(/\\(["\\$`])/gu, "$1")),
      ),
    );
  return found;
}

/**
 * Finds the folder that was the tree where the database was written. It is the part of the paths before an existing
 * file of the tree. A generated file can have the name of a source, so the folder of most files counts.
 */
function originOf(entries: readonly Entry[], exists: (path: string) => boolean): string | undefined {
  const absolutePaths = entries
    .map(({ directory, file }) =>
      posix.isAbsolute(file) ? posix.normalize(file) : posix.join(directory, file),
    )
    .filter((path) => posix.isAbsolute(path));
  const counts = new Map<string, number>();
  for (const path of absolutePaths) {
    const parts = path.split("/").slice(1);
    const from = parts.findIndex((_, index) => exists(parts.slice(index).join("/")));
    const origin = `/${parts.slice(0, from).join("/")}`.replace(/\/$/u, "");
    if (from >= 0) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0];
}

/** True for a relative path that leaves the tree. */
function isOutside(path: string): boolean {
  return path === ".." || path.startsWith("../");
}

/** Flags that a path follows, in the same word or in the next one. */
const placeFlag = /^(-I|-isystem|-iquote|-idirafter|-include|-imacros|--sysroot|-isysroot|-F)(=?)(.*)$/u;

/** Replaces the top of the tree in arguments, because each side has another folder. */
export const treeMark = "{tree}";

/**
 * Replaces the paths in arguments by paths below `treeMark`. Paths outside the tree, such as headers of the system,
 * stay absolute. Each side then gets the same arguments for its own tree.
 */
function withPlaces(
  all: readonly string[],
  source: string,
  path: string,
  placed: (value: string) => string,
): readonly string[] {
  const marked = (value: string) => {
    const place = placed(value);
    return posix.isAbsolute(place) ? place : place === "." ? treeMark : `${treeMark}/${place}`;
  };
  const result: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const [, flag, equals = "", value] = placeFlag.exec(word) ?? [];
    const next = all[at + 1];
    if (word === source || placed(word) === path) result.push(`${treeMark}/${path}`);
    else if (flag !== undefined && value !== undefined && value !== "")
      result.push(`${flag}${equals}${marked(value)}`);
    else if (flag !== undefined && next !== undefined) {
      result.push(word, marked(next));
      at += 1;
    } else result.push(word);
  }
  return result;
}
