/**
 * Evidence that a server has published all it finds in a document, to be put together by the profile of a server
 * that publishes. Each is a function of what was received: that time has passed shows nothing.
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

/** Evidence of servers that publish once and name the version: a publication for the version that is open. */
export const publishedForVersion: CompletionEvidence = (_facts, document) => {
  const { version, ofVersion, withoutVersion, otherVersions } = document;
  const ignored = otherVersions === 0 ? "" : `; ${otherVersions} for another version ignored`;
  if (ofVersion !== undefined)
    return { state: "met", reason: `published for version ${version}${ignored}`, publication: ofVersion };
  const only =
    withoutVersion === undefined ? "the server published nothing" : "published without a version only";
  return { state: "unmet", reason: `${only} for version ${version}${ignored}` };
};

/** Evidence of servers that name no version: the last publication since the document was opened. */
export const publishedSinceOpened: CompletionEvidence = (_facts, document: DocumentFacts) => {
  const publication = latestPublication(document);
  return publication === undefined
    ? { state: "unmet", reason: "the server published nothing after the document opened" }
    : { state: "met", reason: "published after the document opened", publication };
};

/** Condition of servers that report progress while they check. */
export const noProgressOpen: Condition = ({ openProgress }) =>
  openProgress.size === 0
    ? { state: "met", reason: "no progress is open" }
    : { state: "unmet", reason: `${openProgress.size} progress open` };

/** Condition of servers that say what they do with a document. */
export function hasStatus(status: string): Condition {
  return (_facts, document) =>
    document.status === status
      ? { state: "met", reason: `said to be ${status}` }
      : { state: "unmet", reason: `said to be ${document.status ?? "nothing"}, not ${status}` };
}

/** Joins evidence with conditions: met when all are; unmeetable as soon as one is. */
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
