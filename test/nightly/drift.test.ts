/** Drift on real servers and released code: what hangs on an order, and what another version says, beside their commands. */
import { describe, expect, test } from "vitest";
import { compareText } from "../../src/model/order.ts";
import { parsePin } from "../../src/servers/own-pins.ts";
import { type Pin, shippedPins } from "../../src/servers/pins.ts";
import { pinPath } from "../../src/servers/pins-folder.ts";
import { circularProject } from "../support/circle.ts";
import { type DriftV1, driftReport, type FindingV1, installedByPin, trace } from "../support/drift.ts";
import { temporaryFolder, write } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { commandFindings, findingLine } from "../support/pyright-command.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { release, subset } from "../tools/released.ts";

const sql = (names: string) => names.split(" ").map((name) => `sqlalchemy/sql/${name}.py`);
/** Of 31 files of that folder three show it; two more are there so that there is something to leave out. */
const orderDependent = sql("_orm_types _typing base elements naming");

/** Of which another version of pyright says otherwise than 1.1.414: what it adds, leaves out or words in another way. */
const changedByVersion: readonly {
  readonly released: readonly [name: string, version: string];
  readonly other: string;
  readonly paths: readonly string[];
  readonly kinds: readonly string[];
}[] = [
  {
    released: ["matplotlib", "3.10.0"],
    other: "1.1.411",
    paths: [
      ...["artist", "axis", "colors", "axes/_base", "testing/decorators"].map(
        (name) => `matplotlib/${name}.py`,
      ),
      "mpl_toolkits/mplot3d/axis3d.py",
    ],
    kinds: ["added", "changed", "removed"],
  },
  {
    released: ["sqlalchemy", "2.0.36"],
    other: "1.1.411",
    paths: sql("lambdas coercions roles operators base elements _typing visitors type_api selectable"),
    kinds: ["changed"],
  },
  {
    // Asks to pull everything again whenever a document is opened or closed.
    released: ["trio", "0.27.0"],
    other: "1.1.409",
    paths: ["_deprecate", "_util", "_wait_for_object", "_tests/test_threads"].map(
      (name) => `trio/${name}.py`,
    ),
    kinds: ["changed", "removed"],
  },
];

describe("what hangs on the order of files", () => {
  test("in a generated project: both schedules, what is volatile, and a reproduction that the command shows", async () => {
    const repository = repositoryOf(circularProject(5));
    const report = await driftReport(
      repository,
      "--server",
      "pyright",
      "--runs",
      "2",
      "--schedules",
      "reverse,shuffle:1",
    );
    expect([report.judgement, report.canonical.distinct, report.runs.runs]).toEqual([
      "order-dependent",
      1,
      4,
    ]);
    expect(schedulesOf(report)[0]).toBe("canonical × 2");
    expect(report.runs.volatile.count).toBeGreaterThan(0);
    for (const { runs, of } of report.runs.volatile.findings) expect([runs < of, of]).toEqual([true, 4]);
    expect(report.reproduction?.outcome).toBe("minimal");
    expect(report.reproduction?.exist.length).toBeLessThanOrEqual(3);
    await reproduces(repository, report);
  }, 600_000);

  test("in released code: sqlalchemy", async () => {
    const wheel = release("sqlalchemy", "2.0.36");
    const repository = repositoryOf(subset(wheel, orderDependent));
    const report = await driftReport(repository, "--server", "pyright", "--runs", "1", "--reduce", "10");
    expect([report.judgement, schedulesOf(report)]).toEqual(["order-dependent", ["canonical", "reverse"]]);
    expect(report.runs.volatile.count).toBeGreaterThan(0);
    expect(report.reproduction?.exist.length).toBeLessThan(orderDependent.length);
    await reproduces(repository, report);
  }, 900_000);
});

/** The minimised files alone, looked at by the server's own command in both orders. */
async function reproduces(repository: string, { reproduction, issue }: DriftV1): Promise<void> {
  if (reproduction === null || issue === null) throw new Error("nothing was reproduced");
  const folder = temporaryFolder();
  const texts = reproduction.exist.map((path) => [path, git(repository, "show", `HEAD:${path}`)] as const);
  write(folder, Object.fromEntries(texts.map(([path, text]) => [path, `${text}\n`])));
  const [canonical, other] = await Promise.all(
    reproduction.arms.map(({ opened }) => commandFindings(folder, opened)),
  );
  expect(canonical?.findings).not.toEqual(other?.findings);
  for (const { opened } of reproduction.arms) expect(issue.body).toContain(`pyright ${opened.join(" ")}`);
  for (const [path] of texts) expect(issue.body).toContain(`\`${path}\``);
}

function schedulesOf({ runs }: DriftV1): readonly string[] {
  return runs.outcomes.flatMap(({ schedules }) =>
    schedules.map(({ name, runs: times }) => (times === 1 ? name : `${name} × ${times}`)),
  );
}

test("whatever surrounds pyright changes nothing", async () => {
  const repository = repositoryOf({ "a.py": 'one: int = "one"\n', "pyrightconfig.json": "{}\n" });
  const { judgement, variations } = await driftReport(
    repository,
    "--server",
    "pyright",
    "--runs",
    "1",
    "--schedules",
    "canonical",
    "--vary",
    "all",
  );
  expect(judgement).toBe("stable");
  expect(variations.map(({ name, divergence, notVaried }) => [name, divergence.class, notVaried])).toEqual(
    ["locale", "time-zone", "home", "depth", "heap", "processors", "directory-order"].map((name) => [
      name,
      "D0",
      [],
    ]),
  );
}, 300_000);

