/** Finds commands of frameworks that write files which a tsconfig.json names and git does not have. */
import { posix } from "node:path";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { folderOf, inFolder, isBelow } from "../../model/paths.ts";
import { parseConfiguration, texts } from "../../servers/typescript/configuration.ts";
import { frameworkOf, type Generator } from "../../servers/typescript/generated.ts";
import { isAside, isPlainPath, type Listing } from "./listing.ts";

/** In the order of the folders that they write, as far as a root needs them; none whose folder a workflow would have to quote. */
export function generatorsIn(tree: Listing, roots: readonly string[]): readonly Generator[] {
  const found = new Map<string, Generator>();
  for (const path of tree.paths) {
    const folder = folderOf(path);
    if (!/^[jt]sconfig(?:\..+)?\.json$/u.test(posix.basename(path))) continue;
    // Documentation and examples, too, where they are checked.
    if (isAside(folder) && !roots.includes(folder)) continue;
    for (const name of namedIn(tree.text(path) ?? "")) {
      const generator = frameworkOf(posix.normalize(inFolder(folder, name)));
      if (generator === undefined || !isPlainPath(generator.writes)) continue;
      if (!tree.paths.some((one) => isBelow(one, generator.writes))) found.set(generator.writes, generator);
    }
  }
  return [...found.values()].sort((one, other) => compareText(one.writes, other.writes));
}

function namedIn(text: string): readonly string[] {
  const read = parseConfiguration(text);
  if (read.kind === "broken") return [];
  const { json } = read;
  const references = [member(json, "references")].flat().map((one) => member(one, "path"));
  return [member(json, "extends"), references, member(json, "include"), member(json, "files")].flatMap(texts);
}
