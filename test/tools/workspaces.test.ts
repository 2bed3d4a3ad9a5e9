/** Workspaces as real package managers install them: two packages that need each other, and versions that differ. */
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { agreeing } from "../support/agreement.ts";
import { type Files, folderOf, write } from "../support/files.ts";
import { firstOfNow, isNight, testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { gateTypescript, installedTypescript, onlyTypescript } from "../support/typescript.ts";
import { packagersFolder } from "./installed.ts";

beforeAll(async () => {
  packagersFolder();
  await installedTypescript();
}, 300_000);

const installMsMax = 120_000;
const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

type Packager = {
  /** The command and its arguments, in the folder of the package managers. */
  readonly command: (folder: string) => readonly string[];
  /** How a package of the workspace names another. */
  readonly own: string;
  readonly files: Files;
};

const module = (path: string) => (folder: string) => [process.execPath, join(folder, "node_modules", path)];
const program = (path: string) => (folder: string) =>
  globSync(join(folder, "node_modules", path)).slice(0, 1);
const pnpm = (linker: string) => ({
  "pnpm-workspace.yaml": `packages:\n  - packages/*\nnodeLinker: ${linker}\n`,
});
const ignoring = (command: Packager["command"]) => (folder: string) => [
  ...command(folder),
  "install",
  "--ignore-scripts",
];

const packagers: Readonly<Record<string, Packager>> = {
  npm: { command: ignoring(() => ["npm"]), own: "1.0.0", files: {} },
  "yarn classic": { command: ignoring(module("yarn/bin/yarn.js")), own: "1.0.0", files: {} },
  "yarn with node_modules": {
    command: (folder) => [...module("@yarnpkg/cli-dist/bin/yarn.js")(folder), "install", "--mode=skip-build"],
    own: "workspace:*",
    files: { ".yarnrc.yml": "nodeLinker: node-modules\nenableGlobalCache: false\n", "yarn.lock": "" },
  },
  "pnpm isolated": {
    command: ignoring(program("@pnpm/exe.linux-*/pnpm")),
    own: "workspace:*",
    files: pnpm("isolated"),
  },
  "pnpm hoisted": {
    command: ignoring(program("@pnpm/exe.linux-*/pnpm")),
    own: "workspace:*",
    files: pnpm("hoisted"),
  },
  "pnpm 10": {
    command: ignoring(module("pnpm-10/bin/pnpm.cjs")),
    own: "workspace:*",
    files: pnpm("isolated"),
  },
  bun: { command: ignoring(program("@oven/bun-linux-*/bin/bun")), own: "workspace:*", files: {} },
  "bun hoisted": {
    command: ignoring(program("@oven/bun-linux-*/bin/bun")),
    own: "workspace:*",
    files: { "bunfig.toml": '[install]\nlinker = "hoisted"\n' },
  },
};

function install(folder: string, { command }: Packager): void {
  const [file = "", ...args] = command(packagersFolder());
  execFileSync(file, args, {
    cwd: folder,
    // In CI the lock file would have to be there already.
    env: { ...process.env, CI: "", YARN_ENABLE_IMMUTABLE_INSTALLS: "false", YARN_ENABLE_TELEMETRY: "0" },
    timeout: installMsMax,
    stdio: "pipe",
  });
}

const rate = "export function rate(name: string): number {\n  return name.length;\n}\n";
// Version 2 has an emitter without events, version 3 one that must name them.
const emitters = {
  "packages/rate/emitter.ts":
    'import mitt, { type Emitter } from "mitt";\n\nexport const emitter: Emitter = mitt();\n',
  "packages/bill/emitter.ts":
    'import mitt, { type Emitter } from "mitt";\n\nexport const emitter: Emitter<{ paid: string }> = mitt();\n',
};

function shop({ own, files }: Packager, more: Files = {}): Files {
  const manifest = (name: string, dependencies: object) => json({ name, version: "1.0.0", dependencies });
  return {
    ".gitignore": "node_modules\n.yarn\n*.tgz\n",
    "package.json": json({ name: "shop", private: true, workspaces: ["packages/*"] }),
    "tsconfig.json": json({
      compilerOptions: { strict: true, module: "esnext", moduleResolution: "bundler", noEmit: true },
      include: ["packages"],
    }),
    "packages/rate/package.json": manifest("@shop/rate", { "@shop/bill": own, mitt: "2.1.0" }),
    "packages/rate/index.ts": rate,
    "packages/rate/back.ts": 'import { total } from "@shop/bill";\n\nexport const back: number = total;\n',
    "packages/bill/package.json": manifest("@shop/bill", { "@shop/rate": own, mitt: "3.0.1" }),
    "packages/bill/index.ts": 'import { rate } from "@shop/rate";\n\nexport const total = rate("home");\n',
    ...emitters,
    ...files,
    ...more,
  };
}

/** Checkouts move HEAD. */
const between = (base: string, head: string) =>
  ({ base: { kind: "exact", rev: base }, head: { kind: "commit", rev: head } }) as const;
const clean = { "packages/rate/more.ts": "export const more = 1;\n" };
const broken = { "packages/rate/index.ts": rate.replace("name: string", "name: string, year: number") };

function lines({ verdict, reasons, findings, ...report }: Report): readonly string[] {
  const causes = findings.flatMap(({ path, cause }) =>
    cause === undefined || cause === null ? [] : [`${path} because of ${cause.path} ${cause.symbol}`],
  );
  const found = findingLines({ ...report, verdict, reasons, findings }, { all: true });
  return [`${verdict}: ${reasons.map(({ message }) => message).join("; ")}`, ...found, ...causes];
}

const ofDay = ["npm", "pnpm isolated"];

describe("a workspace", () => {
  test.each(Object.entries(packagers).filter(([name]) => isNight || ofDay.includes(name)))(
    "of %s: what breaks across packages is found once, with its cause",
    {
      timeout: 240_000,
    },
    async (_, packager) => {
      const repository = repositoryOf(shop(packager), clean, broken);
      install(repository, packager);
      const policy = onlyTypescript;
      const quiet = await agreeing(repository, { policy, ...between("main~2", "main^") });
      expect([...lines(quiet.report), ...quiet.differences]).toEqual(["pass: nothing new in 6 files"]);
      const loud = await agreeing(repository, { policy, ...between("main^", "main") });
      expect([...lines(loud.report), ...loud.differences]).toEqual([
        "fail: 1 new error",
        "new packages/bill/index.ts:3 2554",
        "packages/bill/index.ts because of packages/rate/index.ts rate",
      ]);
    },
  );

  test("of pnpm, packages with configurations of their own and none at the top: each is a root", {
    timeout: 240_000,
  }, async () => {
    const packager = packagers["pnpm isolated"];
    if (packager === undefined) throw new Error("no such package manager");
    const { "tsconfig.json": configuration = "", ...files } = shop(packager);
    const own = (configuration ?? "").replace('"include": [\n    "packages"\n  ]', '"include": ["."]');
    const nested = { "packages/rate/tsconfig.json": own, "packages/bill/tsconfig.json": own };
    const wrong = { "packages/bill/wrong.ts": 'export const wrong: number = "1";\n' };
    const repository = repositoryOf({ ...files, ...nested, ...wrong }, clean, broken);
    install(repository, packager);
    const policy = onlyTypescript;
    const judged = [];
    for (const [base, head] of [
      ["main~2", "main^"],
      ["main^", "main"],
    ] as const) {
      const { report, differences } = await agreeing(repository, { policy, ...between(base, head) });
      const roots = report.servers.map(({ root }) => root).join(" ");
      judged.push([roots, report.verdict, ...findingLines(report), ...differences].join("; "));
    }
    expect(judged).toEqual([
      // No import of bill's looks for the file that comes: a root that is not asked stands behind those that are.
      "packages/rate packages/bill; pass",
      "packages/bill packages/rate; fail; new packages/bill/index.ts:3 2554",
    ]);
  });

  test.each(firstOfNow(["npm", "pnpm isolated", "bun"], 1).map((name) => [name, packagers[name]] as const))(
    "of %s: a package of others that needs one of the workspace sees that of its side",
    {
      timeout: 240_000,
    },
    async (_, packager) => {
      if (packager === undefined) throw new Error("no such package manager");
      const plugin = folderOf({
        "package.json": json({
          name: "plugin",
          version: "1.0.0",
          types: "index.d.ts",
          peerDependencies: { "@shop/rate": "*" },
        }),
        "index.d.ts": 'import { rate } from "@shop/rate";\n\nexport declare const plugged: typeof rate;\n',
      });
      execFileSync("npm", ["pack", "--silent"], { cwd: plugin, stdio: "pipe" });
      const uses = {
        "packages/bill/package.json": json({
          name: "@shop/bill",
          version: "1.0.0",
          dependencies: { "@shop/rate": packager.own, plugin: `file:${join(plugin, "plugin-1.0.0.tgz")}` },
        }),
        "packages/bill/emitter.ts": "",
        "packages/bill/plug.ts":
          'import { plugged } from "plugin";\n\nexport const plug = plugged("home");\n',
      };
      const repository = repositoryOf(shop(packager, uses), broken, clean);
      install(repository, packager);
      // Not even what the checkout has now.
      write(repository, { "packages/rate/index.ts": "export const rate = 1;\n" });
      const before = {
        base: { kind: "exact", rev: "HEAD~2" },
        head: { kind: "commit", rev: "HEAD~1" },
      } as const;
      expect(findingLines(reportOf(await gateTypescript(repository, before)), { all: true })).toEqual([
        "new packages/bill/index.ts:3 2554",
        "new packages/bill/plug.ts:3 2554",
      ]);
    },
  );

  testByNight(
    "of yarn with Plug'n'Play is not judged: the run says what to set",
    { timeout: 240_000 },
    async () => {
      const packager = packagers["yarn with node_modules"];
      if (packager === undefined) throw new Error("no such package manager");
      const settings = { ".yarnrc.yml": "enableGlobalCache: false\n", ".gitignore": ".yarn\n.pnp.*\n" };
      const repository = repositoryOf(shop(packager, settings), clean);
      install(repository, packager);
      const { verdict, reasons } = reportOf(await gateTypescript(repository));
      expect([verdict, ...reasons.map(({ code, message }) => `${code}: ${message}`)]).toEqual([
        "inconclusive",
        "dependencies-missing: .pnp.cjs replaces node_modules (Plug'n'Play), which language servers do not read: set `nodeLinker: node-modules` in .yarnrc.yml and install again",
      ]);
    },
  );
});
