/** The paths in a compile_commands.json by which it is carried through a change's renames. */
import { posix } from "node:path";
import { member } from "../../core/json.ts";
import type { ConfigurationPath } from "../carrying/patterns.ts";
import { indicesAt, placedJson, textsAt } from "../carrying/places.ts";

/** Those that are relative to the file's own folder: what a build wrote with absolute paths names another machine. */
export function clangdPaths(_file: string, text: string): readonly ConfigurationPath[] {
  const { value, at } = placedJson(text);
  return indicesAt(value, []).flatMap((index) => {
    const entry: unknown = (value as readonly unknown[])[index];
    const [directory, file] = [member(entry, "directory"), member(entry, "file")];
    if (typeof directory !== "string" || typeof file !== "string" || posix.normalize(directory) !== ".")
      return [];
    return [...textsAt(value, [index, "file"]), ...textsAt(value, [index, "arguments"])]
      .filter((one) => one.value === file && !posix.isAbsolute(file))
      .map(
        (one): ConfigurationPath => ({
          key: "file",
          kind: "takes-in",
          value: one.value,
          at: at(one.steps, one.value),
          wildcard: "files",
        }),
      );
  });
}
