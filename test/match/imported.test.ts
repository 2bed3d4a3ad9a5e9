/** An import's finding is what is imported from where, however and wherever that is written. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createImportedFinder } from "../../src/match/imported.ts";
import { readingOf } from "./readings.ts";
import { check, compareMarked, states } from "./support.ts";

/** A finding on a module that is not there. */
const no = (module: string) => `[[import Import "${module}" could not be resolved|${module}]]`;
/** A finding on a name that its module does not have. */
const unknown = (name: string) => `[[attr "${name}" is unknown import symbol|${name}]]`;

const old = `import os
import sys
from ${no("zlib_ng")} import crc32, adler32
import ${no("attrs_x")} as attrs
from ${no("yarl_x")} import URL

print(os, sys, crc32, attrs, URL, adler32)
`;

describe("an old finding stays where its import", () => {
  const counts = (head: string, base = old) => compareMarked(base, head).counts;
  const kept = (count: number) => ({
    ...{ new: 0, unchanged: count, moved: 0, fixed: 0, removed: 0, suppressed: 0, volatile: 0 },
  });
  const use = "\nprint(os, sys, crc32, attrs, URL, adler32)\n";

  test("is sorted", () => {
    const head = `import os\nimport sys\n\nimport ${no("attrs_x")} as attrs\nfrom ${no("yarl_x")} import URL\nfrom ${no("zlib_ng")} import adler32, crc32\n${use}`;
    expect(counts(head)).toEqual(kept(3));
  });

  test("is wrapped in brackets", () => {
    const head = old.replace("crc32, adler32\n", "(\n    adler32,\n    crc32,\n)\n");
    expect(counts(head)).toEqual(kept(3));
  });

  test("is split into one statement a name: each is part of the old one", () => {
    const head = `import os\nimport sys\nfrom ${no("zlib_ng")} import adler32\nfrom ${no("zlib_ng")} import crc32\nimport ${no("attrs_x")} as attrs\nfrom ${no("yarl_x")} import URL\n${use}`;
    expect(counts(head)).toEqual(kept(4));
    const { findings } = compareMarked(old, head);
    expect(new Set(findings.map(({ id }) => id)).size).toBe(4);
  });

  test("becomes one statement with another: the other is neither fixed nor new", () => {
    const base = `from ${no("zlib_ng")} import adler32\nfrom ${no("zlib_ng")} import crc32\n`;
    const head = `from ${no("zlib_ng")} import adler32, crc32\n`;
    expect(states(base, head)).toMatchInlineSnapshot(`
      "unchanged m.py:1:6 import Import "zlib_ng" could not be resolved <- m.py:1:6
      removed m.py:2:6 import Import "zlib_ng" could not be resolved"
    `);
  });

  test("has an alias", () => {
    expect(counts(old.replace("import URL", "import URL as Address"))).toEqual(kept(3));
  });

  test("names the package's module in another way", () => {
    const base = `import ${no("a_x.b")} as b\n`;
    expect(
      states(base, 'from [[import Import "a_x" could not be resolved|a_x]] import b\n'),
    ).toMatchInlineSnapshot(
      `"unchanged m.py:1:6 import Import "a_x" could not be resolved <- m.py:1:8 by import"`,
    );
  });

  test("is relative now", () => {
    const base = { "p/m.py": `from p.n import ${unknown("gone")}\n`, "p/n.py": "x = 1\n" };
    const head = { "p/m.py": `\n\nfrom .n import (\n    ${unknown("gone")},\n)\n`, "p/n.py": "x = 1\n" };
    expect(states(base, head)).toMatchInlineSnapshot(
      `"unchanged p/m.py:4:5 attr "gone" is unknown import symbol <- p/m.py:1:17 by import"`,
    );
  });

  test("is relative now, of a module that is not there", () => {
    const base = { "p/m.py": `\nfrom ${no("p.none")} import gone\n`, "p/n.py": "x = 1\n" };
    const head = { "p/m.py": `from ${no(".none")} import gone\nx = 1\n`, "p/n.py": "x = 1\n" };
    expect(states(base, head)).toMatchInlineSnapshot(
      `"unchanged p/m.py:1:6 import Import ".none" could not be resolved <- p/m.py:2:6 by import"`,
    );
  });

  test("follows its module to another file", () => {
    const base = { "m.py": `from n import ${unknown("gone")}\n`, "n.py": "x = 1\ny = 2\n" };
    const head = { "m.py": `from q.n import ${unknown("gone")}\n`, "q/n.py": "x = 1\ny = 2\n" };
    expect(states(base, head, { renames: { "n.py": "q/n.py" } })).toMatchInlineSnapshot(
      `"unchanged m.py:1:17 attr "gone" is unknown import symbol <- m.py:1:15 by import"`,
    );
  });

  test("is sorted, merged and quoted otherwise in TypeScript", () => {
    const none = (literal: string) => `[[2307 Cannot find module './none'.|${literal}]]`;
    const base = {
      "m.ts": `import { b } from ${none("'./none'")};\nimport { [[2305 no exported member a|a]], c } from './n';\nexport { d } from ${none("'./none'")};\n`,
      "n.ts": "export const c = 1;\n",
    };
    const head = {
      "m.ts": `export { d } from ${none('"./none"')};\nimport { c } from "./n";\nimport { [[2305 no exported member a|a]] as aa } from "./n.js";\nimport type { b } from ${none('"./none"')};\n`,
      "n.ts": "export const c = 1;\n",
    };
    expect(states(base, head)).toMatchInlineSnapshot(`
      "unchanged m.ts:1:19 2307 Cannot find module './none'. <- m.ts:3:19
      unchanged m.ts:3:10 2305 no exported member a <- m.ts:2:10 by import
      unchanged m.ts:4:24 2307 Cannot find module './none'. <- m.ts:1:19 by import"
    `);
  });

  test("is behind an alias of the project's root", () => {
    const none = (literal: string) => `[[2307 Cannot find module.|"${literal}"]]`;
    const base = { "src/a/m.ts": `import { b } from ${none("../b/none")};\n`, "src/b/n.ts": "export {};\n" };
    const head = { "src/a/m.ts": `\nimport { b } from ${none("@/b/none")};\n`, "src/b/n.ts": "export {};\n" };
    expect(states(base, head)).toMatchInlineSnapshot(
      `"unchanged src/a/m.ts:2:19 2307 Cannot find module. <- src/a/m.ts:1:19 by import"`,
    );
  });
});

