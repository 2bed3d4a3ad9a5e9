/**
 * Whether what is new, fixed and concluded is the same where only the files are looked at that a change can matter to, over real
 * commits, and what both cost beside the server's own command on head.
 * `npm run bench -- scope CLONES [--commits N] [PROJECT…]`: CLONES/OWNER/NAME are clones with their packages in `.venv`; of each
 * project its newest commits that change a source. Each result is kept below `.cache/scope`, by the sources of this product, so a run that was ended goes on. It measures the
 * bundled command: build it first.
 */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReportV1 } from "../src/model/report-v1.ts";
import { sourceDigest } from "./commits/sources.ts";
import { change, checkout, git } from "./commits/tree.ts";
import { linkServers } from "./observation-cache.ts";
import { type Cost, measure, pyrightCommand } from "./tools.ts";

const kept = fileURLToPath(new URL("../.cache/scope", import.meta.url));
const ownCli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const commitsEach = 40;

export type ScopeFound = {
  readonly verdict: string;
  /** "path:line:column code message", 1-based. */
  readonly new: readonly string[];
  readonly fixed: readonly string[];
  readonly mode: string;
  readonly why: string;
  readonly files: number;
  readonly of: number;
};

export type Measured = {
  readonly project: string;
  readonly commit: string;
  readonly full: ScopeFound & { readonly cost: Cost };
  readonly affected: ScopeFound & { readonly cost: Cost };
  readonly command: Cost;
};

export function benchScope(line: readonly string[] = []): string {
  const words = line.slice(line.indexOf("scope") + 1);
  const at = words.indexOf("--commits");
  const [, given] = at < 0 ? [] : words.splice(at, 2);
  const [clones, ...chosen] = words;
  if (clones === undefined) return "no folder with clones is given: npm run bench -- scope CLONES";
  const { rows, notRun } = measuredCommits(
    { clones, command: ownCli },
    { commits: Number(given ?? commitsEach), chosen },
  );
  return tables(rows, notRun);
}

/** Of each project its newest commits, by the bundled `command`; `chosen` are ends of names, none for all. */
export function measuredCommits(
  { clones, command }: { readonly clones: string; readonly command: string },
  { commits, chosen }: { readonly commits: number; readonly chosen: readonly string[] },
): { readonly rows: readonly Measured[]; readonly notRun: readonly string[] } {
  mkdirSync(kept, { recursive: true });
  const file = join(kept, `${sourceDigest()}.jsonl`);
  const known = new Map(resultsIn(file).map((one) => [`${one.project} ${one.commit}`, one]));
  const rows: Measured[] = [];
  const notRun: string[] = [];
  const projects = readdirSync(clones).flatMap((owner) =>
    readdirSync(join(clones, owner)).map((name) => `${owner}/${name}`),
  );
  for (const end of chosen)
    if (!projects.some((one) => one.endsWith(end))) notRun.push(`${end}: there is no clone`);
  for (const project of projects.filter(
    (one) => chosen.length === 0 || chosen.some((end) => one.endsWith(end)),
  )) {
    const clone = join(clones, project);
    for (const [index, commit] of sourceCommits(clone, commits).entries()) {
      const one =
        known.get(`${project} ${commit}`) ??
        measureCommit(clone, command, { project, commit, isFullFirst: index % 2 === 0 });
      if (typeof one === "string") {
        notRun.push(`${project} ${commit.slice(0, 10)}: ${one}`);
        continue;
      }
      if (!known.has(`${project} ${commit}`)) appendFileSync(file, `${JSON.stringify(one)}\n`);
      rows.push(one);
      process.stderr.write(`${rowOf(one)}\n`);
    }
  }
  return { rows, notRun };
}

/** The newest that change a source and have one parent. */
function sourceCommits(clone: string, most: number): readonly string[] {
  const log = ["log", "--first-parent", "--no-merges", "--format=%H", `--max-count=${most}`];
  return git(clone, ...log, "--", "*.py", "*.pyi").split("\n");
}

function resultsIn(file: string): readonly Measured[] {
  if (!existsSync(file)) return [];
  // What was killed while it wrote leaves half a line.
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((text) => (text.endsWith("}") ? [JSON.parse(text) as Measured] : []));
}

