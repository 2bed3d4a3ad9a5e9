/** The use case over a server that is a function of what is asked: which files are there, which are open, in which order. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { driftResult } from "../../../src/cli/program/drift.ts";
import { driftText } from "../../../src/cli/program/drift-text.ts";
import { driftExitCode } from "../../../src/cli/trace/drift.ts";
import type { Observation } from "../../../src/session/observe/observation.ts";
import { parseVariations } from "../../../src/session/observe/vary.ts";
import { traceFromBytes } from "../../../src/session/trace/source.ts";
import type { DriftOptions, ObserveRequest } from "../../../src/traces/drift/arms.ts";
import { driftToV1 } from "../../../src/traces/drift/drift-v1.ts";
import { judgements } from "../../../src/traces/drift/judgement.ts";
import { notListed, readQuarantine } from "../../../src/traces/drift/quarantine.ts";
import { type DriftReport, measureDrift } from "../../../src/traces/drift/rerecord.ts";
import { upperBound95 } from "../../../src/traces/drift/runs.ts";
import { equalSuspects, listSuspects, type Suspect } from "../../../src/traces/drift/suspects.ts";
import { trendLine, trendText } from "../../../src/traces/drift/trend.ts";
import { messages, writtenTrace } from "../../session/trace/written.ts";
import { finding, observation, type Spoken } from "./values.ts";

const program = [..."abcdefgh"].map((name) => `${name}.py`);

/** What the server says of one file. */
type Says = (path: string, request: ObserveRequest, run: number) => readonly Spoken[];

const plain = finding(0, "reportCall", "no");
const saysPlain: Says = (path) => (path === "a.py" ? [plain] : []);

/** b.py has an error unless g.py was opened before it; d.py must be there for that. */
const saysByOrder: Says = (path, { paths, files }) => {
  const there = files ?? program;
  const isHidden =
    there.includes("d.py") && paths.includes("g.py") && paths.indexOf("g.py") < paths.indexOf("b.py");
  return path === "b.py" && !isHidden ? [finding(3, "reportOrder", "b")] : saysPlain(path, never, 0);
};

const never: ObserveRequest = {
  schedule: "canonical",
  paths: [],
  files: null,
  variation: {
    name: "none",
    environment: {},
    homeName: null,
    rootFolders: [],
    heapMb: null,
    processors: null,
    written: "walk",
  },
  version: null,
};

function options(
  says: Says,
  change: Partial<DriftOptions> = {},
): DriftOptions & { readonly asked: ObserveRequest[] } {
  const asked: ObserveRequest[] = [];
  return {
    asked,
    target: "a project",
    server: { id: "pyright", name: "pyright", version: "1.1.414" },
    program,
    recorded: null,
    runs: 3,
    schedules: [{ kind: "reverse" }, { kind: "shuffle", seed: "1" }],
    variations: [],
    against: null,
    reduce: { setsMax: 200, runsPerSet: 4 },
    text: (path) => `# ${path}\n`,
    configurationFiles: [],
    ownCommand: (paths) => ["pyright", ...paths],
    environment: [["node", "24"]],
    observeOnce: async (request) => {
      asked.push(request);
      const files = request.paths.map((path) => [path, says(path, request, asked.length - 1)] as const);
      return {
        observation: observation(Object.fromEntries(files)),
        environment: null,
        entries: null,
        notVaried: [],
      };
    },
    progress: () => undefined,
    ...change,
  };
}

const seen = ({ judgement, canonical, runs, reproduction }: DriftReport) => ({
  judgement,
  priority: judgements[judgement].priority,
  canonical: canonical.worst,
  runs: runs.worst,
  reproduction:
    reproduction === null
      ? null
      : {
          outcome: reproduction.outcome,
          exist: reproduction.exist.join(" "),
          opened: reproduction.arms.map(({ opened }) => opened.join(" ")),
        },
});

