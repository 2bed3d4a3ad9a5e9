/**
 * Defines the published form of a DriftReport. It is separate from the internal type, so that internal changes do not
 * change the published schema.
 */
import { sha256 } from "../../model/digest.ts";
import type { Range, Severity } from "../../model/finding.ts";
import { canonical } from "../../model/json.ts";
import type { RangeV1 } from "../../model/report-v1.ts";
import { validateDriftV1 } from "../../schemas/generated/drift.v1.ts";
import type { DriftBaseline } from "./arms.ts";
import type { Divergence, DriftDifference } from "./classes.ts";
import { judgements } from "./judgement.ts";
import type { DiagnosticPair } from "./pairs.ts";
import { type RawDiagnostic, rawKey } from "./raw-diagnostic.ts";
import type { DifferingAnswer, DriftReport, Reproduction } from "./rerecord.ts";
import type { RunsSummary } from "./runs.ts";
import type { VersionDrift } from "./versions.ts";

const differencesMax = 100;
const findingsMax = 1_000;

/**
 * Returns the published form (`schemas/drift.v1.json`): RFC 8785 JSON and one line feed. Long lists are cut, and their
 * full lengths are kept. `parting` is the published name of `differingAnswer`. Throws if the result breaks the schema.
 */
export function driftToV1(report: DriftReport): string {
  const { judgement, against } = report;
  const value = {
    schema: "lanser.drift.v1",
    target: report.target,
    server: report.server,
    judgement,
    priority: judgements[judgement].priority,
    recorded: report.recorded === null ? null : divergenceToV1(report.recorded),
    parting: report.differingAnswer === null ? null : differingAnswerToV1(report.differingAnswer),
    canonical: runsToV1(report.canonical),
    runs: runsToV1(report.runs),
    variations: report.variations.map(({ name, divergence, notVaried }) => ({
      name,
      divergence: divergenceToV1(divergence),
      notVaried,
    })),
    repeats: report.repeats.map(({ arm, outcome, own, canonical, rate }) => ({
      arm,
      outcome,
      own,
      canonical,
      rate,
    })),
    against: against === null ? null : againstToV1(against),
    reproduction: report.reproduction === null ? null : reproductionToV1(report.reproduction),
    issue: report.issue,
    power: report.power,
  };
  const text = canonical(wellFormed(value));
  if (!validateDriftV1(JSON.parse(text))) {
    const first = validateDriftV1.errors?.[0];
    throw new Error(`the drift report does not follow its schema: ${first?.instancePath} ${first?.message}`);
  }
  return `${text}\n`;
}

function differingAnswerToV1({ wanted, got, at }: DifferingAnswer) {
  return {
    wanted: { run: wanted, entry: at.entry, value: at.a, around: at.around.a },
    got: { run: got, entry: at.entryInB, value: at.b, around: at.around.b },
    pointer: at.pointer,
  };
}

/**
 * Writes a summary of runs. Run numbers are 1-based. Stable findings are only a digest, since there can be thousands.
 */
function runsToV1(summary: RunsSummary) {
  const { runs, distinct, classes, worst, firstDivergence, outcomes, core, volatile } = summary;
  return {
    runs,
    distinct,
    classes,
    worst,
    firstDivergence:
      firstDivergence === null
        ? null
        : {
            run: firstDivergence.run + 1,
            schedule: firstDivergence.schedule,
            divergence: divergenceToV1(firstDivergence.divergence),
          },
    outcomes: outcomes.map(({ digest, schedules, runs: count, ended, divergence }) => ({
      digest,
      schedules,
      runs: count,
      ended,
      divergence: divergenceToV1(divergence),
    })),
    core: { count: core.length, digest: sha256(canonical(core.map(rawKey))) },
    volatile: {
      count: volatile.length,
      findings: volatile
        .slice(0, findingsMax)
        .map(({ finding, runs: seen, of }) => ({ finding: rawToV1(finding), runs: seen, of })),
    },
    unknown: summary.unknown,
    upper95: summary.upper95,
  };
}

/** Writes a divergence. The list of differences is cut, and `count` keeps its full length. */
function divergenceToV1({ class: of, classes, first, decides, differences }: Divergence) {
  return {
    class: of,
    classes,
    first: first === null ? null : differenceToV1(first),
    decides,
    differences: {
      count: differences.length,
      shown: differences.slice(0, differencesMax).map(differenceToV1),
    },
  };
}

function differenceToV1({ class: of, path, range, code, wanted, got }: DriftDifference) {
  return { class: of, path, range: range === null ? null : rangeToV1(range), code, wanted, got };
}

/** Writes the comparison with another version. Differences that the version causes are apart from unsettled ones. */
function againstToV1({ version, drift, repeated, unsettled }: DriftBaseline) {
  return {
    version,
    ...versionsToV1(drift),
    repeated,
    unsettled: {
      count: unsettled.length,
      shown: unsettled.slice(0, findingsMax).map(({ pair, repeats }) => ({
        ...pairToV1(pair),
        outcome: repeats.outcome,
        own: repeats.own,
        canonical: repeats.canonical,
        rate: repeats.rate,
      })),
    },
  };
}

function versionsToV1({ rules, files, findings, total, unknown, failures }: VersionDrift) {
  return {
    rules,
    files,
    findings: { count: findings.length, shown: findings.slice(0, findingsMax).map(pairToV1) },
    total,
    unknown,
    failures,
  };
}

function pairToV1({ class: of, wanted, got }: DiagnosticPair) {
  return {
    class: of,
    before: wanted === null ? null : rawToV1(wanted),
    after: got === null ? null : rawToV1(got),
  };
}

function reproductionToV1({ arms, exist, outcome, tests, divergence }: Reproduction) {
  return { arms, exist, outcome, tests, divergence: divergenceToV1(divergence) };
}

type RawDiagnosticV1 = {
  readonly path: string;
  readonly range: RangeV1;
  readonly severity: Severity | null;
  readonly source: string | null;
  readonly code: string | null;
  readonly message: string;
};

function rawToV1({ path, range, severity, source, code, message }: RawDiagnostic): RawDiagnosticV1 {
  return { path, range: rangeToV1(range), severity, source, code, message };
}

function rangeToV1({ start, end }: Range): RangeV1 {
  return {
    start: { line: start.line + 1, column: start.character + 1 },
    end: { line: end.line + 1, column: end.character + 1 },
  };
}

/** Makes all strings well-formed: a file name can have half a surrogate pair, which JSON in UTF-8 cannot encode. */
function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wellFormed(one)]));
}
