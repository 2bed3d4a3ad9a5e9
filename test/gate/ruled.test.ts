/** Rules and changed files, from base's configuration through git and a server to the verdict, live and replayed. */
import { beforeAll, expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate, installedPyright } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

beforeAll(() => installedPyright(), 240_000);

const base: Files = {
  "rates.py": "def rate(year: int) -> int:\n    return year\n",
  "bill.py": "from rates import rate\n\ntotal = rate(1)\n",
  "moved.py": "from rates import rate\n\ntotal = rate(2)\n",
  "tests/test_rates.py": "from rates import rate\n\nassert rate(3) == 3\n",
  ".lanser/config.yml":
    "version: 1\nservers: [{ id: pyright }]\npolicy:\n  only-changed-files: true\n  rules: [{ path: tests/**, severity: off }]\n",
};
const head: Files = {
  "rates.py": "def rate(year: int, month: int) -> int:\n    return year + month\n",
  "moved.py": null,
  "here.py": base["moved.py"] ?? "",
  // What head would have of rules is never used.
  ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: never }\n",
};

test("base's rules decide; a file that was renamed is touched, and one that calls what was edited is not", async () => {
  const traceFolder = temporaryFolder();
  const report = reportOf(
    await gate(repositoryOf(base, head), {
      policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
      traceFolder,
    }),
  );
  const { verdict, reasons, findings, off, limits } = report;
  expect({
    verdict: `${verdict}: ${reasons.map(({ message }) => message).join("; ")}`,
    findings: findings.map((one) => `${one.path} ${one.state}${one.elsewhere ? ", elsewhere" : ""}`),
    off: off.map((one) => `${one.path} ${one.state}`),
    limits: limits.map(({ code, count }) => `${code} ${count}`),
  }).toMatchInlineSnapshot(`
    {
      "findings": [
        "bill.py new, elsewhere",
        "here.py new",
      ],
      "limits": [
        "rules-off 1",
      ],
      "off": [
        "tests/test_rates.py new",
      ],
      "verdict": "fail: 1 new error",
    }
  `);
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
});
