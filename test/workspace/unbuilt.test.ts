import { expect, test } from "vitest";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { findUnbuiltImports } from "../../src/workspace/unbuilt.ts";
import type { Files } from "../support/files.ts";

const manifest = (name: string, dependencies: object = {}) => JSON.stringify({ name, dependencies });
const files = {
  "package.json": manifest("harbour"),
  "core/package.json": manifest("@harbour/core"),
  "core/src/index.ts": "export const core = 1;\n",
  "mid/package.json": manifest("@harbour/mid", { "@harbour/core": "^1.0.0" }),
  "mid/src/index.ts": 'export * from "@harbour/core";\n',
  "app/package.json": manifest("@harbour/app", { "@harbour/mid": "workspace:*" }),
  "app/src/main.ts": 'import { core } from "@harbour/mid";\nexport const app = core;\n',
} satisfies Files;

type Case = {
  readonly more?: Files;
  readonly changed: readonly string[];
  readonly program?: readonly string[];
  readonly isCopy?: (folder: string, name: string) => boolean;
};

/** Imports of the root `app` as "FILE imports NAME: EDITED". */
function found({ more = {}, changed, program = ["app/src/main.ts"], isCopy = () => false }: Case) {
  const all: Files = { ...files, ...more };
  return findUnbuiltImports({
    server: "typescript",
    tree: { paths: Object.keys(all), text: (path) => all[path]?.toString() },
    languageId: typescript.languageId,
    withoutComments: (_path, text) => text.replace(/\/\/.*/gu, ""),
    programs: [{ root: "app", program }],
    changed,
    isCopy,
  }).map(({ path, name, edited }) => `${path} imports ${name}: ${edited}`);
}

test("a root depends on what its packages need, directly or through others", () => {
  const edited = "app/src/main.ts imports @harbour/mid";
  expect(found({ changed: ["mid/src/index.ts"] })).toEqual([`${edited}: mid/src/index.ts`]);
  expect(found({ changed: ["core/src/index.ts"] })).toEqual([`${edited}: core/src/index.ts`]);
  expect(found({ changed: ["core/lib/deep/one.mts"] })).toEqual([`${edited}: core/lib/deep/one.mts`]);
});

test.each<[why: string, Case]>([
  ["its own sources are edited", { changed: ["app/src/main.ts"] }],
  ["a package that it does not need is edited", { changed: ["other/src/index.ts"] }],
  ["only tests are edited", { changed: ["core/src/index.test.ts", "core/test/a.ts"] }],
  ["only the configuration of a tool is edited", { changed: ["core/tsup.config.ts", "core/README.md"] }],
  [
    "the server reads the sources of the package",
    { changed: ["core/src/index.ts"], program: ["app/src/main.ts", "mid/src/index.ts", "core/src/index.ts"] },
  ],
  ["a registry has the package", { changed: ["core/src/index.ts"], isCopy: () => true }],
  [
    "it imports only a style sheet",
    { changed: ["mid/src/index.ts"], more: { "app/src/main.ts": 'import "@harbour/mid/mid.css";\n' } },
  ],
  [
    "it names the package in a comment",
    { changed: ["mid/src/index.ts"], more: { "app/src/main.ts": '// import "@harbour/mid";\n' } },
  ],
])("nothing is missing where %s", (_, one) => {
  expect(found(one)).toEqual([]);
});

test("a package may be called as its tests would be", () => {
  const more = {
    "packages/spec/package.json": manifest("@harbour/spec"),
    "packages/spec/src/index.ts": "export const spec = 1;\n",
    "app/src/main.ts": 'import { spec } from "@harbour/spec";\nexport const app = spec;\n',
  };
  expect(found({ changed: ["packages/spec/src/index.ts"], more })).toEqual([
    "app/src/main.ts imports @harbour/spec: packages/spec/src/index.ts",
  ]);
  expect(found({ changed: ["packages/spec/test/index.ts"], more })).toEqual([]);
});

test("output that git does not track is no source: both sides see head's", () => {
  const program = ["app/src/main.ts", "mid/dist/index.d.ts"];
  expect(found({ changed: ["mid/src/index.ts"], program })).toHaveLength(1);
  const tracked = { "mid/dist/index.d.ts": "export declare const core: number;\n" };
  expect(found({ changed: ["mid/src/index.ts"], program, more: tracked })).toEqual([]);
});
