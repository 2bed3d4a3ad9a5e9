/**
 * Keeps what a server publishes by itself for each document that was opened: of the open version and of none, because
 * nothing else can be a result. It is limited whatever the server sends; what is left out is counted.
 */
import {
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { pathFromUri, uriFromPath } from "../../model/paths.ts";
import {
  count,
  type DocumentFacts,
  type MutableFacts,
  type Publication,
  type SessionFacts,
} from "./facts.ts";

/** Most files that were never opened and are kept; more are counted only. */
const unopenedFilesMax = 1_000;

/** Notes a new version of the document; whatever was published before was for something else. */
export function noteOpened(facts: MutableFacts, uri: string): number {
  const key = keyOf(uri);
  const before = facts.documents.get(key);
  const version = (before?.version ?? 0) + 1;
  const changes = before?.changes ?? 0;
  const none = { ofVersion: undefined, withoutVersion: undefined, otherVersions: 0, status: undefined };
  facts.documents.set(key, { uri, version, isOpen: true, changes, ...none });
  facts.unopened.delete(key);
  return version;
}

/** Notes another text under another version; what was published was for the one before. */
export function noteChanged(facts: MutableFacts, uri: string, version: number): void {
  const document = facts.documents.get(keyOf(uri));
  const none = { ofVersion: undefined, withoutVersion: undefined, otherVersions: 0, status: undefined };
  if (document !== undefined) facts.documents.set(keyOf(uri), { ...document, version, ...none });
}

export function noteClosed(facts: MutableFacts, uri: string): void {
  const document = facts.documents.get(keyOf(uri));
  if (document !== undefined) facts.documents.set(keyOf(uri), { ...document, isOpen: false });
}

/** Returns a document; undefined for one that was never opened. */
export function documentAt({ documents }: SessionFacts, uri: string): DocumentFacts | undefined {
  return documents.get(keyOf(uri));
}

export function takePublication(params: unknown, facts: MutableFacts): void {
  const uri = readMember<PublishDiagnosticsParams>(params, "uri");
  // Some servers write null for what they leave out.
  const version = readMember<PublishDiagnosticsParams>(params, "version") ?? undefined;
  const diagnostics = readMember<PublishDiagnosticsParams>(params, "diagnostics");
  if (typeof uri !== "string" || !isVersion(version)) {
    count(
      facts.oddities,
      `${PublishDiagnosticsNotification.method} without a document or with a strange version`,
    );
    return;
  }
  const key = keyOf(uri);
  const document = facts.documents.get(key);
  if (document === undefined) takeUnopened(key, diagnostics, facts);
  else facts.documents.set(key, withPublication(document, { version, diagnostics }));
}

/** Takes clangd's `textDocument/clangd.fileStatus`; the status of a document that is not open is ignored. */
export function takeStatus(params: unknown, facts: MutableFacts): void {
  const [uri, state] = [readMember(params, "uri"), readMember(params, "state")];
  if (typeof uri !== "string" || typeof state !== "string") return;
  const document = facts.documents.get(keyOf(uri));
  if (document?.isOpen === true)
    facts.documents.set(keyOf(uri), { ...document, status: state.slice(0, statusLengthMax) });
}

const statusLengthMax = 200;

function isVersion(value: unknown): value is number | undefined {
  return value === undefined || Number.isSafeInteger(value);
}

function withPublication(document: DocumentFacts, publication: Publication): DocumentFacts {
  const { version, diagnostics } = publication;
  if (version !== undefined && version !== document.version)
    return { ...document, otherVersions: document.otherVersions + 1 };
  const before = latestPublication(document);
  // Servers clear what they published of a document when it is closed.
  const isClearing = !document.isOpen && Array.isArray(diagnostics) && diagnostics.length === 0;
  if (isClearing) return document;
  const isSame = before !== undefined && JSON.stringify(before.diagnostics) === JSON.stringify(diagnostics);
  return {
    ...document,
    changes: document.changes + (isSame ? 0 : 1),
    ...(version === undefined
      ? { withoutVersion: publication }
      : { ofVersion: publication, withoutVersion: undefined }),
  };
}

/** Returns what was published last, with a version or without one. */
export function latestPublication({ ofVersion, withoutVersion }: DocumentFacts): Publication | undefined {
  return withoutVersion ?? ofVersion;
}

function takeUnopened(key: string, diagnostics: unknown, facts: MutableFacts): void {
  const found = Array.isArray(diagnostics) ? diagnostics.length : 0;
  if (found === 0) facts.unopened.delete(key);
  else if (facts.unopened.has(key) || facts.unopened.size < unopenedFilesMax) facts.unopened.set(key, found);
  else count(facts.oddities, `published diagnostics for more than ${unopenedFilesMax} unopened files`);
}

/** Returns one key for a URI: servers write one place in several ways, encoded more or less, with a host or without. */
function keyOf(uri: string): string {
  const path = pathFromUri(uri);
  return path === undefined ? uri : uriFromPath(path);
}
