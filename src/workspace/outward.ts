/** Finds what the files of a tree refer to outside of it, for servers whose own program does not report it. */
import type { Outward, OutwardSearch, OutwardTexts } from "../servers/outward.ts";
import type { Profile } from "../servers/profile.ts";
import type { Tree } from "./tree.ts";

/**
 * Results by tree. All files are read once for all projects and servers of a tree: the place of a project does not
 * matter to them.
 */
const known = new WeakMap<Tree["written"], Map<OutwardSearch, Promise<Outward | undefined>>>();

/** Finds the first text that leads out; undefined if none does, and if the server's program reports it. */
export function outwardOnDisk(
  { outward, isSource }: Pick<Profile, "outward" | "isSource">,
  { written }: Pick<Tree, "written">,
  find: (texts: OutwardTexts) => Promise<Outward | undefined>,
): Promise<Outward | undefined> {
  if (outward?.onDisk !== "texts") return Promise.resolve(undefined);
  const ofTree = known.get(written) ?? new Map<OutwardSearch, Promise<Outward | undefined>>();
  known.set(written, ofTree);
  const sources = written.files.map(({ path }) => path).filter(isSource);
  const found = ofTree.get(outward) ?? find(new Map(sources.map((path) => [path, null])));
  ofTree.set(outward, found);
  return found;
}
