/** Absolute POSIX paths, `file:` URIs, and paths relative to a repository. Pure text: nothing reads the disk. */
import type { Place, Range } from "./finding.ts";

/**
 * Returns the `file:` URI of an absolute path; `pathFromUri` gives exactly that path back. Everything but RFC 3986's
 * unreserved characters and "/" is percent-encoded. Throws on a relative path, a NUL or a lone surrogate.
 */
export function uriFromPath(absolutePath: string): string {
  if (!absolutePath.startsWith("/"))
    throw new Error(`A file URI needs an absolute path: ${quote(absolutePath)}`);
  if (absolutePath.includes("\0") || !absolutePath.isWellFormed()) {
    throw new Error(`A file URI cannot carry ${quote(absolutePath)}`);
  }
  return `file://${absolutePath.split("/").map(encodeSegment).join("/")}`;
}

/**
 * Returns the absolute path that a `file:` URI names, decoded exactly once. Undefined if it names no local file:
 * another scheme, another host, a query or fragment, a NUL, an encoded slash (no file name holds one), bad escapes or
 * UTF-8. Dot segments are kept; `relativeInside` resolves them.
 */
export function pathFromUri(uri: string): string | undefined {
  const found = /^file:(?:\/\/(?:localhost)?(?=\/)|(?=\/(?!\/)))(\/[^?#\\]*)$/isu.exec(uri)?.[1];
  if (found === undefined || !uri.isWellFormed() || /%2f/iu.test(found)) return undefined;
  // "file://host/path" fails above; "file:////host" is read by some as a host too, but it is the path "//host".
  const decoded = decode(found);
  return decoded === undefined || decoded.includes("\0") ? undefined : decoded;
}

/**
 * Returns the path of `absolute` relative to `root`, with forward slashes and no dot segments. Undefined if it is
 * outside or the root itself. Lexical: symlinks are not followed, so this is a name, not a permission.
 */
export function relativeInside(root: string, absolute: string): string | undefined {
  const outer = resolveDots(root);
  const inner = resolveDots(absolute);
  if (outer === undefined || inner === undefined || inner.length <= outer.length) return undefined;
  if (outer.some((segment, index) => segment !== inner[index])) return undefined;
  return inner.slice(outer.length).join("/");
}

/** A range in the file that a URI names, with its path under `root`; undefined when that is outside. */
export function placeFromUri(root: string, uri: string, range: Range): Place | undefined {
  const absolute = pathFromUri(uri);
  const path = absolute === undefined ? undefined : relativeInside(root, absolute);
  return path === undefined ? undefined : { path, range };
}

/** True if a normal absolute path is `folder` or is inside it. Lexical, like `relativeInside`. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

/** Returns the path in a tree of a path relative to `folder`. "." is the top of the tree. */
export function inFolder(folder: string, path: string): string {
  return folder === "." ? path : `${folder}/${path}`;
}

/** True if a path of a tree is inside a folder of it. Both are relative to the tree, and "." is the top. */
export function isBelow(path: string, folder: string): boolean {
  return folder === "." || path.startsWith(`${folder}/`);
}

/** Returns the folder that contains a path of a tree; "." for the top. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf("/");
  return end < 0 ? "." : path.slice(0, end);
}

/** Returns the folders above a path of a tree, outermost first and without the top: "a" and "a/b" for "a/b/c". */
export function foldersAbove(path: string): readonly string[] {
  const folders: string[] = [];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) folders.push(path.slice(0, at));
  return folders;
}

/** True if a path may be published: relative, forward slashes, inside, without empty or dot segments or NUL. */
export function isRelativePath(path: string): boolean {
  return (
    !path.includes("\0") &&
    path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..")
  );
}

function resolveDots(path: string): string[] | undefined {
  if (!path.startsWith("/")) return undefined;
  const resolved: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") resolved.pop();
    else if (segment !== "" && segment !== ".") resolved.push(segment);
  }
  return resolved;
}

/** Encodes a segment as RFC 3986 asks: encodeURIComponent leaves the reserved !'()* alone. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** Returns the path for publishing. Throws if it is not inside the repository. */
export function insidePath(path: string): string {
  if (!isRelativePath(path))
    throw new Error(`A path that is not inside the repository: ${JSON.stringify(path)}`);
  return path;
}
