/** The same kinds of change in C++, and those that only a language with headers has. Decided by reading the change, as in cases.ts. */
import type { NewnessCase } from "./cases.ts";

/** What a build lists; a file that is not there on a side is not checked on it. */
function database(files: readonly string[], flags: readonly string[] = []) {
  const entries = files.map((file) => ({
    directory: ".",
    file,
    arguments: [
      ...(file.endsWith(".c") ? ["cc", "-std=c17"] : ["c++", "-std=c++17"]),
      "-Wall",
      "-I.",
      ...flags,
      "-c",
      file,
    ],
  }));
  return { "compile_commands.json": `${JSON.stringify(entries, null, 2)}\n` };
}

/** As CMake writes it into its folder of a build. */
function cmake(...files: readonly string[]) {
  const entries = files.map((file) => ({
    directory: "/home/u/port/build",
    command: `/usr/bin/c++ -Wall -std=c++17 -o ${file}.o -c /home/u/port/src/${file}`,
    file: `/home/u/port/src/${file}`,
  }));
  return { "build/compile_commands.json": `${JSON.stringify(entries, null, 2)}\n` };
}

function elsewhere(...files: readonly string[]) {
  const entries = files.map((file) => ({ directory: "/src", file, arguments: ["c++", "-Wall", "-c", file] }));
  return { "compile_commands.json": `${JSON.stringify(entries, null, 2)}\n` };
}

const moored = "int moor(int ships) {\n  int spare = ships;\n  return ships + 1;\n}\n\n";

const lib = `#pragma once

struct Client {
  int name;
};

Client connect(int name, int port);
`;

// Three findings, two of them equal but for their place: the port is missing twice, and Client has no size.
const header = '#include "lib.h"\n';

const first = `
Client first(int name) {
  return connect(name);
}
`;

const second = `
int second(Client client) {
  int total = client.size;
  return total;
}
`;

const third = `
Client third(int name) {
  Client other = connect(name);
  return other;
}
`;

