/**
 * What a second look under the reverse order would tell: every one of consecutive real commits, observed whole in both orders.
 * `npm run bench -- second-look CLONES [--commits N] [PROJECT…]`: below CLONES lies each project as `owner/name`, with what it
 * depends on in `.venv` or `node_modules`. Each observation is kept below `.cache/second-look`, so a run that was ended goes on.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importGraph } from "../src/affected/imports.ts";
import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import { findingsOf } from "../src/model/finding.ts";
import { realHost } from "../src/platform/host.ts";
import { registry } from "../src/servers/registry.ts";
import { importsIn } from "../src/syntax/imports.ts";
import { syntaxLanguage } from "../src/syntax/parser.ts";
import { openWorkbench } from "../src/traces/replay/workbench.ts";
import { noVariationOptions } from "../src/workspace/repeatable.ts";
import { git } from "./commits/tree.ts";

const kept = fileURLToPath(new URL("../.cache/second-look", import.meta.url));
const commitsEach = 24;

const projects = [
  { project: "pallets/click", server: "pyright" },
  { project: "pallets/flask", server: "pyright" },
  { project: "encode/httpx", server: "pyright" },
  { project: "psf/requests", server: "pyright" },
  { project: "Textualize/rich", server: "pyright" },
] as const;

type Project = { readonly project: string; readonly server: string };

const orders = ["canonical", "reverse"] as const;
type Order = (typeof orders)[number];

/** "path line:character code message", one for each finding; lines are 0-based. */
type Seen = readonly {
  readonly path: string;
  readonly at: string;
  readonly what: string;
}[];

type Observed = {
  readonly commit: string;
  readonly files: number;
  /** Files that are members of an import cycle. */
  readonly cyclic: readonly string[];
  readonly seen: Readonly<Record<Order, Seen>>;
};

export async function benchSecondLook(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("second-look") + 1);
  const at = words.indexOf("--commits");
  const [, given] = at < 0 ? [] : words.splice(at, 2);
  const [clones, ...chosen] = words;
  if (clones === undefined) return "no folder with clones is given: npm run bench -- second-look CLONES";
  mkdirSync(kept, { recursive: true });
  const rows: Row[] = [];
  const notRun: string[] = [];
  for (const one of projects.filter(
    ({ project }) => chosen.length === 0 || chosen.some((end) => project.endsWith(end)),
  )) {
    const clone = join(clones, one.project);
    if (!existsSync(clone)) {
      notRun.push(`${one.project}: there is no clone`);
      continue;
    }
    const commits = sourceCommits(clone, Number(given ?? commitsEach) + 1);
    const known = await observeAll(one, clone, commits, notRun);
    for (const [index, commit] of commits.entries()) {
      const [base, head] = [known.get(commits[index - 1] ?? ""), known.get(commit)];
      if (base !== undefined && head !== undefined) rows.push(rowOf(one, clone, base, head));
    }
  }
  return tables(rows, notRun);
}

/** The newest that change a source, oldest first. */
function sourceCommits(clone: string, most: number): readonly string[] {
  const sources = ["*.py", "*.pyi", "*.ts", "*.tsx"];
  const log = git(clone, "log", "--first-parent", "--format=%H", `--max-count=${most}`, "--", ...sources);
  return log.split("\n").reverse();
}

async function observeAll(
  of: Project,
  clone: string,
  commits: readonly string[],
  notRun: string[],
): Promise<ReadonlyMap<string, Observed>> {
  const file = join(kept, `${of.project.replace("/", "+")}.${of.server}.jsonl`);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  // What was killed while it wrote leaves half a line.
  const read = lines.flatMap((text) => (text.endsWith("}") ? [JSON.parse(text) as Observed] : []));
  const known = new Map(read.map((one) => [one.commit, one]));
  for (const commit of commits) {
    if (known.has(commit)) continue;
    const observed = await observe(of, clone, commit);
    if (typeof observed === "string") {
      notRun.push(`${of.project} ${commit.slice(0, 10)}: ${observed}`);
      continue;
    }
    known.set(commit, observed);
    appendFileSync(file, `${JSON.stringify(observed)}\n`);
    process.stderr.write(`${of.project} ${commit.slice(0, 10)} ${differing(observed).length}\n`);
  }
  return known;
}

