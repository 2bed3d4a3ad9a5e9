/** Reads SARIF 2.1.0, a standard format for findings that some commands print. */
import { resolve } from "node:path";
import { readMember } from "../../model/json.ts";
import { pathFromUri } from "../../model/paths.ts";
import type { CompilerDiagnostic, CompilerPosition } from "./types.ts";

/**
 * Reads the results of all runs, in their order. Undefined for incomplete SARIF or an invalid result: dropping one
 * would hide a finding.
 */
export function readSarif(
  text: string,
  { source, cwd }: { readonly source: string; readonly cwd: string },
): readonly CompilerDiagnostic[] | undefined {
  const runs = readMember(parse(text), "runs");
  if (!Array.isArray(runs)) return undefined;
  const found: CompilerDiagnostic[] = [];
  for (const run of runs as readonly unknown[]) {
    const results = readMember(run, "results");
    if (!Array.isArray(results)) return undefined;
    for (const result of results as readonly unknown[]) {
      const diagnostic = diagnosticOf(result, source, cwd);
      if (diagnostic === undefined) return undefined;
      found.push(diagnostic);
    }
  }
  return found;
}

/** Parses JSON; undefined if it is invalid. The caller then treats the output as incomplete. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads one result. Undefined if it lacks a path or a message: the output then counts as incomplete. A result without
 * a region is about the beginning of its file, because a report needs a place.
 */
function diagnosticOf(result: unknown, source: string, cwd: string): CompilerDiagnostic | undefined {
  const [location] = listOf(readMember(result, "locations"));
  const physical = readMember(location, "physicalLocation");
  const uri = readMember(readMember(physical, "artifactLocation"), "uri");
  const [message, code] = [readMember(readMember(result, "message"), "text"), readMember(result, "ruleId")];
  const path = typeof uri === "string" ? pathOf(uri, cwd) : undefined;
  if (path === undefined || typeof message !== "string") return undefined;
  const region = readMember(physical, "region");
  const start = position(region, "startLine", "startColumn") ?? { line: 1, column: 1 };
  return {
    path,
    start,
    end: endOf(region, start),
    severity: severities.get(readMember(result, "level")) ?? null,
    code: typeof code === "string" ? code : null,
    source,
    message,
  };
}

/** Resolves the URI or path of a file. SARIF asks for percent signs in it, but some commands write a plain path. */
function pathOf(uri: string, cwd: string): string | undefined {
  if (uri.startsWith("file:")) return pathFromUri(uri);
  try {
    return resolve(cwd, decodeURIComponent(uri));
  } catch {
    return resolve(cwd, uri);
  }
}

/**
 * Reads the end of a region. Without a line, the end is on the start's line, as SARIF defines. Null without a column: it then
 * extends to the end of the line.
 */
function endOf(region: unknown, start: CompilerPosition): CompilerPosition | null {
  const end = position(region, "endLine", "endColumn");
  if (end !== undefined) return end;
  const column = readMember(region, "endColumn");
  return Number.isSafeInteger(column) ? { line: start.line, column: column as number } : null;
}

/**
 * Reads a position; undefined if it is invalid. A start without a column is column 1; an end without one is unknown.
 * A region without a valid position makes its finding one about the file.
 */
function position(region: unknown, lineName: string, columnName: string): CompilerPosition | undefined {
  const [line, column] = [readMember(region, lineName), readMember(region, columnName)];
  if (!Number.isSafeInteger(line) || (line as number) < 1) return undefined;
  if (column !== undefined && !Number.isSafeInteger(column)) return undefined;
  if (column === undefined && columnName === "endColumn") return undefined;
  return { line: line as number, column: Math.max(1, (column as number | undefined) ?? 1) };
}

/** Severities by SARIF's level. A result without a level is a warning, as SARIF defines. */
const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map<
  unknown,
  CompilerDiagnostic["severity"]
>([
  ["error", "error"],
  ["warning", "warning"],
  [undefined, "warning"],
  ["note", "information"],
  ["none", "hint"],
]);

/** Gives a list, or an empty one for any other value. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
