/**
 * How one server measures a comparison, live or replayed: both sides whole; then, where anything is new or fixed,
 * both sides once more in reverse order, and the causes asked after; then head under its own server configuration.
 */
import picomatch from "picomatch";
import { allEnded } from "../core/all-ended.ts";
import { type LimitCode, limit } from "../core/codes.ts";
import { findingsOf } from "../core/finding.ts";
import type { LookupPlan } from "../core/lookup.ts";
import type { Limit, Side } from "../core/report.ts";
import { type Attribution, attribute } from "../delta/cause.ts";
import { type Comparison, compareObservations, type SideObservation } from "../delta/compare.ts";
import { planConfirmation } from "../delta/confirmation.ts";
import { type ImportGraph, importGraph } from "../delta/imports.ts";
import type { Observation } from "../observe/observation.ts";
import { importsIn } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import {
  type RunRecord,
  renamesIn,
  type SecondRun,
  type ServerRecord,
  type ServerRun,
  type SideRun,
} from "./record.ts";
import type { Sessions } from "./sessions.ts";

/** How many members of import cycles are looked at again on each side, beside what is new, fixed or changed. */
const cycleFilesMax = 40;

export async function measure(
  record: RunRecord,
  server: ServerRecord,
  sessions: Sessions,
): Promise<ServerRun> {
  const [base, head] = await allEnded([sessions.first("base"), sessions.first("head")]);
  const sides = { base, head };
  const comparison = compareSides(record, sides);
  const graphs = { base: graphOf(base), head: graphOf(head) };
  const isHealthy = base.observation.failure === undefined && head.observation.failure === undefined;
  const second = isHealthy ? await lookAgain(record, { sides, comparison, graphs }, sessions) : null;
  const headConfiguration =
    sessions.headConfiguration === null || !isHealthy ? null : await sessions.headConfiguration();
  return { server, sides, comparison, graphs, second, headConfiguration };
}

async function lookAgain(
  record: RunRecord,
  { sides, comparison, graphs }: Pick<ServerRun, "sides" | "comparison" | "graphs">,
  sessions: Sessions,
): Promise<SecondRun | null> {
  const plan = planConfirmation({
    comparison,
    changedFiles: record.changedFiles,
    renames: renamesIn(record.changedFiles),
    programs: { base: sides.base.program, head: sides.head.program },
    graphs,
    cycleFilesMax,
  });
  if (plan === undefined) return null;
  const causes = attribute({
    findings: comparison.findings,
    changedFiles: record.changedFiles,
    text: (side, path) => sides[side].text(path),
    reading: (side, path) => sides[side].reading(path),
  });
  const [base, head] = await allEnded([
    sessions.again("base", plan.base, null),
    sessions.again("head", plan.head, lookupsFor(causes)),
  ]);
  return {
    observations: { base, head },
    causes: causes.causes(head.lookups),
    limits: [
      ...limits("confirmation-cut", "files in import cycles were checked once only", plan.cut),
      ...limits("causes-cut", "new findings outside of the change were not traced to a cause", causes.cut),
    ],
  };
}

function lookupsFor(causes: Attribution): LookupPlan | null {
  return causes.next([]).length === 0 ? null : causes.next;
}

function limits(code: LimitCode, message: string, count: number): readonly Limit[] {
  return count === 0 ? [] : [limit(code, message, count)];
}

function graphOf(side: SideRun): ImportGraph {
  return importGraph(side.program, (path) => {
    const language = syntaxLanguage(side.languageId(path));
    return language === undefined ? [] : importsIn(language, side.text(path) ?? "");
  });
}

/** Two sides as they were observed; what is observed is given apart, because a second look sees only some files. */
export function compareSides(
  record: RunRecord,
  sides: Readonly<Record<Side, SideRun>>,
  observations: Readonly<Record<Side, Observation>> = {
    base: sides.base.observation,
    head: sides.head.observation,
  },
): Comparison {
  const isIgnored = ignoring(record.ignore);
  const observed = (side: Side): SideObservation =>
    sideObservation(sides[side], observations[side], isIgnored);
  return compareObservations({
    base: observed("base"),
    head: observed("head"),
    renames: renamesIn(record.changedFiles),
    changedFiles: record.changedFiles,
    text: (side, path) => sides[side].text(path),
    reading: (side, path) => sides[side].reading(path),
  });
}

function sideObservation(
  side: SideRun,
  observation: Observation,
  isIgnored: (path: string) => boolean,
): SideObservation {
  const unknown = observation.files.flatMap((file) => (file.kind === "unknown" ? [file.path] : []));
  const withheld = side.withheld.map((file) => file.path);
  return {
    findings: findingsOf(observation).filter((finding) => !isIgnored(finding.path)),
    unknown: new Set([...unknown, ...withheld]),
    // A file that the server was not given is still there: what the other side finds in it is not new.
    files: new Set([...side.program, ...withheld, ...side.configurationFiles]),
    unchecked: new Set(side.unchecked),
  };
}

export function ignoring(globs: readonly string[]): (path: string) => boolean {
  return globs.length === 0 ? () => false : picomatch([...globs], { dot: true });
}
