/** The bundled command beside Node alone. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Place } from "../speed.ts";
import { inTurns, type Row } from "./table.ts";

const rounds = 15;
const ratioMax = 3;

export function startUp({ folder, command }: Place): readonly Row[] {
  const nothing = join(folder, "nothing.js");
  writeFileSync(nothing, "");
  const node = (...words: readonly string[]) => ({ line: ["node", ...words], cwd: folder });
  const { bare, ...others } = inTurns(rounds, {
    bare: node(nothing),
    version: node(command, "--version"),
    help: node(command, "gate", "--help"),
  });
  const row = (name: keyof typeof others, words: string): readonly Row[] => [
    {
      value: others[name].wall / bare.wall,
      limit: name === "version" ? ratioMax : null,
      what: `wall time, ${words} : Node alone (${Math.round(bare.wall * 1_000)} ms)`,
    },
    {
      value: others[name].cpu / bare.cpu,
      limit: null,
      what: `CPU time (${Math.round(bare.cpu * 1_000)} ms)`,
    },
  ];
  return [...row("version", "lanser --version"), ...row("help", "lanser gate --help")];
}
