/** TypeScript 7: what it is told, what configures it, and which files its own command checks. */

import { mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { onlyProject } from "../../src/servers/profile.ts";
import { emptyFacts } from "../../src/servers/protocol/facts.ts";
import {
  reachedFrom,
  typescriptConfiguration,
  typescriptConfigurationFiles,
} from "../../src/servers/typescript/configuration.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import {
  isScriptFile,
  nativeCompiler,
  readList,
  typescriptProgram,
} from "../../src/servers/typescript/program.ts";
import { takeNotification } from "../../src/session/lsp/answers.ts";
import { type Files, folderOf, temporaryFolder, write } from "../support/files.ts";
import { buildList, commandFindings, installedTypescript } from "../support/typescript.ts";

const top = (root: string) => onlyProject({ root, project: "." });

const json = (value: unknown) => JSON.stringify(value);
const table = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows)
    .map(([name, row]) => `${name}: ${row}`)
    .join("\n");

describe("the conversation", () => {
  test("is ready when it has asked for its settings, whatever its log says", () => {
    const heard = (sections: readonly string[], ...log: readonly string[]): string => {
      const facts = emptyFacts("dropped");
      for (const name of sections) facts.configurationAnswers.set(name, 1);
      for (const message of log) takeNotification("window/logMessage", { type: 3, message }, facts);
      const { state, reason } = typescript.readiness(facts);
      return `${state}, ${reason}`;
    };
    expect(
      table({
        "nothing heard": heard([]),
        "a log that says so": heard([], "the settings were asked for"),
        "other sections": heard(["editor", "typescript"]),
        asked: heard(["js/ts", "typescript", "javascript", "editor"]),
      }),
    ).toMatchInlineSnapshot(`
      "nothing heard: unmet, TypeScript has not requested its settings
      a log that says so: unmet, TypeScript has not requested its settings
      other sections: unmet, TypeScript has not requested its settings
      asked: met, the settings were asked for"
    `);
  });

  const context = { root: "/root", project: ".", serverFolder: "/server", toolchain: {}, settings: {} };

  test("answers what it is asked for with the lock-down, and tells nothing else", () => {
    const sections = ["js/ts", "typescript", "javascript", "editor", "js/ts.tsserver", "", "other"];
    const told = Object.fromEntries(sections.map((name) => [name, typescript.section(name, context)]));
    expect(told).toMatchInlineSnapshot(`
      {
        "": null,
        "editor": null,
        "javascript": {
          "disableAutomaticTypeAcquisition": true,
          "reportStyleChecksAsWarnings": false,
          "tsserver": {
            "automaticTypeAcquisition": {
              "enabled": false,
            },
          },
        },
        "js/ts": {
          "disableAutomaticTypeAcquisition": true,
          "reportStyleChecksAsWarnings": false,
          "tsserver": {
            "automaticTypeAcquisition": {
              "enabled": false,
            },
          },
        },
        "js/ts.tsserver": null,
        "other": null,
        "typescript": {
          "disableAutomaticTypeAcquisition": true,
          "reportStyleChecksAsWarnings": false,
          "tsserver": {
            "automaticTypeAcquisition": {
              "enabled": false,
            },
          },
        },
      }
    `);
  });

  // Measured of 7.0.2: what is sent here replaces what it asked for, and with {} it runs npm again.
  test("says the lock-down in the notification that follows initialized, too", () => {
    const changed = typescript.changedSettings(context) as Record<string, unknown>;
    for (const name of ["js/ts", "typescript", "javascript"])
      expect(changed[name]).toEqual(typescript.section(name, context));
    expect(Object.keys(changed)).toHaveLength(3);
    expect(typescript.searchPath("")).toBe("");
    // It took no lock-down from these.
    expect(typescript.initializationOptions(context)).toEqual({ logVerbosity: 0 });
  });

  test("takes no settings: each would loosen something or be ignored", () => {
    expect(typescript.settingsProblem({})).toBeUndefined();
    expect(typescript.settingsProblem({ tsserver: {}, strict: true })).toMatchInlineSnapshot(
      `"\`tsserver\` cannot be set: tsconfig.json configures TypeScript"`,
    );
  });

  test("names the language of every source, and nothing that is none", () => {
    const paths =
      "a.ts a.mts a.cts a.tsx a.d.ts a.d.mts a.js a.mjs a.cjs a.jsx a.json a.vue a.TS a.ts.txt ts .ts".split(
        " ",
      );
    const rows = paths.map((path) => [path, isScriptFile(path) ? typescript.languageId(path) : "no source"]);
    expect(table(Object.fromEntries(rows))).toMatchInlineSnapshot(`
      "a.ts: typescript
      a.mts: typescript
      a.cts: typescript
      a.tsx: typescriptreact
      a.d.ts: typescript
      a.d.mts: typescript
      a.js: javascript
      a.mjs: javascript
      a.cjs: javascript
      a.jsx: javascriptreact
      a.json: no source
      a.vue: no source
      a.TS: no source
      a.ts.txt: no source
      ts: no source
      .ts: typescript"
    `);
    expect(typescript.languageIds).toEqual(
      expect.arrayContaining(paths.filter(isScriptFile).map(typescript.languageId)),
    );
  });

  test("counts severities as the command does, and knows code that is not looked at", () => {
    expect([1, 2, 3, 4].filter((severity) => typescript.isFinding(severity, ""))).toEqual([1, 2, 3]);
    expect(typescript.isUnreachable("Unreachable code detected.")).toBe(true);
    expect(typescript.isUnreachable("'x' is declared but its value is never read.")).toBe(false);
  });

  test("asks of each file whether a project of the root has it", () => {
    const isMember = (result: unknown) => typescript.membership?.isMember(result, "/root");
    expect([
      isMember({ configFilePath: "/root/tsconfig.json" }),
      isMember({ configFilePath: "/root/a/tsconfig.app.json" }),
      isMember({ configFilePath: "" }),
      isMember({ configFilePath: "/rooted/tsconfig.json" }),
      isMember({ configFilePath: "/tsconfig.json" }),
      isMember({ configFilePath: "/root/node_modules/p/tsconfig.json" }),
      isMember({ configFilePath: 1 }),
      isMember(null),
    ]).toEqual([true, true, false, false, false, false, false, false]);
  });

  test("is detected by a project at the top alone", () => {
    expect(
      [["a.ts"], ["a/tsconfig.json"], ["tsconfig.json"], ["jsconfig.json"]].map(typescript.isDetected),
    ).toEqual([false, false, true, true]);
  });
});

