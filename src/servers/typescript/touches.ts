/**
 * Decides which changes may affect a project of TypeScript: its program's files, and files that resolve their imports.
 */
import { join, posix } from "node:path";
import type { ChangedPath, OpenedProject } from "../profile.ts";
import { maySet, reachedFiles } from "./configuration.ts";
import { isDependency } from "./dependencies.ts";
import { isScript } from "./program.ts";

export function touchesTypescript({
  root,
  project,
  program,
  isSought,
}: OpenedProject): (change: ChangedPath) => boolean {
  const reached = reachedFiles(root, project);
  const files = new Set([...program, ...reached]);
  // Each folder in one of those is a package of types, whatever lies in it.
  const hasTypeRoots = maySet(
    "typeRoots",
    reached.map((file) => join(root, file)),
    root,
  );
  return ({ path, isNewName }) => {
    const name = posix.basename(path);
    // What a repository has of packages may be found in many ways.
    if (files.has(path) || isDependency(path)) return true;
    if (name === "package.json" || /^[jt]sconfig\b.*\.json$/u.test(name)) return true;
    if (!isNewName) return false;
    // An import that found nothing, or another file, may find it.
    return hasTypeRoots || ((isScript(path) || path.endsWith(".json")) && isSought(path));
  };
}
