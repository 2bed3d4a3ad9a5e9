/** Finds the paths in a compile_commands.json, by which it is carried through a change's renames. */
import { posix } from "node:path";
import { member } from "../../model/json.ts";
import { folderOf } from "../../model/paths.ts";
import type { ConfigurationPath } from "../carrying/patterns.ts";
import { indicesAt, type Placed, placedJson, textsAt } from "../carrying/places.ts";

/**
 * Returns the paths in a database. Absolute paths name the machine of the build: the common folder of all its folders
 * and files is taken for the folder of the project, which is the one that has the database, or the one above a
 * `build`.
 */
export function clangdPaths(file: string, text: string): readonly ConfigurationPath[] {
  // Flags name folders, and no files of the project.
  if (!file.endsWith(".json")) return [];
  const { value, at } = placedJson(text);
  const entries = indicesAt(value, []).flatMap((index) => {
    const entry: unknown = (value as readonly unknown[])[index];
    const [directory, source] = [member(entry, "directory"), member(entry, "file")];
    return typeof directory === "string" && typeof source === "string" ? [{ index, directory, source }] : [];
  });
  const folder = folderOf(file);
  const from = folder.replace(/(?:^|\/)build$/u, "") || ".";
  const placed = (...names: readonly string[]) => posix.resolve("/", posix.relative(from, folder), ...names);
  const wholeOf = ({ directory, source }: Entry) => placed(directory, source);
  const top = commonFolder(
    entries.flatMap((entry) => [placed(entry.directory), posix.dirname(wholeOf(entry))]),
  );
  return entries.flatMap((entry) => {
    const whole = wholeOf(entry);
    const name = posix.relative(top, whole);
    return [
      ...textsAt(value, [entry.index, "file"]),
      ...textsAt(value, [entry.index, "arguments"]),
      ...textsAt(value, [entry.index, "command"]),
    ].flatMap((one) => pathIn(one, entry.source, name, { at, from }));
  });
}

type Entry = { readonly index: number; readonly directory: string; readonly source: string };

/**
 * Finds `source` as it is written, in a text of its own or as a word of a command; it ends in the name, or is relative
 * to the top.
 */
function pathIn(
  { value, steps }: ReturnType<typeof textsAt>[number],
  source: string,
  name: string,
  { at, from }: Pick<Placed, "at"> & { readonly from: string },
): readonly ConfigurationPath[] {
  const start = ` ${value} `.indexOf(` ${source} `);
  if (start < 0 || !source.endsWith(name)) return [];
  const end = start + source.length;
  return [
    {
      key: "file",
      kind: "takes-in",
      value: name,
      at: at(steps, value),
      wildcard: "files",
      from,
      around: [value.slice(0, end - name.length), value.slice(end)],
    },
  ];
}

function commonFolder(folders: readonly string[]): string {
  const [first = [], ...more] = folders.map((folder) => folder.split("/"));
  const count = first.findIndex((part, at) => more.some((other) => other[at] !== part));
  return first.slice(0, count < 0 ? first.length : count).join("/") || "/";
}
