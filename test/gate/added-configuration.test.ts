/** Configuration that a change itself needs: what it adds is carried, and what base's says decides all the same. */
import { describe, expect, test } from "vitest";
import { replayRun } from "../../src/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";

import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { installedTypescript, onlyTypescript } from "../support/typescript.ts";

sharePyright();

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const options = (compilerOptions: object, more: object = {}) => json({ ...more, compilerOptions });

/** A recorded run is replayed on the way and must come to the same bytes. */
async function judged(base: Files, head: Files, message?: string): Promise<readonly string[]> {
  const isScript = [...Object.keys(base), ...Object.keys(head)].some((path) => /\.tsx?$/u.test(path));
  if (isScript) await installedTypescript();
  const traceFolder = temporaryFolder();
  const repository = repositoryOf(base);
  commit(repository, head, message);
  const outcome = await gate(repository, { traceFolder, ...(isScript ? { policy: onlyTypescript } : {}) });
  const report = reportOf(outcome);
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict} (${outcome.exitCode}): ${report.reasons.map(({ code, message }) => `${code}, ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }),
    ...report.policyChanges.map(
      ({ kind, message, hides, adds }) => `${kind}: ${message}; hides ${hides}, adds ${adds}`,
    ),
  ];
}

const strict = { strict: true };
const shop: Files = {
  "tsconfig.json": options(strict, { include: ["src"] }),
  "src/price.ts": "export const price = (many: number): number => many * 2;\n",
  "src/app.ts": 'import { price } from "./price.js";\n\nexport const total = price(1);\n',
};
const alias = { paths: { "@/*": ["./src/*"] } };
const uses = { "src/cart.ts": 'import { price } from "@/price";\n\nexport const all: number = price(3);\n' };

describe("TypeScript", () => {
  test("a path alias that is added and used passes", async () => {
    const head = { "tsconfig.json": options({ ...strict, ...alias }, { include: ["src"] }), ...uses };
    expect(await judged(shop, head)).toMatchInlineSnapshot(`
      [
        "pass (0): clean, nothing new in 3 files",
        "server-configuration: head adds to the server's own configuration; head was judged under base's, with what it adds: "@/*" in compilerOptions.paths of tsconfig.json; hides null, adds null",
      ]
    `);
  });

  test("a path alias that is added to an extended configuration, and used, passes", async () => {
    const base = {
      ...shop,
      "tsconfig.json": json({ extends: "./tsconfig.base.json", include: ["src"] }),
      "tsconfig.base.json": options(strict),
    };
    expect(
      await judged(base, { "tsconfig.base.json": options({ ...strict, ...alias }), ...uses }),
    ).toMatchInlineSnapshot(`
      [
        "pass (0): clean, nothing new in 3 files",
        "server-configuration: head adds to the server's own configuration; head was judged under base's, with what it adds: "@/*" in compilerOptions.paths of tsconfig.base.json; hides null, adds null",
      ]
    `);
  });

  test("jsx that comes with the first file that needs it passes", async () => {
    const view =
      'declare global {\n  namespace JSX {\n    interface IntrinsicElements {\n      p: { title: string };\n    }\n  }\n}\n\nexport const view = <p title="tea" />;\n';
    const head = {
      "tsconfig.json": options({ ...strict, jsx: "preserve" }, { include: ["src"] }),
      "src/view.tsx": view,
    };
    expect(await judged(shop, head)).toMatchInlineSnapshot(`
      [
        "pass (0): clean, nothing new in 3 files",
        "server-configuration: head adds to the server's own configuration; head was judged under base's, with what it adds: "preserve" in compilerOptions.jsx of tsconfig.json; hides null, adds null",
      ]
    `);
  });

  test("a type error behind an alias that is added fails", async () => {
    const head = {
      "tsconfig.json": options({ ...strict, ...alias }, { include: ["src"] }),
      "src/cart.ts": uses["src/cart.ts"].replace("price(3)", 'price("3")'),
    };
    expect(await judged(shop, head)).toMatchInlineSnapshot(`
      [
        "fail (1): new-finding, 1 new error",
        "new src/cart.ts:3 2345",
        "server-configuration: head adds to the server's own configuration; head was judged under base's, with what it adds: "@/*" in compilerOptions.paths of tsconfig.json; hides null, adds null",
      ]
    `);
  });
});

const tea = { "libs/tea.py": "def price() -> int:\n    return 3\n" };
const drinks = { "app.py": "from tea import price\n\ntotal: int = price()\n" };

describe("pyright", () => {
  test.each([
    ["pyrightconfig.json", json({ extraPaths: ["lib"] }), json({ extraPaths: ["lib", "libs"] })],
    [
      "pyproject.toml",
      '[tool.pyright]\nextraPaths = ["lib"]\n',
      '[tool.pyright]\nextraPaths = ["lib", "libs"]\n',
    ],
  ])("a folder that is added at the end of extraPaths in %s, and used, passes", async (file, base, head) => {
    const said = await judged({ [file]: base, "lib/cup.py": "" }, { [file]: head, ...tea, ...drinks });
    expect(said.map((line) => line.replaceAll(file, "FILE"))).toEqual([
      "pass (0): clean, nothing new in 3 files",
      "server-configuration: head adds to the server's own configuration; head was judged under base's, with what it adds: \"libs\" in extraPaths of FILE; hides null, adds null",
    ]);
  });
});
