/** Fixed wrapper of every git call: the arguments before the command, and the whole environment. */
import type { SimpleGitOptions } from "simple-git";

/** Returns the arguments before the command of every call. `safe.directory` only counts on the command line. */
export function gitArguments(top: string): string[] {
  return [
    "--no-pager",
    "--literal-pathspecs",
    "--no-replace-objects",
    ...fixedConfiguration.flatMap((entry) => ["-c", entry]),
    "-c",
    `safe.directory=${top}`,
  ];
}

const fixedConfiguration = [
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  // With it a pattern of .gitignore hides names of other case, on this machine alone.
  "core.ignoreCase=false",
  "core.attributesFile=/dev/null",
  "protocol.allow=never",
  "safe.bareRepository=explicit",
  "diff.external=",
  "core.sshCommand=false",
  "credential.helper=",
] as const;

/** Returns the whole environment of every call. */
export function gitEnvironment(of: {
  readonly path: string;
  readonly home: string;
  readonly gitDir: string;
  readonly workTree: string;
  readonly index: string;
  readonly objects: string;
  readonly alternates: string;
}): Record<string, string> {
  return {
    ...plainEnvironment(of.path, of.home),
    GIT_DIR: of.gitDir,
    GIT_WORK_TREE: of.workTree,
    GIT_INDEX_FILE: of.index,
    GIT_OBJECT_DIRECTORY: of.objects,
    GIT_ALTERNATE_OBJECT_DIRECTORIES: of.alternates,
  };
}

export function plainEnvironment(path: string, home: string): Record<string, string> {
  return {
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_ATTR_NOSYSTEM: "1",
    // Grafts make up a history that no other clone has.
    GIT_GRAFT_FILE: "/dev/null",
    GIT_NO_LAZY_FETCH: "1",
    // `protocol.allow=never` is only the default for protocols the repository's configuration does not name, and
    // git 2.39 does not know GIT_NO_LAZY_FETCH yet; this variable beats every configuration.
    GIT_ALLOW_PROTOCOL: "none",
    PATH: path,
    HOME: home,
    LC_ALL: "C",
  };
}

/**
 * Permissions without which simple-git refuses the wrapper above: exactly those that it needs. Each one disables
 * something, or points git at a place of ours.
 */
export const simpleGitPermissions = {
  unsafe: {
    allowUnsafeFsMonitor: true,
    allowUnsafeHooksPath: true,
    allowUnsafeProtocolOverride: true,
    allowUnsafeDiffExternal: true,
    allowUnsafeSshCommand: true,
    allowUnsafeCredentialHelper: true,
    allowUnsafeConfigPaths: true,
  },
  allowEnvironment: [
    "GIT_CONFIG_NOSYSTEM",
    "GIT_CONFIG_GLOBAL",
    "GIT_TERMINAL_PROMPT",
    "GIT_OPTIONAL_LOCKS",
    "GIT_ATTR_NOSYSTEM",
    "GIT_GRAFT_FILE",
    "GIT_NO_LAZY_FETCH",
    "GIT_ALLOW_PROTOCOL",
    "GIT_DIR",
    "GIT_WORK_TREE",
    "GIT_INDEX_FILE",
    "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  ],
} as const satisfies Partial<SimpleGitOptions>;

/** Options of every fetch. `--refmap=` keeps the remote-tracking branches as they are. */
export const fetchOptions = [
  "--quiet",
  "--no-tags",
  "--no-recurse-submodules",
  "--no-write-fetch-head",
  "--no-auto-maintenance",
  "--no-write-commit-graph",
  "--refmap=",
  "--upload-pack=git-upload-pack",
] as const;

/**
 * Configuration for remotes. An askpass program of the repository's configuration would be run for a password even
 * without a terminal.
 */
export const remoteConfiguration = ["core.askPass=", "core.gitProxy=", "protocol.version=2"] as const;

/** Variables with which this machine reaches the network; only a fetch gets them. */
export const networkEnvironment = [
  "http_proxy",
  "https_proxy",
  "all_proxy",
  "no_proxy",
  "HTTPS_PROXY",
  "ALL_PROXY",
  "NO_PROXY",
  "SSL_CERT_FILE",
  "SSL_CERT_DIR",
  "GIT_SSL_CAINFO",
] as const;
