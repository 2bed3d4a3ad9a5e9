/** Markdown on GitHub: nothing from outside is more than text, for a parser of GitHub's dialect. */
import fc from "fast-check";
import type { Node, Parent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import { groupCauses } from "../../src/model/causes.ts";
import { sha256 } from "../../src/model/digest.ts";
import type { Excerpts, Report } from "../../src/model/report.ts";
import { comment, commentBody, commentBytesMax, stateIn } from "../../src/report/comment.ts";
import { terminalText } from "../../src/report/escape.ts";
import { codeSpan, type MarkdownOptions, renderSentence } from "../../src/report/markdown/finding.ts";
import { markdown } from "../../src/report/markdown.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { timesOfNow } from "../support/night.ts";
import { hostileTexts } from "./hostile.ts";
import {
  bumpOf,
  differentTrace,
  findingOf,
  hostile,
  hostileReport,
  range,
  replayOf,
  reportOf,
  traceOf,
} from "./support.ts";

const links = {
  server: "https://github.com",
  repository: "acme/shop",
  base: "1".repeat(40),
  head: "3".repeat(40),
};
const asked = { reproduce: "lanser gate --server pyright", show: "hint", links, notes: [] } as const;

function nodesOf(text: string): readonly Node[] {
  const all: Node[] = [];
  const waiting: Node[] = [fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next);
    waiting.push(...((next as Parent).children ?? []));
  }
  return all;
}

const contentOf = (node: Node) => String((node as unknown as { value?: unknown }).value ?? "");

const excerptOf = (id: string): Excerpts =>
  new Map([
    [
      id,
      {
        base: null,
        head: { line: 4, lines: ["def total(self) -> int:", "    # sum", '    return rate("a")', ""] },
      },
    ],
  ]);

