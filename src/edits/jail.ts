/**
 * Decides which paths an edit may change. Built-in rules come first and no setting lifts them: a language server edits
 * sources, never what decides how code is checked, built or run.
 */

import { foldName, unportableName, unsafeNameReason } from "../git/names.ts";
import { UserError } from "../model/errors.ts";
import { pathMatcher } from "../policy/rules.ts";

/** Globs of the configuration. */
export type PathRules = {
  /** Undefined: all paths. */
  readonly allow: readonly string[] | undefined;
  readonly deny: readonly string[];
};

/** A rule that denies a path, and how it continues "the path …". */
type Denial = { readonly rule: string; readonly why: string };

/** Throws a UserError with path and rule for the first path that an edit must not change. */
export function assertPaths(paths: readonly string[], rules: PathRules): void {
  const allows = rules.allow?.map((glob) => pathMatcher(glob));
  const denies = rules.deny.map((glob) => [glob, pathMatcher(glob)] as const);
  for (const path of paths) {
    const builtIn = builtInDenial(path);
    if (builtIn !== undefined) throw denied(path, builtIn);
    const glob = denies.find(([, matches]) => matches(path))?.[0];
    if (glob !== undefined) throw denied(path, { rule: "deny", why: `matches the denied glob ${glob}` });
    if (allows?.some((matches) => matches(path)) === false)
      throw denied(path, { rule: "allow", why: "matches no allowed glob" });
  }
}

/** Returns the error for a path that a rule denies. */
export function denied(path: string, { rule, why }: Denial): UserError {
  return new UserError("write-denied", `cannot write ${path}: the path ${why} (rule ${rule})`);
}

/** Returns the built-in rule that denies a path from the top of the repository; undefined if none does. */
export function builtInDenial(path: string): Denial | undefined {
  const unsafe = unsafeNameReason(path);
  if (unsafe !== undefined) return { rule: "name", why: unsafe };
  const unportable = unportableName(path);
  if (unportable !== undefined) return { rule: "name", why: unportable };
  const parts = path.split("/");
  if (parts.some((part) => shortName.test(part)))
    return { rule: "name", why: "has the form of a short name of Windows" };
  // Another case is the same file on some file systems, so it is denied on all.
  const folded = parts.map(foldName).join("/");
  const found = protectedPaths.find(({ paths }) => paths.test(folded));
  return found === undefined ? undefined : { rule: found.rule, why: found.why };
}

/** On Windows `GITHUB~1` is another name of `.github`. */
const shortName = /^[^.]{1,6}~\d+(?:\.[^.]{0,3})?$/u;

const protectedPaths = [
  {
    rule: "git",
    why: "configures git",
    paths: /(?:^|\/)\.git(?:modules|attributes|config)$/u,
  },
  {
    rule: "policy",
    why: "is the policy of Lanser",
    paths: /(?:^|\/)\.lanser(?:\/|$)/u,
  },
  {
    rule: "workflow",
    why: "is run by CI",
    paths:
      /^(?:\.github\/(?:workflows|actions)|\.circleci|\.buildkite|\.woodpecker|\.gitlab)(?:\/|$)|^(?:\.gitlab-ci|\.travis|\.woodpecker|\.drone|\.appveyor|appveyor|azure-pipelines|bitbucket-pipelines)\.ya?ml$|^jenkinsfile$/u,
  },
  {
    rule: "lock-file",
    why: "is a lock file",
    paths:
      /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|poetry\.lock|uv\.lock|pdm\.lock|pipfile\.lock|pylock(?:\.[^/]+)?\.toml|cargo\.lock|go\.sum|go\.work\.sum|gemfile\.lock|composer\.lock|flake\.lock)$/u,
  },
  {
    rule: "programs",
    why: "can start programs on a developer's machine",
    paths:
      /(?:^|\/)(?:\.vscode|\.idea|\.husky|\.devcontainer|\.claude|\.cursor)(?:\/|$)|(?:^|\/)(?:\.mcp\.json|\.npmrc|\.yarnrc(?:\.yml)?|\.envrc|\.pre-commit-config\.yaml|\.bashrc|\.bash_profile|\.profile|\.zshrc)$/u,
  },
] as const;
