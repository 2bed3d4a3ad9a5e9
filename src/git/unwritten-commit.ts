/** Names a state that nobody has committed. */
import { type ObjectFormat, objectId } from "../platform/hashing.ts";

/** Returns the id that git would give a commit of this tree by nobody, at the beginning of time, without a message. */
export function unwrittenCommit(format: ObjectFormat, tree: string, parent: string): string {
  const nobody = "lanser <> 0 +0000";
  const text = `tree ${tree}\nparent ${parent}\nauthor ${nobody}\ncommitter ${nobody}\n\n`;
  return objectId(format, "commit", Buffer.from(text));
}
