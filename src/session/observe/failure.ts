/** Converts a missing answer of a server to the failure of its session. */
import type { SessionEnd } from "../lsp/ending.ts";
import type { Answered, Session, Waited } from "../lsp/session.ts";
import type { Failure } from "./observation.ts";

type NoAnswer =
  | Answered
  | Waited<unknown>
  | { readonly kind: "timeout"; readonly reason?: string | null }
  | { readonly kind: "unmeetable"; readonly reason: string }
  | { readonly kind: "no-member" };

export function failureOf(answer: NoAnswer, during: string, session: Session): Failure {
  switch (answer.kind) {
    case "ended":
      return endFailure(answer.end, during);
    case "timeout": {
      const reason = "reason" in answer ? answer.reason : undefined;
      const what =
        reason == null ? "the server did not answer in time" : `the server was not done in time: ${reason}`;
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

function endFailure(end: SessionEnd, during: string): Failure {
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
      return { code: "server-crashed", message: `the session was closed (${during})` };
  }
}
