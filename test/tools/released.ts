/** Packages as they were released: from their wheels, by pip. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, temporaryFolder } from "../support/files.ts";

/** The folder with the files of one release. */
export function release(name: string, version: string): string {
  return releaseIn(temporaryFolder(), name, version);
}

/** The same in a folder of the caller's, for what several tests need. */
export function releaseIn(folder: string, name: string, version: string): string {
  const [wheels, tree] = [join(folder, `wheels-${name}`), join(folder, `${name}-${version}`)];
  for (const one of [wheels, tree]) mkdirSync(one);
  const pip = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"];
  const wheel = ["--only-binary", ":all:", "--dest", wheels, `${name}==${version}`];
  execFileSync("python3", [...pip, ...wheel], { timeout: 120_000 });
  execFileSync("python3", ["-m", "zipfile", "--extract", join(wheels, readdirSync(wheels)[0] ?? ""), tree]);
  return tree;
}

/** Some of its files. */
export function subset(folder: string, paths: readonly string[]): Files {
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
