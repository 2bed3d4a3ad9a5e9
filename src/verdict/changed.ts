/**
 * Records for every source file of the change which server checked it, or which rule left it out. Without this list a
 * reader could not tell a clean file from an unchecked one.
 */
import type { ChangedFile } from "../model/change.ts";
import type { ChangedSource, SourceRecord } from "../model/changed.ts";
import { markedFolder } from "../model/package-markers.ts";
import type { Report, Side, UnknownFile } from "../model/report.ts";
import type { RunRecord, ServerRun, SideRun } from "./record.ts";

/** What the run knows about checked files. */
type Looked = {
  readonly runs: readonly ServerRun[];
  readonly unknown: readonly UnknownFile[];
  readonly isIgnored: (path: string) => boolean;
  readonly isDenied: (path: string) => boolean;
  /** True if a server of the run could not be started: files that only it would check are unknown then. */
  readonly isPartial: boolean;
};

/**
 * Returns every changed source file with its records, in order: unknown if a server has no result for it, checked, or
 * left out with the rule. A file that no server has gets one record without a server.
 */
export function changedSourcesOf(
  { changedFiles, otherSources = [] }: Pick<RunRecord, "changedFiles" | "otherSources">,
  looked: Looked,
): readonly ChangedSource[] {
  const at = new Map(looked.unknown.map((one) => [key(one.server, one.side, one.path), one.reason]));
  const programs = looked.runs.map(({ server, sides }) => ({
    server: server.id,
    base: given(sides.base),
    head: given(sides.head),
  }));
  const recordsOf = (file: ChangedFile): readonly SourceRecord[] => {
    const places = placesOf(file);
    // Findings are reported in head if the file exists there, so head's path decides about `ignore`.
    const shown = places.slice(0, 1);
    const why = (["isDenied", "isIgnored"] as const).find((rule) =>
      shown.every(({ path }) => looked[rule](path)),
    );
    if (why !== undefined)
      return [{ server: null, outcome: "left-out", why: why === "isDenied" ? "denied" : "ignored" }];
    return programs.flatMap(({ server, ...sides }): readonly SourceRecord[] => {
      const reasons = places.flatMap(({ side, path }) => at.get(key(server, side, path)) ?? []);
      const [why] = reasons;
      if (why !== undefined) return [{ server, outcome: "unknown", why }];
      const isTaken = places.every(({ side, path }) => sides[side].program.has(path));
      if (isTaken) return [{ server, outcome: "checked", why: null }];
      const isSource = places.some(
        ({ side, path }) => sides[side].unchecked.has(path) || sides[side].program.has(path),
      );
      return isSource ? [{ server, outcome: "left-out", why: "not-in-program" }] : [];
    });
  };
  const nobody = (why: "not-in-program" | "no-server"): SourceRecord =>
    looked.isPartial && why === "not-in-program"
      ? { server: null, outcome: "unknown", why: "server-failed" }
      : { server: null, outcome: "left-out", why };
  const record = (file: ChangedFile, whyNobody: "not-in-program" | "no-server"): ChangedSource => {
    const records = recordsOf(file);
    return { ...named(file), records: records.length > 0 ? records : [nobody(whyNobody)] };
  };
  return [
    ...once(changedFiles.filter(isRead)).map((file) => record(file, "not-in-program")),
    ...otherSources.map((file) => record(file, "no-server")),
  ];
}

/**
 * Merges the two entries of a link whose target changed: git lists one file that left the name and another that took
 * it. The name itself existed on both sides.
 */
function once(files: readonly ChangedFile[]): readonly ChangedFile[] {
  const before = new Set(files.flatMap(({ from }) => from ?? []));
  const after = new Set(files.flatMap(({ to }) => to ?? []));
  const kept = new Map<string, ChangedFile>();
  for (const { from, to } of files) {
    const goes = to === null && from !== null && after.has(from);
    const comes = from === null && to !== null && before.has(to);
    const path = to ?? from ?? "";
    if (!goes && !comes) kept.set(JSON.stringify([from, to]), { from, to });
    else if (!files.some((one) => one.from !== null && one.to === path))
      kept.set(path, { from: path, to: path });
  }
  return [...kept.values()];
}

/** True if the file is source code. A marker such as `py.typed` describes a package, and no server checks it. */
function isRead({ from, to }: ChangedFile): boolean {
  const path = to ?? from ?? "";
  return path.split("/").at(-1) !== "py.typed" && markedFolder(path) === undefined;
}

/** Returns the files of a side as sets, because every changed file is looked up in them. */
function given({ program, unchecked }: SideRun) {
  return { program: new Set(program), unchecked: new Set(unchecked) };
}

/** Returns the paths of a changed file, head first. */
function placesOf({ from, to }: ChangedFile): readonly { readonly side: Side; readonly path: string }[] {
  return [
    ...(to === null ? [] : [{ side: "head" as const, path: to }]),
    ...(from === null ? [] : [{ side: "base" as const, path: from }]),
  ];
}

/** Returns the path of a changed file and what happened to it: added, deleted, edited or renamed. */
function named({ from, to }: ChangedFile): Omit<ChangedSource, "records"> {
  if (to === null) return { path: from ?? "", change: "deleted" };
  if (from === null) return { path: to, change: "added" };
  return from === to ? { path: to, change: "edited" } : { path: to, from, change: "renamed" };
}

/** Returns the key of a file on one side of one server. */
function key(server: string, side: Side, path: string): string {
  return `${server} ${side} ${path}`;
}

/**
 * True if the records of changed files, in a report from another job, fit its list of unknown files and its servers.
 * Otherwise the two lists could contradict each other. Within these limits the outcome `checked` is trusted.
 */
export function hasItsChanged({
  changed = [],
  servers,
  unknown,
}: Pick<Report, "changed" | "servers" | "unknown">): boolean {
  const known = new Set(servers.map(({ id }) => id));
  const silent = new Set(unknown.map(({ server, side, path }) => key(server, side, path)));
  return changed.every(({ path, from, change, records }) =>
    records.every(({ server, outcome, why }) => {
      if (server === null) return outcome !== "checked";
      const isSilent =
        (change !== "deleted" && silent.has(key(server, "head", path))) ||
        (change !== "added" && silent.has(key(server, "base", from ?? path)));
      return known.has(server) && isSilent === (outcome === "unknown" && why !== null);
    }),
  );
}
