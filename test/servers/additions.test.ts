/** What a change adds to base's server configuration, carried into it where nothing of base is found otherwise by it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basedpyright } from "../../src/servers/basedpyright/profile.ts";
import { withAdditions } from "../../src/servers/carrying/carry.ts";
import { readStrictly } from "../../src/servers/carrying/places.ts";
import type { Profile } from "../../src/servers/profile.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { vtsls } from "../../src/servers/vtsls/profile.ts";
import { additionLines, carriedTo } from "../../src/workspace/configure-alike.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import "../support/properties.ts";

type Texts = Readonly<Record<string, string>>;

/** What was added, and the texts that base's configuration became in head where they are others. */
function carried(
  server: Profile,
  base: Texts,
  head: Files,
  projects: readonly string[] = ["."],
): readonly string[] {
  const [root, own] = [temporaryFolder(), temporaryFolder()];
  const whole: Files = { ...base, ...head };
  write(root, base);
  write(own, whole);
  const result = carriedTo(server, { root, projects, apart: [] }, own, {
    base: new Set(Object.keys(base)),
    head: new Set(Object.keys(whole).filter((path) => existsSync(join(own, path)))),
    renames: new Map(),
    isSource: server.isSource,
  });
  const texts = [...result.files].flatMap(([file, { text }]) =>
    text === base[file] ? [] : [`${file}: ${text}`],
  );
  return [...additionLines(result), ...texts];
}

const json = (value: object) => JSON.stringify(value);
const options = (compilerOptions: object, more: object = {}) => json({ ...more, compilerOptions });
const inTsconfig = (base: object, head: object, sources: Texts = {}) =>
  carried(typescript, { ...sources, "tsconfig.json": options(base) }, { "tsconfig.json": options(head) });
const alias = { paths: { "@/*": ["./src/*"] } };

