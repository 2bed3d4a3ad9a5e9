/** Projects that a change cannot matter to: whatever the command says differently must have touched their files. */
import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import type { ListedProject } from "../../src/servers/profile.ts";
import { listedTypescript } from "../../src/servers/typescript/files.ts";
import { affectsTypescriptProject } from "../../src/servers/typescript/profile.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { commandFindings, installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await installedTypescript();
}, 240_000);

type Case = {
  readonly base: Files;
  readonly change: Files;
  /** Links of the tree, and the folders of it that they lead to. */
  readonly links?: Readonly<Record<string, string>>;
};

const project = "packages/a";
const json = (value: unknown) => JSON.stringify(value);
const options = { strict: true, lib: ["es5"], module: "nodenext", noEmit: true };
const config = (more: object = {}, rest: object = {}) =>
  json({ compilerOptions: { ...options, ...more }, ...rest });

const use = (specifier: string, before = "") =>
  `${before}import { rate } from ${specifier};\n\nexport const total: number = rate;\n`;
const [number, text] = ["export declare const rate: number;\n", "export declare const rate: string;\n"];

/** A project in packages/a whose one script is `script`, beside packages/b, which changes. */
function across(
  script: string,
  more: Omit<Case, "change"> & { readonly change?: Files } = { base: {} },
): Case {
  return {
    change: { "packages/b/rate.ts": text },
    ...more,
    base: {
      "package.json": '{ "private": true }',
      "packages/a/package.json": '{ "name": "a" }',
      "packages/a/tsconfig.json": config(),
      "packages/a/src/use.ts": script,
      "packages/b/package.json": '{ "name": "b", "main": "./rate.ts", "types": "./rate.ts" }',
      "packages/b/rate.ts": number,
      ...more.base,
    },
  };
}

/** What TypeScript cannot do without. */
const library =
  "interface Array<T> {}\ninterface Boolean {}\ninterface CallableFunction {}\ninterface Function {}\ninterface IArguments {}\ninterface NewableFunction {}\ninterface Number {}\ninterface Object {}\ninterface RegExp {}\ninterface String {}\n";

const linked = { "node_modules/b": "packages/b" };
const ofB = use('"b"');
const relative = use('"../../b/rate.js"');

