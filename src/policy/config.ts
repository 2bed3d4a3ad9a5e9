/** `.lanser/config.yml`, version 1. Unknown keys are errors that name the nearest known key. */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLParseError,
  type YAMLWarning,
} from "yaml";
import { canonical } from "../core/json.ts";
import { nearest } from "../core/nearest.ts";
import { isRelativePath } from "../core/paths.ts";
import { type ReplayMode, replayModes } from "../core/replay.ts";
import type { FailOn, PolicySummary } from "../core/report.ts";
import { defaultWeights } from "../core/reward.ts";
import { UserError } from "../errors.ts";
import { readWeights } from "../reward/equations.ts";
import { validateConfigV1 } from "../schemas.gen.ts";

export const configPath = ".lanser/config.yml";

export type ServerConfig = {
  readonly id: string;
  /** Undefined: the newest pin of this release. */
  readonly version: string | undefined;
  readonly settings: Readonly<Record<string, unknown>>;
};

export type Config = {
  readonly servers: readonly ServerConfig[];
  readonly dependencies: readonly string[];
  readonly ignore: readonly string[];
  readonly failOn: FailOn;
  readonly unknown: "inconclusive" | "warn";
  readonly inconclusive: "action_required" | "failure";
  readonly volatile: "report" | "fail";
  readonly moved: "report" | "fail";
  /** Null: no reward is too low. */
  readonly minReward: number | null;
  /** Whether a committed trace that replays otherwise fails the change, or is only told. */
  readonly replayMismatch: "fail" | "warn";
  /** Who may waive new findings: "trailer", "label:NAME". */
  readonly waivers: readonly string[];
  /** Globs of committed traces. */
  readonly traces: readonly string[];
  readonly replay: ReplayMode;
  readonly reward: PolicySummary["reward"];
};

export const defaultConfig: Config = {
  servers: [],
  dependencies: [".venv", "node_modules"],
  ignore: [],
  failOn: "error",
  unknown: "inconclusive",
  inconclusive: "action_required",
  volatile: "report",
  moved: "report",
  minReward: null,
  replayMismatch: "fail",
  waivers: [],
  traces: [".lanser/traces/**/*.jsonl", ".lanser/traces/**/*.jsonl.zst"],
  replay: "offline",
  reward: { headline: "pr-v2", weights: defaultWeights },
};

export const failOnLevels = [
  "error",
  "warning",
  "information",
  "hint",
  "never",
] as const satisfies readonly FailOn[];

/** A person writes this file, and nobody writes more. */
const textLengthMax = 65_536;

/** Reads a configuration; `origin` names it in messages. Throws a UserError that says what, where and what to do. */
export function parseConfig(text: string, origin: string): Config {
  const counter = new LineCounter();
  if (text.length > textLengthMax) {
    throw broken(origin, counter, 0, `it has ${text.length} characters, more than ${textLengthMax}`);
  }
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: false });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) throw broken(origin, counter, problem.pos[0], yamlProblem(problem));
  refuseOddities(document, origin, counter);
  const root = document.contents;
  if (!isMap(root)) throw broken(origin, counter, 0, "it must be a mapping with `version: 1`");
  const config = readRoot(new Reader(origin, counter), root);
  checkAgain(document, origin, counter);
  return config;
}

/** The parser's sentence, without the place and the extract that it adds, and without advice to a programmer. */
function yamlProblem({ code, message }: YAMLParseError | YAMLWarning): string {
  if (code === "MULTIPLE_DOCS") return "it must be one document";
  return message.split(/ at line \d+, column \d+|\n/)[0] ?? "it is not valid YAML";
}

function refuseOddities(document: Document, origin: string, counter: LineCounter): void {
  visit(document, {
    // An alias can make a small file very large, and the format has no use for one.
    Alias: (_key, node) => {
      throw broken(origin, counter, node.range?.[0] ?? 0, "YAML aliases are not supported");
    },
    Pair: (_key, { key }) => {
      if (isScalar(key) && typeof key.value === "string") return;
      throw broken(origin, counter, (key as Node | null)?.range?.[0] ?? 0, "a key must be a text");
    },
  });
}

/** The second lock: what was read must be JSON and follow its schema, whatever the reader above let through. */
function checkAgain(document: Document, origin: string, counter: LineCounter): void {
  const value: unknown = document.toJS();
  try {
    canonical(value);
  } catch (error) {
    throw broken(
      origin,
      counter,
      0,
      error instanceof Error ? error.message.replace(/\.$/, "") : String(error),
    );
  }
  if (validateConfigV1(value)) return;
  const first = validateConfigV1.errors?.[0];
  const pointer = first?.instancePath ?? "";
  const place = pointer.split("/").slice(1);
  const node = document.getIn(place, true) as Node | undefined;
  const what = `${pointer === "" ? "it" : pointer} ${first?.message ?? "is not right"}`;
  throw broken(origin, counter, node?.range?.[0] ?? 0, `${what} (schemas/config.v1.json)`);
}