describe("another version", () => {
  test.each(changedByVersion)(
    "changes of $released.0 $released.1 what the two command lines differ by, alone and in the gate (pyright $other)",
    async ({ released: [name, version], other, paths, kinds }) => {
      const repository = repositoryOf(subset(release(name, version), paths), {
        ".lanser/config.yml": config("1.1.414"),
      });
      const written = await runInProcess(repository, ["pin", `pyright@${other}`]);
      expect([written.code, written.stdout.split("\n")[0]]).toEqual([
        0,
        `wrote ${pinPath("pyright", other)}`,
      ]);
      // Only a pin that base has too is installed to measure what it changes.
      commit(repository, {});
      const base = git(repository, "rev-parse", "HEAD");
      commit(repository, {
        ".lanser/config.yml": config(other),
        [`${name}/new.py`]: 'added: int = "a change of its own"\n',
      });

      const [before, after] = [
        await commandFindings(repository, paths),
        await commandFindings(repository, paths, await installedByPin(repository, other)),
      ];
      const gone = before.findings.filter((one) => !after.findings.includes(one));
      const come = after.findings.filter((one) => !before.findings.includes(one));
      expect(gone.length + come.length).toBeGreaterThan(0);

      const { against } = await driftReport(
        repository,
        "--server",
        "pyright@1.1.414",
        "--runs",
        "1",
        "--schedules",
        "canonical",
        "--against",
        `pyright@${other}`,
        "--",
        ...paths,
      );
      const shown = against?.findings.shown ?? [];
      expect(shown.flatMap((one) => lineOf(one.before)).sort(compareText)).toEqual(gone);
      expect(shown.flatMap((one) => lineOf(one.after)).sort(compareText)).toEqual(come);
      expect([against?.version, against?.unknown]).toEqual([other, []]);
      const counts = Object.entries(against?.total ?? {}).filter(([, count]) => count > 0);
      expect(counts.map(([kind]) => kind)).toEqual(kinds);

      const { report, exitCode } = await gate(repository, {
        base: { kind: "exact", rev: base },
        policy: { servers: [], file: undefined, failOn: undefined, where: "terminal" },
      });
      expect(report?.servers.map(({ id, version }) => `${id} ${version}`)).toEqual(["pyright 1.1.414"]);
      expect(report?.bumps).toEqual([
        {
          server: "pyright",
          from: "1.1.414",
          to: other,
          total: against?.total,
          rules: against?.rules
            .map(({ code, added, removed, changed }) => ({ code, added, removed, changed }))
            .sort((a, b) => compareText(a.code ?? "", b.code ?? "")),
          files: against?.files,
          problem: null,
        },
      ]);
      // What the change itself wrote is news; what the bump alone would say of old code is not.
      const news = report?.findings.filter(({ state }) => state === "new").map(({ path }) => path);
      expect([exitCode, news]).toEqual([1, [`${name}/new.py`]]);
    },
    900_000,
  );

  test("that is not what its pin says is refused", async () => {
    const other = "1.1.411";
    const repository = repositoryOf({ "a.py": "" });
    await runInProcess(repository, ["pin", `pyright@${other}`]);
    const path = pinPath("pyright", other);
    commit(repository, {});
    const pin = JSON.parse(git(repository, "show", `HEAD:${path}`)) as Pin;
    const forged = { ...pin, treeDigests: { any: `sha256:${"0".repeat(64)}` } };
    commit(repository, { [path]: JSON.stringify(forged) });
    const refused = await trace(repository, "record", "--name", "x", "--server", `pyright@${other}`);
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringContaining("differ from the pin")]);
  }, 300_000);
});

test.each([
  ["pyright@1.1.99999", "has no such version"],
  ["pyrite@1.1.414", "there is no server called pyrite"],
  ["pyright@1.1", "is not an exact version"],
  ["pyright", "needs a server and a version"],
])(
  "lanser pin %s says what is wrong",
  async (named, message) => {
    const repository = repositoryOf({ "a.py": "" });
    const { code, stdout, stderr } = await runInProcess(repository, ["pin", named]);
    expect([code === 0, stdout, stderr]).toEqual([false, "", expect.stringContaining(message)]);
  },
  120_000,
);

test("lanser pin writes a version that cannot be asked, and says so", async () => {
  const repository = repositoryOf({ "a.py": "" });
  const { code, stdout, stderr } = await runInProcess(repository, ["pin", "pyright@1.1.300"]);
  expect([code, stdout.split("\n")[0]]).toEqual([0, `wrote ${pinPath("pyright", "1.1.300")}`]);
  expect(stderr).toContain("but cannot query it: before 1.1.397");
}, 120_000);

test("lanser pin without a network says so, and a pin of what ships is what ships", async () => {
  const repository = repositoryOf({ "a.py": "" });
  const offline = { npm_config_offline: "true", npm_config_cache: temporaryFolder() };
  const { code, stderr } = await runInProcess(repository, ["pin", "pyright@1.1.413"], { env: offline });
  expect([code, stderr]).toEqual([3, expect.stringContaining("npm is offline and has no cached package")]);
  const { stdout } = await runInProcess(repository, ["pin", "pyright@1.1.414", "--stdout"]);
  expect(parsePin(stdout, pinPath("pyright", "1.1.414"))).toMatchObject({
    treeDigests: shippedPins[0]?.treeDigests,
  });
}, 120_000);

function config(version: string): string {
  return `version: 1\nservers:\n  - id: pyright\n    version: ${version}\n`;
}

/** 0-based, as the command's. */
function lineOf(finding: FindingV1 | null): readonly string[] {
  if (finding === null) return [];
  const { start, end } = finding.range;
  const range = {
    start: { line: start.line - 1, character: start.column - 1 },
    end: { line: end.line - 1, character: end.column - 1 },
  };
  return [findingLine({ ...finding, range })];
}
