/**
 * What rules for a second look cost over the observed commits, and what each misses in planted changes of circular projects:
 * `npm run bench -- second-look-rules CLONES [--planted N]`. Both go on from what is kept below `.cache/second-look`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importGraph } from "../../src/affected/imports.ts";
import type { PlanInput } from "../../src/match/confirmation.ts";
import type { ChangedFile } from "../../src/model/change.ts";
import type { Side } from "../../src/model/report.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { type Planted, plantedChanges } from "./planted.ts";
import { type RuleName, rules } from "./whole-cycles.ts";

export const kept = fileURLToPath(new URL("../../.cache/second-look", import.meta.url));
const plantedCount = 50;
const names = Object.keys(rules) as readonly RuleName[];

export async function benchSecondLookRules(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("second-look-rules") + 1);
  const at = words.indexOf("--planted");
  const [, given] = at < 0 ? [] : words.splice(at, 2);
  const [clones] = words;
  const parts: string[] = [];
  if (clones === undefined) parts.push("no folder with clones is given, so no commit is reckoned");
  else parts.push(await commitTable(clones));
  parts.push(plantedTable(await plantedChanges(kept, Number(given ?? plantedCount))));
  return parts.join("\n\n");
}

type Tally = Record<RuleName, { looks: number; files: number }> & { commits: number };

async function commitTable(clones: string): Promise<string> {
  const files = existsSync(kept) ? readdirSync(kept).filter((name) => name.endsWith(".pyright.jsonl")) : [];
  const parser = await createParser(["python"]);
  const total: Tally = { ...emptyTally() };
  for (const file of files) {
    const project = file.replace(/\.pyright\.jsonl$/u, "").replace("+", "/");
    const clone = join(clones, project);
    if (!existsSync(clone)) continue;
    const seen = observed(join(kept, file));
    const commits = [...seen.keys()];
    for (const [index, head] of commits.entries()) {
      const base = commits[index - 1];
      if (base === undefined || !isChild(clone, base, head)) continue;
      const input = inputOf(clone, [base, head], seen, (text) => read(parser, "python", text));
      total.commits += 1;
      for (const name of names) {
        const plan = rules[name](input);
        if (plan === undefined) continue;
        total[name].looks += 1;
        total[name].files += plan.base.length + plan.head.length;
      }
    }
  }
  return [
    `| rule | looks in ${total.commits} commits | files looked at again |`,
    "| --- | --: | --: |",
    ...names.map((name) => `| ${name} | ${total[name].looks} | ${total[name].files} |`),
  ].join("\n");
}

function emptyTally(): Tally {
  const each = Object.fromEntries(names.map((name) => [name, { looks: 0, files: 0 }]));
  return { ...(each as Record<RuleName, { looks: number; files: number }>), commits: 0 };
}

type Seen = readonly { readonly path: string; readonly what: string }[];

function observed(path: string): ReadonlyMap<string, Seen> {
  const rows = readFileSync(path, "utf8").split("\n");
  return new Map(
    rows.flatMap((row) => {
      if (!row.endsWith("}")) return [];
      const { commit, seen } = JSON.parse(row) as { commit: string; seen: { canonical: Seen } };
      return [[commit, seen.canonical] as const];
    }),
  );
}

function git(folder: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 268_435_456 }).trimEnd();
}

/** The observed commits follow each other in the order in which they were observed, but for a run that began anew. */
function isChild(clone: string, base: string, head: string): boolean {
  try {
    git(clone, "merge-base", "--is-ancestor", base, head);
    return true;
  } catch {
    return false;
  }
}

/** Tests, documents and scripts are in no program of these projects. */
function isSource(path: string): boolean {
  return (
    path.endsWith(".py") &&
    !/(?:^|\/)(?:tests?|docs|examples|scripts|benchmarks|tools)\/|^(?:setup|tasks|noxfile)\.py$/u.test(path)
  );
}

const blobs = new Map<string, string>();

function treeOf(clone: string, commit: string): ReadonlyMap<string, string> {
  const entries = git(clone, "ls-tree", "-r", "-z", commit).split("\0");
  return new Map(
    entries.flatMap((entry) => {
      const [about = "", path = ""] = entry.split("\t");
      const id = about.split(" ")[2] ?? "";
      if (!isSource(path)) return [];
      const text = blobs.get(id) ?? git(clone, "cat-file", "blob", id);
      blobs.set(id, text);
      return [[path, text] as const];
    }),
  );
}

function inputOf(
  clone: string,
  [base, head]: readonly [string, string],
  seen: ReadonlyMap<string, Seen>,
  reading: (text: string) => ReturnType<PlanInput["reading"]>,
): PlanInput {
  const texts = { base: treeOf(clone, base), head: treeOf(clone, head) };
  const status = git(clone, "diff", "--name-status", "-M", base, head).split("\n");
  const changedFiles = status.flatMap((row): ChangedFile[] => {
    const [kind = "", first = "", second = first] = row.split("\t");
    const [from, to] = [kind === "A" ? null : first, kind === "D" ? null : second];
    return isSource(to ?? first) ? [{ from, to }] : [];
  });
  const programs = { base: [...texts.base.keys()], head: [...texts.head.keys()] };
  const graph = (side: Side) =>
    importGraph(programs[side], (path) => importsIn("python", texts[side].get(path) ?? ""));
  return {
    comparison: { findings: differences(seen.get(base) ?? [], seen.get(head) ?? []) },
    changedFiles,
    renames: new Map(
      changedFiles.flatMap(({ from, to }) =>
        from !== null && to !== null && from !== to ? [[from, to]] : [],
      ),
    ),
    programs,
    graphs: { base: graph("base"), head: graph("head") },
    reading: (side, path) => {
      const text = texts[side].get(path);
      return text === undefined ? undefined : reading(text);
    },
  };
}

/** By path, code and message alone: where lines move, nothing is new. */
function differences(base: Seen, head: Seen): PlanInput["comparison"]["findings"] {
  const counts = new Map<string, number>();
  const count = (all: Seen, by: number) => {
    for (const { path, what } of all)
      counts.set(`${path}\0${what}`, (counts.get(`${path}\0${what}`) ?? 0) + by);
  };
  count(head, 1);
  count(base, -1);
  return [...counts].flatMap(([key, more]) =>
    more === 0
      ? []
      : [{ state: more > 0 ? ("new" as const) : ("fixed" as const), path: key.split("\0")[0] ?? "" }],
  );
}

function plantedTable(rows: readonly Planted[]): string {
  const decided = rows.filter(({ isOrdered }) => isOrdered).length;
  return [
    `| rule | files looked at again in ${rows.length} planted changes, in ${decided} of which the order decides something | called new or fixed though the order decides it | in the files in question only the other order has it |`,
    "| --- | --: | --: | --: |",
    ...names.map((name) => {
      const sum = (of: (row: Planted["by"][RuleName]) => number) =>
        rows.reduce((all, { by }) => all + of(by[name]), 0);
      return `| ${name} | ${sum(({ files }) => files)} | ${sum(({ wrong }) => wrong)} | ${sum(({ missed }) => missed)} |`;
    }),
  ].join("\n");
}
