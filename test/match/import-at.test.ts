/** What a finding on an import stands on: the module, or a name of it. */
import { describe, expect, test } from "vitest";
import { importAt, importStatements } from "../../src/match/imported.ts";
import { writtenModule } from "../../src/syntax/imports.ts";
import { readingOf } from "./readings.ts";

describe("a place on an import", () => {
  const at = (path: string, marked: string) => {
    const [before = "", under = "", behind = ""] = marked.split("|");
    const reading = readingOf(path, `${before}${under}${behind}`);
    if (reading === undefined) throw new Error("a reading was to be there");
    const positionOf = (text: string) => {
      const found = text.split("\n");
      return { line: found.length - 1, character: found.at(-1)?.length ?? 0 };
    };
    const range = { start: positionOf(before), end: positionOf(before + under) };
    const found = importAt(reading, importStatements(reading), range);
    if (found === undefined) return "none";
    const { part, module, names } = found;
    return [part, writtenModule(module), ...names].join(" ").trim();
  };
  test.each([
    ["from |a.b| import c\n", "module a.b c"],
    ["from a.b import |c|\n", "name a.b c"],
    ["from a import b, |c| as d\n", "name a c"],
    ["from a import b, c as |d|\n", "name a c"],
    ["from a import |a|\n", "name a a"],
    ["from |a| import a\n", "module a a"],
    ["from |.| import a\n", "module . a"],
    ["from |..b| import a\n", "module ..b a"],
    ["from | a . b | import c\n", "module a.b c"],
    ["import |a.b|\n", "module a.b"],
    ["import |a|\n", "module a"],
    ["|import a.b|\n", "module a.b"],
    ["|from a import b|\n", "module a b"],
    ["x = 1\nfrom a import (\n    b,\n    |c|,\n)\n", "name a c"],
    ["from a import b\n|c| = 1\n", "none"],
    ["|c| = 1\nfrom a import c\n", "none"],
    ["if x:\n    |from| a import b\n", "module a b"],
    ["from a import b; |b|\n", "name a b"],
  ])("of Python, in %j: %s", (text, expected) => {
    expect(at("m.py", text)).toBe(expected);
  });

  test.each([
    ['import { a } from |"./b"|;\n', "module ./b a"],
    ["import { a } from |'./b'|;\n", "module ./b a"],
    ['import { |a| } from "./b";\n', "name ./b a"],
    ['import { a as |c| } from "./b";\n', "name ./b a"],
    ['import { |a| as c } from "./b";\n', "name ./b a"],
    ['|import { a } from "./b"|;\n', "module ./b a"],
    ['x; import { a } from |"./b"|;\n', "module ./b a"],
    ['import { a } from "./b"; f(|"./c"|);\n', "none"],
    ['f(|"./c"|);\n', "none"],
  ])("of TypeScript, in %j: %s", (text, expected) => {
    expect(at("m.ts", text)).toBe(expected);
  });

  test.each([
    ['import |"a/b"|\n', "module a/b"],
    ['import (\n\t"c"\n\t|"a/b"|\n)\n', "module a/b"],
    ['import (\n\t|b| "a/c"\n)\n', "module a/c"],
    ['import . |"a/b"|\n', "module a/b *"],
    ['|import| "a/b"\n', "module a/b"],
    ['import "a"\n\nvar b = |"a"|\n', "none"],
    ['var b = `\nimport |"a"|\n`\n', "none"],
  ])("of Go, in %j: %s", (text, expected) => {
    expect(at("m.go", text)).toBe(expected);
  });

  test.each([
    ["use |std::cmp::max|;\n", "name std::cmp max"],
    ["use std::cmp::{|max|, min};\n", "name std::cmp max"],
    ["use std::{cmp::{max, min}, |fmt|};\n", "name std fmt"],
    ["use |crate::m|::one;\n", "module crate::m one"],
    ["use crate::|m|::one;\n", "module crate::m one"],
    ["use a::b as |c|;\n", "name a b"],
    ["use |a|;\n", "module a"],
    ["|use a::b;|\n", "module a b"],
    ["mod |m|;\n", "name self m"],
    ["|pub mod m;|\n", "module self m"],
    ["mod t {\n    use super::{|x|, y};\n}\n", "name self x"],
    ["use a::b;\nfn f() { |a::b|() }\n", "none"],
    ["// use |a|;\n", "none"],
  ])("of Rust, in %j: %s", (text, expected) => {
    expect(at("m.rs", text)).toBe(expected);
  });

  test.each([
    ['#include |"a/b.h"|\n', "module a/b.h *"],
    ["#include |<vector>|\n", "module vector *"],
    ["#include |<|vector>\n", "module vector *"],
    ['|#include "a.h"|\n', "module a.h *"],
    ['// #include |"a.h"|\n', "none"],
    ['#include "a.h"\nconst char *a = |"a.h"|;\n', "none"],
  ])("of C, in %j: %s", (text, expected) => {
    expect(at("m.cpp", text)).toBe(expected);
  });
});
