/** By which files import cycles are entered where a run looks at some of the files. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { importGraph } from "../../src/delta/imports.ts";
import { entriesOf } from "../../src/verdict/entries.ts";

/** "a>b b>a c" are three files, of which two import each other. */
function entries(arrows: string, ...looked: readonly string[]): string {
  const all = arrows.split(" ");
  const program = [...new Set(all.flatMap((one) => one.split(">")))].sort();
  const graph = importGraph(program, (path) =>
    all
      .filter((one) => one.startsWith(`${path}>`))
      .map((one) => ({ kind: "module", level: 0, module: one.slice(path.length + 1), names: [] })),
  );
  return [...entriesOf(graph, program, looked)].sort().join(" ");
}

const rows: readonly (readonly [arrows: string, looked: readonly string[], entries: string])[] = [
  ["m>n n>m z>n", ["z"], "m n"],
  ["m>n n>o o>m z>n", ["z"], "m o"],
  ["a>n m>n n>m z>n", ["z"], "a m n"],
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

test("in any program: nothing that leads into no cycle, and of each that is reached its first and its last member", () => {
  const names = [..."abcdefghij"];
  const edge = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names));
  fc.assert(
    fc.property(
      fc.array(edge, { minLength: 1, maxLength: 25 }),
      fc.constantFrom(...names),
      (edges, looked) => {
        const arrows = edges.map(([from, to]) => `${from}>${to}`).join(" ");
        const targets = (path: string) => edges.flatMap(([from, to]) => (from === path ? [to] : []));
        const reach = (path: string) => {
          const found = new Set(targets(path));
          for (const one of found) for (const target of targets(one)) found.add(target);
          return found;
        };
        const isCircular = (path: string) =>
          [...reach(path)].some((one) => one !== path && reach(one).has(path));
        const found = entries(arrows, looked)
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
