/**
 * Which share of a project's files a commit affects, beside all files that import a changed one, through others too.
 * `npm run bench -- affected CLONES [PROJECT…]`: below CLONES lies each project as `owner/name`. The last commits of the first
 * parent that change a source are taken, each against its parent; no server runs.
 */
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { withImporters } from "../src/affected/imports.ts";
import { linkFiles } from "../src/affected/links.ts";
import { allRules } from "../src/affected/rules.ts";
import { createSources, syntaxLanguageOf } from "../src/affected/source.ts";
import { affectedBetween } from "../src/cli/affected.ts";
import { treeChanges } from "../src/git/changes.ts";
import { openRepository, type Repository } from "../src/git/git.ts";
import { listTree } from "../src/git/listing.ts";
import { realHost } from "../src/platform/host.ts";
import { createParser, type SyntaxParser } from "../src/syntax/parser.ts";
import { git } from "./commits/tree.ts";

const commitsMax = 60;

export async function benchAffected(line: readonly string[] = []): Promise<string> {
  const [clones, ...chosen] = line.slice(line.indexOf("affected") + 1);
  if (clones === undefined || !existsSync(clones))
    return "no folder with clones is given: npm run bench -- affected CLONES [PROJECT…]";
  const projects = globSync("*/*", { cwd: clones })
    .filter((project) => existsSync(join(clones, project, ".git")))
    .filter((project) => chosen.length === 0 || chosen.some((one) => project.endsWith(one)))
    .sort();
  const parser = await createParser(["python", "typescript", "tsx"]);
  const rows: string[] = [];
  for (const project of projects) rows.push(await rowOf(parser, project, join(clones, project)));
  return [
    "| project | files | commits | affected: median | 75 % | 90 % | all files | imports: median | 75 % | 90 % | ms a commit |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...rows,
  ].join("\n");
}

async function rowOf(parser: SyntaxParser, project: string, clone: string): Promise<string> {
  await using repository = await openRepository(realHost(), clone);
  const shares: number[] = [];
  const closures: number[] = [];
  let [full, files, spent] = [0, 0, 0];
  for (const commit of git(clone, "rev-list", "--first-parent", "HEAD", "--max-count=1500").split("\n")) {
    if (shares.length === commitsMax) break;
    const parent = git(clone, "rev-list", "--parents", "-1", commit).split(" ")[1];
    if (parent === undefined) break;
    const trees = {
      base: git(clone, "rev-parse", `${parent}^{tree}`),
      head: git(clone, "rev-parse", `${commit}^{tree}`),
    };
    const changed = (await treeChanges(repository, trees.base, trees.head)).flatMap(({ from, to }) =>
      [from, to].flatMap((path) => (path !== null && syntaxLanguageOf(path) !== undefined ? [path] : [])),
    );
    if (changed.length === 0) continue;
    const began = performance.now();
    const affected = await affectedBetween(repository, trees);
    spent += performance.now() - began;
    files = affected.of;
    if (affected.mode === "full") full++;
    shares.push(affected.files.length / affected.of);
    closures.push((await closureOf(repository, parser, trees.head, changed)) / affected.of);
    process.stderr.write(
      `${project} ${commit.slice(0, 10)} ${affected.files.length} of ${affected.of}: ${affected.why}\n`,
    );
  }
  const cells = [project, files, shares.length, ...quantiles(shares), full, ...quantiles(closures)];
  return `| ${[...cells, Math.round(spent / Math.max(1, shares.length))].join(" | ")} |`;
}

/** How many files import a changed one in head, through others too, and the changed ones themselves. */
async function closureOf(
  repository: Repository,
  parser: SyntaxParser,
  tree: string,
  changed: readonly string[],
): Promise<number> {
  const entries = (await listTree(repository, tree)).flatMap(({ path, id, mode }) =>
    typeof path === "string" && mode.startsWith("100") && syntaxLanguageOf(path) !== undefined
      ? [{ path, blob: id }]
      : [],
  );
  const texts = new Map<string, string>();
  for (const { blob } of entries) {
    const answer = await repository.objects.read(blob, 1 << 22);
    if (answer.kind === "object") texts.set(blob, answer.bytes.toString("utf8"));
  }
  const { importers } = linkFiles(
    entries,
    createSources(parser, (blob) => texts.get(blob), allRules),
    { packages: [], handing: [] },
  );
  const sets = new Map([...importers].map(([path, own]) => [path, new Set(own)]));
  return withImporters({ importers: sets }, new Set(changed)).size;
}

function quantiles(values: readonly number[]): readonly string[] {
  const sorted = values.toSorted((left, right) => left - right);
  return [0.5, 0.75, 0.9].map((part) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
    return `${(100 * value).toFixed(0)} %`;
  });
}
