/** References that lead out of a tree, as somebody writes them who wants to read what lies beside it. */

import { symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Bundle } from "../../src/questions/bundle/bundle.ts";
import { type Files, temporaryFolder, write } from "./files.ts";
import { testHost } from "./gate.ts";
import { questionClient } from "./question-client.ts";
import { repositoryAt } from "./repository.ts";

/** What must stand in no answer. */
export const marker = "s3cret";

export type Attack = {
  readonly name: string;
  readonly server: "pyright" | "typescript";
  readonly path: string;
  /** `up`: from the folder of a file at the top of the tree to the folder of the secrets, ends with a slash; `outside` is that folder. */
  readonly text: (up: string, outside: string) => string;
  /** Files of the repository besides. */
  readonly files?: Files;
  readonly links?: Readonly<Record<string, string>>;
  /** `outside`: it leads out. `own`: the server finds nothing there, and says so. `configuration`: what is on the disk is refused at all. */
  readonly ends: "outside" | "own" | "configuration";
};

/** Two folders above the top of a tree: the folder for temporary files, in which a run has its own. */
export const secrets: Files = {
  "secret.ts": `export const TOKEN = "${marker}" as const;\nexport type T = "${marker}";\nexport default TOKEN;\n`,
  "secret.json": `{ "${marker}": 1 }\n`,
  "secret.cts": `const token = { ${marker}: 1 };\nexport = token;\n`,
  "ambient.d.ts": `declare const TOKEN: "${marker}";\n`,
  "typings/index.d.ts": `declare const TOKEN: "${marker}";\n`,
  "sec/jsx-runtime.d.ts": `export namespace JSX { interface IntrinsicElements { div: { ${marker}: 1 } } }\n`,
  "secret.py": `from typing import Final, Literal\nTOKEN: Final[Literal["${marker}"]] = "${marker}"\n`,
  "stub.pyi": `from typing import Literal\nTOKEN: Literal["${marker}"]\n`,
  "whole/__init__.py": `from typing import Literal\nTOKEN: Literal["${marker}"] = "${marker}"\n`,
  "space/inner.py": `from typing import Literal\nTOKEN: Literal["${marker}"] = "${marker}"\n`,
  "env/lib/python3.12/site-packages/taken.py": `from typing import Literal\nTOKEN: Literal["${marker}"] = "${marker}"\n`,
};

const wrongTs = "\nexport const wrong: number = TOKEN;\n";
const options = {
  strict: true,
  noEmit: true,
  module: "esnext",
  moduleResolution: "bundler",
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  jsx: "react-jsx",
};
const config = (more: object = {}, beside: object = {}) => ({
  "tsconfig.json": JSON.stringify({ compilerOptions: { ...options, ...more }, exclude: ["left"], ...beside }),
});

type Row = readonly [
  name: string,
  path: string,
  text: Attack["text"],
  more?: Partial<Pick<Attack, "files" | "links" | "ends">>,
];

