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
  | { readonly run: "go"; readonly in: string }
  | { readonly run: "eslint"; readonly in: string }
  | { readonly run: "pyright"; readonly in: string; readonly python: string }
  | { readonly run: "tsc"; readonly project: string };

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
];
