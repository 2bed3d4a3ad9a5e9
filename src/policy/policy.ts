/** Decides the policy of a run. Base's configuration decides; changes of head to it are shown but not used. */
import { compact } from "../model/compact.ts";
import { sha256 } from "../model/digest.ts";
import { UserError } from "../model/errors.ts";
import { canonical, isSameJson } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import type { ReplayMode } from "../model/replay.ts";
import type { FailOn, PolicySummary, SandboxKind } from "../model/report.ts";
import type { ScopeSetting } from "../model/scope.ts";
import type { ServerPolicies, ServerPolicy } from "../model/server-policy.ts";
import type { Pin } from "../servers/pins.ts";
import type { Registry, ServerProfile } from "../servers/registry.ts";
import {
  type Config,
  configPath,
  configPlace,
  configuredScope,
  defaultConfig,
  parseConfig,
  type ServerConfig,
  type ServerLimits,
} from "./config.ts";
import { explainRefusal, sandboxOf } from "./consent.ts";
import { assertAllowed, deniesEveryRequest } from "./deny.ts";
import { allServersOff, noServerError } from "./no-server.ts";
import { parseSettings, type ServerSettings, type SettingsSource } from "./settings.ts";

/** Choices of flags and inputs, which override the configuration. */
export type PolicyRequest = {
  /** From `--server` or the input. They override a file. */
  readonly servers: readonly { readonly id: string; readonly version: string | undefined }[];
  /** From `--config`: the file's text, and its name for messages. */
  readonly file: { readonly text: string; readonly name: string } | undefined;
  readonly failOn: FailOn | undefined;
  /** From `--scope` or the input. */
  readonly scope?: ScopeSetting | undefined;
  /** From the inputs. Empty or undefined: as the configuration says. */
  readonly traces?: readonly string[];
  readonly replay?: ReplayMode | undefined;
  /** From `--settings` or the input: replaces the configuration's settings of the servers that it names. */
  readonly settings?: SettingsSource | undefined;
  /** In Actions, head's file is only shown. */
  readonly where: "actions" | "terminal";
};

/**
 * Available pins of each side: its own pins, then those of this release. A pin fixes one server at one version. Head's
 * pins are only shown, as the policy of base decides.
 */
export type SidePins = {
  readonly base: readonly Pin[];
  readonly head: readonly Pin[];
  /** Why head's own pins cannot be read. The report shows it: after a merge, every later change would fail with it. */
  readonly headProblem?: string | undefined;
};

/** Server that the run starts, or refuses to start. */
export type ChosenServer = {
  readonly profile: ServerProfile;
  readonly pin: Pin;
  /** Folders and globs. Undefined: the folders where a person would call the server's own command. */
  readonly roots: readonly string[] | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  /**
   * Why it is not started: nobody has accepted that it runs code of the repository. Null if it runs none, or if
   * somebody has accepted it.
   */
  readonly refused: { readonly message: string; readonly hint: string } | null;
  /**
   * Sandbox of a server that runs code of the repository, or that the configuration puts into one. Absent for others,
   * and for a refused one.
   */
  readonly sandbox?: SandboxKind;
  /** The pin that head's own files name, if it differs. The report shows the effects of that update alone. */
  readonly bump: Pin | null;
};

/** Decided policy of a run: what to start, and how to judge. */
export type Policy = {
  readonly config: Config;
  readonly servers: readonly ChosenServer[];
  /** Servers of this release, and those that base describes. */
  readonly registry: Registry;
  /** Base's own pins, then those of this release. */
  readonly pins: readonly Pin[];
  readonly summary: PolicySummary;
  /** Remarks on a configuration that is valid. */
  readonly notes?: readonly string[];
  /** Error in head's own configuration and pins that base's do not already have. */
  readonly headProblem?: string;
};

/** Configuration files of the two sides; undefined for a side without one. */
export type ConfigFiles = { readonly base: string | undefined; readonly head: string | undefined };

type KnownServers = {
  readonly registry: Registry;
  /** With the servers that head describes. Absent if there is no other side. */
  readonly headRegistry?: Registry;
  readonly pins: SidePins;
  /** Paths of the repository, to suggest servers if none is named. */
  readonly sources: readonly string[];
};

/**
 * Decides the policy before any server starts, so that a mistake in the configuration costs no run. Flags and inputs
 * override base's configuration. Throws a UserError for an invalid configuration, an unknown server or version, or no
 * server at all.
 */
