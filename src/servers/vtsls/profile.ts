/**
 * Profile of vtsls 0.3.0 around TypeScript 5.9.3: the measurements, and the ways to start it, lock it down and believe
 * it.
 */
import { join } from "node:path";
import type { Profile, Readiness } from "../profile.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import { heapMbMax, tsserver } from "../tsserver/profile.ts";
import { hintSettings } from "../typescript/profile.ts";

export const vtsls: Profile = {
  ...tsserver,
  id: "vtsls",
  name: "vtsls",
  source: (version) => ({ kind: "npm", dependencies: { "@vtsls/language-server": version } }),
  executesWhy:
    "It would run npm for types. Lanser switches this off, and hides npm. It uses its own TypeScript, never the repository's, and loads no plug-ins of a `tsconfig.json`.",
  command: (serverFolder) => ({
    file: null,
    args: [join(serverFolder, "node_modules/@vtsls/language-server/bin/vtsls.js"), "--stdio"],
  }),
  changedSettings: () => settings,
  // It asks once, for everything.
  section: (name) => (name === "" ? settings : null),
  questions: {
    changedSettings: () => askedSettings,
    section: (name) => (name === "" ? askedSettings : null),
  },
  readiness,
};

/** Setting that stops it from checking each document by itself, because Lanser requests the diagnostics. */
const validate = { enable: false };

const settings = {
  typescript: {
    disableAutomaticTypeAcquisition: true,
    tsserver: { useSyntaxServer: "never", maxTsServerMemory: heapMbMax },
    validate,
  },
  javascript: { validate },
  vtsls: { autoUseWorkspaceTsdk: false },
};

const askedSettings = {
  ...settings,
  typescript: { ...settings.typescript, ...hintSettings },
  javascript: { ...settings.javascript, ...hintSettings },
};

function readiness({ configurationAnswers }: SessionFacts): Readiness {
  return configurationAnswers.has("")
    ? { state: "met", reason: "the settings were asked for", files: null }
    : { state: "unmet", reason: "it has not asked for its settings" };
}
