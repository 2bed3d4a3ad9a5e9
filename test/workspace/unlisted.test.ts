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
  const programOf = unlistedPrograms(typescript, { paths: Object.keys(files), text });
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
