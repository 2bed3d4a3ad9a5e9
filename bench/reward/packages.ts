/** Releases with the tests of their own that they are published with. None needs another package to run. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Released = {
  readonly name: string;
  readonly version: string;
  /** Of the sources within the release. */
  readonly sources: string;
  /** What pytest is asked for. */
  readonly tests: string;
};

export const released: readonly Released[] = [
  { name: "itsdangerous", version: "2.2.0", sources: "src/itsdangerous", tests: "tests" },
  { name: "semver", version: "3.0.4", sources: "src/semver", tests: "tests" },
  { name: "h11", version: "0.14.0", sources: "h11", tests: "h11/tests" },
  { name: "cachetools", version: "5.5.2", sources: "src/cachetools", tests: "tests" },
  { name: "click", version: "8.1.8", sources: "src/click", tests: "tests" },
  { name: "toolz", version: "1.0.0", sources: "toolz", tests: "toolz/tests" },
  { name: "pathspec", version: "0.12.1", sources: "pathspec", tests: "tests" },
  { name: "jmespath", version: "1.0.1", sources: "jmespath", tests: "tests" },
];

/** Four packages of other authors, to see whether a result holds for more than the eight. */
export const others: readonly Released[] = [
  { name: "sqlparse", version: "0.5.3", sources: "sqlparse", tests: "tests" },
  { name: "mistune", version: "3.1.3", sources: "src/mistune", tests: "tests" },
  { name: "boltons", version: "25.0.0", sources: "boltons", tests: "tests" },
  { name: "idna", version: "3.10", sources: "idna", tests: "tests" },
];

/** What their tests import. */
const testing = ["pytest==8.4.2", "freezegun==1.5.5"];

/** Paths and texts of a release's own sources, without tests: what the gate sees. */
export type Sources = ReadonlyMap<string, string>;

export function fetchRelease({ name, version, sources }: Released, kept: string) {
  const folder = join(kept, "releases", `${name}-${version}`);
  if (!existsSync(folder)) {
    const downloads = join(kept, "downloads", name);
    mkdirSync(downloads, { recursive: true });
    const pip = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"];
    const own = ["--no-binary", ":all:", "--dest", downloads, `${name}==${version}`];
    execFileSync("python3", [...pip, ...own], { timeout: 600_000, stdio: ["ignore", 2, 2] });
    const [file = ""] = globSync("*.tar.gz", { cwd: downloads });
    mkdirSync(join(kept, "releases"), { recursive: true });
    execFileSync("tar", [
      "--extract",
      "--file",
      join(downloads, file),
      "--directory",
      join(kept, "releases"),
    ]);
  }
  const paths = globSync(`${sources}/**/*.py`, { cwd: folder }).filter((path) => !/\/tests?\//u.test(path));
  const texts: Sources = new Map(
    paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
  return { folder, texts };
}

/** A Python for their tests, in an environment of its own. */
export function testingPython(kept: string): string {
  const environment = join(kept, "environment");
  const done = join(environment, "whole");
  if (!existsSync(done)) {
    execFileSync("python3", ["-m", "venv", environment], { timeout: 300_000 });
    const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...testing];
    execFileSync(join(environment, "bin/python"), pip, { timeout: 600_000, stdio: ["ignore", 2, 2] });
    writeFileSync(done, "");
  }
  return join(environment, "bin/python");
}
