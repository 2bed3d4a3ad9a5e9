/** `tsc` in the place of TypeScript's server, where it does not look at what it lists. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { commit, repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("typescript");
}, 240_000);

async function gated(base: Files, head: Files) {
  const repository = repositoryOf(base);
  commit(repository, head);
  const file = join(temporaryFolder(), "config.yml");
  writeFileSync(file, "version: 1\nservers: [{ id: typescript, mode: compiler }]\n");
  const policy = { servers: [], file: { path: file, name: "config.yml" }, failOn: undefined } as const;
  const report = reportOf(await gate(repository, { policy: { ...policy, where: "terminal" } }));
  const { verdict, reasons, counts } = report;
  return {
    verdict,
    reasons: reasons.map(({ code }) => code),
    fixed: counts.fixed,
    lines: findingLines(report),
  };
}

const old = 'export const old: number = "old";\n';
const strict: Files = { "tsconfig.json": '{ "compilerOptions": { "strict": true }, "include": ["src"] }\n' };

function stagesOver(paths: readonly string[]) {
  return typescript.cliMode?.compiler.compared?.({
    ...{ root: "/tree", project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
    parts: [{ configuration: "tsconfig.json", paths }],
  });
}

test("garbage is left where it is, unless a project is so large that it may reach the limit", () => {
  const [small, large] = [10, 10_000].map((length) =>
    stagesOver(Array.from({ length }, (_, at) => `${at}.ts`)),
  );
  expect(small?.map(({ env }) => env?.["GOGC"])).toEqual(["off", "off"]);
  expect(large?.map(({ env }) => env?.["GOGC"])).toEqual([undefined, undefined]);
});

test.each<[what: string, printed: string, is: boolean]>([
  ["nothing", "", false],
  [
    "an error of types",
    "a.ts(1,1): error TS2322: Type 'string' is not assignable to type 'number'.\n",
    false,
  ],
  ["what a parser may say, too", "a.ts(1,1): error TS1005: ';' expected.\n", true],
])("a run that printed %s says whether it left something out", (_what, printed, is) => {
  const stages = stagesOver(["a.ts"]);
  const ended = { exitCode: 0, stderr: "", timedOut: false, cwd: "/tree", over: "project" } as const;
  expect(stages?.[1]?.isNeeded?.({ ...ended, stdout: `${printed}/tree/a.ts\n` })).toBe(is);
});

test("no type is taken as checked while a file of the project does not parse", async () => {
  const base = { ...strict, "src/old.ts": old, "src/new.ts": "export const fresh = 1;\n" };
  const { verdict, fixed, lines } = await gated(base, { "src/new.ts": "export const fresh = ;\n" });
  expect([verdict, fixed, lines]).toEqual(["fail", 0, ["new src/new.ts:1 1109"]]);
});

test("no type is taken as checked where an option cannot be", async () => {
  const options =
    '{ "compilerOptions": { "strict": false, "exactOptionalPropertyTypes": true }, "include": ["src"] }\n';
  const base = { "tsconfig.json": options, "src/old.ts": "export const old = 1;\n" };
  const { verdict, reasons } = await gated(base, { "src/old.ts": old });
  expect([verdict, reasons[0]]).toEqual(["inconclusive", "server-configuration"]);
});

test("the name of a file may look like the place of a finding", async () => {
  const odd = "src/a(1,1): error TS1: b.ts";
  const base = { ...strict, [odd]: "export const a = 1;\n" };
  const { verdict, lines } = await gated(base, { [odd]: old });
  expect([verdict, lines]).toEqual(["fail", [`new ${odd}:1 2322`]]);
});

test("the root of a solution is no project of its own, and its parts may be composite", async () => {
  const part = '{ "compilerOptions": { "strict": true, "composite": true }, "include": ["."] }\n';
  const base = {
    "tsconfig.json": '{ "files": [], "references": [{ "path": "one" }, { "path": "two" }] }\n',
    "one/tsconfig.json": part,
    "two/tsconfig.json": part,
    "one/a.ts": "export const a = 1;\n",
    "two/b.ts": old,
  };
  const { verdict, lines } = await gated(base, { "one/a.ts": old });
  expect([verdict, lines]).toEqual(["fail", ["new one/a.ts:1 2322"]]);
});