describe("a pattern of TypeScript's paths", () => {
  test("comes into base's own text, where it stands in head's", () => {
    const base = `{
  // as ever
  "compilerOptions": {
    "strict": true,
    "paths": {
      "a": ["./src/a"], // one
      "z": ["./src/z"],
    },
  },
}
`;
    const head = base
      .replace("true", "false")
      .replace('      "z"', '      "@/*": ["./src/*", "./lib/*"],\n      "z"');
    expect(carried(typescript, { "tsconfig.json": base }, { "tsconfig.json": head })).toMatchInlineSnapshot(`
      [
        ""@/*" in compilerOptions.paths of tsconfig.json",
        "tsconfig.json: {
        // as ever
        "compilerOptions": {
          "strict": true,
          "paths": {
            "a": ["./src/a"],"@/*": ["./src/*","./lib/*"], // one
            "z": ["./src/z"],
          },
        },
      }
      ",
      ]
    `);
  });

  test("comes where base has no paths, and no options", () => {
    const of = (base: string) =>
      carried(typescript, { "tsconfig.json": base }, { "tsconfig.json": options(alias) });
    expect([of("{}"), of('\ufeff{ "compilerOptions": {} }')]).toMatchInlineSnapshot(`
      [
        [
          ""@/*" in compilerOptions.paths of tsconfig.json",
          "tsconfig.json: {"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}",
        ],
        [
          ""@/*" in compilerOptions.paths of tsconfig.json",
          "tsconfig.json: ﻿{ "compilerOptions": {"paths": {"@/*": ["./src/*"]}} }",
        ],
      ]
    `);
  });

  test("comes for every server of TypeScript, and into a jsconfig.json", () => {
    const files = { "jsconfig.json": "{}" };
    expect(carried(vtsls, files, { "jsconfig.json": options(alias) })).toMatchInlineSnapshot(`
      [
        ""@/*" in compilerOptions.paths of jsconfig.json",
        "jsconfig.json: {"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}",
      ]
    `);
  });

  test("comes into a configuration that others extend", () => {
    const base = { "tsconfig.json": json({ extends: "./base.json" }), "base.json": options({}) };
    expect(carried(typescript, base, { "base.json": options(alias) })).toMatchInlineSnapshot(`
      [
        ""@/*" in compilerOptions.paths of base.json",
        "base.json: {"compilerOptions":{"paths": {"@/*": ["./src/*"]}}}",
      ]
    `);
  });

  test("stays away where it would take the place of paths that are extended", () => {
    const base = { "tsconfig.json": json({ extends: "./base.json" }), "base.json": options(alias) };
    const head = { "tsconfig.json": options({ paths: { "#/*": ["./lib/*"] } }, { extends: "./base.json" }) };
    expect(carried(typescript, base, head)).toEqual([]);
  });

  test("stays away where it would hide paths of a list of extended files", () => {
    const base = {
      "tsconfig.json": json({ extends: ["./one.json", "./other.json"] }),
      "one.json": options(alias),
      "other.json": options({}),
    };
    expect(carried(typescript, base, { "other.json": options({ paths: { "#/*": ["./lib/*"] } }) })).toEqual(
      [],
    );
  });

  test.each([
    ["imports it", 'import "@/price";'],
    ["imports it as a type", 'let a: import("@/price").Price;'],
    ["requires it", 'const a = require("@/price");'],
    ["declares it", 'declare module "@/price" {}'],
  ])("stays away where base %s", (_, text) => {
    expect(inTsconfig({}, alias, { "src/app.ts": text })).toEqual([]);
  });

  test("does not look at what is relative, or matches in part", () => {
    const text = 'import "./@/a"; import "../@/b"; import "@a/b"; import "@";';
    expect(inTsconfig({}, alias, { "src/app.ts": text })).toHaveLength(2);
  });

  test.each<readonly [string, object]>([
    ["changed", { paths: { "@/*": ["./lib/*"] } }],
    ["gone", { paths: {} }],
    ["gone with the list", {}],
  ])("one of base's that is %s stays as it is", (_, head) => {
    expect(inTsconfig(alias, head)).toEqual([]);
  });

  test.each<readonly [string, object]>([
    ["leads out of the repository", { paths: { "@/*": ["../elsewhere/*"] } }],
    ["is absolute", { paths: { "@/*": ["/etc/*"] } }],
    ["is no list", { paths: { "@/*": "./src/*" } }],
    ["is empty", { paths: { "@/*": [] } }],
    ["is in no object", { paths: ["@/*"] }],
    ["has two stars", { paths: { "@/*/*": ["./src/*"] } }],
    ["is relative to another folder", { baseUrl: "./src", ...alias }],
  ])("one that %s is not carried", (_, head) => {
    expect(inTsconfig({}, head)).toEqual([]);
  });

  test.each([
    ["head's cannot be read", "{}", '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } '],
    ["base's cannot be read", "{", options(alias)],
    ["base's options are none", '{ "compilerOptions": [] }', options(alias)],
    ["base has a key twice", '{ "compilerOptions": {}, "compilerOptions": {} }', options(alias)],
  ])("nothing is carried where %s", (_, base, head) => {
    expect(carried(typescript, { "tsconfig.json": base }, { "tsconfig.json": head })).toEqual([]);
  });
});

describe("jsx", () => {
  test("comes where base has none, and with it no other option", () => {
    const head = {
      strict: false,
      noImplicitAny: false,
      jsx: "preserve",
      jsxFactory: "h",
      skipLibCheck: true,
    };
    expect(inTsconfig({ strict: true }, head)).toMatchInlineSnapshot(`
      [
        ""preserve" in compilerOptions.jsx of tsconfig.json",
        "tsconfig.json: {"compilerOptions":{"strict":true,"jsx": "preserve"}}",
      ]
    `);
  });

  test.each<readonly [string, Texts]>([
    ["has another", { "tsconfig.json": options({ jsx: "react" }) }],
    [
      "extends one",
      { "tsconfig.json": json({ extends: "./base.json" }), "base.json": options({ jsx: "react" }) },
    ],
    [
      "extends what is not there",
      { "tsconfig.json": json({ extends: "@tsconfig/vite-react/tsconfig.json" }) },
    ],
  ])("stays away where base %s", (_, base) => {
    const { extends: from } = JSON.parse(base["tsconfig.json"] ?? "") as { readonly extends?: string };
    const head = {
      "tsconfig.json": options({ jsx: "preserve" }, from === undefined ? {} : { extends: from }),
    };
    expect(carried(typescript, base, head)).toEqual([]);
  });
});

