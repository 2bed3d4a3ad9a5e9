/**
 * Finds `extraPaths` that head adds and that Lanser can use for base too, because no import of base then resolves
 * differently.
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

/** The option that names further folders for imports. */
const key = "extraPaths";

/**
 * Compares the `extraPaths` of head's file with base's, and returns the new folders at the end of the list. Lanser
 * checks head under base's configuration; without a new folder, head's imports from it would fail. Only folders after
 * the known ones are added, because pyright searches in order.
 */
export function pyrightAdditions(of: AddedTo, tree: ConfiguredTree, tables = ownTables): readonly Addition[] {
  const { file, to, text, own } = of;
  const [before, after] = [optionsIn(file, text, tables), optionsIn(file, own, tables)];
  if (before === undefined || after?.steps.join(".") !== before.steps.join(".")) return [];
  const wanted = texts(readMember(after.value, key));
  const old = readMember(before.value, key);
  const folder = folderOf(to);
  const known = old === undefined ? automaticFolders(tree, file, tables) : texts(old);
  if (wanted === undefined || known === undefined) return [];
  // Without a list in base, folders are compared by where they are. With one, texts are compared, because they must
  // stay the same.
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

/** The options in a file, and the steps from its top to them. */
type Options = { readonly steps: readonly PathStep[]; readonly value: object };

/**
 * Reads the options of a file. Undefined if the file is unreadable, or a pyproject.toml without a table of the
 * server. Both files must keep their options at the same steps, or nothing is added.
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

/** Narrows a value to a list of texts; undefined for anything else. */
function texts(value: unknown): readonly string[] | undefined {
  const isList = Array.isArray(value) && value.every((one) => typeof one === "string");
  return isList ? (value as readonly string[]) : undefined;
}

/**
 * Lists the folders that pyright searches if no file names any: `src` of the project, unless it is a package
 * (1.1.414). Undefined if another file of the chain names some, because a list replaces the one that it extends. A
 * first `extraPaths` replaces this search, so head's list must repeat these folders.
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
 * True if a folder lies in the tree and has nothing with the name of an import of base. pyright searches it before
 * the installed packages, so such a name would resolve an import of base differently.
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
