/**
 * Answers requests of a server by a fixed table, so that live and replayed sessions answer alike. Every request gets an
 * answer, because some servers wait for it. No answer reads or writes a file.
 */
import {
  ApplyWorkspaceEditRequest,
  type ApplyWorkspaceEditResult,
  CodeLensRefreshRequest,
  type ConfigurationItem,
  type ConfigurationParams,
  ConfigurationRequest,
  DiagnosticRefreshRequest,
  type DidChangeWatchedFilesRegistrationOptions,
  ErrorCodes,
  type FileSystemWatcher,
  FoldingRangeRefreshRequest,
  InlayHintRefreshRequest,
  InlineValueRefreshRequest,
  LogMessageNotification,
  type LogMessageParams,
  MessageType,
  PublishDiagnosticsNotification,
  type Registration,
  type RegistrationParams,
  RegistrationRequest,
  type RelativePattern,
  SemanticTokensRefreshRequest,
  ShowDocumentRequest,
  type ShowDocumentResult,
  ShowMessageNotification,
  ShowMessageRequest,
  TextDocumentContentRefreshRequest,
  type Unregistration,
  type UnregistrationParams,
  UnregistrationRequest,
  type WorkDoneProgressBegin,
  WorkDoneProgressCreateRequest,
  type WorkDoneProgressEnd,
  type WorkspaceFolder,
  WorkspaceFoldersRequest,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { count, type MutableFacts } from "../../servers/protocol/facts.ts";
import { takePublication, takeStatus } from "../../servers/protocol/published.ts";

type Answer =
  | { readonly kind: "result"; readonly result: unknown }
  | { readonly kind: "error"; readonly code: number; readonly message: string };

export type AnswerContext = {
  readonly facts: MutableFacts;
  readonly section: (section: string) => unknown;
  readonly folders: readonly WorkspaceFolder[];
};

const registrationsMax = 64;
const progressTokensMax = 256;
const globLengthMax = 1_024;

type Handler = (params: unknown, context: AnswerContext) => Answer;

const nothing: Answer = { kind: "result", result: null };

/** Refresh requests that this client does not advertise. Some servers send them anyway and wait for the answer. */
const otherRefreshes = [
  SemanticTokensRefreshRequest.method,
  InlayHintRefreshRequest.method,
  InlineValueRefreshRequest.method,
  CodeLensRefreshRequest.method,
  FoldingRangeRefreshRequest.method,
  // The protocol has no such request; servers send it.
  "workspace/codeAction/refresh",
  TextDocumentContentRefreshRequest.method,
].map((method) => [method, () => nothing] as const);

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  [ConfigurationRequest.method, answerConfiguration],
  [WorkspaceFoldersRequest.method, (_params, context) => ({ kind: "result", result: context.folders })],
  [RegistrationRequest.method, register],
  [UnregistrationRequest.method, unregister],
  [WorkDoneProgressCreateRequest.method, createProgress],
  [
    ShowMessageRequest.method,
    (params, context) => {
      remember(params, context.facts);
      return nothing;
    },
  ],
  [
    ShowDocumentRequest.method,
    () => ({ kind: "result", result: { success: false } satisfies ShowDocumentResult }),
  ],
  [
    ApplyWorkspaceEditRequest.method,
    (_params, context) => {
      count(context.facts.oddities, `${ApplyWorkspaceEditRequest.method} refused`);
      const result: ApplyWorkspaceEditResult = { applied: false, failureReason: "read-only session" };
      return { kind: "result", result };
    },
  ],
  [
    DiagnosticRefreshRequest.method,
    (_params, context) => {
      context.facts.refreshes += 1;
      return nothing;
    },
  ],
  // yaml-language-server asks for the schema at a URL. Lanser fetches nothing during a session.
  [
    "vscode/content",
    () => ({ kind: "error", code: ErrorCodes.InvalidRequest, message: "schemas are not fetched" }),
  ],
  ...otherRefreshes,
]);

/**
 * Answers one request of the server and notes in `facts` what it reveals, such as a registration. An unknown method
 * gets an error and counts as an oddity, which the report lists.
 */
export function answerServer(method: string, params: unknown, context: AnswerContext): Answer {
  const handler = handlers.get(method);
  if (handler === undefined) {
    count(context.facts.oddities, `unknown request ${method.slice(0, 64)}`);
    return {
      kind: "error",
      code: ErrorCodes.MethodNotFound,
      message: `not supported: ${method.slice(0, 64)}`,
    };
  }
  return handler(params, context);
}

const logLinesMax = 1_000;
const logLineLengthMax = 4_096;

/** vscode-languageserver-protocol 3.18.5 exports no name for it. */
const progressMethod = "$/progress";
/** Notification of clangd alone. */
const fileStatusMethod = "textDocument/clangd.fileStatus";

