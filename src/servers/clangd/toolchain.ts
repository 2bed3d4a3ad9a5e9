/**
 * Writes the database that clangd gets for a tree: made from the tree's, with paths of this side. The compilers in it
 * are never started.
 */
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { compareText } from "../../model/order.ts";
import { readOptional } from "../../platform/files.ts";
import type { Toolchain, ToolchainFinder } from "../profile.ts";
import { type ProjectPlace, projectFolder } from "../profile.ts";
import { type CompileCommand, type Database, databasePaths, readDatabase, treeMark } from "./database.ts";
import { commandsOf, flagsOf } from "./flags.ts";

/** Fact that names the folder of that database. */
export const databaseFact = "compile-commands";

export const clangdToolchain: ToolchainFinder = {
  facts: [databaseFact],
  find: () => Promise.resolve(prepare),
};

const prepare: Toolchain = (tree) => {
  const read = databaseIn(tree);
  mkdirSync(tree.file, { recursive: true });
  // Without one it would look for another above each file.
  const entries = read.kind === "database" ? entriesOf(tree, read.commands) : [];
  writeFileSync(join(tree.file, databasePaths[0]), JSON.stringify(entries));
  return Promise.resolve({
    facts: { [databaseFact]: tree.file },
    summary: null,
    packages: null,
    places: [],
    problem: null,
  });
};

/** Reads the database of the project: what it lists is below the project's folder. */
export function databaseIn(place: ProjectPlace): Database {
  const folder = projectFolder(place);
  for (const path of databasePaths) {
    const text = readOptional(join(folder, path));
    if (text === undefined) continue;
    return readDatabase(text, posix.dirname(path), (one) => readOptional(join(folder, one)) !== undefined);
  }
  const flags = flagsOf(place);
  if (flags?.kind === "refused") return flags;
  if (flags !== undefined) return { kind: "database", commands: commandsOf(place, flags.passed) };
  return {
    kind: "refused",
    reason:
      "there is no compile_commands.json in the root or its build folder, and no compile_flags.txt: let the workflow write one before the gate (`cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON`, `meson setup build`, `bear --output build/compile_commands.json -- make`), and name its folder (`dependencies: build`); or commit one",
  };
}

function entriesOf(place: ProjectPlace, commands: readonly CompileCommand[]): readonly object[] {
  const folder = projectFolder(place);
  const entry = (path: string, words: readonly string[]) => ({
    directory: folder,
    file: join(folder, path),
    arguments: words.map((word) => word.replace(treeMark, folder)),
  });
  return [
    // All errors of a file: clang stops after twenty.
    ...commands.map((one) => entry(one.path, withoutLimit(one.arguments))),
    ...headersIn(folder).flatMap((path) => {
      const from = nearest(path, commands);
      return from === undefined ? [] : [entry(path, headerArguments(path, from))];
    }),
  ];
}

/**
 * Adds the flag that lifts the limit of errors: before `--`, because only files follow it; of two limits the last
 * counts.
 */
function withoutLimit(words: readonly string[]): readonly string[] {
  const end = words.indexOf("--");
  const at = end < 0 ? words.length : end;
  return [...words.slice(0, at), "-ferror-limit=0", ...words.slice(at)];
}

/**
 * Lists the headers: they are not compiled, but for questions each is read as a file that includes it would read it.
 */
function headersIn(folder: string): readonly string[] {
  return globSync("**/*.{h,hh,hpp,hxx}", { cwd: folder, exclude: (name) => name === ".git" }).sort(
    compareText,
  );
}

function nearest(path: string, commands: readonly CompileCommand[]): CompileCommand | undefined {
  const stem = path.replace(/\.[^./]*$/u, "");
  return (
    commands.find((one) => one.path.replace(/\.[^./]*$/u, "") === stem) ??
    commands.find((one) => posix.dirname(one.path) === posix.dirname(path)) ??
    commands[0]
  );
}

function headerArguments(
  path: string,
  { path: source, arguments: words }: CompileCommand,
): readonly string[] {
  const [compiler = "cc", ...rest] = words;
  const kind = source.endsWith(".c") ? "-xc-header" : "-xc++-header";
  const own = `${treeMark}/${source}`;
  return [compiler, kind, ...rest.map((word) => (word === own ? `${treeMark}/${path}` : word))];
}
