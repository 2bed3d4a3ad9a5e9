/**
 * Evidence that a server has published all diagnostics of a document. A profile of a publishing server combines it.
 * Each piece is a function of received messages: passed time proves nothing.
 */

import type { Completion, CompletionEvidence } from "./conduct.ts";
import type { DocumentFacts, SessionFacts } from "./protocol/facts.ts";
import { latestPublication } from "./protocol/published.ts";

/** A further condition that must hold before a publication counts. */
export type Condition = (
  facts: SessionFacts,
  document: DocumentFacts,
) => {
  readonly state: Completion["state"];
  readonly reason: string;
};

/** For servers that name the version: a publication for the open version. */
export const publishedForVersion: CompletionEvidence = (_facts, document) => {
  const { version, ofVersion, withoutVersion, otherVersions } = document;
  const ignored = otherVersions === 0 ? "" : `; ${otherVersions} for another version ignored`;
  if (ofVersion !== undefined)
    return { state: "met", reason: `published for version ${version}${ignored}`, publication: ofVersion };
  const only =
    withoutVersion === undefined
      ? "the server published nothing"
      : "the server published without a version, and nothing";
  return { state: "unmet", reason: `${only} for version ${version}${ignored}` };
};

/**
 * For servers that name no version: the last publication after the document was opened. It needs further conditions,
 * because it can be about an older text.
 */
export const publishedSinceOpened: CompletionEvidence = (_facts, document: DocumentFacts) => {
  const publication = latestPublication(document);
  return publication === undefined
    ? { state: "unmet", reason: "the server published nothing after the document opened" }
    : { state: "met", reason: "published after the document opened", publication };
};

/** For servers that report progress while they check. */
export const noProgressOpen: Condition = ({ openProgress }) =>
  openProgress.size === 0
    ? { state: "met", reason: "no progress is open" }
    : { state: "unmet", reason: `progress is still open (${openProgress.size})` };

/** For servers that report what they do with a document, such as clangd. */
export function hasStatus(status: string): Condition {
  return (_facts, document) =>
    document.status === status
      ? { state: "met", reason: `said to be ${status}` }
      : { state: "unmet", reason: `the server reports ${document.status ?? "no state"}, not ${status}` };
}

/**
 * Combines evidence with conditions. It is met when all are met, and unmeetable as soon as one is. The reasons are
 * joined, so that a timeout says what was missing.
 */
export function allConditions(
  evidence: CompletionEvidence,
  ...conditions: readonly Condition[]
): CompletionEvidence {
  return (facts, document) => {
    const published = evidence(facts, document);
    const others = conditions.map((condition) => condition(facts, document));
    const all = [published, ...others];
    const failed = all.find(({ state }) => state === "unmeetable");
    if (failed !== undefined) return { state: "unmeetable", reason: failed.reason };
    const waited = all.filter(({ state }) => state === "unmet");
    if (waited.length > 0 || published.state !== "met")
      return { state: "unmet", reason: waited.map(({ reason }) => reason).join(", ") };
    return { ...published, reason: all.map(({ reason }) => reason).join(", ") };
  };
}
