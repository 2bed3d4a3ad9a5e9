/** Repositories of several shapes: three commits each, and how their maintainers check them without Lanser. */

export type Project = {
  readonly name: string;
  readonly shapes: readonly string[];
  /** Ten digits each. */
  readonly commits: readonly string[];
  /** Servers that execute the repository, as `init --trust` takes them. */
  readonly trust?: readonly string[];
  /** Which of the server's own commands judge it, in which folders or with which projects. */
  readonly own: readonly Own[];
};

export type Own =
  | { readonly run: "biome" | "eslint" | "go" | "ruff"; readonly in: string }
  | { readonly run: "pyright"; readonly in: string; readonly python: string }
  | { readonly run: "tsc"; readonly project: string };

const tsc = (project: string): Own => ({ run: "tsc", project });

export const projects: readonly Project[] = [
  {
    name: "alecthomas/kong",
    shapes: ["Go with external tests"],
    commits: ["9bc3bf9925", "d8de683664", "59826d1ee0"],
    own: [{ run: "go", in: "." }],
  },
  {
    name: "websockets/ws",
    shapes: ["ESLint 9 and 10, no lock file"],
    commits: ["3f9ffc688f", "3ee5349a0b", "2b2abd458a"],
    trust: ["eslint"],
    own: [{ run: "eslint", in: "." }],
  },
  {
    name: "tree-sitter/py-tree-sitter",
    shapes: ["submodule"],
    commits: ["1542b4bb22", "bdc236723e", "91442c184f"],
    own: [
      { run: "pyright", in: ".", python: ".venv/bin/python" },
      { run: "ruff", in: "." },
    ],
  },
  {
    name: "standard-schema/standard-schema",
    shapes: ["pnpm workspace"],
    commits: ["d6cef3380c", "8dc95893ce", "47d12e853c"],
    own: [
      ...["spec", "utils", "examples", "web"].map((name) => tsc(`packages/${name}/tsconfig.json`)),
      { run: "biome", in: "." },
    ],
  },
  {
    name: "MetaMask/utils",
    shapes: ["Yarn 3", "ESLint 8"],
    commits: ["48267f8e18", "9ac7ec29af", "be13e2b2d9"],
    own: [tsc("tsconfig.json")],
  },
  {
    name: "braintrustdata/autoevals",
    shapes: ["Python and TypeScript", "dynamic dependencies (setup.py)", "pnpm workspace of its own top"],
    commits: ["71a3cf4eeb", "d99a37c0ce", "63e1cd7918"],
    own: [
      { run: "pyright", in: ".", python: ".venv/bin/python" },
      { run: "ruff", in: "." },
      tsc("tsconfig.json"),
      tsc("evals/tsconfig.json"),
    ],
  },
  {
    name: "manzt/anywidget",
    shapes: ["uv and pnpm together", "tsconfig with references", "a blob that the clone lacks"],
    commits: ["3bb23e3550", "b53130b3be", "4fa7fb55a4"],
    own: [
      { run: "pyright", in: ".", python: ".venv/bin/python" },
      { run: "ruff", in: "." },
      { run: "biome", in: "." },
      ...["types", "anywidget", "react", "svelte", "vite", "vue", "create-anywidget"].map((name) =>
        tsc(`packages/${name}/tsconfig.json`),
      ),
      tsc("docs/tsconfig.json"),
    ],
  },
  {
    name: "modelcontextprotocol/python-sdk",
    shapes: ["uv workspace", "dynamic dependencies (a hook of hatch)"],
    commits: ["814072c94d", "e473cca6a1", "57394b0548"],
    own: [
      { run: "pyright", in: ".", python: ".venv/bin/python" },
      { run: "ruff", in: "." },
    ],
  },
  {
    name: "nuxt-modules/color-mode",
    shapes: ["tsconfig that extends a generated file"],
    commits: ["4094d741f3", "dce5b7d4ce", "975bc37bb7"],
    // As the gate: the projects that the playground refers to, and not `docs`, whose generated configuration is missing.
    own: [
      tsc("tsconfig.json"),
      ...["app", "server", "shared", "node"].map((name) => tsc(`playground/.nuxt/tsconfig.${name}.json`)),
    ],
  },
];
