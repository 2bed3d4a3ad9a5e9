/**
 * Converts absolute POSIX paths, `file:` URIs and paths relative to a repository. Works on text: nothing reads the
 * disk.
 */
import type { Place, Range } from "./finding.ts";

/**
 * Returns the `file:` URI of an absolute path, as servers expect it. `pathFromUri` returns exactly the same path. All
 * characters except RFC 3986's unreserved ones and "/" are percent-encoded. Throws on a relative path, a NUL or a lone
 * surrogate.
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
 * Returns the absolute path that a `file:` URI names, decoded exactly once. URIs come from servers, so every doubtful
 * one is refused. Undefined for another scheme, another host, a query or fragment, a NUL, an encoded slash (no file
 * name can have one), and for invalid escapes or UTF-8. Dot segments are kept; `relativeInside` resolves them.
 */
export function pathFromUri(uri: string): string | undefined {
  const found = /^file:(?:\/\/(?:localhost)?(?=\/)|(?=\/(?!\/)))(\/[^?#\\]*)$/isu.exec(uri)?.[1];
  if (found === undefined || !uri.isWellFormed() || /%2f/iu.test(found)) return undefined;
  // "file://host/path" fails above. Some programs also read "file:////host" as a host, but it is the path "//host".
  const decoded = decode(found);
  return decoded === undefined || decoded.includes("\0") ? undefined : decoded;
}

/**
 * Returns the path of `absolute` relative to `root`, with forward slashes and no dot segments. Undefined if the path is
 * outside, or is the root itself. Symbolic links are not followed, so the result is a name and no proof that the file
 * is inside.
 */
export function relativeInside(root: string, absolute: string): string | undefined {
  const outer = resolveDots(root);
  const inner = resolveDots(absolute);
  if (outer === undefined || inner === undefined || inner.length <= outer.length) return undefined;
  if (outer.some((segment, index) => segment !== inner[index])) return undefined;
  return inner.slice(outer.length).join("/");
}

/** Returns a place for a server's URI and range, with the path relative to `root`. Undefined if the file is outside. */
export function placeFromUri(root: string, uri: string, range: Range): Place | undefined {
  const absolute = pathFromUri(uri);
  const path = absolute === undefined ? undefined : relativeInside(root, absolute);
  return path === undefined ? undefined : { path, range };
}

/**
 * True if a normal absolute path is `folder` or is inside it. Symbolic links are not followed, as in `relativeInside`.
 */
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

/** True if a report can contain the path: relative, forward slashes, no empty segments, no dot segments, no NUL. */
export function isRelativePath(path: string): boolean {
  return (
    !path.includes("\0") &&
    path.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..")
  );
}

/** Returns the segments of an absolute path after its dot segments; undefined for a relative path. */
function resolveDots(path: string): string[] | undefined {
  if (!path.startsWith("/")) return undefined;
  const resolved: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") resolved.pop();
    else if (segment !== "" && segment !== ".") resolved.push(segment);
  }
  return resolved;
}

/** Encodes a segment by RFC 3986. `encodeURIComponent` does not encode the reserved characters !'()*. */
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

/** Returns a path unchanged, or throws if it is not inside the repository: no output must contain other paths. */
export function insidePath(path: string): string {
  if (!isRelativePath(path))
    throw new Error(`The path ${JSON.stringify(path)} is not inside the repository.`);
  return path;
}