describe("new is", () => {
  test("another name", () => {
    const base = `from lib import ${unknown("one")}, ok\n`;
    const head = `from lib import ${unknown("two")}, ok\n`;
    expect(states(base, head)).toMatchInlineSnapshot(`
      "fixed m.py:1:17 attr "one" is unknown import symbol
      new m.py:1:17 attr "two" is unknown import symbol"
    `);
  });

  test("the same name of another module", () => {
    const base = `from lib import ${unknown("one")}\n`;
    const head = `from bil import ${unknown("one")}\n`;
    expect(states(base, head)).toMatchInlineSnapshot(`
      "removed m.py:1:17 attr "one" is unknown import symbol
      new m.py:1:17 attr "one" is unknown import symbol"
    `);
  });

  test("another module that is not there", () => {
    expect(states(`import ${no("one_x")}\n`, `import ${no("two_x")}\n`)).toMatchInlineSnapshot(`
      "fixed m.py:1:8 import Import "one_x" could not be resolved
      new m.py:1:8 import Import "two_x" could not be resolved"
    `);
  });

  test("a second import of the same", () => {
    const base = `from ${no("none")} import a, b\n`;
    const head = `from ${no("none")} import a, b\n\ndef f():\n    from ${no("none")} import a\n`;
    expect(states(base, head)).toMatchInlineSnapshot(`
      "unchanged m.py:1:6 import Import "none" could not be resolved <- m.py:1:6
      new m.py:4:10 import Import "none" could not be resolved"
    `);
  });

  test("a name more on a line of its own", () => {
    const base = `from ${no("none")} import a, b\n`;
    const head = `from ${no("none")} import a, b\nfrom ${no("none")} import c\n`;
    expect(states(base, head)).toMatchInlineSnapshot(`
      "unchanged m.py:1:6 import Import "none" could not be resolved <- m.py:1:6
      new m.py:2:6 import Import "none" could not be resolved"
    `);
  });

  test("the same in another file", () => {
    const base = { "m.py": `from lib import ${unknown("one")}\n`, "n.py": "x = 1\n" };
    const head = { ...base, "n.py": `from lib import ${unknown("one")}\nx = 1\n` };
    expect(states(base, head)).toMatchInlineSnapshot(`
      "unchanged m.py:1:17 attr "one" is unknown import symbol <- m.py:1:17
      new n.py:1:17 attr "one" is unknown import symbol"
    `);
  });
});

