/**
 * Runs `lanser init`, which shows the configuration and the workflow that a repository needs, and with `--write`
 * writes them.
 */

import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import { openRepository, type Repository } from "../git/git.ts";
import { UserError } from "../model/errors.ts";
import { machineProblem } from "../model/machine.ts";
import { inFolder } from "../model/paths.ts";
import type { Report } from "../model/report.ts";
import { plural } from "../model/text.ts";
import { configPath } from "../policy/config.ts";
import { logLines, terminalLines, terminalName } from "../report/escape.ts";
import { progressTo } from "../report/progress.ts";
import { profiles } from "../servers/registry.ts";
import { makeScratch } from "../workspace/scratch.ts";
import type { LineOf } from "./commands.ts";
import { type Install, installCommands } from "./init/base.ts";
import { composeFiles, workflowPath } from "./init/compose.ts";
import { type DetectedRepository, type DetectedServer, detect } from "./init/detect.ts";
import { environmentFolder, packagesFolder } from "./init/listing.ts";
import type { OtherList } from "./init/other-lists.ts";
import { look, type PlacedFile, put } from "./init/place.ts";
import { cacheFoldersOf } from "./program/arguments.ts";
import { cacheFolder } from "./program/cache-folder.ts";
import { terminalCaller } from "./program/caller.ts";
import { flagWords } from "./program/flags.ts";
import { runGateKind } from "./program/gate.ts";
import { showProblem } from "./program/problem.ts";
import type { CliHost } from "./program/program.ts";
import { shellWord } from "./program/shell-word.ts";

/** Lists what was detected: servers, installations and missing files. It explains why `init` proposes these files. */
function findings(detected: DetectedRepository): readonly string[] {
  const { servers, python, script, workflow, unconfigured } = detected;
  const installs = [...(python?.installs ?? []), ...(script?.installs ?? [])];
  return [
    ...servers.flatMap(serverFindings),
    ...detected.otherLists.flatMap((list) => otherFindings(list, servers)),
    ...(unconfigured === null
      ? []
      : [
          `found ${plural(unconfigured.sources, "source")} for ${unconfigured.server}, such as ${terminalName(unconfigured.example)}, but no project; to check ${unconfigured.sources === 1 ? "it" : "them"}, add a tsconfig.json or jsconfig.json`,
        ]),
    ...detected.untrusted.flatMap(serverFindings),
    ...installs.map(installFinding),
    ...detected.generators.map(({ folder, command, writes }) => {
      const place = folder === "." ? "" : ` in ${folder}`;
      return `found a configuration that needs ${writes}, which is not in git; this command writes it: ${command}${place}`;
    }),
    ...(python !== null && python.installs.length === 0
      ? ["found no file with dependencies: the server cannot resolve imports of packages"]
      : []),
    ...(script !== null && script.installs.length === 0
      ? ["found no package.json at or above a root, so the server cannot resolve imports of packages"]
      : []),
    ...(workflow === null || workflow === workflowPath
      ? []
      : [`found ${terminalName(workflow)}, which already runs the Action, so no second workflow is needed`]),
  ];
}

/**
 * Describes the servers that a configuration of another tool names, such as an agent's. It says for each if Lanser
 * proposes the same server. Lanser starts no program of such a file.
 */
function otherFindings(
  { path, servers: named, problem }: OtherList,
  servers: DetectedRepository["servers"],
): readonly string[] {
  if (problem !== null) return [`found ${terminalName(path)}, but cannot read it: ${problem}`];
  const proposed = new Set(servers.map(({ id }) => id));
  return [
    `found ${terminalName(path)}, which names servers for another tool; Lanser does not start them from there`,
    ...named.map(({ name, program, id }) => {
      const what = name === program ? terminalName(name) : `${terminalName(name)} (${terminalName(program)})`;
      if (id === null)
        return `  ${what}: not part of this release; to describe it in .lanser/servers, see docs/own-servers.md`;
      return proposed.has(id)
        ? `  ${what}: ${id}, proposed`
        : `  ${what}: ${id}, not proposed; to use it, add it to \`servers\` in the configuration`;
    }),
  ];
}

/** Describes a detected server with its number of sources. Roots are named only if they are not just the top. */
function serverFindings({ id, sources, example, roots, isNamed }: DetectedServer): readonly string[] {
  const isTop = roots.length === 1 && roots[0] === ".";
  const why = isNamed ? " (each has its own packages)" : "";
  return [
    `found ${plural(sources, "source")} for ${id}, such as ${terminalName(example)}`,
    ...(isTop ? [] : [`  ${plural(roots.length, "root")}: ${few(roots)}${why}`]),
  ];
}

