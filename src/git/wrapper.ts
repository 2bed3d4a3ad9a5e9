/**
 * Defines the fixed wrapper of every git call: the arguments before the command, and the complete environment. They
 * switch off everything by which an untrusted repository could run a program or change a result.
 */
import type { SimpleGitOptions } from "simple-git";

/**
 * Returns the arguments before the command of every call. git respects `safe.directory` only on the command line and in
 * the user's configuration, which Lanser does not read.
 */
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
  // If true, a pattern of .gitignore also ignores names in other case, so the result would depend on the machine.
  "core.ignoreCase=false",
  "core.attributesFile=/dev/null",
  "protocol.allow=never",
  "safe.bareRepository=explicit",
  "diff.external=",
  "core.sshCommand=false",
  "credential.helper=",
] as const;

/** Returns the complete environment of a call that works on a known repository; the folders depend on the view. */
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

/** Returns the environment without the folders of a repository. The call that finds the repository uses it alone. */
export function plainEnvironment(path: string, home: string): Record<string, string> {
  return {
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_ATTR_NOSYSTEM: "1",
    // Grafts replace parents of commits in this clone only, so other machines would see another history.
    GIT_GRAFT_FILE: "/dev/null",
    GIT_NO_LAZY_FETCH: "1",
    // The repository's configuration can override `protocol.allow=never` for one protocol, and git 2.39 does not know
    // GIT_NO_LAZY_FETCH. This variable overrides every configuration.
    GIT_ALLOW_PROTOCOL: "none",
    PATH: path,
    HOME: home,
    LC_ALL: "C",
  };
}

/**
 * Permissions for simple-git, which refuses such options and variables by default, because they can run programs. The
 * wrapper uses them only to disable something, or to name a scratch folder. The list has only what the wrapper needs.
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

/**
 * Options of every fetch. A fetch must add objects only: no tags, no refs (`--refmap=`), no FETCH_HEAD, no clean-up.
 */
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
 * Configuration for commands that use the network. Even without a terminal, git would run an askpass program from the
 * repository's configuration to get a password.
 */
export const remoteConfiguration = ["core.askPass=", "core.gitProxy=", "protocol.version=2"] as const;

/**
 * Variables that the machine needs for its network: proxies and certificates. Only commands that use the network get
 * them.
 */
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
