/**
 * Reads a compile_commands.json that a build wrote: the files of a tree that it compiles, and their arguments. Pure.
 */
import { posix } from "node:path";
import { readMember } from "../../model/json.ts";

export type CompileCommand = {
  /** Path of the file, relative to the tree, as every path here. */
  readonly path: string;
  readonly folder: string;
  readonly arguments: readonly string[];
};

export type Database =
  | { readonly kind: "database"; readonly commands: readonly CompileCommand[] }
  | { readonly kind: "refused"; readonly reason: string };

/** Places of a database: next to the sources, or in the usual build folder. */
export const databasePaths = ["compile_commands.json", "build/compile_commands.json"] as const;

/**
 * Reads the first command of each file that `exists` in the tree. A build writes absolute paths of its own machine:
 * their common folder is found by the files, and removed. `folder` is that of the database. Arguments that name places
 * have them relative to the top of the tree, because the folder in which a build runs is mostly not in the tree.
 */
export function readDatabase(text: string, folder: string, exists: (path: string) => boolean): Database {
  const refused = (reason: string): Database => ({ kind: "refused", reason });
  const list = parse(text);
  if (!Array.isArray(list)) return refused("compile_commands.json is no list of commands");
  const entries = (list as readonly unknown[]).map(entryOf);
  if (entries.some((one) => one === undefined))
    return refused("compile_commands.json has an entry without `directory`, `file` and a command");
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
    ? refused("compile_commands.json lists no file of the tree")
    : { kind: "database", commands: [...commands.values()] };
}

type Entry = {
  readonly directory: string;
  readonly file: string;
  readonly arguments: readonly string[];
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function entryOf(value: unknown): Entry | undefined {
  const [directory, file, command, list] = ["directory", "file", "command", "arguments"].map((name) =>
    readMember(value, name),
  );
  if (typeof directory !== "string" || typeof file !== "string") return undefined;
  const isList = Array.isArray(list) && list.every((one) => typeof one === "string");
  if (isList && list.length > 0) return { directory, file, arguments: list };
  return typeof command === "string" ? { directory, file, arguments: splitShellWords(command) } : undefined;
}

/** Splits a line as a shell does: quotes hold together, a backslash takes the next character as it is. */
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
 * Returns the folder that was the tree where the database was written: found by the ends of paths that are files here.
 * A generated file may have the name of a source, so the folder of most files counts.
 */
function originOf(entries: readonly Entry[], exists: (path: string) => boolean): string | undefined {
  const wholes = entries
    .map(({ directory, file }) =>
      posix.isAbsolute(file) ? posix.normalize(file) : posix.join(directory, file),
    )
    .filter((whole) => posix.isAbsolute(whole));
  const counts = new Map<string, number>();
  for (const whole of wholes) {
    const parts = whole.split("/").slice(1);
    const from = parts.findIndex((_, index) => exists(parts.slice(index).join("/")));
    const origin = `/${parts.slice(0, from).join("/")}`.replace(/\/$/u, "");
    if (from >= 0) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best?.[0];
}

function isOutside(path: string): boolean {
  return path === ".." || path.startsWith("../");
}

/** Matches flags that a place follows, in the same word or in the next. */
const placeFlag = /^(-I|-isystem|-iquote|-idirafter|-include|-imacros|--sysroot|-isysroot|-F)(=?)(.*)$/u;

/** Placeholder for the top of the tree, which is another folder on each side. */
export const treeMark = "{tree}";

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
