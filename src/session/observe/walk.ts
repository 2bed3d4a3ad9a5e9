/** Opens and queries the files of a schedule one by one, and tracks which answers the server has since withdrawn. */
import { LSPErrorCodes } from "vscode-languageserver-protocol";
import type { UnknownReason } from "../../model/codes.ts";
import { limit } from "../../model/codes.ts";
import type { Range } from "../../model/finding.ts";
import { compareText } from "../../model/order.ts";
import { uriFromPath } from "../../model/paths.ts";
import type { Limit } from "../../model/report.ts";
import { askCanary, askMember, type Conversation, checkCanary, openCanary } from "./ask.ts";
import type { ReceivedAnswer } from "./channel.ts";
import { sessionFailure } from "./channel.ts";
import { readReport } from "./diagnostics.ts";
import type { FileObservation, SessionFailure } from "./observation.ts";
import type { FileAnswer, ObserveOptions } from "./options.ts";

export type FileWalk = {
  /** Queries every file that has no current answer. */
  readonly run: () => Promise<SessionFailure | undefined>;
  /** Number of files whose answer the server has withdrawn. */
  readonly stale: () => number;
  readonly askLast: () => Promise<SessionFailure | undefined>;
  /** Closes the documents that are still open. */
  readonly close: () => void;
  readonly giveUpStale: () => void;
  readonly files: () => readonly FileObservation[];
  readonly limits: () => readonly Limit[];
  /** Final answers, by path. */
  readonly answers: () => readonly (readonly [string, FileAnswer])[];
};

const noCounts = { severitiesAssumed: 0, messagesCut: 0, incomplete: null };

/**
 * Creates the walk over the files of a schedule. Answers from before (`options.known`) are taken over, and `run`
 * queries only files without a current answer, so that it can run again after the server has withdrawn some.
 */
export function createWalk(options: ObserveOptions, conversation: Conversation, deadline: number): FileWalk {
  const { session, channel } = conversation;
  const { schedule, profile } = options;
  const [, canary] = profile.canaries;
  const taken = new Map<string, FileAnswer>();
  let serverIdleMs = 0;
  const open = new Set<string>();
  let closeCanary: (() => void) | undefined;

  const keep = (
    path: string,
    file: FileObservation,
    stamp: number,
    counts: Omit<FileAnswer, "file" | "stamp"> = noCounts,
  ): void => {
    taken.set(path, { file, stamp, ...counts });
    options.progress(taken.size, serverIdleMs);
  };

  const takeAnswer = (path: string, text: string, answer: ReceivedAnswer, stamp: number): void => {
    const read =
      answer.kind === "result"
        ? readReport(answer.result, {
            profile,
            path,
            text,
            root: options.context.root,
            relative: options.relative,
            symbolAt: lazySymbols(options, path, text),
          })
        : ({ kind: "unknown", ...unknownReason(answer, options) } as const);
    if (read.kind === "unknown") {
      keep(path, { path, ...read }, stamp, {
        ...noCounts,
        incomplete: reasonOf(answer),
      });
    } else {
      const { findings, severitiesAssumed, cut, silent } = read;
      const unreachable = read.unreachable.map(({ start, end }) => ({ start, end }));
      const counts = { severitiesAssumed, messagesCut: cut, incomplete: null };
      const left = silent.length === 0 ? {} : { silent };
      keep(path, { kind: "final", path, findings, unreachable, ...left }, stamp, counts);
    }
  };

  const uriOf = (path: string): string => uriFromPath(`${options.context.root}/${path}`);
  for (const path of schedule.paths) {
    const known = options.known?.files.get(path);
    if (known !== undefined) taken.set(path, { ...known, stamp: channel.stamp(uriOf(path)) });
  }
  const isCurrent = (path: string): boolean => taken.get(path)?.stamp === channel.stamp(uriOf(path));
  const isStale = (path: string): boolean => taken.get(path)?.file.kind === "final" && !isCurrent(path);
  const giveUpStale = (): void => {
    for (const [path, { stamp }] of taken) {
      if (!isCurrent(path)) keep(path, { kind: "unknown", path, reason: "unsettled" }, stamp);
    }
  };
  const ask = (path: string): ReturnType<typeof askMember> => {
    const msLeft = Math.min(profile.limits.diagnosticsMsMax, deadline - options.clock.now());
    return askMember(options, conversation, uriOf(path), Math.max(1, msLeft));
  };
  const isLate = (): boolean => options.clock.now() > deadline;

  const run = async (): Promise<SessionFailure | undefined> => {
    // Lanser reads the answer to one file while the server checks the next: neither waits for the other.
    let work: () => void = () => undefined;
    let answeredAt = options.clock.now();
    for (const path of schedule.paths) {
      if (isCurrent(path)) continue;
      if (isLate()) return tooLong;
      const text = options.text(path);
      if (typeof text !== "string") {
        keep(path, { kind: "unknown", path, reason: text.unknown }, channel.stamp(uriOf(path)));
        continue;
      }
      const uri = uriOf(path);
      if (!open.has(path)) session.open({ uri, languageId: profile.languageId(path), text });
      open.add(path);
      const asked = ask(path);
      serverIdleMs += options.clock.now() - answeredAt;
      // Lets the transport send the request before the last answer is read.
      await Promise.resolve();
      work();
      const { answer, stamp } = await asked;
      answeredAt = options.clock.now();
      if (!schedule.keepsOpen) {
        session.close(uri);
        open.delete(path);
      }
      if (answer.kind === "ended") return sessionFailure(answer, path, session);
      if (answer.kind === "unsupported") return sessionFailure(answer, path, session);
      work = () => takeAnswer(path, text, answer, stamp);
      if (answer.kind === "timeout") {
        work();
        work = () => undefined;
        // A slow file is unknown, and the walk goes on. If the canary has no answer, either, the server has failed.
        const failure = await askLast();
        if (failure !== undefined) return failure;
      }
    }
    work();
    return undefined;
  };

  /**
   * Checks the last canary. If documents stay open, the canary stays open, too, because each close would withdraw all
   * answers. With published diagnostics it is opened again each time: an open canary gets no new publication.
   */
  const askLast = (): Promise<SessionFailure | undefined> => {
    if (!schedule.keepsOpen || profile.diagnostics.kind === "push")
      return askCanary(options, conversation, canary);
    closeCanary ??= openCanary(options, conversation, canary);
    return checkCanary(options, conversation, canary);
  };

  const close = (): void => {
    for (const path of open) session.close(uriOf(path));
    open.clear();
    closeCanary?.();
  };

  return {
    run,
    stale: () => schedule.paths.filter(isStale).length,
    askLast,
    close,
    giveUpStale,
    files: () =>
      schedule.paths.map(
        (path) => taken.get(path)?.file ?? { kind: "unknown", path, reason: "server-failed" },
      ),
    limits: () => limitsOf([...taken.values()], profile.limits.messageLengthMax),
    answers: () => [...taken].filter(([, { file }]) => file.kind === "final"),
  };
}

