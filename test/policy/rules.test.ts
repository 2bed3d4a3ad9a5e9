/** What a policy makes of single findings. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { isFailing } from "../../src/model/failing.ts";
import { type ComparedFinding, findingStates, severities } from "../../src/model/finding.ts";
import type { PolicySummary } from "../../src/model/report.ts";
import { type PolicyRule, ruleSeverities } from "../../src/model/rules.ts";
import { parseConfig } from "../../src/policy/config.ts";
import {
  offLimits,
  type Ruled,
  rule,
  rulesTouching,
  shadowed,
  withOriginalSeverities,
} from "../../src/policy/rules.ts";
import { decideVerdict, type VerdictInput } from "../../src/verdict/judge.ts";
import { findingOf, reportOf } from "../report/support.ts";

const everywhere = () => true;

/** One line for each finding: what it counts as, and by which rule. */
function check(rules: readonly PolicyRule[], ...findings: readonly Partial<ComparedFinding>[]): string[] {
  const all = findings.map(findingOf);
  const { findings: on, off } = rule(all, { rules }, everywhere);
  const told = ({ ruled, severity }: ComparedFinding) => `${severity} ${JSON.stringify(ruled ?? null)}`;
  return [...on.map(told), ...off.map((one) => `off: ${told(one)}`)];
}

describe("a rule", () => {
  test("gives another severity, turns off, or says what fails; the first that matches decides", () => {
    const rules: readonly PolicyRule[] = [
      { code: "reportCall*", path: "tests/**", severity: "off" },
      { code: "reportCallIssue", severity: "warning" },
      { path: "app/**", fail: false },
      { severity: "information", fail: true },
    ];
    expect(
      check(
        rules,
        { path: "tests/a.py" },
        { path: "app/a.py" },
        { path: "app/a.py", code: "reportOther" },
        { path: "lib/a.py", code: null },
        { path: "tests/a.py", state: "fixed" },
      ),
    ).toMatchInlineSnapshot(`
      [
        "warning {"rule":1,"said":"error"}",
        "error {"rule":2,"fail":false}",
        "information {"rule":3,"said":"error","fail":true}",
        "off: error {"rule":0}",
        "off: error {"rule":0}",
      ]
    `);
  });

  test("says nothing where the server says the same", () => {
    expect(check([{ severity: "error" }], {}, { severity: "hint" })).toEqual([
      'error {"rule":0}',
      'error {"rule":0,"said":"hint"}',
    ]);
  });

  test("matches codes as their servers write them, with or without folders in them", () => {
    const matching = (code: string, of: Partial<ComparedFinding>) =>
      check([{ code, severity: "off" }], of)[0]?.startsWith("off") === true;
    const typescript = { server: "typescript", code: "2345" };
    expect({
      TS2345: matching("TS2345", typescript),
      "2345": matching("2345", typescript),
      "TS2*": matching("TS2*", typescript),
      "another server's number": matching("TS2345", { code: "2345" }),
      "*": matching("*", { code: "react/hooks" }),
      "react/*": matching("react/*", { code: "react/hooks/deps" }),
      "no code": matching("*", { code: null }),
      "{a,b}": matching("report{Call,Index}Issue", {}),
      "other case": matching("reportcallissue", {}),
      whole: matching("report", {}),
    }).toMatchInlineSnapshot(`
      {
        "*": true,
        "2345": true,
        "TS2*": true,
        "TS2345": true,
        "another server's number": false,
        "no code": false,
        "other case": false,
        "react/*": true,
        "whole": false,
        "{a,b}": true,
      }
    `);
  });

  test("matches paths like `ignore`, dots included, and servers by their id", () => {
    const matching = (of: PolicyRule, finding: Partial<ComparedFinding>) =>
      check([{ ...of, severity: "off" }], finding)[0]?.startsWith("off") === true;
    expect([
      matching({ path: "app/*.py" }, {}),
      matching({ path: "*.py" }, {}),
      matching({ path: "**/*.py" }, { path: ".ci/x.py" }),
      matching({ server: "pyright" }, {}),
      matching({ server: "typescript" }, {}),
      matching({ server: "pyright", path: "lib/**" }, {}),
    ]).toEqual([true, false, true, true, false, false]);
  });

  test("that nothing is left for is known by its selectors", () => {
    expect([
      shadowed([{ severity: "off" }, { path: "a" }]),
      shadowed([{ code: "a" }, { code: "b" }, { code: "b", path: "c" }]),
      shadowed([{ code: "a", path: "c" }, { code: "a" }, { path: "c" }]),
    ]).toEqual([{ rule: 1, by: 0 }, { rule: 2, by: 1 }, undefined]);
  });

  test("that turns findings off says how many, and how many of them are new", () => {
    const rules = [{ path: "app/**", severity: "off" }] as const;
    const { off } = rule([findingOf(), findingOf({ state: "unchanged" })], { rules }, everywhere);
    expect(offLimits(off, { rules })).toMatchInlineSnapshot(`
      [
        {
          "code": "rules-off",
          "count": 2,
          "message": "turned off by policy.rules[0] (path app/**); 1 of them is new",
        },
      ]
    `);
  });
});