export function decidePolicy(request: PolicyRequest, files: ConfigFiles, known: KnownServers): Policy {
  const { registry, pins } = known;
  const { config, origin, file } = chooseConfig(request, files);
  if (file !== undefined) checkRules(config, file, registry);
  const configured =
    request.servers.length > 0
      ? request.servers.map((one): ServerConfig => ({ ...configuredFor(config, one.id), ...named(one) }))
      : config.servers.filter(({ enabled }) => enabled !== false);
  if (configured.length === 0 && config.servers.length > 0) throw allServersOff();
  if (configured.length === 0) throw noServerError(registry, known.sources, request.where === "actions");
  const given = request.settings === undefined ? {} : settingsFor(configured, request.settings, registry);
  const servers = configured.map((one) => {
    const own = Object.hasOwn(given, one.id) ? given[one.id] : undefined;
    return own === undefined ? one : { ...one, settings: own };
  });
  const duplicate = servers.find((one, index) => servers.findIndex(({ id }) => id === one.id) !== index);
  if (duplicate !== undefined)
    throw new UserError("usage", `the list of servers names ${duplicate.id} twice`, {
      hint: "Name it once.",
    });
  const chosen = registry.profiles.filter(({ id }) => servers.some((one) => one.id === id));
  assertAllowed(config, chosen, file?.name ?? configPath, registry);
  const roles = rolesOf(servers, request, registry);
  const failOn = request.failOn ?? config.failOn;
  const traces = request.traces === undefined || request.traces.length === 0 ? config.traces : request.traces;
  const scope = request.scope === undefined ? config.scope : configuredScope(request.scope);
  const replay = request.replay ?? config.replay;
  const effective: Config = { ...config, servers, failOn, scope, traces, replay };
  const headProblem = pins.headProblem ?? problemOfHead(request, files, known);
  const isPinnedByFile =
    request.file === undefined && request.servers.every((one) => one.version === undefined);
  const proposed =
    isPinnedByFile && headProblem === undefined
      ? proposedServers(files, pins.head, known.headRegistry ?? registry)
      : [];
  return {
    config: effective,
    registry,
    pins: pins.base,
    servers: servers.map((one) => {
      const places = file && placesOf(file, one.id, request.servers);
      const chosen = chooseServer(one, pins.base, registry, origin, (key) =>
        key === "settings" && Object.hasOwn(given, one.id) ? request.settings?.name : places?.(key),
      );
      const pin = proposed.find((other) => other.profile.id === one.id)?.pin;
      return pin === undefined || isSameJson(pin, chosen.pin) ? chosen : { ...chosen, bump: pin };
    }),
    ...compact({ headProblem }),
    summary: {
      origin,
      digest: sha256(canonical(JSON.parse(JSON.stringify(effective)))),
      failOn,
      unknown: effective.unknown,
      inconclusive: effective.inconclusive,
      volatile: effective.volatile,
      moved: effective.moved,
      minReward: effective.minReward,
      replayMismatch: effective.replayMismatch,
      ...compact({
        dependenciesDiffer: effective.dependenciesDiffer === "warn" ? ("warn" as const) : undefined,
        dependenciesMissing: effective.dependenciesMissing === "warn" ? ("warn" as const) : undefined,
        hidden: effective.hidden === "inconclusive" ? undefined : effective.hidden,
        unchecked: effective.unchecked === "report" ? undefined : effective.unchecked,
        claims: effective.claims === undefined || effective.claims === "fail" ? undefined : effective.claims,
        suppressions: effective.suppressions === "report" ? undefined : effective.suppressions,
        scope,
        rules: effective.rules,
        maxNew: effective.maxNew,
        settings: Object.keys(given).length === 0 ? undefined : Object.keys(given).sort(compareText),
        onlyChangedFiles: effective.onlyChangedFiles === undefined ? undefined : (true as const),
        servers: Object.keys(roles).length === 0 ? undefined : roles,
      }),
      reward: effective.reward,
      change: describeChange(request, files, origin, known),
    },
  };
}

/**
 * Chooses the configuration and says where it comes from. A file of `--config` wins over base's, and named servers win
 * over nothing. Head's file counts only in a terminal without base's: in Actions, a change could decide about itself.
 */
