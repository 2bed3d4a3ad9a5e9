/** Language servers that people ask for and that this release does not start: what is there for them is said, and why not. */
export type Untested = {
  readonly language: string;
  readonly server: string;
  readonly isSource: (path: string) => boolean;
  readonly why: string;
};

const endsIn = (pattern: RegExp) => (path: string) => pattern.test(path);

export const untested: readonly Untested[] = [
  {
    language: "Rust",
    server: "rust-analyzer",
    isSource: endsIn(/\.rs$/u),
    why: "it runs build scripts and procedural macros of the repository",
  },
];
