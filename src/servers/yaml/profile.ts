/** yaml-language-server 2.0.0, as measured. It is kept from the network. */
import { splitText } from "../../model/text.ts";
import { allConditions, type Condition, publishedSinceOpened } from "../completion.ts";
import { defineServer, npmOf } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import type { SideContext } from "../profile.ts";
import type { DocumentFacts, SessionFacts } from "../protocol/facts.ts";
import { schemaMembers, schemasSet } from "../schemas.ts";

const source = /\.ya?ml$/u;
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
    "It would fetch schemas. Its schema stores are off. It must request remote ones from Lanser, which refuses them.",
  // Else it would fetch what has an address by itself (2.0.0).
  announcements: [{ method: "yaml/registerContentRequest", params: {} }],
  settings: { section: "yaml", of: settingsOf },
  readiness,
  diagnostics: { kind: "push", completion: allConditions(publishedSinceOpened, notCleared) },
  canIgnoreChange: ignoreSourcesBut("YAML"),
  // Closed, a document is published empty, without a version: opened again it could be taken for clean.
  keepsOpen: () => true,
  // Its parser has one code for all that it finds. No schema of the settings is for them.
  canary: {
    path: ".lanser/canary-{}.yaml",
    text: "# yaml-language-server: $schema=none\n{}: 1\n{}: 2\n",
    codes: ["0"],
  },
  // What goes to the end of a line it lets end with the line break (2.0.0).
  clampsColumns: true,
  // A comment silences what begins in the line below it, also where it names words that this must contain (2.0.0).
  silencedLines: (text) =>
    splitText(text).flatMap((line, at) =>
      /^\s*#\s*yaml-language-server-disable\b/u.test(line) ? [at + 1] : [],
    ),
});

/** Both stores are switched off, which are on by default (2.0.0). */
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
 * Waits for the settings: the server requests them when it is initialized, and again when it is notified that they
 * changed.
 */
function readiness(facts: SessionFacts) {
  const answered = facts.configurationAnswers.get("yaml") ?? 0;
  return answered >= 2
    ? ({ state: "met", reason: "the server requested the settings twice", files: null } as const)
    : ({
        state: "unmet",
        reason: `yaml-language-server has asked for its settings ${answered} of 2 times`,
      } as const);
}

/**
 * Condition that an empty publication is not about the closing: the server publishes each document once, and an empty
 * list when it is closed.
 */
function notCleared(_facts: SessionFacts, { version, withoutVersion }: DocumentFacts): ReturnType<Condition> {
  const isEmpty = Array.isArray(withoutVersion?.diagnostics) && withoutVersion.diagnostics.length === 0;
  return version > 1 && isEmpty
    ? { state: "unmet", reason: "opened again, and an empty result may belong to its closing" }
    : { state: "met", reason: "opened once" };
}

/** Returns the schemas that a file names, as the server reads them (2.0.0): in a comment, or by a key of its own. */
export function schemasNamed(text: string): readonly string[] {
  const comments = [
    ...text.matchAll(/^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:|\$schema:)[^\r\n]*/gmu),
  ].flatMap(([line]) => /\$schema(?:=|:[^\S\r\n]*)(\S+)/u.exec(line)?.[1] ?? []);
  const keys = [...text.matchAll(/(?:^|[{,]\s*)["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu)].map(
    ([, name = ""]) => name,
  );
  return [...comments, ...keys].filter((name) => name.toLowerCase() !== "none");
}
