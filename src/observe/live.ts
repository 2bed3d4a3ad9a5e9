/** Observes one side of a comparison with a live server, in a scratch home of its own. */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Range } from "../core/finding.ts";
import type { LookupPlan } from "../core/lookup.ts";
import { uriFromPath } from "../core/paths.ts";
import type { Host } from "../host.ts";
import type { Profile, SideContext } from "../lsp/profile.ts";
import { type Outline, symbolAt } from "../syntax/outline.ts";
import type { TraceHeader } from "../trace/format.ts";
import { openTrace, recordTransport } from "../trace/record.ts";
import { childEnvironment, scratchFolders } from "../wire/environment.ts";
import { stdioLimits } from "../wire/limits.ts";
import { openStdio } from "../wire/stdio.ts";
import type { Transport } from "../wire/transport.ts";
import { type Observation, observationDigest, type UnknownReason } from "./observation.ts";
import { observe } from "./observe.ts";
import type { Schedule } from "./schedule.ts";

export type LiveSide = {
  readonly profile: Profile;
  readonly context: SideContext;
  readonly schedule: Schedule;
  readonly lookups: LookupPlan | null;
  /** The top of the user's repository: nothing in it may run, and its name is no part of a message. */
  readonly repository: string;
  /** A folder for this session alone. */
  readonly scratch: string;
  readonly outline: (path: string) => Outline | undefined;
  readonly progress: (done: number, serverIdleMs: number) => void;
  /** Where to record, or undefined. */
  readonly trace: { readonly file: string; readonly header: TraceHeader } | undefined;
  /** Ends the session early; the observation then says so. */
  readonly signal: AbortSignal;
};

type LiveHost = Pick<Host, "env" | "spawn" | "kill" | "clock" | "pid" | "nodePath">;

/** Only what a server's own start needs; a profile never lets a server look for programs elsewhere. */
const serverPath = "/usr/bin:/bin";

export async function observeLive(host: LiveHost, side: LiveSide): Promise<Observation> {
  const { profile, context } = side;
  for (const folder of scratchFolders(side.scratch)) mkdirSync(folder, { recursive: true });
  const environment = childEnvironment({
    host,
    path: serverPath,
    forbiddenFolders: [side.repository, context.root],
    scratch: side.scratch,
    profile: profile.environment,
  });
  // Before the server: nothing is started that a folder which cannot be written would leave running.
  const trace =
    side.trace === undefined
      ? undefined
      : openTrace(host.clock, side.trace.file, side.trace.header, placesOf(side));
  const process = openStdio(
    host,
    {
      file: host.nodePath,
      args: profile.command(context.serverFolder).args,
      cwd: side.scratch,
      env: environment,
      detached: true,
    },
    stdioLimits,
  );
  const transport: Transport = trace === undefined ? process : recordTransport(process, trace);
  const abort = () => void transport.close();
  side.signal.addEventListener("abort", abort, { once: true });
  if (side.signal.aborted) abort();
  try {
    const observation = await observe({
      transport,
      clock: host.clock,
      pid: host.pid,
      profile,
      context,
      schedule: side.schedule,
      lookups: side.lookups,
      text: (path) => readText(join(context.root, path)),
      symbols: symbolsIn(side.outline),
      relative: relativeTo([
        [context.root, ""],
        [side.repository, ""],
        [context.serverFolder, `<${profile.name}>`],
      ]),
      progress: side.progress,
    });
    trace?.note("result", { observation: observationDigest(observation) });
    return side.signal.aborted && observation.failure !== undefined
      ? { ...observation, failure: { code: "cancelled", message: "the run was cancelled" } }
      : observation;
  } finally {
    side.signal.removeEventListener("abort", abort);
    trace?.finish();
  }
}

/** What a trace says instead of the places of this machine. */
function placesOf(side: LiveSide): ReadonlyMap<string, string> {
  return new Map([
    ["ROOT", side.context.root],
    ["ROOT_URI", uriFromPath(side.context.root)],
    ["SERVER", side.context.serverFolder],
    ["SERVER_URI", uriFromPath(side.context.serverFolder)],
    ["INTERPRETER", side.context.interpreter],
    ["SCRATCH", side.scratch],
    ["REPOSITORY", side.repository],
  ]);
}

/** Names of definitions; a file without an outline has none. */
export function symbolsIn(
  outline: (path: string) => Outline | undefined,
): (path: string) => (range: Range) => string | null {
  return (path) => {
    const outlined = outline(path);
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

/** The text as pyright's own command would read it: UTF-8, what is not UTF-8 replaced. */
function readText(file: string): string | { readonly unknown: UnknownReason } {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return { unknown: "unreadable" };
  }
}
