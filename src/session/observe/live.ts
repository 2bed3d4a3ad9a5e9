/** Runs a live server on one side of a comparison. */
import { isUtf8 } from "node:buffer";
import { join } from "node:path";
import type { UnknownReason } from "../../model/codes.ts";
import { sha256 } from "../../model/digest.ts";
import type { Range } from "../../model/finding.ts";
import type { FixedFinding } from "../../model/fixes.ts";
import type { LookupPlan } from "../../model/lookup.ts";
import { uriFromPath } from "../../model/paths.ts";
import { readFileBytes } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import {
  onlyProject,
  type Profile,
  type ProjectDiagnostic,
  type SideContext,
  type ToolchainFacts,
} from "../../servers/profile.ts";
import { type Outline, symbolAt } from "../../syntax/outline.ts";
import type { FilesDigest, TraceHeader } from "../trace/format.ts";
import { type Places, scrubPlaces } from "../trace/scrub.ts";
import type { Transport } from "../wire/transport.ts";
import type { Observation, SessionFailure } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";
import type { Probing } from "./probing.ts";
import type { Schedule } from "./schedule.ts";

export type LiveSide = {
  readonly profile: Profile;
  readonly context: SideContext;
  readonly schedule: Schedule;
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  readonly lookups: LookupPlan | null;
  /** Probes of the session; absent or null for none. */
  readonly probing?: Probing | null;
  readonly fixes?: readonly FixedFinding[] | null;
  /** Top of the user's repository: nothing in it may run, and its name is not part of a message. */
  readonly repository: string;
  /** A folder for this session alone. */
  readonly scratch: string;
  readonly reading: (path: string) => Outline | undefined;
  readonly progress: (done: number, serverIdleMs: number) => void;
  /** File and header of the trace to record; undefined for none. */
  readonly trace: { readonly file: string; readonly header: TraceHeader } | undefined;
  /** Ends the session early; the observation then has the cancellation as its failure. */
  readonly signal: AbortSignal;
  /** Called with the end of standard error of a server that crashed; absent if nobody reads it. */
  readonly crashed?: ((printed: string) => void) | undefined;
  /** Called before a server that crashed is started once more; absent if the crash ends the pass. */
  readonly restarted?: ((crash: SessionFailure) => void) | undefined;
  /** Variables added to the environment, for a run that differs on purpose. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * Real place of the tree, if the context's root is only the server's view: a link that leads to it, or another tree.
   */
  readonly tree?: string;
  /** Replaces the command, for a run that differs on purpose. */
  readonly command?: (command: ServerCommand) => ServerCommand;
};

type ServerCommand = { readonly file: string; readonly args: readonly string[] };

export type LiveHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "pidForServers" | "nodePath">;

/**
 * Replaces any failure of a cancelled run by "cancelled": the server "crashed" only because Lanser ended it, and the
 * report must not blame the server.
 */
export function replaceCancelledFailure(
  { signal }: Pick<LiveSide, "signal">,
  observation: Observation,
): Observation {
  return signal.aborted && observation.failure !== undefined
    ? { ...observation, failure: { code: "cancelled", message: "the run was cancelled" } }
    : observation;
}

/**
 * Returns the options to observe this side over the given transport. Files are read from the real tree, because the
 * context's root can be a link that later points to another tree.
 */
export function optionsOf(host: LiveHost, side: LiveSide, transport: Transport): ObserveOptions {
  const { profile, context, schedule, projectDiagnostics, lookups, probing = null, progress } = side;
  const { tree = context.root } = side;
  return {
    ...{
      transport,
      clock: host.clock,
      pid: host.pidForServers,
      profile,
      context,
      schedule,
      projectDiagnostics,
    },
    ...{ lookups, probing, progress },
    text: (path) => readSourceText(join(tree, path), profile.compiler?.utf8Only),
    symbols: symbolsIn(side.reading),
    relative: relativeIn(side),
  };
}

/**
 * Returns a function that removes this run's folders from server text. Without it, the same finding would have another
 * message, and so another id, in every run.
 */
export function relativeIn({
  profile,
  context,
  repository,
  tree = context.root,
}: LiveSide): (message: string) => string {
  return relativeTo([
    [context.root, ""],
    [tree, ""],
    [repository, ""],
    [context.serverFolder, `<${profile.name}>`],
  ]);
}

