/**
 * `npm run mutants [-- --mutate FILES]`: changes the pure code in thousands of small ways and counts how many of them the
 * tests notice. Not in CI: it takes hours. Stryker is installed here when it is first needed.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const stryker = `${here}node_modules/@stryker-mutator/core/bin/stryker.js`;

function run(program: string, args: readonly string[]): number {
  return spawnSync(program, [...args], { stdio: "inherit" }).status ?? 1;
}

const installed = existsSync(stryker) ? 0 : run("npm", ["ci", "--prefix", here, "--ignore-scripts"]);
process.exitCode =
  installed === 0
    ? run(process.execPath, [stryker, "run", `${here}stryker.config.json`, ...process.argv.slice(2)])
    : installed;
