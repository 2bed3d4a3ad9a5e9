/**
 * Queries one ready server: opens documents as they are needed, counts answers, and turns every outcome into a value.
 */
import { ErrorCodes, LSPErrorCodes } from "vscode-languageserver-protocol";
import { cancelled, errorTable, UserError } from "../../model/errors.ts";
import { uriFromPath } from "../../model/paths.ts";
import { lastLines } from "../../model/text.ts";
import type { Clock } from "../../platform/host.ts";
import { parsePlace, pathOf as pathIn } from "../../selectors/place.ts";
import { findOfferingProfiles } from "../../servers/offered.ts";
import type { Profile, SideContext } from "../../servers/profile.ts";
import type { QuestionEncoding, SentMethod } from "../../servers/protocol/capabilities.ts";
import { isRetryable } from "../../session/lsp/retryable.ts";
import type { RequestOutcome, SessionEnd } from "../../session/lsp/session.ts";
import type { Conversation } from "../../session/observe/ask.ts";
import type { Reading } from "../../syntax/reading.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import { createEvidence, type Evidence, type EvidenceRecord } from "../bundle/evidence.ts";

export type AskingOptions = {
  readonly conversation: Conversation;
  readonly profile: Profile;
  readonly context: SideContext;
  readonly server: { readonly id: string; readonly version: string };
  readonly clock: Clock;
  /** Encoding in which the server counts columns. */
  readonly encoding: QuestionEncoding;
  /** The user's repository: a path in it belongs to the tree. */
  readonly repository: string;
  /** Absolute paths of the folders in which the server was configured to look for packages. */
  readonly packages: readonly string[];
  /** Returns the text of a file of the tree, or its overlay. */
  readonly text: (path: string) => string | undefined;
  readonly reading: (path: string) => Reading | undefined;
  /** True if the file has an overlay. Its document then stays open, because answers about other files depend on it. */
  readonly isLaid: (path: string) => boolean;
  /** Makes the server's absolute paths relative. */
  readonly relative: (text: string) => string;
};

export type AskedOf = {
  readonly targets: readonly string[];
  readonly msMax: number;
  /** Makes an error an error, even if the server only means that there is nothing. */
  readonly isVerbatim?: true;
};

export type EvidencedResult = { readonly result: unknown; readonly evidence: Evidence };

export type QueryContext = AskingOptions & {
  /** True if the server supports the method and the configuration does not deny it. */
  readonly offers: (method: SentMethod) => boolean;
  /** True if the configuration denies the method, even if the server supports it. */
  readonly denies: (method: SentMethod) => boolean;
  /** True if the configuration denies a file of the tree. */
  readonly isDenied: (path: string) => boolean;
  /** Opens the document of a file of the tree and returns its URI. Throws a UserError for a denied file. */
  readonly open: (path: string) => string;
  readonly close: (path: string) => void;
  /**
   * Sends a request. Throws an Unanswered for anything but a result. `targets` are places or paths, for the evidence.
   */
  readonly ask: (method: SentMethod, params: object, of: AskedOf) => Promise<EvidencedResult>;
  /**
   * The same, but repeats the request for a while if the server is known to answer early and `isEarly` recognises such
   * an answer. In a session the repetition ends with the first other answer, or when the attempts are used up.
   */
  readonly askWarm: (
    method: SentMethod,
    params: object,
    of: AskedOf,
    isEarly: (received: EvidencedResult) => boolean,
  ) => Promise<EvidencedResult & { readonly again: number }>;
  /** Records of all requests of this query, in order. */
  readonly records: () => readonly Evidence[];
  readonly note: (record: Omit<EvidenceRecord, "server">) => Evidence;
  /** Number of retries: the content had changed meanwhile, or the answer was early. */
  readonly retries: () => number;
};

/** Methods and paths that the configuration denies to queries. */
export type DeniedRequest = {
  readonly methods: readonly string[];
  readonly isPath: (path: string) => boolean;
};

