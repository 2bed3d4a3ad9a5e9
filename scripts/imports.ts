/** The architecture as data: tidy.test.ts enforces it, and generate.ts prints it in ARCHITECTURE.md. */

/** What every folder may import besides itself. A name stands for a folder of src or a single file in it. */
export const openToAll: readonly string[] = ["core", "errors", "machine", "schemas", "version"];

/** The programs and the SDK. They may import everything but each other. */
export const entries: readonly string[] = ["action", "cli", "index"];

/** What the entries share. It may import everything but them. */
export const shared: readonly string[] = ["program"];

/** Only the types of these are open to all but the pure: a function says by its type which effects it takes. */
export const typesOpen: readonly string[] = ["host"];

/** Which may import which others, besides itself and what is open to all. */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  core: [],
  errors: [],
  machine: [],
  schemas: [],
  version: [],
  host: [],
  files: [],
  folders: [],
  hashing: [],
  run: [],
  syntax: [],
  packages: [],
  delta: ["syntax"],
  affected: ["delta", "syntax"],
  selector: ["syntax"],
  probes: ["delta", "syntax"],
  reward: ["selector"],
  bundle: [],
  wire: [],
  lsp: ["wire"],
  trace: ["wire", "folders", "hashing"],
  servers: ["lsp", "run", "files", "folders", "hashing"],
  observe: ["lsp", "servers", "trace", "wire", "syntax", "run", "files", "folders", "hashing"],
  query: ["bundle", "lsp", "observe", "servers", "selector", "syntax"],
  drift: ["observe", "trace"],
  repo: ["run", "files", "folders", "hashing"],
  policy: [],
  verdict: ["policy", "packages", "delta", "selector", "probes", "reward", "syntax"],
  workspace: [
    "affected",
    "policy",
    "packages",
    "verdict",
    "repo",
    "servers",
    "observe",
    "trace",
    "syntax",
    "delta",
    "files",
    "folders",
    "hashing",
  ],
  replay: [
    "query",
    "bundle",
    "lsp",
    "workspace",
    "verdict",
    "policy",
    "drift",
    "trace",
    "repo",
    "servers",
    "observe",
    "syntax",
    "files",
    "hashing",
  ],
  client: [
    "query",
    "bundle",
    "workspace",
    "policy",
    "repo",
    "servers",
    "observe",
    "lsp",
    "trace",
    "wire",
    "selector",
    "syntax",
    "files",
    "folders",
  ],
  mcp: ["client", "query", "selector"],
  shards: ["workspace", "verdict", "policy", "repo", "observe", "files", "folders", "hashing"],
  walk: [
    "gate",
    "shards",
    "workspace",
    "verdict",
    "policy",
    "reward",
    "repo",
    "servers",
    "observe",
    "syntax",
  ],
  gate: [
    "shards",
    "workspace",
    "replay",
    "verdict",
    "policy",
    "repo",
    "servers",
    "observe",
    "drift",
    "trace",
    "files",
    "folders",
  ],
  output: [],
  github: ["output", "files"],
};

/** Of these only the types, besides: a value of theirs is handed in. */
export const allowedTypes: Readonly<Record<string, readonly string[]>> = {
  policy: ["servers"],
  verdict: ["observe", "servers"],
};

/** These touch nothing but values: no `node:` module, no process, clock, randomness or JSON-RPC. */
export const pure: readonly string[] = [
  "core",
  "policy",
  "packages",
  "delta",
  "affected",
  "selector",
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
  "@actions/": ["github", "action"],
  "@octokit/": ["github"],
  "simple-git": ["repo"],
  "web-tree-sitter": ["syntax"],
  "@noble/hashes": ["core"],
  "node:crypto": ["hashing"],
  "node:child_process": ["host"],
  "node:process": ["host"],
  "node:console": [],
};
