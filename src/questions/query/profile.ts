/** Adapts a profile to queries: the declared capabilities affect the answers, and some servers start differently. */

import type { Profile } from "../../servers/profile.ts";
import { questionCapabilities } from "../../servers/protocol/capabilities.ts";

/** Returns the profile for queries, with their capabilities and the start that some servers need for them. */
export function questionProfile(own: Profile): Profile {
  const capabilities = questionCapabilities(own.capabilities, own.questionEncodings);
  return { ...own, ...own.questions, capabilities };
}
