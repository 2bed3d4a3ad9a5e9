/** What is said to who describes a server that does not come to be ready: which key of the description may be wrong. */
import { expect, test } from "vitest";
import { parseOwnServer } from "../../../src/servers/own/definition.ts";
import { ownProfile } from "../../../src/servers/own/profile.ts";
import { type DocumentFacts, emptyFacts } from "../../../src/servers/protocol/facts.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import type { SessionFailure } from "../../../src/session/observe/observation.ts";
import { ownAdvice } from "../../../src/session/observe/own-advice.ts";

const text = `version: 1
language: Text
files: ["**/*.text"]
role: linter
source: { npm: text-server }
command: ["{node}", "{server}/node_modules/text-server/bin/start"]
executes: never
executes-why: It reads files.
`;
const document: DocumentFacts = {
  uri: "file:///a.text",
  version: 1,
  isOpen: true,
  ofVersion: undefined,
  withoutVersion: undefined,
  otherVersions: 0,
  status: undefined,
  changes: 0,
};

test("the key that may be wrong is named by what the server offers and publishes", () => {
  const told = (
    mode: string,
    code: SessionFailure["code"],
    { offers = false, published = false, message = "" } = {},
  ) => {
    const facts = emptyFacts("kept");
    const withoutVersion = published ? { version: undefined, diagnostics: [] } : undefined;
    facts.documents.set(document.uri, { ...document, withoutVersion });
    const profile = ownProfile(parseOwnServer("text", `${text}${mode}\n`, "text.yml"));
    return ownAdvice(profile, { code, message }, { facts, offers: () => (offers ? [{}] : []) });
  };
  const [pull, version, published] = [
    "mode: pull",
    "mode: push\ndone: version",
    "mode: push\ndone: published",
  ] as const;
  expect({
    "asked, and it only publishes": told(pull, "server-not-ready"),
    "heard, and it answers": told(version, "server-timeout", { offers: true }),
    "heard of no document, and it answers": told(published, "server-not-ready", { offers: true }),
    "no version": told(version, "server-timeout", { published: true }),
    "nothing at all": told(published, "server-timeout"),
    "never ready": told(`${pull}\nready: { log: done }`, "server-not-ready"),
    ended: told(pull, "server-crashed"),
    "found nothing": told(pull, "canary-failed", { message: "text found nothing in a document with w" }),
    "found something else": told(pull, "canary-failed", { message: "text: expected w, found x" }),
    "of this release": ownAdvice(
      pyright,
      { code: "server-timeout", message: "" },
      { facts: emptyFacts("dropped"), offers: () => [] },
    ),
  }).toMatchInlineSnapshot(`
    {
      "asked, and it only publishes": "Set \`mode: push\` and \`done: version\` in .lanser/servers/text.yml. If the server publishes no version, use \`done: published\`.",
      "ended": "Check the file and the arguments of \`command\` in .lanser/servers/text.yml.",
      "found nothing": "In .lanser/servers/text.yml, check \`settings\`, \`language-id\` and the rules. If the server answers before it has loaded, check \`ready\`. To record the session, add \`--trace DIR\` to a question.",
      "found something else": "",
      "heard of no document, and it answers": "The server offers diagnostics on request. Set \`mode: pull\` in .lanser/servers/text.yml and remove \`done\`.",
      "heard, and it answers": "The server offers diagnostics on request. Set \`mode: pull\` in .lanser/servers/text.yml and remove \`done\`.",
      "never ready": "Check \`ready\` in .lanser/servers/text.yml: it must describe how the server reports readiness.",
      "no version": "The server publishes no version. Set \`done: published\` in .lanser/servers/text.yml.",
      "nothing at all": "Check \`language-id\`, \`settings\` and \`initialize\` in .lanser/servers/text.yml. To record the session, add \`--trace DIR\` to a question.",
      "of this release": undefined,
    }
  `);
});
