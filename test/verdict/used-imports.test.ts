/** Which imports that do not resolve are used by code that a change edits or affects: texts in, names out. */
import { expect, test } from "vitest";
import { importGraph } from "../../src/affected/imports.ts";
import { changedFilesAndImporters } from "../../src/causes/relevant.ts";
import { findingsOf } from "../../src/model/finding.ts";
import { findMissingPackages } from "../../src/packages/missing.ts";
import type { Reading } from "../../src/syntax/reading.ts";
import { usedDoubts } from "../../src/verdict/packages.ts";
import { usedImports } from "../../src/verdict/used-imports.ts";
import { recordOf, sideOf, type Texts } from "./support.ts";

/** In head `# unresolved` behind an import says that the server does not find its module; no manifest declares it. */
function doubts(
  base: Texts,
  head: Texts,
  of: (reading: Reading) => Reading = (one) => one,
): readonly string[] {
  const sides = { base: readOnce(base, of), head: readOnce(head, of) };
  const graphOf = ({ program, reading }: (typeof sides)["head"]) =>
    importGraph(program, (path) => reading(path)?.imports ?? []);
  const graphs = { base: graphOf(sides.base), head: graphOf(sides.head) };
  const record = recordOf(base, head);
  const findings = findingsOf(sides.head.observation).map((one) => {
    const { line } = one.range.start;
    const text = head[one.path]?.split("\n")[line] ?? "";
    const [, module = ""] = /(?:from|import) (\S+)/u.exec(text) ?? [];
    const character = text.indexOf(module);
    const range = { start: { line, character }, end: { line, character: character + module.length } };
    const message = `Import "${module}" could not be resolved`;
    return { ...one, code: "reportMissingImports", message, range };
  });
  const { undecided } = findMissingPackages({
    known: [],
    root: "",
    submodules: { unmoved: [], moved: [] },
    python: null,
    findings,
    imports: () => [],
  });
  const relevant = changedFilesAndImporters(record.changedFiles, graphs);
  return usedDoubts(usedImports({ undecided, findings: [], record, sides, graphs, relevant }), "").map(
    ({ message }) => message.replace(" does not resolve, and", ":"),
  );
}

/** As a run has it: each file is read once. */
function readOnce(texts: Texts, of: (reading: Reading) => Reading) {
  const side = sideOf(texts);
  const known = new Map<string, Reading>();
  const reading = (path: string): Reading | undefined => {
    const own = known.get(path) ?? side.reading(path);
    if (own !== undefined && !known.has(path)) known.set(path, of(own));
    return known.get(path);
  };
  return { ...side, reading };
}

const many = (from: number) => Array.from({ length: 2_100 }, (_, at) => `x${at} = ${from + at}\n`).join("");
const calls = "import tides # unresolved\n\n\ndef high(n):\n    return tides.high(n)\n";
const used = "tides: edited or affected code uses it";

test("more lines than are followed are a doubt, but for those of files that lead to no such import", () => {
  const head = { "z.py": calls.replace("high(n)\n", "high(n, 1)\n") };
  expect(doubts({ "a.py": many(0), "z.py": calls }, { "a.py": many(1), ...head })).toEqual([
    `${used} (z.py:5)`,
  ]);
  expect(doubts({ "z.py": calls + many(0) }, { "z.py": calls + many(1) })).toEqual([
    "tides: the change edits or affects too many lines to tell whether one uses it (from z.py:2006 on)",
  ]);
});

test("each name of a file is looked at a few times, however many of its lines change", () => {
  let looks = 0;
  const counted = (own: Reading): Reading => ({
    ...own,
    bindings: own.bindings.map((one) => ({
      ...one,
      get name() {
        looks += 1;
        return one.name;
      },
      get start() {
        looks += 1;
        return one.start;
      },
    })),
  });
  const [base, head] = [0, 1].map((at) => ({ "a.py": many(at), "z.py": `${calls}x = ${at}\n` }));
  expect(doubts(base ?? {}, head ?? {}, counted)).toEqual([]);
  expect(looks).toBeLessThan(20_000);
});

test("a module is the project's own where its file lies there, or its package does, and not by a folder of its name", () => {
  const task = (module: string, n: number) =>
    `from ${module} import tick # unresolved\n\n\ndef high():\n    return tick(${n})\n`;
  const judged = (path: string, module: string, more: Texts = {}) =>
    doubts({ ...more, [path]: task(module, 0) }, { ...more, [path]: task(module, 1) });
  const other = [`${used.replace("tides", "celery")} (app/celery/t.py:5)`];
  expect(judged("app/celery/t.py", "celery.schedules")).toEqual(other);
  const packages = { "app/__init__.py": "", "app/celery/__init__.py": "" };
  expect(judged("app/celery/t.py", "celery.schedules", packages)).toEqual(other);
  expect(judged("app/celery/t.py", "celery.schedules", { "app/celery/schedules.py": "" })).toEqual([]);
  // A build step writes it.
  expect(judged("harbour/t.py", "harbour._version")).toEqual([]);
  expect(judged("py/harbour/t.py", "harbour._version", { "py/harbour/__init__.py": "" })).toEqual([]);
});

test("a name that an untouched module hands on is used where the change, or what it affects, uses it", () => {
  const compat = { "compat.py": "import tides # unresolved\n", "app.py": "" };
  const app = (lines: string) => ({ ...compat, "app.py": lines });
  expect(doubts(compat, app("from compat import tides\n\ntides.high(1)\n"))).toEqual([`${used} (app.py:3)`]);
  expect(doubts(compat, app("import compat\n\ncompat.tides.high(1)\n"))).toEqual([`${used} (app.py:3)`]);
  expect(doubts(compat, app("from compat import tides\n\nx = 1\n"))).toEqual([]);
  const guarded = {
    "compat.py": "try:\n    import tides # unresolved\nexcept ImportError:\n    tides = None\n",
  };
  expect(
    doubts({ ...compat, ...guarded }, { ...app("from compat import tides\n\ntides.high(1)\n"), ...guarded }),
  ).toEqual([]);
  const more = {
    ...compat,
    "low.py": "def low():\n    return 0\n",
    "other.py": "from compat import tides\nfrom low import low\n\nx = tides.high(low())\n",
  };
  expect(doubts(more, { ...more, "low.py": "def low(n=1):\n    return n\n" })).toEqual([
    `${used} (other.py:4)`,
  ]);
});
