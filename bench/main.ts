/** `npm run bench [decoder|gate|roots|matching|locating|beside|newness|probes|tricks|trace|replay|drift|commits|affected|scope|scope-pairs|complete|second-look|observation-cache|soundness|base|forgetting|reward|speed|scaling|walk|batch|trajectories|saves|survival|symbol-ids|templates|go-breaks|repositories|servers|refactorings]…`, after `roots` also the server alone, after `affected`, `base`, `forgetting`, `commits`, `probes`, `scope`, `scope-pairs`, `complete`, `second-look`, `observation-cache` and `soundness` what their pages say: ratios against a peer in the same run, never absolute figures alone. */

import { benchAffected } from "./affected.ts";
import { benchBase } from "./base.ts";
import { benchBatch } from "./batch.ts";
import { benchBeside } from "./beside.ts";
import { benchClosures } from "./closures.ts";
import { benchCommits } from "./commits.ts";
import { benchComplete } from "./complete.ts";
import { benchDecoder } from "./decoder.ts";
import { benchDrift } from "./drift.ts";
import { benchForgetting } from "./forgetting.ts";
import { benchGate } from "./gate.ts";
import { benchGoBreaks } from "./go-breaks.ts";
import { benchKeptTrees } from "./kept-trees.ts";
import { benchLocating } from "./locating.ts";
import { benchMatching } from "./matching.ts";
import { benchNewness } from "./newness.ts";
import { benchObservationCache } from "./observation-cache.ts";
import { benchProbes } from "./probes.ts";
import { benchRefactorings } from "./refactorings.ts";
import { benchReplay } from "./replay.ts";
import { benchRepositories } from "./repositories.ts";
import { benchReward } from "./reward.ts";
import { benchRoots } from "./roots.ts";
import { benchSaves } from "./saves.ts";
import { benchScaling } from "./scaling.ts";
import { benchScope } from "./scope.ts";
import { benchScopePairs } from "./scope-pairs.ts";
import { benchSecondLookRules } from "./second-look/rules.ts";
import { benchSecondLook } from "./second-look.ts";
import { benchServers } from "./servers.ts";
import { benchSoundness } from "./soundness.ts";
import { benchSpeed } from "./speed.ts";
import { benchSurvival } from "./survival.ts";
import { benchSymbolIds } from "./symbol-ids.ts";
import { benchTemplates } from "./templates.ts";
import { benchTrace } from "./trace.ts";
import { benchTrajectories } from "./trajectories.ts";
import { benchTricks } from "./tricks.ts";
import { benchWalk } from "./walk.ts";

const benches = {
  decoder: benchDecoder,
  gate: benchGate,
  roots: benchRoots,
  matching: benchMatching,
  locating: benchLocating,
  beside: benchBeside,
  newness: benchNewness,
  trace: benchTrace,
  probes: benchProbes,
  tricks: benchTricks,
  replay: benchReplay,
  drift: benchDrift,
  commits: benchCommits,
  affected: benchAffected,
  scope: benchScope,
  "scope-pairs": benchScopePairs,
  complete: benchComplete,
  "second-look": benchSecondLook,
  "second-look-rules": benchSecondLookRules,
  "observation-cache": benchObservationCache,
  closures: benchClosures,
  soundness: benchSoundness,
  base: benchBase,
  forgetting: benchForgetting,
  "kept-trees": benchKeptTrees,
  reward: benchReward,
  speed: benchSpeed,
  scaling: benchScaling,
  walk: benchWalk,
  batch: benchBatch,
  trajectories: benchTrajectories,
  saves: benchSaves,
  survival: benchSurvival,
  "symbol-ids": benchSymbolIds,
  templates: benchTemplates,
  servers: benchServers,
  "go-breaks": benchGoBreaks,
  repositories: benchRepositories,
  refactorings: benchRefactorings,
} as const;

const chosen = process.argv.slice(2);
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`## ${name}\n\n${await bench(chosen)}\n\n`);
}
