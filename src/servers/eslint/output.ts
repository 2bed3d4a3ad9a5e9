/** Reads what `eslint --format json` prints, and decides when it is believed. */
import { member } from "../../model/json.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type {
  CompilerDiagnostic,
  CompilerEnded,
  CompilerFix,
  CompilerPosition,
  CompilerRead,
} from "../compiler/types.ts";

/**
 * Reads a run. ESLint 9.39.5 ends with 0 and 1 as every linter, and with 2 if it or a plugin crashed. Each file that
 * it checked is in the list, also without a finding.
 */
export function readEslint(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr } = ended;
  const files = parse(stdout);
  if (files === undefined || (exitCode !== 0 && exitCode !== 1)) {
    const why = said(stderr);
    return failedRun(
      exitCode === 2 ? "server-configuration" : "server-not-ready",
      why === "" ? `ESLint ended with code ${exitCode}` : why,
    );
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const file of files) {
    const [path, messages] = [member(file, "filePath"), member(file, "messages")];
    if (typeof path !== "string" || !Array.isArray(messages))
      return failedRun("server-not-ready", "ESLint printed a file without a path or a list of findings");
    for (const message of messages as unknown[]) {
      const diagnostic = readMessage(path, message);
      if (diagnostic === undefined)
        return failedRun("server-not-ready", "ESLint printed a finding without a message or a severity");
      diagnostics.push(diagnostic);
    }
  }
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  // 1 without an error is what --max-warnings would say, and it is not asked for.
  if (hasError !== (exitCode === 1))
    return failedRun("server-not-ready", `ESLint ended with ${exitCode}, and its list says otherwise`);
  return { kind: "finished", files: files.length, diagnostics, complaints: [] };
}

/** Returns the paths in the list; undefined if it cannot be read. */
export function filesOfEslint(stdout: string): readonly string[] | undefined {
  return parse(stdout)?.flatMap((file) => {
    const path = member(file, "filePath");
    return typeof path === "string" ? [path] : [];
  });
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
 * Reads a finding. A file that could not be parsed has a finding without a rule; a finding about a whole file has no
 * place.
 */
function readMessage(path: string, value: unknown): CompilerDiagnostic | undefined {
  const [message, severity, rule] = ["message", "severity", "ruleId"].map((name) => member(value, name));
  if (typeof message !== "string" || (severity !== 1 && severity !== 2)) return undefined;
  const start = place(member(value, "line"), member(value, "column")) ?? { line: 1, column: 1 };
  return {
    path,
    start,
    end: place(member(value, "endLine"), member(value, "endColumn")) ?? null,
    severity: severity === 2 ? "error" : "warning",
    code: typeof rule === "string" ? rule : null,
    source: "eslint",
    message,
    ...fixIn(member(value, "fix"), rule),
  };
}

/** Reads what `--fix` would write. Its offsets do not count a byte order mark. */
function fixIn(value: unknown, rule: unknown): { readonly fix?: CompilerFix } {
  const [range, text] = [member(value, "range"), member(value, "text")];
  const [start, end] = Array.isArray(range) ? (range as readonly unknown[]) : [];
  if (!Number.isSafeInteger(start) || !Number.isSafeInteger(end) || typeof text !== "string") return {};
  const edit = { start: { unit: start as number }, end: { unit: end as number }, text };
  return { fix: { title: `fix of ${typeof rule === "string" ? rule : "ESLint"}`, edits: [edit] } };
}

function place(line: unknown, column: unknown): CompilerPosition | undefined {
  return Number.isSafeInteger(line) && Number.isSafeInteger(column)
    ? { line: line as number, column: column as number }
    : undefined;
}

/** Returns the message of an error, without the greeting and the stack. */
export function said(stderr: string): string {
  return stderr
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(?:Oops!|ESLint: \d|at |\(node:|\(Use )/u.test(line))
    .slice(0, 4)
    .join("; ");
}
