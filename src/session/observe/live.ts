/** Observes one side of a comparison with a live server, in a scratch home of its own. */
import { isUtf8 } from "node:buffer";
import { mkdirSync } from "node:fs";
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
import { variablesOf } from "../../servers/variables.ts";
import { type Outline, symbolAt } from "../../syntax/outline.ts";
import { type FilesDigest, probesFollow, type TraceHeader } from "../trace/format.ts";
import { openTrace, recordTransport } from "../trace/record.ts";
import { type Places, placesOf } from "../trace/scrub.ts";
import { childEnvironment, scratchFolders } from "../wire/environment.ts";
import { stdioLimits } from "../wire/limits.ts";
import { openStdio } from "../wire/stdio.ts";
import type { Transport } from "../wire/transport.ts";
import { openCompiler } from "./compiler.ts";
import { type Observation, resultOf } from "./observation.ts";
import { type KeptSession, observe } from "./observe.ts";
import type { ObserveOptions } from "./options.ts";
import type { Probing } from "./probing.ts";
import type { Schedule } from "./schedule.ts";
import { type BothSides, lookAgain, pointTo, type Staying, type StayingServer } from "./staying.ts";

export type LiveSide = {
  readonly profile: Profile;
  readonly context: SideContext;
  readonly schedule: Schedule;
  readonly projectDiagnostics: readonly ProjectDiagnostic[];
  readonly lookups: LookupPlan | null;
  /** Absent or null for nothing. */
  readonly probing?: Probing | null;
  readonly fixes?: readonly FixedFinding[] | null;
  /** The top of the user's repository: nothing in it may run, and its name is no part of a message. */
  readonly repository: string;
  /** A folder for this session alone. */
  readonly scratch: string;
  readonly reading: (path: string) => Outline | undefined;
  readonly progress: (done: number, serverIdleMs: number) => void;
  /** Where to record, or undefined. */
  readonly trace: { readonly file: string; readonly header: TraceHeader } | undefined;
  /** Ends the session early; the observation then names that as its failure. */
  readonly signal: AbortSignal;
  /** Given the end of what a server printed on standard error that went away; absent where nobody reads it. */
  readonly crashed?: ((printed: string) => void) | undefined;
  /** Laid over the environment, where a run is made to differ on purpose. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Of a look that leaves its process to another, or goes on in one; absent for one that has a process of its own. */
  readonly stay?: Staying | undefined;
  /** Where the tree lies, if the context's root is what it is to the server: a link that leads to it, or another tree. */
  readonly tree?: string;
  /** Makes the command another one, likewise. */
  readonly command?: (command: ServerCommand) => ServerCommand;
};

type ServerCommand = { readonly file: string; readonly args: readonly string[] };

export type LiveHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "pid" | "nodePath">;

