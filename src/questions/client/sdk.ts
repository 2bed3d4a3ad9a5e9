/**
 * SDK for queries to language servers from a program. The command line and `lanser mcp` are built on the same parts,
 * with the same defaults.
 */

import { UserError } from "../../model/errors.ts";
import type { Host } from "../../platform/host.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { questionCalled } from "../query/questions.ts";
import { createPlannedEdits } from "./edits.ts";
import { idleMsUsual } from "./idle.ts";
import { openLiveClient } from "./live.ts";
import type { SubjectRequest } from "./subject.ts";
import { requestFrom, type WrittenQuestion, writtenMembers } from "./written.ts";

export type LanserClientOptions = {
  /** Any folder inside the repository, absolute. */
  readonly repository: string;
  /** A commit. Absent: the working tree, as it is at each query. */
  readonly rev?: string;
  /** Absent: the servers that `.lanser/config.yml` of the queried tree configures. */
  readonly servers?: SubjectRequest["servers"];
  /** A configuration on disk that replaces the tree's own: an absolute path, and its name for messages. */
  readonly config?: { readonly path: string; readonly name: string };
  /** True if the queried tree decides which servers are started. Default: true. */
  readonly isTreeTrusted?: boolean;
  /** Absolute path of the folder for installed servers; null keeps none. */
  readonly cacheFolder: string | null;
  /** Absolute path of the folder for records of sessions, evidence and times. */
  readonly traceFolder?: string;
  /** Methods that `request` may send although they are not known to be read-only. Default: none. */
  readonly allowedMethods?: readonly string[];
  /**
   * Time in milliseconds after which an unused server is stopped. Null keeps all until the client is disposed. Default:
   * 600,000.
   */
  readonly idleMsMax?: number | null;
  /** Cancels every query and stops the servers. */
  readonly signal?: AbortSignal;
  readonly on?: LanserEvents;
};

export type LanserEvents = {
  /** Reports the current work: a server is installed, started. */
  readonly progress?: (text: string) => void;
  readonly answered?: (bundle: Bundle) => void;
};

/** A query with the members of a line of `lanser batch`, without its id. */
export type LanserQuestion = WrittenQuestion & {
  /** Cancels only this query. */
  readonly signal?: AbortSignal;
};

export type LanserClient = AsyncDisposable & {
  /**
   * Returns one bundle, also for an error. Throws a UserError if there is no repository or no such query, or for
   * unknown members.
   */
  readonly ask: (question: LanserQuestion) => Promise<Bundle>;
  /**
   * The same for a question that plans an edit (`rename`, `actions`, `format`, `organize-imports`). The bundle's `edits`
   * has the patch and the digest; nothing is written. Throws a UserError for another question.
   */
  readonly preview: (question: LanserQuestion) => Promise<Bundle>;
  /**
   * Writes an edit that this client planned: all of its files, or none. Takes the digest of its bundle, and returns the
   * changed paths. Throws a UserError if a file has changed since, or has uncommitted changes.
   */
  readonly apply: (digest: string, options?: { readonly allowDirty?: boolean }) => Promise<readonly string[]>;
  /** Takes back the last edit, and returns its paths. Throws a UserError if one of them has changed since. */
  readonly undo: () => Promise<readonly string[]>;
};

/**
 * Opens a client of the SDK. It starts nothing before the first query that needs it, so opening is cheap and never
 * fails. `await using` stops the servers.
 */
export function openLanserClient(host: Host, options: LanserClientOptions): LanserClient {
  const { repository, rev, servers, config, cacheFolder, traceFolder, signal, on } = options;
  const live = openLiveClient(host, {
    repository,
    rev,
    servers: servers ?? [],
    config,
    settings: undefined,
    isTreeTrusted: options.isTreeTrusted ?? true,
    cacheFolder,
    traceFolder,
    overlays: new Map(),
    allowedMethods: options.allowedMethods ?? [],
    idleMsMax: options.idleMsMax === undefined ? idleMsUsual : options.idleMsMax,
    signal: signal ?? new AbortController().signal,
    progress: on?.progress ?? (() => undefined),
  });
  const edits = createPlannedEdits(host, repository);
  const ask: LanserClient["ask"] = async ({ signal, ...written }) => {
    const other = Object.keys(written).find((key) => !(writtenMembers as readonly string[]).includes(key));
    if (other !== undefined)
      throw new UserError("usage", `a question has no member \`${other}\``, {
        hint: `A question has the members ${writtenMembers.join(", ")} and signal.`,
      });
    const { bundle } = await live.ask(requestFrom(written, usual, signal), written.overlay);
    edits.note(bundle);
    on?.answered?.(bundle);
    return bundle;
  };
  return {
    ask,
    preview: async (question) => {
      if (questionCalled(question.cmd).purpose === "edits") return ask(question);
      throw new UserError("usage", `\`${question.cmd}\` plans no edit`, { hint: "Use `ask`." });
    },
    apply: (digest, { allowDirty = false } = {}) => edits.apply(digest, { allowDirty }),
    undo: edits.undo,
    [Symbol.asyncDispose]: () => live[Symbol.asyncDispose](),
  };
}

const usual = { indexing: "utf-16", timeoutMs: null } as const;
