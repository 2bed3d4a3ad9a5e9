/** Projects that a change cannot matter to, found without a list: whatever the command says differently must be within reach. */
import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { typescriptReach } from "../../src/servers/typescript/reach.ts";
import { climbsOut } from "../../src/servers/typescript/words.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
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

describe("what the command says differently is within reach", () => {
  for (const [name, { base, change, links = {} }] of Object.entries(cases))
    test(name, { timeout: 60_000 }, async () => {
      const before = laidOut(base, links);
      const after = laidOut({ ...base, ...change }, links);
      expect(await commandFindings(after, project)).not.toEqual(await commandFindings(before, project));
      const touches = typescriptReach(before)(project);
      const isTouching = (path: string) => touches?.(changeOf(base, change, path)) ?? true;
      expect(Object.keys(change).some(isTouching)).toBe(true);
    });
});

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

describe("a project that stays in its folder", () => {
  const closed: Files = {
    "package.json": '{ "private": true, "scripts": { "lint": "eslint ../.." } }',
    "base.json": config({ typeRoots: ["./node_modules/@types"] }),
    "packages/a/package.json": '{ "name": "a", "main": "./src/use.ts", "scripts": { "lint": "../../lint" } }',
    "packages/a/tsconfig.json": json({
      extends: "../../base.json",
      include: ["src"],
      references: [{ path: "./test" }],
    }),
    "packages/a/test/tsconfig.json": json({ extends: "../../../base.json" }),
    "packages/a/test/deep/one.ts":
      'import { rate } from "../../src/use";\n\nexport const all = [...[rate]];\n',
    "packages/a/src/use.ts": 'export { rate } from "./rate.js";\n',
    "packages/a/src/rate.ts": number,
    "packages/b/package.json": '{ "name": "@own/b" }',
    "packages/b/rate.ts": text,
  };
  const links = { "node_modules/@own/b": "packages/b" };
  const reach = (files: Files, change: { readonly path: string; readonly isNewName: boolean }) =>
    typescriptReach(laidOut(files, links))(project)?.(change) ?? "not known";

  test("is not touched by what changes, comes or goes elsewhere", () => {
    expect(reach(closed, { path: "packages/b/rate.ts", isNewName: false })).toBe(false);
    expect(reach(closed, { path: "packages/b/new.ts", isNewName: true })).toBe(false);
    expect(reach(closed, { path: "README.md", isNewName: false })).toBe(false);
  });

  test("is touched by what lies in it, by what configures it, and by packages", () => {
    const touching = [
      "packages/a/src/data.json",
      "packages/a/README.md",
      "base.json",
      "package.json",
      "packages/b/package.json",
      "packages/b/tsconfig.json",
      "tsconfig.test.json",
      "node_modules/c/index.d.ts",
    ];
    expect(touching.filter((path) => reach(closed, { path, isNewName: false }) !== true)).toEqual([]);
    expect(reach(closed, { path: "base", isNewName: true })).toBe(true);
  });

  test("is not known where a name of a package or a path out of it stands anywhere", () => {
    const change = { path: "packages/b/rate.ts", isNewName: false };
    const withFile = (content: string) => reach({ ...closed, "packages/a/src/more.ts": content }, change);
    expect(withFile('import "@own/b";\n')).toBe(true);
    expect(withFile('// see "../../b"\n')).toBe("not known");
    const top = reach(
      {
        ...closed,
        "packages/a/tsconfig.json": json({ references: [{ path: "../../" }] }),
        "tsconfig.json": "{}",
      },
      change,
    );
    expect(top).toBe("not known");
    expect(reach({ ...closed, "packages/a/tsconfig.json": "{" }, change)).toBe("not known");
    expect(reach({ ...closed, "packages/a/tsconfig.json": null }, change)).toBe("not known");
  });
});

test("a project with a text in two bytes is not known", () => {
  const folder = laidOut({ "packages/a/tsconfig.json": "{}", "packages/a/one.ts": "" }, {});
  writeFileSync(join(folder, "packages/a/one.ts"), Buffer.from("\ufeffexport {};\n", "utf16le"));
  expect(typescriptReach(folder)(project)).toBe(undefined);
});

test("a path leaves a folder by what stands in the text, however it is written", () => {
  const inside = [
    '"./a"',
    '"../a"',
    "'..'",
    "[...all]",
    '"..."',
    '"a..b"',
    '"..a/b"',
    '"a.."',
    "// and so on..",
    '"../"',
  ];
  const outside = [
    '"../../a"',
    "`../..`",
    '"a/../b"',
    '"./../../a"',
    '"..\\..\\a"',
    String.raw`"\56./../a"`,
    '" a/.."',
    "$/../b",
  ];
  expect(inside.filter((one) => climbsOut(one, 1))).toEqual([]);
  expect(outside.filter((one) => !climbsOut(one, 1))).toEqual([]);
});
