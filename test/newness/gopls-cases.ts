/** The same kinds of change in Go, as gopls sees them. Decided by reading the change, as in cases.ts. */
import type { Files } from "../support/files.ts";
import type { NewnessCase } from "./cases.ts";

const text = (...lines: readonly string[]) => `${lines.join("\n")}\n`;

const lib = text(
  "package lib",
  "",
  "type Client struct{ Name string }",
  "",
  "func Connect(name string, port int) Client { return Client{Name: name} }",
);
const project: Files = { "go.mod": "module example.com/shop\n\ngo 1.24\n", "lib/lib.go": lib };

// Three findings, two of them equal but for their place: the port is missing twice, and a client has no size.
const header = 'package shop\n\nimport "example.com/shop/lib"\n';
const first = "\nfunc First(name string) lib.Client {\n\treturn lib.Connect(name)\n}\n";
const second = "\nfunc Second(client lib.Client) int {\n\ttotal := client.Size\n\treturn total\n}\n";
const third = "\nfunc Third(name string) lib.Client {\n\tother := lib.Connect(name)\n\treturn other\n}\n";
const good = "\nfunc Good(name string) lib.Client {\n\treturn lib.Connect(name, 1)\n}\n";
const kept = "\nfunc Kept(name string) lib.Client {\n\tclient := lib.Connect(name, 1)\n\treturn client\n}\n";

/** Two types whose methods are called alike, and differ by one statement. */
const wrong = "\tclient := lib.Connect(name)\n\tcount++\n";
const right = "\tclient := lib.Connect(name, 1)\n\tcount--\n";
const ofCar = `\nvar count int\n\ntype Car struct{}\n\nfunc (Car) Load(name string) lib.Client {\n${wrong}\treturn client\n}\n`;
const ofBus = `\ntype Bus struct{}\n\nfunc (Bus) Load(name string) lib.Client {\n${right}\treturn client\n}\n`;

const m = [header, first, second, third].join("");
const old = { ...project, "m.go": m };
const clean = { ...project, "m.go": header + good };
const nothingNew = { base: 3, head: 3, new: 0 } as const;

export const goplsCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old findings",
    base: old,
    head: { "m.go": m.replace(header, `${header}\n// 1\n// 2\n// 3\n// 4\n// 5\n`) },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.go n.go",
    base: old,
    head: { "m.go": null, "n.go": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "three functions in another order",
    base: old,
    head: { "m.go": [header, third, first, second].join("") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function with a finding goes to a file of its own",
    base: old,
    head: { "m.go": [header, first, third].join(""), "n.go": header + second },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-package",
    says: "everything goes to another package, whose name it takes",
    base: old,
    head: { "m.go": null, "ship/m.go": m.replace("package shop", "package ship") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reformat",
    says: "arguments and parameters over several lines",
    base: old,
    head: {
      "m.go": m
        .replaceAll("lib.Connect(name)", "lib.Connect(\n\t\tname,\n\t)")
        .replace("Second(client lib.Client)", "Second(\n\tclient lib.Client,\n)"),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-symbol",
    says: "a function and its parameter have other names",
    base: old,
    head: { "m.go": m.replace("First(name", "Begin(title").replace("Connect(name)", "Connect(title)") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "message-drift",
    says: "the type that the messages name is renamed",
    base: old,
    head: {
      "lib/lib.go": lib.replaceAll("Client", "Customer"),
      "m.go": m.replaceAll("lib.Client", "lib.Customer"),
    },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "copy",
    says: "a function with a finding is copied: the copy is new",
    base: old,
    head: { "m.go": m + first.replace("First", "Fourth") },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.go:20 WrongArgCount name"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same kind comes in",
    base: { ...project, "m.go": [header, first, kept].join("") },
    head: {
      "m.go": [header, first.replace("(name)\n", "(name, 1)\n"), kept.replace("(name, 1)", "(name)")].join(
        "",
      ),
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.go:10 WrongArgCount name"],
  },
  {
    name: "exchange",
    says: "two functions exchange their statements: the one is mended, the other broken",
    base: { ...project, "m.go": [header, first, good].join("") },
    head: {
      "m.go": [header, first.replace("(name)\n", "(name, 1)\n"), good.replace("(name, 1)", "(name)")].join(
        "",
      ),
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.go:10 WrongArgCount name"],
  },
  {
    name: "exchange-methods",
    says: "two methods of one name exchange their statements",
    base: { ...project, "m.go": [header, ofCar, ofBus].join("") },
    head: {
      "m.go": [header, ofCar.replace(wrong, right), ofBus.replace(right, wrong)].join(""),
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.go:18 WrongArgCount name"],
  },
  {
    name: "cross-package",
    says: "a function gets a parameter: a package that is not touched breaks",
    base: clean,
    head: {
      "lib/lib.go": lib.replace("port int)", "port int, late bool)"),
    },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.go:6 WrongArgCount bool"],
  },
  {
    name: "method-goes",
    says: "a method goes that an interface elsewhere asks for",
    base: {
      ...clean,
      "lib/ship.go": text("package lib", "", "type Ship struct{}", "", "func (Ship) Load() int { return 1 }"),
      "n.go": text(
        "package shop",
        "",
        'import "example.com/shop/lib"',
        "",
        "type loader interface{ Load() int }",
        "",
        "var one loader = lib.Ship{}",
        "",
        "var two = one.Load()",
      ),
    },
    head: { "lib/ship.go": text("package lib", "", "type Ship struct{}") },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["n.go:7 InvalidIfaceAssign Load"],
  },
  {
    name: "unused",
    says: "a variable and an import that nothing uses",
    base: clean,
    head: {
      "m.go": (header + good)
        .replace('import "example.com/shop/lib"', 'import (\n\t"example.com/shop/lib"\n\t"strings"\n)')
        .replace("\treturn", "\tport := 1\n\treturn"),
    },
    counts: { base: 0, head: 2, new: 2 },
    truth: ["m.go:5 UnusedImport strings", "m.go:9 UnusedVar port"],
  },
  {
    name: "new-test",
    says: "a file of tests that does not fit what it tests",
    base: clean,
    head: {
      "m_test.go": text(
        "package shop",
        "",
        'import "testing"',
        "",
        "func TestGood(t *testing.T) {",
        '\tif Good(1).Name == "" {',
        "\t\tt.Fail()",
        "\t}",
        "}",
      ),
    },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m_test.go:6 IncompatibleAssign Good"],
  },
  {
    name: "analyzer",
    says: "a format that does not fit what is printed, which compiles",
    base: { ...project, "m.go": 'package shop\n\nimport "fmt"\n\nfunc Say(n int) { fmt.Printf("%d", n) }\n' },
    head: { "m.go": 'package shop\n\nimport "fmt"\n\nfunc Say(n int) { fmt.Printf("%s", n) }\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.go:5 printf Printf"],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { ...project, "m.go": 'package shop\n\nvar one, two = "é", 2\n' },
    head: { "m.go": 'package shop\n\nvar one, two int = "é😀", 2\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.go:3 IncompatibleAssign one"],
  },
];