const cases: Readonly<Record<string, Case>> = {
  "a relative import": across(relative),
  "one with single quotes": across(use("'../../b/rate.js'")),
  "one of the folder itself": across(use('"../../b"'), {
    base: { "packages/a/tsconfig.json": config({ module: "commonjs" }) },
  }),
  "one that goes down first": across(use('"./sub/../../../b/rate.js"')),
  "one with slashes and dots in between": across(use('".././/.././b/rate.js"')),
  "one whose dots are escaped": across(use(String.raw`"\x2e\u002e/\u{2e}./b/rate.js"`)),
  "one with escapes that mean nothing": across(use(String.raw`".\./\../b/rate.js"`)),
  "one that goes on in the next line": across(use('"../.\\\n./b/rate.js"')),
  "a type that is imported": across(
    'export const total: number = 1 as any as typeof import("../../b/rate.js").rate;\n',
  ),
  "an import with a template": across(
    "export async function total(): Promise<number> {\n  return (await import(`../../b/rate.js`)).rate;\n}\n",
    { base: { "packages/a/tsconfig.json": config({ lib: ["es2020"] }) } },
  ),
  "a reference of three slashes": across(
    '/// <reference path="../../b/global.d.ts" />\nexport const total: number = globalRate;\n',
    {
      base: { "packages/b/global.d.ts": "declare const globalRate: number;\n" },
      change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" },
    },
  ),
  "one with backslashes": across(
    '/// <reference path="..\\..\\b\\global.d.ts" />\nexport const total: number = globalRate;\n',
    {
      base: { "packages/b/global.d.ts": "declare const globalRate: number;\n" },
      change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" },
    },
  ),
  "a package of the workspace": across(ofB, { base: {}, links: linked }),
  "one whose name is escaped": across(use(String.raw`"\x62"`), { base: {}, links: linked }),
  "one with a scope and slashes": across(use('"@own//./b"'), {
    base: { "packages/a/tsconfig.json": config({ module: "esnext", moduleResolution: "bundler" }) },
    links: { "node_modules/@own/b": "packages/b" },
  }),
  "one beside the project": across(ofB, { base: {}, links: { "packages/a/node_modules/b": "packages/b" } }),
  "one that another leads to": across(use('"c"'), {
    base: {
      "packages/c/package.json": '{ "name": "c", "types": "./index.ts" }',
      "packages/c/index.ts": 'export { rate } from "b";\n',
    },
    links: { ...linked, "node_modules/c": "packages/c" },
  }),
  "one that a copied package leads to": across(use('"third"'), {
    base: {
      "node_modules/third/package.json": '{ "name": "third", "types": "./index.d.ts" }',
      "node_modules/third/index.d.ts": 'export { rate } from "b";\n',
    },
    links: linked,
  }),
  "a package's types beside it, of which no file says the name": across(
    "export const total: number = globalRate;\n",
    {
      base: {
        "packages/b/package.json": '{ "name": "@types/b", "types": "./global.d.ts" }',
        "packages/b/global.d.ts": "declare const globalRate: number;\n",
        "packages/a/tsconfig.json": config({ types: ["*"] }),
      },
      change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" },
      links: { "node_modules/@types/b": "packages/b" },
    },
  ),
  "types that the configuration names": across("export const total: number = globalRate;\n", {
    base: {
      "packages/b/package.json": '{ "name": "b", "types": "./global.d.ts" }',
      "packages/b/global.d.ts": "declare const globalRate: number;\n",
      "packages/a/tsconfig.json": config({ types: ["b"] }),
    },
    change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" },
    links: linked,
  }),
  "a root of types": across("export const total: number = globalRate;\n", {
    base: {
      "packages/types/b/index.d.ts": "declare const globalRate: number;\n",
      "packages/a/tsconfig.json": config({ typeRoots: ["../types"], types: ["*"] }),
    },
    change: { "packages/types/b/index.d.ts": "declare const globalRate: string;\n" },
  }),
  "paths of the configuration": across(use('"@/rate.js"'), {
    base: { "packages/a/tsconfig.json": config({ paths: { "@/*": ["../b/*"] } }) },
  }),
  "paths of the configuration above": across(use('"@/rate.js"'), {
    base: {
      "packages/a/tsconfig.json": json({ extends: "../../base.json" }),
      "base.json": config({ paths: { "@/*": ["./packages/b/*"] } }, { include: ["$\u007bconfigDir}/src"] }),
    },
  }),
  "a path that climbs behind a pattern": across(use('"@/../../b/rate.js"'), {
    base: { "packages/a/tsconfig.json": config({ paths: { "@/*": ["./src/*"] } }) },
  }),
  "files that lie elsewhere": across("export const total: number = globalRate;\n", {
    base: {
      "packages/a/tsconfig.json": config({}, { files: ["src/use.ts", "../b/global.d.ts"] }),
      "packages/b/global.d.ts": "declare const globalRate: number;\n",
    },
    change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" },
  }),
  "a pattern that lies elsewhere": across("export const total: number = globalRate;\n", {
    base: {
      "packages/a/tsconfig.json": config({}, { include: ["src", "../*/global.d.ts"] }),
      "packages/b/global.d.ts": "declare const globalRate: number;\n",
    },
    change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" },
  }),
  "a pattern of a configuration above": across("export const total: number = globalRate;\n", {
    base: {
      "packages/a/tsconfig.json": json({ extends: "../../base.json" }),
      "base.json": config({}, { include: ["packages/**/*"] }),
      "packages/b/global.d.ts": "declare const globalRate: number;\n",
    },
    change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" },
  }),
  "a new file where a pattern looks": across("export const total: number = globalRate;\n", {
    base: { "packages/a/tsconfig.json": config({}, { include: ["src", "../b/globals"] }) },
    change: { "packages/b/globals/one.d.ts": "declare const globalRate: number;\n" },
  }),
  "a configuration above": across("export function total(x) {\n  return x;\n}\n", {
    base: { "packages/a/tsconfig.json": json({ extends: "../../base.json" }), "base.json": config() },
    change: { "base.json": config({ strict: false, noImplicitAny: false }) },
  }),
  "a configuration of a package": across("export function total(x) {\n  return x;\n}\n", {
    base: { "packages/a/tsconfig.json": json({ extends: "b/base.json" }), "packages/b/base.json": config() },
    change: { "packages/b/base.json": config({ strict: false, noImplicitAny: false }) },
    links: linked,
  }),
  "several roots of the same folder": across(use('"./rate.js"'), {
    base: { "packages/a/tsconfig.json": config({ rootDirs: ["./src", "../b"] }) },
  }),
  "a JSON file": across(
    'import data from "../../b/data.json";\n\nexport const total: number = data.rate;\n',
    {
      base: {
        "packages/a/tsconfig.json": config({
          module: "esnext",
          moduleResolution: "bundler",
          resolveJsonModule: true,
        }),
        "packages/b/data.json": '{ "rate": 1 }',
      },
      change: { "packages/b/data.json": '{ "rate": "1" }' },
    },
  ),
  "a package.json that leads elsewhere": across(use('"./sub"'), {
    base: {
      "packages/a/tsconfig.json": config({ module: "esnext", moduleResolution: "bundler" }),
      "packages/a/src/sub/package.json": '{ "types": "../../../b/rate.ts" }',
    },
  }),
  "a package.json with imports": across(use('"#b"'), {
    base: { "packages/a/package.json": '{ "name": "a", "imports": { "#b": "b" } }' },
    links: linked,
  }),
  "a package.json above with imports": across(use('"#b"'), {
    base: {
      "packages/a/package.json": null,
      "package.json": '{ "imports": { "#b": "./packages/b/rate.ts" } }',
    },
  }),
  "a package.json that changes": across(ofB, {
    base: {},
    change: { "packages/b/package.json": '{ "name": "b", "types": "./none.ts" }' },
    links: linked,
  }),
  "a file of the same name that comes before": across(use('"./rate.js"'), {
    base: { "packages/a/src/rate.d.ts": number },
    change: { "packages/a/src/rate.ts": "export const rate = '1';\n" },
  }),
  "one that comes where an import found nothing": across(use('"../../b/new.js"'), {
    base: {},
    change: { "packages/b/new.ts": number },
  }),
  "one that comes in a folder that was not there": across(use('"../../c/deep/new.js"'), {
    base: {},
    change: { "packages/c/deep/new.ts": number },
  }),
  "an index that comes in a folder that was not there": across(use('"../../b/deep"'), {
    base: { "packages/a/tsconfig.json": config({ module: "esnext", moduleResolution: "bundler" }) },
    change: { "packages/b/deep/index.ts": number },
  }),
  "one that comes in a package of the workspace": across(use('"b/new"'), {
    base: {
      "packages/a/tsconfig.json": config({ module: "esnext", moduleResolution: "bundler" }),
      "packages/b/package.json": '{ "name": "b", "exports": { "./*": "./lib/*.ts" } }',
    },
    change: { "packages/b/lib/new.ts": number },
    links: linked,
  }),
  "one that comes where a reference of three slashes found nothing": across(
    '/// <reference path="../../b/global.d.ts" />\nexport const total: number = globalRate;\n',
    { base: {}, change: { "packages/b/global.d.ts": "declare const globalRate: string;\n" } },
  ),
  "one of JavaScript that comes, and is no part of the program": across(use('"../../b/new.js"'), {
    base: {},
    change: { "packages/b/new.js": "exports.rate = 1;\n" },
  }),
  "one of JSX that comes, and is no part of the program": across(use('"../../b/new.js"'), {
    base: {},
    change: { "packages/b/new.tsx": "export const rate = 1;\n" },
  }),
  "one that comes and that a message then proposes": across('export const all = import("../../b/new");\n', {
    base: {
      "packages/a/package.json": '{ "name": "a", "type": "module" }',
      "packages/a/tsconfig.json": config({ lib: ["es2020"] }),
    },
    change: { "packages/b/new.ts": number },
  }),
  "one that comes with a suffix": across(use('"../../b/new.js"'), {
    base: { "packages/a/tsconfig.json": config({ moduleSuffixes: [".ios", "-web", ""] }) },
    change: { "packages/b/new-web.ts": number },
  }),
  "one that comes nearer by the paths of the configuration": across(use('"@/rate.js"'), {
    base: { "packages/a/tsconfig.json": config({ paths: { "@/*": ["../c/*", "../b/*"] } }) },
    change: { "packages/c/rate.ts": text },
  }),
  "JSON that comes": across(
    'import data from "../../b/new.json";\n\nexport const total: number = data.rate;\n',
    {
      base: {
        "packages/a/tsconfig.json": config({
          module: "esnext",
          moduleResolution: "bundler",
          resolveJsonModule: true,
        }),
      },
      change: { "packages/b/new.json": '{ "rate": 1 }' },
    },
  ),
  "declarations of what is no script": across('import "../../b/new.css";\n', {
    base: {
      "packages/a/tsconfig.json": config({ allowArbitraryExtensions: true }),
      "packages/b/new.css": "b { }\n",
    },
    change: { "packages/b/new.d.css.ts": "export {};\n" },
  }),
  "one that goes": across(relative, { base: {}, change: { "packages/b/rate.ts": null } }),
  "one that differs in case alone": across(use('"../../b/Rate.js"'), {
    base: { "packages/b/Rate.ts": number },
    change: { "packages/b/Rate.ts": text },
  }),
  "a script of JavaScript": across(ofB, {
    base: {
      "packages/a/tsconfig.json": null,
      "packages/a/jsconfig.json": config({ checkJs: true }),
      "packages/a/src/use.ts": null,
      "packages/a/src/use.js":
        'import { rate } from "../../b/rate.js";\n\n/** @type {number} */\nexport const total = rate;\n',
    },
  }),
  "a type in a comment of JavaScript": across(ofB, {
    base: {
      "packages/a/tsconfig.json": config({ allowJs: true, checkJs: true }),
      "packages/a/src/use.ts": null,
      "packages/a/src/use.js":
        '/** @type {typeof import("../../b/rate.js").rate} */\nlet rate;\n\n/** @type {number} */\nexport const total = rate;\n',
    },
  }),
  "a package whose links are kept": across(ofB, {
    base: { "packages/a/tsconfig.json": config({ preserveSymlinks: true }) },
    links: linked,
  }),
  "a part of the library": across("export const total: number = globalRate;\n", {
    base: {
      "packages/a/tsconfig.json": config({ libReplacement: true }),
      "packages/b/package.json": '{ "name": "@typescript/lib-es5", "types": "./global.d.ts" }',
      "packages/b/global.d.ts": `${library}declare const globalRate: number;\n`,
    },
    change: { "packages/b/global.d.ts": `${library}declare const globalRate: string;\n` },
    links: { "node_modules/@typescript/lib-es5": "packages/b" },
  }),
  "a package by its own name": across(use('"a/rate"'), {
    base: {
      "packages/a/package.json": '{ "name": "a", "exports": { "./rate": "./lib/rate.js" } }',
      "packages/a/lib/rate.d.ts": 'export { rate } from "../../b/rate.js";\n',
    },
  }),
  "a folder among the types": across("export const total = 1;\n", {
    base: {
      "packages/a/tsconfig.json": config({ typeRoots: ["../types"], types: ["*"] }),
      "packages/types/one/index.d.ts": "export {};\n",
    },
    change: { "packages/types/two/README.md": "Two.\n" },
  }),
  "declarations beside a script": across(use('"../../b/plain.js"'), {
    base: { "packages/b/plain.js": "exports.rate = 1;\n", "packages/b/plain.d.ts": number },
    change: { "packages/b/plain.d.ts": text },
  }),
  "the runtime of JSX": across("export const total = <b rate={1} />;\n", {
    base: {
      "packages/a/tsconfig.json": config({ jsx: "react-jsx" }),
      "packages/a/src/use.ts": null,
      "packages/a/src/use.tsx": "export const total = <b rate={1} />;\n",
      "packages/b/jsx-runtime.d.ts":
        "export namespace JSX {\n  interface IntrinsicElements {\n    b: { rate: number };\n  }\n}\n",
    },
    change: {
      "packages/b/jsx-runtime.d.ts":
        "export namespace JSX {\n  interface IntrinsicElements {\n    b: { rate: string };\n  }\n}\n",
    },
    links: { "node_modules/react": "packages/b" },
  }),
  "what is declared for all": across("export const total: number = globalRate;\n", {
    base: {
      "packages/a/src/more.ts": 'import "b";\n',
      "packages/b/rate.ts": "declare global {\n  const globalRate: number;\n}\nexport {};\n",
    },
    change: { "packages/b/rate.ts": "declare global {\n  const globalRate: string;\n}\nexport {};\n" },
    links: linked,
  }),
};

