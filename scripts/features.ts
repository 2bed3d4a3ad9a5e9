/**
 * `npm run features [-- --count N] [--seed S] [--id L-001 …] [--all]`: shows that tests hold the features of questions. Of the table
 * (`test/support/question-features.ts`) a seed draws rows; in a copy of the repository each of their mutations is made, one at a time,
 * and the test that the row names has to fail. Where one does not, the exit code is 1.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { HeldFeature } from "../test/support/question-features/row.ts";
import { heldFeatures } from "../test/support/question-features.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

process.exitCode = main();

function main(): number {
  const { values } = parseArgs({
    options: {
      count: { type: "string", default: "20" },
      seed: { type: "string", default: String(Date.now()) },
      id: { type: "string", multiple: true },
      all: { type: "boolean", default: false },
    },
  });
  const { seed, id: ids } = values;
  // Before anything is drawn, so that nobody can draw until it fits.
  if (ids === undefined && !values.all) say(`seed ${seed}`);
  const rows =
    ids === undefined
      ? drawn(values.all ? heldFeatures.length : Number(values.count), seed)
      : heldFeatures.filter(({ id }) => ids.includes(id));
  if (rows.length === 0) throw new Error("no row of the table has such an id");
  mkdirSync(join(root, ".cache"), { recursive: true });
  const copy = mkdtempSync(join(root, ".cache/features-"));
  try {
    linkAll(copy);
    const unheld = failing(copy, rows);
    for (const problem of unheld) say(problem);
    if (unheld.length > 0) return 1;
    let caught = 0;
    for (const [index, row] of rows.entries()) {
      const isCaught = withMutation(copy, row, () => ran(copy, row.test, row.pattern).failed.length > 0);
      if (isCaught) caught += 1;
      const { id, feature, mutation, file, test, pattern } = row;
      say(`${String(index + 1).padStart(3)}  ${id}  ${isCaught ? "caught    " : "NOT caught"}  ${feature}`);
      say(`     ${file}: ${mutation}; ${test}: "${pattern}"`);
    }
    say(`${caught} of ${rows.length} caught`);
    return caught === rows.length ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Equal seeds draw equal rows. */
function drawn(count: number, seed: string): readonly HeldFeature[] {
  const rankOf = ({ id }: HeldFeature) => createHash("sha256").update(`${seed} ${id}`).digest("hex");
  const ranked = heldFeatures.map((row) => ({ row, rank: rankOf(row) }));
  return ranked
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ row }) => row);
}

/** Every file of the repository but what is built of them; nothing may be written through a link. */
function linkAll(copy: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  for (const path of listed.toString().split("\0")) {
    if (path === "" || path.startsWith("dist/") || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    linkSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  execFileSync(process.execPath, ["scripts/validators.ts"], { cwd: copy });
}

function withMutation<Result>(copy: string, { file, from, to }: HeldFeature, work: () => Result): Result {
  const target = join(copy, file);
  const text = readFileSync(target, "utf8");
  if (text.split(from).length !== 2) throw new Error(`${file} has not once: ${from}`);
  rmSync(target);
  // By a function, because a text would have its dollar signs read.
  writeFileSync(
    target,
    text.replace(from, () => to),
  );
  try {
    return work();
  } finally {
    rmSync(target);
    linkSync(join(root, file), target);
  }
}

/** A test that fails, or is not there, without a mutation holds nothing. */
function failing(copy: string, rows: readonly HeldFeature[]): readonly string[] {
  const byFile = Map.groupBy(rows, ({ test }) => test);
  return [...byFile].flatMap(([test, own]) => {
    const { passed, failed } = ran(copy, test, ...new Set(own.map(({ pattern }) => pattern)));
    const without = own.filter(({ pattern }) => !passed.some((name) => name.includes(pattern)));
    return [
      ...failed.map((name) => `fails without a mutation: ${test} ${name}`),
      ...without.map(({ id, pattern }) => `${id}: no test of ${test} passes that is called "${pattern}"`),
    ];
  });
}

function ran(
  copy: string,
  test: string,
  ...patterns: readonly string[]
): { readonly passed: readonly string[]; readonly failed: readonly string[] } {
  const out = join(copy, ".cache", "result.json");
  rmSync(out, { force: true });
  const named = patterns.map((pattern) => RegExp.escape(pattern)).join("|");
  spawnSync(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "--project", "values", test],
      ...["-t", named, "--reporter=json", `--outputFile=${out}`, "--testTimeout=60000"],
    ],
    { cwd: copy, stdio: "ignore", env: process.env },
  );
  if (!existsSync(out)) return { passed: [], failed: [] };
  const { testResults } = JSON.parse(readFileSync(out, "utf8")) as {
    readonly testResults: readonly {
      readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
    }[];
  };
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const namesOf = (wanted: string) =>
    all.filter(({ status }) => status === wanted).map(({ fullName }) => fullName);
  return { passed: namesOf("passed"), failed: namesOf("failed") };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
