/** One ready server, asked: documents are opened as they are needed, answers are counted, and what a server says becomes a value. */
import { ErrorCodes, LSPErrorCodes } from "vscode-languageserver-protocol";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import { type Evidence, type EvidenceRecord, evidence } from "../bundle/evidence.ts";
import { uriFromPath } from "../core/paths.ts";
import { UserError } from "../errors.ts";
import type { Clock } from "../host.ts";
import type { QuestionEncoding, SentMethod } from "../lsp/capabilities.ts";
import type { SessionEnd } from "../lsp/ending.ts";
import type { Answered } from "../lsp/session.ts";
import type { Conversation } from "../observe/ask.ts";
import type { Profile, SideContext } from "../servers/profile.ts";
import type { Reading } from "../syntax/reading.ts";

export type AskingOptions = {
  readonly conversation: Conversation;
  readonly profile: Profile;
  readonly context: SideContext;
  readonly server: { readonly id: string; readonly version: string };
  readonly clock: Clock;
  /** In which it counts columns. */
  readonly encoding: QuestionEncoding;
  /** The user's repository: a path in it is one of the tree. */
  readonly repository: string;
  /** The text of a file of the tree, or of what lies over it. */
  readonly text: (path: string) => string | undefined;
  readonly reading: (path: string) => Reading | undefined;
  /** Another text lies over it: its document stays open, because other files are answered by it. */
  readonly isLaid: (path: string) => boolean;
  /** Makes the server's absolute places relative. */
  readonly relative: (text: string) => string;
};

export type Asking = AskingOptions & {
  readonly offers: (method: SentMethod) => boolean;
  /** The URI of a file of the tree. The document is open from now on. */
  readonly open: (path: string) => string;
  readonly close: (path: string) => void;
  /** Throws an Unanswered for anything but a result. `targets`: places or paths, for the evidence. */
  readonly ask: (
    method: SentMethod,
    params: object,
    of: { readonly targets: readonly string[]; readonly msMax: number },
  ) => Promise<{ readonly result: unknown; readonly evidence: Evidence }>;
  /** What was asked for this one question, in order. */
  readonly records: () => readonly Evidence[];
  readonly note: (record: Omit<EvidenceRecord, "server">) => Evidence;
  /** How often the server said that the content had changed meanwhile. */
  readonly retries: () => number;
};

/** A ready server, as it is asked one question after the other, or several at a time. */
export type Askable = {
  /** For one question: with records of its own. Aborted, what it waits for is cancelled. */
  readonly asking: (signal?: AbortSignal) => Asking;
  readonly open: (path: string) => string;
  readonly close: (path: string) => void;
  /** Another text lies over the file from now on: its document is opened with it, and what depends on it is known to be old. */
  readonly lay: (path: string) => void;
  /** How often it was opened. */
  readonly openings: (path: string) => number;
};

/** A server that gave no result: what a person is told, and the record of it. */
export class Unanswered extends UserError {
  readonly evidence: Evidence;
  /** Set where the session is over. */
  readonly end: SessionEnd | undefined;
  /** Of the session that was asked, where that is known. */
  environment: BundleEnvironment | undefined;
  /** How often its server had been started again. */
  restarts = 0;

  constructor(error: UserError, evidence: Evidence, end?: SessionEnd) {
    super(error.code, error.message, { hint: error.hint });
    this.evidence = evidence;
    this.end = end;
  }
}

/** The version with which a document is opened is 1. */
const changedVersion = 2;

/** After an answer that the content was modified, or that the server gave up by itself: in milliseconds. */
const retryDelaysMs = [500, 1_000, 2_000] as const;

