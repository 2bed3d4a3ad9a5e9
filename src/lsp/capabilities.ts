/** What we declare to a server, and what it offers: its static answer and its later registrations together. */
import {
  type ClientCapabilities,
  DefinitionRequest,
  DiagnosticTag,
  DocumentDiagnosticRequest,
  PositionEncodingKind,
  type ServerCapabilities,
  type TextDocumentSyncOptions,
} from "vscode-languageserver-protocol";
import { member } from "../core/json.ts";
import type { SessionFacts } from "./facts.ts";

/** Only what we really do. utf-16 alone is offered, so that every server counts columns alike. */
export const clientCapabilities: ClientCapabilities = {
  general: {
    positionEncodings: [PositionEncodingKind.UTF16],
    staleRequestSupport: { cancel: true, retryOnContentModified: [] },
  },
  workspace: {
    applyEdit: false,
    configuration: true,
    workspaceFolders: true,
    didChangeConfiguration: { dynamicRegistration: true },
    // Declared so that a server does not watch the disk itself; the trees never change under it.
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    diagnostics: { refreshSupport: true },
  },
  window: { workDoneProgress: true },
  textDocument: {
    synchronization: { dynamicRegistration: false, didSave: false },
    publishDiagnostics: {
      relatedInformation: true,
      versionSupport: true,
      codeDescriptionSupport: false,
      // A server that marks code it does not look at uses this tag.
      tagSupport: { valueSet: [DiagnosticTag.Unnecessary] },
    },
    diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
    definition: { dynamicRegistration: true, linkSupport: false },
  },
};

/** The server capability that each request of ours needs. A request that is not listed is never sent. */
const providers = {
  [DocumentDiagnosticRequest.method]: "diagnosticProvider",
  [DefinitionRequest.method]: "definitionProvider",
  // A question of one server alone, which declares no capability for it; its profile asks for it.
  "custom/projectInfo": null,
} as const satisfies Readonly<Record<string, keyof ServerCapabilities | null>>;

export type CapableMethod = keyof typeof providers;

/** The options the server gave for `method`, statically or by registration, or undefined when it does not offer it. */
export function providerOptions(
  method: CapableMethod,
  serverCapabilities: unknown,
  facts: SessionFacts,
): readonly unknown[] {
  const provider = providers[method];
  if (provider === null) return [{}];
  const fixed = member<ServerCapabilities>(serverCapabilities, provider);
  const dynamic = [...facts.registrations.values()]
    .filter((one) => one.method === method)
    .map((one) => one.options);
  const isOffered = fixed !== undefined && fixed !== null && fixed !== false;
  return [...(isOffered ? [fixed] : []), ...dynamic];
}

/** Whether the server wants notifications of opened and closed documents. */
export function wantsOpenAndClose(serverCapabilities: unknown): boolean {
  const sync = member<ServerCapabilities>(serverCapabilities, "textDocumentSync");
  return typeof sync === "number" ? sync > 0 : member<TextDocumentSyncOptions>(sync, "openClose") === true;
}

/** The encoding the server chose; it may only choose what was offered. */
export function positionEncoding(serverCapabilities: unknown): string {
  const chosen = member<ServerCapabilities>(serverCapabilities, "positionEncoding");
  return typeof chosen === "string" ? chosen : PositionEncodingKind.UTF16;
}
