/** What `lanser trace record` and `lanser trace drift` refuse to write. */
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { stateAfter } from "../../src/action/drift.ts";
import { driftResult, listTexts, secretNote } from "../../src/cli/program/drift.ts";
import { driftExitCode } from "../../src/cli/trace/drift.ts";
import { failureCodes, unhealthyServerError } from "../../src/cli/trace/failures.ts";
import { refuseUnlike } from "../../src/cli/trace/record.ts";
import { placeInside, writeInside } from "../../src/platform/folders.ts";
import { judgements } from "../../src/traces/drift/judgement.ts";
import { folderOf, temporaryFolder } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";

const token = `gh${"p_0123456789abcdefghijABCDEFGHIJ012345"}`;

describe("a file of the repository", () => {
  test("is written whole, in new folders, and nothing is left beside it", () => {
    const top = folderOf({ ".lanser/pins/b.json": "old" });
    writeInside(top, ".lanser/pins/b.json", "new");
    writeInside(top, ".lanser/traces/deep/a", "a");
    expect(readFileSync(join(top, ".lanser/pins/b.json"), "utf8")).toBe("new");
    expect(readdirSync(join(top, ".lanser"), { recursive: true }).sort()).toEqual([
      "pins",
      "pins/b.json",
      "traces",
      "traces/deep",
      "traces/deep/a",
    ]);
  });

  test("stays as it was when the new one cannot be made", () => {
    const top = folderOf({ "run/a": "old" });
    const fails = () => {
      throw new Error("the disk is full");
    };
    expect(() => placeInside(top, "run", fails)).toThrow("cannot write run");
    expect(readdirSync(top, { recursive: true }).sort()).toEqual(["run", "run/a"]);
  });

  test.each([
    [".lanser", ".lanser/pins/x.json"],
    [".lanser/pins", ".lanser/pins/x.json"],
    [".lanser/pins/x.json", ".lanser/pins/x.json"],
  ])("is not written where %s is a link", (link, path) => {
    const outside = folderOf({ "pins/x.json": "theirs", "x.json": "theirs" });
    const top = folderOf({
      [link === ".lanser" ? "x" : link === ".lanser/pins" ? ".lanser/x" : ".lanser/pins/y"]: "",
    });
    symlinkSync(link.endsWith("json") ? join(outside, "x.json") : outside, join(top, link));
    expect(() => writeInside(top, path, "ours")).toThrow(`cannot write ${path}: ${link} is a symbolic link`);
    expect(() => placeInside(top, path, () => undefined)).toThrow("is a symbolic link");
    expect(readdirSync(outside, { recursive: true }).sort()).toEqual(["pins", "pins/x.json", "x.json"]);
    expect(readFileSync(join(outside, "x.json"), "utf8")).toBe("theirs");
  });
});

describe("a name of a trace", () => {
  test.each(["x.base", "x.head-again", "self"])("cannot be %s, which is a session's", async (name) => {
    const { code, stderr } = await runInProcess(temporaryFolder(), ["trace", "record", "--name", name]);
    expect(code).toBe(13);
    expect(stderr).toContain(
      `the name \`${name}\` ends with ${name.replace("x.", "")}, the name of a session of a gate run`,
    );
  });
});