describe("a folder of extraPaths", () => {
  const files = { "pyrightconfig.json": json({ extraPaths: ["lib"] }), "libs/tea/__init__.py": "" };
  const of = (extraPaths: readonly unknown[], more: Texts = {}) =>
    carried(pyright, { ...files, ...more }, { "pyrightconfig.json": json({ extraPaths }) });

  test("comes behind those that base has", () => {
    expect(of(["lib", "libs", "tools"])).toMatchInlineSnapshot(`
      [
        ""libs" in extraPaths of pyrightconfig.json",
        ""tools" in extraPaths of pyrightconfig.json",
        "pyrightconfig.json: {"extraPaths":["lib","libs","tools"]}",
      ]
    `);
  });

  test.each<readonly [string, readonly unknown[]]>([
    ["put before them", ["libs", "lib"]],
    ["in the place of one", ["libs"]],
    ["between changed ones", ["./lib", "libs"]],
    ["out of the repository", ["lib", "../libs"]],
    ["a pattern", ["lib", "lib*"]],
    ["no text", ["lib", 1]],
  ])("%s is not carried", (_, extraPaths) => {
    expect(of(extraPaths)).toEqual([]);
  });

  test.each([
    ["a module", { "app.py": "import tea\n" }],
    ["what is in one", { "app.py": "from tea.leaf import green\n" }],
    ["a file", { "app.py": "import cup\n", "libs/cup.py": "" }],
    ["stubs", { "app.py": "import pot\n", "libs/pot-stubs/__init__.pyi": "" }],
  ])("stays away where base imports %s of its name", (_, more) => {
    expect(of(["lib", "libs"], more)).toEqual([]);
  });

  test("does not hinder the one before it where it holds what base imports", () => {
    expect(of(["lib", "tools", "libs"], { "app.py": "import tea\n" })[0]).toBe(
      '"tools" in extraPaths of pyrightconfig.json',
    );
  });

  test("comes into a table, behind its list or as a new one", () => {
    const toml = (list: string) =>
      `[project]\nname = "shop" # extraPaths\n\n[tool.pyright] # "lib"\n${list}strict = ["a"]\n`;
    const of = (base: string, head: string) =>
      carried(pyright, { "pyproject.toml": toml(base) }, { "pyproject.toml": toml(head) });
    expect([
      of("extraPaths = ['lib']\n", "extraPaths = ['lib', 'libs']\n"),
      of('extraPaths = [\n  "lib", # one\n]\n', 'extraPaths = ["lib", "libs"]\n'),
      of("", 'extraPaths = ["libs"]\n'),
      of("extraPaths = []\n", 'extraPaths = ["libs"]\n'),
    ]).toMatchInlineSnapshot(`
      [
        [
          ""libs" in extraPaths of pyproject.toml",
          "pyproject.toml: [project]
      name = "shop" # extraPaths

      [tool.pyright] # "lib"
      extraPaths = ['lib', "libs"]
      strict = ["a"]
      ",
        ],
        [
          ""libs" in extraPaths of pyproject.toml",
          "pyproject.toml: [project]
      name = "shop" # extraPaths

      [tool.pyright] # "lib"
      extraPaths = [
        "lib", "libs", # one
      ]
      strict = ["a"]
      ",
        ],
        [
          ""libs" in extraPaths of pyproject.toml",
          "pyproject.toml: [project]
      name = "shop" # extraPaths

      [tool.pyright] # "lib"
      extraPaths = ["libs"]
      strict = ["a"]
      ",
        ],
        [],
      ]
    `);
  });

  test("comes into the table that the server reads", () => {
    const [base, head] = ["[tool.pyright]\n", '[tool.pyright]\nextraPaths = ["libs"]\n'];
    const of = (own: string) => carried(basedpyright, { "pyproject.toml": base }, { "pyproject.toml": own });
    expect([of(head), of(head.replace("pyright", "basedpyright"))]).toMatchInlineSnapshot(`
      [
        [
          ""libs" in extraPaths of pyproject.toml",
          "pyproject.toml: [tool.pyright]
      extraPaths = ["libs"]
      ",
        ],
        [],
      ]
    `);
  });

  test("comes as a list of its own only where src stays in it, which is looked in by itself without one", () => {
    const base = { "pyrightconfig.json": "{}", "src/shop.py": "" };
    const of = (extraPaths: readonly string[]) =>
      carried(pyright, base, { "pyrightconfig.json": json({ extraPaths }) });
    expect([of(["libs"]), of(["libs", "src"]), of(["./src", "libs"])]).toMatchInlineSnapshot(`
      [
        [],
        [],
        [
          ""libs" in extraPaths of pyrightconfig.json",
          "pyrightconfig.json: {"extraPaths": ["./src","libs"]}",
        ],
      ]
    `);
  });

  test("stays away where it would take the place of a list that is extended", () => {
    const base = {
      "pyrightconfig.json": json({ extends: "base.json" }),
      "base.json": json({ extraPaths: ["lib"] }),
    };
    const head = { "pyrightconfig.json": json({ extends: "base.json", extraPaths: ["libs"] }) };
    expect(carried(pyright, base, head)).toEqual([]);
  });
});

