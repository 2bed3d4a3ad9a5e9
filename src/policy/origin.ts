/** Shows each setting of a configuration with its origin, and the settings that apply to one file. */
import { isMap, isSeq, parseDocument } from "yaml";
import { describeRule, effectText, type PolicyRule, selectorText } from "../model/rules.ts";
import { configV1 } from "../schemas/generated/keys.ts";
import { type Config, configPlace, parseConfig } from "./config.ts";
import { pathMatcher, ruleMatcher } from "./rules.ts";

/** Setting as `lanser config` prints it. */
export type SettingOrigin = {
  /** For example "policy.fail-on", "policy.rules[2]". */
  readonly key: string;
  readonly value: string;
  /** "FILE:LINE:COLUMN"; null for a default. */
  readonly place: string | null;
};

/** Text of a configuration and its name. Undefined stands for the defaults. */
export type ConfigText = { readonly text: string; readonly name: string };

/** Smallest valid configuration: with it, every setting has its default. */
const nothing = "version: 1";

/**
 * Returns every setting with its value and place, in the order of the schema, for `lanser config show-origin`. It
 * answers where a value comes from: the file or a default. Throws a UserError for an invalid configuration.
 */
export function settingOrigins(file: ConfigText | undefined): readonly SettingOrigin[] {
  const { text, name } = file ?? { text: nothing, name: "defaults" };
  parseConfig(text, name);
  const document = parseDocument(text, { merge: false });
  const placeOf = (path: readonly (string | number)[]) =>
    file !== undefined && document.hasIn(path) ? configPlace(text, name, path) : null;
  const one = (path: readonly (string | number)[], value: unknown): SettingOrigin => ({
    key: keyOf(path),
    value: valueText(path, value),
    place: placeOf(path),
  });
  /** Lists the settings below a key, in the order of the schema. Keys without a value and a default are left out. */
  const walk = (schema: Schema, path: readonly (string | number)[]): readonly SettingOrigin[] => {
    const { not, properties, type, default: standard } = resolved(schema);
    if (not !== undefined) return [];
    const node: unknown = document.getIn(path, true);
    // Thresholds and server settings have free keys, so each is shown as one value.
    if (properties !== undefined && !wholeKeys.has(String(path.at(-1))))
      return Object.entries(properties).flatMap(([key, of]) => walk(of, [...path, key]));
    if (type === "array" && isSeq(node) && node.items.some(isMap))
      return node.items.flatMap((item, index) => listed(item, index, path));
    if (node === undefined && standard === undefined) return [];
    return [one(path, node === undefined ? standard : toValue(node))];
  };
  const listed = (
    item: unknown,
    index: number,
    path: readonly (string | number)[],
  ): readonly SettingOrigin[] => {
    const own = [...path, index];
    if (path.at(-1) === "rules" || !isMap(item)) return [one(own, toValue(item))];
    return item.items.map(({ key }) => {
      const name = String(key);
      return one([...own, name], toValue(document.getIn([...own, name], true)));
    });
  };
  return walk({ properties: configV1.properties as Readonly<Record<string, Schema>> }, []);
}

const wholeKeys: ReadonlySet<string> = new Set(["max-new", "settings"]);

function toValue(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node) ?? "null");
}

function keyOf(path: readonly (string | number)[]): string {
  return path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : text === "" ? step : `${text}.${step}`),
    "",
  );
}

function valueText(path: readonly (string | number)[], value: unknown): string {
  if (path.at(-2) === "rules") return ruleText(value as PolicyRule);
  return typeof value === "string" ? value : JSON.stringify(value);
}

function ruleText(of: PolicyRule): string {
  return `${selectorText(of)}: ${effectText(of)}`;
}

/** Server, with a test for the names of files that it can check. */
export type KnownServer = { readonly id: string; readonly isSource: (path: string) => boolean };

/**
 * Returns the settings that affect the findings of one file: servers, the rules that can match, in their order, then
 * the general ones. It answers why a finding in this file counts or is missing.
 */
