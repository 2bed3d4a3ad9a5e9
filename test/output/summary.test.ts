/** The job summary: Markdown in which nothing from outside is more than text. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { terminalText } from "../../src/output/escape.ts";
import { codeSpan, summary } from "../../src/output/summary.ts";
import { findingOf, hostile, hostileReport, range, reportOf } from "./support.ts";

/**
 * The code spans of one line by CommonMark's rule: a run of backticks opens, the next run of the same length closes;
 * a run that nothing closes is text. Backslashes only count outside.
 */
function spansOf(line: string): { readonly inside: readonly string[]; readonly outside: string } {
  const inside: string[] = [];
  let outside = "";
  for (let at = 0; at < line.length; ) {
    const run = /^`+/.exec(line.slice(at))?.[0];
    if (run === undefined) {
      const width = line[at] === "\\" ? 2 : 1;
      outside += line.slice(at, at + width);
      at += width;
      continue;
    }
    const rest = line.slice(at + run.length);
    const end = [...rest.matchAll(/`+/g)].find((other) => other[0].length === run.length)?.index;
    if (end === undefined) {
      outside += run;
      at += run.length;
      continue;
    }
    const raw = rest.slice(0, end);
    inside.push(/^ .* $/.test(raw) && raw.trim() !== "" ? raw.slice(1, -1) : raw);
    at += run.length + end + run.length;
  }
  return { inside, outside };
}

