/**
 * Language servers that people ask for and that this release does not start. `lanser detect` and `doctor` give the
 * reason and an alternative.
 */
export type UntestedServer = {
  readonly language: string;
  readonly server: string;
  readonly isSource: (path: string) => boolean;
  readonly why: string;
};

const endsIn = (pattern: RegExp) => (path: string) => pattern.test(path);

/** The advice for all servers that a repository can describe itself. */
const described = "describe the server (docs/own-servers.md)";

export const untested: readonly UntestedServer[] = [
  {
    language: "Rust",
    server: "rust-analyzer",
    isSource: endsIn(/\.rs$/u),
    // rust-analyzer 1.96.0 of Debian, without its own diagnostics: if a build script fails, its check begins and ends
    // within a millisecond and publishes nothing. Its health is then "warning", as it also is offline without any
    // mistake. It also publishes nothing for a clean document that is opened after the check.
    why: "rust-analyzer does not show if its check failed or found nothing. Use `cargo`: it runs the same check and reports failures",
  },
  {
    language: "Java",
    server: "jdtls",
    isSource: endsIn(/\.java$/u),
    // jdtls 1.45.0 of coc-java 1.26.1 on Java 21: it took 60 to 90 s with a pom.xml, online and offline.
    why: "with a pom.xml, jdtls reports nothing for any source. In four of six runs it did not end within 8 s",
  },
  {
    language: "Vue",
    server: "@vue/language-server",
    isSource: endsIn(/\.vue$/u),
    why: "@vue/language-server finds nothing without an editor that passes its queries to TypeScript",
  },
  {
    language: "Terraform",
    server: "terraform-ls",
    isSource: endsIn(/\.tf$/u),
    why: `Go's proxy lacks some modules of terraform-ls, so Lanser cannot build it. To use a released archive, ${described}`,
  },
  {
    language: "C#",
    server: "csharp-ls",
    isSource: endsIn(/\.cs$/u),
    why: `csharp-ls comes from NuGet, which Lanser cannot pin. To use an installed program or an archive, ${described}`,
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
    why: `no registry that Lanser can pin has ${server}. To use an installed program or an archive, ${described}`,
  })),
];
