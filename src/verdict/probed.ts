/** What the probes of one root are planned from. */

import { type ChangedEscapes, changedEscapes } from "../escapes/escapes.ts";
import { findSuppressions } from "../escapes/suppressions.ts";
import type { Comparison } from "../match/compare.ts";
import { sha256 } from "../model/digest.ts";
import type { EscapeKind } from "../model/escapes.ts";
import { canonical } from "../model/json.ts";
import type { Side } from "../model/report.ts";
import type { ProbedSide, ProbeInput } from "../probes/input.ts";
import { isSound } from "../syntax/reading.ts";
import type { RunRecord, SideRun } from "./record.ts";
import { lookedOf, openedIn } from "./scope.ts";

export type ProbedChange = Pick<RunRecord, "base" | "head" | "changedFiles"> & {
  /** The trees that the names of probes are made of, base and head among them; absent: these two. */
  readonly namedAfter?: readonly (string | null)[];
};

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
    // Of a file that is not looked at nothing is asked: the other findings in it are not known.
    sides: { base: askedOf(sides.base), head: askedOf(sides.head) },
    ...(sees === undefined ? {} : { sees }),
    isListed: listedIn(escapes),
    isSilenced: silencedAmong(findings, sides, changedFiles, escapes),
  };
}

function askedOf(side: SideRun): ProbedSide {
  const { census } = side;
  const asked = {
    program: lookedOf(side),
    neighbours: openedIn(side),
    text: side.text,
    reading: side.reading,
  };
  return census === undefined ? asked : { ...asked, census };
}

/** By what stands there: what only counts where nothing is proven is for probes to show. */
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

/** Comments that silence one of the servers here; what is for another program hides nothing from them. */
export const silencers: ReadonlySet<string> = new Set<EscapeKind>([
  "type-ignore",
  "pyright-ignore",
  "pyright-directive",
  "ts-ignore",
  "ts-expect-error",
  "ts-nocheck",
]);

/** Also of one that came along with its definition: it stood in base, and its code was not looked at there either. */
function listedIn({ read }: ChangedEscapes): ProbeInput["isListed"] {
  return (path, first, last) =>
    read("head", path).escapes.some(({ kind, reach, line }) => {
      if (!silencers.has(kind)) return false;
      if (reach === "file") return true;
      // The next line with code may be some lines below.
      return line <= last && line >= first - (reach === "next-line" ? blankLinesMax : 0);
    });
}

const blankLinesMax = 3;
