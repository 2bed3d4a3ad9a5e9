/**
 * The gate on real commits that delete, add and rename sources, and beside it the ecosystem's own command on both sides.
 * `npm run bench -- commits CLONES [--label NAME] [PROJECT | COMMIT…]`: below CLONES lies each project as `owner/name`, with what it depends on
 * in `.venv` or `node_modules`. Each result is kept below `.cache/commits`, by the sources of this product or by a label,
 * so a run that was ended goes on where it was.
 */
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReportV1 } from "../src/model/report-v1.ts";
import { compareWithCommand } from "./commits/command.ts";
import { probesCost } from "./commits/cost.ts";
import { sourceDigest } from "./commits/sources.ts";
import { type Listed, type Measured, resultTable } from "./commits/table.ts";
import { change, git } from "./commits/tree.ts";
import { type Cost, measure } from "./tools.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const usage =
  "no folder with clones is given: npm run bench -- commits CLONES [--label NAME] [PROJECT | COMMIT…]";

/** Base is the commit's first parent. */
type Project = {
  readonly project: string;
  readonly server: "pyright" | "typescript";
  readonly commits: readonly string[];
};

/** `line`: the words behind `bench`; of those behind CLONES each is the end of a project's name or the start of a commit. */
export function benchCommits(line: readonly string[] = []): string {
  const words = line.slice(line.indexOf("commits") + 1);
  const labelled = words.indexOf("--label");
  const [, given] = labelled < 0 ? [] : words.splice(labelled, 2);
  const [clones, ...chosen] = words;
  const listed = listedCommits(chosen);
  if (clones === undefined) return `${listed.length} commits were not run: ${usage}`;
  const label = given ?? sourceDigest();
  const kept = join(root, ".cache/commits", label);
  mkdirSync(kept, { recursive: true });
  const file = join(kept, "results.jsonl");
  const known = new Map(resultsIn(file).map((one) => [one.commit, one]));
  const notRun: string[] = [];
  for (const one of listed.filter(({ commit }) => !known.has(commit))) {
    const clone = join(clones, one.project);
    const problem = problemOf(clone, one.commit);
    const result = problem ?? measureCommit(clone, one, join(kept, "reports", `${one.commit}.json`));
    if (typeof result === "string") {
      notRun.push(`${one.project} ${one.commit.slice(0, 10)}: ${result}`);
      continue;
    }
    known.set(one.commit, result);
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    process.stderr.write(`${result.project} ${result.commit.slice(0, 10)} ${result.verdict}\n`);
  }
  return resultTable(
    listed.flatMap(({ commit }) => known.get(commit) ?? []),
    notRun,
  );
}

/** `chosen`: each is the end of a project's name or the start of a commit; all, where there is none. */
export function listedCommits(chosen: readonly string[]): readonly Listed[] {
  const text = readFileSync(join(root, "bench/commits/list.json"), "utf8");
  const all = (JSON.parse(text) as Project[]).flatMap(({ project, server, commits }) =>
    commits.map((commit) => ({ project, server, commit })),
  );
  return all.filter(
    ({ project, commit }) =>
      chosen.length === 0 || chosen.some((one) => project.endsWith(one) || commit.startsWith(one)),
  );
}

function resultsIn(file: string): readonly Measured[] {
  if (!existsSync(file)) return [];
  // What was killed while it wrote leaves half a line.
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => (line.endsWith("}") ? [JSON.parse(line) as Measured] : []));
}

function problemOf(clone: string, commit: string): string | undefined {
  if (!existsSync(clone)) return "there is no clone of it";
  try {
    git(clone, "rev-parse", "--verify", "--quiet", `${commit}^^{commit}`);
    return undefined;
  } catch {
    return "the clone does not have it and its parent";
  }
}

/** The result, or why there is none. */
function measureCommit(clone: string, listed: Listed, reportFile: string): Measured | string {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    mkdirSync(dirname(reportFile), { recursive: true });
    rmSync(reportFile, { force: true });
    const policy = `version: 1\nservers: [{ id: ${listed.server} }]\npolicy: { waivers: [trailer] }\n`;
    const { base, head } = change(clone, listed.commit, policy);
    const traces = join(folder, "traces");
    const from = ["--repo", clone, "--base-exact", base, "--head", head];
    const to = ["--report", reportFile, "--trace", traces, "--allow-secrets"];
    const cost: Cost = measure(
      ["node", join(root, "src/cli/main.ts"), "gate", "--fresh", ...from, ...to],
      folder,
    );
    if (!existsSync(reportFile)) return "the gate ended without a report";
    const report = JSON.parse(readFileSync(reportFile, "utf8")) as ReportV1;
    return {
      ...listed,
      subject: git(clone, "log", "-1", "--format=%s", listed.commit),
      verdict: report.verdict,
      reasons: report.reasons.flatMap(({ code, lifted }) => (lifted === undefined ? code : [])),
      counts: report.counts,
      unproven: report.findings.filter(({ proof }) => proof !== undefined && proof !== "proven").length,
      hidden: report.hidden?.length ?? 0,
      unknown: report.unknown.length,
      cost: { wall: cost.wall, cpu: cost.cpu },
      probes: probesCost(traces, report.servers),
      ...compareWithCommand(clone, { base, head }, report, folder),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
