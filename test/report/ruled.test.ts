/** What the policy makes of single findings, on every surface. */
import { expect, test } from "vitest";
import { offLimits, rule } from "../../src/policy/rules.ts";
import { annotations } from "../../src/report/annotations.ts";
import { explain } from "../../src/report/explain.ts";
import { html } from "../../src/report/html.ts";
import { markdown } from "../../src/report/markdown.ts";
import { listFindings } from "../../src/report/other-cis.ts";
import { plain } from "../../src/report/plain.ts";
import { findingOf, look, reportOf } from "./support.ts";

const rules = [
  { code: "reportOld", severity: "off" },
  { code: "reportCallIssue", path: "app/**", severity: "warning", fail: true },
  { path: "lib/**", fail: false },
] as const;
const policy = { rules, onlyChangedFiles: true, maxNew: { warning: 5 }, settings: ["pyright"] } as const;
const ruled = rule(
  [
    findingOf(),
    findingOf({ id: `sha256:${"1".repeat(64)}`, path: "lib/a.py" }),
    findingOf({ id: `sha256:${"2".repeat(64)}`, path: "other/a.py" }),
    findingOf({ id: `sha256:${"7".repeat(64)}`, path: "z/a.py", onlyUnderBase: true }),
    findingOf({ id: `sha256:${"8".repeat(64)}`, code: "reportOld" }),
    findingOf({ id: `sha256:${"9".repeat(64)}`, code: "reportOld", state: "unchanged" }),
  ],
  policy,
  (path) => !path.startsWith("other/"),
);
const report = reportOf({ ...ruled, policy, limits: offLimits(ruled.off, policy) });
const remarks = [
  "warning by policy.rules[1]; the server reports error",
  "policy.rules[1]: this finding fails the run",
  "policy.rules[2]: this finding does not fail the run",
  "does not fail: the change does not touch this file (only-changed-files)",
  "the server does not report it with head’s own configuration",
];
const off = "2 findings turned off by policy.rules[0] (code reportOld); 1 of them is new";

test("each surface says what a rule makes of a finding, and how many are off", () => {
  const link = { links: null, reproduce: "lanser gate", show: "hint", bytesMax: 100_000 } as const;
  const texts = {
    terminal: plain(report, { ...look, detail: "verbose" }),
    markdown: markdown(report, { ...link, notes: [] }).replaceAll("`", ""),
    page: html(report, { reproduce: "lanser gate", show: "hint" }),
  };
  for (const [name, text] of Object.entries(texts)) {
    const found = [...remarks, off].filter((words) => text.includes(words));
    expect([name, found]).toEqual([name, [...remarks, off]]);
    expect([name, text.includes("8".repeat(12))]).toEqual([name, false]);
  }
  const entries = listFindings(report, () => true).findings.flatMap((one) => one.remarks);
  expect(entries.map((one) => one.toLowerCase())).toEqual(remarks);
  const [first] = report.findings;
  expect(first && explain(report, first)).toContain(`  policy    ${remarks[0]}\n  policy    ${remarks[1]}\n`);
});

test("the page names the rules and limits that it was judged by", () => {
  const page = html(report, { reproduce: "lanser gate", show: "hint" });
  for (const words of [
    "policy.rules[0]: code reportOld: off",
    "policy.rules[1]: code reportCallIssue, path app/**: severity warning, fails",
    "policy.rules[2]: path lib/**: does not fail",
    "max-new: warning 5",
    "only-changed-files: ",
    "a flag or an input sets pyright",
  ])
    expect(page).toContain(words);
});

test("no annotation is red for what does not fail", () => {
  const levels = annotations(report, "hint")
    .trimEnd()
    .split("\n")
    .map((line) => line.slice(2, line.indexOf(" ")));
  expect(levels).toEqual(["warning", "warning", "warning", "warning"]);
  expect(annotations(reportOf({ findings: [findingOf()] }), "hint")).toMatch(/^::error /u);
});

test("a reward that is hidden stands nowhere that people read", () => {
  const report = reportOf({ policy: { minReward: 0 } });
  const hidden = reportOf({ policy: { minReward: 0, reward: { ...report.policy.reward, shown: false } } });
  const of = (one: typeof report) => [
    plain(one, look),
    markdown(one, { links: null, reproduce: "x", show: "hint", bytesMax: 100_000, notes: [] }),
    html(one, { reproduce: "x", show: "hint" }),
  ];
  const says = (texts: readonly string[]) => texts.map((text) => /process reward/iu.test(text));
  expect([says(of(report)), says(of(hidden))]).toEqual([
    [true, true, true],
    [false, false, false],
  ]);
});
