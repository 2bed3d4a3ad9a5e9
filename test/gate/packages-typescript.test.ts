/** Packages of npm that are declared and not installed, on the real TypeScript 7. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { repositoryOf } from "../support/repository.ts";
import { gateTypescript, installedTypescript, onlyTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const options = { strict: true, module: "nodenext", target: "es2024", jsx: "react-jsx", skipLibCheck: true };
const configured = (compilerOptions: object) => ({
  "tsconfig.json": json({ compilerOptions: { ...options, ...compilerOptions }, include: ["src", "test"] }),
});
const manifest = (own: object) => ({ "package.json": json({ name: "harbour", type: "module", ...own }) });

const shop = {
  ...configured({}),
  ...manifest({
    dependencies: { tides: "^2.0.0", "@harbour/quay": "^1.0.0" },
    devDependencies: { ropetest: "^1.0.0" },
  }),
  "src/rate.ts": [
    'import { high } from "tides/high.js";',
    'import { quay } from "@harbour/quay";',
    "export const rate: number = high(quay);",
    "",
  ].join("\n"),
  "test/rate.test.ts":
    'import { test } from "ropetest";\nimport { rate } from "../src/rate.js";\ntest(rate);\n',
} satisfies Files;
const change = { "src/new.ts": "export const one = 1;\n" };

const installed = (name: string, version: string, types = "export declare const any: any;\n"): Files => ({
  [`node_modules/${name}/package.json`]: json({ name, version, types: "index.d.ts" }),
  [`node_modules/${name}/index.d.ts`]: types,
});
const tides = {
  ...installed("tides", "2.1.0"),
  "node_modules/tides/high.d.ts": "export declare function high(n: number): number;\n",
};
const quay = installed("@harbour/quay", "1.0.0", "export declare const quay: number;\n");
const ropes = installed("ropetest", "1.0.0", "export declare function test(n: number): void;\n");

/** The verdict, its reasons and its limits; a replay without any of the files must say the same. */
async function judged(base: Files, modules: Files, head: Files = change): Promise<readonly string[]> {
  const repository = repositoryOf({ ...base, ".gitignore": "node_modules\n" }, head);
  write(repository, modules);
  const traceFolder = temporaryFolder();
  const report = reportOf(
    await gateTypescript(repository, { policy: { ...onlyTypescript, scope: "full" }, traceFolder }),
  );
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    report.verdict,
    ...report.reasons.map(({ code, message }) => `${code}: ${message}`),
    ...report.limits.map(({ code, message }) => `limit ${code}: ${message}`),
    ...report.findings.map(
      ({ state, path, code, message }) => `${state} ${path} ${code} ${message.slice(0, 60)}`,
    ),
    ...report.unmatched.map(({ path, code, message }) => `unmatched ${path} ${code} ${message.slice(0, 60)}`),
  ];
}

