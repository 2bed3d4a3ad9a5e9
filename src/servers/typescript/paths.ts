/** Reads the paths in a configuration of TypeScript, each with its place in the text. */
import type { ConfigurationPath, PathKind } from "../carrying/patterns.ts";
import { indicesAt, keysAt, placedJson, textsAt } from "../carrying/places.ts";

const options = "compilerOptions";
const baseUrl = `${options}.baseUrl`;

/** Reads the paths; empty for a text that cannot be read. */
export function typescriptPaths(_file: string, text: string): readonly ConfigurationPath[] {
  const { value, at } = placedJson(text);
  const places = ["baseUrl", "rootDir", "rootDirs", "typeRoots"];
  const found: readonly Found[] = [
    { key: "files", kind: "takes-in", steps: ["files"] },
    { key: "include", kind: "takes-in", steps: ["include"] },
    { key: "exclude", kind: "leaves-out", steps: ["exclude"] },
    { key: "extends", kind: "place", steps: ["extends"] },
    ...places.map((key): Found => ({ key: `${options}.${key}`, kind: "place", steps: [options, key] })),
    ...keysAt(value, [options, "paths"]).map(
      (name): Found => ({
        key: `${options}.paths`,
        kind: "lookup",
        steps: [options, "paths", name],
      }),
    ),
    ...indicesAt(value, ["references"]).map(
      (index): Found => ({
        key: "references",
        kind: "place",
        steps: ["references", index, "path"],
      }),
    ),
  ];
  const isBased = textsAt(value, [options, "baseUrl"]).length > 0;
  return found.flatMap(({ key, kind, steps }) =>
    textsAt(value, steps).flatMap((one): readonly ConfigurationPath[] => {
      // What begins otherwise is the name of a package.
      if (key === "extends" && !/^\.\.?\//u.test(one.value)) return [];
      return [
        {
          key,
          kind,
          value: one.value,
          at: at(one.steps, one.value),
          ...(isBased && key === `${options}.paths` ? { relativeTo: baseUrl } : {}),
          wildcard: kind === "leaves-out" ? "folders" : "files",
        },
      ];
    }),
  );
}

type Found = {
  readonly key: string;
  readonly kind: PathKind;
  readonly steps: readonly (string | number)[];
};
