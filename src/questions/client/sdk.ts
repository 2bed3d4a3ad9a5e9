/**
 * SDK for queries to language servers from a program. The command line and `lanser mcp` are built on the same parts,
 * with the same defaults.
 */

import { UserError } from "../../model/errors.ts";
import type { Host } from "../../platform/host.ts";
import type { Bundle } from "../bundle/bundle.ts";
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
  return {
    ask: async ({ signal, ...written }) => {
      const other = Object.keys(written).find((key) => !(writtenMembers as readonly string[]).includes(key));
      if (other !== undefined)
        throw new UserError("usage", `a question has no member \`${other}\``, {
          hint: `A question has the members ${writtenMembers.join(", ")} and signal.`,
        });
      const { bundle } = await live.ask(requestFrom(written, usual, signal), written.overlay);
      on?.answered?.(bundle);
      return bundle;
    },
    [Symbol.asyncDispose]: () => live[Symbol.asyncDispose](),
  };
}

const usual = { indexing: "utf-16", timeoutMs: null } as const;
