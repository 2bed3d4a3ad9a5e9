/** What a benchmark found, a row a line, by what it was found in: a run that was ended goes on. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { sha256 } from "../src/model/digest.ts";
import { canonical } from "../src/model/json.ts";

export type KeptRows<Row> = {
  /** The row of `of`, made where there is none. */
  readonly rowOf: (of: object, make: () => Promise<Row>) => Promise<Row>;
  readonly known: (of: object) => Row | undefined;
};

export function keptRows<Row extends object>(file: string): KeptRows<Row> {
  mkdirSync(dirname(file), { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  // What was killed while it wrote leaves half a line.
  const known = new Map(
    lines.flatMap((text) => {
      if (!text.endsWith("}")) return [];
      const row = JSON.parse(text) as Row & { readonly key: string };
      return [[row.key, row as Row] as const];
    }),
  );
  return {
    known: (of) => known.get(sha256(canonical(of))),
    rowOf: async (of, make) => {
      const key = sha256(canonical(of));
      const before = known.get(key);
      if (before !== undefined) return before;
      const row = await make();
      known.set(key, row);
      appendFileSync(file, `${JSON.stringify({ ...row, key })}\n`);
      return row;
    },
  };
}
