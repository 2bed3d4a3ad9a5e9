/** What outputs show of causes, of changes of the policy, and of rewards. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { causeId, groupCauses } from "../../src/model/causes.ts";
import { sha256 } from "../../src/model/digest.ts";
import type { Cause } from "../../src/model/finding.ts";
import type { PolicyChange, Report } from "../../src/model/report.ts";
import type { RewardSummary } from "../../src/model/reward.ts";
import { annotations } from "../../src/report/annotations.ts";
import { marksOf } from "../../src/report/causes.ts";
import { rewardLine } from "../../src/report/numbers.ts";
import { plain, plainLog } from "../../src/report/plain.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { defaultWeights } from "../support/weights.ts";
import { findingOf, hostile, look, type Parts, range, reportOf } from "./support.ts";

const cause: Cause = { path: "rates.py", range: range(1, 5, 1, 9), symbol: "rate", how: "definition" };

const options = look;

function terminal(parts: Parts): string {
  return plain(reportOf(parts), options);
}

function annotated(parts: Parts): readonly string[] {
  return annotations(reportOf(parts), "hint").split("\n").slice(0, -1);
}

const summaryOf = (report: Report) =>
  renderSummary(report, { reproduce: "x", show: "hint", links: null, notes: [] });

describe("a cause at the terminal", () => {
  const lineOf = (change: Partial<Cause>) =>
    terminal({ findings: [findingOf({ cause: { ...cause, ...change } })] })
      .split("\n")
      .find((line) => line.includes("1 finding"));

  test("stands over its effects, by its name and place, and the report's own sentence is not needed", () => {
    const other = findingOf({ path: "app/other.py", cause });
    const own = findingOf({ id: sha256("own"), path: "app/own.py" });
    const text = terminal({ findings: [findingOf({ cause }), other, own] });
    expect(`\n${text.split("\n\n").slice(1, 3).join("\n\n")}\n`).toMatchInlineSnapshot(`
      "
      New (3)
        \`rate\`, rates.py:1 (edited) causes 2 findings in 2 files · edit 6b5f76a22568
          app/billing.py:7:34 in Invoice.total · a56145270ce6
            error: Argument missing for parameter "year" (reportCallIssue)

          app/other.py:7:34 in Invoice.total · a56145270ce6
            error: Argument missing for parameter "year" (reportCallIssue)
      "
    `);
  });

  test("has more effects than three counted, and all of them where all is asked for", () => {
    const effects = Array.from({ length: 10 }, (_, index) => findingOf({ path: `app/${index}.py`, cause }));
    const linesOf = (detail: "usual" | "verbose") =>
      plain(reportOf({ findings: effects }), { ...options, detail })
        .split("\n")
        .filter((line) => /causes|more|\.py:7:34/u.test(line));
    expect(linesOf("usual")).toMatchInlineSnapshot(`
      [
        "  untouched files with new findings: app/0.py, app/1.py, app/2.py and 7 more",
        "  \`rate\`, rates.py:1 (edited) causes 10 findings in 10 files · edit 6b5f76a22568",
        "    app/0.py:7:34 in Invoice.total · a56145270ce6",
        "    app/1.py:7:34 in Invoice.total · a56145270ce6",
        "    app/2.py:7:34 in Invoice.total · a56145270ce6",
        "    … 7 more: a56145270ce6, a56145270ce6, a56145270ce6, a56145270ce6, a56145270ce6, a56145270ce6, a56145270ce6. The JSON report and --verbose show all.",
      ]
    `);
    expect(linesOf("verbose")).toHaveLength(12);
  });

  test("is a line where it has no name, and says what the change did there", () => {
    expect([
      lineOf({}),
      lineOf({ how: "related" }),
      lineOf({ symbol: null }),
      lineOf({ how: "removed-name" }),
      lineOf({ how: "removed-module", symbol: null }),
      lineOf({ how: "moved-module", symbol: null }),
      lineOf({ how: "broken-import" }),
      lineOf({ how: "mended-import" }),
    ]).toMatchInlineSnapshot(`
      [
        "  \`rate\`, rates.py:1 (edited) causes 1 finding in 1 file · edit 6b5f76a22568",
        "  \`rate\`, rates.py:1 (edited) causes 1 finding in 1 file · edit 6b5f76a22568",
        "  rates.py:1 (edited) causes 1 finding in 1 file · edit aa8bd1199fac",
        "  \`rate\`, rates.py:1 (removed) causes 1 finding in 1 file · edit 6b5f76a22568",
        "  rates.py:1 (file deleted) causes 1 finding in 1 file · edit aa8bd1199fac",
        "  rates.py:1 (file moved) causes 1 finding in 1 file · edit aa8bd1199fac",
        "  \`rate\`, rates.py:1 (import without a target) causes 1 finding in 1 file · edit 6b5f76a22568",
        "  \`rate\`, rates.py:1 (import fixed) brings to light 1 finding in 1 file · edit 6b5f76a22568",
      ]
    `);
  });

  test("is not named where there is none", () => {
    expect(terminal({ findings: [findingOf({ why: "written here by the change" })] })).not.toContain(
      "causes",
    );
  });
});

describe("a cause in the summary", () => {
  const items = (change: Partial<Cause>) =>
    summaryOf(reportOf({ findings: [findingOf({ cause: { ...cause, ...change } })] }))
      .split("\n")
      .filter((line) => line.startsWith("**1 finding** from"));

  test("stands over what it broke, with its name or only its place", () => {
    expect([...items({}), ...items({ symbol: null })]).toMatchInlineSnapshot(`
      [
        "**1 finding** from \`rate\` at \`rates.py:1\`: The change edited this definition, and the broken code refers to it.",
        "**1 finding** from \`rates.py:1\`: The change edited this definition, and the broken code refers to it.",
      ]
    `);
  });

  test("is not named where there is none", () => {
    expect(
      summaryOf(reportOf({ findings: [findingOf({ why: "written here by the change" })] })),
    ).not.toContain("Broken by");
  });
});

describe("an annotation of a finding with a cause", () => {
  test("stands at the cause, and names what it breaks", () => {
    expect(annotated({ findings: [findingOf({ cause })] })).toMatchInlineSnapshot(`
      [
        "::error file=rates.py,line=1,endLine=1,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks app/billing.py:7: Argument missing for parameter "year"",
      ]
    `);
  });

  test("stands at its own place where the cause is a deleted file, and names that", () => {
    const gone = { ...cause, symbol: null, how: "removed-module" } as const;
    expect(annotated({ findings: [findingOf({ cause: gone })] })).toMatchInlineSnapshot(`
      [
        "::error file=app/billing.py,line=7,endLine=7,col=34,endColumn=44,title=New%3A reportCallIssue (pyright)::Broken by the deletion of rates.py: Argument missing for parameter "year"",
      ]
    `);
    const shown = { path: "app/billing.py", range: range(9, 1, 9, 2) };
    expect(annotated({ findings: [findingOf({ cause: gone, shown })] })[0]).toContain(
      "::error file=app/billing.py,line=9,",
    );
    expect(annotated({ findings: [findingOf({ cause: gone, shown: null })] })[0]).toContain(
      " (app/billing.py, a line that only the merge has)",
    );
  });

  test("brings to light what a mended import hid", () => {
    const mended = { ...cause, how: "mended-import" } as const;
    expect(annotated({ findings: [findingOf({ cause: mended })] })[0]).toContain(
      '::Brings to light app/billing.py:7: Argument missing for parameter "year"',
    );
  });

  test("has no columns where the cause is over several lines", () => {
    const wide = { ...cause, range: range(1, 5, 3, 2) };
    expect(annotated({ findings: [findingOf({ cause: wide })] })[0]).toContain(
      "::error file=rates.py,line=1,endLine=3,title=",
    );
  });

  test("stands on a merge commit where that is shown, and still names what it breaks in the analysed file", () => {
    const shown = { path: "rates.py", range: range(11, 5, 11, 9) };
    expect(annotated({ findings: [findingOf({ cause, shown })] })).toMatchInlineSnapshot(`
      [
        "::error file=rates.py,line=11,endLine=11,col=5,endColumn=9,title=New%3A reportCallIssue (pyright)::Breaks app/billing.py:7: Argument missing for parameter "year"",
      ]
    `);
  });

  test("stands nowhere when only the merge has the line of the cause, and says so of that line", () => {
    expect(annotated({ findings: [findingOf({ cause, shown: null })] })).toEqual([
      '::error title=New%3A reportCallIssue (pyright)::Breaks app/billing.py:7: Argument missing for parameter "year" (rates.py, a line that only the merge has)',
    ]);
  });

  test("stands at the finding itself where nothing caused it", () => {
    expect(annotated({ findings: [findingOf()] })).toMatchInlineSnapshot(`
      [
        "::error file=app/billing.py,line=7,endLine=7,col=34,endColumn=44,title=New%3A reportCallIssue (pyright)::Argument missing for parameter "year"",
      ]
    `);
  });

  test("is none of a finding that is not new", () => {
    const findings = (["fixed", "moved", "volatile", "unchanged"] as const).map((state) =>
      findingOf({ state, cause }),
    );
    expect(annotated({ findings })).toEqual([]);
  });

  test("is cut to 4,096 characters, with what it breaks whole", () => {
    const findings = [findingOf({ cause, path: `${"p".repeat(300)}.py`, message: "m".repeat(5_000) })];
    for (const shown of [{}, { shown: null }]) {
      const [line = ""] = annotated({ findings: findings.map((one) => ({ ...one, ...shown })) });
      const message = line.slice(line.indexOf("::", 2) + 2);
      expect(message.length).toBe(4_096);
      expect(message).toMatch(/^Breaks p{199}…:7: m+…/u);
    }
  });
});

const policyChanges: readonly PolicyChange[] = [
  { kind: "configuration", files: [".lanser/config.yml"], message: "head adds it", hides: null, adds: null },
  {
    kind: "pins",
    files: [".lanser/pins/a.json", ".lanser/pins/b.json"],
    message: "head changes pins of servers",
    hides: null,
    adds: null,
  },
  {
    kind: "server-configuration",
    files: ["pyproject.toml"],
    message: "head changes the server's own configuration",
    hides: 1,
    adds: 0,
  },
];

describe("changes of the policy", () => {
  const section = (changes: readonly PolicyChange[]) =>
    `\n${/^Policy changes .*?(?=\n\n)/msu.exec(terminal({ policyChanges: changes }))?.[0]}`;

  test("are shown at the terminal, with their files and what head's own rules would show", () => {
    expect(section(policyChanges)).toMatchInlineSnapshot(`
      "
      Policy changes (3)
        This change edits the rules of its own check. Lanser used base's rules and only shows head's rules here.
        configuration: head adds it
        pins: head changes pins of servers (.lanser/pins/a.json, .lanser/pins/b.json)
        server-configuration: head changes the server's own configuration (pyproject.toml)
          Head’s own rules would hide 1 finding and show 0 more."
    `);
  });

  test("count findings in words, and count only what was measured", () => {
    const [, , own] = policyChanges;
    if (own === undefined) throw new Error("there are three");
    const counted = [
      { hides: 0, adds: 1 },
      { hides: 2, adds: 3 },
      { hides: null, adds: 3 },
      { hides: 2, adds: null },
    ].map((counts) =>
      section([{ ...own, ...counts }])
        .split("\n")
        .slice(4),
    );
    expect(counted).toMatchInlineSnapshot(`
      [
        [
          "    Head’s own rules would hide 0 findings and show 1 more.",
        ],
        [
          "    Head’s own rules would hide 2 findings and show 3 more.",
        ],
        [],
        [],
      ]
    `);
  });

  test("are shown in the summary", () => {
    const lines = summaryOf(reportOf({ policyChanges })).split("\n");
    expect(lines.filter((line) => /^- |Under head/u.test(line))).toMatchInlineSnapshot(`
      [
        "- **configuration**: head adds it",
        "- **pins**: head changes pins of servers (\`.lanser/pins/a.json\`, \`.lanser/pins/b.json\`)",
        "- **server-configuration**: head changes the server's own configuration (\`pyproject.toml\`)",
      ]
    `);
  });

  test("are not spoken of where there are none", () => {
    expect(terminal({})).not.toContain("Policy changes");
    expect(summaryOf(reportOf())).not.toContain("Policy changes");
  });
});

function reward(headline: "pr-v1" | "pr-v2", diagnostics: number): RewardSummary {
  const of = (r: number) => ({
    r,
    components: { diag_delta: diagnostics, safety: 1 as const, ambiguity_penalty: 0.1, alpha_conf: 0.9 },
    weights: defaultWeights,
    explanation: "because",
  });
  return {
    headline,
    "pr-v1": of(0.25),
    "pr-v2": of(-0.5),
    relevantFiles: 2,
    diagnostics: { base: 1, head: 1 },
    unearned: [],
    safety: [],
    confidence: { minimum: 0.9, symbols: [] },
  };
}

describe("the line of the reward", () => {
  const line = (of: RewardSummary | null, unscored: string | null = null) =>
    rewardLine({ reward: of, unscored, policy: reportOf().policy }) ?? "nothing";

  test("has the headline with its components, and the other", () => {
    expect([line(reward("pr-v2", 0)), line(reward("pr-v1", 0))]).toMatchInlineSnapshot(`
      [
        "process reward, a score for training agents (higher is better): pr-v2 -0.5 (diagnostics 0, safety 1, confidence 0.9), pr-v1 0.25",
        "process reward, a score for training agents (higher is better): pr-v1 0.25 (diagnostics 0, safety 1, confidence 0.9), pr-v2 -0.5",
      ]
    `);
  });

  test("has the sign of what the change did", () => {
    const parts = [2, 0, -3].map((delta) => /diagnostics [^,]*/u.exec(line(reward("pr-v2", delta)))?.[0]);
    expect(parts).toEqual(["diagnostics +2", "diagnostics 0", "diagnostics -3"]);
  });

  test("says why there is none, if the policy sets min-reward or the output is verbose", () => {
    const policy = { minReward: 0 };
    const strict = (unscored: string | null) =>
      rewardLine({ reward: null, unscored, policy: reportOf({ policy }).policy });
    expect([line(null, "a file is unknown"), strict("a file is unknown"), strict(null)]).toEqual([
      "nothing",
      "no process reward: a file is unknown",
      "no process reward",
    ]);
    const says = (parts: Parameters<typeof reportOf>[0], detail: "usual" | "verbose") =>
      plain(reportOf(parts), { ...options, detail }).includes("no process reward");
    expect([says({}, "usual"), says({}, "verbose"), says({ policy }, "usual")]).toEqual([false, true, true]);
  });

  test("stands at the terminal and in the summary", () => {
    const report = reportOf({ reward: reward("pr-v2", 1) });
    const expected = line(reward("pr-v2", 1));
    expect(plain(report, options).split("\n")).toContain(expected);
    expect(summaryOf(report).split("\n")).toContain(expected);
  });
});

