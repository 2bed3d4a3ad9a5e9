/** The inputs and outputs of the Actions, as the runner passes them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  readGateInputs,
  readNightlyInputs,
  readPlanInputs,
  readPublishInputs,
  readShardInputs,
} from "../../src/action/inputs.ts";
import {
  driftOutputs,
  nightlyOutputs,
  outputsOf,
  planOutputs,
  shardOutputs,
  writeOutputs,
} from "../../src/action/outputs.ts";
import { UserError } from "../../src/model/errors.ts";
import { findingOf, reportOf } from "../report/support.ts";
import { type ActionName, actionNames, metadataOf } from "../support/actions.ts";
import { temporaryFolder } from "../support/files.ts";
import { readOutputs } from "../support/runner-files.ts";

afterEach(() => vi.unstubAllEnvs());

/** As the runner names them: upper case, and a hyphen stays a hyphen. */
function given(inputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(inputs)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
}

const readers = {
  gate: readGateInputs,
  publish: readPublishInputs,
  nightly: readNightlyInputs,
  plan: readPlanInputs,
  shard: readShardInputs,
} as const satisfies Record<ActionName, () => object>;

const token = (name: ActionName) => (name === "publish" ? { "github-token": "t" } : {});

function problemOf(action: ActionName, inputs: Readonly<Record<string, string>>): unknown {
  vi.unstubAllEnvs();
  given(inputs);
  try {
    readers[action]();
    return null;
  } catch (error) {
    return error instanceof UserError ? error.message : error;
  }
}

test("the gate has at most 23 inputs", () => {
  expect(Object.keys(metadataOf("gate").inputs).length).toBeLessThanOrEqual(23);
});

test.each(actionNames)("%s: every declared input is read, and no other", (name) => {
  const { inputs } = metadataOf(name);
  const read: string[] = [];
  const env = { ...process.env };
  const values: Readonly<Record<string, string>> = {
    ...token(name),
    ...Object.fromEntries(Object.keys(inputs).flatMap((one) => (inputs[one]?.required ? [[one, "1"]] : []))),
  };
  const watched = new Proxy(env, {
    get: (target, key) => {
      const input = /^INPUT_(.+)$/u.exec(String(key))?.[1]?.toLowerCase();
      if (input === undefined) return target[String(key)];
      read.push(input);
      return values[input];
    },
  });
  vi.spyOn(process, "env", "get").mockReturnValue(watched);
  readers[name]();
  vi.restoreAllMocks();
  expect([...new Set(read)].sort()).toEqual(Object.keys(inputs).sort());
});

test.each(actionNames)("%s: its defaults are what is read where a workflow gives nothing", (name) => {
  const { inputs } = metadataOf(name);
  const required = Object.keys(inputs).filter((one) => inputs[one]?.required);
  const needed = Object.fromEntries(required.map((one) => [one, "1"]));
  given({ ...token(name), ...needed });
  const bare = readers[name]();
  for (const [input, { default: value = "" }] of Object.entries(inputs)) given({ [input]: value });
  given({ ...token(name), ...needed });
  const usual = readers[name]();
  expect(usual).toEqual(name === "publish" ? { ...bare, check: "Lanser" } : bare);
});

test("servers are separated by commas, spaces or lines", () => {
  given({ servers: " pyright@1.1.414,ruff\n  gopls ,\t" });
  expect(readGateInputs().servers).toEqual(["pyright@1.1.414", "ruff", "gopls"]);
});

test("traces are globs, one a line or between commas: a blank belongs to a name", () => {
  given({ traces: ".lanser/traces/core.trace.jsonl\r\n  my traces/**/*.zst ,\n,b.trace.jsonl" });
  expect(readGateInputs().traces).toEqual([
    ".lanser/traces/core.trace.jsonl",
    "my traces/**/*.zst",
    "b.trace.jsonl",
  ]);
});

test("flags of drift are divided by blanks and lines; no shell reads them", () => {
  given({ flags: "--runs 5\n  --quarantine $(id).yml;ls `x` 'a b'" });
  expect(readNightlyInputs().flags).toEqual([
    "--runs",
    "5",
    "--quarantine",
    "$(id).yml;ls",
    "`x`",
    "'a",
    "b'",
  ]);
});

test("what belongs to a job of its own is not given together", () => {
  expect([
    problemOf("gate", { shards: "s", observations: "o" }),
    problemOf("gate", { shards: "s", steps: "commits" }),
    problemOf("nightly", { results: "r", "github-token": "t", flags: "--runs 3" }),
    problemOf("nightly", { results: "r", "github-token": "t", trend: "trend.jsonl" }),
    problemOf("nightly", { "clean-nights": "3" }),
    problemOf("nightly", { "github-token": "t" }),
  ]).toEqual([
    "the inputs `shards` and `observations` cannot be combined",
    "the inputs `shards` and `steps` cannot be combined",
    "the inputs `results` and `flags` cannot be combined",
    "the inputs `results` and `trend` cannot be combined",
    "the input `clean-nights` needs the input `results`",
    "the input `github-token` needs the input `results`",
  ]);
});

test("an input that an Action cannot do without is named", () => {
  expect([problemOf("plan", {}), problemOf("shard", {}), problemOf("publish", {})]).toEqual([
    "the input jobs is missing",
    "the input units is missing",
    "the input report is missing",
  ]);
});

