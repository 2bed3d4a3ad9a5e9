/**
 * Defines what a run knows in addition to its sessions. These are values only, so a trace can store them: with the
 * observations they make the Report, live or replayed.
 */
import type { ImportGraph } from "../affected/imports.ts";
import type { Comparison } from "../match/compare.ts";
import type { Hunk } from "../match/lines.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Census } from "../model/census.ts";
import type { ChangedFile } from "../model/change.ts";
import type { Finding, FoundCause } from "../model/finding.ts";
import type { OfferedFixes } from "../model/fixes.ts";
import { canonical } from "../model/json.ts";
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
import type { OverlayDocument, ProjectDiagnostic, ProjectPart } from "../servers/profile.ts";
import type { Observation, SessionFailure } from "../session/observe/observation.ts";
import type { Import } from "../syntax/imports.ts";
import type { FindReading } from "../syntax/reading.ts";

/** Facts about the change and the policy. A trace has them in its header, so a replay needs no repository. */
export type RunRecord = {
  readonly base: Report["base"];
  readonly head: Report["head"];
  readonly policy: PolicySummary;
  /** Source files that differ, a renamed one once. */
  readonly changedFiles: readonly ChangedFile[];
  /** Differing source files in languages that Lanser supports, but no server of the run checks; absent for none. */
  readonly otherSources?: readonly ChangedFile[];
  /** Changes of head to the rules that it is judged by. */
  readonly policyChanges: readonly Omit<PolicyChange, "hides" | "adds">[];
  /** Checks of the change itself, for the reward. */
  readonly safety: { readonly checks: readonly SafetyCheck[]; readonly unknown: string | null };
  /** Files of each side that have several names in its programs because of links; absent for none. */
  readonly otherNames?: Readonly<Record<Side, OtherNames>>;
  /** Globs of files whose findings are left out. */
  readonly ignore: readonly string[];
  /** Globs among these that come from `deny.paths`: no server checks their files; absent for none. */
  readonly denied?: readonly string[];
  /**
   * Differences between the files of head and of the pull request's own head, where annotations belong. Only on a merge
   * commit; null if head is shown as it is.
   */
  readonly shown: PullRequestLines | null;
  /** Roots that were skipped; absent for none. */
  readonly skipped?: readonly SkippedRoot[];
  /** Waivers for new findings; absent for none. */
  readonly waivers?: readonly Grant[];
  readonly limits: readonly Limit[];
  /**
   * Files that the change touches, by the paths of both sides, and links, because anything behind a link may be
   * touched. Present only if the policy needs them.
   */
  readonly touched?: readonly string[];
  /** Files that are checked; absent for all of them, if no other scope was requested. */
  readonly scope?: RunScope;
  /** Scope by server, instead of `scope`, if servers of one run check different files; absent if none does. */
  readonly scopes?: Readonly<Record<string, RunScope>>;
  /**
   * Files that a run with a smaller scope would have left out; absent if there are none, and if such runs are not
   * compared.
   */
  readonly leftOut?: LeftOut;
  /**
   * Files that the change can affect, which the reward counts, in a run that checks all files. Absent if a smaller
   * scope says it, if it is every file, and in traces of earlier releases: then the changed files and those that import
   * them count.
   */
  readonly matters?: ScopePaths;
  /** False if servers are not queried for definitions of the code under a finding. Absent: they are. */
  readonly looksUp?: false;
  /** Differences between the packages that both sides need; absent if their files agree. */
  readonly dependencies?: RecordedDependencies;
  /** Imports of the repository's own packages that nothing in the trees answers; absent for none. */
  readonly unbuilt?: readonly UnbuiltImport[];
  /** Folders of submodules that have one commit on both sides; absent for none. */
  readonly unmovedSubmodules?: readonly string[];
  /** Folders of submodules that the change moves, adds or removes; absent for none, and in traces of earlier releases. */
  readonly movedSubmodules?: readonly string[];
};

/** Hunks from the analysed file to the shown one, by path; null for a file that is not there. */
export type PullRequestLines = Readonly<Record<string, readonly Hunk[] | null>>;

/** Identity of a server in a run, without the results of its roots. */
export type ServerRecord = Omit<
  ServerSummary,
  "root" | "skipped" | "ended" | "base" | "head" | "schedule" | "ready" | "scope"
>;

/** Root that was skipped, because nothing that it checks differs. */
export type SkippedRoot = {
  readonly root: string;
  readonly server: ServerRecord;
  /** Reason why its configuration could not be read, if that is why its files are unknown. */
  readonly unread?: string;
};

