/** The verdict lattice: fail over inconclusive over pass, and the class beside it. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ObservedCode } from "../../src/model/codes.ts";
import { exitCode } from "../../src/model/exit-code.ts";
import {
  type ComparedFinding,
  type FindingState,
  findingStates,
  type Severity,
  severities,
} from "../../src/model/finding.ts";
import type { ReplayedTrace, ReplaySummary } from "../../src/model/replay.ts";
import type { FailOn, Reason, UnknownFile } from "../../src/model/report.ts";
import { createReason, decideVerdict, type VerdictInput } from "../../src/verdict/judge.ts";
import { bumpOf, differentTrace, findingOf, replayOf, reportOf, traceOf } from "../report/support.ts";

const failOnLevels = [...severities, "never"] as const satisfies readonly FailOn[];
const crashed = createReason("server-crashed", "pyright on head: the server ended with code 1");
const differing = createReason("dependencies-differ", "click 8.0.4 → 8.3.0 (requirements.txt)");
const missing = createReason(
  "dependencies-missing",
  "the server cannot resolve 2 imports of declared packages (h11, idna)",
);
const huge: UnknownFile = { server: "pyright", side: "head", path: "huge.py", reason: "timeout" };

function of(...kinds: readonly (readonly [FindingState, Severity])[]): ComparedFinding[] {
  return kinds.map(([state, severity]) => findingOf({ state, severity }));
}

function evidence(change: Partial<VerdictInput> = {}): VerdictInput {
  return {
    findings: [],
    off: [],
    unmatched: [],
    unknown: [],
    failures: [],
    headFiles: 3,
    skippedRoots: 0,
    replay: null,
    policy: policyOf(),
    unchecked: [],
    reward: null,
    ...change,
  };
}

function policyOf(change: Partial<VerdictInput["policy"]> = {}): VerdictInput["policy"] {
  return {
    failOn: "error",
    moved: "report",
    volatile: "report",
    minReward: null,
    replayMismatch: "fail",
    ...change,
  };
}

function line(change: Partial<VerdictInput> = {}): string {
  const { verdict, class: ofChange, reasons } = decideVerdict(evidence(change));
  return `${verdict}, ${ofChange}: ${reasons.map(({ code, message }) => `${code} (${message})`).join("; ")}`;
}

const { server, source, code, severity, message, path, range, symbol } = findingOf();
const observed = { server, source, code, severity, message, path, range, symbol };
const unmatched = [{ ...observed, side: "base" as const }];

describe("a verdict", () => {
  test("is what is worst, with its reasons", () => {
    expect({
      nothing: line(),
      "a new error": line({ findings: of(["new", "error"]) }),
      "new findings of every severity": line({
        findings: of(
          ["new", "hint"],
          ["new", "error"],
          ["new", "warning"],
          ["new", "error"],
          ["new", "information"],
        ),
        policy: policyOf({ failOn: "hint" }),
      }),
      "a new warning below fail-on": line({ findings: of(["new", "warning"]) }),
      "a new error, fail-on never": line({
        findings: of(["new", "error"]),
        policy: policyOf({ failOn: "never" }),
      }),
      "an unknown file": line({ unknown: [huge] }),
      "a new error and an unknown file": line({ findings: of(["new", "error"]), unknown: [huge] }),
      "a new warning and an unknown file": line({ findings: of(["new", "warning"]), unknown: [huge] }),
      "a finding that without a comparison": line({ unmatched }),
      "a finding that without a comparison, in an unknown file": line({ unmatched, unknown: [huge, huge] }),
      "no file of head": line({ headFiles: 0 }),
      "a crash": line({ failures: [crashed], headFiles: 0 }),
      "a crash, and every file unknown by it": line({
        failures: [crashed],
        unknown: [{ ...huge, reason: "server-failed" }],
      }),
      "a crash on one side, a new error by another server": line({
        failures: [crashed],
        findings: of(["new", "error"]),
      }),
      "a file that is unknown by a failure that nobody tells": line({
        unknown: [{ ...huge, reason: "server-failed" }],
      }),
      "an old error": line({ findings: of(["unchanged", "error"]) }),
    }).toMatchInlineSnapshot(`
      {
        "a crash": "inconclusive, lsp_unavailable: server-crashed (pyright on head: the server ended with code 1)",
        "a crash on one side, a new error by another server": "fail, new_errors: new-finding (1 new error); server-crashed (pyright on head: the server ended with code 1)",
        "a crash, and every file unknown by it": "inconclusive, lsp_unavailable: server-crashed (pyright on head: the server ended with code 1)",
        "a file that is unknown by a failure that nobody tells": "inconclusive, lsp_unavailable: unknown-files (1 file without a result: huge.py (head: server-failed))",
        "a finding that without a comparison": "inconclusive, lsp_unavailable: unmatched-findings (1 finding of base cannot be compared, because head has no result for the file)",
        "a finding that without a comparison, in an unknown file": "inconclusive, lsp_unavailable: unknown-files (2 files without a result, for example huge.py (head: timeout)); unmatched-findings (1 finding of base cannot be compared, because head has no result for the file)",
        "a new error": "fail, new_errors: new-finding (1 new error)",
        "a new error and an unknown file": "fail, new_errors: new-finding (1 new error); unknown-files (1 file without a result: huge.py (head: timeout))",
        "a new error, fail-on never": "pass, new_errors: advisory (1 new error, nothing fails by policy (fail-on: never))",
        "a new warning and an unknown file": "inconclusive, lsp_unavailable: unknown-files (1 file without a result: huge.py (head: timeout))",
        "a new warning below fail-on": "pass, warnings_only: advisory (1 new warning, below fail-on: error)",
        "an old error": "pass, baseline_error: clean (nothing new in 3 files)",
        "an unknown file": "inconclusive, lsp_unavailable: unknown-files (1 file without a result: huge.py (head: timeout))",
        "new findings of every severity": "fail, new_errors: new-finding (2 new errors, 1 new warning, 1 new note and 1 new hint)",
        "no file of head": "inconclusive, lsp_unavailable: no-files (Lanser checked no file of head)",
        "nothing": "pass, clean: clean (nothing new in 3 files)",
      }
    `);
  });

  test("fails by a reward below the least that the policy asks for, and not by that one", () => {
    const policy = policyOf({ minReward: 0.25 });
    expect([0.24, 0.25, 0.26].map((reward) => decideVerdict(evidence({ reward, policy })).verdict)).toEqual([
      "fail",
      "pass",
      "pass",
    ]);
  });

  test("fails by a new finding at or above fail-on, and by none of another state", () => {
    const rows = failOnLevels.map((failOn) => {
      const failing = findingStates.flatMap((state) =>
        severities
          .filter(
            (severity) =>
              decideVerdict(evidence({ findings: of([state, severity]), policy: policyOf({ failOn }) }))
                .verdict === "fail",
          )
          .map((severity) => `${state} ${severity}`),
      );
      return [failOn, failing.join(", ")] as const;
    });
    expect(Object.fromEntries(rows)).toMatchInlineSnapshot(`
      {
        "error": "new error",
        "hint": "new error, new warning, new information, new hint",
        "information": "new error, new warning, new information",
        "never": "",
        "warning": "new error, new warning",
      }
    `);
  });
});

test("what fails comes before a missing installation, and the verdict stays the worse one", () => {
  const broken = { findings: of(["new", "error"]), failures: [crashed, missing] };
  expect(line(broken)).toBe(
    "fail, new_errors: new-finding (1 new error); dependencies-missing (the server cannot resolve 2 imports of declared packages (h11, idna)); server-crashed (pyright on head: the server ended with code 1)",
  );
});

describe("a committed trace", () => {
  const inconclusive = traceOf({
    path: "b.jsonl",
    state: "inconclusive",
    message: "Its server is not configured.",
    advice: ["Configure it.", "Remove the trace."],
  });
  const stale = traceOf({
    path: "old.jsonl",
    state: "stale",
    message: "Lanser 0.4.0 recorded it.",
    advice: ["Refresh it."],
  });
  const broken = traceOf({
    path: "0.jsonl",
    state: "unreadable",
    message: "It ends in the middle of a line.",
  });
  const different = differentTrace({ path: "a.jsonl", at: { entry: 7, pointer: "" } });

  test("that is not as recorded fails, leaves the run inconclusive, or warns, as base's policy says", () => {
    const rows = Object.entries({
      equal: [traceOf()],
      different: [differentTrace()],
      unreadable: [broken],
      "three of them": [different, differentTrace(), broken],
      inconclusive: [inconclusive],
      stale: [stale],
      all: [stale, inconclusive, different, traceOf()],
    }).map(([name, traces]) => {
      const of = (replayMismatch: "fail" | "warn") =>
        line({ replay: replayOf(traces), policy: policyOf({ replayMismatch }) });
      return [name, [of("fail"), of("warn")]] as const;
    });
    expect(Object.fromEntries(rows)).toMatchInlineSnapshot(`
      {
        "all": [
          "fail, lsp_unavailable: replay-mismatch (the committed trace a.jsonl does not replay as recorded, from entry 7 on: The recorded answers of the server lead to another report than they did); replay-inconclusive (the committed trace b.jsonl could not be replayed: Its server is not configured)",
          "pass, clean: clean (nothing new in 3 files)",
        ],
        "different": [
          "fail, clean: replay-mismatch (the committed trace .lanser/traces/shop.trace.jsonl does not replay as recorded, from entry 42 on (/result/findings/0/message): The recorded answers of the server lead to another report than they did)",
          "pass, clean: clean (nothing new in 3 files)",
        ],
        "equal": [
          "pass, clean: clean (nothing new in 3 files)",
          "pass, clean: clean (nothing new in 3 files)",
        ],
        "inconclusive": [
          "inconclusive, lsp_unavailable: replay-inconclusive (the committed trace b.jsonl could not be replayed: Its server is not configured)",
          "pass, clean: clean (nothing new in 3 files)",
        ],
        "stale": [
          "pass, clean: clean (nothing new in 3 files)",
          "pass, clean: clean (nothing new in 3 files)",
        ],
        "three of them": [
          "fail, clean: replay-mismatch (3 committed traces do not replay as recorded, first .lanser/traces/shop.trace.jsonl, from entry 42 on (/result/findings/0/message): The recorded answers of the server lead to another report than they did)",
          "pass, clean: clean (nothing new in 3 files)",
        ],
        "unreadable": [
          "fail, clean: replay-mismatch (the committed trace 0.jsonl does not replay as recorded: It ends in the middle of a line)",
          "pass, clean: clean (nothing new in 3 files)",
        ],
      }
    `);
  });

  test("says first what to do first", () => {
    const hints = (...traces: readonly ReplayedTrace[]) =>
      decideVerdict(evidence({ replay: replayOf(traces) })).reasons.map(({ hint }) => hint);
    expect([hints(inconclusive), hints(broken), hints(stale)]).toEqual([["Configure it."], [null], [null]]);
  });

  test("that could not be replayed is not what `unknown: warn` tolerates; a server's bump alone changes nothing", () => {
    const policy = { unknown: "warn" } as const;
    const of = (parts: Parameters<typeof reportOf>[0]) => {
      const report = reportOf({ policy, ...parts });
      return `${report.verdict} ${exitCode(report)}`;
    };
    expect([
      of({ replay: replayOf([inconclusive]) }),
      of({ replay: replayOf([inconclusive]), unknown: [huge] }),
      of({
        replay: replayOf([inconclusive]),
        policy: { ...policy, replayMismatch: "warn" },
        unknown: [huge],
      }),
      of({ bumps: [bumpOf(), bumpOf({ problem: "it could not be installed" })] }),
    ]).toEqual(["inconclusive 11", "inconclusive 11", "inconclusive 0", "pass 0"]);
  });
});

test("of new findings it is said how many were only hidden before, behind an import", () => {
  const at = { path: "use.py", range: findingOf({}).range, symbol: "make" };
  const mended = findingOf({ cause: { ...at, how: "mended-import" } });
  const broken = findingOf({ cause: { ...at, how: "broken-import" } });
  const message = (...findings: readonly ComparedFinding[]) =>
    decideVerdict(evidence({ findings })).reasons[0]?.message;
  expect(message(mended, broken, mended)).toBe(
    "3 new errors; 2 existed before, hidden by an unresolved import",
  );
  expect(message(broken)).toBe("1 new error");
  // What does not fail is not counted.
  expect(message(findingOf({ severity: "hint", cause: mended.cause }), broken)).toBe("1 new error");
});

describe("a class", () => {
  test("is the first that holds: new errors, not measured, old errors, warnings, clean", () => {
    const rows = findingStates.map((state) => {
      const classes = severities.map(
        (severity) =>
          decideVerdict(evidence({ findings: of([state, severity]), policy: policyOf({ failOn: "never" }) }))
            .class,
      );
      return [state, classes.join(" ")] as const;
    });
    expect(Object.fromEntries(rows)).toMatchInlineSnapshot(`
      {
        "fixed": "clean clean clean clean",
        "moved": "baseline_error warnings_only clean clean",
        "new": "new_errors warnings_only clean clean",
        "removed": "clean clean clean clean",
        "suppressed": "clean clean clean clean",
        "unchanged": "baseline_error warnings_only clean clean",
        "volatile": "baseline_error warnings_only clean clean",
      }
    `);
    expect([
      line({ findings: of(["new", "error"], ["unchanged", "error"]), unknown: [huge] }),
      line({ findings: of(["unchanged", "error"]), unknown: [huge] }),
      line({ findings: of(["unchanged", "warning"], ["moved", "error"]) }),
      line({ findings: of(["unchanged", "warning"], ["fixed", "error"]) }),
    ]).toMatchInlineSnapshot(`
      [
        "fail, new_errors: new-finding (1 new error); unknown-files (1 file without a result: huge.py (head: timeout))",
        "inconclusive, lsp_unavailable: unknown-files (1 file without a result: huge.py (head: timeout))",
        "pass, baseline_error: clean (nothing new in 3 files)",
        "pass, warnings_only: clean (nothing new in 3 files, 1 fixed)",
      ]
    `);
  });
});

describe("the exit code", () => {
  test("follows the verdict; the policy `unknown: warn` changes it, and never the verdict", () => {
    const code = (change: Parameters<typeof reportOf>[0]) => {
      const report = reportOf(change);
      return `${report.verdict} ${exitCode(report)}`;
    };
    expect({
      pass: code({}),
      fail: code({ findings: of(["new", "error"]) }),
      inconclusive: code({ unknown: [huge] }),
      "pass, unknown: warn": code({ policy: { unknown: "warn" } }),
      "fail, unknown: warn": code({
        findings: of(["new", "error"]),
        unknown: [huge],
        policy: { unknown: "warn" },
      }),
      "inconclusive, unknown: warn": code({ unknown: [huge], policy: { unknown: "warn" } }),
      "a crash, unknown: warn": code({ failures: [crashed], policy: { unknown: "warn" } }),
      "other packages": code({ failures: [differing] }),
      "other packages, missing ones tolerated": code({
        failures: [differing],
        policy: { dependenciesMissing: "warn" },
      }),
      "other packages, tolerated": code({ failures: [differing], policy: { dependenciesDiffer: "warn" } }),
      "missing packages": code({ failures: [missing] }),
      "missing packages, unknown: warn": code({ failures: [missing], policy: { unknown: "warn" } }),
      "missing packages, tolerated": code({ failures: [missing], policy: { dependenciesMissing: "warn" } }),
      "missing packages, tolerated, and a file": code({
        failures: [missing],
        unknown: [huge],
        policy: { dependenciesMissing: "warn" },
      }),
      "missing packages, tolerated, and a file that is too": code({
        failures: [missing],
        unknown: [huge],
        policy: { dependenciesMissing: "warn", unknown: "warn" },
      }),
    }).toMatchInlineSnapshot(`
      {
        "a crash, unknown: warn": "inconclusive 11",
        "fail": "fail 1",
        "fail, unknown: warn": "fail 1",
        "inconclusive": "inconclusive 11",
        "inconclusive, unknown: warn": "inconclusive 0",
        "missing packages": "inconclusive 11",
        "missing packages, tolerated": "inconclusive 0",
        "missing packages, tolerated, and a file": "inconclusive 11",
        "missing packages, tolerated, and a file that is too": "inconclusive 0",
        "missing packages, unknown: warn": "inconclusive 11",
        "other packages": "inconclusive 11",
        "other packages, missing ones tolerated": "inconclusive 11",
        "other packages, tolerated": "inconclusive 0",
        "pass": "pass 0",
        "pass, unknown: warn": "pass 0",
      }
    `);
  });
});

describe("whatever was found", () => {
  const anyFinding = fc
    .tuple(fc.constantFrom(...findingStates), fc.constantFrom(...severities))
    .map(([state, severity]) => findingOf({ state, severity }));
  const anyUnknown = fc.record({
    server: fc.constant("pyright"),
    side: fc.constantFrom("base" as const, "head" as const),
    path: fc.constant("a.py"),
    reason: fc.constantFrom("timeout", "server-failed", "malformed"),
  });
  const anyFailure = fc.constantFrom<Reason<ObservedCode>>(
    crashed,
    createReason("canary-failed", "said nothing", "Ask again."),
  );
  const anyTrace = fc
    .record({
      path: fc.constantFrom("a", "b"),
      state: fc.constantFrom("equal", "different", "stale", "inconclusive", "unreadable"),
    })
    .map((change) => traceOf(change as Partial<ReplayedTrace>));
  const anyReplay: fc.Arbitrary<ReplaySummary | null> = fc.option(
    fc.uniqueArray(anyTrace, { maxLength: 2, selector: ({ path }) => path }).map((all) => replayOf(all)),
  );
  const any: fc.Arbitrary<VerdictInput> = fc.record({
    findings: fc.array(anyFinding, { maxLength: 4 }),
    off: fc.array(anyFinding, { maxLength: 1 }),
    unmatched: fc.constantFrom([], unmatched),
    unknown: fc.array(anyUnknown, { maxLength: 2 }),
    failures: fc.array(anyFailure, { maxLength: 2 }),
    headFiles: fc.nat(2),
    skippedRoots: fc.nat(1),
    replay: anyReplay,
    policy: fc.record({
      failOn: fc.constantFrom(...failOnLevels),
      moved: fc.constantFrom("report", "fail"),
      volatile: fc.constantFrom("report", "fail"),
      minReward: fc.constantFrom(null, 0),
      replayMismatch: fc.constantFrom("fail", "warn"),
    }),
    unchecked: fc.constant([]),
    reward: fc.constantFrom(null, -1, 1),
  });
  const rank = { pass: 0, inconclusive: 1, fail: 2 };

  test("one more thing that is wrong never makes the verdict better", () => {
    const more = fc.oneof(
      anyFailure.map(
        (one) =>
          (of: VerdictInput): VerdictInput => ({ ...of, failures: [...of.failures, one] }),
      ),
      anyUnknown.map(
        (one) =>
          (of: VerdictInput): VerdictInput => ({ ...of, unknown: [...of.unknown, one] }),
      ),
      anyFinding.map(
        (one) =>
          (of: VerdictInput): VerdictInput => ({ ...of, findings: [...of.findings, one] }),
      ),
      fc.constant(
        (of: VerdictInput): VerdictInput => ({ ...of, unmatched: [...of.unmatched, ...unmatched] }),
      ),
      fc.constant((of: VerdictInput): VerdictInput => ({ ...of, headFiles: 0 })),
      anyTrace.map(
        (one) =>
          (of: VerdictInput): VerdictInput => ({
            ...of,
            replay: replayOf([...(of.replay?.traces ?? []), one]),
          }),
      ),
    );
    fc.assert(
      fc.property(any, more, (before, worsen) => {
        expect(rank[decideVerdict(worsen(before)).verdict]).toBeGreaterThanOrEqual(
          rank[decideVerdict(before).verdict],
        );
      }),
    );
  });

  test("it passes only when everything was measured and nothing new is too severe", () => {
    fc.assert(
      fc.property(any, (of) => {
        const { verdict } = decideVerdict(of);
        const hasTrace = (...states: readonly string[]) =>
          of.policy.replayMismatch === "fail" &&
          of.replay?.traces.some(({ state }) => states.includes(state)) === true;
        const isMeasured =
          !hasTrace("inconclusive") &&
          of.failures.length + of.unknown.length + of.unmatched.length === 0 &&
          (of.headFiles > 0 || of.skippedRoots > 0) &&
          (of.policy.minReward === null || of.reward !== null);
        const { failOn, moved, volatile, minReward } = of.policy;
        const limit = failOn === "never" ? -1 : severities.indexOf(failOn);
        const failing = [
          "new",
          ...(moved === "fail" ? ["moved"] : []),
          ...(volatile === "fail" ? ["volatile"] : []),
        ];
        const isTooLow = minReward !== null && of.reward !== null && of.reward < minReward;
        const isFailing =
          isTooLow ||
          hasTrace("different", "unreadable") ||
          of.findings.some((one) => failing.includes(one.state) && severities.indexOf(one.severity) <= limit);
        expect(verdict).toBe(isFailing ? "fail" : isMeasured ? "pass" : "inconclusive");
      }),
    );
  });

  test("there is a reason with words, and the order of findings does not matter", () => {
    fc.assert(
      fc.property(any, (of) => {
        const { reasons } = decideVerdict(of);
        expect(reasons.length).toBeGreaterThan(0);
        expect(reasons.filter(({ code, message }) => code === undefined || message === "")).toEqual([]);
        const replay = of.replay === null ? null : { ...of.replay, traces: of.replay.traces.toReversed() };
        expect(decideVerdict({ ...of, replay, findings: of.findings.toReversed() })).toEqual(
          decideVerdict(of),
        );
      }),
    );
  });
});

test("what the policy tolerates passes as an exit code, also beside a waived finding, and nothing else does", () => {
  const unknown = [{ server: "pyright", side: "head", path: "a.py", reason: "timeout" }] as const;
  const waived = findingOf({ waived: { by: "label:x", reason: "known" } });
  const policy = { unknown: "warn" } as const;
  const failures = [{ code: "server-crashed" as const, message: "it ended", hint: null }];
  expect([
    exitCode(reportOf({ unknown, policy })),
    exitCode(reportOf({ unknown, policy, findings: [waived] })),
    exitCode(reportOf({ unknown, policy, failures })),
    exitCode(reportOf({ unknown })),
  ]).toEqual([0, 0, 11, 11]);
});

test("no answer for any file of head is no look at it, also where a part was to be looked at; that head has none of the part is no such thing", () => {
  const scope = { mode: "affected", files: ["a.py"], of: 9, why: "1 file changed" } as const;
  const codes = (unknown: readonly UnknownFile[]) => {
    const { policy } = reportOf();
    const rest = {
      findings: [],
      off: [],
      unmatched: [],
      failures: [],
      skippedRoots: 0,
      replay: null,
      unchecked: [],
    };
    return decideVerdict({ ...rest, scope, unknown, headFiles: 0, policy, reward: null }).reasons.map(
      ({ code }) => code,
    );
  };
  expect([codes([{ server: "pyright", side: "head", path: "a.py", reason: "timeout" }]), codes([])]).toEqual([
    ["unknown-files", "no-files"],
    ["clean"],
  ]);
});
