/** What a recorded gate saw of both sides, root by root, beside what the command of the ecosystem says there. */
import { existsSync, globSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { readMember } from "../../src/model/json.ts";
import { compareText } from "../../src/model/order.ts";
import type { Report, ServerSummary, Side } from "../../src/model/report.ts";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import type { RootRun } from "../../src/verdict/record.ts";
import { reportOf } from "./account.ts";
import { plainEnvironment, start } from "./command.ts";
import { temporaryFolder } from "./files.ts";
import { type GateOptions, gate, onlyPyright } from "./gate.ts";
import { commandFindings, findingLine } from "./pyright-command.ts";
import { git } from "./repository.ts";
import { installedTypescript, parseCommand } from "./typescript.ts";

/**
 * Gates the last two commits, or others, and compares every root of both sides with `tsc -p`, `tsc -b` where it has
 * references, or `pyright`. Each command runs on a checkout of its side, with what is installed beside it; of base in
 * `baseDependencies`, where that is another folder. A root that was skipped has to be the same for its command, too.
 */
export async function agreeing(
  repository: string,
  options: GateOptions = {},
): Promise<{ readonly report: Report; readonly differences: readonly string[] }> {
  const traceFolder = temporaryFolder();
  // Every file is compared.
  const policy = { ...(options.policy ?? onlyPyright), scope: "full" as const };
  const report = reportOf(await gate(repository, { ...options, policy, traceFolder }));
  const isAnyAsked = report.servers.some(({ skipped }) => skipped === null);
  const replayed = isAnyAsked ? await replayRun(traceFolder) : undefined;
  if (replayed?.kind === "diverged") throw new Error(JSON.stringify(replayed.divergence));
  const runs = new Map<string, RootRun>(
    (replayed?.runs ?? []).flatMap((run) =>
      run.roots.map((root) => [`${root.server.id} ${root.root}`, root] as const),
    ),
  );
  const own = options.baseDependencies;
  const said = {
    base: await commandsSay(report, "base", { repository, folder: own ?? repository }),
    head: await commandsSay(report, "head", { repository, folder: repository }),
  };
  const differences = report.servers.flatMap((server, at) => {
    const [base, head] = [said.base[at] ?? [], said.head[at] ?? []];
    const name = `${server.id} ${server.root}`;
    if (server.skipped !== null) return difference(`${name}, skipped`, base, head);
    const run = runs.get(name);
    if (run === undefined) return [`${name} was not recorded`];
    return [
      ...difference(`${name} base`, observed(run, "base"), base),
      ...difference(`${name} head`, observed(run, "head"), head),
    ];
  });
  return { report, differences };
}

type Place = { readonly repository: string; readonly folder: string };

async function commandsSay(report: Report, side: Side, { repository, folder }: Place) {
  git(folder, "--git-dir", join(repository, ".git"), "--work-tree", folder, ...checkout(report[side].commit));
  const said: (readonly string[])[] = [];
  for (const server of report.servers) said.push(await commandSays(server, folder));
  return said;
}

function checkout(commit: string | null): readonly string[] {
  if (commit === null) throw new Error("a commit is compared");
  return ["checkout", "--quiet", "--force", "--detach", commit];
}

async function commandSays({ id, root }: ServerSummary, folder: string): Promise<readonly string[]> {
  if (!existsSync(join(folder, root))) return [];
  return id === "typescript" ? typescriptSays(folder, root) : pyrightSays(folder, root);
}

async function typescriptSays(folder: string, root: string): Promise<readonly string[]> {
  const { folder: server } = await installedTypescript();
  const top = realpathSync(folder);
  const project = ["tsconfig.json", "jsconfig.json"]
    .map((name) => join(top, root, name))
    .find((path) => existsSync(path));
  if (project === undefined) throw new Error(`${root} has no configuration`);
  const isSolution = readMember(parse(readFileSync(project, "utf8")), "references") !== undefined;
  // A project that is referred to may not be built without its output: then the one behind it says nothing of its files.
  const mode = isSolution
    ? ["--build", project, "--force"]
    : ["--project", project, "--incremental", "false", "--noEmit"];
  const line = [typescriptCommand(server, process.arch), ...mode, "--pretty", "false"];
  const { stdout } = await start(line, { cwd: top, env: plainEnvironment() }).ended;
  return parseCommand(stdout, top);
}

async function pyrightSays(folder: string, root: string): Promise<readonly string[]> {
  const environment = [root, "."]
    .map((place) => join(folder, place, ".venv"))
    .find((path) => existsSync(join(path, "pyvenv.cfg")));
  const below = root === "." ? "" : `${root}/`;
  const python = environment === undefined ? undefined : pythonOf(environment);
  const { findings } = await commandFindings(join(folder, root), [], undefined, python);
  return findings.map((line) => `${below}${line}`);
}

/** One that packages were only put into, by `pip --target`, has no interpreter: that on PATH finds them there. */
function pythonOf(environment: string): string {
  const own = join(environment, "bin/python");
  if (existsSync(own)) return own;
  const [site = ""] = globSync(join(environment, "lib/python*/site-packages"));
  const python = join(temporaryFolder(), "python");
  writeFileSync(python, `#!/bin/sh\nPYTHONPATH='${site}' exec python3 "$@"\n`, { mode: 0o755 });
  return python;
}

function observed({ server, first }: RootRun, side: Side): readonly string[] {
  return first[side].files.flatMap((file) => {
    if (file.kind !== "final") return [`${file.path}: ${file.reason}`];
    return file.findings.map((finding) => {
      if (server.id === "pyright") return findingLine(finding);
      const { path, range, severity, code, message } = finding;
      return [`${path}:${range.start.line}:${range.start.character}`, severity, code, message].join(" ");
    });
  });
}

function difference(name: string, ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const [left, right] = [ours.toSorted(compareText), theirs.toSorted(compareText)];
  const only = (own: readonly string[], other: readonly string[]) => {
    const waiting = [...other];
    return own.filter((line) => {
      const at = waiting.indexOf(line);
      if (at >= 0) waiting.splice(at, 1);
      return at < 0;
    });
  };
  return [
    ...only(left, right).map((line) => `${name}: only the gate: ${line}`),
    ...only(right, left).map((line) => `${name}: only the command: ${line}`),
  ];
}
