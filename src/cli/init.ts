/**
 * Runs `lanser init`, which shows the configuration and the workflow that a repository needs, and with `--write`
 * writes them.
 */
import { resolve } from "node:path";
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { openRepository, type Repository } from "../git/git.ts";
import { UserError } from "../model/errors.ts";
import { plural } from "../model/text.ts";
import { configPath } from "../policy/config.ts";
import { logLines, terminalLines } from "../report/escape.ts";
import { profiles } from "../servers/registry.ts";
import { compose } from "./init/compose.ts";
import { findings, toCheck } from "./init/describe.ts";
import { type Detected, detect } from "./init/detect.ts";
import { look, type Placed, put } from "./init/place.ts";
import { tried } from "./init/try.ts";
import { atTerminal } from "./program/caller.ts";
import { parseFlags } from "./program/flags.ts";
import type { Program } from "./program/program.ts";
import { shellWord } from "./program/shell-word.ts";

const initHelp = `lanser init: shows the files that set Lanser up in a repository

  --repo DIR          any folder inside the repository (default: the current folder)
  --write             tries them on HEAD without a change, and writes them; a file that is there is never touched
  --no-try            writes them without trying
  --trust ID          writes this server though it executes code of the repository, and its sandbox; can be repeated

It looks for sources that a server of this release checks, for the roots of their projects and workspaces, for how their
dependencies are installed, and for a configuration and a workflow that are there already. JavaScript that nothing
configures gets a jsconfig.json as a proposal, TypeScript a tsconfig.json. Nothing of the repository runs, except in a try of
a server that you trust.

Exit code: 0, 12 when there is nothing to check, 13 when other files are in all the places.
`;

const options = {
  repo: { type: "string" },
  write: { type: "boolean" },
  "no-try": { type: "boolean" },
  trust: { type: "string", multiple: true },
  help: { type: "boolean", short: "h" },
} as const;

export async function initCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  const say = (text: string) => host.stdout.write(forReader(host, text));
  if (values.help === true) {
    host.stdout.write(initHelp);
    return 0;
  }
  if (positionals.length > 0) {
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: init takes only flags`, {
      hint: "To name a repository: --repo DIR",
    });
  }
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const trusted = values.trust ?? [];
  const detected = await detect(repository, trusted);
  refuseStrange(trusted, detected);
  if (detected.servers.length === 0) throw nothingDetected(detected);
  // All are looked at before the first is written.
  const files = compose(detected).map((file) => look(repository.top, file));
  const checks = toCheck(detected);
  const doubts = checks.length === 0 ? [] : ["", "look at:", ...checks.map((text) => `  ${text}`)];
  say([...findings(detected), ...doubts, "", ...files.flatMap(shown)].join("\n"));
  refuseNothing(files);
  const absent = files.filter(({ state }) => state === "absent");
  const config = absent.find(({ path }) => path === configPath);
  const isTried = values.write === true && values["no-try"] !== true && detected.proposal === undefined;
  if (config !== undefined && isTried && (await hasCommit(repository)))
    say(["", ...(await tried(host, { top: repository.top, text: config.text }, signal))].join("\n"));
  if (values.write === true) for (const file of absent) put(repository.top, file);
  say(
    [
      "",
      ...(values.write === true
        ? written(absent, {
            defaultBranch: detected.defaultBranch,
            repo: values.repo,
            gate: atTerminal("gate", host),
          })
        : dryRun(absent, [atTerminal("init", host), ...args.map(shellWord)])),
    ].join("\n"),
  );
  return 0;
}

/** Makes text safe for its reader: the runner reads the log of a job line by line. */
function forReader(host: Program, text: string): string {
  return `${host.where.kind === "actions" ? logLines(text) : terminalLines(text, "")}\n`;
}

/** True if the repository has a commit; without one there is nothing to try. */
async function hasCommit(repository: Repository): Promise<boolean> {
  const found = await repository.raw(["rev-parse", "--quiet", "--verify", "HEAD^{commit}"], "history");
  return found.exitCode === 0;
}

function refuseStrange(trusted: readonly string[], { servers }: Detected): void {
  const strange = trusted.find((id) => !servers.some((one) => one.id === id));
  if (strange === undefined) return;
  throw new UserError("usage", `--trust ${strange}: no such server is found here`, {
    hint: `Found: ${servers.map(({ id }) => id).join(", ")}.`,
  });
}

function nothingDetected({ files, untrusted: [first] }: Detected): UserError {
  if (first !== undefined)
    return new UserError(
      "no-server",
      `only ${first.id} checks this, and it executes code of the repository`,
      {
        hint: `To accept that: lanser init --trust ${first.id}`,
      },
    );
  return new UserError("no-server", "nothing was found that a server of this release checks", {
    hint: [
      `Looked for sources of ${[...new Set(profiles.map(({ language }) => language))].join(", ")}, for a tsconfig.json or jsconfig.json beside sources,`,
      `and for what configures a linter, among ${files} tracked and untracked files; what git ignores does not count.`,
      "A server for another language is described in .lanser/servers: docs/own-servers.md",
    ].join("\n"),
  });
}

function shown(file: Placed): readonly string[] {
  if (file.state === "same") return [`${file.path} is up to date`];
  if (file.state === "absent") return [difference("/dev/null", file, "")];
  const left = `${file.path} is there and differs; it is left alone.`;
  if (file.current === null) return [`${left} It is too large to be compared.`];
  return [`${left} The difference to ours:`, difference(`a/${file.path}`, file, file.current)];
}

/** Writes the difference as `git apply` accepts it. */
function difference(from: string, file: Placed, current: string): string {
  const headers = { headerOptions: FILE_HEADERS_ONLY };
  return createTwoFilesPatch(
    from,
    `b/${file.path}`,
    current,
    file.text,
    undefined,
    undefined,
    headers,
  ).trimEnd();
}

function refuseNothing(files: readonly Placed[]): void {
  const different = files.filter(({ state }) => state === "different").map(({ path }) => path);
  if (different.length === 0 || files.some(({ state }) => state === "absent")) return;
  throw new UserError(
    "usage",
    `there is nothing to write: ${different.join(" and ")} ${different.length === 1 ? "is" : "are"} there already`,
    { hint: "Take over what you want of the difference above, or move the file away to have it made anew." },
  );
}

function dryRun(absent: readonly Placed[], words: readonly string[]): readonly string[] {
  if (absent.length === 0) return ["nothing to write: all is there"];
  const command = [...words, "--write"].join(" ");
  return [`nothing was written; to write ${plural(absent.length, "file")}: ${command}`];
}

function written(
  absent: readonly Placed[],
  {
    defaultBranch,
    repo,
    gate,
  }: Pick<Detected, "defaultBranch"> & { readonly repo: string | undefined; readonly gate: string },
): readonly string[] {
  const repository = repo === undefined ? "" : ` --repo ${shellWord(repo)}`;
  if (absent.length === 0) return ["nothing to write: all is there"];
  const base = defaultBranch === null ? "REV" : shellWord(defaultBranch);
  return [
    ...absent.map(({ path }) => `wrote ${path}`),
    `next: commit ${absent.length === 1 ? "it" : "them"}, and see what your changes do: ${gate}${repository} --base ${base}`,
    `the gate reads ${configPath} from the base of a change, so it counts as soon as it is merged`,
  ];
}
