/**
 * Finds the branches whose runs saved a cache of Actions under a key: a run of a pull request could have saved one
 * that its later runs find first.
 */

import type { RepositoryName } from "../../cli/program/where.ts";
import { readMember } from "../../model/json.ts";
import { type Api, listAll } from "./api.ts";

export type CacheOrigin =
  | { readonly kind: "only"; readonly ref: string }
  | { readonly kind: "unproven"; readonly why: string };

const pagesMax = 10;

/** Returns the origin; `only` if every cache of exactly that key was saved by runs of one ref. */
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
  // GitHub gives those whose key begins so.
  const refs = new Set(
    listed.all.flatMap((one) => (readMember(one, "key") === key ? [readMember(one, "ref")] : [])),
  );
  const [ref, ...others] = refs;
  if (typeof ref !== "string") return { kind: "unproven", why: "GitHub has no cache with this key" };
  return others.length === 0
    ? { kind: "only", ref }
    : { kind: "unproven", why: "runs of several branches have saved this key" };
}
