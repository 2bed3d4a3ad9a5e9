/** Reads what `biome lint --reporter=json` prints, and decides when it is believed. */
import { resolve } from "node:path";
import { member } from "../../model/json.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";
import { isBiomeConfiguration } from "./configuration.ts";

/**
 * Reads a run. biome 2.6.8 ends with 1 with an error, with 0 without, and again with 1 if it refuses its configuration
 * and prints no list. So the output decides: a whole list that says that nothing was left out of it, and as many
 * errors as are in it.
 */
export function readBiome(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  const printed = parse(stdout);
  const [summary, found] = [member(printed, "summary"), member(printed, "diagnostics")];
  if (!Array.isArray(found) || summary === undefined) {
    const isConfiguration = exitCode === 1 && /configuration|plugin/u.test(stderr);
    const code = isConfiguration ? "server-configuration" : "server-not-ready";
    return failedRun(code, failureIn(stderr, exitCode));
  }
  if (member(summary, "diagnosticsNotPrinted") !== 0 || member(summary, "skipped") !== 0)
    return failedRun("server-not-ready", "biome left something out of its list of findings");
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of found as readonly unknown[]) {
    const diagnostic = readDiagnostic(one, cwd);
    if (diagnostic === undefined)
      return failedRun("server-not-ready", "biome printed a finding without a file or a message");
    diagnostics.push(diagnostic);
  }
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  if (member(summary, "errors") !== errors)
    return failedRun("server-not-ready", `biome counted other errors than the ${errors} that it printed`);
  if (exitCode !== (errors > 0 ? 1 : 0))
    return failedRun("server-not-ready", `biome ended with ${exitCode}, and printed ${errors} errors`);
  const isOwn = ({ path }: CompilerDiagnostic) => isBiomeConfiguration(path);
  return {
    kind: "finished",
    files: null,
    diagnostics: diagnostics.filter((one) => !isOwn(one)),
    // Advice on its own configuration, such as another release in `$schema`, is no complaint.
    complaints: diagnostics
      .filter((one) => isOwn(one) && one.severity !== "information")
      .map(({ message }) => message),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a finding. Lines and columns are 1-based; a finding about a whole file is at 0:0. */
function readDiagnostic(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [category, message] = [member(value, "category"), member(value, "message")];
  const location = member(value, "location");
  const path = member(location, "path");
  const [start, end] = [place(member(location, "start")), place(member(location, "end"))];
  if (typeof path !== "string" || typeof message !== "string" || start === undefined) return undefined;
  return {
    path: resolve(cwd, path),
    start,
    end: end ?? null,
    severity: severities.get(member(value, "severity")) ?? null,
    code: typeof category === "string" ? category : null,
    source: "biome",
    message,
  };
}

function place(value: unknown): CompilerPosition | undefined {
  const [line, column] = [member(value, "line"), member(value, "column")];
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) return undefined;
  return { line: Math.max(1, line as number), column: Math.max(1, column as number) };
}

const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map<
  unknown,
  CompilerDiagnostic["severity"]
>([
  ["fatal", "error"],
  ["error", "error"],
  ["warning", "warning"],
  ["info", "information"],
  ["information", "information"],
  ["hint", "hint"],
]);

/** Returns biome's messages, without the drawings around them. */
export function failureIn(stderr: string, exitCode: number | null): string {
  // What ends in a colon goes on in the next line.
  const said = stderr
    .replace(/:\n {4}(?=\S)/gu, ": ")
    .split("\n")
    .flatMap((line) => {
      const text = /^\s*×\s+(.+)$/u.exec(line)?.[1] ?? "";
      return text === "" || /^(?:Some errors were emitted|Biome exited because)/u.test(text)
        ? []
        : [text.trim()];
    });
  return said.length === 0 ? `biome ended with code ${exitCode}` : said.slice(0, 4).join("; ");
}