describe("of any configuration", () => {
  const names = fc.uniqueArray(fc.constantFrom("@/*", "a", "b/*", "~/*", "c"), { maxLength: 4 });
  const folders = fc.uniqueArray(fc.constantFrom("lib", "libs", "tools", "x/y"), { maxLength: 4 });
  const configuration = fc.record(
    { names, folders, strict: fc.boolean(), jsx: fc.constantFrom("preserve", "react") },
    { requiredKeys: ["names", "folders"] },
  );
  const texts = ({
    names,
    folders,
    strict,
    jsx,
  }: {
    names: string[];
    folders: string[];
    strict?: boolean;
    jsx?: string;
  }) => ({
    "tsconfig.json": options({
      ...(strict === undefined ? {} : { strict }),
      ...(jsx === undefined ? {} : { jsx }),
      ...(names.length === 0 ? {} : { paths: Object.fromEntries(names.map((name) => [name, ["./src/*"]])) }),
    }),
    "pyrightconfig.json": json({
      ...(strict === undefined ? {} : { strictListInference: strict }),
      ...(folders.length === 0 ? {} : { extraPaths: folders }),
    }),
  });
  type Of = typeof texts extends (of: infer One) => unknown ? One : never;
  const both = [typescript, pyright] as const;
  const after = (base: Texts, head: Texts) =>
    Object.fromEntries(
      both.flatMap((server) =>
        carried(server, base, head).flatMap((line): [string, string][] => {
          const at = line.indexOf(": ");
          return line.includes(" of ") && at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2)]];
        }),
      ),
    );

  test("nothing is added to itself, and what was added once is not added again", () => {
    fc.assert(
      fc.property(configuration, configuration, (one, other) => {
        const [base, head] = [texts(one as Of), texts(other as Of)];
        for (const server of both) expect(carried(server, base, base)).toEqual([]);
        const whole = { ...base, ...after(base, head) };
        for (const server of both) expect(carried(server, whole, head)).toEqual([]);
        for (const server of both) expect(carried(server, base, whole)).toEqual(carried(server, base, head));
      }),
      { numRuns: 30 },
    );
  });

  test("a list of more than a hundred is left to base", () => {
    const many = Array.from({ length: 101 }, (_, at) => `x${at}`);
    const paths = (names: readonly string[]) => ({
      paths: Object.fromEntries(names.map((name) => [name, ["./src/a"]])),
    });
    const pyrightOf = (extraPaths: readonly string[]) =>
      carried(pyright, { "pyrightconfig.json": "{}" }, { "pyrightconfig.json": json({ extraPaths }) });
    expect([inTsconfig({}, paths(many)), pyrightOf(many)]).toEqual([[], []]);
    expect([inTsconfig({}, paths(many.slice(1))).length, pyrightOf(many.slice(1)).length]).toEqual([101, 2]);
  });

  test("an addition that would touch something else is left out", () => {
    const addition = { kind: "last", key: "list", name: "b", steps: ["list"], value: "b" } as const;
    const of = (file: string, text: string) => withAdditions(file, text, text, [addition]).text;
    expect([
      of("a.json", '{ "list": ["a"] }'),
      of("a.json", '{ "list": ["a" }'),
      of("a.toml", 'list = ["a"]'),
      of("a.toml", "list = [1]"),
    ]).toEqual(['{ "list": ["a","b"] }', '{ "list": ["a" }', 'list = ["a", "b"]', "list = [1]"]);
    expect(readStrictly("a.json", '{ "list": ["a" }')).toBeUndefined();
  });
});
