/** `.lanser/config.yml`, version 1. Its schema defines the valid content and the defaults. */

import {
  type Document,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLParseError,
  type YAMLWarning,
} from "yaml";
import type { ClaimWeight } from "../model/claims.ts";
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { canonical, NotJson } from "../model/json.ts";
import type { ReplayMismatch, ReplayMode } from "../model/replay.ts";
import type { FailOn, PolicySummary, SandboxKind } from "../model/report.ts";
import type { RewardVersion, RewardWeights } from "../model/reward.ts";
import { describeRule, type MaxNew, type PolicyRule } from "../model/rules.ts";
import type { ScopeSetting } from "../model/scope.ts";
import type { ServerPolicy, ServerRole } from "../model/server-policy.ts";
import { validateConfigV1 } from "../schemas/generated/config.v1.ts";
import type { ServerMode } from "../servers/compiler/modes.ts";
import { type ConfigProblem, offsetOfPath, schemaProblems, yamlOffset } from "./config-problem.ts";
import { shadowed } from "./rules.ts";

export const configPath = ".lanser/config.yml";

/** Configuration of one server. */
export type ServerConfig = {
  readonly id: string;
  /** Undefined: the newest pin of this release. */
  readonly version: string | undefined;
  /** Folders and globs. Undefined: the folders where a person would call the server's own command. */
  readonly roots: readonly string[] | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Absent: the server is started. */
  readonly enabled?: false;
  /** Absent: the limits of its profile. */
  readonly limits?: ServerLimits;
  /** Absent: the default mode of this release. */
  readonly mode?: Exclude<ServerMode, "auto">;
} & Consent &
  ServerPolicy;

/** Servers, languages, paths and methods that no run and no query may use. */
export type Deny = {
  readonly servers?: readonly string[];
  /** Names as in profiles; the case is ignored. */
  readonly languages?: readonly string[];
  /** Globs. */
  readonly paths?: readonly string[];
  /** Methods of the protocol. */
  readonly methods?: readonly string[];
};

/** Globs of the files that `lanser apply` may change. */
export type EditRules = { readonly allow?: readonly string[]; readonly deny?: readonly string[] };

/** Time limits of a server in milliseconds. */
export type ServerLimits = { readonly [Limit in "ready-ms" | "file-ms" | "total-ms"]?: number } & {
  /** Limits by method. */
  readonly "requests-ms"?: Readonly<Record<string, number>>;
};

/** Consent to a server that runs code of the repository. */
export type Consent = { readonly trust?: "executes-repository"; readonly sandbox?: SandboxKind };

/** Parsed configuration, with the names of the code. */
export type Config = {
  readonly servers: readonly ServerConfig[];
  readonly dependencies: readonly string[];
  /** Relative to the repository; null: base is checked with head's packages. */
  readonly baseDependencies: string | null;
  readonly ignore: readonly string[];
  /** Undefined: all. */
  readonly include?: readonly string[] | undefined;
  /** Undefined: nothing. */
  readonly deny?: Deny | undefined;
  /** τ and k of Relocate. Undefined: the defaults of this release. */
  readonly relocate?: { readonly tau: number; readonly k: number } | undefined;
  /** Undefined: all that no built-in rule forbids. */
  readonly edits?: EditRules | undefined;
  readonly failOn: FailOn;
  readonly unknown: "inconclusive" | "warn";
  readonly inconclusive: "action_required" | "failure";
  readonly volatile: "report" | "fail";
  readonly moved: "report" | "fail";
  /** Null: no minimum. */
  readonly minReward: number | null;
  /** Effect of a committed trace that gives another result. */
  readonly replayMismatch: ReplayMismatch;
  /** Effect if base and head need different packages and base's own are not installed. */
  readonly dependenciesDiffer: "inconclusive" | "warn";
  /** Effect if packages that the project declares are not installed. */
  readonly dependenciesMissing: "inconclusive" | "warn";
  /** Effect of changed code that the checker no longer checks. */
  readonly hidden: "report" | "inconclusive" | "fail";
  /** Effect of changed sources that no program includes. */
  readonly unchecked: "report" | "inconclusive" | "fail";
  /** Effect of comments in the change that silence a checker. */
  readonly suppressions: "report" | "inconclusive" | "fail";
  /** Effect of a false reward claim; `ignore` does not read claims. Undefined: fail. */
  readonly claims: ClaimWeight | undefined;
  /** Files to check. Undefined: auto. */
  readonly scope: PolicySummary["scope"];
  /** Allowed sources of waivers: "trailer", "label:NAME". */
  readonly waivers: readonly string[];
  /** Undefined: no rules. The first rule that matches a finding decides. */
  readonly rules: readonly PolicyRule[] | undefined;
  /** Undefined: no limits. */
  readonly maxNew: MaxNew | undefined;
  /** Undefined: new findings fail in every file. */
  readonly onlyChangedFiles: true | undefined;
  /** True if `LANSER_DISABLE` is ignored. */
  readonly required: true | undefined;
  /** True if servers are queried for fixes of new findings. */
  readonly suggest: true | undefined;
  /** Globs of committed traces. */
  readonly traces: readonly string[];
  readonly replay: ReplayMode;
  readonly reward: PolicySummary["reward"];
};

