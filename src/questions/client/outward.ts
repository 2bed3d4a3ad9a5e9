/** Checks overlays before a server sees them: an overlay must not make the server read files outside of the tree. */
import { sha256 } from "../../model/digest.ts";
import { UserError } from "../../model/errors.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import { type Outward, type OutwardTexts, outwardMessage } from "../../servers/outward.ts";
import type { Workspace } from "../../workspace/open.ts";

type On = {
  readonly unit: { readonly chosen: Pick<ChosenServer, "profile"> };
  readonly workspace: Pick<Workspace, "outward" | "facts">;
};

export type OutwardCheck = {
  /** Throws a UserError if an overlay leads out of the tree. */
  readonly assertInside: (on: On) => Promise<void>;
  /** The same for files that no project includes. Files of projects are checked when the tree is opened. */
  readonly assertUnlistedInside: (on: On) => Promise<void>;
  readonly leadsOut: (on: On, paths: readonly string[]) => Promise<boolean>;
};

/**
 * Creates the check for references that lead out of the tree: an import in an overlay could make a server read any file
 * of this machine. Results are kept as long as the workspace, because the check reads all imports again.
 */
export function createOutward(overlays: ReadonlyMap<string, string>): OutwardCheck {
  const found = new WeakMap<On["workspace"], Map<string, Promise<Outward | undefined>>>();
  const search = ({ workspace }: On, texts: OutwardTexts): Promise<Outward | undefined> => {
    if (texts.size === 0) return Promise.resolve(undefined);
    const known = found.get(workspace) ?? new Map<string, Promise<Outward | undefined>>();
    found.set(workspace, known);
    const key = sha256(JSON.stringify([...texts]));
    const result = known.get(key) ?? workspace.outward(texts);
    known.set(key, result);
    return result;
  };
  const laid = ({ unit: { chosen } }: On, paths: Iterable<string>): OutwardTexts => {
    const texts = new Map<string, string>();
    for (const path of paths) {
      const text = overlays.get(path);
      if (text !== undefined && chosen.profile.isSource(path)) texts.set(path, text);
    }
    return texts;
  };
  const assertInside = async (on: On, texts: OutwardTexts): Promise<void> => {
    const outward = await search(on, texts);
    if (outward === undefined) return;
    throw new UserError(
      "outside",
      `Lanser did not query ${on.unit.chosen.profile.name}: ${outwardMessage(outward)}`,
    );
  };
  return {
    assertInside: (on) => assertInside(on, laid(on, overlays.keys())),
    assertUnlistedInside: async (on) => {
      const { profile } = on.unit.chosen;
      if (profile.outward?.onDisk !== "program") return;
      await assertInside(on, new Map(on.workspace.facts.unchecked.map((path) => [path, null])));
    },
    leadsOut: async (on, paths) => (await search(on, laid(on, paths))) !== undefined,
  };
}
