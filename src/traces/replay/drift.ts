/** Runs `measureDrift` on real servers: a trace's own tree, or a commit, again and again. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../model/errors.ts";
import type { Host } from "../../platform/host.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import { findPin, type Pin } from "../../servers/pins.ts";
import type { Trace } from "../../session/trace/read.ts";
import type { RerunContext } from "../../workspace/context.ts";
import type { Repeatable } from "../../workspace/repeatable.ts";
import type { DriftOptions } from "../drift/arms.ts";
import { type DriftReport, measureDrift } from "../drift/rerecord.ts";
import { observedIn, reopenTrace } from "./asked-again.ts";
import { recordedLookups, recordedPaths } from "./recorded-session.ts";
import { openOn } from "./workbench.ts";

/** The tree of a drift report: that of a trace, or a commit that is open already. */
export type DriftTarget =
  | { readonly kind: "trace"; readonly trace: Trace }
  | {
      readonly kind: "commit";
      readonly snapshot: Repeatable;
      readonly server: ChosenServer;
      readonly commit: string;
      readonly tree: string;
      /** Files in the order of the program. */
      readonly paths: readonly string[];
    };

type DriftRequest = Pick<
  DriftOptions,
  "runs" | "schedules" | "variations" | "against" | "reduce" | "progress"
> & {
  readonly name: string;
  readonly target: DriftTarget;
  /** Profile and pin that run. */
  readonly server: ChosenServer;
};

export type DriftResult =
  | { readonly kind: "report"; readonly report: DriftReport }
  /** Inconclusive: this machine does not have the tree or the server. */
  | { readonly kind: "unavailable"; readonly message: string; readonly advice: readonly string[] };

/**
 * Measures a drift report on real servers. Provides `measureDrift` with a function that runs the server once; a run of
 * another version opens the same tree with that version's pin. A trace whose tree or server is missing is a value and
 * not an error, so that the nightly job goes on with the next trace.
 */
export async function runDrift(host: Host, of: RerunContext, request: DriftRequest): Promise<DriftResult> {
  const { target, server } = request;
  const opened = await open(host, of, target);
  if (opened.kind === "unavailable") return opened;
  const others = new Map<string, Repeatable>();
  const openedFor = async (version: string | null): Promise<Repeatable> => {
    if (version === null) return opened;
    const known = others.get(version);
    if (known !== undefined) return known;
    const other = await openOther(host, of, target, server, version);
    others.set(version, other);
    return other;
  };
  // Open the other version first, so that a missing pin is an error before minutes of runs.
  await openedFor(request.against);
  const recorded = target.kind === "trace" ? observedIn(target.trace) : null;
  const lookups = target.kind === "trace" ? recordedLookups(target.trace) : null;
  const session = target.kind === "trace" ? target.trace.header.session : "files";
  const report = await measureDrift({
    target: request.name,
    server: { id: server.profile.id, name: server.profile.name, version: server.pin.version },
    program: target.kind === "trace" ? recordedPaths(target.trace) : target.paths,
    recorded,
    runs: request.runs,
    schedules: request.schedules,
    variations: request.variations,
    against: request.against,
    reduce: request.reduce,
    text: opened.text,
    configurationFiles: opened.configurationFiles,
    ownCommand: server.profile.ownCommand,
    environment: [
      ["system", `${host.platform} ${host.arch}`],
      ["server", `${server.profile.name} ${server.pin.version}`],
      ...opened.environment,
    ],
    observeOnce: async ({ paths, files, variation, version }) => {
      const asked = await openedFor(version);
      return asked.run({
        session,
        paths,
        files,
        variation,
        lookups: files === null ? lookups : null,
        trace: null,
      });
    },
    progress: request.progress,
  });
  return { kind: "report", report };
}

/** Opens the tree of the target: a commit is open already, and a trace's tree is opened like for a replay. */
async function open(
  host: Host,
  of: RerunContext,
  target: DriftTarget,
): Promise<Awaited<ReturnType<typeof reopenTrace>>> {
  if (target.kind === "commit") return target.snapshot;
  const scratch = join(of.scratch, "drift");
  mkdirSync(scratch);
  return reopenTrace(host, target.trace, of, scratch);
}

/** Opens the same tree with another version of the server. Throws a UserError if the repository has no pin of it. */
async function openOther(
  host: Host,
  of: RerunContext,
  target: DriftTarget,
  server: ChosenServer,
  version: string,
): Promise<Repeatable> {
  const scratch = join(of.scratch, `against-${version}`);
  mkdirSync(scratch);
  if (target.kind === "commit") {
    const pin = pinOf(of, server, version);
    const { commit, tree, snapshot } = target;
    const at = { commit, tree, project: snapshot.project };
    return openOn(host, of, { ...server, pin, bump: null }, at, scratch);
  }
  const opened = await reopenTrace(host, target.trace, of, scratch, version);
  if (opened.kind === "repeatable") return opened;
  throw new UserError("unknown-version", opened.message, { hint: opened.advice.join(" ") });
}

function pinOf({ pins }: RerunContext, server: ChosenServer, version: string): Pin {
  const pin = findPin(pins, server.profile.id, version);
  if (pin !== undefined) return pin;
  throw new UserError("unknown-version", `this repository has no pin of ${server.profile.id} ${version}`, {
    hint: `Pin this version, and commit the pin: lanser pin ${server.profile.id}@${version}`,
  });
}