/** Import of a package of the repository whose build output is not in the tree. */
export type UnbuiltImport = {
  readonly server: string;
  readonly root: string;
  /** File with the import, relative to the repository. */
  readonly path: string;
  /** Name of the package. */
  readonly name: string;
  /** File that the change edits in that package, or in one that it needs. */
  readonly edited: string;
};

/** Passes of one server over both sides, and the joint result of the first and the second. */
export type ServerRun = {
  /** Server as its first root has it. */
  readonly server: ServerRecord;
  /** Each root by itself, in order; all other members are about all roots together. */
  readonly roots: readonly RootRun[];
  readonly sides: Readonly<Record<Side, SideRun>>;
  /** Comparison of the first pass alone. */
  readonly comparison: Comparison;
  readonly graphs: Readonly<Record<Side, ImportGraph>>;
  /** Null if there was nothing to confirm, or no healthy first pass. */
  readonly second: SecondRun | null;
  /**
   * Findings in files that the change cannot affect, from a check of these files alone; absent if none of them has a
   * new or fixed finding.
   */
  readonly alone?: Readonly<Record<Side, Observation>>;
  /** Head under its own server configuration, if that differs from base's. */
  readonly headConfiguration: SideRun | null;
  /** Fixes that the server offers for new findings; absent if it was not queried. */
  readonly fixes?: FixesRun;
};

/** Fixes that a server offered, and the limits that were reached while it was queried. */
export type FixesRun = {
  readonly offered: readonly OfferedFixes[];
  readonly limits: readonly Limit[];
};

/** All passes of a server over one root. */
export type RootRun = {
  readonly root: string;
  readonly server: ServerRecord;
  readonly first: Readonly<Record<Side, Observation>>;
  /** Packages that each side declares; absent if they were not read. */
  readonly packages?: Readonly<Record<Side, readonly KnownFolder[]>>;
  /** Number of files that could not be given to the server at all. */
  readonly withheld: Readonly<Record<Side, number>>;
  readonly second: Readonly<Record<Side, Observation>> | null;
  /** Absent if the files were not checked alone. */
  readonly alone?: Readonly<Record<Side, Observation>>;
  /** Null if a side is not healthy: then it was not probed. */
  readonly probed: ProbedRoot | null;
  /** True if head was also checked under its own server configuration. False if that is base's, and for a new root. */
  readonly isUnderOwn: boolean;
};

/** Probes of both sides of a root, run after both were compared, and their answers. */
export type ProbedRoot = {
  readonly input: ProbeInput;
  /** Answers in the order of the probes. */
  readonly answers: readonly ProbeAnswer[];
  /** Number of probes that were left out because of limits. */
  readonly cut: number;
  /** Reason why the answers do not count, or null. */
  readonly failure: SessionFailure | null;
};

/** Second pass over some files, with the causes that its lookups found. */
export type SecondRun = {
  readonly observations: Readonly<Record<Side, Observation>>;
  /** Causes by id of the finding; null if a cause was searched for and not found. */
  readonly causes: ReadonlyMap<string, FoundCause | null>;
  readonly limits: readonly Limit[];
};

/** One side of a root: what the server observed, and the facts about the files that conclusions need. */
export type SideRun = {
  readonly observation: Observation;
  /** Returns the language id of a path, which decides which grammar reads it. */
  readonly languageId: (path: string) => string;
  /** Templates of the server's messages; absent if they are not known. */
  readonly catalogue?: Catalogue;
  /** Method by which the server lists what silences it; absent if it cannot. */
  readonly census?: Census;
  /** Reason why the server is not probed; absent if it is. */
  readonly unprobed?: string;
  /** The files of the program, in canonical order. */
  readonly program: readonly string[];
  /** Present if not all files of the program are checked. */
  readonly scope?: SideScope;
  /**
   * Returns the imports of a file in a walk, which has read most texts before. Absent if they are read from its text.
   */
  readonly importsOf?: (path: string) => readonly Import[];
  /** Files that could not be given to the server at all. */
  readonly withheld: readonly Omit<UnknownFile, "server" | "side">[];
  /** Source files in the tree that the server does not check. */
  readonly unchecked: readonly string[];
  /** Files that configure the server: findings may be in them, but they are not opened. */
  readonly configurationFiles: readonly string[];
  /** Packages that the tree declares, and which of them are installed; absent if they were not read. */
  readonly packages?: readonly KnownFolder[];
  /** Returns the text of a file of the program, as the server saw it; undefined for a file that is not checked. */
  readonly text: (path: string) => string | undefined;
  /**
   * Parses a file; undefined for a file without text, for one that is too large, and for a language without a grammar.
   */
  readonly reading: FindReading;
};

