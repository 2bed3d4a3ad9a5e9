/** Objects that git cannot read end in a verdict with its reason. */
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { gate } from "../support/gate.ts";
import { git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const wrong = { empty: "", garbage: "not an object", cut: "\u0078\u0001K" } as const;
const objects = {
  blob: { name: "HEAD:a.py" },
  tree: { name: "HEAD^{tree}" },
} as const;

function damage(repository: string, name: string, bytes: string): void {
  const id = git(repository, "rev-parse", name);
  const file = join(repository, ".git/objects", id.slice(0, 2), id.slice(2));
  chmodSync(file, 0o644);
  writeFileSync(file, bytes, "latin1");
}

const change = () => repositoryOf({ "a.py": "x: int = 1\n" }, { "a.py": 'x: int = "one"\n' });

test.each(
  Object.entries(objects).flatMap(([kind, of]) =>
    Object.entries(wrong).map(([how, bytes]) => ({ kind, ...of, how, bytes })),
  ),
)("a $kind that is $how is inconclusive, not an internal error", async ({ name, bytes }) => {
  const repository = change();
  damage(repository, name, bytes);
  const { verdict, reasons } = reportOf(await gate(repository));
  expect(verdict).toBe("inconclusive");
  expect(reasons[0]?.message).toMatch(/damaged|not all in this clone|could not be checked/);
});

test.each(Object.entries(wrong))("a commit that is %s is none", async (_, bytes) => {
  const repository = change();
  damage(repository, "HEAD", bytes);
  expect((await gate(repository)).exitCode).toBe(13);
});
