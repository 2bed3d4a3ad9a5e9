/** One session with a scripted server over memory, where time passes only when nothing else happens. */
import { describe, expect, test } from "vitest";
import type { Observation } from "../../../src/session/observe/observation.ts";
import { observe } from "../../../src/session/observe/observe.ts";
import type { Message } from "../../../src/session/wire/transport.ts";
import { askedOf, nameOf } from "../../support/observed-fault.ts";
import { type Fault, faults } from "../../support/scripted-pyright.ts";

type Observed = { readonly observation: Observation; readonly sent: readonly Message[] };

async function observeFault(fault: Fault, keepsOpen = false): Promise<Observed> {
  const { options, sent } = askedOf(fault, keepsOpen);
  return { observation: await observe(options), sent };
}

/** The files by what is known of them, the failure, and what was left out. */
function line({ files: observed, failure, limits }: Observation): string {
  const known = observed.map((file) =>
    file.kind === "final" ? `${file.path} ${file.findings.length}` : `${file.path} ${file.reason}`,
  );
  const said = limits.map(({ message, count }) => `${message} (${count})`);
  return [failure === undefined ? known.join(", ") : `${failure.code}: ${failure.message}`, ...said].join(
    " | ",
  );
}

describe("an observation", () => {
  test("counts only what there is evidence for, whatever the server does", async () => {
    const rows: string[] = [];
    for (const fault of faults) rows.push(`${fault}: ${line((await observeFault(fault)).observation)}`);
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "nothing: a.py 0, b.py 1, c.py 1
      never answers anything: server-timeout: the server did not answer in time (initialize)
      ends at once with code 0: server-crashed: the server ended with code 0 (initialize)
      writes text that is no frame: server-protocol: the server broke the protocol: bad-header (initialize)
      answers initialize with an error: server-protocol: the server answered with error -32603 (initialize)
      answers initialize without capabilities: server-protocol: the server broke the protocol: the answer to initialize has no capabilities (initialize)
      chooses utf-8 unasked: server-protocol: the server broke the protocol: the server chose the position encoding utf-8, which Lanser did not offer (initialize)
      never offers pull diagnostics: server-not-ready: the server does not offer diagnostics on request
      never lists its files: server-not-ready: pyright was not ready in time: pyright has not listed its source files
      answers empty reports until it has loaded: a.py 0, b.py 1, c.py 1
      answers the first canary with an empty report: canary-failed: pyright found nothing in a document with reportAssignmentType
      answers everything after the first canary with an empty report: canary-failed: pyright found nothing in a document with reportAssignmentType
      finds one file too many: file-count-mismatch: pyright found 4 source files, but Lanser expected 3
      finds no files: file-count-mismatch: pyright found 0 source files, but Lanser expected 3
      cannot parse its configuration: server-configuration: Config file "/x/pyrightconfig.json" could not be parsed.
      answers every file with an error: a.py error, b.py error, c.py error
      answers every file with null: a.py malformed, b.py malformed, c.py malformed
      answers every file as unchanged: a.py malformed, b.py malformed, c.py malformed
      puts a finding behind the end of the file: a.py bad-range, b.py bad-range, c.py bad-range
      never answers the file b.py: a.py 0, b.py timeout, c.py 1
      asks once to pull again, after b.py: a.py 0, b.py 1, c.py 1
      asks to pull again after every file: a.py unsettled, b.py unsettled, c.py unsettled
      asks to pull again whenever a document is opened or closed: a.py unsettled, b.py unsettled, c.py unsettled
      tells no severity, and asks once to pull again, after b.py: a.py 0, b.py 1, c.py 1 | diagnostics came without a severity and count as errors (2)
      never ends its progress: server-timeout: the server did not answer in time (finishing)
      asks without end: server-protocol: the server broke the protocol: the server sent more than 4096 requests in a row (the canary)
      answers what was not asked: server-protocol: the server broke the protocol: the server sent more than 8 answers without a request (a.py)
      ends with code 0 after the first file: server-crashed: the server ended with code 0 (a.py)
      does not shut down: server-timeout: the server did not answer in time (shutdown)
      stays after exit: a.py 0, b.py 1, c.py 1
      ends with code 1 after exit: a.py 0, b.py 1, c.py 1
      keeps a second set of diagnostics, which is empty: a.py 0, b.py 1, c.py 1
      says once of every file that its content was modified: a.py 0, b.py 1, c.py 1
      cancels every file again and again: a.py error, b.py error, c.py error"
    `);
  });

  test("follows the schedule: the first canary, each file opened, pulled and closed, the last canary", async () => {
    const { sent } = await observeFault("nothing");
    expect(sent.map(nameOf).join("\n")).toMatchInlineSnapshot(`
      "initialize
      initialized
      workspace/didChangeConfiguration
      answer
      answer
      textDocument/didOpen __lanser_canary_first__.py
      textDocument/diagnostic __lanser_canary_first__.py
      textDocument/didClose __lanser_canary_first__.py
      textDocument/didOpen a.py
      textDocument/diagnostic a.py
      textDocument/didClose a.py
      textDocument/didOpen b.py
      textDocument/diagnostic b.py
      textDocument/didClose b.py
      textDocument/didOpen c.py
      textDocument/diagnostic c.py
      textDocument/didClose c.py
      textDocument/didOpen __lanser_canary_last__.py
      textDocument/diagnostic __lanser_canary_last__.py
      textDocument/didClose __lanser_canary_last__.py
      shutdown
      exit"
    `);
  });

  test("keeps all open of a server that takes back its answers whenever one is opened or closed", async () => {
    const takesBack = "asks to pull again whenever a document is opened or closed";
    const { observation, sent } = await observeFault(takesBack, true);
    expect(line(observation)).toBe("a.py 0, b.py 1, c.py 1");
    const asked = sent.map(nameOf).filter((name) => name.startsWith("textDocument/"));
    expect(asked.join("\n").replaceAll("textDocument/", "")).toMatchInlineSnapshot(`
      "didOpen __lanser_canary_first__.py
      diagnostic __lanser_canary_first__.py
      didClose __lanser_canary_first__.py
      didOpen a.py
      diagnostic a.py
      didOpen b.py
      diagnostic b.py
      didOpen c.py
      diagnostic c.py
      didOpen __lanser_canary_last__.py
      diagnostic __lanser_canary_last__.py
      diagnostic a.py
      diagnostic b.py
      diagnostic c.py
      diagnostic __lanser_canary_last__.py
      didClose a.py
      didClose b.py
      didClose c.py
      didClose __lanser_canary_last__.py"
    `);
    const rows = [];
    for (const fault of faults) {
      const [one, other] = [await observeFault(fault), await observeFault(fault, true)];
      if (line(one.observation) !== line(other.observation)) rows.push(fault);
    }
    expect(rows).toEqual([takesBack]);
  });

  test("pulls again what was pulled before the server asked for it, and gives up after a few rounds", async () => {
    const pulls = async (fault: Fault) => {
      const { sent } = await observeFault(fault);
      const asked = sent.filter((message) => message["method"] === "textDocument/diagnostic");
      return asked
        .map(({ params }) => (params as { textDocument: { uri: string } }).textDocument.uri)
        .map((uri) => (uri.includes("canary") ? "canary" : uri.slice(-4, -3)))
        .join(" ");
    };
    expect([
      await pulls("nothing"),
      await pulls("asks once to pull again, after b.py"),
      await pulls("asks to pull again after every file"),
    ]).toMatchInlineSnapshot(`
      [
        "canary a b c canary",
        "canary a b c canary a b c canary",
        "canary a b c canary a b c canary a b c canary",
      ]
    `);
  });
});
