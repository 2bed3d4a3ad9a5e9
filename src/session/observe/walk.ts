/** Opens and queries the files of a schedule one by one, and tracks which answers the server has not revoked. */
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
  /** Number of files whose answer the server has revoked. */
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
    // The answer to one file is worked through while the server is busy with the next.
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
      // What was sent since the last answer leaves before that answer is worked through.
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
        // One slow file is a fact about the file; a server that answers nothing any more is a failure.
        const failure = await askLast();
        if (failure !== undefined) return failure;
      }
    }
    work();
    return undefined;
  };

  /**
   * Checks the last canary; if documents stay open, it stays open, too. With published diagnostics an open canary would
   * prove nothing.
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

const tooLong: SessionFailure = { code: "server-timeout", message: "the session took longer than it may" };

/** Computes the outline once, at the first finding. */
function lazySymbols(options: ObserveOptions, path: string, text: string): (range: Range) => string | null {
  let symbolAt: ((range: Range) => string | null) | undefined;
  return (range) => {
    symbolAt ??= options.symbols(path, text);
    return symbolAt(range);
  };
}

function unknownReason(
  answer: ReceivedAnswer,
  { profile, relative }: ObserveOptions,
): { readonly reason: UnknownReason; readonly why?: string } {
  if (answer.kind === "no-member") return { reason: "outside-project" };
  if (answer.kind === "timeout") return { reason: "timeout" };
  if (answer.kind === "unsupported") return { reason: "unsupported" };
  if (answer.kind === "unmeetable") return { reason: "incomplete" };
  // Of a command the words are ours.
  return answer.kind === "error" &&
    answer.code === LSPErrorCodes.RequestFailed &&
    profile.compiler !== undefined
    ? { reason: "blocked", why: relative(answer.message).slice(0, profile.limits.messageLengthMax) }
    : { reason: "error" };
}

function reasonOf(answer: ReceivedAnswer): string | null {
  return answer.kind === "timeout" || answer.kind === "unmeetable" ? answer.reason : null;
}

/** Limits for incomplete evidence, each reason once. */
function incomplete(all: readonly FileAnswer[]): readonly Limit[] {
  const files = Map.groupBy(all, (one) => one.incomplete);
  return [...files]
    .flatMap(([reason, { length }]) =>
      reason === null ? [] : [limit("diagnostics-incomplete", reason, length)],
    )
    .sort((a, b) => compareText(a.message, b.message));
}