/** Values of `--fail-on` and of `policy.fail-on`. */
export const failOnLevels = [
  "error",
  "warning",
  "information",
  "hint",
  "never",
] as const satisfies readonly FailOn[];

/** A configuration that follows the schema, with its defaults. */
type ConfigV1 = Pick<Config, "dependencies" | "ignore" | "traces" | "replay"> & {
  readonly suggest: boolean;
  readonly include?: readonly string[];
  readonly deny?: Deny;
  readonly edits?: EditRules;
  readonly relocate: { readonly tau: number; readonly k: number };
  readonly "base-dependencies"?: string;
  readonly servers: readonly {
    readonly id: string;
    readonly version?: string;
    readonly roots?: readonly string[];
    readonly settings: Readonly<Record<string, unknown>>;
    readonly trust?: "executes-repository";
    readonly sandbox?: SandboxKind;
    readonly role?: ServerRole;
    readonly "fail-on"?: FailOn;
    readonly enabled: boolean;
    readonly limits?: ServerLimits;
    readonly mode: ServerMode;
  }[];
  readonly policy: Pick<
    Config,
    "unknown" | "inconclusive" | "volatile" | "moved" | "hidden" | "unchecked" | "suppressions" | "waivers"
  > & {
    readonly "fail-on": FailOn;
    readonly "min-reward": number | null;
    readonly "replay-mismatch": ReplayMismatch;
    readonly "dependencies-differ": Config["dependenciesDiffer"];
    readonly "dependencies-missing": Config["dependenciesMissing"];
    readonly claims: ClaimWeight;
    readonly scope: ScopeSetting;
    readonly rules: readonly PolicyRule[];
    readonly "max-new": MaxNew;
    readonly "only-changed-files": boolean;
    readonly required: boolean;
    readonly reward: "shown" | "hidden";
  };
  readonly reward: { readonly version: RewardVersion; readonly weights: RewardWeights };
};

/** Limit on the length of a file, larger than what a person writes. */
const textLengthMax = 65_536;

/** Limit on listed errors. For further errors, the hint gives only their number. */
const problemsMax = 10;

/**
 * Reads a configuration; `origin` names the file in messages. Throws a UserError that names each error and its place,
 * so that a person can correct all of them at once.
 */
export function parseConfig(text: string, origin: string): Config {
  const counter = new LineCounter();
  /** Throws the error: the first problem is its message, the others are in its hint. */
  const refuseAll = (problems: readonly ConfigProblem[]): never => {
    const [first = "", ...others] = problems
      .slice(0, problemsMax)
      .map(({ message, offset }) => `${placeOf(origin, counter, offset)}: ${message}`);
    const left = problems.length - problemsMax;
    const hint = [...others, ...(left > 0 ? [`and ${left} more errors`] : [])].join("\n");
    throw new UserError("bad-configuration", first, { hint });
  };
  const refuse = (problem: ConfigProblem): never => refuseAll([problem]);
  if (text.length > textLengthMax) {
    return refuse({
      message: `the file has ${text.length} characters; the limit is ${textLengthMax}`,
      offset: 0,
    });
  }
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: false });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) return refuse({ message: yamlProblem(broken), offset: broken.pos[0] });
  visit(document, {
    // A few aliases of aliases can expand a small file until the memory is full.
    Alias: (_, node) => refuse({ message: "replace this YAML alias by its value", offset: yamlOffset(node) }),
    Pair: (_, { key }) => {
      const isText = isScalar(key) && typeof key.value === "string";
      if (!isText) refuse({ message: "this key must be a string", offset: yamlOffset(key) });
    },
  });
  const value: unknown = document.toJS();
  if (!validateConfigV1(value)) {
    const problems = schemaProblems(document, validateConfigV1.errors ?? []);
    if (problems.length === 0) throw new Error("the validator refused without an error");
    return refuseAll(problems);
  }
  const problem = jsonProblem(document, value);
  if (problem !== undefined) return refuse(problem);
  const read = value as ConfigV1;
  for (const [index, { id }] of read.servers.entries()) {
    if (read.servers.findIndex((other) => other.id === id) !== index) {
      const offset = offsetOfPath(document, ["servers", index]);
      refuse({ message: `\`servers\` lists the server \`${id}\` twice`, offset });
    }
  }
  const wrong = ruleProblem(document, read.policy.rules);
  return wrong === undefined ? configOf(read) : refuse(wrong);
}

/**
 * Returns an error that no schema can find: a rule that contradicts itself, or that can never match. The author of such
 * a rule believes that it does something.
 */