test.each([
  ["gate", { publish: "check" }],
  ["gate", { publish: "comment" }],
  ["gate", { publish: "suggestions" }],
  ["publish", { report: "reports" }],
  ["nightly", { results: "drift" }],
] as const)("what posts needs a token: %s %j", (name, inputs) => {
  expect(problemOf(name, inputs)).toMatch(/needs the input `github-token`/u);
  expect(problemOf(name, { ...inputs, "github-token": "t" })).toBeNull();
});

test("a switch is true or false and nothing else", () => {
  given({ "allow-unsafe-trigger": "yes" });
  expect(readGateInputs).toThrow("the input allow-unsafe-trigger must be true or false");
});

describe("publish is a list", () => {
  const posted = (publish: string) => {
    given({ publish, "github-token": "t" });
    const { check, comment, suggest } = readGateInputs();
    return { check, comment, suggest };
  };

  test.each([
    ["", { check: "", comment: "", suggest: false }],
    ["none", { check: "", comment: "", suggest: false }],
    ["check", { check: "Lanser", comment: "", suggest: false }],
    ["check=Types: 3.12", { check: "Types: 3.12", comment: "", suggest: false }],
    ["comment\n suggestions", { check: "", comment: "on-findings", suggest: true }],
    [" comment = always , check= A=B ", { check: "A=B", comment: "always", suggest: false }],
  ])("%j", (publish, wanted) => {
    expect(posted(publish)).toEqual(wanted);
  });

  test.each([
    ["chek", "the input publish cannot list `chek`", "Did you mean `check`?"],
    [
      "none, check",
      "the input publish cannot list `none`",
      "List some of check, comment, suggestions, or write `none`.",
    ],
    ["check, check=B", "the input publish has check twice", ""],
    [
      "check=",
      "the input publish cannot have `check=`",
      "For example: publish: check=Types, comment=on-change, suggestions",
    ],
    [
      "suggestions=5",
      "the input publish cannot have `suggestions=5`",
      "For example: publish: check=Types, comment=on-change, suggestions",
    ],
    [
      "comment=yes",
      "the input publish cannot have `comment=yes`",
      "Write one of comment=always, comment=on-change, comment=on-findings.",
    ],
  ])("%j is refused", (publish, message, hint) => {
    given({ publish, "github-token": "t" });
    let problem: unknown;
    try {
      readGateInputs();
    } catch (error) {
      problem = error;
    }
    expect(problem).toMatchObject({ message, hint });
  });
});

test("outputs are the declared ones: enumerations, numbers, hashes and our own path", () => {
  const findings = [
    findingOf({ path: "a\n::error::b.py", message: "ghadelimiter_" }),
    findingOf({ state: "fixed" }),
  ];
  const files = {
    report: "/tmp/lanser/report.json",
    sarif: "/tmp/lanser/report.sarif",
    html: "/tmp/lanser/report.html",
    junit: "/tmp/lanser/junit.xml",
    rdjson: "",
    evidence: "/tmp/lanser/evidence.jsonl",
    rewards: "/tmp/lanser/rewards.jsonl",
  };
  const outputs = outputsOf(reportOf({ findings }), files);
  expect(outputs).toMatchInlineSnapshot(`
    {
      "base": "1111111111111111111111111111111111111111",
      "class": "new_errors",
      "evidence": "/tmp/lanser/evidence.jsonl",
      "fixed": "1",
      "head": "3333333333333333333333333333333333333333",
      "html": "/tmp/lanser/report.html",
      "junit": "/tmp/lanser/junit.xml",
      "moved": "0",
      "new": "1",
      "rdjson": "",
      "report": "/tmp/lanser/report.json",
      "reward": "",
      "rewards": "/tmp/lanser/rewards.jsonl",
      "sarif": "/tmp/lanser/report.sarif",
      "verdict": "fail",
      "volatile": "0",
    }
  `);
  const declared = (name: ActionName) => Object.keys(metadataOf(name).outputs).sort();
  expect(Object.keys(outputs).sort()).toEqual(declared("gate"));
  expect(Object.keys(outputs)).toEqual(expect.arrayContaining(declared("publish")));
  expect(Object.keys({ ...driftOutputs("", ""), ...nightlyOutputs("none") }).sort()).toEqual(
    declared("nightly"),
  );
  expect(Object.keys(planOutputs(""))).toEqual(declared("plan"));
  expect(Object.keys(shardOutputs(""))).toEqual(declared("shard"));
});

test("outputs of a run without a base and of the working tree are empty where there is nothing to say", () => {
  const nothing = { commit: null, tree: null };
  const files = { report: "", sarif: "", html: "", junit: "", rdjson: "", evidence: "", rewards: "" };
  const { base, head } = outputsOf(reportOf({ base: nothing, head: nothing }), files);
  expect({ base, head }).toEqual({ base: "", head: "" });
  expect(outputsOf(reportOf({ head: { commit: null, tree: "4".repeat(40) } }), files).head).toBe(
    "4".repeat(40),
  );
});

test("outputs are written so that no value can end itself", () => {
  const file = join(temporaryFolder(), "output");
  writeFileSync(file, "before=1\n");
  vi.stubEnv("GITHUB_OUTPUT", file);
  const values = {
    verdict: "fail",
    report: "/tmp/ghadelimiter_x\nEOF\nverdict=pass\nverdict<<EOF",
    reward: "",
  };
  writeOutputs(values);
  expect(readOutputs(readFileSync(file, "utf8"))).toEqual({ before: "1", ...values });
});
