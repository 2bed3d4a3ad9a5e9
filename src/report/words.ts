/** Words of the outputs for states, causes, placements and matches of findings, and for how a trace replays. */

import {
  type Blame,
  type Cause,
  type CauseKind,
  type ComparedFinding,
  type DependencyChange,
  type FindingState,
  findingStateTable,
  type MatchStage,
  type PlacementKind,
  type SeenSchedules,
  sideOfFinding,
} from "../model/finding.ts";
import type { ReplayedTrace, ReplaySummary, ReplayWeight } from "../model/replay.ts";
import type { Report, Side, Verdict } from "../model/report.ts";
import { describeRule, ruleName } from "../model/rules.ts";
import { shortId } from "../model/text.ts";
import { statesInOrder } from "./order.ts";

/** States with a section of their own. Unchanged findings are only counted. */
export type ListedState = Exclude<FindingState, "unchanged">;

export const listedStates = statesInOrder.filter((state): state is ListedState => state !== "unchanged");

export const verdictWords = {
  pass: "Pass",
  inconclusive: "Inconclusive",
  fail: "Fail",
} as const satisfies Record<Verdict, string>;

/** Words for one finding, and for all findings of a section. */
export const stateWords = {
  new: { one: "the change introduced the finding", all: "The change introduced these findings." },
  unchanged: {
    one: "base has the same finding on the same code",
    all: "Base has the same findings. Reports only count them.",
  },
  moved: {
    one: "the change moved the code of the finding",
    all: "The change moved the code of these findings.",
  },
  fixed: {
    one: "the finding is gone, and its code still exists",
    all: "These findings are gone, and their code still exists.",
  },
  removed: {
    one: "the change deleted the code of the finding, or the server no longer checks its file",
    all: "The change deleted the code of these findings, or the server no longer checks their files.",
  },
  suppressed: {
    one: "an addition of the change hides the finding",
    all: "Additions of the change hide these findings. They do not count as fixed and earn no reward.",
  },
  volatile: {
    one: "order-dependent or flaky; the finding fails only with `volatile: fail`, and never affects the reward",
    all: "These findings depend on the order of files, or the server is flaky. They do not fail the run, unless base’s policy has `volatile: fail`.",
  },
} as const satisfies Record<FindingState, { readonly one: string; readonly all: string }>;

/** Text for a fixed finding without a reward. The probe that the server did not report follows it. */
export const unprovenText = "without proof of a fix";

/**
 * Lists the effects of the policy on a finding: another severity, failing or not, and configurations under which it
 * does not count. Every word is ours, so no surface has to escape it.
 */
export function policyRemarks({
  severity,
  ruled,
  elsewhere,
  onlyUnderBase,
  state,
}: ComparedFinding): readonly string[] {
  const by = ruled === undefined ? "" : describeRule(ruled.rule);
  const isNew = state === "new";
  return [
    ...(ruled?.said === undefined ? [] : [`${severity} by ${by}; the server reports ${ruled.said}`]),
    ...(ruled?.fail === undefined || !isNew
      ? []
      : [`${by}: this finding ${ruled.fail ? "fails" : "does not fail"} the run`]),
    ...(elsewhere === undefined
      ? []
      : ["does not fail: the change does not touch this file (only-changed-files)"]),
    ...(onlyUnderBase === undefined ? [] : ["the server does not report it with head’s own configuration"]),
  ];
}

/**
 * Lists the other servers that report the same: "also found by ruff (F821)". Null if only one server does. The text
 * is not escaped.
 */
export function alsoFoundBy({ sources }: Pick<ComparedFinding, "sources">): string | null {
  const others = (sources ?? []).slice(1).map((one) => {
    const code = ruleName(one);
    return code === null ? one.server : `${one.server} (${code})`;
  });
  return others.length === 0 ? null : `also found by ${others.join(", ")}`;
}

/**
 * Names the commit that introduced or fixed the finding, and the commit since which its probe has no diagnostic.
 * Null if the run did not check commit by commit, because then no commit is known.
 */
export function blameText({
  blame,
  silenced,
  state,
}: Pick<ComparedFinding, "blame" | "silenced" | "state">): string | null {
  if (blame === undefined) return null;
  const verb = findingStateTable[state].isGone ? "gone since" : "introduced by";
  const probe = silenced === undefined ? "" : `; the probe has no diagnostic since ${commitText(silenced)}`;
  return `${verb} ${commitText(blame)}${probe}`;
}

/** Names the commit of a blame: "commit 97f495d88456". */
export function commitText({ commit, since }: Blame): string {
  const of = commit === null ? "uncommitted edits" : `commit ${shortId(commit)}`;
  return since === undefined ? of : `${of}, or an unscored commit since ${shortId(since)}`;
}

/** Names the commit of a step. */
export function stepCommit(commit: string | null): string {
  return commit === null ? "not committed" : `commit ${shortId(commit)}`;
}

/** Names who waived a finding. The report has "trailer COMMIT" for a line in a commit message, which this spells out. */
export function waivedBy({ by }: { readonly by: string }): string {
  const commit = /^trailer ([0-9a-f]{7,64})$/u.exec(by)?.[1];
  return commit === undefined ? by : `a line in the message of commit ${shortId(commit)}`;
}

/** Says in which checks of one side the server reported a volatile finding. */
export function seenWords(seen: SeenSchedules, side: Side): string {
  if (seen.isFlaky === true) return `seen in ${seen[side].length} of 2 checks`;
  return seen[side].length === 0 ? "never seen" : `seen in ${seen[side].join(" and ")} order`;
}

export const sideNames = ["base", "head"] as const satisfies readonly Side[];

export function placementText(finding: ComparedFinding): string {
  return placementWords[finding.placement][sideOfFinding(finding)];
}

