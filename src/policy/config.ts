/** `.lanser/config.yml`, version 1. Its schema says what may stand in it, and holds the defaults. */

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
import { UserError } from "../model/errors.ts";
import { canonical, NotJson } from "../model/json.ts";
import type { ReplayMismatch, ReplayMode } from "../model/replay.ts";
import type { FailOn, PolicySummary, SandboxKind } from "../model/report.ts";
import type { RewardVersion, RewardWeights } from "../model/reward.ts";
import { type MaxNew, type PolicyRule, ruleAt } from "../model/rules.ts";
import type { ScopeSetting } from "../model/scope.ts";
import type { ServerPolicy, ServerRole } from "../model/server-policy.ts";
import { validateConfigV1 } from "../schemas/config.v1.gen.ts";
import type { ServerMode } from "../servers/compiler/modes.ts";
import { type ConfigProblem, offsetAt, offsetOf, schemaProblems } from "./config-problem.ts";
import { shadowed } from "./rules.ts";

export const configPath = ".lanser/config.yml";

export type ServerConfig = {
  readonly id: string;
  /** Undefined: the newest pin of this release. */
  readonly version: string | undefined;
  /** Folders and globs; undefined: where the server's own command would be called. */
  readonly roots: readonly string[] | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Absent: it is started. */
  readonly enabled?: false;
  /** Absent: those of its profile. */
  readonly limits?: ServerLimits;
  /** Absent: as this release takes it. */
  readonly mode?: Exclude<ServerMode, "auto">;
} & Consent &
  ServerPolicy;

/** What no run and no question does. */
export type Deny = {
  readonly servers?: readonly string[];
  /** As profiles have them, in any case of letters. */
  readonly languages?: readonly string[];
  /** Globs. */
  readonly paths?: readonly string[];
  /** Requests of the protocol. */
  readonly methods?: readonly string[];
};

/** Milliseconds. */
export type ServerLimits = { readonly [Limit in "ready-ms" | "file-ms" | "total-ms"]?: number } & {
  /** By the request's method. */
  readonly "requests-ms"?: Readonly<Record<string, number>>;
};

/** What somebody has accepted of a server that runs code of the repository. */
export type Consent = { readonly trust?: "executes-repository"; readonly sandbox?: SandboxKind };

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
  readonly failOn: FailOn;
  readonly unknown: "inconclusive" | "warn";
  readonly inconclusive: "action_required" | "failure";
  readonly volatile: "report" | "fail";
  readonly moved: "report" | "fail";
  /** Null: no reward is too low. */
  readonly minReward: number | null;
  /** What a committed trace that replays to another result does. */
  readonly replayMismatch: ReplayMismatch;
  /** What it does that base and head need other packages and base's own are not there. */
  readonly dependenciesDiffer: "inconclusive" | "warn";
  /** What packages do that the project declares and that are not installed. */
  readonly dependenciesMissing: "inconclusive" | "warn";
  /** What changed code does that the checker does not look at any more. */
  readonly hidden: "report" | "inconclusive" | "fail";
  /** What changed sources do that no program takes in. */
  readonly unchecked: "report" | "inconclusive" | "fail";
  /** What comments of the change do that silence a checker. */
  readonly suppressions: "report" | "inconclusive" | "fail";
  /** What a false claim of a reward does, and whether claims are read at all. */
  readonly claims: ClaimWeight | undefined;
  /** Which files are looked at; undefined: auto. */
  readonly scope: PolicySummary["scope"];
  /** What may waive new findings: "trailer", "label:NAME". */
  readonly waivers: readonly string[];
  /** Undefined: no rules. The first that matches a finding decides. */
  readonly rules: readonly PolicyRule[] | undefined;
  /** Undefined: no limits. */
  readonly maxNew: MaxNew | undefined;
  /** Undefined: what is new fails wherever it is. */
  readonly onlyChangedFiles: true | undefined;
  /** Whether `LANSER_DISABLE` is not heard. */
  readonly required: true | undefined;
  /** Whether servers are asked what they would do about what is new. */
  readonly suggest: true | undefined;
  /** Globs of committed traces. */
  readonly traces: readonly string[];
  readonly replay: ReplayMode;
  readonly reward: PolicySummary["reward"];
};

export const failOnLevels = [
  "error",
  "warning",
  "information",
  "hint",
  "never",
] as const satisfies readonly FailOn[];

