/** A checker that is tried beside another, on the real pyright and basedpyright: one entry for what both find, and no failure of its own. */
import { expect } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

const base: Files = {
  ".lanser/config.yml":
    "version: 1\nservers:\n  - id: pyright\n  - { id: basedpyright, role: second-opinion, settings: {} }\npolicy: { max-new: { error: 1 } }\n",
  "pyproject.toml": '[tool.basedpyright]\ntypeCheckingMode = "strict"\n',
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
};

/** A recorded run is replayed on the way and must come to the same bytes. */
async function judged(head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(
    await gate(repositoryOf(base, head), {
      policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
      traceFolder,
    }),
  );
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ message }) => message).join("; ")}`,
    `reward of ${report.reward?.diagnostics.base} findings, then ${report.reward?.diagnostics.head}`,
    ...report.findings.map(
      ({ path, range, server, code, severity, sources }) =>
        `${path}:${range.start.line + 1} ${server} ${severity} ${code}${(sources ?? [])
          .slice(1)
          .map((one) => ` + ${one.server} ${one.severity} ${one.code}`)
          .join("")}`,
    ),
  ];
}

testByNight(
  "what both find is one finding and fails; what the second alone finds is shown and passes",
  async () => {
    expect([
      await judged({ "bill.py": "from rates import rate\n\ntotal: int = rate(1)\n" }),
      await judged({ "bill.py": "import json\n\n\ndef parse(text):\n    return json.loads(text)\n" }),
    ]).toMatchInlineSnapshot(`
    [
      [
        "fail: 1 new error",
        "reward of 0 findings, then 1",
        "bill.py:3 pyright error reportArgumentType + basedpyright error reportArgumentType",
      ],
      [
        "pass: 3 new errors, of basedpyright alone, a second opinion",
        "reward of 0 findings, then 0",
        "bill.py:4 basedpyright error reportMissingParameterType",
        "bill.py:4 basedpyright error reportUnknownParameterType",
        "bill.py:5 basedpyright error reportUnknownArgumentType",
      ],
    ]
  `);
  },
);
