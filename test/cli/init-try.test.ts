/** `lanser init --write` tries what it proposes on HEAD without a change, by the real servers, before it writes. */
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Files, temporaryFolder } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { type InProcess, runInProcess } from "../support/in-process.ts";
import { type Shape, shapes } from "../support/init-shapes.ts";
import { firstOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
}, 240_000);

function written(files: Files, ...flags: readonly string[]): Promise<readonly string[]> {
  return writtenOn({}, files, flags);
}

async function writtenOn(
  machine: InProcess,
  files: Files,
  flags: readonly string[] = [],
): Promise<readonly string[]> {
  const repository = repositoryOf(files);
  const caches = temporaryFolder();
  mkdirSync(sharedCache, { recursive: true });
  symlinkSync(sharedCache, join(caches, "lanser"));
  const env = { XDG_CACHE_HOME: caches };
  const { code, stdout, stderr } = await runInProcess(repository, ["init", "--write", ...flags], {
    ...machine,
    env,
  });
  expect(code, stderr).toBe(0);
  expect(existsSync(join(repository, ".lanser/config.yml"))).toBe(true);
  return stdout
    .split("\n")
    .filter((line) =>
      /^the configuration (?:works|does not work) on HEAD: |^ {2}what to do|is a proposal/u.test(line),
    );
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
      "the configuration works on HEAD: the servers checked 2 files",
    ]
  `);
});

test("an error that names the folder of its tree is the same on both sides", async () => {
  // TS18003: the compiler prints the whole path of the configuration.
  expect(await written({ ...two, "two/tsconfig.json": '{ "include": ["none"] }\n' })).toEqual([
    "the configuration works on HEAD: the servers checked 2 files",
  ]);
});

test("what does not pass is one reason, and what to do about it", async () => {
  expect(
    await written({ ...two, "two/tsconfig.json": '{ "extends": "./.nuxt/tsconfig.json" }\n' }),
  ).toMatchInlineSnapshot(`
    [
      "the configuration does not work on HEAD: typescript in two on base and head: two/tsconfig.json:1 names two/.nuxt/tsconfig.json, which could not be read: there is no such file. Run \`npx --no-install nuxt prepare\` in two before the gate, and name two/.nuxt in \`dependencies\`",
    ]
  `);
});

test("what breaks in the try is a reason like any other, and the files are written", async () => {
  const broken = () => {
    throw new TypeError("no such property");
  };
  expect(await writtenOn({ capacity: broken }, two)).toEqual([
    "the configuration does not work on HEAD: TypeError: no such property",
  ]);
});

test("a server that is trusted is tried, too", async () => {
  const linted = { ...two, "eslint.config.mjs": 'throw new Error("no plug-in here");\n' };
  expect((await written(linted, "--trust", "eslint"))[0]).toMatch(
    /^the configuration does not work on HEAD: /u,
  );
});

const generated: Files = {
  ...two,
  ".gitignore": ".svelte-kit/\n",
  "two/tsconfig.json": '{ "extends": "./.svelte-kit/tsconfig.json" }\n',
};
const linted: Files = {
  "package.json": '{ "devDependencies": { "eslint-plugin-vue": "10.0.0" } }\n',
  "tsconfig.json": '{ "compilerOptions": { "noEmit": true } }\n',
  "eslint.config.js": 'import vue from "eslint-plugin-vue";\n\nexport default [vue];\n',
  "a.ts": "export const a = 1;\n",
};
const whole = ([name, { files, locks }]: readonly [string, Shape]): readonly [string, Files] => [
  name,
  { ...files, ...locks },
];
const all: readonly (readonly [string, Files])[] = [
  ["generated configuration", generated],
  ["ESLint with plug-ins", linted],
  ...Object.entries(shapes).map(whole),
];

test.each(firstOfNow(all, 2))("a try of %s passes, or says the one thing to do", async (_, files) => {
  const lines = (await written(files)).join("\n");
  // Which packages are there is the machine's.
  expect(lines).toMatch(
    /^the configuration (?:works on HEAD: the servers checked \d+ files?$|does not work on HEAD: .+(?:\n {2}what to do: |before the gate, and name ))|is a proposal/u,
  );
});
