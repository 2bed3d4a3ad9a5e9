/**
 * Runs a server's own command over a whole tree, without a session. Two runs, on base and on head, show which files
 * have other findings, so that the server needs to check only those.
 */
import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../../model/finding.ts";
import { relativeInside } from "../../model/paths.ts";
import type { CompiledFiles, CompiledFinding } from "../../model/scope.ts";
import { killGroup, run } from "../../platform/run.ts";
import { profileInMode } from "../../servers/compiler/modes.ts";
import type { Compiler, CompilerDiagnostic, CompilerRun } from "../../servers/compiler/types.ts";
import type { Profile, SideContext } from "../../servers/profile.ts";
import { environmentVariables } from "../../servers/variables.ts";
import { childEnvironment, scratchFolders } from "../wire/environment.ts";
import { runStages, toDiagnostics } from "./compiler.ts";
import { readReport } from "./diagnostics.ts";
import { type LiveHost, type LiveSide, readSourceText, relativeIn } from "./live.ts";

/** Findings that the command printed about the files of a program, or why they cannot be used. */
export type WholeAnswer =
  | { readonly kind: "checked"; readonly files: CompiledFiles }
  | { readonly kind: "unchecked"; readonly why: string };

/** Side as its server gets it; `configuration` is that of the one project that has all files of the schedule. */
export type WholeSide = LiveSide & { readonly configuration: string };

/**
 * Runs the command over the files of the schedule and returns its findings. Any doubt (a failed run, an unreadable
 * file, a file that was not checked) makes the answer "unchecked": then the caller lets the server check all files.
 */
export async function checkWhole(host: LiveHost, side: WholeSide): Promise<WholeAnswer> {
  const profile = profileInMode(side.profile, "compiler");
  if (typeof profile === "string") return unchecked(profile);
  const { compiler } = profile;
  if (compiler?.compared === undefined || compiler.readStages === undefined)
    return unchecked(`Lanser cannot compare two runs of the command of ${profile.name}`);
  // The command prints real paths, without symbolic links.
  const root = realpathSync(side.context.root);
  const { paths } = side.schedule;
  const context = { ...side.context, root, parts: [{ configuration: side.configuration, paths }] };
  const ended = await runStages(compiler.compared(context), runnerOf(host, { ...side, profile, context }));
  const read = "kind" in ended ? ended : compiler.readStages(ended);
  if (side.signal.aborted) return unchecked("the run was cancelled");
  if (read.kind === "failed") return unchecked(relativeIn({ ...side, context })(read.reason));
  const { unlooked } = read;
  if (unlooked !== undefined && paths.some((path) => unlooked.has(join(root, path))))
    return unchecked(unlooked.reason);
  return compiledFiles({ ...side, profile, context }, compiler, read.diagnostics);
}

function unchecked(why: string): Extract<WholeAnswer, { kind: "unchecked" }> {
  return { kind: "unchecked", why };
}

type CommandSide = LiveSide & { readonly profile: Profile; readonly context: SideContext };

/**
 * Returns a function that runs one stage of the command. Each run has its own process group, which is killed if the run
 * is cancelled. The environment is that of the server, so that both find the same packages.
 */
function runnerOf(host: LiveHost, side: CommandSide) {
  const { profile, context, signal } = side;
  for (const folder of scratchFolders(side.scratch)) mkdirSync(folder, { recursive: true });
  const env = childEnvironment({
    host,
    path: profile.searchPath(context.serverFolder),
    forbiddenFolders: [side.repository, context.root],
    scratch: side.scratch,
    profile: environmentVariables(profile, context.serverFolder),
  });
  const { file, args } = profile.command(context.serverFolder, host.arch, context.toolchain);
  return async (stage: CompilerRun) => {
    let end: () => void = () => undefined;
    const spawn: LiveHost["spawn"] = (what) => {
      const child = host.spawn(what);
      end = () => killGroup(host, child);
      signal.addEventListener("abort", end, { once: true });
      if (signal.aborted) end();
      return child;
    };
    const { cwd } = stage;
    const request = {
      file: file ?? host.nodePath,
      args: [...args, ...stage.args],
      cwd,
      env: { ...env, ...stage.env },
    };
    const msMax = profile.limits.readinessMsMax;
    try {
      const ended = await run({ ...host, spawn }, request, { input: Buffer.alloc(0), msMax, onOutput: null });
      return { ...ended, stdout: ended.stdout.toString("utf8"), cwd, over: "project" as const };
    } catch {
      const reason = `Lanser could not run the command of ${profile.name}`;
      return { kind: "failed" as const, code: "server-not-ready" as const, reason };
    } finally {
      signal.removeEventListener("abort", end);
    }
  };
}

/**
 * Converts the printed diagnostics to findings of the schedule's files, in the same way as for the server, so that both
 * can be compared. Diagnostics of other files are left out, because the server is not queried about those.
 */
function compiledFiles(
  side: CommandSide,
  { columns }: Pick<Compiler<SideContext>, "columns">,
  printed: readonly CompilerDiagnostic[],
): WholeAnswer {
  const { profile, context, schedule } = side;
  const { root } = context;
  const program = new Set(schedule.paths);
  const files: Record<string, readonly CompiledFinding[]> = {};
  for (const [place, found] of Map.groupBy(printed, ({ path }) => path)) {
    const path = relativeInside(root, place);
    if (path === undefined || !program.has(path)) continue;
    const text = readSourceText(place);
    if (typeof text !== "string") return unchecked(`Lanser cannot read ${path}`);
    const report = { kind: "full", items: toDiagnostics(found, text, columns) };
    const relative = relativeIn(side);
    const read = readReport(report, { profile, path, text, root, relative, symbolAt: () => null });
    if (read.kind === "unknown") return unchecked(`Lanser cannot read the command's output about ${path}`);
    if (read.findings.length > 0) files[path] = read.findings.map(compiledFinding);
  }
  return { kind: "checked", files };
}

function compiledFinding({ range: { start }, severity, code, message }: Finding): CompiledFinding {
  return { line: start.line, character: start.character, severity, code, message };
}
