/** Committed traces in the Action: what a newcomer sees when one comes out otherwise, and the nightly job that asks again. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Night, readNight } from "../../src/traces/drift/night.ts";
import { makeFolder, write } from "../support/files.ts";
import { commit, repositoryAt } from "../support/repository.ts";
import { runnerCommands } from "../support/runner-commands.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { recordTrace, rewriteAnswers, rewriteTrace, within } from "../support/traces.ts";
import { base, checkOut, config, harmless, pullRequest, type Remote, remoteOf } from "./histories.ts";
import { type Job, prepareRunner, type Step } from "./runner.ts";

const shared = sharePyright();

const made = makeFolder();
afterAll(() => made.remove());

const path = ".lanser/traces/use.trace.jsonl";
const use = { "use.py": 'old: int = "old"\n' };
/** As a release would have recorded it that read the same answers otherwise. */
const readOtherwise = (file: string) =>
  rewriteTrace(file, within("result", "reportAssignmentType", "reportOldName"));
/** As a server would have answered that has another name for the rule. */
const answeredOtherwise = (file: string) =>
  rewriteAnswers(file, "Literal['old']", "reportAssignmentType", "reportOldName");

/** main has two traces, of which `change` makes one that was recorded differently; the topic edits as given. */
async function traced(
  name: string,
  change: ((file: string) => void) | undefined,
  topic: (work: string) => void = () => undefined,
): Promise<Remote> {
  const work = repositoryAt(join(made.folder, "work", name), { ...base, ...use, ...config("error") });
  // A Python that lies in the home of the person who tests is in no home for the runner.
  const home = join(made.folder, "no-home");
  await recordTrace(work, "use", { files: ["use.py"], home });
  await recordTrace(work, "rates", { files: ["rates.py"], home });
  change?.(join(work, path));
  commit(work, {}, "traces");
  const edited = () => {
    topic(work);
    return harmless;
  };
  return remoteOf(made.folder, name, work, edited, { "later.py": "" });
}

function pull(of: Remote, name: string, inputs: Job["inputs"] = {}): Job {
  const workspace = join(made.folder, "workspaces", name);
  return {
    event: "pull_request",
    payload: pullRequest("synchronize", of.commits),
    workspace: checkOut(workspace, of.url, "refs/pull/1/merge", "whole"),
    inputs,
  };
}

function nightly(
  of: Remote,
  name: string,
  inputs: Job["inputs"],
  depth: "whole" | "one commit" = "whole",
): Job {
  const workspace = join(made.folder, "workspaces", name);
  return {
    event: "schedule",
    payload: { schedule: "0 4 * * *" },
    workspace: checkOut(workspace, of.url, "refs/heads/main", depth),
    action: "nightly",
    inputs: { flags: "--runs 1 --schedules canonical", ...inputs },
  };
}

const trend = join(made.folder, "trend.jsonl");
const steps = new Map<string, Step>();
const step = (name: string): Step => {
  const found = steps.get(name);
  if (found === undefined) throw new Error(`there is no step ${name}`);
  return found;
};

beforeAll(async () => {
  const run = await prepareRunner(made.folder, shared);
  const same = await traced("same", undefined, (work) => readOtherwise(join(work, path)));
  const read = await traced("read", readOtherwise, (work) => write(work, { [path]: null }));
  const answered = await traced("answered", answeredOtherwise);
  const quarantine = "- server: pyright\n  class: D5\n  path: use.py\n";
  const listed = await traced("listed", answeredOtherwise, (work) =>
    write(work, { ".lanser/quarantine.yml": quarantine }),
  );
  const jobs: Readonly<Record<string, () => Job>> = {
    "head edits": () => pull(same, "head-edits"),
    "a release reads otherwise": () => pull(read, "release"),
    "a server answers otherwise": () => pull(answered, "server", { replay: "live" }),
    "not asked again": () => pull(answered, "offline"),
    "replay: off": () => pull(read, "off", { replay: "off" }),
    "traces: the other one": () => pull(read, "other", { traces: "**/rates.trace.jsonl" }),
    "drift: the same": () => nightly(same, "drift-same", { trend }),
    "drift: another answer": () => nightly(answered, "drift-answered", { trend }),
    "drift: in the list": () => {
      const job = nightly(listed, "drift-listed", { traces: path });
      return {
        ...job,
        workspace: checkOut(`${job.workspace}-topic`, listed.url, "refs/heads/topic", "whole"),
      };
    },
    "drift: no tree": () => nightly(same, "drift-shallow", {}, "one commit"),
    "drift: not a flag of it": () => nightly(same, "drift-flag", { flags: "--runs 1 --format json" }),
    "drift: a shell's words": () => nightly(same, "drift-shell", { flags: "--runs $(id); rm -rf 'x y'" }),
    "drift: a broken trend": () => {
      const broken = join(made.folder, "broken.jsonl");
      writeFileSync(broken, '{"schema":"lanser.tr');
      return nightly(same, "drift-trend", { trend: broken });
    },
  };
  for (const [index, [name, job]] of Object.entries(jobs).entries()) {
    // An earlier step of the same job left its results.
    const before = join(made.folder, "jobs", `${index}`, "temp/lanser/drift");
    mkdirSync(before, { recursive: true });
    writeFileSync(join(before, "issue.md"), "of an earlier step\n");
    steps.set(name, await run(`${index}`, job()));
  }
}, 900_000);

