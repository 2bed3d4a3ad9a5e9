/** Returns how a reader starts the command when pasting a line of ours. */
import { realpathSync } from "node:fs";
import { basename, relative } from "node:path";
import type { Host } from "../../platform/host.ts";
import { ownPackage, version } from "../../platform/version.ts";
import { shellWord } from "./shell-word.ts";
import type { Surroundings } from "./where.ts";

export type Caller = {
  /** Command before the flags of `gate`, with the commands that must run before it. */
  readonly gate: string;
  /** True if the reader is not on the machine of the run, and has to fetch its commits first. */
  readonly isElsewhere: boolean;
};

/** Folder next to the reader's own clone. Before a release, people get the bundles by cloning into it. */
const checkoutFolder = "../lanser-gate";

export type CallerOptions = Pick<typeof ownPackage, "isReleased">;

/**
 * Returns the caller. The reader of a job's log is a developer with a clone of the repository; the reader of a
 * terminal is the person who started the command there.
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
  // Another CI: whoever reads its log is somewhere else, too.
  if (!["", "false", "0"].includes(env["CI"] ?? ""))
    return { gate: isReleased ? `${fromRegistry} gate` : fromCheckout(env), isElsewhere: true };
  return { gate: terminalCaller("gate", host, { isReleased }), isElsewhere: false };
}

/**
 * Returns how the person who started this command starts another. Without a program file, as in a test, it is on
 * PATH.
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
 * Returns the command in a checkout of the commit, tag or branch that the workflow names; a step of a workflow in
 * the Action's own folder names none.
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
