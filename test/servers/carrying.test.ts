/** Base's server configuration, carried to head through the renames of a change. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CarriedConfiguration, carryConfiguration } from "../../src/servers/carrying/carry.ts";
import type { ConfigurationPath } from "../../src/servers/carrying/patterns.ts";
import type { Profile } from "../../src/servers/profile.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import "../support/properties.ts";

type Change = {
  readonly server: Profile;
  /** Base's, by their paths. */
  readonly configurations: Readonly<Record<string, string>>;
  /** Head's own where they are others; null: none. */
  readonly own?: Readonly<Record<string, string | null>>;
  /** Paths without content, beside the configurations. */
  readonly base: readonly string[];
  readonly head: readonly string[];
  /** What git takes for renamed; absent: what a folder or a name says. */
  readonly renames?: Readonly<Record<string, string>>;
};

function carried({
  server,
  configurations,
  own = {},
  base,
  head,
  renames = {},
}: Change): CarriedConfiguration {
  const known = Object.keys(configurations);
  const texts = new Map(Object.entries({ ...configurations, ...own }));
  const isInHead = (path: string) => texts.get(path) !== null && (head.includes(path) || !(path in renames));
  return carryConfiguration({
    configurations: Object.entries(configurations).map(([file, text]) => ({
      file,
      text,
      paths: server.configurationPaths(file, text),
    })),
    own: (file) => {
      const text = texts.get(file);
      return text === undefined || text === null
        ? undefined
        : { text, paths: server.configurationPaths(file, text) };
    },
    moves: {
      base: new Set([...base, ...known]),
      head: new Set([...head, ...[...texts.keys()].filter(isInHead)]),
      renames: new Map(Object.entries(renames)),
      isSource: server.isSource,
    },
    additions: () => [],
    imports: () => new Set(),
  });
}

/** The texts in head by their paths, what was carried, and what could not be. */
function account(of: CarriedConfiguration): readonly string[] {
  return [
    ...of.changes.map(({ file, line, from, to }) => `${file}:${line} ${from} is ${to}`),
    ...of.problems.map(({ file, line, key, value, why }) => `${file}:${line} ${key} ${value}: ${why}`),
  ];
}

const renamed = (from: string, to: string, paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [`${from}/${path}`, `${to}/${path}`]));
const below = (folder: string, paths: readonly string[]) => paths.map((path) => `${folder}/${path}`);
const json = (value: object) => JSON.stringify(value, null, 2);

const python = ["__init__.py", "app.py", "core/__init__.py", "core/money.py"];
const script = ["app.ts", "core/index.ts", "core/money.ts"];

/** A folder of sources that moved as a whole: base's configuration, head's own, and base's as it was carried. */
const wholes: readonly (readonly [
  name: string,
  server: Profile,
  file: string,
  base: string,
  carried: string,
])[] = [
  [
    "every path of pyright",
    pyright,
    "pyrightconfig.json",
    json({
      include: ["src", "tests"],
      exclude: ["src/**/core"],
      ignore: ["src/app.py"],
      strict: ["./src/core/"],
      extraPaths: ["src"],
      stubPath: "src/core",
      executionEnvironments: [{ root: "tests" }, { root: "src", extraPaths: ["src/core"] }],
    }),
    json({
      include: ["lib", "tests"],
      exclude: ["lib/**/core"],
      ignore: ["lib/app.py"],
      strict: ["./lib/core/"],
      extraPaths: ["lib"],
      stubPath: "lib/core",
      executionEnvironments: [{ root: "tests" }, { root: "lib", extraPaths: ["lib/core"] }],
    }),
  ],
  [
    "a table in pyproject.toml, however it is quoted",
    pyright,
    "pyproject.toml",
    `[project]\nname = "src"\n\n[tool.ruff]\nsrc = ["src"]\n\n[tool.pyright] # "src"\ninclude = [\n  'src', # the sources\n  "tests",\n]\nextraPaths = ["src"]\n`,
    `[project]\nname = "src"\n\n[tool.ruff]\nsrc = ["src"]\n\n[tool.pyright] # "src"\ninclude = [\n  "lib", # the sources\n  "tests",\n]\nextraPaths = ["lib"]\n`,
  ],
  [
    "every path of TypeScript",
    typescript,
    "tsconfig.json",
    `{
  // as ever
  "files": ["src/app.ts"],
  "include": ["./src/**/*", "src/core/*.ts", "tests"],
  "exclude": ["src/*/money.ts"],
  "compilerOptions": {
    "rootDir": "./src", "rootDirs": ["src", "tests"], "typeRoots": ["src/core"], "outDir": "src",
    "paths": { "@/*": ["./src/*"], "money": ["./src/core/money"] },
  },
  "references": [{ "path": "./src/core" }],
}`,
    `{
  // as ever
  "files": ["lib/app.ts"],
  "include": ["./lib/**/*", "lib/core/*.ts", "tests"],
  "exclude": ["lib/*/money.ts"],
  "compilerOptions": {
    "rootDir": "./lib", "rootDirs": ["lib", "tests"], "typeRoots": ["lib/core"], "outDir": "src",
    "paths": { "@/*": ["./lib/*"], "money": ["./lib/core/money"] },
  },
  "references": [{ "path": "./lib/core" }],
}`,
  ],
  [
    "what is relative to a baseUrl that moves itself",
    typescript,
    "tsconfig.json",
    json({ compilerOptions: { baseUrl: "./src", paths: { "@/*": ["core/*"] } } }),
    json({ compilerOptions: { baseUrl: "./lib", paths: { "@/*": ["core/*"] } } }),
  ],
];

