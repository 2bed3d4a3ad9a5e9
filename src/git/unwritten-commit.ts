/** Makes a commit id for a tree that nobody committed. */
import { type ObjectFormat, objectId } from "../platform/hashing.ts";

/**
 * Returns the id of a commit of this tree with a fixed author, the time 0 and no message. The commit is not written.
 * The steps of a trajectory of patches need such ids, and the same tree and parent must always give the same id.
 */
export function unwrittenCommit(format: ObjectFormat, tree: string, parent: string): string {
  const nobody = "lanser <> 0 +0000";
  const text = `tree ${tree}\nparent ${parent}\nauthor ${nobody}\ncommitter ${nobody}\n\n`;
  return objectId(format, "commit", Buffer.from(text));
}
