/** Both trees on disk: a file that both have is one file for servers that only read, and two where one runs what the repository brings. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRepository } from "../../src/git/git.ts";
import { cargo } from "../../src/servers/cargo/profile.ts";
import { eslint } from "../../src/servers/eslint/profile.ts";
import type { Profile } from "../../src/servers/profile.ts";
import { profiles } from "../../src/servers/registry.ts";
import { typescript } from "../../src/servers/typescript/profile.ts";
import { writeTrees } from "../../src/workspace/trees.ts";
import { temporaryFolder } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { git, repositoryOf } from "../support/repository.ts";

const base = {
  "src/same.ts": "export const same = 1;\n",
  "src/other.ts": "export const other = 1;\n",
  "src/same.rs": "pub const SAME: u8 = 1;\n",
  "tsconfig.json": "{}\n",
  "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\n',
};

/** Of the files that both trees have alike: how many lie in both under one inode. */
async function shared(servers: readonly Profile[]): Promise<string> {
  const repository = repositoryOf(base, { "src/other.ts": "export const other = 2;\n" });
  const of = (revision: string) => git(repository, "rev-parse", revision).trim();
  await using opened = await openRepository(testHost(temporaryFolder()), repository);
  const trees = await writeTrees(
    {
      repository: opened,
      dependencies: [],
      cacheFolder: temporaryFolder(),
      scratch: temporaryFolder(),
      signal: new AbortController().signal,
      note: () => undefined,
    },
    {
      kind: "resolved",
      base: { commit: of("HEAD~1"), tree: of("HEAD~1^{tree}") },
      head: { commit: of("HEAD"), tree: of("HEAD^{tree}") },
      annotate: null,
      notes: [],
      limits: [],
    },
    servers.map((profile) => ({ profile, roots: undefined })),
    repository,
  );
  const alike = Object.keys(base).filter((path) => path !== "src/other.ts");
  const one = alike.filter(
    (path) => statSync(join(trees.base.root, path)).ino === statSync(join(trees.head.root, path)).ino,
  );
  return `${one.length} of ${alike.length}`;
}

test("a file that both have is one for servers that only read", async () => {
  expect(await shared([typescript])).toBe("4 of 4");
});

test.each([
  ["cargo", [cargo]],
  ["ESLint", [eslint]],
  ["one of several", [typescript, cargo]],
] as const)(
  "none is shared where code of the repository runs, which may write to a source: %s",
  async (_, servers) => {
    expect(await shared(servers)).toBe("0 of 4");
  },
);

test("these are all servers that run code of the repository", () => {
  const running = profiles.filter(({ executes }) => executes === "repository").map(({ id }) => id);
  expect(running).toEqual(["eslint", "cargo"]);
});
