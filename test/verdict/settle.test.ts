/** What makes a measured change doubtful. */
import { describe, expect, test } from "vitest";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import { packageDoubts } from "../../src/verdict/packages.ts";
import type { RunRecord, ServerRun, SideRun } from "../../src/verdict/record.ts";
import type { RootSessions } from "../../src/verdict/sessions.ts";
import { escapesOf, settle } from "../../src/verdict/settle.ts";
import { observationOf, type Play, play, recordOf, rootOf, server, type Texts } from "./support.ts";

function settledOf(record: RunRecord, run: ServerRun) {
  const escapes = escapesOf(record, [run]);
  return { ...settle(record, run, escapes), escapes };
}

async function doubts(base: Texts, head: Texts, of: Play = {}, more: Partial<RunRecord> = {}) {
  const record = recordOf(base, head, more);
  const settled = settledOf(record, await measure(record, rootOf(play(base, head, of).sessions)));
  return settled.doubts.map(({ code, message, hint }) => `${code}: ${message}. ${hint}`);
}

const lines = (count: number, of: string) => Array.from({ length: count }, (_, at) => `${of}${at}`);

describe("findings that depend on the order of checks", () => {
  test("make what the change wrote doubtful", async () => {
    const base = { "a.py": "x\n" };
    expect(await doubts(base, { "a.py": "x\nnew # once bad\n" })).toMatchInlineSnapshot(`
      [
        "volatile-in-change: lines of the change have findings that are flaky: a.py:2 (base no, no; head yes, no). Start the job again. Report the findings to the maintainers of the server.",
        "volatile-share: 1 of 1 findings in files of the change are flaky. Start the job again. Report the findings to the maintainers of the server.",
      ]
    `);
    expect(await doubts(base, { "a.py": "x\nnew # once bad\nmore # once worse\n" })).toMatchInlineSnapshot(`
      [
        "volatile-in-change: lines of the change have findings that are flaky: a.py:2 (base no, no; head yes, no) (and 1 more). Start the job again. Report the findings to the maintainers of the server.",
        "volatile-share: 2 of 2 findings in files of the change are flaky. Start the job again. Report the findings to the maintainers of the server.",
      ]
    `);
  });

  test("make it doubtful by their share, above two of a hundred", async () => {
    const rows = (count: number) => lines(count, "old").map((one) => `${one} # ${one}`);
    const side = (count: number, extra: string) => `${[...rows(count), extra].join("\n")}\n`;
    const other = {
      "other.py": `${lines(200, "far")
        .map((one) => `${one} # ${one}`)
        .join("\n")}\n`,
    };
    const at = async (count: number) => {
      const head = { ...other, "a.py": side(count, "same # once bad") };
      const all = await doubts({ ...other, "a.py": side(count, "same") }, head);
      return all.filter((one) => one.startsWith("volatile-share"));
    };
    expect(await at(49)).toEqual([]);
    expect(await at(48)).toMatchInlineSnapshot(`
      [
        "volatile-share: 1 of 49 findings in files of the change depend on the order of checks. Annotate types in files that import each other, or split the change.",
      ]
    `);
  });

  test("of base alone do not count as written", async () => {
    const of = await doubts({ "a.py": "x # again bad\ny\n" }, { "a.py": "y\nz # new\n" });
    expect(of).toMatchInlineSnapshot(`[]`);
  });

  test("are none where both looks agree", async () => {
    expect(await doubts({ "a.py": "x\n" }, { "a.py": "x # bad\n" })).toEqual([]);
  });
});

describe("files that base checked and head does not", () => {
  const base = { "a.py": "x\n", "b.py": "y\n", "c.py": "z\n" };

  test("make the whole doubtful", async () => {
    const head = { "c.py": "z\n" };
    const one = { sides: { head: { unchecked: ["a.py", "new.py"] } } };
    expect(await doubts(base, head, one)).toMatchInlineSnapshot(`
      [
        "unchecked-files: the server checked these files in base, but skips them in head, where they still exist: a.py. Find the cause: a pyvenv.cfg, an excluded folder, or a list of files that does not name them.",
      ]
    `);
    const two = { sides: { head: { unchecked: ["a.py", "b.py", "new.py"] } } };
    expect(await doubts(base, head, two)).toMatchInlineSnapshot(`
      [
        "unchecked-files: the server checked these files in base, but skips them in head, where they still exist: a.py (and 1 more). Find the cause: a pyvenv.cfg, an excluded folder, or a list of files that does not name them.",
      ]
    `);
  });

  test("are known under the names that they have in head", async () => {
    const of = { sides: { head: { unchecked: ["env/a.py"] } } };
    const changedFiles = [{ from: "a.py", to: "env/a.py" }];
    expect(await doubts(base, { "b.py": "y\n", "c.py": "z\n" }, of, { changedFiles })).toMatchInlineSnapshot(`
      [
        "unchecked-files: the server checked these files in base, but skips them in head, where they still exist: env/a.py. Find the cause: a pyvenv.cfg, an excluded folder, or a list of files that does not name them.",
      ]
    `);
  });

  test("are none where they are gone, or were never checked", async () => {
    expect(await doubts(base, { "c.py": "z\n" })).toEqual([]);
    expect(await doubts(base, base, { sides: { head: { unchecked: ["new.py"] } } })).toEqual([]);
  });
});

test("what is settled has its findings with causes, its escapes, and the files it concerns", async () => {
  const base = { "a.py": "def f(x: int) -> int:\n    return x.nope # bad\n", "b.py": "import a\n" };
  const head = {
    "a.py": "from typing import Any\n\n\ndef f(x: Any) -> int:\n    return x.nope\n",
    "b.py": "import a\n",
  };
  const record = recordOf(base, head);
  const settled = settledOf(record, await measure(record, rootOf(play(base, head).sessions)));
  expect([...settled.relevant].sort()).toEqual(["a.py", "b.py"]);
  expect(settled.findings.map(({ state, code, cause }) => [state, code, cause])).toEqual([
    ["suppressed", "bad", null],
  ]);
  expect(settled.escapes.added.map(({ kind, path }) => [kind, path])).toMatchInlineSnapshot(`
    [
      [
        "any",
        "a.py",
      ],
    ]
  `);
  expect([settled.unparsed, settled.unmatched]).toEqual([[], []]);
});

describe("what vanished behind an import that broke", () => {
  const base = { "lib.py": "def make(): ...\n", "use.py": "from lib import make\nmake().totl # attr\n" };
  const head = { "use.py": "from lib import make # reportMissingImports\nmake().totl\n" };
  const settled = async (of: Play) => {
    const record = recordOf(base, head);
    const { findings } = settledOf(record, await measure(record, rootOf(play(base, head, of).sessions)));
    return findings.map(({ state, code, why, proof }) => ({ state, code, why, proof: proof?.kind }));
  };
  const broken = expect.objectContaining({ state: "new", code: "reportMissingImports" });

  test("is suppressed, and says by which", async () => {
    const hidden = {
      state: "suppressed",
      code: "attr",
      why: "not shown to be fixed: the code uses `make`, which head cannot import (use.py:1)",
      proof: undefined,
    };
    expect(await settled({})).toEqual([broken, hidden]);
    expect(await settled({ probes: "silent" })).toEqual([broken, hidden]);
  });

  test("is fixed where probes show that its type is known", async () => {
    expect(await settled({ probes: "complains" })).toEqual([
      broken,
      expect.objectContaining({ state: "fixed", code: "attr", proof: "proven" }),
    ]);
  });
});

test("what a mended import brings to light says so", async () => {
  const lib = { "lib.py": "def make(): ...\n" };
  const base = { ...lib, "use.py": "from libb import make # reportMissingImports\nmake().totl # attr\n" };
  const head = { ...lib, "use.py": "from lib import make\nmake().totl # attr\n" };
  // The server sees less than what stands there.
  const seen = { ...base, "use.py": base["use.py"].replace(" # attr", "") };
  const observed = (look: "first" | "second") => observationOf(seen, ["lib.py", "use.py"], look);
  const of: Play = {
    sides: { base: { observation: observed("first") } },
    second: { base: { files: observed("second").files } },
  };
  const record = recordOf(base, head);
  const { findings, causes } = settledOf(
    record,
    await measure(record, rootOf(play(base, head, of).sessions)),
  );
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 20 } };
  const cause = { path: "use.py", range, symbol: "make", how: "mended-import" } as const;
  expect(findings.filter(({ state }) => state === "new").map(({ why, cause }) => ({ why, cause }))).toEqual([
    { why: "this line is the same as base line 2, and a fixed import made the finding visible", cause },
  ]);
  expect(causes).toEqual([
    {
      cause,
      edit: {
        base: {
          path: "use.py",
          range: {
            start: { line: 0, character: 0 },
            end: { line: 0, character: base["use.py"].indexOf("\n") },
          },
        },
        head: { path: "use.py", range },
      },
    },
  ]);
});

test("a file of head that does not parse is told", async () => {
  const base = { "a.py": "def f():\n    return 1 # bad\n" };
  const head = { "a.py": "def f(:\n    return (1\n" };
  const record = recordOf(base, head);
  const settled = settledOf(record, await measure(record, rootOf(play(base, head).sessions)));
  expect(settled.unparsed).toEqual(["a.py"]);
});

test("a new file that does not parse is told, where the server has an error in it", async () => {
  const unparsedIn = async (text: string) => {
    const record = recordOf({}, { "new.py": text });
    return settledOf(record, await measure(record, rootOf(play({}, { "new.py": text }).sessions))).unparsed;
  };
  expect(await unparsedIn("def f(:\n    return 1 # bad\n")).toEqual(["new.py"]);
  // It is the parser here that does not know the syntax.
  expect(await unparsedIn("def f(:\n    return 1\n")).toEqual([]);
});

test("what a change adds is found once, however many servers look at it", async () => {
  const [base, head] = [{ "a.py": "x\n" }, { "a.py": "x  # type: ignore\n" }];
  const record = recordOf(base, head);
  const run = await measure(record, rootOf(play(base, head).sessions));
  expect(escapesOf(record, [run, run]).added.map(({ kind }) => kind)).toEqual(["type-ignore"]);
});

test("a comment for a linter that is no server of the run is not listed", async () => {
  const [base, head] = [{ "a.py": "x\n" }, { "a.py": "x  # noqa  # type: ignore\n" }];
  const record = recordOf(base, head);
  const run = await measure(record, rootOf(play(base, head).sessions));
  const linter = { ...run, server: { ...run.server, id: "ruff" } };
  const listed = (runs: readonly ServerRun[]) => conclude(record, runs).escapes.map(({ kind }) => kind);
  expect(listed([run])).toEqual(["type-ignore"]);
  expect(listed([run, linter])).toEqual(["noqa", "type-ignore"]);
});

test("what is missing alike in several roots is said once, with their names", async () => {
  const [base, head] = [{ "a.py": "x\n" }, { "a.py": "y\n" }];
  const interpreter = { name: ".venv", version: "3.9.1" };
  const roots = ["a", "b", "c", "d", "."].map((root) => {
    const packages = [{ folder: root === "." ? "" : root, requiresPython: ">=3.12", packages: [] }];
    const { sessions } = play(base, head, { sides: { base: { packages }, head: { packages } } });
    return { root, server: { ...server, interpreter }, sessions };
  });
  const record = recordOf(base, head);
  const message = async (at: readonly [RootSessions, ...RootSessions[]]) =>
    packageDoubts(record, await measure(record, at)).doubts.map((one) => one.message);
  const [first, second, ...more] = roots;
  if (first === undefined || second === undefined) throw new Error("There is no root.");
  const what =
    "`.venv` has Python 3.9.1, but the project requires >=3.12, so the packages are for another Python version";
  expect(await message([first])).toEqual([`a: ${what}`]);
  expect(await message([first, second])).toEqual([`a, b: ${what}`]);
  expect(await message([first, second, ...more])).toEqual([`a, b, c (and 2 more): ${what}`]);
});

describe("changed sources that a server leaves out", () => {
  const [base, head] = [{ "a.py": "x\n" }, { "a.py": "y\n", "setup.py": "z\n", "package.json": "{}\n" }];
  const record = recordOf(base, head);
  const checking = async (paths: readonly string[], more: Partial<SideRun>) => {
    const texts = (of: Texts) =>
      Object.fromEntries(Object.entries(of).filter(([path]) => paths.includes(path)));
    const of = { sides: { base: more, head: more } };
    return measure(record, rootOf(play(texts(base), texts(head), of).sessions));
  };
  const languageId = (path: string) => (path.endsWith(".json") ? "json" : "python");
  const linter = () =>
    checking(["a.py"], { unchecked: ["package.json", "setup.py"], languageId, unprobed: "linter" });
  const listed = (runs: readonly ServerRun[]) => conclude(record, runs).unchecked.map(({ path }) => path);

  test("are listed if they are code that no other server checks", async () => {
    expect(listed([await linter()])).toEqual(["setup.py"]);
    expect(listed([await linter(), await checking(["a.py", "setup.py"], {})])).toEqual([]);
  });

  test("are listed if only a server that probes do not prove checks them", async () => {
    const checker = await checking(["a.py"], { unchecked: ["setup.py"] });
    expect(listed([await checking(["a.py", "setup.py"], { unprobed: "linter" }), checker])).toEqual([
      "setup.py",
    ]);
  });

  test("are listed whatever they are, if the server checks no code", async () => {
    const unchecked = ["package.json"];
    expect(listed([await checking([], { unchecked, languageId })])).toEqual(unchecked);
  });
});

describe("a comment that silences the checker about a changed line", () => {
  const unchecked = async (before: string, after: string) => {
    const [base, head] = [{ "a.py": before }, { "a.py": after }];
    const record = recordOf(base, head);
    const run = await measure(record, rootOf(play(base, head, { probes: "complains" }).sessions));
    const settled = settledOf(record, run);
    return settled.unchecked.map(({ path, range, why }) => `${path}:${(range?.start.line ?? 0) + 1} ${why}`);
  };
  const old = "one(1)\ntwo(2)  # type: ignore\nthree(3)  # type: ignore\n";

  test("is shown where base has it, too: it also silences what the change breaks there", async () => {
    expect(await unchecked(old, old.replace("2", "'2'"))).toEqual([
      "a.py:2 a comment from base silences the checker on a changed line: type: ignore",
    ]);
    expect(await unchecked(old, old.replace("2", "'2'").replace("3", "'3'"))).toEqual([
      "a.py:2 a comment from base silences the checker on a changed line: type: ignore (and 1 more)",
    ]);
  });

  test("is not where it is new, and listed by name, nor where its line is as it was", async () => {
    expect(await unchecked(old, old.replace("one(1)", "one('1')  # type: ignore"))).toEqual([]);
    expect(await unchecked(old, old.replace("one(1)", "one('1')"))).toEqual([]);
  });
});
