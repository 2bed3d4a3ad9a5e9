/** Report → text for a terminal or a log. The first lines say the verdict, why, and the command that reproduces it. */
import { toleratedBy } from "../core/exit-code.ts";
import {
  type Cause,
  type ComparedFinding,
  type FindingState,
  findingStateTable,
  type Severity,
  severityAtLeast,
} from "../core/finding.ts";
import { type ReplayWeight, replayWeight } from "../core/replay.ts";
import type { Report } from "../core/report.ts";
import { cut, plural, shortId } from "../core/text.ts";
import { logLines, terminalName, terminalText } from "./escape.ts";
import { looksIn } from "./looks.ts";
import {
  escapeCounts,
  isPartial,
  limitText,
  scopeLine,
  serverName,
  skippedRoots,
  uncheckedOf,
} from "./notes.ts";
import {
  type BumpTable,
  bumpMeaning,
  bumpName,
  bumpResult,
  bumpsInOrder,
  bumpTables,
  replayLine,
  traceFacts,
  traceMeaning,
  traceServer,
  traceState,
  unequalTraces,
} from "./replayed.ts";
import { brokenBy, causeLabel, unprovenText } from "./words.ts";

export type PlainOptions = {
  readonly color: boolean;
  /** The command that gives this report again. */
  readonly reproduce: string;
  /** Old findings too, not only what the change did. */
  readonly all: boolean;
  readonly show: Severity;
};

const listedMax = 200;
const notesMax = 10;
const tracesMax = 20;
const bumpsMax = 10;
const bumpRowsMax = 10;

export function plain(report: Report, options: PlainOptions): string {
  const paint = painter(options.color);
  const sections = [
    headline(report, options, paint),
    ...listedStates(options).map((state) => section(report, state, options, paint)),
    traces(report, paint),
    bumps(report, paint),
    policyChanges(report, paint),
    ...looks(report, paint),
    escapes(report, paint),
    notes(report, paint),
    footer(report, paint),
  ];
  return `${sections
    .filter((one) => one.length > 0)
    .map((one) => one.join("\n"))
    .join("\n\n")}\n`;
}

/** The same for the log of a job, where the runner reads every line. */
export function plainLog(report: Report, options: Omit<PlainOptions, "color">): string {
  return `${logLines(plain(report, { ...options, color: false }).trimEnd())}\n`;
}

type Paint = (style: "red" | "green" | "yellow" | "bold" | "dim", text: string) => string;

const codes = { red: 31, green: 32, yellow: 33, bold: 1, dim: 2 } as const;

