/** Data that all workspaces of one run share. */
import type { Repository } from "../git/git.ts";
import type { Pin } from "../servers/pins.ts";
import type { Registry } from "../servers/registry.ts";
import type { ServerPool } from "../session/pool/pool.ts";
import type { KeptTrees } from "./kept-trees.ts";
import type { Readings, WarmWorkspaces } from "./warm.ts";

/** Data that all workspaces of one run share. */
export type WorkspaceContext = {
  readonly repository: Repository;
  /** Ignored folders that every tree gets a link to. */
  readonly dependencies: readonly string[];
  /** Folder in which those are found, laid out like the repository; absolute. Absent: the repository. */
  readonly from?: string;
  /** Folder of installed servers; absolute. */
  readonly cacheFolder: string;
  /** Folder with the results of earlier verifications of those; absolute. Absent and null: each is read again. */
  readonly verifiedFolder?: string | null;
  /** Installed servers that were verified just now and are unchanged. */
  readonly unchanged?: ReadonlySet<string>;
  /** Trees of both sides that an earlier run left; absent if they are written again. */
  readonly keptTrees?: KeptTrees;
  /** Folder of this run; absolute. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  /** Pool that starts and ends every server. */
  readonly pool: ServerPool;
  /** Workspaces of a walk whose servers stay for the next state; absent if each session has its own process. */
  readonly warm?: WarmWorkspaces;
  /** Readings of texts by their content; absent if each is read when it is needed. */
  readonly readings?: Pick<Readings, "imports">;
  readonly note: (text: string) => void;
};

/** Context for a server that runs again under another pin, which drift checks and updates of pins need. */
export type RerunContext = WorkspaceContext & {
  /** Pins that a server can use: base's own, then those of this release. */
  readonly pins: readonly Pin[];
  /** Servers that can run: a server that only a trace describes is not started. */
  readonly registry: Registry;
};
