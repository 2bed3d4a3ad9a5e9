/** The one screen of `lanser help`. It loads nothing but the table of commands, so it is printed at once. */
import { version } from "../platform/version.ts";
import { commands } from "./commands.ts";

/** The commands that most people use, each with one line. */
const first = {
  "lanser gate": commands.gate.about,
  "lanser init": commands.init.about,
  "lanser doctor": commands.doctor.about,
  "lanser explain ID": commands.explain.about,
  "lanser def PLACE": "finds a definition: path@L12:C7 or path#Class.method",
  "lanser mcp": commands.mcp.about,
} as const;

/** All others. */
const groups = {
  "a change": "affected loop plan shard merge",
  rewards: "reward",
  "a place": "decl impl typedef refs hover sig calls types request",
  files: "diag check symbols outline hints locate context",
  servers: "status reload capabilities batch parity pin",
  "set up": "detect config completion",
  traces: "trace",
  data: "schema bundle env exit-codes",
} as const;

export const firstScreen = `lanser ${version}: finds the errors that a change causes

Start here:
${rows(first, 19)}

More commands, by what they are about:
${rows(groups, 12)}

lanser help COMMAND lists the flags of a command; lanser --version.
`;

function rows(of: Readonly<Record<string, string>>, width: number): string {
  return Object.entries(of)
    .map(([name, text]) => `  ${name.padEnd(width)} ${text}`)
    .join("\n");
}
