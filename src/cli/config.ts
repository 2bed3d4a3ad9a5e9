/** `lanser config`: the configuration of a repository; where it is from, and `--migrate` keeps its old behaviour in a newer release. */
import { existsSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { openRepository } from "../git/git.ts";
import { UserError } from "../model/errors.ts";
import { plural } from "../model/text.ts";
import { readFileText } from "../platform/files.ts";
import { configPath } from "../policy/config.ts";
import { type Migration, migrate } from "../policy/migrate.ts";
import { logLines, terminalLines } from "../report/escape.ts";
import { look } from "./init/place.ts";
import { parseFlags } from "./program/flags.ts";
import type { Program } from "./program/program.ts";
import { shellWord } from "./program/shell-word.ts";
import { showOrigin } from "./show-origin.ts";

const configHelp = `lanser config: the configuration of a repository (${configPath})

  --show-origin [PATH]   what applies, to a file where one is named, and which line says so
  --rev REV           with --show-origin: of a commit (default: the working tree)
  --migrate           shows what to add so that everything is as it was in the release before; nothing where nothing changes
  --write             with --migrate: adds it; comments and layout stay as they are
  --repo DIR          any folder inside the repository (default: the current folder)

Exit code: 0; 3 when there is no configuration to migrate, 12 when it cannot be read.
`;

const options = {
  "show-origin": { type: "boolean" },
  rev: { type: "string" },
  migrate: { type: "boolean" },
  write: { type: "boolean" },
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
  const isShown = values["show-origin"] === true;
  const [path, another] = positionals;
  const unexpected = isShown ? another : path;
  if (unexpected !== undefined)
    throw new UserError(
      "usage",
      `\`${unexpected}\` is not expected: --show-origin takes one path, --migrate none`,
    );
  if (isShown === (values.migrate === true))
    throw new UserError("usage", "config needs either --show-origin or --migrate");
  if (isShown && values.write === true) throw new UserError("usage", "--write needs --migrate");
  if (!isShown && values.rev !== undefined) throw new UserError("usage", "--rev needs --show-origin");
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const write = (lines: readonly string[]) => {
    const said = lines.join("\n");
    host.stdout.write(`${host.where.kind === "actions" ? logLines(said) : terminalLines(said, "")}\n`);
  };
  if (isShown) {
    const named = path === undefined ? undefined : { file: resolve(host.cwd, path), named: path };
    write(await showOrigin(repository, { path: named, rev: values.rev }));
    return 0;
  }
  const file = join(repository.top, configPath);
  if (!existsSync(file)) {
    throw new UserError("not-found", `there is no ${configPath}`, {
      hint: "Without one there is nothing to migrate; lanser init writes one.",
    });
  }
  // A link would lead the change to a file that is not the repository's.
  look(repository.top, { path: configPath, text: "" });
  const text = readFileText(file);
  const migration = migrate(text, configPath);
  if (values.write === true && migration.added.length > 0) writeFileSync(file, migration.text);
  write(values.write === true ? written(migration) : shown(text, migration, args));
  return 0;
}

function shown(
  text: string,
  { text: migrated, added }: Migration,
  args: readonly string[],
): readonly string[] {
  if (added.length === 0) return [nothing];
  const headers = { headerOptions: FILE_HEADERS_ONLY };
  const names = [`a/${configPath}`, `b/${configPath}`] as const;
  const patch = createTwoFilesPatch(...names, text, migrated, undefined, undefined, headers).trimEnd();
  const command = ["lanser config", ...args.map(shellWord), "--write"].join(" ");
  return [patch, "", `nothing was written; to add ${plural(added.length, "line")}: ${command}`];
}

function written({ added }: Migration): readonly string[] {
  if (added.length === 0) return [nothing];
  return [...added.map((one) => `added to ${configPath}: ${one}`), `next: commit ${configPath}`];
}

const nothing = `nothing to add: ${configPath} says all that has another default in this release`;
