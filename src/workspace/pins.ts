/** The pins that a side can be checked by: those that its tree holds, then those of this release. */
import { UserError } from "../errors.ts";
import type { Repository } from "../repo/git.ts";
import { readFileAt } from "../repo/objects.ts";
import { listTree } from "../repo/tree.ts";
import { type Pin, shippedPins } from "../servers/pins.ts";
import { pinsFolder } from "../servers/pins-folder.ts";

const pinsMax = 64;
const pinBytesMax = 1_048_576;

/** Throws a UserError for a pin that cannot be read: a run that ignored it would use another. */
export async function pinsAt(repository: Repository, tree: string): Promise<readonly Pin[]> {
  const entries = await listTree(repository, tree, pinsFolder);
  const names = entries.flatMap(({ path }) =>
    typeof path === "string" && path.endsWith(".json") ? [path] : [],
  );
  if (names.length > pinsMax)
    throw new UserError("bad-configuration", `${pinsFolder} holds more than ${pinsMax} pins`);
  if (names.length === 0) return shippedPins;
  const { parsePin } = await import("../servers/own-pins.ts");
  const own = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFileAt(repository, tree, name, pinBytesMax).catch(() => undefined);
      if (bytes === undefined) throw new UserError("bad-configuration", `${name} cannot be read`);
      return parsePin(bytes.toString("utf8"), name);
    }),
  );
  return [...own, ...shippedPins];
}
