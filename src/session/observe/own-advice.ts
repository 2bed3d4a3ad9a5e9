/** Hints for the author of a server description whose server does not become ready: the key that may be wrong. */
import { DocumentDiagnosticRequest } from "vscode-languageserver-protocol";
import { describedIn } from "../../servers/own/words.ts";
import type { Profile } from "../../servers/profile.ts";
import type { Session } from "../lsp/session.ts";
import type { Failure } from "./observation.ts";

type Heard = Pick<Session, "facts" | "offers">;

/** Returns a hint; undefined if the description is not the cause, empty if the message says all that is known. */
export function ownAdvice(
  { own }: Pick<Profile, "own">,
  { code, message }: Failure,
  session: Heard,
): string | undefined {
  if (own === undefined) return undefined;
  const file = describedIn(own.id);
  const offersPull = session.offers(DocumentDiagnosticRequest.method).length > 0;
  switch (code) {
    case "server-crashed":
    case "server-not-started": {
      const sections = unanswered(own, session);
      return sections.length > 0
        ? `It had asked for the settings ${sections.join(", ")}, which \`settings\` in ${file} does not have: an empty section (\`${sections[0]}: {}\`) is often enough. Else look at \`command\`.`
        : `Look at \`command\` in ${file}: the file that it names, and its arguments.${message.includes("(the canary)") ? " A server that looks at the folder of a document finds none for ours." : ""}`;
    }
    case "server-not-ready":
    case "server-timeout":
      if (message.startsWith("there is no program "))
        return `Look at \`command\` in ${file}. A wheel that is written in Python alone holds no program: install it in the job, outside of the repository, and name it as a \`program\`.`;
      if (own.mode === "compiler") return undefined;
      if (own.mode === "push" && offersPull)
        return `It offers diagnostics on request: set \`mode: pull\` in ${file}, and take \`done\` out.`;
      if (own.ready !== undefined) return `Look at \`ready\` in ${file}: what shows that it is ready.`;
      if (own.mode === "pull" && !offersPull)
        return `Set \`mode: push\` and \`done: version\` in ${file}; where it names no version in what it publishes, \`done: published\`.`;
      if (own.done === "version" && publishesWithoutVersion(session))
        return `It names no version in what it publishes: set \`done: published\` in ${file}.`;
      return `Look at \`language-id\`, \`settings\` and \`initialize\` in ${file}; \`--trace DIR\` of a question records all that was said.`;
    case "canary-failed":
      return message.includes(" found nothing in ")
        ? `Look for what switches its rules off, for \`settings\` that it needs, at \`language-id\`, and at \`ready\` where it loads first and answers before that, in ${file}; \`--trace DIR\` of a question records all that was said.`
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
