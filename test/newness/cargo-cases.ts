/** The same kinds of change in Rust. Decided by reading the change, as in cases.ts. */
import type { Files } from "../support/files.ts";
import type { NewnessCase } from "./cases.ts";

const project: Files = {
  ".lanser/config.yml": "version: 1\nservers: [{ id: cargo, trust: executes-repository, sandbox: none }]\n",
  "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
  "Cargo.lock": 'version = 4\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\n',
};

// Three warnings, two of them equal but for their place: a port is never used, twice, and a total never changes. After an error of types
// there would be none.
const first = `
pub fn first(name: i32) -> i32 {
    let port = 1;
    name
}
`;

const second = `
pub fn second(client: i32) -> i32 {
    let mut total = client;
    total
}
`;

const third = `
pub fn third(name: i32) -> i32 {
    let port = 1;
    name + 1
}
`;

/** Two that differ by a name and a mark: nobody uses the value of the one. */
const wrong = "    let port = name;\n    *count += 1;\n";
const right = "    let _port = name;\n    *count -= 1;\n";
const ofFunction = (name: string, statements: string) =>
  `\npub fn ${name}(name: i32, count: &mut i32) -> i32 {\n${statements}    name\n}\n`;

/** Two methods of one name, of two types, and of two traits of one type. */
const inner = (statements: string) => statements.replaceAll(/^(?=.)/gmu, "    ");
const method = (statements: string) =>
  `    fn load(&self, name: i32, count: &mut i32) -> i32 {\n${inner(statements)}        name\n    }\n`;
const ofType = (type: string, statements: string) =>
  `\npub struct ${type};\n\nimpl ${type} {\n${method(statements).replace("fn", "pub fn")}}\n`;
const traits = ["Land", "Water"]
  .map((name) => `pub trait ${name} {\n    fn load(&self, name: i32, count: &mut i32) -> i32;\n}\n\n`)
  .join("");
const ofTrait = (trait: string, statements: string) => `\nimpl ${trait} for Ship {\n${method(statements)}}\n`;

