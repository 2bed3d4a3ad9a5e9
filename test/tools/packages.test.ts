/** A released project, as its author packed it, with and without what it declares. */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findingLines, reportOf } from "../support/account.ts";
import { temporaryFolder, write } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { commit, repositoryOf } from "../support/repository.ts";

const name = "httpx";
const releases = ["0.27.2", "0.28.1"] as const;
/** With all its extras; its own code is that of the tree, which comes first. */
const wanted = `${name}[brotli,cli,http2,socks,zstd]==${releases[1]}`;
const pipMsMax = 240_000;

function pip(python: string, ...args: readonly string[]): void {
  execFileSync(python, ["-m", "pip", "--quiet", "--disable-pip-version-check", ...args], {
    timeout: pipMsMax,
  });
}

/** The source archive of a release, unpacked. */
function source(version: string): string {
  const [archives, tree] = [temporaryFolder(), temporaryFolder()];
  pip("python3", "download", "--no-deps", "--no-binary", name, "--dest", archives, `${name}==${version}`);
  const archive = join(archives, readdirSync(archives)[0] ?? "");
  execFileSync("tar", ["--extract", "--file", archive, "--directory", tree, "--strip-components", "1"]);
  return tree;
}

test("httpx is not judged without its packages, half of them, or another Python, and is judged with them", async () => {
  const repository = repositoryOf();
  for (const version of releases) {
    for (const entry of readdirSync(repository)) {
      if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
    }
    cpSync(source(version), repository, { recursive: true });
    commit(repository, { ".gitignore": ".venv\n" });
  }
  const judged = async () => {
    const report = reportOf(await gate(repository));
    return {
      verdict: report.verdict,
      doubts: report.reasons.flatMap(({ code, message }) =>
        code === "dependencies-missing" ? [message] : [],
      ),
      unresolved: findingLines(report, { all: true }).filter((line) => line.includes("reportMissingImports"))
        .length,
    };
  };
  const environment = join(repository, ".venv");
  const python = join(environment, "bin", "python");

  // Without pip and without what lies beside the Python of this machine.
  execFileSync("python3", ["-m", "venv", environment]);
  const none = await judged();
  expect(none.doubts[0]).toMatch(
    /^the server cannot resolve \d+ imports of declared packages \(httpcore, certifi, idna, …\)\. Check that the installation ran and used `.venv`\. The first such import is in \S+$/u,
  );
  expect(none.doubts[1]).toMatch(
    /, and no package of the groups brotli, cli, http2, socks, zstd is installed\. The first such import is in \S+$/u,
  );
  expect(none.verdict).not.toBe("pass");

  pip(python, "install", "httpcore==1.*", "h2>=3,<5", "socksio==1.*");
  const half = await judged();
  expect(half.doubts[0]).toMatch(
    /^\d+ imports of declared packages cannot be resolved \(idna, anyio\), and 2 others are installed: /u,
  );
  expect(half.doubts[1]).toMatch(/, and no package of the groups brotli, cli, zstd is installed$/u);
  expect(half.verdict).not.toBe("pass");

  pip(python, "install", wanted);
  const whole = await judged();
  expect(whole.doubts).toEqual([]);
  expect(whole.unresolved).toBeLessThan(half.unresolved);

  // Nothing but a line more: what is old is no reason.
  commit(repository, { "httpx/_new.py": "import httpcore\n\nx = httpcore.URL\n" });
  expect((await judged()).verdict).toBe("pass");
  write(repository, { ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.7.9\n" });
  const other = await judged();
  expect(other.doubts).toEqual([
    "`.venv` has Python 3.7.9, but the project requires >=3.8, so the packages are for another Python version",
  ]);
  expect(other.verdict).toBe("inconclusive");
}, 1_500_000);
