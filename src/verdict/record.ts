/** What a run knew besides its sessions. Values only: with the observations it makes the Report, live or replayed. */

import type { ImportGraph } from "../affected/imports.ts";
import type { Comparison } from "../match/compare.ts";
import type { Hunk } from "../match/lines.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Census } from "../model/census.ts";
import type { ChangedFile } from "../model/change.ts";
import type { FoundCause } from "../model/finding.ts";
import type { OfferedFixes } from "../model/fixes.ts";
import type { ProbeAnswer } from "../model/probe.ts";
import type {
  Limit,
  PolicyChange,
  PolicySummary,
  Report,
  ServerSummary,
  Side,
  UnknownFile,
} from "../model/report.ts";
import type { SafetyCheck } from "../model/reward.ts";
import type { LeftOut, RunScope, ScopePaths } from "../model/scope.ts";
import type { RecordedDependencies } from "../packages/compare.ts";
import type { KnownFolder } from "../packages/missing.ts";
import type { Grant } from "../policy/waivers.ts";
import type { ProbeInput } from "../probes/input.ts";
import type { OwnServer } from "../servers/own/definition.ts";
import type { Overlay, ProjectDiagnostic, ProjectPart } from "../servers/profile.ts";
import type { Failure, Observation } from "../session/observe/observation.ts";
import type { Import } from "../syntax/imports.ts";
import type { FindReading } from "../syntax/reading.ts";
import type { OtherNames } from "./other-names.ts";

export type RunRecord = {
  readonly base: Report["base"];
  readonly head: Report["head"];
  readonly policy: PolicySummary;
  /** Sources that differ, a renamed one once. */
  readonly changedFiles: readonly ChangedFile[];
  /** The same in languages that this release has servers for, and of which the run has none; absent for none. */
  readonly otherSources?: readonly ChangedFile[];
  /** What the change does to the rules it is judged by. */
  readonly policyChanges: readonly Omit<PolicyChange, "hides" | "adds">[];
  /** What was checked of the change itself, for the reward. */
  readonly safety: { readonly checks: readonly SafetyCheck[]; readonly unknown: string | null };
  /** Of each side: files that links give several names in its programs; absent for none. */
  readonly otherNames?: Readonly<Record<Side, OtherNames>>;
  /** Globs of files whose findings are left out. */
  readonly ignore: readonly string[];
  /** Those of them that nobody is asked about, either; absent for none. */
  readonly denied?: readonly string[];
  /**
   * On a merge commit: how files of head differ from the pull request's own head, where annotations belong.
   * Null when head is shown as it is.
   */
  readonly shown: PullRequestLines | null;
  /** Roots that were not asked; absent for none. */
  readonly skipped?: readonly SkippedRoot[];
  /** New findings that a waiver lets pass; absent for none. */
  readonly waivers?: readonly Grant[];
  readonly limits: readonly Limit[];
  /**
   * The files that the change touches, by the paths of both sides, and links, behind which nothing is known not to be touched. Only
   * where the policy asks for them.
   */
  readonly touched?: readonly string[];
  /** Which files are looked at; absent for all of them, where nothing else was asked for. */
  readonly scope?: RunScope;
  /** By server, in the place of `scope`: where servers of one run differ in which files they are given. Absent: none does. */
  readonly scopes?: Readonly<Record<string, RunScope>>;
  /** What a run over less would have left out; absent where nothing, and where such runs are not checked. */
  readonly leftOut?: LeftOut;
  /**
   * Of a run that looks at all files: those to which the change can matter, which the reward counts. Absent where a smaller scope
   * says it, where that is every file, and in the traces of earlier releases: then what the change touches and what imports that counts.
   */
  readonly matters?: ScopePaths;
  /** Servers are not asked what the code under a finding refers to. Absent: they are. */
  readonly looksUp?: false;
  /** What differs in the packages that both sides need; absent where their files say the same. */
  readonly dependencies?: RecordedDependencies;
};

