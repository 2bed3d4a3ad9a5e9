/** What shows that a server has published all it finds in a document: met, unmet or unmeetable, each with its reason. */
import { expect, test } from "vitest";
import {
  allConditions,
  noProgressOpen,
  publishedForVersion,
  publishedSinceOpened,
} from "../../src/servers/completion.ts";
import type { CompletionEvidence } from "../../src/servers/conduct.ts";
import { emptyFacts, type MutableFacts } from "../../src/servers/protocol/facts.ts";
import { documentAt, noteClosed, noteOpened } from "../../src/servers/protocol/published.ts";
import { answerServer, takeNotification } from "../../src/session/lsp/answers.ts";

const uri = "file:///root/a.py";
type Step = (facts: MutableFacts) => void;

const opened: Step = (facts) => void noteOpened(facts, uri);
const closed: Step = (facts) => noteClosed(facts, uri);
const publish =
  (version: unknown, name = "found", of = uri): Step =>
  (facts) =>
    takeNotification("textDocument/publishDiagnostics", { uri: of, version, diagnostics: [name] }, facts);
const progress =
  (kind: "begin" | "end"): Step =>
  (facts) =>
    takeNotification("$/progress", { token: 1, value: { kind } }, facts);

function check(evidence: CompletionEvidence, ...steps: readonly Step[]): string {
  const facts = emptyFacts("kept");
  for (const step of steps) step(facts);
  const document = documentAt(facts, uri);
  if (document === undefined) return "never opened";
  const completion = evidence(facts, document);
  const taken = completion.state === "met" ? ` ${JSON.stringify(completion.publication.diagnostics)}` : "";
  return `${completion.state}${taken}: ${completion.reason}`;
}

test("a publication for the version that is open shows it, and no other does", () => {
  const rows = {
    "not opened": check(publishedForVersion, publish(1)),
    opened: check(publishedForVersion, opened),
    "published before it was opened": check(publishedForVersion, publish(1), opened),
    published: check(publishedForVersion, opened, publish(1)),
    "published twice": check(publishedForVersion, opened, publish(1, "draft"), publish(1)),
    "of another document": check(publishedForVersion, opened, publish(1, "found", "file:///root/b.py")),
    "by another name of the place": check(
      publishedForVersion,
      opened,
      publish(1, "found", "file://localhost/root/%61.py"),
    ),
    "for an older version": check(publishedForVersion, opened, publish(0)),
    "for an older version, then for the open one": check(publishedForVersion, opened, publish(0), publish(1)),
    "for the open one, then late for an older": check(
      publishedForVersion,
      opened,
      publish(1),
      publish(0, "old"),
    ),
    "without a version": check(publishedForVersion, opened, publish(undefined)),
    "with null as version": check(publishedForVersion, opened, publish(null)),
    "with a text as version": check(publishedForVersion, opened, publish("1")),
    "opened again": check(publishedForVersion, opened, publish(1, "old"), closed, opened),
    "opened again, then for the first time": check(
      publishedForVersion,
      opened,
      closed,
      opened,
      publish(1, "old"),
    ),
    "opened again and published": check(publishedForVersion, opened, closed, opened, publish(2)),
  };
  expect(rows).toMatchInlineSnapshot(`
    {
      "by another name of the place": "met ["found"]: published for version 1",
      "for an older version": "unmet: the server published nothing for version 1; 1 for another version ignored",
      "for an older version, then for the open one": "met ["found"]: published for version 1; 1 for another version ignored",
      "for the open one, then late for an older": "met ["found"]: published for version 1; 1 for another version ignored",
      "not opened": "never opened",
      "of another document": "unmet: the server published nothing for version 1",
      "opened": "unmet: the server published nothing for version 1",
      "opened again": "unmet: the server published nothing for version 2",
      "opened again and published": "met ["found"]: published for version 2",
      "opened again, then for the first time": "unmet: the server published nothing for version 2; 1 for another version ignored",
      "published": "met ["found"]: published for version 1",
      "published before it was opened": "unmet: the server published nothing for version 1",
      "published twice": "met ["found"]: published for version 1",
      "with a text as version": "unmet: the server published nothing for version 1",
      "with null as version": "unmet: the server published without a version, and nothing for version 1",
      "without a version": "unmet: the server published without a version, and nothing for version 1",
    }
  `);
});

