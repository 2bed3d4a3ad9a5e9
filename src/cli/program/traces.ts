/** Finds traces by the names that people use: a path, or a name below `.lanser/traces`. */
import { existsSync, globSync, readdirSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import picomatch from "picomatch";
import { UserError } from "../../model/errors.ts";
import { findNearest } from "../../model/nearest.ts";
import { comparePaths } from "../../model/order.ts";
import { shownTraceName } from "../../model/sessions.ts";
import { readFileText } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import { configPath, defaultConfig, parseConfig } from "../../policy/config.ts";
import { tracesOf } from "../../policy/trace-globs.ts";
import { faultText } from "../../session/trace/format.ts";
import type { Trace } from "../../session/trace/read.ts";
import { openTraceFile } from "../../session/trace/source.ts";
import { readRecorded } from "../../traces/replay/recorded-session.ts";

/** File next to recorded questions that has what is in no hash, one line for each. */
export const runFile = "run.json";

export const tracesFolder = ".lanser/traces";

/**
 * Lists the traces that the configuration of the working tree names, relative to the top, sorted. The gate replays them
 * once they are committed. Throws a UserError for an invalid configuration.
 */
export function configuredTraces(top: string): readonly string[] {
  const file = join(top, configPath);
  const { traces } = existsSync(file) ? parseConfig(readFileText(file), configPath) : defaultConfig;
  const isTrace = tracesOf({ replay: "offline", traces });
  const found = traces.flatMap((glob) => filesBelow(top, picomatch.scan(glob).base)).filter(isTrace);
  return [...new Set(found)].sort(comparePaths);
}

/** Lists the regular files below a folder. It follows no links, and skips folders that can be very large. */
function filesBelow(top: string, folder: string): readonly string[] {
  const path = join(top, folder);
  const kind = statSync(path, { throwIfNoEntry: false });
  if (kind?.isFile() === true) return [folder];
  if (kind?.isDirectory() !== true) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isForeign(entry.name) ? [] : filesBelow(top, inside);
    return entry.isFile() ? [inside] : [];
  });
}

function isForeign(name: string): boolean {
  return name === ".git" || name === "node_modules";
}

/** Returns the name for people: without the folder if it is below `.lanser/traces`. */
export function shownName(path: string): string {
  return path.startsWith(`${tracesFolder}/`) ? path.slice(tracesFolder.length + 1) : path;
}

/**
 * Makes named files relative to the top of the repository, as traces name them. People name them relative to the
 * current folder. If that is outside the repository, the names already start at the top.
 */
export function fromTop(
  { cwd }: Pick<Host, "cwd">,
  top: string,
  named: readonly string[],
): readonly string[] {
  const here = relative(top, realpathSync(cwd));
  const isInside = here !== ".." && !here.startsWith("../") && !isAbsolute(here);
  return isInside ? named.map((name) => relative(top, resolve(top, here, name)) || ".") : named;
}

/**
 * Finds a trace by its path, by its name below `.lanser/traces`, or by the name of a configured file elsewhere. `top`
 * is the top of the repository. Throws a UserError with the nearest name, or for a folder with the names of its traces.
 */
export function traceFile(host: Pick<Host, "cwd">, top: string, named: string): string {
  const direct = resolve(host.cwd, named);
  if (existsSync(direct) && statSync(direct).isFile()) return direct;
  const folder = join(top, tracesFolder);
  const own = ["", ".trace.jsonl", ".trace.jsonl.zst"]
    .map((ending) => join(folder, `${named}${ending}`))
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (own !== undefined) return own;
  const configured = configuredTraces(top);
  const elsewhere = configured.find(
    (path) => path === named || shownTraceName(path.slice(path.lastIndexOf("/") + 1)) === named,
  );
  if (elsewhere !== undefined) return join(top, elsewhere);
  const names = configured.map((path) => shownTraceName(shownName(path)));
  const run = [direct, join(folder, named)].find((one) =>
    statSync(one, { throwIfNoEntry: false })?.isDirectory(),
  );
  if (run !== undefined) {
    const inside = globSync("*.trace.{jsonl,jsonl.zst}", { cwd: run }).sort();
    throw new UserError("usage", `\`${named}\` is a folder, not a trace`, {
      hint:
        inside.length === 0
          ? "To list all traces, run: lanser trace list"
          : `Name one of its traces: ${inside.map((name) => `\`${join(named, name)}\``).join(", ")}.`,
    });
  }
  const near = findNearest(named, names);
  throw new UserError("not-found", `there is no trace \`${named}\``, {
    hint: near === undefined ? "To list all traces, run: lanser trace list" : `Did you mean \`${near}\`?`,
  });
}

/** Loads a trace. Throws a UserError for a file that is not a complete trace. */
export function loadTrace(file: string, shown: string): Trace {
  const read = readRecorded(openTraceFile(file, shown));
  if (read.kind === "trace") return read.trace;
  throw new UserError("replay-mismatch", faultText(shown, read));
}
