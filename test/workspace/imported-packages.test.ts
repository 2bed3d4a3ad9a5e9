import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { readOptional } from "../../src/platform/files.ts";
import { eslint } from "../../src/servers/eslint/profile.ts";
import type { Profile } from "../../src/servers/profile.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { yaml } from "../../src/servers/yaml/profile.ts";
import type { SideFacts } from "../../src/verdict/record.ts";
import { listImportedPackages } from "../../src/workspace/imported-packages.ts";
import { type Files, folderOf } from "../support/files.ts";

/** What a session over these files can depend on; those in a folder of packages are no sources. */
function imported(profile: Profile, files: Files, configurationFiles: readonly string[] = []) {
  const root = folderOf(files);
  const program = Object.keys(files).filter(
    (path) => profile.isSource(path) && !/node_modules|site-packages/u.test(path),
  );
  const facts = {
    program,
    configurationFiles,
    languageId: profile.languageId,
    text: (path: string) => String(files[path]),
  } as unknown as SideFacts;
  const places = [join(root, "site-packages")];
  return listImportedPackages({ profile, root, linked: ["node_modules"], places, facts }).imported;
}

const manifest = (name: string, version: string, dependencies: object = {}) =>
  JSON.stringify({ name, version, dependencies });

test("of Python they are the packages that files import, their stubs, and what they need", () => {
  const metadata = (needs: string) => `Name: x\n${needs === "" ? "" : `Requires-Dist: ${needs}\n`}`;
  expect(
    imported(pyright, {
      "a.py":
        "import os\nimport yaml\nfrom tool.part import make\nfrom . import b\nimport loose\nimport absent\n",
      "site-packages/tool-1.0.dist-info/METADATA": metadata("needed (>=1)"),
      "site-packages/needed-2.0.dist-info/METADATA": metadata("deeper"),
      "site-packages/deeper-3.0.dist-info/METADATA": metadata(""),
      "site-packages/types_PyYAML-6.0.dist-info/METADATA": metadata(""),
      "site-packages/other-4.0.dist-info/METADATA": metadata("tool"),
      "site-packages/loose.py": "",
    }),
  ).toEqual({
    deeper: "3.0",
    loose: "of unknown version",
    needed: "2.0",
    tool: "1.0",
    "types-pyyaml": "6.0",
  });
});

test("a module is looked for once among packages, however many files import it", () => {
  const modules = Array.from({ length: 9 }, (_, at) => `import absent_${at}\n`).join("");
  const sources = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`m${at}.py`, modules]));
  const asked = vi.spyOn(fs, "existsSync");
  syncBuiltinESMExports();
  try {
    expect(imported(pyright, { ...sources, "site-packages/loose.py": "" })).toEqual({});
    expect(asked.mock.calls.filter(([path]) => String(path).includes("absent_"))).toHaveLength(9 * 4);
  } finally {
    asked.mockRestore();
    syncBuiltinESMExports();
  }
});

const node: Files = {
  "src/a.ts": 'import { read } from "node:fs";\nimport { x } from "@scope/used/deep";\nimport "./b.js";\n',
  "tsconfig.json": '{ "extends": "@tsconfig/strict/tsconfig.json" }',
  "node_modules/@scope/used/package.json": manifest("@scope/used", "1.0.0", { needed: "*" }),
  "node_modules/needed/package.json": manifest("needed", "2.0.0"),
  "node_modules/@tsconfig/strict/package.json": manifest("@tsconfig/strict", "3.0.0"),
  "node_modules/@types/node/package.json": manifest("@types/node", "24.0.0"),
  "node_modules/other/package.json": manifest("other", "5.0.0"),
};

test("of TypeScript also types, and what the configuration extends", () => {
  expect(imported(typescript, node, ["tsconfig.json"])).toEqual({
    "@scope/used": "1.0.0",
    "@tsconfig/strict": "3.0.0",
    "@types/node": "24.0.0",
    needed: "2.0.0",
  });
});

test("of Python none is a package of Node that lies in the same tree", () => {
  expect(imported(pyright, { ...node, "a.py": "import os\n" })).toEqual({});
});

test("the committed trace of the example can be compared wherever other packages are installed", () => {
  const [header = ""] = readOptional(".lanser/traces/harbour.trace.jsonl")?.split("\n") ?? [];
  expect(header).toContain('"imported":{}');
});

test("each folder finds its own copy of a package, and the one above", () => {
  const files: Files = {
    "a.ts": 'import "used";\n',
    "deep/b.ts": 'import "used";\nimport "needed";\n',
    "deep/node_modules/used/package.json": manifest("used", "2.0.0"),
    "node_modules/used/package.json": manifest("used", "1.0.0"),
    "node_modules/needed/package.json": manifest("needed", "3.0.0"),
  };
  expect(imported(typescript, files)).toEqual({ needed: "3.0.0", used: "1.0.0 and 2.0.0" });
});

test("of a server that runs packages it is every one", () => {
  expect(imported(eslint, node)).toMatchObject({ other: "5.0.0", "@tsconfig/strict": "3.0.0" });
});

test("of a language whose imports are not read nothing is known", () => {
  expect(imported(yaml, node)).toBeUndefined();
});
