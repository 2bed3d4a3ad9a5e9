/** The first line says what decides: the order of reasons, sections and annotations on every surface. */
import { expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { annotations } from "../../src/report/annotations.ts";
import { checkContent } from "../../src/report/check.ts";
import { html } from "../../src/report/html.ts";
import { plain } from "../../src/report/plain.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { createReason } from "../../src/verdict/judge.ts";
import { differentTrace, findingOf, look, reportOf, traceOf } from "./support.ts";

const options = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;
const error = findingOf();
const warning = findingOf({ id: "sha256:0123456789abcdef", severity: "warning", message: "partly unknown" });
const fixed = findingOf({ id: "sha256:fedcba9876543210", state: "fixed", message: "was wrong" });
const unknown = [{ server: "pyright", side: "head", path: "app/huge.py", reason: "timeout" }] as const;
const missing = createReason(
  "dependencies-missing",
  "the server cannot resolve 2 imports of declared packages (h11, idna)",
);
const rest = {
  unknown,
  policyChanges: [
    { kind: "traces", files: ["a.jsonl"], message: "head changes a trace", hides: null, adds: null },
  ],
  limits: [{ code: "causes-cut", message: "", count: 2 }],
} as const;

/** The first words of what each surface says, in its order. */
function said(report: Report) {
  const find = (text: string, titles: RegExp) => [...text.matchAll(titles)].map(([, title]) => title);
  const titles = "New|Fixed|Not checked|Policy changes|Traces|Notes";
  return {
    terminal: find(plain(report, look), new RegExp(`^(${titles})(?: \\(|:|$)`, "gmu")),
    markdown: find(
      renderSummary(report, options),
      new RegExp(`^(?:### |<details(?: open)?><summary>)(${titles}) \\(`, "gmu"),
    ),
    page: find(html(report, options), new RegExp(`<h2[^>]*>(${titles})(?: \\(| on this)`, "gu")),
  };
}

test("what fails comes first, then doubts that could change the verdict, then notes", () => {
  const failing = reportOf({ findings: [error, fixed], failures: [missing], ...rest });
  expect(failing.reasons.map(({ code }) => code)).toEqual([
    "new-finding",
    "dependencies-missing",
    "unknown-files",
  ]);
  expect(said(failing)).toMatchInlineSnapshot(`
    {
      "markdown": [
        "New",
        "Not checked",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "page": [
        "New",
        "Not checked",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "terminal": [
        "New",
        "Not checked",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
    }
  `);
  const trace = { replay: { mode: "offline", traces: [differentTrace()] } } as const;
  expect(said(reportOf({ findings: [warning, fixed], ...trace, ...rest }))).toMatchInlineSnapshot(`
    {
      "markdown": [
        "Traces",
        "Not checked",
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "page": [
        "Traces",
        "Not checked",
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "terminal": [
        "Traces",
        "Not checked",
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
    }
  `);
});

test("where nothing fails the doubt comes first, and without a doubt what is new", () => {
  expect(said(reportOf({ findings: [warning, fixed], ...rest }))).toMatchInlineSnapshot(`
    {
      "markdown": [
        "Not checked",
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "page": [
        "Not checked",
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "terminal": [
        "Not checked",
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
    }
  `);
  expect(said(reportOf({ findings: [warning, fixed], ...rest, unknown: [] }))).toMatchInlineSnapshot(`
    {
      "markdown": [
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "page": [
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
      "terminal": [
        "New",
        "Policy changes",
        "Fixed",
        "Notes",
      ],
    }
  `);
});

test("annotations begin with what fails, and the doubt comes before warnings", () => {
  const traces = [differentTrace(), traceOf({ path: "old.jsonl", state: "stale" })];
  const policy = { replayMismatch: "fail" } as const;
  const replay = { mode: "offline", traces } as const;
  const failing = reportOf({ findings: [warning, error], replay, policy });
  const doubtful = reportOf({ findings: [warning], unknown });
  const heads = (report: Report) =>
    annotations(report, "hint")
      .trimEnd()
      .split("\n")
      .map((line) => line.replace(/^::(\w+) .*title=([^:]*)::.*$/u, "$1 $2"));
  expect([heads(failing), heads(doubtful)]).toMatchInlineSnapshot(`
    [
      [
        "error New%3A reportCallIssue (pyright)",
        "error A committed trace (pyright 1.1.414) is different%2C which fails this run (policy replay-mismatch%3A fail)",
        "warning New%3A reportCallIssue (pyright)",
        "warning A committed trace (pyright 1.1.414) is out of date%2C which only warns",
      ],
      [
        "warning Lanser is inconclusive",
        "warning New%3A reportCallIssue (pyright)",
      ],
    ]
  `);
  expect(
    checkContent(failing, options).annotations.map((one) => `${one.annotation_level} ${one.path}`),
  ).toMatchInlineSnapshot(`
    [
      "failure app/billing.py",
      "failure .lanser/traces/shop.trace.jsonl",
      "warning app/billing.py",
      "warning old.jsonl",
    ]
  `);
});
