/** The command. One file per subcommand beside it; here only which one, and the outermost handler. */
import { nearest } from "../core/nearest.ts";
import { UserError } from "../errors.ts";
import { realHost } from "../host.ts";
import { version } from "../version.ts";
import { gateCommand } from "./gate.ts";
import { showProblem } from "./problem.ts";
import { traceCommand } from "./trace.ts";

const commands = { gate: gateCommand, trace: traceCommand } as const;

const help = `lanser ${version}: what a change did to what language servers say

  lanser gate [--repo DIR] [--base REV | --base-exact REV] [--head REV] [--server ID[@VERSION]]…
              compares two commits; exit code 0 pass, 1 fail, 11 inconclusive
  lanser trace replay --trace DIR
              makes the report of a recorded run again, without a server
  lanser --version

\`lanser COMMAND --help\` lists the flags of a command.
`;

const host = realHost();
const abort = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => abort.abort());

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    host.stdout.write(help);
    return name === undefined ? 13 : 0;
  }
  if (name === "--version" || name === "-V") {
    host.stdout.write(`lanser ${version}\n`);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
  if (command === undefined) {
    const near = nearest(name, Object.keys(commands));
    throw new UserError(
      "usage",
      `there is no command \`${name}\``,
      near === undefined ? {} : { hint: `Did you mean \`${near}\`?` },
    );
  }
  return command(host, rest, abort.signal);
}

// Whatever escapes is a broken invariant: 14, never Node's own 1, which would read as a failed gate.
process.on("uncaughtException", (error) => {
  host.stderr.write(showProblem(error).text);
  process.exit(14);
});
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const problem = showProblem(error);
  host.stderr.write(problem.text);
  process.exitCode = problem.exitCode;
}
