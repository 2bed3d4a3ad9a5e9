/** A server as it is asked questions: what it is declared decides how it answers them, and some are started in another way. */
import { questionCapabilities } from "../lsp/capabilities.ts";
import type { Profile } from "../servers/profile.ts";

export function questionProfile(own: Profile): Profile {
  const capabilities = questionCapabilities(own.capabilities, own.questionEncodings);
  return { ...own, ...own.questions, capabilities };
}
