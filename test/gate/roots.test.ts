/** Servers opened on several roots of one repository: each is asked as its own command would be, and a change is one change. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate, installedPyright } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { installedTypescript } from "../support/typescript.ts";

sharePyright();

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
}, 240_000);

type Options = { readonly servers: string; readonly roots?: readonly string[] };

async function judgedWith(
  traceFolder: string | undefined,
  base: Files,
  change: Files,
  { servers, roots = [] }: Options,
): Promise<Report> {
  const configuration = `version: 1\nservers: [${servers}]\n`;
  const repository = repositoryOf({ ...base, ".lanser/config.yml": configuration }, change);
  return reportOf(
    await gate(repository, {
      policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
      roots: roots.map((folder) => join(repository, folder)),
      traceFolder,
    }),
  );
}

/** A recorded run is replayed on the way and must come to the same bytes. */
async function judged(base: Files, change: Files, options: Options): Promise<Report> {
  const traceFolder = temporaryFolder();
  const report = await judgedWith(traceFolder, base, change, options);
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return report;
}

function account(report: Report): readonly string[] {
  return [
    `${report.verdict}: ${report.reasons.map(({ message }) => message).join("; ")}`,
    ...report.servers.map(
      ({ id, root, base, head, skipped, ended }) =>
        `${id} ${root} ${skipped ?? `${base.files} files, then ${head.files}`}${ended === null ? "" : `, ${ended}`}`,
    ),
    ...findingLines(report, { all: true }).toSorted(),
    ...report.policyChanges.map(({ kind, message }) => `${kind}: ${message}`),
    ...report.limits
      .filter(({ code }) => code === "not-a-root" || code === "unchecked-sources")
      .map(({ message }) => message),
  ];
}

const two: Files = {
  "shop/pyrightconfig.json": '{ "extraPaths": ["../lib"], "typeCheckingMode": "strict" }\n',
  "shop/bill.py": 'from rates import rate\n\ntotal: int = rate("home")\n',
  "lib/pyrightconfig.json": "{}\n",
  "lib/rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "lib/old.py": "def old(name: str) -> int:\n    return name\n",
};

describe("two folders with a pyrightconfig.json are two roots", () => {
  test("a break in one that shows in the other is found once, with its cause", async () => {
    const change = {
      "lib/rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n",
    };
    const report = await judged(two, change, { servers: "{ id: pyright }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 2 new errors",
        "pyright lib 2 files, then 2",
        "pyright shop 1 files, then 1",
        "new shop/bill.py:3 reportCallIssue",
        "new shop/bill.py:3 reportUnknownVariableType",
        "unchanged lib/old.py:2 reportReturnType",
      ]
    `);
    expect(report.findings.map(({ cause }) => cause?.symbol ?? null)).toMatchInlineSnapshot(`
      [
        null,
        "rate",
        "rate",
      ]
    `);
  });

  test("code that moves from one to the other takes its old errors along", async () => {
    const change = { "lib/old.py": null, "shop/old.py": two["lib/old.py"] ?? null };
    const report = await judged(two, change, { servers: "{ id: pyright }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "pass: nothing new in 3 files",
        "pyright lib 2 files, then 1",
        "pyright shop 1 files, then 2",
        "unchanged shop/old.py:2 reportReturnType",
      ]
    `);
  });

  test("one whose configuration cannot be read is inconclusive by name, and the other can still fail", async () => {
    const broken = { ...two, "shop/pyrightconfig.json": '{ "extraPaths": ["../lib"' };
    const change = { "lib/rates.py": 'def rate(name: str) -> int:\n    return "one"\n' };
    const report = await judged(broken, change, { servers: "{ id: pyright }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 1 new error; pyright in shop on base and head: shop/pyrightconfig.json could not be read: the file is not valid JSON",
        "pyright lib 2 files, then 2",
        "pyright shop 1 files, then 1, server-configuration",
        "new lib/rates.py:2 reportReturnType",
        "unchanged lib/old.py:2 reportReturnType",
      ]
    `);
  });

  test("a folder that is named selects what lies in it", async () => {
    const change = { "lib/rates.py": 'def rate(name: str) -> int:\n    return "one"\n' };
    const report = await judged(two, change, { servers: "{ id: pyright }", roots: ["lib"] });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 1 new error",
        "pyright lib 2 files, then 2",
        "new lib/rates.py:2 reportReturnType",
        "unchanged lib/old.py:2 reportReturnType",
      ]
    `);
  });
});

