/** The first command in a clone on a machine with git, Node and npm, where nothing else was installed. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { plainEnvironment, start } from "../support/command.ts";
import { temporaryFolder } from "../support/files.ts";
import { otherNode } from "./installed.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const shipped = ["scripts", "dist", "examples/harbour", "package.json", "package-lock.json", ".npmrc"];
const bytesMax = 200 * 1024 * 1024;
const { version } = manifest;
const planted =
  'All 14 findings are as planted. The verdict is "fail" because head breaks things: that is the example.';

/** A clone, and its scripts on that Node. */
function cloned(node: string) {
  const clone = join(temporaryFolder(), "clone");
  const tracked = execFileSync("git", ["ls-files", "-z", ...shipped], { cwd: root, encoding: "utf8" });
  for (const path of tracked.split("\0").filter((one) => one !== ""))
    cpSync(join(root, path), join(clone, path));
  const env = plainEnvironment({ PATH: `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}` });
  const run = async (...script: readonly string[]) => {
    const { code, stdout, stderr } = await start(["npm", "run", ...script], { cwd: clone, env }).ended;
    return { code, stdout, installs: stderr.includes("installing the pinned Node") };
  };
  const installed = () => (existsSync(join(clone, ".cache")) ? readdirSync(join(clone, ".cache")) : []);
  return { clone, run, installed };
}

test("gate on an older Node installs the pinned Node alone, runs the bundle, and needs nothing more the second time", async () => {
  const { clone, run, installed } = cloned(otherNode(20));
  const first = await run("gate");
  const after = installed();
  const second = await run("gate");
  expect(
    [first, second].map(({ code, installs, stdout }) => [code, installs, stdout.split("\n").at(-3)]),
  ).toEqual([
    [0, true, planted],
    [0, false, planted],
  ]);
  expect(first.stdout).toContain("\n  reproduce: npm run gate\n");
  expect(after).toEqual([expect.stringMatching(/^node-linux-(?:x64|arm64)-24\.\d+\.\d+-[0-9a-f]{12}$/u)]);
  expect(bytesIn(join(clone, ".cache"))).toBeLessThan(bytesMax);
  expect(existsSync(join(clone, "node_modules"))).toBe(false);
}, 300_000);

test("gate and lanser on a Node 24 install nothing", async () => {
  const { clone, run, installed } = cloned(process.execPath);
  const help = await run("lanser", "--", "--version");
  const gate = await run("gate");
  expect([help.code, help.installs, help.stdout.trim().split("\n").at(-1)]).toEqual([
    0,
    false,
    `lanser ${version}`,
  ]);
  expect([gate.code, gate.installs, gate.stdout.split("\n").at(-3)]).toEqual([0, false, planted]);
  expect([installed(), existsSync(join(clone, "node_modules"))]).toEqual([[], false]);
}, 300_000);

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}
