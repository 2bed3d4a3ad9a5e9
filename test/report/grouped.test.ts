/** One edit and its effects, on every surface: the edit once, with its lines and a folded list. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { groupCauses } from "../../src/model/causes.ts";
import { sha256 } from "../../src/model/digest.ts";
import type { Cause, ComparedFinding, Severity } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";
import { annotations } from "../../src/report/annotations.ts";
import { diffOf, groupByCause, groupByFile, marksOf, sameOnOneLine } from "../../src/report/causes.ts";
import { checkContent } from "../../src/report/check.ts";
import { comment, commentBody } from "../../src/report/comment.ts";
import { explain } from "../../src/report/explain.ts";
import { html } from "../../src/report/html.ts";
import { causeEntry } from "../../src/report/markdown/causes.ts";
import { markdown } from "../../src/report/markdown.ts";
import { plain } from "../../src/report/plain.ts";
import { newSentence } from "../../src/report/sentence.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { findingOf, look, range, reportOf } from "./support.ts";

const cause: Cause = {
  path: "httpx/_utils.py",
  range: range(8, 5, 8, 13),
  symbol: "to_bytes",
  how: "definition",
};
const base = ["def to_bytes(value, encoding: str = 'utf-8') -> bytes:", "    return value.encode(encoding)"];
const head = ["def to_bytes(value, encoding: str) -> bytes:", "    return value.encode(encoding)"];

/** One edit of `to_bytes`, and ten calls of it that it breaks: nine in two other files, one in its own. */
function tenEffects(change: { readonly touched?: readonly string[] } = {}): Report {
  const findings = Array.from({ length: 10 }, (_, at) =>
    findingOf({
      id: sha256(`effect ${at}`),
      path: at === 9 ? "httpx/_utils.py" : at < 6 ? "httpx/_auth.py" : "httpx/_models.py",
      range: range(20 + at, 9, 20 + at, 24),
      message: 'Argument missing for parameter "encoding"',
      code: "reportCallIssue",
      cause,
    }),
  );
  const causes = groupCauses(findings, new Map()).map((one) => ({
    ...one,
    excerpts: { base: { line: 7, lines: base }, head: { line: 7, lines: head } },
    touched: change.touched ?? ["httpx/_utils.py"],
  }));
  return reportOf({ findings, causes });
}

const options = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;

