/**
 * Finds the branches whose runs saved a cache of Actions under a key. A run of a pull request could have saved a
 * cache that its later runs find first, with findings of its own making.
 */

import type { RepositoryName } from "../../cli/program/where.ts";
import { readMember } from "../../model/json.ts";
import { type Api, listAll } from "./api.ts";

/** Branch that saved a cache; `unproven` with the reason if it is not certain. */
export type CacheOrigin =
  | { readonly kind: "only"; readonly ref: string }
  | { readonly kind: "unproven"; readonly why: string };

/** Maximum number of pages of caches that begin with one key. */
const pagesMax = 10;

/**
 * Returns which ref saved a cache. The answer is `only` if every cache of exactly that key was saved by runs of one
 * ref. A cache from a pull request could contain forged results.
 */
export async function originOfCache(
  api: Api,
  { owner, repo }: RepositoryName,
  key: string,
): Promise<CacheOrigin> {
  const listed = await listAll(
    (page) => api.once("GET /repos/{owner}/{repo}/actions/caches", { owner, repo, key, ...page }),
    (data) => readMember(data, "actions_caches"),
    pagesMax,
  );
  if (listed.kind === "failed") return { kind: "unproven", why: listed.why };
  // GitHub returns every cache whose key begins with this one.
  const refs = new Set(
    listed.all.flatMap((one) => (readMember(one, "key") === key ? [readMember(one, "ref")] : [])),
  );
  const [ref, ...others] = refs;
  if (typeof ref !== "string") return { kind: "unproven", why: "GitHub has no cache with this key" };
  return others.length === 0
    ? { kind: "only", ref }
    : { kind: "unproven", why: "runs of several branches have saved this key" };
}
