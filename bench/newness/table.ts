/** Cases of one language: what our gate and every peer's rule would call new, beside what is. */
import type { NewnessCase } from "../../test/newness/cases.ts";
import { compareWithTruth, type Difference } from "../../test/newness/truth.ts";
import { makeFolder } from "../../test/support/files.ts";
import { repositoryAt } from "../../test/support/repository.ts";
import { sourceDigest } from "../commits/sources.ts";
import type { KeptRows } from "../kept-rows.ts";
import { changeOf } from "./change.ts";
import { peers } from "./peers.ts";
import { gateFindings } from "./run.ts";
import type { Measured } from "./typescript.ts";

export type Row = {
  readonly name: string;
  readonly counts: string;
  readonly cells: readonly Difference[];
};

const columns = ["lanser", ...Object.keys(peers)];

export type Measure = (repository: string) => Promise<Measured>;

/** With the findings of pyright's own command. */
export const measurePython: Measure = async (repository) => ({
  change: await changeOf(repository),
  findings: await gateFindings(repository),
});

/** Markdown. */
export async function newnessTable(
  cases: readonly NewnessCase[],
  measureChange: Measure,
  { rowOf }: KeptRows<Row>,
): Promise<string> {
  const [by, rows]: [string, Row[]] = [sourceDigest(), []];
  for (const one of cases) {
    const { name, base, head, truth } = one;
    const of = { name, base, head, truth, by };
    rows.push(await rowOf({ ...of, measure: measureChange.name }, () => measure(one, measureChange)));
  }
  const heads = rows.reduce((sum, { counts }) => sum + Number(counts.split("/")[1]), 0);
  const added = rows.reduce((sum, { counts }) => sum + Number(counts.split("/")[2]), 0);
  const sums = columns.map((_, column) => ({
    falseNew: rows.flatMap(({ cells }) => cells[column]?.falseNew ?? []),
    missed: rows.flatMap(({ cells }) => cells[column]?.missed ?? []),
  }));
  const right = columns.map((_, column) => rows.filter(({ cells }) => show(cells[column]) === "ok").length);
  return [
    "`+n`: n findings falsely called new, `-n`: n new ones missed. The peers' rules are re-implemented, not the peers' binaries.",
    "",
    line(["change", "base/head/new", ...columns]),
    line(["---", "---", ...columns.map(() => "---")]),
    ...rows.map(({ name, counts, cells }) => line([name, counts, ...cells.map(show)])),
    line([
      "**false new / missed**",
      `${heads} findings of head, ${added} new`,
      ...sums.map(({ falseNew, missed }) => `+${falseNew.length} / -${missed.length}`),
    ]),
    line([`**changes right of ${rows.length}**`, "", ...right.map(String)]),
  ].join("\n");
}

async function measure({ name, base, head, truth }: NewnessCase, measureChange: Measure): Promise<Row> {
  const { folder, remove } = makeFolder();
  try {
    const repository = repositoryAt(folder, base, head);
    const { change, findings } = await measureChange(repository);
    const ours = findings.filter(({ state }) => state === "new");
    const called = [ours, ...Object.values(peers).map((rule) => rule(change))];
    return {
      name,
      counts: `${change.base.findings.length}/${change.head.findings.length}/${truth.length}`,
      cells: called.map((findings) => compareWithTruth(findings, truth, change.head.lines)),
    };
  } finally {
    remove();
  }
}

function show(cell: Difference | undefined): string {
  if (cell === undefined) return "";
  const parts = [
    ...(cell.falseNew.length > 0 ? [`+${cell.falseNew.length}`] : []),
    ...(cell.missed.length > 0 ? [`-${cell.missed.length}`] : []),
  ];
  return parts.length === 0 ? "ok" : parts.join(" ");
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
