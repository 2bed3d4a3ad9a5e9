/** Writes a DriftReport for people. */
import { type DivergenceClass, divergenceClasses } from "../../model/divergence.ts";
import { plural } from "../../model/text.ts";
import { terminalName, terminalText } from "../../report/escape.ts";
import { aroundLines } from "../../session/trace/compare.ts";
import type { DriftBaseline } from "../../traces/drift/arms.ts";
import { changesReport, type Divergence, type DriftDifference } from "../../traces/drift/classes.ts";
import { judgements, type RepeatOutcome, type Repeats } from "../../traces/drift/judgement.ts";
import { quarantinePath } from "../../traces/drift/quarantine.ts";
import { rawLine } from "../../traces/drift/raw-diagnostic.ts";
import type { DifferingAnswer, DriftReport, Reproduction } from "../../traces/drift/rerecord.ts";
import type { Suspect } from "../../traces/drift/suspects.ts";
import type { Counts } from "../../traces/drift/versions.ts";

const shownMax = 10;

/**
 * Writes the report; `unknown` has the suspects that no quarantine list has. Parts are separated by an empty line,
 * the most important first. The text for `kept` is the same the next time if the server is: it has no entry
 * numbers, because the server's log messages count as entries.
 */
export function driftText(
  report: DriftReport,
  unknown: readonly Suspect[],
  reader: "terminal" | "kept",
): string {
  const { server, recorded, variations, against, reproduction, issue } = report;
  const parts = [
    head(report),
    report.repeats.length === 0 ? [] : ["Repeated differences:", ...repeated(report)],
    recorded === null
      ? []
      : [
          `The recording and the first run: ${wordsOf(recorded)}`,
          ...differencesOf(recorded),
          ...(recorded.notes ?? []).map((note) => `  nothing depends on ${terminalText(note)}`),
          ...(recorded.class === "D9" ? elsewhere : []),
        ],
    report.differingAnswer === null || reader === "kept" ? [] : differingAnswer(report.differingAnswer),
    reproduction === null ? [] : smallest(reproduction),
    outcomes(report),
    volatile(report),
    variations.length === 0
      ? []
      : [
          "Varied around the server, each against the first canonical run:",
          ...variations.flatMap(({ name, divergence, notVaried }) => [
            `  ${name}: ${notVaried.length === 0 ? wordsOf(divergence) : `not varied (${notVaried.join("; ")})`}`,
            ...differencesOf(divergence),
          ]),
        ],
    against === null ? [] : versions(server.version, against),
    unknown.length === 0
      ? []
      : [`Not in the quarantine list (${quarantinePath}):`, ...cutTo(suspectLines(unknown), "  ")],
    issue === null || unknown.length === 0
      ? []
      : [`Ready to send to the maintainers of ${server.id}, with --issue FILE: ${terminalText(issue.title)}`],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")}\n`;
}

/** Explanation for a recording from elsewhere; the differences are listed above it. */
const elsewhere = [
  "  The recorded environment differs from this one, so the result is no proof about the server. Restore the environment",
  "  (the same tree, interpreter and packages), or record it again here and review the result: lanser trace refresh TRACE",
];

/** Lists the results of repeating what was seen once. */
function repeated({ repeats }: DriftReport): readonly string[] {
  return repeats.map((one) => `  ${terminalText(one.arm)}: ${outcomeText(one)}`);
}

const outcomeWords = {
  named: "named",
  mixed: "comes and goes",
  "seen-once": "did not come back",
} as const satisfies Record<RepeatOutcome, string>;

function outcomeText({ outcome, own, canonical, rate }: Repeats): string {
  const times = ({ runs, of }: typeof own) => `${runs} of ${of}`;
  const share =
    rate === null
      ? `in ${times(own)} repeats, and in ${times(canonical)} canonical runs`
      : `in ${times(rate)} runs, ${percent(rate.low)} to ${percent(rate.high)} with 95 % confidence`;
  return `${outcomeWords[outcome]}, ${share}`;
}

function head({ target, server, judgement, canonical, runs, power }: DriftReport): readonly string[] {
  const others = runs.runs - canonical.runs;
  const { upper95 } = canonical;
  const chances = power.map(({ p, chance }) => `of ${percent(p)}: ${percent(chance)}`).join(", ");
  return [
    `${judgement}: ${judgements[judgement].words}`,
    `  ${terminalName(target)}, ${server.id} ${server.version}`,
    `  canonical order: ${plural(canonical.runs, "run")}, ${resultsOf(canonical, "one result", "different results")}`,
    ...(others === 0
      ? []
      : [
          `  other orders: ${plural(others, "run")}; ${resultsOf(runs, "the same result", "different results in all")}`,
        ]),
    ...(canonical.unknown.length === 0
      ? []
      : [
          `  without an answer in every run: ${plural(canonical.unknown.length, "file")}, for example ${terminalName(canonical.unknown[0] ?? "")}`,
        ]),
    ...(upper95 === null
      ? []
      : [
          `  result, with 95 % confidence: less than ${percent(upper95.exact)} of canonical runs differ`,
          `  the chance to have seen a flake ${chances}`,
        ]),
  ];
}

/** Counts results; a difference that no report shows is not another result. */
function resultsOf({ distinct, outcomes: all }: DriftReport["runs"], one: string, different: string): string {
  if (distinct === 1) return one;
  return all.some(({ divergence }) => changesReport(divergence))
    ? `${distinct} ${different}`
    : `${one}, in ${distinct} conversations`;
}

function differingAnswer({ wanted, got, at }: DifferingAnswer): readonly string[] {
  const first = wanted === null ? "the recording" : `canonical run ${wanted}`;
  const second = `canonical run ${got}`;
  const where = at.pointer === "" ? "" : `, at ${terminalText(at.pointer)}`;
  return [
    `The first different answer: entry ${at.entry} of ${first}, entry ${at.entryInB} of ${second}${where}`,
    `  ${first}: ${terminalText(at.a)}`,
    ...aroundLines(at, "a").map((line) => `    ${terminalText(line)}`),
    `  ${second}: ${terminalText(at.b)}`,
    ...aroundLines(at, "b").map((line) => `    ${terminalText(line)}`),
  ];
}

function outcomes({ runs }: DriftReport): readonly string[] {
  if (runs.outcomes.length < 2) return [];
  return [
    "Results, each against the first:",
    ...runs.outcomes.flatMap(({ schedules, ended, divergence }, index) => {
      const names = schedules.map(({ name, runs: times }) => (times === 1 ? name : `${name} × ${times}`));
      const end = ended === "healthy" ? "" : `; ${terminalText(ended)}`;
      const words = index === 0 ? "" : `: ${wordsOf(divergence)}`;
      return [
        `  ${index + 1}. ${terminalText(cutTo(names, "").join(", "))}${words}${end}`,
        ...(index === 0 ? [] : byFile(divergence)),
      ];
    }),
  ];
}

/** Counts the differences of a result by file; the details are in the report. */
function byFile({ differences }: Divergence): readonly string[] {
  const files = [...Map.groupBy(differences, ({ path }) => path)].map(([path, own]) => {
    const removed = own.filter(({ got }) => got === null).length;
    const added = own.filter(({ wanted }) => wanted === null).length;
    const changed = own.length - removed - added;
    const counts = [
      ...(removed === 0 ? [] : [`-${removed}`]),
      ...(added === 0 ? [] : [`+${added}`]),
      ...(changed === 0 ? [] : [`${changed} changed`]),
    ];
    return `       ${path === null ? "the session" : terminalName(path)}: ${counts.join(" ")}`;
  });
  return cutTo(files, "       ");
}

function volatile({ runs }: DriftReport): readonly string[] {
  if (runs.volatile.length === 0) return [];
  const lines = runs.volatile.map(
    ({ finding, runs: seen, of }) =>
      `  ${seen} of ${of} runs: ${terminalName(finding.path)}:${terminalText(rawLine(finding))}`,
  );
  return [
    `Stable: ${plural(runs.core.length, "finding")} in every run. Volatile, in some runs only: ${runs.volatile.length}`,
    ...cutTo(lines, "  "),
  ];
}

function versions(from: string, against: DriftBaseline): readonly string[] {
  const { version, drift, repeated } = against;
  const { failures, total, rules, files, unknown } = drift;
  const failure = failures.before ?? failures.after;
  if (failure !== null) return [`From ${from} to ${version}: not measured, ${terminalText(failure)}`];
  const [first] = unknown;
  return [
    `From ${from} to ${version}: ${countsOf(total)}`,
    ...(repeated === null || sum(total) === 0
      ? []
      : [
          `  each in all ${repeated.own} repeats of ${version}, and in none of ${repeated.canonical} canonical runs`,
        ]),
    ...(first === undefined
      ? []
      : [
          `  not compared: ${plural(unknown.length, "file")} without a final answer, for example ${terminalName(first.path)} (${from}: ${first.before}, ${version}: ${first.after})`,
        ]),
    ...(rules.length === 0 ? [] : ["  by rule:"]),
    ...cutTo(
      rules.map((one) => `    ${terminalText(one.code ?? one.source ?? "no rule")}: ${countsOf(one)}`),
      "    ",
    ),
    ...(files.length === 0 ? [] : ["  by file:"]),
    ...cutTo(
      files.map((one) => `    ${terminalName(one.path)}: ${countsOf(one)}`),
      "    ",
    ),
    ...unsettledLines(against),
  ];
}

/** Lists unsettled differences as a diff, in which `-` is the pinned version; the other version is not their cause. */
function unsettledLines({ version, unsettled }: DriftBaseline): readonly string[] {
  if (unsettled.length === 0) return [];
  const lines = unsettled.map(({ pair, repeats }) => {
    const { wanted, got } = pair;
    const shown = [
      ...(wanted === null ? [] : [`- ${terminalText(rawLine(wanted))}`]),
      ...(got === null ? [] : [`+ ${terminalText(rawLine(got))}`]),
    ].join(" ");
    return `    ${terminalName((wanted ?? got).path)} ${shown}: ${outcomeText(repeats)}`;
  });
  return [`  not named, because it may be no matter of ${version}:`, ...cutTo(lines, "    ")];
}

function sum({ added, removed, changed }: Counts): number {
  return added + removed + changed;
}

function countsOf({ added, removed, changed }: Counts): string {
  return `${added} added, ${removed} removed, ${changed} changed`;
}

function smallest({ exist, arms, outcome, tests, divergence }: Reproduction): readonly string[] {
  if (outcome === "did-not-happen") return ["It did not happen again with fewer files."];
  const [wanted, got] = arms;
  const how =
    outcome === "minimal"
      ? `without any one of them it does not happen; ${plural(tests, "set")} tried`
      : `the search ended after ${plural(tests, "set")}; more with --reduce N`;
  const beside = exist.filter((path) => !wanted.opened.includes(path));
  const order = ({ schedule, variation, opened }: Reproduction["arms"][number]) =>
    `  ${schedule}${variation === "none" ? "" : `, ${variation}`}: ${opened.map((path) => terminalName(path)).join(" ")}`;
  return [
    `Reproduced with ${plural(exist.length, "file")} (${how}), opened in the order`,
    order(wanted),
    order(got),
    ...(beside.length === 0
      ? []
      : [`  there, but not opened: ${beside.map((path) => terminalName(path)).join(" ")}`]),
    `and then they differ: ${wordsOf(divergence)}`,
    ...differencesOf(divergence),
  ];
}

/** Counts differences by class: `6 × added or missing (D4), 1 × another text (D2)`, the worst first. */
function wordsOf({ class: of, classes }: Divergence): string {
  if (of === "D0") return divergenceClasses.D0.words;
  return (Object.entries(classes) as [DivergenceClass, number][])
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => divergenceClasses[a].rank - divergenceClasses[b].rank)
    .map(([name, count]) => `${count} × ${divergenceClasses[name].words} (${name})`)
    .join(", ");
}