describe("an edit with ten effects", () => {
  test("is the sentence of the run", () => {
    expect(newSentence(tenEffects())).toBe(
      "10 new errors from 1 edit, some of them in 2 files that the change does not touch",
    );
    expect(newSentence(tenEffects({ touched: [] }))).toBe(
      "10 new errors from 1 edit, in 3 files that the change does not touch",
    );
    expect(newSentence(reportOf())).toBeNull();
  });

  test("counts a file without a known cause, too, if the files of the change are known", () => {
    const { findings, causes } = tenEffects();
    const alone = findingOf({ id: sha256("alone"), path: "httpx/_api.py", placement: "same-line" });
    const records = [{ server: "pyright", outcome: "checked", why: null }] as const;
    const changed = [{ path: "httpx/_utils.py", change: "edited", records }] as const;
    const all = [...findings.map((one) => ({ ...one, placement: "same-line" as const })), alone];
    expect(newSentence({ findings: all, causes, changed })).toBe(
      "11 new errors, some of them in 3 files that the change does not touch",
    );
    expect(newSentence({ findings: all, causes })).toBe(
      "11 new errors, some of them in 2 files that the change does not touch",
    );
  });

  test("is one annotation, and one more where the change went itself", () => {
    expect(annotations(tenEffects(), "hint")).toMatchInlineSnapshot(`
      "::error file=httpx/_utils.py,line=8,endLine=8,col=5,endColumn=13,title=10 new errors%2C reportCallIssue (pyright)::to_bytes breaks 10 places in 3 files. First httpx/_auth.py:20: Argument missing for parameter "encoding"
      ::error file=httpx/_utils.py,line=29,endLine=29,col=9,endColumn=24,title=New%3A reportCallIssue (pyright)::Argument missing for parameter "encoding"
      "
    `);
    expect(checkContent(tenEffects(), options).annotations).toMatchInlineSnapshot(`
      [
        {
          "annotation_level": "failure",
          "end_column": 13,
          "end_line": 8,
          "message": "to_bytes breaks 10 places in 3 files. First httpx/_auth.py:20: Argument missing for parameter "encoding"",
          "path": "httpx/_utils.py",
          "start_column": 5,
          "start_line": 8,
          "title": "10 new errors, reportCallIssue (pyright)",
        },
        {
          "annotation_level": "failure",
          "end_column": 24,
          "end_line": 29,
          "message": "Argument missing for parameter "encoding"",
          "path": "httpx/_utils.py",
          "start_column": 9,
          "start_line": 29,
          "title": "New: reportCallIssue (pyright)",
        },
      ]
    `);
  });

  test("is one entry at the terminal, with its lines and the first of what it broke", () => {
    expect(plain(tenEffects(), look)).toMatchInlineSnapshot(`
      "FAIL: 10 new errors from 1 edit, some of them in 2 files that the change does not touch
        untouched files with new findings: httpx/_auth.py, httpx/_models.py
        what to do: Fix the edited code or the code that uses it. To accept the findings, write \`Lanser-Allow: ID REASON\`, one line for each failing finding, below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).
        reproduce: lanser gate

      New (10)
        \`to_bytes\`, httpx/_utils.py:8 (edited) causes 10 findings in 3 files · edit 8c5a0e5eaf42
          8 - │ def to_bytes(value, encoding: str = 'utf-8') -> bytes:
          8 + │ def to_bytes(value, encoding: str) -> bytes:
          9   │     return value.encode(encoding)

          httpx/_auth.py:20:9 in Invoice.total · 9577248fb21d
            error: Argument missing for parameter "encoding" (reportCallIssue)

          httpx/_auth.py:21:9 in Invoice.total · 22c5d5b3ca0c
            error: Argument missing for parameter "encoding" (reportCallIssue)

          httpx/_auth.py:22:9 in Invoice.total · 44f481db31a4
            error: Argument missing for parameter "encoding" (reportCallIssue)

          … 7 more: c61ca5906253, 8f168788bda4, 248422ce523a, 62951239008c, 019c581ee34a, e0761772c031, 104427dc228b. The JSON report and --verbose show all.

      10 new
      pyright 1.1.414 (Python 3.12.3) checked all 79 files of base and all 80 of head
      compared 111111111111 with 333333333333; class new_errors (there are new errors); policy from base, fail-on error
      "
    `);
  });

  test("is one entry of the page, with its lines", () => {
    const page = html(tenEffects(), { reproduce: "lanser gate", show: "hint" });
    expect(page.split('class="cause"').length - 1).toBe(1);
    expect(page.split('class="removed"').length - 1).toBe(1);
    expect(/<article class="cause".*?<\/article>/su.exec(page)?.[0]).toMatchInlineSnapshot(`
      "<article class="cause" id="cause-1">
      <h3><code>to_bytes</code> at <code>httpx/_utils.py:8:5</code></h3>
      <p class="quiet">The change edited this definition, and the broken code refers to it. It caused 10 findings:</p>
      <figure class="diff"><figcaption>The edit</figcaption><div class="code"><div class="removed"><span class="number">8</span><span class="sign">−</span><span class="text"><span class="k">def</span> to_bytes(value, encoding: str = <span class="s">&#39;utf-8&#39;</span>) -&gt; bytes:</span></div><div class="added"><span class="number">8</span><span class="sign">+</span><span class="text"><span class="k">def</span> to_bytes(value, encoding: str) -&gt; bytes:</span></div><div class="same"><span class="number">9</span><span class="sign"> </span><span class="text">    <span class="k">return</span> value.encode(encoding)</span></div></div></figure>
      <ul>
      <li><a href="#finding-1"><code>httpx/_auth.py:20:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-2"><code>httpx/_auth.py:21:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-3"><code>httpx/_auth.py:22:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      </ul>
      <details class="plain"><summary>7 more</summary>
      <ul>
      <li><a href="#finding-4"><code>httpx/_auth.py:23:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-5"><code>httpx/_auth.py:24:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-6"><code>httpx/_auth.py:25:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-7"><code>httpx/_models.py:26:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-8"><code>httpx/_models.py:27:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-9"><code>httpx/_models.py:28:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      <li><a href="#finding-10"><code>httpx/_utils.py:29:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;encoding&quot;</li>
      </ul></details>
      </article>"
    `);
  });

  test("names the files between the edit and what it breaks, once where they stand together", () => {
    const report = tenEffects();
    const routes = [{ path: "httpx/_models.py", through: ["httpx/_content.py", "httpx/<b>.py"] }];
    const causes = report.causes.map((one) => ({ ...one, routes }));
    const page = html({ ...report, causes }, { reproduce: "lanser gate", show: "hint" });
    expect(page.match(/imports it through.*?<\/span>/gu)).toEqual([
      "imports it through <code>httpx/&lt;b&gt;.py</code> → <code>httpx/_content.py</code></span>",
    ]);
    const shown = plain({ ...report, causes }, { ...look, detail: "verbose" });
    expect(shown.match(/imports it through.*/gu)).toEqual([
      "imports it through httpx/<b>.py → httpx/_content.py",
    ]);
    const one = report.findings.find(({ path }) => path === "httpx/_models.py");
    if (one === undefined) throw new Error("a finding was to be there");
    expect(explain({ ...report, causes }, one)).toContain(
      "\n            imports it through httpx/<b>.py → httpx/_content.py\n",
    );
  });

  test("is in the account of each, with its lines", () => {
    const report = tenEffects();
    const [first] = report.findings;
    if (first === undefined) throw new Error("a finding was to be there");
    expect(explain(report, first)).toMatchInlineSnapshot(`
      "new error (reportCallIssue): Argument missing for parameter "encoding"
        id        9577248fb21d
        source    pyright · reportCallIssue · Invoice.total
        verdict   new: the change introduced the finding
        placed    the same line is in base
        matched   nothing
        why       this line is the same as base line 7, so an edit elsewhere in the change broke it
        cause     to_bytes at httpx/_utils.py:8:5
                  The change edited this definition, and the broken code refers to it.
        schedules pyright 1.1.414; confirmed in canonical and in reverse order of files

      edit: httpx/_utils.py, which also causes 9 other findings: lanser explain 8c5a0e5eaf42 lists them
        8 - │ def to_bytes(value, encoding: str = 'utf-8') -> bytes:
        8 + │ def to_bytes(value, encoding: str) -> bytes:
        9   │     return value.encode(encoding)

      base: this side does not have this code

      head: httpx/_auth.py:20:9
        (The report does not contain this code. To show it, add --repo DIR.)
      "
    `);
  });

  test("says once what one line has twice, on the page, in Markdown and at the terminal", () => {
    const columns = [9, 30, 50].map((column) =>
      findingOf({ id: sha256(`column ${column}`), range: range(20, column, 20, column + 4), cause }),
    );
    const report = reportOf({ findings: columns });
    const page = html(report, { reproduce: "lanser gate", show: "hint" });
    expect(/<article class="cause".*?<\/article>/su.exec(page)?.[0].match(/<li>.*/gu)).toMatchInlineSnapshot(`
      [
        "<li><a href="#finding-1"><code>app/billing.py:20:9</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;year&quot; <span class="quiet">(3× on this line, <a href="#finding-2">column 30</a>, <a href="#finding-3">column 50</a>)</span></li>",
      ]
    `);
    const text = markdown(report, { ...options, bytesMax: 60_000 });
    expect(text.match(/^- .*$/gmu)).toEqual([
      expect.stringMatching(
        /`app\/billing\.py:20:9`.* \(3× on this line: `5a5040b64a6b`, `2adbe8dedf2c`\)$/u,
      ),
    ]);
    expect(plain(report, look).match(/.*column.*/gu)).toMatchInlineSnapshot(`
      [
        "      the same at column 30 (5a5040b64a6b), column 50 (2adbe8dedf2c)",
      ]
    `);
  });

  test("is the same in the check and in the comment, which fold the same list", () => {
    const text = markdown(tenEffects(), { ...options, bytesMax: 60_000 });
    const check = checkContent(tenEffects(), options);
    expect([check.title, check.summary]).toEqual([
      "Fail: 10 new errors from 1 edit, some of them in 2 files that the change does not touch",
      text,
    ]);
    const body = commentBody(comment(tenEffects(), "", options), undefined, "1".repeat(40));
    expect(body).toContain(text.trim());
    expect(text.split("<details><summary>7 more</summary>").length).toBe(2);
  });

  test("is one entry of the summary, with its lines and a folded list", () => {
    expect(renderSummary(tenEffects(), options)).toMatchInlineSnapshot(`
      "❌ **Lanser: fail**: 10 new errors from 1 edit, some of them in 2 files that the change does not touch.

      What to do: Fix the edited code or the code that uses it. To accept the findings, write \`Lanser-Allow: ID REASON\`, one line for each failing finding, below the subject of a commit. Base's \`.lanser/config.yml\` must allow this (\`policy: { waivers: [trailer] }\`).

      Reproduce: \`lanser gate\`

      ### Broken by 1 edit

      **10 findings** from \`to_bytes\` at \`httpx/_utils.py:8\`: The change edited this definition, and the broken code refers to it.

      \`\`\`diff
      - def to_bytes(value, encoding: str = 'utf-8') -> bytes:
      + def to_bytes(value, encoding: str) -> bytes:
            return value.encode(encoding)
      \`\`\`

      - \`httpx/_auth.py:20:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`9577248fb21d\`
      - \`httpx/_auth.py:21:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`22c5d5b3ca0c\`
      - \`httpx/_auth.py:22:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`44f481db31a4\`

      <details><summary>7 more</summary>

      - \`httpx/_auth.py:23:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`c61ca5906253\`
      - \`httpx/_auth.py:24:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`8f168788bda4\`
      - \`httpx/_auth.py:25:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`248422ce523a\`
      - \`httpx/_models.py:26:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`62951239008c\`
      - \`httpx/_models.py:27:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`019c581ee34a\`
      - \`httpx/_models.py:28:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`e0761772c031\`
      - \`httpx/_utils.py:29:9\` error [\`reportCallIssue\`](https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue): \`Argument missing for parameter "encoding"\` · \`104427dc228b\`

      </details>



      | new |
      | --: |
      | 10 |

      \`111111111111 → 333333333333\` · \`pyright 1.1.414: 79 of 79 files of base, 80 of 80 of head\`
      "
    `);
  });
});

