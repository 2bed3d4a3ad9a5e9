/** What comes from an installed package that needs one of the repository may change with any change. */
import { describe, expect, test } from "vitest";
import { affectedOf, pathsOf } from "./cases.ts";

type Texts = Readonly<Record<string, string>>;

const changed = (base: Texts, path: string, text: string) => ({
  base: new Map(Object.entries(base)),
  head: new Map([...Object.entries(base), [path, text]]),
});

const shop = {
  "rate.ts": "export function rate(country: string): number { return country.length; }\n",
  "plug.ts": 'import { plugged } from "plugin";\n\nexport const plug = plugged("home");\n',
  "uses.ts": 'import { plug } from "./plug.js";\n\nexport const fee = plug * 2;\n',
  "other.ts": 'import { read } from "reader";\n\nexport const text = read();\n',
};
const otherRate =
  "export function rate(country: string, year: number): number { return country.length + year; }\n";

test("who imports it is affected, and who has a name that is defined with it", () => {
  const sides = changed(shop, "rate.ts", otherRate);
  const affected = affectedOf(sides, { handing: ["plugin"] });
  expect(pathsOf(affected)).toEqual(["plug.ts", "rate.ts", "uses.ts"]);
  expect(affected.files.find(({ path }) => path === "plug.ts")?.because).toEqual([
    "imports plugged from plugin, which needs a package of this repository",
  ]);
  expect(pathsOf(affectedOf(sides, { handing: ["plugin"], without: "installed packages" }))).toEqual([
    "rate.ts",
  ]);
});

test("nothing but the changed file is, where only what others cannot see changed", () => {
  const body = shop["rate.ts"].replace("country.length", "country.length + 1");
  expect(pathsOf(affectedOf(changed(shop, "rate.ts", body), { handing: ["plugin"] }))).toEqual(["rate.ts"]);
});

describe("every file is, where its names are not told:", () => {
  test.each([
    [
      'import "plugin/globals";\n',
      "plug.ts imports plugin/globals, which needs a package of this repository",
    ],
    [
      'export * from "plugin";\n',
      "plug.ts imports all names of plugin, which needs a package of this repository",
    ],
    [
      '/// <reference types="plugin" />\nexport {};\n',
      "plug.ts imports plugin, which needs a package of this repository",
    ],
  ])("%j", (text, why) => {
    const sides = changed({ ...shop, "plug.ts": text }, "rate.ts", otherRate);
    expect(affectedOf(sides, { handing: ["plugin"] })).toMatchObject({ mode: "full", why });
  });
});

test.each([
  ["from my_plugin.core import plugged\n", "plugged"],
  ["import My_Plugin as plugged\n", "plugged"],
  ["import my_plugin.core\n", "my_plugin"],
  ["from google.cloud import storage\n", "storage"],
])("of Python, however the import is written: %j", (text, name) => {
  const base = {
    "rate.py": "def rate(country): return 1\n",
    "plug.py": `${text}plug = ${name}("home")\n`,
    "uses.py": "from plug import plug\nprint(plug)\n",
    "other.py": "import my\nprint(my)\n",
  };
  const sides = changed(base, "rate.py", "def rate(country, year): return 1\n");
  expect(pathsOf(affectedOf(sides, { handing: ["my-plugin", "google-cloud-storage"] }))).toEqual([
    "plug.py",
    "rate.py",
    "uses.py",
  ]);
});

test("an alias that maps every import may lead to any file", () => {
  const base = {
    "types/reader.d.ts": "export function read(): string;\n",
    "other.ts": shop["other.ts"],
  };
  const sides = changed(base, "types/reader.d.ts", "export function read(): number;\n");
  expect(pathsOf(affectedOf(sides, { packages: ["*"] }))).toEqual(["other.ts", "types/reader.d.ts"]);
});
