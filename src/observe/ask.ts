/** What a server is asked, and what it means when it gives no answer. */
import {
  type Diagnostic,
  type DiagnosticOptions,
  type DocumentDiagnosticParams,
  DocumentDiagnosticReportKind,
  DocumentDiagnosticRequest,
  type FullDocumentDiagnosticReport,
} from "vscode-languageserver-protocol";
import { uriFromPath } from "../core/paths.ts";
import { field } from "../lsp/answers.ts";
import type { Answered, Session, SessionEnd, Waited } from "../lsp/session.ts";
import type { Canary } from "../servers/profile.ts";
import type { Failure } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";

/** A document whose findings we know: a server that does not tell them is not ready, or not what it says it is. */
export async function askCanary(
  options: ObserveOptions,
  session: Session,
  canary: Canary,
): Promise<Failure | undefined> {
  const close = openCanary(options, session, canary);
  const failure = await pullCanary(options, session, canary);
  close();
  return failure;
}

/** Gives what closes it again. */
export function openCanary({ context }: ObserveOptions, session: Session, canary: Canary): () => void {
  const uri = uriFromPath(`${context.root}/${canary.path}`);
  session.open({ uri, languageId: canary.languageId, text: canary.text });
  return () => session.close(uri);
}

/** Of one that is open. */
export async function pullCanary(
  { context, profile }: ObserveOptions,
  session: Session,
  canary: Canary,
): Promise<Failure | undefined> {
  const uri = uriFromPath(`${context.root}/${canary.path}`);
  const answer = await pull(session, uri, profile.limits.diagnosticsMsMax);
  if (answer.kind !== "result") return failureOf(answer, "the canary", session);
  const items = field<FullDocumentDiagnosticReport>(answer.result, "items");
  const codes = Array.isArray(items)
    ? (items as unknown[]).map((item) => String(field<Diagnostic>(item, "code")))
    : [];
  const isRight =
    codes.length === canary.codes.length && codes.every((code, index) => code === canary.codes[index]);
  if (isRight) return undefined;
  const wanted = canary.codes.join(", ");
  const said = codes.length === 0 ? "nothing" : codes.join(", ").slice(0, 200);
  return {
    code: "canary-failed",
    message: `${profile.name} was asked about a document with ${wanted} and said ${said}`,
  };
}

/** No progress is open, and the server says nothing any more. */
export async function silence(
  { profile: { limits } }: ObserveOptions,
  session: Session,
): Promise<Failure | undefined> {
  const idle = await session.waitFor(
    () => (session.facts.openProgress.size === 0 ? true : undefined),
    limits.diagnosticsMsMax,
  );
  if (idle.kind !== "met") return failureOf(idle, "finishing", session);
  const silent = await session.quiet(limits.quietMs, limits.diagnosticsMsMax);
  return silent.kind === "met" ? undefined : failureOf(silent, "finishing", session);
}

/** One request for each set of diagnostics that the server tells apart; their items together. */
async function pull(session: Session, uri: string, msMax: number): Promise<Answered> {
  const identifiers = new Set(
    session
      .offers(DocumentDiagnosticRequest.method)
      .map((options) => field<DiagnosticOptions>(options, "identifier")),
  );
  let whole: Answered = { kind: "unsupported" };
  for (const identifier of identifiers) {
    const named = typeof identifier === "string" ? { identifier } : {};
    const params: DocumentDiagnosticParams = { textDocument: { uri }, ...named };
    const answer = await session.request(DocumentDiagnosticRequest.method, params, msMax);
    if (answer.kind !== "result") return answer;
    whole = whole.kind === "result" ? { kind: "result", result: merge(whole.result, answer.result) } : answer;
  }
  return whole;
}

export type Member = Answered | { readonly kind: "no-member" };

/** Where the profile has such a question: a file that the server took for no part of the project was not checked. */
export async function pullMember(
  { profile: { membership }, context: { root } }: ObserveOptions,
  session: Session,
  uri: string,
  msMax: number,
): Promise<Member> {
  const answer = await pull(session, uri, msMax);
  if (membership === null || answer.kind !== "result") return answer;
  const member = await session.request(membership.method, { textDocument: { uri } }, msMax);
  if (member.kind !== "result") return member;
  return membership.isMember(member.result, root) ? answer : { kind: "no-member" };
}

function merge(one: unknown, other: unknown): unknown {
  const [items, more] = [one, other].map((report) => field<FullDocumentDiagnosticReport>(report, "items"));
  const isWhole = [one, other].every(
    (report) => field<FullDocumentDiagnosticReport>(report, "kind") === DocumentDiagnosticReportKind.Full,
  );
  return isWhole && Array.isArray(items) && Array.isArray(more)
    ? { kind: DocumentDiagnosticReportKind.Full, items: [...items, ...more] }
    : other;
}

export function failureOf(answer: Answered | Waited<unknown>, during: string, session: Session): Failure {
  switch (answer.kind) {
    case "ended":
      return endFailure(answer.end, during);
    case "timeout":
      return { code: "server-timeout", message: `the server did not answer in time (${during})` };
    case "unsupported":
      return { code: "server-not-ready", message: "the server does not offer diagnostics on request" };
    case "error":
      return {
        code: "server-protocol",
        message: `the server answered with error ${answer.code} (${during})`,
      };
    default:
      return {
        code: "server-not-ready",
        message: `the server is not ready (${during}, ${session.facts.received} messages)`,
      };
  }
}

function endFailure(end: SessionEnd, during: string): Failure {
  switch (end.kind) {
    case "exit": {
      const how = end.signal === null ? `with code ${end.code}` : `by ${end.signal}`;
      return { code: "server-crashed", message: `the server ended ${how} (${during})` };
    }
    case "not-started":
      return { code: "server-not-started", message: "the server could not be started" };
    case "violation":
      return {
        code: "server-protocol",
        message: `the server broke the protocol: ${end.violation.code} (${during})`,
      };
    case "misbehaved":
      return { code: "server-protocol", message: `the server broke the protocol: ${end.detail} (${during})` };
    case "closed":
      return { code: "server-crashed", message: `the session was closed (${during})` };
  }
}
