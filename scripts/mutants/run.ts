/**
 * `npm run mutants [-- --mutate src/verdict,src/reward] [--sample N --seed S] [--minutes M] [--skip TEST]`: changes the pure code in
 * thousands of small ways and counts how many of them the tests notice. Not in CI: it takes hours, which may lie on several
 * days. What was tried is kept in `.cache/mutants`, by the content of the changed file and of the tests that reach the
 * change, so an interrupted run goes on where it was. Stryker, whose parts make the changes and run the tests, is installed
 * here when it is first needed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Kept, keptResults } from "./kept.ts";
import { chosen, type Mutant, makeMutants } from "./make.ts";
import { makeSandbox } from "./sandbox.ts";
import { tally, tallyLines } from "./tally.ts";
import { startTrials } from "./trials.ts";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));

/** By folder: which part of its mutants is to be noticed, in percent, and by which tests: fast ones, without a server. */
const folders = {
  core: { least: 85, tests: ["core", "delta", "selector", "reward", "verdict"] },
  selector: { least: 85, tests: ["selector"] },
  reward: { least: 85, tests: ["reward", "verdict"] },
  verdict: { least: 75, tests: ["verdict"] },
  delta: { least: 85, tests: ["delta", "verdict"] },
} as const satisfies Readonly<Record<string, { readonly least: number; readonly tests: readonly string[] }>>;
const isFolder = (name: string): name is keyof typeof folders => Object.hasOwn(folders, name);
/** Recordings of real sessions, replayed. */
const replays = ["test/session/trace/harbour.test.ts"];
/** Changes, compared by what real servers answered about them. */
const changes = [
  "test/newness/everyday/everyday.test.ts",
  "test/newness/judged.test.ts",
  "test/newness/seen.test.ts",
];

process.exitCode = await main();

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      mutate: {
        type: "string",
        default: Object.keys(folders)
          .map((name) => `src/${name}`)
          .join(","),
      },
      sample: { type: "string" },
      seed: { type: "string", default: "1" },
      minutes: { type: "string", default: "100000" },
      skip: { type: "string", default: "" },
    },
  });
  if (!existsSync(join(here, "node_modules/@stryker-mutator/vitest-runner"))) {
    const { status } = spawnSync("npm", ["ci", "--prefix", here, "--ignore-scripts"], { stdio: "inherit" });
    if (status !== 0) return status ?? 1;
  }
  const cache = join(root, ".cache/mutants");
  mkdirSync(cache, { recursive: true });
  const until = performance.now() + Number(values.minutes) * 60_000;
  let isWhole = true;
  for (const folder of values.mutate.split(",")) {
    const pure = folder.split("/")[1] ?? "";
    if (!isFolder(pure)) throw new Error(`${folder} is not below ${Object.keys(folders).join(", ")} of src`);
    const { least, tests } = folders[pure];
    const files = folder.endsWith(".ts") ? [folder] : globSync(`${folder}/**/*.ts`, { cwd: root });
    if (files.length === 0) throw new Error(`there is no source in ${folder}`);
    const name = folder.replaceAll(/[^\w]+/gu, "-");
    const made = await makeMutants(root, files.sort());
    const count = values.sample === undefined ? made.mutants.length : Number(values.sample);
    const mutants = chosen(made.mutants, count, values.seed);
    process.stdout.write(`${folder}: ${made.mutants.length} mutants, of which ${mutants.length} are tried\n`);
    const sandbox = makeSandbox(root, join(cache, `sandbox-${name}`), made.instrumented);
    const kept = keptResults(join(cache, "results.jsonl"));
    const include = [
      ...tests.map((name) => `test/${name}/**/*.test.ts`),
      ...replays,
      ...(pure === "delta" ? changes : []),
    ].filter((path) => path !== values.skip);
    const statuses = await tryAll({ sandbox, include }, mutants, kept, until);
    const { score, tried, survivors, table } = tally(mutants, statuses);
    writeFileSync(join(cache, `survivors-${name}.txt`), survivors);
    process.stdout.write(
      `${tallyLines(table)}\n${folder}: ${score.toFixed(1)} % of ${tried} (of ${mutants.length}) were noticed\n`,
    );
    isWhole &&= tried === mutants.length && score >= least;
  }
  return isWhole ? 0 : 1;
}

async function tryAll(
  of: { readonly sandbox: string; readonly include: readonly string[] },
  mutants: readonly Mutant[],
  kept: Kept,
  until: number,
): Promise<ReadonlyMap<string, string>> {
  await using trials = await startTrials(here, of, mutants);
  const statuses = new Map<string, string>();
  let at = 0;
  for (const mutant of mutants) {
    const key = trials.keyOf(mutant);
    const known = kept.get(key);
    if (known === undefined && performance.now() > until) continue;
    const status = known ?? (await trials.attempt(mutant));
    if (known === undefined && status !== "unreached") kept.add(key, mutant, status);
    statuses.set(mutant.id, status);
    at += 1;
    if (at % 50 === 0) process.stdout.write(`${at} of ${mutants.length}\n`);
  }
  return statuses;
}
