/**
 * Queries the pinned server again, and finds out what its results depend on. It returns all texts as values, because
 * the command and the nightly Action write them to different places.
 */
import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { openRepository, type Repository } from "../../git/git.ts";
import { lastCommitted } from "../../git/last-committed.ts";
import { UserError } from "../../model/errors.ts";
import { shortId } from "../../model/text.ts";
import { fenceOf } from "../../model/visible.ts";
import { readFileText } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import { terminalText } from "../../report/escape.ts";
import { codeSpan } from "../../report/markdown/finding.ts";
import { parseVariations, type Variation, variationNames } from "../../session/observe/vary.ts";
import type { Trace } from "../../session/trace/read.ts";
import { scanSecrets, withoutEscapes } from "../../session/trace/secrets.ts";
import { type DriftSchedule, parseSchedule } from "../../traces/drift/arms.ts";
import { driftToV1 } from "../../traces/drift/drift-v1.ts";
import { judgements } from "../../traces/drift/judgement.ts";
import {
  notListed,
  type QuarantineEntry,
  quarantinePath,
  readQuarantine,
} from "../../traces/drift/quarantine.ts";
import type { DriftReport } from "../../traces/drift/rerecord.ts";
import { equalSuspects, isForIssue, listSuspects, type Suspect } from "../../traces/drift/suspects.ts";
import { type TrendLine, trendLine } from "../../traces/drift/trend.ts";
import { type DriftTarget, runDrift } from "../../traces/replay/drift.ts";
import { recordedRun } from "../../traces/replay/recorded-session.ts";
import { dayNumber, dayOf, notesOn } from "../../traces/replay/recording-notes.ts";
import { openWorkbench, selectFiles, type Workbench } from "../../traces/replay/workbench.ts";
import type { NamedServer } from "./arguments.ts";
import { parseServer } from "./arguments.ts";
import { driftText } from "./drift-text.ts";
import { fromTop, loadTrace, traceFile } from "./traces.ts";

/** Parsed flags of a drift check. */
export type DriftFlags = {
  /** Number of runs under the canonical schedule. */
  readonly runs: number;
  readonly schedules: readonly DriftSchedule[];
  readonly variations: readonly Variation[];
  /** Versions to compare with; only the last one counts. */
  readonly against: readonly NamedServer[];
  /** Maximum number of sets of files to try for the smallest one; 0: none. */
  readonly setsMax: number;
  /**
   * File with the list of known differences, as the person named it; undefined: that of the repository, if there is
   * one.
   */
  readonly quarantine: string | undefined;
  readonly allowSecrets: boolean;
};

type Values = {
  readonly runs?: string | undefined;
  readonly schedules?: string | undefined;
  readonly vary?: string | undefined;
  readonly against?: readonly string[] | undefined;
  readonly reduce?: string | undefined;
  readonly quarantine?: string | undefined;
  readonly "allow-secrets"?: boolean | undefined;
};

/** Parses the flags of a drift check, with their defaults. Throws a UserError for an invalid value. */
export function parseDriftFlags(values: Values): DriftFlags {
  return {
    runs: wholeNumber(values.runs, "--runs", 3, 1),
    setsMax: wholeNumber(values.reduce, "--reduce", 40, 0),
    schedules: schedulesOf(values.schedules),
    variations: variationsOf(values.vary),
    against: (values.against ?? []).map(parseServer),
    quarantine: values.quarantine,
    allowSecrets: values["allow-secrets"] === true,
  };
}

const shufflesMax = 1_000;

/**
 * Parses `--schedules`. `shuffles:N` stands for the seeds 1 to N. The canonical order always runs, so it is left out.
 */
function schedulesOf(text: string | undefined): readonly DriftSchedule[] {
  const names = (text ?? "reverse").split(",").map((name) => name.trim());
  return names
    .filter((name) => name !== "" && name !== "canonical")
    .flatMap((name) => {
      const many = /^shuffles:(\d{1,4})$/u.exec(name)?.[1];
      const list =
        many === undefined
          ? [name]
          : Array.from({ length: Math.min(shufflesMax, Number(many)) }, (_, index) => `shuffle:${index + 1}`);
      return list.map((one) => {
        const schedule = parseSchedule(one);
        if (schedule !== undefined) return schedule;
        throw new UserError("usage", `there is no schedule \`${one}\``, {
          hint: "Use canonical, reverse, shuffle:SEED or shuffles:N.",
        });
      });
    });
}

