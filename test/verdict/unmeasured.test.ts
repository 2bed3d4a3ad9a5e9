/** The parts of a Report before a server was asked. */
import { expect, test } from "vitest";
import { reportToV1 } from "../../src/model/report-v1.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import { concludeUnmeasured } from "../../src/verdict/conclude.ts";
import { projectText, renamesIn } from "../../src/verdict/record.ts";
import { emptyRecord, machineReason, noCommits, unreadPolicy } from "../../src/verdict/unmeasured.ts";

test("a full or broken disk is the world's failing, other errors are not", () => {
  for (const code of ["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EIO"])
    expect(machineReason(Object.assign(new Error(code), { code }))).toEqual({
      code: "disk",
      message: "cannot write a temporary file: the disk is full or broken",
      hint: "Free disk space, or set TMPDIR to a folder on another disk.",
    });
  for (const error of [new Error("ENOSPC"), { code: "ENOENT" }, null, undefined, "EIO"])
    expect(machineReason(error)).toBeUndefined();
});

test.each(["EMFILE", "ENFILE", "EAGAIN", "ENOMEM"])(
  "%s is a limit of the machine, wherever it is wrapped",
  (code) => {
    const error = Object.assign(new Error("spawn git"), { code });
    const reason = {
      code: "machine-limit",
      message: expect.stringMatching(/^the machine has no room for the run: /),
      hint: "Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory.",
    };
    expect(machineReason(error)).toEqual(reason);
    expect(machineReason(new Error("wrapped", { cause: error }))).toEqual(reason);
    expect(machineReason(new SuppressedError(new Error("later"), error))).toEqual(reason);
  },
);

test("a run that knew nothing yet makes a whole report", () => {
  const record = emptyRecord(unreadPolicy(undefined), noCommits);
  const why = { code: "disk", message: "the disk is full", hint: "Free space." } as const;
  const report = concludeUnmeasured(record, why, []);
  expect(validateReportV1(JSON.parse(reportToV1(report)))).toBe(true);
  expect(report).toMatchInlineSnapshot(`
    {
      "base": {
        "commit": null,
        "tree": null,
      },
      "bumps": [],
      "causes": [],
      "changed": [],
      "class": "lsp_unavailable",
      "counts": {
        "fixed": 0,
        "moved": 0,
        "new": 0,
        "removed": 0,
        "suppressed": 0,
        "unchanged": 0,
        "volatile": 0,
      },
      "escapes": [],
      "excerpts": Map {},
      "findings": [],
      "head": {
        "commit": null,
        "tree": null,
      },
      "hidden": [],
      "limits": [],
      "off": [],
      "policy": {
        "change": null,
        "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000",
        "failOn": "error",
        "inconclusive": "action_required",
        "minReward": null,
        "moved": "report",
        "origin": "defaults",
        "replayMismatch": "fail",
        "reward": {
          "headline": "pr-v2",
          "weights": {
            "alpha": 0.5,
            "beta": 0.4,
            "gamma": 0.1,
          },
        },
        "unknown": "inconclusive",
        "volatile": "report",
      },
      "policyChanges": [],
      "reasons": [
        {
          "code": "disk",
          "hint": "Free space.",
          "message": "the disk is full",
        },
      ],
      "replay": null,
      "reward": null,
      "servers": [],
      "unchecked": [],
      "unknown": [],
      "unmatched": [],
      "unscored": "the disk is full",
      "verdict": "inconclusive",
    }
  `);
  expect(unreadPolicy("never").failOn).toBe("never");
});

const start = { line: 2, character: 0 };
const of = (path: string, line: string | null, at = 2) => ({
  path,
  line,
  range: { start: { ...start, line: at }, end: { ...start, line: at } },
  severity: "error" as const,
  source: "tsc",
  code: "5023",
  message: "Unknown compiler option",
});

test("a file that is not opened has the lines that diagnostics of the project stand on", () => {
  const text = (told: readonly ReturnType<typeof of>[], path = "tsconfig.json") =>
    projectText({ told, configurationFiles: ["tsconfig.json"] }, path);
  expect(text([of("tsconfig.json", '  "strct": 1')])).toBe('\n\n  "strct": 1');
  expect(text([of("tsconfig.json", "b", 3), of("tsconfig.json", "a", 1)])).toBe("\na\n\nb");
  expect(text([of("tsconfig.json", null)])).toBe("project");
  expect(text([of("tsconfig.json", null), of("tsconfig.json", "a", 1)])).toBe("project\na");
  expect(text([])).toBe("");
  expect(text([of("tsconfig.json", "a")], "other.json")).toBeUndefined();
});

test("renamed files are those with two names", () => {
  const renames = renamesIn([
    { from: "a", to: "b" },
    { from: "c", to: "c" },
    { from: null, to: "d" },
    { from: "e", to: null },
  ]);
  expect([...renames]).toEqual([["a", "b"]]);
});