/**
 * Notes in `facts` what a notification says: log lines, progress, published diagnostics. Ignores unknown ones, as the
 * protocol requires.
 */
export function takeNotification(method: string, params: unknown, facts: MutableFacts): void {
  if (method === LogMessageNotification.method || method === ShowMessageNotification.method)
    remember(params, facts);
  else if (method === progressMethod) takeProgress(params, facts);
  else if (method === PublishDiagnosticsNotification.method && facts.keepsPublished)
    takePublication(params, facts);
  else if (method === fileStatusMethod && facts.keepsPublished) takeStatus(params, facts);
}

/** Keeps a log line of the server, with limits: a server that logs without end must not fill the memory. */
function remember(params: unknown, facts: MutableFacts): void {
  const message = readMember<LogMessageParams>(params, "message");
  const level = readMember<LogMessageParams>(params, "type");
  if (typeof message !== "string") return;
  if (facts.log.length >= logLinesMax) facts.log.shift();
  facts.log.push({
    level: typeof level === "number" ? level : MessageType.Log,
    message: message.slice(0, logLineLengthMax),
  });
}

/** Notes the start or end of a progress. Readiness of several servers depends on it. */
function takeProgress(params: unknown, facts: MutableFacts): void {
  const token = readMember(params, "token");
  const kind = readMember<WorkDoneProgressBegin | WorkDoneProgressEnd>(readMember(params, "value"), "kind");
  if (typeof token !== "string" && typeof token !== "number") return;
  if (kind === "begin" && facts.openProgress.size < progressTokensMax) facts.openProgress.add(token);
  if (kind !== "end" || !facts.openProgress.delete(token)) return;
  if (facts.endedProgress.size < progressTokensMax) facts.endedProgress.add(token);
}

/**
 * Answers `workspace/configuration` with the settings of the profile; null for an unknown section. Counts each section,
 * so that the hint for a described server can name the settings that are missing.
 */
function answerConfiguration(params: unknown, context: AnswerContext): Answer {
  const items = readMember<ConfigurationParams>(params, "items");
  if (!Array.isArray(items)) return invalid(`${ConfigurationRequest.method} without items`);
  const result = items.map((item: unknown) => {
    const section = readMember<ConfigurationItem>(item, "section");
    const name = typeof section === "string" ? section : "";
    count(context.facts.configurationAnswers, name);
    return context.section(name) ?? null;
  });
  return { kind: "result", result };
}

/** Keeps the registrations of a server, within limits: a hostile server could register without end. */
function register(params: unknown, context: AnswerContext): Answer {
  const registrations = readMember<RegistrationParams>(params, "registrations");
  if (!Array.isArray(registrations)) return invalid(`${RegistrationRequest.method} without registrations`);
  for (const registration of registrations as unknown[]) {
    const id = readMember<Registration>(registration, "id");
    const method = readMember<Registration>(registration, "method");
    if (typeof id !== "string" || typeof method !== "string")
      return invalid("a registration without id or method");
    const { registrations: known } = context.facts;
    if (known.size >= registrationsMax && !known.has(id))
      return invalid(`more than ${registrationsMax} registrations`);
    const options = readMember<Registration>(registration, "registerOptions");
    if (hasLongGlob(options)) return invalid(`a glob longer than ${globLengthMax} characters`);
    known.set(id, { id, method, options });
  }
  return nothing;
}

/** Removes registrations that the server revokes. An unknown id changes nothing. */
function unregister(params: unknown, context: AnswerContext): Answer {
  // The protocol itself spells the field this way.
  const list = readMember<UnregistrationParams>(params, "unregisterations");
  if (!Array.isArray(list)) return invalid(`${UnregistrationRequest.method} without unregisterations`);
  for (const item of list as unknown[]) {
    const id = readMember<Unregistration>(item, "id");
    if (typeof id === "string") context.facts.registrations.delete(id);
  }
  return nothing;
}

function createProgress(_params: unknown, context: AnswerContext): Answer {
  return context.facts.openProgress.size < progressTokensMax
    ? nothing
    : invalid(`more than ${progressTokensMax} open progress tokens`);
}

/** True if a registration has a glob that is too long: a hostile server could make matching very slow. */
function hasLongGlob(options: unknown): boolean {
  const watchers = readMember<DidChangeWatchedFilesRegistrationOptions>(options, "watchers");
  if (!Array.isArray(watchers)) return false;
  return (watchers as unknown[]).some((watcher) => {
    const glob = readMember<FileSystemWatcher>(watcher, "globPattern");
    const pattern = typeof glob === "string" ? glob : readMember<RelativePattern>(glob, "pattern");
    return typeof pattern === "string" && pattern.length > globLengthMax;
  });
}

function invalid(message: string): Answer {
  return { kind: "error", code: ErrorCodes.InvalidParams, message };
}
