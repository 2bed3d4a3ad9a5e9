/** Each server on its real binary: it answers clean, finds what is planted, also elsewhere, and is not believed where it refuses. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { profiles } from "../../src/servers/registry.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { everyServer } from "../support/every-server.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { isNight, rowsOfNow } from "../support/night.ts";
import { git, repositoryOf } from "../support/repository.ts";

const today = rowsOfNow(everyServer);

beforeAll(async () => {
  for (const { server } of today) await installed(server);
}, 240_000);

/** The verdict with the codes of its reasons, and what is new; a recorded run is replayed and must come to the same bytes. */
async function told(server: string, base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateWith([server])(repositoryOf(base, head), { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  const fresh = report.findings.filter(({ state }) => state === "new");
  return [
    [report.verdict, ...new Set(report.reasons.map(({ code }) => code))].join(" "),
    ...fresh.map(({ path, range, code }) => `${path}:${range.start.line + 1} ${code}`),
  ];
}

// gopls is built first, which takes minutes: test/tools/gopls.test.ts. cargo needs consent.
const elsewhere = ["pyright", "typescript", "eslint", "gopls", "cargo"];

test("every server is here, but for those that have all of this in tests of their own", () => {
  const others = profiles.map(({ id }) => id).filter((id) => !elsewhere.includes(id));
  expect(everyServer.map(({ server }) => server).sort()).toEqual([...others].sort());
});

describe.each(today)("$server", ({ server, clean, broken, refused }) => {
  test("answers clean, and finds what is broken", async () => {
    const [head, found] = broken;
    // By day the clean files of the other change say as much.
    if (isNight) expect(await told(server, clean, { "notes.md": "nothing\n" })).toEqual(["pass clean"]);
    expect(await told(server, clean, head)).toEqual(["fail new-finding", ...found]);
  });

  test("is not believed under a configuration that it refuses", async () => {
    const [head] = broken;
    const said = await told(server, { ...clean, ...refused }, head);
    expect(said).toEqual(["inconclusive server-configuration"]);
  });
});

/** How the files with what is broken are written; the mistake stays, so that no answer may be "pass". */
const written: readonly {
  readonly as: string;
  readonly write: (text: string) => string | Buffer;
  /** Whether all is found as it would be without; else a run may also say that it does not know. */
  readonly isFound: boolean;
}[] = [
  { as: "behind a mark of byte order", write: (text) => `\u{feff}${text}`, isFound: true },
  { as: "behind five megabytes of blank lines", write: (text) => `${blankLines}${text}`, isFound: false },
  { as: "in front of a NUL", write: (text) => `${text}\0\n`, isFound: false },
  {
    as: "in front of a byte that is not UTF-8",
    write: (text) => Buffer.concat([Buffer.from(text), Buffer.from([0x23, 0xe9, 0x0a])]),
    isFound: false,
  },
  { as: "in UTF-16 without a mark", write: (text) => Buffer.from(text, "utf16le"), isFound: false },
  { as: "in UTF-16", write: (text) => Buffer.from(`\u{feff}${text}`, "utf16le"), isFound: false },
];
const blankLines = `${" ".repeat(99)}\n`.repeat(52_000);

describe.runIf(isNight).each(everyServer)(
  "$server is never taken in by a file whose mistake stands",
  ({ server, clean, broken, ofMarks = [] }) => {
    const [head, found] = broken;
    const paths = new Set(found.map((one) => one.slice(0, one.lastIndexOf(":"))));
    const codesOf = (lines: readonly string[]) => lines.map((one) => one.slice(one.indexOf(" ") + 1)).sort();
    const texts = { ...clean, ...head };

    test.each(written)("$as", async ({ write: rewritten, isFound }) => {
      await installed(server);
      const repository = repositoryOf(clean, head);
      for (const path of paths) writeFileSync(join(repository, path), rewritten(texts[path] ?? ""));
      git(repository, "commit", "--quiet", "--all", "--amend", "--no-edit");
      const { verdict, findings } = reportOf(await gateWith([server])(repository));
      const fresh = findings
        .filter(({ state }) => state === "new")
        .map(({ path, code }) => `${path} ${code}`);
      if (isFound)
        expect([verdict, ...codesOf(fresh)]).toEqual(["fail", ...[...codesOf(found), ...ofMarks].sort()]);
      else expect(verdict).not.toBe("pass");
    });
  },
);
