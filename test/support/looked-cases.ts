/** What the whole gate makes of one small change: whether it stops it, names what is not looked at, or says nothing. */
import { join } from "node:path";
import { runGate } from "../../src/cli/program/gate.ts";
import type { Language } from "../newness/tricks/all.ts";
import { makeFolder } from "./files.ts";
import { onlyPyright, sharedCache, testHost } from "./gate.ts";
import type { ProbedCase } from "./probed-cases.ts";
import { commit, repositoryAt } from "./repository.ts";
import { onlyTypescript } from "./typescript.ts";

export type LookedOutcome = {
  /**
   * `stopped`: it does not pass. `named`: it passes, and the report lists what silences the checker or is not checked.
   * `silent`: it passes without a word.
   */
  readonly kind: "stopped" | "named" | "silent";
  /** Codes of the reasons, or the kinds of what is listed. */
  readonly by: readonly string[];
  /** Places of what is called hidden. */
  readonly hidden: readonly string[];
};

export async function lookAt(language: Language, { base, head }: ProbedCase): Promise<LookedOutcome> {
  const { folder, remove } = makeFolder();
  try {
    const repository = repositoryAt(join(folder, "project"), base);
    commit(repository, head);
    const { report } = await runGate(testHost(folder), {
      repository,
      base: { kind: "exact", rev: "HEAD^" },
      head: { kind: "commit", rev: "HEAD" },
      policy: language === "python" ? onlyPyright : onlyTypescript,
      cacheFolder: sharedCache,
      traceFolder: undefined,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    const hidden = report.hidden.map(({ path, range }) => `${path}:${range.start.line + 1}`);
    if (report.verdict !== "pass") {
      return { kind: "stopped", by: [...new Set(report.reasons.map(({ code }) => code))], hidden };
    }
    const listed = [...report.escapes.map(({ kind }) => kind), ...report.unchecked.map(() => "unchecked")];
    return { kind: listed.length === 0 ? "silent" : "named", by: [...new Set(listed)], hidden };
  } finally {
    remove();
  }
}
