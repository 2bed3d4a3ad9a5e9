/** Questions to language servers, for programs: what the command line and `lanser mcp` are built on, with its defaults. */

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
  /** A commit; absent: the working tree, as it is at each question. */
  readonly rev?: string;
  /** Absent: those that `.lanser/config.yml` of the asked tree configures. */
  readonly servers?: SubjectRequest["servers"];
  /** A configuration on disk, in the place of the tree's own: an absolute path, and its name for messages. */
  readonly config?: { readonly path: string; readonly name: string };
  /** Whether what lies in the asked tree decides which servers are started; default: true. */
  readonly isTreeTrusted?: boolean;
  /** Where servers are kept, absolute; null keeps none. */
  readonly cacheFolder: string | null;
  /** Where sessions, evidence and times are recorded, absolute. */
  readonly traceFolder?: string;
  /** Requests that are not known to read only and that `request` may send all the same; default: none. */
  readonly allowedMethods?: readonly string[];
  /** How long a server is kept that is not asked, in milliseconds; null keeps all until the client is disposed of. Default: 600,000. */
  readonly idleMsMax?: number | null;
  /** Ends every question, and the servers. */
  readonly signal?: AbortSignal;
  readonly on?: LanserEvents;
};

export type LanserEvents = {
  /** What is being done: a server is installed, started. */
  readonly progress?: (text: string) => void;
  readonly answered?: (bundle: Bundle) => void;
};

/** As a line of `lanser batch`, without its id. */
export type LanserQuestion = WrittenQuestion & {
  /** Cancels this question alone. */
  readonly signal?: AbortSignal;
};

export type LanserClient = AsyncDisposable & {
  /** One bundle, an error too. Throws a UserError where there is no repository, no such question, or it has members that none has. */
  readonly ask: (question: LanserQuestion) => Promise<Bundle>;
};

/** Nothing is started before the first question that needs it. `await using` ends the servers. */
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
        throw new UserError("usage", `a question has no \`${other}\``, {
          hint: `It has ${writtenMembers.join(", ")} and signal.`,
        });
      const { bundle } = await live.ask(requestFrom(written, usual, signal), written.overlay);
      on?.answered?.(bundle);
      return bundle;
    },
    [Symbol.asyncDispose]: () => live[Symbol.asyncDispose](),
  };
}

const usual = { indexing: "utf-16", timeoutMs: null } as const;