describe("sources that moved as a whole take base's paths along", () => {
  test.each(wholes)("%s", (_, server, file, base, head) => {
    const names = server === pyright ? python : script;
    const result = carried({
      server,
      configurations: { [file]: base },
      own: { [file]: head },
      base: [...below("src", names), "tests/a.ts", "tests/a.py"],
      head: [...below("lib", names), "tests/a.ts", "tests/a.py"],
      renames: renamed("src", "lib", names),
    });
    expect(result.problems).toEqual([]);
    expect(result.files.get(file)).toEqual({ from: file, text: head });
  });

  test("with a new place above or below the old one, and files that git paired crosswise or not at all", () => {
    const result = carried({
      server: pyright,
      configurations: { "pyrightconfig.json": json({ include: ["app"], extraPaths: ["app"] }) },
      own: { "pyrightconfig.json": json({ include: ["src"], extraPaths: ["src/app"] }) },
      base: [...below("app", python), "app/old.py", "README.md"],
      head: [...below("src/app", python), "README.md"],
      renames: {
        ...renamed("app", "src/app", ["app.py"]),
        "app/__init__.py": "src/app/core/__init__.py",
        "app/core/__init__.py": "src/app/__init__.py",
      },
    });
    expect(account(result)).toEqual([
      "pyrightconfig.json:3 app is src/app",
      "pyrightconfig.json:6 app is src/app",
    ]);
  });

  test("together with their own configuration, and what refers to and extends it", () => {
    const own = json({
      extends: "../../base.json",
      include: ["src"],
      exclude: ["dist"],
      compilerOptions: {},
    });
    const result = carried({
      server: typescript,
      configurations: {
        "tsconfig.json": json({ files: [], references: [{ path: "packages/a" }] }),
        "packages/a/tsconfig.json": own,
        "packages/z/tsconfig.json": json({ extends: "../a/tsconfig.json" }),
        "base.json": "{}",
      },
      own: {
        "tsconfig.json": json({ files: [], references: [{ path: "libs/deep/b" }] }),
        "libs/deep/b/tsconfig.json": "{}",
        "packages/z/tsconfig.json": json({ extends: "../../libs/deep/b/tsconfig.json" }),
      },
      base: [...below("packages/a/src", script), "packages/z/z.ts"],
      head: [...below("libs/deep/b/src", script), "packages/z/z.ts"],
      renames: {
        ...renamed("packages/a/src", "libs/deep/b/src", script),
        "packages/a/tsconfig.json": "libs/deep/b/tsconfig.json",
      },
    });
    expect(account(result)).toEqual([
      "packages/a/tsconfig.json:1 packages/a/tsconfig.json is libs/deep/b/tsconfig.json",
      "tsconfig.json:5 packages/a is libs/deep/b",
      "packages/a/tsconfig.json:2 ../../base.json is ../../../base.json",
      "packages/z/tsconfig.json:2 ../a/tsconfig.json is ../../libs/deep/b/tsconfig.json",
    ]);
    expect(result.files.get("libs/deep/b/tsconfig.json")?.text).toBe(own.replace("../../", "../../../"));
  });
});

