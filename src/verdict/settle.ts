/**
 * Combines the passes of one server into findings with causes and proofs, and into the reasons that make them
 * doubtful.
 */
import { createReachability } from "../affected/imports.ts";
import { isOnUneditedLine } from "../causes/cause.ts";
import { importBehindFinder } from "../causes/flow.ts";
import { markHiddenByImports } from "../causes/hidden.ts";
import { changedFilesAndImporters } from "../causes/relevant.ts";
import { findUnresolvedImports } from "../causes/unresolved.ts";
import { type ChangedEscapes, changedEscapes } from "../escapes/escapes.ts";
import { findSuppressions, type SuppressionInput, type Suppressions } from "../escapes/suppressions.ts";
import { type Confirmed, confirmFindings, dropOrder } from "../match/confirmation.ts";
import type { ObservedCode } from "../model/codes.ts";
import type { Cause, ComparedFinding, FoundCause, Range } from "../model/finding.ts";
import { type Finding, findingsOf, looksInWords } from "../model/finding.ts";
import { isSameJson } from "../model/json.ts";
import { once } from "../model/once.ts";
import { compareFindings, compareText } from "../model/order.ts";
import { markedFolder } from "../model/package-markers.ts";
import { isBelow } from "../model/paths.ts";
import type { Proof } from "../model/proof.ts";
import type { Limit, Reason, Side, UnmatchedFinding } from "../model/report.ts";
import { countMore } from "../model/text.ts";
import type { ExplainedFinding } from "../packages/missing.ts";
import { answersIn, censusOf } from "../probes/census.ts";
import { judgeKnown } from "../probes/known/plan.ts";
import type { Observation } from "../session/observe/observation.ts";
import { isSound, type Reading } from "../syntax/reading.ts";
import { compareSides, createIgnoreTest } from "./compare-sides.ts";
import { createReason } from "./judge.ts";
import { findLeftOut, type LeftOutBefore } from "./left-out.ts";
import { looksOf, type RunLooks } from "./looks.ts";
import { explainedDoubt, packageDoubts, usedDoubts } from "./packages.ts";
import { type RunRecord, renamesIn, type SecondRun, type ServerRun, type SideRun } from "./record.ts";
import { checkedFilesOf, pathsOf, scopeOfServer } from "./scope.ts";
import { usedImports } from "./used-imports.ts";

/** Result of one server, as the report, the reward and the verdict use it. */
export type SettledRun = Confirmed &
  Pick<Suppressions, "unparsed" | "unread"> &
  Pick<RunLooks, "hidden" | "unchecked"> &
  Pick<LeftOutBefore, "spared"> & {
    /** Id of the server. */
    readonly server: string;
    /** Reason why the results of probes do not count, or null. */
    readonly unprobed: string | null;
    /** Files that the change is scored on, by the paths of both sides. */
    readonly relevant: ReadonlySet<string>;
    /** Causes that the findings of this server name. */
    readonly causes: readonly FoundCause[];
    /** Reasons that make the whole result doubtful. */
    readonly doubts: readonly Reason<ObservedCode>[];
    readonly limits: readonly Limit[];
  };

/**
 * Returns the escapes that the change adds, in any language: code or comments that silence a checker. Each file is
 * read once, as the first server that checks it sees it. A server that lists what silences it overrides the reading
 * of comments.
 */
export function escapesOf({ changedFiles }: RunRecord, runs: readonly ServerRun[]): ChangedEscapes {
  const reading = (side: Side, path: string): Reading | undefined => {
    const checking = runs.find(({ sides }) => sides[side].reading(path) !== undefined);
    return checking?.sides[side].reading(path);
  };
  const lists = runs.flatMap(({ roots }) =>
    roots.flatMap(({ probed }) =>
      probed === null || probed.failure !== null ? [] : [censusOf(probed.input, answersIn(probed.answers))],
    ),
  );
  const silenced = (side: Side, path: string) =>
    lists.map((list) => list(side, path)?.silenced).find((one) => one !== undefined);
  return changedEscapes({ files: changedFiles, reading, silenced });
}

/**
 * Settles one server's run; `escapes` are those of the whole change. The order of steps matters: findings are
 * confirmed first, then get causes, then fixed ones lose their credit if they were only silenced.
 */
