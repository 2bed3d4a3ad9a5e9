/** Reads what `oxlint --format json` prints, and decides when it is believed. */
import { resolve } from "node:path";
import { member } from "../../model/json.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";

/**
 * Reads a run. oxlint 1.94.0 ends with 1 with an error, with 0 with none, and again with 1, without any JSON, if it
 * cannot read its configuration. So the output decides: a whole list, and the number of files that were checked.
 */
export function readOxlint(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  const printed = parse(stdout);
  const [found, files] = [member(printed, "diagnostics"), member(printed, "number_of_files")];
  if (!Array.isArray(found) || !Number.isSafeInteger(files)) {
    const said = `${stdout}\n${stderr}`.split("\n").map((line) => line.replace(/^[\s|x]+/u, "").trim());
    const why = said.filter((line) => line !== "").slice(0, 4);
    const isConfiguration = exitCode === 1 && /configuration/u.test(why[0] ?? "");
    const code = isConfiguration ? "server-configuration" : "server-not-ready";
    return failedRun(code, why.length === 0 ? `oxlint ended with code ${exitCode}` : why.join("; "));
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found as readonly unknown[]) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "oxlint printed a finding without a file or a message");
    diagnostics.push(diagnostic);
  }
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  if (exitCode !== 0 && exitCode !== 1)
    return failedRun("server-not-ready", `oxlint ended with code ${exitCode}`);
  if (exitCode === 0 && hasError)
    return failedRun("server-not-ready", "oxlint ended with 0, as without errors, and printed some");
  if (exitCode === 1 && diagnostics.length === 0)
    return failedRun("server-not-ready", "oxlint ended with 1, as with findings, and printed none");
  return { kind: "finished", files: files as number, diagnostics, complaints: [] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a finding. Offsets count bytes. A finding without a label is about the whole file. */
function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [filename, message, code] = ["filename", "message", "code"].map((name) => member(value, name));
  if (typeof filename !== "string" || typeof message !== "string") return undefined;
  const labels = member(value, "labels");
  const [label] = Array.isArray(labels) ? (labels as unknown[]) : [];
  const span = member(label, "span");
  const [offset, length] = [number(member(span, "offset")), number(member(span, "length"))];
  return {
    path: resolve(cwd, filename),
    start: { byte: offset },
    end: { byte: offset + length },
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof code === "string" ? code : null,
    source: "oxlint",
    message,
  };
}

function number(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map([
  ["error", "error"],
  ["warning", "warning"],
  ["advice", "information"],
]);
