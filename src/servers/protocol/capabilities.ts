/**
 * Declares the client's capabilities, and reads the server's from its answer to `initialize` and its later
 * registrations.
 */
import {
  CallHierarchyIncomingCallsRequest,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
  type ClientCapabilities,
  CodeActionKind,
  CodeActionRequest,
  CodeActionResolveRequest,
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
  DocumentFormattingRequest,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentLinkResolveRequest,
  DocumentSymbolRequest,
  FailureHandlingKind,
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
  PrepareSupportDefaultBehavior,
  ReferencesRequest,
  RenameRequest,
  ResourceOperationKind,
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
  WillRenameFilesRequest,
  WorkspaceDiagnosticRequest,
  WorkspaceSymbolRequest,
  WorkspaceSymbolResolveRequest,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import type { SessionFacts } from "./facts.ts";

/**
 * The capabilities of a session that only reads diagnostics: exactly what Lanser does. It offers only utf-16, so that
 * every server counts columns alike.
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
    // Declared so that a server does not watch the disk itself. The trees do not change during a session.
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
      // Servers mark unreachable code with this tag.
      tagSupport: { valueSet: [DiagnosticTag.Unnecessary] },
    },
    diagnostic: { dynamicRegistration: true, relatedDocumentSupport: false },
    definition: { dynamicRegistration: true, linkSupport: false },
  },
};

/** The server capability that each request needs. A request outside this table is sent only if a person names it. */
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
  // Only one server answers this request, and declares no capability for it.
  "custom/projectInfo": null,
} as const satisfies Readonly<Record<string, keyof ServerCapabilities | null>>;

/** A request whose capability is known. */
export type CapableMethod = keyof typeof providers;

/** All requests of `lanser request`. None of them changes a file or returns an edit of one. */
export const capableMethods = Object.keys(providers) as readonly CapableMethod[];

/** The server capability of each request that returns an edit. Only sessions that edit send them. */
const editProviders = {
  [RenameRequest.method]: "renameProvider",
  [CodeActionRequest.method]: "codeActionProvider",
  [CodeActionResolveRequest.method]: "codeActionProvider",
  [DocumentFormattingRequest.method]: "documentFormattingProvider",
  [WillRenameFilesRequest.method]: "workspace",
} as const satisfies Readonly<Record<string, keyof ServerCapabilities>>;

/** A request that returns an edit. */
export type EditMethod = keyof typeof editProviders;

/**
 * The method of a request outside the table. A person named it in the configuration or on the command line, and is
 * responsible for it. Its capability is unknown.
 */
export type AllowedMethod = string & { readonly allowed: unique symbol };
export type SentMethod = CapableMethod | EditMethod | AllowedMethod;

/** True for a request in the table. Other methods need the permission of a person. */
export function isCapable(method: string): method is CapableMethod {
  return Object.hasOwn(providers, method);
}

function isEdit(method: string): method is EditMethod {
  return Object.hasOwn(editProviders, method);
}

/**
 * The request with which another one is registered. A server registers only the first of a pair, such as
 * `prepareCallHierarchy` and the calls.
 */
const registeredAs: Partial<Readonly<Record<CapableMethod | EditMethod, string>>> = {
  [CodeActionResolveRequest.method]: CodeActionRequest.method,
  [CallHierarchyIncomingCallsRequest.method]: CallHierarchyPrepareRequest.method,
  [CallHierarchyOutgoingCallsRequest.method]: CallHierarchyPrepareRequest.method,
  [TypeHierarchySupertypesRequest.method]: TypeHierarchyPrepareRequest.method,
  [TypeHierarchySubtypesRequest.method]: TypeHierarchyPrepareRequest.method,
  [CodeLensResolveRequest.method]: CodeLensRequest.method,
  [ColorPresentationRequest.method]: DocumentColorRequest.method,
  [CompletionResolveRequest.method]: CompletionRequest.method,
  [DocumentLinkResolveRequest.method]: DocumentLinkRequest.method,
  [InlayHintResolveRequest.method]: InlayHintRequest.method,
  [PrepareRenameRequest.method]: RenameRequest.method,
  [SemanticTokensRequest.method]: SemanticTokensRegistrationType.method,
  [SemanticTokensRangeRequest.method]: SemanticTokensRegistrationType.method,
  [WorkspaceDiagnosticRequest.method]: DocumentDiagnosticRequest.method,
  [WorkspaceSymbolResolveRequest.method]: WorkspaceSymbolRequest.method,
};

/**
 * The option that a provider must have for a request, in addition to the capability. Only some providers answer these
 * requests.
 */
