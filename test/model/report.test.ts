import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { strictAjv } from "../../scripts/validators.ts";
import { groupCauses } from "../../src/model/causes.ts";
import { sha256 } from "../../src/model/digest.ts";
import { divergenceClasses, divergenceClassNames } from "../../src/model/divergence.ts";
import {
  type ComparedFinding,
  causeKinds,
  findingStates,
  matchStages,
  placements,
  schedules,
  severities,
} from "../../src/model/finding.ts";
import { canonical } from "../../src/model/json.ts";
import { replayModes } from "../../src/model/replay.ts";
import type { Limit, Report, UnmatchedFinding } from "../../src/model/report.ts";
import { reportFromV1 } from "../../src/model/report-from-v1.ts";
import { reportToV1 } from "../../src/model/report-v1.ts";
import { replayStateWords } from "../../src/report/words.ts";
import { bumpOf, bumpWith, differentTrace, replayOf, traceOf, traceWith } from "../report/support.ts";
import { defaultWeights } from "../support/weights.ts";

const schemas = new URL("../../schemas/", import.meta.url);
const schema = JSON.parse(readFileSync(new URL("report.v1.json", schemas), "utf8"));
const validate = strictAjv().compile(schema);
const isReportV1 = (value: unknown): boolean => validate(value);

const at = (line: number, character: number) => ({ line, character });

const found: ComparedFinding = {
  server: "pyright",
  source: "Pyright",
  code: "reportCallIssue",
  severity: "error",
  message: "Argument missing",
  path: "app/billing.py",
  range: { start: at(40, 11), end: at(40, 19) },
  symbol: "Invoice.total",
  id: sha256("id"),
  state: "unchanged",
  matchedBy: "image",
  why: "base line 1 has the same code",
  base: { path: "billing.py", range: { start: at(0, 0), end: at(0, 0) } },
  placement: "same-line",
  counterpart: { path: "billing.py", range: { start: at(0, 0), end: at(0, 0) } },
  cause: null,
  seen: null,
};

const unmatched: UnmatchedFinding = {
  server: "pyright",
  source: null,
  code: null,
  severity: "hint",
  message: "",
  path: "b.py",
  range: { start: at(0, 0), end: at(1, 0) },
  symbol: null,
  side: "base",
};

const side = { files: 2, unknown: 0 };

const report: Report = {
  verdict: "fail",
  class: "new_errors",
  reasons: [
    { code: "new-finding", message: "1 new error", hint: null },
    { code: "unknown-files", message: "1 file", hint: "Ask again." },
  ],
  base: { commit: "1".repeat(40), tree: "2".repeat(40) },
  head: { commit: null, tree: "3".repeat(40) },
  servers: [
    {
      id: "ty",
      version: "1",
      root: ".",
      skipped: null,
      ended: null,
      treeDigest: null,
      schedule: null,
      interpreter: null,
      base: side,
      head: side,
    },
    {
      id: "pyright",
      version: "1.1.414",
      treeDigest: sha256("tree"),
      schedule: sha256("schedule"),
      root: ".",
      skipped: null,
      ended: null,
      interpreter: { name: "python", version: "3.12" },
      base: side,
      head: { files: 2, unknown: 1 },
    },
  ],
  counts: { new: 1, fixed: 0, unchanged: 1, moved: 0, removed: 0, suppressed: 0, volatile: 0 },
  findings: [
    {
      ...found,
      path: "b.py",
      state: "new",
      matchedBy: null,
      base: null,
      message: "half \ud83d of a character",
    },
    found,
  ],
  causes: [],
  unmatched: [{ ...unmatched, path: "c.py" }, unmatched],
  unknown: [
    { server: "pyright", side: "head", path: "z.py", reason: "timeout" },
    { server: "pyright", side: "head", path: "b.py", reason: "timeout" },
  ],
  reward: null,
  unscored: "a file without a result",
  replay: null,
  bumps: [],
  off: [],
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
  policyChanges: [],
  escapes: [],
  hidden: [],
  unchecked: [],
  excerpts: new Map(),
  limits: [
    { code: "other-base", message: "z", count: 1 },
    { code: "message-cut", message: "a", count: 2 },
  ],
};