/** Hunks from the analysed file to the shown one, by path; null for a file that is not there. */
export type PullRequestLines = Readonly<Record<string, readonly Hunk[] | null>>;

export type ServerRecord = Omit<
  ServerSummary,
  "root" | "skipped" | "ended" | "base" | "head" | "schedule" | "ready" | "scope"
>;

/** A root that was not asked, because nothing that it looks at differs. */
export type SkippedRoot = {
  readonly root: string;
  readonly server: ServerRecord;
  /** Why its configuration could not be read, where that is why its files are not known. */
  readonly unread?: string;
};

/** One server's looks at both sides, and what the first and the second together say. */
export type ServerRun = {
  /** As its first root has it. */
  readonly server: ServerRecord;
  /** Each root by itself, in their order; all else is of all of them together. */
  readonly roots: readonly RootRun[];
  readonly sides: Readonly<Record<Side, SideRun>>;
  /** Of the first look alone. */
  readonly comparison: Comparison;
  readonly graphs: Readonly<Record<Side, ImportGraph>>;
  /** Null when there was nothing to confirm, or no healthy first look. */
  readonly second: SecondRun | null;
  /** What it found in files that the change cannot matter to, asked about these alone; absent where nothing in such a file is new or fixed. */
  readonly alone?: Readonly<Record<Side, Observation>>;
  /** Head under its own server configuration, where that is another than base's. */
  readonly headConfiguration: SideRun | null;
  /** What the server would do about what is new; absent where it was not asked. */
  readonly fixes?: FixesRun;
};

export type FixesRun = {
  readonly offered: readonly OfferedFixes[];
  readonly limits: readonly Limit[];
};

export type RootRun = {
  readonly root: string;
  readonly server: ServerRecord;
  readonly first: Readonly<Record<Side, Observation>>;
  /** What each side declares of the packages it needs; absent where it was not looked for. */
  readonly packages?: Readonly<Record<Side, readonly KnownFolder[]>>;
  /** How many files could not be given to the server at all. */
  readonly withheld: Readonly<Record<Side, number>>;
  readonly second: Readonly<Record<Side, Observation>> | null;
  /** Absent where it was not asked so. */
  readonly alone?: Readonly<Record<Side, Observation>>;
  /** Null where a side is not healthy, and nothing was asked. */
  readonly probed: ProbedRoot | null;
  /** Whether head was checked under its own server configuration, too: not where that is base's, and where it is a new root. */
  readonly isUnderOwn: boolean;
};

/** What both sides of a root were asked once both were matched, and what they said. */
export type ProbedRoot = {
  readonly input: ProbeInput;
  /** In the order in which they were asked. */
  readonly answers: readonly ProbeAnswer[];
  /** How many questions were left out, because there are limits. */
  readonly cut: number;
  /** Why the answers count for nothing, or null. */
  readonly failure: Failure | null;
};

export type SecondRun = {
  readonly observations: Readonly<Record<Side, Observation>>;
  /** By id of the finding; null where one was looked for and none was found. */
  readonly causes: ReadonlyMap<string, FoundCause | null>;
  readonly limits: readonly Limit[];
};

