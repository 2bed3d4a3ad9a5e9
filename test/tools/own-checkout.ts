/** A clone of this repository as people get it: the bundles built from the sources as they are, tagged v0. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { actionFile, actionNames } from "../support/actions.ts";
import { makeFolder } from "../support/files.ts";
import { git } from "../support/repository.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const parts = [
  ...actionNames.map(actionFile),
  ".pre-commit-hooks.yaml",
  "package.json",
  "README.md",
  "LICENSE",
  "schemas",
];

export type OwnCheckout = { readonly folder: string; readonly commit: string; readonly remove: () => void };

export function ownCheckout(): OwnCheckout {
  const { folder: outer, remove } = makeFolder();
  const folder = join(outer, "lanser");
  mkdirSync(folder);
  execFileSync(process.execPath, [join(root, "scripts/build.ts"), "--out", join(folder, "dist")], {
    cwd: root,
  });
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "--all");
  git(folder, "add", "--chmod=+x", "dist/cli.js");
  git(folder, "commit", "--quiet", "--message", "release");
  git(folder, "tag", "v0");
  return { folder, commit: git(folder, "rev-parse", "HEAD"), remove };
}