const scripts: readonly Row[] = [
  ["a name", "a.ts", (up) => `import { TOKEN } from "${up}secret";${wrongTs}`],
  ["everything", "a.ts", (up) => `import * as all from "${up}secret";\nconst TOKEN = all.TOKEN;${wrongTs}`],
  ["a default", "src/a.ts", (up) => `import TOKEN from "../${up}secret";${wrongTs}`],
  ["keys of JSON", "a.ts", (up) => `import TOKEN from "${up}secret.json";${wrongTs}`],
  ["handed on", "a.ts", (up) => `export * from "${up}secret";\nimport { TOKEN } from "./a";${wrongTs}`],
  ["a type", "a.ts", (up) => `declare const TOKEN: import("${up}secret").T;${wrongTs}`],
  ["the type of a module", "a.ts", (up) => `declare const TOKEN: typeof import("${up}secret");${wrongTs}`],
  ["a promise", "a.ts", (up) => `const { TOKEN } = await import("${up}secret");${wrongTs}`],
  ["a template", "a.ts", (up) => `const { TOKEN } = await import(\`${up}secret\`);${wrongTs}`],
  [
    "an assignment",
    "a.cts",
    (up) => `import TOKEN = require("${up}secret.cjs");${wrongTs}`,
    { files: config({ module: "nodenext", moduleResolution: "nodenext" }) },
  ],
  ["a reference path", "a.ts", (up) => `/// <reference path="${up}ambient.d.ts" />${wrongTs}`],
  ["reference types", "a.ts", (up) => `/// <reference types="${up}typings" />${wrongTs}`],
  ["an escape", "a.ts", (up) => `import { TOKEN } from "\\u002e${up.slice(1)}secret";${wrongTs}`],
  ["a short escape", "a.ts", (up) => `import { TOKEN } from "\\x2e${up.slice(1)}secret";${wrongTs}`],
  ["a long escape", "a.ts", (up) => `import { TOKEN } from "\\u{00002e}${up.slice(1)}secret";${wrongTs}`],
  ["two lines", "a.ts", (up) => `import { TOKEN } from "..\\\n${up.slice(2)}secret";${wrongTs}`],
  ["an escaped word", "a.ts", (up) => `import { TOKEN } fr\\u006fm "${up}secret";${wrongTs}`],
  [
    "far behind its word",
    "a.ts",
    (up) => `import/*${"*".repeat(900)}*/{ TOKEN } from${" ".repeat(900)}/**/"${up}secret";${wrongTs}`,
  ],
  ["an absolute path", "a.ts", (_, outside) => `import { TOKEN } from "${outside}/secret";${wrongTs}`],
  [
    "a URL",
    "a.ts",
    (_, outside) => `import { TOKEN } from "file://${outside}/secret.ts";${wrongTs}`,
    { ends: "own" },
  ],
  ["a folder on the way", "a.ts", (up) => `import { TOKEN } from "./${up}secret";${wrongTs}`],
  [
    "require",
    "a.cjs",
    (up) => `const { TOKEN } = require("${up}secret");\n/** @type {number} */\nexports.a = TOKEN;\n`,
  ],
  ["JSDoc", "a.js", (up) => `/** @type {import("${up}secret").T} */\nexport let a = 1;\n`],
  [
    "JSDoc over lines",
    "a.js",
    (up) => `/**\n * @type {import(\n *   "${up}secret"\n * ).T} */\nexport let a = 1;\n`,
  ],
  [
    "a typedef",
    "a.js",
    (up) => `/** @typedef {import("${up}secret").T} T */\n/** @type {T} */\nexport let a = 1;\n`,
  ],
  [
    "@import",
    "a.js",
    (up) => `/** @import { T } from "${up}secret" */\n/** @type {T} */\nexport let a = 1;\n`,
  ],
  ["what it is used for alone", "a.ts", (up) => `import "${up}ambient.d.ts";${wrongTs}`],
  [
    "an augmentation, which takes in no file",
    "a.ts",
    (up) => `export {};\ndeclare module "${up}secret" { const wrong: number; }\n`,
    { ends: "own" },
  ],
  [
    "a factory of elements",
    "a.tsx",
    (up) => `/** @jsxImportSource ${up}sec */\nexport const a = <div x="1" />;\n`,
  ],
  [
    "a file that no project takes in",
    "left/a.ts",
    (up) => `import { TOKEN } from "../${up}secret";${wrongTs}`,
  ],
  ["a new folder", "new/deep/a.ts", (up) => `import { TOKEN } from "../../${up}secret";${wrongTs}`],
  ["declarations", "types/a.d.ts", (up) => `declare const TOKEN: import("../${up}secret").T;\n`],
  ["a module by its ending", "a.mts", (up) => `import { TOKEN } from "${up}secret.ts";${wrongTs}`],
  [
    "a package in the tree whose types lie outside",
    "a.ts",
    () => `import { TOKEN } from "./pack";${wrongTs}`,
    { files: { ...config(), "pack/package.json": '{ "types": "../../../secret.ts" }' } },
  ],
  [
    "a package that says for which version",
    "a.ts",
    () => `import { TOKEN } from "./pack";${wrongTs}`,
    {
      files: {
        ...config(),
        "pack/package.json":
          '{ "types": "x.d.ts", "typesVersions": { "*": { "*": ["../../../secret.ts"] } } }',
      },
    },
  ],
  [
    "imports of a package",
    "a.ts",
    () => `import { TOKEN } from "#secret";${wrongTs}`,
    {
      files: { ...config(), "package.json": '{ "imports": { "#secret": "../../secret.ts" } }' },
      ends: "own",
    },
  ],
  [
    "a suffix of modules",
    "a.ts",
    () => `import { TOKEN } from "./src/deep";${wrongTs}`,
    { files: config({ moduleSuffixes: ["/../../../../secret", ""] }) },
  ],
  [
    "paths",
    "a.ts",
    () => `import { TOKEN } from "@secret";${wrongTs}`,
    { files: config({ paths: { "@secret": ["../../secret.ts"] } }), ends: "configuration" },
  ],
  [
    "folders that are one",
    "a.ts",
    () => `import { TOKEN } from "./secret";${wrongTs}`,
    { files: config({ rootDirs: [".", "../.."] }), ends: "configuration" },
  ],
  [
    "types of the project",
    "a.ts",
    () => wrongTs,
    { files: config({ types: ["../../typings"] }), ends: "outside" },
  ],
  [
    "a link",
    "a.ts",
    () => `import { TOKEN } from "./linked/secret";${wrongTs}`,
    { links: { linked: "../.." }, ends: "own" },
  ],
  ["nothing there", "a.ts", (up) => `import { TOKEN } from "${up}nothing";${wrongTs}`, { ends: "own" }],
];

