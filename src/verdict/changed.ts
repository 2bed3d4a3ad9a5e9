/** Records for every source file of the change which server checked it, or by which rule none did. */
import type { ChangedFile } from "../model/change.ts";
import type { ChangedSource, SourceRecord } from "../model/changed.ts";
import { markedFolder } from "../model/package-markers.ts";
import type { Report, Side, UnknownFile } from "../model/report.ts";
import type { RunRecord, ServerRun, SideRun } from "./record.ts";

type Looked = {
  readonly runs: readonly ServerRun[];
  readonly unknown: readonly UnknownFile[];
  readonly isIgnored: (path: string) => boolean;
  readonly isDenied: (path: string) => boolean;
  /** True if a server of the run could not be started: files that only it would check are unknown then. */
  readonly isPartial: boolean;
};

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
    // What is found is found in head, where there is one.
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
 * Merges the two entries of a link whose target changed: one file left that name and another one came, but the name
 * itself was there all along.
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

/** True if the file is source code. A marker describes a package, and no server checks it. */
function isRead({ from, to }: ChangedFile): boolean {
  const path = to ?? from ?? "";
  return path.split("/").at(-1) !== "py.typed" && markedFolder(path) === undefined;
}

function given({ program, unchecked }: SideRun) {
  return { program: new Set(program), unchecked: new Set(unchecked) };
}

function placesOf({ from, to }: ChangedFile): readonly { readonly side: Side; readonly path: string }[] {
  return [
    ...(to === null ? [] : [{ side: "head" as const, path: to }]),
    ...(from === null ? [] : [{ side: "base" as const, path: from }]),
  ];
}

function named({ from, to }: ChangedFile): Omit<ChangedSource, "records"> {
  if (to === null) return { path: from ?? "", change: "deleted" };
  if (from === null) return { path: to, change: "added" };
  return from === to ? { path: to, change: "edited" } : { path: to, from, change: "renamed" };
}

function key(server: string, side: Side, path: string): string {
  return `${server} ${side} ${path}`;
}

/**
 * True if the records of a report from another job follow from its unknown files and are of its servers; `checked` is
 * trusted.
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
