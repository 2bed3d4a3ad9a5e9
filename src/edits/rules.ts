/** Reads the globs of a configuration that say which files an edit may change. */
import { resolveRevisions } from "../git/base.ts";
import type { Repository } from "../git/git.ts";
import { readFileAt, resolveRevision } from "../git/objects.ts";
import { UserError } from "../model/errors.ts";
import { configPath, parseConfig } from "../policy/config.ts";
import type { PathRules } from "./jail.ts";

/**
 * Returns the rules of the merge base with the default branch, and those of the working tree's `tree`. A path must
 * follow both, so a change cannot loosen the rules for its own edits. Throws a UserError for a broken configuration.
 */
export async function configuredRules(repository: Repository, tree: string): Promise<readonly PathRules[]> {
  const base = (await mergeBase(repository)) ?? (await resolveRevision(repository, "HEAD"));
  const rules = [];
  for (const one of base === undefined ? [tree] : [base, tree]) {
    const text = (await readFileAt(repository, one, configPath))?.toString("utf8");
    if (text === undefined) continue;
    const { edits } = parseConfig(text, one === tree ? configPath : `${configPath} of ${one.slice(0, 12)}`);
    if (edits !== undefined) rules.push({ allow: edits.allow, deny: edits.deny ?? [] });
  }
  return rules;
}

/** Returns the merge base of HEAD and the default branch; undefined if the clone does not know it. */
async function mergeBase(repository: Repository): Promise<string | undefined> {
  try {
    const found = await resolveRevisions(repository, {
      base: { kind: "default" },
      head: { kind: "checked-out" },
    });
    return found.kind === "resolved" ? (found.base.commit ?? undefined) : undefined;
  } catch (error) {
    if (error instanceof UserError && ["no-base", "no-merge-base", "unknown-revision"].includes(error.code))
      return undefined;
    throw error;
  }
}
