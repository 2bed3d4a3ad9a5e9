/** The files of a schedule, opened and asked about one by one, and which answers the server still stands by. */
import type { Range } from "../core/finding.ts";
import { uriFromPath } from "../core/paths.ts";
import type { Limit } from "../core/report.ts";
import type { Session } from "../lsp/session.ts";
import { askCanary, failureOf, type Member, openCanary, pullCanary, pullMember, silence } from "./ask.ts";
import { readReport } from "./diagnostics.ts";
import type { Failure, FileObservation, UnknownReason } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";

export type Walk = {
  /** Pulls every file that has no current answer. */
  readonly run: () => Promise<Failure | undefined>;
  /** How many files were pulled before the server last asked to pull again. */
  readonly stale: () => number;
  /** Whether the server asked to pull again about as often as a document was opened. */
  readonly isRestless: () => boolean;
  /**
   * For a server that asks to pull everything again whenever a document is opened or closed: what it took back is
   * open all at once while it is pulled, so that nothing happens that it could take it back for.
   */
  readonly hold: () => Promise<Failure | undefined>;
  readonly giveUpStale: () => void;
  readonly files: () => readonly FileObservation[];
  readonly limits: () => readonly Limit[];
};

/** How often files are pulled again because the server asked for it. */
export const roundsMax = 3;

type Pulled = { readonly file: FileObservation; readonly refreshes: number };

export function createWalk(options: ObserveOptions, session: Session, deadline: number): Walk {
  const { schedule, profile } = options;
  const pulled = new Map<string, Pulled>();
  let severitiesAssumed = 0;
  let messagesCut = 0;
  let serverIdleMs = 0;
  let opened = 0;
  let refreshesBefore: number | undefined;

  const keep = (path: string, file: FileObservation, refreshes: number): void => {
    pulled.set(path, { file, refreshes });
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
      severitiesAssumed += read.severitiesAssumed;
      messagesCut += read.cut;
      const { findings, unreachable } = read;
      keep(path, { kind: "final", path, findings, unreachable }, refreshes);
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
  const isLate = (): boolean => options.clock.now() > deadline;

  const run = async (): Promise<Failure | undefined> => {
    // The answer to one file is worked through while the server is busy with the next.
    let work: () => void = () => undefined;
    refreshesBefore ??= session.facts.refreshes;
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
      session.open({ uri, languageId: profile.languageId(path), text });
      opened += 1;
      const asked = ask(path);
      serverIdleMs += options.clock.now() - answeredAt;
      work();
      const answer = await asked;
      answeredAt = options.clock.now();
      session.close(uri);
      if (answer.kind === "ended") return failureOf(answer, path, session);
      if (answer.kind === "unsupported") return failureOf(answer, path, session);
      work = () => digest(path, text, answer, refreshes);
      if (answer.kind === "timeout") {
        work();
        work = () => undefined;
        // One slow file is a fact about the file; a server that answers nothing any more is a failure.
        const failure = await askCanary(options, session, profile.canaries[1]);
        if (failure !== undefined) return failure;
      }
    }
    work();
    return undefined;
  };

  const pullHeld = async (held: ReadonlyMap<string, string>): Promise<Failure | undefined> => {
    for (let round = 0; round < roundsMax; round += 1) {
      for (const [path, text] of held) {
        if (isCurrent(path)) continue;
        if (isLate()) return tooLong;
        const { refreshes } = session.facts;
        const answer = await ask(path);
        if (answer.kind === "ended" || answer.kind === "unsupported") return failureOf(answer, path, session);
        digest(path, text, answer, refreshes);
      }
      const failure =
        (await pullCanary(options, session, profile.canaries[1])) ?? (await silence(options, session));
      if (failure !== undefined || !schedule.paths.some(isStale)) return failure;
    }
    giveUpStale();
    return undefined;
  };

  const hold = async (): Promise<Failure | undefined> => {
    const held = new Map<string, string>();
    for (const path of schedule.paths.filter(isStale)) {
      const text = options.text(path);
      if (typeof text !== "string") throw new Error(`${path} was pulled and has no text any more`);
      session.open({ uri: uriOf(path), languageId: profile.languageId(path), text });
      held.set(path, text);
    }
    const close = openCanary(options, session, profile.canaries[1]);
    const failure = (await silence(options, session)) ?? (await pullHeld(held));
    for (const path of held.keys()) session.close(uriOf(path));
    close();
    return failure;
  };

  return {
    run,
    stale: () => schedule.paths.filter(isStale).length,
    isRestless: () => (session.facts.refreshes - (refreshesBefore ?? 0)) * 2 > opened,
    hold,
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
          severitiesAssumed,
        ),
        limit(
          "message-cut",
          `messages were cut at ${profile.limits.messageLengthMax} characters`,
          messagesCut,
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

export function limit(code: string, message: string, count: number): Limit {
  return { code, message, count };
}