const modules = ["a_x", "b_x", "c_x"] as const;
const names = ["one", "two", "three", "four"] as const;
type Row = readonly [module: string, name: string];
const rows = fc.uniqueArray(fc.tuple(fc.constantFrom(...modules), fc.constantFrom(...names)), {
  selector: ([module, name]) => `${module} ${name}`,
  minLength: 1,
  maxLength: 8,
});

test("an old finding goes to another file with its import, however that is written there", () => {
  const use = "\n\ndef decode(data):\n    return zstd.decode(data)\n";
  const base = {
    "compat.py": `import ${no("zstd_x")} as zstd\n`,
    "m.py": `from .compat import zstd\n${use}`,
  };
  const head = { "m.py": `import os\nimport ${no("zstd_x")}\n${use.replaceAll("zstd", "zstd_x")}` };
  expect(check(base, head)).toMatchInlineSnapshot(
    `"moved m.py:2:8 import Import "zstd_x" could not be resolved <- compat.py:1:8 by import (base line 1 of compat.py has the same import)"`,
  );
  // While the other one stays, this is a second one.
  expect(states(base, { ...head, "compat.py": base["compat.py"] })).toMatchInlineSnapshot(`
    "unchanged compat.py:1:8 import Import "zstd_x" could not be resolved <- compat.py:1:8
    new m.py:2:8 import Import "zstd_x" could not be resolved"
  `);
});

/** Statements for these names, in any order, of as many names each as `sizes` says. */
function written(all: readonly Row[], sizes: readonly number[]): string {
  const left = [...all];
  const lines: string[] = [];
  for (let turn = 0; left.length > 0; turn++) {
    const [module = ""] = left[0] ?? [];
    const own = left.filter(([of]) => of === module).slice(0, sizes[turn % sizes.length] ?? 1);
    for (const row of own) left.splice(left.indexOf(row), 1);
    const list = own.map(([, name]) => name).join(", ");
    lines.push(`from ${no(module)} import ${turn % 2 === 0 ? list : `(\n    ${list},\n)`}`);
  }
  return `${lines.join("\n")}\n`;
}

test("imports of the same names are never new and never fixed, however they are arranged", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 });
  const shuffled = rows.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, sizes, sizes, ([all, again], before, after) => {
      const { counts, findings } = compareMarked(written(all, before), written(again, after));
      expect([counts.new, counts.fixed, counts.moved]).toEqual([0, 0, 0]);
      expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length);
    }),
    { numRuns: 500 },
  );
});

test("of imports with names added, each statement that has an added one is new where it stands by itself", () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(...names), (all, name) => {
      const head = `${written(all, [1])}\n\ndef f():\n    from ${no("d_x")} import ${name}\n`;
      const { counts } = compareMarked(written(all, [1]), head);
      expect([counts.new, counts.fixed, counts.removed]).toEqual([1, 0, 0]);
    }),
  );
});

test("in a package whose modules all import each other each module is looked into once for a name", () => {
  const names = Array.from({ length: 40 }, (_, at) => `m${at}`);
  const others = (own: string) => names.filter((name) => name !== own);
  const texts = new Map(
    names.map((own) => [
      `${own}.py`,
      others(own)
        .map((name) => `from ${name} import x_${name}\n`)
        .join(""),
    ]),
  );
  let asked = 0;
  const side = { files: new Set(texts.keys()), unchecked: new Set<string>() };
  const find = createImportedFinder({
    base: side,
    head: side,
    renames: new Map(),
    reading: (_, path) => {
      asked += 1;
      return readingOf(path, texts.get(path));
    },
  });
  const range = { start: { line: 0, character: 15 }, end: { line: 0, character: 19 } };
  // Each of the others, and itself by them, may have it, as may a module of its name.
  expect(find("head", { path: "m0.py", range, code: "attr" })).toEqual({
    part: "name",
    written: "m1 x_m1",
    targets: names.map((name) => `${name}/x_m1`).sort(),
  });
  expect(asked).toBeLessThanOrEqual(names.length + 1);
});
