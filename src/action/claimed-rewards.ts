/**
 * Compares claims of rewards in head's own files with what the report of another job says about them. The other job
 * could leave out a false claim, which the policy may fail.
 */

import type { RepositoryName } from "../cli/program/where.ts";
import { type Claim, claimsFolder, falseClaim } from "../model/claims.ts";
import { compact } from "../model/compact.ts";
import { compareValues } from "../model/order.ts";
import type { Report } from "../model/report.ts";
import type { Policy } from "../policy/policy.ts";
import { judgeClaims } from "../verdict/claims.ts";
import { isClaimsFile, parseClaims, type WrittenClaim } from "../workspace/claims.ts";
import { type AnalysedFile, commitFacts, differencesOf, fileAt, listTreeFiles } from "./github/analysis.ts";
import type { Api, ApiFailure } from "./github/api.ts";

/** A commit and its tree. */
type Commit = { readonly commit: string; readonly tree: string };

/** Maximum number of files: each needs a request of its own. */
const filesMax = 50;
/** Maximum number of different heads that claims may name: each needs two requests. */
const headsMax = 8;

/**
 * Returns why the claims in the report cannot be trusted, or null. For a claim about one commit this only checks that
 * it is listed, because a report does not have the reward of a single commit.
 */
export async function explainHiddenClaim(
  api: Api,
  where: RepositoryName,
  report: Report,
  { config }: Policy,
  { base, head }: { readonly base: Commit; readonly head: Commit },
): Promise<string | null | ApiFailure> {
  if (config.claims === "ignore") return null;
  const listed = await listTreeFiles(api, where, head.tree, [claimsFolder]);
  if ("kind" in listed) return listed;
  const files = listed.filter(isClaimsFile);
  if (files.length > filesMax) return `head contains more than ${filesMax} files with claims`;
  const isHead = headIn(api, where, head.tree);
  for (const path of files) {
    const own = await changedFile(api, where, path, { base: base.commit, head: head.commit });
    if (own === null) continue;
    if ("kind" in own) return own;
    for (const written of parseClaims(own.text)) {
      if (written.base !== base.commit) continue;
      const claim = claimOf(path, written);
      const reported = report.claims?.filter((one) => isSame(one, claim)) ?? [];
      if (claim.commit !== null) {
        if (reported.length === 0) return `the report leaves out a claim of ${path}`;
        continue;
      }
      const [judged] = judgeClaims([claim], report, null);
      if (judged === undefined || judged.state !== "false" || reported.some(({ state }) => state === "false"))
        continue;
      const found = await isHead(written.head ?? "");
      if (typeof found !== "boolean") return found;
      if (found) return `the report leaves out that ${falseClaim(judged)}`;
    }
  }
  return null;
}

/**
 * Converts a written claim to the form of a report, so that both can be compared. Adding zero turns -0 into 0,
 * because JSON writes both as 0.
 */
function claimOf(path: string, { commit: named, ...values }: WrittenClaim): Claim {
  const commit = named ?? null;
  const { "pr-v1": one, "pr-v2": two } = values;
  const claimed = {
    ...compact({
      "pr-v1": one === undefined ? undefined : one + 0,
      "pr-v2": two === undefined ? undefined : two + 0,
    }),
  };
  return { path, about: commit === null ? "change" : "commit", commit, claimed, why: null };
}

/** True if both are the same claim of one file. */
function isSame(one: Claim, other: Claim): boolean {
  const { path, commit, claimed } = one;
  return path === other.path && commit === other.commit && compareValues(claimed, other.claimed) === 0;
}

/**
 * Reads a file of head that differs from base. Null if head has the file unchanged or not at all: claims of base are
 * about another change.
 */
async function changedFile(
  api: Api,
  where: RepositoryName,
  path: string,
  at: { readonly base: string; readonly head: string },
): Promise<AnalysedFile | null | ApiFailure> {
  const [own, old] = [await fileAt(api, where, path, at.head), await fileAt(api, where, path, at.base)];
  if (own === null || "kind" in own) return own;
  if (old !== null && "kind" in old) return old;
  return own.blob === old?.blob ? null : own;
}

/**
 * Returns a test: true if a commit or a tree differs from head only in claims. A claim names the head that it is
 * about, which existed before the claim was committed. False for an id that GitHub does not know.
 */
function headIn(
  api: Api,
  where: RepositoryName,
  tree: string,
): (id: string) => Promise<boolean | ApiFailure | string> {
  const known = new Map<string, boolean>();
  return async (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (known.size >= headsMax) return `the claims of the change name more than ${headsMax} head commits`;
    const facts = await commitFacts(api, where, id);
    const named = "kind" in facts ? id : facts.tree;
    const differences = await differencesOf(api, where, named, tree);
    const found =
      "kind" in differences
        ? isUnknown(differences)
          ? false
          : differences
        : differences.every(({ path }) => path.startsWith(`${claimsFolder}/`));
    if (typeof found === "boolean") known.set(id, found);
    return found;
  };
}

/** True if GitHub says that the object does not exist. */
function isUnknown({ status }: ApiFailure): boolean {
  return status === 404 || status === 422;
}