const m = [header, first, second, third].join("\n");
const built = database(["m.cpp", "n.cpp"]);
const old = { ...built, "lib.h": lib, "m.cpp": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;
const text = (...lines: readonly string[]) => `${lines.join("\n")}\n`;

/** Two that differ by two words: nobody uses the value of the one. */
const wrong = "  int port = name;\n  *count += 1;\n";
const right = "  int gate = name;\n  *count -= gate;\n";
const ofFunction = (name: string, statements: string) =>
  `\nint ${name}(int name, int *count) {\n${statements}  return name;\n}\n`;
const inner = (statements: string) => statements.replaceAll(/^(?=.)/gmu, "  ");
const within = (what: string, statements: string) =>
  `\n${what} {\n${inner(ofFunction("load", statements).trimStart())}};\n`.replace(
    /;\n$/u,
    what.startsWith("namespace") ? "\n" : ";\n",
  );
const declaring = (type: string) => `\nstruct ${type} {\n  int load(int name, int *count);\n};\n`;
const outside = (type: string, statements: string) => ofFunction(`${type}::load`, statements);
const clean = { ...built, "lib.h": lib };

/** A header with a mistake; long enough to be known where it goes. */
const mistaken = `#pragma once\n\nint rate(Lost one);\n${["fee", "toll", "due"].map((name) => `int ${name}(int days, int size);\n`).join("")}`;

export const clangdCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old findings",
    base: old,
    head: { "m.cpp": `// 1\n// 2\n// 3\n// 4\n// 5\n${m}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.cpp moved/m.cpp, which base's database follows",
    base: old,
    head: { ...database(["moved/m.cpp", "n.cpp"]), "m.cpp": null, "moved/m.cpp": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "three functions in another order",
    base: old,
    head: { "m.cpp": [header, third, first, second].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function with a finding goes to a file of its own",
    base: old,
    head: { "m.cpp": [header, first, third].join("\n"), "n.cpp": [header, second].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reformat",
    says: "parameters and arguments over several lines",
    base: old,
    head: {
      "m.cpp": m
        .replace("first(int name) {", "first(\n    int name\n) {")
        .replace("return connect(name);", "return connect(\n      name\n  );"),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "copy",
    says: "a function with a finding is copied: the copy is new",
    base: old,
    head: { "m.cpp": `${m}\n${second.replace("second", "fourth")}` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.cpp:22 no_member size"],
  },
  {
    name: "definition-goes",
    says: "a declaration goes from a header: who uses it, in a file that is as it was, is broken",
    base: {
      ...built,
      "lib.h": `${lib}int rate();\n`,
      "n.cpp": text('#include "lib.h"', "int bill() { return rate(); }"),
    },
    head: { "lib.h": lib },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["n.cpp:2 undeclared_var_use rate"],
  },
  {
    name: "cross-file",
    says: "a header wants one argument more: its caller breaks, and what was broken before stays so",
    base: {
      ...old,
      "n.cpp": text('#include "lib.h"', "Client good() { return connect(1, 2); }"),
    },
    head: { "lib.h": lib.replace("int port", "int port, bool safe") },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["n.cpp:2 ovl_no_viable_function_in_call connect"],
  },
  {
    name: "header-breaks",
    says: "a mistake in a header is found where it is included",
    base: { ...built, "lib.h": lib, "n.cpp": text('#include "lib.h"', "int ok() { return 1; }") },
    head: { "lib.h": `${lib}int rate(Lost one);\n` },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["n.cpp:1 unknown_typename Lost"],
  },
  {
    name: "second-of-a-kind",
    says: "a second finding with the same words beside an old one",
    base: { ...built, "n.cpp": text("int first() {", "  return lost;", "}") },
    head: { "n.cpp": text("int first() {", "  int before = lost;", "  return lost + before;", "}") },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["n.cpp:2 undeclared_var_use before"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same rule comes in",
    base: {
      ...built,
      "n.cpp": text("int first() {", "  return lost;", "}", "", "int second() {", "  return 1;", "}"),
    },
    head: { "n.cpp": text("int first() {", "  return 1;", "}", "", "int second() {", "  return gone;", "}") },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:6 undeclared_var_use gone"],
  },
  {
    name: "parameter-renamed",
    says: "a parameter with a finding gets another name, and so do its uses",
    base: old,
    head: { "m.cpp": m.replace("Client client", "Client customer").replace("client.size", "customer.size") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-symbol",
    says: "a type gets another name everywhere, and messages name it",
    base: old,
    head: { "lib.h": lib.replaceAll("Client", "Customer"), "m.cpp": m.replaceAll("Client", "Customer") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { ...built, "n.cpp": text('const char *word = "😀"; int number = 1;') },
    head: { "n.cpp": text('const char *word = "😀😀é"; int number = lost;') },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["n.cpp:1 undeclared_var_use lost"],
  },
  {
    name: "head-loosens",
    says: "head's database leaves a warning out: the old finding stands under base's",
    base: {
      ...built,
      "n.cpp": text("int first() {", "  int unused = 1;", "  return 2;", "}", "int second() { return 3; }"),
    },
    head: {
      ...database(["m.cpp", "n.cpp"], ["-Wno-unused-variable"]),
      "n.cpp": text(
        "int first() {",
        "  int unused = 1;",
        "  return 2;",
        "}",
        "int second() { return late; }",
      ),
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["n.cpp:5 undeclared_var_use late"],
  },
  {
    name: "new-file",
    says: "a file that is new has findings of its own",
    base: old,
    head: { "n.cpp": text("int number = lost;") },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["n.cpp:1 undeclared_var_use lost"],
  },
  {
    name: "exchange",
    says: "two functions exchange their statements: the one is mended, the other broken",
    base: { ...clean, "n.cpp": `${ofFunction("first", wrong)}${ofFunction("third", right)}` },
    head: { "n.cpp": `${ofFunction("first", right)}${ofFunction("third", wrong)}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:9 -Wunused-variable port"],
  },
  {
    name: "exchange-in-c",
    says: "the same in C",
    base: { ...database(["n.c"]), "n.c": `${ofFunction("first", wrong)}${ofFunction("third", right)}` },
    head: { "n.c": `${ofFunction("first", right)}${ofFunction("third", wrong)}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.c:9 -Wunused-variable port"],
  },
  {
    name: "exchange-methods",
    says: "two methods of one name exchange their statements",
    base: { ...clean, "n.cpp": `${within("struct Car", wrong)}${within("struct Bus", right)}` },
    head: { "n.cpp": `${within("struct Car", right)}${within("struct Bus", wrong)}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:12 -Wunused-variable port"],
  },
  {
    name: "exchange-outside",
    says: "two methods of one name, which stand outside of their types, exchange their statements",
    base: {
      ...clean,
      "n.cpp": `${declaring("Car")}${declaring("Bus")}${outside("Car", wrong)}${outside("Bus", right)}`,
    },
    head: {
      "n.cpp": `${declaring("Car")}${declaring("Bus")}${outside("Car", right)}${outside("Bus", wrong)}`,
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:17 -Wunused-variable port"],
  },
  {
    name: "exchange-namespaces",
    says: "two functions of one name in two namespaces exchange their statements",
    base: { ...clean, "n.cpp": `${within("namespace car", wrong)}${within("namespace bus", right)}` },
    head: { "n.cpp": `${within("namespace car", right)}${within("namespace bus", wrong)}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:12 -Wunused-variable port"],
  },
  {
    name: "method-outside",
    says: "a method goes out of its class, and its old finding with it",
    base: { ...clean, "n.cpp": `${within("struct Car", wrong)}${within("struct Bus", wrong)}` },
    head: { "n.cpp": `${declaring("Car")}${outside("Car", wrong)}${within("struct Bus", wrong)}` },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "method-outside-mended",
    says: "a method goes out of its class and is mended, while one of its name in another class gets what it had",
    base: { ...clean, "n.cpp": `${within("struct Car", wrong)}${within("struct Bus", right)}` },
    head: { "n.cpp": `${declaring("Car")}${within("struct Bus", wrong)}${outside("Car", right)}` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:8 -Wunused-variable port"],
  },
  {
    name: "method-to-file",
    says: "the methods of a type go to a file of their own",
    base: {
      ...clean,
      "lib.h": `${declaring("Car")}${declaring("Bus")}`,
      "m.cpp": `#include "lib.h"\n${outside("Car", wrong)}${outside("Bus", wrong)}`,
    },
    head: {
      "m.cpp": `#include "lib.h"\n${outside("Car", wrong)}`,
      "n.cpp": `#include "lib.h"\n${outside("Bus", wrong)}`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "reorder-mended",
    says: "functions in another order, one mended and one broken on the way",
    base: {
      ...clean,
      "n.cpp": `${ofFunction("first", wrong)}${ofFunction("second", right)}${ofFunction("third", right)}`,
    },
    head: {
      "n.cpp": `${ofFunction("third", wrong)}${ofFunction("first", right)}${ofFunction("second", right)}`,
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:3 -Wunused-variable port"],
  },
  {
    name: "parameter-told",
    says: "a parameter that nobody uses gets another name, which the message says",
    base: {
      ...clean,
      ...database(["n.cpp"], ["-Wunused-parameter"]),
      "n.cpp": text("int first(int client, int size) {", "  return size;", "}"),
    },
    head: { "n.cpp": text("int first(int customer, int size) {", "  return size;", "}") },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "namespace-around",
    says: "a namespace is put around old code",
    base: { ...clean, "n.cpp": `${ofFunction("first", wrong)}${ofFunction("third", wrong)}` },
    head: {
      "n.cpp": `namespace shop {\n${inner(`${ofFunction("first", wrong)}${ofFunction("third", wrong)}`)}}\n`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "reformat-braces",
    says: "braces on lines of their own, and four columns for two",
    base: { ...clean, "n.cpp": `${within("struct Car", wrong)}${within("struct Bus", wrong)}` },
    head: {
      "n.cpp": `${within("struct Car", wrong)}${within("struct Bus", wrong)}`
        .replaceAll(/^( *)(.*) \{$/gmu, "$1$2\n$1{")
        .replaceAll(/^( +)/gmu, "$1$1"),
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "second-in-function",
    says: "a second finding with the same words in the same function, in front of the old one",
    base: { ...clean, "n.cpp": text("void first() {", "  int port = 1;", "}") },
    head: {
      "n.cpp": text("void first() {", "  {", "    int port = 2;", "  }", "  int port = 1;", "}"),
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["n.cpp:3 -Wunused-variable port"],
  },
  {
    name: "include-exchanged",
    says: "another header is included, which has the mistake that the first had",
    base: {
      ...clean,
      "a.h": mistaken,
      "b.h": mistaken.replace("rate", "price"),
      "n.cpp": text('#include "a.h"', "int first() { return 1; }"),
    },
    head: { "n.cpp": text('#include "b.h"', "int first() { return 1; }") },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["n.cpp:1 unknown_typename Lost"],
  },
  {
    name: "include-moves",
    says: "a header with a mistake moves into a folder, and its include is written otherwise",
    base: {
      ...clean,
      "a.h": mistaken,
      "n.cpp": text('#include "a.h"', '#include "lib.h"', "int first() { return 1; }"),
    },
    head: {
      "a.h": null,
      "inner/a.h": mistaken,
      "n.cpp": text('#include "lib.h"', "#include <inner/a.h>", "int first() { return 1; }"),
    },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "includer-moves",
    says: "a file moves into a folder, and includes a header with a mistake from there",
    base: {
      ...clean,
      "a.h": mistaken,
      "n.cpp": text('#include "a.h"', "int first() { return 1; }", "int second() { return 2; }"),
    },
    head: {
      ...database(["m.cpp", "inner/n.cpp"]),
      "n.cpp": null,
      "inner/n.cpp": text('#include "../a.h"', "int first() { return 1; }", "int second() { return 2; }"),
    },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "rename-cmake",
    says: "a file gets another name, in a database as CMake writes it, with the paths of the machine that built",
    base: {
      ...cmake("a.cpp", "main.cpp"),
      "src/a.cpp": moored,
      "src/main.cpp": "int main() { return 0; }\n",
    },
    head: { ...cmake("b.cpp", "main.cpp"), "src/a.cpp": null, "src/b.cpp": moored },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "rename-elsewhere",
    says: "a file gets another name and one mistake more, in a database of relative names and another machine's folder",
    base: { ...elsewhere("a.cpp"), "a.cpp": moored },
    head: { ...elsewhere("b.cpp"), "a.cpp": null, "b.cpp": `${moored}int late() { return lost; }\n` },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["b.cpp:6 undeclared_var_use lost"],
  },
];
