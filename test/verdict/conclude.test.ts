/** Observations in, a Report out. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LimitCode, limit } from "../../src/model/codes.ts";
import { sha256 } from "../../src/model/digest.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";
import { reportToV1 } from "../../src/model/report-v1.ts";
import type { FileObservation, Observation } from "../../src/session/observe/observation.ts";
import { compareSides } from "../../src/verdict/compare-sides.ts";
import { conclude, concludeUnmeasured } from "../../src/verdict/conclude.ts";
import { createReason } from "../../src/verdict/judge.ts";
import type { RunRecord, ServerRun, SideRun } from "../../src/verdict/record.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { bumpOf, differentTrace, replayOf } from "../report/support.ts";
import { defaultWeights } from "../support/weights.ts";
import { wholeRoot } from "./support.ts";

/** A file as lines; a line that ends in `# CODE` has a finding of that code, `unknown` alone could not be measured. */
type Tree = Readonly<Record<string, readonly string[] | "unknown">>;

const record: RunRecord = {
  base: { commit: "1".repeat(40), tree: "2".repeat(40) },
  head: { commit: "3".repeat(40), tree: "4".repeat(40) },
  policy: {
    origin: "base",
    digest: sha256("policy"),
    failOn: "error",
    unknown: "inconclusive",
    inconclusive: "action_required",
    volatile: "report",
    moved: "report",
    minReward: null,
    replayMismatch: "fail",
    reward: { headline: "pr-v2", weights: defaultWeights },
    change: null,
  },
  changedFiles: [],
  policyChanges: [],
  safety: { checks: [], unknown: null },
  ignore: [],
  shown: null,
  limits: [],
};

function side(tree: Tree, change: Partial<Observation> = {}, withheld: SideRun["withheld"] = []): SideRun {
  const files = Object.entries(tree).map(
    ([path, lines]): FileObservation =>
      lines === "unknown"
        ? { kind: "unknown", path, reason: "timeout" }
        : {
            kind: "final",
            path,
            findings: lines.flatMap((text, line) => findingsIn(path, text, line)),
            unreachable: [],
          },
  );
  const text = (path: string) => {
    const lines = tree[path];
    return lines === undefined || lines === "unknown" ? undefined : lines.map((line) => `${line}\n`).join("");
  };
  return {
    observation: {
      files,
      failure: undefined,
      schedule: sha256("schedule"),
      lookups: [],
      limits: [],
      ...change,
    },
    program: files.map((file) => file.path),
    withheld,
    unchecked: [],
    configurationFiles: [],
    languageId: () => "python",
    text,
    reading: () => undefined,
  };
}

function findingsIn(path: string, text: string, line: number): Finding[] {
  const code = /# (\w+)$/.exec(text)?.[1];
  if (code === undefined) return [];
  const range = { start: { line, character: 0 }, end: { line, character: text.length } };
  return [
    {
      server: "pyright",
      source: "Pyright",
      code,
      severity: "error",
      message: `${code} here`,
      path,
      range,
      symbol: null,
    },
  ];
}

type Sides = ServerRun["sides"];

function run(base: SideRun, head: SideRun): Sides {
  return { base, head };
}

const noImports = { imports: new Map(), importers: new Map(), cycles: new Map() };

/** Of first looks alone: there was nothing to confirm them with. */
function concludeRuns(of: RunRecord, all: readonly Sides[], second: ServerRun["second"] = null): Report {
  const runs = all.map(
    (sides): ServerRun =>
      wholeRoot({
        server: { id: "pyright", version: "1", treeDigest: sha256("tree"), interpreter: null },
        sides,
        comparison: compareSides(of, sides),
        graphs: { base: noImports, head: noImports },
        second,
        headConfiguration: null,
      }),
  );
  return conclude(of, runs);
}