/** Without what is another in every run: a trace holds times, so the commit that has it does not stay the same. */
function plain(text: string): string {
  return text
    .replaceAll(/entry \d+/gu, "entry N")
    .replaceAll(/[0-9a-f]{40}/gu, "COMMIT")
    .replaceAll(/`[0-9a-f]{12} → [0-9a-f]{12}`/gu, "`COMMIT → COMMIT`")
    .replaceAll(/\b\d{4}-\d\d-\d\d\b/gu, "DAY")
    .replaceAll(made.folder, "FOLDER");
}

/** From the line that begins so to the next empty one. */
function block(text: string, begins: string): string {
  const at = text.indexOf(begins);
  return at < 0 ? "" : plain(text.slice(at).split(/\n(?:\u2502 )?\n/u)[0] ?? "");
}

const annotationsOf = ({ stdout }: Step) =>
  runnerCommands(stdout).map(({ name, properties, data }) => [
    name,
    properties["file"],
    properties["title"],
    plain(data),
  ]);

describe("a release that reads a committed trace otherwise", () => {
  test("fails the pull request, although that one takes the trace away", () => {
    const { code, outputs } = step("a release reads otherwise");
    expect([code, outputs["verdict"], outputs["new"]]).toEqual([1, "fail", "0"]);
  });

  test("takes ten lines in the log: which trace, where and why", () => {
    const told = block(step("a release reads otherwise").stdout, "Traces (");
    expect(told.split("\n").length).toBeLessThanOrEqual(10);
    expect(told).toMatchInlineSnapshot(`
      "Traces (1)
      │   Lanser replayed 2 committed traces without a server: 1 the same, 1 different. A trace is a recorded server session. Its replay must give the recorded result.
      │   .lanser/traces/use.trace.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)
      │     What: this release, 0.1.0, recorded the trace, but now gives another result
      │     Where: entry N of the trace, at /files/0/findings/0/code
      │     Recorded: "reportOldName"
      │     Now: "reportAssignmentType"
      │     Kind: another severity, rule, tags or related places (drift class D5)
      │     Try first: The server's answers are the same, but this release reads another result from them. Compare the two reports.
      │     Try next: To record the session again: lanser trace refresh"
    `);
  });

  test("is an annotation at the trace's file", () => {
    expect(annotationsOf(step("a release reads otherwise"))).toMatchInlineSnapshot(`
      [
        [
          "error",
          ".lanser/traces/use.trace.jsonl",
          "A committed trace (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)",
          "What: this release, 0.1.0, recorded the trace, but now gives another result
      Where: entry N of the trace, at /files/0/findings/0/code
      Recorded: "reportOldName"
      Now: "reportAssignmentType"
      Kind: another severity, rule, tags or related places (drift class D5)
      Try first: The server's answers are the same, but this release reads another result from them. Compare the two reports.
      Try next: To record the session again: lanser trace refresh",
        ],
      ]
    `);
  });

  test("is a section of the summary", () => {
    expect(plain(step("a release reads otherwise").summary)).toMatchInlineSnapshot(`
      "❌ **Lanser: fail**: the committed trace \`.lanser/traces/use.trace.jsonl\` does not replay as recorded, from entry N on (\`/files/0/findings/0/code\`): this release, 0.1.0, recorded the trace, but now gives another result.

      What to do: The server's answers are the same, but this release reads another result from them. Compare the two reports.

      Reproduce: \`git fetch --quiet origin COMMIT COMMIT && { test -d ../lanser-gate || git clone --quiet https://github.com/lanser/lanser.git ../lanser-gate; } && git -C ../lanser-gate checkout --quiet v0 && node ../lanser-gate/dist/cli.js gate --base-exact COMMIT --head COMMIT\`

      ### Traces (1)

      Lanser replayed 2 committed traces without a server: 1 the same, 1 different. A trace is a recorded server session. Its replay must give the recorded result.

      - \`.lanser/traces/use.trace.jsonl\` (\`pyright 1.1.414\`) is different, which fails this run (policy replay-mismatch: fail)
        <br>What: \`this release, 0.1.0, recorded the trace, but now gives another result\`
        <br>Where: \`entry N of the trace, at /files/0/findings/0/code\`
        <br>Recorded: \`"reportOldName"\`
        <br>Now: \`"reportAssignmentType"\`
        <br>Kind: \`another severity, rule, tags or related places (drift class D5)\`
        <br>Try first: \`The server's answers are the same, but this release reads another result from them. Compare the two reports.\`
        <br>Try next: \`To record the session again: lanser trace refresh\`

      ### Policy changes (1)

      This change edits the rules that it is judged by. The rules of base decided. What head makes of them is shown here and was not used.

      - **traces**: head changes committed traces; those that base has were replayed (\`.lanser/traces/use.trace.jsonl\`)


      | unchanged |
      | --: |
      | 1 |

      <details><summary>Process reward</summary>

      process reward, a score for training agents (higher is better): pr-v2 0 (diagnostics 0, safety 1, confidence 1), pr-v1 0.4

      </details>

      [all checks](https://github.example/acme/shop/pull/2/checks)

      \`COMMIT → COMMIT\` · \`pyright 1.1.414: 4 of 4 files of base, 4 of 4 of head\`
      "
    `);
  });

  test("is not looked for with replay: off, and only among what traces names", () => {
    const told = ["replay: off", "traces: the other one"].map((name) => {
      const { code, files } = step(name);
      const { replay } = JSON.parse(files["temp/lanser/report.json"] ?? "");
      return [
        name,
        code,
        replay?.traces.map((one: { path: string; state: string }) => [one.path, one.state]) ?? null,
      ];
    });
    expect(told).toEqual([
      ["replay: off", 0, null],
      ["traces: the other one", 0, [[".lanser/traces/rates.trace.jsonl", "equal"]]],
    ]);
  });
});

