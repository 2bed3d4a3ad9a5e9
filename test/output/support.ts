/** Reports made of what a test is about, judged as the gate judges. */
import fc from "fast-check";
import { sha256 } from "../../src/core/digest.ts";
import {
  type ComparedFinding,
  type FindingState,
  findingStates,
  type Range,
  severities,
} from "../../src/core/finding.ts";
import type { FailOn, Reason, Report } from "../../src/core/report.ts";
import { defaultWeights } from "../../src/core/reward.ts";
import { judge } from "../../src/gate/judge.ts";

export type Parts = Partial<
  Pick<
    Report,
    | "findings"
    | "unmatched"
    | "unknown"
    | "limits"
    | "base"
    | "head"
    | "reward"
    | "policyChanges"
    | "escapes"
    | "excerpts"
  >
> & {
  readonly failures?: readonly Reason[];
  readonly failOn?: FailOn;
  readonly policy?: Partial<Report["policy"]>;
};

export function reportOf({ failures = [], failOn = "error", policy = {}, ...parts }: Parts = {}): Report {
  const { findings = [], unmatched = [], unknown = [], limits = [] } = parts;
  const counts = Object.fromEntries(findingStates.map((state) => [state, 0])) as Record<FindingState, number>;
  for (const finding of findings) counts[finding.state] += 1;
  const whole: Report["policy"] = {
    origin: "base",
    digest: sha256("policy"),
    failOn,
    unknown: "inconclusive",
    inconclusive: "action_required",
    volatile: "report",
    moved: "report",
    minReward: null,
    reward: { headline: "pr-v2", weights: defaultWeights },
    change: null,
    ...policy,
  };
  return {
    ...judge({ findings, unmatched, unknown, failures, headFiles: 80, policy: whole, reward: null }),
    base: parts.base ?? { commit: "1".repeat(40), tree: "2".repeat(40) },
    head: parts.head ?? { commit: "3".repeat(40), tree: "4".repeat(40) },
    servers: [
      {
        id: "pyright",
        version: "1.1.414",
        treeDigest: sha256("server"),
        schedule: sha256("schedule"),
        interpreter: { name: "python3", version: "3.12.3" },
        base: { files: 79, unknown: unknown.filter((one) => one.side === "base").length },
        head: { files: 80, unknown: unknown.filter((one) => one.side === "head").length },
      },
    ],
    counts,
    findings,
    unmatched,
    unknown,
    reward: parts.reward ?? null,
    unscored: parts.reward === undefined ? "it was not scored" : null,
    policy: whole,
    policyChanges: [...changeOf(whole), ...(parts.policyChanges ?? [])],
    escapes: parts.escapes ?? [],
    excerpts: parts.excerpts ?? new Map(),
    limits,
  };
}

/** As the gate tells a change of the configuration. */
function changeOf({ change }: Report["policy"]): Report["policyChanges"] {
  if (change === null) return [];
  return [{ kind: "configuration", files: [".lanser/config.yml"], message: change, hides: null, adds: null }];
}

export function findingOf(change: Partial<ComparedFinding> = {}): ComparedFinding {
  return {
    server: "pyright",
    source: "Pyright",
    code: "reportCallIssue",
    severity: "error",
    message: 'Argument missing for parameter "year"',
    path: "app/billing.py",
    range: range(7, 34, 7, 44),
    symbol: "Invoice.total",
    id: sha256("id"),
    state: "new",
    matchedBy: null,
    why: "the line is unchanged (base line 7), but did not have this finding: something it depends on changed",
    base: null,
    placement: "same-line",
    counterpart: null,
    cause: null,
    seen: null,
    ...change,
  };
}

/** 1-based, as people write them. */
export function range(startLine: number, startColumn: number, endLine: number, endColumn: number): Range {
  return {
    start: { line: startLine - 1, character: startColumn - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

const commands = [
  "::",
  "##[",
  "]",
  "error",
  "warning",
  "set-env name=PATH",
  "stop-commands",
  "add-mask",
  "group",
];
const matched = ["(1,2): error TS1: ", ": line 1, col 2, Error - x (y)"];
const markdown = [
  "`",
  "``",
  "```",
  "@org/team",
  "owner/repo#1",
  "<img src=x>",
  "](http://e)",
  "|",
  "\\",
  "\n- ",
  "\n\n# ",
];
const marks = ["=", ",", ";", ":", "%", "%0A", "%25", "#", "["];
const spaces = [..." \n\r\t\v\f\u0085\u2028\u2029\u00a0\u1680\u2003\u202f\u205f\u3000"];
const shapeless = [..."\ufeff\u200b\u180e\u00ad\u034f\ufe0f\u061c\u200e\u202e\u2066\u2069\u{e0041}"];
const terminal = [..."\u0000\u0007\u009b", "\u001b[31m", "\u001b]8;;http://e\u0007", "\ud800", "\udc00"];
const pieces = [...commands, ...matched, ...markdown, ...marks, ...spaces, ...shapeless, ...terminal];

/** Text that wants to be something else: a command, a link, a terminal sequence, another line. */
export const hostile: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: "binary", maxLength: 3 }),
    ),
    {
      maxLength: 12,
    },
  )
  .map((all) => all.join(""));

const hostileFinding: fc.Arbitrary<ComparedFinding> = fc
  .record({
    message: hostile,
    path: hostile,
    code: fc.option(hostile),
    source: fc.option(hostile),
    symbol: fc.option(hostile),
    why: hostile,
    state: fc.constantFrom(...findingStates),
    severity: fc.constantFrom(...severities),
    isOnOneLine: fc.boolean(),
    isElsewhere: fc.constantFrom("here", "moved", "nowhere"),
  })
  .map(({ isOnOneLine, isElsewhere, ...rest }) => {
    const place = range(7, 3, isOnOneLine ? 7 : 9, 12);
    const shown = { path: rest.path, range: range(17, 3, isOnOneLine ? 17 : 19, 12) };
    const elsewhere = isElsewhere === "here" ? {} : { shown: isElsewhere === "moved" ? shown : null };
    return findingOf({ ...rest, range: place, ...elsewhere });
  });

/** A whole report in which everything that can come from outside is hostile. */
export const hostileReport: fc.Arbitrary<Report> = fc
  .record({
    findings: fc.array(hostileFinding, { maxLength: 14 }),
    unknown: fc.array(
      fc.record({
        server: fc.constant("pyright"),
        side: fc.constantFrom("base", "head"),
        path: hostile,
        reason: hostile,
      }),
      { maxLength: 3 },
    ),
    limits: fc.array(fc.record({ code: hostile, message: hostile, count: fc.nat() }), { maxLength: 3 }),
    failures: fc.array(
      fc.record({ code: fc.constant("server-crashed"), message: hostile, hint: fc.option(hostile) }),
      { maxLength: 2 },
    ),
    change: fc.option(hostile),
    failOn: fc.constantFrom("error", "hint", "never"),
  })
  .map(({ change, failures, ...parts }) =>
    reportOf({ ...parts, failures: failures as readonly Reason[], policy: { change } } as Parts),
  );
