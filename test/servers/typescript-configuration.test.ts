/** What configures TypeScript, where its own command and a reader of JSON differ. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { extendedConfigurations, parseConfiguration } from "../../src/servers/typescript/configuration.ts";
import { temporaryFolder, write } from "../support/files.ts";

test("a key that is there twice is refused: TypeScript takes both, a parser takes the last", () => {
  const twice = '{ "compilerOptions": { "paths": { "b": ["../b"] } }, "compilerOptions": {} }';
  const inside = '{ "compilerOptions": { "strict": true, "strict": false } }';
  expect([twice, inside, '{ "a": { "x": 1 }, "b": { "x": 1 }, }'].map(parseConfiguration)).toMatchObject([
    { kind: "broken", reason: 'the file contains the key "compilerOptions" twice' },
    { kind: "broken", reason: 'the file contains the key "strict" twice' },
    { kind: "json" },
  ]);
});

test("a configuration of a package lies where its `exports` say, not where a file of that name is", () => {
  const root = temporaryFolder();
  write(root, {
    "packages/cfg/package.json": '{ "name": "@own/cfg", "exports": { "./base": "./real/base.json" } }',
    "packages/cfg/base.json": "{}",
    "packages/cfg/real/base.json": "{}",
    "packages/a/tsconfig.json": '{ "extends": "@own/cfg/base" }',
  });
  mkdirSync(join(root, "node_modules/@own"), { recursive: true });
  symlinkSync("../../packages/cfg", join(root, "node_modules/@own/cfg"));
  expect(extendedConfigurations({ extends: "@own/cfg/base" }, join(root, "packages/a"), root)).toEqual([
    join(root, "packages/cfg/real/base.json"),
  ]);
});
