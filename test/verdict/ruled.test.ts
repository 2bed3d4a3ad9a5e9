/** A policy that is about single findings, from observations to the report and to the job that checks it again. */
import { describe, expect, test } from "vitest";
import { sha256 } from "../../src/model/digest.ts";
import type { PolicySummary, Report } from "../../src/model/report.ts";
import { safetyCheckNames } from "../../src/model/reward.ts";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import { readForeign, recheckReport } from "../../src/verdict/recheck.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { unreadPolicy } from "../../src/verdict/unmeasured.ts";
import { play, recordOf, rootOf, type Texts } from "./support.ts";

const base: Texts = {
  "app/a.py": "def f():\n    bad() # bad\n",
  "app/b.py": "import a\nold # old\n",
  "app/c.py": "def g():\n    return 1\n",
};
const head: Texts = {
  "app/a.py": "def f():\n    good()\n",
  "app/b.py": "import a\nold # old\n",
  "app/c.py": "def g():\n    return 1 # worse\n",
};

type Change = { readonly base: Texts; readonly head: Texts };
type OfPolicy = Partial<PolicySummary>;

async function judged(policy: OfPolicy, of: Change = { base, head }, touched: readonly string[] = []) {
  const checks = safetyCheckNames.map((name) => ({ name, ok: true, detail: "as it should" }));
  const record = {
    ...recordOf(of.base, of.head, { safety: { checks, unknown: null } }),
    policy: { ...unreadPolicy(undefined), digest: sha256("policy"), ...policy },
    touched,
  };
  const { sessions } = play(of.base, of.head, { probes: "complains" });
  return conclude(record, [await measure(record, rootOf(sessions))]);
}

function lines({ verdict, reasons, findings, off, counts, reward, limits }: Report) {
  return {
    verdict: `${verdict}: ${reasons.map(({ message }) => message).join("; ")}`,
    findings: findings.map((one) => `${one.state} ${one.severity} ${one.code}`),
    off: off.map((one) => `${one.state} ${one.severity} ${one.code} by ${one.ruled?.rule}`),
    fixed: counts.fixed,
    reward: reward?.["pr-v2"].r,
    limits: limits.map((one) => `${one.code}: ${one.message}`),
  };
}

test("what is off is apart, counts neither as new nor as fixed, and is said", async () => {
  const report = await judged({ rules: [{ path: "app/**", severity: "off" }] });
  expect(lines(report)).toMatchInlineSnapshot(`
    {
      "findings": [],
      "fixed": 0,
      "limits": [
        "rules-off: turned off by policy.rules[0] (path app/**); 1 of them is new",
      ],
      "off": [
        "fixed error bad by 0",
        "unchanged error old by 0",
        "new error worse by 0",
      ],
      "reward": 0,
      "verdict": "pass: nothing new in 3 files; 1 new finding turned off by policy.rules[0]",
    }
  `);
});

describe("the reward", () => {
  const policies: readonly OfPolicy[] = [
    { rules: [{ severity: "off" }] },
    { rules: [{ code: "bad", severity: "off" }] },
    { rules: [{ code: "worse", severity: "off" }] },
    { rules: [{ severity: "information" }] },
    { rules: [{ code: "worse", fail: false }], onlyChangedFiles: true, maxNew: { error: 0 } },
  ];

  test("is the same under every rule: it is taken of what the servers say", async () => {
    const { reward } = await judged({});
    expect(reward?.diagnostics).toEqual({ base: 2, head: 2 });
    for (const policy of policies) expect((await judged(policy)).reward).toEqual(reward);
  });

  test("is none for code that moves to where a rule turns its findings off", async () => {
    const rules = [{ path: "tests/**", severity: "off" }] as const;
    const { "app/a.py": moved = "", ...kept } = base;
    const { reward, off } = await judged({ rules }, { base, head: { ...kept, "tests/a.py": moved } });
    expect([reward?.["pr-v2"].components.diag_delta, off.map(({ state }) => state)]).toMatchInlineSnapshot(`
      [
        0,
        [
          "moved",
        ],
      ]
    `);
  });
});

