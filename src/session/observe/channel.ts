/** Common interface to diagnostics that a server sends on request and those that it publishes by itself. */
import {
  type DiagnosticOptions,
  type DocumentDiagnosticParams,
  DocumentDiagnosticReportKind,
  DocumentDiagnosticRequest,
  type FullDocumentDiagnosticReport,
} from "vscode-languageserver-protocol";
import { type LimitCode, limit } from "../../model/codes.ts";
import { readMember } from "../../model/json.ts";
import { pathFromUri, relativeInside } from "../../model/paths.ts";
import type { Limit } from "../../model/report.ts";
import type { BelievedRange, Completion, CompletionEvidence } from "../../servers/conduct.ts";
import type { Diagnostics, OwnQuery, SideContext } from "../../servers/profile.ts";
import { wantsOpenAndClose } from "../../servers/protocol/capabilities.ts";
import { documentAt } from "../../servers/protocol/published.ts";
import { isRetryable } from "../lsp/retryable.ts";
import type { RequestOutcome, Session, SessionEnd, WaitOutcome } from "../lsp/session.ts";
import type { SessionFailure } from "./observation.ts";

export type Channel = {
  /** Returns why a server that is ready gives no diagnostics at all; undefined if it does. */
  readonly refusal: () => Promise<SessionFailure | undefined>;
  /** The diagnostics of an open document, in the form of an answer to `textDocument/diagnostic`. */
  readonly ask: (uri: string, msMax: number) => Promise<Asked>;
  /**
   * Version of the diagnostics of a document. An answer of `ask` is valid while the stamp that came with it is the
   * current one; otherwise the server has revoked it.
   */
  readonly stamp: (uri: string) => number;
  readonly limits: () => readonly Limit[];
};

type Asked = { readonly answer: ReceivedAnswer; readonly stamp: number };

/** `reason`: what the evidence was still waiting for, or why it cannot be met. */
export type ReceivedAnswer =
  | Exclude<RequestOutcome, { kind: "timeout" }>
  | { readonly kind: "timeout"; readonly ms: number; readonly reason: string | null }
  | { readonly kind: "unmeetable"; readonly reason: string }
  | { readonly kind: "no-member" };

/** Creates the channel for the way in which the profile's server gives diagnostics: pull, push or its own request. */
export function createChannel(diagnostics: Diagnostics, session: Session, context: SideContext): Channel {
  switch (diagnostics.kind) {
    case "pull":
      return pulled(session, diagnostics);
    case "push":
      return pushed(session, diagnostics.completion);
    case "query":
      return queried(session, diagnostics, context);
  }
}

/**
 * Creates the channel of a server with its own requests for diagnostics, such as tsserver. The first requests load the
 * project; then each file has several requests, whose results are read together.
 */
function queried(session: Session, { first, isTaken, about, read }: OwnQuery, context: SideContext): Channel {
  const stamp = () => session.facts.refreshes;
  return {
    refusal: async () => {
      for (const { method, params } of first(context)) {
        const answer = await session.request(method, params, firstMsMax);
        if (answer.kind !== "result") return sessionFailure(answer, "loading", session);
        if (!isTaken(answer.result))
          return {
            code: "server-not-ready",
            message: "the server refused the notifications about the project",
          };
      }
      return undefined;
    },
    ask: async (uri, msMax) => {
      const before = stamp();
      const path = relativeInside(context.root, pathFromUri(uri) ?? "") ?? "";
      const answers = await Promise.all(
        about(context, path).map(({ method, params }) =>
          answerTo(session, msMax, (ms) => session.request(method, params, ms)),
        ),
      );
      const results: unknown[] = [];
      for (const answer of answers) {
        if (answer.kind !== "result")
          return { answer: answer.kind === "timeout" ? { ...answer, reason: null } : answer, stamp: before };
        results.push(answer.result);
      }
      return { answer: asBelieved(read(results, context, path)), stamp: before };
    },
    stamp,
    limits: () => [],
  };
}

/** Maximum time in milliseconds to load a project. */
const firstMsMax = 120_000;