/** Files of a side in a run that does not check the whole program. */
export type SideScope = {
  /** Files of the program that are checked, in canonical order. */
  readonly looked: readonly string[];
  /** Other files that are open, in canonical order, whose findings do not count; absent for none. */
  readonly beside?: readonly string[];
  /** Returns the imports of a file of the program, whether it is checked or not. */
  readonly importsOf: (path: string) => readonly Import[];
};

/** Files that the session of a trace did not open, in the header of the trace. */
export type RecordedScope = {
  /** All files of the program, in canonical order. */
  readonly program: readonly string[];
  /** Imports of each file, in the order of `program`. */
  readonly imports: readonly (readonly Import[])[];
};

/** A side before the server was queried. */
export type SideFacts = Omit<SideRun, "observation">;

/** Facts that a recorder puts into a trace's header for the product. */
export type RecordedRun = {
  /** Null if the session is not part of a gate's run. */
  readonly record: RunRecord | null;
  readonly server: ServerRecord;
  /** Digest of the packages in each linked folder of dependencies. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Digest of the packages next to the toolchain, outside of these folders; null if none can be seen. */
  readonly packages?: string | null;
  /** Number of files of the server's program; a schedule may check fewer. */
  readonly programFiles: number;
  /** Present if the run's scope gave the session only a part of the program; absent if it was given all. */
  readonly scope?: RecordedScope;
  readonly withheld: SideRun["withheld"];
  readonly unchecked: SideRun["unchecked"];
  readonly configurationFiles: SideRun["configurationFiles"];
  readonly told: readonly ProjectDiagnostic[];
  /** Packages that the side declares. */
  readonly declared?: readonly KnownFolder[];
  /** Versions of the installed packages that the session can depend on, by name; absent if they are not known. */
  readonly imported?: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Server as base's repository describes it; absent for a server of this release. */
  readonly own?: OwnServer;
  /** Documents that were open all the time instead of files of the tree; absent for none. */
  readonly overlays?: readonly OverlayDocument[];
  /** Projects that the files were checked in; absent if the server did not need to know them. */
  readonly parts?: readonly ProjectPart[];
};

/**
 * Returns the text of a file with project diagnostics that is not opened: only the lines that have such a diagnostic,
 * the others empty. A trace does not store the file, and matching needs these lines. Empty for another configuration
 * file, undefined for any other path.
 */
export function projectText(
  { told, configurationFiles }: Pick<RecordedRun, "told" | "configurationFiles">,
  path: string,
): string | undefined {
  const own = told.filter((one) => one.path === path);
  if (own.length === 0) return configurationFiles.includes(path) ? "" : undefined;
  // A diagnostic about the project has no line. It gets line 0 with a fixed text, so that it is the same on both
  // sides.
  const lines = new Map<number, string>(own.some(({ line }) => line === null) ? [[0, "project"]] : []);
  for (const { range, line } of own) if (line !== null) lines.set(range.start.line, line);
  return Array.from({ length: Math.max(...lines.keys()) + 1 }, (_, at) => lines.get(at) ?? "").join("\n");
}

/**
 * Returns the renamed files, from the path in base to the path in head. Every comparison of two sides follows them.
 */
export function renamesIn(changedFiles: readonly ChangedFile[]): ReadonlyMap<string, string> {
  const renamed = changedFiles.flatMap(({ from, to }) =>
    from !== null && to !== null && from !== to ? [[from, to] as const] : [],
  );
  return new Map(renamed);
}

// Handles files that have several names in a program because of links: each finding counts once.

/** Map from every other name of a file in a program to the name by which it is known. */
export type OtherNames = Readonly<Record<string, string>>;

/**
 * Drops findings that the first name of the file has, too. A finding that only one name has stays, because its folder
 * causes it.
 */
export function withoutRepeats<Found extends Finding>(
  findings: readonly Found[],
  names: OtherNames,
): readonly Found[] {
  if (Object.keys(names).length === 0) return findings;
  const seen = new Set(findings.map((one) => keyOf(one, one.path)));
  return findings.filter((one) => {
    const first = Object.hasOwn(names, one.path) ? names[one.path] : undefined;
    return first === undefined || !seen.has(keyOf(one, first));
  });
}

/** Returns the key of a finding under a given name of its file. */
function keyOf({ range, severity, source, code, message }: Finding, path: string): string {
  return canonical([path, range, severity, source, code, message.toWellFormed()]);
}

/** Adds the other names of unknown files: a file is unknown under all its names. */
export function withOtherNames(unknown: readonly string[], names: OtherNames): readonly string[] {
  const known = new Set(unknown);
  return [...unknown, ...Object.entries(names).flatMap(([name, first]) => (known.has(first) ? [name] : []))];
}