export function settingsFor(
  file: ConfigText | undefined,
  path: string,
  servers: readonly KnownServer[],
): readonly SettingOrigin[] {
  const { text, name } = file ?? { text: nothing, name: "defaults" };
  const config = parseConfig(text, name);
  const all = new Map(settingOrigins(file).map((one) => [one.key, one] as const));
  const place = (key: string) => all.get(key)?.place ?? null;
  const ignored = config.ignore.findIndex((glob) => pathMatcher(glob)(path));
  const checking = config.servers.filter(
    ({ id, enabled }) => enabled !== false && servers.find((one) => one.id === id)?.isSource(path),
  );
  const serversAt =
    file === undefined || config.servers.length === 0 ? null : configPlace(text, name, ["servers"]);
  const ignoredAt = file === undefined || ignored < 0 ? null : configPlace(text, name, ["ignore", ignored]);
  return [
    ...(checking.length === 0
      ? [{ key: "checked by", value: noServerText(config), place: serversAt }]
      : checking.map(({ id }) => ({
          key: "checked by",
          value: id,
          place: place(`servers[${config.servers.findIndex((one) => one.id === id)}].id`),
        }))),
    ...checking.flatMap(({ id }) => {
      const at = config.servers.findIndex((one) => one.id === id);
      return [...all.values()]
        .filter(({ key }) => key.startsWith(`servers[${at}].settings`))
        .map((one) => ({ ...one, key: `${id}: ${one.key.slice(`servers[${at}].`.length)}` }));
    }),
    ...(ignored < 0
      ? []
      : [
          {
            key: "ignored",
            value: `\`ignore\` excludes the findings of this file: ${config.ignore[ignored]}`,
            place: ignoredAt,
          },
        ]),
    ...(config.include === undefined || config.include.some((glob) => pathMatcher(glob)(path))
      ? []
      : [
          {
            key: "included",
            value: "no glob of `include` matches this file, so its findings are excluded",
            place: place("include"),
          },
        ]),
    ...rulesFor(config, path).map(({ rule, index }) => ({
      key: describeRule(index),
      value: `${selectorText({ ...withoutPath(rule) })}: ${effectText(rule)}`,
      place: place(describeRule(index)),
    })),
    ...[
      "policy.fail-on",
      "policy.max-new",
      "policy.only-changed-files",
      "policy.moved",
      "policy.volatile",
    ].flatMap((key) => all.get(key) ?? []),
  ];
}

/** Says why no server checks a file: none is configured, or the file is not a source of any. */
function noServerText({ servers }: Config): string {
  return servers.length === 0
    ? "nothing: there is no server"
    : `no server: the file is not a source of ${servers.map(({ id }) => id).join(", ")}`;
}

/**
 * Returns the rules that can match a path, up to one that matches every finding of the file. The first matching rule
 * decides, so the rules after that one have no effect here.
 */
function rulesFor(
  { rules = [] }: Config,
  path: string,
): readonly { readonly rule: PolicyRule; readonly index: number }[] {
  const found = rules
    .map((rule, index) => ({ rule, index }))
    .filter(({ rule }) => {
      const matches = ruleMatcher(withoutCodeAndServer(rule));
      return matches({ server: "", code: null, path });
    });
  const last = found.findIndex(({ rule }) => rule.code === undefined && rule.server === undefined);
  return last < 0 ? found : found.slice(0, last + 1);
}

function withoutPath({ path: _path, ...rest }: PolicyRule): PolicyRule {
  return rest;
}

function withoutCodeAndServer({ code: _code, server: _server, ...rest }: PolicyRule): PolicyRule {
  return rest;
}

type Schema = {
  readonly description?: string;
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly not?: unknown;
};

/** Resolves a reference. Keys next to the reference also apply. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  if (name === undefined) return schema;
  const definitions: Readonly<Record<string, Schema>> = configV1.$defs;
  return { ...definitions[name], ...schema };
}
