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