async function observe({ server }: Project, clone: string, commit: string): Promise<Observed | string> {
  const host = realHost();
  try {
    await using bench = await openWorkbench(host, {
      repository: clone,
      rev: commit,
      cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined),
      signal: new AbortController().signal,
      progress: () => undefined,
    });
    const opened = await bench.open(bench.choose({ id: server, version: undefined }), undefined);
    const look = async (order: Order): Promise<Seen> => {
      const paths = order === "canonical" ? opened.program : opened.program.toReversed();
      const run = await opened.run({
        ...noVariationOptions,
        session: order,
        paths,
        lookups: null,
        trace: null,
      });
      run.discard();
      if (run.observation.failure !== undefined) throw new Error(run.observation.failure.message);
      return findingsOf(run.observation).map(({ path, range: { start }, code, message }) => ({
        path,
        at: `${start.line}:${start.character}`,
        what: `${code ?? ""} ${message}`,
      }));
    };
    const [canonical, reverse] = await Promise.all([look("canonical"), look("reverse")]);
    const { languageId } = registry.profile(server);
    const { cycles } = importGraph(opened.program, (path) => {
      const language = syntaxLanguage(languageId(path));
      return language === undefined ? [] : importsIn(language, opened.text(path) ?? "");
    });
    return { commit, files: opened.program.length, cyclic: [...cycles.keys()], seen: { canonical, reverse } };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

type Row = {
  readonly project: string;
  readonly commit: string;
  readonly files: number;
  /** Whether a changed file is a member of an import cycle, on either side. */
  readonly isCyclic: boolean;
  /** Files whose findings differ between the orders, on either side. */
  readonly differing: readonly string[];
  /** What is new or fixed in one order and not in the other. */
  readonly changed: readonly string[];
};

function rowOf({ project }: Project, clone: string, base: Observed, head: Observed): Row {
  const touched = new Set(git(clone, "diff", "--name-only", base.commit, head.commit).split("\n"));
  const cyclic = [...base.cyclic, ...head.cyclic];
  const news = (order: Order) => new Set(newIn(base.seen[order], head.seen[order]));
  const [canonical, reverse] = [news("canonical"), news("reverse")];
  return {
    project,
    commit: head.commit,
    files: head.files,
    isCyclic: cyclic.some((path) => touched.has(path)),
    differing: [...new Set([...differing(base), ...differing(head)])],
    changed: [...canonical.symmetricDifference(reverse)],
  };
}

/** Files of which the two orders find something else. */
function differing({ seen: { canonical, reverse } }: Observed): readonly string[] {
  const text = ({ path, at, what }: Seen[number]) => `${path} ${at} ${what}`;
  const [one, other] = [new Set(canonical.map(text)), new Set(reverse.map(text))];
  return [
    ...new Set(
      [...canonical.filter((of) => !other.has(text(of))), ...reverse.filter((of) => !one.has(text(of)))].map(
        ({ path }) => path,
      ),
    ),
  ];
}

/** By path, code and message alone, each as often as it is there: where lines move, nothing is new. */
function newIn(base: Seen, head: Seen): readonly string[] {
  const left = new Map<string, number>();
  const named = ({ path, what }: Seen[number]) => `${path} ${what}`;
  for (const one of head) left.set(named(one), (left.get(named(one)) ?? 0) + 1);
  for (const one of base) left.set(named(one), (left.get(named(one)) ?? 0) - 1);
  return [...left].flatMap(([what, count]) =>
    count === 0 ? [] : [`${count > 0 ? "new" : "fixed"} ${Math.abs(count)} × ${what}`],
  );
}

function tables(rows: readonly Row[], notRun: readonly string[]): string {
  const byProject = Map.groupBy(rows, ({ project }) => project);
  const line = (name: string, of: readonly Row[]) => {
    const count = (is: (row: Row) => boolean) => of.filter(is).length;
    const files = of.at(-1)?.files ?? 0;
    return `| ${name} | ${name === "**all**" ? "" : files} | ${of.length} | ${count((row) => row.isCyclic)} | ${count((row) => row.differing.length > 0)} | ${count((row) => row.changed.length > 0)} |`;
  };
  return [
    "| project | files | commits | that touch an import cycle | with a finding that depends on the order | where that changes what is new or fixed |",
    "| --- | --: | --: | --: | --: | --: |",
    ...[...byProject].map(([name, of]) => line(name, of)),
    line("**all**", rows),
    "",
    ...rows.flatMap(({ project, commit, differing: files, changed }) =>
      files.length === 0
        ? []
        : [
            `* ${project} ${commit.slice(0, 10)}: ${files.join(", ")}; ${changed.length === 0 ? "nothing of the change" : changed.join("; ")}`,
          ],
    ),
    ...notRun.map((one) => `* not run: ${one}`),
  ].join("\n");
}