export function settle(record: RunRecord, run: ServerRun, escapes: ChangedEscapes): SettledRun {
  const confirmed = confirmAlone(run, confirmFirst(record, run));
  const relevant = listAffectablePaths(record, run);
  const { sides } = run;
  const proofs = proofsOf(run);
  const input = {
    files: record.changedFiles,
    findings: confirmed.findings.map((one) => withCause(one, run.second)),
    text: (side, path) => sides[side].text(path),
    reading: (side, path) => sides[side].reading(path),
    unreachable: (side, path) => unreachableIn(sides[side].observation, path),
    sees: createReachability(run.graphs.head),
    parses: (side, path) => isSound(sides[side].reading(path)),
    isProven: (id) => proofs.byId.get(id)?.kind === "proven",
  } satisfies SuppressionInput;
  const { findings: explained, unproven, unparsed, unread } = findSuppressions(input, escapes);
  const shown = markHiddenByImports({ ...input, findings: explained, program: sides.head.program });
  const packages = packageDoubts(record, run);
  const separated = withoutExplained(shown, packages.explained, sides.head);
  const findings = separated.findings.map((one) => withProof(one, proofs, unproven));
  const looks = looksOf(record, run, escapes);
  const leftOut = findLeftOut(record, run);
  return {
    server: run.server.id,
    findings,
    unmatched: [...confirmed.unmatched, ...separated.unmatched],
    relevant,
    unparsed,
    unread,
    causes: findings.flatMap(({ id, cause }) => (cause === null ? [] : (run.second?.causes.get(id) ?? []))),
    hidden: looks.hidden,
    spared: leftOut.spared,
    unchecked: [...looks.unchecked, ...leftOut.unchecked],
    unprobed: whyUnprobed(record, run) ?? looks.failure ?? proofs.failure,
    doubts: [
      ...uncheckedDoubts(record, run),
      ...leftOut.doubts,
      ...looks.doubts,
      // A narrower set than `relevant`: only files near the change, so that the share means something in a full check.
      ...volatileDoubts(findings, changedFilesAndImporters(record.changedFiles, run.graphs)),
      ...packages.doubts,
      ...(separated.unmatched.length > 0 && packages.doubts.length === 0
        ? [explainedDoubt(separated, packages.hint)]
        : []),
      ...usedDoubts(
        usedImports({
          undecided: packages.undecided,
          findings: shown,
          record,
          sides,
          graphs: run.graphs,
          relevant,
        }),
        packages.hint,
      ),
    ],
    limits: [...packages.limits, ...looks.limits],
  };
}

/**
 * Returns why a server is not probed, if the change edits a file of its program; otherwise null. Without probes
 * nothing proves that a finding is fixed, so the change earns no reward. The verdict depends on that only under
 * `min-reward`.
 */
function whyUnprobed(
  { changedFiles }: RunRecord,
  { server, sides: { base, head } }: ServerRun,
): string | null {
  if (head.unprobed === undefined) return null;
  const own = new Set([...base.program, ...head.program]);
  const isConcerned = changedFiles.some(({ from, to }) =>
    [from, to].some((path) => path !== null && own.has(path)),
  );
  return isConcerned
    ? `with ${server.id}, Lanser cannot prove that an error is fixed: ${head.unprobed}`
    : null;
}

/**
 * Returns the files that the change can affect; the reward counts only findings in these. Without a known scope, they
 * are the changed files and the files that import them.
 */
export function listAffectablePaths(
  record: RunRecord,
  { server, graphs, sides }: ServerRun,
): ReadonlySet<string> {
  const { changedFiles, matters } = record;
  const paths = pathsOf(scopeOfServer(record, server.id)) ?? matters;
  if (paths === undefined) return changedFilesAndImporters(changedFiles, graphs);
  const changed = changedFiles.flatMap(({ from, to }) => [from, to]).filter((path) => path !== null);
  const within = (side: Side) => {
    const wanted = new Set(paths[side]);
    return checkedFilesOf(sides[side]).filter((path) => wanted.has(path));
  };
  return new Set([...changed, ...within("base"), ...within("head")]);
}

/**
 * Adds the cause of a new finding. A finding outside of the edited lines without a cause says whether Lanser searched
 * for one.
 */