const byNight: Nightly = { byNight: true };

/** Another way of writing what another row has: the command, which reads them all, is the same. */
const otherwise = new Set([
  "one with single quotes",
  "one of the folder itself",
  "one that goes down first",
  "one with slashes and dots in between",
  "one with escapes that mean nothing",
  "one that goes on in the next line",
  "a type that is imported",
  "an import with a template",
  "one with backslashes",
  "one whose name is escaped",
  "one with a scope and slashes",
  "one beside the project",
  "types that the configuration names",
  "paths of the configuration",
  "files that lie elsewhere",
  "a pattern that lies elsewhere",
  "a configuration above",
  "a package.json with imports",
  "one that differs in case alone",
  "a script of JavaScript",
  "a package.json that changes",
]);

const rows = rowsOfNow(
  Object.entries(cases).map(([name, one]) => ({ name, ...one, ...(otherwise.has(name) ? byNight : {}) })),
);

describe("what the command says differently touches a file of the project", () => {
  for (const { name, base, change, links = {} } of rows)
    test(name, { timeout: 60_000 }, async () => {
      const before = laidOut(base, links);
      const after = laidOut({ ...base, ...change }, links);
      const changes = Object.keys(change).map((path) => changeOf(base, change, path));
      const isTraced = changes.some(({ isNewName }) => isNewName);
      const [was, is, ...listed] = await Promise.all([
        commandFindings(before, project),
        commandFindings(after, project),
        ...(isTraced ? [before, after] : [before]).map((folder) => listedIn(folder, isTraced)),
      ]);
      expect(is).not.toEqual(was);
      expect(was.files.filter((path) => listed[0]?.files.includes(path) === false)).toEqual([]);
      expect(changes.some(touching(before, listed))).toBe(true);
    });
});

