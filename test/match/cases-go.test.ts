/** Changes of Go, by hand: what its reading tells apart and brings together. */
import { describe, expect, test } from "vitest";
import { importResolver } from "../../src/affected/imports.ts";
import { changedEscapes } from "../../src/escapes/escapes.ts";
import { findSuppressions } from "../../src/escapes/suppressions.ts";
import { change } from "../reward/support.ts";
import { states } from "./support.ts";

const file = (...parts: readonly string[]) => ({ "m.go": `package shop\n\n${parts.join("\n")}` });
const of = (name: string, ...lines: readonly string[]) =>
  `func ${name}(name string) lib.Client {\n${lines.map((line) => `\t${line}\n`).join("")}}\n`;

describe("functions and methods", () => {
  test("that exchange what they do: the one is mended, the other broken", () => {
    const wrong = ["total := 1", "return lib.Connect([[call missing|name]])"];
    const right = ["total := 2", "return lib.Connect(name, 1)"];
    expect(
      states(
        file(of("First", ...wrong), of("Good", ...right)),
        file(of("First", ...right), of("Good", ...wrong)),
      ),
    ).toMatchInlineSnapshot(`
      "fixed m.go:5:21 call missing
      new m.go:10:21 call missing"
    `);
  });

  test("of one name are told apart by their types", () => {
    const wrong = "return lib.Connect([[call missing|name]])";
    const right = "return lib.Connect(name, 1)";
    expect(
      states(
        file(of("(c Car) Load", wrong), of("(b Bus) Load", right)),
        file(of("(c Car) Load", right), of("(b Bus) Load", wrong)),
      ),
    ).toMatchInlineSnapshot(`
      "fixed m.go:4:21 call missing
      new m.go:8:21 call missing"
    `);
  });

  test("go to another file with what is wrong in them", () => {
    const method = of("(c *Car) Load", "client := lib.Connect([[call missing|name]])", "return client");
    const other = of("Other", "return lib.Open(name)");
    expect(
      states(file(other, method), {
        ...file(other),
        "n.go": `package shop\n\n${method.replace("Car", "Bus")}`,
      }),
    ).toMatchInlineSnapshot(`"moved n.go:4:24 call missing <- m.go:8:24 by moved-file-text"`);
  });

  test("keep what is wrong under another name, of theirs and of a parameter", () => {
    expect(
      states(
        file(of("First", "return lib.Connect([[call missing name|name]])")),
        file(
          of("Begin", "return lib.Connect([[call missing title|title]])").replace(
            "(name string",
            "(title string",
          ),
        ),
      ),
    ).toMatchInlineSnapshot(`"unchanged m.go:4:21 call missing title <- m.go:4:21"`);
  });
});

describe("declarations of a package", () => {
  test("in one pair of brackets are statements of their own", () => {
    const wrong = "lib.Connect([[call missing|name]])";
    const right = "lib.Connect(name, 1)";
    expect(
      states(
        file(`var (\n\tone = ${wrong}\n\ttwo = ${right}\n)\n`),
        file(`var (\n\tone = ${right}\n\ttwo = ${wrong}\n)\n`),
      ),
    ).toMatchInlineSnapshot(`
      "fixed m.go:4:20 call missing
      new m.go:5:20 call missing"
    `);
  });

  test("that are written anew keep what is wrong in them", () => {
    expect(
      states(
        file('var names = []string{[[assign not string|1]], "a"}\n'),
        file('var names = list.Of(\n\t"b",\n\t[[assign not string|1]],\n)\n'),
      ),
    ).toMatchInlineSnapshot(`"unchanged m.go:5:2 assign not string <- m.go:3:22 by replaced"`);
  });
});

