/** Finds shellcheck's configuration in a tree: the nearest `.shellcheckrc` above a script, and no other (0.11.0). */
import { type Configured, configurationOf } from "../configured.ts";
import type { TreeListing } from "../profile.ts";

export const shellcheckConfigured: Configured = { names: [".shellcheckrc", "shellcheckrc"] };
export const shellcheckRules = configurationOf(shellcheckConfigured);

/**
 * True if the repository uses shellcheck: it has a configuration, or a file that runs checks names shellcheck. A
 * linter that a repository does not use would only give unwanted findings.
 */
export function configuresShellcheck(tree: TreeListing): boolean {
  const names = (path: string) => runsChecks.test(path) && /\bshellcheck\b/u.test(tree.text(path) ?? "");
  return shellcheckRules.isConfigured(tree) || tree.paths.some(names);
}

/** The usual files that run checks. */
const runsChecks =
  /^(?:\.pre-commit-config\.yaml|\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|Makefile|justfile|lefthook\.yml)$/u;