describe("a server", () => {
  test("that always says the same is stable, with the bound that its runs give", async () => {
    const asking = options(saysPlain);
    const report = await measureDrift(asking);
    expect(seen(report)).toEqual({
      judgement: "stable",
      priority: "none",
      canonical: "D0",
      runs: "D0",
      reproduction: null,
    });
    expect([report.issue, report.runs.upper95?.exact.toFixed(4)]).toEqual([null, "0.4507"]);
    expect(asking.asked.map(({ schedule }) => schedule)).toEqual([
      "canonical",
      "canonical",
      "canonical",
      "reverse",
      "shuffle:1",
    ]);
  });

  test("whose result hangs on the order is data, with the fewest files that show it", async () => {
    const asking = options(saysByOrder);
    const report = await measureDrift(asking);
    expect(seen(report)).toEqual({
      judgement: "order-dependent",
      priority: "data",
      canonical: "D0",
      runs: "D4",
      reproduction: {
        outcome: "minimal",
        exist: "b.py d.py g.py",
        opened: ["b.py g.py", "g.py b.py"],
      },
    });
    expect(report.runs.volatile.map(({ finding: one, runs, of }) => [one.code, runs, of])).toEqual([
      ["reportOrder", 7, 16],
    ]);
    expect(report.issue?.title).toBe(
      "pyright: diagnostics depend on the order of opened files (reportOrder)",
    );
    expect(report.issue?.body).toContain("pyright g.py b.py");
    expect(listSuspects(report)).toEqual([
      { server: "pyright", class: "D4", path: "b.py", code: "reportOrder" },
    ]);
    expect(report.repeats).toMatchObject([
      {
        arm: "reverse",
        outcome: "named",
        own: { runs: 7, of: 7 },
        canonical: { runs: 0, of: 7 },
        rate: null,
      },
    ]);
    expect(JSON.parse(driftToV1(report))).toEqual(example("order-dependent"));
  });

  test("that comes to something else under the same schedule breaks our promise", async () => {
    // Every third run; a set of files is asked several times until it shows.
    const says: Says = (path, _, run) =>
      path === "c.py" && run % 3 === 1 ? [finding(1, "reportFlake", "c")] : [];
    const report = await measureDrift(options(says, { schedules: [] }));
    expect(seen(report)).toEqual({
      judgement: "nondeterministic",
      priority: "P0",
      canonical: "D4",
      runs: "D4",
      reproduction: { outcome: "minimal", exist: "c.py", opened: ["c.py", "c.py"] },
    });
    expect(report.canonical.firstDivergence?.run).toBe(1);
    expect(report.issue?.title).toContain("differ between two equal runs");
    expect(trendText(trendLine(report, "2026-11-22"))).toContain('"volatile":1');
  });

  test("counts the recording as one run more: it bounds what differs, or is what differs", async () => {
    const { observation } = await options(saysPlain).observeOnce({ ...never, paths: program });
    const recorded = { observation, environment: null, entries: null };
    const bounds = async (says: Says, more: object) => {
      const { canonical, runs } = await measureDrift(options(says, { schedules: [], ...more }));
      return [canonical.upper95?.exact, runs.upper95?.exact];
    };
    const runs = options(saysPlain).runs;
    const [alone, more] = [upperBound95(runs).exact, upperBound95(runs + 1).exact];
    expect(await bounds(saysPlain, {})).toEqual([alone, alone]);
    expect(await bounds(saysPlain, { recorded })).toEqual([more, more]);
    expect(await bounds(() => [], { recorded })).toEqual([undefined, undefined]);
  });

  test("that says something else than was recorded has drifted, from the first other answer on", async () => {
    const answering = (message: string) => {
      const bytes = writtenTrace((trace) => {
        trace.frame(">", { jsonrpc: "2.0", id: 1, method: "textDocument/diagnostic" });
        trace.frame("<", { jsonrpc: "2.0", id: 1, result: { items: [{ message }] } });
      });
      return () => traceFromBytes(bytes);
    };
    const { observation: recorded } = await options(() => [plain]).observeOnce({ ...never, paths: program });
    const now = options(saysPlain);
    const report = await measureDrift({
      ...now,
      recorded: { observation: recorded, environment: null, entries: null, source: answering("said") },
      observeOnce: async (request) => ({ ...(await now.observeOnce(request)), source: answering("other") }),
    });
    expect([seen(report).judgement, seen(report).priority, report.recorded?.class]).toEqual([
      "drifted",
      "P0",
      "D4",
    ]);
    expect(report.differingAnswer).toMatchObject({ wanted: null, got: 1, at: { a: '"said"', b: '"other"' } });
    expect(JSON.parse(driftToV1(report))).toEqual(example("drifted"));
  });

  test("that says two things is shown where its runs part", async () => {
    const flaky = options((path, _, run) =>
      path === "a.py" && run === 2 ? [] : saysPlain(path, never, run),
    );
    let run = 0;
    const report = await measureDrift({
      ...flaky,
      observeOnce: async (request) => {
        const bytes = writtenTrace(messages(run === 2 ? 3 : 5));
        run += 1;
        return { ...(await flaky.observeOnce(request)), source: () => traceFromBytes(bytes) };
      },
    });
    expect(report.differingAnswer).toMatchObject({ wanted: 1, got: 3, at: { entry: 4, b: "the end" } });
  });

  test("whose result hangs on its surroundings is told by which", async () => {
    const parsed = parseVariations("locale,heap");
    const variations = parsed.kind === "variations" ? parsed.variations : [];
    const says: Says = (path, { variation, files }) =>
      variation.heapMb !== null && path === "e.py" && (files ?? program).includes("a.py")
        ? [finding(1, "reportHeap", "e")]
        : [];
    const report = await measureDrift(options(says, { variations }));
    expect(seen(report)).toEqual({
      judgement: "environment-dependent",
      priority: "data",
      canonical: "D0",
      runs: "D0",
      reproduction: { outcome: "minimal", exist: "a.py e.py", opened: ["e.py", "e.py"] },
    });
    expect(report.variations.map(({ name, divergence }) => [name, divergence.class])).toEqual([
      ["locale", "D0"],
      ["heap", "D4"],
    ]);
    expect(report.issue?.title).toContain("depend on the environment");
  });

  test("that only orders or words differently what no schedule repeats is judged by what a report shows", async () => {
    const two = [plain, finding(1, "reportCall", "again")];
    const order: Says = (path, _, run) => (path !== "a.py" ? [] : run === 1 ? two.toReversed() : two);
    const ordered = await measureDrift(options(order));
    expect(seen(ordered)).toMatchObject({ judgement: "harmless", canonical: "D1" });
    const lines = driftText(ordered, [], "terminal").split("\n");
    expect(lines.slice(2, 4)).toMatchInlineSnapshot(`
      [
        "  canonical order: 3 runs, one result, with 2 different sequences of messages",
        "  other orders: 2 runs; the same result, with 2 different sequences of messages",
      ]
    `);
    const words: Says = (path, _, run) =>
      path === "a.py" ? [{ ...plain, message: run % 3 === 1 ? "b | a" : "a | b" }] : [];
    const worded = await measureDrift(options(words));
    // Another text is other bytes, so it is P0; but it decides nothing, so nobody is told to look for files.
    expect(seen(worded)).toMatchObject({
      judgement: "nondeterministic",
      canonical: "D2",
      reproduction: null,
    });
    expect(worded.issue).toBeNull();
    expect(listSuspects(worded)).toEqual([
      { server: "pyright", class: "D2", path: "a.py", code: "reportCall" },
    ]);
  });

  test("that words otherwise what was recorded is told, unless the list has it", async () => {
    const { observation: recorded } = await options(saysPlain).observeOnce({ ...never, paths: program });
    const report = await measureDrift(
      options((path) => (path === "a.py" ? [{ ...plain, message: "other" }] : []), {
        recorded: { observation: recorded, environment: null, entries: null },
      }),
    );
    const left = (text: string): number => {
      const list = readQuarantine(text);
      const unknown = notListed(listSuspects(report), list.kind === "list" ? list.entries : [], "2026-11-22");
      return driftExitCode(driftResult(report, unknown.length));
    };
    expect([report.judgement, report.recorded?.class]).toEqual(["drifted", "D2"]);
    expect([left(""), left("- { server: pyright, class: D2 }")]).toEqual([76, 0]);
  });

  test("whose known flake is listed is not blamed for what another order shows", async () => {
    // a.py flakes under equal schedules; b.py hangs on the order.
    const says: Says = (path, request, run) =>
      path === "a.py" ? (run % 4 === 1 ? [] : [plain]) : saysByOrder(path, request, run);
    const report = await measureDrift(options(says, { reduce: null }));
    const listed = readQuarantine("- { server: pyright, class: D4, path: a.py }");
    const left = (all: readonly Suspect[]) =>
      notListed(all, listed.kind === "list" ? listed.entries : [], "2026-11-22").map(({ path }) => path);
    expect([report.judgement, left(listSuspects(report)), left(equalSuspects(report))]).toEqual([
      "nondeterministic",
      ["b.py"],
      [],
    ]);
  });

  test("of another version that crashes was not compared, which is not fine", async () => {
    const failed: Observation = observation({}, { code: "server-crashed", message: "gone" });
    const now = options(saysPlain, { against: "1.1.415" });
    const report = await measureDrift({
      ...now,
      observeOnce: async (request) => ({
        ...(await now.observeOnce(request)),
        ...(request.version === null ? {} : { observation: failed }),
      }),
    });
    expect([report.judgement, driftExitCode(driftResult(report, 0))]).toEqual(["stable", 65]);
  });

  test("of which many runs are asked keeps the traces of two at most", async () => {
    const kept = new Set<number>();
    const flaky = options((path, _, run) => (path === "a.py" && run > 2 ? [] : saysPlain(path, never, run)), {
      runs: 9,
    });
    let run = 0;
    await measureDrift({
      ...flaky,
      observeOnce: async (request) => {
        run += 1;
        const own = run;
        kept.add(own);
        return { ...(await flaky.observeOnce(request)), discard: () => kept.delete(own) };
      },
    });
    expect([...kept]).toEqual([1, 4]);
  });

  test("that crashes in every run was not measured", async () => {
    const failed: Observation = observation({ "a.py": null }, { code: "server-crashed", message: "gone" });
    const report = await measureDrift(
      options(saysPlain, {
        observeOnce: async () => ({ observation: failed, environment: null, entries: null, notVaried: [] }),
      }),
    );
    expect(seen(report)).toMatchObject({ judgement: "inconclusive", reproduction: null });
  });

  test("in another environment is not compared", async () => {
    let run = 0;
    const asking = options(saysPlain);
    const report = await measureDrift({
      ...asking,
      observeOnce: async (request) => {
        run += 1;
        return {
          ...(await asking.observeOnce(request)),
          environment: [{ name: "tree", value: String(run), isStrict: true }],
        };
      },
    });
    expect(seen(report)).toMatchObject({ judgement: "incomparable", canonical: "D9" });
  });

  test("is compared with itself, also where the recording was made in another environment", async () => {
    const here = async (says: Says, isStrict: boolean) => {
      const made = (value: string) => [{ name: "packages", value, isStrict }];
      const asking = options(says);
      const { observation } = await asking.observeOnce({ ...never, paths: program });
      return measureDrift({
        ...asking,
        recorded: { observation, environment: made("there"), entries: null },
        observeOnce: async (request) => ({
          ...(await asking.observeOnce(request)),
          environment: made("here"),
        }),
      });
    };
    const flaky: Says = (path, _, run) =>
      path === "a.py" && run % 4 === 3 ? [] : saysPlain(path, never, run);
    const rows = [await here(saysPlain, true), await here(flaky, true), await here(flaky, false)];
    expect(rows.map((one) => driftText(one, [], "terminal").includes("lanser trace refresh"))).toEqual([
      true,
      true,
      false,
    ]);
    expect(
      rows.map((one) => [one.judgement, one.recorded?.class, driftExitCode(driftResult(one, 0))]),
    ).toEqual([
      ["incomparable", "D9", 76],
      ["nondeterministic", "D9", 76],
      ["nondeterministic", "D0", 0],
    ]);
  });

  test("of another version is compared with the canonical runs", async () => {
    const says: Says = (path, { version }) =>
      path === "a.py" && version === "1.1.415"
        ? [plain, finding(5, "reportNew", "n")]
        : saysPlain(path, never, 0);
    const report = await measureDrift(options(says, { against: "1.1.415", schedules: [] }));
    expect([report.against?.version, report.against?.drift.total]).toEqual([
      "1.1.415",
      { added: 1, removed: 0, changed: 0 },
    ]);
    expect(JSON.parse(driftToV1(report))).toEqual(example("against"));
  });
});

