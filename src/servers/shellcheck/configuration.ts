/** Finds what configures shellcheck in a tree: the nearest `.shellcheckrc` above a script, and no other (0.11.0). */
import { join } from "node:path";
import { readOptional } from "../../platform/files.ts";
import { configurationFilesOf, nameAbove } from "../configuration-files.ts";
import type { ConfiguredTree, TreeListing } from "../profile.ts";

const names = [".shellcheckrc", "shellcheckrc"];
const configurationName = /(?:^|\/)\.?shellcheckrc$/u;

export function shellcheckConfiguration(tree: ConfiguredTree): string {
  return JSON.stringify(
    shellcheckConfigurationFiles(tree).map((path) => [path, readOptional(join(tree.root, path)) ?? ""]),
  );
}

export function shellcheckConfigurationFiles(tree: ConfiguredTree): readonly string[] {
  return configurationFilesOf(tree, configurationName, () => []);
}

/** True if the project uses shellcheck: it has a file of its own, or its name is in a file that runs checks. */
export function configuresShellcheck({ paths, text }: TreeListing): boolean {
  return paths.some(
    (path) =>
      configurationName.test(path) || (runsChecks.test(path) && /\bshellcheck\b/u.test(text(path) ?? "")),
  );
}

const runsChecks =
  /^(?:\.pre-commit-config\.yaml|\.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.yml|Makefile|justfile|lefthook\.yml)$/u;

/** Returns the reason why shellcheck is not started on a tree. */
export function shellcheckRefusal(root: string): string | undefined {
  const above = nameAbove(root, names, () => true);
  return above === undefined
    ? undefined
    : `a ${above} lies above the scratch folder and would configure shellcheck`;
}
