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
  sideOfFinding,
} from "../model/finding.ts";
import type { ReplayedTrace, ReplaySummary, ReplayWeight } from "../model/replay.ts";
import type { Report } from "../model/report.ts";
import { describeRule, ruleName } from "../model/rules.ts";
import { shortId } from "../model/text.ts";
import { statesInOrder } from "./order.ts";

/** States with a section of their own. Unchanged findings are only counted. */
export type ListedState = Exclude<FindingState, "unchanged">;

export const listedStates = statesInOrder.filter((state): state is ListedState => state !== "unchanged");

/** Words for one finding, and for all findings of a section. */
export const stateWords = {
  new: { one: "the change introduced it", all: "The change introduced these." },
  unchanged: {
    one: "the same code as in base",
    all: "The same code as in base. Reports only count them.",
  },
  moved: { one: "the change moved its code", all: "The change moved their code." },
  fixed: {
    one: "it is gone, and its code is still there",
    all: "These are gone, and their code is still there.",
  },
  removed: { one: "the change deleted its code", all: "The change deleted their code." },
  suppressed: {
    one: "an addition of the change hides it",
    all: "Additions of the change hide them. They do not count as fixed, and earn nothing.",
  },
  volatile: {
    one: "order-dependent or flaky; it neither fails the change nor affects the reward",
    all: "The server reports these depending on the order of files, or at random (a flaky server). The change is not the cause, so they do not fail it, unless base’s policy has `volatile: fail`.",
  },
} as const satisfies Record<FindingState, { readonly one: string; readonly all: string }>;

/** Text for a fixed finding that the reward does not pay for; the silent probe follows it. */
export const unprovenText = "without proof of a fix";

/** Lists the effects of the policy on a finding other than its severity; every word is ours. */
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
    ...(ruled?.said === undefined ? [] : [`${severity} by ${by}; the server says ${ruled.said}`]),
    ...(ruled?.fail === undefined || !isNew ? [] : [`${ruled.fail ? "fails" : "does not fail"} by ${by}`]),
    ...(elsewhere === undefined
      ? []
      : ["does not fail: the change does not touch this file (only-changed-files)"]),
    ...(onlyUnderBase === undefined ? [] : ["head’s own server configuration does not report it"]),
  ];
}

/**
 * Lists the other servers: "also found by ruff (F821)"; null if one server alone reports it. The text is not
 * escaped.
 */
export function alsoFoundBy({ sources }: Pick<ComparedFinding, "sources">): string | null {
  const others = (sources ?? []).slice(1).map((one) => {
    const code = ruleName(one);
    return code === null ? one.server : `${one.server} (${code})`;
  });
  return others.length === 0 ? null : `also found by ${others.join(", ")}`;
}

/**
 * Names the commit that introduced or fixed the finding, and the commit since which its probe is silent; null if
 * that is not known.
 */
export function blameText({
  blame,
  silenced,
  state,
}: Pick<ComparedFinding, "blame" | "silenced" | "state">): string | null {
  if (blame === undefined) return null;
  const verb = findingStateTable[state].isGone ? "gone since" : "introduced by";
  const probe = silenced === undefined ? "" : `; its probe is silent since ${commitText(silenced)}`;
  return `${verb} ${commitText(blame)}${probe}`;
}

/** Names the commit of a blame: "commit 97f495d88456". */
export function commitText({ commit, since }: Blame): string {
  const of = commit === null ? "uncommitted edits" : `commit ${shortId(commit)}`;
  return since === undefined ? of : `${of} or one since ${shortId(since)} (without a score)`;
}

/** Names who waived a finding: "trailer COMMIT" in a person's words. */
export function waivedBy({ by }: { readonly by: string }): string {
  const commit = /^trailer ([0-9a-f]{7,64})$/u.exec(by)?.[1];
  return commit === undefined ? by : `a line in the message of commit ${shortId(commit)}`;
}

export function placementText(finding: ComparedFinding): string {
  return placementWords[finding.placement][sideOfFinding(finding)];
}

/** Words by the side on which the finding is. */
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
 * Splits "pyright · reportCallIssue · Invoice.total": the server, its own name for itself if that differs, rule and
 * symbol.
 */
export function sourceParts({ server, source, code, symbol }: ComparedFinding): readonly string[] {
  const isNamed =
    source === null ||
    source.toLowerCase() === server.toLowerCase() ||
    (server === "typescript" && source === "ts");
  const rule = ruleName({ server, code });
  return [server, ...(isNamed ? [] : [source]), ...(rule === null ? [] : [rule]), symbol ?? "module level"];
}

/** Labels a cause: its symbol, or "click 8.0.4 → 8.3.0"; null for a module as a whole. */
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

/** Returns the text before the name of a cause, and the text between its name and its place. */
export function brokenBy(cause: Cause): { readonly broken: string; readonly at: string } {
  const isRemoved = cause.how === "removed-name";
  const broken = brokenWords[cause.how] ?? "broken by an edit of another line: ";
  if (causeLabel(cause) === null)
    return { broken: isRemoved ? `${broken}a name removed at ` : broken, at: "" };
  return { broken, at: isRemoved ? ", removed at " : ", " };
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
  "image-message-drift": "the same finding on the same code, in other words",
  replaced: "the same finding on code edited in place",
  import: "the same finding on the same import",
  edited: "the same finding in edited code",
  "moved-text": "the same finding on the same line elsewhere in the file",
  "moved-context": "the same finding between the same tokens elsewhere in the file",
  "moved-symbol": "the same finding in the same, rewritten definition",
  "moved-file-text": "the same finding on the same line in another file",
  "moved-file-context": "the same finding between the same tokens in another file",
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
    other: "This version of Lanser derives another result from the same answers than the recording version.",
  },
  live: {
    done: "asked",
    how: "again of the pinned server",
    same: "the same answers",
    other: "The pinned server answers the same questions otherwise today.",
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
  related: "The change edited this, and the server names it as a related place.",
  inferred: "The change edited this body, and the type of the broken code depends on it.",
  "base-class": "The change edited this in a base class of the broken code.",
  "re-export":
    "The change edited the line that re-exports this name, and the broken code imports it from there.",
  "broken-import":
    "The change edited this import. It has no target any more, and the broken code depends on it.",
  "mended-import": "The change fixed an import here. Now the server sees an error that existed before.",
  dependency: "The change uses another version of this package, and the broken code uses it.",
  "removed-name": "The change removed this name, and the broken code still uses it.",
} as const satisfies Record<Cause["how"], string>;

/** Words for the `class` of a report, which programs read as one word. */
export const classWords = {
  new_errors: "there are new errors",
  lsp_unavailable: "a measurement is missing",
  baseline_error: "old errors remain, and none is new",
  warnings_only: "there are no errors, and other findings",
  clean: "no errors and no warnings remain",
} as const satisfies Record<Report["class"], string>;
