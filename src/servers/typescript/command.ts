/** Runs `tsc --noEmit` instead of a TypeScript server: once for each project of a program. */
import { join } from "node:path";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead, CompilerRun } from "../compiler/types.ts";
import type { CommandMode, Profile, SideContext } from "../profile.ts";
import { mayHaveOn } from "./configuration.ts";
import { lowCostEnvironment, type TypescriptCompiler, typescriptProgram } from "./program.ts";

/** Arguments of every run. */
const common = ["--noEmit", "--pretty", "false", "--listFiles"];
/** Options that prevent writing, and reading the results of an earlier run, against any configuration. */
const writesNothing = ["--incremental", "false", "--tsBuildInfoFile", "null"];
/** Options that turn off composite builds, which exclude `--noEmit`. */
const inParts = ["--composite", "false", ...writesNothing];

/**
 * Builds the command mode of a TypeScript server. `source` is the source of the server's findings, so that both name
 * their findings alike. It serves runs with `mode: compiler`, and as `compared` the run over both trees of `scope: complete`.
 */
export function typescriptCommandMode(
  compiler: TypescriptCompiler,
  command: Profile["command"],
  source: string,
): CommandMode {
  return {
    command,
    compiler: {
      project: ({ root }) => ({ args: common, cwd: root, input: "" }),
      stages: (context) => stagesOf(context, [...inParts, ...compiler.steady], source, compiler),
      compared: (context) =>
        stagesOf(
          context,
          [...writesNothing, ...compiler.steady, ...withoutLibrary(context, compiler)],
          source,
          compiler,
        ).map((stage) => ({ ...stage, env: isLean(context) ? lowCostEnvironment : {} })),
      readStages: (ended) => readProjects(ended, source, compiler),
      document: (_context, { path, text, folder }) => {
        const file = path.slice(path.lastIndexOf("/") + 1);
        const configuration = { compilerOptions: { strict: true, types: [] }, files: [file] };
        return {
          args: [...common, "--project", "tsconfig.json"],
          cwd: folder,
          input: "",
          files: { [file]: text, "tsconfig.json": JSON.stringify(configuration) },
          names: join(folder, file),
        };
      },
      read: (ended) => readDocument(ended, source),
      columns: "utf-16",
    },
    program: (host, place) => typescriptProgram(host, place, { ...compiler, tells: "parts" }),
  };
}

/**
 * Gives the options that skip errors in TypeScript's own library. They are no findings, and checking the library is
 * most of the time in a small project. With a replaced library nothing is skipped. What is lost: for `interface
 * HTMLElement { id: number }`, the command then reports no error in that file (7.0.2). The server still checks the
 * files that differ.
 */
function withoutLibrary(
  { root, parts = [] }: SideContext,
  { replacesLibrary }: TypescriptCompiler,
): readonly string[] {
  return parts.some((part) => replacesLibrary(root, part)) ? [] : ["--skipDefaultLibCheck"];
}

/** The most files of a project that runs without garbage collection. */
const leanFilesMax = 2_000;

/**
 * True if the projects are small enough to run without garbage collection. 1,506 files then use 315 MB instead of 263
 * MB and save a sixth of the time; 61 files save a fifth (7.0.2). A larger project would reach the memory limit and
 * collect without a pause.
 */
function isLean({ parts = [] }: Pick<SideContext, "parts">): boolean {
  return parts.every(({ paths }) => paths.length <= leanFilesMax);
}

/** Codes of type errors. Neither the parser nor the reader of options reports them (5.9.3, 7.0.2). */
const typeErrors: ReadonlySet<string | null> = new Set([
  "2304",
  "2305",
  "2307",
  "2322",
  "2339",
  "2345",
  "2353",
  "2532",
  "2551",
  "2554",
  "2741",
  "18048",
]);

/** True if a run reported a type error, which proves that it checked types. */
function isChecked({ diagnostics }: { readonly diagnostics: readonly CompilerDiagnostic[] }): boolean {
  return diagnostics.some(({ code }) => typeErrors.has(code));
}

/**
 * Options that turn off declarations. Their errors also appear without a check of types, so they would look like
 * syntax errors.
 */
const withoutDeclarations = [
  ...["declaration", "declarationMap", "emitDeclarationOnly", "isolatedDeclarations"].flatMap((name) => [
    `--${name}`,
    "false",
  ]),
  ...["--declarationDir", "null"],
];

/**
 * Returns the runs for each project. The first checks types. If a file does not parse, tsc checks no types and does not
 * say so; the last run, without types, therefore prints what does not parse. It is not needed if the first found
 * nothing, or a type error. If the compiler hides errors of declarations behind others, a run in between prints them.
 * A run that is not needed gets the output of the one before it.
 */
function stagesOf(
  { root, parts = [] }: Pick<SideContext, "root" | "parts">,
  more: readonly string[],
  source: string,
  { hidesDeclarations }: TypescriptCompiler,
): readonly CompilerRun[] {
  const isNeeded = (before: CompilerEnded) => {
    const types = outputOf(before, source);
    return types.kind === "read" && types.diagnostics.length > 0 && !isChecked(types);
  };
  const isHiding = (before: CompilerEnded, project: string) => {
    const types = outputOf(before, source);
    return types.kind === "read" && types.diagnostics.length > 0 && mayHaveOn("declaration", project, root);
  };
  return (
    parts
      // The root of a solution has no files; tsc reports that as an error.
      .filter(({ paths }) => paths.length > 0)
      .flatMap(({ configuration }) => {
        const project = join(root, configuration);
        const args = [...common, ...more, "--project", project];
        const run = { cwd: root, input: "" };
        const untyped = [...args, "--noCheck"];
        return [
          { ...run, args },
          ...(hidesDeclarations
            ? [{ ...run, args: untyped, isNeeded: (before: CompilerEnded) => isHiding(before, project) }]
            : []),
          { ...run, args: [...untyped, ...withoutDeclarations], isNeeded },
        ];
      })
  );
}

