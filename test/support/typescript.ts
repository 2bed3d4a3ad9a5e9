/** The gate on the real TypeScript, and what TypeScript's own command says of a folder, in the same words. */
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { GateRequest } from "../../src/gate/request.ts";
import { compareText } from "../../src/model/order.ts";
import { realHost } from "../../src/platform/host.ts";
import { type InstallResult, installServer } from "../../src/servers/install.ts";
import { findPin, shippedPins } from "../../src/servers/pins.ts";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { plainEnvironment, start } from "./command.ts";
import { installed } from "./commands.ts";
import { type GateOptions, gate, type Outcome, sharedCache } from "./gate.ts";

export const onlyTypescript: GateRequest["policy"] = {
  servers: [{ id: "typescript", version: undefined }],
  file: undefined,
  failOn: undefined,
  where: "terminal",
};

/** As `gate`, with TypeScript alone. */
export function gateTypescript(repository: string, options: GateOptions = {}): Promise<Outcome> {
  return gate(repository, { policy: onlyTypescript, ...options });
}

/** The pin that ships, as installed by our own installer; safe from many test files at once. */
export async function installedTypescript(
  cacheFolder = sharedCache,
): Promise<Extract<InstallResult, { kind: "installed" }>> {
  const pin = findPin(shippedPins, "typescript", undefined);
  if (pin === undefined) throw new Error("this release does not pin TypeScript");
  const host = { ...realHost(), env: plainEnvironment() };
  const installed = await installServer(host, pin, { cacheFolder, forbidden: [], progress: () => undefined });
  if (installed.kind === "failed") throw new Error(`${installed.code}: ${installed.message}`);
  return installed;
}

export type CommandResult = {
  /** Of the project, in the order in which the command walks them. */
  readonly files: readonly string[];
  /** `path:line:column severity code message`, 0-based, sorted. */
  readonly findings: readonly string[];
};

/**
 * Runs `tsc --noEmit` in `folder` on the project in one of its folders, and lists its files; what it says of packages and
 * of its own library is left out.
 */
export async function commandFindings(
  folder: string,
  below = ".",
  server: "typescript" | "typescript-language-server" | "vtsls" = "typescript",
): Promise<CommandResult> {
  const root = realpathSync(folder);
  const places = ["tsconfig.json", "jsconfig.json"].map((name) => join(root, below, name));
  const project = places.find(existsSync) ?? root;
  const run = async (...args: string[]) => {
    const line = [...(await commandOf(server)), "--project", project, "--pretty", "false", ...args];
    return (await start(line, { cwd: root, env: plainEnvironment() }).ended).stdout;
  };
  const [listed, said] = [await run("--listFilesOnly"), await run("--noEmit", "--incremental", "false")];
  return { files: ownPaths(listed, root), findings: parseCommand(said, root).sort(compareText) };
}

/** The `tsc` that lies with a server. */
async function commandOf(
  server: "typescript" | "typescript-language-server" | "vtsls",
): Promise<readonly [string, ...string[]]> {
  if (server === "typescript") return [typescriptCommand((await installedTypescript()).folder, process.arch)];
  const { folder } = await installed(server);
  return [process.execPath, join(folder, "node_modules/typescript/lib/tsc.js")];
}

function ownPaths(listed: string, root: string): readonly string[] {
  return listed
    .split("\n")
    .filter((line) => line.startsWith(`${root}/`) && !line.includes("/node_modules/"))
    .map((line) => line.slice(root.length + 1));
}

/** The files that `tsc --build` takes in, in its order. */
export async function buildList(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installedTypescript();
  const root = realpathSync(folder);
  const line = [
    typescriptCommand(server, process.arch),
    "--build",
    "--noEmit",
    "--listFiles",
    "--pretty",
    "false",
  ];
  const { stdout } = await start(line, { cwd: root, env: plainEnvironment() }).ended;
  return ownPaths(stdout, root);
}

/** Reads `path(line,column): error TS1: message`, with the lines that go on below it. */
export function parseCommand(said: string, root: string): string[] {
  const found: string[] = [];
  for (const line of said.split("\n")) {
    const at = /^(.+)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/.exec(line);
    const nowhere = /^(error|warning|message) TS(\d+): (.*)$/.exec(line);
    if (at !== null) {
      const [, path, row, column, severity, code, message] = at;
      found.push(`${path}:${Number(row) - 1}:${Number(column) - 1} ${severity} ${code} ${message}`);
    } else if (nowhere !== null) {
      const [, severity, code, message] = nowhere;
      found.push(`:0:0 ${severity} ${code} ${message}`);
    } else if (line !== "") found.push(`${found.pop()}\n${line}`);
  }
  return found
    .filter((one) => !one.startsWith("../") && !one.slice(0, one.indexOf(" ")).includes("node_modules/"))
    .map((one) => one.replaceAll(`${root}/`, ""));
}

/** What a recorded run saw on one side, in the same words; `paths` is its program. */
export async function observedFindings(
  traces: string,
  side: "base" | "head",
  root = ".",
): Promise<CommandResult> {
  const replayed = await replayRun(traces);
  if (replayed.kind === "diverged") throw new Error(JSON.stringify(replayed.divergence));
  const files = replayed.runs[0]?.roots.find((one) => one.root === root)?.first[side].files ?? [];
  const findings = files.flatMap((file) =>
    file.kind === "final"
      ? file.findings.map(({ path, range: { start: at }, severity, code, message }) =>
          [`${path}:${at.line}:${at.character}`, severity, code, message].join(" "),
        )
      : [`${file.path}: ${file.reason}`],
  );
  const program = files.map(({ path }) => path).filter((path) => !path.endsWith(".json"));
  return { files: program, findings: findings.sort(compareText) };
}
