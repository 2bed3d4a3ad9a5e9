/** The fixed table of what a server may ask of us and what it gets. Every request is answered, none touches the disk. */
import { count, type MutableFacts } from "./facts.ts";

export type Answer =
  | { readonly kind: "result"; readonly result: unknown }
  | { readonly kind: "error"; readonly code: number; readonly message: string };

export type AnswerContext = {
  readonly facts: MutableFacts;
  readonly section: (section: string) => unknown;
  readonly folders: readonly { readonly uri: string; readonly name: string }[];
};

/** LSP: the method is not known. */
export const methodNotFound = -32601;
const invalidParams = -32602;
const registrationsMax = 64;
const progressTokensMax = 256;
const globLengthMax = 1_024;

type Handler = (params: unknown, context: AnswerContext) => Answer;

const nothing: Answer = { kind: "result", result: null };

/** Refresh requests that we do not advertise but answer all the same. */
const otherRefreshes = [
  "semanticTokens",
  "inlayHint",
  "inlineValue",
  "codeLens",
  "foldingRange",
  "codeAction",
  "textDocumentContent",
].map((name) => [`workspace/${name}/refresh`, () => nothing] as const);

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["workspace/configuration", answerConfiguration],
  ["workspace/workspaceFolders", (_params, context) => ({ kind: "result", result: context.folders })],
  ["client/registerCapability", register],
  ["client/unregisterCapability", unregister],
  ["window/workDoneProgress/create", createProgress],
  [
    "window/showMessageRequest",
    (params, context) => {
      remember(params, context.facts);
      return nothing;
    },
  ],
  ["window/showDocument", () => ({ kind: "result", result: { success: false } })],
  [
    "workspace/applyEdit",
    (_params, context) => {
      count(context.facts.oddities, "workspace/applyEdit refused");
      return { kind: "result", result: { applied: false, failureReason: "read-only session" } };
    },
  ],
  [
    "workspace/diagnostic/refresh",
    (_params, context) => {
      context.facts.refreshes += 1;
      return nothing;
    },
  ],
  ...otherRefreshes,
]);

/** Answers one request of the server, and remembers in `facts` what it told us by asking. */
export function answerServer(method: string, params: unknown, context: AnswerContext): Answer {
  const handler = handlers.get(method);
  if (handler === undefined) {
    count(context.facts.oddities, `unknown request ${method.slice(0, 64)}`);
    return { kind: "error", code: methodNotFound, message: `not supported: ${method.slice(0, 64)}` };
  }
  return handler(params, context);
}

const logLinesMax = 1_000;
const logLineLengthMax = 4_096;

/** Takes in a notification; unknown ones are ignored, as the protocol asks. */
export function takeNotification(method: string, params: unknown, facts: MutableFacts): void {
  if (method === "window/logMessage" || method === "window/showMessage") remember(params, facts);
  else if (method === "$/progress") takeProgress(params, facts);
}

function remember(params: unknown, facts: MutableFacts): void {
  const message = field(params, "message");
  const level = field(params, "type");
  if (typeof message !== "string") return;
  if (facts.log.length >= logLinesMax) facts.log.shift();
  facts.log.push({
    level: typeof level === "number" ? level : 4,
    message: message.slice(0, logLineLengthMax),
  });
}

function takeProgress(params: unknown, facts: MutableFacts): void {
  const token = field(params, "token");
  const kind = field(field(params, "value"), "kind");
  if (typeof token !== "string" && typeof token !== "number") return;
  if (kind === "begin" && facts.openProgress.size < progressTokensMax) facts.openProgress.add(token);
  if (kind === "end") facts.openProgress.delete(token);
}

function answerConfiguration(params: unknown, context: AnswerContext): Answer {
  const items = field(params, "items");
  if (!Array.isArray(items)) return invalid("workspace/configuration without items");
  const result = items.map((item: unknown) => {
    const section = field(item, "section");
    const name = typeof section === "string" ? section : "";
    count(context.facts.configurationAnswers, name);
    return context.section(name) ?? null;
  });
  return { kind: "result", result };
}

function register(params: unknown, context: AnswerContext): Answer {
  const registrations = field(params, "registrations");
  if (!Array.isArray(registrations)) return invalid("client/registerCapability without registrations");
  for (const registration of registrations as unknown[]) {
    const id = field(registration, "id");
    const method = field(registration, "method");
    if (typeof id !== "string" || typeof method !== "string")
      return invalid("a registration without id or method");
    const { registrations: known } = context.facts;
    if (known.size >= registrationsMax && !known.has(id))
      return invalid(`more than ${registrationsMax} registrations`);
    const options = field(registration, "registerOptions");
    if (hasLongGlob(options)) return invalid(`a glob longer than ${globLengthMax} characters`);
    known.set(id, { id, method, options });
  }
  return nothing;
}

function unregister(params: unknown, context: AnswerContext): Answer {
  // The protocol itself spells the field this way.
  const list = field(params, "unregisterations");
  if (!Array.isArray(list)) return invalid("client/unregisterCapability without unregisterations");
  for (const item of list as unknown[]) {
    const id = field(item, "id");
    if (typeof id === "string") context.facts.registrations.delete(id);
  }
  return nothing;
}

function createProgress(_params: unknown, context: AnswerContext): Answer {
  return context.facts.openProgress.size < progressTokensMax
    ? nothing
    : invalid(`more than ${progressTokensMax} open progress tokens`);
}

function hasLongGlob(options: unknown): boolean {
  const watchers = field(options, "watchers");
  if (!Array.isArray(watchers)) return false;
  return (watchers as unknown[]).some((watcher) => {
    const glob = field(watcher, "globPattern");
    const pattern = typeof glob === "string" ? glob : field(glob, "pattern");
    return typeof pattern === "string" && pattern.length > globLengthMax;
  });
}

function invalid(message: string): Answer {
  return { kind: "error", code: invalidParams, message };
}

/** An own member of an object, or undefined: server text never reaches a prototype. */
export function field(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
