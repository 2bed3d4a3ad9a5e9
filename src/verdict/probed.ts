/** Builds the input from which the probes of one root are planned. */

import { type ChangedEscapes, changedEscapes } from "../escapes/escapes.ts";
import { findSuppressions } from "../escapes/suppressions.ts";
import type { Comparison } from "../match/compare.ts";
import { compact } from "../model/compact.ts";
import { sha256 } from "../model/digest.ts";
import type { EscapeKind } from "../model/escapes.ts";
import { canonical } from "../model/json.ts";
import type { Side } from "../model/report.ts";
import type { ProbedSide, ProbeInput } from "../probes/input.ts";
import { isSound } from "../syntax/reading.ts";
import type { RunRecord, SideRun } from "./record.ts";
import { checkedFilesOf, listOpenedFiles } from "./scope.ts";

/** Change that probes are made for. */
export type ProbedChange = Pick<RunRecord, "base" | "head" | "changedFiles"> & {
  /** Trees from which the names of probes are derived, including base and head; absent: these two. */
  readonly namedAfter?: readonly (string | null)[];
};

/**
 * Returns the input for the probes of one root. The names in probes derive from the trees, so a change cannot define
 * the same names, and a replay makes the same probes.
 */
export function probeInput(
  { base, head, changedFiles, namedAfter = [base.tree, head.tree] }: ProbedChange,
  sides: Readonly<Record<Side, SideRun>>,
  { findings }: Comparison,
  sees?: ProbeInput["sees"],
): ProbeInput {
  const seed = sha256(canonical(namedAfter)).slice("sha256:".length);
  const reading = (side: Side, path: string) => sides[side].reading(path);
  const escapes = changedEscapes({ files: changedFiles, reading });
  return {
    seed,
    changedFiles,
    findings,
    // Files outside of the scope are not probed, because their other findings are not known.
    sides: { base: askedOf(sides.base), head: askedOf(sides.head) },
    ...compact({ sees }),
    isListed: listedIn(escapes),
    isSilenced: silencedAmong(findings, sides, changedFiles, escapes),
  };
}

/**
 * Returns a side in the form that the planning of probes expects. Probes go only into checked files. Files that are
 * open as context are listed as neighbours.
 */
function askedOf(side: SideRun): ProbedSide {
  const { census } = side;
  const asked = {
    program: checkedFilesOf(side),
    neighbours: listOpenedFiles(side),
    text: side.text,
    reading: side.reading,
  };
  return census === undefined ? asked : { ...asked, census };
}

/**
 * Tests whether a fixed finding was only silenced, judged by the code alone. Such a finding needs no probe. The other
 * tests need proofs, which the probes provide.
 */
function silencedAmong(
  findings: Comparison["findings"],
  sides: Readonly<Record<Side, SideRun>>,
  changedFiles: RunRecord["changedFiles"],
  escapes: ChangedEscapes,
): ProbeInput["isSilenced"] {
  const fixed = findings.filter(({ state }) => state === "fixed");
  if (fixed.length === 0) return () => false;
  const { findings: explained } = findSuppressions(
    {
      files: changedFiles,
      findings: fixed,
      text: (side, path) => sides[side].text(path),
      reading: (side, path) => sides[side].reading(path),
      unreachable: () => [],
      sees: () => false,
      parses: (side, path) => isSound(sides[side].reading(path)),
      isProven: () => true,
    },
    escapes,
  );
  const silenced = new Set(explained.flatMap(({ id, state }) => (state === "fixed" ? [] : [id])));
  return (id) => silenced.has(id);
}

/** Comments that silence a server of this product; comments for other programs hide nothing from it. */
export const silencers: ReadonlySet<string> = new Set<EscapeKind>([
  "type-ignore",
  "pyright-ignore",
  "pyright-directive",
  "ts-ignore",
  "ts-expect-error",
  "ts-nocheck",
]);

/**
 * Tests whether a suppression covers the lines. Probes skip such lines: the suppression hides the probe, and its
 * report is elsewhere. It also counts if it moved with its definition, because base did not check that code.
 */
function listedIn({ read }: ChangedEscapes): ProbeInput["isListed"] {
  return (path, first, last) =>
    read("head", path).escapes.some(({ kind, reach, line }) => {
      if (!silencers.has(kind)) return false;
      if (reach === "file") return true;
      // The suppressed line can be some blank lines below the comment.
      return line <= last && line >= first - (reach === "next-line" ? blankLinesMax : 0);
    });
}

/** Maximum number of blank lines between a suppression and the line that it covers. */
const blankLinesMax = 3;