type Stuck = Omit<Change, "server" | "configurations" | "own"> & {
  readonly name: string;
  readonly says: readonly string[];
  readonly config?: object;
  readonly own?: object;
};

const stuck: readonly Stuck[] = [
  {
    name: "only a part moved",
    base: ["src/a.py", "src/b.py"],
    head: ["lib/a.py", "src/b.py"],
    renames: { "src/a.py": "lib/a.py" },
    says: ["pyrightconfig.json:3 include src: only some files of the path moved: src/b.py did not"],
  },
  {
    name: "something new lies where it moved away from",
    base: ["src/a.py"],
    head: ["lib/a.py", "src/new.py"],
    renames: { "src/a.py": "lib/a.py" },
    says: ["pyrightconfig.json:3 include src: src/new.py is now at the place that the files moved away from"],
  },
  {
    name: "it moved to two places",
    base: ["src/a.py", "src/b.py", "src/c.py"],
    head: ["lib/a.py", "lib/b.py", "app/c.py"],
    renames: { "src/a.py": "lib/a.py", "src/b.py": "lib/b.py", "src/c.py": "app/c.py" },
    says: [
      "pyrightconfig.json:3 include src: the files of the path moved to several places: lib/a.py and app/c.py",
    ],
  },
  {
    name: "base had other files there",
    base: ["src/a.py", "lib/old.py"],
    head: ["lib/a.py", "lib/old.py"],
    renames: { "src/a.py": "lib/a.py" },
    says: [
      "pyrightconfig.json:3 include src: lib/old.py is at the files' new place, but did not move with them",
    ],
  },
  {
    name: "what is left out would be more than what was left out",
    config: { exclude: ["src/gen"] },
    own: { exclude: ["lib/gen"] },
    base: ["src/gen/a.py", "src/app.py"],
    head: ["lib/gen/a.py", "lib/gen/secret.py", "lib/app.py"],
    renames: { "src/gen/a.py": "lib/gen/a.py", "src/app.py": "lib/app.py" },
    says: [
      "pyrightconfig.json:3 exclude src/gen: lib/gen/secret.py is at the files' new place, but did not move with them",
    ],
  },
  {
    name: "a file of the program took the name of one that is left out",
    config: { ignore: ["src/gen"] },
    own: { ignore: ["lib/gen"] },
    base: ["src/gen/a.py", "src/gen/b.py", "src/app.py"],
    head: ["lib/gen/a.py", "lib/gen/b.py"],
    renames: { "src/gen/a.py": "lib/gen/a.py", "src/app.py": "lib/gen/b.py" },
    says: [
      "pyrightconfig.json:3 ignore src/gen: lib/gen/b.py is at the files' new place, but did not move with them",
    ],
  },
];

describe("what cannot be carried is named with its line:", () => {
  test.each(stuck.map((row) => [row.name, row] as const))("%s", (_, row) => {
    const { config = { include: ["src"] }, own = { include: ["lib", "app", "src"] }, says, ...change } = row;
    const result = carried({
      ...change,
      server: pyright,
      configurations: { "pyrightconfig.json": json(config) },
      own: { "pyrightconfig.json": json(own) },
    });
    expect(account(result)).toEqual(says);
    expect(result.files.get("pyrightconfig.json")?.text).toBe(json(config));
  });

  test("a configuration that moved with a part of its folder", () => {
    const result = carried({
      server: pyright,
      configurations: { "packages/a/pyrightconfig.json": "{}" },
      own: { "packages/a/pyrightconfig.json": null, "packages/b/pyrightconfig.json": "{}" },
      base: ["packages/a/x.py", "packages/a/y.py"],
      head: ["packages/b/x.py", "packages/a/y.py"],
      renames: {
        "packages/a/x.py": "packages/b/x.py",
        "packages/a/pyrightconfig.json": "packages/b/pyrightconfig.json",
      },
    });
    expect(account(result)).toEqual([
      "packages/a/pyrightconfig.json:1  packages/a/pyrightconfig.json: the file moved to packages/b/pyrightconfig.json, but some sources of its folder did not",
    ]);
  });
});

