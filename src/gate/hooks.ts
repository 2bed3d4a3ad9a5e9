/**
 * Interface of the gate to recorded runs. The programs connect it, so that the gate itself does not depend on traces.
 */
import type { TreeChange } from "../git/changes.ts";
import type { Repository } from "../git/git.ts";
import type { ReplaySummary, ServerBump } from "../model/replay.ts";
import type { Host } from "../platform/host.ts";
import type { Config } from "../policy/config.ts";
import type { ChosenServer, Policy } from "../policy/policy.ts";
import type { RunRecord, ServerRun } from "../verdict/record.ts";
import type { RerunContext } from "../workspace/context.ts";

export type GateHooks = {
  /** Replays the traces that base has committed, without a server; null if there is nothing to replay. */
  readonly replay: (
    repository: Repository,
    tree: string,
    config: Pick<Config, "replay" | "traces">,
  ) => Promise<CommittedReplay | null>;
  /** Names a trace that the change writes and that could not be read once it is in base. */
  readonly brokenTraces: (
    repository: Repository,
    tree: string,
    policy: Policy,
    changes: readonly TreeChange[],
  ) => Promise<RunRecord["limits"]>;
  /** Checks base's tree under head's pins of servers; called only if the change updates one. */
  readonly bumps: (
    host: Host,
    measured: readonly { readonly chosen: ChosenServer; readonly run: ServerRun }[],
    base: { readonly commit: string | null; readonly tree: string },
    of: RerunContext & { readonly ignore: readonly string[]; readonly next: (phase: string) => void },
  ) => Promise<readonly ServerBump[]>;
};

export type CommittedReplay = {
  readonly mode: ReplaySummary["mode"];
  /** Returns the result of the replay, after the servers that must run again have run. */
  readonly summary: (host: Host, of: RerunContext) => Promise<ReplaySummary>;
};
