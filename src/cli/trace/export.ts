/** Runs `lanser trace export`, which converts a trace for tools of others. */
import { closeSync, openSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import { prepareFile } from "../../platform/folders.ts";
import type { Trace } from "../../session/trace/read.ts";
import { oneOf } from "../program/arguments.ts";
import { parseFlags } from "../program/flags.ts";
import type { Program } from "../program/program.ts";
import { loadTrace, traceFile } from "../program/traces.ts";
import { chromeTrace } from "./chrome.ts";
import { tracesTop } from "./files.ts";
import { languageClientLog } from "./language-client-log.ts";

const exportHelp = `lanser trace export TRACE --to FORMAT: a trace for tools that others made

  TRACE               a file, or a name below .lanser/traces
  --to FORMAT         vscode: the log of VS Code's language client, for the language server protocol inspector
                      chrome: trace events, for Perfetto (ui.perfetto.dev) or chrome://tracing
  --out FILE          where to (default: standard output)

Exit code: 0, 76 when it is not a complete trace.
`;

const options = {
  to: { type: "string" },
  out: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const formats = {
  vscode: languageClientLog,
  chrome: chromeTrace,
} as const satisfies Readonly<Record<string, (trace: Trace) => Iterable<string>>>;

export async function traceExport(host: Program, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(exportHelp);
    return 0;
  }
  const [named, ...more] = positionals;
  if (named === undefined || more.length > 0)
    throw new UserError("usage", "trace export needs one trace", {
      hint: "lanser trace export TRACE --to vscode",
    });
  const format = oneOf(values.to, ["vscode", "chrome"] as const, "--to");
  if (format === undefined) throw new UserError("usage", "trace export needs --to vscode or --to chrome");
  const trace = loadTrace(traceFile(host, tracesTop(host), named), named);
  const pieces = formats[format](trace);
  if (values.out === undefined) for (const piece of pieces) host.stdout.write(piece);
  else writeTo(resolve(host.cwd, values.out), values.out, pieces);
  return 0;
}

function writeTo(file: string, shown: string, pieces: Iterable<string>): void {
  try {
    prepareFile(file);
    const descriptor = openSync(file, "w");
    try {
      for (const piece of pieces) {
        const bytes = Buffer.from(piece);
        for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
      }
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError("unreadable-file", `${shown} cannot be written`, { cause: error });
  }
}
