/** What the commands of pyright and basedpyright print, as it is read. */
import { expect, test } from "vitest";
import { pyrightCommand } from "../../src/servers/pyright/command.ts";

const said = JSON.stringify({
  summary: { filesAnalyzed: 1 },
  generalDiagnostics: [{ file: "/t/a.py", severity: "error", message: "no", rule: "reportX" }],
});

function readOf(stdout: string, exitCode = 1) {
  const { compiler } = pyrightCommand("basedpyright");
  if (compiler === undefined) throw new Error("no command");
  return compiler.read({ stdout, stderr: "", exitCode, timedOut: false, cwd: "/t", over: "project" });
}

test("what basedpyright says of its baseline in front of its findings is none of them", () => {
  const read = readOf(`updated ./.basedpyright/baseline.json with 0 errors (went down by 1)\n${said}\n`);
  expect(read.kind === "finished" && read.diagnostics.map(({ code, source }) => [code, source])).toEqual([
    ["reportX", "basedpyright"],
  ]);
});

test("what is no JSON of its own is no answer, by its own name", () => {
  expect(readOf("nothing\n")).toMatchObject({
    kind: "failed",
    reason: "basedpyright printed no JSON output",
  });
});
