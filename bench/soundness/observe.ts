/** What a live server finds in the files of one commit, as the gate observes them. */

import { cacheFolder } from "../../src/cli/program/cache-folder.ts";
import { surroundingsOf } from "../../src/cli/program/where.ts";
import { findingsOf } from "../../src/model/finding.ts";
import { realHost } from "../../src/platform/host.ts";
import { openWorkbench } from "../../src/traces/replay/workbench.ts";
import { noVariationOptions } from "../../src/workspace/repeatable.ts";

/** Of each file with findings a line for each: "line:character-line:character severity code message", 0-based, sorted. */
export type Findings = Readonly<Record<string, readonly string[]>>;

export type Seen = { readonly files: number; readonly findings: Findings };

export type At = { readonly repository: string; readonly rev: string; readonly server: string };

/** Of the named files, where they are in the program; null for all of it. */
export async function observe(
  { repository, rev, server }: At,
  only: ReadonlySet<string> | null,
): Promise<Seen> {
  const host = realHost();
  await using bench = await openWorkbench(host, {
    repository,
    rev,
    cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const opened = await bench.open(bench.choose({ id: server, version: undefined }), undefined);
  const paths = opened.program.filter((path) => only === null || only.has(path));
  const run = await opened.run({
    ...noVariationOptions,
    session: "soundness",
    paths,
    lookups: null,
    trace: null,
  });
  run.discard();
  const { observation } = run;
  if (observation.failure !== undefined) throw new Error(observation.failure.message);
  const unknown = observation.files.find(({ kind }) => kind !== "final");
  if (unknown !== undefined) throw new Error(`${unknown.path} was not observed`);
  const found = new Map<string, string[]>();
  for (const { path, range, severity, code, message } of findingsOf(observation)) {
    const { start, end } = range;
    const place = `${start.line}:${start.character}-${end.line}:${end.character}`;
    found.set(path, [...(found.get(path) ?? []), `${place} ${severity} ${code ?? ""} ${message}`]);
  }
  return {
    files: paths.length,
    findings: Object.fromEntries([...found].map(([path, lines]) => [path, lines.sort()])),
  };
}

/** Files of which the two sides find something else, down to range and message; in the order of their names. */
export function differing(base: Findings, head: Findings): readonly string[] {
  const paths = new Set([...Object.keys(base), ...Object.keys(head)]);
  const text = (of: Findings, path: string) => (of[path] ?? []).join("\n");
  return [...paths].filter((path) => text(base, path) !== text(head, path)).sort();
}