export async function observeLive(host: LiveHost, asked: LiveSide): Promise<Observation> {
  const { stay } = asked;
  const staying = await stay?.take();
  if (staying !== undefined) {
    const here = onServer(asked, staying);
    const again = await lookAgain(staying, optionsOf(host, here, staying.transport), stay?.keep ?? null);
    if (again !== undefined) return orCancelled(here, again);
  }
  const side = onLink(asked, stay?.both ?? null);
  const { profile, context } = side;
  for (const folder of scratchFolders(side.scratch)) mkdirSync(folder, { recursive: true });
  const environment = childEnvironment({
    host,
    path: profile.searchPath(context.serverFolder),
    forbiddenFolders: [side.repository, context.root, asked.context.root],
    scratch: side.scratch,
    profile: variablesOf(profile, context.serverFolder),
  });
  // Before the server: nothing is started that a folder which cannot be written would leave running.
  const trace =
    side.trace === undefined
      ? undefined
      : openTrace(host.clock, side.trace.file, side.trace.header, placesOn(host, side));
  const process = openServer(host, side, { ...environment, ...side.environment });
  trace?.note("digest", filesDigest(side));
  const { probing = null } = side;
  // What follows is no answer of the schedule.
  const noting: Probing | null =
    side.fixes == null
      ? null
      : () => {
          trace?.note("decision", probesFollow);
          return Promise.resolve();
        };
  const transport: Transport = trace === undefined ? process : recordTransport(process, trace);
  const abort = () => void transport.close();
  side.signal.addEventListener("abort", abort, { once: true });
  if (side.signal.aborted) abort();
  const ignoreAbort = () => side.signal.removeEventListener("abort", abort);
  const ended = (observation: Observation) => {
    if (observation.failure?.code === "server-crashed" && !side.signal.aborted)
      side.crashed?.(process.stderrTail());
    return orCancelled(side, observation);
  };
  let isKept = false;
  const keep = ({ conversation, end }: KeptSession) => {
    isKept = true;
    stay?.keep?.({
      ...{ conversation, transport, root: context.root, both: stay.both },
      end: () => end().then(ended).finally(ignoreAbort),
    });
  };
  try {
    const options = {
      ...optionsOf(host, side, transport),
      probing:
        probing === null
          ? noting
          : (observed, ask) => {
              let isNoted = false;
              return probing(observed, (asks) => {
                // What follows is no answer of the schedule.
                if (!isNoted && asks.length > 0) trace?.note("decision", probesFollow);
                isNoted ||= asks.length > 0;
                return ask(asks);
              });
            },
      fixes: side.fixes ?? null,
    } satisfies ObserveOptions;
    const observation = await observe(
      options,
      (stay?.keep ?? null) === null || trace !== undefined ? null : keep,
    );
    trace?.note("digest", filesDigest(side));
    trace?.note("result", resultOf(observation));
    return ended(observation);
  } finally {
    if (!isKept) ignoreAbort();
    trace?.finish();
  }
}

/** The side by the name of a link, which leads to its tree from here on; as it is where there is none. */
function onLink(side: LiveSide, both: BothSides | null): LiveSide {
  if (both?.by !== "link") return side;
  pointTo(both.link, side.context.root);
  return underName(side, both.link);
}

/** The side as the root of a server that was opened before, which reads its tree from here on. */
function onServer(side: LiveSide, { root, both, conversation: { session } }: StayingServer): LiveSide {
  if (both === null) return side;
  if (both.by === "link") return onLink(side, both);
  const { languageId } = side.profile;
  const tree = side.context.root;
  const held = both.paths.flatMap((path) => {
    const text = readText(join(tree, path));
    return typeof text === "string"
      ? [{ uri: uriFromPath(`${root}/${path}`), languageId: languageId(path), text }]
      : [];
  });
  session.hold(tree === root ? [] : held);
  return underName(side, root);
}

function underName(side: LiveSide, root: string): LiveSide {
  const { context } = side;
  return { ...side, context: { ...context, root }, tree: context.root };
}

/** What fails in a run that was cancelled fails by that. */
export function orCancelled({ signal }: Pick<LiveSide, "signal">, observation: Observation): Observation {
  return signal.aborted && observation.failure !== undefined
    ? { ...observation, failure: { code: "cancelled", message: "the run was cancelled" } }
    : observation;
}

/** What is asked on a side of a server behind this transport. */
export function optionsOf(host: LiveHost, side: LiveSide, transport: Transport): ObserveOptions {
  const { profile, context, schedule, projectDiagnostics, lookups, probing = null, progress } = side;
  const { tree = context.root } = side;
  return {
    ...{ transport, clock: host.clock, pid: host.pid, profile, context, schedule, projectDiagnostics },
    ...{ lookups, probing, progress },
    text: (path) => readText(join(tree, path), profile.compiler?.utf8Only),
    symbols: symbolsIn(side.reading),
    relative: relativeIn(side),
  };
}

export type ServerPlace = Pick<LiveSide, "profile" | "context" | "scratch" | "command">;

/** A process of its own; of a command, who speaks for it. */
export function openServer(
  host: LiveHost,
  side: ServerPlace,
  env: Readonly<Record<string, string>>,
): Transport {
  const { profile, context, scratch } = side;
  const { compiler, limits } = profile;
  const command = commandOf(host, side);
  const waits = ![...command.args, ...Object.values(env)].some((one) => one.includes(context.root));
  if (compiler === undefined)
    return openStdio(host, { ...command, cwd: scratch, env, detached: true, waits }, stdioLimits);
  const documents = join(scratch, "documents");
  mkdirSync(documents, { recursive: true });
  return openCompiler(host, {
    compiler,
    context,
    command,
    environment: env,
    scratch: documents,
    msMax: limits.readinessMsMax,
  });
}

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

