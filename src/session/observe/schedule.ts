/** The ordered list of opens and requests of a session. Results depend on the order, so the list has a digest. */

import { compact } from "../../model/compact.ts";
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";
import type { Lookup } from "../../model/lookup.ts";
import type { Profile } from "../../servers/profile.ts";

export type Schedule = {
  /** Paths relative to the root, in the order in which they are checked. */
  readonly paths: readonly string[];
  /** Number of files in the server's program; a schedule may have fewer. */
  readonly programFiles: number;
  /** True if each document stays open until the last answer; otherwise each is closed before the next is opened. */
  readonly keepsOpen: boolean;
};

/**
 * Digests the schedule: first canary, each file, last canary, then the look-ups. Two observations with different
 * digests must not be compared or cached as one. The files are queried one at a time, in the order of the list: with
 * several pulls in flight, TypeScript 7.0.2 reports different findings in import cycles from run to run.
 */
export function scheduleDigest(profile: Profile, schedule: Schedule, lookups: readonly Lookup[]): Digest {
  const [first, last] = profile.canaries;
  return sha256(
    canonical({
      strategy: `open-${profile.diagnostics.kind}-${schedule.keepsOpen ? "keep" : "close"}`,
      window: 1,
      ...compact({ beside: profile.membership === null ? undefined : profile.membership.method }),
      server: profile.id,
      canaries: [first, last].map(({ path, text }) => ({ path, text })),
      files: schedule.paths,
      ...compact({
        definitions:
          lookups.length === 0 ? undefined : lookups.map(({ path, position }) => ({ path, position })),
      }),
    }),
  );
}
