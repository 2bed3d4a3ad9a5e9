/** Finds what a change adds to base's options of TypeScript, if nothing of base is found or read differently by it. */
import { dirname, join, posix } from "node:path";
import { member } from "../../model/json.ts";
import { folderOf } from "../../model/paths.ts";
import { type Addition, additionsMax } from "../carrying/additions.ts";
import type { AddedTo } from "../carrying/carry.ts";
import { namedBy } from "../carrying/patterns.ts";
import { keysAt } from "../carrying/places.ts";
import type { ConfiguredTree } from "../profile.ts";
import {
  extended,
  maySet,
  parseConfiguration,
  readConfiguration,
  typescriptConfigurationFiles,
} from "./configuration.ts";

export function typescriptAdditions(of: AddedTo, tree: ConfiguredTree): readonly Addition[] {
  const { file, text, own } = of;
  const options = [text, own].map(optionsIn);
  const [before, after] = options;
  if (before === undefined || after === undefined) return [];
  // An object or a value that is set in one file takes the place of what the files that it extends have.
  const isFirst = (option: string) =>
    member(before, option) === undefined && !maySet(option, filesBeside(tree, file), tree.root);
  return [...addedPaths(before, after, of, isFirst), ...addedJsx(after, isFirst)];
}

const key = "compilerOptions";

/** Reads the options; undefined if TypeScript cannot read them as intended. */
function optionsIn(text: string): object | undefined {
  const read = parseConfiguration(text.replace(/^\ufeff/u, ""));
  if (read.kind === "broken") return undefined;
  const options = member(read.json, key) ?? {};
  return typeof options === "object" && !Array.isArray(options) ? options : undefined;
}

function addedPaths(
  before: object,
  after: object,
  { to, imports }: AddedTo,
  isFirst: (option: string) => boolean,
): readonly Addition[] {
  const [old, own] = [member(before, "paths"), member(after, "paths")];
  const baseUrl = member(before, "baseUrl");
  const names = keysAt(own, []);
  const fresh = names.filter((name) => member(old, name) === undefined);
  if (fresh.length === 0 || fresh.length > additionsMax || baseUrl !== member(after, "baseUrl")) return [];
  if (old === undefined ? !isFirst("paths") : keysAt(old, []).length === 0) return [];
  const folder = posix.join(folderOf(to), typeof baseUrl === "string" ? baseUrl : ".");
  return fresh.flatMap((name): readonly Addition[] => {
    const value = member(own, name);
    const isInside = (one: unknown) =>
      typeof one === "string" && namedBy({ value: one }, folder) !== undefined;
    if (!Array.isArray(value) || value.length === 0 || !value.every(isInside)) return [];
    if (name.split("*").length > 2 || [...imports()].some((one) => isMatched(name, one))) return [];
    return [
      {
        kind: "member",
        key: `${key}.paths`,
        name: JSON.stringify(name),
        steps: [key, "paths", name],
        value,
      },
    ];
  });
}

/** True if a pattern matches a specifier; patterns never apply to a relative one. */
function isMatched(pattern: string, specifier: string): boolean {
  if (/^\.{1,2}(?:\/|$)/u.test(specifier)) return false;
  const [start = "", end] = pattern.split("*");
  if (end === undefined) return specifier === pattern;
  return (
    specifier.length >= start.length + end.length && specifier.startsWith(start) && specifier.endsWith(end)
  );
}

function addedJsx(after: object, isFirst: (option: string) => boolean): readonly Addition[] {
  const value = member(after, "jsx");
  if (typeof value !== "string" || !isFirst("jsx")) return [];
  return [{ kind: "member", key: `${key}.jsx`, name: JSON.stringify(value), steps: [key, "jsx"], value }];
}

/** Files in one chain of `extends` with a file, above it or below; absolute, the file included. */
function filesBeside(tree: ConfiguredTree, file: string): readonly string[] {
  const own = join(tree.root, file);
  const chains = typescriptConfigurationFiles(tree).map((one) => chainOf(join(tree.root, one), tree.root));
  return [...new Set(chains.filter((chain) => chain.has(own)).flatMap((chain) => [...chain]))];
}

function chainOf(file: string, root: string): ReadonlySet<string> {
  const chain = new Set([file]);
  // A set takes in what is added while it is walked.
  for (const one of chain) {
    const read = readConfiguration(one);
    if (read.kind === "json") for (const to of extended(read.json, dirname(one), root)) chain.add(to);
  }
  return chain;
}
