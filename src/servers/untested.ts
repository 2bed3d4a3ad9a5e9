/** Language servers that people ask for and that this release does not start: what is there for them is said, and why not. */
export type UntestedServer = {
  readonly language: string;
  readonly server: string;
  readonly isSource: (path: string) => boolean;
  readonly why: string;
};

const endsIn = (pattern: RegExp) => (path: string) => pattern.test(path);

const described = "describe it (docs/own-servers.md)";

export const untested: readonly UntestedServer[] = [
  {
    language: "Rust",
    server: "rust-analyzer",
    isSource: endsIn(/\.rs$/u),
    // 1.96.0 of Debian, its own diagnostics off: where a build script fails its check begins and ends within a millisecond, nothing is published, and its
    // health is "warning", as it is offline without a mistake. A clean document that is opened after the check is not published either.
    why: "its check looks the same if it cannot run and if it finds nothing; `cargo` runs the same check, and reports failures",
  },
  {
    language: "Java",
    server: "jdtls",
    isSource: endsIn(/\.java$/u),
    // 1.45.0 of coc-java 1.26.1 on Java 21: 60 to 90 s with a pom.xml, online and offline.
    why: "with a pom.xml it reports nothing for any source, and in four of six runs it did not end within 8 s",
  },
  {
    language: "Vue",
    server: "@vue/language-server",
    isSource: endsIn(/\.vue$/u),
    why: "it queries TypeScript through its client, over a bridge of editors, and finds nothing without it",
  },
  {
    language: "Terraform",
    server: "terraform-ls",
    isSource: endsIn(/\.tf$/u),
    why: `Go's proxy does not have all its modules, so nobody can build it from there; of a release that is an archive, ${described}`,
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
    why: `no registry of this release's pins has it; as a program of the machine or an archive, ${described}`,
  })),
];
