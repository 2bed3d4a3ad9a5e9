/** What a server is asked about a change, and what its answers come to. */
import { describe, expect, test } from "vitest";
import { limit } from "../../src/model/codes.ts";
import type { Side } from "../../src/model/report.ts";
import type { Observation, SessionFailure } from "../../src/session/observe/observation.ts";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import type { RunRecord } from "../../src/verdict/record.ts";
import type { Sessions } from "../../src/verdict/sessions.ts";
import { type Play, play, recordOf, rootOf, server, sideOf, type Texts } from "./support.ts";

const failure: SessionFailure = { code: "server-crashed", message: "the server ended with code 1" };

/** What a server found that stayed: nothing, where it was not well when it was ended. */
function ended(observation: Observation, failed: SessionFailure | undefined): Observation {
  if (failed === undefined) return observation;
  const files = observation.files.map(
    ({ path }) => ({ kind: "unknown", path, reason: "server-failed" }) as const,
  );
  return { ...observation, files, failure: failed };
}

function unanswered(paths: readonly string[]): Pick<Observation, "files"> {
  return { files: paths.map((path) => ({ kind: "unknown", path, reason: "timeout" })) };
}

async function asked(base: Texts, head: Texts, of: Play = {}, record: Partial<RunRecord> = {}) {
  const { sessions, asked: all } = play(base, head, of);
  const run = await measure(recordOf(base, head, record), rootOf(sessions));
  return { all, run };
}

/** States of what did not stay, by place, and the limits. */
async function found(base: Texts, head: Texts, of: Play = {}, more: Partial<RunRecord> = {}) {
  const record = recordOf(base, head, more);
  const report = conclude(record, [await measure(record, rootOf(play(base, head, of).sessions))]);
  return [
    report.verdict,
    ...report.findings
      .filter(({ state }) => state !== "unchanged")
      .map(({ state, path, range, code }) => `${state} ${path}:${range.start.line + 1} ${code}`),
    ...report.limits.map(({ code, message, count }) => `${code}: ${message} (${count})`),
  ];
}

