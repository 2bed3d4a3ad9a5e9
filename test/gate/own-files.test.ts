/** A file that a change commits into a folder of dependencies: it blinds neither side. */
import { beforeAll, expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { type Files, write } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { gateTypescript, installedTypescript } from "../support/typescript.ts";

sharePyright();
beforeAll(async () => {
  await installedTypescript();
}, 120_000);

function withOwnFile(base: Files, installed: Files, note: string, change: Files): string {
  const repository = repositoryOf(base);
  write(repository, { ...installed, [note]: "kept for later\n" });
  git(repository, "add", "--force", note);
  commit(repository, change);
  return repository;
}

test("pyright still sees what is installed, so an error that needs it is found", async () => {
  const repository = withOwnFile(
    { "tides.py": "import harbour\n\nharbour.open(1)\n", ".gitignore": ".venv\n" },
    {
      ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n",
      ".venv/lib/python3.12/site-packages/harbour/__init__.py": "def open(gate: int) -> None: ...\n",
    },
    ".venv/lib/python3.12/site-packages/note.txt",
    { "tides.py": 'import harbour\n\nharbour.open("one")\n' },
  );
  const { findings, limits } = reportOf(await gate(repository));
  expect(findings.map(({ state, code }) => [state, code])).toEqual([["new", "reportArgumentType"]]);
  expect(limits.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "dependency-own-files: .venv: head has 1 file of its own in this folder of dependencies; servers use them instead of the installed ones",
  ]);
});

test("TypeScript does, too", async () => {
  const repository = withOwnFile(
    {
      "tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext" } }\n',
      "package.json": '{ "type": "module" }\n',
      "tides.ts": 'import { open } from "harbour";\n\nopen(1);\n',
      ".gitignore": "node_modules\n",
    },
    {
      "node_modules/harbour/package.json":
        '{ "name": "harbour", "version": "1.0.0", "types": "index.d.ts" }\n',
      "node_modules/harbour/index.d.ts": "export declare function open(gate: number): void;\n",
    },
    "node_modules/note.txt",
    { "tides.ts": 'import { open } from "harbour";\n\nopen("one");\n' },
  );
  const { findings, limits } = reportOf(await gateTypescript(repository));
  expect(findings.map(({ state, code }) => [state, code])).toEqual([["new", "2345"]]);
  expect(limits.map(({ code }) => code)).toEqual(["dependency-own-files"]);
});
