/** The gate as a benchmark runs it: from source, outside of a test. */

import { runGate } from "../../src/cli/program/gate.ts";
import type { ComparedFinding } from "../../src/model/finding.ts";
import type { Report } from "../../src/model/report.ts";
import { makeFolder } from "../../test/support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../../test/support/gate.ts";

/** All findings of the last commit of a repository against the one before, which must have been measured in full. */
export async function gateFindings(repository: string): Promise<readonly ComparedFinding[]> {
  const { folder, remove } = makeFolder();
  try {
    const { report } = await runGate(testHost(folder), {
      repository,
      base: { kind: "exact", rev: "HEAD^" },
      head: { kind: "commit", rev: "HEAD" },
      policy: onlyPyright,
      cacheFolder: sharedCache,
      traceFolder: undefined,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    assertJudged(report);
    return report.findings;
  } finally {
    remove();
  }
}

/** Some cases import packages that nobody has. That doubt is right, and every file was checked all the same. */
export function assertJudged({ verdict, reasons }: Report): void {
  const others = reasons.filter(({ code }) => code !== "dependencies-missing");
  if (verdict === "inconclusive" && others.length > 0)
    throw new Error(`inconclusive: ${others.map(({ message }) => message).join("; ")}`);
}
