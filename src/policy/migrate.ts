/** The lines that keep a configuration's old behaviour where a release changes a default. */
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from "yaml";
import { UserError } from "../model/errors.ts";
import { isSameJson } from "../model/json.ts";
import { type Config, parseConfig, placeIn } from "./config.ts";

export type Migration = {
  /** The whole configuration, as it was where nothing is added: comments, quotes and layout stay. */
  readonly text: string;
  /** What was added, as a person would say it: "policy.dependencies-differ: warn". */
  readonly added: readonly string[];
};

/** What keeps the behaviour of 0.1.0, where the configuration does not say it. */
const policyLines = [
  ["dependencies-differ", "warn"],
  ["dependencies-missing", "warn"],
] as const;
const rootsLine = ["roots", '["."]'] as const;

/** `origin` names the configuration in messages. Throws a UserError for one that cannot be read, or not be added to. */
export function migrate(text: string, origin: string): Migration {
  const before = parseConfig(text, origin);
  const document = parseDocument(text);
  const top = document.contents;
  // What is read is a mapping with `version`.
  if (!isMap(top)) throw new Error("a configuration that was read is not a mapping");
  const policy = document.get("policy");
  const servers = document.get("servers");
  const ofPolicy = policyLines.filter(([key]) => !document.hasIn(["policy", key]));
  const rootless = isSeq(servers) ? servers.items.filter((one) => isMap(one) && !one.has("roots")) : [];
  const insertions = [
    ...rootless.map((server) => insertion(text, server as YAMLMap, [rootsLine])),
    ...(ofPolicy.length === 0
      ? []
      : [isMap(policy) ? insertion(text, policy, ofPolicy) : ownPolicy(text, top, ofPolicy)]),
  ];
  const migrated = insertions
    .toSorted((left, right) => right.offset - left.offset)
    .reduce((left, { offset, added }) => left.slice(0, offset) + added + left.slice(offset), text);
  const added = [
    ...rootless.map((server) => `servers: ${(server as YAMLMap).get("id")}: roots: ${rootsLine[1]}`),
    ...ofPolicy.map(([key, value]) => `policy: ${key}: ${value}`),
  ];
  if (!isSameJson(comparable(wanted(before, ofPolicy)), comparable(parsedOr(migrated, origin)))) {
    const place = placeIn(text, origin, isMap(policy) ? ["policy"] : []);
    throw new UserError("bad-configuration", `${place}: its layout leaves no place to add to`, {
      hint: ["Add by hand:", ...added].join("\n"),
    });
  }
  return { text: migrated, added };
}

type Line = (typeof policyLines)[number] | typeof rootsLine;
type Insertion = { readonly offset: number; readonly added: string };

/** Behind the last pair of a mapping: on lines of their own, or on its line where it is written in braces. */
function insertion(text: string, map: YAMLMap, lines: readonly Line[]): Insertion {
  const [start = 0] = map.range ?? [];
  const last = map.items.at(-1);
  if (map.flow === true) {
    const pairs = lines.map(([key, value]) => `${key}: ${value}`).join(", ");
    return last === undefined
      ? { offset: start + 1, added: ` ${pairs} ` }
      : { offset: endOf(last.value), added: `, ${pairs}` };
  }
  const first = map.items[0]?.key;
  const offset = isScalar(first) ? (first.range?.[0] ?? start) : start;
  const column = offset - (text.lastIndexOf("\n", offset - 1) + 1);
  const indented = lines.map(([key, value]) => `${newline(text)}${" ".repeat(column)}${key}: ${value}`);
  return { offset: endOfLine(text, endOf(last?.value)), added: indented.join("") };
}

function ownPolicy(text: string, top: YAMLMap, lines: readonly Line[]): Insertion {
  if (top.flow === true) {
    const pairs = lines.map(([key, value]) => `${key}: ${value}`).join(", ");
    return { offset: endOf(top.items.at(-1)?.value), added: `, policy: { ${pairs} }` };
  }
  const own = ["policy:", ...lines.map(([key, value]) => `  ${key}: ${value}`)];
  const isEnded = /[\r\n]$/u.test(text);
  const added = `${isEnded ? "" : newline(text)}${own.map((line) => line + newline(text)).join("")}`;
  return { offset: text.length, added };
}

/** Without the comment and the line ends behind a value. */
function endOf(value: unknown): number {
  const { range } = (value ?? {}) as { readonly range?: readonly number[] | null };
  return range?.[1] ?? 0;
}

function endOfLine(text: string, offset: number): number {
  const rest = /[^\r\n]*/uy;
  // The end of a collection in lines is the start of the line behind it.
  rest.lastIndex = /[\r\n]/u.test(text[offset - 1] ?? "") ? text.slice(0, offset).trimEnd().length : offset;
  return rest.lastIndex + (rest.exec(text)?.[0].length ?? 0);
}

function newline(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

function wanted(config: Config, lines: readonly Line[]): Config {
  const isAdded = (name: Line[0]) => lines.some(([key]) => key === name);
  return {
    ...config,
    ...(isAdded("dependencies-differ") ? { dependenciesDiffer: "warn" } : {}),
    ...(isAdded("dependencies-missing") ? { dependenciesMissing: "warn" } : {}),
    servers: config.servers.map((one) => ({ ...one, roots: one.roots ?? ["."] })),
  };
}

function parsedOr(text: string, origin: string): Config | null {
  try {
    return parseConfig(text, origin);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}

/** Without what is undefined, which JSON does not have. */
function comparable(config: Config | null): unknown {
  return JSON.parse(JSON.stringify(config));
}