describe("a server that answers otherwise", () => {
  test("is not seen without asking it", () => {
    expect(step("not asked again").code).toBe(0);
  });

  test("fails where replay: live asks it, with the class and what to do", () => {
    const { code, stdout, summary } = step("a server answers otherwise");
    const told = block(stdout, "Traces (");
    expect(told.split("\n").length).toBeLessThanOrEqual(10);
    expect([code, summary.includes("drift class D5")]).toEqual([1, true]);
    expect(told).toMatchInlineSnapshot(`
      "Traces (1)
      │   Lanser replayed 2 committed traces against the pinned server: 1 the same, 1 different. A trace is a recorded server session. Its replay must give the recorded result.
      │   .lanser/traces/use.trace.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)
      │     What: in a new run, pyright 1.1.414 gave other answers: another severity, rule, tags or related places in use.py:1
      │     Where: entry N of the trace, at /result/items/0/code
      │     Recorded: 1:12-1:17 error Pyright(reportOldName): Type "Literal['old']" is not assignable to declared type "int" — "Literal['old']" is not assignable to "int"
      │     Now: 1:12-1:17 error Pyright(reportAssignmentType): Type "Literal['old']" is not assignable to declared type "int" — "Literal['old']" is not assignable to "int"
      │     Kind: another severity, rule, tags or related places (drift class D5)
      │     Try first: To examine the trace, run: lanser trace drift --trace .lanser/traces/use.trace.jsonl
      │     Try next: If the new answers are right, record the trace again: lanser trace refresh · If the new answers are wrong, report the output of the command above to the server's maintainers."
    `);
    expect(annotationsOf(step("a server answers otherwise"))).toMatchInlineSnapshot(`
      [
        [
          "error",
          ".lanser/traces/use.trace.jsonl",
          "A committed trace (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)",
          "What: in a new run, pyright 1.1.414 gave other answers: another severity, rule, tags or related places in use.py:1
      Where: entry N of the trace, at /result/items/0/code
      Recorded: 1:12-1:17 error Pyright(reportOldName): Type "Literal['old']" is not assignable to declared type "int" — "Literal['old']" is not assignable to "int"
      Now: 1:12-1:17 error Pyright(reportAssignmentType): Type "Literal['old']" is not assignable to declared type "int" — "Literal['old']" is not assignable to "int"
      Kind: another severity, rule, tags or related places (drift class D5)
      Try first: To examine the trace, run: lanser trace drift --trace .lanser/traces/use.trace.jsonl
      Try next: If the new answers are right, record the trace again: lanser trace refresh · If the new answers are wrong, report the output of the command above to the server's maintainers.",
        ],
      ]
    `);
  });
});

