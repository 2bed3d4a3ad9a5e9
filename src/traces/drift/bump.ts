/**
 * Measures what an update of a server changes by itself: base's findings under the new pin, compared with those under
 * the old pin. Without this, findings that only the update causes would be blamed on the change.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isSameJson } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import type { ServerBump } from "../../model/replay.ts";
import type { Host } from "../../platform/host.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import type { Pin } from "../../servers/pins.ts";
import { createIgnoreTest } from "../../verdict/compare-sides.ts";
import type { ServerRun } from "../../verdict/record.ts";
import { joinObservations, type RootObservation } from "../../verdict/roots.ts";
import type { RerunContext } from "../../workspace/context.ts";
import { noVariationOptions, openRepeatable } from "../../workspace/repeatable.ts";
import { versionDrift } from "./versions.ts";

/** Measures the servers whose pin the change edits, one after the other. `of.next` announces each on the terminal. */
export async function measureBumps(
  host: Host,
  measured: readonly { readonly chosen: ChosenServer; readonly run: ServerRun }[],
  base: { readonly commit: string | null; readonly tree: string },
  of: RerunContext & { readonly ignore: readonly string[]; readonly next: (phase: string) => void },
): Promise<readonly ServerBump[]> {
  const bumps: ServerBump[] = [];
  for (const { chosen, run } of measured) {
    if (chosen.bump === null) continue;
    of.next(`checking base with ${chosen.profile.name} ${chosen.bump.version}`);
    const about = { server: chosen, bump: chosen.bump, run, ignore: of.ignore };
    bumps.push(await measureBump(host, about, base, of));
  }
  return bumps;
}

/**
 * Runs the new version over every root of base. A problem is a sentence in the result and never an error, because the
 * report informs about an update and the verdict does not depend on it.
 */
async function measureBump(
  host: Host,
  {
    server,
    bump,
    run,
    ignore,
  }: {
    readonly server: ChosenServer;
    readonly bump: Pin;
    readonly run: ServerRun;
    /** Globs of files whose findings are left out. */
    readonly ignore: readonly string[];
  },
  base: { readonly commit: string | null; readonly tree: string },
  of: RerunContext,
): Promise<ServerBump> {
  const about = { server: server.profile.id, from: server.pin.version, to: bump.version };
  const unmeasured = (problem: string): ServerBump => ({
    ...about,
    total: none,
    rules: [],
    files: [],
    problem,
  });
  // Lanser would install and run the pinned program, so an unreviewed change must not choose it. `of.pins` has the pins
  // of base and of this release.
  if (!of.pins.some((one) => isSameJson(one, bump))) return unmeasured(unreviewed(bump, about.from));
  const before = run.sides.base.observation;
  if (before.failure !== undefined)
    return unmeasured(`Lanser could not check base: ${before.failure.message}`);
  const scratch = join(of.scratch, `bump-${server.profile.id}`);
  mkdirSync(scratch);
  const { commit, tree } = base;
  const observed: RootObservation[] = [];
  const inBase = run.roots.filter(({ first }) => first.base.files.length > 0);
  for (const [index, { root }] of inBase.entries()) {
    const folder = join(scratch, String(index));
    mkdirSync(folder);
    const at = { commit, tree, project: root };
    const opened = await openRepeatable(host, of, { ...server, pin: bump, bump: null }, at, folder);
    if (opened.kind === "failed") return unmeasured(opened.message);
    const { observation } = await opened.run({
      ...noVariationOptions,
      session: "files",
      paths: opened.program,
      lookups: null,
      trace: null,
    });
    if (observation.failure !== undefined) return unmeasured(observation.failure.message);
    observed.push([root, observation]);
  }
  const observation = joinObservations(observed);
  const drift = versionDrift(before, observation, createIgnoreTest(ignore));
  const silent = drift.unknown.filter((one) => one.before === "final");
  if (silent[0] !== undefined) {
    const { path, after } = silent[0];
    return unmeasured(
      `version ${bump.version} gave no final answer for ${silent.length} of ${observation.files.length} files, for example ${path} (${after})`,
    );
  }
  const rules = Map.groupBy(drift.rules, ({ source, code }) => code ?? source ?? "");
  return {
    ...about,
    total: drift.total,
    rules: [...rules]
      .map(([code, own]) => ({ code, ...sum(own) }))
      .sort((a, b) => compareText(a.code, b.code)),
    files: drift.files.toSorted((a, b) => compareText(a.path, b.path)),
    problem: null,
  };
}

function unreviewed({ server, version }: Pin, from: string): string {
  return `the pin of ${server} ${version} is new in head, so Lanser does not install that version before a review. To compare the versions, run: lanser trace drift --server ${server}@${from} --against ${server}@${version}`;
}

const none = { added: 0, removed: 0, changed: 0 };

function sum(all: readonly ServerBump["total"][]): ServerBump["total"] {
  return all.reduce(
    (total, { added, removed, changed }) => ({
      added: total.added + added,
      removed: total.removed + removed,
      changed: total.changed + changed,
    }),
    none,
  );
}