function ruleProblem(document: Document, rules: readonly PolicyRule[]): ConfigProblem | undefined {
  const place = (index: number, key?: string) =>
    offsetOfPath(document, ["policy", "rules", index, ...(key === undefined ? [] : [key])]);
  const contradictory = rules.findIndex(({ severity, fail }) => severity === "off" && fail === true);
  if (contradictory >= 0) {
    const message = `${describeRule(contradictory)} turns findings off and makes them fail; remove \`severity: off\` or \`fail: true\``;
    return { message, offset: place(contradictory, "fail") };
  }
  const found = shadowed(rules);
  if (found === undefined) return undefined;
  const message = `${describeRule(found.rule)} never matches, because ${describeRule(found.by)} matches the same findings first; move it up, or remove it`;
  return { message, offset: place(found.rule) };
}

/** Returns "FILE:LINE:COLUMN" of the value at a path in a valid configuration. */
export function configPlace(text: string, origin: string, path: readonly (string | number)[]): string {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: false });
  return placeOf(origin, counter, offsetOfPath(document, path));
}

/** Converts an offset to "FILE:LINE:COLUMN", from 1, which editors open. */
function placeOf(origin: string, counter: LineCounter, offset: number): string {
  const { line, col } = counter.linePos(offset);
  return `${origin}:${Math.max(1, line)}:${Math.max(1, col)}`;
}

/** Defaults of the schema. */
const relocateUsual = { k: 5, tau: 0.75 } as const;

/** Configuration that contains only its version. */
export const defaultConfig: Config = parseConfig("version: 1", "defaults");

/**
 * Turns the names of the file into the names of the code. Most options at their default become undefined, so that a
 * new option does not change the digest of old configurations.
 */
function configOf(read: ConfigV1): Config {
  const { servers, dependencies, ignore, policy, traces, replay, reward } = read;
  const { alpha, beta, gamma } = reward.weights;
  return {
    servers: servers.map(
      ({ id, version, roots, settings, trust, sandbox, role, enabled, limits, mode, ...own }) => ({
        id,
        version,
        roots,
        settings,
        ...compact({
          enabled: enabled ? undefined : (false as const),
          limits,
          mode: mode === "auto" ? undefined : mode,
          trust,
          sandbox,
          role,
          failOn: own["fail-on"],
        }),
      }),
    ),
    dependencies,
    baseDependencies: read["base-dependencies"] ?? null,
    ignore,
    include: read.include,
    deny: read.deny,
    edits: read.edits,
    relocate: canonical(read.relocate) === canonical(relocateUsual) ? undefined : read.relocate,
    failOn: policy["fail-on"],
    unknown: policy.unknown,
    inconclusive: policy.inconclusive,
    volatile: policy.volatile,
    moved: policy.moved,
    minReward: policy["min-reward"],
    replayMismatch: policy["replay-mismatch"],
    dependenciesDiffer: policy["dependencies-differ"],
    dependenciesMissing: policy["dependencies-missing"],
    hidden: policy.hidden,
    unchecked: policy.unchecked,
    suppressions: policy.suppressions,
    claims: policy.claims === "fail" ? undefined : policy.claims,
    scope: configuredScope(policy.scope),
    waivers: policy.waivers,
    rules: policy.rules.length === 0 ? undefined : policy.rules,
    maxNew: Object.keys(policy["max-new"]).length === 0 ? undefined : policy["max-new"],
    onlyChangedFiles: policy["only-changed-files"] ? true : undefined,
    required: policy.required ? true : undefined,
    suggest: read.suggest ? true : undefined,
    traces,
    replay,
    // Adding 0 turns a weight of -0 into 0, which canonical JSON needs.
    reward: {
      headline: reward.version,
      weights: { alpha: alpha + 0, beta: beta + 0, gamma: gamma + 0 },
      ...compact({ shown: policy.reward === "hidden" ? (false as const) : undefined }),
    },
  };
}

/** Converts the setting. `auto` is the default, so it is undefined and does not change the digest of a policy. */
export function configuredScope(setting: ScopeSetting): Config["scope"] {
  return setting === "auto" ? undefined : setting;
}

/**
 * Returns the YAML parser's sentence without the place and the extract that it adds: the message begins with the place.
 * The sentence for several documents is ours, because the parser's names a function of its library.
 */
function yamlProblem({ code, message }: YAMLParseError | YAMLWarning): string {
  if (code === "MULTIPLE_DOCS") return "the file must hold one YAML document";
  return message.split(/ at line \d+, column \d+|\n/)[0] ?? "the file is not valid YAML";
}

/**
 * Returns the problem of a value that is not JSON. The schema does not restrict settings, and a YAML tag can turn a
 * mapping into another object.
 */
function jsonProblem(document: Document, value: unknown): ConfigProblem | undefined {
  try {
    canonical(value);
    return undefined;
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { message: error.message, offset: offsetOfPath(document, error.pointer.split("/").slice(1)) };
  }
}
