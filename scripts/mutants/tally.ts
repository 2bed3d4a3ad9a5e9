/** How many mutants were noticed, a line a file, and which were not. */
import type { Mutant } from "./make.ts";

type Row = {
  noticed: number;
  endless: number;
  survived: number;
  unreached: number;
  failed: number;
  untried: number;
};

export type Tally = {
  /** In percent of those that were tried and could be. */
  readonly score: number;
  readonly tried: number;
  readonly survivors: string;
  readonly table: ReadonlyMap<string, Readonly<Row>>;
};

export function tally(mutants: readonly Mutant[], statuses: ReadonlyMap<string, string>): Tally {
  const table = new Map<string, Row>();
  const survivors: string[] = [];
  for (const mutant of mutants.toSorted(byPlace)) {
    const row = table.get(mutant.file) ?? {
      noticed: 0,
      endless: 0,
      survived: 0,
      unreached: 0,
      failed: 0,
      untried: 0,
    };
    table.set(mutant.file, row);
    const status = statuses.get(mutant.id);
    const column = status === undefined ? "untried" : (columns[status] ?? "failed");
    row[column] += 1;
    if (column === "survived" || column === "unreached") survivors.push(survivorLine(mutant, column));
  }
  const sum = (of: (row: Row) => number) => [...table.values()].reduce((total, row) => total + of(row), 0);
  const noticed = sum((row) => row.noticed + row.endless);
  const missed = sum(({ survived, unreached }) => survived + unreached);
  return {
    score: noticed + missed === 0 ? 0 : (100 * noticed) / (noticed + missed),
    tried: mutants.length - sum((row) => row.untried),
    survivors: survivors.join(""),
    table,
  };
}

function byPlace(one: Mutant, other: Mutant): number {
  const [a, b] = [one.location.start, other.location.start];
  return one.file === other.file ? a.line - b.line || a.column - b.column : one.file < other.file ? -1 : 1;
}

/** An endless loop is noticed too; what fails outside of a test says nothing. */
const columns: Readonly<Record<string, keyof Row>> = {
  killed: "noticed",
  timeout: "endless",
  survived: "survived",
  unreached: "unreached",
};

function survivorLine(
  { file, location: { start }, mutatorName, replacement }: Mutant,
  column: string,
): string {
  return `${file}:${start.line + 1}:${start.column + 1} ${mutatorName} ${column}: ${replacement.replaceAll(/\s+/gu, " ").slice(0, 120)}\n`;
}

export function tallyLines(table: Tally["table"]): string {
  const lines = [...table].map(([file, row]) => {
    const { noticed, endless, survived, unreached, failed, untried } = row;
    return `  ${file}: ${noticed} noticed, ${endless} endless, ${survived} survived, ${unreached} not reached, ${failed} failed, ${untried} not tried`;
  });
  return lines.join("\n");
}