/** The report in a few lines; whatever is shown follows the schema. */
function show(report: Report): string {
  serializeReport(report);
  const findings = report.findings.map(({ state, path, range, code, shown }) => {
    const at =
      shown === undefined
        ? ""
        : shown === null
          ? " shown nowhere"
          : ` shown at ${shown.range.start.line + 1}`;
    return `${state} ${path}:${range.start.line + 1} ${code}${at}`;
  });
  return [
    `${report.verdict}: ${report.reasons.map(({ code }) => code).join(", ")}`,
    ...findings,
    ...report.unmatched.map(
      (one) => `unmatched in ${one.side} ${one.path}:${one.range.start.line + 1} ${one.code}`,
    ),
    ...report.unknown.map((one) => `unknown in ${one.side} ${one.path} (${one.reason})`),
    ...report.servers.map(
      (one) =>
        `${one.id} ${one.base.files - one.base.unknown}/${one.base.files} -> ${one.head.files - one.head.unknown}/${one.head.files}`,
    ),
    ...report.limits.map((one) => `${one.code} ${one.message} ${one.count}×`),
  ].join("\n");
}

describe("a report", () => {
  test("has what is new, fixed and left, with the counts of files", () => {
    const base = side({ "a.py": ["one()  # old", "two()  # gone"], "b.py": ["three()"] });
    const head = side({ "a.py": ["one()  # old", "two()"], "b.py": ["three()  # fresh"], "c.py": [] });
    expect(show(concludeRuns(record, [run(base, head)]))).toMatchInlineSnapshot(`
      "fail: new-finding
      unchanged a.py:1 old
      fixed a.py:2 gone
      new b.py:1 fresh
      pyright 2/2 -> 3/3"
    `);
  });

  test("of a file that could not be measured calls nothing in it new or fixed", () => {
    const [clean, marked] = [["one()"], ["one()  # x"]];
    expect({
      "unknown in base": show(
        concludeRuns(record, [run(side({ "a.py": "unknown" }), side({ "a.py": marked }))]),
      ),
      "unknown in head": show(
        concludeRuns(record, [run(side({ "a.py": marked }), side({ "a.py": "unknown" }))]),
      ),
      "unknown in base under its old name": show(
        concludeRuns({ ...record, changedFiles: [{ from: "old.py", to: "a.py" }] }, [
          run(side({ "old.py": "unknown" }), side({ "a.py": marked })),
        ]),
      ),
      "beside one that was": show(
        concludeRuns(record, [
          run(side({ "a.py": "unknown", "b.py": clean }), side({ "a.py": marked, "b.py": marked })),
        ]),
      ),
    }).toMatchInlineSnapshot(`
      {
        "beside one that was": "fail: new-finding, unknown-files, unmatched-findings
      new b.py:1 x
      unmatched in head a.py:1 x
      unknown in base a.py (timeout)
      pyright 1/2 -> 2/2",
        "unknown in base": "inconclusive: unknown-files, unmatched-findings
      unmatched in head a.py:1 x
      unknown in base a.py (timeout)
      pyright 0/1 -> 1/1",
        "unknown in base under its old name": "inconclusive: unknown-files, unmatched-findings
      unmatched in head a.py:1 x
      unknown in base old.py (timeout)
      pyright 0/1 -> 1/1",
        "unknown in head": "inconclusive: unknown-files, unmatched-findings, no-files
      unmatched in base a.py:1 x
      unknown in head a.py (timeout)
      pyright 1/1 -> 0/1",
      }
    `);
  });

  test("of a file that the server could not be given calls nothing in it new or fixed", () => {
    const withheld = [{ path: "a.py", reason: "too-large" }] as const;
    const there = side({ "a.py": ["one()  # x"], "b.py": [] });
    const without = side({ "b.py": [] }, {}, withheld);
    expect({
      "in base": show(concludeRuns(record, [run(without, there)])),
      "in head": show(concludeRuns(record, [run(there, without)])),
      "in both": show(concludeRuns(record, [run(without, without)])),
    }).toMatchInlineSnapshot(`
      {
        "in base": "inconclusive: unknown-files, unmatched-findings
      unmatched in head a.py:1 x
      unknown in base a.py (too-large)
      pyright 1/2 -> 2/2",
        "in both": "inconclusive: unknown-files
      unknown in base a.py (too-large)
      unknown in head a.py (too-large)
      pyright 1/2 -> 1/2",
        "in head": "inconclusive: unknown-files, unmatched-findings
      unmatched in base a.py:1 x
      unknown in head a.py (too-large)
      pyright 2/2 -> 1/2",
      }
    `);
  });

  test("of a session that failed is inconclusive, and tells the failure once for each side", () => {
    const failure = { code: "server-crashed", message: "the server ended with code 1 (a.py)" } as const;
    const failed = side(
      { "a.py": "unknown" },
      { failure, files: [{ kind: "unknown", path: "a.py", reason: "server-failed" }] },
    );
    const report = concludeRuns(record, [run(failed, failed)]);
    expect(
      `${show(report)}\n${report.reasons.map(({ message }) => message).join("\n")}`,
    ).toMatchInlineSnapshot(`
      "inconclusive: server-crashed
      unknown in base a.py (server-failed)
      unknown in head a.py (server-failed)
      pyright 0/1 -> 0/1
      pyright on base and head: the server ended with code 1 (a.py)"
    `);
  });

  test("leaves out the findings and the gaps of ignored files, and no others", () => {
    const base = side({ "vendor/a.py": [], "vendor/.x/b.py": [], "src/vendor/c.py": [], "d.pyi": "unknown" });
    const head = side({
      "vendor/a.py": ["x()  # a"],
      "vendor/.x/b.py": ["x()  # b"],
      "src/vendor/c.py": ["x()  # c"],
      "d.pyi": "unknown",
    });
    expect(
      show(concludeRuns({ ...record, ignore: ["vendor/**", "*.pyi"] }, [run(base, head)])),
    ).toMatchInlineSnapshot(`
      "fail: new-finding
      new src/vendor/c.py:1 c
      pyright 3/4 -> 3/4"
    `);
  });

  test("is the same bytes in whatever order the servers ran", () => {
    const failing = (id: string): ServerRun => {
      const failure = { code: "server-crashed", message: "ended" } as const;
      const sides = run(side({ "a.py": [] }), side({ "a.py": [] }, { failure }));
      return wholeRoot({
        server: { id, version: "1", treeDigest: null, interpreter: null },
        sides,
        comparison: compareSides(record, sides),
        graphs: { base: noImports, head: noImports },
        second: null,
        headConfiguration: null,
      });
    };
    const [one, other] = [failing("typescript"), failing("pyright")];
    const bytes = serializeReport(conclude(record, [one, other]));
    expect(serializeReport(conclude(record, [other, one]))).toBe(bytes);
    expect(JSON.parse(bytes).reasons.map(({ message }: { message: string }) => message)).toEqual([
      "pyright on head: ended",
      "typescript on head: ended",
    ]);
  });

  test("passes with a doubt that was waived, which leaves the change unscored; another doubt stays", () => {
    const sides = run(side({ "a.py": [] }), side({ "a.py": [] }));
    const limits = [limit("dependencies-differ", "click differs"), limit("other-base", "z")];
    const waivers = [{ code: "dependencies-differ", by: "trailer 1", reason: "known" }] as const;
    const reports = [
      concludeRuns({ ...record, limits, waivers }, [sides]),
      concludeRuns({ ...record, limits: [...limits, limit("renames-skipped", "too many")], waivers }, [
        sides,
      ]),
      concludeRuns({ ...record, waivers }, [sides]),
    ];
    expect(reports.map((report) => `${show(report)}\n${report.unscored}`)).toMatchInlineSnapshot(`
      [
        "pass: waived
      pyright 1/1 -> 1/1
      dependencies-differ click differs 1×
      other-base z 1×
      not scored: click differs",
        "inconclusive: renames-skipped, waived
      pyright 1/1 -> 1/1
      dependencies-differ click differs 1×
      other-base z 1×
      renames-skipped too many 1×
      not scored: click differs; too many",
        "pass: clean
      pyright 1/1 -> 1/1
      waiver-unused trailer 1: the run has no reason dependencies-differ to waive 1×
      null",
      ]
    `);
  });

  test("adds up equal limits of both sides, in an order of its own", () => {
    const base = side(
      { "a.py": [] },
      { limits: [limit("other-base", "z", 1), limit("message-cut", "b", 2)] },
    );
    const head = side(
      { "a.py": [] },
      { limits: [limit("message-cut", "b", 3), limit("message-cut", "a", 1)] },
    );
    expect(
      show(concludeRuns({ ...record, limits: [limit("other-base", "z", 4)] }, [run(base, head)])),
    ).toMatchInlineSnapshot(`
      "pass: clean
      pyright 1/1 -> 1/1
      message-cut a 1×
      message-cut b 5×
      other-base z 5×"
    `);
  });

  test("of a run that could not even begin says why, and is whole", () => {
    const why = createReason(
      "base-unavailable",
      "Lanser cannot fetch the target branch.",
      "Check out with fetch-depth: 0.",
    );
    const nothing = { commit: null, tree: null };
    const server = {
      id: "pyright",
      version: "1",
      root: ".",
      skipped: null,
      ended: null,
      treeDigest: null,
      schedule: null,
      interpreter: null,
    };
    const none = { files: 0, unknown: 0 };
    const report = concludeUnmeasured({ ...record, base: nothing, head: nothing }, why, [
      { ...server, base: none, head: none },
    ]);
    expect(show(report)).toMatchInlineSnapshot(`
      "inconclusive: base-unavailable
      pyright 0/0 -> 0/0"
    `);
  });
});

