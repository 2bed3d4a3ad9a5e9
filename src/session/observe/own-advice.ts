/** Hints for the author of a server description whose server does not become ready: the key that may be wrong. */
import { DocumentDiagnosticRequest } from "vscode-languageserver-protocol";
import { definitionPath } from "../../servers/own/words.ts";
import type { Profile } from "../../servers/profile.ts";
import type { Session } from "../lsp/session.ts";
import type { SessionFailure } from "./observation.ts";

type SessionState = Pick<Session, "facts" | "offers">;

/**
 * Returns a hint for the author of a server description: the key that is probably wrong, judged by the failure and by
 * what the server offered. Undefined if the description is not the cause; empty if the message already says everything.
 */
export function ownAdvice(
  { own }: Pick<Profile, "own">,
  { code, message }: SessionFailure,
  session: SessionState,
): string | undefined {
  if (own === undefined) return undefined;
  const file = definitionPath(own.id);
  const offersPull = session.offers(DocumentDiagnosticRequest.method).length > 0;
  switch (code) {
    case "server-crashed":
    case "server-not-started": {
      const sections = unanswered(own, session);
      return sections.length > 0
        ? `The server requested the settings ${sections.join(", ")}. Add them to \`settings\` of ${file}; an empty section (\`${sections[0]}: {}\`) is often enough. Otherwise check \`command\`.`
        : `Check the file and the arguments of \`command\` in ${file}.${message.includes("(the canary)") ? " The test document is not on the disk, so a server that reads its folder fails." : ""}`;
    }
    case "server-not-ready":
    case "server-timeout":
      if (message.startsWith("there is no program "))
        return `Check \`command\` in ${file}. A pure Python wheel contains no program: install it in the job, outside of the repository, and name it as a \`program\`.`;
      if (own.mode === "compiler") return undefined;
      if (own.mode === "push" && offersPull)
        return `The server offers diagnostics on request. Set \`mode: pull\` in ${file} and remove \`done\`.`;
      if (own.ready !== undefined)
        return `Check \`ready\` in ${file}: it must describe how the server reports readiness.`;
      if (own.mode === "pull" && !offersPull)
        return `Set \`mode: push\` and \`done: version\` in ${file}. If the server publishes no version, use \`done: published\`.`;
      if (own.done === "version" && publishesWithoutVersion(session))
        return `The server publishes no version. Set \`done: published\` in ${file}.`;
      return `Check \`language-id\`, \`settings\` and \`initialize\` in ${file}. To record the session, add \`--trace DIR\` to a question.`;
    case "canary-failed":
      return message.includes(" found nothing in ")
        ? `In ${file}, check \`settings\`, \`language-id\` and the rules. If the server answers before it has loaded, check \`ready\`. To record the session, add \`--trace DIR\` to a question.`
        : "";
    default:
      return undefined;
  }
}

/** Returns the sections that the server requested and that the description does not have, so the answer was null. */
function unanswered(
  { settings = {} }: NonNullable<Profile["own"]>,
  { facts }: SessionState,
): readonly string[] {
  return [...facts.configurationAnswers.keys()].filter((section) => section !== "" && !(section in settings));
}

function publishesWithoutVersion({ facts }: SessionState): boolean {
  return [...facts.documents.values()].some(({ withoutVersion }) => withoutVersion !== undefined);
}
