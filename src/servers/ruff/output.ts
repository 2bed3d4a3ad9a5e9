/** Reads what `ruff check --output-format json --verbose` prints, and decides when it is believed. */
import { resolve } from "node:path";
import { member } from "../../model/json.ts";
import { brokenOff, causesIn, failedRun } from "../compiler/defaults.ts";
import type {
  CompilerDiagnostic,
  CompilerEnded,
  CompilerFix,
  CompilerPosition,
  CompilerRead,
} from "../compiler/types.ts";

/**
 * Reads a run. ruff 0.17.5 ends with 0 without findings, 1 with some, 2 if it failed. The code alone proves nothing:
 * the list of findings has to be whole and agree with it, and the log has to say how many files were checked.
 */
export function readRuff(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd, over } = ended;
  if (exitCode !== 0 && exitCode !== 1) {
    const code = exitCode === 2 ? "server-configuration" : "server-not-ready";
    return failedRun(code, causesIn(stderr, "ruff", exitCode));
  }
  const found = parse(stdout);
  if (found === undefined) return failedRun("server-not-ready", "ruff did not print a list of findings");
  if (exitCode === 1 && found.length === 0)
    return failedRun("server-not-ready", "ruff ended with 1, as with findings, and printed none");
  if (exitCode === 0 && found.length > 0)
    return failedRun("server-not-ready", "ruff ended with 0, as without findings, and printed some");
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "ruff printed a finding without a file, a place or a message");
    diagnostics.push(diagnostic);
  }
  const files = filesIn(stderr);
  if (files === null && over === "project")
    return failedRun("server-not-ready", "ruff did not say how many files it checked");
  return { kind: "finished", files, diagnostics, complaints: complaintsIn(stderr) };
}

function parse(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads a finding; undefined for a value that cannot be one. A finding in a cell of a notebook has no place in the
 * file: notebooks are left out.
 */
function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [filename, code, message] = ["filename", "code", "message"].map((name) => member(value, name));
  const [start, end] = [place(member(value, "location")), place(member(value, "end_location"))];
  if (typeof filename !== "string" || typeof message !== "string" || start === undefined) return undefined;
  return {
    path: resolve(cwd, filename),
    start,
    end: end ?? null,
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof code === "string" ? code : null,
    source: "ruff",
    message,
    ...fixIn(member(value, "fix"), message),
  };
}

/** Reads a fix that ruff would apply by itself. It says of any other fix that it may change what the code does. */
function fixIn(value: unknown, message: string): { readonly fix?: CompilerFix } {
  const [listed, title] = [member(value, "edits"), member(value, "message")];
  if (member(value, "applicability") !== "safe" || !Array.isArray(listed)) return {};
  const edits = (listed as readonly unknown[]).flatMap((one) => {
    const [start, end] = [place(member(one, "location")), place(member(one, "end_location"))];
    const text = member(one, "content");
    return start === undefined || end === undefined || typeof text !== "string" ? [] : [{ start, end, text }];
  });
  if (edits.length !== listed.length) return {};
  return { fix: { title: typeof title === "string" ? title : message, edits } };
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map([
  ["error", "error"],
  ["fatal", "error"],
  ["warning", "warning"],
  ["info", "information"],
]);

function place(value: unknown): CompilerPosition | undefined {
  const [line, column] = [member(value, "row"), member(value, "column")];
  return Number.isSafeInteger(line) && Number.isSafeInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

/** Returns the last number of files, which ruff logs at the end. Null over standard input, where it counts nothing. */
function filesIn(stderr: string): number | null {
  const counted = [...stderr.matchAll(/\bChecked (\d+) files? in:/gu)].at(-1);
  return counted === undefined ? null : Number(counted[1]);
}

function complaintsIn(stderr: string): readonly string[] {
  const all = [...stderr.matchAll(/^(?:warning: |\[[^\n]*\]\[WARN\] )(.+)$/gmu)].map(([, text = ""]) => text);
  // Where nothing is to be checked the program says so, too.
  return [...new Set(all)].filter((text) => !text.startsWith("No Python files found"));
}
