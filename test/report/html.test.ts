/** The page: what it tells, and that nothing from outside is more than text in it. */

import { createHash } from "node:crypto";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, test } from "vitest";
import type { LimitCode, UnknownReason } from "../../src/model/codes.ts";
import { sha256 } from "../../src/model/digest.ts";
import { type ComparedFinding, findingStates } from "../../src/model/finding.ts";
import type { Excerpt } from "../../src/model/report.ts";
import { version } from "../../src/platform/version.ts";
import { pageScript, scriptDigest } from "../../src/report/html/script.ts";
import { style } from "../../src/report/html/style.ts";
import { html } from "../../src/report/html.ts";
import { timesOfNow } from "../support/night.ts";
import {
  hostileTexts,
  hostileWholeReport,
  incompressible,
  manyFindings,
  permuted,
  sampleReport,
} from "./hostile.ts";
import {
  bumpOf,
  differentTrace,
  findingOf,
  type Parts,
  range,
  replayOf,
  reportOf,
  traceOf,
} from "./support.ts";

const options = { reproduce: "lanser gate --server pyright", show: "hint" } as const;

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

function elementsOf(page: string): readonly Element[] {
  const within = (node: Node): readonly Element[] =>
    "childNodes" in node
      ? node.childNodes.flatMap((child) => ("tagName" in child ? [child, ...within(child)] : within(child)))
      : [];
  return within(parse(page));
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

/** What a reader sees in one element, given by its id or its first tag. */
function readIn(page: string, where: string): string {
  const found = elementsOf(page).find((one) => attribute(one, "id") === where || one.tagName === where);
  if (found === undefined) throw new Error(`there is no ${where}`);
  return textOf(found).trim();
}

function pageOf(parts: Parts): string {
  return html(reportOf(parts), options);
}

const cause = { path: "rates.py", range: range(1, 5, 1, 9), symbol: "rate", how: "definition" } as const;

test("a small page is this", () => {
  const one = findingOf({ cause, counterpart: { path: "app/billing.py", range: range(6, 34, 6, 44) } });
  const lines = ["def total(self):", "    return self.net * (1 + self.rates[year])"];
  const excerpts = new Map([[one.id, { base: { line: 4, lines }, head: { line: 5, lines } }]]);
  const page = pageOf({ findings: [one], excerpts });
  const plain = page
    .replace(style.markup, "STYLE")
    .replace(scriptDigest, "DIGEST")
    .replace(`Lanser ${version}`, "Lanser VERSION");
  expect(plain).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'DIGEST'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>Lanser: fail, 1 new</title>
    <style>STYLE</style>
    </head>
    <body>
    <header>
    <p class="brand">Lanser</p>
    <div class="verdict fail">
    <h1>Fail</h1>
    <ul class="rows">
    <li>1 new error from 1 edit, in 1 file that the change does not touch
    <span class="hint">Broken files that the change does not touch: <code>app/billing.py</code>.</span>
    <span class="hint"><strong>What to do:</strong> Fix the edited code or the code that uses it. To accept this finding, write <code>Lanser-Allow: a56145270ce6 REASON</code> below the subject of a commit. Base&#39;s <code>.lanser/config.yml</code> must allow this (<code>policy: { waivers: [trailer] }</code>).</span></li>
    </ul>
    </div>
    <div class="reproduce"><p class="quiet">Base <code>111111111111</code> compared with head <code>333333333333</code>. To get this report again:</p>
    <code>lanser gate --server pyright</code></div>
    <dl class="counts">
    <div><dt>New</dt><dd class="some">1</dd></div>
    </dl>
    <nav aria-label="Sections"><ul>
    <li><a href="#causes">Causes</a></li>
    <li><a href="#new">New</a></li>
    <li><a href="#servers">Servers and policy</a></li>
    </ul></nav>
    </header>
    <main>
    <section id="causes" aria-labelledby="causes-title">
    <h2 id="causes-title">Causes (1)</h2>
    <p class="quiet">Edits that broke other code.</p>
    <article class="cause" id="cause-1">
    <h3><code>rate</code> at <code>rates.py:1:5</code></h3>
    <p class="quiet">The change edited this definition, and the broken code refers to it. It caused 1 finding:</p>
    <ul>
    <li><a href="#finding-1"><code>app/billing.py:7:34</code></a> in <code>Invoice.total</code>: Argument missing for parameter &quot;year&quot;</li>
    </ul>
    </article>

    </section>
    <section id="new" aria-labelledby="new-title">
    <h2 id="new-title">New (1)</h2>
    <p class="quiet">The change introduced these findings.</p>
    <details class="finding" id="finding-1">
    <summary><span class="tag error">error</span> <code>app/billing.py:7:34</code> <span class="gist">Argument missing for parameter &quot;year&quot;</span></summary>
    <div><p class="message">Argument missing for parameter &quot;year&quot;</p>
    <dl class="facts">
    <dt>Why</dt><dd>broken by the edit of <a href="#cause-1"><code>rate</code> at <code>rates.py:1</code></a></dd>
    <dt>Placement</dt><dd>the same line is in base</dd>
    <dt>Source</dt><dd>pyright · <a href="https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue" rel="noreferrer">reportCallIssue</a> · Invoice.total</dd>
    <dt>ID</dt><dd><code>a56145270ce6</code></dd>
    </dl>
    <div class="sides one"><figure><figcaption>the same in base <code>app/billing.py:6:34</code> and head <code>app/billing.py:7:34</code></figcaption><div class="code"><div><span class="number">6</span><span class="text"><span class="k">def</span> total(<span class="k">self</span>):</span></div><div class="hit"><span class="number">7</span><span class="text">    <span class="k">return</span> <span class="k">self</span>.net * (<span class="n">1</span> + <span class="k">self</span>.r<mark>ates[year]</mark>)</span></div></div></figure></div>
    </div></details>

    </section>
    <section id="servers" aria-labelledby="servers-title">
    <h2 id="servers-title">Servers and policy</h2>
    <ul class="rows">
    <li><strong>pyright 1.1.414</strong>, with python3 3.12.3
    checked 79 of 79 files of base and 80 of 80 files of head
    <span class="quiet">files of the server: <code>sha256:b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06</code>
    order of checks: <code>sha256:5f72005e81c4ecbd5aa3588e80e3daf0df068ce0cf5638944508a0165fea609a</code></span></li>
    </ul>
    <details class="plain"><summary>Compared commits, and the policy</summary>
    <dl class="facts">
    <dt>Compared</dt><dd><code>1111111111111111111111111111111111111111</code> with <code>3333333333333333333333333333333333333333</code></dd>
    <dt>Class</dt><dd>new_errors: there are new errors</dd>
    <dt>Policy</dt><dd>from base: fail-on error, unknown inconclusive, volatile report, moved report, min-reward none, replay-mismatch fail, dependencies-differ inconclusive, dependencies-missing inconclusive, hidden inconclusive, unchecked report, suppressions report</dd>
    <dt>Policy digest</dt><dd><code>sha256:823412d1eacb67956220e532959f0104603057c88704863ca38e7cd188fda812</code></dd>
    <dt>Process reward</dt><dd>none: it was not scored</dd>
    </dl></details>
    </section>
    </main>
    <footer><p class="quiet">Written by Lanser VERSION. The JSON report has everything that this page leaves out.</p></footer>
    </body>
    </html>
    "
  `);
});

describe("the page", () => {
  test("begins with the verdict, every reason with what to do, and how to reproduce it", () => {
    const failures = [
      { code: "server-timeout", message: "pyright was slow", hint: "Raise the limit." },
    ] as const;
    const page = pageOf({ failures, policy: { unknown: "warn" } });
    expect(readIn(page, "title")).toBe("Lanser: inconclusive, 0 new");
    const header = readIn(page, "header");
    expect(
      header
        .split("\n")
        .filter((line) => line !== "")
        .slice(0, 8),
    ).toMatchInlineSnapshot(`
      [
        "Lanser",
        "Inconclusive",
        "Pyright was slow",
        "The server did not answer in time.",
        "What to do: Raise the limit.",
        "Lanser could not complete the check, so the change neither passed nor failed. The cause can be outside the change. The job does not pass.",
        "Base 111111111111 compared with head 333333333333. To get this report again:",
        "lanser gate --server pyright",
      ]
    `);
    expect(page).toContain("New: none in the checked part, and the check is incomplete.");
  });

  test("says of a run without a change that there is none, and whose fault it is not", () => {
    const same = { commit: "3".repeat(40), tree: "4".repeat(40) };
    const replay = replayOf([differentTrace()]);
    const pages = [pageOf({ base: same }), pageOf({ base: same, replay })];
    const scopes = pages.map((page) =>
      elementsOf(page)
        .filter((one) => attribute(one, "class") === "scope")
        .map(textOf),
    );
    expect(scopes).toEqual([
      ["There is no change here: base and head are the same. The checked files have the same findings."],
      ["There is no change here: base and head are the same. No change caused the problem."],
    ]);
    expect(pages[1]).toContain("New: there is no change, so nothing is new.");
  });

  test("says of a doubt what it means and what to do, whether the run has an advice or not", () => {
    const unknown = [{ path: "a.py", reason: "timeout", server: "pyright", side: "head" }] as const;
    const page = pageOf({ unknown });
    expect(page).toContain("The server gave no final answer for some files");
    // Of one file the advice is the reason's own, and stands where the verdict does.
    expect(page).toContain(
      "The server did not answer for this file in time. Run the check again, or raise the server’s <code>limits.file-ms</code>",
    );
    const two = [...unknown, { ...unknown[0], path: "b.py", reason: "unreadable" as const }];
    expect(pageOf({ unknown: two })).toContain("write <code>unknown: warn</code> below <code>policy</code>");
    expect(page).toContain("so the change neither passed nor failed");
  });

  test("says of a clean change that it introduced nothing", () => {
    const page = pageOf({});
    expect(page).toContain("New: the change introduced nothing.");
    // A section that is empty is no place to go to.
    expect(page).not.toContain('href="#new"');
  });

  test("has every section of what there is, in this order, and a way to each", () => {
    const page = html(sampleReport(), options);
    const elements = elementsOf(page);
    const sections = elements.filter((one) => one.tagName === "section").map((one) => attribute(one, "id"));
    expect(sections).toEqual([
      "causes",
      "new",
      "traces",
      "unknown",
      "waived",
      "policy-changes",
      "server-updates",
      "volatile",
      "fixed",
      "moved",
      "removed",
      "suppressed",
      "escapes",
      "limits",
      "reward",
      "servers",
    ]);
    const ways = elements.filter((one) => one.tagName === "a").map((one) => attribute(one, "href"));
    // The headline has one to the update of a server.
    expect(ways.slice(0, sections.length + 1)).toEqual(["server-updates", ...sections].map((id) => `#${id}`));
  });

  test("leads from a cause to its effects, and from each back", () => {
    const page = html(sampleReport(), options);
    const inside = (id: string) =>
      elementsOf(markupOf(page, id))
        .filter((one) => one.tagName === "a")
        .map((one) => attribute(one, "href"))
        .filter((one) => one?.startsWith("#"));
    expect(inside("cause-1")).toEqual(["#finding-1", "#finding-2"]);
    expect([inside("finding-1"), inside("finding-2"), inside("finding-3")]).toEqual([
      ["#cause-1"],
      ["#cause-1"],
      [],
    ]);
  });

  test("shows code once that is the same on both sides, and twice where another part of it is meant", () => {
    const lines = ["x = total(year)"];
    const figures = (base: number, head: number, text = lines) => {
      const at = (line: number, from = 4) => ({
        path: "a.py",
        range: range(line + 1, from + 1, line + 1, 10),
      });
      const one = findingOf({ ...at(head), state: "unchanged", counterpart: at(base) });
      const moved = { ...one, state: "moved" as const };
      const excerpts = new Map([
        [moved.id, { base: { line: base, lines }, head: { line: head, lines: text } }],
      ]);
      return elementsOf(pageOf({ findings: [moved], excerpts }))
        .filter((element) => element.tagName === "figcaption")
        .map(textOf);
    };
    expect([figures(7, 7), figures(7, 9), figures(7, 7, ["x = total(years)"])]).toEqual([
      ["base and head a.py:8:5"],
      ["the same in base a.py:8:5 and head a.py:10:5"],
      ["base a.py:8:5", "head a.py:8:5"],
    ]);
  });

  test("names files that the change does not touch and broke, and says how many more", () => {
    const cause = { path: "rates.py", range: range(0, 4, 0, 8), symbol: "rate", how: "definition" } as const;
    const findings = ["e.py", "d.py", "<c>.py", "b.py"].map((path, at) =>
      findingOf({ id: sha256(`broken ${at}`), path, cause }),
    );
    expect(pageOf({ findings })).toContain(
      "Broken files that the change does not touch: <code>&lt;c&gt;.py</code>, <code>b.py</code>, <code>d.py</code> (and 1 more).",
    );
  });

  test("marks exactly the characters of a finding, in whole characters", () => {
    const marked = (text: string, place: ComparedFinding["range"]) => {
      const one = findingOf({ range: place });
      const excerpt: Excerpt = { line: place.start.line, lines: [text, "  second\tline", "third"] };
      const page = pageOf({ findings: [one], excerpts: new Map([[one.id, { base: null, head: excerpt }]]) });
      return elementsOf(page)
        .filter((element) => element.tagName === "mark")
        .map(textOf);
    };
    expect([
      marked("x = total(year)", range(7, 5, 7, 10)),
      marked("x = total(year)", range(7, 5, 9, 4)),
      marked("\tx = <b>", range(7, 6, 7, 9)),
      marked("a😀b", range(7, 3, 7, 4)),
      marked("short", range(7, 300, 7, 310)),
      marked("nothing", range(7, 3, 7, 3)),
    ]).toMatchInlineSnapshot(`
      [
        [
          "total",
        ],
        [
          "total(year)",
          "second    line",
          "thi",
        ],
        [
          "<b>",
        ],
        [
          "😀",
        ],
        [],
        [],
      ]
    `);
  });

  test("says who let something pass, and why", () => {
    const waived = { by: "label:let-pass", reason: "known" };
    const page = pageOf({ findings: [findingOf({ waived })] });
    expect(readIn(page, "waived")).toContain("Waived by label:let-pass: known");
    expect(page).toContain("New: only waived findings.");
  });

  test("says under which schedules a volatile finding was seen", () => {
    const seen = { base: ["canonical"], head: [] } as const;
    expect(
      readIn(pageOf({ findings: [findingOf({ state: "volatile", seen })] }), "volatile"),
    ).toMatchInlineSnapshot(`
      "Volatile (1)
      These findings depend on the order of files, or the server is flaky. They do not fail the run, unless base’s policy has volatile: fail.

      error app/billing.py:7:34 Argument missing for parameter "year"
      Argument missing for parameter "year"

      Whythis line is the same as base line 7, so an edit elsewhere in the change broke it
      Placementthe same line is in head
      In baseseen in canonical order
      In headnever seen
      Sourcepyright · reportCallIssue · Invoice.total
      IDa56145270ce6

      base app/billing.py:7:34The report does not contain this code.headThis side does not have this code."
    `);
  });

  test("tells of a trace that is not as recorded where, what and what to do", () => {
    const page = pageOf({ replay: replayOf([traceOf({ path: "equal.jsonl" }), differentTrace()]) });
    expect(readIn(page, "traces")).toMatchInlineSnapshot(`
      "Traces (1)
      Lanser replayed 2 committed traces without a server: 1 the same, 1 different. A trace is a recorded server session. Its replay must give the recorded result.

      .lanser/traces/shop.trace.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)
      What: The recorded answers of the server lead to another report than they did.
      Where: entry 42 of the trace, at /result/findings/0/message
      Recorded: "Argument missing for parameter \\"year\\""
      Now: "Arguments missing for parameters \\"year\\""
      Kind: another text (drift class D2)
      Try first: Run lanser trace diff shop to see all that differs.
      Try next: If the new result is right, run lanser trace refresh shop and commit the trace."
    `);
    const equal = pageOf({ replay: replayOf([traceOf()]) });
    expect(readIn(equal, "servers")).toContain(
      "Lanser replayed 1 committed trace without a server: the same results",
    );
    expect(equal).not.toContain('id="traces"');
  });

  test("tells of an update of a server what it alone changes, by rule and by file", () => {
    const broken = bumpOf({ server: "ty", problem: "it could not be installed", rules: [], files: [] });
    const page = pageOf({ bumps: [broken, bumpOf()] });
    expect(page).toContain("the files without a result");
    expect(pageOf({ bumps: [bumpOf()] })).toContain("Review them before you merge");
    expect(readIn(page, "server-updates")).toMatchInlineSnapshot(`
      "Server updates (2)
      Effects of the new version alone. The change pins another version of a server. Both versions checked the code of base. The differences come from the version alone, so they are neither new nor fixed.
      pyright 1.1.414 → 1.1.415: 3 more, 1 fewer and 2 changed findings in the code of base
      rulemorefewerchanged

      reportAttributeAccessIssue012
      reportCallIssue300

      filemorefewerchanged

      app/billing.py302
      app/rates.py010

      ty 1.1.414 → 1.1.415: the comparison failed: it could not be installed"
    `);
  });

  test("counts what is below what is shown, and what is unchanged", () => {
    const findings = [
      findingOf(),
      findingOf({ severity: "hint" }),
      findingOf({ state: "unchanged", path: "same.py" }),
    ];
    const page = html(reportOf({ findings }), { ...options, show: "warning" });
    expect(readIn(page, "new")).toMatch(/^New \(2\)\n[\s\S]*Not listed, because less severe: 1\.$/u);
    expect(page).not.toContain("same.py");
  });
});

