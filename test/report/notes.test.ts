/** What was left out, not checked or added to silence a checker, in sentences with their counts. */
import { describe, expect, test } from "vitest";
import type { LimitCode } from "../../src/model/codes.ts";
import { escapeKinds } from "../../src/model/escapes.ts";
import type { AddedEscape, Side, UnknownFile } from "../../src/model/report.ts";
import { html } from "../../src/report/html.ts";
import { escapeCounts, limitText, skippedRoots, uncheckedOf, whyUnchanged } from "../../src/report/notes.ts";
import { plain } from "../../src/report/plain.ts";
import { reportSections } from "../../src/report/sections.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { createReason } from "../../src/verdict/judge.ts";
import { findingOf, look, range, reportOf } from "./support.ts";

test("roots that were not checked are one line a server", () => {
  const [server] = reportOf({}).servers;
  if (server === undefined) throw new Error("the report has no server");
  const lines = (...roots: readonly string[]) =>
    skippedRoots({ servers: roots.map((root) => ({ ...server, root, skipped: "same program" as const })) });
  expect(lines("a")).toEqual([
    "pyright 1.1.414 did not check 1 root, because the change does not affect it: a",
  ]);
  expect(lines("a", "b", "c", "d")).toEqual([
    "pyright 1.1.414 did not check 4 roots, because the change does not affect them: a, b, c, 1 more",
  ]);
});

describe("a limit is a sentence with its count", () => {
  test.each<readonly [LimitCode, string, number, string]>([
    ["causes-cut", "", 2, "Lanser did not search for the causes of 2 new findings outside the change"],
    ["severity-assumed", "", 3, "3 diagnostics have no severity and count as errors"],
    ["severity-assumed", "", 1, "1 diagnostic has no severity and counts as an error"],
    ["message-cut", "messages exceeded 9 characters", 4, "4 messages exceeded 9 characters"],
    ["published-unopened", "", 1, "1 unopened file has diagnostics"],
    ["diagnostics-incomplete", "no word of the end", 2, "2 files: no word of the end"],
    [
      "relocate-compared",
      "",
      7,
      "Lanser did not compare 7 definitions with a touched symbol, because there are too many",
    ],
    ["not-written", "more files were left out", 12, "the server does not see 12 more files"],
    ["not-written-symlink", "a.py: a symbolic link", 2, "a.py: a symbolic link (on both sides)"],
    ["waiver-unread", "trailer 1234: needs a reason", 3, "trailer 1234: needs a reason (and 2 more)"],
    ["server-oddity", "unknown request x/y", 5, "unknown request x/y, 5 times"],
    [
      "other-base",
      "Lanser cannot read the commit before the push",
      1,
      "Lanser cannot read the commit before the push",
    ],
  ])("%s, %s, %i", (code, message, count, text) => {
    expect(limitText({ code, message, count })).toBe(text);
  });
});

test("many unchanged findings have one sentence on every surface that says what is not installed", () => {
  const message =
    "the server cannot resolve imports in 61 files, and no manifest declares their packages (a, b, c)";
  const of = (unchanged: number) => {
    const report = reportOf({ limits: [{ code: "undeclared-imports", message, count: 1 }] });
    return { ...report, counts: { ...report.counts, unchanged } };
  };
  const why = `6139 findings are unchanged, and some packages are missing (see undeclared-imports)`;
  expect([whyUnchanged(of(6_139)), whyUnchanged(of(3)), whyUnchanged({ ...of(6_139), limits: [] })]).toEqual([
    why,
    null,
    null,
  ]);
  const options = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;
  const texts = [
    plain(of(6_139), { ...look, reproduce: "lanser gate" }),
    renderSummary(of(6_139), options),
    html(of(6_139), options),
  ];
  expect(texts.map((text) => text.split("6139 findings are unchanged").length)).toEqual([2, 2, 2]);
  expect(texts.map((text) => text.split("no manifest declares").length)).toEqual([2, 2, 2]);
});