function measureCommit(
  clone: string,
  cli: string,
  {
    project,
    commit,
    isFullFirst,
  }: { readonly project: string; readonly commit: string; readonly isFullFirst: boolean },
): Measured | string {
  const folder = mkdtempSync(join(tmpdir(), "lanser-scope-"));
  try {
    const { base, head } = change(clone, commit, "version: 1\nservers: [{ id: pyright }]\n");
    const run = (scope: "full" | "affected") => {
      const [out, cache] = [join(folder, `${scope}.json`), join(folder, "cache")];
      for (const kept of existsSync(cache) ? readdirSync(cache) : [])
        if (kept !== "servers") rmSync(join(cache, kept), { recursive: true });
      linkServers(cache);
      const sides = ["--repo", clone, "--base-exact", base, "--head", head];
      const files = ["--cache", cache, "--report", out];
      const cost = measure(["node", cli, "gate", ...sides, "--scope", scope, ...files], clone);
      return { ...foundIn(JSON.parse(readFileSync(out, "utf8")) as ReportV1), cost };
    };
    const early = isFullFirst ? run("full") : undefined;
    const affected = run("affected");
    const full = early ?? run("full");
    const tree = join(folder, "head");
    checkout(clone, { base, commit: head }, tree);
    return { project, commit, full, affected, command: measure(pyrightCommand(), tree) };
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function missesOf({ full, affected }: Measured): readonly string[] {
  const lists = (["new", "fixed"] as const).flatMap((state) => {
    const [one, other] = [new Set(full[state]), new Set(affected[state])];
    return [
      ...full[state].filter((text) => !other.has(text)).map((text) => `not ${state} when affected: ${text}`),
      ...affected[state]
        .filter((text) => !one.has(text))
        .map((text) => `${state} only when affected: ${text}`),
    ];
  });
  return full.verdict === affected.verdict
    ? lists
    : [...lists, `${full.verdict} when full, ${affected.verdict} when affected`];
}

export function shareOf({ affected: { mode, files, of } }: Measured): number {
  return mode === "full" ? 1 : files / Math.max(1, of);
}

/** Of no values 0. */
function foundIn({ verdict, findings, scope }: ReportV1): ScopeFound {
  const listed = (state: "new" | "fixed") =>
    findings
      .filter((one) => one.state === state)
      .map(
        ({ path, range: { start }, code, message }) =>
          `${path}:${start.line}:${start.column} ${code} ${message}`,
      );
  return {
    verdict,
    new: listed("new"),
    fixed: listed("fixed"),
    mode: scope?.mode ?? "full",
    why: scope?.why ?? "",
    files: scope?.files.length ?? 0,
    of: scope?.of ?? 0,
  };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function rowOf(one: Measured): string {
  const { project, commit, full, affected, command } = one;
  const ratio = (pick: (cost: Cost) => number) => (pick(affected.cost) / pick(command)).toFixed(2);
  const share = `${affected.mode === "full" ? "all" : affected.files} of ${affected.of}`;
  return `${project} ${commit.slice(0, 10)} ${full.verdict} ${share} wall ${ratio((cost) => cost.wall)} cpu ${ratio((cost) => cost.cpu)}${missesOf(one).length === 0 ? "" : " MISS"}`;
}

function tables(rows: readonly Measured[], notRun: readonly string[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const line = (name: string, of: readonly Measured[]) => {
    const shares = of.map(shareOf);
    const ratios = (mode: "affected" | "full", what: "wall" | "cpu") =>
      of.map((one) => one[mode].cost[what] / one.command[what]);
    const cells = [
      name,
      of.length,
      of.filter((one) => missesOf(one).length > 0).length,
      ...[0.5, 0.75, 0.9].map((part) => percent(quantile(shares, part))),
      ...(["wall", "cpu"] as const).flatMap((what) => [
        quantile(ratios("affected", what), 0.5).toFixed(2),
        quantile(ratios("affected", what), 1).toFixed(2),
        quantile(ratios("full", what), 0.5).toFixed(2),
      ]),
    ];
    return `| ${cells.join(" | ")} |`;
  };
  const byProject = Map.groupBy(rows, ({ project }) => project);
  return [
    "| project | commits | not the same | files, median | 75 % | 90 % | wall : command, median | worst | when full | CPU : command, median | worst | when full |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...[...byProject].map(([name, of]) => line(name, of)),
    ...(rows.length === 0 ? [] : [line("**all**", rows)]),
    "",
    ...rows.flatMap((one) =>
      missesOf(one).map((miss) => `* ${one.project} ${one.commit.slice(0, 10)}: ${miss}`),
    ),
    ...notRun.map((one) => `* not run: ${one}`),
  ].join("\n");
}