/** Describes one installation: the files that define it, and the commands that the workflow would run. */
function installFinding(install: Install): string {
  const { tools, lines } = installCommands(install);
  const place = install.folder === "." ? "" : ` in ${terminalName(install.folder)}`;
  const members = "members" in install ? install.members : [];
  const workspace = members.length === 0 ? "" : ` (a workspace of ${few(members)})`;
  return `found ${install.files.map(terminalName).join(", ")}${workspace}: ${[...tools, ...lines].join(" && ")}${place}`;
}

/**
 * Lists the decisions that a person must check: code that will run, folders and groups that were guessed. Empty for
 * most repositories.
 */
function toCheck(detected: DetectedRepository): readonly string[] {
  const { servers, python, script, proposal, listed } = detected;
  const installs = [...(python?.installs ?? []), ...(script?.installs ?? [])];
  const folders = [
    ...(python === null ? [] : [".", ...python.installs.map(({ folder }) => folder)]).map((folder) =>
      inFolder(folder, environmentFolder),
    ),
    ...(script === null ? [] : [".", ...script.installs.map(({ folder }) => folder)]).map((folder) =>
      inFolder(folder, packagesFolder),
    ),
  ];
  return [
    ...servers.flatMap(serverChecks),
    ...detected.untrusted.map(
      ({ id, runs }) =>
        `${id} executes code of the repository, so the configuration leaves it out. ${runs} To accept that, run: lanser init --trust ${id}`,
    ),
    ...servers.flatMap(({ id, runs }) =>
      runs === undefined ? [] : [`${id} executes code of the repository; the sandbox bubblewrap isolates it`],
    ),
    ...[...new Set(detected.generators.map(({ command }) => command))].map(
      (command) =>
        `${command} executes the repository's own configuration, before the gate and outside its sandbox`,
    ),
    ...installs.flatMap(installChecks),
    ...(python === null || python.installs.length === 0
      ? []
      : [
          "the build of a Python package without a wheel runs code of the package; to refuse such packages, add --no-build to each uv line of the workflow that installs, or --only-binary :all: to each pip install line",
        ]),
    ...asideChecks([...(python?.aside ?? []), ...(script?.aside ?? [])]),
    ...(proposal === undefined
      ? []
      : [
          `${proposal.path} is a proposal${proposal.path === "jsconfig.json" ? " that checks inferred types and JSDoc" : " with the strict mode of TypeScript"}. In the change that adds the file, all findings count as new, because base has no project to compare with`,
        ]),
    ...(proposal?.lacksNodeTypes === true
      ? ["package.json lacks @types/node, which code for Node needs; run: npm install --save-dev @types/node"]
      : []),
    ...[...new Set(folders)]
      .filter((folder) => listed.includes(folder))
      .map(
        (folder) =>
          `git does not ignore ${terminalName(folder)}, so its files count as sources; add the folder to .gitignore`,
      ),
  ];
}

/** Names lock files of projects that the workflow does not install: a person sees if a needed one is missing. */
function asideChecks(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const more = files.length > asideMax ? ` and ${files.length - asideMax} more` : "";
  const named = files.slice(0, asideMax).map(terminalName).join(", ");
  return [`the workflow does not install ${named}${more}, because no checked project uses them`];
}

const asideMax = 3;

/** Lists folders and sources that a server will not check, so that a person can add a root for them. */
function serverChecks({ id, others, outside, roots }: DetectedServer): readonly string[] {
  return [
    ...(others.length === 0
      ? []
      : [
          `${few(others)} ${others.length === 1 ? "has" : "have"} a configuration for ${id} but ${others.length === 1 ? "is no root" : "are no roots"}; to check ${others.length === 1 ? "it" : "them"}, use the comment in the configuration`,
        ]),
    ...(outside === 0 ? [] : [`${id} does not check ${plural(outside, "source")} outside ${few(roots)}`]),
  ];
}

/** Lists the guesses in one installation. A person knows which extras fit together, the files do not. */
function installChecks(install: Install): readonly string[] {
  const name = terminalName(install.files.at(-1) ?? install.folder);
  const all = (extras: readonly string[], groups: readonly string[]) =>
    extras.length + groups.length === 0
      ? []
      : [
          `${name}: the workflow installs all extras and groups (${few([...extras, ...groups])}); remove those that conflict`,
        ];
  switch (install.by) {
    case "uv":
      return install.hasConflicts
        ? [
            `${name}: some extras or groups exclude each other, so the workflow installs none; add those that the code imports`,
          ]
        : all(install.extras, install.groups);
    case "poetry":
      return [
        ...all(install.extras, install.groups),
        ...(install.isInstallable
          ? []
          : [
              `${name}: the project has no package of its name, so the workflow installs only its dependencies`,
            ]),
      ];
    case "pip":
      return [
        ...(install.project?.isBuilt === true
          ? [`${name}: the workflow installs the project itself (editable), which runs its build`]
          : []),
        ...all(install.project?.extras ?? [], install.project?.groups ?? []),
      ];
    case "package":
      return [`${name} has no lock file, so the installed versions can change from day to day`];
    case "pnpm":
    case "yarn":
    case "berry":
      return install.version === null
        ? []
        : [
            `${name}: package.json has no \`packageManager\`, so the workflow uses ${install.version}, which reads the lock file`,
          ];
    default:
      return [];
  }
}