describe("a server is asked", () => {
  test.each([
    ["before the probes are answered, where there is room", true, ["again", "probed"]],
    ["behind the probes, where there is none", false, ["probed", "again"]],
  ] as const)("a second time %s", async (_name, isForBoth, order) => {
    const { sessions } = play({ "a.py": "x = 1 # bad\n" }, { "a.py": "x = 2\n" }, { probes: "complains" });
    const log = new Set<string>();
    const [root] = rootOf({
      ...sessions,
      first: (side, probing) =>
        sessions.first(side, (run, ask) =>
          probing(run, async (asks) => {
            const answers = await ask(asks);
            log.add("probed");
            return answers;
          }),
        ),
      again: (...of) => {
        log.add("again");
        return sessions.again(...of);
      },
    });
    const run = await measure(recordOf({ "a.py": "x = 1 # bad\n" }, { "a.py": "x = 2\n" }), [root], {
      roots: 1,
      isForBoth,
    });
    expect([...log]).toEqual(order);
    expect(run.second?.observations.head.files.map(({ path }) => path)).toEqual(["a.py"]);
  });

  test("once for each side where nothing is new or fixed", async () => {
    const { all, run } = await asked({ "a.py": "x # old\n" }, { "a.py": "\nx # old\n" });
    expect(all).toEqual(["first base", "first head"]);
    expect([run.second, run.headConfiguration, run.server]).toEqual([null, null, server]);
  });

  test("on roots that come later once the others have had their first looks, and all are one comparison", async () => {
    const [one, two] = [
      play({ "b.py": "x\n" }, { "b.py": "x # bad\n" }),
      play({ "a.py": "x\n" }, { "a.py": "x\n" }),
    ];
    const early: string[] = [];
    const run = await measure(
      recordOf({ "a.py": "x\n", "b.py": "x\n" }, { "a.py": "x\n", "b.py": "x # bad\n" }),
      [{ root: "b", server, sessions: one.sessions }],
      { roots: 1, isForBoth: false },
      () => {
        early.push(...one.asked, ...two.asked);
        return Promise.resolve([{ root: "a", server, sessions: two.sessions }]);
      },
    );
    expect(early).toEqual(["first base", "first head"]);
    expect(two.asked.slice(0, 2)).toEqual(["first base", "first head"]);
    expect(run.roots.map(({ root }) => root)).toEqual(["a", "b"]);
    expect(run.comparison.findings.map(({ state, path }) => `${state} ${path}`)).toEqual(["new b.py"]);
  });

  test("again on both sides, in reverse, where something is new", async () => {
    const head = { "a.py": "x = 1\n", "b.py": "import a\ny # bad\n", "c.py": "import b\nz # worse\n" };
    const base = { "a.py": "x = 1\n", "b.py": "import a\ny\n", "c.py": "import b\nz\n" };
    const { all, run } = await asked(base, head);
    expect(all).toEqual(["first base", "first head", "again base: c.py b.py", "again head: c.py b.py"]);
    expect(run.second?.limits).toEqual([]);
  });

  test("again about what is new alone where the language has no grammar, and so no imports", async () => {
    const base = { "a.py": "import b\n", "b.py": "import a\nx\n", "c.py": "import a\n" };
    const head = { ...base, "c.py": "import a\ny # bad\n" };
    const languageId = () => "plaintext";
    const { all } = await asked(base, head, { sides: { base: { languageId }, head: { languageId } } });
    expect(all.slice(2)).toEqual(["again base: c.py", "again head: c.py"]);
    const { all: python } = await asked(base, head);
    expect(python.slice(2)).toEqual(["again base: c.py b.py", "again head: c.py b.py"]);
  });

  test("again where something is fixed", async () => {
    const { all } = await asked({ "a.py": "x # bad\n" }, { "a.py": "x\n" });
    expect(all.slice(2)).toEqual(["again base: a.py", "again head: a.py"]);
  });

  describe("again where a changed file leads into an import cycle, and nothing is new or fixed,", () => {
    const rest = { "b.py": "import c\n", "c.py": "import b\n" };
    const base = { "a.py": "import b\nx\n", ...rest };
    const head = { "a.py": "import b\nx()\n", ...rest };

    test("on head alone where that is the same in both orders", async () => {
      const { all, run } = await asked(base, head);
      expect(all.slice(2)).toEqual(["again head: c.py a.py"]);
      expect(run.second?.observations.base.files.map(({ path }) => path)).toEqual(["a.py", "c.py"]);
      expect(conclude(recordOf(base, head), [run]).confirmation).toEqual({
        taken: true,
        why: "the change edits code that leads into an import cycle",
      });
    });

    test.each([
      ["finds something else", "import b\nx() # again bad\n", {}],
      ["finds no more what both have", "import b\nx() # once bad\n", {}],
      ["is not answered", "import b\nx()\n", { second: { head: unanswered(["a.py", "c.py"]) } }],
      ["fails", "import b\nx()\n", { second: { head: { failure } } }],
    ])("on base, too, where head in the other order %s", async (_, text, of: Play) => {
      const bad = text.includes("once") ? { "a.py": "import b\nx # bad\n", ...rest } : base;
      const { all } = await asked(bad, { ...head, "a.py": text }, of);
      expect(all.slice(2)).toEqual(["again head: c.py a.py", "again base: c.py a.py"]);
    });

    test("on both sides where a recording has that", async () => {
      const { sessions, asked: all } = play(base, head);
      await measure(recordOf(base, head), rootOf({ ...sessions, isBaseAgain: true }));
      expect(all.slice(2)).toEqual(["again base: c.py a.py", "again head: c.py a.py"]);
    });
  });

  test("no more where a side is not healthy", async () => {
    const headConfiguration = sideOf({});
    for (const side of ["base", "head"] as const) {
      const broken = { ...sideOf({}).observation, failure };
      const of = { sides: { [side]: { observation: broken } }, headConfiguration };
      const { all, run } = await asked({ "a.py": "x\n" }, { "a.py": "x # bad\n" }, of);
      expect(all).toEqual(["first base", "first head"]);
      expect([run.second, run.headConfiguration]).toEqual([null, null]);
    }
  });

  describe("whose servers stay for the second look", () => {
    const [base, head] = [{ "a.py": "x\n" }, { "a.py": "x # bad\n" }];
    type Ended = Partial<Record<"base" | "head", SessionFailure>>;

    /** The first look at a side, whose server ends so. */
    const lastOf = async (sessions: Sessions, side: Side, why: SessionFailure | undefined) => {
      const { observation } = await sessions.first(side, async () => undefined);
      return { side, isAgain: false, observation: ended(observation, why) };
    };

    /** By turns what is done with each side; how each server ends that stayed. */
    async function stayed(failures: Ended = {}, { again = true, log = [] as string[] } = {}) {
      const { sessions } = play(base, head);
      const [root] = rootOf({
        ...sessions,
        first: (side, probing) => {
          log.push(`first ${side}`);
          return sessions.first(side, probing);
        },
        again: (side, ...of) => {
          log.push(`again ${side}`);
          return again ? sessions.again(side, ...of) : Promise.reject(new Error("no"));
        },
        end: async () => {
          log.push("end");
          return [
            await lastOf(sessions, "base", failures.base),
            await lastOf(sessions, "head", failures.head),
          ];
        },
      });
      const run = await measure(recordOf(base, head), [root], { roots: 1, isForBoth: true });
      return { log, run };
    }

    test("they end once both sides were looked at again, each in its own", async () => {
      const { log, run } = await stayed();
      expect(log).toEqual([...["first base", "first head"], ...["again base", "again head"], "end"]);
      expect(run.second).not.toBeNull();
    });

    test.each(["base", "head"] as const)(
      "a server of %s that is not well in the end has found nothing",
      async (side) => {
        const { run } = await stayed({ [side]: failure });
        expect(run.sides[side].observation.failure).toBe(failure);
        expect(run.sides[side === "base" ? "head" : "base"].observation.failure).toBeUndefined();
        expect([run.second, run.roots[0]?.second, run.comparison.findings]).toEqual([null, null, []]);
      },
    );

    test("one that is not well in the end takes nothing from what was looked at again on another root", async () => {
      const other = play({ "b.py": "x\n" }, { "b.py": "x\n" }).sessions;
      // A second time head has no error: what is new is volatile.
      const again = play(base, base).sessions;
      const [of, ofOther] = [
        { ...play(base, head).sessions, again: again.again, end: async () => [] },
        {
          ...other,
          end: async () => [await lastOf(other, "base", failure), await lastOf(other, "head", failure)],
        },
      ].flatMap(rootOf);
      if (of === undefined || ofOther === undefined) throw new Error("There are two.");
      const record = recordOf(base, head);
      const run = await measure(record, [of, { ...ofOther, root: "other" }], { roots: 2, isForBoth: true });
      const report = conclude(record, [run]);
      expect(run.roots.map(({ root, second }) => [root, second !== null])).toEqual([
        [".", true],
        ["other", false],
      ]);
      expect([report.verdict, ...report.findings.map(({ state, path }) => `${state} ${path}`)]).toEqual([
        "inconclusive",
        "volatile a.py",
      ]);
    });

    test("one that was started once more and is not well in the end tells both", async () => {
      const restarted = limit("server-restarted", "pyright on base was started once more");
      const { sessions } = play(base, head);
      const [root] = rootOf({
        ...sessions,
        first: async (...of) => {
          const run = await sessions.first(...of);
          return { ...run, observation: { ...run.observation, limits: [restarted] } };
        },
        end: async () => [await lastOf(sessions, "base", failure)],
      });
      const run = await measure(recordOf(base, head), [root], { roots: 1, isForBoth: true });
      expect(run.sides.base.observation.failure).toBe(failure);
      expect(run.sides.base.observation.limits).toContainEqual(restarted);
    });

    test("one that is not well after the second look at head fails that, and no look before", async () => {
      const [was, is] = [
        { "a.py": "import b\nx\n", "b.py": "import a\n" },
        { "a.py": "import b\nx()\n", "b.py": "import a\n" },
      ];
      const { sessions, asked: all } = play(was, is);
      const [root] = rootOf({
        ...sessions,
        end: async () => {
          const again = await sessions.again("head", ["b.py", "a.py"], null);
          return [{ side: "head", isAgain: true, observation: ended(again, failure) }];
        },
      });
      const record = recordOf(was, is);
      const run = await measure(record, [root], { roots: 1, isForBoth: true });
      expect(all.slice(2, 3)).toEqual(["again head: b.py a.py"]);
      expect(run.sides.head.observation.failure).toBeUndefined();
      const report = conclude(record, [run]);
      expect(report.confirmation?.taken).toBe(true);
      expect(report.reasons.map(({ message }) => message)).toContain(
        "pyright on head, second pass: the server ended with code 1",
      );
      expect(report.unknown.map(({ side, path }) => `${side} ${path}`)).toEqual(["head a.py", "head b.py"]);
    });

    test("they end also where the second look throws", async () => {
      const log: string[] = [];
      await expect(stayed({}, { again: false, log })).rejects.toThrow("no");
      expect(log.slice(-1)).toEqual(["end"]);
    });
  });

  test("about head's own configuration where there is one, at last", async () => {
    const headConfiguration = sideOf({ "a.py": "x\n" });
    const { all, run } = await asked({ "a.py": "x\n" }, { "a.py": "x # bad\n" }, { headConfiguration });
    expect(all.at(-1)).toBe("head's own configuration");
    expect(run.headConfiguration).toBe(headConfiguration);
  });

  test("for the definition of what an unchanged line uses that became wrong", async () => {
    const base = { "rates.py": "def rate(a): ...\n", "use.py": "from rates import rate\nrate(1)\n" };
    const head = {
      "rates.py": "def rate(a, b): ...\n",
      "use.py": "from rates import rate\nrate(1)\n",
    };
    const withFinding = { ...head, "use.py": "from rates import rate\nrate(1)\n" };
    const observation = sideOf({
      ...withFinding,
      "use.py": "from rates import rate\nrate(1) # bad\n",
    }).observation;
    const range = { start: { line: 0, character: 4 }, end: { line: 0, character: 8 } };
    const of: Play = {
      sides: { head: { observation } },
      second: { head: observation },
      targets: [{ path: "rates.py", range }],
    };
    const looks = { ...of, second: { head: { files: observation.files } } };
    const { sessions, asked: all } = play(base, head, looks);
    const record = recordOf(base, head);
    const run = await measure(record, rootOf(sessions));
    expect(all.filter((one) => one.startsWith("definition"))).toEqual(["definition use.py:2:1"]);
    expect([...(run.second?.causes.values() ?? [])]).toEqual([
      {
        cause: { how: "definition", path: "rates.py", range, symbol: "rate" },
        edit: {
          base: {
            path: "rates.py",
            range: { start: { line: 0, character: 0 }, end: { line: 0, character: 16 } },
          },
          head: {
            path: "rates.py",
            range: { start: { line: 0, character: 0 }, end: { line: 0, character: 19 } },
          },
        },
      },
    ]);
    const report = conclude(record, [run]);
    expect(report.findings.map(({ state, cause }) => [state, cause?.symbol])).toEqual([["new", "rate"]]);
    expect(report.causes.map(({ symbol, effects }) => [symbol, effects])).toEqual([
      ["rate", report.findings.map(({ id }) => id)],
    ]);
    expect(report.causes[0]?.head?.range.end.character).toBe(19);

    const whyOf = ({ findings: [finding] }: typeof report) => finding?.why.split("; ").slice(1);
    expect(whyOf(report)).toEqual([]);
    const unnamed = await measure(record, rootOf(play(base, head, { ...looks, targets: [] }).sessions));
    expect(whyOf(conclude(record, [unnamed]))).toEqual([
      "Lanser did not find that edit: see what changed in the code that this line uses",
    ]);
    expect(whyOf(conclude(record, [{ ...unnamed, second: null }]))).toEqual([
      "Lanser did not search for the edit that causes it",
    ]);
  });
});