function withCause(finding: ComparedFinding, second: SecondRun | null): ComparedFinding {
  if (finding.state !== "new") return finding;
  const found = second?.causes.get(finding.id);
  if (found !== undefined && found !== null)
    return { ...finding, why: whyCaused(finding.why, found.cause), cause: found.cause };
  if (!isOnUneditedLine(finding)) return finding;
  const none =
    found === null
      ? "Lanser did not find that edit: see what changed in the code that this line uses"
      : "Lanser did not search for the edit that causes it";
  return { ...finding, why: `${finding.why}; ${none}` };
}

/** Returns the reason without "broken": code behind a fixed import had this error before. */
function whyCaused(why: string, { how }: Cause): string {
  return how === "mended-import"
    ? why.replace(
        /so an edit elsewhere in the change broke it$/u,
        "and a fixed import made the finding visible",
      )
    : why;
}

/**
 * Replaces findings by those of the check of single files, if there was one. In these files the change can affect
 * nothing, so a difference came from the order of checks.
 */
function confirmAlone({ alone }: ServerRun, confirmed: Confirmed): Confirmed {
  if (alone === undefined) return confirmed;
  const found = (side: Side) =>
    new Map(
      alone[side].files.flatMap((file) =>
        file.kind === "final" ? [[file.path, file.findings] as const] : [],
      ),
    );
  const [base, head] = [found("base"), found("head")];
  const both = [...base].flatMap(([path, findings]) => {
    const other = head.get(path);
    return other === undefined ? [] : [[path, { base: findings, head: other }] as const];
  });
  return dropOrder(confirmed, new Map(both));
}

/**
 * Confirms the first pass by the second, which checked the files in reverse order. A finding that only one order has
 * is order-dependent and is not blamed on the change.
 */
export function confirmFirst(record: RunRecord, run: ServerRun): Confirmed {
  const { server, comparison, sides, second } = run;
  if (second === null) return comparison;
  const looked = {
    base: new Set(second.observations.base.files.map((file) => file.path)),
    head: new Set(second.observations.head.files.map((file) => file.path)),
  };
  const within = (side: "base" | "head", observation: Observation) =>
    findingsOf(observation).filter(({ path }) => looked[side].has(path));
  const observed = (side: "base" | "head") => ({
    canonical: within(side, sides[side].observation),
    reverse: within(side, second.observations[side]),
  });
  const pathsIn = (observation: Observation) => observation.files.map(({ path }) => path);
  const isAlike = (side: "base" | "head") =>
    server.mode === "compiler" ||
    isSameJson(pathsIn(sides[side].observation), pathsIn(second.observations[side]));
  const unknownIn = (side: "base" | "head") =>
    new Set(second.observations[side].files.flatMap((file) => (file.kind === "unknown" ? [file.path] : [])));
  return confirmFindings(comparison, {
    comparison: compareSides(record, sides, second.observations),
    unknown: { base: unknownIn("base"), head: unknownIn("head") },
    observed: { base: observed("base"), head: observed("head") },
    alike: { base: isAlike("base"), head: isAlike("head") },
  });
}

/**
 * Returns doubts about files that base checked and head has but does not check: a marker file or a configuration
 * hides them. Without this a change could remove errors by adding an empty `pyvenv.cfg`.
 */
function uncheckedDoubts(record: RunRecord, { sides }: ServerRun): Reason<ObservedCode>[] {
  const renames = renamesIn(record.changedFiles);
  const unchecked = new Set(sides.head.unchecked);
  const lost = sides.base.program
    .map((path) => renames.get(path) ?? path)
    .filter((path) => unchecked.has(path));
  // A marker that the change adds also hides files that the change adds next to it.
  const isIgnored = createIgnoreTest(record.ignore);
  const markerOf = addedMarkers(record.changedFiles);
  const added = record.changedFiles.flatMap(({ to }) => to ?? []).filter((path) => unchecked.has(path));
  const marked = new Set([...lost, ...added].filter((path) => !isIgnored(path) && markerOf(path)));
  const [hidden] = marked;
  const marker = hidden === undefined ? undefined : markerOf(hidden);
  const [first, ...more] = lost.filter((path) => !marked.has(path));
  return [
    ...(marker === undefined
      ? []
      : [
          createReason(
            "unchecked-files",
            `${marker} marks its folder as installed packages, so Lanser skips it: ${hidden}${countMore(marked.size - 1)}`,
            `Remove ${marker} from the change. If the files are packages, list their folder in \`ignore\` of base's configuration.`,
          ),
        ]),
    ...(first === undefined
      ? []
      : [
          createReason(
            "unchecked-files",
            `the server checked these files in base, but skips them in head, where they still exist: ${first}${countMore(more.length)}`,
            "Find the cause: a pyvenv.cfg, an excluded folder, or a list of files that does not name them.",
          ),
        ]),
  ];
}