describe("the summary", () => {
  test("of a run that fails: why and how to see it at home, then what is new with its code and its cause", () => {
    const id = sha256("one");
    const findings = [
      findingOf({
        id,
        cause: { path: "app/rates.py", range: range(3, 5, 3, 9), symbol: "rate", how: "definition" },
      }),
      findingOf({
        severity: "warning",
        code: null,
        path: "a b/[x](y).py",
        range: range(1, 1, 1, 2),
        message: "Import cycle",
        waived: { by: "trailer 123456789abc", reason: "known, see the plan" },
      }),
      findingOf({ state: "fixed", path: "app/old.py" }),
      findingOf({ state: "volatile", seen: { base: ["canonical"], head: ["reverse"] } }),
    ];
    const report = reportOf({ findings, excerpts: excerptOf(id) });
    expect(renderSummary(report, asked)).toMatchInlineSnapshot(`
      "❌ **Lanser: fail**: 1 new error from 1 edit, in 1 file that the change does not touch.

      What to do: Fix the edited code or the code that uses it. To accept this finding, write \`Lanser-Allow: 7692c3ad3540 REASON\` below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).

      - also: 1 new warning waived by trailer \`123456789abc\`: known, see the plan
        <br>What to do: Check who accepted it and why: every report shows both.

      Reproduce: \`lanser gate --server pyright\`

      ### Broken by 1 edit

      **1 finding** from \`rate\` at [\`app/rates.py:3\`](https://github.com/acme/shop/blob/3333333333333333333333333333333333333333/app/rates.py#L3): The change edited this definition, and the broken code refers to it.

      - [\`app/billing.py:7:34\`](https://github.com/acme/shop/blob/3333333333333333333333333333333333333333/app/billing.py#L7) error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "year"\` · \`7692c3ad3540\`


      ### Other new findings (1)

      - [\`a b/[x](y).py:1:1\`](https://github.com/acme/shop/blob/3333333333333333333333333333333333333333/a%20b/%5Bx%5D%28y%29.py#L1) warning: \`Import cycle\`
        <br>**Waived** by \`a line in the message of commit 123456789abc\`: \`known, see the plan\`
        <br>this line is the same as base line 7, so an edit elsewhere in the change broke it · \`a56145270ce6\`



      <details><summary>Volatile (1)</summary>

      - [\`app/billing.py:7:34\`](https://github.com/acme/shop/blob/3333333333333333333333333333333333333333/app/billing.py#L7) error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "year"\` (base: seen in canonical order; head: seen in reverse order)

      </details>

      <details><summary>Fixed (1)</summary>

      - [\`app/old.py:7:34\`](https://github.com/acme/shop/blob/1111111111111111111111111111111111111111/app/old.py#L7) error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "year"\`

      </details>


      | new | volatile | fixed |
      | --: | --: | --: |
      | 2 | 1 | 1 |

      \`111111111111 → 333333333333\` · \`pyright 1.1.414: 79 of 79 files of base, 80 of 80 of head\`
      "
    `);
  });

  test("of a finding that another version of a package broke names both versions", () => {
    const cause = {
      path: "requirements.txt",
      range: range(2, 1, 3, 1),
      symbol: null,
      how: "dependency",
      dependency: { name: "click", from: "8.0.4", to: "8.3.0" },
    } as const;
    expect(renderSummary(reportOf({ findings: [findingOf({ cause })] }), asked)).toContain(
      "from `click 8.0.4 → 8.3.0` at [`requirements.txt:2`](",
    );
  });

  test("of a finding that a deleted file broke links that file in base", () => {
    const cause = {
      path: "app/rates.py",
      range: range(1, 1, 1, 1),
      symbol: null,
      how: "removed-module",
    } as const;
    expect(renderSummary(reportOf({ findings: [findingOf({ cause })] }), asked)).toContain(
      "from [`app/rates.py:1`](https://github.com/acme/shop/blob/1111111111111111111111111111111111111111/app/rates.py#L1): The change deleted this file",
    );
  });

  test("of a run that passes", () => {
    expect(renderSummary(reportOf(), { ...asked, links: null })).toMatchInlineSnapshot(`
      "✅ **Lanser: pass**: nothing new in 80 files.

      Reproduce: \`lanser gate --server pyright\`



      \`111111111111 → 333333333333\` · \`pyright 1.1.414: 79 of 79 files of base, 80 of 80 of head\`
      "
    `);
  });

  test("of a run that is inconclusive, on a change of the configuration, with a surface that failed", () => {
    const report = reportOf({
      failures: [
        {
          code: "server-crashed",
          message: "pyright on head: the server ended with code 1",
          hint: "Run it again.",
        },
      ],
      unknown: [{ server: "pyright", side: "head", path: "huge.py", reason: "timeout" }],
      policy: { change: "head changes .lanser/config.yml; Lanser used base's" },
      escapes: [{ kind: "type-ignore", path: "a.py", line: 3, symbol: null, text: "# type: ignore" }],
    });
    const notes = ["the check: the token may not do this (403)"];
    expect(renderSummary(report, { ...asked, links: null, notes })).toMatchInlineSnapshot(`
      "⚠️ **Lanser: inconclusive**: pyright on head: the server ended with code 1.

      What to do: Run it again.

      - also: 1 file without a result: \`huge.py\` (head: timeout)
        <br>What to do: The server did not answer for this file in time. Run the check again, or raise the server’s \`limits.file-ms\` in \`.lanser/config.yml\`. If this happens again, exclude the file with \`ignore\`, or write \`unknown: warn\` below \`policy\` in \`.lanser/config.yml\` of the base branch. With \`unknown: warn\`, the job ends with exit code 0, but the verdict stays inconclusive.

      - the check: the token may not do this (403)

      Reproduce: \`lanser gate --server pyright\`

      ### Not checked (1)

      Lanser does not know the findings of these files.

      - \`huge.py\` (head): timeout

      ### Policy changes (1)

      This change edits the rules of its own check. Lanser used base's rules and only shows head's rules here.

      - **configuration**: head changes \`.lanser/config.yml\`; Lanser used base's

      <details><summary>New type-check escapes (1): 1 <code># type: ignore</code></summary>

      These additions can silence a checker while the code is still wrong.

      - **type-ignore** at \`a.py:4\`: \`# type: ignore\`

      </details>



      \`111111111111 → 333333333333\` · \`pyright 1.1.414: 79 of 79 files of base, 79 of 80 of head\`
      "
    `);
  });

  test("of traces that are not as recorded, and of an update of a server", () => {
    const stale = traceOf({
      path: ".lanser/traces/old.trace.jsonl",
      state: "stale",
      message: "Lanser 0.4.0 recorded it, and this version asks other questions.",
      advice: ["Run lanser trace refresh old and commit the trace."],
    });
    const files = Array.from({ length: 12 }, (_, index) => ({
      path: `app/a|${index}.py`,
      added: 1,
      removed: 0,
      changed: 0,
    }));
    const report = reportOf({
      replay: replayOf([traceOf(), stale, differentTrace()]),
      bumps: [bumpOf({ files })],
    });
    expect(renderSummary(report, { ...asked, links: null })).toMatchInlineSnapshot(`
      "❌ **Lanser: fail**: the committed trace \`.lanser/traces/shop.trace.jsonl\` does not replay as recorded, from entry 42 on (\`/result/findings/0/message\`): The recorded answers of the server lead to another report than they did.

      What to do: Run lanser trace diff shop to see all that differs.

      Reproduce: \`lanser gate --server pyright\`

      ### Traces (2)

      Lanser replayed 3 committed traces without a server: 1 the same, 1 out of date, 1 different. A trace is a recorded server session. Its replay must give the recorded result.

      - \`.lanser/traces/shop.trace.jsonl\` (\`pyright 1.1.414\`) is different, which fails this run (policy replay-mismatch: fail)
        <br>What: \`The recorded answers of the server lead to another report than they did.\`
        <br>Where: \`entry 42 of the trace, at /result/findings/0/message\`
        <br>Recorded: \`"Argument missing for parameter \\"year\\""\`
        <br>Now: \`"Arguments missing for parameters \\"year\\""\`
        <br>Kind: \`another text (drift class D2)\`
        <br>Try first: \`Run lanser trace diff shop to see all that differs.\`
        <br>Try next: \`If the new result is right, run lanser trace refresh shop and commit the trace.\`
      - \`.lanser/traces/old.trace.jsonl\` (\`pyright 1.1.414\`) is out of date, which only warns
        <br>What: \`Lanser 0.4.0 recorded it, and this version asks other questions.\`
        <br>Try first: \`Run lanser trace refresh old and commit the trace.\`

      ### Server updates (1)

      Effects of the new version alone. The change pins another version of a server. Both versions checked the code of base. The differences come from the version alone, so they are neither new nor fixed.

      \`pyright 1.1.414 → 1.1.415\`: 3 more, 1 fewer and 2 changed findings in the code of base

      | rule | more | fewer | changed |
      | :-- | --: | --: | --: |
      | \`reportAttributeAccessIssue\` | 0 | 1 | 2 |
      | \`reportCallIssue\` | 3 | 0 | 0 |

      | file | more | fewer | changed |
      | :-- | --: | --: | --: |
      | \`app/a\\u{007C}0.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}1.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}10.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}11.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}2.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}3.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}4.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}5.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}6.py\` | 1 | 0 | 0 |
      | \`app/a\\u{007C}7.py\` | 1 | 0 | 0 |

      and 2 more




      \`111111111111 → 333333333333\` · \`pyright 1.1.414: 79 of 79 files of base, 80 of 80 of head\`
      "
    `);
  });

  test("of traces that are all as recorded has one line of them", () => {
    const text = renderSummary(reportOf({ replay: replayOf([traceOf(), traceOf()]) }), asked);
    expect(text.split("\n").filter((line) => line.includes("trace"))).toEqual([
      "Lanser replayed 2 committed traces without a server: the same results.",
    ]);
  });

  test("shows what was asked for", () => {
    const findings = [findingOf(), findingOf({ severity: "hint", message: "unused" })];
    expect(renderSummary(reportOf({ findings }), { ...asked, show: "warning" })).not.toContain("unused");
  });
});

