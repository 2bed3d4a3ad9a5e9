/** By which files an edit reaches what it breaks. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { importGraph } from "../../src/affected/imports.ts";
import type { Route } from "../../src/model/reach.ts";
import type { Import } from "../../src/syntax/imports.ts";
import { routesOf } from "../../src/verdict/routes.ts";

/** Files to the modules that they import. */
type Program = Readonly<Record<string, readonly string[]>>;

const moduleNamed = (module: string): Import => ({ kind: "module", level: 0, module, names: [] });

function graphOf(program: Program) {
  return importGraph(Object.keys(program), (path) => (program[path] ?? []).map(moduleNamed));
}

function routes(path: string, effects: readonly string[], head: Program, base: Program = head) {
  return routesOf({ path }, effects, [{ graphs: { base: graphOf(base), head: graphOf(head) } }]);
}

const chain: Program = { "a.py": [], "b.py": ["a"], "c.py": ["b"], "d.py": ["c", "b"], "own.py": [] };

test("an edit reaches a file through those in between, that next to the edit first, by a shortest way", () => {
  expect(routes("a.py", ["b.py", "c.py", "d.py", "own.py", "a.py"], chain)).toEqual([
    { path: "c.py", through: ["b.py"] },
    { path: "d.py", through: ["b.py"] },
  ] satisfies readonly Route[]);
  expect(routes("a.py", ["d.py"], { ...chain, "d.py": ["c"] })).toEqual([
    { path: "d.py", through: ["b.py", "c.py"] },
  ]);
});

test("what head has no more is reached as in base", () => {
  const { "a.py": _gone, ...head } = chain;
  expect(routes("a.py", ["c.py"], head, chain)).toEqual([{ path: "c.py", through: ["b.py"] }]);
  // What head imports directly has no way, whatever base has.
  expect(routes("a.py", ["c.py"], { ...chain, "c.py": ["a"] }, chain)).toEqual([]);
});

test("there are at most fifty, of ten files in between", () => {
  const long = (many: number): Program =>
    Object.fromEntries(
      Array.from({ length: many }, (_, at) => [`m${at}.py`, at === 0 ? [] : [`m${at - 1}`]]),
    );
  expect(routes("m0.py", ["m11.py"], long(20))[0]?.through).toHaveLength(10);
  expect(routes("m0.py", ["m12.py"], long(20))).toEqual([]);
  const wide = Array.from({ length: 80 }, (_, at) => `w${at}.py`);
  const program = { ...chain, ...Object.fromEntries(wide.map((path) => [path, ["b"]])) };
  expect(routes("a.py", wide, program)).toHaveLength(50);
});

test("each step of a way is an import, and no way is shorter than the imports allow", () => {
  const files = ["a.py", "b.py", "c.py", "d.py", "e.py", "f.py"];
  const some = fc.subarray(files.map((file) => file.replace(".py", "")));
  fc.assert(
    fc.property(fc.tuple(some, some, some, some, some, some), (imported) => {
      const program = Object.fromEntries(files.map((file, at) => [file, imported[at] ?? []]));
      const { imports } = graphOf(program);
      const distances = new Map([["a.py", 0]]);
      for (const file of distances.keys())
        for (const importer of files)
          if (imports.get(importer)?.has(file) === true && !distances.has(importer))
            distances.set(importer, (distances.get(file) ?? 0) + 1);
      const found = new Map(routes("a.py", files, program).map(({ path, through }) => [path, through]));
      for (const file of files) {
        const distance = distances.get(file) ?? 0;
        expect(found.get(file)?.length ?? 0).toBe(Math.max(0, distance - 1));
        const way = ["a.py", ...(found.get(file) ?? []), file];
        if (distance > 1)
          expect(way.slice(1).every((path, at) => imports.get(path)?.has(way[at] ?? "") === true)).toBe(true);
      }
    }),
  );
});
