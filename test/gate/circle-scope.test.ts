/** What depends on where a circle of inferred types is entered, by a look at every file and by one at some, on real pyright. */
import { expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { gate, onlyPyright } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

/** What each function gives depends on which of them is asked for first. */
const circle = {
  "m0.py":
    "from m1 import f1\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\nv0 = f0()\n",
  "m1.py":
    "from m0 import f0\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\nv1 = f1()\n",
  "y.py": "y = 1\n",
};
const idle = "x = 1\n";
const calling = "from m0 import f0\nv = f0()\nv.nope\n";

type Row = {
  readonly where: string;
  readonly base: Files;
  readonly head: Files;
  readonly says: string;
};

const rows: readonly Row[] = [
  {
    where: "before the circle",
    base: { ...circle, "b.py": idle, "b1.py": idle },
    head: { "b.py": calling },
    says: "inconclusive: volatile b.py (reverse)",
  },
  {
    where: "behind it",
    base: { ...circle, "z.py": idle },
    head: { "z.py": calling },
    says: "inconclusive: volatile z.py (canonical)",
  },
  {
    where: "behind another file that enters it",
    base: { ...circle, "a.py": "from m1 import f1\nx = f1()\n", "z.py": idle },
    head: { "z.py": calling },
    says: "pass: ",
  },
  {
    where: "before it, through a file that does not change",
    base: {
      ...circle,
      "c.py": "from m0 import f0\ndef g():\n    return f0()\n",
      "b.py": idle,
      "b1.py": idle,
    },
    head: { "b.py": "from c import g\nv = g()\nv.nope\n" },
    says: "pass: ",
  },
  {
    where: "behind members that import and evaluate nothing",
    base: {
      ...circle,
      "m1.py": `import n\n${circle["m1.py"]}`,
      "a.py": "import m0\nx = 1\n",
      "n.py": "import a\nn = 1\n",
      "z.py": idle,
    },
    head: { "z.py": calling },
    says: "inconclusive: volatile z.py (canonical)",
  },
  {
    where: "behind a file that imports, and one that enters",
    base: { ...circle, "a.py": "import m0\nx = 1\n", "c.py": "from m1 import f1\nx = f1()\n", "z.py": idle },
    head: { "z.py": calling },
    says: "pass: ",
  },
];

test.each(rows)(
  "a file that begins to call stands $where: both say the same",
  async ({ base, head, says }) => {
    const repository = repositoryOf(base, head);
    const told = async (scope: "full" | "affected") => {
      const report = reportOf(await gate(repository, { policy: { ...onlyPyright, scope } }));
      expect(report.scope?.mode ?? "full").toBe(scope);
      const shown = report.findings.map(
        ({ state, path, seen }) => `${state} ${path} (${seen?.head.join(", ")})`,
      );
      return `${report.verdict}: ${shown.join("; ")}`;
    };
    expect([await told("full"), await told("affected")]).toEqual([says, says]);
  },
);

test("nothing is said of what was opened besides, and the recorded run replays to its bytes", async () => {
  const old = {
    ...circle,
    "m0.py": `${circle["m0.py"]}y: int = ""\n`,
    "m1.py": `${circle["m1.py"]}y: int = ""\n`,
  };
  const repository = repositoryOf({ ...old, "z.py": idle }, { "z.py": 'from m0 import f0\nz: int = ""\n' });
  const traceFolder = temporaryFolder();
  const report = reportOf(
    await gate(repository, { policy: { ...onlyPyright, scope: "affected" }, traceFolder }),
  );
  expect(report.findings.map(({ state, path }) => `${state} ${path}`)).toEqual(["new z.py"]);
  expect([report.scope?.files, report.servers[0]?.head.files]).toEqual([["z.py"], 1]);
  const replayed = await replayRun(traceFolder);
  if (replayed.kind === "diverged") throw new Error(replayed.divergence.problem);
  expect(serializeReport(replayed.report)).toBe(serializeReport(report));
});
