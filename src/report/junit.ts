/**
 * Renders a report as JUnit XML, as Jenkins, GitLab, CircleCI and Azure Pipelines read it. A test case is a
 * statement that must hold. One case is always there and passes. Each finding that fails the run is a failure, each
 * reason that leaves it inconclusive an error, and each waived one is skipped. So a file is red exactly if the exit
 * code is not 0, and never without a case.
 */
import type { Report } from "../model/report.ts";
import { shortId } from "../model/text.ts";
import { type ListedFinding, type ListedProblem, listed, placeName, ruleName } from "./other-cis.ts";
import { xmlAttribute, xmlText } from "./xml.ts";

type Outcome = {
  readonly kind: "failure" | "error" | "skipped";
  readonly type: string;
  readonly message: string;
  /** Text inside the element. */
  readonly lines: readonly string[];
};

type Case = {
  readonly className: string;
  readonly name: string;
  /** Outcome of the case; undefined if it passes. */
  readonly outcome: Outcome | undefined;
  readonly said: readonly string[];
};

export function junit(report: Report, { reproduce }: { readonly reproduce: string }): string {
  const { findings, problems } = listed(report, ({ waived }, isFailing) => isFailing || waived !== undefined);
  const cases = [runCase(report, reproduce), ...problems.map(problemCase), ...findings.map(findingCase)];
  const count = (kind: Outcome["kind"]) => cases.filter(({ outcome }) => outcome?.kind === kind).length;
  const counts = `tests="${cases.length}" failures="${count("failure")}" errors="${count("error")}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Lanser" ${counts}>`,
    `  <testsuite name="Lanser" ${counts} skipped="${count("skipped")}">`,
    ...cases.flatMap(caseLines),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

/** Makes the case that always passes: problems have cases of their own. */
function runCase(report: Report, reproduce: string): Case {
  const reasons = report.reasons.map(({ code, message }) => `${code}: ${message}`);
  return {
    className: "lanser",
    name: "Lanser ran",
    outcome: undefined,
    said: [`${report.verdict}: ${reasons.join("; ")}`, `Reproduce: ${reproduce}`],
  };
}

const kindOf = {
  failure: "failure",
  doubt: "error",
  tolerated: "skipped",
} as const satisfies Record<ListedProblem["kind"], Outcome["kind"]>;

function problemCase({ kind, code, message, hint }: ListedProblem): Case {
  const lines = hint === null ? [message] : [message, hint];
  return {
    className: "lanser",
    name: code,
    outcome: { kind: kindOf[kind], type: code, message, lines },
    said: [],
  };
}

/**
 * Makes the case of a finding. Its name has no line number: a reader that keeps the history of a case follows it
 * through edits.
 */
function findingCase({ finding, isFailing, message, remarks }: ListedFinding): Case {
  const { server, path, symbol, id } = finding;
  const where = symbol === null ? "" : ` in ${symbol}`;
  const lines = [placeName(finding), message, ...remarks];
  return {
    // Readers take what is before the last dot for a package.
    className: `${server.replaceAll(".", "_")}.${path.replaceAll(".", "_")}`,
    name: `${ruleName(finding)}${where} (${shortId(id)})`,
    outcome: {
      kind: isFailing ? "failure" : "skipped",
      type: ruleName(finding),
      message: `${placeName(finding)}: ${message}`,
      lines,
    },
    said: [],
  };
}

function caseLines({ className, name, outcome, said }: Case): readonly string[] {
  const open = `    <testcase classname="${xmlAttribute(className)}" name="${xmlAttribute(name)}"`;
  const inside = [
    ...(outcome === undefined
      ? []
      : [
          `      <${outcome.kind} message="${xmlAttribute(outcome.message)}" type="${xmlAttribute(outcome.type)}">${xmlText(outcome.lines.join("\n"))}</${outcome.kind}>`,
        ]),
    ...(said.length === 0 ? [] : [`      <system-out>${xmlText(said.join("\n"))}</system-out>`]),
  ];
  return inside.length === 0 ? [`${open} />`] : [`${open}>`, ...inside, "    </testcase>"];
}
