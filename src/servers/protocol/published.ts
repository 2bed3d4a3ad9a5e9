/**
 * Keeps the diagnostics that a server publishes for each opened document: those of the open version, and those
 * without a version. Other publications cannot be a result; they are only counted. All memory is limited, whatever
 * the server sends.
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

/** The most unopened files whose counts are kept. */
const unopenedFilesMax = 1_000;

/**
 * Notes that a document was opened, and returns its new version. Publications from before belong to an older text, so
 * they are dropped.
 */
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

/** Notes an edit under a new version. Publications from before belong to the older text, so they are dropped. */
export function noteChanged(facts: MutableFacts, uri: string, version: number): void {
  const document = facts.documents.get(keyOf(uri));
  const none = { ofVersion: undefined, withoutVersion: undefined, otherVersions: 0, status: undefined };
  if (document !== undefined) facts.documents.set(keyOf(uri), { ...document, version, ...none });
}

/** Notes that a document was closed. An empty publication that follows is then no result. */
export function noteClosed(facts: MutableFacts, uri: string): void {
  const document = facts.documents.get(keyOf(uri));
  if (document !== undefined) facts.documents.set(keyOf(uri), { ...document, isOpen: false });
}

/** Finds the facts of a document; undefined if no session opened it. */
export function documentAt({ documents }: SessionFacts, uri: string): DocumentFacts | undefined {
  return documents.get(keyOf(uri));
}

/**
 * Takes one publication of the server. A publication without a URI or with an invalid version belongs to no document,
 * so it is only counted as a protocol violation.
 */
export function takePublication(params: unknown, facts: MutableFacts): void {
  const uri = readMember<PublishDiagnosticsParams>(params, "uri");
  // Some servers write null for a missing version.
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

/**
 * Takes clangd's `textDocument/clangd.fileStatus`. The status of a closed document is ignored, because it would be
 * about an older text.
 */
export function takeStatus(params: unknown, facts: MutableFacts): void {
  const [uri, state] = [readMember(params, "uri"), readMember(params, "state")];
  if (typeof uri !== "string" || typeof state !== "string") return;
  const document = facts.documents.get(keyOf(uri));
  if (document?.isOpen === true)
    facts.documents.set(keyOf(uri), { ...document, status: state.slice(0, statusLengthMax) });
}

/** The most characters of a status that are kept. */
const statusLengthMax = 200;

/** True for a version of the protocol: a whole number, or none. */
function isVersion(value: unknown): value is number | undefined {
  return value === undefined || Number.isSafeInteger(value);
}

/**
 * Adds a publication to a document's facts. One for another version is only counted, because it is about another
 * text. One that empties a closed document is ignored.
 */
function withPublication(document: DocumentFacts, publication: Publication): DocumentFacts {
  const { version, diagnostics } = publication;
  if (version !== undefined && version !== document.version)
    return { ...document, otherVersions: document.otherVersions + 1 };
  const before = latestPublication(document);
  // Servers publish an empty list for a document that is closed.
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

/** Gives the last publication, with or without a version. The one without a version is newer if both exist. */
export function latestPublication({ ofVersion, withoutVersion }: DocumentFacts): Publication | undefined {
  return withoutVersion ?? ofVersion;
}

/**
 * Notes how many diagnostics the server has for a file that no session opened. The report states the number of such
 * files as a limit, because their diagnostics are no findings.
 */
function takeUnopened(key: string, diagnostics: unknown, facts: MutableFacts): void {
  const found = Array.isArray(diagnostics) ? diagnostics.length : 0;
  if (found === 0) facts.unopened.delete(key);
  else if (facts.unopened.has(key) || facts.unopened.size < unopenedFilesMax) facts.unopened.set(key, found);
  else count(facts.oddities, `published diagnostics for more than ${unopenedFilesMax} unopened files`);
}

/**
 * Makes one key of a URI. Servers write the same place in several ways: more or less encoded, with or without a host.
 */
function keyOf(uri: string): string {
  const path = pathFromUri(uri);
  return path === undefined ? uri : uriFromPath(path);
}