describe("what was not checked", () => {
  const file = (side: Side, path: string, reason: UnknownFile["reason"]): UnknownFile => ({
    server: "pyright",
    side,
    path,
    reason,
  });

  test("is one line for a side that the server did not finish, and a file each for other reasons", () => {
    const unknown = [
      file("base", "a.py", "server-failed"),
      file("base", "b.py", "server-failed"),
      file("base", "c.py", "server-failed"),
      file("head", "huge.py", "timeout"),
    ];
    const [server] = reportOf({}).servers;
    const servers =
      server === undefined
        ? []
        : [
            {
              ...server,
              id: "pyright",
              base: { files: 1570, unknown: 1570 },
              head: { files: 9, unknown: 1 },
            },
          ];
    expect(uncheckedOf({ unknown, servers })).toEqual({
      sides: ["pyright checked 0 of 1570 files of base (server-failed)"],
      files: [file("head", "huge.py", "timeout")],
    });
  });

  test("of a server without a summary is counted by its files", () => {
    expect(uncheckedOf({ unknown: [file("head", "a.py", "server-failed")], servers: [] }).sides).toEqual([
      "pyright checked 0 of 1 file of head (server-failed)",
    ]);
  });
});

describe("new escapes are counted by kind", () => {
  const added = (...kinds: readonly string[]): readonly AddedEscape[] =>
    kinds.map((kind, line) => ({ kind, path: "a.py", line, symbol: null, text: kind }));

  test("most first", () => {
    expect(escapeCounts(added("cast", "any", "any", "cast", "any", "stub"))).toBe("3 `any`, 2 casts, 1 stub");
  });

  test("and what this release does not know is not named", () => {
    expect(escapeCounts(added("constructor", "<img>", "cast"))).toBe("2 other, 1 cast");
  });

  test("with a name for every kind", () => {
    const counts = Object.keys(escapeKinds).map((kind) => escapeCounts(added(kind, kind)));
    expect(new Set(counts).size).toBe(counts.length);
    for (const count of counts) expect(count).toMatch(/^2 [A-Za-z`][\w `#:@.=/[\]-]+$/u);
  });
});

test("a comment that a new finding calls useless is not listed as an escape again, unless it makes the run fail", () => {
  const comment = { kind: "biome-ignore", path: "a.ts", symbol: null, text: "// biome-ignore lint: x" };
  const cast = { ...comment, kind: "cast", line: 4, text: "as" };
  const escapes = [{ ...comment, line: 4 }, { ...comment, line: 7 }, cast];
  const finding = findingOf({ path: "a.ts", code: "suppressions/unused", range: range(5, 1, 5, 9) });
  const listed = (parts: Parameters<typeof reportOf>[0]) =>
    reportSections({ ...reportOf({ escapes, ...parts }) }).find(({ id }) => id === "escapes")?.count;
  const failing = createReason("suppressions", "the change adds 2 suppressions", null);
  expect([
    listed({}),
    listed({ findings: [finding] }),
    listed({ findings: [{ ...finding, code: "noDebugger" }] }),
    listed({ findings: [finding], failures: [failing] }),
  ]).toEqual([3, 2, 3, 3]);
});

test("a limit that is also a reason is said once, and what only missing packages explain is listed on every surface", () => {
  const message = "base and head need other packages: requests any → none (pyproject.toml)";
  const {
    state: _state,
    cause: _cause,
    ...seen
  } = findingOf({ message: 'Import "tides" could not be resolved' });
  const report = reportOf({
    limits: [{ code: "dependencies-differ", message, count: 1 }],
    failures: [createReason("dependencies-differ", message)],
    unmatched: [{ ...seen, side: "head", reason: "dependencies-missing" }],
  });
  const options = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;
  const texts = [plain(report, look), renderSummary(report, options), html(report, options)];
  expect(
    texts.map((text) => [text.includes("Notes ("), text.includes("Findings that missing packages")]),
  ).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
  expect(/^Not checked.*?(?=\n\n)/msu.exec(plain(report, look))?.[0]).toMatchInlineSnapshot(`
    "Not checked (1)
      Findings that missing packages cause (1)
      Install the packages, and run the gate again.
      app/billing.py:7:34 of head, error: Import "tides" could not be resolved"
  `);
});