async function listedIn(folder: string, isTraced: boolean): Promise<ListedProject | undefined> {
  const { folder: serverFolder } = await installedTypescript();
  return listedTypescript(realHost(), { root: folder, serverFolder, checkouts: [], isTraced })(project);
}

/** A project whose files cannot be told is touched by everything. */
function touching(folder: string, listed: readonly (ListedProject | undefined)[]) {
  const known = listed.filter((one) => one !== undefined);
  if (known.length < listed.length) return () => true;
  const program = known.flatMap(({ files }) => files);
  const isSought = (path: string) => known.some((one) => one.isSought(path));
  const of = { root: realpathSync(folder), project, places: [], settings: {} };
  return affectsTypescriptProject({ ...of, program, isSought });
}

function changeOf(base: Files, change: Files, path: string) {
  return { path, isNewName: base[path] === undefined || change[path] === null };
}

function laidOut(files: Files, links: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  write(folder, Object.fromEntries(Object.entries(files).filter(([, content]) => content !== null)));
  for (const [link, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, link)), { recursive: true });
    symlinkSync(join(realpathSync(folder), target), join(folder, link));
  }
  return folder;
}

describe("a project", () => {
  const closed: Files = {
    "package.json": '{ "private": true, "scripts": { "lint": "eslint ../.." } }',
    "base.json": config(),
    "packages/a/package.json": '{ "name": "a", "main": "./src/use.ts", "scripts": { "lint": "../../lint" } }',
    "packages/a/tsconfig.json": json({
      extends: "../../base.json",
      include: ["src"],
      references: [{ path: "./test" }],
    }),
    "packages/a/test/tsconfig.json": json({
      extends: "../../../base.json",
      compilerOptions: { composite: true, noEmit: false },
    }),
    "packages/a/test/deep/one.ts": "export const one = 1;\n",
    "packages/a/src/use.ts": '// See "../../b/rate.js".\nexport { rate } from "./rate.js";\n',
    "packages/a/src/rate.ts": number,
    "packages/a/src/broken.ts": "export const = ;\n",
    "packages/b/package.json": '{ "name": "@own/b" }',
    "packages/b/rate.ts": text,
  };
  const own = [
    "packages/a/src/broken.ts",
    "packages/a/src/rate.ts",
    "packages/a/src/use.ts",
    "packages/a/test/deep/one.ts",
  ];
  const links = { "node_modules/@own/b": "packages/b" };
  const filesWith = async (more: Files) =>
    (await listedIn(laidOut({ ...closed, ...more }, links), false))?.files.toSorted();

  test("is made of its own files and those of the projects that it refers to", async () => {
    expect(await filesWith({})).toEqual(own);
    // An option that the library stands against changes none of it.
    expect(await filesWith({ "base.json": config({ libReplacement: true }) })).toEqual(own);
  });

  test("is touched by nothing that changes elsewhere, and by whatever could be found in place of something", async () => {
    const folder = laidOut(closed, links);
    const touches = touching(folder, [await listedIn(folder, true)]);
    const untraced = touching(folder, [await listedIn(folder, false)]);
    expect(untraced({ path: "packages/b/new.ts", isNewName: true })).toBe(true);
    const of = (isNewName: boolean, ...paths: readonly string[]) =>
      paths.filter((path) => touches({ path, isNewName }));
    expect(
      of(false, "packages/b/rate.ts", "README.md", "packages/b/data.json", "packages/a/src/none.ts"),
    ).toEqual([]);
    const apart = [
      "README.md",
      "packages/a/types/README.md",
      "packages/b/new.ts",
      ".changeset/calm-dogs.json",
    ];
    expect(of(true, ...apart)).toEqual([]);
    const configuring = ["base.json", "package.json", "packages/b/package.json", "tsconfig.test.json"];
    expect(of(false, ...configuring, ...own)).toEqual([...configuring, ...own]);
    const found = [
      "packages/b/rate.js",
      "packages/a/src/rate/deep.ts",
      "packages/b/rate.d.json.ts",
      "node_modules/c/index.d.ts",
    ];
    expect(of(true, ...found)).toEqual(found);
  });

  test("whose files cannot be told, or would be refused, is not told of", async () => {
    const refused: readonly Files[] = [
      { "packages/a/tsconfig.json": null },
      { "packages/a/tsconfig.json": "{" },
      { "packages/a/tsconfig.json": '{ "include": ["src"], "include": ["../b"] }' },
      { "packages/a/tsconfig.json": '{ "include": ["../../../elsewhere"] }' },
      {
        "packages/a/src/use.ts": 'import "/etc/hostname";\n/// <reference path="/proc/self/environ.ts" />\n',
      },
    ];
    const all = await Promise.all(refused.map((files) => filesWith(files)));
    expect(all.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined]);
    expect(all[4]).toEqual(own);
  });
});
