/** The header of a session's trace, whoever makes one. */
import { sha256 } from "../core/digest.ts";
import { canonical } from "../core/json.ts";
import { type Schedule, scheduleDigest } from "../observe/schedule.ts";
import type { Profile } from "../servers/profile.ts";
import { type TraceHeader, traceSchema } from "../trace/format.ts";
import type { RecordedRun } from "../verdict/record.ts";
import { version } from "../version.ts";

export type HeaderFacts = {
  readonly profile: Profile;
  readonly server: TraceHeader["server"];
  readonly side: TraceHeader["side"];
  readonly session: string;
  readonly snapshot: TraceHeader["snapshot"];
  readonly schedule: Schedule;
  readonly blobs: ReadonlyMap<string, string>;
  /** The tree on disk. */
  readonly root: string;
  readonly run: RecordedRun;
};

export function traceHeader(of: HeaderFacts): TraceHeader {
  const { profile, schedule, run } = of;
  return {
    schema: traceSchema,
    tool: { name: "lanser", version },
    server: of.server,
    side: of.side,
    session: of.session,
    snapshot: of.snapshot,
    digests: {
      capabilities: sha256(canonical(JSON.parse(JSON.stringify(profile.capabilities)))),
      schedule: scheduleDigest(profile, schedule, []),
      configuration: sha256(
        canonical([profile.configuration(of.root), JSON.parse(JSON.stringify(run.settings))]),
      ),
    },
    program: schedule.paths.map((path) => ({ path, blob: of.blobs.get(path) ?? null })),
    run,
  };
}
