/** What an observation is made of. */

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
  /** The diagnostics of the server's command before it looks at a source. */
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  /** What to look up after the last file; null for nothing. */
  readonly lookups: LookupPlan | null;
  /** What is asked while the session is still open; absent or null for nothing. */
  readonly probing?: Probing | null;
  /** What the server said before and still stands by, and is not asked again; what it says now is added. Absent: nothing. */
  readonly known?: KnownAnswers;
  /** Findings that the server is asked about what it would do about them, after all else; absent or null for none. */
  readonly fixes?: readonly FixedFinding[] | null;
  /** The decoded text of a file, or why there is none. */
  readonly text: (path: string) => string | { readonly unknown: UnknownReason };
  /** Names of the definitions around a range; called only for files with findings. */
  readonly symbols: (path: string, text: string) => (range: Range) => string | null;
  /** Makes absolute places in server text relative. */
  readonly relative: (message: string) => string;
  /** Called with 0 once the server is ready, then after each file with the number done, and for how long in all the server has waited for us between files. */
  readonly progress: (done: number, serverIdleMs: number) => void;
};