test("an edit stays in a text of any length that has room for it: first its folded list gets shorter, then its diff", () => {
  const long = tenEffects();
  const head = Array.from({ length: 30 }, (_, at) => `line ${at}`);
  const causes = long.causes.map((one) => ({
    ...one,
    excerpts: { base: null, head: { line: 7, lines: head } },
  }));
  const group = groupByCause({ ...long, causes }, "hint").causes[0];
  if (group === undefined) throw new Error("an edit was to be there");
  const entryIn = (room: number) => {
    const text = causeEntry(group, { ...options, bytesMax: 0 }, room);
    return {
      bytes: Buffer.byteLength(text),
      effects: text.match(/^- .*reportCallIssue/gmu)?.length ?? 0,
      lines: text.match(/^\+ line/gmu)?.length ?? 0,
      isNamed: text.startsWith("**10 findings** from `to_bytes` at `httpx/_utils.py:8`"),
    };
  };
  const whole = entryIn(Number.POSITIVE_INFINITY);
  expect(whole).toMatchObject({ effects: 10, lines: 24 });
  const shortest = entryIn(0);
  expect(shortest).toMatchObject({ effects: 1, lines: 0, isNamed: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.bytes }), fc.integer({ min: 0, max: 400 }), (room, more) => {
      const [less, one] = [entryIn(room), entryIn(room + more)];
      if (room >= shortest.bytes) expect(less.bytes).toBeLessThanOrEqual(room);
      expect(less.isNamed && less.effects > 0).toBe(true);
      // The diff is worth more than the fourth effect, and the first three more than the diff.
      if (less.effects > 3) expect(less.lines).toBe(24);
      if (less.lines > 0) expect(less.effects).toBeGreaterThanOrEqual(3);
      expect(one.effects >= less.effects && one.lines >= less.lines).toBe(true);
    }),
  );
});