/** A ready server, for queries in sequence or several at a time. */
export type QueryableServer = {
  /**
   * Starts one query with its own records. Aborting `signal` cancels its requests. Denied requests are not sent.
   * `isTimed` is true if the caller set a time limit for requests.
   */
  readonly asking: (signal?: AbortSignal, denied?: DeniedRequest, isTimed?: boolean) => QueryContext;
  readonly open: (path: string) => string;
  readonly close: (path: string) => void;
  /**
   * Applies a new overlay of a file: its document is opened with it, so that the server checks its dependents again.
   */
  readonly lay: (path: string) => void;
  /** Notifies the server of changed files of the tree, each in the way that the server needs. */
  readonly edited: (paths: readonly string[]) => void;
  /** Number of times that the server received a text of the file. */
  readonly texts: (path: string) => number;
};

/** Error of a server that gave no result, with the evidence record. */
export class UnansweredRequest extends UserError {
  readonly evidence: Evidence;
  /** Set if the session is over. */
  readonly end: SessionEnd | undefined;
  /** Environment of the queried session, if that is known. */
  environment: BundleEnvironment | undefined;
  /** Number of restarts of its server before. */
  restarts = 0;

  constructor(error: UserError, evidence: Evidence, end?: SessionEnd) {
    super(error.code, error.message, { hint: error.hint });
    this.evidence = evidence;
    this.end = end;
  }
}

/** Delays in milliseconds before a retry, if the content was modified or the server cancelled the request itself. */
const retryDelaysMs = [500, 1_000, 2_000] as const;
/** Delays in milliseconds before a request is repeated whose answer was possibly too early. */
const earlyDelaysMs = [250, 500, 1_000] as const;

/**
 * Creates the interface through which queries use a ready server. It tracks which documents are open, sends edits in
 * the way that each server needs, and repeats requests that the server withdrew.
 */
