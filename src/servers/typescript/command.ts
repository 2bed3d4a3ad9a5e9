/** Runs `tsc --noEmit` in place of a server of TypeScript: once for each project of a program. */
import { join } from "node:path";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead, CompilerRun } from "../compiler/types.ts";
import type { CommandMode, Profile, SideContext } from "../profile.ts";
import { mayHaveOn } from "./configuration.ts";
import { lowCostEnvironment, type TypescriptCompiler, typescriptProgram } from "./program.ts";

const common = ["--noEmit", "--pretty", "false", "--listFiles"];
/** Options that write nothing and read nothing of an earlier run, whatever a project requests. */
const writesNothing = ["--incremental", "false", "--tsBuildInfoFile", "null"];
/** Options that turn off building in parts, which cannot be combined with `--noEmit`. */
const inParts = ["--composite", "false", ...writesNothing];

/** Returns the mode of the command; `source` is that of the server's findings. */
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
 * Options that skip TypeScript's own library: its errors are not findings, and checking it is most of the command's
 * cost in a small project. It also removes findings: what was found in the library of `interface HTMLElement { id:
 * number }` is not reported for the file with that line (7.0.2).
 */
function withoutLibrary(
  { root, parts = [] }: SideContext,
  { replacesLibrary }: TypescriptCompiler,
): readonly string[] {
  return parts.some((part) => replacesLibrary(root, part)) ? [] : ["--skipDefaultLibCheck"];
}

const leanFilesMax = 2_000;

/**
 * True for a project whose size makes garbage collection useless: 1,506 files use 315 MB instead of 263, and a sixth of
 * the time is saved; 61 files save a fifth (7.0.2). A project that needs more than the limit would collect without a
 * pause.
 */
function isLean({ parts = [] }: Pick<SideContext, "parts">): boolean {
  return parts.every(({ paths }) => paths.length <= leanFilesMax);
}

/** Codes of type errors: the parser and the reader of options have none of them (5.9.3, 7.0.2). */
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

function isChecked({ diagnostics }: { readonly diagnostics: readonly CompilerDiagnostic[] }): boolean {
  return diagnostics.some(({ code }) => typeErrors.has(code));
}

/** Options that turn off declarations. Their errors are not errors of the parser, and are found without types, too. */
const withoutDeclarations = [
  ...["declaration", "declarationMap", "emitDeclarationOnly", "isolatedDeclarations"].flatMap((name) => [
    `--${name}`,
    "false",
  ]),
  ...["--declarationDir", "null"],
];

/**
 * Returns the runs for each project; a run that is not needed has the result of the previous one. The last prints what
 * does not parse: a run that printed nothing, or an error of types, has left nothing out. Before it, if the command
 * hides them, one runs for errors of declarations.
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
      // The root of a solution has none, and tsc takes that for an error.
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
 * Reads the runs. tsc checks no types if anything does not parse or an option is wrong, and does not report it: the
 * last run of a project, without types, shows which of its files those are.
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
      return failedRun("server-not-ready", "a project was not run to its end");
    const broken = new Set(isChecked(types) ? [] : syntax.diagnostics.map(({ path }) => path));
    for (const path of types.files) {
      listed.add(path);
      if (broken.size > 0 && !broken.has(path)) unlooked.add(path);
    }
    for (const one of outputs.slice(0, -1).flatMap(({ diagnostics }) => diagnostics))
      found.set(JSON.stringify(one), one);
  }
  if (listed.size === 0) return failedRun("server-not-ready", "tsc listed no file");
  const reason = "tsc checks no types in a project while one of its files does not parse";
  return {
    kind: "finished",
    files: null,
    diagnostics: [...found.values()],
    complaints: [],
    unlooked: { has: (path) => unlooked.has(path) || !listed.has(path), reason },
  };
}

function readDocument(ended: CompilerEnded, source: string): CompilerRead {
  const output = outputOf(ended, source);
  if (output.kind === "failed") return output.read;
  return { kind: "finished", files: null, diagnostics: output.diagnostics, complaints: [] };
}

type Output =
  | {
      readonly kind: "read";
      readonly files: ReadonlySet<string>;
      readonly diagnostics: readonly CompilerDiagnostic[];
    }
  | { readonly kind: "failed"; readonly read: CompilerRead };

/**
 * Reads the output of a run. A message about none of the checked files is about the options: then tsc checked no file
 * as it should.
 */
function outputOf(ended: CompilerEnded, source: string): Output {
  const failed = (...of: Parameters<typeof failedRun>): Output => ({
    kind: "failed",
    read: failedRun(...of),
  });
  const broken = interruptedRun(ended);
  if (broken !== undefined) return { kind: "failed", read: broken };
  // Two has nothing to do with how much was found: it writes nothing anyway.
  if (![0, 1, 2].includes(ended.exitCode ?? -1))
    return failed("server-not-ready", `tsc ended with code ${ended.exitCode}`);
  const { diagnostics, files, strange } = parsed(ended, source);
  if (strange !== undefined) return failed("server-configuration", strange);
  if (files.size === 0) return failed("server-not-ready", "tsc listed no file");
  return { kind: "read", files, diagnostics };
}

const placed = /\((\d+),(\d+)\): (error|warning|message) TS(\d+): /gu;

/** Parses the output. A message continues in indented lines; the checked files follow, as absolute paths. */
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
    // The name of a file may look like the place behind one.
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

function severityOf(word: string | undefined): "error" | "warning" | "information" {
  if (word === "error") return "error";
  return word === "warning" ? "warning" : "information";
}
