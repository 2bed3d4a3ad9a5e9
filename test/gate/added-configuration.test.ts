/** Configuration that a change itself needs: what it adds is carried, and what base's says decides all the same. */
import { describe, expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate, onlyPyright } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { installedTypescript, onlyTypescript } from "../support/typescript.ts";

sharePyright();

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const options = (compilerOptions: object, more: object = {}) => json({ ...more, compilerOptions });

const allowing = "version: 1\nservers: [{ id: typescript }]\npolicy: { waivers: [trailer] }\n";

/** A recorded run is replayed on the way and must come to the same bytes. */
async function judged(base: Files, head: Files, message?: string): Promise<readonly string[]> {
  const isScript = [...Object.keys(base), ...Object.keys(head)].some((path) => /\.tsx?$/u.test(path));
  if (isScript) await installedTypescript();
  const traceFolder = temporaryFolder();
  const repository = repositoryOf(base);
  commit(repository, head, message);
  const servers = ".lanser/config.yml" in base ? [] : isScript ? onlyTypescript.servers : onlyPyright.servers;
  const outcome = await gate(repository, { traceFolder, policy: { ...onlyPyright, servers } });
  const report = reportOf(outcome);
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  const lines = [
    `${report.verdict} (${outcome.exitCode}): ${report.reasons.map(({ code, message }) => `${code}, ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }),
    ...report.policyChanges.map(
      ({ kind, message, hides, adds }) => `${kind}: ${message}; hides ${hides}, adds ${adds}`,
    ),
  ];
  return lines.map((line) => line.replaceAll(git(repository, "rev-parse", "--short=12", "HEAD"), "COMMIT"));
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
        "server-configuration: head adds to the server's own configuration; Lanser checked head with base's, with head's additions: "@/*" in compilerOptions.paths of tsconfig.json; hides null, adds null",
      ]
    `);
  });

  testByNight("a path alias that is added to an extended configuration, and used, passes", async () => {
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
        "server-configuration: head adds to the server's own configuration; Lanser checked head with base's, with head's additions: "@/*" in compilerOptions.paths of tsconfig.base.json; hides null, adds null",
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
        "server-configuration: head adds to the server's own configuration; Lanser checked head with base's, with head's additions: "preserve" in compilerOptions.jsx of tsconfig.json; hides null, adds null",
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
        "server-configuration: head adds to the server's own configuration; Lanser checked head with base's, with head's additions: "@/*" in compilerOptions.paths of tsconfig.json; hides null, adds null",
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
      "server-configuration: head adds to the server's own configuration; Lanser checked head with base's, with head's additions: \"libs\" in extraPaths of FILE; hides null, adds null",
    ]);
  });
});

/** Where base's own paths lead, and another folder that head would rather have. */
const stubs: Files = {
  "tsconfig.json": options({ ...strict, paths: { "tea/*": ["./src/*"] } }, { include: ["src"] }),
  "src/cup.ts": "export const size = (): number => 1;\n",
  "src/app.ts": 'import { size } from "tea/cup";\n\nexport const all: number = size();\n',
};

describe("what would change what base has is not carried", () => {
  test("a pattern that matches what base imports", async () => {
    const paths = { "tea/*": ["./src/*"], "tea/cup": ["./src/loose"] };
    const head = {
      "tsconfig.json": options({ ...strict, paths }, { include: ["src"] }),
      "src/loose.ts": "export const size = (): any => 1;\n",
      "src/app.ts": 'import { size } from "tea/cup";\n\nexport const all: string = size();\n',
    };
    expect(await judged(stubs, head)).toMatchInlineSnapshot(`
      [
        "inconclusive (11): configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/app.ts:3 2322",
        "new src/app.ts:3 2322",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; hides 1, adds 0",
      ]
    `);
  });

  test("a folder that is put before those of extraPaths", async () => {
    const base = { "pyrightconfig.json": json({ extraPaths: ["lib"] }), "lib/cup.py": "" };
    const head = { "pyrightconfig.json": json({ extraPaths: ["libs", "lib"] }), ...tea, ...drinks };
    expect(await judged(base, head)).toMatchInlineSnapshot(`
      [
        "inconclusive (11): configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: app.py:1 reportMissingImports",
        "new app.py:1 reportMissingImports",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; hides 1, adds 0",
      ]
    `);
  });
});

const loose: Files = { "tsconfig.json": options({ strict: false }, { include: ["src"] }) };
const breaks: Files = { "src/late.ts": "export const late = (name) => name;\n" };
const wrong: Files = { "src/wrong.ts": 'export const wrong: number = "tea";\n' };

