/** The files of a schedule, opened and asked about one by one, and which answers the server still stands by. */

import type { UnknownReason } from "../core/codes.ts";
import { limit } from "../core/codes.ts";
import type { Range } from "../core/finding.ts";
import { uriFromPath } from "../core/paths.ts";
import type { Limit } from "../core/report.ts";
import type { Session } from "../lsp/session.ts";
import { askCanary, failureOf, type Member, openCanary, pullCanary, pullMember } from "./ask.ts";
import { readReport } from "./diagnostics.ts";
import type { Failure, FileObservation } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";

export type Walk = {
  /** Pulls every file that has no current answer. */
  readonly run: () => Promise<Failure | undefined>;
  /** How many files were pulled before the server last asked to pull again. */
  readonly stale: () => number;
  readonly askLast: () => Promise<Failure | undefined>;
  /** Closes what is open still. */
  readonly close: () => void;
  readonly giveUpStale: () => void;
  readonly files: () => readonly FileObservation[];
  readonly limits: () => readonly Limit[];
};

type Pulled = {
  readonly file: FileObservation;
  readonly refreshes: number;
  /** Of the findings, how many came without a severity, and how many messages were cut. */
  readonly severitiesAssumed: number;
  readonly messagesCut: number;
};

export function createWalk(options: ObserveOptions, session: Session, deadline: number): Walk {
  const { schedule, profile } = options;
  const [, canary] = profile.canaries;
  const pulled = new Map<string, Pulled>();
  let serverIdleMs = 0;
  const open = new Set<string>();
  let closeCanary: (() => void) | undefined;

  const keep = (
    path: string,
    file: FileObservation,
    refreshes: number,
    counts = { severitiesAssumed: 0, messagesCut: 0 },
  ): void => {
    pulled.set(path, { file, refreshes, ...counts });
    options.progress(pulled.size, serverIdleMs);
  };

  const digest = (path: string, text: string, answer: Member, refreshes: number): void => {
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
        : ({ kind: "unknown", reason: unknownReason(answer) } as const);
    if (read.kind === "unknown") {
      keep(path, { kind: "unknown", path, reason: read.reason }, refreshes);
    } else {
      const { findings, unreachable, severitiesAssumed, cut } = read;
      const counts = { severitiesAssumed, messagesCut: cut };
      keep(path, { kind: "final", path, findings, unreachable }, refreshes, counts);
    }
  };

  const uriOf = (path: string): string => uriFromPath(`${options.context.root}/${path}`);
  const isCurrent = (path: string): boolean => pulled.get(path)?.refreshes === session.facts.refreshes;
  const isStale = (path: string): boolean => pulled.get(path)?.file.kind === "final" && !isCurrent(path);
  const giveUpStale = (): void => {
    for (const [path, { refreshes }] of pulled) {
      if (!isCurrent(path)) keep(path, { kind: "unknown", path, reason: "unsettled" }, refreshes);
    }
  };
  const ask = (path: string): Promise<Member> => {
    const msLeft = Math.min(profile.limits.diagnosticsMsMax, deadline - options.clock.now());
    return pullMember(options, session, uriOf(path), Math.max(1, msLeft));
  };
  const sumOf = (name: "severitiesAssumed" | "messagesCut"): number =>
    [...pulled.values()].reduce((sum, one) => sum + one[name], 0);
  const isLate = (): boolean => options.clock.now() > deadline;

  const run = async (): Promise<Failure | undefined> => {
    // The answer to one file is worked through while the server is busy with the next.
    let work: () => void = () => undefined;
    let answeredAt = options.clock.now();
    for (const path of schedule.paths) {
      if (isCurrent(path)) continue;
      if (isLate()) return tooLong;
      const text = options.text(path);
      if (typeof text !== "string") {
        keep(path, { kind: "unknown", path, reason: text.unknown }, session.facts.refreshes);
        continue;
      }
      const uri = uriOf(path);
      const refreshes = session.facts.refreshes;
      if (!open.has(path)) session.open({ uri, languageId: profile.languageId(path), text });
      open.add(path);
      const asked = ask(path);
      serverIdleMs += options.clock.now() - answeredAt;
      work();
      const answer = await asked;
      answeredAt = options.clock.now();
      if (!schedule.keepsOpen) {
        session.close(uri);
        open.delete(path);
      }
      if (answer.kind === "ended") return failureOf(answer, path, session);
      if (answer.kind === "unsupported") return failureOf(answer, path, session);
      work = () => digest(path, text, answer, refreshes);
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

  /** The last canary; where documents stay open it does, too. */
  const askLast = (): Promise<Failure | undefined> => {
    if (!schedule.keepsOpen) return askCanary(options, session, canary);
    closeCanary ??= openCanary(options, session, canary);
    return pullCanary(options, session, canary);
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
        (path) => pulled.get(path)?.file ?? { kind: "unknown", path, reason: "server-failed" },
      ),
    limits: () =>
      [
        limit(
          "severity-assumed",
          "diagnostics came without a severity and count as errors",
          sumOf("severitiesAssumed"),
        ),
        limit(
          "message-cut",
          `messages were cut at ${profile.limits.messageLengthMax} characters`,
          sumOf("messagesCut"),
        ),
      ].filter((one) => one.count > 0),
  };
}

const tooLong: Failure = { code: "server-timeout", message: "the session took longer than it may" };

/** The outline is made at the first finding that is read, and once. */
function lazySymbols(options: ObserveOptions, path: string, text: string): (range: Range) => string | null {
  let symbolAt: ((range: Range) => string | null) | undefined;
  return (range) => {
    symbolAt ??= options.symbols(path, text);
    return symbolAt(range);
  };
}

function unknownReason(answer: Member): UnknownReason {
  if (answer.kind === "no-member") return "outside-project";
  if (answer.kind === "timeout") return "timeout";
  if (answer.kind === "unsupported") return "unsupported";
  return "error";
}
