/** Finds the symbolic links of a tree that lead to another place in it, and resolves paths through them. Pure. */
import { foldersAbove, isBelow } from "../model/paths.ts";

/** Symbolic link; `target` is its text. */
export type TreeLink = { readonly path: string; readonly target: string };

/** Followed link; `place` is its final target, relative to the tree: a file or folder of it, never a link. */
export type FollowedLink = {
  readonly path: string;
  readonly place: string;
  readonly kind: "file" | "folder";
};

export type UnfollowedLink = { readonly path: string; readonly why: string };

/** Maximum number of links that a kernel follows for one path. */
const hopsMax = 40;
const linksMax = 10_000;

/** Follows links. `files` are those that the tree has without links; all paths are relative to it. */
export function followLinks(
  links: readonly TreeLink[],
  files: readonly string[],
): { readonly followed: readonly FollowedLink[]; readonly left: readonly UnfollowedLink[] } {
  const tree: TreeNames = {
    files: new Set(files),
    // A folder may hold nothing but links.
    folders: new Set([...files, ...links.map(({ path }) => path)].flatMap(foldersAbove)),
    targets: new Map(links.map(({ path, target }) => [path, target] as const)),
  };
  const followed: FollowedLink[] = [];
  const left: UnfollowedLink[] = [];
  for (const { path } of links) {
    const end = followed.length < linksMax ? endOf(path, tree) : { why: `is one of more than ${linksMax}` };
    const why = "why" in end ? end.why : whyCircular(path, end, followed);
    if (why !== undefined) left.push({ path, why });
    else if ("place" in end) followed.push({ path, ...end });
  }
  return { followed, left };
}

type TreeNames = {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  readonly targets: ReadonlyMap<string, string>;
};

type End = Pick<FollowedLink, "place" | "kind">;

function endOf(link: string, { files, folders, targets }: TreeNames): End | { readonly why: string } {
  // No file system holds both; the tree of an attacker does.
  if (files.has(link) || folders.has(link)) return { why: "has the name of something else" };
  if (foldersAbove(link).some((folder) => targets.has(folder))) return { why: "lies behind another one" };
  const at: string[] = [];
  const waiting = link.split("/");
  let hops = 0;
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    if (part === "" || part === ".") continue;
    if (part === "..") {
      if (at.pop() === undefined) return { why: "leads out of the repository" };
      continue;
    }
    at.push(part);
    const here = at.join("/");
    const target = targets.get(here);
    if (target === undefined) {
      if (!files.has(here) && !folders.has(here)) return { why: "leads to nothing in the repository" };
      if (files.has(here) && waiting.length > 0) return { why: "leads to nothing in the repository" };
      continue;
    }
    hops += 1;
    if (hops > hopsMax) return { why: "leads to itself" };
    if (target.startsWith("/") || target.includes("\0")) return { why: "leads out of the repository" };
    if (target === "") return { why: "leads to nothing in the repository" };
    at.pop();
    waiting.unshift(...target.split("/"));
  }
  const place = at.join("/") || ".";
  return { place, kind: files.has(place) ? "file" : "folder" };
}

/**
 * Explains why a link is circular: its target contains it, directly or through other followed links. Undefined if
 * it is not.
 */
function whyCircular(
  link: string,
  { place, kind }: End,
  followed: readonly FollowedLink[],
): string | undefined {
  if (kind === "file") return undefined;
  const reached = new Set([place]);
  for (const folder of reached) {
    if (isBelow(link, folder)) return "points to a parent folder of itself";
    for (const other of followed)
      if (other.kind === "folder" && isBelow(other.path, folder)) reached.add(other.place);
  }
  return undefined;
}

/** Returns the resolver of paths of a tree, which follows links. */
export function createLinkResolver(links: readonly FollowedLink[]): (path: string) => string {
  const follow = createLinkFollower(links);
  return (path) => follow(path).place;
}

/** Does the same, and counts the links on the path. */
export function createLinkFollower(
  links: readonly FollowedLink[],
): (path: string) => { readonly place: string; readonly hops: number } {
  if (links.length === 0) return (place) => ({ place, hops: 0 });
  const places = new Map(links.map(({ path, place }) => [path, place] as const));
  return (path) => {
    let parts = path.split("/");
    let hops = 0;
    for (; hops < hopsMax; hops += 1) {
      const end = parts.findIndex((_, at) => places.has(parts.slice(0, at + 1).join("/")));
      if (end < 0) break;
      const place = places.get(parts.slice(0, end + 1).join("/")) ?? ".";
      parts = [...(place === "." ? [] : place.split("/")), ...parts.slice(end + 1)];
    }
    return { place: parts.join("/"), hops };
  };
}
