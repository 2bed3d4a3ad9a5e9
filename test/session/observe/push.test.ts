/** A server that publishes its diagnostics: what counts, when, and what is said of all that does not. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Clock } from "../../../src/platform/host.ts";
import {
  allConditions,
  noProgressOpen,
  publishedForVersion,
  publishedSinceOpened,
} from "../../../src/servers/completion.ts";
import type { CompletionEvidence } from "../../../src/servers/conduct.ts";
import type { Profile } from "../../../src/servers/profile.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import type { Observation } from "../../../src/session/observe/observation.ts";
import { observe } from "../../../src/session/observe/observe.ts";
import { openTrace, recordTransport } from "../../../src/session/trace/record.ts";
import { replay } from "../../../src/session/trace/replay.ts";
import { scrubPlaces } from "../../../src/session/trace/scrub.ts";
import { createMemoryPair } from "../../../src/session/wire/memory.ts";
import type { Message, Transport } from "../../../src/session/wire/transport.ts";
import { makeFolder } from "../../support/files.ts";
import { idleClock } from "../../support/memory-clock.ts";
import {
  foundIn,
  type Noise,
  type NoiseSide,
  type PublisherFault,
  playPublisher,
  publisherFaults,
} from "../../support/scripted-publisher.ts";
import { header, wholeTrace } from "../trace/written.ts";

const files = { "a.py": "x = 1\n", "b.py": "broken\nbroken\n", "c.py": "fine\nbroken\n" };
const root = "/publisher/root";
const places = scrubPlaces({ ROOT: root });

const published = allConditions(publishedForVersion, noProgressOpen, ({ log }, { uri }) =>
  log.some(({ message }) => message === `Giving up on ${uri}`)
    ? { state: "unmeetable", reason: "the server has given up" }
    : { state: "met", reason: "the server has not given up" },
);

function publisher(completion: CompletionEvidence): Profile {
  const canary = (when: string) => ({
    path: `__lanser_canary_${when}__.py`,
    languageId: "python",
    text: "broken\n",
    codes: ["broken"],
  });
  return {
    ...pyright,
    id: "publisher",
    name: "publisher",
    diagnostics: { kind: "push", completion },
    readiness: () => ({ state: "met", reason: "it loads nothing", files: null }),
    limits: { ...pyright.limits, diagnosticsPerFileMax: 100 },
    canaries: [canary("first"), canary("last")],
  };
}

type Setting = {
  readonly keepsOpen?: boolean;
  readonly completion?: CompletionEvidence;
  readonly noise?: Noise;
  /** Where to record it. */
  readonly trace?: string;
};

async function observeFault(fault: PublisherFault, setting: Setting = {}): Promise<Observation> {
  const clock = idleClock();
  const { client, server } = createMemoryPair();
  const receive = playPublisher(
    fault,
    { send: server.send, end: (code) => server.end({ kind: "exit", code, signal: null }) },
    setting.noise,
  );
  server.listen(receive, () => undefined);
  const transport = clock.watch(client);
  if (setting.trace === undefined) return observed(transport, clock, setting);
  const writer = openTrace(clock, setting.trace, header, places);
  const observation = await observed(recordTransport(transport, writer), clock, setting);
  writer.finish();
  return observation;
}

function observed(
  transport: Transport,
  clock: Clock,
  { keepsOpen = false, completion = published }: Setting,
): Promise<Observation> {
  return observe({
    transport,
    clock,
    pid: 1,
    profile: publisher(completion),
    context: { root, project: ".", serverFolder: "/server", toolchain: {}, settings: {} },
    schedule: { paths: Object.keys(files), programFiles: Object.keys(files).length, keepsOpen },
    projectDiagnostics: [],
    lookups: null,
    text: (path) => files[path as keyof typeof files],
    symbols: () => () => null,
    relative: (message) => message,
    progress: () => undefined,
  });
}

/** The files by what is known of them, the failure, and what was left out. */
function line({ files: all, failure, limits }: Observation): string {
  const known = all.map((file) =>
    file.kind === "final" ? `${file.path} ${file.findings.length}` : `${file.path} ${file.reason}`,
  );
  const outcome = failure === undefined ? known.join(", ") : `${failure.code}: ${failure.message}`;
  return [outcome, ...limits.map(({ message, count }) => `${message} (${count})`)].join(" | ");
}

