/** The one screen of `lanser help`: where to begin, then every other command by what it is for. */
import { version } from "../platform/version.ts";

/** The commands that most people use, each with one line. */
const first = {
  "lanser gate": "compares your change with its base; exit code 0 is pass",
  "lanser init": "proposes a configuration and a workflow; --write saves it",
  "lanser doctor": "starts each configured server, and says what is missing",
  "lanser explain ID": "shows why a finding is new, and which edit caused it",
  "lanser def PLACE": "finds a definition: path@L12:C7 or path#Class.method",
  "lanser mcp": "serves the questions and the gate to an agent",
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

export const help = `lanser ${version}: reports the type errors that a change causes

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