describe("an import", () => {
  const body = "\nfunc Use() { lib.Connect() }\n";
  test("is the same in brackets, in another order and under a name", () => {
    const base = `import "fmt"\nimport [[unused not used|"example.com/shop/lib"]]\n${body}`;
    expect([
      states(
        file(base),
        file(`import (\n\t[[unused not used|"example.com/shop/lib"]]\n\n\t"fmt"\n)\n${body}`),
      ),
      states(
        file(base),
        file(`import (\n\t"fmt"\n\n\tother [[unused not used|"example.com/shop/lib"]]\n)\n${body}`),
      ),
    ]).toMatchInlineSnapshot(`
      [
        "unchanged m.go:4:2 unused not used <- m.go:4:8 by replaced",
        "unchanged m.go:6:8 unused not used <- m.go:4:8",
      ]
    `);
  });

  test("of another package is another", () => {
    expect(
      states(
        file(`import [[unused not used|"example.com/shop/lib"]]\n${body}`),
        file(`import [[unused not used|"example.com/shop/rates"]]\n${body}`),
      ),
    ).toMatchInlineSnapshot(`
      "fixed m.go:3:8 unused not used
      new m.go:3:8 unused not used"
    `);
  });

  test.each<readonly [string, string, string, readonly string[]]>([
    ["a folder of the module", "m.go", "example.com/shop/lib", ["lib/a.go", "lib/b.go"]],
    ["one in another", "cmd/x/m.go", "example.com/shop/lib/rates", ["lib/rates/r.go"]],
    ["one of a module in a folder", "back/cmd/m.go", "example.com/back/store", ["back/store/s.go"]],
    ["none of the standard library", "m.go", "net/http", []],
    ["nor the package at the top", "lib/a.go", "example.com/shop", []],
  ])("means %s", (_, importer, path, files) => {
    const { near, targets } = importResolver([
      ...[
        "m.go",
        "lib/a.go",
        "lib/b.go",
        "lib/a_test.go",
        "lib/rates/r.go",
        "back/cmd/m.go",
        "back/store/s.go",
      ],
      ...["cmd/x/m.go", "lib/a.py"],
    ]);
    expect(near(importer, { kind: "package", path })).toEqual(files);
    expect(targets(importer, { kind: "package", path })).toEqual([]);
  });
});

describe("what vanished", () => {
  const settle = (base: string, head: string, other: Readonly<Record<string, string>> = {}) => {
    const input = change({ "m.go": inPackage(base) }, { "m.go": inPackage(head), ...other }, {});
    return findSuppressions(input, changedEscapes(input)).findings.map(
      ({ state, why }) => `${state}: ${why}`,
    );
  };
  const inPackage = (text: string) => `package a\n\n${text}`;
  const wrong = "func f() {\n\t[[unused|x]] := 1\n}\n";

  test("with a comment beside it, one in front of its function, or a use that is none is silenced", () => {
    const kept = "func f() {\n\t[[same-line unused|x]] := 1";
    expect([
      settle(wrong, `${kept} //nolint\n}\n`),
      settle(wrong, `//nolint:unused\n${kept}\n}\n`),
      settle(wrong, `${kept}\n\t_ = x\n}\n`),
      settle(wrong, `${kept}\n\tg(x)\n}\n`),
    ]).toMatchInlineSnapshot(`
      [
        [
          "suppressed: silenced, not fixed: the change adds a \`//nolint\` comment on this line (m.go:4)",
        ],
        [
          "suppressed: silenced, not fixed: the change adds a \`//nolint\` comment (m.go:3) to \`f\` around this code",
        ],
        [
          "suppressed: silenced, not fixed: the change adds a use with no effect (\`_ = x\`) (m.go:5) to \`f\` around this code",
        ],
        [
          "fixed: fixed",
        ],
      ]
    `);
  });

  test("is no matter of a comment in Python", () => {
    const mended = "func f() {\n\t[[same-line unused|x]] := 1\n\tg(x)\n}\n";
    expect(settle(wrong, mended, { "a.py": "x = 1  # type: ignore\n" })).toEqual(["fixed: fixed"]);
  });
});