test("a summary that is too short for the folded list still has the edit and its lines", () => {
  const text = markdown(tenEffects(), { ...options, bytesMax: 1_600 });
  expect(text).toContain("+ def to_bytes(value, encoding: str) -> bytes:");
  expect(text).toMatch(/^- (\d+) more are in the report\.$/mu);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_600);
});

test("a diff counts its lines on their own sides", () => {
  const excerpts = {
    base: { line: 4, lines: ["a", "b", "c"] },
    head: { line: 9, lines: ["a", "x", "y", "c"] },
  };
  expect(diffOf({ excerpts }).map(({ kind, number, text }) => `${kind} ${number} ${text}`)).toEqual([
    "same 10 a",
    "removed 6 b",
    "added 11 x",
    "added 12 y",
    "same 13 c",
  ]);
  expect(diffOf({ excerpts: { base: null, head: null } })).toEqual([]);
});

describe("however findings and causes come together", () => {
  const severity = fc.constantFrom<Severity>("error", "warning", "information");
  const findings = fc
    .array(
      fc.record({
        severity,
        edit: fc.option(fc.nat({ max: 3 })),
        path: fc.nat({ max: 3 }),
        line: fc.nat({ max: 5 }),
      }),
      {
        maxLength: 12,
      },
    )
    .map((all) =>
      all.map(({ severity: own, edit, path, line }, at) =>
        findingOf({
          id: sha256(String(at)),
          severity: own,
          path: `f${path}.py`,
          range: range(line + 1, 1, line + 1, 4),
          cause: edit === null ? null : { ...cause, symbol: `edit${edit}` },
        }),
      ),
    );
  const shown = (of: readonly ComparedFinding[]) => of.map(({ id }) => id).sort();

  test("each new finding is in one group or alone, and no group is empty", () => {
    fc.assert(
      fc.property(findings, severity, (all, show) => {
        const { causes, alone } = groupByCause(reportOf({ findings: all }), show);
        const grouped = causes.flatMap(({ effects }) => effects);
        const rank = ["error", "warning", "information"].indexOf(show);
        const wanted = all.filter((one) => ["error", "warning", "information"].indexOf(one.severity) <= rank);
        expect(shown([...grouped, ...alone])).toEqual(shown(wanted));
        expect(causes.every(({ effects }) => effects.length > 0)).toBe(true);
        expect(alone.every((one) => one.cause === null)).toBe(true);
        const files = groupByFile(alone).map(({ path }) => path);
        expect(shown(groupByFile(alone))).toEqual(shown(alone));
        expect(files.filter((path, at) => path !== files[at - 1])).toEqual([...new Set(files)]);
        expect(shown(sameOnOneLine(alone).flat())).toEqual(shown(alone));
      }),
    );
  });

  test("the order in which a report lists them decides nothing", () => {
    fc.assert(
      fc.property(findings, (all) => {
        const report = reportOf({ findings: all });
        const back = { findings: report.findings.toReversed(), causes: report.causes.toReversed() };
        expect(groupByCause(back, "hint")).toEqual(groupByCause(report, "hint"));
      }),
    );
  });

  test("an edit has one mark, equal marks are one, and the most severe come first", () => {
    fc.assert(
      fc.property(findings, (all) => {
        const report = reportOf({ findings: all });
        const marks = marksOf(report, "hint");
        const edits = groupByCause(report, "hint").causes.length;
        const atEdits = marks.filter(
          (one) => one.kind === "cause" || (one.finding.cause !== null && !one.isOwn),
        );
        expect(atEdits.length).toBe(edits);
        const ranks = marks.map((one) => (one.kind === "cause" ? one.first : one.finding).severity);
        expect(ranks).toEqual(ranks.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
      }),
    );
  });

  const order: readonly Severity[] = ["error", "warning", "information", "hint"];
});
