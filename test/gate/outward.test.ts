/** What lies outside of a repository is part of no verdict, whichever way a change refers to it. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { gate, installedPyright, outcomeLine, testHost } from "../support/gate.ts";
import { attackCalled, marker, secrets, up } from "../support/outward.ts";
import { commit, repositoryAt } from "../support/repository.ts";
import { gateTypescript, installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

/** The folder for temporary files has the secrets in it, two folders above each tree. */
async function judged(server: "pyright" | "typescript", files: Files, changed: Files) {
  const outside = temporaryFolder();
  write(outside, secrets);
  const repository = repositoryAt(temporaryFolder(), files, changed);
  const run = server === "pyright" ? gate : gateTypescript;
  return run(repository, { host: () => testHost(outside) });
}

describe("a change", () => {
  test("whose import of Python climbs out of the tree is not judged, and the place is named", async () => {
    const outcome = await judged(
      "pyright",
      { "app/a.py": "" },
      { "app/a.py": "\nfrom ....secret import TOKEN\nreveal_type(TOKEN)\n" },
    );
    expect(outcomeLine(outcome)).toBe(
      "11 inconclusive outside: pyright on head: app/a.py:2 refers to ....secret, outside the repository",
    );
    expect(JSON.stringify(outcome.report)).not.toContain(marker);
  });

  test("whose import of TypeScript climbs out of the tree is not judged, and the place is named", async () => {
    const { files = {}, path, text } = attackCalled("typescript", "a name");
    const outcome = await judged("typescript", { ...files, [path]: "" }, { [path]: text(up, "") });
    expect(outcomeLine(outcome)).toBe(
      "11 inconclusive outside: typescript on head: a.ts:1: tsconfig.json includes a file outside the project: secret.ts. If a linked package has it, add the package's folder to `dependencies`",
    );
    expect(JSON.stringify(outcome.report)).not.toContain(marker);
  });

  test("that gives a server's configuration a folder outside is not judged, and the line is named", async () => {
    const outcome = await judged(
      "pyright",
      { "a.py": "" },
      { "pyrightconfig.json": '{\n  "venvPath": ".",\n  "venv": "../../env"\n}\n' },
    );
    expect(outcomeLine(outcome)).toBe(
      '11 inconclusive outside: pyright on head, with the configuration of head: pyrightconfig.json:3: "venv" points outside the project: ../../env',
    );
  });

  test("that imports from outside what is not there has the server's own finding", async () => {
    const outcome = await judged("pyright", { "a.py": "" }, { "a.py": "from ...nothing import TOKEN\n" });
    expect(outcome.report?.findings.map(({ state, code }) => `${state} ${code}`)).toEqual([
      "new reportMissingImports",
    ]);
    expect(outcome.exitCode).toBe(1);
  });

  test("of a file whose base refers to nothing outside is judged, whatever lies outside", async () => {
    const outcome = await judged("pyright", { "a.py": "" }, { "a.py": "from .. import api\n" });
    expect(outcome.report?.reasons.map(({ code }) => code)).not.toContain("outside");
  });
});

