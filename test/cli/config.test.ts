/** `lanser config`: a repository in; what is said, what is written and the exit code out. */
import { readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { git, repositoryOf } from "../support/repository.ts";

const path = ".lanser/config.yml";
const old = "version: 1 # ours\r\nservers:\r\n  - id: pyright\r\n";

async function said(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(folder, ["config", ...args], {});
  return `${stdout}${stderr}exit code ${code}`;
}

test("config --migrate shows what keeps the old behaviour, and --write adds that alone", async () => {
  const repository = repositoryOf({ [path]: old, "deep/x.py": "" });
  expect(await said(join(repository, "deep"), "--migrate")).toMatchInlineSnapshot(`
    "--- a/.lanser/config.yml
    +++ b/.lanser/config.yml
    @@ -1,3 +1,7 @@
     version: 1 # ours
     servers:
       - id: pyright
    +    roots: ["."]
    +policy:
    +  dependencies-differ: warn
    +  dependencies-missing: warn

    nothing was written; to add 3 lines: lanser config --migrate --write
    exit code 0"
  `);
  expect(git(repository, "status", "--porcelain")).toBe("");
  expect(await said(repository, "--migrate", "--write")).toMatchInlineSnapshot(`
    "added to .lanser/config.yml: servers: pyright: roots: ["."]
    added to .lanser/config.yml: policy: dependencies-differ: warn
    added to .lanser/config.yml: policy: dependencies-missing: warn
    next: commit .lanser/config.yml
    exit code 0"
  `);
  expect(readFileSync(join(repository, path), "utf8")).toBe(
    `${old}    roots: ["."]\r\npolicy:\r\n  dependencies-differ: warn\r\n  dependencies-missing: warn\r\n`,
  );
  expect(await said(temporaryFolder(), "--migrate", "--write", "--repo", repository)).toMatchInlineSnapshot(`
    "nothing to add: .lanser/config.yml says all that has another default in this release
    exit code 0"
  `);
});

test("config refuses what it cannot read, and what it does not know", async () => {
  const repository = repositoryOf({ [path]: "version: 1\npolcy: {}\nserver: []\n" });
  expect(await said(repository, "--migrate")).toMatchInlineSnapshot(`
    "lanser: .lanser/config.yml:2:1: unknown key \`polcy\`: did you mean \`policy\`?
      .lanser/config.yml:3:1: unknown key \`server\`: did you mean \`servers\`?
    exit code 12"
  `);
  expect(await said(repository)).toMatchInlineSnapshot(`
    "lanser: config needs --migrate
      See: lanser config --help
    exit code 13"
  `);
  expect(await said(repository, "show")).toMatchInlineSnapshot(`
    "lanser: \`show\` is not expected: config takes only flags
      See: lanser config --help
    exit code 13"
  `);
  expect(await said(repository, "--migrat")).toMatchInlineSnapshot(`
    "lanser: there is no flag \`--migrat\`
      Did you mean \`--migrate\`?
    exit code 13"
  `);
  rmSync(join(repository, path));
  expect(await said(repository, "--migrate")).toMatchInlineSnapshot(`
    "lanser: there is no .lanser/config.yml
      Without one there is nothing to migrate; lanser init writes one.
    exit code 3"
  `);
  symlinkSync("/dev/zero", join(repository, path));
  expect(await said(repository, "--migrate", "--write")).toMatchInlineSnapshot(`
    "lanser: .lanser/config.yml is a symbolic link; nothing was written
      Put a plain one in its place, or move it away.
    exit code 13"
  `);
});
