/** A server as it is asked questions: what it is declared decides how it answers them, and some are started in another way. */

import type { Profile } from "../../servers/profile.ts";
import { questionCapabilities } from "../../servers/protocol/capabilities.ts";

export function questionProfile(own: Profile): Profile {
  const capabilities = questionCapabilities(own.capabilities, own.questionEncodings);
  return { ...own, ...own.questions, capabilities };
}
