/** What a broken import hides is not fixed. */
import { describe, expect, test } from "vitest";
import { markHiddenByImports } from "../../src/causes/hidden.ts";
import type { ComparedFinding } from "../../src/model/finding.ts";
import { readingOf } from "../match/readings.ts";
import { compareMarked, type Marked } from "../match/support.ts";

const unmarked = (text: string) => text.replace(/\[\[[^|[\]]*\||\]\]/gu, "");

/** What became of the findings of base, by their codes: "attr fixed", or with why it is suppressed. */
function check(base: Marked, head: Marked, proven: readonly string[] = []): readonly string[] {
  const texts = { base, head };
  const text = (side: "base" | "head", path: string) => {
    const own = texts[side][path];
    return own === undefined ? undefined : unmarked(own);
  };
  const { findings } = compareMarked(base, head);
  const isProven = (id: string) =>
    findings.some((one) => one.id === id && one.code !== null && proven.includes(one.code));
  const shown = markHiddenByImports({
    findings,
    program: Object.keys(head),
    text,
    reading: (side, path) => readingOf(path, text(side, path)),
    isProven,
  });
  expect(shown.map(({ id }) => id)).toEqual(findings.map(({ id }) => id));
  return shown.flatMap(({ state, code, why }: ComparedFinding) =>
    state === "new" ? [] : [`${code} ${state}${state === "suppressed" ? `: ${why}` : ""}`],
  );
}

const lib = "class Order:\n    total = 1\n\n\ndef make():\n    return Order()\n";

/** An import that broke, and one finding on a line of its file that is not there any more. */
function hidden(use: string, more: Marked = {}): string {
  const broken = "from [[reportMissingImports gone|lib]] import Order, make\n";
  const rest = unmarked(use);
  const [only = ""] = check(
    { "lib.py": lib, "use.py": `from lib import Order, make\n${use}`, ...more },
    {
      "use.py": `${broken}${rest}`,
      ...Object.fromEntries(Object.entries(more).map(([path, text]) => [path, unmarked(text)])),
    },
  );
  return only;
}

const because = (name: string, place = "use.py:1") =>
  `attr suppressed: not shown to be fixed: the code uses \`${name}\`, which head cannot import (${place})`;