describe("on a merge commit a new finding", () => {
  const old = ["one()", "two()", "three()"];
  const head = ["one()", "# from main", "two()  # x", "three()"];
  const merged = (shown: RunRecord["shown"]) =>
    show(concludeRuns({ ...record, shown }, [run(side({ "a.py": old }), side({ "a.py": head }))]));
  const hunk = (baseStart: number, baseEnd: number, headStart: number, headEnd: number) => ({
    baseStart,
    baseEnd,
    headStart,
    headEnd,
  });

  test("is shown where the pull request's own head has its line, or nowhere", () => {
    expect({
      "the file is the same": merged({}),
      "a line above came from main": merged({ "a.py": [hunk(1, 2, 1, 1)] }),
      "two lines above are only in the pull request": merged({ "a.py": [hunk(0, 0, 0, 2)] }),
      "a line below differs": merged({ "a.py": [hunk(3, 4, 3, 5)] }),
      "its own line differs": merged({ "a.py": [hunk(2, 3, 2, 3)] }),
      "the file is not in the pull request": merged({ "a.py": null }),
      "another file differs": merged({ "b.py": null }),
    }).toMatchInlineSnapshot(`
      {
        "a line above came from main": "fail: new-finding
      new a.py:3 x shown at 2
      pyright 1/1 -> 1/1",
        "a line below differs": "fail: new-finding
      new a.py:3 x shown at 3
      pyright 1/1 -> 1/1",
        "another file differs": "fail: new-finding
      new a.py:3 x
      pyright 1/1 -> 1/1",
        "its own line differs": "fail: new-finding
      new a.py:3 x shown nowhere
      pyright 1/1 -> 1/1",
        "the file is not in the pull request": "fail: new-finding
      new a.py:3 x shown nowhere
      pyright 1/1 -> 1/1",
        "the file is the same": "fail: new-finding
      new a.py:3 x
      pyright 1/1 -> 1/1",
        "two lines above are only in the pull request": "fail: new-finding
      new a.py:3 x shown at 5
      pyright 1/1 -> 1/1",
      }
    `);
  });
});

