/**
 * Which files TypeScript's own command checks, in its order, and what it says of the project as a whole: the command
 * is asked (`--listFilesOnly`), because nobody else knows what the imports of a program reach.
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { isInside } from "../../core/paths.ts";
import type { ProfileHost, Program, Told } from "../../lsp/profile.ts";
import { run } from "../../run.ts";
import { projectConfiguration, reachedFrom } from "./configuration.ts";

const listMsMax = 120_000;

export function typescriptCommand(serverFolder: string, arch: string): string {
  return join(serverFolder, `node_modules/@typescript/typescript-linux-${arch}/lib/tsc`);
}

export async function typescriptProgram(
  host: ProfileHost,
  tree: { readonly root: string; readonly serverFolder: string },
): Promise<Program> {
  // The command prints where files really lie.
  const root = realpathSync(tree.root);
  const above = configurationAbove(root);
  if (above !== undefined) return refused(`a ${above} lies above the scratch folder and could configure TypeScript`);
  const first = projectConfiguration(root);
  if (first === undefined) return refused("there is no tsconfig.json at the top of the project");
  const { projects, problem } = reachedFrom(root, join(root, first));
  if (problem !== undefined) return refused(problem);
  const paths = new Set<string>();
  const told = new Map<string, Told>();
  for (const project of projects) {
    const listed = await list(host, { ...tree, root, project });
    if (listed.kind === "refused") return listed;
    for (const path of listed.paths) paths.add(path);
    for (const one of listed.told) told.set(JSON.stringify([one.path, one.range, one.code, one.message]), one);
  }
  return { kind: "program", paths: [...paths], told: [...told.values()] };
}

export function isScript(path: string): boolean {
  return /\.(?:[cm]?[jt]s|[jt]sx)$/u.test(path);
}

async function list(
  host: ProfileHost,
  of: { readonly root: string; readonly serverFolder: string; readonly project: string },
): Promise<Program> {
  const shown = of.project.slice(of.root.length + 1);
  const result = await run(
    host,
    {
      file: typescriptCommand(of.serverFolder, host.arch),
      args: ["--project", of.project, "--listFilesOnly", "--pretty", "false"],
      cwd: of.root,
      env: { PATH: "/nonexistent", HOME: "/nonexistent", LANG: "C.UTF-8" },
    },
    { input: Buffer.alloc(0), msMax: listMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined || result.timedOut || result.exitCode === null)
    return refused(`TypeScript could not list the files of ${shown}`);
  return readList(result.stdout.toString("utf8"), of.root, shown);
}

const located = /^(.+)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/u;
const unlocated = /^(error|warning|message) TS(\d+): (.*)$/u;

/**
 * Paths one a line, and before them what is wrong with the project: a place relative to the root or none, then lines
 * that go on with two spaces before them. What is said of a source is left out: the server is asked about that.
 */
export function readList(output: string, root: string, project: string): Program {
  const paths: string[] = [];
  const told: (Omit<Told, "message"> & { message: string })[] = [];
  for (const line of output.split("\n")) {
    if (line === "") continue;
    const last = told.at(-1);
    const at = located.exec(line);
    const without = unlocated.exec(line);
    if (line.startsWith("/")) {
      if (isInside(line, root) && isScript(line) && !line.includes("/node_modules/"))
        paths.push(line.slice(root.length + 1));
    } else if (at !== null) {
      const [, file = "", row = "1", column = "1", level = "", code = "", message = ""] = at;
      const position = { line: Number(row) - 1, character: Number(column) - 1 };
      told.push({ ...said(level, code, message), path: placed(file, root), range: { start: position, end: position } });
    } else if (without !== null) {
      const [, level = "", code = "", message = ""] = without;
      told.push({ ...said(level, code, message), path: project, range: start });
    } else if (line.startsWith("  ") && last !== undefined) {
      last.message += `\n${line}`;
    } else {
      return refused(`TypeScript listed the files of ${project} in a way that is not understood`);
    }
  }
  return { kind: "program", paths, told: told.filter(({ path }) => path.endsWith(".json")) };
}

const start = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

function said(level: string, code: string, message: string) {
  const severity = level === "error" ? ("error" as const) : level === "warning" ? ("warning" as const) : ("information" as const);
  return { source: "ts", severity, code, message };
}

/** A place outside of the project is the project's, too: nobody else is told. */
function placed(file: string, root: string): string {
  const path = resolve(root, file);
  return isInside(path, root) ? path.slice(root.length + 1) : "tsconfig.json";
}

/** For a file that no configuration of the project takes in, the server looks upwards; what is there is not ours. */
function configurationAbove(root: string): string | undefined {
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    const name = ["tsconfig.json", "jsconfig.json"].find((one) => existsSync(join(folder, one)));
    if (name !== undefined) return name;
    if (folder === dirname(folder)) return undefined;
  }
}

function refused(reason: string): Extract<Program, { kind: "refused" }> {
  return { kind: "refused", reason };
}
