/**
 * Compares claims of rewards in head's own files with what the report of another job says about them: a false claim
 * must not be left out.
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

type Commit = { readonly commit: string; readonly tree: string };

/** Maximum number of files: each needs a request of its own. */
const filesMax = 50;
const headsMax = 8;

/**
 * Explains why the report's statements on claims cannot be believed, or returns null. For a claim about one commit
 * this only checks that it is listed: a report does not have the reward of a single commit.
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
  if (files.length > filesMax) return `head has more than ${filesMax} files of claims`;
  const isHead = headIn(api, where, head.tree);
  for (const path of files) {
    const own = await changedFile(api, where, path, { base: base.commit, head: head.commit });
    if (own === null) continue;
    if ("kind" in own) return own;
    for (const written of parseClaims(own.text)) {
      if (written.base !== base.commit) continue;
      const claim = claimOf(path, written);
      const told = report.claims?.filter((one) => isSame(one, claim)) ?? [];
      if (claim.commit !== null) {
        if (told.length === 0) return `it does not contain the claims of ${path}`;
        continue;
      }
      const [judged] = judgeClaims([claim], report, null);
      if (judged === undefined || judged.state !== "false" || told.some(({ state }) => state === "false"))
        continue;
      const found = await isHead(written.head ?? "");
      if (typeof found !== "boolean") return found;
      if (found) return `it does not contain ${falseClaim(judged)}`;
    }
  }
  return null;
}

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

function isSame(one: Claim, other: Claim): boolean {
  const { path, commit, claimed } = one;
  return path === other.path && commit === other.commit && compareValues(claimed, other.claimed) === 0;
}

/** Reads a changed file; null if head has it unchanged from base, or no longer has it. */
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
 * Returns a check: true if a commit or a tree differs from head only in claims. One that GitHub does not know is
 * not.
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
    if (known.size >= headsMax) return `the claims of the change name more than ${headsMax} heads`;
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

function isUnknown({ status }: ApiFailure): boolean {
  return status === 404 || status === 422;
}