/**
 * Returns a function that finds a marker of installed packages (such as `pyvenv.cfg`) that the change adds at or
 * above a path; undefined without one. Servers skip a folder with such a marker, so a change could hide its code with
 * it.
 */
function addedMarkers(changedFiles: RunRecord["changedFiles"]): (path: string) => string | undefined {
  const folders = changedFiles.flatMap(({ from, to: path }) => {
    const folder = path === null ? undefined : markedFolder(path);
    const isNew = from === null || markedFolder(from) !== folder;
    return path === null || folder === undefined || !isNew ? [] : [{ path, folder }];
  });
  return (path) => folders.find(({ folder }) => isBelow(path, folder))?.path;
}

/** Returns the ranges that the server calls unreachable: a finding that vanished into them is not fixed. */
function unreachableIn({ files }: Observation, path: string): readonly Range[] {
  const file = files.find((one) => one.path === path);
  return file?.kind === "final" ? file.unreachable : [];
}

/**
 * Maximum share of order-dependent or flaky findings, among all findings in files near the change. Above it the
 * server is too unstable for a verdict.
 */
const volatileShareMax = 0.02;

/**
 * Returns doubts about findings that differ between passes. One is for such a finding on a line that the change
 * wrote, one for a too large share of such findings: then nobody can tell what the change causes.
 */
function volatileDoubts(
  findings: readonly ComparedFinding[],
  relevant: ReadonlySet<string>,
): Reason<ObservedCode>[] {
  const volatile = findings.filter((one) => one.state === "volatile");
  const isFlaky = volatile.some(({ seen }) => seen?.isFlaky === true);
  const [what, hint] = isFlaky
    ? ["are flaky", "Start the job again. Report the findings to the maintainers of the server."]
    : [
        "depend on the order of checks",
        "Annotate types in files that import each other, or split the change.",
      ];
  const written = volatile.filter(
    ({ placement, seen }) => placement !== "same-line" && seen?.head.length !== 0,
  );
  const reasons: Reason<ObservedCode>[] = [];
  const [first] = written;
  if (first !== undefined) {
    const place = `${first.path}:${first.range.start.line + 1}`;
    const more = countMore(written.length - 1);
    const looks = isFlaky && first.seen !== null ? ` (${looksInWords(first.seen)})` : "";
    const message = `lines of the change have findings that ${what}: ${place}${looks}${more}`;
    reasons.push(createReason("volatile-in-change", message, hint));
  }
  const inScope = findings.filter((one) => relevant.has(one.path));
  const volatileCount = inScope.filter((one) => one.state === "volatile").length;
  if (volatileCount > volatileShareMax * inScope.length) {
    const share = `${volatileCount} of ${inScope.length} findings in files of the change`;
    reasons.push(createReason("volatile-share", `${share} ${what}`, hint));
  }
  return reasons;
}

/**
 * New findings that exist only because a package is not installed, separated from the others. They say nothing about
 * the change, and would make it fail in any job without an installation.
 */
type Separated = {
  readonly findings: readonly ComparedFinding[];
  readonly unmatched: readonly UnmatchedFinding[];
  /** Packages whose absence explains the unmatched findings. */
  readonly names: readonly string[];
  /** Place of the first of these findings, as `path:line` with a one-based line; undefined for none. */
  readonly place: string | undefined;
};

/**
 * Separates the findings; `explained` are findings of head about unresolved imports. A finding about a name from such
 * an import is set aside, too. They become unmatched, so the run is inconclusive instead of failed.
 */
