/** The architecture as data: tidy.test.ts enforces it, and generate.ts prints it in ARCHITECTURE.md. */

/** What every folder may import besides itself. A name stands for a folder of src or a single file in it. */
export const openToAll: readonly string[] = ["model", "schemas"];

/** The programs and the SDK. They may import everything but each other. */
export const entries: readonly string[] = ["action", "cli", "index"];

/** What the entries share: a part of one that is a room of its own. It may import everything but them. */
export const shared: readonly string[] = ["cli/program"];

/** Only the types of these are open to all but the pure: a function says by its type which effects it takes. */
export const typesOpen: readonly string[] = ["platform"];

/** Which may import which others, besides itself and what is open to all. */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  model: [],
  schemas: [],
  platform: [],
  syntax: [],
  packages: [],
  affected: ["syntax"],
  match: ["syntax", "affected"],
  selectors: ["syntax", "packages", "affected", "match"],
  probes: ["syntax", "match"],
  reward: ["selectors"],
  servers: ["platform"],
  session: ["platform", "syntax", "servers"],
  git: ["platform"],
  policy: [],
  edits: ["platform", "git", "policy"],
  causes: ["syntax", "affected", "match"],
  escapes: ["syntax", "affected"],
  verdict: [
    "syntax",
    "packages",
    "affected",
    "selectors",
    "match",
    "probes",
    "reward",
    "policy",
    "causes",
    "escapes",
  ],
  workspace: [
    "platform",
    "syntax",
    "packages",
    "affected",
    "match",
    "servers",
    "session",
    "git",
    "policy",
    "verdict",
  ],
  questions: ["platform", "syntax", "selectors", "servers", "session", "git", "policy", "edits", "workspace"],
  traces: ["platform", "syntax", "servers", "session", "git", "policy", "verdict", "workspace", "questions"],
  gate: ["platform", "syntax", "reward", "servers", "session", "git", "policy", "verdict", "workspace"],
  report: ["platform"],
};

/** Of these only the types, besides: a value of theirs is handed in. */
export const allowedTypes: Readonly<Record<string, readonly string[]>> = {
  policy: ["servers"],
  verdict: ["session", "servers"],
};

/** These touch nothing but values: no `node:` module, no process, clock, randomness or JSON-RPC. */
export const pure: readonly string[] = [
  "model",
  "policy",
  "packages",
  "affected",
  "match",
  "causes",
  "escapes",
  "selectors",
  "probes",
  "reward",
  "verdict",
];

/** The packages that pure folders may use: functions from values to values. */
export const purePackages: readonly string[] = [
  "canonicalize",
  "@noble/hashes",
  "picomatch",
  "yaml",
  "jsonc-parser",
  "smol-toml",
];

/**
 * A package or built-in module with an owner is imported nowhere else; a trailing `/` stands for the whole scope.
 * Types of a built-in module may be imported anywhere: a type has no effect.
 */
export const owners: Readonly<Record<string, readonly string[]>> = {
  "@actions/": ["action"],
  "@octokit/": ["action"],
  "simple-git": ["git"],
  "web-tree-sitter": ["syntax"],
  "@noble/hashes": ["model"],
  "node:crypto": ["platform"],
  "node:child_process": ["platform"],
  "node:process": ["platform"],
  "node:console": [],
};
