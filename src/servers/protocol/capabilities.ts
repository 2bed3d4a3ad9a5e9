/**
 * Declares the client's capabilities, and reads the server's: its static answer and its later registrations together.
 */
import {
  CallHierarchyIncomingCallsRequest,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
  type ClientCapabilities,
  CodeLensRequest,
  CodeLensResolveRequest,
  ColorPresentationRequest,
  CompletionRequest,
  CompletionResolveRequest,
  DeclarationRequest,
  DefinitionRequest,
  DiagnosticTag,
  DocumentColorRequest,
  DocumentDiagnosticRequest,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentLinkResolveRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  ImplementationRequest,
  InlayHintRequest,
  InlayHintResolveRequest,
  InlineValueRequest,
  LinkedEditingRangeRequest,
  type MarkupKind,
  MonikerRequest,
  PositionEncodingKind,
  PrepareRenameRequest,
  ReferencesRequest,
  type SaveOptions,
  SelectionRangeRequest,
  SemanticTokenModifiers,
  SemanticTokensRangeRequest,
  SemanticTokensRegistrationType,
  SemanticTokensRequest,
  SemanticTokenTypes,
  type ServerCapabilities,
  SignatureHelpRequest,
  type TextDocumentSyncOptions,
  TypeDefinitionRequest,
  TypeHierarchyPrepareRequest,
  TypeHierarchySubtypesRequest,
  TypeHierarchySupertypesRequest,
  WorkspaceDiagnosticRequest,
  WorkspaceSymbolRequest,
  WorkspaceSymbolResolveRequest,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import type { SessionFacts } from "./facts.ts";

/**
 * Capabilities of the client: only what Lanser really does. utf-16 alone is offered, so that every server counts
 * columns alike.
 */
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

/**
 * Server capability that each request of ours needs. A request that is not listed is sent only if a person named it.
 */
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
  [CodeLensRequest.method]: "codeLensProvider",
  [CodeLensResolveRequest.method]: "codeLensProvider",
  [ColorPresentationRequest.method]: "colorProvider",
  [CompletionRequest.method]: "completionProvider",
  [CompletionResolveRequest.method]: "completionProvider",
  [DocumentColorRequest.method]: "colorProvider",
  [DocumentHighlightRequest.method]: "documentHighlightProvider",
  [DocumentLinkRequest.method]: "documentLinkProvider",
  [DocumentLinkResolveRequest.method]: "documentLinkProvider",
  [FoldingRangeRequest.method]: "foldingRangeProvider",
  [InlayHintResolveRequest.method]: "inlayHintProvider",
  [InlineValueRequest.method]: "inlineValueProvider",
  [LinkedEditingRangeRequest.method]: "linkedEditingRangeProvider",
  [MonikerRequest.method]: "monikerProvider",
  [PrepareRenameRequest.method]: "renameProvider",
  [SelectionRangeRequest.method]: "selectionRangeProvider",
  [SemanticTokensRequest.method]: "semanticTokensProvider",
  [SemanticTokensRangeRequest.method]: "semanticTokensProvider",
  [WorkspaceDiagnosticRequest.method]: "diagnosticProvider",
  [WorkspaceSymbolResolveRequest.method]: "workspaceSymbolProvider",
  // A question of one server alone, which declares no capability for it; its profile asks for it.
  "custom/projectInfo": null,
} as const satisfies Readonly<Record<string, keyof ServerCapabilities | null>>;

export type CapableMethod = keyof typeof providers;

/** Requests that Lanser can send. None of them changes a file, or returns an edit of one. */
export const capableMethods = Object.keys(providers) as readonly CapableMethod[];

/**
 * Method of a request that is in no table of ours: the person who named it is responsible for it. No capability is
 * known for it.
 */
export type AllowedMethod = string & { readonly allowed: unique symbol };
export type SentMethod = CapableMethod | AllowedMethod;

export function isCapable(method: string): method is CapableMethod {
  return Object.hasOwn(providers, method);
}

/**
 * Request that another one is registered with: what follows from an item is registered with the request that gives the
 * item.
 */
const registeredAs: Partial<Readonly<Record<CapableMethod, string>>> = {
  [CallHierarchyIncomingCallsRequest.method]: CallHierarchyPrepareRequest.method,
  [CallHierarchyOutgoingCallsRequest.method]: CallHierarchyPrepareRequest.method,
  [TypeHierarchySupertypesRequest.method]: TypeHierarchyPrepareRequest.method,
  [TypeHierarchySubtypesRequest.method]: TypeHierarchyPrepareRequest.method,
  [CodeLensResolveRequest.method]: CodeLensRequest.method,
  [ColorPresentationRequest.method]: DocumentColorRequest.method,
  [CompletionResolveRequest.method]: CompletionRequest.method,
  [DocumentLinkResolveRequest.method]: DocumentLinkRequest.method,
  [InlayHintResolveRequest.method]: InlayHintRequest.method,
  [PrepareRenameRequest.method]: "textDocument/rename",
  [SemanticTokensRequest.method]: SemanticTokensRegistrationType.method,
  [SemanticTokensRangeRequest.method]: SemanticTokensRegistrationType.method,
  [WorkspaceDiagnosticRequest.method]: DocumentDiagnosticRequest.method,
  [WorkspaceSymbolResolveRequest.method]: WorkspaceSymbolRequest.method,
};

