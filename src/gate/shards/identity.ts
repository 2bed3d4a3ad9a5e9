/** Identity of a run: what must be equal in all jobs that share it. */

import type { ResolvedRevisions } from "../../git/resolved.ts";
import { canonical } from "../../model/json.ts";
import { relativeInside } from "../../model/paths.ts";
import type { RunIdentity } from "../../model/shard.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { Host } from "../../platform/host.ts";
import type { Policy } from "../../policy/policy.ts";
import { ownCode } from "../../session/observe/cache/code.ts";

type IdentityOf = {
  /** Top folder of the repository; absolute. */
  readonly top: string;
  readonly revisions: Pick<ResolvedRevisions, "base" | "head">;
  readonly policy: Policy;
  /** Folders that limit the run, absolute. */
  readonly roots: readonly string[];
};

export function identityOf(
  { platform, arch, nodeVersion }: Pick<Host, "platform" | "arch" | "nodeVersion">,
  { top, revisions: { base, head }, policy, roots }: IdentityOf,
): RunIdentity {
  const { config, summary, servers } = policy;
  const asked = {
    servers: servers.map(({ profile, pin, roots, settings }) => [
      profile.id,
      pin.version,
      roots ?? null,
      settings,
    ]),
    dependencies: config.dependencies,
    baseDependencies: config.baseDependencies,
    scope: summary.scope ?? null,
    // The top itself limits nothing.
    only: roots.flatMap((folder) => relativeInside(top, folder) ?? []),
  };
  return {
    code: ownCode() ?? null,
    machine: `${platform} ${arch}, Node ${nodeVersion}`,
    place: sha256Hex(top),
    base: { commit: base.commit, tree: base.tree },
    head: { commit: head.commit, tree: head.tree },
    servers: servers.map(({ profile, pin }) => `${profile.id}@${pin.version}`),
    configuration: sha256Hex(canonical(asked)),
  };
}
