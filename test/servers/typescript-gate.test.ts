/** The whole gate on the real TypeScript 7: what it finds, what it refuses to believe, and what never runs. */
import { appendFileSync, chmodSync, cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { realHost } from "../../src/platform/host.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { lanser, plainEnvironment } from "../support/command.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { outcomeCodes, outcomeLine, sharedCache } from "../support/gate.ts";
import { type Nightly, rowsOfNow, testByNight } from "../support/night.ts";
import { repositoryAt, repositoryOf } from "../support/repository.ts";
import {
  commandFindings,
  gateTypescript,
  installedTypescript,
  observedFindings,
  onlyTypescript,
} from "../support/typescript.ts";
import { heldClock, type Seen, watchServers } from "../support/watched-host.ts";

beforeAll(async () => {
  await installedTypescript();
}, 120_000);

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const strict = { "tsconfig.json": json({ compilerOptions: { strict: true }, include: ["src"] }) };
const rate = "export function rate(name: string): number {\n  return name.length;\n}\n";
const bill = 'import { rate } from "./rate.js";\n\nexport const total: number = rate("home");\n';
const shop: Files = { ...strict, "src/rate.ts": rate, "src/bill.ts": bill };
const taller = { "src/rate.ts": rate.replace("name: string", "name: string, year: number") };

/** The verdict and each finding; a recorded run is replayed on the way and must come to the same bytes. */
async function told(base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateTypescript(repositoryOf(base, head), { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return lines(report);
}

function lines(report: Report): readonly string[] {
  const causes = report.findings.flatMap(({ path, cause }) =>
    cause === undefined || cause === null ? [] : [`${path} because of ${cause.path} ${cause.symbol}`],
  );
  const changes = report.policyChanges.map(
    ({ files, hides, adds }) => `configuration ${files.join(", ")} hides ${hides}, adds ${adds}`,
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ message }) => message).join("; ")}`,
    ...findingLines(report, { all: true }),
    ...causes,
    ...changes,
  ];
}

describe("a finding", () => {
  const broken = `${bill}export const late: string = rate("late");\n`;

  test("in a file that the change did not touch is new, with its cause", async () => {
    expect(await told(shop, taller)).toMatchInlineSnapshot(`
      [
        "fail: 1 new error",
        "new src/bill.ts:3 2554",
        "src/bill.ts because of src/rate.ts rate",
      ]
    `);
  });

  test("that goes is fixed, moves with its function, and goes along with its file", async () => {
    const wrong = 'export function wrong(): number {\n  return "wrong";\n}\n';
    expect([
      await told({ ...shop, "src/bill.ts": broken }, { "src/bill.ts": bill }),
      await told({ ...shop, "src/bill.ts": `${wrong}\n${bill}` }, { "src/bill.ts": `${bill}\n${wrong}` }),
      await told(
        { ...shop, "src/bill.ts": broken },
        { "src/bill.ts": null, "src/paid/bill.ts": broken.replace("./", "../") },
      ),
    ]).toMatchInlineSnapshot(`
      [
        [
          "pass: nothing new in 1 file",
          "removed src/bill.ts:4 2322",
        ],
        [
          "pass: nothing new in 1 file",
          "moved src/bill.ts:6 2322",
        ],
        [
          "pass: nothing new in 1 file",
          "unchanged src/paid/bill.ts:4 2322",
        ],
      ]
    `);
  }, 60_000);

  test.each([
    ["@ts-ignore", broken.replace("export const late", "// @ts-ignore\nexport const late")],
    ["@ts-expect-error", broken.replace("export const late", "// @ts-expect-error\nexport const late")],
    ["@ts-nocheck", `// @ts-nocheck\n${broken}`],
    ["any", broken.replace('rate("late")', '(rate("late") as any)')],
  ])("that %s hides is no fixed one", async (_, head) => {
    const said = await told({ ...shop, "src/bill.ts": broken }, { "src/bill.ts": head });
    expect(said.filter((line) => line.startsWith("suppressed"))).toHaveLength(1);
  });

  test("of the project itself stands in tsconfig.json, wherever its lines go", async () => {
    const types = { "types/mine/index.d.ts": "declare const mine: number;\n" };
    const options = { types: ["mine"], typeRoots: ["./types"], nope: 1 };
    const config = { compilerOptions: options, include: ["src"] };
    const base = { ...shop, "tsconfig.json": json(config) };
    expect([
      await told({ ...base, ...types }, { "types/mine/index.d.ts": null }),
      await told(base, { "tsconfig.json": `// why\n\n${json(config)}`, "src/rate.ts": `${rate}\n` }),
      await told(base, { "src/rate.ts": "export function rate( {\n" }),
    ]).toMatchInlineSnapshot(`
      [
        [
          "fail: 1 new error",
          "new tsconfig.json:1 2688",
          "unchanged tsconfig.json:9 5023",
        ],
        [
          "pass: nothing new in 3 files",
          "unchanged tsconfig.json:1 2688",
          "unchanged tsconfig.json:11 5023",
        ],
        [
          "fail: 3 new errors",
          "new src/rate.ts:1 2391",
          "new src/rate.ts:1 7010",
          "new src/rate.ts:2 1005",
          "unchanged tsconfig.json:1 2688",
          "unchanged tsconfig.json:9 5023",
        ],
      ]
    `);
  }, 60_000);

  test("under each place and name is its own", async () => {
    const names = [
      "a b",
      "ä",
      "😀",
      "#",
      "100%",
      "%41",
      "q?",
      "q[1]",
      "(a)/b+c",
      "{x}",
      "it's",
      "$HOME",
      "a@b:c",
      "tab\there",
    ];
    const files = (text: string) => Object.fromEntries(names.map((name) => [`src/${name}.ts`, text]));
    const { report } = await gateTypescript(
      repositoryOf(
        { ...strict, ...files("export const x: number = 1;\n") },
        files('export const x: number = "";\n'),
      ),
    );
    const found = report?.findings.filter(({ state }) => state === "new").map(({ path }) => path);
    expect(names.filter((name) => found?.includes(`src/${name}.ts`) !== true)).toEqual([]);
    expect(report?.servers[0]?.head).toEqual({ files: names.length, unknown: 0 });
  });
});

