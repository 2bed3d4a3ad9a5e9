/** Moves one process to the trees of both sides, each under the name of its root. */
import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { uriFromPath } from "../../model/paths.ts";
import { type LiveSide, readText } from "../observe/live.ts";
import type { BothSides, HeldServer } from "./lease.ts";

/** Returns the side under the name of a link, which points to its tree from here on; unchanged if there is no link. */
export function onLink(side: LiveSide, both: BothSides | null): LiveSide {
  if (both?.by !== "link") return side;
  pointTo(both.link, side.context.root);
  return underName(side, both.link);
}

/** Returns the side under the root of a server that was opened before, which reads its tree from here on. */
export function onHeld(
  side: LiveSide,
  { root, both, conversation: { session } }: Pick<HeldServer, "root" | "both" | "conversation">,
): LiveSide {
  if (both === null) return side;
  if (both.by === "link") return onLink(side, both);
  const { languageId } = side.profile;
  const tree = side.context.root;
  const held = both.paths.flatMap((path) => {
    const text = readText(join(tree, path));
    return typeof text === "string"
      ? [{ uri: uriFromPath(`${root}/${path}`), languageId: languageId(path), text }]
      : [];
  });
  session.hold(tree === root ? [] : held);
  return underName(side, root);
}

function underName(side: LiveSide, root: string): LiveSide {
  const { context } = side;
  return { ...side, context: { ...context, root }, tree: context.root };
}

/** Points the link to another tree atomically: at no time does it lead nowhere. */
export function pointTo(link: string, tree: string): void {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(tree, next, "dir");
  renameSync(next, link);
}
