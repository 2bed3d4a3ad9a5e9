/** A DriftReport for people. */
import { type Difference, type Divergence, divergenceClasses } from "../../drift/classes.ts";
import { type DriftReport, judgements, type Reproduction, type Suspect } from "../../drift/rerecord.ts";
import { saidLine } from "../../drift/said.ts";
import type { Counts, VersionDrift } from "../../drift/versions.ts";
import { terminalName, terminalText } from "../../output/escape.ts";

const shownMax = 10;

/** `unknown` is what no quarantine list has. */
export function driftText(report: DriftReport, unknown: readonly Suspect[]): string {
  const { target, server, judgement, canonical, runs, recorded, variations, against, reproduction, issue } =
    report;
  const power = report.power.map(({ p, chance }) => `${p}: ${percent(chance)}`).join(", ");
  const { upper95 } = canonical;
  return [
    `${judgement}: ${judgements[judgement].words}`,
    `  ${terminalName(target)}, ${server.id} ${server.version}`,
    `  ${canonical.runs} canonical, ${canonical.distinct} different ${canonical.distinct === 1 ? "result" : "results"}; ${runs.runs} in all, ${runs.distinct} different`,
    upper95 === null
      ? ""
      : `  with 95 % confidence a canonical run differs in less than ${percent(upper95.exact)} of runs (3/n: ${percent(Math.min(1, upper95.ruleOfThree))})`,
    `  the chance that these runs show a flake, by how often it happens: ${power}`,
    ...(recorded === null
      ? []
      : ["", `The recording and the first run: ${wordsOf(recorded)}`, ...differencesOf(recorded)]),
    ...outcomes(report),
    ...volatile(report),
    ...(variations.length === 0 ? [] : ["", "Varied, one at a time:"]),
    ...variations.flatMap(({ name, divergence, notVaried }) => [
      `  ${name}: ${wordsOf(divergence)}${notVaried.length === 0 ? "" : ` (not varied: ${notVaried.join("; ")})`}`,
      ...differencesOf(divergence),
    ]),
    ...(against === null ? [] : versions(server.version, against)),
    ...(reproduction === null ? [] : smallest(reproduction)),
    ...(issue === null
      ? []
      : ["", `An issue for those who make it is ready: --issue FILE (${terminalText(issue.title)})`]),
    ...(unknown.length === 0
      ? []
      : ["", `Not in the quarantine list (${unknown.length}):`, ...cutTo(unknown.map(suspectLine))]),
    "",
  ]
    .filter((line, index) => line !== "" || index > 4)
    .join("\n");
}

function outcomes({ runs }: DriftReport): readonly string[] {
  if (runs.outcomes.length < 2) return [];
  return [
    "",
    "Results:",
    ...runs.outcomes.flatMap(({ schedules, ended, divergence }, index) => {
      const names = schedules.map(({ name, runs: many }) => (many === 1 ? name : `${name} × ${many}`));
      const end = ended === "healthy" ? "" : `; ${terminalText(ended)}`;
      const told = index === 0 ? "what the others are compared with" : wordsOf(divergence);
      return [
        `  ${index + 1}. ${terminalText(names.join(", "))}: ${told}${end}`,
        ...(index === 0 ? [] : differencesOf(divergence)),
      ];
    }),
  ];
}

function volatile({ runs }: DriftReport): readonly string[] {
  if (runs.volatile.length === 0) return [];
  return [
    "",
    `Stable: ${runs.core.length} findings in every run. Volatile: ${runs.volatile.length}.`,
    ...cutTo(
      runs.volatile.map(
        ({ finding, runs: seen, of }) =>
          `  in ${seen} of ${of} runs: ${terminalName(finding.path)}:${terminalText(saidLine(finding))}`,
      ),
    ),
  ];
}

function versions(
  from: string,
  { version, drift }: { readonly version: string; readonly drift: VersionDrift },
): readonly string[] {
  const { failures, total, rules, files, unknown } = drift;
  const failure = failures.before ?? failures.after;
  if (failure !== null) return ["", `From ${from} to ${version}: not measured, ${terminalText(failure)}`];
  return [
    "",
    `From ${from} to ${version}: ${countsOf(total)}`,
    ...cutTo(rules.map((one) => `  ${terminalText(one.code ?? one.source ?? "no rule")}: ${countsOf(one)}`)),
    ...cutTo(files.map((one) => `  ${terminalName(one.path)}: ${countsOf(one)}`)),
    ...(unknown.length === 0 ? [] : [`  ${unknown.length} files without an answer under one of them`]),
  ];
}

function countsOf({ added, removed, changed }: Counts): string {
  return `${added} added, ${removed} removed, ${changed} changed`;
}

function smallest({ exist, arms, outcome, tests, divergence }: Reproduction): readonly string[] {
  if (outcome === "did-not-happen") return ["", "It was not seen again, so nothing was reduced."];
  const [wanted, got] = arms;
  const how = outcome === "minimal" ? "no file less shows it" : "the budget of tries ended it";
  const order = ({ schedule, variation, opened }: Reproduction["arms"][number]) =>
    `  ${schedule}${variation === "none" ? "" : `, ${variation}`}: ${opened.map((path) => terminalName(path)).join(" ")}`;
  return [
    "",
    `The smallest that shows it has ${exist.length} ${exist.length === 1 ? "file" : "files"} (${how}, ${tests} tries):`,
    ...exist.map((path) => `  ${terminalName(path)}`),
    "opened as",
    order(wanted),
    order(got),
    `they differ: ${wordsOf(divergence)}`,
    ...differencesOf(divergence),
  ];
}

function wordsOf({ class: of, classes }: Divergence): string {
  if (of === "D0") return divergenceClasses.D0.words;
  const counts = Object.entries(classes)
    .filter(([, many]) => many > 0)
    .map(([name, many]) => `${name} × ${many}`);
  return `${divergenceClasses[of].words} (${counts.join(", ")})`;
}

function differencesOf({ differences }: Divergence): readonly string[] {
  return cutTo(differences.map(differenceLine));
}

function differenceLine({ class: of, path, wanted, got }: Difference): string {
  const where = path === null ? "" : ` ${terminalName(path)}:`;
  if (wanted === null) return `    ${of}${where} + ${terminalText(got ?? "")}`;
  if (got === null) return `    ${of}${where} - ${terminalText(wanted)}`;
  return `    ${of}${where} - ${terminalText(wanted)} + ${terminalText(got)}`;
}

function suspectLine({ server, class: of, path, code }: Suspect): string {
  return `  ${server} ${of}${path === null ? "" : ` ${terminalName(path)}`}${code === null ? "" : ` ${terminalText(code)}`}`;
}

function cutTo(lines: readonly string[]): readonly string[] {
  const more = lines.length - shownMax;
  return more <= 0 ? lines : [...lines.slice(0, shownMax), `    and ${more} more`];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