describe("head's own tsconfig.json", () => {
  const worse = { "src/late.ts": "export const late: string = null;\n" };

  const kinds: Readonly<Record<string, Files>> = {
    loosens: { "tsconfig.json": json({ compilerOptions: { strict: false }, include: ["src"] }) },
    "leaves files out": {
      "tsconfig.json": json({ compilerOptions: { strict: true }, files: ["src/rate.ts"] }),
    },
    "is broken": { "tsconfig.json": "{" },
    "points outside": { "tsconfig.json": json({ extends: "../../x.json" }) },
    "is gone": { "tsconfig.json": null },
    "would be hidden by one further down, which the command does not read": {
      "src/tsconfig.json": json({ compilerOptions: { strict: false } }),
    },
    "is nested a hundred thousand times": { "tsconfig.json": "[".repeat(100_000) },
  };

  test("does not count: base's decides, and the report says what head's would hide", async () => {
    const rows: string[] = [];
    for (const [name, head] of Object.entries(kinds))
      rows.push(name, ...(await told(shop, { ...worse, ...head })).map((line) => `    ${line}`));
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "loosens
          inconclusive: 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 2322
          new src/late.ts:1 2322
          configuration tsconfig.json hides 1, adds 0
      leaves files out
          inconclusive: 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 2322
          new src/late.ts:1 2322
          configuration tsconfig.json hides 1, adds 0
      is broken
          fail: 1 new error
          new src/late.ts:1 2322
          configuration tsconfig.json hides null, adds null
      points outside
          fail: 1 new error; typescript on head, with the configuration of head: tsconfig.json:2: "extends" points outside the project: ../../x.json
          new src/late.ts:1 2322
          configuration tsconfig.json hides null, adds null
      is gone
          fail: 1 new error
          new src/late.ts:1 2322
          configuration tsconfig.json hides null, adds null
      would be hidden by one further down, which the command does not read
          fail: 1 new error
          new src/late.ts:1 2322
          configuration src/tsconfig.json hides 0, adds 0
      is nested a hundred thousand times
          fail: 1 new error
          new src/late.ts:1 2322
          configuration tsconfig.json hides null, adds null"
    `);
  }, 120_000);

  test("through a package of its own is the change's, too", async () => {
    const config = (options: object) => ({ "packages/config/base.json": json({ compilerOptions: options }) });
    const base = {
      ...config({ strict: true }),
      ".gitignore": "node_modules\n",
      "packages/config/package.json": json({ name: "@own/config" }),
      "tsconfig.json": json({ extends: "@own/config/base.json", include: ["src"] }),
    };
    const repository = repositoryOf(base, { ...config({ strict: false }), ...worse });
    mkdirSync(join(repository, "node_modules/@own"), { recursive: true });
    symlinkSync(join(repository, "packages/config"), join(repository, "node_modules/@own/config"));
    expect(lines(reportOf(await gateTypescript(repository)))).toMatchInlineSnapshot(`
      [
        "inconclusive: 1 finding is new with base's configuration of the server, but head's configuration does not report it: src/late.ts:1 2322",
        "new src/late.ts:1 2322",
        "removed tsconfig.json:1 18003",
        "configuration packages/config/base.json hides 1, adds 0",
      ]
    `);
  });
});

test("a package of the repository itself is each side's own, whatever the working tree has", async () => {
  const base: Files = {
    ".gitignore": "node_modules\n",
    "tsconfig.json": json({ compilerOptions: { strict: true, module: "nodenext" }, include: ["packages"] }),
    "packages/rate/package.json": json({ name: "@shop/rate", type: "module", exports: "./rate.ts" }),
    "packages/rate/rate.ts": rate,
    "packages/bill/package.json": json({ name: "bill", type: "module" }),
    "packages/bill/bill.ts": bill.replace("./rate.js", "@shop/rate"),
  };
  const repository = repositoryOf(base, { "packages/rate/rate.ts": taller["src/rate.ts"] });
  mkdirSync(join(repository, "node_modules/@shop"), { recursive: true });
  symlinkSync(join(repository, "packages/rate"), join(repository, "node_modules/@shop/rate"));
  expect(lines(reportOf(await gateTypescript(repository)))).toMatchInlineSnapshot(`
    [
      "fail: 1 new error",
      "new packages/bill/bill.ts:3 2554",
      "packages/bill/bill.ts because of packages/rate/rate.ts rate",
    ]
  `);
});

test("a file in several projects is checked by each of them, as its command would", async () => {
  const config = (strict: boolean, more: object = {}) => json({ compilerOptions: { strict }, ...more });
  const repository = repositoryOf(
    {
      "package.json": json({ workspaces: ["packages/*"] }),
      "tsconfig.json": config(true, { include: ["packages"] }),
      ...Object.fromEntries(["a", "b", "c"].map((name) => [`packages/${name}/package.json`, "{}"])),
      "packages/a/tsconfig.json": config(false),
      "packages/a/a.ts": "export const a = (x) => x;\n",
      "packages/b/tsconfig.json": config(true),
      "packages/b/b.ts":
        'import { a } from "../a/a.js";\nimport "../c/c.js";\n\nexport const b = (x) => a(x);\n',
      "packages/c/tsconfig.json": json({ extends: "../../tsconfig.json", include: ["."] }),
      "packages/c/jsconfig.json": config(false),
      "packages/c/c.ts": 'import "../a/a.js";\n\nexport const c = (x) => x;\n',
    },
    { "packages/a/a.ts": "export const a = (x, y?) => x;\n" },
  );
  const traceFolder = temporaryFolder();
  reportOf(await gateTypescript(repository, { policy: { ...onlyTypescript, scope: "full" }, traceFolder }));
  for (const root of [".", "packages/a", "packages/b", "packages/c"]) {
    const command = await commandFindings(repository, root);
    expect(command.files.length).toBeGreaterThan(0);
    expect([root, await observedFindings(traceFolder, "head", root)]).toEqual([root, command]);
  }
});

test("packages in archives, for which Yarn's file stands, are not read: it says what to set", async () => {
  const repository = repositoryOf({ ...shop, ".gitignore": ".pnp.*\n" }, { "src/more.ts": "export {};\n" });
  write(repository, { ".pnp.cjs": "", ".pnp.loader.mjs": "" });
  expect(outcomeLine(await gateTypescript(repository))).toMatchInlineSnapshot(
    `"11 inconclusive dependencies-missing: .pnp.cjs replaces node_modules (Plug'n'Play), which language servers do not read: set \`nodeLinker: node-modules\` in .yarnrc.yml and install again"`,
  );
  write(repository, { "node_modules/p/index.d.ts": "" });
  expect(outcomeCodes(await gateTypescript(repository))).toBe("0 pass clean");
});

test("files outside of the program are not checked, and their findings are nobody's", async () => {
  const outside = { "tool.js": 'require("lodash").x;\n', "loose.ts": 'const x: number = "";\n' };
  expect(
    await told({ ...shop, ...outside }, { "loose.ts": 'const x: number = "other";\n', ...taller }),
  ).toMatchInlineSnapshot(`
    [
      "fail: 1 new error",
      "new src/bill.ts:3 2554",
      "src/bill.ts because of src/rate.ts rate",
    ]
  `);
});

test("nothing of the repository runs, and nothing is fetched", async () => {
  const bin = temporaryFolder();
  const mark = join(bin, "marks");
  const script = `#!/bin/sh\necho "$0 $*" >> ${mark}\n`;
  const node = `require("node:fs").appendFileSync(${JSON.stringify(mark)}, __filename + "\\n");\n`;
  for (const name of ["npm", "node", "tsc", "git-canary"]) {
    write(bin, { [name]: script });
    chmodSync(join(bin, name), 0o755);
  }
  const plugin = { plugins: [{ name: "evil" }, { name: "./evil.js" }] };
  const repository = repositoryOf(
    {
      ...shop,
      "tsconfig.json": json({ compilerOptions: { allowJs: true, ...plugin }, include: ["src"] }),
      "package.json": json({
        scripts: { prepare: `touch ${mark}`, postinstall: `touch ${mark}` },
        dependencies: { lodash: "*", jquery: "*" },
      }),
      "evil.js": node,
      "src/page.js": 'import $ from "jquery";\n$("x");\n',
      "outside.js": 'const $ = require("jquery");\n',
      ".npmrc": `script-shell=${join(bin, "npm")}\n`,
    },
    { "src/page.js": 'import $ from "jquery";\n$("y");\n', "src/other.js": 'require("lodash");\n' },
  );
  write(repository, {
    "node_modules/evil/index.js": node,
    "node_modules/typescript/package.json": json({ name: "typescript", version: "7.0.2" }),
    "node_modules/typescript/lib/tsc.js": node,
    "node_modules/typescript/lib/tsserver.js": node,
    "node_modules/typescript/lib/typescript.js": node,
    "node_modules/.bin/tsc": script,
  });
  chmodSync(join(repository, "node_modules/.bin/tsc"), 0o755);
  const programs: string[] = [];
  const env = plainEnvironment({
    PATH: `${bin}:${join(repository, "node_modules/.bin")}:${process.env["PATH"]}`,
  });
  const outcome = await gateTypescript(repository, {
    host: (host) => ({
      ...host,
      env: { ...env, TMPDIR: host.temporaryFolder },
      spawn: (request) => {
        programs.push(request.file.split("/").at(-1) ?? "");
        return host.spawn(request);
      },
    }),
  });
  expect(outcome.report?.verdict).toBe("pass");
  expect(outcome.report?.servers[0]?.head).toEqual({ files: 4, unknown: 0 });
  expect(existsSync(mark)).toBe(false);
  expect(new Set(programs)).toEqual(new Set(["git", "tsc"]));
});

testByNight(
  "equal input gives equal bytes in another folder, home, time zone and language",
  async () => {
    const turkish = { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
    const all = { TZ: "Asia/Kathmandu", HOME: "/nonexistent", GOMAXPROCS: "1", ...turkish };
    const places: readonly (Nightly & { folder: string; env: Readonly<Record<string, string>> })[] = [
      { folder: "a", env: {} },
      { folder: "a/b/c/d/with space/and #1 %20/häfen/ポート", env: all },
      { folder: "a/b/c/d/e/f/g/h", env: { TZ: "Asia/Kathmandu" }, byNight: true },
      { folder: "with space/and #1 %20", env: turkish, byNight: true },
      { folder: "häfen/ポート", env: { TZ: "America/St_Johns", HOME: "/nonexistent" }, byNight: true },
      { folder: "z", env: { GOMAXPROCS: "1" }, byNight: true },
    ];
    const reports: string[] = [];
    for (const { folder, env } of rowsOfNow(places)) {
      const place = join(temporaryFolder(), folder);
      mkdirSync(join(place, "tmp"), { recursive: true });
      const base = { ...shop, "src/page.ts": 'export const u: "a" | "b" | { x: 1 } = rate();\n' };
      const repository = repositoryAt(join(place, "project"), base, taller);
      const args = [
        "gate",
        "--fresh",
        "--base-exact",
        "HEAD^",
        "--head",
        "HEAD",
        "--server",
        "typescript",
        "--format",
        "json",
      ];
      const { stdout, stderr } = await lanser([...args, "--cache", sharedCache], {
        cwd: repository,
        env: plainEnvironment({ ...env, TMPDIR: join(place, "tmp") }),
      });
      reports.push(stdout === "" ? stderr : stdout);
    }
    expect(new Set(reports).size).toBe(1);
    expect(reports[0]).toMatch(/^\{"base":.*"verdict":"fail"\}\n$/);
  },
  120_000,
);

describe("a server that goes wrong", () => {
  const clean = { "src/rate.ts": `${rate}\n` };
  const sent =
    (method: string, uri = "") =>
    ({ direction, message }: Seen) =>
      direction === ">" &&
      message["method"] === method &&
      JSON.stringify(message["params"] ?? {}).includes(uri);
  const moments = {
    "before the initialize answer": sent("initialize"),
    "during the canary": sent("textDocument/diagnostic", "lanser-canary"),
    "at the first file": sent("textDocument/diagnostic", "/rate.ts"),
    "when asked whose file it is": sent("custom/projectInfo", "/bill.ts"),
    "during shutdown": sent("shutdown"),
  };

  test("is killed: inconclusive, at whatever moment", async () => {
    const repository = repositoryOf(shop, clean);
    const rows: string[] = [outcomeLine(await gateTypescript(repository))];
    for (const [name, moment] of Object.entries(moments)) {
      const see = (seen: Seen) => {
        if (seen.side === "head" && moment(seen)) seen.signal("SIGKILL");
      };
      rows.push(
        `${name}: ${outcomeLine(await gateTypescript(repository, { host: (host) => watchServers(host, { see }) }))}`,
      );
    }
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "0 pass clean: nothing new in 1 file
      before the initialize answer: 11 inconclusive server-crashed: typescript on head: the server ended by SIGKILL (initialize)
      during the canary: 11 inconclusive server-crashed: typescript on head: the server ended by SIGKILL (the canary)
      at the first file: 11 inconclusive server-crashed: typescript on head: the server ended by SIGKILL (src/rate.ts)
      when asked whose file it is: 11 inconclusive server-crashed: typescript on head: the server ended by SIGKILL (src/bill.ts)
      during shutdown: 11 inconclusive server-crashed: typescript on head: the server ended by SIGKILL (shutdown)"
    `);
  }, 60_000);

  test("hangs: inconclusive in time", async () => {
    const repository = repositoryOf(shop, clean);
    const rows: string[] = [];
    for (const name of ["before the initialize answer", "at the first file", "during shutdown"] as const) {
      const clock = heldClock(1_000);
      const stopped = new Set<string>();
      const see = (seen: Seen) => {
        if (stopped.has(seen.side) || !moments[name](seen)) return;
        seen.signal("SIGSTOP");
        stopped.add(seen.side);
        if (stopped.size === 2) clock.letPass();
      };
      const outcome = await gateTypescript(repository, {
        host: (host) => watchServers({ ...host, clock }, { see }),
      });
      rows.push(`${name}: ${outcomeCodes(outcome)}`);
    }
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "before the initialize answer: 11 inconclusive server-timeout
      at the first file: 11 inconclusive server-timeout
      during shutdown: 11 inconclusive server-timeout"
    `);
  }, 60_000);

  test("is another program than the pin's: it is not started", async () => {
    const cacheFolder = temporaryFolder();
    const { folder } = await installedTypescript();
    const name = folder.split("/").at(-1) ?? "";
    cpSync(folder, join(cacheFolder, "servers", name), { recursive: true });
    const program = `node_modules/@typescript/typescript-linux-${realHost().arch}/lib/tsc`;
    appendFileSync(join(cacheFolder, "servers", name, program), " ");
    expect(
      outcomeCodes(await gateTypescript(repositoryOf(shop, clean), { cacheFolder })),
    ).toMatchInlineSnapshot(`"11 inconclusive digest-mismatch"`);
  });
});