describe("a change that loosens the rules", () => {
  test("and breaks them is inconclusive, with the finding", async () => {
    expect(await judged(shop, { ...loose, ...breaks })).toMatchInlineSnapshot(`
      [
        "inconclusive (11): configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 7006",
        "new src/late.ts:1 7006",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; hides 1, adds 0",
      ]
    `);
  });

  testByNight("and breaks them passes by the waiver of that reason alone", async () => {
    const base = { ...shop, ".lanser/config.yml": allowing };
    const waiver = "Loosen\n\nLanser-Allow: configuration-differs the rules come back next week";
    expect(await judged(base, { ...loose, ...breaks }, waiver)).toMatchInlineSnapshot(`
      [
        "pass (0): advisory, 1 new error, not reported under head's own server configuration; waived, configuration-differs waived by trailer COMMIT: the rules come back next week (1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 7006)",
        "new src/late.ts:1 7006",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; hides 1, adds 0",
      ]
    `);
  });

  test("fails by what its own rules report, too, and names the others", async () => {
    expect(await judged(shop, { ...loose, ...breaks, ...wrong })).toMatchInlineSnapshot(`
      [
        "fail (1): new-finding, 1 new error; configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 7006",
        "new src/late.ts:1 7006",
        "new src/wrong.ts:1 2322",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; hides 1, adds 0",
      ]
    `);
  });

  testByNight("fails by what its own rules report, whatever is waived", async () => {
    const base = { ...shop, ".lanser/config.yml": allowing };
    const waiver = "Loosen\n\nLanser-Allow: configuration-differs the rules come back next week";
    expect((await judged(base, { ...loose, ...breaks, ...wrong }, waiver))[0]).toMatchInlineSnapshot(
      `"fail (1): new-finding, 1 new error; waived, configuration-differs waived by trailer COMMIT: the rules come back next week (1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 7006)"`,
    );
  });

  testByNight(
    "stays inconclusive by a waiver that base does not allow, and by one in head's own policy",
    async () => {
      const base = { ...shop, ".lanser/config.yml": allowing.replace("trailer", "label:loose") };
      const waiver = "Loosen\n\nLanser-Allow: configuration-differs the rules come back next week";
      const head = { ...loose, ...breaks, ".lanser/config.yml": allowing };
      expect((await judged(base, head, waiver))[0]).toMatchInlineSnapshot(
        `"inconclusive (11): configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 7006"`,
      );
    },
  );

  testByNight("is inconclusive, too, where `max-new` alone would count what it breaks", async () => {
    const policy = "policy: { fail-on: never, max-new: { error: 0 } }";
    const base = { ...shop, ".lanser/config.yml": allowing.replace(/policy:.*/u, policy) };
    expect((await judged(base, { ...loose, ...breaks }))[0]).toMatchInlineSnapshot(
      `"inconclusive (11): configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 7006"`,
    );
  });

  test("and breaks nothing passes", async () => {
    const head = { ...loose, "src/fine.ts": "export const fine = (name: string) => name;\n" };
    expect(await judged(shop, head)).toMatchInlineSnapshot(`
      [
        "pass (0): clean, nothing new in 3 files",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; hides 0, adds 0",
      ]
    `);
  });

  testByNight("so that its own cannot be read is told by base's", async () => {
    expect(await judged(shop, { "tsconfig.json": "{", ...breaks })).toMatchInlineSnapshot(`
      [
        "fail (1): new-finding, 1 new error",
        "new src/late.ts:1 7006",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; the check with head's own configuration failed: tsconfig.json could not be read: it is not valid JSON; hides null, adds null",
      ]
    `);
  });

  test("of one package fails by what breaks in another, whose own configuration cannot be read or is new", async () => {
    const base = {
      "package.json": json({ private: true, workspaces: ["packages/*"] }),
      ...Object.fromEntries(
        ["a", "b", "c"].flatMap((name) => [
          [`packages/${name}/package.json`, json({ name })],
          [`packages/${name}/one.ts`, "export const one = 1;\n"],
        ]),
      ),
      "packages/a/tsconfig.json": options(strict),
      "packages/b/tsconfig.json": options(strict),
    };
    const head = {
      "packages/a/tsconfig.json": options({ strict: false }),
      "packages/b/tsconfig.json": "{",
      "packages/c/tsconfig.json": options(strict),
      ...Object.fromEntries(
        ["a", "b", "c"].map((name) => [`packages/${name}/late.ts`, breaks["src/late.ts"] ?? ""]),
      ),
    };
    expect((await judged(base, head)).slice(0, 5)).toMatchInlineSnapshot(`
      [
        "fail (1): new-finding, 2 new errors; configuration-differs, 1 finding is new with base's configuration of the server, but head's configuration does not report it: packages/a/late.ts:1 7006",
        "new packages/a/late.ts:1 7006",
        "new packages/b/late.ts:1 7006",
        "new packages/c/late.ts:1 7006",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's; hides 1, adds 0",
      ]
    `);
  });
});
