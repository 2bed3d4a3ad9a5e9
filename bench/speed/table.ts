/** Rows of figures, and commands measured in turns. */
import { type Cost, measure } from "../tools.ts";

/** `limit`: null where nothing is promised. */
export type Row = {
  readonly value: number;
  readonly limit: number | null;
  readonly what: string;
};

export function rowLine({ value, limit, what }: Row): string {
  const held = limit === null ? "" : `${value <= limit ? "≤" : "over"} ${limit}`;
  return `${value.toFixed(2).padStart(8)}  ${held.padEnd(9)} ${what}`;
}

export type Measured = Readonly<Record<"wall" | "cpu", number>>;

export type Command = {
  readonly line: readonly string[];
  readonly cwd: string;
  /** Before each time, and not measured. */
  readonly before?: () => void;
};

/** Medians of each command, run in turns, each in a folder. */
export function inTurns<Name extends string>(
  rounds: number,
  commands: Readonly<Record<Name, Command>>,
): Readonly<Record<Name, Measured>> {
  const costs = new Map<string, Cost[]>();
  const all = Object.entries<Command>(commands);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, { line, cwd, before }] of all) {
      before?.();
      costs.set(name, [...(costs.get(name) ?? []), measure(line, cwd)]);
    }
  const median = (name: string, of: "wall" | "cpu") => {
    const values = (costs.get(name) ?? []).map((cost) => cost[of]).toSorted((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(
    all.map(([name]) => [name, { wall: median(name, "wall"), cpu: median(name, "cpu") }]),
  ) as Readonly<Record<Name, Measured>>;
}
