/**
 * Everyday changes as a reader wrote them who had not seen the matcher, in languages that its own cases leave out, shortened to what is
 * decided in each: which findings are new. Five are not yet told as they should be.
 */
import { expect, test } from "vitest";
import { compareMarked, type Marked } from "./support.ts";

type Case = {
  readonly name: string;
  readonly base: Marked;
  readonly head: Marked;
  readonly renames?: Readonly<Record<string, string>>;
  /** `path:line`, in the Report order. */
  readonly news: readonly string[];
  /** What is called new instead, where that is wrong. */
  readonly today?: readonly string[];
};

/** Every finding of one code, about the code that is marked. */
const format = (text: string) => `[[-Wformat wants char|${text}]]`;
const unused = (text: string) => `[[unused unused '${text}'|${text}]]`;
const printed = `printf("%s\\n", ${format("n")});`;

const cases: readonly Case[] = [
  {
    name: "C: a statement goes to a function, and the call stands in its place",
    base: {
      "t.c": `int run(int n) {\n    int ${unused("a")} = 1;\n    ${printed}\n    printf("done\\n");\n    return n;\n}\n`,
    },
    head: {
      "t.c": `static void show(int n) {\n    ${printed}\n}\nint run(int n) {\n    int ${unused("a")} = 1;\n    show(n);\n    printf("done\\n");\n    return n;\n}\n`,
    },
    news: [],
  },
  {
    name: "C: the same, with the function below",
    base: {
      "t.cpp": `void show(int n);\nint run(int n) {\n    int a = 1;\n    ${printed}\n    std::puts("done");\n    return n;\n}\n`,
    },
    head: {
      "t.cpp": `void show(int n);\nint run(int n) {\n    int a = 1;\n    show(n);\n    std::puts("done");\n    return n;\n}\nvoid show(int n) {\n    ${printed}\n}\n`,
    },
    news: [],
  },
  {
    name: "C: the same, and another function of the kind beside it",
    base: {
      "t.c": `int run(int n) {\n    int a = 1;\n    ${printed}\n    printf("done\\n");\n    return n;\n}\n`,
    },
    head: {
      "t.c": `static void show(int n) {\n    ${printed}\n}\nstatic void show_next(int n) {\n    printf("%s\\n", ${format("n + 1")});\n}\nint run(int n) {\n    int a = 1;\n    show(n);\n    show_next(n);\n    printf("done\\n");\n    return n;\n}\n`,
    },
    news: ["t.c:5"],
  },
  {
    name: "Rust: a statement goes to a function, and the call stands in its place",
    base: {
      "src/lib.rs": `fn log(n: u32) -> Result<u32, String> { Ok(n) }\npub fn run(n: u32) -> u32 {\n    let ${unused("spare")} = n;\n    [[must unused Result|log(n)]];\n    println!("done");\n    n\n}\n`,
    },
    head: {
      "src/lib.rs": `fn log(n: u32) -> Result<u32, String> { Ok(n) }\nfn show(n: u32) {\n    [[must unused Result|log(n)]];\n}\npub fn run(n: u32) -> u32 {\n    let ${unused("spare")} = n;\n    show(n);\n    println!("done");\n    n\n}\n`,
    },
    news: [],
  },
  {
    name: "Go: a statement goes to a function, and the call stands in its place",
    base: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Run(n int) int {\n\t[[assign self-assignment|n = n]]\n\tfmt.[[printf wrong type|Printf]]("%s\\n", n)\n\tfmt.Println("done")\n\treturn n\n}\n`,
    },
    head: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc show(n int) {\n\tfmt.[[printf wrong type|Printf]]("%s\\n", n)\n}\n\nfunc Run(n int) int {\n\t[[assign self-assignment|n = n]]\n\tshow(n)\n\tfmt.Println("done")\n\treturn n\n}\n`,
    },
    news: [],
  },
  {
    name: "Go: an argument that does not fit its verb changes places with another",
    base: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Run(s Ship, n int) {\n\tfmt.Printf("[[printf format %d has arg s.Name of wrong type string|%d]] %d\\n", s.Name, n)\n}\n`,
    },
    head: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Run(s Ship, n int) {\n\tfmt.Printf("%d [[printf format %d has arg s.Name of wrong type string|%d]]\\n", n, s.Name)\n}\n`,
    },
    news: [],
  },
  {
    name: "Go: a text comes in front of an argument that does not fit its verb",
    base: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Run(s Ship) {\n\tfmt.Printf("[[printf format %d has arg s.Name of wrong type string|%d]]\\n", s.Name)\n}\n`,
    },
    head: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Run(s Ship) {\n\tfmt.Printf("%s: [[printf format %d has arg s.Name of wrong type string|%d]]\\n", "ship", s.Name)\n}\n`,
    },
    news: [],
  },
  {
    name: "Go: one argument fits its verb, and another one does not any more",
    base: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Run(a, b string) {\n\tfmt.Printf("[[printf format %d has arg a of wrong type string|%d]] %s\\n", a, b)\n}\n`,
    },
    head: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Run(a, b string) {\n\tfmt.Printf("%s [[printf format %d has arg b of wrong type string|%d]]\\n", a, b)\n}\n`,
    },
    news: ["a.go:6"],
  },
  {
    name: "Python: a method is renamed that another class has, too, and one of its calls is wrong",
    base: {
      "ship.py": `class Ship:\n    def dock(self, n): ...\n\n\nclass Tug:\n    def dock(self, n): ...\n`,
      "m.py": `def go(ship, tug):\n    ship.dock([[arg to "n" in function "dock"|"a"]])\n    tug.dock(1)\n`,
    },
    head: {
      "ship.py": `class Ship:\n    def undock(self, n): ...\n\n\nclass Tug:\n    def dock(self, n): ...\n`,
      "m.py": `def go(ship, tug):\n    ship.undock([[arg to "n" in function "undock"|"a"]])\n    tug.dock(1)\n`,
    },
    news: [],
  },
  {
    name: "Python: another method of the class is called, and the call is wrong",
    base: {
      "ship.py": `class Ship:\n    def dock(self, n): ...\n`,
      "m.py": `def go(ship):\n    ship.dock([[arg to "n" in function "dock"|"a"]])\n`,
    },
    head: {
      "ship.py": `class Ship:\n    def undock(self, n): ...\n\n    def dock(self, n): ...\n`,
      "m.py": `def go(ship):\n    ship.undock([[arg to "n" in function "undock"|"a"]])\n`,
    },
    news: ["m.py:2"],
  },
  {
    name: "shell: a variable that nothing uses becomes one of a function",
    base: {
      "a.sh": `#!/bin/bash\n[[SC2034 colour appears unused|colour]]=red\nrun() {\n  echo "$1"\n}\nrun a\n`,
    },
    head: {
      "a.sh": `#!/bin/bash\nrun() {\n  local [[SC2034 colour appears unused|colour]]=red\n  echo "$1"\n}\nrun a\n`,
    },
    news: [],
  },
  {
    name: "shell: a variable that nothing uses goes, and another one of a function comes",
    base: {
      "a.sh": `#!/bin/bash\n[[SC2034 colour appears unused|colour]]=red\nrun() {\n  echo "$1"\n}\nrun a\n`,
    },
    head: {
      "a.sh": `#!/bin/bash\nrun() {\n  local [[SC2034 size appears unused|size]]=red\n  echo "$1"\n}\nrun a\n`,
    },
    news: ["a.sh:3"],
  },
  {
    name: "Python: a statement goes to a function, and the call stands in its place",
    base: {
      "m.py": `def run(n):\n    a = 1\n    log([[arg no str|n]])\n    print("done")\n    return n\n`,
    },
    head: {
      "m.py": `def show(n):\n    log([[arg no str|n]])\n\n\ndef run(n):\n    a = 1\n    show(n)\n    print("done")\n    return n\n`,
    },
    news: [],
  },
  {
    name: "Go: a function is put into its only caller",
    base: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc describe(n int) string {\n\treturn fmt.[[printf Sprintf wrong|Sprintf]]("ship %s", n)\n}\n\nfunc Show(n int) {\n\ttext := describe(n)\n\tfmt.[[printf Printf wrong|Printf]]("%d\\n", text)\n}\n`,
    },
    head: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc Show(n int) {\n\ttext := fmt.[[printf Sprintf wrong|Sprintf]]("ship %s", n)\n\tfmt.[[printf Printf wrong|Printf]]("%d\\n", text)\n\tfmt.[[printf Printf wrong|Printf]]("%d\\n", text+"!")\n}\n`,
    },
    news: ["a.go:8"],
    today: ["a.go:6", "a.go:8"],
  },
  {
    name: "C: a function is put into its only caller",
    base: {
      "t.cpp": `static int room(int used) {\n    int ${unused("spare")} = 7;\n    return printf("%s\\n", ${format("used")});\n}\nint load(int used, int ${unused("crates")}) {\n    int ${unused("left")} = room(used);\n    return used;\n}\n`,
    },
    head: {
      "t.cpp": `int load(int used, int ${unused("crates")}) {\n    int ${unused("spare")} = 7;\n    int ${unused("left")} = printf("%s\\n", ${format("used")});\n    int ${unused("rest")} = used;\n    return used;\n}\n`,
    },
    news: ["t.cpp:4"],
    today: ["t.cpp:3", "t.cpp:4"],
  },
  {
    name: "C: the body goes to a new name, the old name stays as a wrapper with a local of its own",
    base: {
      "t.cpp": `int parse(const char *text, int ${unused("base")}) {\n    int ${unused("count")} = 0;\n    int ${unused("width")} = 3;\n    printf("%d\\n", ${format("text")});\n    return 1;\n}\n`,
    },
    head: {
      "t.cpp": `int parse_text(const char *text, int ${unused("base")}) {\n    int ${unused("count")} = 0;\n    int ${unused("width")} = 3;\n    printf("%d\\n", ${format("text")});\n    return 1;\n}\nint parse(const char *text, int base) {\n    int ${unused("size")} = 0;\n    return parse_text(text, base);\n}\n`,
    },
    news: ["t.cpp:8"],
  },
  {
    name: "Rust: the body goes to a new name, the old name stays as a wrapper",
    base: { "src/lib.rs": `pub fn old(n: u32) -> u32 {\n    let ${unused("k")} = 1;\n    n\n}\n` },
    head: {
      "src/lib.rs": `pub fn fresh(n: u32) -> u32 {\n    let ${unused("k")} = 1;\n    n\n}\npub fn old(n: u32) -> u32 {\n    fresh(n)\n}\n`,
    },
    news: [],
  },
  {
    name: "Rust: the wrapper goes, and the body gets its name",
    base: {
      "src/lib.rs": `pub fn fresh(n: u32) -> u32 {\n    let ${unused("k")} = 1;\n    n\n}\npub fn old(n: u32) -> u32 {\n    fresh(n)\n}\n`,
    },
    head: { "src/lib.rs": `pub fn old(n: u32) -> u32 {\n    let ${unused("k")} = 1;\n    n\n}\n` },
    news: [],
  },
  {
    name: "Go: two functions change places, a parameter gets another name, and a third like one of them comes",
    base: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc F(ship int) int {\n\tfmt.[[printf wrong arg ship|Printf]]("f %s\\n", ship)\n\treturn ship\n}\n\nfunc G(ship int) int {\n\tfmt.[[printf wrong arg ship|Printf]]("g %s\\n", ship)\n\treturn ship + 1\n}\n`,
    },
    head: {
      "a.go": `package harbour\n\nimport "fmt"\n\nfunc G(vessel int) int {\n\tfmt.[[printf wrong arg vessel|Printf]]("g %s\\n", vessel)\n\treturn vessel + 1\n}\n\nfunc F(vessel int) int {\n\tfmt.[[printf wrong arg vessel|Printf]]("f %s\\n", vessel)\n\treturn vessel\n}\n\nfunc H(vessel int) int {\n\tfmt.[[printf wrong arg vessel|Printf]]("g %s\\n", vessel)\n\treturn vessel + 1\n}\n`,
    },
    news: ["a.go:16"],
  },
  {
    name: "Rust: the same",
    base: {
      "src/lib.rs": `pub fn f(ship: u32) -> u32 {\n    let ${unused("name")} = ship;\n    ship\n}\npub fn g(ship: u32) -> u32 {\n    let ${unused("berth")} = ship + 1;\n    ship + 2\n}\n`,
    },
    head: {
      "src/lib.rs": `pub fn g(vessel: u32) -> u32 {\n    let ${unused("berth")} = vessel + 1;\n    vessel + 2\n}\npub fn f(vessel: u32) -> u32 {\n    let ${unused("name")} = vessel;\n    vessel\n}\npub fn h(vessel: u32) -> u32 {\n    let ${unused("berth")} = vessel + 1;\n    vessel + 2\n}\n`,
    },
    news: ["src/lib.rs:10"],
  },
  {
    name: "Rust: an import has one more name that nothing uses",
    base: {
      "src/lib.rs": `[[unused unused import: \`HashMap\`|use std::collections::{BTreeMap, HashMap}]];\n\npub fn f(m: BTreeMap<u8, u8>) -> usize {\n    m.len()\n}\n`,
    },
    head: {
      "src/lib.rs": `[[unused unused imports: \`HashMap\` and \`HashSet\`|use std::collections::{BTreeMap, HashMap, HashSet}]];\n\npub fn f(m: BTreeMap<u8, u8>) -> usize {\n    m.len()\n}\n`,
    },
    news: ["src/lib.rs:1"],
  },
  {
    name: "C: a switch that left one value out leaves another one out, too",
    base: {
      "kind.h": "enum Kind { Tug, Barge, Ferry };\n",
      "one.cpp": `#include "kind.h"\nint one(Kind k) {\n    [[switch enumeration value 'Ferry' not handled|switch]] (k) {\n    case Tug: return 1;\n    }\n    return 0;\n}\n`,
    },
    head: {
      "kind.h": "enum Kind { Tug, Barge, Ferry, Yacht };\n",
      "one.cpp": `#include "kind.h"\nint one(Kind k) {\n    [[switch enumeration values 'Ferry' and 'Yacht' not handled|switch]] (k) {\n    case Tug: return 1;\n    }\n    return 0;\n}\n`,
    },
    news: ["one.cpp:3"],
  },
  {
    name: "C: a function goes, and another one with a local of the same name stands in its place",
    base: {
      "t.cpp": `int alpha(int x) {\n    int ${unused("tmp")} = x;\n    return x + 1;\n}\nint beta(int x) {\n    int ${unused("tmp")} = x * 2;\n    return x;\n}\n`,
    },
    head: {
      "t.cpp": `int gamma(const char *text) {\n    int ${unused("tmp")} = text[0];\n    while (*text) text++;\n    return *text == 'x';\n}\nint beta(int x) {\n    int ${unused("tmp")} = x * 2;\n    return x;\n}\n`,
    },
    news: ["t.cpp:2"],
  },
  {
    name: "shell: the quotes of one argument come, those of another go",
    base: {
      "a.sh": `#!/bin/bash\nsrc=$1\ndst=$2\ncp [[SC2086 Double quote|$src]] "$dst"\ntar czf "$dst.tgz" [[SC2086 Double quote|$src]]\n`,
    },
    head: {
      "a.sh": `#!/bin/bash\nsrc=$1\ndst=$2\ncp "$src" [[SC2086 Double quote|$dst]]\ntar czf "$dst.tgz" [[SC2086 Double quote|$src]]\n`,
    },
    news: ["a.sh:4"],
  },
  {
    name: "shell: one argument gets quotes, and another comes without",
    base: { "a.sh": `#!/bin/bash\na=$1\nb=$2\ncp -r [[SC2086 Double quote|$a]] /tmp/x\n` },
    head: { "a.sh": `#!/bin/bash\na=$1\nb=$2\ncp -r "$a" [[SC2086 Double quote|$b]] /tmp/x\n` },
    news: ["a.sh:4"],
  },
  {
    name: "shell: backticks become $( )",
    base: {
      "a.sh":
        "#!/bin/bash\ncd /srv || exit\necho begin\nkill [[SC2046 Quote this|`cat [[SC2086 Double quote|$1]]`]]\necho end\n",
    },
    head: {
      "a.sh":
        "#!/bin/bash\ncd /srv || exit\necho begin\nkill [[SC2046 Quote this|$(cat [[SC2086 Double quote|$1]])]]\necho end\n",
    },
    news: [],
    today: ["a.sh:4"],
  },
  {
    name: "JavaScript: one comparison becomes strict, another one loose",
    base: {
      "a.js":
        "export function f(a, b, c, d) {\n  return a [[eqeqeq Expected '===' and instead saw '=='|==]] b && c === d;\n}\n",
    },
    head: {
      "a.js":
        "export function f(a, b, c, d) {\n  return a === b && c [[eqeqeq Expected '===' and instead saw '=='|==]] d;\n}\n",
    },
    news: ["a.js:2"],
  },
  {
    name: "JavaScript: a comparison becomes strict, and a loose one is added to it",
    base: {
      "a.js":
        "export function f(a, b) {\n  return a [[eqeqeq Expected '===' and instead saw '=='|==]] b;\n}\n",
    },
    head: {
      "a.js":
        "export function f(a, b, c) {\n  return a === b && c [[eqeqeq Expected '===' and instead saw '=='|==]] b;\n}\n",
    },
    news: ["a.js:2"],
  },
  {
    name: "JavaScript: a default import that nothing uses becomes a named one",
    base: {
      "lib.js": "export default function fmt(x) { return x; }\n",
      "a.js": `import ${unused("fmt")} from "./lib.js";\nexport const x = 1;\n`,
    },
    head: {
      "lib.js": "export function fmt(x) { return x; }\n",
      "a.js": `import { ${unused("fmt")} } from "./lib.js";\nexport const x = 1;\n`,
    },
    news: [],
    today: ["a.js:1"],
  },
  {
    name: "Rust: a struct goes to another file under another name",
    base: {
      "src/main.rs": `mod util;\nstruct Ship {\n    load: u32,\n    [[dead field flag is never read|flag]]: u8,\n}\nfn main() {\n    let s = Ship { load: 1, flag: 2 };\n    println!("{}", s.load + util::one());\n}\n`,
      "src/util.rs": "pub fn one() -> u32 { 1 }\n",
    },
    head: {
      "src/main.rs": `mod util;\nuse util::Vessel;\nfn main() {\n    let s = Vessel { load: 1, flag: 2 };\n    println!("{}", s.load + util::one());\n}\n`,
      "src/util.rs":
        "pub fn one() -> u32 { 1 }\npub struct Vessel {\n    pub load: u32,\n    pub [[dead field flag is never read|flag]]: u8,\n}\n",
    },
    news: [],
    today: ["src/util.rs:4"],
  },
];

test.each(cases)("$name", ({ base, head, renames = {}, news, today = news }) => {
  const { findings } = compareMarked(base, head, { renames });
  expect(
    findings
      .filter(({ state }) => state === "new")
      .map(({ path, range }) => `${path}:${range.start.line + 1}`),
  ).toEqual(today);
});
