/**
 * Lists entries without effect in the servers' own configurations: each once, whatever the number of trees and
 * projects.
 */
import { limit } from "../model/codes.ts";
import type { Profile } from "../servers/profile.ts";
import type { RunRecord } from "../verdict/record.ts";
import type { Trees } from "./trees.ts";

export function misconfigured(profiles: readonly Profile[], trees: Trees): RunRecord["limits"] {
  const problems = profiles.flatMap((profile) =>
    (trees.roots.get(profile.id)?.roots ?? []).flatMap(({ folder, on }) =>
      (["base", "head"] as const)
        .filter((side) => on[side])
        .flatMap((side) => profile.configurationProblems({ root: trees[side].root, project: folder })),
    ),
  );
  return [...new Set(problems)].map((problem) => limit("server-configuration", problem));
}