describe("a project whose packages are declared", () => {
  test("is not judged without any installation", async () => {
    expect(await judged(shop, {})).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 2 imports of declared packages (@harbour/quay, tides). Check that the installation ran and used \`node_modules\`. The first such import is in src/rate.ts",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
        "unchanged src/rate.ts 2307 Cannot find module 'tides/high.js' or its corresponding type",
        "unchanged src/rate.ts 2307 Cannot find module '@harbour/quay' or its corresponding type",
        "unchanged test/rate.test.ts 2307 Cannot find module 'ropetest' or its corresponding type decl",
      ]
    `);
  });

  test("is not judged without any installation where only head has it", async () => {
    const { "tsconfig.json": own = "{}", "package.json": manifest = "{}", ...sources } = shop as Files;
    const base = {
      "package.json": '{ "workspaces": ["*"] }',
      "tsconfig.json": '{ "include": ["*.ts"] }',
      "one.ts": "export {};\n",
    };
    const head = {
      "new/package.json": manifest,
      "new/tsconfig.json": own,
      "new/src/rate.ts": sources["src/rate.ts"] ?? "",
    };
    expect(await judged(base, {}, head)).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: new: the server cannot resolve 2 imports of declared packages (@harbour/quay, tides). Check that the installation ran and used \`node_modules\`. The first such import is in new/src/rate.ts",
        "unmatched new/src/rate.ts 2307 Cannot find module 'tides/high.js' or its corresponding type",
        "unmatched new/src/rate.ts 2307 Cannot find module '@harbour/quay' or its corresponding type",
      ]
    `);
  });

  test("is not judged with half of one, or with other versions than its lock file has", async () => {
    expect(await judged(shop, tides)).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 1 import of a declared package (@harbour/quay), but 1 other package is installed. Check that the installation did not stop early and used \`node_modules\`. The first such import is in src/rate.ts",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
        "unchanged src/rate.ts 2307 Cannot find module '@harbour/quay' or its corresponding type",
        "unchanged test/rate.test.ts 2307 Cannot find module 'ropetest' or its corresponding type decl",
      ]
    `);
    const lock = (version: string) => ({
      "package-lock.json": json({
        name: "harbour",
        lockfileVersion: 3,
        packages: {
          "": {},
          "node_modules/tides": { version },
          "node_modules/ropetest": { version: "1.0.0" },
        },
      }),
    });
    const whole = { ...tides, ...quay, ...ropes };
    expect(await judged({ ...shop, ...lock("2.1.0") }, whole)).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 3 files",
      ]
    `);
    expect(await judged({ ...shop, ...lock("2.2.0") }, whole)).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: installed packages have other versions than in package-lock.json: tides 2.1.0, not 2.2.0",
      ]
    `);
  });

  test("is judged with what it cannot do without; what only its tests need is a limit", async () => {
    expect(await judged(shop, { ...tides, ...quay })).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 3 files",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
        "unchanged test/rate.test.ts 2307 Cannot find module 'ropetest' or its corresponding type decl",
      ]
    `);
    expect(await judged(shop, { ...tides, ...quay, ...ropes })).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 3 files",
      ]
    `);
  });

  test("needs the types of Node, of JSX and of what its configuration names", async () => {
    const page = {
      ...configured({ types: ["node"], noUncheckedSideEffectImports: true }),
      ...manifest({
        dependencies: { react: "^19.0.0", styles: "1.0.0" },
        devDependencies: { "@types/node": "^24.0.0" },
      }),
      "src/page.tsx":
        'import "styles";\nimport { readFileSync } from "node:fs";\nexport const page = <p>{readFileSync("a")}{process.cwd()}</p>;\n',
    };
    expect(await judged(page, {})).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 2 imports of declared packages (react, styles). Check that the installation ran and used \`node_modules\`. The first such import is in src/page.tsx",
        "dependencies-missing: the server cannot resolve 3 imports of optional packages (@types/node), and no package of the group dev is installed. The first such import is in src/page.tsx",
        "unchanged src/page.tsx 2882 Cannot find module or type declarations for side-effect impo",
        "unchanged src/page.tsx 2591 Cannot find name 'node:fs'. Do you need to install type defi",
        "unchanged src/page.tsx 7026 JSX element implicitly has type 'any' because no interface '",
        "unchanged src/page.tsx 2875 This JSX tag requires the module path 'react/jsx-runtime' to",
        "unchanged src/page.tsx 2591 Cannot find name 'process'. Do you need to install type defi",
        "unchanged src/page.tsx 7026 JSX element implicitly has type 'any' because no interface '",
        "unchanged tsconfig.json 2688 Cannot find type definition file for 'node'.
        The file is i",
      ]
    `);
  });

  test("has no new finding that only a missing package explains", async () => {
    const base = {
      ...configured({}),
      ...manifest({
        dependencies: { tides: "*", react: "*" },
        devDependencies: { "@types/ropes": "*" },
      }),
      "src/one.ts": "export const one = 1;\n",
    };
    const head = {
      "src/new.ts":
        'import { each } from "tides";\nexport const all = each((tide) => tide.height);\nexport const two: string = 2;\n',
      "src/page.tsx": "export const page = <p>one</p>;\n",
      "src/ropes.ts": 'import { rope } from "ropes";\nexport const long = rope;\n',
      "src/typo.ts": 'import { each } from "tidse";\nexport const all = each((tide) => tide.height);\n',
    };
    const untyped = {
      "node_modules/ropes/package.json": json({ name: "ropes", version: "1.0.0", main: "index.js" }),
      "node_modules/ropes/index.js": "",
    };
    expect(await judged(base, untyped, head)).toMatchInlineSnapshot(`
      [
        "fail",
        "new-finding: 3 new errors",
        "dependencies-missing: the server cannot resolve 2 imports of declared packages (react, tides). Check that the installation ran and used \`node_modules\`. The first such import is in src/new.ts",
        "dependencies-missing: the server cannot resolve 1 import of optional packages (@types/ropes), and no package of the group dev is installed. The first such import is in src/ropes.ts",
        "new src/new.ts 2322 Type 'number' is not assignable to type 'string'.",
        "new src/typo.ts 2307 Cannot find module 'tidse' or its corresponding type declara",
        "new src/typo.ts 7006 Parameter 'tide' implicitly has an 'any' type.",
        "unmatched src/new.ts 2307 Cannot find module 'tides' or its corresponding type declara",
        "unmatched src/new.ts 7006 Parameter 'tide' implicitly has an 'any' type.",
        "unmatched src/page.tsx 7026 JSX element implicitly has type 'any' because no interface '",
        "unmatched src/page.tsx 2875 This JSX tag requires the module path 'react/jsx-runtime' to",
        "unmatched src/page.tsx 7026 JSX element implicitly has type 'any' because no interface '",
        "unmatched src/ropes.ts 7016 Could not find a declaration file for module 'ropes'. 'node_",
      ]
    `);
  });

  test("is in doubt where only what a missing optional package gives explains a finding", async () => {
    const base = {
      ...configured({}),
      ...manifest({ optionalDependencies: { quake: "*", "@harbour/quay": "*" } }),
      "src/watch.ts":
        'import { watch } from "quake";\nimport { quay } from "@harbour/quay";\nexport const at = quay;\nexport const a = watch;\n',
    };
    const head = {
      "src/watch.ts": `${base["src/watch.ts"]}export function start(path, w = watch("x")) {\n  return [path, w];\n}\n`,
    };
    expect(await judged(base, quay, head)).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the change uses quake, which is not installed: src/watch.ts:5",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (quake)",
        "unchanged src/watch.ts 2307 Cannot find module 'quake' or its corresponding type declara",
        "unmatched src/watch.ts 7006 Parameter 'path' implicitly has an 'any' type.",
      ]
    `);
  });

  test("is judged where a package is there without types, and where its own packages are not built", async () => {
    const untyped = {
      "node_modules/tides/package.json": json({ name: "tides", version: "2.1.0", main: "index.js" }),
      "node_modules/tides/index.js": "",
    };
    const own = {
      "node_modules/@harbour/quay/package.json": json({ name: "@harbour/quay", types: "dist/index.d.ts" }),
    };
    const plain = {
      ...shop,
      "src/rate.ts":
        'import tides from "tides";\nimport { quay } from "@harbour/quay";\nexport const rate: number = tides(quay);\n',
    };
    expect(await judged(plain, { ...untyped, ...own, ...ropes })).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 3 files",
        "limit unresolved-installed: the server cannot resolve 1 import of installed packages (@harbour/quay). Check that these packages are built",
        "unchanged src/rate.ts 7016 Could not find a declaration file for module 'tides'. 'node_",
        "unchanged src/rate.ts 2307 Cannot find module '@harbour/quay' or its corresponding type",
      ]
    `);
    const typed = {
      ...plain,
      ...manifest({
        dependencies: { tides: "*", "@harbour/quay": "workspace:*" },
        devDependencies: { "@types/tides": "*" },
      }),
    };
    expect(await judged(typed, untyped)).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 1 import of a declared package (@harbour/quay), but 1 other package is installed. Check that the installation did not stop early and used \`node_modules\`. The first such import is in src/rate.ts",
        "dependencies-missing: the server cannot resolve 1 import of optional packages (@types/tides), and no package of the group dev is installed. The first such import is in src/rate.ts",
        "unchanged src/rate.ts 7016 Could not find a declaration file for module 'tides'. 'node_",
        "unchanged src/rate.ts 2307 Cannot find module '@harbour/quay' or its corresponding type",
        "unchanged test/rate.test.ts 2307 Cannot find module 'ropetest' or its corresponding type decl",
      ]
    `);
  });

  test("finds what a package of a workspace declares in its own folder and above", async () => {
    const workspace = {
      ...configured({}),
      ...manifest({ workspaces: ["src/*"], devDependencies: { ropetest: "*" } }),
      "src/a/package.json": json({ name: "a", dependencies: { tides: "*" } }),
      "src/a/index.ts":
        'import "tides";\nimport { high } from "tides";\nimport { test } from "ropetest";\nexport const a = [high, test];\n',
      "src/b/index.ts": 'import { high } from "tides";\nexport const b = high;\n',
    };
    const inner = Object.fromEntries(Object.entries(tides).map(([path, text]) => [`src/a/${path}`, text]));
    expect(await judged(workspace, {})).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 2 imports of declared packages (tides). Check that the installation ran and used \`node_modules\`. The first such import is in src/a/index.ts",
        "dependencies-missing: the server cannot resolve 1 import of optional packages (ropetest), and no package of the group dev is installed. The first such import is in src/a/index.ts",
        "unchanged src/a/index.ts 2882 Cannot find module or type declarations for side-effect impo",
        "unchanged src/a/index.ts 2307 Cannot find module 'tides' or its corresponding type declara",
        "unchanged src/a/index.ts 2307 Cannot find module 'ropetest' or its corresponding type decl",
        "unchanged src/b/index.ts 2307 Cannot find module 'tides' or its corresponding type declara",
      ]
    `);
    expect(await judged(workspace, { ...inner, ...ropes })).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 3 files",
        "unchanged src/a/index.ts 2305 Module '"tides"' has no exported member 'high'.",
        "unchanged src/b/index.ts 2307 Cannot find module 'tides' or its corresponding type declara",
      ]
    `);
  });
});

describe("packages of a workspace that import each other through build output", () => {
  const member = (name: string, more: object = {}, compilerOptions: object = {}) => ({
    [`${name}/package.json`]: json({
      name: `@harbour/${name}`,
      type: "module",
      types: "dist/index.d.ts",
      ...more,
    }),
    [`${name}/tsconfig.json`]: json({
      compilerOptions: { ...options, rootDir: "src", outDir: "dist", composite: true, ...compilerOptions },
      include: ["src"],
      ...(name === "app" && "references" in more ? { references: more.references } : {}),
    }),
  });
  const workspace = {
    ...manifest({ private: true, workspaces: ["core", "app"] }),
    ...member("core"),
    "core/src/index.ts": "export function rate(): number {\n  return 1;\n}\n",
    "app/src/main.ts":
      'import { rate } from "@harbour/core";\nexport const shown: string = rate().toFixed(2);\n',
    ".gitignore": "node_modules\ndist\n",
  };
  const unreferenced = member("app", { dependencies: { "@harbour/core": "workspace:*" } });
  const head = { "core/src/index.ts": "export function rate(): boolean {\n  return true;\n}\n" };

  async function verdictOf(base: Files, change: Files): Promise<readonly string[]> {
    const repository = repositoryOf(base, change);
    mkdirSync(join(repository, "node_modules/@harbour"), { recursive: true });
    symlinkSync("../../core", join(repository, "node_modules/@harbour/core"));
    const { verdict, reasons, findings } = reportOf(
      await gateTypescript(repository, { policy: { ...onlyTypescript, scope: "full" } }),
    );
    return [
      verdict,
      ...reasons.map(({ code, message }) => `${code}: ${message}`),
      ...findings.map(({ state, path, code }) => `${state} ${path} ${code}`),
    ];
  }

  test("a break behind the output is a doubt, and the importer may be skipped or checked", async () => {
    const doubt =
      "dependencies-missing: the change edits core/src/index.ts, and app/src/main.ts depends on it through @harbour/core, whose build output is not in the tree";
    expect(await verdictOf({ ...workspace, ...unreferenced }, head)).toEqual(["inconclusive", doubt]);
    const both = { ...head, "app/src/more.ts": "export const more = 1;\n" };
    expect(await verdictOf({ ...workspace, ...unreferenced }, both)).toEqual([
      "inconclusive",
      doubt,
      "unchanged app/src/main.ts 2307",
    ]);
  });

  test("with references the break is a new finding", async () => {
    const referring = member("app", {
      dependencies: { "@harbour/core": "workspace:*" },
      references: [{ path: "../core" }],
    });
    expect(await verdictOf({ ...workspace, ...referring }, head)).toEqual([
      "fail",
      "new-finding: 1 new error",
      "new app/src/main.ts 2339",
    ]);
  });
});