describe("configuration", () => {
  const filesIn = (files: Files) => typescriptConfigurationFiles(top(folderOf(files))).join(", ");

  test("is every tsconfig.json and jsconfig.json, and what the first extends and refers to", () => {
    const empty = "{}";
    expect(
      table({
        none: filesIn({ "a.ts": "" }),
        nested: filesIn({
          "tsconfig.json": empty,
          "a/tsconfig.json": empty,
          "a/b/jsconfig.json": empty,
          "node_modules/p/tsconfig.json": empty,
          ".hidden/tsconfig.json": empty,
          "src/.int/tsconfig.json": json({ extends: "./loose.json" }),
          "src/.int/loose.json": empty,
          ".git/tsconfig.json": empty,
          "a/other.json": empty,
        }),
        extends: filesIn({
          "tsconfig.json": json({ extends: ["./a.json", "./conf/b"] }),
          "a.json": json({ extends: "./conf/b.json" }),
          "conf/b.json": json({ extends: "../c.json" }),
          "c.json": empty,
        }),
        references: filesIn({
          "tsconfig.json": json({
            files: [],
            references: [{ path: "./p" }, { path: "./tsconfig.node.json" }],
          }),
          "p/tsconfig.json": json({ extends: "./own.json", references: [{ path: "../q" }] }),
          "p/own.json": empty,
          "q/tsconfig.json": empty,
          "tsconfig.node.json": empty,
        }),
        "references of what is extended, which do not count": filesIn({
          "tsconfig.json": json({ extends: "./a.json" }),
          "a.json": json({ references: [{ path: "./gone.json" }] }),
          "gone.json": empty,
        }),
        "backslashes, which TypeScript takes for slashes": filesIn({
          "tsconfig.json": json({ extends: ".\\conf\\b.json" }),
          "conf/b.json": empty,
        }),
        "not what is not there": filesIn({ "tsconfig.json": json({ extends: "./gone" }) }),
        "not a folder of that name": filesIn({ "tsconfig.json/x": "", "jsconfig.json": empty }),
      }),
    ).toMatchInlineSnapshot(`
      "none: 
      nested: .hidden/tsconfig.json, a/b/jsconfig.json, a/tsconfig.json, src/.int/loose.json, src/.int/tsconfig.json, tsconfig.json
      extends: a.json, c.json, conf/b.json, tsconfig.json
      references: p/own.json, p/tsconfig.json, q/tsconfig.json, tsconfig.json, tsconfig.node.json
      references of what is extended, which do not count: a.json, tsconfig.json
      backslashes, which TypeScript takes for slashes: conf/b.json, tsconfig.json
      not what is not there: tsconfig.json
      not a folder of that name: jsconfig.json"
    `);
  });

  test("of a package of the project itself is the project's: it is found through the link to it", () => {
    const root = folderOf({
      "tsconfig.json": json({ extends: "@own/config/strict.json" }),
      "packages/config/strict.json": "{}",
      "packages/app/tsconfig.json": json({ extends: ["@own/config", "@other/config"] }),
      "packages/config/package.json": json({ tsconfig: "base.json" }),
      "packages/config/base.json": "{}",
      "node_modules/@other/config/tsconfig.json": "{}",
    });
    mkdirSync(join(root, "node_modules/@own"));
    symlinkSync(join(root, "packages/config"), join(root, "node_modules/@own/config"));
    const { files, problem } = reachedFrom(root, [join(root, "tsconfig.json")]);
    expect([files.map((file) => file.slice(root.length + 1)), problem]).toEqual([
      ["tsconfig.json", "packages/config/strict.json"],
      undefined,
    ]);
    const app = reachedFrom(root, [join(root, "packages/app/tsconfig.json")]).files;
    expect(app.map((file) => file.slice(root.length + 1))).toContain("packages/config/base.json");
  });

  test("is equal where only layout differs, and not where anything else does", () => {
    const of = (text: string, more: Files = {}) =>
      typescriptConfiguration(top(folderOf({ "tsconfig.json": text, ...more })));
    const plain = of('{"compilerOptions":{"strict":true}}');
    const same = [
      '// why\n{ "compilerOptions": { "strict": true, }, }\n',
      '\ufeff{"compilerOptions":{/* yes */"strict":true}}',
    ];
    const other = ['{"compilerOptions":{"strict":false}}', '{"compilerOptions":{}}', "", "{", "[]"];
    expect(same.map((text) => of(text) === plain)).toEqual([true, true]);
    expect(other.map((text) => of(text) === plain)).toEqual(other.map(() => false));
    expect(of('{"compilerOptions":{"strict":true}}', { "a/tsconfig.json": "{}" })).not.toBe(plain);
    expect(of("")).toBe(of("{}"));
  });
});

