/** Groups new findings for a reader: by the edit that broke them, then file by file those without such an edit. */
import { diffArrays } from "diff";
import { compareCauses } from "../model/causes.ts";
import {
  type Cause,
  type ComparedFinding,
  causeOrOwnPlace,
  isInHead,
  type Place,
  type Severity,
  severities,
  severityAtLeast,
  severityRank,
} from "../model/finding.ts";
import { compareFindings } from "../model/order.ts";
import type { Report, ReportedCause, Side } from "../model/report.ts";
import { causeLabel } from "./words.ts";

/** Edit with its effects, most severe first. */
export type CauseGroup = {
  readonly cause: ReportedCause;
  /** Cause as its first finding has it. */
  readonly at: Cause;
  readonly effects: readonly ComparedFinding[];
};

export type GroupedFindings = {
  /** Edits with the most severe effects first, then with the most effects. */
  readonly causes: readonly CauseGroup[];
  /** Findings without such an edit, most severe first, then in the order of places. */
  readonly alone: readonly ComparedFinding[];
};

/** Groups the new findings that are severe enough to be shown. */
export function groupByCause(
  { findings, causes }: Pick<Report, "findings" | "causes">,
  show: Severity,
): GroupedFindings {
  const shown = ranked(
    findings
      .filter((one) => one.state === "new" && severityAtLeast(one.severity, show))
      .toSorted(compareFindings),
  );
  const groups = causes.flatMap((cause): readonly CauseGroup[] => {
    const own = new Set(cause.effects);
    const effects = shown.filter(({ id }) => own.has(id));
    const at = effects[0]?.cause ?? null;
    return at === null ? [] : [{ cause, at, effects }];
  });
  const caused = new Set(groups.flatMap(({ effects }) => effects.map(({ id }) => id)));
  return {
    causes: groups.sort(
      (left, right) =>
        worst(left) - worst(right) ||
        right.effects.length - left.effects.length ||
        compareCauses(left.cause, right.cause),
    ),
    alone: shown.filter(({ id }) => !caused.has(id)),
  };
}

function ranked(findings: readonly ComparedFinding[]): readonly ComparedFinding[] {
  return severities.flatMap((severity) => findings.filter((one) => one.severity === severity));
}

function worst({ effects }: CauseGroup): number {
  return Math.min(...effects.map(({ severity }) => severityRank(severity)));
}

/** Sorts findings file by file: the file with the most severe one first. */
export function groupByFile(findings: readonly ComparedFinding[]): readonly ComparedFinding[] {
  return [...Map.groupBy(findings, ({ path }) => path).values()].flat();
}

/** Merges findings with the same words on the same line. */
export function sameOnOneLine(
  findings: readonly ComparedFinding[],
): readonly (readonly [ComparedFinding, ...ComparedFinding[]])[] {
  const groups = Map.groupBy(findings, ({ path, range, severity, code, message, waived, ruled }) =>
    JSON.stringify([path, range.start.line, severity, code, message, waived ?? null, ruled ?? null]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others]],
  );
}

/**
 * Maps each path to the files through which it imports the edit, from the effect to the edit; none if it imports
 * the edited file itself.
 */
export function importPathsTo(cause: Pick<ReportedCause, "routes">): ReadonlyMap<string, readonly string[]> {
  return new Map((cause.routes ?? []).map(({ path, through }) => [path, through.toReversed()]));
}

/** Number of effects of an edit that are shown unfolded. */
export const effectsOpenMax = 3;

/** Line of an edit as a diff shows it; `number` counts from 1 on its own side. */
export type DiffLine = {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
  readonly number: number;
};

/** Returns the lines of an edit, from base to head; empty if the report does not carry them. */
export function diffOf({ excerpts: { base, head } }: Pick<ReportedCause, "excerpts">): readonly DiffLine[] {
  const next: Record<Side, number> = { base: (base?.line ?? 0) + 1, head: (head?.line ?? 0) + 1 };
  return diffArrays([...(base?.lines ?? [])], [...(head?.lines ?? [])]).flatMap(
    ({ value, added, removed }): readonly DiffLine[] =>
      value.map((text) => {
        if (removed) return { kind: "removed", text, number: next.base++ };
        const line: DiffLine = { kind: added ? "added" : "same", text, number: next.head++ };
        if (!added) next.base++;
        return line;
      }),
  );
}

/**
 * Mark on the lines of a change: one at each edit that broke something, with all its effects; one for each of those
 * effects in a file that the change touches; one for each finding without such an edit. Equal marks are merged.
 */
export type Mark =
  | {
      readonly kind: "finding";
      readonly finding: ComparedFinding;
      /** True if the mark is at the finding itself, not at the edit that broke it. */
      readonly isOwn: boolean;
      /** Place in what is displayed; null for a line that only the merge has. */
      readonly place: Place | null;
    }
  | {
      readonly kind: "cause";
      readonly group: CauseGroup;
      readonly first: ComparedFinding;
      readonly place: Place | null;
    };

/** Sorts marks: most severe first; at equal severity edits before findings. */
export function marksOf(report: Pick<Report, "findings" | "causes">, show: Severity): readonly Mark[] {
  const { causes, alone } = groupByCause(report, show);
  const ofCauses = causes.flatMap((group): readonly Mark[] => {
    const [first, ...more] = group.effects;
    if (first === undefined) return [];
    const touched = new Set(group.cause.touched);
    const own =
      more.length === 0 || !isInHead(group.at) ? [] : group.effects.filter(({ path }) => touched.has(path));
    return [
      more.length === 0
        ? mark(first, shownPlace(first), false)
        : { kind: "cause", group, first, place: shownPlace(first) },
      ...own.map((one) => mark(one, one.ownShown === undefined ? one : one.ownShown, true)),
    ];
  });
  const all = [...ofCauses, ...alone.map((one) => mark(one, shownPlace(one), false))];
  const seen = new Set<string>();
  const places = new Map(report.findings.map(({ id }, at) => [id, at]));
  const placeInReport = (one: Mark) => places.get((one.kind === "cause" ? one.first : one.finding).id) ?? 0;
  return all
    .filter((one) => {
      const key = JSON.stringify([one.kind, one.place?.path, one.place?.range.start.line, textOf(one)]);
      return seen.size !== seen.add(key).size;
    })
    .sort(
      (left, right) =>
        severityRank(severityOf(left)) - severityRank(severityOf(right)) ||
        Number(right.kind === "cause") - Number(left.kind === "cause") ||
        placeInReport(left) - placeInReport(right),
    );
}

function mark(finding: ComparedFinding, place: Place | null, isOwn: boolean): Mark {
  return { kind: "finding", finding, place, isOwn };
}

/** Returns the place to show. A finding outside of the change is shown at the edit that caused it. */
function shownPlace(finding: ComparedFinding): Place | null {
  return finding.shown === undefined ? causeOrOwnPlace(finding) : finding.shown;
}

/** Returns what makes two marks on one line equal to a reader. */
function textOf(one: Mark): readonly unknown[] {
  if (one.kind === "cause") return [one.group.cause.id];
  const { severity, code, message, waived, cause, path, range } = one.finding;
  return [
    severity,
    code,
    message,
    waived,
    cause === null ? null : [path, range.start.line, causeLabel(cause)],
  ];
}

export function severityOf(one: Mark): Severity {
  return one.kind === "cause" ? one.first.severity : one.finding.severity;
}