const fewMax = 8;

/** Joins up to eight names, and counts the rest: a large repository has too many roots for one line. */
function few(names: readonly string[]): string {
  const more = names.length > fewMax ? ` and ${names.length - fewMax} more` : "";
  return `${names.slice(0, fewMax).map(terminalName).join(", ")}${more}`;
}

/**
 * Detects, composes the files and shows them; with `--write` it tries the configuration and writes the files. It shows
 * everything before it writes, so that a failed try does not hide the proposal.
 */
export async function initCommand(
  host: CliHost,
  { values }: LineOf<"init">,
  signal: AbortSignal,
): Promise<number> {
  const say = (text: string) => host.stdout.write(forReader(host, text));
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const trusted = values.trust ?? [];
  const detected = await detect(repository, trusted);
  if (detected.servers.length === 0) throw nothingDetected(detected);
  refuseStrange(trusted, detected);
  // `look` throws if a link or a folder is at the path of a file. Then the command has written nothing yet.
  const files = composeFiles(detected).map((file) => look(repository.top, file));
  const checks = toCheck(detected);
  const doubts = checks.length === 0 ? [] : ["", "please check:", ...checks.map((text) => `  ${text}`)];
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
            gate: terminalCaller("gate", host),
          })
        : dryRun(absent, [terminalCaller("init", host), ...flagWords(values).map(shellWord)])),
    ].join("\n"),
  );
  return 0;
}

/**
 * Makes text safe for its reader: paths come from the repository. The runner would execute commands in a log line, and
 * a terminal would execute escape sequences.
 */
function forReader(host: CliHost, text: string): string {
  return `${host.where.kind === "actions" ? logLines(text) : terminalLines(text, "")}\n`;
}

/** True if the repository has a commit; without one there is nothing to try. */
async function hasCommit(repository: Repository): Promise<boolean> {
  const found = await repository.raw(["rev-parse", "--quiet", "--verify", "HEAD^{commit}"], "history");
  return found.exitCode === 0;
}

/** Throws a UserError if `--trust` names a server that was not found here: the name is misspelt, or has no effect. */
function refuseStrange(trusted: readonly string[], { servers }: DetectedRepository): void {
  const unknownId = trusted.find((id) => !servers.some((one) => one.id === id));
  if (unknownId === undefined) return;
  throw new UserError("usage", `--trust ${unknownId}: no server \`${unknownId}\` can check this repository`, {
    hint: `These servers can: ${servers.map(({ id }) => id).join(", ")}.`,
  });
}

/**
 * Returns the error for a repository without a server to propose. It lists what was searched for, so that a person sees
 * if a file is missing. If the only server runs code of the repository, the error tells how to accept that.
 */
function nothingDetected({ files, untrusted: [first] }: DetectedRepository): UserError {
  if (first !== undefined)
    return new UserError(
      "no-server",
      `only ${first.id} can check this repository, and it executes code of the repository`,
      {
        hint: `To accept that, run: lanser init --trust ${first.id}`,
      },
    );
  return new UserError("no-server", "no server of this release can check this repository", {
    hint: [
      `Lanser searched for sources of ${[...new Set(profiles.map(({ language }) => language))].join(", ")}, for a tsconfig.json or jsconfig.json next to sources,`,
      `and for configurations of linters, in ${files} files that git tracks or does not ignore.`,
      "To describe a server for another language in .lanser/servers, see docs/own-servers.md",
    ].join("\n"),
  });
}

/** Shows one file as a patch: its whole content if it is new, or the difference from the existing file. */
function shown(file: PlacedFile): readonly string[] {
  if (file.state === "same") return [`${file.path} is up to date`];
  if (file.state === "absent") return [difference("/dev/null", file, "")];
  const left = `${file.path} already exists with other content, so Lanser does not change it.`;
  if (file.current === null) return [`${left} The file is too large to compare.`];
  return [
    `${left} To adopt the proposal, apply this patch:`,
    difference(`a/${file.path}`, file, file.current),
  ];
}