describe("what vanished where an import broke is suppressed", () => {
  test.each<readonly [how: string, name: string, use: string]>([
    ["what is imported stands under it", "make", "[[attr x|make]]()\n"],
    ["it is asked of what is imported", "Order", "Order.[[attr totl|totl]]\n"],
    ["it is given to what is imported", "make", "make([[attr x|1]])\n"],
    ["it is given to that lines further up", "make", "make(\n    1,\n    [[attr x|2]],\n)\n"],
    ["a variable was assigned from it", "make", "order = make()\nprint(order.[[attr totl|totl]])\n"],
    ["a variable of a loop is of it", "make", "for order in make():\n    order.[[attr totl|totl]]\n"],
    [
      "a parameter is annotated with it",
      "Order",
      "def h(order: Order):\n    return order.[[attr totl|totl]]\n",
    ],
    ["a variable is annotated with it", "Order", "order: Order = g()\norder.[[attr totl|totl]]\n"],
    ["a class is derived from it", "Order", "class Big(Order): ...\n\n\nBig().[[attr totl|totl]]\n"],
    [
      "it is the object of such a class",
      "Order",
      "class Big(Order):\n    def m(self):\n        self.[[attr totl|totl]]\n",
    ],
    [
      "it is a member of such a class",
      "Order",
      "class Big(Order):\n    def [[attr total|total]](self): ...\n",
    ],
    [
      "it is an attribute of the object",
      "make",
      "class A:\n    def __init__(self):\n        self.x = make()\n\n    def m(self):\n        self.x.[[attr totl|totl]]\n",
    ],
    ["a function gives it back", "make", "def own():\n    return make()\n\n\nown().[[attr totl|totl]]\n"],
    [
      "a function declares it as its result",
      "Order",
      "def own() -> Order: ...\n\n\nown().[[attr totl|totl]]\n",
    ],
  ])("where %s", (_, name, use) => {
    expect(hidden(use)).toBe(because(name));
  });

  test.each<readonly [how: string, use: string]>([
    ["another name stands there", "x = 1\n\nx.[[attr totl|totl]]\n"],
    ["another object has that name", "x = g()\nx.Order.[[attr totl|totl]]\n"],
    [
      "another function has a variable of that name",
      "def h():\n    x = make()\n\n\ndef i(x):\n    x.[[attr totl|totl]]\n",
    ],
    ["it is on the next line", "x = 1\nx.[[attr totl|totl]]\nmake()\n"],
    [
      "its class is derived from another",
      "class Big(dict):\n    def m(self):\n        self.[[attr totl|totl]]\n",
    ],
    [
      "it is no member and not of its class",
      "class Big(Order):\n    def m(self, x):\n        x.[[attr totl|totl]]\n",
    ],
  ])("but not where %s", (_, use) => {
    expect(hidden(use)).toBe("attr fixed");
  });

  test("also through modules that hand it on", () => {
    const use = (line: string) => `${line}\norder = make()\norder.[[attr totl|totl]]\n`;
    const through = (mid: string, line: string) =>
      check(
        { "lib.py": lib, "mid.py": unmarked(mid), "use.py": use(line) },
        { "mid.py": mid, "use.py": unmarked(use(line)) },
      );
    const broken = "from [[reportMissingImports gone|lib]] import make\n";
    expect(through(broken, "from mid import make")).toEqual([because("make", "mid.py:1")]);
    expect(through(broken, "from mid import *")).toEqual([because("make", "mid.py:1")]);
    expect(through(`${broken}\n\ndef own():\n    return make()\n`, "from mid import own as make")).toEqual([
      because("make", "mid.py:1"),
    ]);
    expect(through(broken, "from other import make")).toEqual(["attr fixed"]);
  });

  test("also of a module, and of one of its modules", () => {
    const lost = (line: string, use: string) =>
      check(
        { "lib.py": lib, "pkg/lib.py": lib, "use.py": `${unmarked(line)}\n${use}` },
        { "use.py": `${line}\n${unmarked(use)}` },
      );
    expect(lost("import [[reportMissingImports gone|lib]]", "lib.Order.[[attr totl|totl]]\n")).toEqual([
      because("lib"),
    ]);
    expect(lost("import [[reportMissingImports gone|lib]] as a", "a.[[attr Ordr|Ordr]]\n")).toEqual([
      because("a"),
    ]);
    expect(lost("import [[reportMissingImports gone|pkg.lib]]", "pkg.lib.[[attr Ordr|Ordr]]\n")).toEqual([
      because("pkg.lib"),
    ]);
    expect(
      lost("from pkg import [[reportAttributeAccessIssue gone|lib]]", "lib.[[attr Ordr|Ordr]]\n"),
    ).toEqual([because("lib")]);
  });

  test("by one name of an import for that name alone", () => {
    const use = "make().[[one totl|totl]]\nOrder.[[two totl|totl]]\n";
    expect(
      check(
        { "lib.py": lib, "use.py": `from lib import Order, make\n${use}` },
        {
          "lib.py": lib.replace("make", "build"),
          "use.py": `from lib import Order, [[reportAttributeAccessIssue gone|make]]\n${unmarked(use)}`,
        },
      ),
    ).toEqual([
      "one suppressed: not shown to be fixed: the code uses `make`, which head cannot import (use.py:1)",
      "two fixed",
    ]);
  });

  test.each([
    "1192",
    "2305",
    "2306",
    "2307",
    "2459",
    "2460",
    "2613",
    "2614",
    "2724",
    "2732",
    "2792",
    "2834",
    "2835",
    "7016",
  ])("in TypeScript, by %s", (code) => {
    const use = "\nexport const all = (order: Order) => order.[[attr totl|totl]];\n";
    expect(
      check(
        {
          "lib.ts": "export interface Order { total: number }\n",
          "use.ts": `import { Order } from "./lib";\n${use}`,
        },
        { "use.ts": `import { Order } from [[${code} gone|"./lib"]];\n${unmarked(use)}` },
      ),
    ).toEqual([because("Order", "use.ts:1")]);
  });

  test("in TypeScript, through fields and what is assigned to the object", () => {
    const lost = (use: string) =>
      check(
        {
          "lib.ts": "export function make() { return { total: 1 }; }\n",
          "use.ts": `import { make } from "./lib";\n${use}`,
        },
        { "use.ts": `import { make } from [[2307 gone|"./lib"]];\n${unmarked(use)}` },
      );
    const hides = [because("make", "use.ts:1")];
    expect(
      lost("class A {\n  order = make();\n\n  m() {\n    this.order.[[attr totl|totl]];\n  }\n}\n"),
    ).toEqual(hides);
    expect(
      lost(
        "class A {\n  constructor() {\n    this.order = make();\n  }\n\n  m() {\n    this.order.[[attr totl|totl]];\n  }\n}\n",
      ),
    ).toEqual(hides);
    expect(
      lost(
        "class A {\n  n() {\n    const order = make();\n  }\n\n  m() {\n    this.order.[[attr totl|totl]];\n  }\n}\n",
      ),
    ).toEqual(["attr fixed"]);
    expect(lost("const all = () => make();\n\nall().[[attr totl|totl]];\n")).toEqual(hides);
    expect(lost("class Big extends make {}\n\nnew Big().[[attr totl|totl]];\n")).toEqual(hides);
  });

  test("not where probes show that its type is known", () => {
    const use = "make().[[attr totl|totl]]\n";
    const base = { "lib.py": lib, "use.py": `from lib import make\n${use}` };
    const head = { "use.py": `from [[reportMissingImports gone|lib]] import make\n${unmarked(use)}` };
    expect(check(base, head, ["attr"])).toEqual(["attr fixed"]);
    expect(check(base, head, ["other"])).toEqual([because("make")]);
  });

  test("not by a finding of another kind, by one that base has, or on another statement", () => {
    const use = "make().[[attr totl|totl]]\n";
    const lost = (code: string, before: string, after: string) =>
      check(
        { "lib.py": lib, "use.py": `from ${before} import make\n${use}` },
        { "use.py": `from ${after} import make\n${unmarked(use)}` },
      ).filter((one) => !one.startsWith(code));
    expect(lost("none", "lib", "[[reportMissingModuleSource gone|lib]]")).toEqual(["attr fixed"]);
    expect(lost("none", "lib", "[[reportMissingTypeStubs gone|lib]]")).toEqual(["attr fixed"]);
    const known = "[[reportMissingImports gone|lib]]";
    expect(lost("reportMissingImports", known, known)).toEqual(["attr fixed"]);
    expect(
      check(
        { "use.py": `from lib import make\nx = q.y\n${use}` },
        { "use.py": `from lib import make\nx = q.[[reportAttributeAccessIssue gone|y]]\n${unmarked(use)}` },
      ),
    ).toEqual(["attr fixed"]);
  });

  test("not where its code is gone", () => {
    expect(
      check(
        { "lib.py": lib, "use.py": "from lib import make\n\n\ndef h():\n    make().[[attr totl|totl]]\n" },
        { "use.py": "from [[reportMissingImports gone|lib]] import make\n" },
      ),
    ).toEqual(["attr removed"]);
  });
});

test("in Go, too: of a package that is not there, and of a name that it has not", () => {
  const use = (path: string, name: string) => `package shop

import "example.com/shop/${path}"

func f() {
	client := ${path}.${name}()
	client.[[attr Size|Size]]()
}
`;
  const base = { "lib/lib.go": "package lib\n", "use.go": use("lib", "Connect") };
  const after = (path: string, name: string) => unmarked(use(path, name));
  const places = {
    "use.go": after("libs", "Connect").replace(
      /"[^"]*"/u,
      (found) => `[[BrokenImport could not import|${found}]]`,
    ),
  };
  expect([
    check(base, { ...base, ...places }),
    check(base, {
      ...base,
      "use.go": after("lib", "Open").replace(
        "lib.Open",
        "lib.[[UndeclaredImportedName undefined: lib.Open|Open]]",
      ),
    }),
    check(base, { ...base, "use.go": after("lib", "Open") }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "attr suppressed: not shown to be fixed: the code uses \`libs\`, which head cannot import (use.go:3)",
      ],
      [
        "attr suppressed: not shown to be fixed: the code uses \`lib.Open\`, which head does not know (use.go:6)",
      ],
      [
        "attr fixed",
      ],
    ]
  `);
});
