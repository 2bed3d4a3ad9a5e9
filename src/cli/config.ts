/** Runs `lanser config`, which shows the configuration of a repository, and the line that sets each value. */
import { resolve } from "node:path";
import { openRepository } from "../git/git.ts";
import { UserError } from "../model/errors.ts";
import { logLines, terminalLines } from "../report/escape.ts";
import { parseFlags } from "./program/flags.ts";
import type { Program } from "./program/program.ts";
import { showOrigin } from "./show-origin.ts";

const configHelp = `lanser config [PATH]: each setting and the line that sets it, for one file if you name it

  --show-origin       has no effect: the origin is always shown
  --rev REV           of a commit (default: the working tree)
  --repo DIR          any folder inside the repository (default: the current folder)

Exit code: 0; 12 when the configuration cannot be read.
`;

const options = {
  "show-origin": { type: "boolean" },
  rev: { type: "string" },
  repo: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function configCommand(
  host: Program,
  args: readonly string[],
  _signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(configHelp);
    return 0;
  }
  const [path, unexpected] = positionals;
  if (unexpected !== undefined)
    throw new UserError("usage", `\`${unexpected}\` is not expected: config takes one path`);
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const named = path === undefined ? undefined : { file: resolve(host.cwd, path), named: path };
  const said = (await showOrigin(repository, { path: named, rev: values.rev })).join("\n");
  host.stdout.write(`${host.where.kind === "actions" ? logLines(said) : terminalLines(said, "")}\n`);
  return 0;
}