describe("a published report", () => {
  test("is canonical JSON, 1-based, in order, with a line feed behind it", () => {
    const text = reportToV1(report);
    expect(text.replaceAll(/sha256:(\w{4})\w+/gu, "sha256:$1")).toMatchInlineSnapshot(`
      "{"base":{"commit":"1111111111111111111111111111111111111111","tree":"2222222222222222222222222222222222222222"},"bumps":[],"causes":[],"class":"new_errors","counts":{"fixed":0,"moved":0,"new":1,"removed":0,"suppressed":0,"unchanged":1,"volatile":0},"escapes":[],"findings":[{"base":{"path":"billing.py","range":{"end":{"column":1,"line":1},"start":{"column":1,"line":1}}},"cause":null,"code":"reportCallIssue","counterpart":{"path":"billing.py","range":{"end":{"column":1,"line":1},"start":{"column":1,"line":1}}},"excerpt":null,"id":"sha256:a561","matchedBy":"image","message":"Argument missing","path":"app/billing.py","placement":"same-line","range":{"end":{"column":20,"line":41},"start":{"column":12,"line":41}},"root":".","seen":null,"server":"pyright","severity":"error","source":"Pyright","state":"unchanged","symbol":"Invoice.total","why":"base line 1 has the same code"},{"base":null,"cause":null,"code":"reportCallIssue","counterpart":{"path":"billing.py","range":{"end":{"column":1,"line":1},"start":{"column":1,"line":1}}},"excerpt":null,"id":"sha256:a561","matchedBy":null,"message":"half � of a character","path":"b.py","placement":"same-line","range":{"end":{"column":20,"line":41},"start":{"column":12,"line":41}},"root":".","seen":null,"server":"pyright","severity":"error","source":"Pyright","state":"new","symbol":"Invoice.total","why":"base line 1 has the same code"}],"head":{"commit":null,"tree":"3333333333333333333333333333333333333333"},"limits":[{"code":"message-cut","count":2,"message":"a"},{"code":"other-base","count":1,"message":"z"}],"policy":{"change":null,"digest":"sha256:8234","failOn":"error","inconclusive":"action_required","minReward":null,"moved":"report","origin":"base","replayMismatch":"fail","reward":{"headline":"pr-v2","weights":{"alpha":0.5,"beta":0.4,"gamma":0.1}},"unknown":"inconclusive","volatile":"report"},"policyChanges":[],"reasons":[{"code":"new-finding","message":"1 new error"},{"code":"unknown-files","hint":"Ask again.","message":"1 file"}],"replay":null,"reward":null,"schema":"lanser.report.v1","servers":[{"base":{"files":2,"unknown":0},"ended":null,"head":{"files":2,"unknown":1},"id":"pyright","interpreter":{"name":"python","version":"3.12"},"root":".","schedule":"sha256:5f72","skipped":null,"treeDigest":"sha256:dc9c","version":"1.1.414"},{"base":{"files":2,"unknown":0},"ended":null,"head":{"files":2,"unknown":0},"id":"ty","interpreter":null,"root":".","schedule":null,"skipped":null,"treeDigest":null,"version":"1"}],"unknown":[{"path":"b.py","reason":"timeout","server":"pyright","side":"head"},{"path":"z.py","reason":"timeout","server":"pyright","side":"head"}],"unmatched":[{"code":null,"message":"","path":"b.py","range":{"end":{"column":1,"line":2},"start":{"column":1,"line":1}},"server":"pyright","severity":"hint","side":"base","source":null,"symbol":null},{"code":null,"message":"","path":"c.py","range":{"end":{"column":1,"line":2},"start":{"column":1,"line":1}},"server":"pyright","severity":"hint","side":"base","source":null,"symbol":null}],"unscored":"a file without a result","verdict":"fail"}
      "
    `);
    expect(text).toBe(`${canonical(JSON.parse(text))}\n`);
  });

  test("has the same bytes in whatever order its parts come", () => {
    const turned: Report = {
      ...report,
      servers: report.servers.toReversed(),
      findings: report.findings.toReversed(),
      unmatched: report.unmatched.toReversed(),
      unknown: report.unknown.toReversed(),
      limits: report.limits.toReversed(),
      counts: Object.fromEntries(Object.entries(report.counts).reverse()) as Report["counts"],
    };
    expect(reportToV1(turned)).toBe(reportToV1(report));
  });

  const added = { kind: "any", path: "a.py", line: 9, symbol: "f", text: "x: Any" };
  const change = {
    kind: "configuration",
    files: ["pyrightconfig.json"],
    message: "b",
    hides: 1,
    adds: null,
  } as const;
  const unknown = { server: "ty", side: "head", path: "a.py", reason: "timeout" } as const;
  const limit: Limit = { code: "message-cut", message: "a", count: 1 };
  const counts = { added: 1, removed: 0, changed: 0 };
  const rich: Report = {
    ...report,
    replay: replayOf([traceOf({ path: "b.jsonl" }), differentTrace({ path: "a.jsonl" })], "live"),
    bumps: [
      bumpOf({ server: "ty", problem: "it could not be installed", rules: [], files: [] }),
      bumpOf({
        rules: ["b", "a"].map((code) => ({ code, ...counts })),
        files: ["b.py", "a.py"].map((own) => ({ path: own, ...counts })),
      }),
    ],
    findings: [{ ...found, cause: { path: "c.py", range: found.range, symbol: "c", how: "definition" } }],
    causes: [
      {
        id: sha256("cause"),
        path: "c.py",
        symbol: "c",
        how: "definition",
        dependency: null,
        base: { path: "b.py", range: found.range },
        head: { path: "c.py", range: found.range },
        effects: [found.id],
        excerpts: { base: null, head: { line: 3, lines: ["def c():"] } },
        touched: ["b.py"],
      },
      {
        id: sha256("bump"),
        path: "b.lock",
        symbol: null,
        how: "dependency",
        dependency: { name: "click", from: "8.0.4", to: "8.3.0" },
        base: null,
        head: null,
        effects: [found.id],
        excerpts: { base: null, head: null },
        touched: [],
      },
    ],
    excerpts: new Map([[found.id, { base: null, head: { line: 38, lines: ["def f():", "    g()"] } }]]),
    escapes: [{ ...added, path: "b.py", line: 1 }, { ...added, kind: "cast" }, added, { ...added, line: 2 }],
    policyChanges: [change, { ...change, message: "a" }],
    unknown: [
      { ...unknown, path: "b.py", server: "a" },
      { ...unknown, side: "base" },
      unknown,
      { ...unknown, server: "p" },
    ],
    limits: [{ ...limit, code: "other-base" }, { ...limit, message: "b" }, { ...limit, count: 2 }, limit],
  };

  test("counts the lines of escapes, causes and excerpts from 1", () => {
    const { escapes, findings, causes } = JSON.parse(reportToV1({ ...rich, escapes: [added] }));
    expect(escapes).toEqual([{ ...added, line: 10 }]);
    expect(findings[0].cause.range.start).toEqual({ line: 41, column: 12 });
    expect(causes[1].base.range.start).toEqual({ line: 41, column: 12 });
    expect(findings[0].excerpt).toEqual({ base: null, head: { line: 39, lines: ["def f():", "    g()"] } });
  });

  test("has its lists in an order of their content", () => {
    const turned: Report = {
      ...rich,
      causes: rich.causes.toReversed(),
      escapes: rich.escapes.toReversed(),
      policyChanges: rich.policyChanges.toReversed(),
      replay: rich.replay === null ? null : { ...rich.replay, traces: rich.replay.traces.toReversed() },
      bumps: rich.bumps
        .toReversed()
        .map((one) => ({ ...one, rules: one.rules.toReversed(), files: one.files.toReversed() })),
      unknown: rich.unknown.toReversed(),
      limits: rich.limits.toReversed(),
    };
    expect(reportToV1(turned)).toBe(reportToV1(rich));
    const { causes, escapes, policyChanges, unknown, limits, replay, bumps } = JSON.parse(reportToV1(rich));
    expect({
      causes: causes.map((one: Report["causes"][number]) => `${one.path} ${one.dependency?.to}`),
      traces: replay.traces.map((one: { path: string }) => one.path),
      bumps: bumps.map(({ server, rules, files }: Report["bumps"][number]) =>
        [server, ...rules.map((one) => one.code), ...files.map((one) => one.path)].join(" "),
      ),
      escapes: escapes.map((one: typeof added) => `${one.path}:${one.line} ${one.kind}`),
      policyChanges: policyChanges.map((one: typeof change) => one.message),
      unknown: unknown.map((one: Report["unknown"][number]) => `${one.path} ${one.server} ${one.side}`),
      limits: limits.map((one: typeof limit) => `${one.code} ${one.message} ${one.count}`),
    }).toEqual({
      causes: ["b.lock 8.3.0", "c.py undefined"],
      traces: ["a.jsonl", "b.jsonl"],
      bumps: ["pyright a b a.py b.py", "ty"],
      escapes: ["a.py:3 any", "a.py:10 any", "a.py:10 cast", "b.py:2 any"],
      policyChanges: ["a", "b"],
      unknown: ["a.py p head", "a.py ty base", "a.py ty head", "b.py a head"],
      limits: ["message-cut a 1", "message-cut a 2", "message-cut b 1", "other-base a 1"],
    });
  });

  test("is read back with all of that", () => {
    const published = reportToV1(rich);
    const read = reportFromV1(published, isReportV1);
    if (read.kind === "invalid") throw new Error(`${read.message} ${JSON.stringify(validate.errors)}`);
    expect(read.report.excerpts).toEqual(rich.excerpts);
    expect(read.report.causes).toEqual(rich.causes.toReversed());
    expect(read.report.escapes).toContainEqual(added);
    expect(reportToV1(read.report)).toBe(published);
  });

  test("says that a volatile finding which head never had is in base", () => {
    const sideOf = (facts: Partial<ComparedFinding>) =>
      JSON.parse(reportToV1({ ...report, findings: [{ ...found, ...facts }] })).findings[0].side;
    expect(sideOf({ state: "volatile", seen: { base: ["canonical"], head: [] } })).toBe("base");
    expect(sideOf({ state: "volatile", seen: { base: [], head: ["canonical"] } })).toBeUndefined();
    expect(sideOf({ state: "unchanged", seen: null })).toBeUndefined();
  });

  test("says nothing that was not decided to be published", () => {
    const more = { ...report, seconds: 3, policy: { ...report.policy, file: "/home/me/config.yml" } };
    const [first = found, ...rest] = report.findings;
    expect(reportToV1({ ...more, findings: [{ ...first, raw: 1 } as ComparedFinding, ...rest] })).toBe(
      reportToV1(report),
    );
  });

  test.each(["/etc/passwd", "../a.py", "a/../../b", "", "a//b", "a\0"])("never names the path %j", (path) => {
    expect(() => reportToV1({ ...report, findings: [{ ...found, path }] })).toThrow("not inside");
    expect(() => reportToV1({ ...report, unmatched: [{ ...unmatched, path }] })).toThrow("not inside");
    const unknown = { server: "pyright", side: "head", path, reason: "timeout" } as const;
    expect(() => reportToV1({ ...report, unknown: [unknown] })).toThrow("not inside");
    expect(() => reportToV1({ ...report, replay: replayOf([traceOf({ path })]) })).toThrow("not inside");
    const files = [{ path, added: 1, removed: 0, changed: 0 }];
    expect(() => reportToV1({ ...report, bumps: [bumpOf({ files })] })).toThrow("not inside");
    const base = { path, range: found.range };
    expect(() => reportToV1({ ...report, findings: [{ ...found, base }] })).toThrow("not inside");
    const text = reportToV1(report).replaceAll('"app/billing.py"', JSON.stringify(path));
    expect(reportFromV1(text, isReportV1).kind).toBe("invalid");
  });
});