const reveal = "\nwrong: int = TOKEN\n";
const modules: readonly Row[] = [
  ["a name", "a.py", () => `from ...secret import TOKEN${reveal}`],
  ["a module", "a.py", () => `from ... import secret\nTOKEN = secret.TOKEN${reveal}`],
  ["a module by another name", "a.py", () => `from ... import secret as s\nTOKEN = s.TOKEN${reveal}`],
  ["spaces", "a.py", () => `from . . . secret import TOKEN${reveal}`],
  ["a line that goes on", "a.py", () => `from .\\\n..\\\nsecret import \\\n  TOKEN${reveal}`],
  ["a form feed", "a.py", () => `\ffrom\f...\fsecret import TOKEN${reveal}`],
  ["everything", "a.py", () => `from ...secret import *${reveal}`],
  ["a folder deeper", "pack/a.py", () => `from ....secret import TOKEN${reveal}`],
  ["the file of a package", "pack/__init__.py", () => `from ....secret import TOKEN${reveal}`],
  ["in a function", "a.py", () => `def f():\n    from ...secret import TOKEN\n    wrong: int = TOKEN\n`],
  [
    "for types",
    "a.py",
    () => `from typing import TYPE_CHECKING\nif TYPE_CHECKING: from ...secret import TOKEN${reveal}`,
  ],
  ["behind a semicolon", "a.py", () => `pass;from ...secret import TOKEN${reveal}`],
  ["behind a number", "a.py", () => `1from ...secret import TOKEN${reveal}`],
  [
    "in a list over lines",
    "a.py",
    () => `from ... import (  # )\n  secret,\n)\nTOKEN = secret.TOKEN${reveal}`,
  ],
  ["a stub", "a.py", () => `from ...stub import TOKEN${reveal}`],
  ["a package", "a.py", () => `from ...whole import TOKEN${reveal}`],
  ["a package itself", "a.py", () => `from ... import whole\nTOKEN = whole.TOKEN${reveal}`],
  ["a folder without a file of its own", "a.py", () => `from ...space.inner import TOKEN${reveal}`],
  ["such a folder", "a.py", () => `from ...space import inner\nTOKEN = inner.TOKEN${reveal}`],
  ["in a stub of the tree", "b.pyi", () => `from ...secret import TOKEN as TOKEN\n`],
  ["a new folder", "new/deep/a.py", () => `from .....secret import TOKEN${reveal}`],
  [
    "a file that the project leaves out",
    "left/a.py",
    () => `from ....secret import TOKEN${reveal}`,
    { files: { "pyrightconfig.json": '{ "exclude": ["left"] }' } },
  ],
  [
    "by a link to its folder",
    "one/two/three/a.py",
    () => `from ....secret import TOKEN${reveal}`,
    {
      files: { "one/two/three/b.py": "", "c.py": "from short import a\n" },
      links: { short: "one/two/three" },
    },
  ],
  [
    "extraPaths",
    "a.py",
    () => `from secret import TOKEN${reveal}`,
    { files: { "pyrightconfig.json": '{ "extraPaths": ["../.."] }' }, ends: "configuration" },
  ],
  [
    "stubPath",
    "a.py",
    () => `from stub import TOKEN${reveal}`,
    { files: { "pyrightconfig.json": '{ "stubPath": "../.." }' }, ends: "configuration" },
  ],
  [
    "an environment",
    "a.py",
    () => `from taken import TOKEN${reveal}`,
    { files: { "pyrightconfig.json": '{ "venvPath": ".", "venv": "../../env" }' }, ends: "configuration" },
  ],
  [
    "the root of an environment",
    "a.py",
    () => `from secret import TOKEN${reveal}`,
    {
      files: { "pyrightconfig.json": '{ "executionEnvironments": [{ "root": "../.." }] }' },
      ends: "configuration",
    },
  ],
  ["what every process has", "a.py", (_, outside) => `from ..${dots(outside)}proc.self import root${reveal}`],
  ["what the machine has", "a.py", (_, outside) => `from ..${dots(outside)}etc import ssl${reveal}`],
  [
    "more dots than there are folders",
    "a.py",
    () => `from ${".".repeat(200)}etc import TOKEN${reveal}`,
    { ends: "own" },
  ],
  [
    "a link",
    "a.py",
    () => `from linked.secret import TOKEN${reveal}`,
    { links: { linked: "../.." }, ends: "own" },
  ],
  ["nothing there", "a.py", () => `from ...nothing import TOKEN${reveal}`, { ends: "own" }],
  [
    "above the top, as a part of another program",
    "a.py",
    () => `from .. import api${reveal}`,
    { ends: "own" },
  ],
];

