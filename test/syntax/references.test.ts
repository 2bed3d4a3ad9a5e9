/** Two texts that may need other files of a program are told apart, whatever else they have in common. */
import { describe, expect, test } from "vitest";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { scriptReferences } from "../../src/syntax/references.ts";

const parser = await createParser(["typescript", "tsx"]);
const of = (text: string, language: "typescript" | "tsx" = "typescript") =>
  scriptReferences(read(parser, language, text));

const module = 'import { a } from "./a.js";\nexport const b = a;\n';

describe("need the same files", () => {
  test.each([
    [module, `${module}export const c: number = "one";\n`],
    [module, module.replace("{ a }", "{ a, type A }")],
    [module, `// a remark\n${module}`],
    [module, `${module}const text = 'it came from "./b.js"';\n`],
    [module, `${module}const from = { from: "./b.js" };\n`],
    [module, `${module}Array.from("./b.js");\n`],
    [module, `${module}switch (b) { case "./b.js": break; }\n`],
  ])("%j and %j", (before, after) => {
    expect(of(after)).toBe(of(before));
    expect(of(before)).toBeTypeOf("string");
  });
});

describe("may need others", () => {
  test.each([
    `${module}import "./b.js";\n`,
    `${module}export * from "./b.js";\n`,
    `${module}export type { B } from "./b.js";\n`,
    `${module}const c = import("./b.js");\n`,
    `${module}const c = import(\n/* ${"long ".repeat(200)} */ "./b.js");\n`,
    `${module}const c = import(\`./b.js\`);\n`,
    `${module}type C = import("./b.js").C;\n`,
    `${module}type C = typeof import("./b.js");\n`,
    `${module}import c = require("./b.js");\n`,
    `${module}const c = require("./b.js");\n`,
    `${module}declare module "./b.js" {}\n`,
    `${module}const c = \`\${require("./b.js")}\`;\n`,
    `${module}import c from "./\\u0062.js";\n`,
    module.replace('"./a.js"', '"./a.ts"'),
    module.replace('import { a } from "./a.js"', 'import a = require("./a.js")'),
    module.replace('"./a.js";', '"./a.js" with { "resolution-mode": "require" };'),
    `${module}import "./a.js";\n`,
    `/// <reference path="./b.ts" />\n${module}`,
    `/// <reference types="node" />\n${module}`,
    `/** @jsxImportSource ./b */\n${module}`,
    module.replace("import", "// import"),
    "const b = 1;\n",
    `${module}}`,
  ])("%j, and a module with one import", (after) => {
    expect(of(after)).not.toBe(of(module));
  });

  test("what is a comment in one of them and an import in the other", () => {
    expect(of(`// import "./b.js";\n${module}`)).not.toBe(of(`import "./b.js";\n${module}`));
    expect(of(`const c = 'import "./b.js"';\n${module}`)).not.toBe(of(`import "./b.js";\n${module}`));
  });

  test("a comment of JavaScript that imports a type", () => {
    const typed = '/** @type {import("./b.js").B} */\nexport const b = 1;\n';
    expect(of(typed, "tsx")).not.toBe(of("/** a remark */\nexport const b = 1;\n", "tsx"));
  });

  test("JSX, which imports what makes its elements", () => {
    expect(of("export const b = <A />;\n", "tsx")).not.toBe(of("export const b = 1;\n", "tsx"));
    expect(of("export const b = <A>x</A>;\n", "tsx")).toBe(of("export const b = <B>y</B>;\n", "tsx"));
  });

  test("a text that becomes a module, which may need helpers", () => {
    expect(of("export const b = 1;\n")).not.toBe(of("const b = 1;\n"));
  });
});

test("a broken text tells nothing", () => {
  expect(of("import { from './a';\n")).toBeUndefined();
});