/** Nothing is carried, and nothing is wrong: base's text decides as it is. */
const asTheyAre: readonly (readonly [string, Omit<Change, "server">])[] = [
  [
    "head's own keeps the path and names no other: what moved away is not looked for there any more",
    {
      configurations: { "pyrightconfig.json": json({ include: ["src"] }) },
      own: { "pyrightconfig.json": json({ include: ["src"], strict: ["src"] }) },
      base: ["src/a.py"],
      head: ["lib/a.py"],
      renames: { "src/a.py": "lib/a.py" },
    },
  ],
  [
    "a part moved to where another path of the list leads",
    {
      configurations: { "pyrightconfig.json": json({ include: ["src", "tests"] }) },
      own: { "pyrightconfig.json": json({ include: ["."] }) },
      base: ["src/a.py", "src/b.py", "tests/c.py"],
      head: ["src/a.py", "tests/b.py", "tests/c.py"],
      renames: { "src/b.py": "tests/b.py" },
    },
  ],
  [
    "a part moved, and head's own does not follow it",
    {
      configurations: { "pyrightconfig.json": json({ extraPaths: ["src"] }) },
      own: { "pyrightconfig.json": json({ extraPaths: ["src"], strict: ["."] }) },
      base: ["src/a.py", "src/b.py"],
      head: ["src/a.py", "other/b.py"],
      renames: { "src/b.py": "other/b.py" },
    },
  ],
  [
    "imports are not looked for where head's own does not look: that they are not found is what the change does",
    {
      configurations: { "pyrightconfig.json": json({ extraPaths: ["src"], stubPath: "src" }) },
      own: { "pyrightconfig.json": json({ extraPaths: ["other"] }) },
      base: ["src/a.py"],
      head: ["lib/a.py"],
      renames: { "src/a.py": "lib/a.py" },
    },
  ],
  [
    "a package is gone, and another with the same configuration came",
    {
      configurations: { "a/pyrightconfig.json": "{}" },
      own: { "a/pyrightconfig.json": null, "b/pyrightconfig.json": "{}" },
      base: ["a/x.py"],
      head: ["b/y.py"],
      renames: { "a/pyrightconfig.json": "b/pyrightconfig.json" },
    },
  ],
  [
    "a pattern still takes in what moved",
    {
      configurations: { "pyrightconfig.json": json({ include: ["**/src"], exclude: ["*/gen"] }) },
      own: { "pyrightconfig.json": json({}) },
      base: ["a/src/x.py", "a/gen/y.py"],
      head: ["b/src/x.py", "b/gen/y.py"],
      renames: { "a/src/x.py": "b/src/x.py", "a/gen/y.py": "b/gen/y.py" },
    },
  ],
  [
    "what names nothing, leaves the tree, or is no path of it",
    {
      configurations: {
        "pyrightconfig.json": json({ include: ["../elsewhere", "~/src", "$root/src", "/src", "none"] }),
      },
      own: { "pyrightconfig.json": "{" },
      base: ["src/a.py"],
      head: ["lib/a.py"],
      renames: { "src/a.py": "lib/a.py" },
    },
  ],
];

test.each(asTheyAre)("%s", (_, change) => {
  const result = carried({ ...change, server: pyright });
  expect(account(result)).toEqual([]);
  expect([...result.files]).toEqual(
    Object.entries(change.configurations).map(([file, text]) => [file, { from: file, text }]),
  );
});

/** As TypeScript writes it. */
const configDir = ["$", "{configDir}"].join("");

test.each([
  ["tsconfig.json", `${configDir}/src/**/*`],
  ["base/tsconfig.json", `${configDir}/src`],
])("what each project has of %s by its own folder is not carried where it moved", (file, value) => {
  const change = (head: readonly string[], renames: Readonly<Record<string, string>>) =>
    account(
      carried({
        server: typescript,
        configurations: {
          [file]: json({ include: [value] }),
          ...(file === "tsconfig.json" ? {} : { "tsconfig.json": json({ extends: "./base/tsconfig.json" }) }),
        },
        base: ["src/a.ts"],
        head,
        renames,
      }),
    );
  expect(change(["lib/a.ts"], { "src/a.ts": "lib/a.ts" })).toEqual([
    `${file}:3 include ${value}: the target of the path moved, but several projects share the path`,
  ]);
  expect(change(["src/b.ts"], { "src/a.ts": "src/b.ts" })).toEqual([]);
});

