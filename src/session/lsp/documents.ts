/**
 * Notifies a server of documents and files. Sends only notifications that the server supports, and gives each document
 * rising versions.
 */

import picomatch from "picomatch";
import {
  DidChangeTextDocumentNotification,
  type DidChangeTextDocumentParams,
  DidChangeWatchedFilesNotification,
  type DidChangeWatchedFilesParams,
  type DidChangeWatchedFilesRegistrationOptions,
  DidCloseTextDocumentNotification,
  type DidCloseTextDocumentParams,
  DidOpenTextDocumentNotification,
  type DidOpenTextDocumentParams,
  DidSaveTextDocumentNotification,
  type DidSaveTextDocumentParams,
  FileChangeType,
  type FileSystemWatcher,
  type RelativePattern,
  type TextDocumentItem,
  WatchKind,
} from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { pathFromUri } from "../../model/paths.ts";
import { wantsOpenAndClose, wantsSaves } from "../../servers/protocol/capabilities.ts";
import type { MutableFacts, SessionFacts } from "../../servers/protocol/facts.ts";
import { noteChanged, noteClosed, noteOpened } from "../../servers/protocol/published.ts";

export type TextDocument = Readonly<Pick<TextDocumentItem, "uri" | "languageId" | "text">>;

export type Documents = {
  /**
   * Opens a document: under a version that it did not have before if published diagnostics are kept, otherwise under 1.
   */
  readonly open: (document: TextDocument) => void;
  /** Sends the whole text of an open document again. */
  readonly change: (document: Pick<TextDocument, "uri" | "text">) => void;
  /** Notifies the server that the file of an open document has its text. */
  readonly save: (document: Pick<TextDocument, "uri" | "text">) => void;
  readonly close: (uri: string) => void;
  /** True from `didOpen` until `didClose`. */
  readonly isOpen: (uri: string) => boolean;
  /**
   * Holds these documents: they stay open with these texts instead of their files, and those held before are closed.
   * Opening one of them gives it another text until it is closed.
   */
  readonly hold: (documents: readonly TextDocument[]) => void;
  /** Notifies the server that files have another content than before. */
  readonly edited: (uris: readonly string[]) => void;
};

/**
 * Creates the documents of one session. Tracks versions and held texts, so that callers can open and close without
 * knowing what is open. `capabilities` returns the server's capabilities, which are unknown before `initialize`.
 */
export function createDocuments(
  { rootPath, facts, capabilities }: { rootPath: string; facts: MutableFacts; capabilities: () => unknown },
  notify: (method: string, params: object) => void,
): Documents {
  const versions = new Map<string, number>();
  const opened = new Set<string>();
  const held = new Map<string, TextDocument>();
  /** Current text of each held document. */
  const texts = new Map<string, string>();
  const open = ({ uri, languageId, text }: TextDocument): void => {
    if (!wantsOpenAndClose(capabilities())) return;
    const version = facts.keepsPublished ? noteOpened(facts, uri) : 1;
    versions.set(uri, version);
    opened.add(uri);
    if (held.has(uri)) texts.set(uri, text);
    const params: DidOpenTextDocumentParams = { textDocument: { uri, languageId, version, text } };
    notify(DidOpenTextDocumentNotification.method, params);
  };
  const close = (uri: string): void => {
    if (!wantsOpenAndClose(capabilities())) return;
    const closed: DidCloseTextDocumentParams = { textDocument: { uri } };
    notify(DidCloseTextDocumentNotification.method, closed);
    opened.delete(uri);
    texts.delete(uri);
    noteClosed(facts, uri);
  };
  return {
    open: (document) => {
      const { uri, text } = document;
      if (held.has(uri)) {
        if (texts.get(uri) === text) return;
        close(uri);
      }
      open(document);
    },
    close: (uri) => {
      const own = held.get(uri);
      if (own !== undefined && texts.get(uri) === own.text) return;
      close(uri);
      if (own !== undefined) open(own);
    },
    isOpen: (uri) => opened.has(uri),
    hold: (documents) => {
      for (const uri of held.keys()) close(uri);
      held.clear();
      for (const one of documents) {
        held.set(one.uri, one);
        open(one);
      }
    },
    change: ({ uri, text }) => {
      if (!wantsOpenAndClose(capabilities())) return;
      const version = (versions.get(uri) ?? 0) + 1;
      versions.set(uri, version);
      if (held.has(uri)) texts.set(uri, text);
      if (facts.keepsPublished) noteChanged(facts, uri, version);
      const changed: DidChangeTextDocumentParams = {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      };
      notify(DidChangeTextDocumentNotification.method, changed);
    },
    save: ({ uri, text }) => {
      const wanted = wantsSaves(capabilities());
      if (wanted === undefined) return;
      const saved: DidSaveTextDocumentParams = {
        textDocument: { uri },
        ...compact({ text: wanted.includeText ? text : undefined }),
      };
      notify(DidSaveTextDocumentNotification.method, saved);
    },
    edited: (uris) => {
      const watched = uris.filter((uri) => isWatched(facts, uri, rootPath));
      if (watched.length === 0) return;
      const changed: DidChangeWatchedFilesParams = {
        changes: watched.map((uri) => ({ uri, type: FileChangeType.Changed })),
      };
      notify(DidChangeWatchedFilesNotification.method, changed);
    },
  };
}

/** True if the server registered for changes of the file. A server does not expect notifications about other files. */
function isWatched({ registrations }: SessionFacts, uri: string, rootPath: string): boolean {
  const path = pathFromUri(uri);
  if (path === undefined) return false;
  return [...registrations.values()]
    .filter(({ method }) => method === DidChangeWatchedFilesNotification.method)
    .flatMap(({ options }) => {
      const watchers = readMember<DidChangeWatchedFilesRegistrationOptions>(options, "watchers");
      return Array.isArray(watchers) ? (watchers as unknown[]) : [];
    })
    .some((watcher) => {
      const kind = readMember<FileSystemWatcher>(watcher, "kind") ?? WatchKind.Change;
      if (typeof kind !== "number" || (kind & WatchKind.Change) === 0) return false;
      const glob = readMember<FileSystemWatcher>(watcher, "globPattern");
      // The protocol does not say what a glob is relative to. Servers mean the folder, any folder, or the whole path.
      if (typeof glob === "string") return [path, path.slice(1), inside(path, rootPath)].some(fits(glob));
      const base = readMember<RelativePattern>(glob, "baseUri");
      const folder = pathFromUri(typeof base === "string" ? base : String(readMember(base, "uri")));
      const pattern = readMember<RelativePattern>(glob, "pattern");
      return folder !== undefined && typeof pattern === "string" && fits(pattern)(inside(path, folder));
    });
}

/** Path relative to the folder; undefined if it is outside. */
function inside(path: string, folder: string): string | undefined {
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}

function fits(glob: string): (path: string | undefined) => boolean {
  return (path) => path !== undefined && picomatch.isMatch(path, glob, { dot: true, noextglob: true });
}