const text = fc.string({ unit: "binary-ascii" }).map((raw) => raw.toWellFormed());
const path = fc
  .array(fc.string({ unit: "grapheme", minLength: 1 }), { minLength: 1, maxLength: 3 })
  .map((segments) =>
    segments.map((segment) => segment.replaceAll(/[/\0]/gu, "_").replace(/^\.+$/u, "dots")).join("/"),
  );
const position = fc.record({ line: fc.nat(), character: fc.nat() });
const range = fc.record({ start: position, end: position });
const nullable = fc.option(text);
const compared: fc.Arbitrary<ComparedFinding> = fc.record({
  server: fc.constantFrom("pyright", "ty"),
  source: nullable,
  code: nullable,
  severity: fc.constantFrom(...severities),
  message: fc.string({ unit: "binary" }),
  path,
  range,
  symbol: fc.option(text.filter((name) => name !== "")),
  id: text.map(sha256),
  state: fc.constantFrom(...findingStates),
  matchedBy: fc.option(fc.constantFrom(...matchStages)),
  why: fc.constant("because"),
  base: fc.option(fc.record({ path, range })),
  placement: fc.constantFrom(...placements),
  counterpart: fc.option(fc.record({ path, range })),
  cause: fc.option(
    fc.record(
      {
        path,
        range,
        symbol: fc.constantFrom(null, "a.b"),
        how: fc.constantFrom(...causeKinds),
        dependency: fc.record({ name: fc.constant("click"), from: nullable, to: nullable }),
      },
      { requiredKeys: ["path", "range", "symbol", "how"] },
    ),
  ),
  seen: fc.option(fc.record({ base: fc.subarray([...schedules]), head: fc.subarray([...schedules]) })),
});