testByNight("a root whose sources import from above it is asked when those change", async () => {
  const base = {
    "pkg/__init__.py": "",
    "pkg/core.py": "def rate(name: str) -> int:\n    return len(name)\n",
    "pkg/sub/pyrightconfig.json": "{}\n",
    "pkg/sub/__init__.py": "",
    "pkg/sub/bill.py": 'from ..core import rate\n\ntotal: int = rate("home")\n',
    "other/pyrightconfig.json": "{}\n",
    "other/one.py": "one = 1\n",
  };
  const change = { "pkg/core.py": "def rate(name: str) -> str:\n    return name\n" };
  const report = await judged(base, change, { servers: "{ id: pyright }" });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "fail: 1 new error",
      "pyright pkg/sub 2 files, then 2",
      "pyright other same program",
      "new pkg/sub/bill.py:3 reportAssignmentType",
      "no project of pyright includes 1 changed source file: pkg/core.py",
    ]
  `);
});

test("a root inside another is checked by both, and a finding of both counts once", async () => {
  const base = { ...two, "pyrightconfig.json": '{ "extraPaths": ["lib"] }\n' };
  const change = { "lib/rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n" };
  const report = await judged(base, change, { servers: '{ id: pyright, roots: [".", "s*"] }' });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "fail: 2 new errors",
      "pyright . 3 files, then 3",
      "pyright shop 1 files, then 1",
      "new shop/bill.py:3 reportCallIssue",
      "new shop/bill.py:3 reportUnknownVariableType",
      "unchanged lib/old.py:2 reportReturnType",
      "lib has a configuration of pyright but is not a root: add it to \`roots\` to check it",
    ]
  `);
  expect(report.findings.map(({ path, roots }) => [path, roots])).toMatchInlineSnapshot(`
    [
      [
        "lib/old.py",
        [
          ".",
        ],
      ],
      [
        "shop/bill.py",
        [
          "shop",
        ],
      ],
      [
        "shop/bill.py",
        [
          ".",
          "shop",
        ],
      ],
    ]
  `);
});

const packages: Files = {
  "package.json": '{ "private": true, "workspaces": ["packages/*"] }\n',
  "packages/a/package.json": '{ "name": "a", "type": "module" }\n',
  "packages/a/tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext" } }\n',
  "packages/a/use.ts": 'import { rate } from "../b/rate.js";\n\nexport const total: number = rate("home");\n',
  "packages/b/package.json": '{ "name": "b", "type": "module" }\n',
  "packages/b/tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext" } }\n',
  "packages/b/rate.ts": "export function rate(name: string): number {\n  return name.length;\n}\n",
  "examples/tsconfig.json": "{}\n",
  "examples/one.ts": "export const one = 1;\n",
};

