/** Profile of yaml-language-server 2.0.0, as measured. The settings keep it from the network. */
import { splitText } from "../../model/text.ts";
import { allConditions, type Condition, publishedSinceOpened } from "../completion.ts";
import { defineServer, npmOf } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import type { SideContext } from "../profile.ts";
import type { DocumentFacts, SessionFacts } from "../protocol/facts.ts";
import { schemaMembers, schemasSet } from "../schemas.ts";

const source = /\.ya?ml$/u;
/** The settings that a configuration can have. */
const settings = ["schemas", "customTags", "yamlVersion", "keyOrdering", "style"];

export const yaml = defineServer("lsp", {
  ...schemaMembers(source, schemasNamed, settings),
  id: "yaml",
  name: "yaml-language-server",
  language: "YAML",
  languages: { yaml: source },
  package: npmOf("yaml-language-server", "yaml-language-server/bin/yaml-language-server"),
  arguments: ["--stdio"],
  role: "linter",
  executes: "never",
  executesWhy:
    "yaml-language-server would fetch schemas. Lanser turns off its schema stores. The server must request remote schemas from Lanser, which refuses them.",
  // Without this notification it fetches schemas from URLs by itself (2.0.0).
  announcements: [{ method: "yaml/registerContentRequest", params: {} }],
  settings: { section: "yaml", of: settingsOf },
  readiness,
  diagnostics: { kind: "push", completion: allConditions(publishedSinceOpened, notCleared) },
  canIgnoreChange: ignoreSourcesBut("YAML"),
  // After a document is closed, the server publishes an empty list without a version. An opening afterwards could
  // take it for a clean result.
  keepsOpen: () => true,
  // Its parser has one code for all errors. No schema of the settings applies to the canaries.
  canary: {
    path: ".lanser/canary-{}.yaml",
    text: "# yaml-language-server: $schema=none\n{}: 1\n{}: 2\n",
    codes: ["0"],
  },
  // A range to the end of a line ends behind its line break (2.0.0).
  clampsColumns: true,
  // A comment suppresses findings that begin in the next line, even if the comment names words that the message must
  // contain (2.0.0).
  silencedLines: (text) =>
    splitText(text).flatMap((line, at) =>
      /^\s*#\s*yaml-language-server-disable\b/u.test(line) ? [at + 1] : [],
    ),
});

/** Builds the settings. Both schema stores are off: by default the server fetches schemas from them (2.0.0). */
function settingsOf(context: SideContext): object {
  const { schemas: _, ...rest } = context.settings;
  return {
    ...rest,
    validate: true,
    schemaStore: { enable: false, url: "" },
    kubernetesCRDStore: { enable: false, url: "" },
    schemas: Object.fromEntries(schemasSet(context)),
  };
}

/**
 * Waits for the settings. The server requests them after `initialize`, and again after the notification that they
 * changed; only the second answer is surely in effect.
 */
function readiness(facts: SessionFacts) {
  const answered = facts.configurationAnswers.get("yaml") ?? 0;
  return answered >= 2
    ? ({ state: "met", reason: "the server requested the settings twice", files: null } as const)
    : ({
        state: "unmet",
        reason: `yaml-language-server has requested its settings ${answered} of 2 times`,
      } as const);
}

/**
 * The condition that an empty publication is not about closing. The server publishes each document once, and an empty
 * list when it is closed: for a document that is opened again, an empty list proves nothing.
 */
function notCleared(_facts: SessionFacts, { version, withoutVersion }: DocumentFacts): ReturnType<Condition> {
  const isEmpty = Array.isArray(withoutVersion?.diagnostics) && withoutVersion.diagnostics.length === 0;
  return version > 1 && isEmpty
    ? { state: "unmet", reason: "the document was opened again, so an empty result can be about its closing" }
    : { state: "met", reason: "opened once" };
}

/**
 * Finds the schemas that a file names, as the server reads them (2.0.0): in a comment, or in the key `$schema`.
 * Lanser must know their places before the server reads them.
 */
export function schemasNamed(text: string): readonly string[] {
  const comments = [
    ...text.matchAll(/^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:|\$schema:)[^\r\n]*/gmu),
  ].flatMap(([line]) => /\$schema(?:=|:[^\S\r\n]*)(\S+)/u.exec(line)?.[1] ?? []);
  const keys = [...text.matchAll(/(?:^|[{,]\s*)["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu)].map(
    ([, name = ""]) => name,
  );
  return [...comments, ...keys].filter((name) => name.toLowerCase() !== "none");
}