function chooseConfig(
  request: PolicyRequest,
  files: ConfigFiles,
): { config: Config; origin: PolicySummary["origin"]; file?: ConfigFile } {
  const { file } = request;
  if (file !== undefined) return { config: parseConfig(file.text, file.name), origin: "file", file };
  if (files.base !== undefined) {
    const base = { text: files.base, name: `${configPath} of base` };
    return { config: parseBase(base), origin: "base", file: base };
  }
  if (request.servers.length > 0) return { config: defaultConfig, origin: "flags" };
  if (request.where === "terminal" && files.head !== undefined) {
    const head = { text: files.head, name: `${configPath} of head` };
    return { config: parseConfig(head.text, head.name), origin: "head", file: head };
  }
  return { config: defaultConfig, origin: "defaults" };
}

/**
 * Parses base's configuration. An error in it would also stop the pull request that corrects it, so the hint names
 * another way to give a configuration.
 */
function parseBase({ text, name }: ConfigFile): Config {
  try {
    return parseConfig(text, name);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const advice =
      "Until base has a valid file, name another one with --config FILE, or with the input config in a workflow.";
    const hint = [...(error.hint === "" ? [] : [error.hint]), advice].join("\n");
    throw new UserError(error.code, error.message, { hint, cause: error });
  }
}

/**
 * Throws a UserError for a rule about a server that this release does not have. Such a rule never matches, so a typing
 * error in it would leave the findings untouched without a word.
 */
export function checkRules(
  { rules = [] }: Config,
  { text, name }: ConfigFile,
  registry: Pick<Registry, "profile">,
): void {
  for (const [index, { server }] of rules.entries()) {
    if (server === undefined) continue;
    profileOf(registry, server, ({ code, message, hint }) => {
      const place = configPlace(text, name, ["policy", "rules", index, "server"]);
      throw new UserError(code, `${place}: ${message}, so this rule never matches`, { hint });
    });
  }
}

/**
 * Parses the settings of `--settings` or the input. Throws a UserError for settings of a server that the run does not
 * start: without it, a misspelt server would run with the settings of the configuration.
 */
function settingsFor(
  servers: readonly ServerConfig[],
  source: SettingsSource,
  registry: Registry,
): ServerSettings {
  const given = parseSettings(source);
  for (const id of Object.keys(given)) {
    if (servers.some((one) => one.id === id)) continue;
    profileOf(registry, id, ({ code, message, hint }) => {
      throw new UserError(code, `${source.name}: ${message}`, { hint });
    });
    throw new UserError("bad-configuration", `${source.name}: this run does not start ${id}`, {
      hint: `Name a server that this run starts: ${servers.map((one) => one.id).join(", ")}.`,
    });
  }
  return given;
}

/** Returns the configuration of a server that a flag names. A server without one gets the defaults. */
function configuredFor(config: Config, id: string): Omit<ServerConfig, "id"> {
  const found = config.servers.find((one) => one.id === id);
  if (found === undefined) return { version: undefined, roots: undefined, settings: {} };
  const { id: _, ...configured } = found;
  return configured;
}

/** Returns the server as it is named. Without a version, the configured version is used. */
function named({
  id,
  version,
}: PolicyRequest["servers"][number]): Pick<ServerConfig, "id"> & Partial<ServerConfig> {
  return version === undefined ? { id } : { id, version };
}

type ConfigFile = { readonly text: string; readonly name: string };

/** Returns "FILE:LINE:COLUMN" of a server's value, for a message. Undefined for values of flags or inputs. */
type Places = (key: ServerKey) => string | undefined;
type ServerKey = "id" | "version" | "settings" | "mode" | "limits";

/**
 * Returns a function that finds the place of a server's value. If flags name the servers, only `settings` still come
 * from the file. Each call parses the file again, as only an error needs a place.
 */
function placesOf({ text, name }: ConfigFile, id: string, named: PolicyRequest["servers"]): Places {
  return (key) => {
    const index = parseConfig(text, name).servers.findIndex((one) => one.id === id);
    const isFromFile = index >= 0 && (key === "settings" || named.length === 0);
    return isFromFile ? configPlace(text, name, ["servers", index, key]) : undefined;
  };
}

/**
 * Returns the error that head adds to its own configuration, to show it before the merge. An unchanged file also
 * counts: head can break it by removing a pin. An error that base already has is base's, so it is left out.
 */
function problemOfHead(
  request: PolicyRequest,
  { base, head }: ConfigFiles,
  { pins, registry, headRegistry = registry }: KnownServers,
): string | undefined {
  if (request.file !== undefined || head === undefined) return undefined;
  const isOld = head === base && configurationProblem(head, pins.base, registry) !== undefined;
  return isOld ? undefined : configurationProblem(head, pins.head, headRegistry);
}

