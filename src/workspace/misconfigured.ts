/** Lists entries without effect in the servers' own configurations. */
import { limit } from "../model/codes.ts";
import type { Profile } from "../servers/profile.ts";
import type { RunRecord } from "../verdict/record.ts";
import type { Trees } from "./trees.ts";

/**
 * Returns a limit for each such entry, once for all trees and roots. An entry without effect can mean that files are
 * not checked as their authors expect.
 */
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
