/** Options of an observation. */

import type { UnknownReason } from "../../model/codes.ts";
import type { Range } from "../../model/finding.ts";
import type { FixedFinding } from "../../model/fixes.ts";
import type { LookupPlan } from "../../model/lookup.ts";
import type { Clock } from "../../platform/host.ts";
import type { Profile, ProjectDiagnostic, SideContext } from "../../servers/profile.ts";
import type { Transport } from "../wire/transport.ts";
import type { KnownAnswers } from "./known.ts";
import type { Probing } from "./probing.ts";
import type { Schedule } from "./schedule.ts";

export type ObserveOptions = {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly pid: number;
  readonly profile: Profile;
  readonly context: SideContext;
  readonly schedule: Schedule;
  /** Diagnostics that the server's command has before it checks a source. */
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  /** Look-ups after the last file; null for none. */
  readonly lookups: LookupPlan | null;
  /** Probes while the session is still open; absent or null for none. */
  readonly probing?: Probing | null;
  /** Earlier answers that are still valid and are not queried again; new answers are added. Absent: none. */
  readonly known?: KnownAnswers;
  /** Findings whose fixes are queried after all else; absent or null for none. */
  readonly fixes?: readonly FixedFinding[] | null;
  /** The decoded text of a file, or why there is none. */
  readonly text: (path: string) => string | { readonly unknown: UnknownReason };
  /** Names of the definitions around a range; called only for files with findings. */
  readonly symbols: (path: string, text: string) => (range: Range) => string | null;
  /** Makes absolute places in server text relative. */
  readonly relative: (message: string) => string;
  /**
   * Called with 0 once the server is ready, then after each file with the number done, and the total time that the
   * server has waited for the client between files.
   */
  readonly progress: (done: number, serverIdleMs: number) => void;
};