/** Parses `--vary`, the list of changes to a server's environment. Throws a UserError for an unknown one. */
function variationsOf(text: string | undefined): readonly Variation[] {
  if (text === undefined) return [];
  const parsed = parseVariations(text);
  if (parsed.kind === "variations") return parsed.variations;
  throw new UserError("usage", `there is no variation \`${parsed.name}\``, {
    hint:
      parsed.nearest === undefined
        ? `Use ${variationNames.join(", ")}, all or pairs.`
        : `Did you mean \`${parsed.nearest}\`?`,
  });
}

/** Parses the number of a flag; `normal` is its default. Throws a UserError outside `min` to 10000. */
function wholeNumber(text: string | undefined, flag: string, normal: number, min: number): number {
  if (text === undefined) return normal;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= min && value <= 10_000) return value;
  throw new UserError("usage", `${flag} must be a whole number from ${min} to 10000, not \`${text}\``);
}

// Prints notes on a recording to standard error.

/** Trace with the file that it was read from, and its name for people. */
export type NotedTrace = { readonly trace: Trace; readonly file: string; readonly shown: string };

/**
 * Prints the notes on the traces, such as an old recording or the tree of another repository: they can explain a replay
 * that differs. A note on several sessions is printed once.
 */
export async function sayRecordingNotes(host: Host, traces: readonly NotedTrace[]): Promise<void> {
  const [first] = traces;
  if (first === undefined) return;
  await using repository = await repositoryAround(host, [dirname(first.file), host.cwd]);
  const today = dayNumber(host.today());
  const printed = new Set<string>();
  for (const { trace, file, shown } of traces) {
    const notes = await notesOn(trace, repository.found, await recordedBy(repository.found, file), today);
    for (const { code, message } of notes) {
      const text = `${message} (${code})`;
      if (printed.has(text)) continue;
      printed.add(text);
      host.stderr.write(`lanser: note: ${terminalText(`${shown}: ${text}`)}\n`);
    }
  }
}

const fileBytesMax = 256 * 1_048_576;

/**
 * Returns the day of the recording, to tell old ones: the day of its commit, or of the file's last change if it is not
 * committed with this content. A trace itself records no date.
 */
async function recordedBy(repository: Repository | null, file: string): Promise<number> {
  const seconds = repository === null ? undefined : await lastCommitted(repository, file, fileBytesMax);
  return dayOf(seconds ?? statSync(file).mtimeMs / 1_000);
}

/**
 * Finds the repository of the first folder that is in one; null if none is. Also null if Node's permission model lets
 * this process read only the trace: a replay must work there, without the notes.
 */
async function repositoryAround(
  host: Host,
  folders: readonly string[],
): Promise<AsyncDisposable & { readonly found: Repository | null }> {
  for (const folder of folders) {
    try {
      const found = await openRepository(host, folder);
      return { found, [Symbol.asyncDispose]: () => found[Symbol.asyncDispose]() };
    } catch (error) {
      const isDenied = (error as NodeJS.ErrnoException).code === "ERR_ACCESS_DENIED";
      if (!isDenied && !(error instanceof UserError)) throw error;
    }
  }
  return { found: null, [Symbol.asyncDispose]: () => Promise.resolve() };
}

/** Drift check to run: what to measure, and how. */
export type DriftRequest = {
  /** Absolute path of any folder inside the repository. */
  readonly repository: string;
  readonly target:
    | { readonly kind: "trace"; readonly named: string }
    | {
        readonly kind: "commit";
        /** Revision; undefined: HEAD. */
        readonly rev: string | undefined;
        /** Server; undefined: the one that the commit's configuration names. */
        readonly server: NamedServer | undefined;
        /** Project root of the server; undefined: the top, or the only one. */
        readonly root: string | undefined;
        /** Files or folders, relative to the current folder; empty: all of the commit. */
        readonly files: readonly string[];
      };
  readonly asking: DriftFlags;
  readonly cacheFolder: string | null;
  readonly signal: AbortSignal;
};

/**
 * Result of a drift run. A run that could not be compared is never fine. `differs`: runs of equal schedules differ
 * in a way that no quarantine list has. `recorded-elsewhere`: the recording was made in another environment than
 * the runs.
 */
export type DriftResultKind =
  | "fine"
  | "differs"
  | "recorded-elsewhere"
  | "incomparable"
  | "unmeasured"
  | "other-version-unmeasured";

/** Text for upload. If it seems to contain a secret, it is withheld, and the note says why. */
export type UploadableText =
  | { readonly kind: "kept"; readonly text: string }
  | { readonly kind: "withheld"; readonly note: string };