describe("the summary", () => {
  test("of a run that fails", () => {
    const findings = [
      findingOf(),
      findingOf({
        severity: "warning",
        code: null,
        path: "a.py",
        range: range(1, 1, 1, 2),
        message: "Import cycle",
      }),
      findingOf({ state: "fixed" }),
    ];
    expect(summary(reportOf({ findings }), "lanser gate --server pyright")).toMatchInlineSnapshot(`
      "## Lanser: fail

      \`1 new error\`. Reproduce: \`lanser gate --server pyright\`

      | new | fixed | moved | removed | suppressed | volatile | unchanged |
      | --: | --: | --: | --: | --: | --: | --: |
      | 2 | 1 | 0 | 0 | 0 | 0 | 0 |

      \`no reward: it was not scored\`

      ### New

      - \`app/billing.py:7:34\` error \`reportCallIssue\`: \`Argument missing for parameter "year"\`
      - \`a.py:1:1\` warning: \`Import cycle\`

      "
    `);
  });

  test("of a run that passes", () => {
    expect(summary(reportOf(), "lanser gate")).toMatchInlineSnapshot(`
      "## Lanser: pass

      \`nothing new in 80 files\`. Reproduce: \`lanser gate\`

      | new | fixed | moved | removed | suppressed | volatile | unchanged |
      | --: | --: | --: | --: | --: | --: | --: |
      | 0 | 0 | 0 | 0 | 0 | 0 | 0 |

      \`no reward: it was not scored\`

      "
    `);
  });

  test("of a run that is inconclusive, on a change of the configuration", () => {
    const report = reportOf({
      failures: [
        { code: "server-crashed", message: "pyright on head: the server ended with code 1", hint: null },
      ],
      policy: { change: "head changes .lanser/config.yml; base's was used" },
    });
    expect(summary(report, "lanser gate")).toMatchInlineSnapshot(`
      "## Lanser: inconclusive

      \`pyright on head: the server ended with code 1\`. Reproduce: \`lanser gate\`

      Head changes the rules that it is judged by:

      - configuration: \`head changes .lanser/config.yml; base's was used\`

      | new | fixed | moved | removed | suppressed | volatile | unchanged |
      | --: | --: | --: | --: | --: | --: | --: |
      | 0 | 0 | 0 | 0 | 0 | 0 | 0 |

      \`no reward: it was not scored\`

      "
    `);
  });

  test("leaves nothing from outside outside of its code spans", () => {
    const ours =
      /^(?:|## Lanser: (?:pass|fail|inconclusive)|\. Reproduce: |; |Head changes the rules that it is judged by:|- configuration: |### New|\| (?:new|--:|\d).*\||- {2}(?:error|warning|information|hint)(?: )?: |\d+ more are in the report\.)$/;
    fc.assert(
      fc.property(hostileReport, hostile, (report, reproduce) => {
        for (const line of summary(report, reproduce).split("\n")) {
          const { outside } = spansOf(line);
          expect(outside.replace(/(?:; )+/, "")).toMatch(ours);
        }
      }),
    );
  });

  test("has no text of a finding in its table", () => {
    const message = "| 1 | 2 |\n| --- |\n| x |";
    const lines = summary(reportOf({ findings: [findingOf({ message, path: "a|b.py" })] }), "x").split("\n");
    expect(lines.filter((line) => line.startsWith("|"))).toEqual([
      "| new | fixed | moved | removed | suppressed | volatile | unchanged |",
      "| --: | --: | --: | --: | --: | --: | --: |",
      "| 1 | 0 | 0 | 0 | 0 | 0 | 0 |",
    ]);
  });

  test("stays under 900 KiB by leaving out whole entries, and says how many", () => {
    const findings = Array.from({ length: 5_000 }, (_, index) =>
      findingOf({
        message: "錯".repeat(2_000),
        code: "碼".repeat(2_000),
        range: range(index + 1, 1, index + 1, 2),
      }),
    );
    const failures = Array.from({ length: 1_000 }, () => ({
      code: "server-crashed" as const,
      message: "壞".repeat(2_000),
      hint: null,
    }));
    const text = summary(reportOf({ findings, failures }), "lanser gate");
    const entries = text.split("\n").filter((line) => line.startsWith("- "));
    const bytes = Buffer.byteLength(text);
    expect(bytes).toBeLessThanOrEqual(900 * 1_024);
    expect(bytes).toBeGreaterThan(890 * 1_024);
    expect(entries.every((line) => spansOf(line).inside.length === 3)).toBe(true);
    expect(text.endsWith(`\n${5_000 - entries.length} more are in the report.\n\n`)).toBe(true);
  });

  test("lists everything that fits", () => {
    const findings = Array.from({ length: 1_000 }, (_, index) =>
      findingOf({ range: range(index + 1, 1, index + 1, 2) }),
    );
    expect(summary(reportOf({ findings }), "x").match(/^- /gm)).toHaveLength(1_000);
  });
});

describe("a code span", () => {
  test("holds runs of 1 to 20 backticks, wherever they are", () => {
    for (let length = 1; length <= 20; length += 1) {
      const run = "`".repeat(length);
      for (const text of [
        run,
        `${run}a`,
        `a${run}`,
        `a${run}b`,
        `${run}a${run}\`b`,
        `${run} ${"`".repeat(length + 1)}`,
      ]) {
        expect(spansOf(codeSpan(text)), text).toEqual({ inside: [text], outside: "" });
      }
    }
  });

  test("holds any text as it is shown on one line", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const { inside, outside } = spansOf(codeSpan(text));
        const said = terminalText(text);
        // CommonMark takes one space off both ends; that is all that can be lost.
        expect(inside.map((one) => one.trim())).toEqual([said.trim()]);
        expect(outside).toBe("");
      }),
    );
  });

  test("is a code span in the middle of a sentence, a list or at the start of a line", () => {
    expect(
      [
        "@org/team and owner/repo#1",
        "</details><img src=http://x>",
        "[text](http://e)",
        "a\n\n# b\n- c",
        "```\nfence\n```",
        "| a | b |",
        "\u200b",
        "a\u202eb",
        "",
        " ",
        "\\",
      ].map(codeSpan),
    ).toMatchInlineSnapshot(`
      [
        "\`@org/team and owner/repo#1\`",
        "\`</details><img src=http://x>\`",
        "\`[text](http://e)\`",
        "\`a  # b - c\`",
        "\`\`\`\` \`\`\` fence \`\`\` \`\`\`\`",
        "\`| a | b |\`",
        "\`\\u{200B}\`",
        "\`a\\u{202E}b\`",
        "\`  \`",
        "\` \`",
        "\`\\\`",
      ]
    `);
  });
});
