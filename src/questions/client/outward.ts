/** Checks overlays before a server sees them: none may lead it out of the tree. */
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

/** Creates the check. Results are kept as long as the workspace. */
export function createOutward(overlays: ReadonlyMap<string, string>): OutwardCheck {
  const found = new WeakMap<On["workspace"], Map<string, Promise<Outward | undefined>>>();
  const search = ({ workspace }: On, texts: OutwardTexts): Promise<Outward | undefined> => {
    if (texts.size === 0) return Promise.resolve(undefined);
    const known = found.get(workspace) ?? new Map<string, Promise<Outward | undefined>>();
    found.set(workspace, known);
    const key = sha256(JSON.stringify([...texts]));
    const looked = known.get(key) ?? workspace.outward(texts);
    known.set(key, looked);
    return looked;
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
    const led = await search(on, texts);
    if (led === undefined) return;
    throw new UserError("outside", `${on.unit.chosen.profile.name} got no query: ${outwardMessage(led)}`);
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
