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
    // 1.96.0 of Debian, its own diagnostics off: where a build script fails its check begins and ends within a millisecond, nothing is published, and its
    // health is "warning", as it is offline without a mistake. A clean document that is opened after the check is not published either.
    why: "of a check that could not run it says as little as of one that found nothing; `cargo` runs that check, and is believed where it ended",
  },
];
