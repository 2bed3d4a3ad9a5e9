/** What became of the sources that a change touches: each has a record, also one that nobody looked at. */
import { compareText } from "./order.ts";
import { insidePath } from "./paths.ts";

/**
 * Why nobody looked at a source. `denied`: `deny.paths` of base's configuration has it; `ignored`: that leaves it out otherwise; `not-in-program`: its language is spoken, and no
 * server takes the file in; `no-server`: no server of the run speaks its language.
 */
export const leftOutRules = ["denied", "ignored", "not-in-program", "no-server"] as const;
export type LeftOutRule = (typeof leftOutRules)[number];

export type SourceRecord =
  /** Both sides that have it were asked about it, and answered. */
  | { readonly server: string; readonly outcome: "checked"; readonly why: null }
  /** A side that has it gave no answer: the code of the first reason. `server` is null where none was started. */
  | { readonly server: string | null; readonly outcome: "unknown"; readonly why: string }
  | { readonly server: string | null; readonly outcome: "left-out"; readonly why: LeftOutRule };

export type ChangedSource = {
  /** In head; in base of one that head has not. */
  readonly path: string;
  /** In base, where it is another. */
  readonly from?: string;
  readonly change: "added" | "edited" | "renamed" | "deleted";
  /** By server; one at least. */
  readonly records: readonly SourceRecord[];
};

export function changedSourceToV1({ path, from, change, records }: ChangedSource): ChangedSource {
  return {
    path: insidePath(path),
    ...(from === undefined ? {} : { from: insidePath(from) }),
    change,
    records: records
      .map(({ server, outcome, why }) => ({ server, outcome, why }) as SourceRecord)
      .sort((a, b) => compareText(a.server ?? "", b.server ?? "")),
  };
}

export function compareChanged(left: ChangedSource, right: ChangedSource): number {
  return compareText(left.path, right.path) || compareText(left.from ?? "", right.from ?? "");
}