describe("whatever order things come in", () => {
  const lines = fc.array(fc.constantFrom("one()", "two()  # x", "two()  # y", "three()  # x", ""), {
    maxLength: 5,
  });
  const content = fc.oneof({ weight: 6, arbitrary: lines }, fc.constant("unknown" as const));
  const tree: fc.Arbitrary<Tree> = fc.dictionary(fc.constantFrom("a.py", "b.py", "c.py"), content);
  const shuffled = (of: SideRun, turn: number): SideRun => {
    const rotate = <T>(all: readonly T[]): T[] =>
      [...all.slice(turn % (all.length || 1)), ...all.slice(0, turn % (all.length || 1))].reverse();
    const files = rotate(of.observation.files).map((file) =>
      file.kind === "final" ? { ...file, findings: rotate(file.findings) } : file,
    );
    return { ...of, observation: { ...of.observation, files } };
  };

  test("the report has the same bytes", () => {
    fc.assert(
      fc.property(tree, tree, fc.nat(9), fc.nat(9), (base, head, one, other) => {
        const straight = concludeRuns(record, [run(side(base), side(head))]);
        const turned = concludeRuns(record, [run(shuffled(side(base), one), shuffled(side(head), other))]);
        expect(reportToV1(turned)).toBe(reportToV1(straight));
      }),
    );
  });

  test("the same trees have nothing new and nothing fixed, and what was unknown stays out", () => {
    fc.assert(
      fc.property(tree, (both) => {
        const report = concludeRuns(record, [run(side(both), side(both))]);
        expect([report.counts.new, report.counts.fixed, report.counts.removed, report.unmatched]).toEqual([
          0,
          0,
          0,
          [],
        ]);
      }),
    );
  });

  test("one side turned unknown never gives a pass, nor a new finding in that file", () => {
    fc.assert(
      fc.property(
        tree,
        tree,
        fc.constantFrom("a.py", "b.py", "c.py"),
        fc.boolean(),
        (base, head, path, isBase) => {
          const blind = { [path]: "unknown" as const };
          const pair = isBase
            ? run(side({ ...base, ...blind }), side(head))
            : run(side(base), side({ ...head, ...blind }));
          const report = concludeRuns(record, [pair]);
          expect(report.verdict).not.toBe("pass");
          expect(report.findings.filter((one) => one.path === path)).toEqual([]);
          serializeReport(report);
        },
      ),
    );
  });
});