/** From two folders below it to the top of the file system. */
function dots(outside: string): string {
  return ".".repeat(outside.split("/").length);
}

function attackOf(server: Attack["server"], usual: Files) {
  return ([name, path, text, more = {}]: Row): Attack => {
    const { files = {}, ends = "outside", links } = more;
    return { name, server, path, text, files: { ...usual, ...files }, ends, ...(links && { links }) };
  };
}

export const attacks: readonly Attack[] = [
  ...scripts.map(attackOf("typescript", { ...config(), "src/deep/d.ts": "export {};\n" })),
  ...modules.map(attackOf("pyright", { "d.py": "" })),
];

export const up = "../../";

/** A repository, and a host whose temporary files have the secrets beside them. */
export function prepare({ files = {}, links = {}, path, text }: Attack, how: "laid over" | "on disk") {
  const outside = temporaryFolder();
  write(outside, secrets);
  const repository = temporaryFolder();
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(repository, name));
  const written = text(up, outside);
  repositoryAt(repository, ...(how === "on disk" ? [files, { [path]: written }] : [files]));
  return { host: testHost(outside), repository, path, written, outside };
}

/** What the server finds in a file whose text is the reference. */
export async function answered(attack: Attack, how: "laid over" | "on disk"): Promise<Bundle> {
  const { host, repository, path, written } = prepare(attack, how);
  await using asking = await questionClient(host, repository, attack.server);
  if (how === "laid over") await asking.client.lay(path, written);
  return await asking.ask({ cmd: "diag", places: [path] });
}

export function attackCalled(server: Attack["server"], name: string): Attack {
  const found = attacks.find((one) => one.server === server && one.name === name);
  if (found === undefined) throw new Error(`no reference of ${server} is called ${name}`);
  return found;
}