describe("text from outside in a cause, a policy change or the reason for no reward", () => {
  const place = fc.constantFrom(range(1, 5, 1, 9), range(1, 5, 3, 9));
  const hostileCause: fc.Arbitrary<Cause> = fc.record({
    path: hostile,
    range: place,
    symbol: fc.option(hostile),
    how: fc.constantFrom("definition", "related", "removed-name"),
  });
  const report: fc.Arbitrary<Report> = fc
    .record({
      causes: fc.array(fc.option(hostileCause), { maxLength: 4 }),
      path: hostile,
      shown: fc.constantFrom(undefined, null),
      change: fc.record({
        kind: fc.constantFrom("configuration", "pins", "server-configuration"),
        files: fc.array(hostile, { maxLength: 3 }),
        message: hostile,
        hides: fc.option(fc.nat()),
        adds: fc.option(fc.nat()),
      }),
      unscored: hostile,
    })
    .map(({ causes, path, shown, change, unscored }) => ({
      ...reportOf({
        findings: causes.map((one) =>
          findingOf({ path, cause: one, ...(shown === undefined ? {} : { shown }) }),
        ),
        policyChanges: [change as PolicyChange],
      }),
      unscored,
    }));
  const unsafe = /(?!\n)\p{Cc}|[\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|##\[/u;

  test("brings no control character, none without a shape and no command to a terminal or a log", () => {
    fc.assert(
      fc.property(report, (of) => {
        expect(plain(of, options)).not.toMatch(unsafe);
        const log = plainLog(of, look);
        for (const line of log.trimEnd().split("\n")) expect(line).toMatch(/^│ /u);
      }),
    );
  });

  test("adds no line at a terminal", () => {
    fc.assert(
      fc.property(report, (of) => {
        const findings = of.findings.map((one) => ({
          ...one,
          path: "tame",
          cause: one.cause === null ? null : { ...one.cause, path: "tame", symbol: causeId(one.cause) },
        }));
        const tame: Report = {
          ...of,
          unscored: "tame",
          findings,
          causes: groupCauses(findings, new Map()).map((one) => ({
            ...one,
            excerpts: { base: null, head: null },
            touched: [],
          })),
          policyChanges: of.policyChanges.map((one) => ({ ...one, message: "tame", files: ["tame"] })),
        };
        const count = (text: string) => text.split("\n").length;
        expect(count(plain(of, options))).toBe(count(plain(tame, options)));
        expect(count(summaryOf(of))).toBe(count(summaryOf(tame)));
      }),
    );
  });

  test("makes one command of each annotation, with its own properties alone", () => {
    fc.assert(
      fc.property(report, (of) => {
        const commands = annotations(of, "hint").split("\n").slice(0, -1);
        expect(commands).toHaveLength(marksOf(of, "hint").length);
        for (const command of commands) {
          const [, properties = ""] = /^::error ([^:\r\n]*)::[^\r\n]*$/u.exec(command) ?? [];
          const names = properties.split(",").map((one) => one.split("=")[0]);
          expect(["file,line,endLine,col,endColumn,title", "file,line,endLine,title", "title"]).toContain(
            names.join(),
          );
        }
      }),
    );
  });
});
