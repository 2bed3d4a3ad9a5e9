/** Runs `lanser config`, which shows the configuration of a repository, and the line that sets each value. */

import { existsSync } from "node:fs";
import { isAbsolute, join, resolve } from "node:path";
import { openRepository, type Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { readCommit, readFileAt, resolveRevision } from "../git/objects.ts";
import { snapshotWorkTree } from "../git/work-tree.ts";
import { UserError } from "../model/errors.ts";
import { relativeInside } from "../model/paths.ts";
import { configPath, parseConfig } from "../policy/config.ts";
import { emptyGlobs, hasGlobs } from "../policy/globs.ts";
import { type ConfigText, type SettingOrigin, settingOrigins, settingsFor } from "../policy/origin.ts";
import { checkRules } from "../policy/policy.ts";
import { logLines, terminalLines } from "../report/escape.ts";
import { readKnownServersAt } from "../workspace/pins.ts";
import type { LineOf } from "./commands.ts";
import { look } from "./init/place.ts";
import type { CliHost } from "./program/program.ts";

/** Settings to show: those of the whole repository, or those that affect one file. */
type OriginRequest = {
  /** Absolute path, and the path as it was given; undefined: the whole configuration. */
  readonly path: { readonly file: string; readonly named: string } | undefined;
  /** Revision; undefined: the working tree. */
  readonly rev: string | undefined;
};

/**
 * Returns the settings and their origins as lines for a terminal, then notes on globs that match no file. Throws a
 * UserError for an invalid configuration, and for an unknown revision.
 */
async function showOrigin(repository: Repository, { path, rev }: OriginRequest): Promise<readonly string[]> {
  const { tree, file, of } = await readAt(repository, rev);
  const { registry } = await readKnownServersAt(repository, tree);
  const config = parseConfig(file?.text ?? "version: 1", file?.name ?? "defaults");
  if (file !== undefined) checkRules(config, file, registry);
  const inside = path === undefined ? undefined : insideOf(repository.top, path);
  const head =
    file === undefined
      ? `${of} has no ${configPath}, so these are the defaults`
      : `${configPath} of ${of}; for a pull request, the base commit's configuration decides`;
  const shown = inside === undefined ? settingOrigins(file) : settingsFor(file, inside, registry.profiles);
  const files = hasGlobs(config)
    ? (await listTree(repository, tree)).flatMap((one) => (typeof one.path === "string" ? [one.path] : []))
    : [];
  const notes = emptyGlobs(config, files).map((note) => `note: ${note}`);
  return [
    ...(inside === undefined ? [] : [inside]),
    head,
    "",
    ...table(shown),
    ...(notes.length === 0 ? [] : ["", ...notes]),
  ];
}

/**
 * Reads the configuration of a commit, or that of the working tree without `rev`, because people try out edits before
 * they commit. `of` names the source for the output.
 */
async function readAt(
  repository: Repository,
  rev: string | undefined,
): Promise<{ readonly tree: string; readonly file: ConfigText | undefined; readonly of: string }> {
  if (rev === undefined) {
    // `look` throws for a symbolic link, which could show a file from outside the repository.
    look(repository.top, { path: configPath, text: "" });
    const { tree } = await snapshotWorkTree(repository);
    const bytes = existsSync(join(repository.top, configPath))
      ? await readFileAt(repository, tree, configPath)
      : undefined;
    return { tree, file: named(bytes), of: "the working tree" };
  }
  const id = await resolveRevision(repository, rev);
  const commit = id === undefined ? undefined : await readCommit(repository, id);
  if (commit === undefined) throw new UserError("unknown-revision", `there is no commit ${rev}`);
  const bytes = await readFileAt(repository, commit.tree, configPath);
  return { tree: commit.tree, file: named(bytes), of: rev };
}

function named(bytes: Buffer | undefined): ConfigText | undefined {
  return bytes === undefined ? undefined : { text: bytes.toString("utf8"), name: configPath };
}

/** Returns a path relative to the top of the repository, as rules and globs see it. Throws if it is outside. */
function insideOf(top: string, { file: path, named }: NonNullable<OriginRequest["path"]>): string {
  // A person who names another repository with --repo is in another folder, so a relative path can start at the top.
  const inside =
    relativeInside(top, path) ?? (isAbsolute(named) ? undefined : relativeInside(top, join(top, named)));
  if (inside === undefined)
    throw new UserError("usage", `${named} is outside the repository`, {
      hint: "Name a file inside the repository. Without a path, config shows all settings.",
    });
  return inside;
}

/**
 * Writes a table of setting, value and place. The value column has at most 60 characters, so that a line stays short.
 */
function table(all: readonly SettingOrigin[]): readonly string[] {
  const width = (of: (one: SettingOrigin) => string) => Math.max(0, ...all.map((one) => of(one).length));
  const [keys, values] = [
    width(({ key }) => key),
    Math.min(
      width(({ value }) => value),
      valueWidthMax,
    ),
  ];
  return all.map(({ key, value, place }) =>
    `${key.padEnd(keys)}  ${value.padEnd(values)}  ${place ?? "default"}`.trimEnd(),
  );
}

const valueWidthMax = 60;

/** Prints the settings with their origins. The text is made safe for its reader: a configuration can hold any text. */
export async function configCommand(
  host: CliHost,
  { values, positionals }: LineOf<"config">,
  _signal: AbortSignal,
): Promise<number> {
  const [path, unexpected] = positionals;
  if (unexpected !== undefined)
    throw new UserError("usage", `config takes one path; remove \`${unexpected}\``);
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const named = path === undefined ? undefined : { file: resolve(host.cwd, path), named: path };
  const shown = (await showOrigin(repository, { path: named, rev: values.rev })).join("\n");
  host.stdout.write(`${host.where.kind === "actions" ? logLines(shown) : terminalLines(shown, "")}\n`);
  return 0;
}
