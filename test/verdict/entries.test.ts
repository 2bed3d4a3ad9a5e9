/** By which files import cycles are entered where a run looks at some of the files. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { importGraph } from "../../src/affected/imports.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { cycleEntries } from "../../src/verdict/scope.ts";
import { readingOf } from "../match/readings.ts";

/** "a>b b~c" are three files, of which the first uses what it imports of the second, and that only imports the third. */
function entries(arrows: string, ...looked: readonly string[]): string {
  const all = arrows.split(" ").map((one) => [one.slice(0, 1), one.slice(1, 2), one.slice(2)] as const);
  const program = [...new Set(all.flatMap(([from, , to]) => [`${from}.py`, `${to}.py`]))].sort();
  const texts = new Map(
    program.map((path) => {
      const own = all.filter(([from]) => `${from}.py` === path);
      const lines = own.map(([, , to]) => `from ${to} import v${to}`);
      const uses = own.flatMap(([, how, to]) => (how === ">" ? [`x = v${to}`] : []));
      return [path, [...lines, ...uses, ""].join("\n")] as const;
    }),
  );
  const textOf = (path: string) => texts.get(path) ?? "";
  const found = cycleEntries({
    graph: importGraph(program, (path) => importsIn("python", textOf(path))),
    program,
    looked: looked.map((name) => `${name}.py`),
    reading: (path) => readingOf(path, textOf(path)),
  });
  return [...found]
    .map((path) => path.replace(".py", ""))
    .sort()
    .join(" ");
}

const rows: readonly (readonly [arrows: string, looked: readonly string[], entries: string])[] = [
  ["m>n n>m z>n", ["z"], "m n"],
  ["m>n n>o o>m z>n", ["z"], "m o"],
  ["a>n m>n n>m z>n", ["z"], "a m n"],
  ["a~n m>n n>m z>n", ["z"], "m n"],
  ["a~n b>n m>n n>m z>n", ["z"], "b m n"],
  ["l~n m~n n>o o>l z>n", ["z"], "n o"],
  ["a>b b>n m>n n>m z>g g>m", ["z"], "a m n"],
  ["a>n m>n n>m y>x z>y", ["z"], ""],
  ["m>n n>m", ["n"], "m n"],
  ["a>m m>n n>m p>q q>p z>n z>q", ["z"], "a m n p q"],
  ["a>m m>n n>m p>q q>p z>q", ["z"], "p q"],
  ["a>b b>c", ["a"], ""],
];

test.each(rows)("%s, where %s are looked at: %s", (arrows, looked, expected) => {
  expect(entries(arrows, ...looked)).toBe(expected);
});

test("in any program whose files use what they import: of each cycle that is reached the first and the last member, and no file that leads into none", () => {
  const names = [..."abcdefg"];
  const edge = fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...names))
    .filter(([from, to]) => from !== to);
  fc.assert(
    fc.property(
      fc.array(edge, { minLength: 1, maxLength: 16 }),
      fc.constantFrom(...names),
      (edges, looked) => {
        const targets = (path: string) => edges.flatMap(([from, to]) => (from === path ? [to] : []));
        const reach = (path: string) => {
          const found = new Set(targets(path));
          for (const one of found) for (const target of targets(one)) found.add(target);
          return found;
        };
        const isCircular = (path: string) => reach(path).has(path);
        const found = entries(edges.map(([from, to]) => `${from}>${to}`).join(" "), looked)
          .split(" ")
          .filter((one) => one !== "");
        for (const one of found) expect([one, ...reach(one)].some(isCircular)).toBe(true);
        const near = [looked, ...reach(looked)].filter(isCircular);
        for (const path of near) {
          const members = names.filter(
            (one) => one === path || (reach(path).has(one) && reach(one).has(path)),
          );
          expect(found).toEqual(expect.arrayContaining([members[0], members.at(-1)]));
        }
        expect(found.length > 0).toBe(near.length > 0);
      },
    ),
  );
});