function withoutExplained(
  findings: readonly ComparedFinding[],
  explained: readonly ExplainedFinding[],
  head: Pick<SideRun, "program" | "text" | "reading">,
): Separated {
  const packages = new Map(explained.map(({ finding, name }) => [keyOf(finding), name] as const));
  const isNew = ({ state }: ComparedFinding) => state === "new";
  if (packages.size === 0 || !findings.some(isNew))
    return { findings, unmatched: [], names: [], place: undefined };
  const imports = findUnresolvedImports(
    explained.map(({ finding }) => finding),
    head.reading,
  );
  const files = new Set(explained.map(({ finding }) => finding.path));
  const behind = once(() =>
    importBehindFinder({ files: head.program, text: head.text, reading: head.reading }),
  );
  const isEffect = (one: ComparedFinding) =>
    isAboutUnknownType(one) &&
    // TS7026 is about the JSX types, which no file imports by name, so the whole file counts.
    (one.code === "7026"
      ? files.has(one.path)
      : behind()(one, ({ path, local }) => imports.of(path, local) !== undefined, "statement") !== undefined);
  const namesIn = (path: string) =>
    explained.flatMap(({ finding, name }) => (finding.path === path ? [name] : []));
  const separated = Map.groupBy(findings, (one) =>
    isNew(one) && (packages.has(keyOf(one)) || isEffect(one)) ? "explained" : "kept",
  );
  const aside = separated.get("explained") ?? [];
  const [first] = aside.toSorted(compareFindings);
  return {
    findings: separated.get("kept") ?? [],
    unmatched: aside.map((one) => ({ ...observedOf(one), side: "head", reason: "dependencies-missing" })),
    names: [...new Set(aside.flatMap((one) => packages.get(keyOf(one)) ?? namesIn(one.path)))].sort(
      compareText,
    ),
    place: first && `${first.path}:${first.range.start.line + 1}`,
  };
}

/** Returns the key that pairs a finding of the comparison with the same finding of the session. */
function keyOf({ path, range, source, code, message }: Finding): string {
  return JSON.stringify([path, range.start, range.end, source, code, message]);
}

/** Returns the members of a finding that a session reported, without those of the comparison. */
function observedOf(finding: ComparedFinding): Finding {
  const { server, source, code, severity, message, path, range, symbol } = finding;
  return { server, source, code, severity, message, path, range, symbol };
}

/**
 * True for a finding that a checker reports only for code of unknown type. Such findings are effects of an unresolved
 * import.
 */
function isAboutUnknownType({ source, code, message }: Finding): boolean {
  switch (source?.toLowerCase()) {
    case "ts":
    case "typescript":
      return /\bimplicitly\b.*'any/u.test(message);
    case "pyright":
    case "basedpyright":
      return /^report(?:Unknown|Untyped)/u.test(code ?? "");
    case "eslint":
      return /\/no-unsafe-/u.test(code ?? "");
    default:
      return false;
  }
}

/**
 * Proofs of one server, over all roots: probes that show which fixed findings are really fixed. A deliberate error in
 * the same place must be reported. A probe counts only if the server reports at least one.
 */
type Proofs = {
  /** Proofs of findings that were fixed when the probes were planned. */
  readonly byId: ReadonlyMap<string, Proof>;
  /** Reason why the proofs do not count, or null. If they do not count, no fix is rewarded. */
  readonly failure: string | null;
};

/**
 * Returns the proofs of all roots. A fix that one root does not prove is unproven, because its error can still exist
 * there.
 */
function proofsOf({ roots }: ServerRun): Proofs {
  const byId = new Map<string, Proof>();
  let failure: string | null = null;
  for (const { probed } of roots) {
    if (probed === null || probed.failure !== null) continue;
    const { proofs, isSilent } = judgeKnown(probed.input, probed.answers);
    if (isSilent) failure = "the probes prove nothing: the server reported none of them";
    for (const [id, proof] of proofs) if (byId.get(id)?.kind !== "unproven") byId.set(id, proof);
  }
  return { byId: failure === null ? byId : new Map(), failure };
}

/**
 * Adds the proof to a fixed finding. `doubts`: other observations that make a fix doubtful, by the same ids; a doubt
 * overrides a proof.
 */
function withProof(
  finding: ComparedFinding,
  { byId }: Proofs,
  doubts: ReadonlyMap<string, string>,
): ComparedFinding {
  if (finding.state !== "fixed") return finding;
  const proof = byId.get(finding.id) ?? { kind: "unproven", probe: "no probe covers this place" };
  const doubt = doubts.get(finding.id);
  if (proof.kind === "unproven" || doubt === undefined) return { ...finding, proof };
  return { ...finding, proof: { kind: "unproven", probe: doubt } };
}

/** True for a fixed finding without a proof. It earns no reward. */
export function isUnproven({ state, proof }: Pick<ComparedFinding, "state" | "proof">): boolean {
  return state === "fixed" && proof?.kind !== "proven";
}