/** Writes the difference in the format of `git apply`, so that a person can take it over without `--write`. */
function difference(from: string, file: PlacedFile, current: string): string {
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

/**
 * Throws a UserError if there is no file to write and one exists with other content: `--write` would do nothing, and a
 * person has to decide about the difference.
 */
function refuseNothing(files: readonly PlacedFile[]): void {
  const different = files.filter(({ state }) => state === "different").map(({ path }) => path);
  if (different.length === 0 || files.some(({ state }) => state === "absent")) return;
  throw new UserError(
    "usage",
    `cannot write ${different.join(" and ")}, because ${different.length === 1 ? "it exists" : "they exist"} with other content`,
    { hint: "Copy parts of the difference above, or move the file away and run the command again." },
  );
}

function dryRun(absent: readonly PlacedFile[], words: readonly string[]): readonly string[] {
  if (absent.length === 0) return ["all files already exist, so there is nothing to write"];
  const command = [...words, "--write"].join(" ");
  return [`wrote no file; to write ${plural(absent.length, "file")}, run: ${command}`];
}

/**
 * Returns the last lines after `--write`: the written files, the command to try next, and when the file takes effect.
 */
function written(
  absent: readonly PlacedFile[],
  {
    defaultBranch,
    repo,
    gate,
  }: Pick<DetectedRepository, "defaultBranch"> & { readonly repo: string | undefined; readonly gate: string },
): readonly string[] {
  const repository = repo === undefined ? "" : ` --repo ${shellWord(repo)}`;
  if (absent.length === 0) return ["all files already exist, so there is nothing to write"];
  const base = defaultBranch === null ? "REV" : shellWord(defaultBranch);
  const commits = absent.length === 1 ? "it" : absent.length === 2 ? "both files" : "the files";
  return [
    ...absent.map(({ path }) => `wrote ${path}`),
    `next: commit ${commits} on a new branch, and open a pull request`,
    `to check the change here, run: ${gate}${repository} --base ${base}`,
    `the gate reads ${configPath} from the base commit, so the file takes effect after the merge`,
  ];
}

// Tries the proposal of `lanser init` before it is written: a run of the gate on the newest commit, which changes
// nothing.

/** Proposal to try: `top` is the repository, `text` the configuration. */
type Proposed = { readonly top: string; readonly text: string };

/**
 * Tries the proposal, and returns lines for people: that it passes, or the first reason why not. A set-up that fails on
 * an unchanged commit would fail every pull request. Throws only if it was cancelled.
 */
async function tried(host: CliHost, of: Proposed, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return linesOf(await reportOn(host, of, signal));
  } catch (thrown) {
    // A cancelled try has no result.
    if (signal.aborted) throw thrown;
    const error = machineProblem(thrown) ?? thrown;
    if (error instanceof UserError) return refused(error.message, error.hint);
    // An internal error also prints its stack, for a bug report.
    host.stderr.write(showProblem(error).text);
    return refused(String(error), null);
  }
}

/**
 * Runs the gate with HEAD as base and head, over all roots and without probes. It only shows if every server starts and
 * answers.
 */
async function reportOn(host: CliHost, of: Proposed, signal: AbortSignal): Promise<Report> {
  using scratch = makeScratch(host);
  const path = join(scratch.folder, "config.yml");
  writeFileSync(path, of.text);
  const request = {
    repository: of.top,
    base: { kind: "exact", rev: "HEAD" },
    head: { kind: "commit", rev: "HEAD" },
    policy: {
      servers: [],
      file: { path, name: configPath },
      failOn: undefined,
      scope: "full",
      traces: [],
      replay: undefined,
      where: host.where.kind,
    },
    cacheFolder: cacheFolder(host, undefined),
    ...cacheFoldersOf(host, undefined),
    observations: null,
    traceFolder: undefined,
    isProbed: false,
    progress: progressTo(host.stderr, host.clock),
    signal,
  } as const;
  const { report } = await runGateKind(host, request, { kind: "all-roots" });
  return report;
}

/** Writes the result of the try: the number of checked files, or the first reason, which usually explains the rest. */
function linesOf({ verdict, reasons, servers }: Report): readonly string[] {
  if (verdict === "pass") {
    const files = servers.reduce((sum, { head }) => sum + head.files, 0);
    return [`the configuration works on HEAD: the servers checked ${plural(files, "file")}`];
  }
  const [first] = reasons;
  return refused(first?.message ?? verdict, first?.hint ?? null);
}

function refused(message: string, hint: string | null): readonly string[] {
  return [
    `the configuration does not work on HEAD: ${message}`,
    ...(hint === null || hint === "" ? [] : [`  what to do: ${hint}`]),
  ];
}