describe("what was seen once", () => {
  const flakeIn =
    (...at: readonly number[]): Says =>
    (path, _, run) =>
      path === "c.py" && at.includes(run) ? [finding(1, "reportFlake", "c")] : saysPlain(path, never, run);
  const shown = ({ judgement, repeats, issue }: DriftReport) => ({
    judgement,
    repeats: repeats.map(
      ({ arm, outcome, own, canonical }) =>
        `${arm} ${outcome}, ${own.runs} of ${own.of}, canonical ${canonical.runs} of ${canonical.of}`,
    ),
    issue: issue?.title ?? null,
  });

  test("and never again is named nothing, in whichever arm it fell", async () => {
    const variations = parseVariations("locale");
    const all = {
      schedules: [{ kind: "reverse" }],
      variations: variations.kind === "variations" ? variations.variations : [],
    } as const;
    const rows: Record<string, unknown> = {};
    for (const [arm, run] of Object.entries({ "the first run": 0, another: 1, reverse: 3, locale: 4 }))
      rows[arm] = shown(await measureDrift(options(flakeIn(run), all)));
    expect(rows).toMatchInlineSnapshot(`
      {
        "another": {
          "issue": null,
          "judgement": "seen-once",
          "repeats": [
            "canonical seen-once, 0 of 0, canonical 0 of 9",
          ],
        },
        "locale": {
          "issue": null,
          "judgement": "seen-once",
          "repeats": [
            "locale seen-once, 0 of 7, canonical 0 of 7",
          ],
        },
        "reverse": {
          "issue": null,
          "judgement": "seen-once",
          "repeats": [
            "reverse seen-once, 0 of 7, canonical 0 of 7",
          ],
        },
        "the first run": {
          "issue": null,
          "judgement": "seen-once",
          "repeats": [
            "canonical seen-once, 0 of 0, canonical 0 of 9",
          ],
        },
      }
    `);
    for (const report of Object.values(rows))
      expect(report).toMatchObject({ judgement: "seen-once", issue: null });
  });

  test("and sometimes again comes and goes, with its rate", async () => {
    const report = await measureDrift(options(flakeIn(3, 9, 10, 13), { schedules: [{ kind: "reverse" }] }));
    expect(shown(report)).toMatchInlineSnapshot(`
      {
        "issue": null,
        "judgement": "nondeterministic",
        "repeats": [
          "reverse mixed, 3 of 7, canonical 0 of 7",
        ],
      }
    `);
    expect(driftText(report, [], "terminal")).toContain(
      "  reverse: intermittent, in 3 of 14 runs, 4.7 % to 50.8 % with 95 % confidence",
    );
  });

  test("in canonical runs does not hide that an order matters", async () => {
    const says: Says = (path, request, run) =>
      path === "a.py" && run === 1 ? [] : saysByOrder(path, request, run);
    const report = await measureDrift(options(says, { reduce: null }));
    expect(shown(report)).toMatchObject({
      judgement: "order-dependent",
      repeats: ["canonical seen-once, 0 of 0, canonical 0 of 9", "reverse named, 7 of 7, canonical 0 of 9"],
    });
    expect(listSuspects(report).map(({ path }) => path)).toContain("b.py");
  });

  test("stands in no list that could excuse it, and ends well", async () => {
    const report = await measureDrift(options(flakeIn(3), { schedules: [{ kind: "reverse" }] }));
    expect([listSuspects(report), equalSuspects(report), driftExitCode(driftResult(report, 0))]).toEqual([
      [],
      [],
      0,
    ]);
  });

  test("beside an order that matters is not in what a list is asked about, nor is what was not repeated", async () => {
    // reverse: c.py once, and never in its repeats; shuffle:1 and shuffle:2: b.py always.
    const says: Says = (path, { schedule }, run) => [
      ...(path === "c.py" && run === 3 ? [finding(1, "reportFlake", "c")] : []),
      ...(path === "b.py" && schedule.startsWith("shuffle") ? [finding(2, "reportOrder", "b")] : []),
      ...(path === "d.py" && schedule === "shuffle:2" ? [finding(2, "reportOnce", "d")] : []),
    ];
    const schedules = [
      { kind: "reverse" },
      { kind: "shuffle", seed: "1" },
      { kind: "shuffle", seed: "2" },
    ] as const;
    const report = await measureDrift(options(says, { schedules, reduce: null }));
    expect(shown(report)).toMatchObject({
      judgement: "order-dependent",
      repeats: ["reverse seen-once, 0 of 7, canonical 0 of 7", "shuffle:1 named, 7 of 7, canonical 0 of 7"],
    });
    expect(listSuspects(report)).toEqual([
      { server: "pyright", class: "D4", path: "b.py", code: "reportOrder" },
    ]);
  });

  test("of an order, and sometimes again, breaks our promise, though canonical runs are the same", async () => {
    const report = await measureDrift(options(flakeIn(3, 9, 10, 13), { schedules: [{ kind: "reverse" }] }));
    expect([report.judgement, equalSuspects(report).map(({ path }) => path)]).toEqual([
      "nondeterministic",
      ["c.py"],
    ]);
    expect(driftExitCode(driftResult(report, equalSuspects(report).length))).toBe(76);
  });

  test("counts the recording as a canonical run", async () => {
    const { observation: recorded } = await options(saysPlain).observeOnce({ ...never, paths: program });
    const report = await measureDrift(
      options(flakeIn(3), {
        recorded: { observation: recorded, environment: null, entries: null },
        schedules: [{ kind: "reverse" }],
      }),
    );
    expect(shown(report).repeats).toEqual(["reverse seen-once, 0 of 7, canonical 0 of 7"]);
    expect(report.canonical.runs).toBe(6);
    expect(report.power[0]?.chance).toBeCloseTo(1 - 0.8 ** 7, 10);
  });
});