describe("the packages of a workspace are roots of TypeScript", () => {
  test("a break across packages is found once, and what is no root is named", async () => {
    const change = {
      "packages/b/rate.ts":
        "export function rate(name: string, year: number): number {\n  return name.length + year;\n}\n",
    };
    const report = await judged(packages, change, { servers: "{ id: typescript }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 1 new error",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 1",
        "new packages/a/use.ts:3 2554",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
    expect(report.findings.map(({ cause }) => cause?.symbol ?? null)).toMatchInlineSnapshot(`
      [
        "rate",
      ]
    `);
  });

  testByNight("a package that only head has is judged under its own configuration", async () => {
    const change = {
      "packages/c/package.json": '{ "name": "c", "type": "module" }\n',
      "packages/c/tsconfig.json": '{ "compilerOptions": { "strict": true } }\n',
      "packages/c/one.ts": 'export const one: number = "1";\n',
    };
    const report = await judged(packages, change, { servers: "{ id: typescript }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 1 new error",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 1",
        "typescript packages/c 0 files, then 1",
        "new packages/c/one.ts:1 2322",
        "new-root: packages/c is a new root of TypeScript; Lanser used head's own configuration there",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
  });

  test("a package that head configures first is judged under head's own, and a base root keeps its rules", async () => {
    const base = {
      ...packages,
      "packages/c/package.json": "{}",
      "packages/c/one.ts": "let one: number = '1';\n",
    };
    const change = {
      "packages/c/tsconfig.json": '{ "compilerOptions": { "strict": true } }\n',
      "packages/b/tsconfig.json": '{ "compilerOptions": { "strict": false } }\n',
      "packages/b/rate.ts": "export function rate(name): number {\n  return name.length;\n}\n",
    };
    const report = await judged(base, change, { servers: "{ id: typescript }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 2 new errors",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 1",
        "typescript packages/c 0 files, then 1",
        "new packages/b/rate.ts:1 7006",
        "new packages/c/one.ts:1 2322",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's",
        "new-root: packages/c is a new root of TypeScript; Lanser used head's own configuration there",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
    expect(report.findings.map(({ why }) => why)).toMatchInlineSnapshot(`
      [
        "the change edited base line 1 around this code, and base lacks the finding there",
        "base has the file, but the server did not check it there",
      ]
    `);
  });

  test("where base's rules name the roots, head configures none", async () => {
    const base = { ...packages, "packages/c/one.ts": "let one: number = '1';\n" };
    const change = { "packages/c/tsconfig.json": "{}\n" };
    const report = await judged(base, change, { servers: '{ id: typescript, roots: ["packages/*"] }' });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "pass: nothing new in 3 files",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 1",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's",
        "2 folders have a configuration of TypeScript but are not roots: examples, packages/c. To check them, add them to \`roots\`",
      ]
    `);
  });

  testByNight("a package that head does not have any more takes its findings away", async () => {
    const base = {
      ...packages,
      "packages/c/package.json": '{ "name": "c", "type": "module" }\n',
      "packages/c/tsconfig.json": "{}\n",
      "packages/c/one.ts": 'export const one: number = "1";\n',
    };
    const change = { "packages/c/tsconfig.json": null, "packages/c/one.ts": null };
    const report = await judged(base, change, { servers: "{ id: typescript }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "pass: nothing new in 3 files",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 1",
        "typescript packages/c 1 files, then 0",
        "removed packages/c/one.ts:1 2322",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
  });

  test("a configuration that head puts into a checked folder makes no root of it, and loosens nothing", async () => {
    const change = {
      "packages/b/lax/tsconfig.json": '{ "compilerOptions": { "strict": false } }\n',
      "packages/b/lax/one.ts": "export function one(x) {\n  return x;\n}\n",
    };
    const report = await judged(packages, change, { servers: "{ id: typescript }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 1 new error",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 2",
        "new packages/b/lax/one.ts:1 7006",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's",
        "2 folders have a configuration of TypeScript but are not roots: examples, packages/b/lax. To check them, add them to \`roots\`",
      ]
    `);
  });

  test("one that a change does not touch is not asked, and one that imports what changed is", async () => {
    const servers = "{ id: typescript }";
    const inA = {
      "packages/a/use.ts": 'import { rate } from "../b/rate.js";\n\nrate(1);\n',
      "packages/a/more.ts": "export const more = 1;\n",
    };
    expect(account(await judged(packages, inA, { servers }))).toMatchInlineSnapshot(`
      [
        "fail: 1 new error",
        "typescript packages/a 1 files, then 2",
        "typescript packages/b same program",
        "new packages/a/use.ts:3 2345",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
    const inB = { "packages/b/rate.ts": "export function rate(): number {\n  return 1;\n}\n" };
    const report = await judged(packages, inB, { servers });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "fail: 1 new error",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 1",
        "new packages/a/use.ts:3 2554",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
    const options = {
      "packages/b/tsconfig.json": '{ "compilerOptions": { "strict": true, "noUnusedLocals": true } }\n',
    };
    expect(account(await judged(packages, options, { servers }))).toMatchInlineSnapshot(`
      [
        "pass: nothing new in 3 files",
        "typescript packages/a 2 files, then 2",
        "typescript packages/b 1 files, then 1",
        "server-configuration: head changes the server's own configuration; Lanser checked head with base's",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
  });

  testByNight(
    "are asked as they turn out to be touched where nothing is recorded, and come to the same",
    async () => {
      const three = {
        ...packages,
        "packages/c/package.json": "{}",
        "packages/c/tsconfig.json": packages["packages/b/tsconfig.json"] ?? null,
        "packages/c/one.ts": "export const one = 1;\n",
        "packages/a/broken.ts": "export const = ;\n",
      };
      const change = { "packages/b/rate.ts": "export function rate(): number {\n  return 1;\n}\n" };
      const options = { servers: "{ id: typescript }" };
      const report = await judgedWith(undefined, three, change, options);
      expect(report.servers.map(({ root, skipped }) => [root, skipped])).toEqual([
        ["packages/a", null],
        ["packages/b", null],
        ["packages/c", "same program"],
      ]);
      expect(serializeReport(report)).toBe(serializeReport(await judged(three, change, options)));
    },
  );

  testByNight("one with a source that is not writable is asked: nobody knows what it imports", async () => {
    const huge = `// ${"x".repeat(21 * 1024 * 1024)}\n`;
    const inA = { "packages/a/use.ts": 'import { rate } from "../b/rate.js";\n\nrate(1);\n' };
    const report = await judged({ ...packages, "packages/b/huge.ts": huge }, inA, {
      servers: "{ id: typescript }",
    });
    expect(report.servers.map(({ root, skipped }) => [root, skipped])).toEqual([
      ["packages/a", null],
      ["packages/b", null],
    ]);
    expect(new Set(report.unknown.map(({ path }) => path))).toEqual(new Set(["packages/b/huge.ts"]));
  });

  test("where nothing differs that a server looks at, none is started", async () => {
    const report = await judged(packages, { "README.md": "Read me.\n" }, { servers: "{ id: typescript }" });
    expect(account(report)).toMatchInlineSnapshot(`
      [
        "pass: 2 roots skipped, because the change does not affect them",
        "typescript packages/a same program",
        "typescript packages/b same program",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
    expect(report.reward?.["pr-v2"].r).toBe(0);
  });

  test("a changed source that none of them takes in is named", async () => {
    const change = { "examples/one.ts": 'export const one: number = "1";\n' };
    expect(account(await judged(packages, change, { servers: "{ id: typescript }" }))).toMatchInlineSnapshot(`
      [
        "pass: 2 roots skipped, because the change does not affect them",
        "typescript packages/a same program",
        "typescript packages/b same program",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
        "no project of TypeScript includes 1 changed source file: examples/one.ts",
      ]
    `);
  });

  test("one with a link is opened only if the change is behind the link", async () => {
    const three: Files = {
      ...packages,
      ".lanser/config.yml": "version: 1\nservers: [{ id: typescript }]\n",
      "tools.ts": "export const tool = 1;\n",
      "packages/c/package.json": '{ "name": "c", "type": "module" }\n',
      "packages/c/tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext" } }\n',
      "packages/c/one.ts": "export const one = 1;\n",
    };
    const opened = async (change: Files) => {
      const repository = repositoryOf(three);
      symlinkSync("../../tools.ts", join(repository, "packages/c/tools.ts"));
      commit(repository, {});
      commit(repository, change);
      const policy = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;
      const { servers } = reportOf(await gate(repository, { policy }));
      return servers.flatMap(({ root, skipped }) => (skipped === null ? [root] : []));
    };
    const rate = "export function rate(name: string): number {\n  return name.length + 1;\n}\n";
    expect(await opened({ "packages/b/rate.ts": rate })).toEqual(["packages/a", "packages/b"]);
    expect(await opened({ "tools.ts": "export const tool = 2;\n" })).toContain("packages/c");
  });

  test("one that they leave out is named once, by the server that checks a root", async () => {
    const change = { "examples/one.ts": "export const one = 2;\n", "packages/b/more.ts": "export {};\n" };
    const report = await judged(packages, change, { servers: "{ id: typescript }" });
    expect(report.limits.filter(({ code }) => code === "unchecked-sources")).toEqual([]);
    expect(report.unchecked.map(({ path, why }) => `${path}: ${why}`)).toEqual([
      "examples/one.ts: no program of typescript includes it",
    ]);
  });

  testByNight("one whose import found nothing is asked when a package comes that it may find", async () => {
    const base = {
      ...packages,
      "packages/a/use.ts":
        'import { rate } from "../b/new.js";\n\nexport const total: number = rate("home");\n',
    };
    const change = { "packages/b/new.ts": 'export function rate(): string {\n  return "";\n}\n' };
    expect(account(await judged(base, change, { servers: "{ id: typescript }" }))).toMatchInlineSnapshot(`
      [
        "fail: 2 new errors; 1 existed before, hidden by an unresolved import",
        "typescript packages/a 1 files, then 2",
        "typescript packages/b 1 files, then 2",
        "fixed packages/a/use.ts:1 2307",
        "new packages/a/use.ts:3 2322",
        "new packages/a/use.ts:3 2554",
        "examples has a configuration of TypeScript but is not a root: add it to \`roots\` to check it",
      ]
    `);
  });
});

test("the first configuration of a repository makes a root of its own, and all that it finds is new", async () => {
  const base = { "src/one.js": "/** @type {number} */\nlet one = '1';\n", "src/two.js": "export {};\n" };
  const change = {
    "jsconfig.json": '{ "compilerOptions": { "checkJs": true } }\n',
    "src/new.js": "/** @type {number} */\nexport const two = '2';\n",
  };
  const report = await judged(base, change, { servers: "{ id: typescript }" });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "fail: 2 new errors",
      "typescript . 0 files, then 3",
      "new src/new.js:2 2322",
      "new src/one.js:2 2322",
      "new-root: . is a new root of TypeScript; Lanser used head's own configuration there",
    ]
  `);
  expect(report.findings.map(({ why }) => why)).toMatchInlineSnapshot(`
    [
      "the file is new",
      "base has the file, but the server did not check it there",
    ]
  `);
});
