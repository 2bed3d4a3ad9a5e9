/** The whole gate, and questions, on the real bash-language-server with the shellcheck that is installed beside it. */
import { beforeAll, expect, test } from "vitest";
import { bashLanguageServer } from "../../src/servers/bash-language-server/profile.ts";
import type { DocumentFacts } from "../../src/servers/protocol/facts.ts";
import { emptyFacts } from "../../src/servers/protocol/facts.ts";
import { takeNotification } from "../../src/session/lsp/answers.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { questionClient } from "../support/question-client.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("bash-language-server");
}, 120_000);

const gateBash = gateWith(["bash-language-server"]);

/** The verdict and each finding with its columns; a recorded run is replayed and must come to the same bytes. */
async function told(base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateBash(repositoryOf(base, head), { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  const columns = report.findings.map(
    ({ path, range }) => `${path}: columns ${range.start.character} to ${range.end.character}`,
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }),
    ...(report.findings.length === 1 ? columns : []),
  ];
}

const shop = "#!/bin/bash\nbill() {\n  echo $1\n}\nbill a\n";

test("a directive suppresses and does not fix, whichever line it is in", async () => {
  const base = { "a.sh": shop, "b.sh": shop, "c.sh": shop };
  const head = {
    "a.sh": shop.replace("  echo", "  # shellcheck disable=SC2086\n  echo"),
    "b.sh": shop.replace("#!/bin/bash\n", "#!/bin/bash\n# shellcheck disable=SC2086\n"),
    "c.sh": shop.replace("$1", '"$1"'),
  };
  expect(await told(base, head)).toMatchInlineSnapshot(`
    [
      "pass: clean: nothing new in 3 files",
      "suppressed a.sh:3 SC2086",
      "suppressed b.sh:3 SC2086",
      "removed c.sh:3 SC2086",
    ]
  `);
});

test("columns are counted in code points, and told as the protocol has them", async () => {
  expect(
    await told({ "a.sh": "#!/bin/sh\ntrue\n" }, { "a.sh": '#!/bin/sh\necho "😀😀" $1\n' }),
  ).toMatchInlineSnapshot(`
      [
        "pass: advisory: 1 new note, below fail-on: error",
        "new a.sh:2 SC2086",
        "a.sh: columns 12 to 14",
      ]
    `);
});

test("the rules of the repository's top are those of base, and one below it is none", async () => {
  expect(
    await told(
      { "a.sh": "#!/bin/sh\ntrue\n", ".shellcheckrc": "disable=SC2154\n" },
      {
        "a.sh": '#!/bin/sh\necho "$lost" $1\n',
        ".shellcheckrc": "disable=SC2086\n",
        "tools/.shellcheckrc": "disable=SC2154,SC2086\n",
        "tools/b.sh": "#!/bin/sh\necho $1\n",
      },
    ),
  ).toMatchInlineSnapshot(`
    [
      "pass: advisory: 2 new notes, below fail-on: error",
      "new a.sh:2 SC2086",
      "new tools/b.sh:2 SC2086",
    ]
  `);
});

test("where shellcheck cannot be run it publishes that there is nothing: that is no answer", () => {
  const { diagnostics } = bashLanguageServer;
  if (diagnostics.kind !== "push") return expect.fail();
  const document: DocumentFacts = {
    version: 1,
    ofVersion: { diagnostics: [] },
    withoutVersion: undefined,
    otherVersions: 0,
    status: undefined,
  } as unknown as DocumentFacts;
  const after = (...messages: readonly string[]) => {
    const facts = emptyFacts("dropped");
    for (const message of messages) takeNotification("window/logMessage", { type: 1, message }, facts);
    const { state, reason } = diagnostics.completion(facts, document);
    return `${state}: ${reason}`;
  };
  expect([
    after(),
    after("05:24:32.312 ERROR ⛔️ Error while linting: Error: ShellCheck: json parse failed with error"),
    after("05:24:32.312 WARNING ⛔️ ShellCheck: disabling linting as no executable was found at path '/x'"),
  ]).toMatchInlineSnapshot(`
    [
      "met: published for version 1, shellcheck has run",
      "unmeetable: 05:24:32.312 ERROR ⛔️ Error while linting: Error: ShellCheck: json parse failed with error",
      "unmeetable: 05:24:32.312 WARNING ⛔️ ShellCheck: disabling linting as no executable was found at path '/x'",
    ]
  `);
});

test("questions are answered from all scripts, also from those without an ending", async () => {
  const repository = repositoryOf({
    "lib/rates.sh": "#!/bin/sh\nrate() {\n  echo 3\n}\n",
    "bin/bill": "#!/bin/sh\n. ./lib/rates.sh\nrate\n",
    "a,{b}.sh": "#!/bin/sh\n. ./lib/rates.sh\nrate\n",
  });
  await using asking = await questionClient(testHost(temporaryFolder()), repository, "bash-language-server");
  const found = await asking.ask({ cmd: "refs", places: ["lib/rates.sh@L2:C1"] });
  if ("error" in found) return expect.fail(found.error.message);
  expect(JSON.stringify(found.facts)).toContain("bin/bill");
  expect(found.facts).toMatchInlineSnapshot(`
    {
      "provenance": "lsp",
      "references": [
        {
          "evidence": "sha256:e92cf5877826e2766b3fae362757ac1014037e38c9e924ce64b4760bd890db1d",
          "path": "a,{b}.sh",
          "range": [
            2,
            0,
            2,
            4,
          ],
        },
        {
          "evidence": "sha256:e92cf5877826e2766b3fae362757ac1014037e38c9e924ce64b4760bd890db1d",
          "path": "bin/bill",
          "range": [
            2,
            0,
            2,
            4,
          ],
        },
        {
          "evidence": "sha256:e92cf5877826e2766b3fae362757ac1014037e38c9e924ce64b4760bd890db1d",
          "path": "lib/rates.sh",
          "range": [
            1,
            0,
            1,
            4,
          ],
        },
      ],
      "total": 3,
      "truncated": false,
    }
  `);
});
