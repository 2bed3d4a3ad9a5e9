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

/** Describes what was detected: what was found, and what a person must check. */
function findings(detected: DetectedRepository): readonly string[] {
  const { servers, python, script, workflow, unconfigured } = detected;
  const installs = [...(python?.installs ?? []), ...(script?.installs ?? [])];
  return [
    ...servers.flatMap(serverFindings),
    ...detected.otherLists.flatMap((list) => otherFindings(list, servers)),
    ...(unconfigured === null
      ? []
      : [
          `found ${plural(unconfigured.sources, "source")} for ${unconfigured.server}, such as ${terminalName(unconfigured.example)}, and no project of ${unconfigured.sources === 1 ? "it" : "them"}: not checked until there is a tsconfig.json or jsconfig.json`,
        ]),
    ...detected.untrusted.flatMap(serverFindings),
    ...installs.map(installFinding),
    ...detected.generators.map(({ folder, command, writes }) => {
      const place = folder === "." ? "" : ` in ${folder}`;
      return `found a configuration with ${writes}, outside of git: ${command}${place}`;
    }),
    ...(python !== null && python.installs.length === 0
      ? ["found no file with dependencies: the server will not resolve imports of packages"]
      : []),
    ...(script !== null && script.installs.length === 0
      ? ["found no package.json at or above a root: imports of packages will be unknown to the server"]
      : []),
    ...(workflow === null || workflow === workflowPath
      ? []
      : [`found ${terminalName(workflow)}, which has the Action already: no second workflow is needed`]),
  ];
}

/** Describes the list of another tool, which is a proposal: which servers are proposed here, and which are not. */
function otherFindings(
  { path, servers: named, problem }: OtherList,
  servers: DetectedRepository["servers"],
): readonly string[] {
  if (problem !== null) return [`found ${terminalName(path)}, which cannot be read: ${problem}`];
  const proposed = new Set(servers.map(({ id }) => id));
  return [
    `found ${terminalName(path)}, which names servers for another tool; nothing of it is started`,
    ...named.map(({ name, program, id }) => {
      const what = name === program ? terminalName(name) : `${terminalName(name)} (${terminalName(program)})`;
      if (id === null)
        return `  ${what}: not of this release; it can be described in .lanser/servers: docs/own-servers.md`;
      return proposed.has(id)
        ? `  ${what}: ${id}, proposed`
        : `  ${what}: ${id}, not proposed: name it in servers where it is wanted, too`;
    }),
  ];
}

function serverFindings({ id, sources, example, roots, isNamed }: DetectedServer): readonly string[] {
  const isTop = roots.length === 1 && roots[0] === ".";
  const why = isNamed ? ", where its packages are" : "";
  return [
    `found ${plural(sources, "source")} for ${id}, such as ${terminalName(example)}`,
    ...(isTop ? [] : [`  ${plural(roots.length, "root")}: ${few(roots)}${why}`]),
  ];
}

function installFinding(install: Install): string {
  const { tools, lines } = installCommands(install);
  const place = install.folder === "." ? "" : ` in ${terminalName(install.folder)}`;
  const members = "members" in install ? install.members : [];
  const workspace = members.length === 0 ? "" : ` (a workspace of ${few(members)})`;
  return `found ${install.files.map(terminalName).join(", ")}${workspace}: ${[...tools, ...lines].join(" && ")}${place}`;
}

/** Lists what the files cannot settle; empty for most repositories. */
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
        `${id} executes code of the repository, so Lanser did not write it. ${runs} To accept that: lanser init --trust ${id}`,
    ),
    ...servers.flatMap(({ id, runs }) =>
      runs === undefined ? [] : [`${id} executes code of the repository, in a sandbox: bubblewrap`],
    ),
    ...[...new Set(detected.generators.map(({ command }) => command))].map(
      (command) =>
        `${command} executes the repository's own configuration, before the gate and without its sandbox`,
    ),
    ...installs.flatMap(installChecks),
    ...(python === null || python.installs.length === 0
      ? []
      : [
          "a Python package without a wheel runs its code in its build; to refuse such packages, add --no-build to each uv line of the workflow that installs, or --only-binary :all: to each pip install line",
        ]),
    ...asideChecks([...(python?.aside ?? []), ...(script?.aside ?? [])]),
    ...(proposal === undefined
      ? []
      : [
          `${proposal.path} is a proposal${proposal.path === "jsconfig.json" ? ": checks inferred types and JSDoc" : ", strict as TypeScript is by itself"}. Without it in base there is no comparison: in the change that adds it, all findings count as new`,
        ]),
    ...(proposal?.lacksNodeTypes === true
      ? ["Code for Node needs @types/node. Add it to package.json: npm install --save-dev @types/node"]
      : []),
    ...[...new Set(folders)]
      .filter((folder) => listed.includes(folder))
      .map(
        (folder) =>
          `git does not ignore ${terminalName(folder)}: add it to .gitignore, or its files count as yours`,
      ),
  ];
}