export function createAskable(options: AskingOptions): Askable {
  const { conversation, context, server, clock, profile } = options;
  const { session } = conversation;
  const open = new Set<string>();
  const openings = new Map<string, number>();
  const uriOf = (path: string) => uriFromPath(`${context.root}/${path}`);
  const openOne = (path: string): string => {
    const uri = uriOf(path);
    if (open.has(path)) return uri;
    const text = options.text(path);
    if (text === undefined) throw new UserError("not-found", `there is no file \`${path}\``);
    session.open({ uri, languageId: profile.languageId(path), text });
    open.add(path);
    openings.set(path, (openings.get(path) ?? 0) + 1);
    return uri;
  };
  const closeOne = (path: string): void => {
    if (open.delete(path)) session.close(uriOf(path));
  };
  const layOne = (path: string): void => {
    const uri = openOne(path);
    const text = options.text(path);
    // Opened with another text than lies on the disk, pyright 1.1.414 keeps what it knows of the files that depend on it; changed, it does not.
    if (text !== undefined && profile.diagnostics.kind === "pull")
      session.change({ uri, text, version: changedVersion });
  };
  const isWithheld = (method: SentMethod) => profile.withheld?.methods.has(method) === true;
  const asking = (signal?: AbortSignal): Asking => {
    const records: Evidence[] = [];
    let retries = 0;
    const note = (record: Omit<EvidenceRecord, "server">): Evidence => {
      const noted = evidence({ server, ...record });
      records.push(noted);
      return noted;
    };
    const requestAgain = async (method: SentMethod, params: object, msMax: number): Promise<Answered> => {
      for (const delay of retryDelaysMs) {
        const answer = await session.request(method, params, msMax, signal);
        if (answer.kind !== "error" || !isRetryable(answer) || signal?.aborted === true) return answer;
        retries += 1;
        await new Promise<void>((resolve) => void clock.after(delay, resolve));
      }
      return session.request(method, params, msMax, signal);
    };
    return {
      ...options,
      offers: (method) => !isWithheld(method) && session.offers(method).length > 0,
      open: openOne,
      close: (path) => {
        if (!options.isLaid(path)) closeOne(path);
      },
      ask: async (method, params, { targets, msMax }) => {
        const answer: Answered = isWithheld(method)
          ? { kind: "unsupported" }
          : await requestAgain(method, params, msMax);
        const outcome = outcomes[answer.kind];
        const bytes =
          answer.kind === "result"
            ? Buffer.byteLength(options.relative(JSON.stringify(answer.result) ?? "null"))
            : 0;
        const noted = note({ query_types: [method], targets, outcome, response_bytes: bytes });
        if (signal?.aborted === true) throw new Unanswered(cancelled(), noted);
        if (answer.kind === "result") return { result: answer.result, evidence: noted };
        const end = answer.kind === "ended" ? answer.end : undefined;
        throw new Unanswered(problemOf(answer, method, options), noted, end);
      },
      records: () => records,
      note,
      retries: () => retries,
    };
  };
  return { asking, open: openOne, close: closeOne, lay: layOne, openings: (path) => openings.get(path) ?? 0 };
}

export function cancelled(): UserError {
  return new UserError("cancelled", "it was cancelled");
}

const outcomes = {
  result: "responded",
  error: "error",
  unsupported: "unsupported",
  timeout: "timed_out",
  ended: "error",
} as const satisfies Record<Answered["kind"], EvidenceRecord["outcome"]>;

function isRetryable({ code, data }: Extract<Answered, { kind: "error" }>): boolean {
  if (code === LSPErrorCodes.ContentModified) return true;
  const isRefused =
    typeof data === "object" &&
    data !== null &&
    (data as { retriggerRequest?: unknown }).retriggerRequest === false;
  return code === LSPErrorCodes.ServerCancelled && !isRefused;
}

function problemOf(
  answer: Exclude<Answered, { kind: "result" }>,
  method: SentMethod,
  { profile, relative }: AskingOptions,
): UserError {
  switch (answer.kind) {
    case "unsupported":
      return unsupported(profile, method);
    case "timeout":
      return new UserError(
        "server-timeout",
        `${profile.name} did not answer ${method} in ${answer.ms / 1_000} s`,
        {
          hint: "Give it more time with --timeout, or ask about less.",
        },
      );
    case "error": {
      if (answer.code === LSPErrorCodes.ContentModified || answer.code === LSPErrorCodes.ServerCancelled)
        return new UserError(
          "content-modified",
          `${profile.name} said again and again that the content had changed`,
        );
      // A method that was named to be sent: no capability says beforehand whether there is such a one.
      if (answer.code === ErrorCodes.MethodNotFound) return unsupported(profile, method);
      const said = relative(answer.message).toWellFormed().slice(0, 1_000);
      return new UserError(
        "server-crashed",
        `${profile.name} answered ${method} with error ${answer.code}: ${said}`,
        {
          hint: "The server is still there; another place may be answered.",
        },
      );
    }
    case "ended":
      return new UserError("server-crashed", endOf(answer.end, profile.name));
  }
}

export function unsupported(
  { name, withheld }: Pick<Profile, "name" | "withheld">,
  method: string,
): UserError {
  const why = withheld?.methods.has(method) === true ? `: ${withheld.why}` : "";
  return new UserError("unsupported-capability", `${name} does not offer ${method}${why}`, {
    hint: "See what can be asked of it: lanser capabilities",
  });
}

export function endOf(end: SessionEnd, name: string): string {
  switch (end.kind) {
    case "exit":
      return `${name} ended ${end.signal === null ? `with code ${end.code}` : `by ${end.signal}`}`;
    case "violation":
      return `${name} broke the protocol: ${end.violation.code}: ${end.violation.detail}`;
    case "misbehaved":
      return `${name} broke the protocol: ${end.detail}`;
    case "not-started":
      return `${name} could not be started`;
    case "closed":
      return `the session with ${name} was closed`;
  }
}
