/** Writes the command that reproduces a report: it can be pasted into a shell in a clone of the repository. */

import { UserError } from "../../model/errors.ts";
import { canonical } from "../../model/json.ts";
import type { Report } from "../../model/report.ts";
import { parseSettings } from "../../policy/settings.ts";
import { surfaceFlags } from "../../report/file-flags.ts";
import type { Caller } from "./caller.ts";
import { type FlagValues, flagWords } from "./flags.ts";
import { shellWord } from "./shell-word.ts";

/**
 * Returns the command that reproduces the report, from the flags of the run. It names commits, because branches move.
 * It drops flags that change only the output. A reader on another machine first fetches the commits.
 */
export function reproduceCommand(report: Report, values: FlagValues, caller: Caller): string {
  const kept = Object.entries(values).filter(([name]) => !dropped.includes(name));
  const base = report.base.commit === null ? [] : ["--base-exact", report.base.commit];
  const head = report.head.commit === null ? [] : ["--head", report.head.commit];
  const command = [caller.gate, ...base, ...head, ...flagWords(Object.fromEntries(kept)).map(shellWord)].join(
    " ",
  );
  return caller.isElsewhere ? fetchOf(report) + command : command;
}

/**
 * Returns the command that fetches both commits. A clone does not have the merge commit of a pull request, but GitHub
 * serves any commit by its id.
 */
function fetchOf({ base, head }: Report): string {
  const commits = [...new Set([base.commit, head.commit])].filter((one) => one !== null);
  return commits.length === 0 ? "" : `git fetch --quiet origin ${commits.join(" ")} && `;
}

/** Options of a run other than its commits; empty if not chosen. */
export type ChosenOptions = {
  readonly servers: readonly string[];
  /** Folders of the repository, relative to it. */
  readonly roots: readonly string[];
  readonly config: string;
  readonly baseDependencies: string;
  /** Settings of servers, as YAML. */
  readonly settings: string;
  readonly failOn: string;
  readonly scope: string;
  readonly replay: string;
  readonly suggest: boolean;
};

export const noChosenOptions: ChosenOptions = {
  servers: [],
  roots: [],
  config: "",
  baseDependencies: "",
  settings: "",
  failOn: "",
  scope: "",
  replay: "",
  suggest: false,
};

/**
 * Returns the command that reproduces a run of the Action or the SDK. They have inputs in place of flags, and their
 * report should also have a command that a developer can paste.
 */
export function reproduceChosen(report: Report, chosen: ChosenOptions, caller: Caller): string {
  const { servers, roots, config, baseDependencies, failOn, scope, replay, suggest } = chosen;
  const settings = chosen.settings.trim() === "" ? "" : inBraces(chosen.settings);
  const named = { config, settings, "base-dependencies": baseDependencies, "fail-on": failOn, scope, replay };
  const given = Object.entries(named).filter(([, value]) => value !== "");
  return reproduceCommand(
    report,
    { server: servers, root: roots, suggest, ...Object.fromEntries(given) },
    caller,
  );
}

/** Writes the settings as JSON on one line, which fits into a command. Invalid settings stay unchanged. */
function inBraces(settings: string): string {
  try {
    return canonical(parseSettings({ text: settings, name: "settings" }));
  } catch (error) {
    if (error instanceof UserError) return settings;
    throw error;
  }
}

/** Flags that are left out: those for what is compared, which is given as commits, and those for how it is shown. */
const dropped: readonly string[] = [
  "base",
  "base-exact",
  "head",
  "format",
  ...surfaceFlags.map(({ flag }) => flag),
  "trace",
  "events",
  "all",
  "show",
  "quiet",
  "verbose",
  "color",
  // Caches differ between machines and change no result.
  "cache",
  "fresh",
  "watch",
  // Flags of `lanser loop`, which the gate does not have.
  "times",
  "budget",
  // This only affects a recording, and --trace is dropped, too.
  "allow-secrets",
];