function readRoot(reader: Reader, root: YAMLMap): Config {
  reader.keys(
    root,
    ["version", "servers", "dependencies", "ignore", "policy", "reward", "traces", "replay"],
    "",
  );
  const version = reader.value(root, "version");
  if (version !== 1) throw reader.broken(root.get("version", true) as Node, "`version` must be 1");
  const policy = root.get("policy", true) as Node | undefined;
  const levels = policy === undefined ? {} : readPolicy(reader, policy);
  return {
    ...defaultConfig,
    servers: readServers(reader, root),
    ...optional("dependencies", root.has("dependencies") ? readDependencies(reader, root) : undefined),
    ...optional("ignore", root.has("ignore") ? readGlobs(reader, root, "ignore") : undefined),
    ...optional("traces", root.has("traces") ? readGlobs(reader, root, "traces") : undefined),
    ...optional("replay", reader.choice(root, "replay", replayModes)),
    ...levels,
    ...optional(
      "reward",
      root.has("reward") ? readReward(reader, root.get("reward", true) as Node) : undefined,
    ),
  };
}

/** Which of the two rewards is the headline, and the weights of both. */
function readReward(reader: Reader, node: Node): Config["reward"] {
  if (!isMap(node)) throw reader.broken(node, "`reward` must be a mapping");
  reader.keys(node, ["version", "weights"], "reward");
  const { headline, weights } = defaultConfig.reward;
  const version = reader.choice(node, "version", ["pr-v1", "pr-v2"] as const) ?? headline;
  const given = node.get("weights", true) as Node | undefined;
  if (given === undefined) return { headline: version, weights };
  if (!isMap(given)) throw reader.broken(given, "`weights` must be a mapping");
  reader.keys(given, ["alpha", "beta", "gamma"], "weights");
  const weight = (name: keyof typeof weights): number =>
    given.has(name) ? reader.number(given, name) : weights[name];
  const read = readWeights({ alpha: weight("alpha"), beta: weight("beta"), gamma: weight("gamma") });
  if (read.kind === "invalid") throw reader.broken(given, read.message);
  return { headline: version, weights: read.weights };
}

function readPolicy(reader: Reader, node: Node): Partial<Config> {
  if (!isMap(node)) throw reader.broken(node, "`policy` must be a mapping");
  reader.keys(
    node,
    ["fail-on", "unknown", "inconclusive", "volatile", "moved", "min-reward", "replay-mismatch", "waivers"],
    "policy",
  );
  return {
    ...optional("failOn", reader.choice(node, "fail-on", failOnLevels)),
    ...optional("unknown", reader.choice(node, "unknown", ["inconclusive", "warn"] as const)),
    ...optional("inconclusive", reader.choice(node, "inconclusive", ["action_required", "failure"] as const)),
    ...optional("volatile", reader.choice(node, "volatile", ["report", "fail"] as const)),
    ...optional("moved", reader.choice(node, "moved", ["report", "fail"] as const)),
    ...optional(
      "minReward",
      isNull(reader, node, "min-reward") ? undefined : reader.number(node, "min-reward"),
    ),
    ...optional("replayMismatch", reader.choice(node, "replay-mismatch", ["fail", "warn"] as const)),
    ...optional("waivers", node.has("waivers") ? readWaivers(reader, node) : undefined),
  };
}

function readWaivers(reader: Reader, policy: YAMLMap): readonly string[] {
  return reader.texts(policy, "waivers", (text) =>
    text === "trailer" || /^label:./u.test(text) ? undefined : "must be `trailer` or `label:NAME`",
  );
}

function isNull(reader: Reader, map: YAMLMap, key: string): boolean {
  return !map.has(key) || reader.value(map, key) === null;
}

function readDependencies(reader: Reader, root: YAMLMap): readonly string[] {
  return reader.texts(root, "dependencies", (text) =>
    isRelativePath(text.replace(/\/$/, "")) ? undefined : "must be folders inside the repository",
  );
}

/** A glob that begins with an exclamation mark would name every file but those that it means. */
function readGlobs(reader: Reader, root: YAMLMap, key: string): readonly string[] {
  return reader.texts(root, key, (text) =>
    text.startsWith("!") ? "cannot take back what it names: no pattern may begin with `!`" : undefined,
  );
}

