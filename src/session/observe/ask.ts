/** Queries of a conversation: canaries, silence, project membership. */
import {
  type Diagnostic,
  type FullDocumentDiagnosticReport,
  MessageType,
} from "vscode-languageserver-protocol";
import { canonical, readMember } from "../../model/json.ts";
import { uriFromPath } from "../../model/paths.ts";
import type { Canary } from "../../servers/conduct.ts";
import { projectFolder } from "../../servers/profile.ts";
import type { RequestOutcome, Session } from "../lsp/session.ts";
import type { Channel, ReceivedAnswer } from "./channel.ts";
import { sessionFailure } from "./channel.ts";
import type { SessionFailure } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";

/** One conversation, and the channel of its diagnostics. */
export type Conversation = { readonly session: Session; readonly channel: Channel };

/** Options of a query: server, folder and how messages are made relative. */
type Asking = Pick<ObserveOptions, "context" | "profile" | "relative">;

/**
 * Checks a canary: a small document with a known error. A server that does not report the error is not ready, or is
 * misconfigured, so its silence about other files proves nothing. Returns the failure, or undefined.
 */
export async function askCanary(
  options: Asking,
  conversation: Conversation,
  canary: Canary,
): Promise<SessionFailure | undefined> {
  const close = openCanary(options, conversation, canary);
  const failure = await checkCanary(options, conversation, canary);
  close();
  return failure;
}

/**
 * Opens the canary and returns a function that closes it. Some servers must keep it open (`stays`), and then the
 * function does nothing. A document that is already open under this path is closed first.
 */
export function openCanary(
  { context }: Pick<Asking, "context">,
  { session }: Conversation,
  canary: Canary,
): () => void {
  const uri = uriFromPath(`${projectFolder(context)}/${canary.path}`);
  if (session.isOpen(uri)) session.close(uri);
  session.open({ uri, languageId: canary.languageId, text: canary.text });
  return canary.stays === true ? () => undefined : () => session.close(uri);
}

/**
 * Queries a canary that is open and compares its codes with the expected ones. For a server that the repository
 * describes, the failure says what the server found, so that the author can correct the description.
 */
export async function checkCanary(
  asking: Asking,
  { session, channel }: Conversation,
  canary: Canary,
): Promise<SessionFailure | undefined> {
  const { context, profile } = asking;
  const uri = uriFromPath(`${projectFolder(context)}/${canary.path}`);
  const { answer } = await channel.ask(uri, profile.limits.diagnosticsMsMax);
  // For a command, the error is Lanser's own text: it says which part of the output Lanser cannot read.
  if (answer.kind === "error" && profile.compiler !== undefined)
    return {
      code: profile.own === undefined ? "server-not-ready" : "server-configuration",
      message: `${asking.relative(answer.message).slice(0, 600)} (the canary)`,
    };
  if (answer.kind !== "result") return sessionFailure(answer, "the canary", session);
  const { codes: wanted } = canary;
  if (wanted === null) return undefined;
  const items = readMember<FullDocumentDiagnosticReport>(answer.result, "items");
  const codes = Array.isArray(items)
    ? (items as unknown[]).map((item) => String(readMember<Diagnostic>(item, "code")))
    : [];
  const isRight = codes.length === wanted.length && codes.every((code, index) => code === wanted[index]);
  if (isRight) return undefined;
  if (profile.own !== undefined) {
    const message =
      codes.length === 0
        ? `${foundNothing(profile.name, wanted)}${explainNothingFound(asking, session)}`
        : `${profile.name}: ${otherThan(wanted, codes)}${messagesOf(items)}; to accept this result: ${asKey(codes)}`;
    return { code: "canary-failed", message };
  }
  const found = codes.length === 0 ? "nothing" : inWords(codes).slice(0, 200);
  return {
    code: "canary-failed",
    message: `${profile.name} found ${found} in a document with ${inWords(wanted)}`,
  };
}

function foundNothing(name: string, wanted: readonly string[]): string {
  return `${name} found nothing in a document with ${inWords(wanted)}`;
}

