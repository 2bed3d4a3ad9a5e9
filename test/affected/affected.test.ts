/** Which files a change reaches: every construct that crosses files, and what must stay outside. */
import { describe, expect, test } from "vitest";
import { affectedSteps } from "../../src/affected/affected.ts";
import { allRules } from "../../src/affected/rules.ts";
import { createSources } from "../../src/affected/source.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { affectedOf, casesIn, pathsOf } from "./cases.ts";

const parser = await createParser(["python", "typescript", "tsx"]);

describe.each(["python", "typescript"])("%s", (name) => {
  const cases = casesIn(name);

  test.each(cases.filter(({ reaches }) => reaches.length > 0))("$construct reaches its files", (one) => {
    expect(pathsOf(affectedOf(one.sides))).toEqual(expect.arrayContaining([...one.reaches]));
  });

  test.each(cases.filter(({ spares }) => spares.length > 0))("$construct spares the others", (one) => {
    const affected = affectedOf(one.sides);
    expect(affected.mode).toBe("affected");
    for (const path of one.spares) expect(pathsOf(affected)).not.toContain(path);
  });

  test.each(cases.filter(({ needs }) => needs !== undefined))(
    "$construct is missed without: $needs",
    (one) => {
      const missed = pathsOf(affectedOf(one.sides, { without: one.needs }));
      expect(one.reaches.filter((path) => !missed.includes(path))).not.toEqual([]);
    },
  );

  test("a change reaches the same the other way round", () => {
    for (const { sides, construct } of cases) {
      const [there, back] = [affectedOf(sides), affectedOf({ base: sides.head, head: sides.base })];
      expect
        .soft([construct, back.mode, ...pathsOf(back)])
        .toEqual([construct, there.mode, ...pathsOf(there)]);
    }
  });

  test("a change reaches the same in whatever order the files are given", () => {
    for (const { sides } of cases) {
      const turned = { base: new Map([...sides.base].reverse()), head: new Map([...sides.head].reverse()) };
      expect.soft(affectedOf(turned)).toEqual(affectedOf(sides));
    }
  });
});

describe("every file is reached where a file begins or ceases to bring in", () => {
  const use = 'import "other";\nexport const x = 1;\n';
  test.each<[what: string, base: string, head: string, mode: string]>([
    ["a library", "export {};\n", '/// <reference lib="dom" />\nexport {};\n', "full"],
    ["types", '/// <reference types="node" />\nexport {};\n', "export {};\n", "full"],
    ["a package, for what that does alone", "export {};\n", 'import "ambient";\nexport {};\n', "full"],
    ["nothing but a name", "export {};\n", 'import { a } from "ambient";\nexport {};\n', "affected"],
    ["nothing but a file", "export {};\n", 'import "./use.js";\nexport {};\n', "affected"],
  ])("%s", (_what, base, head, mode) => {
    const sideOf = (text: string) => new Map([["a.ts", text] as const, ["use.ts", use] as const]);
    expect(affectedOf({ base: sideOf(base), head: sideOf(head) }).mode).toBe(mode);
  });
});

/** Two rows side by side, each in its own folder: what the changes reach together is what each reaches, at least. */
test("a change that grows reaches no less", () => {
  const cases = casesIn("python").filter(({ reaches }) => reaches.length > 0);
  for (const [at, one] of cases.entries()) {
    const other = cases[(at + 7) % cases.length];
    if (other === undefined) continue;
    const side = (of: "base" | "head", name: "base" | "head") =>
      new Map([
        ...[...one.sides[of]].map(([path, text]) => [`one/${path}`, text] as const),
        ...[...other.sides[name]].map(([path, text]) => [`other/${path}`, text] as const),
      ]);
    const small = pathsOf(affectedOf({ base: side("base", "base"), head: side("head", "base") }));
    const large = pathsOf(affectedOf({ base: side("base", "base"), head: side("head", "head") }));
    expect.soft(large, one.construct).toEqual(expect.arrayContaining([...small]));
  }
});

/** Blobs are their texts here; of a file that was not named before, only its imports were read. */
test("of every file whose text is needed it says so before", () => {
  for (const { sides, construct } of [...casesIn("python"), ...casesIn("typescript")]) {
    const files = (side: "base" | "head") => [...sides[side]].map(([path, blob]) => ({ path, blob }));
    const both = { base: files("base"), head: files("head") };
    let named: ReadonlySet<string> | undefined;
    const sourceOf = createSources(
      parser,
      (blob) => (named === undefined || named.has(blob) ? blob : undefined),
      allRules,
    );
    for (const file of [...both.base, ...both.head]) sourceOf(file);
    named = new Set();
    const nothing = { base: [], head: [] };
    const steps = affectedSteps({
      files: both,
      sourceOf,
      packages: nothing,
      handing: [],
      others: [],
      whole: [],
      holds: allRules,
    });
    let step = steps.next();
    while (step.done !== true) {
      named = named.union(new Set(step.value.map(({ blob }) => blob)));
      step = steps.next();
    }
    expect.soft([construct, step.value]).toEqual([construct, affectedOf(sides)]);
  }
});
