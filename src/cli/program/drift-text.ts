/** Writes the report of a drift check for people: repeated runs of one server, and what changes its results. */
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
 * Writes the report of a drift check; `unknown` has the suspects that are not on the quarantine list. The most
 * important part comes first. The text for `kept` has no entry numbers: log messages of the server shift them, and an
 * issue must not change from night to night if the server does not.
 */
export function driftText(
  report: DriftReport,
  unknown: readonly Suspect[],
  reader: "terminal" | "kept",
): string {
  const { server, recorded, variations, against, reproduction, issue } = report;
  const parts = [
    head(report),
    report.repeats.length === 0 ? [] : ["Lanser repeated the runs that differed:", ...repeated(report)],
    recorded === null
      ? []
      : [
          `Recording compared with the first run: ${wordsOf(recorded)}`,
          ...differencesOf(recorded),
          ...(recorded.notes ?? []).map((note) => `  this does not affect the result: ${terminalText(note)}`),
          ...(recorded.class === "D9" ? elsewhere : []),
        ],
    report.differingAnswer === null || reader === "kept" ? [] : differingAnswer(report.differingAnswer),
    reproduction === null ? [] : smallest(reproduction),
    outcomes(report),
    volatile(report),
    variations.length === 0
      ? []
      : [
          "Variations of the environment, compared with the first canonical run:",
          ...variations.flatMap(({ name, divergence, notVaried }) => [
            `  ${name}: ${notVaried.length === 0 ? wordsOf(divergence) : `not tested (${notVaried.join("; ")})`}`,
            ...differencesOf(divergence),
          ]),
        ],
    against === null ? [] : versions(server.version, against),
    unknown.length === 0
      ? []
      : [`Not on the quarantine list (${quarantinePath}):`, ...cutTo(suspectLines(unknown), "  ")],
    issue === null || unknown.length === 0
      ? []
      : [`--issue FILE writes a report for the maintainers of ${server.id}: ${terminalText(issue.title)}`],
  ];
  return `${parts
    .filter((part) => part.length > 0)
    .map((part) => part.join("\n"))
    .join("\n\n")}\n`;
}

/** Explanation for a recording from elsewhere; the differences are listed above it. */
const elsewhere = [
  "  The recording comes from another environment, so the comparison shows nothing about the server. Use the same",
  "  tree, interpreter and packages, or record the trace again here and review it: lanser trace refresh TRACE",
];

/** Lists each repeated comparison and how often its difference occurred again: a rare flake looks like a change. */
function repeated({ repeats }: DriftReport): readonly string[] {
  return repeats.map((one) => `  ${terminalText(one.arm)}: ${outcomeText(one)}`);
}

const outcomeWords = {
  named: "confirmed",
  mixed: "intermittent",
  "seen-once": "not seen again",
} as const satisfies Record<RepeatOutcome, string>;

/**
 * Describes how often a difference came back. With enough runs it gives the interval of the probability, because a
 * count alone looks more certain than it is.
 */
function outcomeText({ outcome, own, canonical, rate }: Repeats): string {
  const times = ({ runs, of }: typeof own) => `${runs} of ${of}`;
  const share =
    rate === null
      ? `in ${times(own)} repeats, and in ${times(canonical)} canonical runs`
      : `in ${times(rate)} runs, ${percent(rate.low)} to ${percent(rate.high)} with 95 % confidence`;
  return `${outcomeWords[outcome]}, ${share}`;
}

/**
 * Writes the verdict, the target and the counts of runs. The probabilities say how much a result without differences
 * proves: a rare flake is easily missed by a few runs.
 */
function head({ target, server, judgement, canonical, runs, power }: DriftReport): readonly string[] {
  const others = runs.runs - canonical.runs;
  const { upper95 } = canonical;
  const chances = power.map(({ p, chance }) => `${percent(chance)} at ${percent(p)}`).join(", ");
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
          `  no answer in some run: ${plural(canonical.unknown.length, "file")}, for example ${terminalName(canonical.unknown[0] ?? "")}`,
        ]),
    ...(upper95 === null
      ? []
      : [
          `  result, with 95 % confidence: less than ${percent(upper95.exact)} of canonical runs differ`,
          `  chance to detect a flake, by its share of runs: ${chances}`,
        ]),
  ];
}

/** Counts different results. If only messages differ that no report shows, the result counts as one. */
function resultsOf({ distinct, outcomes: all }: DriftReport["runs"], one: string, different: string): string {
  if (distinct === 1) return one;
  return all.some(({ divergence }) => changesReport(divergence))
    ? `${distinct} ${different}`
    : `${one}, with ${distinct} different sequences of messages`;
}