function rechecked(report: Report, policy = report.policy, untouched: readonly string[] = []): string {
  const foreign = readForeign(serializeReport(report));
  if (foreign.kind === "refused") return `refused: ${foreign.why}`;
  const checked = recheckReport(foreign.report, {
    base: report.base,
    head: report.head,
    policy,
    servers: report.servers.map(({ id, version, treeDigest }) => ({
      id,
      version,
      treeDigests: treeDigest === null ? [] : [treeDigest],
    })),
    isConfigurationChanged: false,
    grants: [],
    replay: null,
    untouched: new Set(untouched),
  });
  if (checked.kind === "refused") return `refused: ${checked.why}`;
  const { verdict, reasons } = checked.report;
  return `${verdict}: ${reasons.map(({ code }) => code).join(", ")}`;
}

describe("a report that another job wrote", () => {
  const ruled = "refused: the rules in the report have other effects than the rules of base's policy";

  test("is judged again by rules, thresholds and changed files", async () => {
    const of = async (policy: OfPolicy) => rechecked(await judged(policy));
    expect({
      off: await of({ rules: [{ severity: "off" }] }),
      "off, among others": await of({ rules: [{ code: "o*", severity: "off" }] }),
      lower: await of({ rules: [{ severity: "information" }] }),
      "does not fail": await of({ rules: [{ fail: false }] }),
      fails: await of({ rules: [{ code: "worse", severity: "warning", fail: true }] }),
      "over a limit": await of({ rules: [{ severity: "warning" }], maxNew: { warning: 0 } }),
    }).toMatchInlineSnapshot(`
      {
        "does not fail": "pass: advisory",
        "fails": "fail: new-finding",
        "lower": "pass: advisory",
        "off": "pass: clean",
        "off, among others": "fail: new-finding",
        "over a limit": "fail: max-new",
      }
    `);
  });

  test("is refused where it has rules make of a finding what they do not", async () => {
    const rules = [{ code: "worse", severity: "warning" }] as const;
    const report = await judged({ rules });
    const [only] = report.findings.filter(({ state }) => state === "new");
    if (only === undefined) throw new Error("a finding was to be new");
    const of = (change: Partial<typeof only>) => {
      const findings = report.findings.map((one) => (one === only ? { ...one, ...change } : one));
      return rechecked({ ...report, findings });
    };
    const { ruled: _ruled, ...bare } = only;
    const rest = report.findings.filter((one) => one !== only);
    const counts = { ...report.counts, new: 0 };
    const reasons = [{ code: "clean", message: "nothing new in 3 files", hint: null }] as const;
    expect({
      honest: of({}),
      "a lower severity": of({ severity: "information" }),
      "another rule": of({ ruled: { rule: 1, said: "error" } }),
      "that does not fail": of({ ruled: { rule: 0, said: "error", fail: false } }),
      "no rule": rechecked({ ...report, findings: [...rest, bare] }),
      "turned off by no rule": rechecked({
        ...report,
        verdict: "pass",
        findings: rest,
        off: [{ ...only, severity: "error", ruled: { rule: 0 } }],
        counts,
        reasons,
      }),
    }).toEqual({
      honest: "pass: advisory",
      "a lower severity": ruled,
      "another rule": ruled,
      "that does not fail": ruled,
      "no rule": ruled,
      "turned off by no rule": ruled,
    });
  });

  test("is refused where it does not say what is off, or was judged by other rules than base's", async () => {
    const report = await judged({ rules: [{ severity: "off" }] });
    const { rules: _rules, ...without } = report.policy;
    expect([
      rechecked({ ...report, limits: [] }),
      rechecked({ ...report, limits: report.limits.map((one) => ({ ...one, count: 1 })) }),
      rechecked(report, { ...report.policy, rules: [{ severity: "off", path: "app/**" }] }),
      rechecked(report, without),
    ]).toEqual([
      ruled,
      ruled,
      "refused: the policy in the report differs from base's policy",
      "refused: the policy in the report differs from base's policy",
    ]);
  });

  test("is believed of a file that the change does not touch only where both trees have the same", async () => {
    const report = await judged({ onlyChangedFiles: true });
    const touching = await judged({ onlyChangedFiles: true }, { base, head }, ["app/a.py", "app/c.py"]);
    const { onlyChangedFiles: _only, ...unlimited } = report.policy;
    const elsewhere = "refused: the report marks a file of the change as untouched";
    expect([
      report.verdict,
      rechecked(report, report.policy, ["app/b.py", "app/c.py"]),
      rechecked(report, report.policy, ["app/b.py"]),
      rechecked(touching, touching.policy, ["app/b.py"]),
      rechecked({ ...report, policy: unlimited }),
    ]).toEqual(["pass", "pass: advisory", elsewhere, "fail: new-finding", ruled]);
  });
});
