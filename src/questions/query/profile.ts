/** Adapts a profile to queries: the declared capabilities affect the answers, and some servers start differently. */

import type { Profile } from "../../servers/profile.ts";
import { editCapabilities, questionCapabilities } from "../../servers/protocol/capabilities.ts";

/** Names of the sessions of a client in their traces: for queries, and for queries that plan an edit. */
export const questionSessions = ["questions", "edits"] as const;
export type QuestionPurpose = (typeof questionSessions)[number];

/** Returns the profile for queries, with their capabilities and the start that some servers need for them. */
export function questionProfile(own: Profile, purpose: QuestionPurpose): Profile {
  const server = (purpose === "edits" ? own.edits : undefined) ?? own;
  const asking = questionCapabilities(server.capabilities, server.questionEncodings);
  const capabilities = purpose === "edits" ? editCapabilities(asking) : asking;
  return { ...server, ...server.questions, capabilities };
}
