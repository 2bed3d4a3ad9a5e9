/** What has to be the same in all jobs that share a run. */
import { canonical } from "../core/json.ts";
import { relativeInside } from "../core/paths.ts";
import type { RunIdentity } from "../core/shard.ts";
import { sha256Hex } from "../hashing.ts";
import type { Host } from "../host.ts";
import { ownCode } from "../observe/cache/code.ts";
import type { Policy } from "../policy/policy.ts";
import type { ResolvedRevisions } from "../repo/resolved.ts";

type IdentityOf = {
  /** Absolute. */
  readonly top: string;
  readonly revisions: Pick<ResolvedRevisions, "base" | "head">;
  readonly policy: Policy;
  /** Folders to which the run is limited, absolute. */
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
