/**
 * What the gate costs beside the plain command: the start-up of the bundle beside Node's own, TypeScript beside
 * `tsc --noEmit`, the first look and the second, real commits beside \`pyright\`, nothing kept and base kept, how it grows with a project, and whether the order of what is in flight matters
 * to TypeScript. Of what these sources build, in a temporary folder; interleaved, wall and CPU time, because a busy machine shows
 * in the first alone. `npm run bench -- speed [start|look|typescript|vtsls|flight|python|kept|scaling]… [--clones CLONES] [--sizes N] [--rounds N]`: N of the three projects of
 * TypeScript, and how often each is measured; vtsls checks by TypeScript 5.9; without clones, as for
 * `scope`, there is no row of Python. Needs npm.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildInto } from "../scripts/build.ts";
import { grownRows } from "./scaling.ts";
import { firstLook } from "./speed/first-look.ts";
import { inFlight } from "./speed/in-flight.ts";
import { keptBase } from "./speed/kept.ts";
import { besidePyright } from "./speed/python.ts";
import { startUp } from "./speed/start-up.ts";
import { type Row, rowLine } from "./speed/table.ts";
import { besideCommand } from "./speed/typescript.ts";

export type Place = {
  /** Removed in the end. */
  readonly folder: string;
  /** The bundled command. */
  readonly command: string;
  /** A folder with clones as \`owner/name\`; undefined for none. */
  readonly clones: string | undefined;
  /** How many of the projects of TypeScript, the smallest first. */
  readonly sizes: number;
  /** How often each of those is measured. */
  readonly rounds: number;
};

const parts: Readonly<Record<string, (place: Place) => Promise<readonly Row[]> | readonly Row[]>> = {
  start: startUp,
  look: firstLook,
  typescript: besideCommand("typescript"),
  vtsls: besideCommand("vtsls"),
  flight: inFlight,
  python: besidePyright,
  kept: keptBase,
  scaling: grownRows,
};

export async function benchSpeed(words: readonly string[] = []): Promise<string> {
  const named = words.filter((word) => Object.hasOwn(parts, word));
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const out = join(folder, "built");
    mkdirSync(out);
    await buildInto(out, [{ entries: [{ source: "src/cli/main.ts", out: "cli.js" }], kind: "program" }]);
    const at = words.indexOf("--clones");
    const numberOf = (flag: string, otherwise: number) => {
      const place = words.indexOf(flag);
      return place < 0 ? otherwise : Number(words[place + 1]);
    };
    const place = {
      ...{ folder, command: join(out, "cli.js"), clones: at < 0 ? undefined : words[at + 1] },
      sizes: numberOf("--sizes", Number.POSITIVE_INFINITY),
      rounds: numberOf("--rounds", 5),
    };
    const rows: Row[] = [];
    for (const [name, part] of Object.entries(parts))
      if (named.length === 0 || named.includes(name)) rows.push(...(await part(place)));
    return rows.map(rowLine).join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