describe("a program", () => {
  beforeAll(async () => {
    await installedTypescript();
  }, 120_000);

  const programOf = async (root: string, project = ".") =>
    typescriptProgram(
      realHost(),
      { root, project, serverFolder: (await installedTypescript()).folder },
      nativeCompiler,
    );

  /** The paths and what is told, or why not. */
  async function shown(files: Files | string): Promise<string> {
    const root = typeof files === "string" ? files : folderOf(files);
    const program = await programOf(root);
    if (program.kind === "refused") return `refused, ${program.reason}`;
    const printed = program.projectDiagnostics.map(
      ({ path, range, code }) => `${path}:${range.start.line + 1}:${range.start.character + 1} TS${code}`,
    );
    return [program.paths.join(" ") || "nothing", ...printed].join("; ");
  }

  const shownAll = async (rows: Readonly<Record<string, Files | string>>) => {
    const lines: Record<string, string> = {};
    for (const [name, files] of Object.entries(rows)) lines[name] = await shown(files);
    return table(lines);
  };

  test("is what the command lists, in its order", { timeout: 120_000 }, async () => {
    const projects: Readonly<Record<string, Files>> = {
      "every kind of source": {
        "tsconfig.json": json({ compilerOptions: { allowJs: true, jsx: "preserve" } }),
        "b.ts": "",
        "a.tsx": "",
        "c.mts": "",
        "d.cts": "",
        "e.d.ts": "",
        "f.js": "",
        "g.mjs": "",
        "h.cjs": "",
        "i.jsx": "",
        "j.json": "{}",
        "node_modules/p/index.ts": "",
        ".hidden/x.ts": "",
      },
      "an import before who imports": {
        "tsconfig.json": json({ files: ["a.ts"] }),
        "a.ts": 'import "./z.js";\n',
        "z.ts": 'import "./lib/y.js";\n',
        "lib/y.ts": "export {};\n",
        "alone.ts": "",
      },
      jsconfig: { "jsconfig.json": "{}", "a.js": "" },
      "extends with include of its own folder": {
        "tsconfig.json": json({ extends: "./conf/base.json" }),
        "conf/base.json": json({ include: ["src"] }),
        "conf/src/a.ts": "",
        "b.ts": "",
      },
      "the folder of the project": {
        "tsconfig.json": json({ extends: "./conf/base.json" }),
        // biome-ignore lint/suspicious/noTemplateCurlyInString: TypeScript's own.
        "conf/base.json": json({ include: ["${configDir}/src"] }),
        "src/a.ts": "",
      },
      "unusual names": Object.fromEntries(
        [
          "tsconfig.json a b.ts a-b.ts ä.ts 😀.ts #.ts 100%.ts q?.ts q[1].ts (a)/b+c.ts {x}.ts a,b.ts it's.ts $HOME.ts",
          "a(1,2): error TS1: x.ts tab\there.ts node_modules.ts error.ts",
        ]
          .join(" ")
          .split(/(?<=\.(?:ts|json)) /)
          .map((name) => [name, name === "tsconfig.json" ? "{}" : ""]),
      ),
    };
    const rows: Record<string, string> = {};
    for (const [name, files] of Object.entries(projects)) {
      const root = folderOf(files);
      const program = await programOf(root);
      if (program.kind === "refused") throw new Error(`${name}: ${program.reason}`);
      rows[name] = program.paths.join(" ");
      const { files: listed } = await commandFindings(root);
      expect(`${name}: ${program.paths.join(" ")}`).toBe(`${name}: ${listed.filter(isScriptFile).join(" ")}`);
    }
    expect(table(rows)).toMatchInlineSnapshot(`
      "every kind of source: a.tsx b.ts c.mts d.cts e.d.ts f.js g.mjs h.cjs i.jsx
      an import before who imports: lib/y.ts z.ts a.ts
      jsconfig: a.js
      extends with include of its own folder: conf/src/a.ts
      the folder of the project: src/a.ts
      unusual names: #.ts $HOME.ts 100%.ts a b.ts a(1,2): error TS1: x.ts a,b.ts a-b.ts error.ts it's.ts node_modules.ts q?.ts q[1].ts tab	here.ts {x}.ts ä.ts 😀.ts (a)/b+c.ts"
    `);
  });

  test("of several projects is that of all, those that others refer to first", {
    timeout: 60_000,
  }, async () => {
    const composite = { compilerOptions: { composite: true } };
    expect(
      await shownAll({
        "a solution": {
          "tsconfig.json": json({ files: [], references: [{ path: "./app" }, { path: "./lib" }] }),
          "app/tsconfig.json": json({ ...composite, references: [{ path: "../lib" }] }),
          "app/main.ts": 'import { one } from "../lib/one.js";\nexport const two = one + 1;\n',
          "lib/tsconfig.json": json(composite),
          "lib/one.ts": "export const one = 1;\n",
        },
        "projects by file": {
          "tsconfig.json": json({
            files: [],
            references: [{ path: "./tsconfig.app.json" }, { path: "./tsconfig.node.json" }],
          }),
          "tsconfig.app.json": json({ include: ["src"], compilerOptions: { jsx: "preserve" } }),
          "tsconfig.node.json": json({ files: ["vite.config.ts"] }),
          "src/main.tsx": "export {};\n",
          "vite.config.ts": "export {};\n",
        },
        "a circle of references": {
          "tsconfig.json": json({ ...composite, include: ["*.ts"], references: [{ path: "./b" }] }),
          "b/tsconfig.json": json({ ...composite, references: [{ path: ".." }] }),
          "a.ts": "",
          "b/b.ts": "",
        },
      }),
    ).toMatchInlineSnapshot(`
      "a solution: lib/one.ts app/main.ts
      projects by file: vite.config.ts src/main.tsx
      a circle of references: refused, the project references form a circle: remove one"
    `);
  });

  test("of a project below the top may take in files of the whole tree", { timeout: 60_000 }, async () => {
    const root = folderOf({
      "tsconfig.json": json({ include: ["packages"] }),
      "packages/a/a.ts": "export const a = 1;\n",
      "packages/b/tsconfig.json": json({ extends: "../base.json", include: ["src", "../shared"] }),
      "packages/b/src/b.ts": 'import "../../a/a.js";\n',
      "packages/base.json": json({ compilerOptions: { nope: true } }),
      "packages/shared/s.ts": "",
    });
    const paths = async (project: string) => {
      const program = await programOf(root, project);
      return program.kind === "refused"
        ? program.reason
        : [...program.paths, ...program.projectDiagnostics.map(({ path, code }) => `${path} TS${code}`)];
    };
    expect([await paths("packages/b"), await paths("packages/a"), await paths(".")]).toEqual([
      ["packages/a/a.ts", "packages/b/src/b.ts", "packages/shared/s.ts", "packages/base.json TS5023"],
      "there is no tsconfig.json in packages/a",
      ["packages/a/a.ts", "packages/b/src/b.ts", "packages/shared/s.ts"],
    ]);
  });

  test("with references is what building all of them takes in", { timeout: 60_000 }, async () => {
    const project = (...references: readonly string[]) =>
      json({
        compilerOptions: { composite: true, module: "nodenext" },
        references: references.map((path) => ({ path })),
      });
    const root = folderOf({
      "tsconfig.json": json({
        files: [],
        references: [{ path: "c" }, { path: "tools/tsconfig.lib.json" }],
      }),
      "a/tsconfig.json": project(),
      "a/a.ts": "export const a = 1;\n",
      "b/tsconfig.json": project("../a"),
      "b/b.ts": 'export { a as b } from "../a/a.js";\n',
      "c/tsconfig.json": project("../b"),
      "c/c.ts": 'import { b } from "../b/b.js";\nexport const c: string = b;\n',
      "d/tsconfig.json": project(),
      "d/d.ts": "",
      "tools/tsconfig.lib.json": json({ compilerOptions: { composite: true }, files: ["t.ts"] }),
      "tools/t.ts": "",
    });
    const program = await programOf(root);
    const paths = program.kind === "program" ? program.paths.toSorted() : program.reason;
    expect(paths).toEqual(["a/a.ts", "b/b.ts", "c/c.ts", "tools/t.ts"]);
    expect(paths).toEqual((await buildList(root)).toSorted());
  });

  test("says what is wrong with the project, where the command says it", { timeout: 60_000 }, async () => {
    expect(
      await shownAll({
        "an unknown option and a missing type": {
          "tsconfig.json": '{\n  "compilerOptions": {\n    "types": ["gone"],\n    "nope": 1\n  }\n}\n',
          "a.ts": "",
        },
        "the same beside a syntax error, which the command alone would hide": {
          "tsconfig.json": json({ compilerOptions: { types: ["gone"] } }),
          "a.ts": "export const = 1;\n",
        },
        "nothing to check": { "tsconfig.json": json({ files: [] }) },
        "a list of files with a pattern": { "tsconfig.json": json({ files: ["*.ts"] }), "a.ts": "" },
        "a file that is not there": { "tsconfig.json": json({ files: ["a.ts", "b.ts"] }), "a.ts": "" },
        "removed options": { "tsconfig.json": json({ compilerOptions: { target: "es5" } }), "a.ts": "" },
        "an option of an extended file": {
          "tsconfig.json": json({ extends: "./conf/base.json" }),
          "conf/base.json": json({ compilerOptions: { nope: 1 } }),
          "a.ts": "",
        },
        "a package that is extended and not there": {
          "tsconfig.json": json({ extends: "@tsconfig/none" }),
          "a.ts": "",
        },
        "a source of data with a syntax error": {
          "tsconfig.json": json({ compilerOptions: { resolveJsonModule: true } }),
          "a.ts": 'import data from "./data.json";\nexport const x = data;\n',
          "data.json": "{,}\n",
        },
        "an emit that would overwrite a source: nothing is emitted": {
          "tsconfig.json": json({ compilerOptions: { allowJs: true } }),
          "a.js": "",
        },
      }),
    ).toMatchInlineSnapshot(`
      "an unknown option and a missing type: a.ts; tsconfig.json:1:1 TS2688; tsconfig.json:4:5 TS5023
      the same beside a syntax error, which the command alone would hide: a.ts; tsconfig.json:1:1 TS2688
      nothing to check: nothing; tsconfig.json:1:10 TS18002
      a list of files with a pattern: nothing; tsconfig.json:1:1 TS6053
      a file that is not there: a.ts; tsconfig.json:1:1 TS6053
      removed options: a.ts; tsconfig.json:1:30 TS5108
      an option of an extended file: a.ts; conf/base.json:1:21 TS5023
      a package that is extended and not there: a.ts; tsconfig.json:1:12 TS6053
      a source of data with a syntax error: a.ts; data.json:1:2 TS1136
      an emit that would overwrite a source: nothing is emitted: a.js"
    `);
  });

  test("leaves a source with a syntax error as it is, and one behind a link alone", async () => {
    const outside = folderOf({ "out.ts": "export const = 2;\n" });
    const root = folderOf({ "tsconfig.json": "{}", "a.ts": "export const = 1;\n" });
    symlinkSync(outside, join(root, "linked"));
    expect((await programOf(root)).kind).toBe("program");
    expect([readFileSync(join(root, "a.ts"), "utf8"), readFileSync(join(outside, "out.ts"), "utf8")]).toEqual(
      ["export const = 1;\n", "export const = 2;\n"],
    );
  });

  test("is refused where it could not be believed", { timeout: 120_000 }, async () => {
    const source = { "a.ts": "" };
    const inner = (tsconfig: unknown, more: Files = {}): Files => ({
      "tsconfig.json": typeof tsconfig === "string" ? tsconfig : json(tsconfig),
      ...source,
      ...more,
    });
    const above = (files: Files) =>
      join(folderOf({ ...files, "in/tsconfig.json": "{}", "in/a.ts": "" }), "in");
    expect(
      await shownAll({
        "no tsconfig.json": source,
        "one in a folder": { "a/tsconfig.json": "{}", ...source },
        "no JSON": inner("{"),
        "other quotes": inner("{'files': []}"),
        "a list": inner("[]"),
        "a text": inner('"x"'),
        "nested a hundred thousand times": inner("[".repeat(100_000)),
        "nested in comments that close": inner(`${"[/*]*/".repeat(1_000)}`),
        "extends of what is not there": inner({ extends: "./gone.json" }),
        "extends of a folder": inner({ extends: "./folder.json" }, { "folder.json/x": "" }),
        "extends of what cannot be read": inner({ extends: "./b.json" }, { "b.json": "{" }),
        "a reference to what is not there": inner({ references: [{ path: "./gone" }] }),
        "a reference without its ending": inner({ references: [{ path: "./b" }] }, { "b.json": "{}" }),
        "a broken project that is referred to": inner(
          { references: [{ path: "./b" }] },
          { "b/tsconfig.json": "{" },
        ),
        "a reference whose path is a number, at which 7.0.2 crashes": inner({ references: [{ path: 3 }] }),
        "extends out": inner({ extends: "../base.json" }),
        "extends out with backslashes": inner({ extends: "..\\base.json" }),
        "extends out, absolute": inner({ extends: "/etc/base.json" }),
        "extends out, further up": inner(
          { extends: "./b.json" },
          { "b.json": json({ extends: ["./c.json", "../x"] }), "c.json": "{}" },
        ),
        "extends out by a package's name": inner({ extends: "x/../../../../tmp/evil/c.json" }),
        "extends out by a package's own word": join(
          folderOf({
            "in/tsconfig.json": json({ extends: "p" }),
            "in/node_modules/p/package.json": json({ tsconfig: "../../../out" }),
            "out.json": "{}",
          }),
          "in",
        ),
        "include out": inner({ include: ["**/*", "../other/**/*"] }),
        "include out, up and down": inner({ include: ["src/../../x/src"] }),
        // biome-ignore lint/suspicious/noTemplateCurlyInString: TypeScript's own.
        "include out, from the folder of the project": inner({ include: ["${configDir}/../x"] }),
        "files out": inner({ files: ["../a.ts"] }),
        "references out": inner({ references: [{ path: "../other" }] }),
        "paths out": inner({ compilerOptions: { paths: { "*": ["./own/*", "../*"] } } }),
        "paths out from baseUrl": inner({
          compilerOptions: { baseUrl: "a/b", paths: { x: ["../../../x"] } },
        }),
        "rootDirs out": inner({ compilerOptions: { rootDirs: ["a", "../b"] } }),
        "typeRoots out": inner({ compilerOptions: { typeRoots: ["../types"] } }),
        "an import out": above({ "out.ts": "export {};\n", "in/b.ts": 'import "../out.js";\n' }),
        "a reference path out": above({ "out.ts": "", "in/b.ts": '/// <reference path="../out.ts" />\n' }),
        "an import of packages elsewhere": above({
          "else/node_modules/s/index.ts": "export {};\n",
          "in/b.ts": 'import "../else/node_modules/s/index.js";\n',
        }),
        "data from out": above({
          "out.json": "{}",
          "in/b.mts": 'import x from "../out.json" with { type: "json" };\nexport { x };\n',
          "in/tsconfig.json": json({ compilerOptions: { module: "nodenext", resolveJsonModule: true } }),
        }),
        "a line feed in a name": inner("{}", { "b\nc.ts": "" }),
        "a line feed and a path in a name": inner("{}", { "b\n/c.ts": "" }),
        "a tsconfig.json above": above({ "tsconfig.json": "{}" }),
        "a jsconfig.json above": above({ "jsconfig.json": "{}" }),
        "packages above": above({ "node_modules/p/index.d.ts": "" }),
        "a package above, which says what modules are": above({ "package.json": '{"type":"commonjs"}' }),
      }),
    ).toMatchInlineSnapshot(`
      "no tsconfig.json: refused, there is no tsconfig.json at the top of the project: \`lanser init\` proposes one
      one in a folder: refused, there is no tsconfig.json at the top of the project: \`lanser init\` proposes one
      no JSON: refused, tsconfig.json could not be read: the file is not valid JSON
      other quotes: refused, tsconfig.json could not be read: the file is not valid JSON
      a list: refused, tsconfig.json could not be read: the file is not a JSON object
      a text: refused, tsconfig.json could not be read: the file is not a JSON object
      nested a hundred thousand times: refused, tsconfig.json could not be read: the file is nested too deeply
      nested in comments that close: refused, tsconfig.json could not be read: the file is nested too deeply
      extends of what is not there: refused, tsconfig.json:1 names gone.json, which could not be read: there is no such file
      extends of a folder: refused, tsconfig.json:1 names folder.json, which could not be read: folder.json is not a regular file
      extends of what cannot be read: refused, tsconfig.json:1 names b.json, which could not be read: the file is not valid JSON
      a reference to what is not there: refused, tsconfig.json:1 names gone/tsconfig.json, which could not be read: there is no such file. If a command writes it, run the command before the gate, and name gone in \`dependencies\`
      a reference without its ending: refused, tsconfig.json:1 names b/tsconfig.json, which could not be read: there is no such file. If a command writes it, run the command before the gate, and name b in \`dependencies\`
      a broken project that is referred to: refused, tsconfig.json:1 names b/tsconfig.json, which could not be read: the file is not valid JSON
      a reference whose path is a number, at which 7.0.2 crashes: refused, tsc --listFilesOnly failed on tsconfig.json: run the command to see why
      extends out: refused, tsconfig.json:1: "extends" points outside the project: ../base.json
      extends out with backslashes: refused, tsconfig.json: "extends" points outside the project: ../base.json
      extends out, absolute: refused, tsconfig.json:1: "extends" points outside the project: an absolute path
      extends out, further up: refused, b.json:1: "extends" points outside the project: ../x
      extends out by a package's name: refused, tsconfig.json:1: "extends" points outside the project: x/../../../../tmp/evil/c.json
      extends out by a package's own word: refused, tsconfig.json: "extends" names a file outside the project: out.json. If a linked package has it, add the package's folder to \`dependencies\`
      include out: refused, tsconfig.json:1: "include" points outside the project: ../other/**/*
      include out, up and down: refused, tsconfig.json:1: "include" points outside the project: src/../../x/src
      include out, from the folder of the project: refused, tsconfig.json:1: "include" points outside the project: \${configDir}/../x
      files out: refused, tsconfig.json:1: "files" points outside the project: ../a.ts
      references out: refused, tsconfig.json:1: "references" points outside the project: ../other
      paths out: refused, tsconfig.json:1: "paths" points outside the project: ../*
      paths out from baseUrl: refused, tsconfig.json:1: "paths" points outside the project: ../../../x
      rootDirs out: refused, tsconfig.json:1: "rootDirs" points outside the project: ../b
      typeRoots out: refused, tsconfig.json:1: "typeRoots" points outside the project: ../types
      an import out: refused, b.ts:1: tsconfig.json includes a file outside the project: out.ts. If a linked package has it, add the package's folder to \`dependencies\`
      a reference path out: refused, b.ts:1: tsconfig.json includes a file outside the project: out.ts. If a linked package has it, add the package's folder to \`dependencies\`
      an import of packages elsewhere: refused, b.ts:1: tsconfig.json includes a file outside the project: node_modules/s/index.ts. If a linked package has it, add the package's folder to \`dependencies\`
      data from out: refused, b.mts:1: tsconfig.json includes a file outside the project: out.json. If a linked package has it, add the package's folder to \`dependencies\`
      a line feed in a name: refused, tsc listed the files of tsconfig.json in an unknown format. Rename "b\\nc.ts": its name contains a line feed
      a line feed and a path in a name: refused, tsc listed the files of tsconfig.json in an unknown format. Rename "b\\n": its name contains a line feed
      a tsconfig.json above: refused, a tsconfig.json above the folder for temporary files could configure TypeScript: set TMPDIR to another folder
      a jsconfig.json above: refused, a jsconfig.json above the folder for temporary files could configure TypeScript: set TMPDIR to another folder
      packages above: refused, a node_modules above the folder for temporary files could configure TypeScript: set TMPDIR to another folder
      a package above, which says what modules are: refused, a package.json above the folder for temporary files could configure TypeScript: set TMPDIR to another folder"
    `);
  });

  test("is no more than can be listed", async () => {
    const root = folderOf({ "a.ts": "" });
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ path: `./p${at}` }));
    write(root, { "tsconfig.json": json({ references: many(10_000) }) });
    expect(await shown(root)).toMatchInlineSnapshot(
      `"refused, tsconfig.json:1 names p0/tsconfig.json, which could not be read: there is no such file. If a command writes it, run the command before the gate, and name p0 in \`dependencies\`"`,
    );
    const there = Object.fromEntries(many(600).map(({ path }) => [`${path}/tsconfig.json`, "{}"]));
    write(root, { "tsconfig.json": json({ references: many(600) }), ...there });
    expect(await shown(root)).toMatchInlineSnapshot(
      `"refused, the configuration references more than 500 projects"`,
    );
  }, 60_000);

  test("of hostile shapes is what TypeScript says of them, or refused, and never a crash", {
    timeout: 120_000,
  }, async () => {
    const odd = [null, 0, true, "x", [], {}, [null, 0, true, [], {}], { path: {} }];
    const keys = ["extends", "files", "include", "exclude", "references", "compilerOptions"];
    const options = ["paths", "baseUrl", "rootDir", "rootDirs", "typeRoots", "types", "lib"];
    const kinds: string[] = [];
    for (const value of odd) {
      const whole = Object.fromEntries(keys.map((key) => [key, value]));
      const inner = { compilerOptions: Object.fromEntries(options.map((key) => [key, value])) };
      const paths = { compilerOptions: { paths: { "*": value, __proto__: value } } };
      for (const shape of [whole, inner, paths, { __proto__: value, constructor: value }]) {
        const root = folderOf({ "tsconfig.json": json(shape), "a.ts": "" });
        expect(typescriptConfigurationFiles(top(root))).toContain("tsconfig.json");
        expect(typeof typescriptConfiguration(top(root))).toBe("string");
        reachedFrom(root, [join(root, "tsconfig.json")]);
      }
      const { kind } = await programOf(folderOf({ "tsconfig.json": json(whole) }));
      kinds.push(`${JSON.stringify(value)} ${kind}`);
    }
    expect(kinds).toMatchInlineSnapshot(`
      [
        "null program",
        "0 program",
        "true program",
        ""x" program",
        "[] program",
        "{} program",
        "[null,0,true,[],{}] program",
        "{"path":{}} program",
      ]
    `);
    const inherited = folderOf({ "tsconfig.json": '{"__proto__":{"extends":"../x.json"}}', "a.ts": "" });
    expect(await shown(inherited)).toBe("a.ts");
  });

  test("is listed without a word or a file more than is needed, whatever the project asks for", async () => {
    const asked = ["traceResolution", "explainFiles", "diagnostics", "extendedDiagnostics", "listFiles"];
    const root = temporaryFolder();
    write(root, {
      "in/tsconfig.json": json({
        compilerOptions: {
          ...Object.fromEntries(asked.map((name) => [name, true])),
          generateTrace: "trace",
          generateCpuProfile: "profile",
          incremental: true,
          outDir: "out",
          pretty: true,
        },
      }),
      "in/a.ts": "",
    });
    expect(await shown(join(root, "in"))).toBe("a.ts");
    expect(readdirSync(root, { recursive: true }).sort()).toEqual(["in", "in/a.ts", "in/tsconfig.json"]);
  });

  test("may reach what packages of a store need, through the links beside them", async () => {
    const [root, store] = [folderOf({ "tsconfig.json": "{}", "a.ts": 'import "p";\n' }), folderOf({})];
    write(store, {
      "links/p/1/node_modules/p/index.ts": 'import "q";\n',
      "links/q/2/node_modules/q/index.ts": "export {};\n",
      "own/node_modules/plain.d.ts": "",
    });
    symlinkSync(join(store, "links/q/2/node_modules/q"), join(store, "links/p/1/node_modules/q"));
    symlinkSync(join(store, "links/p/1/node_modules/p"), join(store, "own/node_modules/p"));
    symlinkSync(join(store, "own/node_modules"), join(root, "node_modules"));
    expect(await shown(root)).toBe("a.ts");
  });

  test("may extend a package that is linked, and of that nothing is the change's", () => {
    const [root, store] = [folderOf({ "tsconfig.json": json({ extends: "p/base.json" }) }), folderOf({})];
    write(store, { "p/base.json": "{}" });
    symlinkSync(store, join(root, "node_modules"));
    const first = [join(root, "tsconfig.json")];
    expect([reachedFrom(root, first, [store]).problem, reachedFrom(root, first).problem]).toEqual([
      undefined,
      'tsconfig.json: "extends" names a file outside the project: base.json. If a linked package has it, add the package\'s folder to `dependencies`',
    ]);
  });

  test("may reach packages that are linked, wherever they lie", async () => {
    const [root, store] = [
      folderOf({ "tsconfig.json": "{}", "a.ts": 'import "p";\nimport "@s/q";\n' }),
      folderOf({}),
    ];
    write(store, {
      "node_modules/plain.d.ts": "",
      "elsewhere/index.ts": "export {};\n",
      "scoped/index.ts": "export {};\n",
    });
    mkdirSync(join(store, "node_modules/@s"));
    symlinkSync(join(store, "elsewhere"), join(store, "node_modules/p"));
    symlinkSync(join(store, "scoped"), join(store, "node_modules/@s/q"));
    symlinkSync(join(store, "node_modules"), join(root, "node_modules"));
    expect(await shown(root)).toBe("a.ts");
    expect(dirname(root)).toBe(dirname(store));
  });
});

