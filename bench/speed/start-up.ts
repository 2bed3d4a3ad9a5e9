/** The bundled command beside Node alone: where none of its compiled code is kept, and where it is. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "../speed.ts";
import { inTurns, type Row } from "./table.ts";

const rounds = 15;
const ratioMax = 3;

/** What is asked, and whether it is promised to be a start and little more. */
const asked = {
  "lanser --version": true,
  "lanser --help": true,
  "lanser gate --help": true,
  "lanser explain --help": false,
  "lanser loop --help": false,
} as const;

export function startUp({ folder, command }: Place): readonly Row[] {
  const nothing = join(folder, "nothing.js");
  writeFileSync(nothing, "");
  const home = join(folder, "home");
  mkdirSync(home);
  const started = (isKept: boolean, ...words: readonly string[]) => {
    const env = isKept ? [`XDG_CACHE_HOME=${home}`] : ["NODE_DISABLE_COMPILE_CACHE=1"];
    return { line: ["env", "--unset=CI", ...env, process.execPath, ...words], cwd: folder };
  };
  const commands = Object.keys(asked).flatMap((line) =>
    [false, true].map(
      (isKept) => [nameOf(line, isKept), started(isKept, command, ...line.split(" ").slice(1))] as const,
    ),
  );
  const { bare, ...others } = inTurns(rounds, {
    bare: started(false, nothing),
    ...Object.fromEntries(commands),
  } as Record<string, ReturnType<typeof started>>);
  if (bare === undefined) return [];
  return Object.entries(asked).flatMap(([line, isPromised]) =>
    [false, true].flatMap((isKept) => {
      const cost = others[nameOf(line, isKept)];
      if (cost === undefined) return [];
      const wall = `wall time, ${nameOf(line, isKept)} : Node alone (${Math.round(bare.wall * 1_000)} ms)`;
      return [
        { value: cost.wall / bare.wall, limit: isPromised ? ratioMax : null, what: wall },
        {
          value: cost.cpu / bare.cpu,
          limit: null,
          what: `CPU time (${Math.round(bare.cpu * 1_000)} ms)`,
        },
      ];
    }),
  );
}

function nameOf(line: string, isKept: boolean): string {
  return isKept ? `${line}, compiled before` : line;
}
