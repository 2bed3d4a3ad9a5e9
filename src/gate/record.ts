/** What a run knew besides its sessions. Values only: with the observations it makes the Report, live or replayed. */
import type { Limit, PolicySummary, Report, ServerSummary, Side, UnknownFile } from "../core/report.ts";
import type { Hunk } from "../delta/lines.ts";
import type { Observation } from "../observe/observation.ts";

export type RunRecord = {
  readonly base: Report["base"];
  readonly head: Report["head"];
  readonly policy: PolicySummary;
  /** Base path to head path of every renamed file. */
  readonly renames: readonly (readonly [base: string, head: string])[];
  /** Globs of files whose findings are left out. */
  readonly ignore: readonly string[];
  /**
   * On a merge commit: how files of head differ from the pull request's own head, where annotations belong.
   * Null when head is shown as it is.
   */
  readonly shown: ShownMap | null;
  readonly limits: readonly Limit[];
};

/** Hunks from the analysed file to the shown one, by path; null for a file that is not there. */
export type ShownMap = Readonly<Record<string, readonly Hunk[] | null>>;

export type ServerRecord = Omit<ServerSummary, "base" | "head" | "schedule">;

/** Both observations of one server, and the texts that they were made on. */
export type ServerRun = {
  readonly server: ServerRecord;
  readonly sides: Readonly<Record<Side, SideRun>>;
};

export type SideRun = {
  readonly observation: Observation;
  /** Files that could not be given to the server at all. */
  readonly withheld: readonly Omit<UnknownFile, "server" | "side">[];
  /** The text of a file of the program, as the server saw it. */
  readonly text: (path: string) => string | undefined;
};