/** Returns the limits that the answers met, summed over all files, so that the report says what was assumed or cut. */
function limitsOf(taken: readonly FileAnswer[], lengthMax: number): readonly Limit[] {
  const sumOf = (name: "severitiesAssumed" | "messagesCut"): number =>
    taken.reduce((sum, one) => sum + one[name], 0);
  const assumed = "diagnostics came without a severity and count as errors";
  return [
    limit("severity-assumed", assumed, sumOf("severitiesAssumed")),
    limit("message-cut", `messages exceeded ${lengthMax} characters`, sumOf("messagesCut")),
    ...incomplete(taken),
  ].filter((one) => one.count > 0);
}

const tooLong: SessionFailure = { code: "server-timeout", message: "the session ran out of time" };

/**
 * Returns a function that names the definition of a range. It parses the file only at the first finding; most have
 * none.
 */
function lazySymbols(options: ObserveOptions, path: string, text: string): (range: Range) => string | null {
  let symbolAt: ((range: Range) => string | null) | undefined;
  return (range) => {
    symbolAt ??= options.symbols(path, text);
    return symbolAt(range);
  };
}

/** Returns why a file has no findings, for an answer that is not a report: such a file is unknown, not clean. */
function unknownReason(
  answer: ReceivedAnswer,
  { profile, relative }: ObserveOptions,
): { readonly reason: UnknownReason; readonly why?: string } {
  if (answer.kind === "no-member") return { reason: "outside-project" };
  if (answer.kind === "timeout") return { reason: "timeout" };
  if (answer.kind === "unsupported") return { reason: "unsupported" };
  if (answer.kind === "unmeetable") return { reason: "incomplete" };
  // For a command, the message is Lanser's own text, so it is safe to show.
  return answer.kind === "error" &&
    answer.code === LSPErrorCodes.RequestFailed &&
    profile.compiler !== undefined
    ? { reason: "blocked", why: relative(answer.message).slice(0, profile.limits.messageLengthMax) }
    : { reason: "error" };
}

function reasonOf(answer: ReceivedAnswer): string | null {
  return answer.kind === "timeout" || answer.kind === "unmeetable" ? answer.reason : null;
}

/**
 * Returns a limit for each reason why a server's publications were incomplete, with the number of files. One line per
 * reason is enough, because it usually concerns many files.
 */
function incomplete(all: readonly FileAnswer[]): readonly Limit[] {
  const files = Map.groupBy(all, (one) => one.incomplete);
  return [...files]
    .flatMap(([reason, { length }]) =>
      reason === null ? [] : [limit("diagnostics-incomplete", reason, length)],
    )
    .sort((a, b) => compareText(a.message, b.message));
}
