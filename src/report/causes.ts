/** Groups new findings for a reader: by the edit that broke them, then file by file those without such an edit. */
import { diffArrays } from "diff";
import { compareCauses } from "../model/causes.ts";
import {
  type Cause,
  type ComparedFinding,
  causeOrOwnPlace,
  type FindingState,
  isInHead,
  type Place,
  type Severity,
  severityAtLeast,
  severityRank,
} from "../model/finding.ts";
import { compareFindings } from "../model/order.ts";
import type { Report, ReportedCause, Side } from "../model/report.ts";
import { countMore, shortId } from "../model/text.ts";
import { causeLabel } from "./words.ts";

/** Edit with its effects, most severe first. */
export type CauseGroup = {
  readonly cause: ReportedCause;
  /** Cause as the first finding has it, which also knows the exact range. */
  readonly at: Cause;
  readonly effects: readonly ComparedFinding[];
};

export type GroupedFindings = {
  /** Edits with the most severe effects first, then with the most effects. */
  readonly causes: readonly CauseGroup[];
  /** Findings without such an edit, most severe first, then in the order of places. */
  readonly alone: readonly ComparedFinding[];
};

/**
 * Groups the new findings at or above the severity `show` by the edit that caused them. A reader then sees one edit
 * with fifty effects instead of fifty unrelated errors.
 */
export function groupByCause(
  { findings, causes }: Pick<Report, "findings" | "causes">,
  show: Severity,
): GroupedFindings {
  const shown = findingsIn("new", findings, show);
  const groups = causes.flatMap((cause): readonly CauseGroup[] => {
    const ids = new Set(cause.effects);
    const effects = shown.filter(({ id }) => ids.has(id));
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

/**
 * Lists the findings of one state at or above the severity `show`: most severe first, then by place. Every surface
 * uses it, so that limits cut the least severe everywhere.
 */
export function findingsIn(
  state: FindingState,
  findings: readonly ComparedFinding[],
  show: Severity,
): readonly ComparedFinding[] {
  return findings
    .filter((one) => one.state === state && severityAtLeast(one.severity, show))
    .sort(
      (left, right) =>
        severityRank(left.severity) - severityRank(right.severity) || compareFindings(left, right),
    );
}

function worst({ effects }: CauseGroup): number {
  return Math.min(...effects.map(({ severity }) => severityRank(severity)));
}

/** Sorts findings file by file: the file with the most severe one first. */
export function groupByFile(findings: readonly ComparedFinding[]): readonly ComparedFinding[] {
  return [...Map.groupBy(findings, ({ path }) => path).values()].flat();
}

/**
 * Merges findings with the same words on the same line, such as an unknown name that is used twice. A reader needs
 * only one of them; the ids of all remain, because a waiver names an id.
 */
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

/** Findings with the same words on one line of a file that an edit broke. */
export type Effect = {
  readonly finding: ComparedFinding;
  /** The others on the line, of which only columns and ids differ. */
  readonly others: readonly ComparedFinding[];
  /** Files through which the file imports the edit; empty for a direct import, and if the effect before has them. */
  readonly through: readonly string[];
};

/** Returns all findings of some effects, to count or name those that a surface leaves out. */
export function effectFindings(effects: readonly Effect[]): readonly ComparedFinding[] {
  return effects.flatMap(({ finding, others }) => [finding, ...others]);
}

/** Lists the ids of findings, which a waiver needs, with `quote` around each: "9a68, 5da6 (and 3 more)". */
export function idList(findings: readonly ComparedFinding[], quote = ""): string {
  const shown = findings.slice(0, idsMax).map(({ id }) => `${quote}${shortId(id)}${quote}`);
  return `${shown.join(", ")}${countMore(findings.length - shown.length)}`;
}

const idsMax = 10;

/**
 * Lists effects for the terminal, the page and Markdown. The import route stands once for all effects of a file,
 * because it is the same for each. Without `cause` there are no routes.
 */
export function effectsIn(
  findings: readonly ComparedFinding[],
  cause: Pick<ReportedCause, "routes"> = {},
): readonly Effect[] {
  const ways = importPathsTo(cause);
  return sameOnOneLine(findings).map(([finding, ...others], at, all) => {
    const isNamed = all[at - 1]?.[0].path === finding.path;
    return { finding, others, through: isNamed ? [] : (ways.get(finding.path) ?? []) };
  });
}

/**
 * Maps each path to the files through which it imports the edit, from the effect to the edit; none if it imports
 * the edited file itself.
 */
export function importPathsTo(cause: Pick<ReportedCause, "routes">): ReadonlyMap<string, readonly string[]> {
  return new Map((cause.routes ?? []).map(({ path, through }) => [path, through.toReversed()]));
}

/** Number of effects of an edit that every surface shows unfolded. */
export const effectsOpenMax = 3;

/** Line of an edit as a diff shows it; `number` counts from 1 on its own side. */
export type DiffLine = {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
  readonly number: number;
};

/** Signs of a diff in Markdown and at a terminal. The page has a longer minus. */
export const diffSigns = { same: " ", removed: "-", added: "+" } as const satisfies Record<
  DiffLine["kind"],
  string
>;

/**
 * Returns the lines of an edit as a diff from base to head. Every surface shows this diff, so that all agree. Empty
 * if the report has no code.
 */
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

/**
 * Places the new findings on the lines of a change, for annotations and check runs. The most severe come first,
 * because GitHub limits their number; at equal severity edits come before findings.
 */
export function marksOf(report: Pick<Report, "findings" | "causes">, show: Severity): readonly Mark[] {
  const { causes, alone } = groupByCause(report, show);
  const ofCauses = causes.flatMap((group): readonly Mark[] => {
    const [first, ...more] = group.effects;
    if (first === undefined) return [];
    const touched = new Set(group.cause.touched);
    const inTouched =
      more.length === 0 || !isInHead(group.at) ? [] : group.effects.filter(({ path }) => touched.has(path));
    return [
      more.length === 0
        ? mark(first, shownPlace(first), false)
        : { kind: "cause", group, first, place: shownPlace(first) },
      ...inTouched.map((one) => mark(one, one.ownShown === undefined ? one : one.ownShown, true)),
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

/** Returns the place to show. A finding outside the change is shown at the edit that caused it, because a pull request does not show its own line. */
function shownPlace(finding: ComparedFinding): Place | null {
  return finding.shown === undefined ? causeOrOwnPlace(finding) : finding.shown;
}

/**
 * Returns the values by which a reader distinguishes two marks on one line. Two marks with equal values are shown
 * once, because the second one would use up an annotation without new information.
 */
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

/**
 * Returns the severity by which marks are sorted. A group of effects has that of its first effect, which is the most
 * severe.
 */
export function severityOf(one: Mark): Severity {
  return one.kind === "cause" ? one.first.severity : one.finding.severity;
}
