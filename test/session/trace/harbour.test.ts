/** The committed recordings of real pyright sessions make their report again: the tests that need no server. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { showProblem } from "../../../src/cli/program/problem.ts";
import { reportToV1 } from "../../../src/model/report-v1.ts";
import { replayRun } from "../../../src/traces/replay/recorded-run.ts";
import { temporaryFolder } from "../../support/files.ts";
import { rechained } from "./written.ts";

const recorded = fileURLToPath(new URL("../../traces/harbour", import.meta.url));
const head = "pyright.head.trace.jsonl";

test("the recorded sessions make the recorded report, byte for byte", async () => {
  const replayed = await replayRun(recorded);
  expect(replayed.kind === "report" && reportToV1(replayed.report)).toBe(
    readFileSync(join(recorded, "report.json"), "utf8"),
  );
});

test("the recordings name no place of the machine that made them", () => {
  for (const file of ["pyright.base.trace.jsonl", head]) {
    const text = readFileSync(join(recorded, file), "utf8");
    expect(text.match(/\/(?:tmp|root|home|work|usr|var)\/[^"\\ ]*/g) ?? []).toEqual([]);
  }
});

describe("a replay leaves its recording", () => {
  test.each([
    [
      "when a byte of a frame was changed",
      (lines: string[]) => replaced(lines, sent("textDocument/didOpen", lines), "canary: int", "canary: str"),
      undefined,
    ],
    ["when a line is missing", (lines: string[]) => lines.toSpliced(40, 1), undefined],
    [
      "when two lines were swapped",
      (lines: string[]) => lines.with(40, lines[41] ?? "").with(41, lines[40] ?? ""),
      undefined,
    ],
    ["when its end is cut off", (lines: string[]) => lines.slice(0, -2), undefined],
    [
      "when we would send something else",
      (lines: string[]) =>
        rechained(replaced(lines, sent("textDocument/didOpen", lines), '"version":1', '"version":2')),
      undefined,
    ],
    [
      "when we would send less",
      (lines: string[]) => rechained(twice(lines, sent("textDocument/didClose", lines))),
      undefined,
    ],
    [
      "when we would send more",
      (lines: string[]) => rechained(lines.toSpliced(sent("exit", lines), 1)),
      undefined,
    ],
    [
      "when what the server said makes other findings",
      (lines: string[]) => rechained(lines.map((line) => line.replace('"severity":1', '"severity":2'))),
      undefined,
    ],
  ])("%s", async (_sentence, change) => {
    const folder = temporaryFolder();
    cpSync(recorded, folder, { recursive: true });
    const lines = readFileSync(join(folder, head), "utf8").split("\n").slice(0, -1);
    writeFileSync(join(folder, head), `${change(lines).join("\n")}\n`);
    const said = await replayRun(folder).then(
      (result) =>
        result.kind === "diverged"
          ? `${result.file} ${JSON.stringify({ ...result.divergence, around: result.divergence.around.length })}`
          : "the same report",
      (error: unknown) => showProblem(error).text,
    );
    // How many entries there are hangs on how often the server logs.
    expect(said.replaceAll(/\b\d{2,}\b/g, "N")).toMatchSnapshot();
  });
});

function replaced(lines: readonly string[], index: number, from: string, to: string): string[] {
  const line = lines[index] ?? "";
  if (!line.includes(from)) throw new Error(`line ${index} has no ${from}`);
  return lines.with(index, line.replace(from, to));
}

function twice(lines: readonly string[], index: number): string[] {
  return lines.toSpliced(index, 0, lines[index] ?? "");
}

/** The first frame of ours with this method. */
function sent(method: string, lines: readonly string[]): number {
  return lines.findIndex((line) => line.includes('"d":">"') && line.includes(`"method":"${method}"`));
}