/** What follows the schema, its defaults filled in. */
type ConfigV1 = Pick<Config, "dependencies" | "ignore" | "traces" | "replay"> & {
  readonly suggest: boolean;
  readonly include?: readonly string[];
  readonly deny?: Deny;
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

/** A file that a person writes is shorter. */
const textLengthMax = 65_536;

/** Of more mistakes only the number is given. */
const problemsMax = 10;

/** Reads a configuration; `origin` names it in messages. Throws a UserError that says what and where, of each mistake. */
export function parseConfig(text: string, origin: string): Config {
  const counter = new LineCounter();
  const refuseAll = (problems: readonly ConfigProblem[]): never => {
    const [first = "", ...others] = problems
      .slice(0, problemsMax)
      .map(({ message, offset }) => `${placeOf(origin, counter, offset)}: ${message}`);
    const left = problems.length - problemsMax;
    const hint = [...others, ...(left > 0 ? [`and ${left} more`] : [])].join("\n");
    throw new UserError("bad-configuration", first, { hint });
  };
  const refuse = (problem: ConfigProblem): never => refuseAll([problem]);
  if (text.length > textLengthMax) {
    return refuse({ message: `it has ${text.length} characters, more than ${textLengthMax}`, offset: 0 });
  }
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: false });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) return refuse({ message: yamlProblem(broken), offset: broken.pos[0] });
  visit(document, {
    // An alias can make a small file very large, and the format has no use for one.
    Alias: (_, node) => refuse({ message: "YAML aliases are not supported", offset: offsetOf(node) }),
    Pair: (_, { key }) => {
      const isText = isScalar(key) && typeof key.value === "string";
      if (!isText) refuse({ message: "a key must be a text", offset: offsetOf(key) });
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
      const offset = offsetAt(document, ["servers", index]);
      refuse({ message: `the server \`${id}\` is there twice`, offset });
    }
  }
  const wrong = ruleProblem(document, read.policy.rules);
  return wrong === undefined ? configOf(read) : refuse(wrong);
}

/** What no schema says of rules: one that contradicts itself, or that nothing is left for. */
function ruleProblem(document: Document, rules: readonly PolicyRule[]): ConfigProblem | undefined {
  const place = (index: number, key?: string) =>
    offsetAt(document, ["policy", "rules", index, ...(key === undefined ? [] : [key])]);
  const torn = rules.findIndex(({ severity, fail }) => severity === "off" && fail === true);
  if (torn >= 0) {
    const message = `${ruleAt(torn)} turns findings off and has them fail: leave out \`severity: off\` or \`fail: true\``;
    return { message, offset: place(torn, "fail") };
  }
  const found = shadowed(rules);
  if (found === undefined) return undefined;
  const message = `${ruleAt(found.rule)} can never match: ${ruleAt(found.by)} above it matches all that it does, and the first that matches decides; put it above that one, or take it out`;
  return { message, offset: place(found.rule) };
}

/** "FILE:LINE:COLUMN" of what stands under a path in a configuration that was read. */
export function placeIn(text: string, origin: string, path: readonly (string | number)[]): string {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, merge: false });
  return placeOf(origin, counter, offsetAt(document, path));
}

function placeOf(origin: string, counter: LineCounter, offset: number): string {
  const { line, col } = counter.linePos(offset);
  return `${origin}:${Math.max(1, line)}:${Math.max(1, col)}`;
}

/** What a configuration is that says nothing but its version. */
export const defaultConfig: Config = parseConfig("version: 1", "defaults");

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
        ...(enabled ? {} : { enabled: false as const }),
        ...(limits === undefined ? {} : { limits }),
        ...(mode === "auto" ? {} : { mode }),
        ...(trust === undefined ? {} : { trust }),
        ...(sandbox === undefined ? {} : { sandbox }),
        ...(role === undefined ? {} : { role }),
        ...(own["fail-on"] === undefined ? {} : { failOn: own["fail-on"] }),
      }),
    ),
    dependencies,
    baseDependencies: read["base-dependencies"] ?? null,
    ignore,
    include: read.include,
    deny: read.deny,
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
    // Left out where it is the default, like those below.
    claims: policy.claims === "fail" ? undefined : policy.claims,
    // Left out where it is the default: the digest of a configuration that does not name it stays what it was.
    scope: scopeIn(policy.scope),
    waivers: policy.waivers,
    rules: policy.rules.length === 0 ? undefined : policy.rules,
    maxNew: Object.keys(policy["max-new"]).length === 0 ? undefined : policy["max-new"],
    onlyChangedFiles: policy["only-changed-files"] ? true : undefined,
    required: policy.required ? true : undefined,
    suggest: read.suggest ? true : undefined,
    traces,
    replay,
    // A weight of -0 is 0.
    reward: {
      headline: reward.version,
      weights: { alpha: alpha + 0, beta: beta + 0, gamma: gamma + 0 },
      ...(policy.reward === "hidden" ? { shown: false as const } : {}),
    },
  };
}

export function scopeIn(setting: ScopeSetting): Config["scope"] {
  return setting === "auto" ? undefined : setting;
}

/** The parser's sentence, without the place and the extract that it adds, and without advice to a programmer. */
function yamlProblem({ code, message }: YAMLParseError | YAMLWarning): string {
  if (code === "MULTIPLE_DOCS") return "it must be one document";
  return message.split(/ at line \d+, column \d+|\n/)[0] ?? "it is not valid YAML";
}

/** The schema leaves open what stands in settings; and a tag can make of a mapping what is an object and no JSON. */
function jsonProblem(document: Document, value: unknown): ConfigProblem | undefined {
  try {
    canonical(value);
    return undefined;
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    return { message: error.message, offset: offsetAt(document, error.pointer.split("/").slice(1)) };
  }
}
