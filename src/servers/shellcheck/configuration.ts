/** What configures shellcheck in a tree: the nearest `.shellcheckrc` above a script, and no other (0.11.0). */
import { type Configured, configurationOf } from "../configured.ts";
import type { TreeListing } from "../profile.ts";

export const shellcheckConfigured: Configured = { names: [".shellcheckrc", "shellcheckrc"] };
export const shellcheckRules = configurationOf(shellcheckConfigured);

/** True if the project uses shellcheck: it has a file of its own, or its name is in a file that runs checks. */
export function configuresShellcheck(tree: TreeListing): boolean {
  const names = (path: string) => runsChecks.test(path) && /\bshellcheck\b/u.test(tree.text(path) ?? "");
  return shellcheckRules.isConfigured(tree) || tree.paths.some(names);
}

const runsChecks =
  /^(?:\.pre-commit-config\.yaml|\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|Makefile|justfile|lefthook\.yml)$/u;