describe("a reduction", () => {
  test("keeps the order that the schedule has over the whole program", async () => {
    const asking = options(saysByOrder);
    await measureDrift(asking);
    const whole = asking.asked.find(({ schedule }) => schedule === "reverse")?.paths ?? [];
    for (const { schedule, paths } of asking.asked) {
      const order = schedule === "reverse" ? whole : schedule === "canonical" ? program : paths;
      expect(paths).toEqual(order.filter((path) => paths.includes(path)));
    }
  });

  test("that nobody asked for leaves the files that differ in the issue", async () => {
    const report = await measureDrift(options(saysByOrder, { reduce: null }));
    expect(report.reproduction).toBeNull();
    expect(report.issue?.body).toContain("1 file. We did not search for a smaller set.");
    expect(report.issue?.body).toContain("# b.py");
  });

  test("leaves out of the issue what looks like a secret", async () => {
    const token = `gh${"p_0123456789abcdefghijABCDEFGHIJ012345"}`;
    const text = (path: string) => (path === "b.py" ? `one\nKEY = "${token}"\n` : `# ${path}\n`);
    const { issue } = await measureDrift(options(saysByOrder, { text }));
    expect(issue?.body).toContain(
      "(Lanser left this file out, because line 2 matches a secret: GitHub token)",
    );
    expect([issue?.body.includes(token), issue?.body.includes("# g.py")]).toEqual([false, true]);
  });

  test("of what does not happen again says so", async () => {
    const says: Says = (path, _, run) => (path === "c.py" && [1, 4].includes(run) ? [plain] : []);
    const report = await measureDrift(options(says, { schedules: [] }));
    expect(report.reproduction).toMatchObject({ outcome: "did-not-happen", tests: 1 });
    expect(report.issue?.body).toContain("We did not search for a smaller set");
  });

  test("ends with its budget, and what was reached still shows it", async () => {
    const report = await measureDrift(options(saysByOrder, { reduce: { setsMax: 4, runsPerSet: 1 } }));
    expect(report.reproduction?.outcome).toBe("cut");
    expect(report.reproduction?.tests).toBe(4);
    expect(report.reproduction?.exist).toEqual(expect.arrayContaining(["b.py", "d.py", "g.py"]));
    expect(report.issue?.body).toContain("We stopped the search for a smaller set after 4 sets");
  });
});

test("the same runs give the same bytes", async () => {
  const [one, other] = [await measureDrift(options(saysByOrder)), await measureDrift(options(saysByOrder))];
  expect(driftToV1(one)).toBe(driftToV1(other));
});

test("a report that does not follow its schema is not written", async () => {
  const report = await measureDrift(options(saysPlain));
  expect(() => driftToV1({ ...report, target: "" })).toThrow("does not follow its schema: /target");
});

/** What schemas/examples shows is what comes out. */
function example(name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../../schemas/examples/drift.v1/${name}.json`, import.meta.url), "utf8"),
  );
}