const hostileParts: fc.Arbitrary<{ readonly report: Report; readonly options: MarkdownOptions }> = fc
  .record({
    report: hostileReport,
    more: hostile,
    reproduce: hostile,
    notes: fc.array(hostile, { maxLength: 2 }),
    hasLinks: fc.boolean(),
    bytesMax: fc.constantFrom(2_000, 900_000),
  })
  .map(({ report, more, hasLinks, ...options }) => {
    const reason = more === "" ? "x" : more;
    const findings = report.findings.map((one, at) => ({
      ...one,
      id: sha256(String(at)),
      ...(one.state === "new" && at % 2 === 0 ? { waived: { by: `label:${more}`, reason } } : {}),
      cause:
        at % 3 === 0
          ? {
              path: more,
              range: range(1, 1, 1, 2),
              symbol: at % 2 === 0 ? more : null,
              how: "related" as const,
            }
          : null,
    }));
    const lines = [more, "`".repeat(5), "~~~", more.repeat(3)];
    const causes = groupCauses(findings, new Map()).map((one) => ({
      ...one,
      excerpts: { base: { line: 5, lines: [more, "x"] }, head: { line: 5, lines } },
      touched: [],
    }));
    const excerpts: Excerpts = new Map(
      findings.map(({ id }) => [id, { base: null, head: { line: 5, lines } }] as const),
    );
    const escapes = [{ kind: "any", path: more, line: 1, symbol: null, text: more }];
    const policyChanges = [{ kind: "configuration" as const, files: [], message: reason, hides: 1, adds: 2 }];
    return {
      report: { ...report, findings, causes, excerpts, escapes, policyChanges },
      options: { ...options, show: "hint" as const, links: hasLinks ? links : null },
    };
  });

