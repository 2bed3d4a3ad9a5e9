/** Traces as people name them: a path, or a name below `.lanser/traces`. */
import { existsSync, globSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { nearest } from "../../core/nearest.ts";
import { UserError } from "../../errors.ts";
import { readRecorded } from "../../gate/session-replay.ts";
import type { Host } from "../../host.ts";
import { faultText } from "../../trace/format.ts";
import type { Trace } from "../../trace/read.ts";
import { openTraceFile } from "../../trace/source.ts";

export const tracesFolder = ".lanser/traces";

/** The nearest folder, from here upwards, that has traces; the current one when none has. */
export function tracesTop({ cwd }: Pick<Host, "cwd">): string {
  for (let at = cwd; ; at = dirname(at)) {
    if (existsSync(join(at, tracesFolder))) return at;
    if (at === dirname(at)) return cwd;
  }
}

/** Names of files as somebody means them who stands in a folder of the repository, or outside of it at its top. */
export function fromTop(
  { cwd }: Pick<Host, "cwd">,
  top: string,
  named: readonly string[],
): readonly string[] {
  const here = relative(top, realpathSync(cwd));
  const isInside = here !== ".." && !here.startsWith("../") && !isAbsolute(here);
  return isInside ? named.map((name) => relative(top, resolve(top, here, name)) || ".") : named;
}

/** Every trace below the folder, relative to it, in order. */
export function traceNames(folder: string): readonly string[] {
  return globSync("**/*.trace.{jsonl,jsonl.zst}", { cwd: folder }).sort();
}

/** The file that a person means; `top` is the top of the repository. Throws a UserError with the nearest name. */
export function traceFile(host: Pick<Host, "cwd">, top: string, named: string): string {
  const direct = resolve(host.cwd, named);
  if (existsSync(direct) && statSync(direct).isFile()) return direct;
  const folder = join(top, tracesFolder);
  const own = ["", ".trace.jsonl", ".trace.jsonl.zst"]
    .map((ending) => join(folder, `${named}${ending}`))
    .find((file) => existsSync(file) && statSync(file).isFile());
  if (own !== undefined) return own;
  const names = traceNames(folder).map((name) => name.replace(/\.trace\.jsonl(?:\.zst)?$/u, ""));
  const run = [direct, join(folder, named)].find((one) =>
    statSync(one, { throwIfNoEntry: false })?.isDirectory(),
  );
  if (run !== undefined) {
    const inside = globSync("*.trace.{jsonl,jsonl.zst}", { cwd: run }).sort();
    throw new UserError("usage", `\`${named}\` is a folder, and one trace is needed`, {
      hint:
        inside.length === 0
          ? "See what there is: lanser trace list"
          : `Name one of its traces: ${inside.map((name) => `\`${join(named, name)}\``).join(", ")}.`,
    });
  }
  const near = nearest(named, names);
  throw new UserError("not-found", `there is no trace \`${named}\``, {
    hint: near === undefined ? "See what there is: lanser trace list" : `Did you mean \`${near}\`?`,
  });
}

/** Throws a UserError for a file that is no whole trace. */
export function loadTrace(file: string, shown: string): Trace {
  const read = readRecorded(openTraceFile(file, shown));
  if (read.kind === "trace") return read.trace;
  throw new UserError("replay-mismatch", faultText(shown, read));
}