function readServers(reader: Reader, root: YAMLMap): readonly ServerConfig[] {
  const seen = new Set<string>();
  return reader.list(root, "servers").map((node) => {
    const server = readServer(reader, node);
    if (seen.has(server.id)) throw reader.broken(node, `the server \`${server.id}\` is there twice`);
    seen.add(server.id);
    return server;
  });
}

function readServer(reader: Reader, node: Node): ServerConfig {
  if (!isMap(node)) throw reader.broken(node, "each of `servers` must be a mapping with an `id`");
  reader.keys(node, ["id", "version", "roots", "settings"], "servers");
  const id = reader.text(node, "id");
  if (id === undefined) throw reader.broken(node, "a server needs an `id`");
  const roots = node.has("roots") ? reader.texts(node, "roots") : ["."];
  if (roots.length !== 1 || (roots[0] !== "." && roots[0] !== "../gate")) {
    throw reader.broken(node.get("roots", true) as Node, '`roots` other than ["."] are not supported yet');
  }
  const settings = node.get("settings", true) as Node | undefined;
  if (settings !== undefined && !isMap(settings))
    throw reader.broken(settings, "`settings` must be a mapping");
  return {
    id,
    version: reader.text(node, "version"),
    settings: (settings?.toJSON() ?? {}) as Record<string, unknown>,
  };
}

/** Reads nodes of one document and says where something is wrong. */
class Reader {
  private readonly origin: string;
  private readonly counter: LineCounter;

  constructor(origin: string, counter: LineCounter) {
    this.origin = origin;
    this.counter = counter;
  }

  broken(node: Node | undefined, message: string): UserError {
    return broken(this.origin, this.counter, node?.range?.[0] ?? 0, message);
  }

  keys(map: YAMLMap, known: readonly string[], inside: string): void {
    for (const { key } of map.items) {
      const name = isScalar(key) ? String(key.value) : "";
      if (known.includes(name)) continue;
      const near = nearest(name, known);
      const where = inside === "" ? "" : ` in \`${inside}\``;
      const advice = near === undefined ? `known are ${known.join(", ")}` : `did you mean \`${near}\`?`;
      throw this.broken(key as Node, `unknown key \`${name}\`${where}: ${advice}`);
    }
  }

  value(map: YAMLMap, key: string): unknown {
    const node = map.get(key, true) as Node | undefined;
    return isScalar(node) ? node.value : undefined;
  }

  text(map: YAMLMap, key: string): string | undefined {
    if (!map.has(key)) return undefined;
    const value = this.value(map, key);
    if (typeof value === "string" && value !== "") return value;
    const advice = typeof value === "number" || typeof value === "boolean" ? "; put it in quotes" : "";
    throw this.broken(map.get(key, true) as Node, `\`${key}\` must be a text${advice}`);
  }

  number(map: YAMLMap, key: string): number {
    const value = this.value(map, key);
    if (typeof value === "number" && Number.isFinite(value)) return value;
    throw this.broken(map.get(key, true) as Node, `\`${key}\` must be a number`);
  }

  list(map: YAMLMap, key: string): readonly Node[] {
    if (!map.has(key)) return [];
    const node = map.get(key, true) as Node | undefined;
    if (!isSeq(node)) throw this.broken(node, `\`${key}\` must be a list`);
    return node.items as Node[];
  }

  /** `problem` says what is wrong with one text, or undefined. */
  texts(
    map: YAMLMap,
    key: string,
    problem: (text: string) => string | undefined = () => undefined,
  ): readonly string[] {
    return this.list(map, key).map((node) => {
      if (!isScalar(node) || typeof node.value !== "string" || node.value === "") {
        throw this.broken(node, `\`${key}\` must be a list of texts`);
      }
      const wrong = problem(node.value);
      if (wrong !== undefined) throw this.broken(node, `\`${key}\` ${wrong}`);
      return node.value;
    });
  }

  choice<T extends string>(map: YAMLMap, key: string, known: readonly T[]): T | undefined {
    if (!map.has(key)) return undefined;
    const value = this.value(map, key);
    const chosen = known.find((one) => one === value);
    if (chosen !== undefined) return chosen;
    throw this.broken(map.get(key, true) as Node, `\`${key}\` must be one of ${known.join(", ")}`);
  }
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V });
}

function broken(origin: string, counter: LineCounter, offset: number, message: string): UserError {
  const { line, col } = counter.linePos(offset);
  return new UserError("bad-configuration", `${origin}:${Math.max(1, line)}:${Math.max(1, col)}: ${message}`);
}
