/** The Action's inputs and outputs, as the runner passes them. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../src/github/inputs.ts";
import {
  driftOutputs,
  nightlyOutputs,
  outputsOf,
  planOutputs,
  shardOutputs,
  writeOutputs,
} from "../../src/github/outputs.ts";
import { UserError } from "../../src/model/errors.ts";
import { findingOf, reportOf } from "../report/support.ts";
import { temporaryFolder } from "../support/files.ts";
import { readOutputs } from "../support/runner-files.ts";

afterEach(() => vi.unstubAllEnvs());

/** As the runner names them: upper case, and a hyphen stays a hyphen. */
function given(inputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(inputs)) vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
}

const action = parse(readFileSync(new URL("../../action.yml", import.meta.url), "utf8")) as {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
};

test("inputs that are not given are empty, and every declared one is read", () => {
  expect(readInputs()).toMatchInlineSnapshot(`
    {
      "allowUnsafeTrigger": false,
      "base": "",
      "baseDependencies": "",
      "cache": "",
      "check": "",
      "cleanNights": "",
      "comment": "",
      "config": "",
      "drift": [],
      "driftIssue": "",
      "events": "",
      "evidence": "",
      "failOn": "",
      "githubToken": "",
      "head": "",
      "html": "",
      "jobs": "",
      "junit": "",
      "lastRun": "",
      "observations": "",
      "observationsKey": "",
      "publish": "",
      "rdjson": "",
      "replay": "",
      "report": "",
      "rewards": "",
      "sarif": "",
      "scope": "",
      "servers": [],
      "settings": "",
      "shards": "",
      "show": "",
      "steps": "",
      "suggest": false,
      "traces": [],
      "trend": "",
      "units": "",
      "workingDirectory": "",
    }
  `);
  const yesOrNo = new Set(["comment", "suggest", "allow-unsafe-trigger"]);
  for (const [name, { default: value }] of Object.entries(action.inputs)) given({ [name]: value });
  const defaults = readInputs();
  const camel = (name: string) => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  expect(Object.keys(readInputs()).sort()).toEqual(Object.keys(action.inputs).map(camel).sort());
  // Those of a job that plans, looks or judges for others go with little else.
  const together = [["jobs", "last-run"], ["units"], ["shards"], ["steps", "rewards"], ["observations"]];
  const apart = new Set(together.flat());
  const others = Object.keys(action.inputs).filter((name) => !apart.has(name));
  const posting = new Set(["check", "comment", "suggest", "drift", "trend", "publish"]);
  const givenTo = (name: string) => (yesOrNo.has(name) ? "true" : `value-of-${name}`);
  for (const own of together) {
    vi.unstubAllEnvs();
    const names = [...own, ...others.filter((name) => own[0] === "observations" || !posting.has(name))];
    for (const name of names) given({ [name]: givenTo(name) });
    expect(
      Object.values(readInputs())
        .flat()
        .map(String)
        .filter((value) => value !== "" && value !== "false")
        .sort(),
    ).toEqual(names.map((name) => (name === "comment" ? "on-findings" : givenTo(name))).sort());
  }
  expect(
    Object.values(defaults)
      .flat()
      .filter((value) => value !== "" && value !== false),
  ).toEqual([]);
});

test("servers are separated by commas, spaces or lines", () => {
  given({ servers: " pyright@1.1.414,ruff\n  gopls ,\t" });
  expect(readInputs().servers).toEqual(["pyright@1.1.414", "ruff", "gopls"]);
});

test("traces are globs, one a line or between commas: a blank belongs to a name", () => {
  given({ traces: ".lanser/traces/core.trace.jsonl\r\n  my traces/**/*.zst ,\n,b.trace.jsonl" });
  expect(readInputs().traces).toEqual([
    ".lanser/traces/core.trace.jsonl",
    "my traces/**/*.zst",
    "b.trace.jsonl",
  ]);
});

test("flags of drift are divided by blanks and lines; no shell reads them", () => {
  given({ drift: "--runs 5\n  --quarantine $(id).yml;ls `x` 'a b'" });
  expect(readInputs().drift).toEqual(["--runs", "5", "--quarantine", "$(id).yml;ls", "`x`", "'a", "b'"]);
});