/** The source of one element that has an id, up to its end tag. */
function markupOf(page: string, id: string): string {
  const from = page.indexOf(`id="${id}"`);
  const ends = ["</article>", '<details class="finding"', '<article class="finding"', "</section>"];
  const found = ends.map((end) => page.indexOf(end, from)).filter((at) => at >= 0);
  return page.slice(from, Math.min(...found));
}

/** Everything that we write; nothing else may come out of a parser. */
const written: Readonly<Record<string, readonly string[]>> = {
  html: ["lang"],
  head: [],
  meta: ["charset", "http-equiv", "content", "name"],
  title: [],
  style: [],
  body: [],
  header: [],
  nav: ["aria-label"],
  main: [],
  footer: [],
  section: ["id", "class", "aria-labelledby"],
  article: ["id", "class", "data-of"],
  details: ["id", "class", "data-of"],
  summary: [],
  figure: ["class"],
  figcaption: [],
  div: ["class"],
  h1: [],
  h2: ["id"],
  h3: [],
  p: ["class"],
  ul: ["class"],
  li: ["class"],
  dl: ["class"],
  dt: [],
  dd: ["class"],
  table: ["class"],
  thead: [],
  tbody: [],
  tr: [],
  th: ["scope"],
  td: [],
  a: ["href", "rel"],
  span: ["class", "style"],
  form: ["id", "role", "aria-label", "hidden"],
  label: [],
  input: ["type", "autocomplete", "placeholder"],
  select: [],
  option: ["value"],
  button: ["type"],
  output: [],
  kbd: [],
  script: [],
  strong: [],
  code: [],
  mark: [],
};

