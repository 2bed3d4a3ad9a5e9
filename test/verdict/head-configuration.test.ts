/** What head's own server configuration would hide and add. */
import { expect, test } from "vitest";
import { withHeadConfiguration } from "../../src/verdict/head-configuration.ts";
import { measure } from "../../src/verdict/measure.ts";
import { play, recordOf, rootOf, sideOf, type Texts } from "./support.ts";

const change = {
  kind: "server-configuration",
  message: "head changes pyrightconfig.json",
  files: ["pyrightconfig.json"],
} as const;
const head: Texts = { "a.py": "x # one\ny # two\n", "gen/b.py": "z # three\n" };
const own: Texts = { "a.py": "x\ny # two\nw # four\nv # five\n", "gen/b.py": "z\n", "c.py": "u # six\n" };

async function differing(configurations: readonly (Texts | null)[], isIgnored = (_path: string) => false) {
  const runs = await Promise.all(
    configurations.map((texts) => {
      // What a server sees is another matter than what stands in the file.
      const shown =
        texts === null ? {} : { headConfiguration: sideOf(head, { observation: sideOf(texts).observation }) };
      return measure(recordOf(head, head), rootOf(play(head, head, shown).sessions));
    }),
  );
  const { hides, adds } = withHeadConfiguration(change, runs, isIgnored);
  return { hides, adds };
}

test("is told in numbers, without what is ignored, and of all servers together", async () => {
  expect(await differing([own])).toMatchInlineSnapshot(`
    {
      "adds": 3,
      "hides": 2,
    }
  `);
  expect(await differing([own], (path) => path.startsWith("gen/"))).toMatchInlineSnapshot(`
    {
      "adds": 3,
      "hides": 1,
    }
  `);
  expect(await differing([own, null, own])).toMatchInlineSnapshot(`
    {
      "adds": 6,
      "hides": 4,
    }
  `);
  expect(await differing([head])).toEqual({ hides: 0, adds: 0 });
});

test("is unknown where no server has another configuration, and of other changes", async () => {
  expect(await differing([null])).toEqual({ hides: null, adds: null });
  expect(await differing([])).toEqual({ hides: null, adds: null });
  const other = { ...change, kind: "lanser-configuration" } as const;
  expect(withHeadConfiguration(other as never, [], () => false)).toEqual({
    ...other,
    hides: null,
    adds: null,
  });
});

test("is unknown where the server failed under it, and says so", async () => {
  const failure = { code: "server-crashed", message: "the server ended with code 1" } as const;
  const headConfiguration = sideOf(head, { observation: { ...sideOf(own).observation, failure } });
  const run = await measure(recordOf(head, head), rootOf(play(head, head, { headConfiguration }).sessions));
  expect(withHeadConfiguration(change, [run], () => false)).toEqual({
    ...change,
    message:
      "head changes pyrightconfig.json; under its own it could not be checked: the server ended with code 1",
    hides: null,
    adds: null,
  });
});