const requiredOptions: Partial<Readonly<Record<CapableMethod | EditMethod, string>>> = {
  [CodeActionResolveRequest.method]: "resolveProvider",
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

/** The position encodings that a server may use for queries. */
export const questionEncodings = [
  "utf-16",
  "utf-8",
  "utf-32",
] as const satisfies readonly PositionEncodingKind[];
export type QuestionEncoding = (typeof questionEncodings)[number];

/**
 * The capabilities of a session that also answers queries. They decide what a server returns, such as hierarchical
 * symbols instead of a flat list.
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
    // A server takes the first encoding that it knows, so most use utf-16. A server that knows only another one can
    // still be queried.
    general: { ...own.general, positionEncodings: [...encodings] },
    workspace: {
      ...own.workspace,
      symbol: { dynamicRegistration: true },
      // Files change between queries, so a server can ask for notifications.
      didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    },
    textDocument: {
      ...own.textDocument,
      // Files change while queries run, and open documents are such files.
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
 * The capabilities of a session that plans edits: those of queries, and what a client needs that applies an edit as a
 * whole. Such sessions are separate, so that the capabilities in recorded queries stay as they are.
 */
export function editCapabilities(own: ClientCapabilities): ClientCapabilities {
  return {
    ...own,
    workspace: {
      ...own.workspace,
      workspaceEdit: {
        documentChanges: true,
        resourceOperations: Object.values(ResourceOperationKind),
        failureHandling: FailureHandlingKind.Transactional,
        normalizesLineEndings: false,
        changeAnnotationSupport: { groupsOnLabel: false },
      },
      fileOperations: { dynamicRegistration: true, willRename: true, didRename: true },
    },
    textDocument: {
      ...own.textDocument,
      rename: {
        dynamicRegistration: true,
        prepareSupport: true,
        prepareSupportDefaultBehavior: PrepareSupportDefaultBehavior.Identifier,
        honorsChangeAnnotations: true,
      },
      // With a later registration, yaml-language-server 2.0.0 does not request its settings again.
      formatting: { dynamicRegistration: false },
      codeAction: {
        dynamicRegistration: true,
        isPreferredSupport: true,
        disabledSupport: true,
        dataSupport: true,
        honorsChangeAnnotations: true,
        resolveSupport: { properties: ["edit"] },
        codeActionLiteralSupport: { codeActionKind: { valueSet: Object.values(CodeActionKind) } },
      },
    },
  };
}

/**
 * Lists the options that the server gave for a request, in its answer or by registration. Empty if the server does
 * not offer the request: Lanser then does not send it.
 */
export function providerOptions(
  method: SentMethod,
  serverCapabilities: unknown,
  facts: SessionFacts,
): readonly unknown[] {
  if (!isCapable(method) && !isEdit(method)) return [{}];
  const provider = isEdit(method) ? editProviders[method] : providers[method];
  if (provider === null) return [{}];
  const stated = readMember<ServerCapabilities>(serverCapabilities, provider);
  // Only this request has its options two levels deeper.
  const fixed =
    method === WillRenameFilesRequest.method
      ? readMember<{ willRename: unknown }>(
          readMember<{ fileOperations: unknown }>(stated, "fileOperations"),
          "willRename",
        )
      : stated;
  const registered = registeredAs[method] ?? method;
  const dynamic = [...facts.registrations.values()]
    .filter((one) => one.method === registered)
    .map((one) => one.options);
  const isOffered = fixed !== undefined && fixed !== null && fixed !== false;
  const required = requiredOptions[method];
  const all = [...(isOffered ? [fixed] : []), ...dynamic];
  return required === undefined ? all : all.filter((one) => isGiven(readMember(one, required)));
}

/** True for an option that a server turned on, also with an empty object. */
function isGiven(option: unknown): boolean {
  return option !== undefined && option !== null && option !== false;
}

/** True if the server wants notifications of opened and closed documents. Some servers read only the disk. */
export function wantsOpenAndClose(serverCapabilities: unknown): boolean {
  const sync = readMember<ServerCapabilities>(serverCapabilities, "textDocumentSync");
  return typeof sync === "number"
    ? sync > 0
    : readMember<TextDocumentSyncOptions>(sync, "openClose") === true;
}

/**
 * Says if the server wants notifications of saved documents, and whether with their text; undefined if it wants none.
 * A session that edits documents then sends them, because some servers check a file only after it is saved.
 */
export function wantsSaves(serverCapabilities: unknown): { readonly includeText: boolean } | undefined {
  const sync = readMember<ServerCapabilities>(serverCapabilities, "textDocumentSync");
  const save = readMember<TextDocumentSyncOptions>(sync, "save");
  if (save === true) return { includeText: false };
  if (typeof save !== "object" || save === null) return undefined;
  return { includeText: readMember<SaveOptions>(save, "includeText") === true };
}

/** Gives the encoding that the server chose. Without a choice it is utf-16, as the protocol defines. */
export function positionEncoding(serverCapabilities: unknown): string {
  const chosen = readMember<ServerCapabilities>(serverCapabilities, "positionEncoding");
  return typeof chosen === "string" ? chosen : PositionEncodingKind.UTF16;
}

/** Gives the encoding of a session with queries; undefined if Lanser did not offer it. */
export function questionEncoding(serverCapabilities: unknown): QuestionEncoding | undefined {
  const chosen = positionEncoding(serverCapabilities);
  return questionEncodings.find((one) => one === chosen);
}

/**
 * Says why a session is impossible with the server's answer; undefined if it is possible. Columns in an unknown
 * encoding would put findings at wrong places.
 */
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
    : `the server chose the position encoding ${encoding}, which Lanser did not offer`;
}