/** Option that a provider must have besides being there, for the requests that only some providers answer. */
const requiredOptions: Partial<Readonly<Record<CapableMethod, string>>> = {
  [CodeLensResolveRequest.method]: "resolveProvider",
  [CompletionResolveRequest.method]: "resolveProvider",
  [DocumentLinkResolveRequest.method]: "resolveProvider",
  [InlayHintResolveRequest.method]: "resolveProvider",
  [PrepareRenameRequest.method]: "prepareProvider",
  [SemanticTokensRequest.method]: "full",
  [SemanticTokensRangeRequest.method]: "range",
  [WorkspaceDiagnosticRequest.method]: "workspaceDiagnostics",
  [WorkspaceSymbolResolveRequest.method]: "resolveProvider",
};

/** Position encodings that a server may use when it answers questions. */
export const questionEncodings = [
  "utf-16",
  "utf-8",
  "utf-32",
] as const satisfies readonly PositionEncodingKind[];
export type QuestionEncoding = (typeof questionEncodings)[number];

/**
 * Capabilities of the same client when it asks questions too: what a server is declared here decides how it answers
 * them.
 */
export function questionCapabilities(
  own: ClientCapabilities,
  encodings: readonly QuestionEncoding[] = questionEncodings,
): ClientCapabilities {
  const located = { dynamicRegistration: true, linkSupport: false };
  const prepared = { dynamicRegistration: true };
  const marked: MarkupKind[] = ["markdown", "plaintext"];
  return {
    ...own,
    // A server that can choose takes the first that it knows, so all of them count alike; one that knows only another can be asked.
    general: { ...own.general, positionEncodings: [...encodings] },
    workspace: {
      ...own.workspace,
      symbol: { dynamicRegistration: true },
      // Files change between two questions: whoever wants to know is told.
      didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    },
    textDocument: {
      ...own.textDocument,
      // Files change while questions are asked, and the documents that are open are those files.
      synchronization: { ...own.textDocument?.synchronization, didSave: true },
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
      codeLens: prepared,
      colorProvider: prepared,
      completion: { dynamicRegistration: true, completionItem: { documentationFormat: marked } },
      documentHighlight: prepared,
      documentLink: prepared,
      foldingRange: prepared,
      inlineValue: prepared,
      linkedEditingRange: prepared,
      moniker: prepared,
      rename: { dynamicRegistration: true, prepareSupport: true },
      selectionRange: prepared,
      semanticTokens: {
        dynamicRegistration: true,
        requests: { full: true, range: true },
        tokenTypes: Object.values(SemanticTokenTypes),
        tokenModifiers: Object.values(SemanticTokenModifiers),
        formats: ["relative"],
      },
    },
  };
}

/**
 * Returns the options that the server gave for `method`, statically or by registration; empty if it does not offer it.
 */
export function providerOptions(
  method: SentMethod,
  serverCapabilities: unknown,
  facts: SessionFacts,
): readonly unknown[] {
  if (!isCapable(method)) return [{}];
  const provider = providers[method];
  if (provider === null) return [{}];
  const fixed = readMember<ServerCapabilities>(serverCapabilities, provider);
  const registered = registeredAs[method] ?? method;
  const dynamic = [...facts.registrations.values()]
    .filter((one) => one.method === registered)
    .map((one) => one.options);
  const isOffered = fixed !== undefined && fixed !== null && fixed !== false;
  const required = requiredOptions[method];
  const all = [...(isOffered ? [fixed] : []), ...dynamic];
  return required === undefined ? all : all.filter((one) => isGiven(readMember(one, required)));
}

function isGiven(option: unknown): boolean {
  return option !== undefined && option !== null && option !== false;
}

/** True if the server wants notifications of opened and closed documents. */
export function wantsOpenAndClose(serverCapabilities: unknown): boolean {
  const sync = readMember<ServerCapabilities>(serverCapabilities, "textDocumentSync");
  return typeof sync === "number"
    ? sync > 0
    : readMember<TextDocumentSyncOptions>(sync, "openClose") === true;
}

/**
 * Says if the server wants notifications of saved documents with their texts; undefined if it wants no such
 * notifications.
 */
export function wantsSaves(serverCapabilities: unknown): { readonly includeText: boolean } | undefined {
  const sync = readMember<ServerCapabilities>(serverCapabilities, "textDocumentSync");
  const save = readMember<TextDocumentSyncOptions>(sync, "save");
  if (save === true) return { includeText: false };
  if (typeof save !== "object" || save === null) return undefined;
  return { includeText: readMember<SaveOptions>(save, "includeText") === true };
}

/** Returns the encoding that the server chose; it may only choose what was offered. */
export function positionEncoding(serverCapabilities: unknown): string {
  const chosen = readMember<ServerCapabilities>(serverCapabilities, "positionEncoding");
  return typeof chosen === "string" ? chosen : PositionEncodingKind.UTF16;
}

/** Returns the encoding of a session that asks questions; undefined if it was not offered. */
export function questionEncoding(serverCapabilities: unknown): QuestionEncoding | undefined {
  const chosen = positionEncoding(serverCapabilities);
  return questionEncodings.find((one) => one === chosen);
}

/** Returns the reason why no session is possible with what the server answered, or undefined. */
export function wrongCapabilities(
  capabilities: unknown,
  { general }: ClientCapabilities,
): string | undefined {
  if (typeof capabilities !== "object" || capabilities === null)
    return "the answer to initialize has no capabilities";
  const encoding = positionEncoding(capabilities);
  const offered = general?.positionEncodings ?? [PositionEncodingKind.UTF16];
  return offered.includes(encoding)
    ? undefined
    : `the server chose the position encoding ${encoding} without an offer`;
}
