/**
 * Finds the folders that a change adds to those in which pyright looks for imports, if no import of base is resolved
 * differently by them.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { readMember } from "../../model/json.ts";
import { folderOf, isBelow } from "../../model/paths.ts";
import type { AddedTo } from "../carrying/carry.ts";
import { type Addition, additionsMax } from "../carrying/carry.ts";
import { relativeToFolder, resolvePath } from "../carrying/patterns.ts";
import { type PathStep, readStrictly } from "../carrying/places.ts";
import type { ConfiguredTree } from "../profile.ts";
import { ownTables, readConfigurations, type Tables } from "./program.ts";

const key = "extraPaths";

export function pyrightAdditions(of: AddedTo, tree: ConfiguredTree, tables = ownTables): readonly Addition[] {
  const { file, to, text, own } = of;
  const [before, after] = [optionsIn(file, text, tables), optionsIn(file, own, tables)];
  if (before === undefined || after?.steps.join(".") !== before.steps.join(".")) return [];
  const wanted = texts(readMember(after.value, key));
  const old = readMember(before.value, key);
  const folder = folderOf(to);
  const known = old === undefined ? automaticFolders(tree, file, tables) : texts(old);
  if (wanted === undefined || known === undefined) return [];
  // What is taken for the folder that it is where nothing is written, and for its own words where they are.
  const isSame = (one: string, other: string | undefined) =>
    old === undefined ? resolvePath({ value: other ?? "" }, folder)?.prefix === one : one === other;
  if (!known.every((one, at) => isSame(one, wanted[at]))) return [];
  const more = wanted.slice(known.length);
  if (more.length > additionsMax) return [];
  const taken = more.findIndex((value) => !isFree(value, folder, of));
  const fresh = taken < 0 ? more : more.slice(0, taken);
  if (fresh.length === 0) return [];
  const steps = [...before.steps, key];
  if (old !== undefined)
    return fresh.map((value) => ({ kind: "last", key, name: JSON.stringify(value), steps, value }));
  return [
    {
      kind: "member",
      key,
      name: fresh.map((value) => JSON.stringify(value)).join(", "),
      steps,
      value: [...wanted.slice(0, known.length), ...fresh],
    },
  ];
}

type Options = { readonly steps: readonly PathStep[]; readonly value: object };

/**
 * Returns the options in a file; undefined if it cannot be read, and for a pyproject.toml that does not configure the
 * server.
 */
function optionsIn(file: string, text: string, tables: Tables): Options | undefined {
  const whole = readStrictly(file, text);
  const tool = readMember(whole, "tool");
  const table = tables.find((name) => readMember(tool, name) !== undefined);
  const isToml = file.endsWith(".toml");
  if (isToml && table === undefined) return undefined;
  const value = isToml ? readMember(tool, table ?? "") : whole;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return { steps: isToml ? ["tool", table ?? ""] : [], value };
}

function texts(value: unknown): readonly string[] | undefined {
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
  return isList ? (value as readonly string[]) : undefined;
}

/**
 * Returns the folders that pyright searches where no file names any: `src` of the project, if it is no package
 * (1.1.414). Undefined if another file of the same chain names some: a list replaces the one that it extends.
 */
function automaticFolders(
  { root, projects }: ConfiguredTree,
  file: string,
  tables: Tables,
): readonly string[] | undefined {
  const folders: string[] = [];
  for (const project of projects) {
    const chain = readConfigurations({ root, project }, tables);
    if (chain.kind === "refused") return undefined;
    if (!chain.configurations.some((one) => one.file === file)) continue;
    if (chain.configurations.some(({ json }) => json[key] !== undefined)) return undefined;
    const folder = posix.join(project, "src");
    const isThere = existsSync(join(root, folder)) && !existsSync(join(root, folder, "__init__.py"));
    if (isThere) folders.push(folder);
  }
  return folders;
}

/**
 * True if a folder lies in the tree, and holds nothing of a name that base imports: it is searched before the
 * installed packages.
 */
function isFree(value: string, folder: string, { imports, heads }: AddedTo): boolean {
  const named = resolvePath({ value }, folder);
  if (named === undefined || named.rest.length > 0) return false;
  const names = new Set([...imports()].map((one) => one.split(".", 1)[0] ?? ""));
  return ![...heads].some((path) => {
    if (path === named.prefix || !isBelow(path, named.prefix)) return false;
    const [first = ""] = relativeToFolder(path, named.prefix).split("/", 1);
    return names.has(first.replace(/(?:\..*|-stubs)$/u, ""));
  });
}