/** Finished drift check, with all texts to print or publish. */
export type DriftOutcomeReport = {
  readonly kind: "drifted";
  readonly end: DriftResultKind;
  readonly report: DriftReport;
  /** Suspects that no quarantine list has, if they deserve an issue. */
  readonly differing: readonly Suspect[];
  /** Report as JSON, with its line feed, and as text for a terminal. */
  readonly json: string;
  readonly text: string;
  readonly kept: {
    readonly report: UploadableText;
    /** Text of an issue; null if the quarantine list has all of it, and if no promise of the server is broken. */
    readonly issue: UploadableText | null;
    readonly summary: UploadableText;
  };
  readonly trendLine: TrendLine;
};

export type DriftOutcome =
  | DriftOutcomeReport
  /** Result if this clone lacks the tree of the trace or its packages. */
  | { readonly kind: "unavailable"; readonly message: string; readonly hint: string };

/**
 * Runs the drift check: asks the pinned server again and again, and compares the results. Returns every text that the
 * command and the nightly Action write. Throws a UserError for a mistake that a person can correct.
 */
export async function checkDrift(host: Host, request: DriftRequest): Promise<DriftOutcome> {
  const { asking, signal, cacheFolder, repository } = request;
  const progress = (text: string) => host.stderr.write(`lanser: ${text}\n`);
  const rev = request.target.kind === "commit" ? request.target.rev : undefined;
  await using bench = await openWorkbench(host, { repository, rev, cacheFolder, signal, progress });
  const { target, name } = await targetOf(host, bench, request.target);
  const server =
    target.kind === "commit"
      ? target.server
      : {
          ...bench.choose({ id: target.trace.header.server.id, version: target.trace.header.server.version }),
          settings: recordedRun(target.trace).settings,
        };
  const today = host.today();
  // The list is read first, so that an error in it shows before the runs, which can take an hour.
  const known = quarantineOf(host, bench, asking.quarantine);
  const result = await runDrift(host, bench.context, {
    name,
    target,
    server,
    runs: asking.runs,
    schedules: asking.schedules,
    variations: asking.variations,
    against: againstOf(asking.against.at(-1), server.profile.id, server.pin.version),
    reduce: asking.setsMax === 0 ? null : { setsMax: asking.setsMax, runsPerSet: asking.runs },
    progress,
  });
  if (result.kind === "unavailable")
    return { kind: "unavailable", message: result.message, hint: result.advice.join(" ") };
  const { report } = result;
  const unlisted = notListed(listSuspects(report), known, today);
  const json = driftToV1(report);
  const text = driftText(report, unlisted, "kept");
  const issue = unlisted.length === 0 ? null : issueText(report, text);
  const kept = (what: string, whole: string, searched: string): UploadableText => {
    const note = asking.allowSecrets ? null : secretNote(what, searched);
    return note === null ? { kind: "kept", text: whole } : { kind: "withheld", note };
  };
  return {
    kind: "drifted",
    end: driftResult(report, notListed(equalSuspects(report), known, today).length),
    report,
    differing: issue === null ? [] : unlisted,
    json,
    text: driftText(report, unlisted, "terminal"),
    kept: {
      report: kept("the drift report", json, listTexts(json)),
      issue: issue === null ? null : kept("the text of the issue", issue, issue),
      summary: kept("the summary", text, text),
    },
    trendLine: trendLine(report, today),
  };
}

/**
 * Returns the end of a run, which decides its exit code. `unlisted` is the number of differences between runs in the
 * same order that are not on the quarantine list. The order of the tests matters: a run without a comparison proves
 * nothing.
 */
export function driftResult(
  { judgement, recorded, against }: Pick<DriftReport, "judgement" | "recorded" | "against">,
  unlisted: number,
): DriftResultKind {
  if (judgement === "inconclusive") return "unmeasured";
  if (judgement === "incomparable") return "incomparable";
  if (recorded?.class === "D9") return "recorded-elsewhere";
  if (judgements[judgement].priority === "P0" && unlisted > 0) return "differs";
  return against !== null && against.drift.failures.after !== null ? "other-version-unmeasured" : "fine";
}

/** Writes Markdown for a job's summary: the text of the run, then the chart of its trend, which can be empty. */
export function driftSummary({ kept }: DriftOutcomeReport, chart: string): string {
  const { summary } = kept;
  return `${fenced(summary.kind === "kept" ? summary.text : `${summary.note}\n`)}\n\n${chart}`;
}

