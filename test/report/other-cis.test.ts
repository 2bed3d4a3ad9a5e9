/** What the formats of GitLab, JUnit and reviewdog are given: everything that is red, nothing that is not, and no more than text. */
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Node, Parent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../src/model/digest.ts";
import { exitCode } from "../../src/model/exit-code.ts";
import type { ComparedFinding } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";
import { entriesMax } from "../../src/report/other-cis.ts";
import { rdjson } from "../../src/report/rdjson.ts";
import { renderGitlab, renderJunit } from "../../src/report/surfaces.ts";
import { hostileWholeReport, sampleReport } from "./hostile.ts";
import { findingOf, hostileReport, range, reportOf } from "./support.ts";

const reproduce = "lanser gate --server pyright";
const shown = { show: "hint" } as const;

type Entry = {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
};
type Point = { readonly line: number; readonly column?: number };
type Diagnostic = {
  readonly message: string;
  readonly severity: string;
  readonly code?: { readonly value: string; readonly url?: string };
  readonly source: { readonly name: string };
  readonly location: {
    readonly path: string;
    readonly range?: { readonly start: Point; readonly end: Point };
  };
  readonly suggestions?: readonly { readonly text: string }[];
};

const entriesOf = (report: Report) => JSON.parse(renderGitlab(report, shown)) as readonly Entry[];
const diagnosticsOf = (report: Report) =>
  (JSON.parse(rdjson(report, shown)) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;

const cause = { path: "app/rates.py", range: range(3, 5, 3, 9), symbol: "rate", how: "definition" } as const;
const code = { line: 6, lines: ["", "        return self.net * rate(self.currency)", ""] };
const broken = reportOf({
  findings: [
    findingOf({ cause, message: 'Argument missing\n  for parameter "year"', range: range(8, 27, 8, 46) }),
    findingOf({ id: sha256("warning"), severity: "warning", path: "app/rates.py", code: null, symbol: null }),
    findingOf({ id: sha256("waived"), waived: { by: "label:legacy", reason: "goes away" } }),
    findingOf({ id: sha256("old"), state: "unchanged" }),
    findingOf({ id: sha256("fixed"), state: "fixed" }),
  ],
  excerpts: new Map([[sha256("id"), { base: null, head: code }]]),
});

const measuredNothing = reportOf({
  failures: [{ code: "server-crashed", message: "pyright ended on head", hint: "Try again." }],
});

describe("GitLab's Code Quality report", () => {
  test("has the new findings, those that fail the run as critical", () => {
    expect(entriesOf(broken)).toMatchInlineSnapshot(`
      [
        {
          "check_name": "pyright/reportCallIssue",
          "description": "Argument missing — for parameter "year" · Broken by the edit of rate at app/rates.py:3",
          "fingerprint": "a56145270ce6b3bebd1dd012b73948677dd618d496488bc608a3cb43ce3547dd",
          "location": {
            "lines": {
              "begin": 8,
              "end": 8,
            },
            "path": "app/billing.py",
          },
          "severity": "critical",
          "type": "issue",
        },
        {
          "check_name": "pyright/reportCallIssue",
          "description": "Argument missing for parameter "year" · Waived by label:legacy: goes away",
          "fingerprint": "4afe68b2e97ec17d285ae4087b5317756bbac881aca532352b7e7c825e69b230",
          "location": {
            "lines": {
              "begin": 7,
              "end": 7,
            },
            "path": "app/billing.py",
          },
          "severity": "minor",
          "type": "issue",
        },
        {
          "check_name": "pyright",
          "description": "Argument missing for parameter "year"",
          "fingerprint": "4bd9354bb652233497a0f42647464b81b83a83654fcf1511263a5d0120d74c91",
          "location": {
            "lines": {
              "begin": 7,
              "end": 7,
            },
            "path": "app/rates.py",
          },
          "severity": "minor",
          "type": "issue",
        },
      ]
    `);
  });

  test("of a clean run is an empty list, and of one that measured nothing it is not", () => {
    expect(renderGitlab(reportOf(), shown)).toBe("[]\n");
    expect(entriesOf(measuredNothing)).toMatchInlineSnapshot(`
      [
        {
          "check_name": "lanser/server-crashed",
          "description": "The run is inconclusive: pyright ended on head · Try again.",
          "fingerprint": "37c52c7c4c93f45dd597112a1483976d6b2d23069037d8a3d388a32ec172b86e",
          "location": {
            "lines": {
              "begin": 1,
              "end": 1,
            },
            "path": ".gitlab-ci.yml",
          },
          "severity": "blocker",
          "type": "issue",
        },
      ]
    `);
  });
});

describe("JUnit XML", () => {
  test("has a case for the run, a failure for what fails it, and skips what was waived", () => {
    expect(renderJunit(broken, { reproduce })).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Lanser" tests="3" failures="1" errors="0">
        <testsuite name="Lanser" tests="3" failures="1" errors="0" skipped="1">
          <testcase classname="lanser" name="Lanser ran">
            <system-out>fail: new-finding: 1 new error; waived: 1 new error waived by label:legacy: goes away
      Reproduce: lanser gate --server pyright</system-out>
          </testcase>
          <testcase classname="pyright.app/billing_py" name="pyright/reportCallIssue in Invoice.total (a56145270ce6)">
            <failure message="app/billing.py:8:27: Argument missing&#10;  for parameter &quot;year&quot;" type="pyright/reportCallIssue">app/billing.py:8:27
      Argument missing
        for parameter &quot;year&quot;
      Broken by the edit of rate at app/rates.py:3</failure>
          </testcase>
          <testcase classname="pyright.app/billing_py" name="pyright/reportCallIssue in Invoice.total (4afe68b2e97e)">
            <skipped message="app/billing.py:7:34: Argument missing for parameter &quot;year&quot;" type="pyright/reportCallIssue">app/billing.py:7:34
      Argument missing for parameter &quot;year&quot;
      Waived by label:legacy: goes away</skipped>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });

  test("of a clean run has one case, which holds; of one that measured nothing an error", () => {
    expect(renderJunit(reportOf(), { reproduce })).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Lanser" tests="1" failures="0" errors="0">
        <testsuite name="Lanser" tests="1" failures="0" errors="0" skipped="0">
          <testcase classname="lanser" name="Lanser ran">
            <system-out>pass: clean: nothing new in 80 files
      Reproduce: lanser gate --server pyright</system-out>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
    expect(renderJunit(measuredNothing, { reproduce })).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="Lanser" tests="2" failures="0" errors="1">
        <testsuite name="Lanser" tests="2" failures="0" errors="1" skipped="0">
          <testcase classname="lanser" name="Lanser ran">
            <system-out>inconclusive: server-crashed: pyright ended on head
      Reproduce: lanser gate --server pyright</system-out>
          </testcase>
          <testcase classname="lanser" name="server-crashed">
            <error message="pyright ended on head" type="server-crashed">pyright ended on head
      Try again.</error>
          </testcase>
        </testsuite>
      </testsuites>
      "
    `);
  });

  test("holds what XML cannot: such characters are visible", () => {
    const message = `\u0000\u0008\u000b\u001f\ufffe\uffff\ud800 ]]> <a> & "q" 'a'`;
    const text = renderJunit(reportOf({ findings: [findingOf({ message })] }), { reproduce });
    expect(/<failure message="([^"]*)"/u.exec(text)?.[1]).toMatchInlineSnapshot(
      `"app/billing.py:7:34: \\u{0000}\\u{0008}\\u{000B}\\u{001F}\\u{FFFE}\\u{FFFF}� ]]&gt; &lt;a&gt; &amp; &quot;q&quot; &#39;a&#39;"`,
    );
  });
});

describe("rdjson", () => {
  test("has what a server suggests as lines to take, where a pull request has them", () => {
    const suggestion = { server: "ruff", title: "Remove it", line: 6, before: ["a", "b"], after: ["c"] };
    const of = (more: Partial<ComparedFinding>) =>
      diagnosticsOf(reportOf({ findings: [findingOf({ suggestion, ...more })] }))[0]?.suggestions;
    const lines = { start: { line: 7 }, end: { line: 8 } };
    expect([
      of({}),
      of({ suggestion: { ...suggestion, after: [] } }),
      of({ suggestion: { ...suggestion, after: ["c\u202e"] } }),
      // An empty line that stays would be said as one that goes.
      of({ suggestion: { ...suggestion, after: [""] } }),
      of({ shown: null }),
    ]).toEqual([
      [{ range: lines, text: "c" }],
      [{ range: lines, text: "" }],
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("has each finding at its place, and each cause at its edit", () => {
    expect(diagnosticsOf(broken)).toMatchInlineSnapshot(`
      [
        {
          "code": {
            "value": "cause",
          },
          "location": {
            "path": "app/rates.py",
            "range": {
              "end": {
                "line": 3,
              },
              "start": {
                "line": 3,
              },
            },
          },
          "message": "\`rate\` breaks 1 place elsewhere:

      * \`app/billing.py:8:27: Argument missing — for parameter "year"\`",
          "original_output": "app/rates.py:3:5: rate breaks 1 place elsewhere",
          "related_locations": [
            {
              "location": {
                "path": "app/billing.py",
                "range": {
                  "end": {
                    "column": 46,
                    "line": 8,
                  },
                  "start": {
                    "column": 27,
                    "line": 8,
                  },
                },
              },
              "message": "\`Argument missing — for parameter "year"\`",
            },
          ],
          "severity": "ERROR",
          "source": {
            "name": "lanser",
          },
        },
        {
          "code": {
            "url": "https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue",
            "value": "reportCallIssue",
          },
          "location": {
            "path": "app/billing.py",
            "range": {
              "end": {
                "column": 46,
                "line": 8,
              },
              "start": {
                "column": 27,
                "line": 8,
              },
            },
          },
          "message": "\`Argument missing — for parameter "year"\`

      \`Broken by the edit of rate at app/rates.py:3\`",
          "original_output": "app/billing.py:8:27: Argument missing — for parameter "year" · Broken by the edit of rate at app/rates.py:3",
          "severity": "ERROR",
          "source": {
            "name": "pyright",
          },
        },
        {
          "code": {
            "url": "https://github.com/microsoft/pyright/blob/main/docs/configuration.md#reportCallIssue",
            "value": "reportCallIssue",
          },
          "location": {
            "path": "app/billing.py",
            "range": {
              "end": {
                "line": 7,
              },
              "start": {
                "line": 7,
              },
            },
          },
          "message": "\`Argument missing for parameter "year"\`

      \`Waived by label:legacy: goes away\`",
          "original_output": "app/billing.py:7:34: Argument missing for parameter "year" · Waived by label:legacy: goes away",
          "severity": "WARNING",
          "source": {
            "name": "pyright",
          },
        },
        {
          "location": {
            "path": "app/rates.py",
            "range": {
              "end": {
                "line": 7,
              },
              "start": {
                "line": 7,
              },
            },
          },
          "message": "\`Argument missing for parameter "year"\`",
          "original_output": "app/rates.py:7:34: Argument missing for parameter "year"",
          "severity": "WARNING",
          "source": {
            "name": "pyright",
          },
        },
      ]
    `);
  });

  test("of a clean run has no diagnostics, and of one that measured nothing it has", () => {
    expect(diagnosticsOf(reportOf())).toEqual([]);
    expect(diagnosticsOf(measuredNothing)).toMatchInlineSnapshot(`
      [
        {
          "code": {
            "value": "server-crashed",
          },
          "location": {
            "path": ".lanser/config.yml",
          },
          "message": "The run is inconclusive: \`pyright ended on head\`

      \`Try again.\`",
          "original_output": "lanser · pyright ended on head · Try again.",
          "severity": "ERROR",
          "source": {
            "name": "lanser",
          },
        },
      ]
    `);
  });

  test("counts columns in bytes of UTF-8, from 1, as reviewdog's own example does", () => {
    const columns = (line: string, from: number, to: number) => {
      const finding = findingOf({ range: range(8, from + 1, 8, to + 1) });
      const excerpts = new Map([[finding.id, { base: null, head: { line: 7, lines: [line] } }]]);
      const place = diagnosticsOf(reportOf({ findings: [finding], excerpts }))[0]?.location.range;
      return [place?.start.column, place?.end.column];
    };
    expect(columns("a𐐀b", 3, 4)).toEqual([6, 7]);
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 20 }),
        fc.nat(20),
        fc.nat(20),
        (line, one, other) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          fc.pre(to <= line.length && line.slice(0, from).isWellFormed() && line.slice(0, to).isWellFormed());
          const [start = 0, end = 0] = columns(line, from, to);
          const bytes = Buffer.from(line).subarray(start - 1, end - 1);
          expect(bytes.toString()).toBe(line.slice(from, to));
        },
      ),
    );
  });

  test("goes by lines where the text of a line is not there, and then means the last one too", () => {
    const of = (...where: Parameters<typeof range>) =>
      diagnosticsOf(reportOf({ findings: [findingOf({ range: range(...where) })] }))[0]?.location.range;
    expect(of(8, 27, 8, 46)).toEqual({ start: { line: 8 }, end: { line: 8 } });
    expect(of(8, 27, 10, 1)).toEqual({ start: { line: 8 }, end: { line: 9 } });
    expect(of(8, 27, 10, 2)).toEqual({ start: { line: 8 }, end: { line: 10 } });
  });

  test("stands where a pull request's own head has the line, and at the file alone where only the merge has it", () => {
    const at = (place: Parameters<typeof findingOf>[0]) =>
      diagnosticsOf(reportOf({ findings: [findingOf(place)] }))[0]?.location;
    expect(at({ shown: { path: "app/new.py", range: range(20, 34, 20, 44) } })).toEqual({
      path: "app/new.py",
      range: { start: { line: 20 }, end: { line: 20 } },
    });
    expect(at({ shown: null })).toEqual({ path: "app/billing.py" });
  });
});