export type SideRun = {
  readonly observation: Observation;
  /** The language id of a path, which decides by which grammar it is read. */
  readonly languageId: (path: string) => string;
  /** What the messages of the server say; absent if that is not known. */
  readonly catalogue?: Catalogue;
  /** How the server lists what silences it; absent where it cannot. */
  readonly census?: Census;
  /** Why the server is not probed; absent where it is. */
  readonly unprobed?: string;
  /** The files of the program, in canonical order. */
  readonly program: readonly string[];
  /** Where not all of them are looked at. */
  readonly scope?: SideScope;
  /** Of a walk, which has read most texts before: what a file imports. Absent where its text tells. */
  readonly importsOf?: (path: string) => readonly Import[];
  /** Files that could not be given to the server at all. */
  readonly withheld: readonly Omit<UnknownFile, "server" | "side">[];
  /** Sources in the tree that the server does not check. */
  readonly unchecked: readonly string[];
  /** The files that configure the server: a finding may stand in them, but they are not asked about. */
  readonly configurationFiles: readonly string[];
  /** What the tree declares of the packages it needs, and what of it is installed; absent where it was not looked for. */
  readonly packages?: readonly KnownFolder[];
  /** The text of a file of the program, as the server saw it; undefined for one that is not looked at. */
  readonly text: (path: string) => string | undefined;
  /** Undefined for a file without text, for one that is too large, and for a language without a grammar. */
  readonly reading: FindReading;
};

export type SideScope = {
  /** The files of the program that are looked at, in canonical order. */
  readonly looked: readonly string[];
  /** Others that are open, in canonical order, of which nothing is said; absent for none. */
  readonly beside?: readonly string[];
  /** What a file of the program imports, whether it is looked at or not. */
  readonly importsOf: (path: string) => readonly Import[];
};

/** What a trace's header has of the files that its session did not open. */
export type RecordedScope = {
  /** All files of the program, in canonical order. */
  readonly program: readonly string[];
  /** What each of them imports, in their order. */
  readonly imports: readonly (readonly Import[])[];
};

/** A side before anything was asked. */
export type SideFacts = Omit<SideRun, "observation">;

/** What a recorder puts into a trace's header for us. */
export type RecordedRun = {
  /** Null where the session is not part of a gate's run. */
  readonly record: RunRecord | null;
  readonly server: ServerRecord;
  /** Of each linked folder of dependencies: which packages lie in it, as a digest. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** The same of the packages beside the toolchain, in no such folder; null when none can be seen. */
  readonly packages?: string | null;
  /** How many files the server's program has; a schedule may look at fewer. */
  readonly programFiles: number;
  /** Where the session was given a part of the program by the run's scope; absent where it was given all. */
  readonly scope?: RecordedScope;
  readonly withheld: SideRun["withheld"];
  readonly unchecked: SideRun["unchecked"];
  readonly configurationFiles: SideRun["configurationFiles"];
  readonly told: readonly ProjectDiagnostic[];
  /** `packages` of the side. */
  readonly declared?: readonly KnownFolder[];
  /** Versions of the installed packages that the session can depend on, by name; absent where that is not known. */
  readonly imported?: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Of a server that base's repository describes: as it does; absent for one of this release. */
  readonly own?: OwnServer;
  /** Documents that were open all the time, in place of files of the tree; absent for none. */
  readonly overlays?: readonly Overlay[];
  /** As part of which projects its files were asked about; absent where it needed not be told. */
  readonly parts?: readonly ProjectPart[];
};

/** What is known of a file that has diagnostics of the project and is not opened: the lines they stand on. */
export function projectText(
  { told, configurationFiles }: Pick<RecordedRun, "told" | "configurationFiles">,
  path: string,
): string | undefined {
  const own = told.filter((one) => one.path === path);
  if (own.length === 0) return configurationFiles.includes(path) ? "" : undefined;
  // What concerns the project as a whole stands before all of them, on a line that is the same everywhere.
  const lines = new Map<number, string>(own.some(({ line }) => line === null) ? [[0, "project"]] : []);
  for (const { range, line } of own) if (line !== null) lines.set(range.start.line, line);
  return Array.from({ length: Math.max(...lines.keys()) + 1 }, (_, at) => lines.get(at) ?? "").join("\n");
}

export function renamesIn(changedFiles: readonly ChangedFile[]): ReadonlyMap<string, string> {
  const renamed = changedFiles.flatMap(({ from, to }) =>
    from !== null && to !== null && from !== to ? [[from, to] as const] : [],
  );
  return new Map(renamed);
}
