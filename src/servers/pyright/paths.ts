/**
 * Finds the paths in a configuration of pyright, with their offsets, so that renames of a change can be written into
 * base's configuration.
 */

import { readMember } from "../../model/json.ts";
import type { ConfigurationPath, PathKind } from "../carrying/patterns.ts";
import { indicesAt, placedJson, placedToml, textsAt } from "../carrying/places.ts";
import { ownTables } from "./program.ts";

/** The members that name paths, and what a path there does. */
const kinds = {
  include: "takes-in",
  strict: "takes-in",
  exclude: "leaves-out",
  ignore: "leaves-out",
  extends: "place",
  extraPaths: "lookup",
  stubPath: "lookup",
  typeshedPath: "lookup",
  venvPath: "lookup",
} as const satisfies Readonly<Record<string, PathKind>>;

const environments = "executionEnvironments";

/**
 * Lists the paths of a configuration; empty for an unreadable file. If head renames a folder, Lanser checks head
 * under base's configuration with the new name. So it must know where the old name is in the text.
 */
export function pyrightPaths(file: string, text: string, tables = ownTables): readonly ConfigurationPath[] {
  const isToml = file.endsWith(".toml");
  const { value, at } = isToml ? placedToml(text) : placedJson(text);
  const table = tables.find((name) => readMember(readMember(value, "tool"), name) !== undefined) ?? tables[0];
  const top = isToml ? ["tool", table] : [];
  const found = [
    ...Object.entries(kinds).map(([key, kind]) => ({ key, kind, steps: [...top, key] })),
    ...indicesAt(value, [...top, environments]).flatMap((index) =>
      Object.entries({ root: "place", extraPaths: "lookup" } as const).map(([key, kind]) => ({
        key: `${environments}.${key}`,
        kind,
        steps: [...top, environments, index, key],
      })),
    ),
  ];
  return found.flatMap(({ key, kind, steps }) =>
    textsAt(value, steps).map(
      (one): ConfigurationPath => ({
        key,
        kind,
        value: one.value,
        at: at(one.steps, one.value),
        wildcard: "folders",
      }),
    ),
  );
}
