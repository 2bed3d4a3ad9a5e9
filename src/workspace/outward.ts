/** What the files of a tree refer to outside of it, for servers whose own program does not tell. */
import type { Outward, OutwardSearch, OutwardTexts } from "../servers/outward.ts";
import type { Profile } from "../servers/profile.ts";
import type { Tree } from "./tree.ts";

/** All files are looked through once, however many projects and servers a tree has: where a project lies does not matter to them. */
const known = new WeakMap<Tree["written"], Map<OutwardSearch, Promise<Outward | undefined>>>();

/** Undefined where nothing leads out, and where the server's program tells. */
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