/**
 * Returns the servers of head's own file, by head's own pins. The report uses them to show what an update of a server
 * changes in base. Empty if the file is invalid.
 */
function proposedServers(
  { base, head }: ConfigFiles,
  pins: readonly Pin[],
  registry: Registry,
): readonly ChosenServer[] {
  const text = head ?? base;
  if (text === undefined || configurationProblem(text, pins, registry) !== undefined) return [];
  return parseConfig(text, configPath).servers.map((one) => chooseServer(one, pins, registry, "head"));
}

/**
 * Turns one configured server into what the run starts: its profile, pin, settings, limits and sandbox. Throws a
 * UserError with the place of a wrong value. `origin` says whose configuration it is, because only base's owner can
 * accept a server that runs code of the repository.
 */
function chooseServer(
  { id, version, roots, settings, limits, mode, ...consent }: ServerConfig,
  pins: readonly Pin[],
  registry: Registry,
  origin: PolicySummary["origin"],
  placeOf: Places = () => undefined,
): ChosenServer {
  const refuse = ({ code, message, hint }: UserError, key: ServerKey): never => {
    const place = placeOf(key);
    throw new UserError(code, place === undefined ? message : `${place}: ${message}`, { hint });
  };
  const usual = profileOf(registry, id, (error) => refuse(error, "id"));
  const profile = registry.inMode(usual, mode ?? "auto");
  if (typeof profile === "string") return refuse(new UserError("bad-configuration", profile), "mode");
  const pin = pinnedAs({ profile, version }, pins, registry);
  if (pin instanceof UserError) return refuse(pin, version === undefined ? "id" : "version");
  const problem = profile.settingsProblem(settings);
  if (problem !== undefined)
    refuse(new UserError("bad-configuration", `settings of ${id}: ${problem}`), "settings");
  for (const method of Object.keys(limits?.["requests-ms"] ?? {}))
    if (!registry.questioned.includes(method))
      refuse(deniesEveryRequest(method, registry.questioned), "limits");
  const refused = explainRefusal(profile, consent, origin);
  const sandbox = refused === null ? sandboxOf(profile, consent) : undefined;
  return {
    profile: limits === undefined ? profile : { ...profile, limits: limitsOf(profile, limits) },
    pin,
    roots,
    settings,
    refused,
    ...compact({ sandbox }),
    bump: null,
  };
}

/** Returns the limits of a profile, replaced by the configured ones. Slow repositories need longer limits. */
function limitsOf({ limits }: ServerProfile, own: ServerLimits): ServerProfile["limits"] {
  return {
    ...limits,
    readinessMsMax: own["ready-ms"] ?? limits.readinessMsMax,
    diagnosticsMsMax: own["file-ms"] ?? limits.diagnosticsMsMax,
    totalMsMax: own["total-ms"] ?? limits.totalMsMax,
    ...compact({
      requestsMsMax:
        own["requests-ms"] === undefined ? undefined : { ...limits.requestsMsMax, ...own["requests-ms"] },
    }),
  };
}

/**
 * Returns the profile of a server. An unknown id goes to `refuse`, which adds its line in the file: the registry knows
 * only the id.
 */
function profileOf(
  registry: Pick<Registry, "profile">,
  id: string,
  refuse: (error: UserError) => never,
): ServerProfile {
  try {
    return registry.profile(id);
  } catch (error) {
    if (error instanceof UserError) return refuse(error);
    throw error;
  }
}

/**
 * Describes what head does to the configuration file, for the report. Null if it does nothing, or if `--config`
 * replaces the file. A reader must know that a pull request cannot change the rules that judge it.
 */
function describeChange(
  request: PolicyRequest,
  files: ConfigFiles,
  origin: PolicySummary["origin"],
  { pins, registry, headRegistry = registry }: KnownServers,
): string | null {
  if (request.file !== undefined || files.base === files.head) return null;
  if (origin === "head") return `${configPath} is new in head; this run uses it, because base has none`;
  if (files.head === undefined) return `head removes ${configPath}; this run uses the file of base`;
  const what = files.base === undefined ? "adds" : "changes";
  const used = files.base === undefined ? "this run does not use the file" : "this run uses the file of base";
  return `head ${what} ${configPath}; ${used}${readabilityOf(files.head, pins.head, headRegistry)}`;
}

