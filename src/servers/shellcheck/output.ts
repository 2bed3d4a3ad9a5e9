/** Reads what `shellcheck --format=json1` prints, and decides when it is believed. */
import { resolve } from "node:path";
import { member } from "../../model/json.ts";
import { push } from "../../model/push.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerFix, CompilerRead } from "../compiler/types.ts";

/** Beginning of the message of a finding that a directive of a script hides. */
export const hiddenBeginning = "hidden by a directive: ";

/**
 * Reads up to two runs. The first is over the scripts as they are. The second exists if one of them has a `disable`
 * directive: it is over the same scripts without directives, so the directives hide what it alone finds.
 */
export function readShellcheck([asIs, bare]: readonly CompilerEnded[]): CompilerRead {
  // No script, no run.
  if (asIs === undefined) return { kind: "finished", files: 0, diagnostics: [], complaints: [] };
  const found = readRun(asIs);
  const more =
    bare === undefined || found.kind === "failed" ? undefined : readRun({ ...bare, cwd: asIs.cwd });
  if (found.kind === "failed" || more === undefined) return found;
  if (more.kind === "failed") return more;
  return { ...found, diagnostics: [...found.diagnostics, ...hiddenIn(found.diagnostics, more.diagnostics)] };
}

/**
 * Reads one run. shellcheck 0.11.0 ends with 0 without findings, 1 with some, 2 if it could not read all of the
 * scripts.
 */
export function readRun(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  if (exitCode !== 0 && exitCode !== 1) {
    const [said = `shellcheck ended with code ${exitCode}`] = stderr
      .split("\n")
      .filter((line) => line !== "");
    return failedRun("server-not-ready", said);
  }
  const comments = commentsIn(stdout);
  if (comments === undefined)
    return failedRun("server-not-ready", "shellcheck did not print a list of findings");
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of comments) {
    const diagnostic = readComment(one, cwd);
    if (diagnostic === undefined)
      return failedRun(
        "server-not-ready",
        "shellcheck printed a finding without a file, a place or a message",
      );
    // It says so of every script, and goes on without the configuration.
    if (diagnostic.code === "SC1134")
      return failedRun("server-configuration", diagnostic.message.replaceAll(`${cwd}/`, ""));
    diagnostics.push(diagnostic);
  }
  if ((exitCode === 1) !== diagnostics.length > 0)
    return failedRun(
      "server-not-ready",
      `shellcheck ended with ${exitCode}, and printed ${diagnostics.length} findings`,
    );
  return { kind: "finished", files: null, diagnostics, complaints: [] };
}

function commentsIn(text: string): readonly unknown[] | undefined {
  try {
    const comments: unknown = member(JSON.parse(text), "comments");
    return Array.isArray(comments) ? comments : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a finding. In this format a tab is one column; its format `json` would count to the next stop of eight. */
function readComment(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [file, code, message] = ["file", "code", "message"].map((name) => member(value, name));
  const [line, column, endLine, endColumn] = ["line", "column", "endLine", "endColumn"].map((name) =>
    member(value, name),
  );
  if (typeof file !== "string" || typeof message !== "string" || !Number.isSafeInteger(code))
    return undefined;
  if (![line, column, endLine, endColumn].every(Number.isSafeInteger)) return undefined;
  return {
    path: resolve(cwd, file),
    start: { line: line as number, column: column as number },
    end: { line: endLine as number, column: endColumn as number },
    severity: severities.get(member(value, "level")) ?? null,
    code: `SC${code as number}`,
    source: "shellcheck",
    message,
    ...fixIn(member(value, "fix"), code as number),
  };
}

/** Reads a fix; of a fix in several parts all are read, or none. */
function fixIn(value: unknown, code: number): { readonly fix?: CompilerFix } {
  const listed = member(value, "replacements");
  if (!Array.isArray(listed)) return {};
  const edits = (listed as readonly unknown[]).flatMap((one) => {
    const [line, column, endLine, endColumn] = ["line", "column", "endLine", "endColumn"].map((name) =>
      member(one, name),
    );
    const text = member(one, "replacement");
    if (![line, column, endLine, endColumn].every(Number.isSafeInteger) || typeof text !== "string")
      return [];
    const start = { line: line as number, column: column as number };
    return [{ start, end: { line: endLine as number, column: endColumn as number }, text }];
  });
  return edits.length === listed.length ? { fix: { title: `fix of SC${code}`, edits } } : {};
}

/** Severities by level. A matter of style is printed and counts like everything else, so it is no hint. */
const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map<
  unknown,
  CompilerDiagnostic["severity"]
>([
  ["error", "error"],
  ["warning", "warning"],
  ["info", "information"],
  ["style", "information"],
]);

function hiddenIn(
  asIs: readonly CompilerDiagnostic[],
  bare: readonly CompilerDiagnostic[],
): readonly CompilerDiagnostic[] {
  const said = new Map<string, CompilerDiagnostic[]>();
  const keyOf = (one: CompilerDiagnostic) =>
    JSON.stringify([one.path, one.start, one.end, one.code, one.message]);
  for (const one of asIs) push(said, keyOf(one), one);
  return bare
    .filter((one) => one.code !== unknownDirective && said.get(keyOf(one))?.pop() === undefined)
    .map((one) => ({
      ...one,
      // What is about no more than a point is about its line.
      end: JSON.stringify(one.start) === JSON.stringify(one.end) ? null : one.end,
      severity: "hint",
      message: `${hiddenBeginning}${one.message}`,
    }));
}

/** Code of the finding about the text that replaces the directives. */
const unknownDirective = "SC1107";