const ownTypes = new Set([
  "root",
  "paragraph",
  "text",
  "inlineCode",
  "code",
  "strong",
  "heading",
  "list",
  "listItem",
  "link",
  "table",
  "tableRow",
  "tableCell",
  "html",
]);
const ownHtml =
  /^(?:<details(?: open)?><summary>(?:\d+ more|[A-Z][A-Za-z, ]+ \(\d+\)|Process reward|New type-check escapes \(\d+\): \d+ (?:other|<code>any<\/code>))<\/summary>|<\/details>|<br>)$/u;
const ownText =
  /^(?:(?:✅|⚠️|❌) |Lanser(?:: (?:pass|fail|inconclusive))?|New \(\d+\)|Waived|new|fixed|moved|removed|suppressed|volatile|unchanged|\d+|\d+ more (?:reasons|are in the report\.)|[:;.,·()\s]+|(?:[:;.]\s)*(?:\d+ more reasons)?\.|Reproduce: |What to do: |Head changes the rules of this verdict:|configuration: | \(under its own: \d+ hidden, \d+ added\)| (?:error|warning|information|hint)(?: |: )| by |broken by an edit of another line: (?:a name removed at )?|, (?:removed at )?| at |(?:any) at | \((?:base|head)\): |base: never; head: never|Traces \(\d+\)|Server updates \(\d+\)|Lanser (?:replayed|recorded) \d+ committed traces? [\w :,]+\. A trace is a recorded conversation with a language server\. Replayed, it must lead to what it led to then\.|What the new version alone changes\. In base, apart from what the code of the change does\.|(?:\))? is (?:different|unreadable|not replayed|out of date), which [a-z ]+(?:\(policy replay-mismatch: fail\))?\s*|(?:What|Where|Recorded|Now|Kind|Try first|Try next): | \(|more|fewer|changed|rule|file|and \d+ more)$/u;

