/**
 * Builds the header of a session's trace, and the environment in it. The header says what a recording depends on, so
 * that a later run can tell if both are comparable.
 */
import { compact } from "../model/compact.ts";
import { sha256 } from "../model/digest.ts";
import { canonical } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import type { KnownFolder } from "../packages/missing.ts";
import { version } from "../platform/version.ts";
import { onlyProject, type Profile, type ProjectPlace } from "../servers/profile.ts";
import type { Environment } from "../session/observe/environment.ts";
import { type Schedule, scheduleDigest } from "../session/observe/schedule.ts";
import { type TraceHeader, traceSchema } from "../session/trace/format.ts";
import type { RecordedRun } from "../verdict/record.ts";

/** Facts that a header contains. */
export type HeaderFacts = ProjectPlace & {
  readonly profile: Profile;
  readonly server: TraceHeader["server"];
  readonly side: TraceHeader["side"];
  readonly session: string;
  readonly snapshot: TraceHeader["snapshot"];
  readonly schedule: Schedule;
  readonly blobs: ReadonlyMap<string, string>;
  readonly run: RecordedRun;
};

/**
 * Returns the header of a trace. Digests stand for large inputs, so that two headers show quickly which input
 * differs.
 */
export function traceHeader(of: HeaderFacts): TraceHeader {
  const { profile, schedule, run } = of;
  return {
    schema: traceSchema,
    tool: { name: "lanser", version },
    server: of.server,
    side: of.side,
    session: of.session,
    ...compact({ root: of.project === "." ? undefined : of.project }),
    snapshot: of.snapshot,
    digests: {
      capabilities: sha256(canonical(JSON.parse(JSON.stringify(profile.capabilities)))),
      schedule: scheduleDigest(profile, schedule, []),
      configuration: configurationDigest({ ...of, settings: run.settings }),
      dependencies: sha256(canonical([run.dependencies ?? {}, run.packages ?? null])),
    },
    program: schedule.paths.map((path) => ({ path, blob: of.blobs.get(path) ?? null })),
    run,
  };
}

/** Returns the digest of the settings of a server and of its own configuration files. */
export function configurationDigest(
  of: ProjectPlace & { readonly profile: Profile; readonly settings: RecordedRun["settings"] },
): string {
  const { profile, settings } = of;
  return sha256(canonical([profile.configuration(onlyProject(of)), JSON.parse(JSON.stringify(settings))]));
}

/**
 * Lists the facts on which a comparison of two sessions depends, as words and digests. A difference in a strict fact
 * makes sessions incomparable; a difference in any other fact is only a possible cause.
 */
export function environmentOf(
  { server, digests, snapshot, root = "." }: TraceHeader,
  { server: { interpreter }, dependencies = {}, packages, declared, imported }: RecordedRun,
): Environment {
  const versions = declared === undefined ? {} : { versions: versionsIn(declared) };
  // If the imported packages are known, other packages do not matter.
  const rest = {
    isStrict: false,
    ...compact({ isNote: imported === undefined ? undefined : (true as const) }),
    ...versions,
  };
  const linked = Object.entries(dependencies)
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, digest]) => `${name} ${brief(digest)}`);
  const strict = {
    server: `${server.id} ${server.version} ${brief(server.treeDigest)}`,
    "the server's configuration": brief(digests.configuration),
    "what this client declares": brief(digests.capabilities),
    tree: snapshot.tree ?? "none",
    root,
    toolchain: interpreter === null ? "none" : `${interpreter.name} ${interpreter.version}`,
  };
  return [
    ...Object.entries(strict).map(([name, value]) => ({ name, value, isStrict: true })),
    ...(imported === undefined
      ? []
      : [
          {
            name: "imported packages",
            value: importedValue(imported),
            isStrict: true,
            versions: imported,
            absent: "not installed",
          },
        ]),
    // Most packages do not matter to the sources, so a difference in one of them alone does not prevent a comparison.
    {
      name: "packages in linked folders",
      value: linked.length === 0 ? "none" : linked.join(", "),
      ...rest,
    },
    ...(packages === undefined
      ? []
      : [
          {
            name: "packages next to the toolchain",
            value: packages === null ? "none" : brief(packages),
            ...rest,
          },
        ]),
  ];
}

/** Returns a short value for the imported packages; `none` without any. */
function importedValue(imported: Readonly<Record<string, string>>): string {
  return Object.keys(imported).length === 0 ? "none" : brief(sha256(canonical(imported)));
}

/**
 * Returns the installed versions by name. Several manifests can resolve a name to different versions: then all of
 * them count.
 */
function versionsIn(declared: readonly KnownFolder[]): Readonly<Record<string, string>> {
  const all = new Map<string, Set<string>>();
  for (const { name, installed, group } of declared.flatMap(({ packages }) => packages)) {
    if (group === "itself") continue;
    const version =
      installed === null ? "not installed" : installed === "" ? "of unknown version" : installed;
    all.set(name, (all.get(name) ?? new Set()).add(version));
  }
  return Object.fromEntries(
    [...all].map(([name, versions]) => [name, [...versions].sort(compareText).join(" and ")]),
  );
}

/**
 * Shortens a digest to 16 digits: short enough to compare by eye, and long enough that equal values are no accident.
 */
function brief(digest: string): string {
  return digest.slice(0, "sha256:".length + 16);
}
