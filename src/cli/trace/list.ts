/** Runs `lanser trace list`, which lists the existing traces. */

import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { compact } from "../../model/compact.ts";
import { type ErrorCode, errorTable, UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import { sessionNames } from "../../model/sessions.ts";
import { plural, splitText } from "../../model/text.ts";
import { readOptional } from "../../platform/files.ts";
import { questionSessions } from "../../questions/query/profile.ts";
import { faultText } from "../../session/trace/format.ts";
import { readTrace, type Trace } from "../../session/trace/read.ts";
import { openTraceFile } from "../../session/trace/source.ts";
import type { LineOf } from "../commands.ts";
import { type NamedServer, parseChoice, parseServer } from "../program/arguments.ts";
import type { CliHost } from "../program/program.ts";
import { configuredTraces, runFile, shownName } from "../program/traces.ts";
import { sayTo } from "../say.ts";
import { failureCodes } from "./failures.ts";
import { findTracesFolder, traceNames } from "./files.ts";

const sessions = [...sessionNames, "files", ...questionSessions] as const;

/** Results of a session. */
const statuses = ["complete", "incomplete", "failed", "unfinished"] as const;
type Status = (typeof statuses)[number];

/**
 * Lists the traces that match all filters. An unreadable trace has no properties, so it is listed only without a
 * filter.
 */
export async function traceList(host: CliHost, { values }: LineOf<"trace list">): Promise<number> {
  const format = parseChoice(values.format, ["text", "json"] as const, "--format") ?? "text";
  const wanted: Wanted = {
    server: values.server === undefined ? undefined : parseServer(values.server),
    session: parseChoice(values.session, sessions, "--session"),
    operation: values.operation,
    status: parseChoice(values.status, statuses, "--status"),
    failure: parseChoice(values.failure, failureCodes, "--failure"),
    selector: values.selector,
    exitCode: values["exit-code"],
  };
  if (wanted.exitCode !== undefined && !/^\d{1,3}$/u.test(wanted.exitCode))
    throw new UserError("usage", `--exit-code must be a whole number, not \`${wanted.exitCode}\``);
  if (values.repo !== undefined && values.dir !== undefined)
    throw new UserError("usage", "--repo and --dir cannot be combined", { hint: "Use one of them." });
  const files = filesOf(host, values.dir, folderAt(host, values.repo ?? "."));
  const inTraces = files.map(({ file, shown }) => rowOf(file, shown, wanted));
  const withoutSession =
    values.dir === undefined ? [] : unaskedIn(folderAt(host, values.dir)).filter(isWantedOf(wanted));
  const bare: Row[] =
    withoutSession.length === 0 ? [] : [{ trace: runFile, server: null, questions: withoutSession }];
  const rows = [...inTraces, ...bare].filter((row) => row !== undefined);
  if (format === "json") {
    host.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
    return 0;
  }
  const say = sayTo(host);
  const where = values.dir === undefined ? "" : ` in ${values.dir}`;
  if (files.length + bare.length === 0) {
    say(`there are no traces${where}`);
    say("  To record a change, run: lanser trace record --name NAME -- gate --base BASE");
  } else if (rows.length === 0) say(`none of the ${files.length} traces${where} matches`);
  for (const line of rows.flatMap(linesOf)) say(line);
  return 0;
}

type Named = { readonly file: string; readonly shown: string };

/**
 * Returns the traces of `--dir`, else those that the gate would replay. Each has its file, and the name by which other
 * commands find it.
 */
function filesOf(host: CliHost, dir: string | undefined, repo: string): readonly Named[] {
  if (dir === undefined) {
    const top = findTracesFolder({ cwd: repo });
    return configuredTraces(top).map((path) => ({ file: join(top, path), shown: shownName(path) }));
  }
  const folder = folderAt(host, dir);
  return traceNames(folder).map((name) => ({ file: join(folder, name), shown: name }));
}

/** Resolves a folder that a person named. Throws a UserError if it does not exist. */
function folderAt({ cwd }: CliHost, named: string): string {
  const folder = resolve(cwd, named);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UserError("not-found", `there is no folder ${named}`);
  return folder;
}

/** Filters of the list; undefined for one that is not given. */
type Wanted = {
  readonly server: NamedServer | undefined;
  readonly session: string | undefined;
  readonly operation: string | undefined;
  readonly status: Status | undefined;
  readonly failure: string | undefined;
  readonly selector: string | undefined;
  readonly exitCode: string | undefined;
};

/** Question of a recorded session, with its result, as the list prints it. */
type ListedQuestion = {
  readonly cmd: string;
  readonly selector: string | null;
  readonly status: string;
  readonly exitCode: number;
};

/** Line of the list: a trace, an unreadable trace, or questions that no server answered. */
type Row =
  /** Questions without a session. */
  | { readonly trace: string; readonly server: null; readonly questions: readonly ListedQuestion[] }
  | {
      readonly trace: string;
      readonly server: { readonly id: string; readonly version: string };
      readonly session: string;
      readonly tool: string;
      readonly files: number;
      readonly entries: number;
      readonly root: string;
      readonly status: Status;
      /** Code of the failure, for a failed session of a gate; null otherwise. */
      readonly failure: string | null;
      /** Questions of a session of questions. */
      readonly questions?: readonly ListedQuestion[];
    }
  | { readonly trace: string; readonly problem: string };

/**
 * Returns a filter for questions that no server answered, so they have no session. A filter by a property of a session
 * excludes them.
 */
function isWantedOf({ selector, exitCode, status, server, session, operation, failure }: Wanted) {
  const isOfSession = [server, session, operation, failure].some((one) => one !== undefined);
  const isStatus = ({ status: own }: ListedQuestion) =>
    status === undefined ||
    status === (own === "error" ? "failed" : own === "ok" ? "complete" : "incomplete");
  return (one: ListedQuestion): boolean =>
    !isOfSession &&
    isStatus(one) &&
    (selector === undefined || one.selector === selector) &&
    (exitCode === undefined || String(one.exitCode) === exitCode);
}

/**
 * Reads a trace into a row of the list; undefined if it does not match. A broken trace becomes a row with its problem.
 */
function rowOf(file: string, name: string, wanted: Wanted): Row | undefined {
  const read = readTrace(openTraceFile(file, name));
  if (read.kind === "fault")
    return isOpen(wanted) ? { trace: name, problem: faultText(name, read) } : undefined;
  const { trace } = read;
  const { id, version } = trace.header.server;
  const { server, session, operation } = wanted;
  const questions = questionsIn(trace);
  const { status, failure } = questions === undefined ? resultIn(trace) : statusOf(trace, questions);
  const isOther =
    (server !== undefined && (server.id !== id || (server.version ?? version) !== version)) ||
    (session !== undefined && session !== trace.header.session) ||
    (wanted.status !== undefined && wanted.status !== status) ||
    (wanted.failure !== undefined && wanted.failure !== failure) ||
    (wanted.selector !== undefined && !questions?.some((one) => one.selector === wanted.selector)) ||
    (wanted.exitCode !== undefined && !questions?.some((one) => String(one.exitCode) === wanted.exitCode));
  if (isOther || (operation !== undefined && !isAsked(trace, operation))) return undefined;
  return {
    trace: name,
    server: { id, version },
    session: trace.header.session,
    tool: trace.header.tool.version,
    files: trace.header.program.length,
    entries: trace.count,
    root: trace.root,
    status,
    failure,
    ...compact({ questions }),
  };
}

/**
 * Lists the questions of a recorded session with their results; undefined for a session of a gate. Queries that Lanser
 * added itself (`isAside`) are left out.
 */
function questionsIn({ header, notes }: Trace): readonly ListedQuestion[] | undefined {
  if (!questionSessions.some((name) => name === header.session)) return undefined;
  const asked = notes.flatMap(({ k, m }) => (k === "decision" ? [readMember(m, "question")] : []));
  const answers = readMember(notes.findLast(({ k }) => k === "result")?.m, "answers");
  return asked
    .filter((one) => one !== undefined)
    .flatMap((one, index): readonly ListedQuestion[] => {
      if (readMember(one, "isAside") === true) return [];
      const answer: unknown = Array.isArray(answers) ? answers[index] : undefined;
      const code = readMember(readMember(answer, "error"), "code");
      const selector = readMember(one, "selector");
      return [
        {
          cmd: String(readMember(one, "cmd")),
          selector: typeof selector === "string" ? selector : null,
          status: code === undefined ? String(readMember(answer, "status")) : "error",
          exitCode:
            code === undefined
              ? Number(readMember(answer, "exitCode"))
              : errorTable[code as ErrorCode].exitCode,
        },
      ];
    });
}

/**
 * Returns the status of a session of questions from their results. A session without a noted result was interrupted.
 */
function statusOf(
  trace: Trace,
  questions: readonly ListedQuestion[],
): { readonly status: Status; readonly failure: string | null } {
  const isFailed = questions.some(({ status }) => status === "error");
  const isWhole = questions.every(({ status }) => status === "ok");
  const status = isFailed ? "failed" : isWhole ? "complete" : "incomplete";
  return { status: trace.notes.some(({ k }) => k === "result") ? status : "unfinished", failure: null };
}

/** True if no filter is given. An unreadable trace has no properties, so it is listed only then. */
function isOpen(wanted: Wanted): boolean {
  return Object.values(wanted).every((one) => one === undefined);
}

/**
 * Returns the status of a gate's session from the result that Lanser noted at its end. Without a result the recording
 * was interrupted, so the status is `unfinished`.
 */
function resultIn({ notes }: Trace): { readonly status: Status; readonly failure: string | null } {
  const result = notes.findLast(({ k }) => k === "result")?.m;
  if (result === undefined) return { status: "unfinished", failure: null };
  const code = readMember(readMember(result, "failure"), "code");
  if (typeof code === "string") return { status: "failed", failure: code };
  const files = readMember(result, "files");
  const isIncomplete = Array.isArray(files) && files.some((one) => readMember(one, "kind") === "unknown");
  return { status: isIncomplete ? "incomplete" : "complete", failure: null };
}

/** True if a message to the server has this method. The list reads the messages only for the filter `--operation`. */
function isAsked(trace: Trace, method: string): boolean {
  for (const { m } of trace.entries({ direction: ">" })) if (readMember(m, "method") === method) return true;
  return false;
}

/** Writes a row as text: one line for a trace, and one for each question that has no trace. */
function linesOf(row: Row): readonly string[] {
  if ("server" in row && row.server === null) {
    const questions = row.questions.map(({ cmd, selector, exitCode }) => {
      const asked = selector === null ? cmd : `${cmd} ${selector}`;
      return `  ${asked}: exit code ${exitCode}`;
    });
    return [`${row.trace}  without a server  ${plural(row.questions.length, "question")}`, ...questions];
  }
  if ("problem" in row) return [`${row.trace}  broken: ${row.problem}`];
  const { id, version } = row.server;
  const status =
    row.status === "complete" ? "" : `  ${row.status}${row.failure === null ? "" : `: ${row.failure}`}`;
  const of =
    row.questions === undefined ? plural(row.files, "file") : plural(row.questions.length, "question");
  return [
    `${row.trace}  ${id} ${version}  ${row.session}  ${of}  ${row.entries} entries  by lanser ${row.tool}${status}`,
  ];
}

/**
 * Reads questions of a recorded folder that no session has: they were answered without a server, or failed before a
 * server was queried.
 */
type UnaskedQuestion = {
  readonly cmd: string;
  readonly selector: string | null;
  readonly status: string;
  readonly exitCode: number;
};

/**
 * Lists the questions of the folder's run file that no server was asked, in order. Empty if the folder has no such
 * file. Without it, `lanser trace list` would miss questions that failed early.
 */
function unaskedIn(folder: string): readonly UnaskedQuestion[] {
  const text = readOptional(join(folder, runFile));
  return splitText(text ?? "").flatMap((line) => {
    const { cmd, selector = null, status, exitCode, isAsked } = parsed(line);
    const isQuestion = typeof cmd === "string" && typeof status === "string" && typeof exitCode === "number";
    return isQuestion && isAsked === false ? [{ cmd, selector, status, exitCode }] : [];
  });
}

type Line = Partial<UnaskedQuestion> & { readonly isAsked?: boolean };

/**
 * Parses a line; empty for a line that is no JSON object: the run.json of a gate has another format, over many lines.
 */
function parsed(line: string): Line {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
