/** Hints for the author of a server description whose server does not become ready: the key that may be wrong. */
import { DocumentDiagnosticRequest } from "vscode-languageserver-protocol";
import { definitionPath } from "../../servers/own/words.ts";
import type { Profile } from "../../servers/profile.ts";
import type { Session } from "../lsp/session.ts";
import type { SessionFailure } from "./observation.ts";

type Heard = Pick<Session, "facts" | "offers">;

/** Returns a hint; undefined if the description is not the cause, empty if the message says all that is known. */
export function ownAdvice(
  { own }: Pick<Profile, "own">,
  { code, message }: SessionFailure,
  session: Heard,
): string | undefined {
  if (own === undefined) return undefined;
  const file = definitionPath(own.id);
  const offersPull = session.offers(DocumentDiagnosticRequest.method).length > 0;
  switch (code) {
    case "server-crashed":
    case "server-not-started": {
      const sections = unanswered(own, session);
      return sections.length > 0
        ? `It requested the settings ${sections.join(", ")}, missing in \`settings\` of ${file}: an empty section (\`${sections[0]}: {}\`) is often enough. Otherwise check \`command\`.`
        : `Check \`command\` in ${file}: its file and its arguments.${message.includes("(the canary)") ? " A server that reads the document's folder finds none for ours." : ""}`;
    }
    case "server-not-ready":
    case "server-timeout":
      if (message.startsWith("there is no program "))
        return `Check \`command\` in ${file}. A pure Python wheel contains no program: install it in the job, outside of the repository, and name it as a \`program\`.`;
      if (own.mode === "compiler") return undefined;
      if (own.mode === "push" && offersPull)
        return `It offers diagnostics on request: set \`mode: pull\` in ${file}, and take \`done\` out.`;
      if (own.ready !== undefined)
        return `Check \`ready\` in ${file}: it must describe how the server reports readiness.`;
      if (own.mode === "pull" && !offersPull)
        return `Set \`mode: push\` and \`done: version\` in ${file}. If it publishes no version, use \`done: published\`.`;
      if (own.done === "version" && publishesWithoutVersion(session))
        return `It publishes no version: set \`done: published\` in ${file}.`;
      return `Check \`language-id\`, \`settings\` and \`initialize\` in ${file}. \`--trace DIR\` of a question records the whole session.`;
    case "canary-failed":
      return message.includes(" found nothing in ")
        ? `In ${file}, check its \`settings\`, \`language-id\` and rules. If it answers before it has loaded, check \`ready\`. \`--trace DIR\` of a question records the whole session.`
        : "";
    default:
      return undefined;
  }
}

/** Sections that the server requested and got null for. */
function unanswered({ settings = {} }: NonNullable<Profile["own"]>, { facts }: Heard): readonly string[] {
  return [...facts.configurationAnswers.keys()].filter((section) => section !== "" && !(section in settings));
}

function publishesWithoutVersion({ facts }: Heard): boolean {
  return [...facts.documents.values()].some(({ withoutVersion }) => withoutVersion !== undefined);
}