/** What is not as we write it: an element, an attribute, an address, an id that is there twice, a link to nothing. */
/** Of the servers' own documentation, whatever a code says. */
const isRulePage =
  /^https:\/\/(?:github\.com\/microsoft\/pyright\/blob\/main\/docs\/configuration\.md#report[A-Za-z]+|docs\.(?:basedpyright\.com|astral\.sh)\/[\w./#-]+|(?:eslint\.org|oxc\.rs)\/docs\/[\w./-]+)$/u;

function strangersIn(page: string): readonly string[] {
  const elements = elementsOf(page);
  const ids = elements.flatMap((one) => attribute(one, "id") ?? []);
  return [
    ...elements.flatMap(({ tagName, attrs }) => {
      const known = written[tagName];
      if (known === undefined) return [`<${tagName}>`];
      return attrs.filter(({ name }) => !known.includes(name)).map(({ name }) => `<${tagName} ${name}>`);
    }),
    ...elements.flatMap((one) => attribute(one, "class") ?? []).filter((one) => !/^[a-z -]+$/u.test(one)),
    ...elements
      .flatMap((one) => attribute(one, "href") ?? [])
      .filter((one) => !isRulePage.test(one))
      .filter((one) => !/^#[a-z]+(?:-[a-z0-9]+)*$/u.test(one) || !ids.includes(one.slice(1))),
    ...ids.filter((one, index) => ids.indexOf(one) !== index),
    ...elements.flatMap((one) => attribute(one, "data-of") ?? []).filter((one) => !/^[\d -]+$/u.test(one)),
    ...elements.flatMap((one) => attribute(one, "style") ?? []).filter((one) => !/^width:\d+%$/u.test(one)),
    ...elements
      .filter(({ tagName }) => tagName === "option")
      .map((one) => attribute(one, "value") ?? "no value")
      .filter((one) => !/^\d*$/u.test(one)),
    ...elements.filter((one) => one.tagName === "script" && textOf(one) !== pageScript.markup).map(textOf),
  ];
}

describe("whatever a server says", () => {
  /** Of whole reports, each with dozens of texts. */
  const numRuns = timesOfNow({ day: 100, night: 2_000 });

  test("the page has only our elements, attributes and links", () => {
    expect(strangersIn(html(sampleReport(), options))).toEqual([]);
    fc.assert(
      fc.property(hostileWholeReport, fc.constantFrom(...hostileTexts), (report, reproduce) => {
        expect(strangersIn(html(report, { ...options, reproduce }))).toEqual([]);
      }),
      { numRuns },
    );
  });

  test("a stranger would be found: the test can fail", () => {
    const page =
      '<div onclick="x"><a href="http://e">x</a><a href="#no">x</a><b id="i"></b><b id="i"></b></div><img>' +
      '<span style="width:1%;color:red" class="a" data-of="x"></span><script>alert(1)</script>';
    expect(strangersIn(page)).toEqual([
      "<div onclick>",
      "<b>",
      "<b>",
      "<img>",
      "<span data-of>",
      "http://e",
      "#no",
      "i",
      "x",
      "width:1%;color:red",
      "alert(1)",
    ]);
  });

  test("no character hides, and none turns the text around", () => {
    fc.assert(
      fc.property(hostileWholeReport, (report) => {
        const page = html(report, options);
        expect(page).not.toMatch(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u);
        expect(page.isWellFormed()).toBe(true);
      }),
      { numRuns },
    );
  });

  test.each(hostileTexts)("%j is read as it is", (text) => {
    const page = pageOf({ findings: [findingOf({ message: text, code: text, symbol: text, why: text })] });
    const unseen = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
    const visible = text
      .replaceAll("\r\n", "\n")
      .replace(
        unseen,
        (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}}`,
      )
      .toWellFormed();
    const message = elementsOf(page).find((one) => attribute(one, "class") === "message");
    expect(message === undefined ? undefined : textOf(message)).toBe(
      visible === "" ? "(no message)" : visible,
    );
  });

  test("the policy of the page lets nothing in", () => {
    const [policy] = elementsOf(pageOf({})).filter((one) => attribute(one, "http-equiv") !== undefined);
    expect(policy === undefined ? undefined : attribute(policy, "content")).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; script-src '${scriptDigest}'; base-uri 'none'; form-action 'none'`,
    );
    const ours = createHash("sha256").update(pageScript.markup).digest("base64");
    expect(scriptDigest).toBe(`sha256-${ours}`);
    expect(pageScript.markup).not.toMatch(
      /<[/!a-z]|innerHTML|outerHTML|insertAdjacent|document\.write|eval|Function|fetch|import\(/u,
    );
    expect(style.markup).not.toMatch(/url\(|@import|<|expression/u);
  });
});

test("equal reports give equal bytes, in whatever order they come", () => {
  const report = sampleReport();
  expect(html(permuted(report), options)).toBe(html(report, options));
  fc.assert(fc.property(hostileWholeReport, (one) => html(permuted(one), options) === html(one, options)));
});

describe("a page of very many findings", () => {
  const inFull = (page: string) => page.split(' id="finding-').length - 1;

  test("shows two thousand in full, and counts the others", () => {
    const findings = manyFindings(100_000, (index) => `Argument ${index} is missing`);
    const page = pageOf({ findings });
    expect(inFull(page)).toBe(2_000);
    expect(readIn(page, "new")).toContain("New (14286)");
    expect(readIn(page, "new")).toMatch(/12286 more are in the JSON report\.$/u);
    expect(readIn(page, "fixed")).toMatch(/14286 more are in the JSON report\.$/u);
    expect(Buffer.byteLength(page)).toBeLessThan(10_000_000);
  }, 60_000);

  test("stays under 10 MB when everything is as long as it can be", () => {
    const long = `${"\u202e".repeat(200)}${'"'.repeat(5_000)}`;
    const excerpt: Excerpt = { line: 0, lines: Array.from({ length: 8 }, () => "\u0000".repeat(240)) };
    const findings = manyFindings(3_000, incompressible(300, "any")).map((one, index) => ({
      ...one,
      message: long,
      why: long,
      path: `${long}${index}`,
      symbol: long,
      cause: { ...cause, path: `${long}${index % 300}`, symbol: long },
    }));
    const many = <Item>(item: Item) => Array.from({ length: 3_000 }, () => item);
    const page = pageOf({
      findings,
      excerpts: new Map(findings.map((one) => [one.id, { base: excerpt, head: excerpt }])),
      unknown: many({ server: long, side: "head", path: long, reason: long as UnknownReason }),
      unmatched: many({ ...findingOf({ message: long }), side: "head" }),
      limits: many({ code: long as LimitCode, message: long, count: 2 }),
      escapes: many({ kind: long, path: long, line: 1, symbol: long, text: long }),
      replay: replayOf(
        many(
          differentTrace({
            path: long,
            server: long,
            version: long,
            message: long,
            at: { entry: 1, pointer: long },
            wanted: long,
            got: `${long}1`,
            advice: [long, long],
          }),
        ),
      ),
      bumps: many(
        bumpOf({
          server: long,
          from: long,
          to: long,
          rules: many({ code: long, added: 1, removed: 1, changed: 1 }),
          files: many({ path: long, added: 1, removed: 1, changed: 1 }),
        }),
      ).slice(0, 100),
      policyChanges: many({ kind: "pins", files: [long], message: long, hides: 1, adds: 1 }),
      failures: many({ code: "server-crashed", message: long, hint: long }),
    });
    expect(Buffer.byteLength(page)).toBeLessThan(10_000_000);
    expect(strangersIn(page)).toEqual([]);
    expect(inFull(page)).toBeGreaterThan(50);
  }, 60_000);
});

test("every state has its findings on the page, but for what is unchanged", () => {
  for (const state of findingStates) {
    const seen = state === "volatile" ? { base: [], head: ["reverse" as const] } : null;
    const page = pageOf({ findings: [findingOf({ state, seen })] });
    expect([state, page.includes('id="finding-1"')]).toEqual([state, state !== "unchanged"]);
  }
});
