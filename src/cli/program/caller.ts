/** Finds out how the reader of the output can start Lanser, for the commands that the output tells to paste. */
import { realpathSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Host } from "../../platform/host.ts";
import { ownPackage, version } from "../../platform/version.ts";
import { shellWord } from "./shell-word.ts";
import type { Surroundings } from "./where.ts";

/** How the reader of the output can run the gate. */
export type Caller = {
  /** Command before the flags of `gate`, with the commands that must run before it. */
  readonly gate: string;
  /** True if the reader is not on the machine of the run, and has to fetch its commits first. */
  readonly isElsewhere: boolean;
};

/** Folder next to the reader's clone. Before the first release, the printed command clones Lanser into it. */
const checkoutFolder = "../lanser-gate";

export type CallerOptions = Pick<typeof ownPackage, "isReleased">;

/**
 * Returns how the reader of the output can run the gate. The reader of a job's log is a developer with a clone of the
 * repository, so the command has to install Lanser first. The reader of a terminal has just started it.
 */
export function callerOf(
  host: Pick<Host, "env" | "cwd" | "programFile"> & { readonly where: Surroundings },
  { isReleased }: CallerOptions = ownPackage,
): Caller {
  const { where, env } = host;
  if (where.kind === "actions") {
    const { owner, repo } = where.runner.repository;
    const isOwn = `${owner}/${repo}` === ownPackage.repository;
    const gate = isOwn ? ownScript("gate") : isReleased ? `${fromRegistry} gate` : fromCheckout(env);
    return { gate, isElsewhere: true };
  }
  // In another CI, too, the reader of the log is on another machine.
  if (!["", "false", "0"].includes(env["CI"] ?? ""))
    return { gate: isReleased ? `${fromRegistry} gate` : fromCheckout(env), isElsewhere: true };
  return { gate: terminalCaller("gate", host, { isReleased }), isElsewhere: false };
}

/**
 * Returns the command line by which the person at this terminal can run `gate` or `init`: by an npm script, npx, a
 * file or PATH, as this process was started. A printed command must work when it is pasted.
 */
export function terminalCaller(
  command: "gate" | "init",
  { env, cwd, programFile }: Pick<Host, "env" | "cwd" | "programFile">,
  { isReleased }: CallerOptions = ownPackage,
): string {
  const script = env["npm_lifecycle_event"];
  if (env["LANSER_CALLED_FROM"] !== undefined) {
    if (script === "gate" && command === "gate") return ownScript("gate");
    if (script === "gate" || script === "lanser") return `${ownScript("lanser")} ${command}`;
  }
  if (env["npm_command"] === "exec" && isReleased) return `${fromRegistry} ${command}`;
  if (programFile === undefined || basename(programFile) !== "cli.js") return `${ownPackage.name} ${command}`;
  return `node ${shellWord(relative(realpathSync(cwd), realpathSync(programFile)))} ${command}`;
}

/** Returns the npm script in a clone of this repository, which brings its own Node. */
function ownScript(script: "gate" | "lanser"): string {
  return `npm run -s ${script} --`;
}

const fromRegistry = `npx --yes ${ownPackage.name}@${version}`;

/**
 * Returns a command that clones Lanser and runs the commit, tag or branch that the workflow uses. Before the first
 * release there is no package to install. Without a ref in the environment, it uses the major version's tag.
 */
function fromCheckout(env: Host["env"]): string {
  const repository = env["GITHUB_ACTION_REPOSITORY"] || ownPackage.repository;
  const ref = env["GITHUB_ACTION_REF"] || ownPackage.line;
  const address = shellWord(`https://github.com/${repository}.git`);
  return [
    `{ test -d ${checkoutFolder} || git clone --quiet ${address} ${checkoutFolder}; }`,
    `git -C ${checkoutFolder} checkout --quiet ${shellWord(ref)}`,
    `node ${checkoutFolder}/dist/cli.js gate`,
  ].join(" && ");
}