function painter(color: boolean): Paint {
  return (style, text) => (color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}

const verdictStyle = { pass: "green", fail: "red", inconclusive: "yellow" } as const satisfies Record<
  Report["verdict"],
  string
>;

function headline(report: Report, options: PlainOptions, paint: Paint): string[] {
  const [first, ...rest] = report.reasons;
  const why = first === undefined ? "" : `: ${terminalText(first.message)}`;
  const scope = scopeLine(report);
  return [
    paint(verdictStyle[report.verdict], paint("bold", report.verdict.toUpperCase())) + why,
    ...(scope === null ? [] : [`  ${terminalText(scope)}`]),
    ...rest.map((one) => `  also: ${terminalText(one.message)}`),
    ...report.reasons.flatMap((one) =>
      one.hint === null ? [] : [`  what to do: ${terminalText(one.hint)}`],
    ),
    ...toleratedBy(report).map(
      (setting) => `  the policy \`${setting}\` turns the exit code to 0; the verdict stays inconclusive`,
    ),
    `  reproduce: ${terminalText(options.reproduce)}`,
  ];
}

/** In the order of the sections and of the counts: what decides, what makes it doubtful, the rest. */
const isAlwaysListed = {
  new: true,
  volatile: true,
  fixed: true,
  moved: true,
  removed: true,
  suppressed: true,
  unchanged: false,
} as const satisfies Record<FindingState, boolean>;

const sectionStates = Object.keys(isAlwaysListed) as readonly FindingState[];

function listedStates(options: PlainOptions): readonly FindingState[] {
  return options.all ? sectionStates : sectionStates.filter((state) => isAlwaysListed[state]);
}

function section(report: Report, state: FindingState, options: PlainOptions, paint: Paint): string[] {
  const findings = report.findings.filter(
    (one) => one.state === state && severityAtLeast(one.severity, options.show),
  );
  if (findings.length === 0) return [];
  const shown = findings.slice(0, listedMax);
  const more = findings.length - shown.length;
  return [
    paint("bold", `${findingStateTable[state].title} (${findings.length}${inPart(report, state)})`),
    ...shown.flatMap((one) => describe(one, paint)),
    ...(more > 0 ? [`  … ${more} more are in the JSON report`] : []),
  ];
}

/** What is unchanged elsewhere was not looked for. */
function inPart(report: Report, state: FindingState): string {
  return state === "unchanged" && isPartial(report) ? ", in what was looked at" : "";
}

const severityStyle = {
  error: "red",
  warning: "yellow",
  information: "dim",
  hint: "dim",
} as const satisfies Record<Severity, string>;

function describe(finding: ComparedFinding, paint: Paint): string[] {
  const { start } = finding.range;
  const place = `${terminalName(finding.path)}:${start.line + 1}:${start.character + 1}`;
  const code = finding.code === null ? "" : ` ${paint("dim", `(${terminalText(finding.code)})`)}`;
  const symbol = finding.symbol === null ? "" : ` in ${terminalText(finding.symbol)}`;
  const message = terminalText(cut(finding.message, 1_000).replace(/\n\s*/g, " — "));
  return [
    `  ${place}${paint("dim", symbol)}`,
    `    ${paint(severityStyle[finding.severity], finding.severity)}: ${message}${code}`,
    ...(finding.waived === undefined
      ? []
      : [
          paint(
            "yellow",
            `    waived by ${terminalText(finding.waived.by)}: ${terminalText(finding.waived.reason)}`,
          ),
        ]),
    ...(finding.proof?.kind === "unproven"
      ? [paint("yellow", `    ${unprovenText}: ${terminalText(finding.proof.probe)}`)]
      : []),
    // What `explain` and a waiver ask for.
    finding.cause === null
      ? `    ${paint("dim", `${terminalText(finding.why)} · ${shortId(finding.id)}`)}`
      : `    ${causeText(finding.cause)}${paint("dim", ` · ${shortId(finding.id)}`)}`,
  ];
}

/** In place of the report's own sentence, which does not name the cause. */
function causeText(cause: Cause): string {
  const { broken, at } = brokenBy(cause);
  const label = causeLabel(cause);
  const symbol = label === null ? "" : `\`${terminalText(label)}\``;
  return `${broken}${symbol}${at}${terminalName(cause.path)}:${cause.range.start.line + 1}`;
}

const weightStyle = {
  nothing: "dim",
  warns: "yellow",
  inconclusive: "yellow",
  fails: "red",
} as const satisfies Record<ReplayWeight, string>;

/** What is as recorded is one line of the footer. */
function traces(report: Report, paint: Paint): string[] {
  const unequal = unequalTraces(report);
  if (report.replay === null || unequal.length === 0) return [];
  const left = unequal.length - tracesMax;
  return [
    paint("bold", `Traces: ${replayLine(report.replay)}`),
    `  ${traceMeaning}`,
    ...unequal.slice(0, tracesMax).flatMap((one) => {
      const server = traceServer(one);
      const by = server === "" ? "" : paint("dim", ` (${terminalText(server)})`);
      return [
        `  ${terminalName(one.path)}${by} ${paint(weightStyle[replayWeight(one, report.policy)], traceState(one, report))}`,
        ...traceFacts(one).map(({ title, text }) => `    ${title}: ${terminalText(text)}`),
      ];
    }),
    ...(left > 0 ? [`  … ${left} more are in the JSON report`] : []),
  ];
}

function bumps(report: Report, paint: Paint): string[] {
  if (report.bumps.length === 0) return [];
  const left = report.bumps.length - bumpsMax;
  return [
    paint("bold", "Server updates: what the new version alone changes"),
    `  ${bumpMeaning}`,
    ...bumpsInOrder(report)
      .slice(0, bumpsMax)
      .flatMap((one) => [
        `  ${terminalText(bumpName(one))}: ${terminalText(bumpResult(one))}`,
        ...bumpTables(one, bumpRowsMax).flatMap(bumpLines),
      ]),
    ...(left > 0 ? [`  … ${left} more are in the JSON report`] : []),
  ];
}

function bumpLines({ of, rows, more }: BumpTable): string[] {
  const cells = (...all: readonly (string | number)[]) =>
    `    ${all.map((one) => String(one).padStart(7)).join(" ")}  `;
  return [
    `${cells("more", "fewer", "changed")}${of}`,
    ...rows.map(({ name, added, removed, changed }) => cells(added, removed, changed) + terminalName(name)),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ];
}

function policyChanges(report: Report, paint: Paint): string[] {
  if (report.policyChanges.length === 0) return [];
  const lines = report.policyChanges.flatMap(({ kind, files, message, hides, adds }) => [
    `  ${kind}: ${terminalText(message)}${kind === "configuration" ? "" : ` (${files.map(terminalName).join(", ")})`}`,
    ...(hides === null || adds === null
      ? []
      : [`    under head's own, ${plural(hides, "finding")} would not be shown, and ${adds} more would be`]),
  ]);
  return [paint("bold", "Policy: head changes the rules it is judged by"), ...lines];
}

function looks(report: Report, paint: Paint): string[][] {
  return looksIn(report).map(({ title, looks: own }) => [
    paint("bold", `${title} (${own.length})`),
    ...firstOf(own, "are in the JSON report").map((one) =>
      typeof one === "string" ? `  ${one}` : `  ${one.place}: ${terminalText(one.why)}`,
    ),
  ]);
}

function escapes(report: Report, paint: Paint): string[] {
  if (report.escapes.length === 0) return [];
  const lines = firstOf(report.escapes, "are in the JSON report").map((one) =>
    typeof one === "string"
      ? one
      : `${one.kind} at ${terminalName(one.path)}:${one.line + 1}: ${terminalText(one.text)}`,
  );
  const title = `New type-check escapes (${report.escapes.length}): ${escapeCounts(report.escapes)}`;
  return [paint("bold", title), ...lines.map((line) => `  ${line}`)];
}

function notes(report: Report, paint: Paint): string[] {
  const { sides, files } = uncheckedOf(report);
  const lines = [
    ...sides,
    ...firstOf(files, "files that were not checked").map((one) =>
      typeof one === "string" ? one : `not checked (${one.side}, ${one.reason}): ${terminalName(one.path)}`,
    ),
    ...unmatchedNote(report.unmatched.length),
    ...firstOf(report.limits, "limits are in the JSON report").map((one) =>
      typeof one === "string" ? one : limitText(one),
    ),
  ];
  return lines.length === 0
    ? []
    : [paint("bold", "Notes"), ...lines.map((line) => `  ${terminalText(line)}`)];
}

function unmatchedNote(many: number): string[] {
  if (many === 0) return [];
  return [`${plural(many, "finding")} in files that are unknown on the other side: neither new nor fixed`];
}

/** The first few, and a sentence that counts the others. */
function firstOf<T>(all: readonly T[], others: string): readonly (T | string)[] {
  const left = all.length - notesMax;
  return left > 0 ? [...all.slice(0, notesMax), `… and ${left} more ${others}`] : all;
}

/** Both rewards and what they are made of, or why there are none. */
export function rewardLine({ reward, unscored }: Pick<Report, "reward" | "unscored">): string {
  if (reward === null) return `no reward: ${unscored ?? "the change was not scored"}`;
  const { headline } = reward;
  const other = headline === "pr-v2" ? "pr-v1" : "pr-v2";
  const { diag_delta, safety, alpha_conf } = reward[headline].components;
  const parts = `diagnostics ${diag_delta > 0 ? "+" : ""}${diag_delta}, safety ${safety}, confidence ${alpha_conf}`;
  return `reward ${headline} ${reward[headline].r} (${parts}); ${other} ${reward[other].r}`;
}

/** Without one pyright sees no installed package, which is worth a word; other servers have no use for one. */
function pythonOf({ id, interpreter }: Report["servers"][number]): string {
  if (interpreter !== null) return ` (Python ${interpreter.version})`;
  return id === "pyright" ? " (no Python)" : "";
}

function footer(report: Report, paint: Paint): string[] {
  const { counts } = report;
  const parts = sectionStates.map((state) => `${counts[state]} ${state}`);
  const asked = report.servers.filter(({ skipped }) => skipped === null);
  const servers = asked.map((one) => {
    const python = pythonOf(one);
    return `${serverName(one)}${python} checked ${one.base.files - one.base.unknown} of ${one.base.files} files of base and ${one.head.files - one.head.unknown} of ${one.head.files} of head`;
  });
  const base = report.base.commit === null ? "no base" : shortId(report.base.commit);
  const head =
    report.head.tree === null
      ? "no head"
      : report.head.commit === null
        ? "the working tree"
        : shortId(report.head.commit);
  return [
    paint("dim", `${parts.join(" · ")}${isPartial(report) ? ", in what was looked at" : ""}`),
    paint("dim", terminalText(rewardLine(report))),
    ...(report.replay === null || unequalTraces(report).length > 0
      ? []
      : [paint("dim", replayLine(report.replay))]),
    ...[...servers, ...skippedRoots(report)].map((line) => paint("dim", terminalText(line))),
    paint(
      "dim",
      `compared ${base} with ${head}; class ${report.class}; policy from ${report.policy.origin}, fail-on ${report.policy.failOn}`,
    ),
  ];
}