test("of a server that names no version the last publication since the document was opened shows it", () => {
  const rows = {
    "published before it was opened": check(publishedSinceOpened, publish(undefined), opened),
    published: check(publishedSinceOpened, opened, publish(undefined)),
    "published twice": check(publishedSinceOpened, opened, publish(undefined, "draft"), publish(undefined)),
    "with and without a version": check(
      publishedSinceOpened,
      opened,
      publish(undefined, "draft"),
      publish(1),
    ),
    "without and with a version": check(
      publishedSinceOpened,
      opened,
      publish(1, "draft"),
      publish(undefined),
    ),
    "opened again": check(publishedSinceOpened, opened, publish(undefined), closed, opened),
  };
  expect(rows).toMatchInlineSnapshot(`
    {
      "opened again": "unmet: the server published nothing after the document opened",
      "published": "met ["found"]: published after the document opened",
      "published before it was opened": "unmet: the server published nothing after the document opened",
      "published twice": "met ["found"]: published after the document opened",
      "with and without a version": "met ["found"]: published after the document opened",
      "without and with a version": "met ["found"]: published after the document opened",
    }
  `);
});

test("several must all be met, and one that cannot be ends the waiting", () => {
  const evidence = allConditions(publishedForVersion, noProgressOpen);
  const never = allConditions(publishedForVersion, () => ({
    state: "unmeetable",
    reason: "it is not licensed",
  }));
  const rows = {
    nothing: check(evidence, opened),
    "published while it works": check(evidence, opened, progress("begin"), publish(1)),
    "done, and not published": check(evidence, opened, progress("begin"), progress("end")),
    "published, then done": check(evidence, opened, progress("begin"), publish(1), progress("end")),
    "done, then published": check(evidence, opened, progress("begin"), progress("end"), publish(1)),
    "published, and it works again": check(evidence, opened, publish(1), progress("begin")),
    "cannot be met": check(never, opened),
    "cannot be met although it is published": check(never, opened, publish(1)),
  };
  expect(rows).toMatchInlineSnapshot(`
    {
      "cannot be met": "unmeetable: it is not licensed",
      "cannot be met although it is published": "unmeetable: it is not licensed",
      "done, and not published": "unmet: the server published nothing for version 1",
      "done, then published": "met ["found"]: published for version 1, no progress is open",
      "nothing": "unmet: the server published nothing for version 1",
      "published while it works": "unmet: progress is still open (1)",
      "published, and it works again": "unmet: progress is still open (1)",
      "published, then done": "met ["found"]: published for version 1, no progress is open",
    }
  `);
});

test("what a server publishes is dropped where its diagnostics are asked for", () => {
  const facts = emptyFacts("dropped");
  publish(1)(facts);
  answerServer("workspace/diagnostic/refresh", {}, { facts, section: () => null, folders: [] });
  expect([facts.documents.size, facts.unopened.size, facts.oddities.size, facts.refreshes]).toEqual([
    0, 0, 0, 1,
  ]);
});

test("files that were never opened are counted with their diagnostics, up to a limit", () => {
  const facts = emptyFacts("kept");
  for (let n = 0; n < 1_002; n += 1) publish(undefined, "x", `file:///root/${n}.py`)(facts);
  takeNotification("textDocument/publishDiagnostics", { uri: "file:///root/0.py", diagnostics: [] }, facts);
  noteOpened(facts, "file:///root/1.py");
  expect([facts.unopened.size, [...facts.oddities]]).toEqual([
    998,
    [["published diagnostics for more than 1000 unopened files", 2]],
  ]);
});