describe("an honest project is judged", () => {
  const shop: Files = {
    "tsconfig.json":
      '{ "files": [], "references": [{ "path": "packages/app" }, { "path": "packages/rate" }] }\n',
    "packages/app/tsconfig.json":
      '{ "compilerOptions": { "composite": true, "strict": true }, "references": [{ "path": "../rate" }] }\n',
    "packages/rate/tsconfig.json": '{ "compilerOptions": { "composite": true, "strict": true } }\n',
    "packages/rate/src/rate.ts": "export const rate = (n: number) => n;\n",
    "packages/app/src/app.ts":
      'import { rate } from "../../rate/src/rate.js";\nexport const all = rate(1);\n',
  };

  test("that imports the sources of another package of its repository", async () => {
    const repository = repositoryAt(temporaryFolder(), shop, {
      "packages/app/src/app.ts":
        'import { rate } from "../../rate/src/rate.js";\nexport const all = rate(2);\n',
    });
    expect(outcomeLine(await gateTypescript(repository))).toMatch(/^0 pass/u);
  });

  test("whose packages are links to folders of its own", async () => {
    const repository = temporaryFolder();
    write(repository, { ".gitignore": "node_modules\n", "node_modules/.keep": "" });
    symlinkSync("../packages/rate", join(repository, "node_modules/rate"));
    const use = (n: number) => `import { rate } from "rate/src/rate";\nexport const all = rate(${n});\n`;
    const options = { module: "esnext", moduleResolution: "bundler", strict: true, noEmit: true };
    repositoryAt(repository, {
      "tsconfig.json": JSON.stringify({ compilerOptions: options }),
      ".gitignore": "node_modules\n",
      "packages/rate/package.json": '{ "name": "rate" }\n',
      "packages/rate/src/rate.ts": "export const rate = (n: number) => n;\n",
      "app.ts": use(1),
    });
    commit(repository, { "app.ts": use(2) });
    expect(outcomeLine(await gateTypescript(repository))).toMatch(/^0 pass/u);
  });

  test("whose configuration extends that of a package", async () => {
    const repository = temporaryFolder();
    write(repository, {
      ".gitignore": "node_modules\n",
      "node_modules/@shop/tsconfig/tsconfig.json":
        '{ "compilerOptions": { "strict": true, "noEmit": true } }\n',
      "node_modules/@shop/tsconfig/package.json": '{ "name": "@shop/tsconfig", "version": "1.0.0" }\n',
    });
    const config = '{ "extends": "@shop/tsconfig/tsconfig.json", "include": ["*.ts"] }\n';
    repositoryAt(repository, {
      ".gitignore": "node_modules\n",
      "tsconfig.json": config,
      "a.ts": "export const a = 1;\n",
    });
    commit(repository, { "a.ts": "export const a = 2;\n" });
    expect(outcomeLine(await gateTypescript(repository))).toMatch(/^0 pass/u);
  });

  test("that imports up to the top of its own packages of Python, and no higher", async () => {
    const use = (n: number) =>
      `from ...core.rate import rate\nfrom ... import core\n\nprint(rate(${n}), core)\n`;
    const files = {
      "shop/__init__.py": "",
      "shop/core/__init__.py": "",
      "shop/core/rate.py": "def rate(n: int) -> int:\n    return n\n",
      "shop/web/__init__.py": "",
      "shop/web/views/__init__.py": "",
    };
    const repository = repositoryAt(
      temporaryFolder(),
      { ...files, "shop/web/views/a.py": use(1) },
      { "shop/web/views/a.py": use(2) },
    );
    expect(outcomeLine(await gate(repository))).toMatch(/^0 pass/u);
  });

  test("whose environment lies outside of it, and links a package to a folder of it", async () => {
    const [repository, environment] = [temporaryFolder(), temporaryFolder()];
    const site = "lib/python3.12/site-packages";
    write(environment, {
      "pyvenv.cfg": "home = /usr/bin\nversion = 3.12.0\n",
      [`${site}/rated/__init__.py`]: "from ._inner import rate as rate\n",
      [`${site}/rated/_inner.py`]: "def rate(n: int) -> int: ...\n",
      [`${site}/rated/py.typed`]: "",
      [`${site}/linked.pth`]: `${repository}/packages/own/src\n`,
    });
    symlinkSync(environment, join(repository, ".venv"));
    const use = (n: number) => `from own import one\nfrom rated import rate\n\nprint(rate(${n}), one)\n`;
    repositoryAt(repository, {
      ".gitignore": ".venv\n",
      "packages/own/src/own.py": "one = 1\n",
      "a.py": use(1),
    });
    commit(repository, { "a.py": use(2) });
    const { report, exitCode } = await gate(repository);
    expect(report?.reasons.map(({ code }) => code)).not.toContain("outside");
    expect([exitCode, report?.counts.new]).toEqual([0, 0]);
  });
});
