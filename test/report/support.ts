/** Reports made of what a test is about, judged as the gate judges. */

import fc from "fast-check";
import { groupCauses } from "../../src/model/causes.ts";
import type { ObservedCode } from "../../src/model/codes.ts";
import { sha256 } from "../../src/model/digest.ts";
import { divergenceClassNames } from "../../src/model/divergence.ts";
import {
  type ComparedFinding,
  type FindingState,
  findingStates,
  type Range,
  severities,
} from "../../src/model/finding.ts";
import type { ReplayedTrace, ReplaySummary, ServerBump } from "../../src/model/replay.ts";
import type { FailOn, Reason, Report, ReportedCause } from "../../src/model/report.ts";
import type { JudgedReason } from "../../src/policy/waivers.ts";
import { logLook } from "../../src/report/terminal/options.ts";
import { decideVerdict } from "../../src/verdict/judge.ts";
import { defaultWeights } from "../support/weights.ts";

/** What a log looks like, with all that a test may leave out. */
export const look = {
  ...logLook,
  detail: "usual",
  reproduce: "lanser gate",
  all: false,
  show: "hint",
} as const;

export type Parts = Partial<
  Pick<
    Report,
    | "findings"
    | "off"
    | "unmatched"
    | "unknown"
    | "limits"
    | "base"
    | "head"
    | "reward"
    | "replay"
    | "claims"
    | "bumps"
    | "policyChanges"
    | "escapes"
    | "hidden"
    | "unchecked"
    | "excerpts"
    | "scope"
  >
> & {
  /** How many of head the server checked. */
  readonly headFiles?: number;
  /** Of the server; absent: it is proven. */
  readonly stability?: "unproven";
  /** Without them those that follow from the findings. */
  readonly causes?: readonly (Omit<ReportedCause, "excerpts" | "touched"> & Partial<ReportedCause>)[];
  readonly failures?: readonly JudgedReason[];
  readonly failOn?: FailOn;
  readonly policy?: Partial<Report["policy"]>;
};

export function reportOf({
  failures = [],
  failOn = "error",
  policy = {},
  headFiles = 80,
  stability,
  ...parts
}: Parts = {}): Report {
  const { findings = [], off = [], unmatched = [], unknown = [], limits = [], replay = null } = parts;
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
    replayMismatch: "fail",
    reward: { headline: "pr-v2", weights: defaultWeights },
    change: null,
    ...policy,
  };
  return {
    ...decideVerdict({
      findings,
      off,
      unmatched,
      unknown,
      failures,
      ...(stability === undefined ? {} : { servers: [{ id: "pyright", skipped: null, stability }] }),
      headFiles,
      skippedRoots: 0,
      replay,
      policy: whole,
      unchecked: parts.unchecked ?? [],
      reward: null,
      claims: parts.claims,
    }),
    base: parts.base ?? { commit: "1".repeat(40), tree: "2".repeat(40) },
    head: parts.head ?? { commit: "3".repeat(40), tree: "4".repeat(40) },
    servers: [
      {
        id: "pyright",
        version: "1.1.414",
        treeDigest: sha256("server"),
        schedule: sha256("schedule"),
        root: ".",
        skipped: null,
        ended: null,
        interpreter: { name: "python3", version: "3.12.3" },
        ...(stability === undefined ? {} : { stability }),
        base: { files: 79, unknown: unknown.filter((one) => one.side === "base").length },
        head: { files: headFiles, unknown: unknown.filter((one) => one.side === "head").length },
      },
    ],
    ...(parts.scope === undefined ? {} : { scope: parts.scope }),
    counts,
    findings,
    off,
    causes: (parts.causes ?? groupCauses(findings, new Map())).map((one) => ({
      excerpts: { base: null, head: null },
      touched: [],
      ...one,
    })),
    unmatched,
    unknown,
    reward: parts.reward ?? null,
    unscored: parts.reward === undefined ? "it was not scored" : null,
    ...(parts.claims === undefined ? {} : { claims: parts.claims }),
    replay,
    bumps: parts.bumps ?? [],
    policy: whole,
    policyChanges: [...changeOf(whole), ...(parts.policyChanges ?? [])],
    escapes: parts.escapes ?? [],
    hidden: parts.hidden ?? [],
    unchecked: parts.unchecked ?? [],
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
    why: "this line is the same as base line 7, so an edit elsewhere in the change broke it",
    base: null,
    placement: "same-line",
    counterpart: null,
    cause: null,
    seen: null,
    ...change,
  };
}