describe("a tree of linked packages", () => {
  beforeAll(async () => {
    await installedTypescript();
  }, 120_000);

  /** A checkout of two packages, and a tree whose folders of packages hold links, as they are made for a workspace. */
  async function shownTree(links: Readonly<Record<string, string>>): Promise<string> {
    const sources = {
      "package.json": "{}",
      "tsconfig.json": json({ include: ["bill"] }),
      "bill/bill.ts": 'import "@shop/rate";\nimport "plugin";\nimport "client";\n',
      "rate/index.ts": "export const rate = 1;\n",
    };
    const checkout = folderOf({
      ...sources,
      "client/index.ts": "export {};\n",
      "node_modules/plugin/index.ts": 'import "needed";\nimport "@shop/rate";\n',
      "node_modules/needed/index.ts": "export {};\n",
    });
    mkdirSync(join(checkout, "node_modules/@shop"));
    symlinkSync("../../rate", join(checkout, "node_modules/@shop/rate"));
    const root = folderOf(sources);
    for (const [path, target] of Object.entries(links)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      symlinkSync(target.replace("CHECKOUT", checkout), join(root, path));
    }
    const { folder: serverFolder } = await installedTypescript();
    const place = { root, project: ".", serverFolder, checkouts: [checkout] };
    const program = await typescriptProgram(realHost(), place, nativeCompiler);
    return program.kind === "refused" ? program.reason : program.paths.join(" ");
  }

  test("may reach what the links in its folders of packages lead to, at the top and below", async () => {
    const rate = { "bill/node_modules/@shop/rate": "../../../rate" };
    expect([
      await shownTree({ ...rate, "node_modules/needed": "CHECKOUT/node_modules/needed" }),
      await shownTree({ ...rate, "bill/node_modules/plugin": "CHECKOUT/node_modules/needed" }),
    ]).toEqual(["rate/index.ts bill/bill.ts", "rate/index.ts bill/bill.ts"]);
  });

  test("may not reach the checkout's own sources through them: they are the same for both sides", async () => {
    const outside = "tsconfig.json includes a file outside the project:";
    const all = { "node_modules/plugin": "CHECKOUT/node_modules/plugin" };
    expect([
      await shownTree(all),
      await shownTree({ ...all, "node_modules/needed": "CHECKOUT/node_modules/needed" }),
      await shownTree({ "node_modules/client": "CHECKOUT/client" }),
    ]).toEqual([
      `${outside} node_modules/needed/index.ts. If a linked package has it, add the package's folder to \`dependencies\``,
      `${outside} rate/index.ts of the checkout: declare its package in the \`dependencies\` of the importing package`,
      `bill/bill.ts:3: ${outside} client/index.ts. If a linked package has it, add the package's folder to \`dependencies\``,
    ]);
  });
});

