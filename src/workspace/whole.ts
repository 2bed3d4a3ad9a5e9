/** What the server's own command says of a whole side of a root: by both sides it is known which files differ. */
import { join } from "node:path";
import type { Side } from "../core/report.ts";
import { unitName } from "../core/sessions.ts";
import type { ObservationCache } from "../observe/cache/cache.ts";
import { checkWhole, type WholeAnswer, type WholeSide } from "../observe/whole-run.ts";
import type { OpenedRoot } from "./open-roots.ts";
import { homePrefix } from "./scratch.ts";

/** Kept as an observation is, by all that it depends on. */
export async function wholeAnswer(
  { context, server, root, sides }: OpenedRoot,
  side: Side,
  cache: ObservationCache | null,
): Promise<WholeAnswer> {
  const workspace = sides[side];
  if (workspace === undefined)
    return { kind: "unchecked", why: `${root.folder} is a root on one side alone` };
  const { host, prepared, facts, refusal } = workspace;
  if (refusal !== null) return { kind: "unchecked", why: refusal };
  const { chosen, install } = server;
  const { profile, pin } = chosen;
  const compared = prepared.listed.kind === "program" ? prepared.listed.compared : undefined;
  if (compared === undefined || "why" in compared)
    return { kind: "unchecked", why: compared?.why ?? `the command of ${profile.name} is not compared` };
  const { toolchain, places, projectDiagnostics } = prepared;
  const name = `${unitName(profile.id, root.folder)}-${side}-whole`;
  const paths = facts.program;
  const live: WholeSide = {
    profile,
    context: prepared.context,
    configuration: compared.configuration,
    schedule: { paths, programFiles: paths.length, keepsOpen: false },
    projectDiagnostics,
    lookups: null,
    repository: context.repository.top,
    scratch: join(context.scratch, `${homePrefix}${name}`),
    reading: facts.reading,
    progress: () => undefined,
    trace: undefined,
    signal: context.signal,
  };
  const begin = () => checkWhole(host, live);
  if (cache === null) return begin();
  const own = { id: profile.id, version: pin.version, treeDigest: install.treeDigest };
  return cache.checkWhole(
    live,
    { name: name.replace(/-(\w+)-whole$/u, " $1 whole"), server: own, toolchain, places },
    begin,
  );
}