export function traceOf(change: Partial<ReplayedTrace> = {}): ReplayedTrace {
  return {
    path: ".lanser/traces/shop.trace.jsonl",
    server: "pyright",
    version: "1.1.414",
    state: "equal",
    class: null,
    message: "The recorded answers lead to the same results.",
    at: null,
    wanted: null,
    got: null,
    advice: [],
    ...change,
  };
}

/** As an upgrade of Lanser reads it differently. */
export function differentTrace(change: Partial<ReplayedTrace> = {}): ReplayedTrace {
  return traceOf({
    state: "different",
    class: "D2",
    message: "The recorded answers of the server lead to another report than they did.",
    at: { entry: 42, pointer: "/result/findings/0/message" },
    wanted: '"Argument missing for parameter \\"year\\""',
    got: '"Arguments missing for parameters \\"year\\""',
    advice: [
      "Run lanser trace diff shop to see all that differs.",
      "If the new result is right, run lanser trace refresh shop and commit the trace.",
    ],
    ...change,
  });
}

export function replayOf(
  traces: readonly ReplayedTrace[],
  mode: ReplaySummary["mode"] = "offline",
): ReplaySummary {
  return { mode, traces };
}

export function bumpOf(change: Partial<ServerBump> = {}): ServerBump {
  return {
    server: "pyright",
    from: "1.1.414",
    to: "1.1.415",
    total: { added: 3, removed: 1, changed: 2 },
    rules: [
      { code: "reportAttributeAccessIssue", added: 0, removed: 1, changed: 2 },
      { code: "reportCallIssue", added: 3, removed: 0, changed: 0 },
    ],
    files: [
      { path: "app/billing.py", added: 3, removed: 0, changed: 2 },
      { path: "app/rates.py", added: 0, removed: 1, changed: 0 },
    ],
    problem: null,
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

export function traceWith(
  text: fc.Arbitrary<string>,
  path: fc.Arbitrary<string>,
): fc.Arbitrary<ReplayedTrace> {
  return fc.record({
    path,
    server: text,
    version: text,
    state: fc.constantFrom("equal", "different", "stale", "inconclusive", "unreadable"),
    class: fc.option(fc.constantFrom(...divergenceClassNames)),
    message: text,
    at: fc.option(fc.record({ entry: fc.nat(), pointer: text })),
    wanted: fc.option(text),
    got: fc.option(text),
    advice: fc.array(text, { maxLength: 3 }),
  });
}

export function bumpWith(text: fc.Arbitrary<string>, path: fc.Arbitrary<string>): fc.Arbitrary<ServerBump> {
  const counts = { added: fc.nat(), removed: fc.nat(), changed: fc.nat() };
  return fc.record({
    server: text,
    from: text,
    to: text,
    total: fc.record(counts),
    rules: fc.array(fc.record({ code: text, ...counts }), { maxLength: 12 }),
    files: fc.array(fc.record({ path, ...counts }), { maxLength: 12 }),
    problem: fc.option(text),
  });
}

const hostileTrace = traceWith(hostile, hostile);
const hostileBump = bumpWith(hostile, hostile);

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
    traces: fc.array(hostileTrace, { maxLength: 4 }),
    bumps: fc.array(hostileBump, { maxLength: 2 }),
    replayMismatch: fc.constantFrom("fail", "warn"),
    change: fc.option(hostile),
    failOn: fc.constantFrom("error", "hint", "never"),
  })
  .map(({ change, failures, traces, replayMismatch, ...parts }) =>
    reportOf({
      ...parts,
      replay: traces.length === 0 ? null : replayOf(traces),
      failures: failures as readonly Reason<ObservedCode>[],
      policy: { change, replayMismatch },
    } as Parts),
  );
