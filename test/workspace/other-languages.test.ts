/** What a change edits in a language that no server of the run looks at. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { treeChanges } from "../../src/git/changes.ts";
import { openRepository } from "../../src/git/git.ts";
import { realHost } from "../../src/platform/host.ts";
import { profiles } from "../../src/servers/registry.ts";
import { otherFiles } from "../../src/workspace/other-languages.ts";
import type { Files } from "../support/files.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";

/** Of a change that adds these files, and links. */
async function told(
  servers: readonly string[],
  files: Files,
  { ignore = [], links = {} }: { ignore?: readonly string[]; links?: Readonly<Record<string, string>> } = {},
) {
  const folder = repositoryOf({ "first.txt": "" });
  for (const [path, to] of Object.entries(links)) symlinkSync(to, join(folder, path));
  commit(folder, files);
  await using repository = await openRepository(realHost(), folder);
  const [base, head] = ["HEAD^", "HEAD"].map((rev) => git(folder, "rev-parse", `${rev}^{tree}`));
  const changes = await treeChanges(repository, base ?? "", head ?? "");
  const chosen = profiles.filter(({ id }) => servers.includes(id));
  const { limits, scripts, record } = await otherFiles(repository, profiles, chosen, { changes, ignore });
  return {
    said: limits.map(({ message }) => message),
    scripts: [...scripts],
    records: (record.otherSources ?? []).map(({ to }) => to),
  };
}

test.each([
  ["A.java", "Java"],
  ["a.rb", "Ruby"],
  ["a.lua", "Lua"],
  ["main.tf", "Terraform"],
  ["A.cs", "C#"],
  ["a.zig", "Zig"],
  ["a.vue", "Vue"],
  ["main.go", "Go"],
  ["lib.rs", "Rust"],
  ["a.cpp", "C and C++"],
  ["a.ts", "TypeScript"],
  ["run.sh", "shell"],
  ["Rakefile", "Ruby"],
  ["tool.pyw", "Python"],
])("%s has a record and a line in a run with pyright: %s", async (path, language) => {
  expect(await told(["pyright"], { [path]: "1\n" })).toEqual({
    said: [`no server in this run checks 1 changed source file: ${path} (${language})`],
    scripts: [],
    records: [path],
  });
});

test("several are one line, with the first by name", async () => {
  const { said } = await told(["pyright"], { "a.py": "", "main.go": "", "run.sh": "", "b.rb": "" });
  expect(said).toEqual(["no server in this run checks 3 changed source files: b.rb (Ruby) (and 2 more)"]);
});

test("what is no source has neither: texts, data, build files, links", async () => {
  const files = {
    LICENSE: "MIT\n",
    Makefile: "all:\n",
    Dockerfile: "FROM x\n",
    notes: "x\n",
  };
  const { said, records } = await told(["pyright"], files, {
    links: { run: "a.sh", "b.sh": "a.sh", "c.rb": "x" },
  });
  expect({ said, records }).toEqual({ said: [], records: [] });
});

test("data has a record and no line", async () => {
  const { said, records } = await told(["pyright"], {
    "a.json": "1",
    ".github/workflows/ci.yml": "on: push\n",
  });
  expect({ said, records }).toEqual({ said: [], records: [".github/workflows/ci.yml", "a.json"] });
});

test("a file without an ending is what its first line says", async () => {
  const { said, scripts } = await told(["pyright"], {
    build: "#!/bin/sh\n",
    deploy: "#!/usr/bin/env ruby\n",
    tool: "#!/usr/bin/env python3.12\n",
    other: "text\n",
  });
  expect({ said, scripts }).toEqual({
    said: ["no server in this run checks 2 changed source files: build (shell) (and 1 more)"],
    scripts: ["tool"],
  });
});

test("a language that a server of the run speaks, and what is left out, are not told", async () => {
  expect((await told(["pyright", "go"], { "a.py": "", "main.go": "" })).said).toEqual([]);
  expect((await told(["pyright"], { "tools/main.go": "" }, { ignore: ["tools/**"] })).said).toEqual([]);
  expect((await told(["shellcheck"], { build: "#!/bin/sh\n" })).said).toEqual([]);
});
