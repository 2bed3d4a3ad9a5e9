/** A server as it is asked questions: what it is declared decides how it answers them, and some are started in another way. */
import { questionCapabilities } from "../lsp/capabilities.ts";
import type { Profile } from "../servers/profile.ts";

/** A command that stands in the place of a server is for findings: who asks a question asks the server. */
export function questionProfile(chosen: Profile): Profile {
  const own = chosen.asServer ?? chosen;
  const capabilities = questionCapabilities(own.capabilities, own.questionEncodings);
  return { ...own, ...own.questions, capabilities };
}
