/** One listing serves both sides only where TypeScript's own command lists the same of both. */
import { beforeAll, expect, test } from "vitest";
import { openRepository } from "../../src/git/git.ts";
import { realHost } from "../../src/platform/host.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { haveSamePrograms } from "../../src/workspace/open-roots.ts";
import { parserFor } from "../../src/workspace/parsers.ts";
import { writeTrees } from "../../src/workspace/trees.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { git, repositoryOf } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

let serverFolder = "";
beforeAll(async () => {
  serverFolder = (await installedTypescript()).folder;
}, 240_000);

const use = 'import { rate } from "../lib/rate.js";\nexport const total: number = rate;\n';
const base: Files = {
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      strict: true,
      lib: ["es5"],
      module: "esnext",
      moduleResolution: "bundler",
      noEmit: true,
      allowJs: true,
      jsx: "react-jsx",
    },
    include: ["src"],
  }),
  "src/use.ts": use,
  "src/script.js": "export const one = 1;\n",
  "src/view.tsx": "export const view = 1;\n",
  "README.md": "# A shop\n",
  "lib/rate.ts": "export const rate = 1;\n",
  "lib/rest.ts": "export const rest = 1;\n",
};

/** Whether the sides are said to be alike, and whether the command lists the same of both. */
async function check(change: Files): Promise<{ readonly isSaid: boolean; readonly isSo: boolean }> {
  const repository = repositoryOf(base, change);
  const at = (revision: string) => ({
    commit: git(repository, "rev-parse", revision),
    tree: git(repository, "rev-parse", `${revision}^{tree}`),
  });
  await using opened = await openRepository(testHost(temporaryFolder()), repository);
  const trees = await writeTrees(
    {
      repository: opened,
      dependencies: [],
      cacheFolder: temporaryFolder(),
      scratch: temporaryFolder(),
      signal: new AbortController().signal,
      note: () => undefined,
    },
    { kind: "resolved", base: at("HEAD~1"), head: at("HEAD"), annotate: null, notes: [], limits: [] },
    [{ profile: typescript, roots: undefined }],
    repository,
  );
  const list = (root: string) =>
    typescript.program(realHost(), { root, project: ".", serverFolder, checkouts: [] });
  const [before, after] = [await list(trees.base.root), await list(trees.head.root)];
  const parser = await parserFor([typescript]);
  expect(haveSamePrograms(trees, pyright, parser)).toBe(false);
  return {
    isSaid: haveSamePrograms(trees, typescript, parser),
    isSo: JSON.stringify(before) === JSON.stringify(after),
  };
}

test.each<readonly [what: string, change: Files]>([
  ["a statement more", { "src/use.ts": `${use}export const more: number = "one";\n` }],
  ["a remark", { "src/use.ts": `// how much\n${use}` }],
  ["a specifier in a string", { "src/use.ts": `${use}export const text = 'from "../lib/rest.js"';\n` }],
  ["another file of the program", { "lib/rate.ts": "export const rate = 2;\n" }],
  ["a text that is no source", { "README.md": "# Shop\n", "src/use.ts": `${use}export {};\n` }],
  ["a file of none", { "lib/rest.ts": "export const rest = 2;\n" }],
])("is taken for alike, and is: %s", async (_, change) => {
  expect(await check(change)).toEqual({ isSaid: true, isSo: true });
});

test.each<readonly [what: string, change: Files]>([
  ["an import", { "src/use.ts": `${use}import "../lib/rest.js";\n` }],
  ["an import of a type", { "src/use.ts": `${use}export type R = import("../lib/rest.js").rest;\n` }],
  [
    "an import that is no comment any more",
    { "lib/rate.ts": 'import "./rest.js";\nexport const rate = 1;\n' },
  ],
  ["an import with an escape", { "src/use.ts": `${use}import "../lib/\\u0072est.js";\n` }],
  ["a reference", { "src/use.ts": `/// <reference path="../lib/rest.ts" />\n${use}` }],
  ["a require of JavaScript", { "src/script.js": 'export const one = require("../lib/rest.js");\n' }],
  [
    "a comment of JavaScript",
    { "src/script.js": '/** @type {import("../lib/rest.js")} */\nexport const one = 1;\n' },
  ],
  ["a file more", { "src/more.ts": "export const more = 1;\n" }],
  ["a file less", { "src/script.js": null }],
])("is taken for different, and is: %s", async (_, change) => {
  expect(await check(change)).toEqual({ isSaid: false, isSo: false });
});

test("what is broken is listed by itself, and so is what begins to have JSX", async () => {
  expect((await check({ "src/use.ts": `${use}}}` })).isSaid).toBe(false);
  expect((await check({ "src/view.tsx": "export const view = <a />;\n" })).isSaid).toBe(false);
});