/** Whether a reader of the file sees red. */
const isRed = {
  gitlab: (report: Report) =>
    entriesOf(report).some(({ severity }) => ["major", "critical", "blocker"].includes(severity)),
  junit: (report: Report) => /<(?:failure|error) /u.test(renderJunit(report, { reproduce })),
  rdjson: (report: Report) => diagnosticsOf(report).some(({ severity }) => severity === "ERROR"),
} as const;

const anyReport = fc.oneof(hostileReport, hostileWholeReport);

describe.each(Object.keys(isRed) as (keyof typeof isRed)[])("%s", (format) => {
  test("is red exactly where the exit code is not 0", () => {
    fc.assert(fc.property(anyReport, (report) => isRed[format](report) === (exitCode(report) !== 0)));
  });

  test("is red for a reason that is no finding, and for what the policy shows to nobody", () => {
    const policy = { replayMismatch: "fail", moved: "fail" } as const;
    const moved = reportOf({ findings: [findingOf({ state: "moved" })], policy });
    expect([moved.verdict, isRed[format](moved)]).toEqual(["fail", true]);
    const outside = reportOf({ findings: [findingOf({ path: "../x.py" })] });
    expect([outside.verdict, isRed[format](outside)]).toEqual(["fail", true]);
  });

  test("names what a policy tolerates, without red", () => {
    const unknown = [{ server: "pyright", side: "head", path: "app/huge.py", reason: "timeout" }] as const;
    const report = reportOf({ unknown, policy: { unknown: "warn" } });
    expect([report.verdict, exitCode(report), isRed[format](report)]).toEqual(["inconclusive", 0, false]);
    const text = {
      gitlab: renderGitlab(report, shown),
      junit: renderJunit(report, { reproduce }),
      rdjson: rdjson(report, shown),
    };
    expect(text[format]).toContain("1 file without a result");
  });
});

