/**
 * Profile of typescript-language-server 6.0.2 around TypeScript 6.0.3: how to start, configure and restrict it, with
 * the behaviour that was measured.
 */
import { join } from "node:path";
import type { Profile, Readiness, SideContext } from "../profile.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import { heapMbMax, tsserver } from "../tsserver/profile.ts";
import { hintPreferences } from "../typescript/profile.ts";

export const typescriptLanguageServer: Profile = {
  ...tsserver,
  id: "typescript-language-server",
  name: "typescript-language-server",
  source: (version) => ({
    kind: "npm",
    dependencies: { typescript: "6.0.3", "typescript-language-server": version },
  }),
  executesWhy:
    "The server would load the repository's `node_modules/typescript` and run npm for types. Lanser gives it another TypeScript and hides npm. The server loads no plug-ins that a `tsconfig.json` names.",
  command: (serverFolder) => ({
    file: null,
    args: [join(serverFolder, "node_modules/typescript-language-server/lib/cli.mjs"), "--stdio"],
  }),
  initializationOptions: optionsFor,
  questions: {
    initializationOptions: (context) => ({ ...optionsFor(context), preferences: hintPreferences }),
  },
  readiness,
};

/**
 * Builds the options that fix the TypeScript to use, and turn off downloads of types. Otherwise the repository could
 * choose the TypeScript that runs.
 */
function optionsFor({ serverFolder }: Pick<SideContext, "serverFolder">): object {
  return {
    disableAutomaticTypingAcquisition: true,
    maxTsServerMemory: heapMbMax,
    tsserver: {
      path: join(serverFolder, libraryFolder),
      // Otherwise a second process answers the first requests, from the open files alone.
      useSyntaxServer: "never",
    },
  };
}

const libraryFolder = "node_modules/typescript/lib";

/**
 * Checks which TypeScript the server uses. If the path in the options has no TypeScript, the server silently uses the
 * repository's or its own: the repository could then run code, and findings would differ.
 */
function readiness({ log }: SessionFacts): Readiness {
  const named = log.map(({ message }) => /^Using Typescript version \(([^)]*)\)/u.exec(message)?.[1]);
  const source = named.find((one) => one !== undefined);
  if (source === undefined)
    return { state: "unmet", reason: "the server has not logged which TypeScript it uses" };
  return source === "user-setting"
    ? { state: "met", reason: "it uses the intended TypeScript", files: null }
    : {
        state: "unmeetable",
        code: "server-not-ready",
        reason: "the server does not use the pinned TypeScript",
      };
}