/**
 * Digests the files of the schedule and the configuration. Called at the start and at the end of a recording: if a file
 * changed in between, nobody can say which text the trace is about.
 */
export function filesDigest({ profile, context, schedule }: LiveSide): FilesDigest {
  const files = schedule.paths.flatMap((path) => {
    const text = readSourceText(join(context.root, path));
    return typeof text === "string" ? [[path, sha256(text)] as const] : [];
  });
  return {
    files: Object.fromEntries(files),
    configuration: sha256(profile.configuration(onlyProject(context))),
  };
}

/**
 * Returns the places of this machine that a trace replaces, by the names of their placeholders. Without the
 * placeholders a trace would reveal paths and could be replayed only here.
 */
export function placesOn({ env }: LiveHost, { context, scratch, repository }: LiveSide): Places {
  return scrubPlaces({
    ROOT: context.root,
    SERVER: context.serverFolder,
    ...placesOfToolchain(context.toolchain),
    SCRATCH: scratch,
    REPOSITORY: repository,
    HOME: env["HOME"],
    TMP: env["TMPDIR"] ?? "/tmp",
  });
}

/** Returns the places of the toolchain, by the names of their placeholders in a trace. */
export function placesOfToolchain(facts: ToolchainFacts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(facts).map(([name, place]) => [name.toUpperCase(), place]));
}

/** Returns a function that names the definition around a range of a file; null for a file without a grammar. */
export function symbolsIn(
  reading: (path: string) => Outline | undefined,
): (path: string) => (range: Range) => string | null {
  return (path) => {
    const outlined = reading(path);
    return (range) => (outlined === undefined ? null : symbolAt(outlined, range.start));
  };
}

/**
 * Returns a function that replaces folders of this machine in a text by their names; the empty name makes paths
 * relative. Longer folders come first, because one folder can be inside another.
 */
export function relativeTo(
  places: readonly (readonly [place: string, name: string])[],
): (message: string) => string {
  const longestFirst = places.filter(([place]) => place !== "").toSorted((a, b) => b[0].length - a[0].length);
  const forms = longestFirst.flatMap(([place, name]) => placePatterns(place, name));
  return (message) => forms.reduce((text, [pattern, name]) => text.replace(pattern, () => name), message);
}

/**
 * Returns the patterns that replace one folder, as a path and as a URI. A match must be a whole path or the beginning
 * of one: "/app" must not match in "lib/app" or "/apple", which are other files.
 */
function placePatterns(place: string, name: string): (readonly [RegExp, string])[] {
  return [uriFromPath(place), place].flatMap((form): (readonly [RegExp, string])[] => [
    [new RegExp(`(?<![\\w./-])${RegExp.escape(form)}/`, "g"), name === "" ? "" : `${name}/`],
    [new RegExp(`(?<![\\w./-])${RegExp.escape(form)}(?![\\w/-])`, "g"), name === "" ? "." : name],
  ]);
}

/**
 * Reads a source as pyright's own command would: as UTF-8 with invalid bytes replaced. UTF-16 is "unreadable", because
 * a server would get a text without any words. With `isUtf8Needed`, invalid UTF-8 is "unreadable", too: a command that
 * skips such files has no answer about them.
 */
export function readSourceText(
  file: string,
  isUtf8Needed = false,
): string | { readonly unknown: UnknownReason } {
  try {
    const bytes = readFileBytes(file);
    return isUtf16(bytes) || (isUtf8Needed && !isUtf8(bytes))
      ? { unknown: "unreadable" }
      : bytes.toString("utf8");
  } catch {
    return { unknown: "unreadable" };
  }
}

/**
 * True if the bytes are probably UTF-16: they begin with its byte order mark, or over a quarter of the first 1,024
 * bytes is NUL. ASCII text in UTF-16 has NUL in every second byte.
 */
function isUtf16(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 1_024);
  const nuls = beginning.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  return utf16Marks.includes(bytes.toString("hex", 0, 2)) || nuls > beginning.length / 4;
}

const utf16Marks: readonly string[] = ["fffe", "feff"];