function asideChecks(files: readonly string[]): readonly string[] {
  if (files.length === 0) return [];
  const more = files.length > asideMax ? ` and ${files.length - asideMax} more` : "";
  const named = files.slice(0, asideMax).map(terminalName).join(", ");
  return [`not installed: ${named}${more}; checked files have no packages from there`];
}

const asideMax = 3;

function serverChecks({ id, others, outside, roots }: DetectedServer): readonly string[] {
  return [
    ...(others.length === 0
      ? []
      : [
          `${few(others)} ${others.length === 1 ? "is" : "are"} configured for ${id} without a root: a comment in the configuration has the line to check ${others.length === 1 ? "it" : "them"}`,
        ]),
    ...(outside === 0
      ? []
      : [
          `${plural(outside, "source")} for ${id} ${outside === 1 ? "lies" : "lie"} outside of ${few(roots)}: not checked`,
        ]),
  ];
}

function installChecks(install: Install): readonly string[] {
  const name = terminalName(install.files.at(-1) ?? install.folder);
  const all = (extras: readonly string[], groups: readonly string[]) =>
    extras.length + groups.length === 0
      ? []
      : [
          `${name}: the workflow installs all extras and groups (${few([...extras, ...groups])}); remove those in conflict`,
        ];
  switch (install.by) {
    case "uv":
      return install.hasConflicts
        ? [
            `${name}: some extras or groups exclude each other, so the workflow installs none; add the imported ones`,
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
          ? [`${name}: the workflow installs the project itself as editable. This runs its build`]
          : []),
        ...all(install.project?.extras ?? [], install.project?.groups ?? []),
      ];
    case "package":
      return [`${name} has no lock file: installed versions can differ from day to day`];
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

function few(names: readonly string[]): string {
  const more = names.length > fewMax ? ` and ${names.length - fewMax} more` : "";
  return `${names.slice(0, fewMax).map(terminalName).join(", ")}${more}`;
}

export async function initCommand(
  host: CliHost,
  { values }: LineOf<"init">,
  signal: AbortSignal,
): Promise<number> {
  const say = (text: string) => host.stdout.write(forReader(host, text));
  await using repository = await openRepository(host, resolve(host.cwd, values.repo ?? "."));
  const trusted = values.trust ?? [];
  const detected = await detect(repository, trusted);
  refuseStrange(trusted, detected);
  if (detected.servers.length === 0) throw nothingDetected(detected);
  // All are looked at before the first is written.
  const files = composeFiles(detected).map((file) => look(repository.top, file));
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
            gate: terminalCaller("gate", host),
          })
        : dryRun(absent, [terminalCaller("init", host), ...flagWords(values).map(shellWord)])),
    ].join("\n"),
  );
  return 0;
}

/** Makes text safe for its reader: the runner reads the log of a job line by line. */
function forReader(host: CliHost, text: string): string {
  return `${host.where.kind === "actions" ? logLines(text) : terminalLines(text, "")}\n`;
}

/** True if the repository has a commit; without one there is nothing to try. */
async function hasCommit(repository: Repository): Promise<boolean> {
  const found = await repository.raw(["rev-parse", "--quiet", "--verify", "HEAD^{commit}"], "history");
  return found.exitCode === 0;
}

function refuseStrange(trusted: readonly string[], { servers }: DetectedRepository): void {
  const strange = trusted.find((id) => !servers.some((one) => one.id === id));
  if (strange === undefined) return;
  throw new UserError("usage", `--trust ${strange}: no such server is found here`, {
    hint: `Found: ${servers.map(({ id }) => id).join(", ")}.`,
  });
}

