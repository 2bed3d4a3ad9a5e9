/** What the gate needs of recorded runs. The programs connect it, so that the gate itself knows no trace. */
import type { TreeChange } from "../git/changes.ts";
import type { Repository } from "../git/git.ts";
import type { ReplaySummary, ServerBump } from "../model/replay.ts";
import type { Host } from "../platform/host.ts";
import type { Config } from "../policy/config.ts";
import type { ChosenServer, Policy } from "../policy/policy.ts";
import type { RunRecord, ServerRun } from "../verdict/record.ts";
import type { RerunContext } from "../workspace/context.ts";

export type GateHooks = {
  /** Replays the traces that base has committed, without a server; null where there is nothing to replay. */
  readonly replay: (
    repository: Repository,
    tree: string,
    config: Pick<Config, "replay" | "traces">,
  ) => Promise<CommittedReplay | null>;
  /** Names a trace that the change writes and that nobody could read once it is base's. */
  readonly brokenTraces: (
    repository: Repository,
    tree: string,
    policy: Policy,
    changes: readonly TreeChange[],
  ) => Promise<RunRecord["limits"]>;
  /** Asks base's tree under the pins that head has for servers; called only where the change moves one. */
  readonly bumps: (
    host: Host,
    measured: readonly { readonly chosen: ChosenServer; readonly run: ServerRun }[],
    base: { readonly commit: string | null; readonly tree: string },
    of: RerunContext & { readonly ignore: readonly string[]; readonly next: (phase: string) => void },
  ) => Promise<readonly ServerBump[]>;
};

export type CommittedReplay = {
  readonly mode: ReplaySummary["mode"];
  /** What the replay found, once the servers that are to be asked again have been. */
  readonly summary: (host: Host, of: RerunContext) => Promise<ReplaySummary>;
};
