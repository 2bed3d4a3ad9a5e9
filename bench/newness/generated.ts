/** Generated changes through the gate: how much of what it calls new is new, and how much of what is new it calls so. */
import { makeFolder } from "../../test/support/files.ts";
import { repositoryAt } from "../../test/support/repository.ts";
import { sourceDigest } from "../commits/sources.ts";
import type { KeptRows } from "../kept-rows.ts";
import { type Finding, readDiff, type Side } from "./change.ts";
import { type Counts, countsOf, generate, type Measured, surplus } from "./generate.ts";
import { peers } from "./peers.ts";
import { gateFindings } from "./run.ts";
import { changesBetween, filesOf, textsOf } from "./tree.ts";

export type Score = { readonly right: number; readonly falseNew: number; readonly missed: number };

export type Scored = {
  readonly seed: number;
  readonly edits: readonly string[];
  readonly package: string;
  readonly findings: { readonly base: number; readonly head: number };
  /** Ours, and by their names the peers' rules on the same findings. */
  readonly score: Score;
  readonly peers: Readonly<Record<string, Score>>;
  /** What we had wrong, as "+" or "-", how often, and the line of base with the rule. */
  readonly wrong: readonly string[];
};

export type ThrownAway = { readonly seed: number; readonly edits: readonly string[]; readonly why: string };

export type Result = { readonly measured: readonly Scored[]; readonly thrown: readonly ThrownAway[] };

export async function measureSeeds(
  seeds: readonly number[],
  progress: (line: string) => void = () => undefined,
  kept?: KeptRows<Scored | ThrownAway>,
): Promise<Result> {
  const measured: Scored[] = [];
  const thrown: ThrownAway[] = [];
  const by = sourceDigest();
  for (const seed of seeds) {
    const make = () => measureSeed(seed);
    const one = await (kept?.rowOf({ seed, by }, make) ?? make());
    if ("why" in one) thrown.push(one);
    else measured.push(one);
    progress(describe(one));
  }
  return { measured, thrown };
}

async function measureSeed(seed: number): Promise<Scored | ThrownAway> {
  const change = await generate(seed);
  if (change.kind === "thrown away") return { seed, edits: change.edits, why: change.why };
  const { folder, remove } = makeFolder();
  try {
    const { base, head, truth, edits } = change;
    const repository = repositoryAt(folder, filesOf(base.tree), changesBetween(base.tree, head.tree));
    const called = (await gateFindings(repository)).filter(({ state }) => state === "new");
    const scoreOf = (findings: readonly Finding[]) => compare(countsOf(head.tree, findings), truth);
    const seen = { base: sideOf(base), head: sideOf(head), diffs: readDiff(repository) };
    const { falseNew, missed, score } = scoreOf(called);
    return {
      seed,
      edits,
      package: change.package,
      findings: { base: base.findings.length, head: head.findings.length },
      score,
      peers: Object.fromEntries(
        Object.entries(peers).map(([name, rule]) => [name, scoreOf(rule(seen)).score]),
      ),
      wrong: [...show("+", falseNew), ...show("-", missed)],
    };
  } finally {
    remove();
  }
}

function compare(called: Counts, truth: Counts) {
  const [falseNew, missed] = [surplus(called, truth), surplus(truth, called)];
  const score = { right: sum(called) - sum(falseNew), falseNew: sum(falseNew), missed: sum(missed) };
  return { falseNew, missed, score };
}

function sideOf({ tree, findings }: Measured): Side {
  return {
    findings,
    lines: (path) => {
      const file = tree.get(path);
      return file === undefined ? [] : textsOf(file);
    },
  };
}

/** Of findings, not of changes: a change that breaks much counts for much. One when there is nothing to be wrong on. */
export function precisionOf({ right, falseNew }: Score): number {
  return right + falseNew === 0 ? 1 : right / (right + falseNew);
}

export function recallOf({ right, missed }: Score): number {
  return right + missed === 0 ? 1 : right / (right + missed);
}

export function totalOf(scores: readonly Score[]): Score {
  const of = (pick: (score: Score) => number) => scores.reduce((all, score) => all + pick(score), 0);
  return {
    right: of((one) => one.right),
    falseNew: of((one) => one.falseNew),
    missed: of((one) => one.missed),
  };
}

/** Markdown: ours by the kinds of edits that a change has, then every rule over all of them, then what was not right. */
export function scoreTables({ measured, thrown }: Result): string {
  const kinds = [...new Set(measured.flatMap(({ edits }) => edits))].sort();
  const having = (kind: string) => measured.filter(({ edits }) => edits.includes(kind));
  const ours = ({ score }: Scored) => score;
  const wrong = measured.flatMap(({ seed, wrong: own }) => own.map((one) => `* seed ${seed}: ${one}`));
  return [
    ...table("edit", [
      ...kinds.map((kind) => ({ name: kind, scores: having(kind).map(ours) })),
      { name: "**all**", scores: measured.map(ours) },
    ]),
    "",
    "The peers' rules on the same findings (re-implemented, not the peers' binaries):",
    "",
    ...table("rule", [
      { name: "lanser", scores: measured.map(ours) },
      ...Object.keys(peers).map((name) => ({
        name,
        scores: measured.flatMap((one) => one.peers[name] ?? []),
      })),
    ]),
    "",
    `${thrown.length} of ${measured.length + thrown.length} changes thrown away, because their truth is not known:`,
    "",
    ...thrown.map(({ seed, why, edits }) => `* seed ${seed} (${edits.join(", ")}): ${why}`),
    "",
    wrong.length === 0
      ? "Lanser had nothing wrong."
      : "What lanser had wrong, by the line of base that it comes from:",
    "",
    ...wrong,
  ].join("\n");
}

function table(
  of: string,
  rows: readonly { readonly name: string; readonly scores: readonly Score[] }[],
): readonly string[] {
  const columns = [
    of,
    "changes",
    "new",
    "falsely new",
    "missed",
    "precision",
    "recall",
    "changes exactly right",
  ];
  const cells = rows.map(({ name, scores }) => {
    const total = totalOf(scores);
    return [
      name,
      scores.length,
      total.right + total.missed,
      total.falseNew,
      total.missed,
      precisionOf(total).toFixed(4),
      recallOf(total).toFixed(4),
      scores.filter(({ falseNew, missed }) => falseNew + missed === 0).length,
    ];
  });
  return [columns, columns.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`);
}

function describe(one: Scored | ThrownAway): string {
  if ("why" in one) return `seed ${one.seed}: thrown away: ${one.why} [${one.edits.join(", ")}]`;
  const { right, falseNew, missed } = one.score;
  const { base, head } = one.findings;
  return `seed ${one.seed}: ${one.package} ${base}/${head}/${right + missed}: +${falseNew} -${missed} [${one.edits.join(", ")}]`;
}

function sum(counts: Counts): number {
  return [...counts.values()].reduce((all, one) => all + one, 0);
}

function show(sign: string, counts: Counts): readonly string[] {
  return [...counts].map(([key, count]) => `${sign}${count} ${key}`);
}