export function createAskable(options: AskingOptions): QueryableServer {
  const { conversation, context, server, clock, profile } = options;
  const { session } = conversation;
  const open = new Set<string>();
  const texts = new Map<string, number>();
  const noteText = (path: string) => void texts.set(path, (texts.get(path) ?? 0) + 1);
  const uriOf = (path: string) => uriFromPath(`${context.root}/${path}`);
  const openOne = (path: string): string => {
    const uri = uriOf(path);
    if (open.has(path)) return uri;
    const text = options.text(path);
    if (text === undefined) throw new UserError("not-found", `there is no file \`${path}\``);
    session.open({ uri, languageId: profile.languageId(path), text });
    open.add(path);
    noteText(path);
    return uri;
  };
  const closeOne = (path: string): void => {
    if (open.delete(path)) session.close(uriOf(path));
  };
  const layOne = (path: string): void => {
    const uri = openOne(path);
    const text = options.text(path);
    // If pyright 1.1.414 opens a document whose text differs from the disk, it keeps stale results for dependent files.
    // A change of the open document makes it check them again.
    if (text === undefined || profile.diagnostics.kind !== "pull") return;
    session.change({ uri, text });
    noteText(path);
  };
  const edited = (paths: readonly string[]): void => {
    for (const path of paths) {
      const text = open.has(path) && !options.isLaid(path) ? options.text(path) : undefined;
      if (text === undefined) continue;
      const uri = uriOf(path);
      session.change({ uri, text });
      session.save({ uri, text });
      noteText(path);
    }
    session.edited(paths.map(uriOf));
  };
  const isLoaded = () => (session.facts.openProgress.size === 0 ? true : undefined);
  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
  /** Methods that the server answered early at first but no longer does. */
  const warm = new Set<SentMethod>();
  const asking = (
    signal?: AbortSignal,
    denied: DeniedRequest = nothingDenied,
    isTimed = false,
  ): QueryContext => {
    const records: Evidence[] = [];
    let retries = 0;
    const denies = (method: SentMethod) => denied.methods.includes(method);
    const requestsMsMax: Readonly<Record<string, number>> = { ...slower, ...profile.limits.requestsMsMax };
    const msMaxOf = (method: SentMethod) => (isTimed ? undefined : requestsMsMax[method]);
    const note = (record: Omit<EvidenceRecord, "server">): Evidence => {
      const noted = createEvidence({ server, ...record });
      records.push(noted);
      return noted;
    };
    const requestAgain = async (
      method: SentMethod,
      params: object,
      msMax: number,
    ): Promise<RequestOutcome> => {
      for (const delay of retryDelaysMs) {
        const answer = await session.request(method, params, msMax, signal);
        if (answer.kind !== "error" || !isRetryable(answer) || signal?.aborted === true) return answer;
        retries += 1;
        await wait(delay);
      }
      return session.request(method, params, msMax, signal);
    };
    const ask: QueryContext["ask"] = async (method, params, { targets, msMax, isVerbatim }) => {
      if (denies(method)) throw deniedOf({ note }, method, targets);
      const answer: RequestOutcome = await requestAgain(method, params, msMaxOf(method) ?? msMax);
      const outcome = outcomes[answer.kind];
      const bytes =
        answer.kind === "result"
          ? Buffer.byteLength(options.relative(JSON.stringify(answer.result) ?? "null"))
          : 0;
      const noted = note({ query_types: [method], targets, outcome, response_bytes: bytes });
      if (signal?.aborted === true) throw new UnansweredRequest(cancelled(), noted);
      if (answer.kind === "result") return { result: answer.result, evidence: noted };
      const isNothing = answer.kind === "error" && profile.isEmptyResultError?.(method, answer) === true;
      if (isNothing && isVerbatim !== true) return { result: null, evidence: noted };
      const end = answer.kind === "ended" ? answer.end : undefined;
      throw new UnansweredRequest(problemOf(answer, method, options, targets), noted, end);
    };
    return {
      ...options,
      offers: (method) => !denies(method) && session.offers(method).length > 0,
      denies,
      isDenied: denied.isPath,
      open: (path) => {
        if (denied.isPath(path)) throw deniedPath(path);
        return openOne(path);
      },
      close: (path) => {
        if (!options.isLaid(path)) closeOne(path);
      },
      ask,
      askWarm: async (method, params, of, isEarly) => {
        let received = await ask(method, params, of);
        let again = 0;
        const isGuarded = profile.returnsPartialResults?.has(method) === true;
        for (const delay of isGuarded ? earlyDelaysMs : []) {
          if (warm.has(method) || !isEarly(received) || signal?.aborted === true) break;
          await session.waitFor(isLoaded, of.msMax);
          await wait(delay);
          again += 1;
          received = await ask(method, params, of);
        }
        warm.add(method);
        retries += again;
        return { ...received, again };
      },
      records: () => records,
      note,
      retries: () => retries,
    };
  };
  return {
    ...{ asking, open: openOne, close: closeOne, lay: layOne, edited },
    texts: (path) => texts.get(path) ?? 0,
  };
}

const outcomes = {
  result: "responded",
  error: "error",
  unsupported: "unsupported",
  timeout: "timed_out",
  ended: "error",
} as const satisfies Record<RequestOutcome["kind"], EvidenceRecord["outcome"]>;

/**
 * Converts the outcome of a request without a result to the error that the user sees. Paths of this machine in the
 * server's text become relative.
 */
function problemOf(
  answer: Exclude<RequestOutcome, { kind: "result" }>,
  method: SentMethod,
  { profile, relative, conversation }: AskingOptions,
  targets: readonly string[],
): UserError {
  switch (answer.kind) {
    case "unsupported":
      return unsupported(profile, method, targets);
    case "timeout":
      return new UserError(
        "server-timeout",
        `${profile.name} did not answer ${method} in ${answer.ms / 1_000} s`,
        {
          hint: "Give the server more time with --timeout, or ask about fewer files.",
        },
      );
    case "error": {
      if (answer.code === LSPErrorCodes.ContentModified || answer.code === LSPErrorCodes.ServerCancelled)
        return new UserError(
          "content-modified",
          `${profile.name} reported changed content at every attempt of ${method}`,
        );
      // The user allowed the method by name, so no capability was checked before it was sent.
      if (answer.code === ErrorCodes.MethodNotFound) return unsupported(profile, method, targets);
      const message = relative(answer.message).toWellFormed().slice(0, 1_000);
      return new UserError(
        "server-crashed",
        `${profile.name} answered ${method} with error ${answer.code}: ${message}`,
        {
          hint: "The server still runs. Try another place.",
        },
      );
    }
    case "ended":
      return new UserError("server-crashed", endOf(answer.end, profile.name), {
        hint: [...printedLines(relative(lastLines(conversation.session.stderrTail()))), crashHint].join("\n"),
      });
  }
}

