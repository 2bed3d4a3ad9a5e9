/** What missing packages do to a run. */
import { doubtfulLimits, type ObservedCode } from "../core/codes.ts";
import { findingsOf } from "../core/finding.ts";
import { once } from "../core/once.ts";
import type { Limit, Reason } from "../core/report.ts";
import { type KnownFolder, type Missing, missingPackages } from "../packages/missing.ts";
import { importedModules } from "./imported.ts";
import { reason } from "./judge.ts";
import { ignoring } from "./measure.ts";
import type { RunRecord, ServerRun, SideRun } from "./record.ts";

export type PackageDoubts = {
  readonly doubts: readonly Reason<ObservedCode>[];
  readonly limits: readonly Limit[];
};

const none: PackageDoubts = { doubts: [], limits: [] };

/**
 * What is installed belongs to head. Base is asked for what head declares as well: with other packages it does not match
 * its own declaration, and whether that matters is not judged here.
 */
export function packageDoubts(record: RunRecord, { server, sides }: ServerRun): PackageDoubts {
  const code = "dependencies-missing";
  // Where none can be found at all, that is the sentence.
  if (record.limits.some((limit) => limit.code === code)) return none;
  const isIgnored = ignoring(record.ignore);
  const missingIn = (side: SideRun, known: readonly KnownFolder[]): Missing =>
    missingPackages({
      known,
      python: server.interpreter,
      findings: findingsOf(side.observation).filter(({ path }) => !isIgnored(path)),
      imports: once(() => importedModules(side)),
    });
  const { base, head } = sides;
  if (base.packages === undefined || head.packages === undefined) return none;
  const inHead = missingIn(head, head.packages);
  const doubts =
    inHead.doubts.length > 0
      ? inHead.doubts
      : missingIn(base, shared(base.packages, head.packages)).doubts.map((text) => `base: ${text}`);
  return {
    doubts: doubts.map((text) => reason(code, text, doubtfulLimits[code])),
    limits: inHead.limits,
  };
}

/** What base declares and head, too: of these the same versions must be there for both. */
function shared(base: readonly KnownFolder[], head: readonly KnownFolder[]): readonly KnownFolder[] {
  const names = new Set(head.flatMap(({ packages }) => packages.map(({ name }) => name)));
  return base.map(({ folder, packages }) => ({
    folder,
    requiresPython: null,
    packages: packages.filter(({ name }) => names.has(name)).map(({ locked: _locked, ...one }) => one),
  }));
}