function otherThan(wanted: readonly string[], codes: readonly string[]): string {
  const isSame = canonical(wanted.toSorted()) === canonical(codes.toSorted());
  const expected = wanted.length === 0 ? "nothing" : inWords(wanted);
  return `expected ${expected}, found ${inWords(codes).slice(0, 200)}${isSame ? " (the same codes in another order)" : ""}`;
}

/** Returns the codes as a line of a server description, for the author to paste. */
function asKey(codes: readonly string[]): string {
  const list = codes.map((code) => (code === "undefined" ? "null" : JSON.stringify(code)));
  return `\`codes: [${list.join(", ").slice(0, 400)}]\``;
}

/**
 * Explains why a server that the repository describes found nothing in the canary: the settings that it requested but
 * did not get, and its last logged error. Both are the usual mistakes of a new description.
 */
function explainNothingFound({ profile, context, relative }: Asking, { facts }: Session): string {
  const missing = [...facts.configurationAnswers.keys()].filter(
    (section) => section !== "" && profile.section(section, context) === null,
  );
  const complaint = facts.log.findLast(({ level }) => level === MessageType.Error)?.message;
  return [
    ...(missing.length === 0
      ? []
      : [
          `; it requested ${missing.length === 1 ? "the section" : "the sections"} ${missing.slice(0, 8).join(", ").slice(0, 200)}, which \`settings\` does not have`,
        ]),
    ...(complaint === undefined
      ? []
      : [`; its last logged error: ${relative(complaint).split("\n")[0]?.slice(0, 300)}`]),
  ].join("");
}

function inWords(codes: readonly string[]): string {
  return codes.map((code) => (code === "undefined" ? "a finding without a code" : code)).join(", ");
}

/** Returns the messages of the diagnostics: the author of a server description needs the server's real output. */
function messagesOf(items: unknown): string {
  if (!Array.isArray(items) || items.length === 0) return "";
  const messages = (items as unknown[]).map((item) => String(readMember<Diagnostic>(item, "message")));
  return `: ${messages.join("; ").slice(0, 400)}`;
}

/**
 * Waits until no progress is open. For a server that can withdraw answers (`quietMs`), also waits until it sends
 * nothing more. Only then are its answers final. Returns the failure if the server ends or stays busy.
 */
export async function explainSilentFile(
  { profile: { limits } }: ObserveOptions,
  session: Session,
): Promise<SessionFailure | undefined> {
  const idle = await session.waitFor(
    () => (session.facts.openProgress.size === 0 ? true : undefined),
    limits.diagnosticsMsMax,
  );
  if (idle.kind !== "met") return sessionFailure(idle, "finishing", session);
  if (limits.quietMs === null) return undefined;
  const silent = await session.quiet(limits.quietMs, limits.diagnosticsMsMax);
  return silent.kind === "met" ? undefined : sessionFailure(silent, "finishing", session);
}

/**
 * Queries the diagnostics of a file and, if the profile has such a request, whether the server counts the file as part
 * of its project. A server answers "no findings" for a file outside, but did not check it with the project's settings.
 * Both requests run at once, because the second costs the server nothing.
 */
export async function askMember(
  { profile: { membership }, context: { root } }: Omit<Asking, "relative">,
  { session, channel }: Conversation,
  uri: string,
  msMax: number,
): Promise<{ readonly answer: ReceivedAnswer; readonly stamp: number }> {
  const diagnostics = channel.ask(uri, msMax);
  if (membership === null) return diagnostics;
  const [asked, project] = await Promise.all([
    diagnostics,
    session.request(membership.method, { textDocument: { uri } }, msMax),
  ]);
  if (asked.answer.kind !== "result") return asked;
  return {
    answer: memberAnswer(project, asked.answer, (result) => membership.isMember(result, root)),
    stamp: asked.stamp,
  };
}

/** Returns the answer if the server counts the file as part of its project; otherwise why the answer does not count. */
function memberAnswer(
  project: RequestOutcome,
  answer: ReceivedAnswer,
  isMember: (result: unknown) => boolean,
): ReceivedAnswer {
  if (project.kind === "result") return isMember(project.result) ? answer : { kind: "no-member" };
  return project.kind === "timeout" ? { ...project, reason: null } : project;
}