describe("a gate's run that was recorded", () => {
  const recording = (change: (report: string) => string): string => {
    const folder = temporaryFolder();
    cpSync(fileURLToPath(new URL("../traces/harbour", import.meta.url)), folder, { recursive: true });
    const report = join(folder, "report.json");
    const before = readFileSync(report, "utf8");
    const after = change(before);
    writeFileSync(report, after);
    return folder;
  };

  test("is kept when it replays to the same", async () => {
    await expect(refuseUnlike(recording((report) => report))).resolves.toBeUndefined();
  });

  test("is refused when it replays to something else, with exit code 76", async () => {
    const other = recording((report) => report.replace(/"line":\d+/u, '"line":9999'));
    await expect(refuseUnlike(other)).rejects.toMatchObject({
      exitCode: 76,
      message: expect.stringContaining("cannot keep the recording, because its replay differs: report.json"),
    });
  });

  test("is refused when it is inconclusive, with the reason", async () => {
    const other = recording((report) => {
      const read = JSON.parse(report);
      read.verdict = "inconclusive";
      read.reasons = [{ code: "server-crashed", message: "the server was gone" }];
      return JSON.stringify(read);
    });
    await expect(refuseUnlike(other)).rejects.toMatchObject({
      exitCode: 3,
      message: "cannot keep the recording, because the run is inconclusive: the server was gone",
    });
  });
});

describe("a session that counts for nothing", () => {
  test("ends with the code of its failure, which says whether another try may help", () => {
    const ends = failureCodes.map((code) => {
      const { exitCode, retryable } = unhealthyServerError("Pyright", { code, message: "gone" }, undefined);
      return `${code} ${exitCode}${retryable ? " again" : ""}`;
    });
    expect(ends).toEqual([
      "server-not-started 66 again",
      "server-crashed 65 again",
      "server-protocol 65 again",
      "server-timeout 64 again",
      "server-not-ready 64 again",
      "server-configuration 12",
      "outside 77",
      "canary-failed 3",
      "file-count-mismatch 3",
      "digest-mismatch 3",
      "shard-missing 3",
      "cancelled 73 again",
    ]);
  });

  test("says what is known to be wrong with the version", () => {
    const failure = { code: "server-crashed", message: "gone" } as const;
    expect(unhealthyServerError("Pyright", failure, "it is too old")).toMatchObject({
      message: "cannot record a trace, because Pyright failed: gone",
      hint: "it is too old",
    });
  });
});

describe("a result of drift", () => {
  test("in which something looks like a secret is not written, and says how to go on", () => {
    expect(secretNote("the summary", `plain\nkey = ${token}\n`)).toBe(
      "cannot write the summary, because it seems to contain a secret (GitHub token). Remove the secret from the sources, or add --allow-secrets",
    );
    expect(secretNote("the summary", "plain\n")).toBeNull();
  });

  test("is looked through as what its JSON means, not as it is written", () => {
    const json = JSON.stringify({ a: [{ b: `first\n${token}` }] });
    expect(secretNote("it", listTexts(json))).toContain("GitHub token");
    // What stands around a difference is a message, cut, in a text.
    const around = JSON.stringify({
      around: [`9 < ${JSON.stringify({ m: `first\n${token}` }).slice(0, -1)}…`],
    });
    expect(secretNote("it", listTexts(around))).toContain("GitHub token");
  });

  test("ends with 76 for a broken promise that the list does not have, and for what cannot be compared", () => {
    const codes = (unknown: number) =>
      Object.keys(judgements).map((one) => {
        const judgement = one as keyof typeof judgements;
        return `${judgement} ${driftExitCode(driftResult({ judgement, recorded: null, against: null }, unknown))}`;
      });
    expect(codes(1)).toEqual([
      "inconclusive 65",
      "incomparable 76",
      "nondeterministic 76",
      "drifted 76",
      "order-dependent 0",
      "environment-dependent 0",
      "seen-once 0",
      "harmless 0",
      "stable 0",
    ]);
    expect(codes(0)).toContain("drifted 0");
  });

  test("that cannot be compared is inconclusive for the Action, whatever the command ends with", () => {
    const stateOf = (judgement: keyof typeof judgements, unlisted: number) =>
      stateAfter[driftResult({ judgement, recorded: null, against: null }, unlisted)];
    expect([
      stateOf("incomparable", 1),
      stateOf("inconclusive", 1),
      stateOf("drifted", 1),
      stateOf("drifted", 0),
    ]).toEqual(["inconclusive", "inconclusive", "fails", "fine"]);
  });
});
