/**
 * Decides whether a process of a server can take several passes over a root, also over both sides (docs/second-look.md,
 * docs/speed-of-base.md).
 */

import { lstatSync } from "node:fs";
import { join, posix } from "node:path";
import { FileChangeType } from "vscode-languageserver-protocol";
import { canonical } from "../model/json.ts";
import { foldersAbove } from "../model/paths.ts";
import type { Side } from "../model/report.ts";
import type { RunScope } from "../model/scope.ts";
import { unitName } from "../model/sessions.ts";
import { readOptional } from "../platform/files.ts";
import { configNames } from "../servers/typescript/configuration.ts";
import { differing } from "../session/observe/differences.ts";
import { readText } from "../session/observe/live.ts";
import type { BothSides } from "../session/pool/lease.ts";
import { lookedOf, withinScope } from "../verdict/scope.ts";
import { mattersToAll } from "../verdict/whole-program.ts";
import { restOf, type Workspace } from "./open.ts";
import type { OpenedRoot } from "./open-roots.ts";

/** True if measurements show that a process of the server forgets, and it can forget all of this root. */
export function staysIn({ context, server, sides }: OpenedRoot): boolean {
  const { profile, pin } = server.chosen;
  const { forgets } = profile.walks ?? {};
  // Servers that stay for another state of the tree are others.
  if (forgets?.versions.includes(pin.version) !== true || context.warm !== undefined) return false;
  if (forgets.by !== "edit") return true;
  // A file with no project in a folder above it is answered for by one that is loaded already, and no edit makes that another.
  return [sides.base, sides.head].every((side) => {
    if (side === undefined) return true;
    const { configurationFiles, program } = side.facts;
    const folders = new Set(configurationFiles.filter(isProject).map((path) => posix.dirname(path)));
    return program.every((path) => [".", ...foldersAbove(path)].some((folder) => folders.has(folder)));
  });
}

type NotBoth = { readonly why: string };

/** Returns how one process gets to the trees of both sides, or why it cannot. */
export function bothSidesOf(
  { context, server, root, sides: { base, head } }: OpenedRoot,
  scope: RunScope | undefined,
): BothSides | NotBoth {
  const { profile, sandbox } = server.chosen;
  if (base === undefined || head === undefined) return isTwo("one side does not have it");
  if (base.refusal !== null || head.refusal !== null) return isTwo("it is not started on one side");
  if (sandbox !== undefined) return isTwo("it is kept in a sandbox");
  if (startOf(base) !== startOf(head)) return isTwo("what it is told at its start differs");
  if (profile.walks?.forgets?.by === "edit") return bothByTexts({ base, head }, scope);
  // Beside the trees.
  return { by: "link", link: join(context.scratch, `side-${unitName(profile.id, root.folder)}`) };
}

function isProject(path: string): boolean {
  return configNames.includes(posix.basename(path));
}

function isTwo(why: string): NotBoth {
  return { why };
}

/**
 * Decides for a server that keeps its program and is given other texts. Its cost is loading, which uses all processors,
 * and checking, which uses one; two servers that check a part load as much as two that check all. Under another name
 * than its own, such as a link's, a file that is resolved to its real path would have two names. So the server stays on
 * base's tree, and only texts of sources may differ.
 */
function bothByTexts(
  { base, head }: Readonly<Record<Side, Workspace>>,
  scope: RunScope | undefined,
): BothSides | NotBoth {
  const isPart = (side: Side, { facts }: Workspace) =>
    lookedOf(withinScope(facts, side, scope)).length <= facts.program.length * partMax;
  if (!isPart("base", base) || !isPart("head", head))
    return isTwo("what it checks costs more than what it loads");
  if (restOf(base.tree, "") !== restOf(head.tree, "")) return isTwo("more than plain files differs");
  // By the name of a link a file would keep the text that it has on disk.
  if (base.tree.written.links.length > 0 || !base.tree.linked.every((name) => isLink(base.tree.root, name)))
    return isTwo("links lead into its tree");
  // By another project than its own a file may be there or not as it is open or not.
  if (base.facts.configurationFiles.some((path) => refersToProjects(textAt(base, path))))
    return isTwo("its projects refer to one another");
  const differences = differing(blobsOf(base), blobsOf(head));
  const program = new Set([...base.facts.program, ...head.facts.program]);
  const paths = differences.map(({ path }) => path).filter((path) => program.has(path));
  const other =
    differences.find(({ path, type }) => type !== FileChangeType.Changed || mayBeRead(path))?.path ??
    paths.find((path) => !isText(path, base, head));
  if (paths.length > heldMax) return isTwo(`${paths.length} files would be held with other texts`);
  return other === undefined
    ? { by: "texts", paths }
    : isTwo(`${other} is not another text of a file that both sides have`);
}

const partMax = 0.25;
/**
 * Maximum number of files with another text. Each rebuilds the program: with 400 of 2,000 files it took twice as long
 * as two processes.
 */
const heldMax = 40;

/** True for files that are read besides the sources of the program: configuration and data. */
function mayBeRead(path: string): boolean {
  return mattersToAll(path) || path.endsWith(".json");
}

/** True if the text of a configuration may refer to other projects; a false positive is possible. */
export function refersToProjects(text: string): boolean {
  return text.includes('"references"');
}

function textAt({ tree }: Workspace, path: string): string {
  return readOptional(join(tree.root, path)) ?? "";
}

/** True if the place of these dependencies is a link to their installation, outside of the tree. */
function isLink(root: string, name: string): boolean {
  return lstatSync(join(root, name)).isSymbolicLink();
}

/**
 * True if the text is the same when read from disk and when held open: a byte order mark, and bytes that are not UTF-8,
 * differ.
 */
function isText(path: string, base: Workspace, head: Workspace): boolean {
  return [base, head].every(({ tree }) => {
    const text = readText(join(tree.root, path), true);
    return typeof text === "string" && !text.startsWith("\ufeff");
  });
}

function blobsOf({ tree: { written } }: Workspace): ReadonlyMap<string, string> {
  return new Map(written.files.map(({ path, blob }) => [path, blob]));
}

/**
 * Start configuration without the tree. Packages in it, such as a copied environment, lead to the sources of that one
 * side.
 */
function startOf({ prepared: { context, toolchain, places, packages, dependencies } }: Workspace): string {
  const { settings, overlays = [], parts = [] } = context;
  // What answers the server in the place of an interpreter.
  const answers = Object.values(context.toolchain).map((file) => readOptional(file) ?? null);
  return canonical({ settings, overlays, parts, toolchain, answers, places, packages, dependencies });
}