describe("the command's list", () => {
  const read = (...output: readonly string[]) => {
    const listed = readList(output.join("\n"), {
      root: "/root",
      project: "tsconfig.json",
      places: ["/root", "/server", "/deps"],
      checkouts: ["/checkout"],
    });
    if (listed.kind === "refused") return listed.reason;
    const printed = listed.projectDiagnostics.map(({ path, range: { start }, severity, code, message }) =>
      [`${path}:${start.line}:${start.character}`, severity, code, json(message)].join(" "),
    );
    return [
      `[${listed.paths.join(" | ")}]`,
      ...printed,
      ...listed.broken.map((path) => `broken ${path}`),
    ].join("\n  ");
  };

  test("is read line by line, and what is not understood is refused", () => {
    expect(
      table({
        nothing: read(""),
        paths: read("/server/lib/lib.d.ts", "/root/b.ts", "/root/a.tsx", "/root/d.json", "/deps/x.ts", ""),
        "paths of packages": read(
          "/root/node_modules/p/a.ts",
          "/deps/node_modules/p/index.d.ts",
          "/root/a.ts",
        ),
        "unusual paths": read("/root/a b(1,2): x.ts", "/root/ä:é.ts", "/root/😀.mts", "/root/C:\\x.ts"),
        "without a place": read("error TS2688: Cannot find 'x'.", "  Because:", "    Of it.", "/root/a.ts"),
        "with a place": read(
          "conf/tsconfig.json(3,7): error TS5023: Unknown 'a'.",
          "warning TS1: w",
          "message TS2: m",
        ),
        "with a place in its words": read("tsconfig.json(1,2): error TS5: of 'b.json(3,4): error TS6: x'"),
        "with a place elsewhere": read(
          "../out/tsconfig.json(3,7): error TS5023: a",
          "node_modules/@t/c/tsconfig.json(3,7): error TS5023: b",
          "/abs/x.json(2,2): error TS1: c",
        ),
        "of sources": read(
          "src/a.ts(1,18): error TS1109: Expression expected.",
          "src/a.ts(2,1): error TS1: x",
          "/root/src/a.ts",
        ),
        "packages elsewhere": read("/elsewhere/node_modules/p/index.d.ts"),
        "a file elsewhere": read("/root/a.ts", "/roots/b.ts"),
        "data elsewhere": read("/etc/secrets.json"),
        "a path of nothing known": read("/root/a"),
        "a line of nothing known": read("Files: 83"),
        "an indented first line": read("  more"),
        "a carriage return": read("/root/a.ts\r"),
        "a drive": read("C:/root/a.ts"),
      }),
    ).toMatchInlineSnapshot(`
      "nothing: []
      paths: [b.ts | a.tsx]
      paths of packages: [a.ts]
      unusual paths: [a b(1,2): x.ts | ä:é.ts | 😀.mts | C:\\x.ts]
      without a place: [a.ts]
        tsconfig.json:0:0 error 2688 "Cannot find 'x'.\\n  Because:\\n    Of it."
      with a place: []
        conf/tsconfig.json:2:6 error 5023 "Unknown 'a'."
        tsconfig.json:0:0 warning 1 "w"
        tsconfig.json:0:0 information 2 "m"
      with a place in its words: []
        tsconfig.json:0:1 error 5 "of 'b.json(3,4): error TS6: x'"
      with a place elsewhere: []
        tsconfig.json:0:0 error 5023 "a"
        tsconfig.json:0:0 error 5023 "b"
        tsconfig.json:0:0 error 1 "c"
      of sources: [src/a.ts]
        broken src/a.ts
      packages elsewhere: tsconfig.json includes a file outside the project: node_modules/p/index.d.ts. If a linked package has it, add the package's folder to \`dependencies\`
      a file elsewhere: tsconfig.json includes a file outside the project: b.ts. If a linked package has it, add the package's folder to \`dependencies\`
      data elsewhere: tsconfig.json includes a file outside the project: secrets.json. If a linked package has it, add the package's folder to \`dependencies\`
      a path of nothing known: tsc listed the files of tsconfig.json in an unknown format
      a line of nothing known: tsc listed the files of tsconfig.json in an unknown format
      an indented first line: tsc listed the files of tsconfig.json in an unknown format
      a carriage return: tsc listed the files of tsconfig.json in an unknown format
      a drive: tsc listed the files of tsconfig.json in an unknown format"
    `);
  });
});
