/** What we declare to a server, and what it offers: its static answer and its later registrations together. */
import {
  CallHierarchyIncomingCallsRequest,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
  type ClientCapabilities,
  DeclarationRequest,
  DefinitionRequest,
  DiagnosticTag,
  DocumentDiagnosticRequest,
  DocumentSymbolRequest,
  HoverRequest,
  ImplementationRequest,
  InlayHintRequest,
  type MarkupKind,
  PositionEncodingKind,
  ReferencesRequest,
  type ServerCapabilities,
  SignatureHelpRequest,
  type TextDocumentSyncOptions,
  TypeDefinitionRequest,
  TypeHierarchyPrepareRequest,
  TypeHierarchySubtypesRequest,
  TypeHierarchySupertypesRequest,
  WorkspaceSymbolRequest,
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
  [DeclarationRequest.method]: "declarationProvider",
  [TypeDefinitionRequest.method]: "typeDefinitionProvider",
  [ImplementationRequest.method]: "implementationProvider",
  [ReferencesRequest.method]: "referencesProvider",
  [HoverRequest.method]: "hoverProvider",
  [SignatureHelpRequest.method]: "signatureHelpProvider",
  [DocumentSymbolRequest.method]: "documentSymbolProvider",
  [WorkspaceSymbolRequest.method]: "workspaceSymbolProvider",
  [InlayHintRequest.method]: "inlayHintProvider",
  [CallHierarchyPrepareRequest.method]: "callHierarchyProvider",
  [CallHierarchyIncomingCallsRequest.method]: "callHierarchyProvider",
  [CallHierarchyOutgoingCallsRequest.method]: "callHierarchyProvider",
  [TypeHierarchyPrepareRequest.method]: "typeHierarchyProvider",
  [TypeHierarchySupertypesRequest.method]: "typeHierarchyProvider",
  [TypeHierarchySubtypesRequest.method]: "typeHierarchyProvider",
  // A question of one server alone, which declares no capability for it; its profile asks for it.
  "custom/projectInfo": null,
} as const satisfies Readonly<Record<string, keyof ServerCapabilities | null>>;

export type CapableMethod = keyof typeof providers;

/** Every request that we can send. */
export const capableMethods = Object.keys(providers) as readonly CapableMethod[];

/** What follows from a prepared item is registered with the request that prepares it. */
const registeredAs: Partial<Readonly<Record<CapableMethod, CapableMethod>>> = {
  [CallHierarchyIncomingCallsRequest.method]: CallHierarchyPrepareRequest.method,
  [CallHierarchyOutgoingCallsRequest.method]: CallHierarchyPrepareRequest.method,
  [TypeHierarchySupertypesRequest.method]: TypeHierarchyPrepareRequest.method,
  [TypeHierarchySubtypesRequest.method]: TypeHierarchyPrepareRequest.method,
};

/** The same client, when it asks questions too: what a server is declared here decides how it answers them. */
export function questionCapabilities(own: ClientCapabilities): ClientCapabilities {
  const located = { dynamicRegistration: true, linkSupport: false };
  const prepared = { dynamicRegistration: true };
  const marked: MarkupKind[] = ["markdown", "plaintext"];
  return {
    ...own,
    workspace: { ...own.workspace, symbol: { dynamicRegistration: true } },
    textDocument: {
      ...own.textDocument,
      definition: located,
      declaration: located,
      typeDefinition: located,
      implementation: located,
      references: prepared,
      hover: { dynamicRegistration: true, contentFormat: marked },
      signatureHelp: {
        dynamicRegistration: true,
        signatureInformation: {
          documentationFormat: marked,
          parameterInformation: { labelOffsetSupport: true },
          activeParameterSupport: true,
        },
      },
      documentSymbol: { dynamicRegistration: true, hierarchicalDocumentSymbolSupport: true },
      inlayHint: prepared,
      callHierarchy: prepared,
      typeHierarchy: prepared,
    },
  };
}

/** The options the server gave for `method`, statically or by registration, or undefined when it does not offer it. */
export function providerOptions(
  method: CapableMethod,
  serverCapabilities: unknown,
  facts: SessionFacts,
): readonly unknown[] {
  const provider = providers[method];
  if (provider === null) return [{}];
  const fixed = member<ServerCapabilities>(serverCapabilities, provider);
  const registered = registeredAs[method] ?? method;
  const dynamic = [...facts.registrations.values()]
    .filter((one) => one.method === registered)
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