test("a trend is one of drift", () => {
  given({ trend: "trend.jsonl" });
  expect(readInputs).toThrow("the input trend needs the input drift");
  expect(readInputs).toThrow(UserError);
  given({ drift: "--runs 3" });
  expect(readInputs().trend).toBe("trend.jsonl");
});

test("a job plans a run that is shared, looks at a part of it or judges, and posts only where it judges", () => {
  const problemOf = (inputs: Readonly<Record<string, string>>) => {
    vi.unstubAllEnvs();
    given(inputs);
    try {
      readInputs();
      return null;
    } catch (error) {
      return error instanceof UserError ? error.message : error;
    }
  };
  const token = { "github-token": "t" };
  expect([
    problemOf({ jobs: "2", "last-run": "run.json" }),
    problemOf({ units: "none" }),
    problemOf({ ...token, shards: "s", check: "Lanser", comment: "true" }),
  ]).toEqual([null, null, null]);
  expect([
    problemOf({ jobs: "2", units: "none" }),
    problemOf({ units: "none", shards: "s" }),
    problemOf({ ...token, shards: "s", publish: "p" }),
    problemOf({ jobs: "2", drift: "--runs 2" }),
    problemOf({ "last-run": "run.json" }),
    problemOf({ ...token, jobs: "2", check: "Lanser" }),
    problemOf({ ...token, units: "none", comment: "true" }),
    problemOf({ ...token, units: "none", suggest: "true" }),
    problemOf({ shards: "s", observations: "o" }),
  ]).toMatchInlineSnapshot(`
    [
      "the inputs jobs and units exclude each other",
      "the inputs units and shards exclude each other",
      "the inputs shards and publish exclude each other",
      "the inputs jobs and drift exclude each other",
      "the input last-run needs the input jobs",
      "the input check belongs to the job with the input shards",
      "the input comment belongs to the job with the input shards",
      "the input suggest belongs to the job with the input shards",
      "the inputs shards and observations exclude each other",
    ]
  `);
});

test("steps are of a job that looks itself, and rewards are those of steps", () => {
  given({ rewards: "rewards.jsonl" });
  expect(readInputs).toThrow("the input rewards needs the input steps");
  given({ steps: "commits" });
  expect(readInputs().rewards).toBe("rewards.jsonl");
  given({ units: "none" });
  expect(readInputs).toThrow("the inputs steps and units exclude each other");
});

test("clean nights are those of an issue", () => {
  given({ "clean-nights": "3", "github-token": "t" });
  expect(readInputs).toThrow("the input clean-nights needs the input drift-issue");
  given({ "drift-issue": "drift" });
  expect(readInputs().cleanNights).toBe("3");
});

test.each([
  { check: "Lanser" },
  { comment: "true" },
  { suggest: "true" },
  { publish: "reports" },
  { "drift-issue": "drift" },
])("what posts needs a token: %j", (inputs) => {
  given(inputs);
  expect(readInputs).toThrow(/needs the input github-token/u);
  given({ "github-token": "t" });
  expect(readInputs).not.toThrow();
});

test("a switch is true or false and nothing else", () => {
  given({ "allow-unsafe-trigger": "yes" });
  expect(readInputs).toThrow("the input allow-unsafe-trigger must be true or false");
});

test("a comment is asked for by when it is begun, or by true", () => {
  const read = (comment: string) => {
    given({ comment, "github-token": "t" });
    return readInputs().comment;
  };
  expect(["", "false", "true", "on-findings", "on-change", "always"].map(read)).toEqual([
    "",
    "",
    "on-findings",
    "on-findings",
    "on-change",
    "always",
  ]);
  expect(() => read("yes")).toThrow(
    "the input comment must be one of always, on-change, on-findings, true, false",
  );
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
  const both = [
    ...Object.keys(outputs),
    ...Object.keys({
      ...driftOutputs("", ""),
      ...nightlyOutputs("none"),
      ...planOutputs(""),
      ...shardOutputs(""),
    }),
  ];
  expect(both.sort()).toEqual(Object.keys(action.outputs).sort());
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