/** Shows the first different answer of two runs with the messages around it, which often contain the cause. */
function differingAnswer({ wanted, got, at }: DifferingAnswer): readonly string[] {
  const first = wanted === null ? "the recording" : `canonical run ${wanted}`;
  const second = `canonical run ${got}`;
  const where = at.pointer === "" ? "" : `, at ${terminalText(at.pointer)}`;
  return [
    `First different answer: entry ${at.entry} of ${first}, entry ${at.entryInB} of ${second}${where}`,
    `  ${first}: ${terminalText(at.a)}`,
    ...aroundLines(at, "a").map((line) => `    ${terminalText(line)}`),
    `  ${second}: ${terminalText(at.b)}`,
    ...aroundLines(at, "b").map((line) => `    ${terminalText(line)}`),
  ];
}

/**
 * Lists the different results with the orders of files that led to each, so that a reader sees which order matters.
 * Empty if all runs had the same result.
 */
function outcomes({ runs }: DriftReport): readonly string[] {
  if (runs.outcomes.length < 2) return [];
  return [
    "Different results, each compared with the first:",
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

/** Counts the differences of a result by file, because a list of all findings would be too long. JSON has them. */
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

/** Lists the findings that only some runs have, with the number of their runs: these make a gate flaky. */
function volatile({ runs }: DriftReport): readonly string[] {
  if (runs.volatile.length === 0) return [];
  const lines = runs.volatile.map(
    ({ finding, runs: seen, of }) =>
      `  ${seen} of ${of} runs: ${terminalName(finding.path)}:${terminalText(rawLine(finding))}`,
  );
  return [
    `Stable in every run: ${plural(runs.core.length, "finding")}. Volatile (only in some runs): ${runs.volatile.length}`,
    ...cutTo(lines, "  "),
  ];
}

/**
 * Describes what another version of the server changes: in total, by rule and by file. It helps to decide on an update.
 */
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
          `  each occurs in all ${repeated.own} repeats of ${version} and in none of ${repeated.canonical} canonical runs`,
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

/**
 * Lists differences between the versions that did not occur in every repeat, as a diff in which `-` is the pinned
 * version. A flaky server can cause them, too, so they are not counted for the other version.
 */
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
  return [`  not counted, because ${version} is not clearly the cause:`, ...cutTo(lines, "    ")];
}

/** Returns the total, to skip a claim about repeats if no finding differs. */
function sum({ added, removed, changed }: Counts): number {
  return added + removed + changed;
}

function countsOf({ added, removed, changed }: Counts): string {
  return `${added} added, ${removed} removed, ${changed} changed`;
}

/** Describes the smallest set of files that reproduces a difference, with the two orders: the core of a bug report. */
function smallest({ exist, arms, outcome, tests, divergence }: Reproduction): readonly string[] {
  if (outcome === "did-not-happen")
    return ["The difference did not occur again during the search for fewer files."];
  const [wanted, got] = arms;
  const how =
    outcome === "minimal"
      ? `each file is necessary; Lanser tried ${plural(tests, "set")} of files`
      : `the search ended after ${plural(tests, "set")} of files; to search longer, raise --reduce N`;
  const unopened = exist.filter((path) => !wanted.opened.includes(path));
  const order = ({ schedule, variation, opened }: Reproduction["arms"][number]) =>
    `  ${schedule}${variation === "none" ? "" : `, ${variation}`}: ${opened.map((path) => terminalName(path)).join(" ")}`;
  return [
    `Reproduced with ${plural(exist.length, "file")} (${how}), opened in these orders:`,
    order(wanted),
    order(got),
    ...(unopened.length === 0
      ? []
      : [`  also present, but not opened: ${unopened.map((path) => terminalName(path)).join(" ")}`]),
    `The results differ: ${wordsOf(divergence)}`,
    ...differencesOf(divergence),
  ];
}

/** Counts differences by class, the worst first, as a summary: `6 × added or missing (D4), 1 × another text (D2)`. */
function wordsOf({ class: of, classes }: Divergence): string {
  if (of === "D0") return divergenceClasses.D0.words;
  return (Object.entries(classes) as [DivergenceClass, number][])
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => divergenceClasses[a].rank - divergenceClasses[b].rank)
    .map(([name, count]) => `${count} × ${divergenceClasses[name].words} (${name})`)
    .join(", ");
}

/** Lists the first differences as a diff: `-` is the earlier value. Each file is named once, above its differences. */
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

/** Writes one line for each class and rule of suspects, because one fault of a server often shows in many files. */
function suspectLines(suspects: readonly Suspect[]): readonly string[] {
  const groups = Map.groupBy(suspects, ({ class: of, code }) => JSON.stringify([of, code]));
  return [...groups.values()].map((group) => {
    const { class: of, code, path } = group[0] as Suspect;
    const where =
      group.length > 1 ? ` in ${group.length} files` : path === null ? "" : ` in ${terminalName(path)}`;
    return `  ${of} ${divergenceClasses[of].words}${code === null ? "" : `: ${terminalText(code)}`}${where}`;
  });
}

/** Keeps the first ten lines and counts the rest: the JSON report has all. */
function cutTo(lines: readonly string[], indentation: string): readonly string[] {
  const more = lines.length - shownMax;
  return more <= 0 ? lines : [...lines.slice(0, shownMax), `${indentation}and ${more} more`];
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))} %`;
}