/**
 * Joins the runs of all projects. If one file does not parse, or an option is wrong, tsc checks no types and does not
 * say so. The last run of each project shows this; its other files are then unchecked, instead of free of findings.
 */
function readProjects(
  ended: readonly CompilerEnded[],
  source: string,
  { hidesDeclarations }: TypescriptCompiler,
): CompilerRead {
  const found = new Map<string, CompilerDiagnostic>();
  const listed = new Set<string>();
  const unlooked = new Set<string>();
  const runs = hidesDeclarations ? 3 : 2;
  for (let at = 0; at < ended.length; at += runs) {
    const all = ended.slice(at, at + runs).map((one) => outputOf(one, source));
    const failed = all.find((one) => one.kind === "failed");
    if (failed?.kind === "failed") return failed.read;
    const outputs = all.flatMap((one) => (one.kind === "read" ? one : []));
    const [types, syntax] = [outputs[0], outputs[runs - 1]];
    if (syntax === undefined || types === undefined)
      return failedRun("server-not-ready", "tsc did not finish a project");
    const broken = new Set(isChecked(types) ? [] : syntax.diagnostics.map(({ path }) => path));
    for (const path of types.files) {
      listed.add(path);
      if (broken.size > 0 && !broken.has(path)) unlooked.add(path);
    }
    for (const one of outputs.slice(0, -1).flatMap(({ diagnostics }) => diagnostics))
      found.set(JSON.stringify(one), one);
  }
  if (listed.size === 0) return failedRun("server-not-ready", "tsc listed no file");
  const reason = "tsc checks no types in a project with a syntax error";
  return {
    kind: "finished",
    files: null,
    diagnostics: [...found.values()],
    complaints: [],
    unlooked: { has: (path) => unlooked.has(path) || !listed.has(path), reason },
  };
}

/** Reads a run over a single document, such as a canary. */
function readDocument(ended: CompilerEnded, source: string): CompilerRead {
  const output = outputOf(ended, source);
  if (output.kind === "failed") return output.read;
  return { kind: "finished", files: null, diagnostics: output.diagnostics, complaints: [] };
}

/** The files and diagnostics that a run printed, or its failure. */
type Output =
  | {
      readonly kind: "read";
      readonly files: ReadonlySet<string>;
      readonly diagnostics: readonly CompilerDiagnostic[];
    }
  | { readonly kind: "failed"; readonly read: CompilerRead };

/**
 * Reads the output of one run. A message without a checked file is about options. tsc then ignored an option, so no
 * finding of the run is reliable.
 */
function outputOf(ended: CompilerEnded, source: string): Output {
  const failed = (...of: Parameters<typeof failedRun>): Output => ({
    kind: "failed",
    read: failedRun(...of),
  });
  const broken = interruptedRun(ended);
  if (broken !== undefined) return { kind: "failed", read: broken };
  // The exit code 2 says that files were not written. With `--noEmit` it has no meaning.
  if (![0, 1, 2].includes(ended.exitCode ?? -1))
    return failed("server-not-ready", `tsc ended with code ${ended.exitCode}`);
  const { diagnostics, files, strange } = parsed(ended, source);
  if (strange !== undefined) return failed("server-configuration", strange);
  if (files.size === 0) return failed("server-not-ready", "tsc listed no file");
  return { kind: "read", files, diagnostics };
}

/** The place and code between a path and its message. */
const placed = /\((\d+),(\d+)\): (error|warning|message) TS(\d+): /gu;

/**
 * Parses the output: diagnostics, whose messages continue in indented lines, then the checked files as absolute
 * paths. `strange` is the first line that is neither. tsc has no output in JSON.
 */
function parsed({ stdout, cwd }: CompilerEnded, source: string) {
  const all = stdout.split(/\r?\n/u);
  const files = new Set(all.filter((line) => line.startsWith("/")));
  const diagnostics: CompilerDiagnostic[] = [];
  let strange: string | undefined;
  for (const line of all) {
    if (line === "" || line.startsWith("/")) continue;
    const last = diagnostics.at(-1);
    if (/^\s+\S/u.test(line) && (last !== undefined || strange !== undefined)) {
      if (last !== undefined)
        diagnostics[diagnostics.length - 1] = { ...last, message: `${last.message}\n${line}` };
      continue;
    }
    // A file's name can look like a place.
    const at = [...line.matchAll(placed)].find((one) => files.has(join(cwd, line.slice(0, one.index))));
    if (at === undefined) {
      strange ??= line;
      continue;
    }
    const [{ length }, row, column, severity, code = ""] = at;
    diagnostics.push({
      path: join(cwd, line.slice(0, at.index)),
      start: { line: Number(row), column: Number(column) },
      end: null,
      severity: severityOf(severity),
      code,
      source,
      message: line.slice(at.index + length),
    });
  }
  return { diagnostics, files, strange };
}

/** Translates tsc's word for a severity. */
function severityOf(word: string | undefined): "error" | "warning" | "information" {
  if (word === "error") return "error";
  return word === "warning" ? "warning" : "information";
}
