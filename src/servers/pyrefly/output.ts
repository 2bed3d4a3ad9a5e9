/** Reads what `pyrefly check --output-format json -v` prints, and decides when it is believed. */
import { resolve } from "node:path";
import { member } from "../../model/json.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";

export const pyreflySource = /\.pyi?$/u;

/**
 * Reads a run. pyrefly 1.4.1 ends with 0 without errors, 1 with some, and again 1 if its configuration cannot be read
 * or there is nothing to check. So the output decides: a whole list that agrees with the code, and a log that says how
 * many files there were.
 */
export function readPyrefly(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  // Without a configuration it looks for less, and finds no wrong result of a function.
  const complaints = [...stderr.matchAll(/^(?: WARN (.+)|(No `pyrefly\.toml` found .+))$/gmu)].map(
    ([, warning, preset = ""]) => warning ?? preset,
  );
  if (exitCode === 1 && stdout.trim() === "" && /^No Python files matched patterns /mu.test(stderr))
    return { kind: "finished", files: null, diagnostics: [], complaints };
  const found = member(parse(stdout), "errors");
  if (!Array.isArray(found)) {
    const isConfiguration = /^Fatal configuration error$/mu.test(stderr);
    return failedRun(
      isConfiguration ? "server-configuration" : "server-not-ready",
      pyreflyFailure(stderr, exitCode),
    );
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found as readonly unknown[]) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "pyrefly printed a finding without a file, a place or a message");
    diagnostics.push(diagnostic);
  }
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  if (exitCode !== (hasError ? 1 : 0))
    return failedRun(
      "server-not-ready",
      `pyrefly ended with ${exitCode}, and printed ${found.length} findings`,
    );
  if (!/^DEBUG Checking \d+ files \(/mu.test(stderr))
    return failedRun("server-not-ready", "pyrefly did not say how many files it checked");
  // A cell of a notebook has no place in the file.
  const isSource = ({ path }: CompilerDiagnostic) => pyreflySource.test(path);
  return { kind: "finished", files: null, diagnostics: diagnostics.filter(isSource), complaints };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [path, code, message] = ["path", "name", "description"].map((name) => member(value, name));
  const start = place(member(value, "line"), member(value, "column"));
  const end = place(member(value, "stop_line"), member(value, "stop_column"));
  if (typeof path !== "string" || typeof message !== "string" || start === undefined) return undefined;
  return {
    path: resolve(cwd, path),
    start,
    end: end ?? null,
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof code === "string" ? code : null,
    source: "pyrefly",
    message: message.replace(places, "").replaceAll(`${cwd}/`, ""),
  };
}

/** Matches the places that pyrefly searched on this machine: they are no part of the finding. */
const places = /\s*^ *Looked in these locations[\s\S]*$/mu;

function place(line: unknown, column: unknown): CompilerPosition | undefined {
  return Number.isSafeInteger(line) && Number.isSafeInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map([
  ["error", "error"],
  ["warn", "warning"],
  ["warning", "warning"],
  ["info", "information"],
]);

export function pyreflyFailure(stderr: string, exitCode: number | null): string {
  const said = stderr.split("\n").flatMap((line) => {
    const text = line.replace(/^ *(?:ERROR|WARN) /u, "").trim();
    return text === "" || /^(?:DEBUG|INFO|\d* *\||Fatal configuration error)/u.test(text) ? [] : [text];
  });
  return said.length === 0 ? `pyrefly ended with code ${exitCode}` : said.slice(0, 4).join("; ");
}
