/**
 * Commits of real repositories, each as its maintainers would see it after `lanser init --write`: the gate's verdict beside what the server's
 * own command prints on both sides, what both cost, and what a reader says of it. The commands run on the roots that the gate checks, and on the
 * projects to which those refer: on fewer, the costs cannot be compared. `npm run bench -- repositories [CLONES] [PROJECT…]`: below CLONES
 * lies each commit as `owner/name@COMMIT` (ten digits of its name), a clone with its packages installed. A row that is known is not
 * measured again; what the reader compares is below `.cache/repositories`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keptRows } from "./kept-rows.ts";
import { adopt, type Trial } from "./repositories/adopt.ts";
import { type Gated, gateOf } from "./repositories/gated.ts";
import { type Compared, ownCommands } from "./repositories/own.ts";
import { type Project, projects } from "./repositories/projects.ts";

const folder = fileURLToPath(new URL("repositories", import.meta.url));
const outputs = fileURLToPath(new URL("../.cache/repositories", import.meta.url));

type Row = {
  readonly project: string;
  readonly commit: string;
  /** Of `init --write` on this commit. */
  readonly trial: Trial;
  readonly gate: Gated;
  /** By server. */
  readonly own: Readonly<Record<string, Compared>>;
};

/** What a reader says of one row, who had the output of the gate and of the commands. */
type Judgement = {
  readonly project: string;
  readonly commit: string;
  /** What the row said then: of another one there is no judgement. */
  readonly of: string;
  readonly verdict:
    | "true"
    | "false pass"
    | "false fail"
    | "inconclusive, agreed"
    | "inconclusive, not agreed";
  /** How many lines of the run are noise. */
  readonly noise: number;
  readonly why: string;
};

export async function benchRepositories(line: readonly string[] = []): Promise<string> {
  const [clones, ...chosen] = line.slice(line.indexOf("repositories") + 1);
  const rows = keptRows<Row>(join(folder, "results.jsonl"));
  const all: Row[] = [];
  for (const project of projects)
    for (const commit of project.commits) {
      const clone = clones === undefined ? undefined : join(clones, `${project.name}@${commit}`);
      const isMeasured =
        clone !== undefined && existsSync(clone) && (chosen.length === 0 || chosen.includes(project.name));
      const key = { project: project.name, commit };
      const row = isMeasured
        ? await rows.rowOf(key, () => measured(project, commit, clone))
        : rows.known(key);
      if (row !== undefined) all.push(row);
    }
  return table(all);
}

async function measured(project: Project, commit: string, clone: string): Promise<Row> {
  const out = join(outputs, `${project.name.replace("/", "+")}@${commit}`);
  mkdirSync(out, { recursive: true });
  const adopted = adopt(project, commit, clone);
  const gated = gateOf(clone, adopted, out);
  const own = await ownCommands(project, clone, adopted, out);
  const row = { project: project.name, commit, trial: adopted.trial, gate: gated, own };
  writeFileSync(join(out, "row.json"), `${JSON.stringify(row, null, 2)}\n`);
  process.stderr.write(`${project.name} ${commit}: ${said(row)}\n`);
  return row;
}

/** What a judgement is of. */
function said({ gate }: Row): string {
  const { verdict, reasons, new: fresh, fixed, unchanged } = gate;
  return `${[verdict, ...reasons].join(" ")}: ${fresh} new, ${fixed} fixed, ${unchanged} unchanged`;
}

function table(rows: readonly Row[]): string {
  const judgements = new Map(
    readFileSync(join(folder, "judgements.jsonl"), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((text) => JSON.parse(text) as Judgement)
      .map((one) => [`${one.project} ${one.commit} ${one.of}`, one]),
  );
  const judgementOf = (row: Row) => judgements.get(`${row.project} ${row.commit} ${said(row)}`);
  const judged = rows.flatMap((row) => judgementOf(row) ?? []);
  const count = (verdict: Judgement["verdict"]) => judged.filter((one) => one.verdict === verdict).length;
  const shapes = new Set(
    projects.filter(({ name }) => rows.some(({ project }) => project === name)).flatMap((one) => one.shapes),
  );
  return [
    `${rows.length} commits of ${new Set(rows.map(({ project }) => project)).size} repositories of ${shapes.size} shapes; ${judged.length} judged: ` +
      `${count("false pass")} false pass, ${count("false fail")} false fail, ${count("inconclusive, not agreed")} inconclusive without a good reason, ` +
      `at most ${Math.max(0, ...judged.map(({ noise }) => noise))} lines of noise in a run`,
    "",
    "| repository | commit | gate | own commands, base to head | wall, s: gate / own | CPU, s: gate / own | ratio (CPU) | judgement | noise |",
    "| --- | --- | --- | --- | --: | --: | --: | --- | --: |",
    ...rows.map((row) => {
      const own = Object.entries(row.own);
      const [wall, cpu] = (["wall", "cpu"] as const).map((what) =>
        own.reduce((sum, [, one]) => sum + one[what], 0),
      ) as [number, number];
      const judgement = judgementOf(row);
      const cells = [
        row.project,
        row.commit,
        said(row),
        own
          .map(
            ([server, { base, head, appeared, gone }]) =>
              `${server} ${base} to ${head}: +${appeared.length} −${gone.length}`,
          )
          .join("; "),
        `${row.gate.wall.toFixed(0)} / ${wall.toFixed(0)}`,
        `${row.gate.cpu.toFixed(0)} / ${cpu.toFixed(0)}`,
        (row.gate.cpu / cpu).toFixed(1),
        judgement === undefined ? "not judged" : `${judgement.verdict}: ${judgement.why}`,
        judgement?.noise ?? "",
      ];
      return `| ${cells.join(" | ")} |`;
    }),
    "",
    "| repository | shapes | `init --write`, tried on a tree without a change |",
    "| --- | --- | --- |",
    ...projects.flatMap(({ name, shapes }) => {
      const row = rows.find(({ project }) => project === name);
      return row === undefined ? [] : [`| ${name} | ${shapes.join(", ")} | ${row.trial.said} |`];
    }),
    "",
    "| repository | commit | share of the wall time by phase |",
    "| --- | --- | --- |",
    ...rows.map(({ project, commit, gate: { phases } }) => {
      const total = phases.reduce((sum, { ms }) => sum + ms, 0);
      const shares = phases
        .filter(({ ms }) => ms >= total / 100)
        .map(({ name, ms }) => `${name} ${((100 * ms) / total).toFixed(0)} %`);
      return `| ${project} | ${commit} | ${shares.join(", ")} |`;
    }),
  ].join("\n");
}
