/** What pyright's own command says of a folder, in the same words as our findings. */
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../src/model/order.ts";
import { findInterpreter } from "../../src/servers/python/interpreter.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { plainEnvironment, start } from "./command.ts";
import { installedPyright, testHost } from "./gate.ts";

type Said = {
  readonly summary: { readonly filesAnalyzed: number };
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: string;
    readonly message: string;
    readonly rule?: string;
    /** Absent for what is about a file as a whole. */
    readonly range?: { readonly start: At; readonly end: At };
  }[];
};
type At = { readonly line: number; readonly character: number };

const beginning: At = { line: 0, character: 0 };

export type CommandResult = { readonly files: number; readonly findings: readonly string[] };

/**
 * Runs `pyright --outputjson`, or `basedpyright`, in `folder`, on `files` in this order, or as it walks by itself; the pinned one, or that of a
 * folder, with the Python that a test has, or another.
 */
export async function commandFindings(
  folder: string,
  files: readonly string[] = [],
  server?: string,
  ownPython?: string,
): Promise<CommandResult> {
  const serverFolder = server ?? (await installedPyright()).folder;
  const [entry] = ["pyright", "basedpyright"]
    .map((name) => join(serverFolder, "node_modules", name, "index.js"))
    .filter((file) => existsSync(file));
  if (entry === undefined) throw new Error(`there is no command in ${serverFolder}`);
  const python =
    ownPython ?? (await findInterpreter(testHost(folder), []))?.executable ?? "/nonexistent/python";
  const line = [process.execPath, entry, "--outputjson", "--pythonpath", python, ...files];
  const { stdout } = await start(line, { cwd: folder, env: plainEnvironment() }).ended;
  const said = JSON.parse(stdout) as Said;
  const root = `${realpathSync(folder)}/`;
  const findings = said.generalDiagnostics.map((one) =>
    findingLine({
      path: one.file.startsWith(root) ? one.file.slice(root.length) : one.file,
      range: one.range ?? { start: beginning, end: beginning },
      severity: one.severity,
      code: one.rule ?? null,
      message: one.message.replaceAll(root, ""),
    }),
  );
  return { files: said.summary.filesAnalyzed, findings: findings.sort(compareText) };
}

/** What a recorded run saw on one side, in the same words. */
export async function observedFindings(traces: string, side: "base" | "head"): Promise<CommandResult> {
  const replayed = await replayRun(traces);
  if (replayed.kind === "diverged") throw new Error(JSON.stringify(replayed.divergence));
  const files = replayed.runs[0]?.sides[side].observation.files ?? [];
  const findings = files.flatMap((file) => (file.kind === "final" ? file.findings : [])).map(findingLine);
  return { files: files.length, findings: findings.sort(compareText) };
}

/** One finding as one line, down to range, severity, rule and message. */
export function findingLine(one: {
  readonly path: string;
  readonly range: { readonly start: At; readonly end: At };
  readonly severity: string;
  readonly code: string | null;
  readonly message: string;
}): string {
  const { start: from, end } = one.range;
  const place = `${one.path}:${from.line}:${from.character}-${end.line}:${end.character}`;
  return `${place} ${one.severity} ${one.code ?? ""} ${one.message}`;
}
