/** Attributes and variables by name: which line is meant, of a class, of a file, and of what is none of these. */
import { expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { namesSymbol } from "../../src/selectors/given.ts";
import { relocateDefaults } from "../../src/selectors/relocate.ts";
import { resolvePlace } from "../../src/selectors/resolve.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { filePlace } from "../support/file-place.ts";

const parser = await createParser(["python", "typescript", "json", "yaml", "go", "rust", "cpp"]);

const inFile = (language: SyntaxLanguage, text: string) => {
  const reading = read(parser, language, text);
  const source = {
    text,
    reading,
    given: namesSymbol(reading),
    unit: "utf-16" as const,
    relocation: relocateDefaults,
    paths: () => [],
  };
  const lines = text.split("\n");
  return (name: string): string => {
    try {
      const { range, whole } = resolvePlace(filePlace(`a#${name}`), "position", source);
      const code = lines.slice(whole.start.line, whole.end.line + 1).join("\n");
      return `${range.start.line + 1}:${range.start.character + 1} ${code.slice(whole.start.character)}`;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return `${error.exitCode} ${error.hint}`;
    }
  };
};

test("an attribute of Python is where the class declares it, else where its constructor, else where a method gives it a value", () => {
  const place = inFile(
    "python",
    `import os as system
LIMIT: int = 3
A, B = 1, 2
for each in (1, 2):
    pass

class Bill:
    kind = "bill"
    total: int

    def late(self):
        self.total = 1
        self.lines = [
            1,
        ]

    def __init__(self, owner: str) -> None:
        local = 1
        self.total = 0
        self.owner, other = owner, local
        self.lines = []
        owner.name = "x"

    def late_again(self):
        self.seen = True

    def owner_of(self):
        return self.owner

    class Line:
        amount = 1.5
`,
  );
  expect(
    [
      ...[
        "LIMIT",
        "B",
        "Bill.kind",
        "Bill.total",
        "Bill.owner",
        "Bill.lines",
        "Bill.seen",
        "Bill.Line.amount",
      ],
      // Of a function, of something else, of a loop, of an import; the last is a definition.
      ...["Bill.local", "Bill.name", "each", "system", "Bill.owner_of", "Bill.ownr"],
    ].map((name) => `${name}: ${place(name).split("\n")[0]}`),
  ).toMatchInlineSnapshot(`
    [
      "LIMIT: 2:1 LIMIT: int = 3",
      "B: 3:4 A, B = 1, 2",
      "Bill.kind: 8:5 kind = "bill"",
      "Bill.total: 9:5 total: int",
      "Bill.owner: 20:14 self.owner, other = owner, local",
      "Bill.lines: 21:14 self.lines = []",
      "Bill.seen: 25:14 self.seen = True",
      "Bill.Line.amount: 31:9 amount = 1.5",
      "Bill.local: 3 Did you mean \`Bill.total\`?",
      "Bill.name: 3 Did you mean \`Bill.late\`?",
      "each: 3 To list the definitions of the file: lanser outline a",
      "system: 3 To list the definitions of the file: lanser outline a",
      "Bill.owner_of: 27:9 def owner_of(self):",
      "Bill.ownr: 3 Did you mean \`Bill.owner\`?",
    ]
  `);
});

test("a field of TypeScript is declared in its class, made by its constructor, or given a value in a method", () => {
  const place = inFile(
    "typescript",
    `export const limit = 3;
let [width, height] = size();
export class Bill<Kind> {
  readonly kind = "bill";
  #secret = 1;
  static all: Bill<unknown>[] = [];
  handler = () => this.kind;
  constructor(private readonly owner: string, other: number) {
    this.late = other;
    const local = 1;
  }
}
export interface Line {
  amount: number;
}
type Pair = { left: number };
enum Colour { Red, Green = 2 }
`,
  );
  expect(
    [
      ...["limit", "height", "Bill.kind", "Bill.%23secret", "Bill.all", "Bill.owner", "Bill.late"],
      ...["Line.amount", "Pair.left", "Colour.Red", "Colour.Green"],
      // The last is a definition: a field that holds a function.
      ...["Bill.other", "Bill.local", "Bill.Kind", "Bill.Bill", "Bill.handler"],
    ].map((name) => `${name}: ${place(name)}`),
  ).toMatchInlineSnapshot(`
    [
      "limit: 1:14 export const limit = 3;",
      "height: 2:13 let [width, height] = size();",
      "Bill.kind: 4:12 readonly kind = "bill";",
      "Bill.%23secret: 5:4 #secret = 1;",
      "Bill.all: 6:10 static all: Bill<unknown>[] = [];",
      "Bill.owner: 8:32 constructor(private readonly owner: string, other: number) {",
      "Bill.late: 9:10 this.late = other;",
      "Line.amount: 14:3 amount: number;",
      "Pair.left: 16:15 type Pair = { left: number };",
      "Colour.Red: 17:15 enum Colour { Red, Green = 2 }",
      "Colour.Green: 17:20 enum Colour { Red, Green = 2 }",
      "Bill.other: 3 Did you mean \`Bill.owner\`?",
      "Bill.local: 3 To list the definitions of the file: lanser outline a",
      "Bill.Kind: 3 Did you mean \`Bill.kind\`?",
      "Bill.Bill: 3 Did you mean \`Bill.all\`?",
      "Bill.handler: 7:3 handler = () => this.kind;",
    ]
  `);
});

test("of Go a name of the package, and a field of a type, as its server lists them", () => {
  const place = inFile(
    "go",
    `package shop

import names "strings"

const (
	Low, high = 1, 2
	_         = 3
)

var total, other = 1, func() int { inner := 1; return inner }

var config struct{ Port int }

var handler = wrap(func(w int) { local := w; type hidden struct{ field int } })

type Ship[T any] struct {
	Box, left []T
	*Base
	lib.Rate[int]
	Crew struct {
		Size int
	}
	late func(a int) bool
}

type Loader interface {
	Load(cargo string) (n int)
	fmt.Stringer
}

func (ship *Ship[T]) Load(cargo string) (n int) { inside := 1; return inside }

func f(a int) { b := a }
`,
  );
  expect(
    [
      ...["Low", "high", "total", "other", "config", "config.Port", "Ship.Box", "Ship.left", "Ship.Base"],
      ...[
        "Ship.Rate",
        "Ship.Crew",
        "Ship.Crew.Size",
        "Ship.late",
        "Ship.Load",
        "Loader.Load",
        "Loader.Stringer",
        "f",
        "Ship",
      ],
      ...["_", "inner", "local", "hidden", "field", "names", "Ship.T", "Ship.Size", "Loader.cargo", "cargo"],
      ...["inside", "b", "Ship.Ship", "config.config", "Load"],
    ].map((name) => `${name}: ${place(name)}`),
  ).toMatchInlineSnapshot(`
    [
      "Low: 6:2 Low, high = 1, 2",
      "high: 6:7 Low, high = 1, 2",
      "total: 10:5 var total, other = 1, func() int { inner := 1; return inner }",
      "other: 10:12 var total, other = 1, func() int { inner := 1; return inner }",
      "config: 12:5 var config struct{ Port int }",
      "config.Port: 12:20 var config struct{ Port int }",
      "Ship.Box: 17:2 Box, left []T",
      "Ship.left: 17:7 Box, left []T",
      "Ship.Base: 18:3 *Base",
      "Ship.Rate: 19:6 lib.Rate[int]",
      "Ship.Crew: 20:2 Crew struct {
    		Size int
    	}",
      "Ship.Crew.Size: 21:3 Size int",
      "Ship.late: 23:2 late func(a int) bool",
      "Ship.Load: 31:22 func (ship *Ship[T]) Load(cargo string) (n int) { inside := 1; return inside }",
      "Loader.Load: 27:2 Load(cargo string) (n int)",
      "Loader.Stringer: 28:6 fmt.Stringer",
      "f: 33:6 func f(a int) { b := a }",
      "Ship: 16:6 type Ship[T any] struct {
    	Box, left []T
    	*Base
    	lib.Rate[int]
    	Crew struct {
    		Size int
    	}
    	late func(a int) bool
    }",
      "_: 3 Did you mean \`f\`?",
      "inner: 3 To list the definitions of the file: lanser outline a",
      "local: 3 Did you mean \`total\`?",
      "hidden: 14:51 type hidden struct{ field int } })",
      "field: 3 To list the definitions of the file: lanser outline a",
      "names: 3 To list the definitions of the file: lanser outline a",
      "Ship.T: 3 Did you mean \`Ship\`?",
      "Ship.Size: 3 Did you mean \`Ship.Base\`?",
      "Loader.cargo: 3 To list the definitions of the file: lanser outline a",
      "cargo: 3 To list the definitions of the file: lanser outline a",
      "inside: 3 To list the definitions of the file: lanser outline a",
      "b: 3 Did you mean \`f\`?",
      "Ship.Ship: 3 To list the definitions of the file: lanser outline a",
      "config.config: 3 To list the definitions of the file: lanser outline a",
      "Load: 3 Did you mean \`Loader.Load\`?",
    ]
  `);
});

test("of Rust the fields and variants of a type, and what a type is given elsewhere, by the name of the type", () => {
  const place = inFile(
    "rust",
    `use std::fmt::Display as Shown;

pub const LOW: u32 = 1;

pub struct Ship<T> {
    pub boxes: Vec<T>,
    crew: Crew,
}

pub enum Cargo {
    None,
    Crate { weight: u32 },
}

impl<T> Ship<T> {
    pub const MAX: u32 = 2;
    pub fn load(&mut self, cargo: Cargo) { let inside = 1; }
}

impl<T> Shown for Ship<T> {
    fn fmt(&self) {}
}

impl<T> std::fmt::Debug for Ship<T> {
    fn fmt(&self) {}
}

impl other::Crew {
    fn rest(&self) {}
}

mod inner { fn hidden() {} }
mod apart;
`,
  );
  expect(
    [
      ...["LOW", "Ship", "Ship.boxes", "Ship.crew", "Cargo.None", "Cargo.Crate", "Cargo.Crate.weight"],
      ...["Ship.MAX", "Ship.load", "Ship.fmt", "Crew", "Crew.rest", "inner.hidden"],
      ...["Shown", "T", "Ship.T", "inside", "Ship.load.inside", "cargo", "apart", "load"],
    ].map((name) => `${name}: ${place(name)}`),
  ).toMatchInlineSnapshot(`
    [
      "LOW: 3:11 pub const LOW: u32 = 1;",
      "Ship: 5:12 pub struct Ship<T> {
        pub boxes: Vec<T>,
        crew: Crew,
    }",
      "Ship.boxes: 6:9 pub boxes: Vec<T>,",
      "Ship.crew: 7:5 crew: Crew,",
      "Cargo.None: 11:5 None,",
      "Cargo.Crate: 12:5 Crate { weight: u32 },",
      "Cargo.Crate.weight: 12:13 Crate { weight: u32 },",
      "Ship.MAX: 16:15 pub const MAX: u32 = 2;",
      "Ship.load: 17:12 pub fn load(&mut self, cargo: Cargo) { let inside = 1; }",
      "Ship.fmt: 4 Name one of them:
    a@L21:C8  a#Ship.fmt?overload=0
    a@L25:C8  a#Ship.fmt?overload=1",
      "Crew: 28:13 impl other::Crew {
        fn rest(&self) {}
    }",
      "Crew.rest: 29:8 fn rest(&self) {}",
      "inner.hidden: 32:16 fn hidden() {} }",
      "Shown: 3 To list the definitions of the file: lanser outline a",
      "T: 3 To list the definitions of the file: lanser outline a",
      "Ship.T: 3 Did you mean \`Ship\`?",
      "inside: 3 To list the definitions of the file: lanser outline a",
      "Ship.load.inside: 3 The parts of a definition are :sig, :body and :doc.",
      "cargo: 3 Did you mean \`Cargo\`?",
      "apart: 3 To list the definitions of the file: lanser outline a",
      "load: 3 Did you mean \`Ship.load\`?",
    ]
  `);
});

test("of C and C++ the variables of a file, fields, enumerators and what is only declared; a method by its type, wherever it stands", () => {
  const place = inFile(
    "cpp",
    `#include "lib.h"
#define LIMIT 3

namespace shop {
int declared(int a);
extern int count;

class Ship : public Base {
 public:
  Ship(int size);
  int load(int cargo) const;
  int rest() { int inside = 1; return inside; }
  int size = 0, left;
};

enum class Cargo { Crate, Fluid = 2 };
}  // namespace shop

int shop::Ship::load(int cargo) const { return cargo; }
typedef struct crew { int heads; } crew_t;
struct One { int a; } one;
int twice(int a) { return a; }
int twice(long a) { return a; }
`,
  );
  expect(
    [
      ...["LIMIT", "shop", "shop.declared", "shop.count", "shop.Ship", "shop.Ship.Ship", "shop.Ship.load"],
      ...["shop.Ship.rest", "shop.Ship.size", "shop.Ship.left", "shop.Cargo.Fluid", "crew.heads", "crew_t"],
      ...["one", "One.a", "twice", "inside", "cargo", "shop.Ship.cargo", "load"],
    ].map((name) => `${name}: ${place(name)}`),
  ).toMatchInlineSnapshot(`
    [
      "LIMIT: 2:9 #define LIMIT 3",
      "shop: 4:11 namespace shop {
    int declared(int a);
    extern int count;

    class Ship : public Base {
     public:
      Ship(int size);
      int load(int cargo) const;
      int rest() { int inside = 1; return inside; }
      int size = 0, left;
    };

    enum class Cargo { Crate, Fluid = 2 };
    }  // namespace shop",
      "shop.declared: 5:5 int declared(int a);",
      "shop.count: 6:12 extern int count;",
      "shop.Ship: 8:7 class Ship : public Base {
     public:
      Ship(int size);
      int load(int cargo) const;
      int rest() { int inside = 1; return inside; }
      int size = 0, left;
    };",
      "shop.Ship.Ship: 10:3 Ship(int size);",
      "shop.Ship.load: 19:17 int shop::Ship::load(int cargo) const { return cargo; }",
      "shop.Ship.rest: 12:7 int rest() { int inside = 1; return inside; }",
      "shop.Ship.size: 13:7 int size = 0, left;",
      "shop.Ship.left: 13:17 int size = 0, left;",
      "shop.Cargo.Fluid: 16:27 enum class Cargo { Crate, Fluid = 2 };",
      "crew.heads: 20:27 typedef struct crew { int heads; } crew_t;",
      "crew_t: 20:36 typedef struct crew { int heads; } crew_t;",
      "one: 21:23 struct One { int a; } one;",
      "One.a: 21:18 struct One { int a; } one;",
      "twice: 4 Name one of them:
    a@L22:C5  a#twice?overload=0
    a@L23:C5  a#twice?overload=1",
      "inside: 3 To list the definitions of the file: lanser outline a",
      "cargo: 3 To list the definitions of the file: lanser outline a",
      "shop.Ship.cargo: 3 To list the definitions of the file: lanser outline a",
      "load: 3 Did you mean \`shop.Ship.load\`?",
    ]
  `);
});

test("a key of data is named by those around it, an item by its place, and a mark in a name is written or encoded", () => {
  const place = inFile(
    "yaml",
    `jobs:
  build:
    "a.b/c": 1
    steps:
      - uses: a
      - name: b
        run: |
          echo
x y: 1
a: 1
a: 2
`,
  );
  const names = [
    ...["jobs.build.steps[1].run", "jobs.build.steps[1]", "jobs.build.a.b/c", "jobs.build.a%2Eb/c"],
    ...["x%20y", "a", "jobs.build.steps[2]"],
  ];
  expect(names.map((name) => `${name}: ${place(name)}`)).toMatchInlineSnapshot(`
    [
      "jobs.build.steps[1].run: 7:9 run: |
              echo",
      "jobs.build.steps[1]: 6:7 - name: b
            run: |
              echo",
      "jobs.build.a.b/c: 3:6 "a.b/c": 1",
      "jobs.build.a%2Eb/c: 3:6 "a.b/c": 1",
      "x%20y: 9:1 x y: 1",
      "a: 4 Name one of them:
    a@L10:C1  a#a?overload=0
    a@L11:C1  a#a?overload=1",
      "jobs.build.steps[2]: 3 Did you mean \`jobs.build.steps[0]\`?",
    ]
  `);
});

test("of JSON likewise", () => {
  const place = inFile("json", '[\n  { "a": [[{ "b": 1 }]] },\n  { "true": "a" }\n]\n');
  const names = ["[0].a[0][0].b", "[1]", "[1].true", "[2]", "a"];
  expect(names.map((name) => `${name}: ${place(name)}`)).toMatchInlineSnapshot(`
    [
      "[0].a[0][0].b: 2:15 "b": 1 }]] },",
      "[1]: 3:3 { "true": "a" }",
      "[1].true: 3:6 "true": "a" }",
      "[2]: 3 Did you mean \`[0]\`?",
      "a: 3 Did you mean \`[0].a\`?",
    ]
  `);
});

test("a type and a constant of one name are two, and a constant that is a function is one", () => {
  const place = inFile(
    "typescript",
    `export type Invalid = { status: "aborted" };
export const Invalid: Invalid = Object.freeze({ status: "aborted" });
export interface Shape { size: number }
export const Shape = { size: 1 };
export const OK = (value: number): number => value;
class Box {
  open() {}
  constructor() {
    this.open = this.open.bind(this);
  }
}
`,
  );
  expect(["Invalid", "Shape", "OK", "Box.open"].map(place)).toEqual([
    "4 Name one of them:\na@L1:C13  a#Invalid?overload=0\na@L2:C14  a#Invalid?overload=1",
    "4 Name one of them:\na@L3:C18  a#Shape?overload=0\na@L4:C14  a#Shape?overload=1",
    expect.stringMatching(/^5:14 /u),
    expect.stringMatching(/^7:3 /u),
  ]);
});
