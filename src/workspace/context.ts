/** What all workspaces of one run share. */
import type { Repository } from "../git/git.ts";
import type { Pin } from "../servers/pins.ts";
import type { Registry } from "../servers/registry.ts";
import type { ServerPool } from "../session/pool/pool.ts";
import type { KeptTrees } from "./kept-trees.ts";
import type { Readings } from "./memory.ts";
import type { WarmWorkspaces } from "./warm.ts";

export type WorkspaceContext = {
  readonly repository: Repository;
  /** Ignored folders that every tree gets a link to. */
  readonly dependencies: readonly string[];
  /** Where those are found, laid out as the repository; absolute. Absent: in the repository. */
  readonly from?: string;
  /** Where installed servers are kept; absolute. */
  readonly cacheFolder: string;
  /** Where what earlier runs found whole of those is kept; absolute. Absent and null: each is read again. */
  readonly verifiedFolder?: string | null;
  /** Of those: which were looked through just now, and are as they were. */
  readonly unchanged?: ReadonlySet<string>;
  /** What an earlier run left of both sides' trees; absent where they are written anew. */
  readonly keptTrees?: KeptTrees;
  /** The folder of this run; absolute. */
  readonly scratch: string;
  readonly signal: AbortSignal;
  /** Starts and ends every server that is asked. */
  readonly pool: ServerPool;
  /** Of a walk whose servers stay for the next state; absent where each session has a process of its own. */
  readonly warm?: WarmWorkspaces;
  /** What is known of texts by what they contain; absent where each is read when it is asked for. */
  readonly readings?: Pick<Readings, "imports">;
  readonly note: (text: string) => void;
};

/** The same where a server is asked again under a pin of its own. */
export type RerunContext = WorkspaceContext & {
  /** What a server can be asked by: base's own pins, then those of this release. */
  readonly pins: readonly Pin[];
  /** What can be asked: what a trace says of a server of its own starts nothing. */
  readonly registry: Registry;
};
