/**
 * Profile of typescript-language-server 6.0.2 around TypeScript 6.0.3: the measurements, and the ways to start it,
 * lock it down and believe it.
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
    "It would load the repository's own `node_modules/typescript` and run npm for types. Lanser gives it another TypeScript and hides npm. It loads no plug-ins of a `tsconfig.json`.",
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

function optionsFor({ serverFolder }: Pick<SideContext, "serverFolder">): object {
  return {
    disableAutomaticTypingAcquisition: true,
    maxTsServerMemory: heapMbMax,
    tsserver: {
      path: join(serverFolder, libraryFolder),
      // Else a second server answers what it is asked first, from the open files alone.
      useSyntaxServer: "never",
    },
  };
}

const libraryFolder = "node_modules/typescript/lib";

/**
 * Checks the TypeScript that the server uses: if the path that it gets is no TypeScript, it silently takes the
 * repository's, or its own.
 */
function readiness({ log }: SessionFacts): Readiness {
  const said = log.map(({ message }) => /^Using Typescript version \(([^)]*)\)/u.exec(message)?.[1]);
  const source = said.find((one) => one !== undefined);
  if (source === undefined) return { state: "unmet", reason: "it has not named its TypeScript" };
  return source === "user-setting"
    ? { state: "met", reason: "it uses the intended TypeScript", files: null }
    : {
        state: "unmeetable",
        code: "server-not-ready",
        reason: "it uses another TypeScript than the intended one",
      };
}
