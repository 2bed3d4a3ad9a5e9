/** `lanser trace list`: the traces that are there. */
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError } from "../../errors.ts";
import { oneOf, parseServer } from "../../program/arguments.ts";
import { parseFlags } from "../../program/flags.ts";
import type { Program } from "../../program/program.ts";
import { configuredTraces, shownName } from "../../program/traces.ts";
import { faultText } from "../../trace/format.ts";
import { readTrace, type Trace } from "../../trace/read.ts";
import { openTraceFile } from "../../trace/source.ts";
import { traceNames, tracesTop } from "./files.ts";
import { counted, sayTo } from "./said.ts";

const listHelp = `lanser trace list: the traces that are there

  --dir DIR           where to look (default: all that a gate replays)
  --server ID[@VERSION]   of this server
  --session NAME      of this session: base, head, base-again, head-again, self, files
  --operation METHOD  in which this was asked, for example textDocument/definition
  --selector TEXT     of a command that was given this selector
  --exit-code N       of a command that ended with it
  --status STATUS     of a command that ended so
  --format FORMAT     text or json (default: text)

Exit code: 0.
`;

const options = {
  dir: { type: "string" },
  server: { type: "string" },
  session: { type: "string" },
  operation: { type: "string" },
  selector: { type: "string" },
  "exit-code": { type: "string" },
  status: { type: "string" },
  format: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function traceList(host: Program, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(listHelp);
    return 0;
  }
  if (positionals.length > 0)
    throw new UserError("usage", "trace list takes no names", { hint: "Name a folder with --dir DIR." });
  const format = oneOf(values.format, ["text", "json"] as const, "--format") ?? "text";
  const { server, session, operation, selector, status } = values;
  const wanted: Wanted = {
    server: server === undefined ? undefined : parseServer(server),
    session,
    command: { operation, selector, status, exitCode: numberOf(values["exit-code"]) },
  };
  const rows = filesOf(host, values.dir)
    .map(({ file, shown }) => rowOf(file, shown, wanted))
    .filter((row) => row !== undefined);
  if (format === "json") {
    host.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return 0;
  }
  const say = sayTo(host);
  if (rows.length === 0) say(`no such traces${values.dir === undefined ? "" : ` in ${values.dir}`}`);
  for (const row of rows) say(lineOf(row));
  return 0;
}

type Named = { readonly file: string; readonly shown: string };

function filesOf(host: Program, dir: string | undefined): readonly Named[] {
  if (dir === undefined) {
    const top = tracesTop(host);
    return configuredTraces(top).map((path) => ({ file: join(top, path), shown: shownName(path) }));
  }
  const folder = resolve(host.cwd, dir);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UserError("not-found", `there is no folder ${dir}`);
  return traceNames(folder).map((name) => ({ file: join(folder, name), shown: name }));
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new UserError("usage", `--exit-code must be a number, not \`${text}\``);
}

type Wanted = {
  readonly server: { readonly id: string; readonly version: string | undefined } | undefined;
  readonly session: string | undefined;
  /** What a command noted about itself. */
  readonly command: Readonly<Record<"operation" | "selector" | "status", string | undefined>> & {
    readonly exitCode: number | undefined;
  };
};

type Row =
  | {
      readonly trace: string;
      readonly server: { readonly id: string; readonly version: string };
      readonly session: string;
      readonly tool: string;
      readonly files: number;
      readonly entries: number;
      readonly root: string;
    }
  | { readonly trace: string; readonly problem: string };

function rowOf(file: string, name: string, wanted: Wanted): Row | undefined {
  const read = readTrace(openTraceFile(file, name));
  if (read.kind === "fault")
    return isOpen(wanted) ? { trace: name, problem: faultText(name, read) } : undefined;
  const { trace } = read;
  const { id, version } = trace.header.server;
  const { server, session, command } = wanted;
  const isOther =
    (server !== undefined && (server.id !== id || (server.version ?? version) !== version)) ||
    (session !== undefined && session !== trace.header.session);
  if (isOther || !isOfCommand(trace, command)) return undefined;
  return {
    trace: name,
    server: { id, version },
    session: trace.header.session,
    tool: trace.header.tool.version,
    files: trace.header.program.length,
    entries: trace.count,
    root: trace.root,
  };
}

/** Nothing is asked of a trace that one which cannot be read would fail to have. */
function isOpen({ server, session, command }: Wanted): boolean {
  return [server, session, ...Object.values(command)].every((one) => one === undefined);
}

/** One command in the trace was all that is wanted; an operation is also any request of ours. */
function isOfCommand(trace: Trace, wanted: Wanted["command"]): boolean {
  const asked = Object.entries(wanted).filter(([, value]) => value !== undefined);
  if (asked.length === 0) return true;
  const isNoted = trace.notes.some(
    ({ k, m }) =>
      k === "meta" && asked.every(([name, value]) => (m as Record<string, unknown>)[name] === value),
  );
  if (isNoted) return true;
  if (wanted.operation === undefined || asked.length > 1) return false;
  for (const { m } of trace.entries({ direction: ">" })) {
    if ((m as { method?: unknown }).method === wanted.operation) return true;
  }
  return false;
}

function lineOf(row: Row): string {
  if ("problem" in row) return `${row.trace}  broken: ${row.problem}`;
  const { id, version } = row.server;
  return `${row.trace}  ${id} ${version}  ${row.session}  ${counted(row.files, "file")}  ${row.entries} entries  by lanser ${row.tool}`;
}