const crashHint = errorTable["server-crashed"].hint;

/**
 * Returns the end of a crashed server's standard error, for a hint. Each line has a prefix, because a CI runner would
 * execute some lines as commands.
 */
export function printedLines(printed: string): readonly string[] {
  if (printed === "") return [];
  return ["The server printed on standard error:", ...printed.split("\n").map((line) => `| ${line}`)];
}

/** Default limit in milliseconds for one request of a query. */
export const requestMsMax = 60_000;

/** Limits of methods that search everything. */
const slower: Readonly<Record<string, number>> = { "textDocument/references": 120_000 };

const nothingDenied: DeniedRequest = { methods: [], isPath: () => false };

export function deniedPath(path: string): UserError {
  return new UserError("bad-configuration", `deny.paths of the configuration denies ${path}`, {
    hint: "To ask about this file, change `deny.paths`.",
  });
}

/**
 * Returns the error for a method that `deny.methods` excludes. Nothing was sent, but the error has an evidence record,
 * so that the bundle shows which request is missing.
 */
export function deniedOf(
  { note }: Pick<QueryContext, "note">,
  method: string,
  targets: readonly string[],
): UnansweredRequest {
  const noted = note({ query_types: [method], targets, outcome: "unsupported", response_bytes: 0 });
  const error = new UserError("bad-configuration", `deny.methods of the configuration denies ${method}`, {
    hint: "To allow the method, change `deny.methods`.",
  });
  return new UnansweredRequest(error, noted);
}

/**
 * Returns the error for an unsupported method; its hint names servers that support it. The last argument lists places
 * or paths; the language of the first decides which servers the hint names.
 */
export function unsupported(
  { id, name, language }: Pick<Profile, "id" | "name" | "language">,
  method: string,
  [target]: readonly string[],
): UserError {
  const path = pathOf(target);
  const others = findOfferingProfiles(method, path).filter((one) => one.id !== id);
  const named = others.map((one) => `--server ${one.id}${path === undefined ? ` (${one.language})` : ""}`);
  const offered =
    named.length === 0
      ? `No server of this release offers it${path === undefined ? "" : ` for ${language}`}.`
      : `Offered by: ${named.join(", ")}.`;
  const instead = method === "textDocument/prepareTypeHierarchy" ? implementationsOf(id, path) : "";
  return new UserError("unsupported-capability", `${name} does not offer ${method}`, {
    hint: `${offered}${instead} What can be asked of this one: lanser capabilities`,
  });
}

/**
 * Returns a hint for a server without a type hierarchy: `lanser impl` answers nearly the same question, and more
 * servers support it. Empty if none does.
 */
function implementationsOf(id: string, path: string | undefined): string {
  const known = path === undefined ? [] : findOfferingProfiles("textDocument/implementation", path);
  const [first] = known;
  if (first === undefined) return "";
  const server = known.some((one) => one.id === id) ? "" : ` --server ${first.id}`;
  return ` What implements or extends it: lanser impl PLACE${server}.`;
}

/** Returns the path of a target. Undefined for a target that names no file, such as a search word. */
function pathOf(target: string | undefined): string | undefined {
  try {
    return target === undefined ? undefined : pathIn(parsePlace(target));
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Returns a sentence that says how a session ended, with the server's name. Errors and `lanser status` show it. */
export function endOf(end: SessionEnd, name: string): string {
  switch (end.kind) {
    case "exit":
      return `${name} ended ${end.signal === null ? `with code ${end.code}` : `by ${end.signal}`}`;
    case "violation":
      return `${name} broke the protocol: ${end.violation.code}: ${end.violation.detail}`;
    case "misbehaved":
      return `${name} broke the protocol: ${end.detail}`;
    case "not-started":
      return end.message.replace("the server", name);
    case "closed":
      return `the session with ${name} is closed`;
  }
}
