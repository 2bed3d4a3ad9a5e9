import { expect, test } from "vitest";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { unlistedPrograms } from "../../src/workspace/unlisted.ts";
import type { Files } from "../support/files.ts";

const config = (paths: object) =>
  JSON.stringify({ extends: "./.nuxt/tsconfig.json", compilerOptions: { paths } });

test("a file is read once for all roots, and each root has its own program", () => {
  const files: Files = {
    "one/tsconfig.json": config({ "@x/*": ["../lent/*"] }),
    "one/a.ts": 'import "@x/deep/b";\nimport "./c";\n',
    "two/tsconfig.json": config({}),
    "two/a.ts": 'import "../shared/d";\n',
    "lent/deep/b.ts": 'import "../../shared/d";\n',
    "lent/deep/bb.ts": "",
    "lent/deep/other.ts": "",
    "shared/d.ts": "",
  };
  const read: string[] = [];
  const text = (path: string) => {
    read.push(path);
    return String(files[path]);
  };
  const programOf = unlistedPrograms(typescript, { paths: Object.keys(files), text }, "/nowhere");
  expect(programOf("one").program).toEqual([
    "lent/deep/b.ts",
    "lent/deep/bb.ts",
    "one/a.ts",
    "one/tsconfig.json",
    "shared/d.ts",
  ]);
  expect(programOf("two").program).toEqual(["shared/d.ts", "two/a.ts", "two/tsconfig.json"]);
  expect(programOf("one").isSought("one/c.ts")).toBe(true);
  expect(read.filter((path) => path.endsWith(".ts")).sort()).toEqual([
    "lent/deep/b.ts",
    "lent/deep/bb.ts",
    "one/a.ts",
    "shared/d.ts",
    "two/a.ts",
  ]);
});

test("a root is open where only the absent file can say what a name leads to", () => {
  const isOpen = (specifier: string, more: Files = {}) => {
    const files: Files = {
      "package.json": '{ "name": "whole", "devDependencies": { "vue": "3.0.0", "@types/estree": "1.0.0" } }',
      "app/tsconfig.json": config({ "#read/*": ["../lent/*"] }),
      "app/core.ts": "",
      "app/src/lib/name.ts": "",
      "app/main.ts": `import { f } from "${specifier}";\n`,
      ...more,
    };
    const tree = { paths: Object.keys(files), text: (path: string) => String(files[path]) };
    return unlistedPrograms(typescript, tree, "/nowhere")("app").isOpen;
  };
  const known = ["./any", "node:fs", "fs/promises", "vue/jsx", "estree", "whole", "#read/a", "$lib/name"];
  expect(known.filter((one) => isOpen(one))).toEqual([]);
  // A file that happens to be called so explains no name without a path.
  const unknown = ["#core", "core", "@app/core", "$app/state", "vues"];
  expect(unknown.filter((one) => isOpen(one))).toEqual(unknown);
  const kit = { "app/package.json": '{ "devDependencies": { "@sveltejs/kit": "2.0.0" } }' };
  expect(isOpen("$app/state", kit)).toBe(false);
  const own = { "app/package.json": '{ "dependencies": { "vue": "file:../lent" } }' };
  expect(isOpen("vue", own)).toBe(true);
});