test("a pattern that begins with a wildcard is not carried where what it took in went out of it", () => {
  const result = carried({
    server: pyright,
    configurations: { "pyrightconfig.json": json({ include: ["**/src"] }) },
    own: { "pyrightconfig.json": json({ include: ["**/lib"] }) },
    base: ["a/src/x.py"],
    head: ["a/lib/x.py"],
    renames: { "a/src/x.py": "a/lib/x.py" },
  });
  expect(account(result)).toMatchInlineSnapshot(`
    [
      "pyrightconfig.json:3 include **/src: the files of the path have no common new place: a/src/x.py is a/lib/x.py",
    ]
  `);
});

test("what leaves files out does not go along to where new ones lie", () => {
  const result = carried({
    server: pyright,
    configurations: { "a/pyrightconfig.json": json({ exclude: ["vendor"] }) },
    own: { "a/pyrightconfig.json": null, "b/pyrightconfig.json": json({ exclude: ["vendor"] }) },
    base: ["a/x.py"],
    head: ["b/x.py", "b/vendor/new.py"],
    renames: { "a/x.py": "b/x.py", "a/pyrightconfig.json": "b/pyrightconfig.json" },
  });
  expect(account(result)).toEqual([
    "a/pyrightconfig.json:1 a/pyrightconfig.json is b/pyrightconfig.json",
    "a/pyrightconfig.json:3 exclude vendor: the path would exclude b/vendor/new.py, which base checks",
  ]);
});

describe("for all configurations,", () => {
  const name = fc.constantFrom("src", "core", "app", "deep");
  const file = fc.constantFrom("a.py", "b.py", "__init__.py");
  const folder = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
  const paths = fc.uniqueArray(
    fc.tuple(folder, file).map((parts) => parts.join("/")),
    { minLength: 1, maxLength: 8 },
  );
  const ending = fc.constantFrom("", "/", "/**", "/*.py", "/**/b.py");
  const entry = fc.tuple(folder, ending).map((parts) => parts.join(""));
  const lists = fc.record(
    {
      include: fc.array(entry),
      exclude: fc.array(entry),
      strict: fc.array(entry),
      extraPaths: fc.array(folder),
    },
    { requiredKeys: [] },
  );
  const filesOf = (paths: readonly string[], into: (path: string) => string) => paths.map(into);

  test("one is the same, byte for byte, where nothing is renamed", () => {
    fc.assert(
      fc.property(lists, paths, paths, (configuration, base, head) => {
        const text = json(configuration);
        const result = carried({
          server: pyright,
          configurations: { "pyrightconfig.json": text },
          own: { "pyrightconfig.json": "{}" },
          base,
          head,
        });
        expect(account(result)).toEqual([]);
        expect(result.files.get("pyrightconfig.json")?.text).toBe(text);
      }),
    );
  });

  test("there and back again is the same", () => {
    const there = (path: string) => path.replace(/^src(?=\/|$)/u, "elsewhere");
    const back = (path: string) => path.replace(/^elsewhere(?=\/|$)/u, "src");
    fc.assert(
      fc.property(lists, paths, (configuration, base) => {
        const text = json(configuration);
        const head = filesOf(base, there);
        const pairs = base.flatMap((path) => (there(path) === path ? [] : [[path, there(path)]]));
        const move = (from: readonly string[], to: readonly string[], content: string) =>
          carried({
            server: pyright,
            configurations: { "pyrightconfig.json": content },
            own: { "pyrightconfig.json": from === base ? text.replaceAll('"src', '"elsewhere') : text },
            base: from,
            head: to,
            renames: Object.fromEntries(from === base ? pairs : pairs.map(([one, other]) => [other, one])),
          });
        const first = move(base, head, text);
        const moved = first.files.get("pyrightconfig.json")?.text ?? "";
        const second = move(head, base, moved);
        expect([...first.problems, ...second.problems]).toEqual([]);
        expect(second.files.get("pyrightconfig.json")?.text).toBe(text);
        // What is taken in and left out is the same, too.
        const named = (content: string): readonly ConfigurationPath[] =>
          pyright.configurationPaths("pyrightconfig.json", content);
        expect(named(moved).map(({ value }) => back(value))).toEqual(named(text).map(({ value }) => value));
      }),
    );
  });
});
