/** The package as `npm pack` makes it, installed in an empty project, on every Node that it supports. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plainEnvironment, start } from "../support/command.ts";
import { makeFolder, write } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { otherNode, toolsFolder } from "./installed.ts";
import { ownCheckout } from "./own-checkout.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bytesMax = 20_000_000;
const { folder: project, remove } = makeFolder();
const installed = join(project, "node_modules");
const example = `
  import { type GateRequest, realHost, runGate } from "lanser";
  const request: GateRequest = {
    repository: process.cwd(),
    base: { kind: "exact", rev: "HEAD" },
    head: { kind: "work-tree" },
    policy: { servers: [{ id: "pyright", version: undefined }], file: undefined, failOn: undefined, where: "terminal" },
    cacheFolder: ${JSON.stringify(sharedCache)},
    traceFolder: undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  };
  const { report } = await runGate(realHost(), request);
  console.log(report.verdict);
`;

beforeAll(async () => {
  const own = ownCheckout();
  try {
    const packed = execFileSync("npm", ["pack", "--silent", "--pack-destination", project], {
      cwd: own.folder,
      encoding: "utf8",
    }).trim();
    write(project, { "package.json": '{ "name": "empty", "version": "1.0.0", "private": true }\n' });
    execFileSync("npm", ["install", "--silent", "--no-audit", "--no-fund", `./${packed}`], { cwd: project });
  } finally {
    own.remove();
  }
  await installedPyright();
}, 240_000);
afterAll(remove);

/** A repository whose working tree breaks a call. */
function broken(): string {
  const repository = repositoryOf({
    "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
    "bill.py": 'from rates import rate\n\nprint(rate("a"))\n',
  });
  write(repository, { "rates.py": "def rate(name: str, day: int) -> int:\n    return len(name) + day\n" });
  return repository;
}

/** Where `node` is that one, and nothing in a job's environment. */
const on = (node: string) =>
  plainEnvironment({ PATH: `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}` });

const npx = (node: string, cwd: string, ...args: readonly string[]) =>
  start(["npx", "--prefix", project, "--no", "--", "lanser", ...args], { cwd, env: on(node) }).ended;

test("installs one package of at most 20 MB with one command, and nothing but what runs", () => {
  const paths = readdirSync(join(installed, "lanser"), { recursive: true, encoding: "utf8" });
  const bytes = paths
    .map((path) => statSync(join(installed, "lanser", path)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
  const packages = readdirSync(installed).filter((name) => !name.startsWith("."));
  const commands = readdirSync(join(installed, ".bin"));
  console.log(`${packages.length} package, ${(bytes / 1e6).toFixed(1)} MB, .bin: ${commands.join(" ")}`);
  expect(packages).toEqual(["lanser"]);
  expect(commands).toEqual(["lanser"]);
  expect(bytes).toBeLessThan(bytesMax);
  expect(paths.filter((path) => /\.invalid\.|examples/u.test(path))).toEqual([]);
});

test("its manifest says where it comes from, and asks for no package", () => {
  const manifest = JSON.parse(readFileSync(join(installed, "lanser/package.json"), "utf8"));
  expect(manifest).toMatchObject({
    repository: { type: "git", url: "git+https://github.com/lanser/lanser.git" },
    homepage: expect.any(String),
    bugs: expect.any(Object),
    author: expect.any(String),
    keywords: expect.arrayContaining(["language-server"]),
    engines: { node: ">=22.17" },
    peerDependencies: { "@types/node": ">=22.17" },
  });
  expect([manifest.dependencies, manifest.optionalDependencies]).toEqual([undefined, undefined]);
});

test("scripts of the project go on with the project's own Node", () => {
  const node = otherNode(22);
  const version = execFileSync("npm", ["exec", "--", "node", "--version"], {
    cwd: project,
    env: on(node),
    encoding: "utf8",
  });
  expect(version).toBe(execFileSync(node, ["--version"], { encoding: "utf8" }));
});

describe.each([
  ["the oldest Node 22", () => otherNode(22)],
  ["Node 24", () => process.execPath],
])("on %s", (_, node) => {
  test("npx lanser gate judges a change", async () => {
    const args = ["gate", "--base-exact", "HEAD", "--server", "pyright", "--cache", sharedCache];
    const { code, stdout, stderr } = await npx(node(), broken(), ...args);
    expect([code, stdout.split("\n")[0], stderr.match(/warning/giu)], stderr).toEqual([
      1,
      "FAIL: 1 new error from 1 edit, in 1 file that the change does not touch",
      null,
    ]);
  }, 120_000);

  test("npx lanser init proposes a workflow", async () => {
    const { code, stdout } = await npx(node(), broken(), "init");
    expect([code, stdout.match(/uses: lanser\/lanser@\S+/u)?.[0]]).toEqual([0, "uses: lanser/lanser@v0"]);
  });

  test("npx lanser mcp answers a client", async () => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(
      new StdioClientTransport({
        command: "npx",
        args: ["--prefix", project, "--no", "--", "lanser", "mcp", "--repo", broken(), "--server", "pyright"],
        env: on(node()),
        stderr: "ignore",
      }),
    );
    const { tools } = await client.listTools();
    await client.close();
    expect(tools.map(({ name }) => name)).toContain("def");
  });

  test("a program that uses the SDK gets a verdict", async () => {
    const text = example.replace("type GateRequest, ", "").replace(": GateRequest", "");
    write(project, { "program.mjs": text });
    const line = [node(), join(project, "program.mjs")];
    const { code, stdout, stderr } = await start(line, { cwd: broken(), env: on(node()) }).ended;
    expect([code, stdout, stderr]).toEqual([0, "fail\n", ""]);
  }, 120_000);
});

test("an older Node gets one line", async () => {
  const line = [join(installed, ".bin/lanser"), "gate"];
  const { code, stdout, stderr } = await start(line, { cwd: project, env: on(otherNode(20)) }).ended;
  expect([code, stdout]).toEqual([13, ""]);
  expect(stderr).toMatch(
    /^lanser needs Node 22\.17 or newer; this is Node 20\.\S+\. Install a newer Node and run it again\.\n$/u,
  );
});

test.each([
  ["5.9", () => join(toolsFolder(), "node_modules/typescript-5/bin/tsc")],
  ["7", () => join(root, "node_modules/typescript/bin/tsc")],
])("TypeScript %s compiles a program that uses the SDK, and checks every declaration", async (_, tsc) => {
  mkdirSync(join(installed, "@types"), { recursive: true });
  for (const name of ["@types/node", "undici-types"]) {
    try {
      symlinkSync(join(root, "node_modules", name), join(installed, name), "dir");
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  const compilerOptions = {
    ...{ strict: true, noEmit: true, module: "nodenext", target: "es2024", types: ["node"] },
    skipLibCheck: false,
  };
  write(project, {
    "program.mts": example,
    "tsconfig.json": JSON.stringify({ compilerOptions, files: ["program.mts"] }),
  });
  const line = [process.execPath, tsc(), "--pretty", "false"];
  const { code, stdout } = await start(line, { cwd: project, env: {} }).ended;
  expect([code, stdout]).toEqual([0, ""]);
});
