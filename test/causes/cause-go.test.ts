/** Which edit broke a finding outside of the change, in Go. */
import { expect, test } from "vitest";
import { type Broken, check } from "../match/broken.ts";

const lib = `package lib

type Client struct {
	Name string
	Size int
}

func (c *Client) Load(cargo string) error { return nil }

func Connect(name string) *Client {
	return &Client{Name: name}
}

const Limit = 3
`;
const use = (line: string) => `package shop

import "example.com/shop/lib"

func Use(client *lib.Client) {
	${line}
}
`;

type Means = NonNullable<Broken["means"]>;

/** What a command finds, which has no answer to where something is defined. */
test.each<
  readonly [
    what: string,
    files: Readonly<Record<string, string>>,
    change: readonly [string, string],
    cause: string,
  ]
>([
  [
    "a function of another package",
    {
      "lib/lib.go": lib,
      "use.go": use("[[not enough arguments in call to lib.Connect|lib.Connect(name)]]"),
    },
    ["name string)", "name string, port int)"],
    "definition Connect lib/lib.go:10:6",
  ],
  [
    "a function of the same package",
    {
      "lib/lib.go": lib,
      "lib/use.go": "package lib\n\nvar c = [[not enough arguments in call to Connect|Connect(name)]]\n",
    },
    ["name string)", "name string, port int)"],
    "definition Connect lib/lib.go:10:6",
  ],
  [
    "a function of the package that the file tests from outside",
    {
      "lib/lib.go": lib,
      "lib/lib_test.go":
        'package lib_test\n\nimport l "example.com/shop/lib"\n\nvar c = [[not enough arguments|l.Connect(name)]]\n',
    },
    ["name string)", "name string, port int)"],
    "definition Connect lib/lib.go:10:6",
  ],
  [
    "a function of the package in the top folder",
    {
      "shop.go": lib.replace("package lib", "package shop"),
      "cmd/main.go":
        'package main\n\nimport "example.com/shop"\n\nvar c = [[not enough arguments in call to shop.Connect|shop.Connect(name)]]\n',
    },
    ["name string)", "name string, port int)"],
    "definition Connect shop.go:10:6",
  ],
  [
    "a method of a type that stands in the header",
    { "lib/lib.go": lib, "use.go": use("var bad int = [[cannot use|client.Load(name)]]") },
    ["error {", "bool {"],
    "definition Client.Load lib/lib.go:8:18",
  ],
  [
    "a method of what a function gave back",
    {
      "lib/lib.go": lib,
      "use.go": use("c := lib.Connect(name)\n\t[[not enough arguments in call to c.Load|c.Load()]]"),
    },
    ["cargo string)", "cargo string, times int)"],
    "definition Client.Load lib/lib.go:8:18",
  ],
  [
    "a field",
    { "lib/lib.go": lib, "use.go": use("var bad int = client.[[cannot use|Size]]") },
    ["Size int", "Size string"],
    "definition Client.Size lib/lib.go:5:2",
  ],
  [
    "a method that an interface wants, too",
    {
      "lib/lib.go": `${lib}\ntype Loader interface {\n\tLoad(cargo string) error\n}\n\nfunc Run(loader Loader) {}\n`,
      "use.go": use(
        "lib.Run([[cannot use client (variable of type *lib.Client) as lib.Loader value in argument to lib.Run: *lib.Client does not implement lib.Loader (missing method Stop)|client)]]",
      ),
    },
    ["\tLoad(cargo string) error\n", "\tLoad(cargo string) error\n\tStop()\n"],
    "definition Loader.Stop lib/lib.go:18:2",
  ],
  [
    "no function of another type",
    {
      "lib/lib.go": `${lib}\ntype Other struct{}\n\nfunc (o *Other) Load() error { return nil }\n`,
      "use.go": use("var bad int = [[cannot use|client.Load(name)]]"),
    },
    ["Load() error", "Load() bool"],
    "nothing",
  ],
])("is, without an answer of a server, %s", (_, files, [from, to], cause) => {
  const plain = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replace(/\[\[[^|]*\|(.*?)\]\]/gsu, "$1")]),
  );
  const head = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replace(from, to)]),
  );
  expect(check({ base: plain, head })).toBe(cause);
});

const broken = (line: string, of: { readonly head: string | null; readonly means: Means }): string => {
  const plain = line.replace(/\[\[[^|]*\|(.*)\]\]/u, "$1");
  return check({
    base: { "lib/lib.go": lib, "use.go": use(plain) },
    head: { ...(of.head === null ? {} : { "lib/lib.go": of.head }), "use.go": use(line) },
    means: of.means,
  });
};

test.each<readonly [what: string, line: string, head: string | null, means: Means, cause: string]>([
  [
    "a function that has another parameter",
    "[[not enough arguments in call to lib.Connect|lib.Connect(name)]]",
    lib.replace("name string)", "name string, port int)"),
    { Connect: ["lib/lib.go Connect"] },
    "definition Connect lib/lib.go:10:6",
  ],
  [
    "a method that gives back something else",
    "var bad int = [[cannot use|client.Load(name)]]",
    lib.replace("error {", "bool {"),
    { Load: ["lib/lib.go Load"] },
    "definition Client.Load lib/lib.go:8:18",
  ],
  [
    "no function whose body alone is another",
    "[[cannot use|lib.Connect(name)]]",
    lib.replace("Name: name", "Name: name + name"),
    { Connect: ["lib/lib.go Connect"] },
    "nothing",
  ],
  [
    "a field of another type",
    "var bad int = client.[[cannot use|Size]]",
    lib.replace("Size int", "Size string"),
    { Size: ["lib/lib.go Size"] },
    "definition Client.Size lib/lib.go:5:2",
  ],
  [
    "a function that is gone",
    "lib.[[undefined: lib.Connect|Connect]](name)",
    lib.replace(/func Connect[^}]*\}\n\}\n/u, ""),
    {},
    "removed-name Connect lib/lib.go:10:1",
  ],
  [
    "a method that is gone",
    "client.[[client.Load undefined (type *lib.Client has no field or method Load)|Load]](name)",
    lib.replace(/func \(c[^\n]*\n/u, ""),
    {},
    "removed-name Client.Load lib/lib.go:3:6",
  ],
  [
    "a constant that is gone",
    "f(lib.[[undefined: lib.Limit|Limit]])",
    lib.replace("const Limit = 3\n", ""),
    {},
    "removed-name Limit lib/lib.go:14:1",
  ],
  ["a package that is gone", "lib.[[undefined|Connect]](name)", null, {}, "removed-module - lib/lib.go:1:1"],
])("is %s", (_, line, head, means, cause) => {
  expect(broken(line, { head, means })).toBe(cause);
});
