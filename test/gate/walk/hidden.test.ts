/** Who hid code from the checker, with a server. */
import { expect, test } from "vitest";
import { runWalk } from "../../../src/cli/program/gate.ts";
import { plain } from "../../../src/report/plain.ts";
import { logLook } from "../../../src/report/terminal/options.ts";
import { temporaryFolder } from "../../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../../support/gate.ts";
import { commit, git, repositoryOf } from "../../support/repository.ts";
import { sharePyright } from "../../support/shared-pyright.ts";

sharePyright();

test("hidden code names the commit that hid it, in the report and for people", async () => {
  const code = "def total(one: int) -> int:\n    return one + 1\n";
  const repository = repositoryOf({ "a.py": code });
  git(repository, "tag", "base");
  commit(repository, { "b.py": "b = 1\n" });
  const hides = commit(repository, {
    "a.py": `from typing import no_type_check\n\n\n@no_type_check\n${code.replace("one + 1", "one + 2")}`,
  });
  commit(repository, { "b.py": "b = 2\n" });
  const { report } = await runWalk(
    testHost(temporaryFolder()),
    {
      repository,
      base: { kind: "exact", rev: "base" },
      head: { kind: "commit", rev: "HEAD" },
      policy: onlyPyright,
      cacheFolder: sharedCache,
      traceFolder: undefined,
      progress: () => undefined,
      signal: new AbortController().signal,
    },
    "commits",
    "warm",
  );
  expect(report.hidden.length).toBeGreaterThan(0);
  expect(report.hidden.map(({ path, blame }) => [path, blame?.commit])).toEqual(
    report.hidden.map(() => ["a.py", hides]),
  );
  expect(plain(report, { ...logLook, reproduce: "", all: false, show: "hint", detail: "usual" })).toContain(
    `since commit ${hides.slice(0, 12)}`,
  );
}, 300_000);
