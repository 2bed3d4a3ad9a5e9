/**
 * Finds the symbolic links of a tree that point to another place inside it, and resolves paths through them. Works on
 * names alone, so that a link of an untrusted tree is judged before it is on the disk.
 */
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

/** Maximum number of links for one path; Linux follows as many. */
const hopsMax = 40;
const linksMax = 10_000;

/**
 * Resolves all links of a tree. Only a link that ends inside the tree is followed; a server that reads through any
 * other would read other files of the machine or loop. `files` are the regular files; all paths are relative to the tree.
 */
export function followLinks(
  links: readonly TreeLink[],
  files: readonly string[],
): { readonly followed: readonly FollowedLink[]; readonly left: readonly UnfollowedLink[] } {
  const tree: TreeNames = {
    files: new Set(files),
    // A folder can contain only links, so the folders of links count, too.
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

/**
 * Follows one link, component by component as the kernel does, and returns its final target or why there is none. `why`
 * continues the sentence "a symbolic link that …".
 */
function endOf(link: string, { files, folders, targets }: TreeNames): End | { readonly why: string } {
  // No file system can have both, but a forged tree can.
  if (files.has(link) || folders.has(link)) return { why: "has the name of a file or folder" };
  if (foldersAbove(link).some((folder) => targets.has(folder))) return { why: "is below another link" };
  const at: string[] = [];
  const waiting = link.split("/");
  let hops = 0;
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    if (part === "" || part === ".") continue;
    if (part === "..") {
      if (at.pop() === undefined) return { why: "points outside the repository" };
      continue;
    }
    at.push(part);
    const here = at.join("/");
    const target = targets.get(here);
    if (target === undefined) {
      if (!files.has(here) && !folders.has(here)) return { why: "has no target in the repository" };
      if (files.has(here) && waiting.length > 0) return { why: "has no target in the repository" };
      continue;
    }
    hops += 1;
    if (hops > hopsMax) return { why: "points to itself" };
    if (target.startsWith("/") || target.includes("\0")) return { why: "points outside the repository" };
    if (target === "") return { why: "has no target in the repository" };
    at.pop();
    waiting.unshift(...target.split("/"));
  }
  const place = at.join("/") || ".";
  return { place, kind: files.has(place) ? "file" : "folder" };
}

/**
 * Explains that a link is circular: its target folder contains the link, directly or through other followed links. A
 * tool that walks the tree would never end. Undefined if the link is not circular.
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

/**
 * Returns a function that resolves a path of the tree through its links. Servers report findings at either path, and
 * the report needs one path for a file.
 */
export function createLinkResolver(links: readonly FollowedLink[]): (path: string) => string {
  const follow = createLinkFollower(links);
  return (path) => follow(path).place;
}

/**
 * Returns a function like `createLinkResolver` that also returns the number of links on the path (`hops`). A path with
 * hops is another name of a file.
 */
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
