/**
 * Queries a server for fixes of findings. This happens in a separate session, after everything that a verdict depends
 * on, so that no answer can change the verdict. Only edits of the finding's own file are read; nothing is executed or
 * applied.
 */
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Diagnostic,
  type OptionalVersionedTextDocumentIdentifier,
  type TextEdit as ProtocolTextEdit,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol";
import type { AskedFixes, Fix, FixedFinding, OfferedFixes, TextEdit } from "../../model/fixes.ts";
import { canonical, makeWellFormed, readMember } from "../../model/json.ts";
import { compareRanges } from "../../model/order.ts";
import { pathFromUri, relativeInside, uriFromPath } from "../../model/paths.ts";
import { suggestionLengthMax, suggestionTitleMax } from "../../model/suggestion.ts";
import { rangeWithin, shorten, splitText } from "../../model/text.ts";
import type { Profile } from "../../servers/profile.ts";
import { documentAt } from "../../servers/protocol/published.ts";
import {
  codeActionMethod,
  codeActionResolveMethod,
  fixCapabilities,
  offeredActions,
} from "../lsp/code-actions.ts";
import type { Conversation } from "./ask.ts";
import { readRange, readReport } from "./diagnostics.ts";
import type { ObserveOptions } from "./options.ts";

/** Returns the same profile with the client capabilities for edits, for the separate session that queries fixes. */
export function fixingProfile<Of extends Pick<Profile, "capabilities">>(profile: Of): Of {
  return { ...profile, capabilities: fixCapabilities(profile.capabilities) };
}

/** Maximum numbers of actions that are read per finding, and of edits per action. */
const actionsMax = 16;
const editsMax = 40;
/** Maximum number of fixes that are kept per finding. */
const fixesMax = 4;

/**
 * Queries the fixes of the findings, file by file, because each file must be open. A server without the capability has
 * none. After a timeout or the end of the server, no further query runs, and the result has `isCut`.
 */
export async function askFixes(
  options: ObserveOptions,
  conversation: Conversation,
  asked: readonly FixedFinding[],
  deadline: number,
): Promise<AskedFixes> {
  const { session } = conversation;
  const actions = offeredActions(session);
  const offered: OfferedFixes[] = [];
  const wanted = asked.map(namedBy);
  if (actions === undefined) return { asked: wanted, offered };
  for (const [path, own] of Map.groupBy(wanted, (one) => one.path)) {
    const text = options.text(path);
    if (typeof text !== "string") continue;
    const document = { path, text, uri: uriFromPath(`${options.context.root}/${path}`) };
    session.open({ uri: document.uri, languageId: options.profile.languageId(path), text });
    const items = await itemsOf(options, conversation, document, deadline);
    for (const finding of own) {
      const item = items?.get(keyOf(finding));
      const fixes =
        item === undefined
          ? []
          : await fixesFor(options, conversation, { ...document, item, ...actions }, deadline);
      if (items === undefined || fixes === undefined) return { asked: wanted, offered, isCut: true };
      if (fixes.length > 0) offered.push({ finding, fixes });
    }
    session.close(document.uri);
  }
  return { asked: wanted, offered };
}

type Document = { readonly path: string; readonly text: string; readonly uri: string };

function namedBy({ path, range, severity, source, code, message }: FixedFinding): FixedFinding {
  return { path, range, severity, source, code, message };
}

function keyOf(finding: FixedFinding): string {
  return canonical(makeWellFormed(namedBy(finding)));
}

/**
 * Queries the document again and returns the server's own diagnostics, by the finding that each becomes. A request for
 * fixes must send a diagnostic back unchanged, with data that only the server understands; a finding has no such data.
 */
async function itemsOf(
  options: ObserveOptions,
  { channel }: Conversation,
  { path, text, uri }: Document,
  deadline: number,
): Promise<ReadonlyMap<string, Diagnostic> | undefined> {
  const { profile, context, relative } = options;
  const { answer } = await channel.ask(uri, msLeft(options, deadline));
  if (isNone(answer)) return undefined;
  const items = answer.kind === "result" ? readMember(answer.result, "items") : undefined;
  const byKey = new Map<string, Diagnostic>();
  if (!Array.isArray(items) || items.length > profile.limits.diagnosticsPerFileMax) return byKey;
  for (const item of items as readonly Diagnostic[]) {
    const read = readReport(
      { kind: "full", items: [item] },
      { profile, path, text, root: context.root, relative, symbolAt: () => null },
    );
    const [finding] = read.kind === "findings" ? read.findings : [];
    if (finding !== undefined && !byKey.has(keyOf(finding))) byKey.set(keyOf(finding), item);
  }
  return byKey;
}

function isNone({ kind }: { readonly kind: string }): boolean {
  return kind === "timeout" || kind === "ended";
}

function msLeft({ profile, clock }: ObserveOptions, deadline: number): number {
  return Math.max(1, Math.min(profile.limits.diagnosticsMsMax, deadline - clock.now()));
}

type Asked = Document & { readonly item: Diagnostic; readonly resolves: boolean };

/**
 * Queries the fixes of one diagnostic, at most `fixesMax`, the preferred first. Some servers send an action without its
 * edit, which a second request returns. Undefined after a timeout or the end of the server.
 */