test("a pull request that edits a trace is judged by base's, and every surface says that head changes it", () => {
  const { code, outputs, stdout, summary, files } = step("head edits");
  const said = "head changes committed traces; Lanser replayed base's traces";
  expect([code, outputs["verdict"]]).toEqual([0, "pass"]);
  expect(
    [stdout, summary, files["temp/lanser/report.json"], files["temp/lanser/report.html"]].map((text) =>
      text?.includes(said),
    ),
  ).toEqual([true, true, true, true]);
});

describe("drift", () => {
  const nightLeft = ({ outputs }: Step): Night => {
    const night = readNight(readFileSync(join(outputs["results"] ?? "", "night.json"), "utf8"));
    if (night === undefined) throw new Error("what was left is no night");
    return night;
  };
  const issueOf = ({ outputs }: Step) => (outputs["issue"] ? readFileSync(outputs["issue"], "utf8") : "");

  test("asks every committed trace again, and writes reports, a summary and the trend", () => {
    const { code, outputs, summary, temporary } = step("drift: the same");
    expect([code, outputs]).toEqual([0, { issue: "", results: join(temporary, "lanser/drift") }]);
    expect(existsSync(join(temporary, "lanser/drift/issue.md"))).toBe(false);
    expect(nightLeft(step("drift: the same"))).toMatchObject({
      traces: 2,
      differing: { count: 0, shown: [] },
      inconclusive: [],
      texts: [],
    });
    const told = plain(summary)
      .split("\n")
      .filter((line) => /^(?:\*\*|###)|DAY/u.test(line));
    expect(told).toEqual([
      "**Lanser drift: 2 committed traces replayed**",
      ...[".lanser/traces/rates.trace.jsonl", path].flatMap((one) => [
        `### \`${one}\`: every run gave the same result`,
        `${one} · pyright 1.1.414  ·  DAY: 1 run, 0 volatile`,
      ]),
    ]);
    const lines = readFileSync(trend, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.slice(0, 2).map(({ target, runs, distinct }) => [target, runs, distinct])).toEqual([
      [".lanser/traces/rates.trace.jsonl", 1, 1],
      [path, 1, 1],
    ]);
  });

  test("fails where the server comes to another result than was recorded, at the trace, with an issue to open", () => {
    const { code, summary, temporary, outputs } = step("drift: another answer");
    expect([code, outputs["issue"]]).toEqual([1, join(temporary, "lanser/drift/issue.md")]);
    const { differing, inconclusive, texts } = nightLeft(step("drift: another answer"));
    expect([differing, inconclusive, texts.map((one) => one.trace)]).toEqual([
      {
        count: 1,
        shown: [{ server: "pyright", class: "D5", path: "use.py", code: "reportOldName" }],
      },
      [],
      [path],
    ]);
    expect(annotationsOf(step("drift: another answer"))).toMatchInlineSnapshot(`
      [
        [
          "error",
          ".lanser/traces/use.trace.jsonl",
          "pyright 1.1.414, asked again",
          "the same schedule gives another result than the recording. To examine the trace, run: lanser trace drift --trace .lanser/traces/use.trace.jsonl",
        ],
      ]
    `);
    expect(plain(issueOf(step("drift: another answer")))).toMatchInlineSnapshot(`
      "# \`.lanser/traces/use.trace.jsonl\`: the same schedule gives another result than the recording

      \`\`\`text
      drifted: the same schedule gives another result than the recording
        .lanser/traces/use.trace.jsonl, pyright 1.1.414
        canonical order: 8 runs, one result

      Lanser repeated the runs that differed:
        recorded: named, in 8 of 8 repeats, and in 0 of 0 canonical runs

      Recording compared with the first run: 1 × another severity, rule, tags or related places (D5)
          use.py
            - 1:12-1:17 error Pyright(reportOldName): Type "Literal['old']" is not assignable to declared type "int" — "Literal['old']" is not assignable to "int"
            + 1:12-1:17 error Pyright(reportAssignmentType): Type "Literal['old']" is not assignable to declared type "int" — "Literal['old']" is not assignable to "int"

      Not on the quarantine list (.lanser/quarantine.yml):
        D5 another severity, rule, tags or related places: reportOldName in use.py
      \`\`\`
      "
    `);
    expect(summary.split("\n")[0]).toBe(
      "**Lanser drift: 2 committed traces replayed, 1 with other results**",
    );
    // The one that differs comes first, and each has the chart of its own nights.
    expect(summary.match(/^### .*$/gmu)).toEqual([
      `### \`${path}\`: the same schedule gives another result than the recording`,
      "### `.lanser/traces/rates.trace.jsonl`: every run gave the same result",
    ]);
    expect(readFileSync(trend, "utf8").trimEnd().split("\n")).toHaveLength(4);
  });

  test("lets pass what the quarantine list has", () => {
    const { code, outputs, summary } = step("drift: in the list");
    expect([code, outputs["issue"], summary.split("\n")[0]]).toEqual([
      0,
      "",
      "**Lanser drift: 1 committed trace replayed**",
    ]);
    expect(nightLeft(step("drift: in the list")).differing.count).toBe(0);
  });

  test("is inconclusive where the tree of a trace is not in the clone", () => {
    const { code, summary } = step("drift: no tree");
    expect(code).toBe(11);
    expect(annotationsOf(step("drift: no tree")).map((one) => one.slice(0, 3))).toEqual(
      [".lanser/traces/rates.trace.jsonl", path].map((file) => [
        "warning",
        file,
        "Lanser did not replay a committed trace",
      ]),
    );
    expect(summary).toContain("fetch-depth: 0");
    const { inconclusive } = nightLeft(step("drift: no tree"));
    expect(inconclusive.map((one) => [one.trace, one.reason])).toEqual([
      [".lanser/traces/rates.trace.jsonl", "unavailable"],
      [path, "unavailable"],
    ]);
  });

  test("says what is wrong with its inputs before a server is started", () => {
    const names = [...steps.keys()].filter((name) => /flag|shell|check|broken/u.test(name));
    const told = names.map((name) => {
      const { code, stderr, started } = step(name);
      const servers = started.filter(({ args }) => args.some((arg) => arg.includes("langserver")));
      return `${name} => ${code}, ${servers.length} servers\n${plain(stderr).trimEnd()}`;
    });
    expect(`\n${told.join("\n\n")}\n`).toMatchInlineSnapshot(`
      "
      drift: not a flag of it => 13, 0 servers
      lanser: the input flags contains the unknown flag \`--format\`
        Use one of --runs, --schedules, --vary, --against, --reduce, --quarantine, --allow-secrets.

      drift: a shell's words => 13, 0 servers
      lanser: \`rm\` in the input flags belongs to no flag
        Lanser splits the input at spaces without a shell. Remove quotes, variables and wildcards.

      drift: a broken trend => 13, 0 servers
      lanser: the trend FOLDER/broken.jsonl:1: the last line is incomplete
        Fix the line. Or delete the file, or its cache entry, to start a new trend.
      "
    `);
  });
});

test("nothing is left behind, and no workspace is changed", () => {
  expect([...steps].flatMap(([name, { amiss }]) => amiss.map((one) => `${name}: ${one}`))).toEqual([]);
});
