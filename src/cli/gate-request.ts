/** Converts the flags of gate, and of the commands that share a run, to a request. */

import { resolve } from "node:path";
import type { GateRequest } from "../gate/request.ts";
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { replayModes } from "../model/replay.ts";
import { scopeSettings } from "../model/scope.ts";
import { failOnLevels } from "../policy/config.ts";
import { progressTo } from "../report/progress.ts";
import type { commands } from "./commands.ts";
import {
  cacheFoldersOf,
  observationCache,
  parseChoice,
  parseServer,
  readSettings,
} from "./program/arguments.ts";
import { cacheFolder } from "./program/cache-folder.ts";
import { eventComparison, pullRequestOf, refuseUnsafeTrigger } from "./program/event.ts";
import type { Given } from "./program/flags.ts";
import type { CliHost } from "./program/program.ts";
import { watchRunnerFiles } from "./program/runner-files.ts";
import type { Surroundings } from "./program/where.ts";

/** Flags of gate that a request is made of. */
export type GateFlags = Given<(typeof commands)["gate"]["flags"]>;

/**
 * Turns flags into a request, the same for gate, loop, plan, shard, merge and reward. Relative paths start at the
 * caller's folder. In Actions, the event gives what no flag names: the base commit and the labels of the pull request.
 */
export function requestFromFlags(host: CliHost, values: GateFlags, signal: AbortSignal): GateRequest {
  const { where } = host;
  const fromCaller = (path: string) => resolve(host.cwd, path);
  const repository = fromCaller(values.repo ?? ".");
  return {
    repository,
    roots: (values.root ?? []).map((folder) => resolve(repository, folder)),
    ...comparisonOf(where, values),
    policy: {
      servers: (values.server ?? []).map(parseServer),
      file:
        values.config === undefined ? undefined : { path: fromCaller(values.config), name: values.config },
      settings: readSettings(host.cwd, values.settings),
      failOn: parseChoice(values["fail-on"], failOnLevels, "--fail-on"),
      scope: parseChoice(values.scope, scopeSettings, "--scope"),
      traces: [],
      replay: parseChoice(values.replay, replayModes, "--replay"),
      where: where.kind,
    },
    ...compact({
      baseDependencies:
        values["base-dependencies"] === undefined ? undefined : fromCaller(values["base-dependencies"]),
    }),
    labels: pullRequestOf(where)?.labels ?? [],
    // A workflow's script writes its own outputs next to a command, so only a change of the environment is tampering.
    ...compact({
      tampering: where.kind === "actions" ? watchRunnerFiles(where.runner, "environment") : undefined,
    }),
    cacheFolder: cacheFolder(host, values.cache),
    ...cacheFoldersOf(host, values.cache),
    observations: values.fresh === true ? null : observationCache(host, values.cache),
    traceFolder: values.trace === undefined ? undefined : fromCaller(values.trace),
    allowSecrets: values["allow-secrets"] === true,
    suggests: values.suggest === true,
    progress: progressTo(host.stderr, host.clock),
    signal,
  };
}

/**
 * Chooses base and head: by flags, else by the event of a workflow, else the default branch and the working tree. An
 * unsafe event is refused even if flags name both, because the code that runs is the same.
 */
function comparisonOf(where: Surroundings, flags: GateFlags): Pick<GateRequest, "base" | "head"> {
  if (flags.base !== undefined && flags["base-exact"] !== undefined) {
    throw new UserError("usage", "--base and --base-exact cannot be combined", { hint: "Use one of them." });
  }
  refuseUnsafeTrigger(where);
  const isNamed = flags.base !== undefined || flags["base-exact"] !== undefined;
  const event = isNamed ? undefined : eventComparison(where);
  const checkedOut = where.kind === "actions" ? "checked-out" : "work-tree";
  const base =
    flags.base !== undefined
      ? ({ kind: "merge-base", rev: flags.base } as const)
      : flags["base-exact"] !== undefined
        ? ({ kind: "exact", rev: flags["base-exact"] } as const)
        : (event?.base ?? ({ kind: "default" } as const));
  const head =
    flags.head !== undefined
      ? ({ kind: "commit", rev: flags.head } as const)
      : ({ kind: checkedOut } as const);
  return { base, head };
}
