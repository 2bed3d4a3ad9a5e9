/** Releases to edit: small ones, one of them with many old findings, all of them with types or users inside. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../../test/support/files.ts";
import { readTree, type Tree } from "./tree.ts";

export const packages = [
  { name: "requests", version: "2.32.3" },
  { name: "httpx", version: "0.27.2" },
  { name: "click", version: "8.1.7" },
] as const;

export type Package = (typeof packages)[number];

/** The Python files of a release, from its wheel. */
export function treeOf(of: Package): Tree {
  return treeOfRelease(of);
}

export function treeOfRelease({ name, version }: { readonly name: string; readonly version: string }): Tree {
  const { folder, remove } = makeFolder();
  try {
    const pip = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"];
    const wheels = join(folder, "wheels");
    execFileSync("python3", [...pip, "--only-binary", ":all:", "--dest", wheels, `${name}==${version}`], {
      timeout: 120_000,
    });
    const tree = join(folder, "tree");
    execFileSync("python3", ["-m", "zipfile", "--extract", join(wheels, readdirSync(wheels)[0] ?? ""), tree]);
    return readTree(tree);
  } finally {
    remove();
  }
}