test("what there is no room for is counted, everywhere", () => {
  const findings = Array.from({ length: entriesMax + 7 }, (_, at) =>
    findingOf({ id: `sha256:${String(at).padStart(64, "0")}`, range: range(at + 1, 1, at + 1, 2) }),
  );
  const report = reportOf({ findings });
  for (const text of [renderGitlab(report, shown), renderJunit(report, { reproduce }), rdjson(report, shown)])
    expect(text).toContain("7 more new findings are in the report");
});

test("a clean-looking list of a failing run is not possible by hiding what is below a severity", () => {
  const report = reportOf({ findings: [findingOf({ severity: "warning" })], failOn: "warning" });
  expect(JSON.parse(renderGitlab(report, { show: "error" }))).toHaveLength(1);
});

/** As GitLab's documentation tells the format; its own schema asks for less. */
const codeQuality = {
  type: "array",
  items: {
    type: "object",
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    properties: {
      type: { const: "issue" },
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", pattern: "^[0-9a-f]{64}$" },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        required: ["path", "lines"],
        properties: {
          path: { type: "string", minLength: 1, pattern: "^[^/]" },
          lines: {
            type: "object",
            required: ["begin"],
            properties: { begin: { type: "integer", minimum: 1 }, end: { type: "integer", minimum: 1 } },
          },
        },
      },
    },
  },
} as const;

