/** What a change earns as a whole and with each of its commits, from the whole gate on real servers. */
import { join } from "node:path";
import { runWalk } from "../../src/cli/program/gate.ts";
import type { StepKind } from "../../src/model/request.ts";
import { roundTo12 } from "../../src/selectors/score.ts";
import type { Language } from "../newness/tricks/all.ts";
import { type Files, makeFolder } from "./files.ts";
import { onlyPyright, sharedCache, testHost } from "./gate.ts";
import { git, repositoryAt } from "./repository.ts";
import { onlyTypescript } from "./typescript.ts";

export type Farmed = { readonly base: Files; readonly commits: readonly Files[] };

export type Earned = {
  /** Null where there is none. */
  readonly reward: number | null;
  /** The sum of the steps, none of which may be without a reward for it to be one. */
  readonly sum: number | null;
  /** Why there is no reward, or why something that went away was not paid for. */
  readonly why: readonly string[];
  /** How many findings base has and head has not. */
  readonly vanished: number;
  /** All of them are paid for, and nothing is new. */
  readonly isFull: boolean;
};

export async function earnedBy(
  language: Language,
  { base, commits }: Farmed,
  kind: StepKind,
): Promise<Earned> {
  const [project, scratch] = [makeFolder(), makeFolder()];
  try {
    const settings: Files =
      language === "python" || "tsconfig.json" in base ? {} : { "tsconfig.json": strict };
    const repository = repositoryAt(join(project.folder, "project"), { ...settings, ...base }, ...commits);
    const { report, steps } = await runWalk(
      testHost(scratch.folder),
      {
        repository,
        base: { kind: "exact", rev: git(repository, "rev-list", "--max-parents=0", "HEAD") },
        head: { kind: "commit", rev: "HEAD" },
        policy: language === "python" ? onlyPyright : onlyTypescript,
        cacheFolder: sharedCache,
        traceFolder: undefined,
        progress: () => undefined,
        signal: new AbortController().signal,
      },
      kind,
      "cold",
    );
    const { reward, unscored, findings, counts } = report;
    const unproven = findings.flatMap(({ proof }) => (proof?.kind === "unproven" ? [proof.probe] : []));
    const lost = (["removed", "suppressed", "volatile", "new"] as const).filter((state) => counts[state] > 0);
    const rewards = steps.map((step) => step["pr-v2"]?.r ?? null);
    const last = rewards.at(-1);
    return {
      reward: reward?.["pr-v2"].r ?? null,
      sum:
        last === null || last === undefined
          ? null
          : roundTo12(rewards.reduce((sum: number, one) => sum + (one ?? 0), 0)),
      why: [
        ...(unscored === null ? [] : [unscored]),
        ...unproven,
        ...lost.map((state) => `${counts[state]} ${state}`),
      ],
      vanished: counts.fixed + counts.removed + counts.suppressed,
      isFull:
        counts.fixed > 0 && lost.length === 0 && unproven.length === 0 && (reward?.["pr-v2"].r ?? 0) > 0,
    };
  } finally {
    project.remove();
    scratch.remove();
  }
}

const strict = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    allowJs: true,
    checkJs: true,
    noEmit: true,
    types: [],
    jsx: "preserve",
  },
});