/** Says if head's file has an error, so that its author corrects it before the merge. */
function readabilityOf(text: string, pins: readonly Pin[], registry: Registry): string {
  const problem = configurationProblem(text, pins, registry);
  return problem === undefined ? "" : `; the file of head has an error: ${problem}`;
}

/**
 * Returns the first error of a configuration in this release; undefined if it is valid. Used for head's file, whose
 * errors must not stop a run that base's file decides.
 */
function configurationProblem(text: string, pins: readonly Pin[], registry: Registry): string | undefined {
  try {
    const file = { text, name: configPath };
    const config = parseConfig(text, configPath);
    checkRules(config, file, registry);
    for (const one of config.servers) chooseServer(one, pins, registry, "head", placesOf(file, one.id, []));
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/**
 * Returns the dependency folders that a person configured. A missing one is reported. The default folders do not
 * count, because most projects have only some of them.
 */
export function namedDependencies({ config }: Policy): ReadonlySet<string> {
  const isDefault = config.dependencies.join("\n") === defaultConfig.dependencies.join("\n");
  return new Set(isDefault ? [] : config.dependencies);
}

// Selects the pin by which a configured server is installed.

/**
 * Returns the pin, or the error that tells how to add one. Without a version, the pin of this release is used. A server
 * that a repository describes has no such pin, so a person must choose a version if it has several pins.
 */
function pinnedAs(
  { profile, version }: { readonly profile: ServerProfile; readonly version: string | undefined },
  pins: readonly Pin[],
  registry: Pick<Registry, "pin">,
): Pin | UserError {
  const { id, own } = profile;
  const known = pins.filter((one) => one.server === id).map((one) => one.version);
  const pin = registry.pin(pins, id, version);
  if (pin === undefined) {
    const hint =
      known.length === 0
        ? `Run lanser pin ${id}@VERSION, then commit the pin.`
        : `These versions are pinned: ${known.join(", ")}. To add one, run lanser pin ${id}@VERSION.`;
    const named = version === undefined ? id : `${id} ${version}`;
    return new UserError("unknown-version", `${named} has no pin`, { hint });
  }
  if (version !== undefined || own === undefined || known.length < 2) return pin;
  const last = known.at(-1);
  const hint = `Name a version in ${configPath}: \`servers: [{ id: ${id}, version: ${last} }]\`. On the command line, use --server ${id}@${last}. Or delete the other pins.`;
  const message = `${id} has the pins ${known.join(" and ")}; name one version`;
  return new UserError("unknown-version", message, { hint });
}

// Decides which of several servers for one language can fail a run.

/**
 * Returns the policies of single servers that differ from the default. Throws a UserError if a language has two primary
 * servers, or only second opinions: then no finding in that language could fail the run.
 */
function rolesOf(
  servers: readonly ServerConfig[],
  /** Servers and threshold that were named for this run. */
  request: { readonly servers: readonly unknown[]; readonly failOn: FailOn | undefined },
  registry: Pick<Registry, "profile">,
): ServerPolicies {
  const all = servers.map(({ id, role, failOn }) => {
    const { language, role: own } = registry.profile(id);
    return { id, language, role, failOn, kind: role ?? (own === "checker" ? "primary" : "linter") };
  });
  const isNamed = request.servers.length > 0;
  return Object.fromEntries(
    all.flatMap(({ id, language, role, failOn, kind }) => {
      const others = all.filter((one) => one.id !== id && one.language === language);
      const rival = others.find((one) => role === "primary" && one.role === "primary");
      if (rival !== undefined)
        throw new UserError(
          "bad-configuration",
          `${id} and ${rival.id} both have \`role: primary\`, and both check ${language}`,
          { hint: "Set `role: second-opinion` for one of them." },
        );
      const isFirst = kind === "second-opinion" && others.every((one) => one.kind === "second-opinion");
      if (isFirst && !isNamed)
        throw new UserError(
          "bad-configuration",
          `${id} has \`role: second-opinion\`, but no other configured server for ${language} can fail the run`,
          { hint: "Remove its role, or add a server whose findings can fail the run." },
        );
      // `--fail-on` applies to all servers. A second opinion that a flag starts alone decides.
      const own: ServerPolicy = {
        ...compact({
          role: role === undefined || isFirst ? undefined : role,
          failOn: failOn === undefined ? undefined : (request.failOn ?? failOn),
        }),
      };
      return Object.keys(own).length === 0 ? [] : [[id, own] as const];
    }),
  );
}