describe("only-changed-files", () => {
  const policy = { onlyChangedFiles: true } as const;

  test("marks what can fail in a file that the change does not touch", () => {
    const elsewhere = findingStates.filter(
      (state) => rule([findingOf({ state })], policy, () => false).findings[0]?.elsewhere === true,
    );
    expect(elsewhere).toEqual(["new", "moved", "volatile"]);
    expect(rule([findingOf()], policy, everywhere).findings[0]?.elsewhere).toBeUndefined();
    expect(rule([findingOf()], {}, () => false).findings[0]?.elsewhere).toBeUndefined();
  });

  test("takes what lies behind a link of the trees for touched, and no neighbour of it", () => {
    const isTouched = rulesTouching(["a.py", "lib/link"]);
    expect(
      ["a.py", "lib/link", "lib/link/b/c.py", "lib/linked.py", "lib/b.py", "a.py.bak"].map(isTouched),
    ).toEqual([true, true, true, false, false, false]);
  });
});

/** The first line that a person gets to read of a configuration whose policy is this one. */
function problem(policy: string): string {
  try {
    parseConfig(`version: 1\npolicy:\n${policy}`, "config.yml");
    return "right";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message;
  }
}

test("a mistake in a rule or a threshold says the line, and what to do", () => {
  const mistakes = [
    "  rules: off",
    "  rules: [off]",
    "  rules:\n    - path: tests/**",
    "  rules:\n    - code: a\n      severity: of",
    "  rules:\n    - code: a\n      severity: hint",
    "  rules:\n    - code: a\n      sevrity: off",
    "  rules:\n    - code: 2345\n      severity: off",
    "  rules:\n    - code: '!a'\n      severity: off",
    "  rules:\n    - path: ../a\n      severity: off",
    "  rules:\n    - path: a\n      fail: maybe",
    "  rules:\n    - path: a\n      severity: off\n      fail: true",
    "  rules:\n    - severity: warning\n    - path: a\n      fail: false",
    "  rules:\n    - { path: a, fail: false }\n    - { path: a, code: b, severity: off }",
    "  rules: []\n  max-new: 5",
    "  max-new: { warnings: 5 }",
    "  max-new: { warning: -1 }",
    "  max-new: { warning: 1.5 }",
    "  only-changed-files: maybe",
    "  reward: never",
    "  rules:\n    - { path: tests/**, severity: off }\n    - { code: a, fail: true }\n  max-new: { warning: 0 }\n  only-changed-files: true\n  reward: hidden",
  ];
  expect(`\n${mistakes.map((one) => `${one}\n=> ${problem(one)}`).join("\n\n")}\n`).toMatchInlineSnapshot(`
    "
      rules: off
    => config.yml:3:10: \`rules\` must be a list

      rules: [off]
    => config.yml:3:11: each item of \`rules\` must be a mapping with \`severity\` or \`fail\`

      rules:
        - path: tests/**
    => config.yml:4:7: a rule needs \`severity\` or \`fail\`

      rules:
        - code: a
          severity: of
    => config.yml:5:17: \`severity\` must be one of off, information, warning, error

      rules:
        - code: a
          severity: hint
    => config.yml:5:17: \`severity\` must be one of off, information, warning, error

      rules:
        - code: a
          sevrity: off
    => config.yml:5:7: unknown key \`sevrity\` in \`rules\`: did you mean \`severity\`?

      rules:
        - code: 2345
          severity: off
    => config.yml:4:13: \`code\` must be a string; put the value in quotes

      rules:
        - code: '!a'
          severity: off
    => config.yml:4:13: \`code\` must be a glob for codes, without \`!\` at the start and without spaces

      rules:
        - path: ../a
          severity: off
    => config.yml:4:13: \`path\` must be a glob inside the repository, without \`!\` or \`/\` at the start and without the folder \`..\`

      rules:
        - path: a
          fail: maybe
    => config.yml:5:13: \`fail\` must be true or false

      rules:
        - path: a
          severity: off
          fail: true
    => config.yml:6:13: policy.rules[0] turns findings off and makes them fail; remove \`severity: off\` or \`fail: true\`

      rules:
        - severity: warning
        - path: a
          fail: false
    => config.yml:5:7: policy.rules[1] never matches, because policy.rules[0] matches the same findings first; move it up, or remove it

      rules:
        - { path: a, fail: false }
        - { path: a, code: b, severity: off }
    => config.yml:5:7: policy.rules[1] never matches, because policy.rules[0] matches the same findings first; move it up, or remove it

      rules: []
      max-new: 5
    => config.yml:4:12: \`max-new\` must be a mapping

      max-new: { warnings: 5 }
    => config.yml:3:14: unknown key \`warnings\` in \`max-new\`: did you mean \`warning\`?

      max-new: { warning: -1 }
    => config.yml:3:23: \`warning\` must be a number from 0 to 1000000

      max-new: { warning: 1.5 }
    => config.yml:3:23: \`warning\` must be a whole number

      only-changed-files: maybe
    => config.yml:3:23: \`only-changed-files\` must be true or false

      reward: never
    => config.yml:3:11: \`reward\` must be one of shown, hidden

      rules:
        - { path: tests/**, severity: off }
        - { code: a, fail: true }
      max-new: { warning: 0 }
      only-changed-files: true
      reward: hidden
    => right
    "
  `);
});

