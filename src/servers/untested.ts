/** Language servers that people ask for and that this release does not start: what is there for them is said, and why not. */
export type Untested = {
  readonly language: string;
  readonly server: string;
  readonly isSource: (path: string) => boolean;
  readonly why: string;
};

const endsIn = (pattern: RegExp) => (path: string) => pattern.test(path);

const described = "describe it (docs/own-servers.md)";

export const untested: readonly Untested[] = [
  {
    language: "Rust",
    server: "rust-analyzer",
    isSource: endsIn(/\.rs$/u),
    // 1.96.0 of Debian, its own diagnostics off: where a build script fails its check begins and ends within a millisecond, nothing is published, and its
    // health is "warning", as it is offline without a mistake. A clean document that is opened after the check is not published either.
    why: "of a check that could not run it says as little as of one that found nothing; `cargo` runs that check, and is believed where it ended",
  },
  {
    language: "Java",
    server: "jdtls",
    isSource: endsIn(/\.java$/u),
    // 1.45.0 of coc-java 1.26.1 on Java 21: 60 to 90 s with a pom.xml, online and offline.
    why: "with a pom.xml it says nothing of any source, and in four of six runs it had not ended 8 s after it was told to",
  },
  {
    language: "Vue",
    server: "@vue/language-server",
    isSource: endsIn(/\.vue$/u),
    why: "it asks TypeScript through its client, by a bridge that editors bring along, and finds nothing without",
  },
  {
    language: "Terraform",
    server: "terraform-ls",
    isSource: endsIn(/\.tf$/u),
    why: `it cannot be built from Go's proxy, which has no whole set of its modules; of a release that is an archive, ${described}`,
  },
  {
    language: "C#",
    server: "csharp-ls",
    isSource: endsIn(/\.cs$/u),
    why: `it comes from NuGet, and pins of this release do not; as a program of the machine or an archive, ${described}`,
  },
  ...(
    [
      ["Ruby", "ruby-lsp", /\.rb$/u],
      ["Lua", "lua-language-server", /\.lua$/u],
      ["Zig", "zls", /\.zig$/u],
    ] as const
  ).map(([language, server, ending]) => ({
    language,
    server,
    isSource: endsIn(ending),
    why: `it is in none of the registries that pins of this release come from; as a program of the machine or an archive, ${described}`,
  })),
];