async function fixesFor(
  options: ObserveOptions,
  { session }: Conversation,
  asked: Asked,
  deadline: number,
): Promise<readonly Fix[] | undefined> {
  const { uri, item, resolves } = asked;
  const params: CodeActionParams = {
    textDocument: { uri },
    range: item.range,
    context: {
      diagnostics: [item],
      only: [CodeActionKind.QuickFix],
      triggerKind: CodeActionTriggerKind.Invoked,
    },
  };
  const answer = await session.request(codeActionMethod, params, msLeft(options, deadline));
  if (isNone(answer)) return undefined;
  const actions =
    answer.kind === "result" && Array.isArray(answer.result) ? (answer.result as unknown[]) : [];
  const version = documentAt(session.facts, uri)?.version ?? 1;
  const fixes: Fix[] = [];
  for (const action of preferredFirst(actions.slice(0, actionsMax))) {
    if (fixes.length === fixesMax) break;
    if (!isQuickFix(action)) continue;
    const needsEdit = readMember<CodeAction>(action, "edit") == null;
    if (needsEdit && !resolves) continue;
    const resolved = needsEdit
      ? await session.request(codeActionResolveMethod, action as object, msLeft(options, deadline))
      : ({ kind: "result", result: action } as const);
    if (isNone(resolved)) return undefined;
    const fix =
      resolved.kind === "result" && isQuickFix(resolved.result)
        ? fixOf(resolved.result, options, { ...asked, version })
        : undefined;
    if (fix !== undefined) fixes.push(fix);
  }
  return fixes;
}

function preferredFirst(actions: readonly unknown[]): readonly unknown[] {
  const isPreferred = (one: unknown) => readMember<CodeAction>(one, "isPreferred") === true;
  return [...actions.filter(isPreferred), ...actions.filter((one) => !isPreferred(one))];
}

/**
 * True if the action is a quick fix with only an edit. Lanser executes no commands, so an action with one would be
 * incomplete.
 */
function isQuickFix(action: unknown): boolean {
  const kind = readMember<CodeAction>(action, "kind");
  const isOfKind =
    kind === undefined ||
    kind === CodeActionKind.QuickFix ||
    (typeof kind === "string" && kind.startsWith(`${CodeActionKind.QuickFix}.`));
  return (
    isOfKind &&
    typeof readMember<CodeAction>(action, "title") === "string" &&
    readMember<CodeAction>(action, "command") == null &&
    readMember<CodeAction>(action, "disabled") == null
  );
}

/**
 * Reads the fix of an action; undefined if it edits another file or another version of the document, or if it is too
 * large for a suggestion. A suggestion must apply to exactly the text that the reviewer sees.
 */
function fixOf(
  action: unknown,
  { context, relative }: ObserveOptions,
  { path, text, version }: Document & { readonly version: number },
): Fix | undefined {
  const isHere = (uri: unknown) =>
    typeof uri === "string" && relativeInside(context.root, pathFromUri(uri) ?? "") === path;
  const listed = editsIn(readMember<CodeAction>(action, "edit"), isHere, version);
  if (listed === undefined || listed.length === 0 || listed.length > editsMax) return undefined;
  const documentLines = splitText(text);
  const edits: TextEdit[] = [];
  for (const one of listed) {
    const range = readRange(readMember<ProtocolTextEdit>(one, "range"));
    const written = readMember<ProtocolTextEdit>(one, "newText");
    // An annotated edit needs a confirmation, and a snippet has placeholders.
    const isPlain = readMember(one, "annotationId") == null && readMember(one, "snippet") == null;
    if (range === undefined || typeof written !== "string" || !isPlain) return undefined;
    if (!rangeWithin(documentLines, range) || !written.isWellFormed()) return undefined;
    edits.push({ range, text: written });
  }
  if (edits.reduce((sum, one) => sum + one.text.length, 0) > suggestionLengthMax) return undefined;
  if (isTangled(edits)) return undefined;
  const title = relative(String(readMember<CodeAction>(action, "title"))).toWellFormed();
  return { title: shorten(title, suggestionTitleMax), edits };
}

/**
 * Returns all edits if they are of this document alone; undefined if one edits another document or version, or creates,
 * renames or deletes a file. The protocol has two forms, and `documentChanges` takes precedence.
 */
function editsIn(
  edit: unknown,
  isHere: (uri: unknown) => boolean,
  version: number,
): readonly unknown[] | undefined {
  const [changes, documents] = [
    readMember<WorkspaceEdit>(edit, "changes") ?? undefined,
    readMember<WorkspaceEdit>(edit, "documentChanges") ?? undefined,
  ];
  // If both members exist, the protocol says that `documentChanges` counts.
  if (documents !== undefined) {
    if (!Array.isArray(documents)) return undefined;
    const all: unknown[] = [];
    for (const one of documents as readonly unknown[]) {
      const of = readMember<TextDocumentEdit>(one, "textDocument");
      const given = readMember<OptionalVersionedTextDocumentIdentifier>(of, "version") ?? version;
      const own = readMember<TextDocumentEdit>(one, "edits");
      if (readMember(one, "kind") !== undefined || !isHere(readMember(of, "uri")) || given !== version)
        return undefined;
      if (!Array.isArray(own)) return undefined;
      all.push(...(own as readonly unknown[]));
    }
    return all;
  }
  if (typeof changes !== "object" || changes === null) return undefined;
  const all: unknown[] = [];
  for (const [uri, own] of Object.entries(changes)) {
    if (!Array.isArray(own) || (own.length > 0 && !isHere(uri))) return undefined;
    all.push(...(own as readonly unknown[]));
  }
  return all;
}

/** True if two edits overlap. The protocol forbids this, and the result would depend on their order. */
function isTangled(edits: readonly TextEdit[]): boolean {
  const sorted = edits.toSorted((one, other) => compareRanges(one.range, other.range));
  return sorted.some(({ range: { start } }, at) => {
    const before = sorted[at - 1]?.range.end;
    return (
      before !== undefined &&
      (start.line < before.line || (start.line === before.line && start.character < before.character))
    );
  });
}