/** As reviewdog's proto tells it; what it does with a file is in test/tools. */
const point = {
  type: "object",
  required: ["line"],
  properties: { line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 } },
  additionalProperties: false,
} as const;
const location = {
  type: "object",
  required: ["path"],
  properties: {
    path: { type: "string", minLength: 1 },
    range: {
      type: "object",
      required: ["start", "end"],
      properties: { start: point, end: point },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
} as const;
const wholeLine = {
  type: "object",
  required: ["line"],
  properties: { line: { type: "integer", minimum: 1 } },
  additionalProperties: false,
} as const;

const diagnosticResult = {
  type: "object",
  required: ["source", "severity", "diagnostics"],
  properties: {
    source: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
    severity: { const: "ERROR" },
    diagnostics: {
      type: "array",
      items: {
        type: "object",
        required: ["message", "location", "severity", "source", "original_output"],
        properties: {
          message: { type: "string", minLength: 1 },
          original_output: { type: "string", pattern: "^[^\\n\\r]+$" },
          location,
          severity: { enum: ["ERROR", "WARNING", "INFO"] },
          source: { type: "object", required: ["name"], properties: { name: { type: "string" } } },
          code: {
            type: "object",
            required: ["value"],
            properties: {
              value: { type: "string", pattern: "^[\\w@][\\w@./-]*$" },
              url: {
                type: "string",
                pattern: "^https://github\\.com/microsoft/pyright/blob/main/docs/[#\\w.]+$",
              },
            },
            additionalProperties: false,
          },
          suggestions: {
            type: "array",
            items: {
              type: "object",
              required: ["range", "text"],
              properties: {
                range: {
                  type: "object",
                  required: ["start", "end"],
                  properties: { start: wholeLine, end: wholeLine },
                  additionalProperties: false,
                },
                text: { type: "string" },
              },
              additionalProperties: false,
            },
          },
          related_locations: {
            type: "array",
            items: { type: "object", properties: { message: { type: "string" }, location } },
          },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
} as const;

const validators = { gitlab: codeQuality, rdjson: diagnosticResult };

describe("of hostile texts", () => {
  test.each(["gitlab", "rdjson"] as const)("%s has the form that its reader takes", (format) => {
    const validate = new Ajv2020({ strict: false }).compile(validators[format]);
    const write = { gitlab: renderGitlab, rdjson }[format];
    fc.assert(
      fc.property(anyReport, (report) => {
        const text = write(report, shown);
        expect(validate(JSON.parse(text)) ? [] : validate.errors).toEqual([]);
        expect(text.isWellFormed()).toBe(true);
      }),
    );
    expect(validate(JSON.parse(write(sampleReport(), shown)))).toBe(true);
  });

  test("GitLab's texts are one line without a character that has no shape", () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const texts = entriesOf(report).flatMap((one) => [
          one.description,
          one.check_name,
          one.location.path,
        ]);
        expect(
          texts.filter((text) => /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(text)),
        ).toEqual([]);
      }),
    );
  });

  test("XML has our own elements alone, and characters that XML can have", () => {
    const own =
      /<\/?(?:testsuites|testsuite|testcase|failure|error|skipped|system-out)(?: [a-z]+="[^"<]*")*(?: \/)?>/gu;
    fc.assert(
      fc.property(anyReport, fc.string({ unit: "binary" }), (report, command) => {
        const text = renderJunit(report, { reproduce: command }).replace(
          '<?xml version="1.0" encoding="UTF-8"?>',
          "",
        );
        const rest = text.replace(own, "");
        expect(rest).not.toMatch(/[<>]/u);
        expect(text.replace(/&(?:amp|lt|gt|quot|#39|#10);/gu, "")).not.toContain("&");
        // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones that XML can have.
        expect(text).toMatch(/^[\u0009\u000a\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
      }),
    );
  });

  test("a message is a comment of a pull request to reviewdog, and has only text, code and our own list", () => {
    const allowed = new Set(["root", "paragraph", "text", "inlineCode", "list", "listItem", "break"]);
    fc.assert(
      fc.property(anyReport, (report) => {
        for (const { message } of diagnosticsOf(report)) {
          const nodes = nodesOf(message);
          expect(nodes.map(({ type }) => type).filter((type) => !allowed.has(type))).toEqual([]);
          const said = nodes
            .filter(({ type }) => type === "text")
            .map((node) => (node as { value?: string }).value);
          const ours =
            /^(?:\s*|The run (?:fails|is inconclusive): |Tolerated by the policy: |This edit|and \d+ more| ?(?:This edit )?(?:breaks|brings to light) \d+ places? elsewhere:)$/u;
          expect(said.filter((text) => !ours.test(text ?? ""))).toEqual([]);
        }
      }),
    );
  });
});

function nodesOf(text: string): readonly Node[] {
  const all: Node[] = [];
  const waiting: Node[] = [fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    all.push(next);
    waiting.push(...((next as Parent).children ?? []));
  }
  return all;
}