/** Of which no mention, link, issue, emoji or Markdown can be made: what of a sentence may be anybody's words. */
const harmless =
  /^(?:[\p{L}\p{N}\s,;()%’'"?·—]|:(?=[\s,;:.!?)]|$)|(?<=^|[\s(])[-+]\d|\.(?=\d)|-(?!\d)|[.!](?=[\s,;:.!?)]|$))*$/u;

function isOwn(text: string): boolean {
  return ownText.test(text) || harmless.test(text);
}

/** By day a fifth of them. */
const textsOfNow = timesOfNow({ day: 2_000, night: 10_000 });

describe("text from outside", () => {
  test("is prose only where nothing can be made of it", () => {
    const odd = fc.oneof(
      fc.constantFrom(
        ...hostileTexts,
        "@team",
        "a@b.example",
        "#12",
        "GH-12",
        "www.a.example",
        "https://a.example",
        ":smile:",
        "a_b_c",
        "1. a",
        "<b>",
      ),
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."ab1 .:-_*@#/()[]<>`~|\\&;,\n") }),
    );
    const parts = fc.array(odd, { minLength: 1, maxLength: 3 }).map((all) => all.join(" "));
    fc.assert(
      fc.property(parts, (text) => {
        const written = renderSentence(text);
        const types = new Set(nodesOf(`x ${written} y`).map(({ type }) => type));
        for (const type of types) expect(["root", "paragraph", "text", "inlineCode"]).toContain(type);
        expect(micromark(`x ${written} y`, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })).toMatch(
          /^<p>x (?:<code>[^<]*<\/code>|[^<@#/])* y<\/p>$/u,
        );
      }),
      { numRuns: textsOfNow },
    );
  });

  /** Of whole reports, each with dozens of texts. */
  const numRuns = timesOfNow({ day: 100, night: 2_000 });

  test("is text or code, and nothing else, for GitHub's dialect", () => {
    fc.assert(
      fc.property(hostileParts, ({ report, options }) => {
        for (const node of nodesOf(markdown(report, options))) {
          expect(ownTypes).toContain(node.type);
          if (node.type === "html") expect(contentOf(node)).toMatch(ownHtml);
          if (node.type === "text") expect(contentOf(node)).toSatisfy(isOwn);
          if (node.type === "link")
            expect((node as unknown as { url: string }).url).toMatch(
              /^https:\/\/github\.com\/(?:acme\/shop\/blob\/[13]{40}\/[\w%./-]*#L\d+|microsoft\/pyright\/blob\/main\/docs\/configuration\.md#report[A-Za-z]+)$/u,
            );
        }
      }),
      { numRuns },
    );
  });

  test("is never torn open where the budget ends", () => {
    fc.assert(
      fc.property(hostileParts, fc.integer({ min: 600, max: 5_000 }), ({ report, options }, bytesMax) => {
        const text = markdown(report, { ...options, bytesMax });
        const opened = text.match(/<details/gu)?.length ?? 0;
        expect(text.match(/<\/details>/gu)?.length ?? 0).toBe(opened);
        expect(nodesOf(text).every(({ type }) => ownTypes.has(type))).toBe(true);
      }),
      { numRuns },
    );
  });

  test("is one code span wherever it stands", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const nodes = nodesOf(`a ${codeSpan(text)} b`);
        const [span, ...others] = nodes.filter(({ type }) => type === "inlineCode");
        expect(others).toEqual([]);
        // CommonMark takes one space off both ends; that is all that can be lost.
        expect(contentOf(span as Node).trim()).toBe(terminalText(text).trim());
        const types = nodes.map(({ type }) => type);
        expect(types.sort()).toEqual(["inlineCode", "paragraph", "root", "text", "text"]);
      }),
      { numRuns: textsOfNow },
    );
  });

  test("holds runs of 1 to 20 backticks, wherever they are", () => {
    for (let length = 1; length <= 20; length += 1) {
      const run = "`".repeat(length);
      for (const text of [run, `${run}a`, `a${run}`, `a${run}b`, `${run}a${run}\`b`]) {
        const spans = nodesOf(codeSpan(text)).filter(({ type }) => type === "inlineCode");
        expect(spans.map(contentOf), text).toEqual([text]);
      }
    }
  });

  test.each([
    "@org/team and owner/repo#1",
    "</details><img src=http://x>",
    "[text](http://e)",
    "a\n\n# b\n- c",
    "| a | b |",
    "<!-- lanser:4c616e736572:open -->",
    "https://example.invalid and www.example.invalid",
  ])("%j mentions, links and ends nothing", (text) => {
    const of = markdown(reportOf({ findings: [findingOf({ message: text, path: text })] }), {
      ...asked,
      bytesMax: 900_000,
    });
    expect(nodesOf(of).filter(({ type }) => !ownTypes.has(type))).toEqual([]);
    expect(nodesOf(of).filter((node) => node.type === "text" && !isOwn(contentOf(node)))).toEqual([]);
  });
});

describe("a limit", () => {
  const findings = Array.from({ length: 100_000 }, (_, index) =>
    findingOf({
      id: sha256(String(index)),
      message: "錯".repeat(300),
      range: range(index + 1, 1, index + 1, 2),
      state: index % 2 === 0 ? "new" : "moved",
    }),
  );
  const many = reportOf({ findings });

  test("of a summary is 900 KiB, and what is left out is counted", () => {
    const text = renderSummary(many, asked);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(900 * 1_024);
    expect(Buffer.byteLength(text)).toBeGreaterThan(890 * 1_024);
    const listed = text.match(/^- \[/gmu)?.length ?? 0;
    const left = [...text.matchAll(/^(\d+) more are in the report\.$/gmu)].map(([, count]) => Number(count));
    expect(listed + left.reduce((sum, count) => sum + count, 0)).toBe(100_000);
  });

  const commit = "a".repeat(40);
  const lastOpen = "✅ **Lanser: pass**: old\n<!-- lanser::open -->";

  test("of a comment is 60,000 characters, whatever it is called", () => {
    for (const name of ["", "Lanser", "名".repeat(100)]) {
      const text = commentBody(comment(many, name, asked), lastOpen, commit);
      expect(text.length).toBeLessThanOrEqual(commentBytesMax);
      expect(stateIn(text, name)).toEqual({ kind: "open" });
    }
  });

  test("holds when there are only reasons", () => {
    const failures = Array.from({ length: 1_000 }, () => ({
      code: "server-crashed" as const,
      message: "壞".repeat(2_000),
      hint: "修".repeat(2_000),
    }));
    const text = commentBody(comment(reportOf({ failures }), "", asked), lastOpen, commit);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(commentBytesMax);
    expect(nodesOf(text).every(({ type }) => ownTypes.has(type))).toBe(true);
  });
});