function nothingDetected({ files, untrusted: [first] }: DetectedRepository): UserError {
  if (first !== undefined)
    return new UserError(
      "no-server",
      `only ${first.id} checks this, and it executes code of the repository`,
      {
        hint: `To accept that: lanser init --trust ${first.id}`,
      },
    );
  return new UserError("no-server", "no file for a server of this release", {
    hint: [
      `Searched for sources of ${[...new Set(profiles.map(({ language }) => language))].join(", ")}, for a tsconfig.json or jsconfig.json next to sources,`,
      `and for configurations of linters, in ${files} tracked and untracked files outside .gitignore.`,
      "To describe a server for another language in .lanser/servers, see docs/own-servers.md",
    ].join("\n"),
  });
}

function shown(file: PlacedFile): readonly string[] {
  if (file.state === "same") return [`${file.path} is up to date`];
  if (file.state === "absent") return [difference("/dev/null", file, "")];
  const left = `${file.path} is there and differs; it is left alone.`;
  if (file.current === null) return [`${left} It is too large to compare.`];
  return [`${left} The difference to ours:`, difference(`a/${file.path}`, file, file.current)];
}

/** Writes the difference as `git apply` accepts it. */
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

function refuseNothing(files: readonly PlacedFile[]): void {
  const different = files.filter(({ state }) => state === "different").map(({ path }) => path);
  if (different.length === 0 || files.some(({ state }) => state === "absent")) return;
  throw new UserError(
    "usage",
    `there is nothing to write: ${different.join(" and ")} ${different.length === 1 ? "is" : "are"} there already`,
    { hint: "Copy parts of the difference above, or move the file away and run it again." },
  );
}

function dryRun(absent: readonly PlacedFile[], words: readonly string[]): readonly string[] {
  if (absent.length === 0) return ["nothing to write: all is there"];
  const command = [...words, "--write"].join(" ");
  return [`wrote no file; to write ${plural(absent.length, "file")}: ${command}`];
}

function written(
  absent: readonly PlacedFile[],
  {
    defaultBranch,
    repo,
    gate,
  }: Pick<DetectedRepository, "defaultBranch"> & { readonly repo: string | undefined; readonly gate: string },
): readonly string[] {
  const repository = repo === undefined ? "" : ` --repo ${shellWord(repo)}`;
  if (absent.length === 0) return ["nothing to write: all is there"];
  const base = defaultBranch === null ? "REV" : shellWord(defaultBranch);
  const commits = absent.length === 1 ? "it" : absent.length === 2 ? "both files" : "the files";
  return [
    ...absent.map(({ path }) => `wrote ${path}`),
    `next: commit ${commits} on a new branch, and open a pull request`,
    `to check it here: ${gate}${repository} --base ${base}`,
    `after the merge, only the base branch's ${configPath} counts`,
  ];
}

// Tries the proposal of `lanser init` before it is written: a run of the gate on the newest commit, which changes
// nothing.

/** Proposal to try: `top` is the repository, `text` the configuration. */
type Proposed = { readonly top: string; readonly text: string };

/**
 * Tries the proposal, and returns lines for people: that it passes, or the first reason why not. Throws only if it
 * was cancelled.
 */
async function tried(host: CliHost, of: Proposed, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return linesOf(await reportOn(host, of, signal));
  } catch (thrown) {
    // That it was ended is no answer.
    if (signal.aborted) throw thrown;
    const error = machineProblem(thrown) ?? thrown;
    if (error instanceof UserError) return refused(error.message, error.hint);
    // The stack is for a report of it.
    host.stderr.write(showProblem(error).text);
    return refused(String(error), null);
  }
}

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

function linesOf({ verdict, reasons, servers }: Report): readonly string[] {
  if (verdict === "pass") {
    const files = servers.reduce((sum, { head }) => sum + head.files, 0);
    return [`test run of the gate, HEAD against itself: passes, ${plural(files, "file")} checked`];
  }
  const [first] = reasons;
  return refused(first?.message ?? verdict, first?.hint ?? null);
}

function refused(message: string, hint: string | null): readonly string[] {
  return [
    `test run of the gate, HEAD against itself: does not pass, because ${message}`,
    ...(hint === null || hint === "" ? [] : [`  what to do: ${hint}`]),
  ];
}