describe("a server that publishes", () => {
  test("is believed only where its evidence is met, whatever it does", async () => {
    const rows: string[] = [];
    for (const fault of publisherFaults) rows.push(`${fault}: ${line(await observeFault(fault))}`);
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "nothing: a.py 0, b.py 2, c.py 1
      publishes late: a.py 0, b.py 2, c.py 1
      publishes for an older version first: a.py 0, b.py 2, c.py 1
      publishes for an older version of b.py only: a.py 0, b.py timeout, c.py 1 | the server published nothing for version 1; 1 for another version ignored (1)
      publishes an empty list before it has looked: a.py 0, b.py 2, c.py 1
      publishes an empty list, and what it found when the next document is opened: canary-failed: publisher found nothing in a document with broken
      publishes an error and takes it back before it ends its progress: a.py 0, b.py 2, c.py 1
      corrects b.py when the last canary is opened: a.py 0, b.py 3, c.py 1
      keeps correcting b.py: a.py 0, b.py unsettled, c.py 1
      publishes nothing for b.py: a.py 0, b.py timeout, c.py 1 | the server published nothing for version 1 (1)
      publishes nothing at all: server-timeout: the server did not finish in time: the server published nothing for version 1 (the canary)
      publishes for 1100 files that were not opened: a.py 0, b.py 2, c.py 1 | unopened files have diagnostics (1000) | published diagnostics for more than 1000 unopened files (100)
      publishes 101 diagnostics for b.py: a.py 0, b.py too-many-findings, c.py 1
      publishes what is not a list for b.py: a.py 0, b.py malformed, c.py 1
      publishes b.py a thousand times over: a.py 0, b.py 2, c.py 1
      names no version: server-timeout: the server did not finish in time: the server published without a version, and nothing for version 1 (the canary)
      names null as version: server-timeout: the server did not finish in time: the server published without a version, and nothing for version 1 (the canary)
      names a text as version: server-timeout: the server did not finish in time: the server published nothing for version 1 (the canary)
      names no document: server-timeout: the server did not finish in time: the server published nothing for version 1 (the canary)
      encodes URIs in another way: a.py 0, b.py 2, c.py 1
      clears a document when it is closed: a.py 0, b.py 2, c.py 1
      clears a document of another version when it is closed: a.py 0, b.py 2, c.py 1
      gives up on b.py: a.py 0, b.py incomplete, c.py 1 | the server has given up (1)
      never ends its progress: server-timeout: the server did not finish in time: progress is still open (1) (the canary)
      ends with code 3 when b.py is opened: server-crashed: the server ended with code 3 (b.py)
      does not ask for opened documents: server-not-ready: the server does not ask for notifications of opened documents, so it publishes nothing for them"
    `);
  });

  test("comes to the same where documents stay open", async () => {
    const rows: string[] = [];
    for (const fault of publisherFaults) {
      const [closed, kept] = [
        line(await observeFault(fault)),
        line(await observeFault(fault, { keepsOpen: true })),
      ];
      if (closed !== kept) rows.push(`${fault}: ${kept}`);
    }
    expect(rows).toEqual([]);
  });

  test("and names no version is believed by what it published since a document was opened", async () => {
    const completion = allConditions(publishedSinceOpened, noProgressOpen);
    const rows = [];
    for (const fault of ["names no version", "names null as version", "nothing"] as const)
      rows.push(`${fault}: ${line(await observeFault(fault, { completion }))}`);
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "names no version: a.py 0, b.py 2, c.py 1
      names null as version: a.py 0, b.py 2, c.py 1
      nothing: a.py 0, b.py 2, c.py 1"
    `);
  });

  test("is opened every document under a version that it did not have before", async () => {
    const folder = makeFolder();
    using _folder = { [Symbol.dispose]: folder.remove };
    const trace = join(folder.folder, "t.trace.jsonl");
    await observeFault("corrects b.py when the last canary is opened", { trace });
    const opened = [...wholeTrace(readFileSync(trace)).entries({ direction: ">" })]
      .map(({ m }) => m as Message)
      .filter(({ method }) => method === "textDocument/didOpen")
      .map(({ params }) => (params as { textDocument: { uri: string; version: number } }).textDocument)
      .map(({ uri, version }) => `${uri.split("/").at(-1)} ${version}`);
    expect(opened.join(", ")).toMatchInlineSnapshot(
      `"__lanser_canary_first__.py 1, a.py 1, b.py 1, c.py 1, __lanser_canary_last__.py 1, b.py 2, __lanser_canary_last__.py 2"`,
    );
  });

  test("is observed alike from its recording", async () => {
    const folder = makeFolder();
    using _folder = { [Symbol.dispose]: folder.remove };
    for (const keepsOpen of [false, true]) {
      for (const [index, fault] of publisherFaults.entries()) {
        const trace = join(folder.folder, `${index}-${keepsOpen}.trace.jsonl`);
        const live = await observeFault(fault, { keepsOpen, trace });
        const played = replay(wholeTrace(readFileSync(trace)), places);
        const again = await observed(played.transport, played.clock, { keepsOpen });
        expect([fault, again, played.divergence()]).toEqual([fault, live, undefined]);
      }
    }
  });

  test("comes to the same whatever else it sends and in whichever order, and so does its recording", async () => {
    const folder = makeFolder();
    using _folder = { [Symbol.dispose]: folder.remove };
    const trace = join(folder.folder, "t.trace.jsonl");
    const wanted = await observeFault("nothing");
    type Send = (side: NoiseSide, document: Parameters<Noise>[1]) => void;
    const harmless: readonly Send[] = [
      (side, { uri, version }) => side.publish(uri, version - 1, [{ wrong: true }]),
      (side, { uri, version }) => side.publish(uri, version + 1, []),
      (side, { uri }) => side.publish(uri, undefined, []),
      (side, { uri }) => side.publish(uri.replace(/[^/]+$/u, "other.py"), undefined, []),
      (side) => side.progress("another", "begin"),
      (side) => side.progress("another", "end"),
      (side) => side.log("checking"),
    ];
    const drafts: readonly Send[] = [
      (side, { uri, version }) => side.publish(uri, version, []),
      (side, { uri, version }) => side.publish(uri, version, foundIn({ uri, text: "broken" })),
    ];
    const plan = fc.record({
      before: fc.array(fc.constantFrom(...harmless, ...drafts), { maxLength: 6 }),
      after: fc.array(fc.constantFrom(...harmless), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(plan, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (plans, keepsOpen) => {
          let opened = 0;
          const noise: Noise = (when, document, side) => {
            for (const send of plans[opened % plans.length]?.[when] ?? []) send(side, document);
            // A progress that never ends is another story.
            side.progress("another", "end");
            if (when === "after") opened += 1;
          };
          const live = await observeFault("nothing", { keepsOpen, noise, trace });
          expect(live.files).toEqual(wanted.files);
          const played = replay(wholeTrace(readFileSync(trace)), places);
          const again = await observed(played.transport, played.clock, { keepsOpen });
          expect([again, played.divergence()]).toEqual([live, undefined]);
          rmSync(trace);
        },
      ),
      { numRuns: 60 },
    );
  });
});
