/** Runs `lanser affected`, which lists the files whose findings a change can alter, with the reason for each. */
import { resolve } from "node:path";
import type { Affected } from "../affected/affected.ts";
import { resolveRevisions } from "../git/base.ts";
import { openRepository } from "../git/git.ts";
import { UserError } from "../model/errors.ts";
import { canonical } from "../model/json.ts";
import type { Side } from "../model/report.ts";
import { plural } from "../model/text.ts";
import { terminalName, terminalText } from "../report/escape.ts";
import { validateAffectedV1 } from "../schemas/affected.v1.gen.ts";
import { affectedBetween } from "./program/affected.ts";
import { parseFlags } from "./program/flags.ts";
import { keepYoungValuesFew } from "./program/memory.ts";
import { type Program, safeIn } from "./program/program.ts";

const affectedHelp = `lanser affected: the files whose findings a change can alter, with the reason for each

  --repo DIR          any folder inside the repository (default: the current folder)
  --base REV          base is the merge base of REV and head (default: origin/HEAD)
  --base-exact REV    base is this very commit
  --head REV          a commit (default: the working tree)
  --json              as JSON (schemas/affected.v1.json)
  --list              for a shell: one path a line, only of files that head has
  -0                  with --list: a NUL behind each path

Exit code: 0, also where it is every file; 12 configuration, 13 usage.
`;

const options = {
  repo: { type: "string" },
  base: { type: "string" },
  "base-exact": { type: "string" },
  head: { type: "string" },
  json: { type: "boolean" },
  list: { type: "boolean" },
  null: { type: "boolean", short: "0" },
  help: { type: "boolean", short: "h" },
} as const;

export async function affectedCommand(
  host: Program,
  args: readonly string[],
  _signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(affectedHelp);
    return 0;
  }
  if (positionals.length > 0)
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: affected takes only flags`);
  if (values.base !== undefined && values["base-exact"] !== undefined)
    throw new UserError("usage", "--base and --base-exact exclude each other", { hint: "Give one of them." });
  if (values.json === true && values.list === true)
    throw new UserError("usage", "--json and --list exclude each other", { hint: "Give one of them." });
  if (values.null === true && values.list !== true) throw new UserError("usage", "-0 needs --list");
  keepYoungValuesFew();
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const revisions = await resolveRevisions(repository, {
    base:
      values.base !== undefined
        ? { kind: "merge-base", rev: values.base }
        : values["base-exact"] !== undefined
          ? { kind: "exact", rev: values["base-exact"] }
          : { kind: "default" },
    head: values.head === undefined ? { kind: "work-tree" } : { kind: "commit", rev: values.head },
  });
  if (revisions.kind === "unavailable")
    throw new UserError("no-base", revisions.message.replace(/\.$/u, ""), { hint: revisions.hint });
  const trees = { base: revisions.base.tree, head: revisions.head.tree };
  const affected = await affectedBetween(repository, trees);
  if (values.json === true) host.stdout.write(json(affected, trees));
  else if (values.list === true) host.stdout.write(list(affected, values.null === true ? "\0" : "\n"));
  else host.stdout.write(safeIn(host.where, text(affected)));
  return 0;
}

function json({ mode, files, of, why }: Affected, trees: Readonly<Record<Side, string>>): string {
  const set = {
    schema: "lanser.affected.v1",
    ...trees,
    mode,
    files: files.map(({ path, because }) => ({ path, because })),
    of,
    why,
  };
  if (!validateAffectedV1(set))
    throw new Error(`no affected set: ${validateAffectedV1.errors?.[0]?.message}`);
  return `${canonical(set)}\n`;
}

/** Writes unescaped names. Throws a UserError if a name has a line feed and the lines end with one. */
function list({ files }: Affected, end: string): string {
  const here = files.flatMap(({ path, isDeleted }) => (isDeleted ? [] : [path]));
  const odd = end === "\n" ? here.find((path) => path.includes("\n")) : undefined;
  if (odd !== undefined)
    throw new UserError("usage", `the name ${terminalName(odd)} has a line feed`, { hint: "Give -0, too." });
  return here.map((path) => `${path}${end}`).join("");
}

function text({ mode, files, of, why }: Affected): string {
  const head =
    mode === "full"
      ? `every file (${of}): ${terminalText(why)}`
      : `${files.length} of ${plural(of, "file")}: ${terminalText(why)}`;
  const lines = files.map(
    ({ path, because }) => `${terminalName(path)}: ${terminalText(because.join("; "))}`,
  );
  return `${[head, ...(mode === "full" ? [] : lines)].join("\n")}\n`;
}