/**
 * Creates the channel of a server that answers `textDocument/diagnostic`. Some servers register the method only after
 * they have loaded, so `refusal` waits for the offer.
 */
function pulled(session: Session, { offerMsMax, believed, isNoAnswer = () => false }: Pulled): Channel {
  const stamp = () => session.facts.refreshes;
  return {
    refusal: async () => {
      const offered = await session.waitFor(
        () => (session.offers(DocumentDiagnosticRequest.method).length > 0 ? true : undefined),
        offerMsMax,
      );
      if (offered.kind === "ended") return sessionFailure(offered, "loading", session);
      if (offered.kind === "timeout") return sessionFailure({ kind: "unsupported" }, "loading", session);
      return undefined;
    },
    ask: async (uri, msMax) => {
      // The stamp is read before the request: a withdrawal during the request can also mean this answer.
      const before = stamp();
      const answer = await pull(session, uri, msMax);
      if (answer.kind === "result" && session.facts.log.some(({ message }) => isNoAnswer(message, uri)))
        return { answer: { kind: "unmeetable", reason: noAnswer }, stamp: before };
      if (answer.kind === "result" && believed !== undefined)
        return { answer: asBelieved(believed(answer.result)), stamp: before };
      return { answer: answer.kind === "timeout" ? { ...answer, reason: null } : answer, stamp: before };
    },
    stamp,
    limits: () => [],
  };
}

type Pulled = Extract<Diagnostics, { kind: "pull" }>;

// Lanser's own words, because the server's log has paths of this machine.
const noAnswer = "the server answered, but its log reports a failed computation";

function asBelieved(believed: BelievedRange): ReceivedAnswer {
  return believed.kind === "report" ? { kind: "result", result: believed.report } : believed;
}

/**
 * Sends one request for each set of diagnostics that the server distinguishes by an identifier, and merges the items.
 * With a single request, one set would be missing. The first failure is the result.
 */
async function pull(session: Session, uri: string, msMax: number): Promise<RequestOutcome> {
  const identifiers = new Set(
    session
      .offers(DocumentDiagnosticRequest.method)
      .map((options) => readMember<DiagnosticOptions>(options, "identifier")),
  );
  let whole: RequestOutcome = { kind: "unsupported" };
  for (const identifier of identifiers) {
    const named = typeof identifier === "string" ? { identifier } : {};
    const params: DocumentDiagnosticParams = { textDocument: { uri }, ...named };
    const answer = await answerTo(session, msMax, (ms) =>
      session.request(DocumentDiagnosticRequest.method, params, ms),
    );
    if (answer.kind !== "result") return answer;
    whole = whole.kind === "result" ? { kind: "result", result: merge(whole.result, answer.result) } : answer;
  }
  return whole;
}

/**
 * Repeats a request while the server reports a retryable error, with growing delays and a shorter timeout. A server
 * that still loads cancels requests, and would otherwise fail the whole session.
 */
async function answerTo(
  session: Session,
  msMax: number,
  ask: (msMax: number) => Promise<RequestOutcome>,
): Promise<RequestOutcome> {
  let answer = await ask(msMax);
  for (const delay of retryDelaysMs) {
    if (answer.kind !== "error" || !isRetryable(answer)) return answer;
    // A pure delay: the condition is never met.
    await session.waitFor(() => undefined, delay);
    answer = await ask(msMax / retryDelaysMs.length);
  }
  return answer;
}

const retryDelaysMs = [20, 100, 400] as const;

/**
 * Joins the items of two full reports. If one is not a full report, the second is returned and will be rejected later.
 */
function merge(one: unknown, other: unknown): unknown {
  const [items, more] = [one, other].map((report) =>
    readMember<FullDocumentDiagnosticReport>(report, "items"),
  );
  const isWhole = [one, other].every(
    (report) =>
      readMember<FullDocumentDiagnosticReport>(report, "kind") === DocumentDiagnosticReportKind.Full,
  );
  return isWhole && Array.isArray(items) && Array.isArray(more)
    ? { kind: DocumentDiagnosticReportKind.Full, items: [...items, ...more] }
    : other;
}

