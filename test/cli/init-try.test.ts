/** `lanser init --write` tries what it proposes on HEAD without a change, by the real servers, before it writes. */
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Files, temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { git, repositoryOf } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await installedTypescript();
}, 240_000);

async function written(files: Files, ...flags: readonly string[]): Promise<readonly string[]> {
  const repository = repositoryOf(files);
  const caches = temporaryFolder();
  mkdirSync(sharedCache, { recursive: true });
  symlinkSync(sharedCache, join(caches, "lanser"));
  const env = { XDG_CACHE_HOME: caches };
  const { code, stdout } = await runInProcess(repository, ["init", "--write", ...flags], { env });
  expect(code).toBe(0);
  expect(existsSync(join(repository, ".lanser/config.yml"))).toBe(true);
  expect(git(repository, "status", "--porcelain")).toBe("?? .github/\n?? .lanser/".trim());
  const lines = stdout.split("\n");
  return lines
    .slice(lines.findIndex((line) => line.startsWith("tried")))
    .filter((line) => /^tried|^ {2}what/u.test(line));
}

const two: Files = {
  "package.json": '{ "workspaces": ["one", "two"] }\n',
  "one/package.json": '{ "name": "one" }\n',
  "one/tsconfig.json": '{ "compilerOptions": { "strict": true } }\n',
  "one/a.ts": "export const a: number = 'old';\n",
  "two/package.json": '{ "name": "two" }\n',
  "two/tsconfig.json": "{}\n",
  "two/b.ts": "export const b = 1;\n",
};

test("every root is checked, and errors that are there already pass", async () => {
  expect(await written(two)).toMatchInlineSnapshot(`
    [
      "tried on HEAD without a change: passes, 2 files checked",
    ]
  `);
});

test("what does not pass is one reason, and what to do about it", async () => {
  expect(
    await written({ ...two, "two/tsconfig.json": '{ "extends": "./.nuxt/tsconfig.json" }\n' }),
  ).toMatchInlineSnapshot(`
    [
      "tried on HEAD without a change: does not pass, because typescript in two on base: two/tsconfig.json:1 names two/.nuxt/tsconfig.json, which could not be read: there is no such file. \`npx --no-install nuxt prepare\` in two writes it: run that before the gate, and name two/.nuxt in \`dependencies\`",
    ]
  `);
});

test("a server that is trusted is tried, too", async () => {
  const linted = { ...two, "eslint.config.mjs": 'throw new Error("no plug-in here");\n' };
  expect((await written(linted, "--trust", "eslint"))[0]).toMatch(
    /^tried on HEAD without a change: does not pass/u,
  );
});
