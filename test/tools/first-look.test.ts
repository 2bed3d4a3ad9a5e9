/** `npm run gate` in a clone on a machine with git, Node and npm, where nothing else was installed. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { plainEnvironment, start } from "../support/command.ts";
import { temporaryFolder } from "../support/files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const shipped = ["scripts", "dist", "examples/harbour", "package.json", "package-lock.json", ".npmrc"];
const bytesMax = 200 * 1024 * 1024;

test("installs the pinned Node alone, runs the bundle, and needs nothing more the second time", async () => {
  const clone = join(temporaryFolder(), "clone");
  const tracked = execFileSync("git", ["ls-files", "-z", ...shipped], { cwd: root, encoding: "utf8" });
  for (const path of tracked.split("\0").filter((one) => one !== ""))
    cpSync(join(root, path), join(clone, path));
  const gate = () => start(["npm", "run", "gate"], { cwd: clone, env: plainEnvironment() }).ended;
  const first = await gate();
  const installed = readdirSync(join(clone, ".cache"));
  const second = await gate();
  const last = ({ code, stdout }: typeof first) => ({
    code,
    planted: stdout.split("\n").at(-3),
  });
  const planted =
    'All 14 findings are as planted. The verdict is "fail" because head breaks things: that is the example.';
  expect([last(first), last(second)]).toEqual([
    { code: 0, planted },
    { code: 0, planted },
  ]);
  expect(first.stdout).toContain("\n  reproduce: npm run gate\n");
  expect(installed).toEqual([expect.stringMatching(/^node-linux-(?:x64|arm64)-24\.\d+\.\d+-[0-9a-f]{12}$/u)]);
  expect(bytesIn(join(clone, ".cache"))).toBeLessThan(bytesMax);
  expect(existsSync(join(clone, "node_modules"))).toBe(false);
  expect([first, second].map(({ stderr }) => stderr.includes("installing from the lock file"))).toEqual([
    true,
    false,
  ]);
}, 300_000);

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => statSync(join(folder, path)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}