/**
 * Returns the text of an issue as Markdown: a reproduction for the authors of the server, or the text of the run if the
 * server only differs from a recording. Null if the result is no fault of the server.
 */
function issueText(report: DriftReport, text: string): string | null {
  const { issue, judgement, target } = report;
  if (issue !== null) return `# ${issue.title}\n\n${issue.body}`;
  const { words } = judgements[judgement];
  return isForIssue(report) ? `# ${codeSpan(target)}: ${words}\n\n${fenced(text)}\n` : null;
}

/** Puts text into a Markdown code block whose fence is longer than any in the text. */
function fenced(text: string): string {
  return fenceOf(text.trimEnd().split("\n"), "text").join("\n");
}

/** Explains why a text is not written; null if it contains no secret. The text would be published with an issue. */
export function secretNote(what: string, text: string): string | null {
  const [first] = scanSecrets(text);
  return first === undefined
    ? null
    : `cannot write ${what}, because it seems to contain a secret (${first.kind}). Remove the secret from the sources, or add --allow-secrets`;
}

/**
 * Collects every string in JSON for the search for secrets, which must see them without escapes. A string can itself be
 * JSON, such as a message of a server, so it is also added with its own escapes removed.
 */
export function listTexts(json: string): string {
  const texts: string[] = [];
  JSON.parse(json, (_, value: unknown) => {
    if (typeof value === "string")
      texts.push(value, ...(value.includes("\\") ? [withoutEscapes(value)] : []));
    return value;
  });
  return texts.join("\n");
}

/**
 * Opens what is measured, a trace or files of a commit, and gives it the name that the report shows. Throws a UserError
 * for an unknown trace, server or file.
 */
async function targetOf(
  host: Host,
  bench: Workbench,
  wanted: DriftRequest["target"],
): Promise<{ readonly target: DriftTarget; readonly name: string }> {
  const { top } = bench.repository;
  if (wanted.kind === "trace") {
    const file = traceFile(host, top, wanted.named);
    const trace = loadTrace(file, wanted.named);
    await sayRecordingNotes(host, [{ trace, file, shown: wanted.named }]);
    return { target: { kind: "trace", trace }, name: wanted.named };
  }
  const { files } = wanted;
  const server = bench.choose(wanted.server);
  const snapshot = await bench.open(server, wanted.root);
  const paths = selectFiles(snapshot, fromTop(host, top, files), (file) => existsSync(join(top, file)));
  const { id: commit, tree } = bench.commit;
  return {
    target: { kind: "commit", snapshot, server, commit, tree, paths },
    name: files.length === 0 ? `commit ${shortId(commit)}` : `${files.join(" ")} of ${shortId(commit)}`,
  };
}

/**
 * Returns the version of `--against`; null without it. Throws a UserError for another server or the pinned version: the
 * comparison would have nothing to show.
 */
function againstOf(named: NamedServer | undefined, server: string, from: string): string | null {
  if (named === undefined) return null;
  const { id, version } = named;
  if (version !== undefined && id === server && version !== from) return version;
  const isSame = id === server && version === from;
  throw new UserError(
    "usage",
    isSame
      ? `--against needs another version than ${from}, which this run already measures`
      : `--against needs another version of ${server}`,
    {
      hint: isSame
        ? `To measure an old version, use --server ${server}@VERSION.`
        : `--against ${server}@VERSION`,
    },
  );
}

/**
 * Reads the quarantine list of known differences. `named` is a file that the person named; undefined means the list of
 * the repository, which can be missing. Throws a UserError for an invalid entry, which would excuse nothing.
 */
function quarantineOf(
  host: Host,
  { repository: { top }, context: { registry } }: Workbench,
  named: string | undefined,
): readonly QuarantineEntry[] {
  const [file, shown] =
    named === undefined ? [join(top, quarantinePath), quarantinePath] : [resolve(host.cwd, named), named];
  if (named === undefined && !existsSync(file)) return [];
  const refuse = (where: string, message: string) =>
    new UserError("bad-configuration", `${shown}${where}: ${message}`);
  const list = readQuarantine(read(file));
  if (list.kind === "fault") throw refuse(list.line === null ? "" : `:${list.line}`, list.message);
  // A misspelt server would excuse nothing, and nobody would notice.
  const at = list.entries.findIndex(({ server }) => registry.profiles.every(({ id }) => id !== server));
  if (at >= 0) throw refuse("", `entry ${at + 1}: there is no server called ${list.entries[at]?.server}`);
  return list.entries;
}

function read(file: string): string {
  try {
    return readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${file}`, { cause: error });
  }
}