/**
 * Creates the channel of a server that publishes diagnostics by itself. `completion` decides from the profile's
 * evidence when the publications of a document are complete, because the protocol has no such signal.
 */
function pushed(session: Session, completion: CompletionEvidence): Channel {
  const { facts } = session;
  const stamp = (uri: string) => documentAt(facts, uri)?.changes ?? 0;
  return {
    refusal: () =>
      Promise.resolve(
        wantsOpenAndClose(session.capabilities())
          ? undefined
          : {
              code: "server-not-ready",
              message:
                "the server does not ask for notifications of opened documents, so it publishes nothing for them",
            },
      ),
    ask: async (uri, msMax) => {
      let last: Completion = { state: "unmet", reason: "the document is not open" };
      const waited = await session.waitFor(() => {
        const document = documentAt(facts, uri);
        if (document?.isOpen === true) last = completion(facts, document);
        // The stamp is read together with the publication. A later publication changes the stamp.
        return last.state === "unmet" ? undefined : { completion: last, stamp: stamp(uri) };
      }, msMax);
      if (waited.kind === "ended") return { answer: waited, stamp: stamp(uri) };
      if (waited.kind === "timeout") return { answer: { ...waited, reason: last.reason }, stamp: stamp(uri) };
      const met = waited.value.completion;
      const answer: ReceivedAnswer =
        met.state === "unmeetable"
          ? { kind: "unmeetable", reason: met.reason }
          : {
              kind: "result",
              result: { kind: DocumentDiagnosticReportKind.Full, items: met.publication.diagnostics },
            };
      return { answer, stamp: waited.value.stamp };
    },
    stamp,
    limits: () => counted("published-unopened", "unopened files have diagnostics", facts.unopened.size),
  };
}

function counted(code: LimitCode, message: string, count: number): readonly Limit[] {
  return count === 0 ? [] : [limit(code, message, count)];
}

/** Missing answer of a server, of any request or wait. */
type NoAnswer =
  | RequestOutcome
  | WaitOutcome<unknown>
  | { readonly kind: "timeout"; readonly reason?: string | null }
  | { readonly kind: "unmeetable"; readonly reason: string }
  | { readonly kind: "no-member" };

/**
 * Converts a missing answer to the failure of its session. `during` names the step or file for the message, so that the
 * user sees where the server failed.
 */
export function sessionFailure(answer: NoAnswer, during: string, session: Session): SessionFailure {
  switch (answer.kind) {
    case "ended":
      return endFailure(answer.end, during);
    case "timeout": {
      const reason = "reason" in answer ? answer.reason : undefined;
      const what =
        reason == null ? "the server did not answer in time" : `the server did not finish in time: ${reason}`;
      return { code: "server-timeout", message: `${what} (${during})` };
    }
    case "unsupported":
      return { code: "server-not-ready", message: "the server does not offer diagnostics on request" };
    case "error":
      return {
        code: "server-protocol",
        message: `the server answered with error ${answer.code} (${during})`,
      };
    case "unmeetable":
      return { code: "server-not-ready", message: `${answer.reason} (${during})` };
    default:
      return {
        code: "server-not-ready",
        message: `the server is not ready (${during}, ${session.facts.received} messages)`,
      };
  }
}

/** Converts the end of a session to a failure: who ended it decides the code. */
function endFailure(end: SessionEnd, during: string): SessionFailure {
  switch (end.kind) {
    case "exit": {
      const how = end.signal === null ? `with code ${end.code}` : `by ${end.signal}`;
      return { code: "server-crashed", message: `the server ended ${how} (${during})` };
    }
    case "not-started":
      return { code: "server-not-started", message: end.message };
    case "violation":
      return {
        code: "server-protocol",
        message: `the server broke the protocol: ${end.violation.code} (${during})`,
      };
    case "misbehaved":
      return { code: "server-protocol", message: `the server broke the protocol: ${end.detail} (${during})` };
    case "closed":
      return { code: "server-crashed", message: `the session is closed (${during})` };
  }
}