const anyCode = fc.constantFrom("a", "b", null);
const anyFinding: fc.Arbitrary<ComparedFinding> = fc
  .record({
    code: anyCode,
    path: fc.constantFrom("x/a.py", "x/b.py", "y/a.py"),
    server: fc.constantFrom("pyright", "typescript"),
    severity: fc.constantFrom(...severities),
    state: fc.constantFrom(...findingStates),
  })
  .map(findingOf);
const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
const anyRule: fc.Arbitrary<PolicyRule> = fc
  .record({
    code: optional(fc.constantFrom("a", "b", "*")),
    path: optional(fc.constantFrom("x/**", "**/a.py", "y/a.py")),
    server: optional(fc.constantFrom("pyright", "typescript")),
    severity: optional(fc.constantFrom(...ruleSeverities)),
    fail: optional(fc.boolean()),
  })
  .filter(({ severity, fail }) => (severity ?? fail) !== undefined && !(severity === "off" && fail === true))
  .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));
const anyPolicy = fc.record({
  rules: fc.array(anyRule, { maxLength: 4 }),
  onlyChangedFiles: optional(fc.constant(true as const)),
});
const someFindings = fc.array(anyFinding, { maxLength: 6 });
const isTouched = (path: string) => path.startsWith("x/");

type AnyPolicy = typeof anyPolicy extends fc.Arbitrary<infer Value> ? Value : never;

function ruledBy(findings: readonly ComparedFinding[], { rules, onlyChangedFiles }: AnyPolicy): Ruled {
  return rule(findings, { rules, ...(onlyChangedFiles && { onlyChangedFiles }) }, isTouched);
}