/** Lists differences as a diff: `-` is the earlier value. Each file is named once, above its differences. */
function differencesOf({ differences }: Divergence): readonly string[] {
  const shown = differences.slice(0, shownMax);
  const lines = shown.flatMap((one, index) => [
    ...(index > 0 && shown[index - 1]?.path === one.path
      ? []
      : [`    ${one.path === null ? "the session" : terminalName(one.path)}`]),
    ...differenceLines(one),
  ]);
  const more = differences.length - shownMax;
  return more <= 0 ? lines : [...lines, `    and ${more} more`];
}

function differenceLines({ wanted, got }: DriftDifference): readonly string[] {
  return [
    ...(wanted === null ? [] : [`      - ${terminalText(wanted)}`]),
    ...(got === null ? [] : [`      + ${terminalText(got)}`]),
  ];
}

/** Writes one line for each class and rule, with the number of files that have it. */
function suspectLines(suspects: readonly Suspect[]): readonly string[] {
  const groups = Map.groupBy(suspects, ({ class: of, code }) => JSON.stringify([of, code]));
  return [...groups.values()].map((group) => {
    const { class: of, code, path } = group[0] as Suspect;
    const where =
      group.length > 1 ? ` in ${group.length} files` : path === null ? "" : ` in ${terminalName(path)}`;
    return `  ${of} ${divergenceClasses[of].words}${code === null ? "" : `: ${terminalText(code)}`}${where}`;
  });
}

function cutTo(lines: readonly string[], indentation: string): readonly string[] {
  const more = lines.length - shownMax;
  return more <= 0 ? lines : [...lines.slice(0, shownMax), `${indentation}and ${more} more`];
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}
