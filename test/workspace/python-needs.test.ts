/** Which installed packages of Python need one that changed. */
import { expect, test } from "vitest";
import { type PythonPackage, pythonNeeds } from "../../src/workspace/site-packages.ts";

/** Packages by name: what they require, and the text of their only source. */
function needs(
  packages: Readonly<
    Record<string, { readonly requires?: readonly string[]; readonly source?: string | null }>
  >,
  changed: string,
): readonly string[] {
  const sources = new Map(Object.entries(packages).map(([name, { source = "" }]) => [`/${name}.py`, source]));
  const all = Object.entries(packages).map(
    ([name, { requires = [], source = "" }]): PythonPackage => ({
      name,
      place: "/",
      metadata: `Name: ${name}\n${requires.map((one) => `Requires-Dist: ${one}\n`).join("")}\nRequires-Dist: text`,
      record: source === null ? undefined : `${name}.py,sha256=x,1\n${name}-1.dist-info/METADATA,,\n`,
      localFolder: null,
      modules: () => (name === "pyyaml" ? ["yaml"] : []),
    }),
  );
  return pythonNeeds(all, new Set([changed]), (file) => sources.get(file) ?? undefined).flatMap(
    ({ ecosystem, name, dependsOn }) => (ecosystem === "pypi" ? [`${name}: ${dependsOn.join(" ")}`] : []),
  );
}

test("a package that an extra names is needed where the sources import it, and not where it is a tool of developers", () => {
  const packages = {
    ruff: {},
    h2: {},
    cryptography: { requires: ['ruff>=0.3 ; extra == "pep8test"'], source: "import os\n# import ruff\n" },
    httpx: { requires: ['h2<5,>=3; extra == "http2"'], source: "def go():\n    import h2.config\n" },
  };
  expect(needs(packages, "ruff")).toEqual([]);
  expect(needs(packages, "h2")).toEqual(["httpx: h2"]);
});

test("what is required without an extra is needed, and so is what leads to it", () => {
  const packages = {
    a: {},
    b: { requires: ["a"] },
    c: { requires: ['b ; python_version < "3"', "other"] },
    d: { requires: ['b ; extra == "x" or python_version < "3"'] },
    other: {},
  };
  expect(needs(packages, "a")).toEqual(["b: a", "c: b", "d: b"]);
});

test("sources are searched for the modules of a package, and what cannot be searched counts", () => {
  const requires = ['PyYAML ; extra == "y"'];
  const packages = {
    pyyaml: {},
    reads: { requires, source: "from yaml.loader import (\n  Loader)\n" },
    beside: { requires, source: "import x_yaml, yamls\nfrom . import y\n" },
    egg: { requires, source: null },
  };
  expect(needs(packages, "pyyaml")).toEqual(["reads: pyyaml", "egg: pyyaml"]);
});
