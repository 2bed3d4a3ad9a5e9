/** What a server's new pin alone changes: base asked under it, beside what base's own pin said of the same files. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { isSameJson } from "../core/json.ts";
import { compareText } from "../core/order.ts";
import type { ServerBump } from "../core/replay.ts";
import { versionDrift } from "../drift/versions.ts";
import type { Host } from "../host.ts";
import { noVariation } from "../observe/vary.ts";
import type { ChosenServer } from "../policy/policy.ts";
import type { AskAgain } from "../replay/asked-again.ts";
import { installServer } from "../servers/install.ts";
import type { Pin } from "../servers/pins.ts";
import { ignoring } from "../verdict/measure.ts";
import type { ServerRun } from "../verdict/record.ts";
import { openSnapshot } from "../workspace/snapshot.ts";

export async function measureBump(
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
    /** Globs of files whose findings are nobody's. */
    readonly ignore: readonly string[];
  },
  base: { readonly commit: string | null; readonly tree: string },
  of: AskAgain,
): Promise<ServerBump> {
  const about = { server: server.profile.id, from: server.pin.version, to: bump.version };
  const unmeasured = (problem: string): ServerBump => ({
    ...about,
    total: none,
    rules: [],
    files: [],
    problem,
  });
  // What it installs would be run: a change may not choose that alone. `of.pins` are base's and those of this release.
  if (!of.pins.some((one) => isSameJson(one, bump))) return unmeasured(unreviewed(bump, about.from));
  const before = run.sides.base.observation;
  if (before.failure !== undefined) return unmeasured(`base could not be checked: ${before.failure.message}`);
  const forbidden = [of.repository.top, of.scratch];
  const install = await installServer(host, bump, {
    cacheFolder: of.cacheFolder,
    forbidden,
    progress: of.progress,
  });
  if (install.kind === "failed") return unmeasured(install.message);
  const scratch = join(of.scratch, `bump-${server.profile.id}`);
  mkdirSync(scratch);
  const snapshot = await openSnapshot(host, {
    repository: of.repository,
    server: { ...server, pin: bump, bump: null },
    install,
    commit: base.commit,
    tree: base.tree,
    dependencies: of.dependencies,
    scratch,
    signal: of.signal,
  });
  const { observation } = await snapshot.run({
    session: "files",
    paths: snapshot.program,
    files: null,
    variation: noVariation,
    lookups: null,
    trace: null,
  });
  if (observation.failure !== undefined) return unmeasured(observation.failure.message);
  const drift = versionDrift(before, observation, ignoring(ignore));
  const silent = drift.unknown.filter((one) => one.before === "final");
  if (silent[0] !== undefined) {
    const { path, after } = silent[0];
    return unmeasured(
      `${bump.version} gave no final answer for ${silent.length} of ${snapshot.program.length} files, for example ${path} (${after})`,
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
  return `its pin is new in head and is not installed before somebody has reviewed it; run lanser trace drift --server ${server}@${from} --against ${server}@${version}`;
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