/** Placements in words, by the side that has the finding. */
const placementWords = {
  "same-line": {
    base: "the same line is in head",
    head: "the same line is in base",
  },
  "edited-line": {
    base: "code on an edited line",
    head: "code on an edited line",
  },
  replaced: {
    base: "code edited in place",
    head: "code edited in place",
  },
  rewritten: {
    base: "deleted or rewritten code (not in head)",
    head: "written here by the change",
  },
  "no-file": {
    base: "a deleted file (not in head)",
    head: "a new file (not in base)",
  },
  unchecked: {
    base: "head has the file, but the server does not check it there",
    head: "base has the file, but the server does not check it there",
  },
} as const satisfies Record<PlacementKind, Readonly<Record<"base" | "head", string>>>;

/**
 * Lists the parts of "pyright · reportCallIssue · Invoice.total": the server, its own name for itself if that
 * differs, rule and symbol. The page and `explain` join them in their own way.
 */
export function sourceParts({ server, source, code, symbol }: ComparedFinding): readonly string[] {
  const isNamed =
    source === null ||
    source.toLowerCase() === server.toLowerCase() ||
    (server === "typescript" && source === "ts");
  const rule = ruleName({ server, code });
  return [server, ...(isNamed ? [] : [source]), ...(rule === null ? [] : [rule]), symbol ?? "module level"];
}

/**
 * Labels a cause: its symbol, or "click 8.0.4 → 8.3.0" for a package. Null for a module as a whole, which only its
 * path names.
 */
export function causeLabel({
  symbol,
  dependency,
}: {
  readonly symbol: string | null;
  readonly dependency?: DependencyChange | null | undefined;
}): string | null {
  if (dependency === undefined || dependency === null) return symbol;
  return `${dependency.name} ${dependency.from ?? "none"} → ${dependency.to ?? "none"}`;
}

/**
 * Returns the text before the name of a cause, and the text between its name and its place. Each surface prints the
 * name in its own way between the two.
 */
export function brokenBy(cause: Cause): { readonly broken: string; readonly at: string } {
  const broken = brokenWords[cause.how];
  if (broken !== undefined) return { broken, at: causeLabel(cause) === null ? "" : ", " };
  const isRemoved = cause.how === "removed-name";
  if (causeLabel(cause) === null)
    return { broken: isRemoved ? "broken by the removal of a name at " : "broken by the edit at ", at: "" };
  return { broken: isRemoved ? "broken by the removal of " : "broken by the edit of ", at: " at " };
}

const brokenWords: { readonly [Kind in CauseKind]?: string } = {
  dependency: "broken by a dependency: ",
  "removed-module": "broken by a deleted file: ",
  "moved-module": "broken by a moved file: ",
  "broken-import": "broken by an import without a target: ",
  "mended-import": "visible because of a fixed import: ",
};

export const matchWords = {
  image: "the same finding on the same code",
  "image-message-drift": "the same finding on the same code, with another message",
  replaced: "the same finding on code edited in place",
  import: "the same finding on the same import",
  edited: "the same finding in edited code",
  "moved-text": "the same finding on the same line elsewhere in the file",
  "moved-context": "the same finding on the same code elsewhere in the file",
  "moved-symbol": "the same finding in the same, rewritten definition",
  "moved-file-text": "the same finding on the same line in another file",
  "moved-file-context": "the same finding on the same code in another file",
  "moved-file-symbol": "the same finding in a definition with the same name in another file",
} as const satisfies Record<MatchStage, string>;

/** Words in the order in which traces are counted. */
export const replayStateWords = {
  equal: "the same",
  different: "different",
  unreadable: "unreadable",
  inconclusive: "not comparable",
  stale: "out of date",
} as const satisfies Record<ReplayedTrace["state"], string>;

export const replayWeightWords = {
  nothing: "as expected",
  fails: "which fails this run (policy replay-mismatch: fail)",
  inconclusive: "which leaves this run inconclusive",
  warns: "which only warns",
} as const satisfies Record<ReplayWeight, string>;

export const replayModeWords = {
  offline: {
    done: "replayed",
    how: "without a server",
    same: "the same results",
    other:
      "This version of Lanser derives another result from the same answers than the version that recorded them.",
  },
  live: {
    done: "replayed",
    how: "against the pinned server",
    same: "the same answers",
    other: "The pinned server now gives other answers to the same requests.",
  },
} as const satisfies Record<
  ReplaySummary["mode"],
  Readonly<Record<"done" | "how" | "same" | "other", string>>
>;

/** Sentences on how an edit broke something. */
export const causeWords = {
  "removed-module": "The change deleted this file, and the broken code imports it.",
  "moved-module":
    "The change moved this file. The broken code has its old path, or is in it and uses an old relative import.",
  definition: "The change edited this definition, and the broken code refers to it.",
  related: "The change edited this place, and the server names it as related.",
  inferred: "The change edited this function body, and the type of the broken code depends on it.",
  "base-class": "The change edited a base class of the broken code here.",
  "re-export":
    "The change edited the line that re-exports this name, and the broken code imports it from there.",
  "broken-import":
    "The change edited this import, and now the import has no target. The broken code depends on it.",
  "mended-import": "The change fixed an import here. Now the server sees an error that existed before.",
  dependency: "The change uses another version of this package, and the broken code uses it.",
  "removed-name": "The change removed this name, and the broken code still uses it.",
} as const satisfies Record<Cause["how"], string>;

/** Words for the `class` of a report, which programs read as one word. */
export const classWords = {
  new_errors: "there are new errors",
  lsp_unavailable: "some results are missing",
  baseline_error: "old errors, no new errors",
  warnings_only: "there are other findings, but no errors",
  clean: "no errors and no warnings remain",
} as const satisfies Record<Report["class"], string>;