describe("of any findings and any rules", () => {
  test("ruling twice is ruling once, and what the servers said is never lost", () => {
    fc.assert(
      fc.property(someFindings, anyPolicy, (findings, policy) => {
        const once = ruledBy(findings, policy);
        const again = ruledBy([...once.findings, ...once.off], policy);
        expect(again).toEqual(once);
        const said = [...once.findings, ...once.off].map(withOriginalSeverities);
        expect(said.map((one) => JSON.stringify(one)).sort()).toEqual(
          findings.map((one) => JSON.stringify(one)).sort(),
        );
      }),
    );
  });

  test("each is judged by itself: their order, and what else there is, changes nothing", () => {
    fc.assert(
      fc.property(someFindings, anyPolicy, (findings, policy) => {
        const together = ruledBy(findings, policy);
        const alone = findings.map((one) => ruledBy([one], policy));
        expect(together).toEqual({
          findings: alone.flatMap((one) => one.findings),
          off: alone.flatMap((one) => one.off),
        });
      }),
    );
  });

  test("rules that select apart from each other may stand in any order", () => {
    const apart = fc
      .uniqueArray(fc.constantFrom("x/a.py", "x/b.py", "y/a.py"), { minLength: 2 })
      .chain((paths) => fc.tuple(...paths.map((path) => anyRule.map((one) => ({ ...one, path })))));
    const effects = (all: Ruled) => JSON.stringify(all, (key, value) => (key === "rule" ? undefined : value));
    fc.assert(
      fc.property(someFindings, apart, (findings, rules) => {
        const of = (own: readonly PolicyRule[]) => effects(rule(findings, { rules: own }, everywhere));
        expect(of(rules.toReversed())).toBe(of(rules));
      }),
    );
  });

  type Verdicts = Pick<PolicySummary, "failOn" | "moved" | "volatile" | "maxNew">;
  const anyVerdicts: fc.Arbitrary<Verdicts> = fc.record({
    failOn: fc.constantFrom(...severities, "never" as const),
    moved: fc.constantFrom("report", "fail"),
    volatile: fc.constantFrom("report", "fail"),
    maxNew: fc.dictionary(fc.constantFrom(...severities), fc.nat(2)),
  });
  const judged = ({ findings, off }: Ruled, policy: Verdicts) =>
    decideVerdict({
      findings,
      off,
      unmatched: [],
      unknown: [],
      failures: [],
      headFiles: 3,
      skippedRoots: 0,
      replay: null,
      policy: { minReward: null, replayMismatch: "fail", ...policy },
      unchecked: [],
      reward: null,
    } satisfies VerdictInput);

  test("one more `fail: false`, wherever it stands, makes no pass a fail", () => {
    fc.assert(
      fc.property(
        someFindings,
        anyPolicy,
        anyVerdicts,
        anyRule,
        fc.nat(4),
        (findings, policy, verdicts, { severity: _severity, fail: _fail, ...selectors }, at) => {
          const rules = policy.rules.toSpliced(at, 0, { ...selectors, fail: false });
          const before = judged(ruledBy(findings, policy), verdicts);
          const after = judged(ruledBy(findings, { ...policy, rules }), verdicts);
          expect(before.verdict === "pass" && after.verdict !== "pass").toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  test("only-changed-files makes no pass a fail, and a threshold makes no fail a pass", () => {
    fc.assert(
      fc.property(someFindings, anyPolicy, anyVerdicts, (findings, { rules }, verdicts) => {
        const everyFile = judged(rule(findings, { rules }, isTouched), verdicts).verdict;
        const own = judged(rule(findings, { rules, onlyChangedFiles: true }, isTouched), verdicts).verdict;
        expect(everyFile === "pass" && own !== "pass").toBe(false);
        const unlimited = judged(rule(findings, { rules }, isTouched), { ...verdicts, maxNew: {} }).verdict;
        expect(unlimited === "fail" && everyFile !== "fail").toBe(false);
      }),
    );
  });

  test("what is off decides nothing", () => {
    fc.assert(
      fc.property(someFindings, anyPolicy, anyVerdicts, (findings, policy, verdicts) => {
        const ruled = ruledBy(findings, policy);
        const { verdict, class: kind } = judged(ruled, verdicts);
        expect({ verdict, kind }).toEqual({
          verdict: judged({ ...ruled, off: [] }, verdicts).verdict,
          kind: judged({ ...ruled, off: [] }, verdicts).class,
        });
      }),
    );
  });
});

describe("a verdict", () => {
  const line = (findings: readonly Partial<ComparedFinding>[], policy: Partial<PolicySummary> = {}) => {
    const whole = { ...reportOf().policy, ...policy };
    const ruled = rule(findings.map(findingOf), whole, (path) => path === "app/billing.py");
    const { verdict, class: kind, reasons } = reportOf({ ...ruled, policy: whole });
    return `${verdict}, ${kind}: ${reasons.map(({ code, message }) => `${code} (${message})`).join("; ")}`;
  };
  const warning = { severity: "warning" } as const;
  const there = { path: "app/other.py" };

  test("follows from rules, thresholds and changed files, and says which let pass", () => {
    const off = { rules: [{ code: "reportCallIssue", severity: "off" }] } as const;
    expect({
      off: line([{}, warning], off),
      "off beside a failing one": line([{}, { code: "other" }], off),
      lower: line([{}], { rules: [{ severity: "warning" }] }),
      higher: line([warning], { rules: [{ severity: "error" }] }),
      "does not fail": line([{}, {}], { rules: [{ fail: false }] }),
      fails: line([warning], { rules: [{ fail: true }] }),
      "fails where nothing else does": line([{}], { rules: [{ fail: true }], failOn: "never" }),
      "at the limit": line([warning, warning], { maxNew: { warning: 2 } }),
      "over the limit": line([warning, warning], { maxNew: { warning: 1 } }),
      "a limit lets no error pass": line([{}], { maxNew: { error: 3 } }),
      "elsewhere alone": line([there], { onlyChangedFiles: true }),
      "elsewhere too": line([there, {}], { onlyChangedFiles: true }),
      "elsewhere is not counted": line([{ ...there, ...warning }], {
        onlyChangedFiles: true,
        maxNew: { warning: 0 },
      }),
      "elsewhere, by a rule": line([there], { onlyChangedFiles: true, rules: [{ fail: true }] }),
      "several ways": line([there, { ...there, code: "b" }, warning], {
        onlyChangedFiles: true,
        rules: [
          { code: "b", path: "app/billing.py", fail: false },
          { code: "b", fail: false },
        ],
      }),
      "a moved one that fails by the policy": line([{ state: "moved" }], { moved: "fail" }),
      "a moved one that a rule lets pass": line([{ state: "moved" }], {
        moved: "fail",
        rules: [{ fail: false }],
      }),
    }).toMatchInlineSnapshot(`
      {
        "a limit lets no error pass": "fail, new_errors: new-finding (1 new error)",
        "a moved one that a rule lets pass": "pass, baseline_error: clean (nothing new in 80 files)",
        "a moved one that fails by the policy": "fail, baseline_error: moved-finding (1 finding moved with the code (policy moved: fail))",
        "at the limit": "pass, warnings_only: advisory (2 new warnings, below fail-on: error)",
        "does not fail": "pass, new_errors: advisory (2 new errors, by policy.rules[0] (fail: false))",
        "elsewhere alone": "pass, new_errors: advisory (1 new error, in files outside the change (only-changed-files))",
        "elsewhere is not counted": "pass, warnings_only: advisory (1 new warning, in files outside the change (only-changed-files))",
        "elsewhere too": "fail, new_errors: new-finding (1 new error)",
        "elsewhere, by a rule": "pass, new_errors: advisory (1 new error, in files outside the change (only-changed-files))",
        "fails": "fail, warnings_only: new-finding (1 new warning)",
        "fails where nothing else does": "fail, new_errors: new-finding (1 new error)",
        "higher": "fail, new_errors: new-finding (1 new error)",
        "lower": "pass, warnings_only: advisory (1 new warning, below fail-on: error)",
        "off": "pass, clean: clean (nothing new in 80 files; 2 new findings turned off by policy.rules[0])",
        "off beside a failing one": "fail, new_errors: new-finding (1 new error)",
        "over the limit": "fail, warnings_only: max-new (2 new warnings, more than max-new: { warning: 1 })",
        "several ways": "pass, new_errors: advisory (2 new errors and 1 new warning, 1 below fail-on: error, 2 in files outside the change (only-changed-files))",
      }
    `);
  });

  test("of a waived finding is the waiver's, whatever rules say, and it is not counted", () => {
    const waived = { by: "label:x", reason: "so" };
    expect([
      isFailing(findingOf({ waived, ruled: { rule: 0, fail: true } }), { failOn: "error" }),
      line([{ ...warning, waived }], { maxNew: { warning: 0 } }),
    ]).toEqual([false, "pass, warnings_only: waived (1 new warning waived by label:x: so)"]);
  });
});