test("what was found out beside the sessions is in the report, and is judged", () => {
  const replay = replayOf([differentTrace()]);
  const bumps = [bumpOf()];
  const tampering = [createReason("runner-file-tampered", "a runner file was edited")];
  const report = conclude(record, [], { replay, bumps, tampering });
  serializeReport(report);
  expect([report.replay, report.bumps, report.verdict]).toEqual([replay, bumps, "fail"]);
  expect(report.reasons.map(({ code }) => code)).toEqual(["replay-mismatch", "runner-file-tampered"]);
  const none = conclude(record, []);
  expect([none.replay, none.bumps]).toEqual([null, []]);
});

test("a report that breaks its schema is our defect, and is not written", () => {
  const report = concludeUnmeasured(record, createReason("disk", "full"), []);
  expect(() => serializeReport({ ...report, reasons: [] })).toThrow("breaks its schema at /reasons");
  expect(() =>
    serializeReport({ ...report, limits: [{ code: "Bad Code" as LimitCode, message: "x", count: 1 }] }),
  ).toThrow(/\/limits\/0\/code/);
});

describe("the second look", () => {
  const sides = run(side({ "a.py": ["x"], "b.py": ["y"] }), side({ "a.py": ["x"], "b.py": ["y"] }));
  const again = (tree: Tree, change: Partial<Observation> = {}) => side(tree, change).observation;

  test("that could not measure a file leaves it unknown, whatever the first saw", () => {
    const observations = { base: again({ "a.py": ["x"] }), head: again({ "a.py": "unknown" }) };
    const report = concludeRuns(record, [sides], { observations, causes: new Map(), limits: [] });
    expect(show(report).split("\n").slice(0, 2)).toEqual([
      "inconclusive: unknown-files",
      "unknown in head a.py (timeout)",
    ]);
  });

  test("that failed as a whole makes the run inconclusive", () => {
    const failure = { code: "server-crashed" as const, message: "it ended with code 1" };
    const observations = { base: again({ "a.py": ["x"] }), head: again({}, { failure }) };
    const report = concludeRuns(record, [sides], { observations, causes: new Map(), limits: [] });
    expect(report.reasons.map(({ message }) => message)).toEqual([
      "pyright on head, second pass: it ended with code 1",
    ]);
  });
});
