/**
 * Profile of vtsls 0.3.0 around TypeScript 5.9.3: how to start, configure and restrict it, with the behaviour that
 * was measured.
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
    "vtsls would run npm to download types. Lanser turns this off and hides npm. vtsls uses its own TypeScript, never the repository's, and loads no plug-ins that a `tsconfig.json` names.",
  command: (serverFolder) => ({
    file: null,
    args: [join(serverFolder, "node_modules/@vtsls/language-server/bin/vtsls.js"), "--stdio"],
  }),
  changedSettings: () => settings,
  // vtsls requests all settings at once, without a section.
  section: (name) => (name === "" ? settings : null),
  questions: {
    changedSettings: () => askedSettings,
    section: (name) => (name === "" ? askedSettings : null),
  },
  readiness,
};

/** Turns off vtsls's own checks of each document, because Lanser requests the diagnostics. */
const validate = { enable: false };

/** The settings of every run. */
const settings = {
  typescript: {
    disableAutomaticTypeAcquisition: true,
    tsserver: { useSyntaxServer: "never", maxTsServerMemory: heapMbMax },
    validate,
  },
  javascript: { validate },
  vtsls: { autoUseWorkspaceTsdk: false },
};

/** The settings of queries: with inlay hints, which are off by default. */
const askedSettings = {
  ...settings,
  typescript: { ...settings.typescript, ...hintSettings },
  javascript: { ...settings.javascript, ...hintSettings },
};

/** Waits until vtsls has its settings. Before that it could download types. */
function readiness({ configurationAnswers }: SessionFacts): Readiness {
  return configurationAnswers.has("")
    ? { state: "met", reason: "the settings were asked for", files: null }
    : { state: "unmet", reason: "vtsls has not requested its settings" };
}