function commandOf(host: LiveHost, { profile, context, command }: ServerPlace): ServerCommand {
  const { file, args } = profile.command(context.serverFolder, host.arch, context.toolchain);
  const own = { file: file ?? host.nodePath, args };
  return command === undefined ? own : command(own);
}

/** Noted at the start and at the end: a file that changed meanwhile makes a trace one of nothing. */
function filesDigest({ profile, context, schedule }: LiveSide): FilesDigest {
  const files = schedule.paths.flatMap((path) => {
    const text = readText(join(context.root, path));
    return typeof text === "string" ? [[path, sha256(text)] as const] : [];
  });
  return {
    files: Object.fromEntries(files),
    configuration: sha256(profile.configuration(onlyProject(context))),
  };
}

/** What stands in a trace for the places of this machine. */
function placesOn({ env }: LiveHost, { context, scratch, repository }: LiveSide): Places {
  return placesOf({
    ROOT: context.root,
    SERVER: context.serverFolder,
    ...placesOfToolchain(context.toolchain),
    SCRATCH: scratch,
    REPOSITORY: repository,
    HOME: env["HOME"],
    TMP: env["TMPDIR"] ?? "/tmp",
  });
}

/** By the names that stand for them in a trace. */
export function placesOfToolchain(facts: ToolchainFacts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(facts).map(([name, place]) => [name.toUpperCase(), place]));
}

/** Names of definitions; a file without a reading has none. */
export function symbolsIn(
  reading: (path: string) => Outline | undefined,
): (path: string) => (range: Range) => string | null {
  return (path) => {
    const outlined = reading(path);
    return (range) => (outlined === undefined ? null : symbolAt(outlined, range.start));
  };
}

/** Makes server text free of absolute places: a folder with the separator after it, or alone, becomes its name. */
export function relativeTo(
  places: readonly (readonly [place: string, name: string])[],
): (message: string) => string {
  const longestFirst = places.filter(([place]) => place !== "").toSorted((a, b) => b[0].length - a[0].length);
  const forms = longestFirst.flatMap(([place, name]) => placePatterns(place, name));
  return (message) => forms.reduce((text, [pattern, name]) => text.replace(pattern, () => name), message);
}

/** A place counts only as a whole path or the beginning of one: "/app" is no part of "lib/app" or "/apple". */
function placePatterns(place: string, name: string): (readonly [RegExp, string])[] {
  return [uriFromPath(place), place].flatMap((form): (readonly [RegExp, string])[] => [
    [new RegExp(`(?<![\\w./-])${RegExp.escape(form)}/`, "g"), name === "" ? "" : `${name}/`],
    [new RegExp(`(?<![\\w./-])${RegExp.escape(form)}(?![\\w/-])`, "g"), name === "" ? "." : name],
  ]);
}

/**
 * The text as pyright's own command would read it: UTF-8, what is not UTF-8 replaced. Of UTF-16 nothing would be left that a server
 * could complain of, and a program that passes over what is not UTF-8 must not be asked for it.
 */
export function readText(file: string, isUtf8Needed = false): string | { readonly unknown: UnknownReason } {
  try {
    const bytes = readFileBytes(file);
    return isUtf16(bytes) || (isUtf8Needed && !isUtf8(bytes))
      ? { unknown: "unreadable" }
      : bytes.toString("utf8");
  } catch {
    return { unknown: "unreadable" };
  }
}

/** By its mark, or, without one, by the NUL in each character of a program. */
function isUtf16(bytes: Buffer): boolean {
  const beginning = bytes.subarray(0, 1_024);
  const nuls = beginning.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  return utf16Marks.includes(bytes.toString("hex", 0, 2)) || nuls > beginning.length / 4;
}

const utf16Marks: readonly string[] = ["fffe", "feff"];