describe("what is measured", () => {
  test("is what both looks say", async () => {
    const base = { "a.py": "x\n", "b.py": "y # once gone\n" };
    const head = { "a.py": "x # once bad\nz # worse\n", "b.py": "y\nw # again late\n" };
    expect(await found(base, head)).toMatchInlineSnapshot(`
      [
        "fail",
        "volatile a.py:1 bad",
        "new a.py:2 worse",
        "volatile b.py:1 gone",
        "volatile b.py:2 late",
      ]
    `);
  });

  test("does not take for fixed what went where findings are left out", async () => {
    const base = { "a.py": "one = 1\ntwo = 2 # bad\n" };
    const head = { "gen/a.py": "one = 1\ntwo = 2 # bad\n" };
    const changedFiles = [{ from: "a.py", to: "gen/a.py" }];
    expect(await found(base, head, {}, { changedFiles })).toEqual(["pass"]);
    expect(await found(base, head, {}, { changedFiles, ignore: ["gen/**"] })).toEqual([
      "pass",
      "removed a.py:2 bad",
    ]);
  });

  test("leaves out what is ignored", async () => {
    const base = { "a.py": "x\n", "gen/.b.py": "x\n" };
    const head = { "a.py": "x # bad\n", "gen/.b.py": "x # bad\n" };
    expect(await found(base, head, {}, { ignore: ["gen/**"] })).toEqual(["fail", "new a.py:1 bad"]);
    expect(await found(base, head, {}, { ignore: ["gen/**", "*.py"] })).toEqual(["pass"]);
    expect(await found(base, head)).toEqual(["fail", "new a.py:1 bad", "new gen/.b.py:1 bad"]);
  });

  test("calls a finding of a file that was withheld, or moved with its file, no new one", async () => {
    const withheld = [{ path: "a.py", reason: "symlink" as const }];
    const base = { "b.py": "y\n" };
    expect(
      await found(base, { ...base, "a.py": "x # bad\n" }, { sides: { base: { withheld } } }),
    ).toMatchInlineSnapshot(`
      [
        "inconclusive",
      ]
    `);
    const moved = { changedFiles: [{ from: "a.py", to: "c.py" }] };
    expect(await found({ "a.py": "x # bad\n" }, { "c.py": "x # bad\n" }, {}, moved)).toEqual(["pass"]);
  });
});