const words = fc.string({ unit: "binary", minLength: 1 });
const serverId = fc.constantFrom("pyright", "ty");
const pointer = fc
  .array(fc.string({ unit: "binary" }))
  .map((keys) => keys.map((key) => `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));
const traces: fc.Arbitrary<Report["replay"]> = fc.option(
  fc.record({
    mode: fc.constantFrom("offline", "live"),
    traces: fc.array(
      fc
        .record({
          trace: traceWith(words, path),
          server: fc.constantFrom("pyright", "ty", ""),
          at: fc.option(fc.record({ entry: fc.nat(), pointer })),
        })
        .map(({ trace, server, at }) => ({ ...trace, server, at })),
      { maxLength: 4 },
    ),
  }),
);
const bumps = fc.array(
  fc
    .record({ bump: bumpWith(words, path), server: serverId })
    .map(({ bump, server }) => ({ ...bump, server })),
  { maxLength: 3 },
);

describe("a report that is read back", () => {
  test("follows the schema and is published as the same bytes again", () => {
    fc.assert(
      fc.property(fc.array(compared, { maxLength: 5 }), traces, bumps, (findings, replay, updates) => {
        const causes = groupCauses(findings, new Map()).map((one, at) => ({
          ...one,
          excerpts: { base: null, head: at % 2 === 0 ? null : { line: at, lines: ["x = 1"] } },
          touched: at % 2 === 0 ? [] : findings.map((finding) => finding.path).slice(0, 1),
          ...(at % 2 === 0
            ? {}
            : { routes: findings.slice(0, 1).map(({ path }) => ({ path, through: ["lib/between.py"] })) }),
        }));
        const published = reportToV1({ ...report, findings, causes, replay, bumps: updates });
        const read = reportFromV1(published, isReportV1);
        if (read.kind === "invalid") throw new Error(`${read.message} ${JSON.stringify(validate.errors)}`);
        expect(reportToV1(read.report)).toBe(published);
      }),
    );
  });

  test("is what was written", () => {
    const whole = {
      ...report,
      findings: [{ ...found, roots: ["."] }],
      unmatched: [unmatched],
      servers: report.servers.slice(1),
    };
    const read = reportFromV1(reportToV1({ ...whole, unknown: [], limits: [] }), isReportV1);
    expect(read).toEqual({ kind: "report", report: { ...whole, unknown: [], limits: [] } });
  });

  test("of an older release says nothing of causes, traces and updates, and fails on a mismatch", () => {
    const { replay: _replay, bumps: _bumps, causes: _causes, ...older } = JSON.parse(reportToV1(report));
    delete older.policy.replayMismatch;
    const read = reportFromV1(canonical(older), isReportV1);
    if (read.kind === "invalid") throw new Error(`${read.message} ${JSON.stringify(validate.errors)}`);
    expect(reportToV1(read.report)).toBe(reportToV1(report));
  });

  test.each([
    ["nothing", "", "the file is not JSON: the text ends too early (line 1, column 1)"],
    ["something else", "{}", "the file does not follow schemas/report.v1.json"],
    [
      "a key said twice",
      '{"schema":1,"schema":2}',
      'the file is not JSON: one object has the key "schema" twice (line 1, column 13)',
    ],
  ])("is refused when it is %s", (_name, broken, message) => {
    expect(reportFromV1(broken, isReportV1)).toEqual({ kind: "invalid", message });
  });
});

describe("the report's schema", () => {
  const examples = globSync("examples/report.v1/*.json", { cwd: fileURLToPath(schemas) }).sort();

  test.each(examples.filter((name) => !name.endsWith(".invalid.json")))(
    "%s is what we would write",
    (name) => {
      const text = readFileSync(new URL(name, schemas), "utf8");
      const read = reportFromV1(text, isReportV1);
      if (read.kind === "invalid") throw new Error(`${read.message} ${JSON.stringify(validate.errors)}`);
      expect(reportToV1(read.report)).toBe(`${canonical(JSON.parse(text))}\n`);
    },
  );

  test.each(examples.filter((name) => name.endsWith(".invalid.json")))("%s is refused", (name) => {
    expect(reportFromV1(readFileSync(new URL(name, schemas), "utf8"), isReportV1).kind).toBe("invalid");
  });

  test("knows our states, stages and severities, and no others", () => {
    const { finding, counts, severity } = schema.$defs;
    expect(finding.properties.state.enum).toEqual(findingStates);
    expect(finding.properties.matchedBy.enum).toEqual([...matchStages, null]);
    expect(counts.required).toEqual(expect.arrayContaining([...findingStates]));
    expect(severity.enum).toEqual(severities);
  });

  test("knows our kinds of causes, and no others", () => {
    expect(schema.$defs.causeKind.enum).toEqual(causeKinds);
  });

  test("knows our states, classes and modes of replay, and no others", () => {
    const { replay, replayedTrace } = schema.$defs;
    expect(replay.properties.mode.enum).toEqual(replayModes.filter((mode) => mode !== "off"));
    expect(replayedTrace.properties.class.enum).toEqual([...divergenceClassNames, null]);
    const words = Object.entries(divergenceClasses).map(([name, row]) => `${name} ${row.words}`);
    expect(replayedTrace.properties.class.description).toContain(words.join("; "));
    expect(replayedTrace.properties.state.enum.toSorted()).toEqual(Object.keys(replayStateWords).toSorted());
  });

  test.each([
    ["an absolute path", { path: "/a.jsonl" }],
    ["a path that leaves", { path: "../a.jsonl" }],
    ["another state", { state: "fine" }],
    ["another class", { class: "D10" }],
    ["no words", { message: "" }],
    ["advice without words", { advice: [""] }],
    ["an entry before the first", { at: { entry: -1, pointer: "" } }],
    ["a pointer that is none", { at: { entry: 1, pointer: "result" } }],
    ["a pointer with a loose tilde", { at: { entry: 1, pointer: "/a~2" } }],
    ["one field more", { seconds: 3 }],
  ])("refuses a trace with %s", (_name, change) => {
    const of = JSON.parse(reportToV1({ ...report, replay: replayOf([traceOf()]) }));
    expect(isReportV1(of)).toBe(true);
    Object.assign(of.replay.traces[0], change);
    expect(isReportV1(of)).toBe(false);
  });

  test.each([
    ["no version", { to: "" }],
    ["half a finding", { total: { added: 0.5, removed: 0, changed: 0 } }],
    ["a path that leaves", { files: [{ path: "a/../..", added: 1, removed: 0, changed: 0 }] }],
    ["one field more", { seconds: 3 }],
  ])("refuses an update with %s", (_name, change) => {
    const of = JSON.parse(reportToV1({ ...report, bumps: [bumpOf()] }));
    expect(isReportV1(of)).toBe(true);
    Object.assign(of.bumps[0], change);
    expect(isReportV1(of)).toBe(false);
  });

  test("lets no object have fields that it does not name", () => {
    const open = Object.entries({ ...schema.$defs, top: schema }).filter(
      ([, part]) =>
        (part as { type?: unknown }).type === "object" && !("additionalProperties" in (part as object)),
    );
    expect(open).toEqual([]);
  });
});
