/** A run whose two sides are the same looks at every file, whatever it was asked for: what looks at nothing finds nothing. */
import { expect, test } from "vitest";
import { runGate } from "../../src/cli/program/gate.ts";
import { temporaryFolder } from "../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

test("a run over what a change can matter to, without a change", async () => {
  const { report } = await runGate(testHost(temporaryFolder()), {
    repository: repositoryOf({ "a.py": "x: int = ''\n", "b.py": "y = 1\n" }),
    base: { kind: "exact", rev: "HEAD" },
    head: { kind: "commit", rev: "HEAD" },
    policy: { ...onlyPyright, scope: "affected" },
    cacheFolder: sharedCache,
    observations: null,
    traceFolder: undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  });
  expect({
    scope: report.scope,
    files: report.servers.map(({ head }) => head.files),
    unchanged: report.counts.unchanged,
  }).toEqual({
    scope: { mode: "full", files: [], of: 2, why: "there is no change" },
    files: [2],
    unchanged: 1,
  });
});
