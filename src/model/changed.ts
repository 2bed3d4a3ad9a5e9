/** Defines the records of changed sources. Every changed source has one, so that no unchecked file goes unnoticed. */
import { compact } from "./compact.ts";
import { compareText } from "./order.ts";
import { insidePath } from "./paths.ts";

/**
 * Why a source was not checked.
 * - `denied`: `deny.paths` of base's configuration excludes it.
 * - `ignored`: base's configuration excludes it in another way.
 * - `not-in-program`: a server knows its language but includes the file in no program.
 * - `no-server`: no server of the run knows its language.
 */
export const leftOutRules = ["denied", "ignored", "not-in-program", "no-server"] as const;
export type LeftOutRule = (typeof leftOutRules)[number];

/** What one server did with a changed source. */
export type SourceRecord =
  /** The server answered for the file on each side that has it. */
  | { readonly server: string; readonly outcome: "checked"; readonly why: null }
  /** A side has the file but no answer; `why` is the code of the first reason. `server` is null if none was started. */
  | { readonly server: string | null; readonly outcome: "unknown"; readonly why: string }
  | { readonly server: string | null; readonly outcome: "left-out"; readonly why: LeftOutRule };

/** A source that the change touches. */
export type ChangedSource = {
  /** Path in head, or in base for a file that head does not have. */
  readonly path: string;
  /** Path in base, if it differs. */
  readonly from?: string;
  readonly change: "added" | "edited" | "renamed" | "deleted";
  /** Records by server, at least one. */
  readonly records: readonly SourceRecord[];
};

/** Writes a changed source into the published report. Records are sorted, so that equal reports have equal bytes. */
export function changedSourceToV1({ path, from, change, records }: ChangedSource): ChangedSource {
  return {
    path: insidePath(path),
    ...compact({ from: from === undefined ? undefined : insidePath(from) }),
    change,
    records: records
      .map(({ server, outcome, why }) => ({ server, outcome, why }) as SourceRecord)
      .sort((a, b) => compareText(a.server ?? "", b.server ?? "")),
  };
}

export function compareChanged(left: ChangedSource, right: ChangedSource): number {
  return compareText(left.path, right.path) || compareText(left.from ?? "", right.from ?? "");
}