const m = [first, second, third].join("\n");
const lib = (...names: readonly string[]) => names.map((name) => `pub mod ${name};\n`).join("");
const old = { ...project, "src/lib.rs": lib("m"), "src/m.rs": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;
const text = (...lines: readonly string[]) => `${lines.join("\n")}\n`;
const clean = { ...project, "src/lib.rs": lib("m"), "src/m.rs": text("pub fn one() -> i32 {", "    1", "}") };

export const cargoCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old findings",
    base: old,
    head: { "src/m.rs": `// 1\n// 2\n// 3\n// 4\n// 5\n${m}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv src/m.rs src/moved.rs, and the module of that name",
    base: old,
    head: { "src/m.rs": null, "src/moved.rs": m, "src/lib.rs": lib("moved") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "three functions in another order",
    base: old,
    head: { "src/m.rs": [third, first, second].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function with a finding goes to a module of its own",
    base: old,
    head: { "src/m.rs": [first, third].join("\n"), "src/n.rs": second, "src/lib.rs": lib("m", "n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reformat",
    says: "parameters over several lines, and another order of blanks",
    base: old,
    head: {
      "src/m.rs": m
        .replace("first(name: i32)", "first(\n    name: i32,\n)")
        .replace("let port = 1;", "let port=1;"),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "copy",
    says: "a function with a finding is copied: the copy is new",
    base: old,
    head: { "src/m.rs": `${m}\n${second.replace("second", "fourth")}` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["src/m.rs:21 unused_mut total"],
  },
  {
    name: "use-goes",
    says: "the last use of an import goes: the import, an old line, is unused now",
    base: {
      ...clean,
      "src/m.rs": text("use std::cmp::max;", "", "pub fn one(x: i32) -> i32 {", "    max(x, 1)", "}"),
    },
    head: { "src/m.rs": text("use std::cmp::max;", "", "pub fn one(x: i32) -> i32 {", "    x", "}") },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["src/m.rs:1 unused_imports max"],
  },
  {
    name: "cross-file",
    says: "a function wants one argument more: its caller, in a file that is as it was, breaks",
    base: {
      ...clean,
      "src/lib.rs": lib("m", "n"),
      "src/n.rs": text("pub fn two() -> i32 {", "    crate::m::one()", "}"),
    },
    head: { "src/m.rs": text("pub fn one(x: i32) -> i32 {", "    x", "}") },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["src/n.rs:2 E0061 argument"],
  },
  {
    name: "definition-goes",
    says: "a function goes that a test calls",
    base: {
      ...clean,
      "src/m.rs": text("pub fn one() -> i32 {", "    1", "}", "", "pub fn two() -> i32 {", "    2", "}"),
      "tests/all.rs": text("#[test]", "fn all() {", "    assert_eq!(shop::m::two(), 2);", "}"),
    },
    head: { "src/m.rs": text("pub fn one() -> i32 {", "    1", "}") },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["tests/all.rs:3 E0425 two"],
  },
  {
    name: "second-of-a-kind",
    says: "a second finding with the same words beside an old one",
    base: { ...clean, "src/m.rs": text("pub fn one() {", "    let port = 1;", "}") },
    head: {
      "src/m.rs": text("pub fn one() {", "    let port = 1;", "    {", "        let port = 2;", "    }", "}"),
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["src/m.rs:4 unused_variables port"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same rule comes in",
    base: {
      ...clean,
      "src/m.rs": text("pub fn one() {", "    let port = 1;", "}", "", "pub fn two() {", "}"),
    },
    head: { "src/m.rs": text("pub fn one() {", "}", "", "pub fn two() {", "    let size = 1;", "}") },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["src/m.rs:5 unused_variables size"],
  },
  {
    name: "exchange",
    says: "two functions exchange their statements: the one is mended, the other broken",
    base: {
      ...project,
      "src/lib.rs": lib("m"),
      "src/m.rs": `${ofFunction("first", wrong)}${ofFunction("third", right)}`,
    },
    head: { "src/m.rs": `${ofFunction("first", right)}${ofFunction("third", wrong)}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["src/m.rs:9 unused_variables port"],
  },
  {
    name: "exchange-methods",
    says: "two methods of one name exchange their statements",
    base: {
      ...project,
      "src/lib.rs": lib("m"),
      "src/m.rs": `${ofType("Car", wrong)}${ofType("Bus", right)}`,
    },
    head: { "src/m.rs": `${ofType("Car", right)}${ofType("Bus", wrong)}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["src/m.rs:16 unused_variables port"],
  },
  {
    name: "exchange-traits",
    says: "the methods of one name that a type has for two traits exchange their statements",
    base: {
      ...project,
      "src/lib.rs": lib("m"),
      "src/m.rs": `${traits}pub struct Ship;\n${ofTrait("Land", wrong)}${ofTrait("Water", right)}`,
    },
    head: {
      "src/m.rs": `${traits}pub struct Ship;\n${ofTrait("Land", right)}${ofTrait("Water", wrong)}`,
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["src/m.rs:21 unused_variables port"],
  },
  {
    name: "method-to-file",
    says: "the methods of a type go to a module of their own",
    base: {
      ...project,
      "src/lib.rs": lib("m"),
      "src/m.rs": `${ofType("Car", wrong)}${ofType("Bus", wrong)}`,
    },
    head: {
      "src/lib.rs": lib("m", "n"),
      "src/m.rs": `pub struct Car;\n${ofType("Bus", wrong)}`,
      "src/n.rs": `use crate::m::Car;\n${ofType("Car", wrong).replace("\npub struct Car;\n", "")}`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "use-list",
    says: "two imports that nobody uses are put into one list",
    base: {
      ...clean,
      "src/m.rs": text("use std::cmp::max;", "use std::fmt::Debug;", "", "pub fn one() {}"),
    },
    head: {
      "src/m.rs": text("use std::{cmp::max, fmt::{Debug}};", "", "pub fn one() {}"),
    },
    counts: { base: 2, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "use-apart",
    says: "a list of imports, one of which nobody uses, becomes a statement each",
    base: {
      ...clean,
      "src/m.rs": text("use std::cmp::{max, min};", "", "pub fn one(x: i32) -> i32 {", "    max(x, 1)", "}"),
    },
    head: {
      "src/m.rs": text(
        ...[
          "use std::cmp::max;",
          "use std::cmp::min;",
          "",
          "pub fn one(x: i32) -> i32 {",
          "    max(x, 1)",
          "}",
        ],
      ),
    },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "parameter-renamed",
    says: "a parameter by which a finding stands gets another name, and so do its uses",
    base: old,
    head: { "src/m.rs": m.replace("second(client", "second(customer").replace("= client", "= customer") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { ...clean, "src/m.rs": text('pub fn one() { println!("😀"); }') },
    head: { "src/m.rs": text('pub fn one() { println!("😀😀é"); let port = 1; }') },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["src/m.rs:1 unused_variables port"],
  },
  {
    name: "new-file",
    says: "a module that is new has findings of its own",
    base: old,
    head: { "src/n.rs": text("pub fn four() {", "    let size = 1;", "}"), "src/lib.rs": lib("m", "n") },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["src/n.rs:2 unused_variables size"],
  },
];
