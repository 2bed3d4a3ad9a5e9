/**
 * The SARIF log before its two judges: the schema of the standard, and Microsoft's validator with the rules of GitHub's
 * upload. Each finds faults that the other does not.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { codeScanningSarif, sarif } from "../../src/report/sarif.ts";
import { hostileWholeReport, manyFindings, sampleReport } from "../report/hostile.ts";
import { findingOf, reportOf } from "../report/support.ts";
import { folderOf } from "../support/files.ts";
import { toolsFolder } from "./installed.ts";

const options = { show: "hint" } as const;

let multitool = "";
beforeAll(() => {
  multitool = join(toolsFolder(), "node_modules/@microsoft/sarif-multitool-linux");
  // npm does not run the script that would do this.
  chmodSync(join(multitool, "Sarif.Multitool"), 0o755);
}, 300_000);

/** What the schema has against a log. */
function schemaFaults(): (text: string) => readonly string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // It is a function at run time, and a namespace to the types of a module.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(join(multitool, "sarif-2.1.0.json"), "utf8")));
  return (text) =>
    validate(JSON.parse(text))
      ? []
      : (validate.errors ?? []).map((one) => `${one.instancePath} ${one.message}`);
}

/** Advice that we do not follow, and why. */
const declined: Readonly<Record<string, string>> = {
  SARIF2002: "wants messages by id, which GH1015 forbids",
  SARIF2003: "wants the address of the repository, which a report does not know",
  SARIF2005: "wants the address of a home page, and there is none yet",
  SARIF2006: "looks the schema up on the network",
  SARIF2009: "takes the server in front of a code for a rule above it",
  SARIF2010: "wants code in the log; whoever shows it has the repository",
  SARIF2011: "wants more of that code",
  SARIF2012: "wants an address and a second name for each code of a server",
};

type Found = {
  readonly runs: readonly [{ readonly results: readonly Said[]; readonly invocations: readonly Ended[] }];
};
type Said = { readonly ruleId: string; readonly level?: string; readonly message: unknown };
type Ended = { readonly executionSuccessful: boolean };

/** What the validator has against a log. Its exit code says nothing; its own log does. */
function validatorFaults(text: string): readonly string[] {
  const folder = folderOf({ "log.sarif": text });
  const rules = [
    "--rule-kind",
    "Sarif;Ghas",
    "--level",
    "Error;Warning;Note",
    "--max-file-size-in-kb",
    "200000",
  ];
  const places = [
    "validate",
    join(folder, "log.sarif"),
    "-o",
    join(folder, "found.sarif"),
    "--log",
    "ForceOverwrite",
  ];
  execFileSync(join(multitool, "Sarif.Multitool"), [...places, ...rules], {
    timeout: 120_000,
    stdio: "ignore",
  });
  const { runs } = JSON.parse(readFileSync(join(folder, "found.sarif"), "utf8")) as Found;
  expect(runs[0].invocations.map((one) => one.executionSuccessful)).toEqual([true]);
  return runs[0].results
    .filter(({ ruleId }) => declined[ruleId] === undefined)
    .map(({ ruleId, level = "warning", message }) => `${ruleId} ${level} ${JSON.stringify(message)}`);
}

const reports = {
  "with everything": sampleReport(),
  "with nothing": reportOf(),
  "of a run that is inconclusive": reportOf({
    failures: [{ code: "server-crashed", message: "pyright ended [x](1) {0}", hint: null }],
  }),
  "with hostile texts": hostileReportOfMany(),
};

/** Many small reports in one, because each start of the validator takes a second. */
function hostileReportOfMany() {
  const reports = fc.sample(hostileWholeReport, { numRuns: 60, seed: 1 });
  const { findings, ...rest } = reportOf({
    findings: reports.flatMap((one) => one.findings),
    limits: reports.flatMap((one) => one.limits),
    escapes: reports.flatMap((one) => one.escapes),
    policyChanges: reports.flatMap((one) => one.policyChanges),
    unknown: reports.flatMap((one) => one.unknown),
  });
  return { ...rest, findings, servers: reports.flatMap((one) => one.servers) };
}

describe("a log", () => {
  test.each(Object.entries(reports))(
    "%s follows the schema, and the validator has nothing against it",
    (_, report) => {
      const text = sarif(report, options);
      expect([schemaFaults()(text), validatorFaults(text)]).toEqual([[], []]);
    },
    120_000,
  );

  test("for code scanning is as good", () => {
    const text = codeScanningSarif(sampleReport(), options);
    expect([schemaFaults()(text), validatorFaults(text)]).toEqual([[], []]);
  }, 120_000);

  // The validator takes minutes for it, and knows no limit that the schema does not.
  test("of a hundred thousand findings follows the schema", () => {
    const findings = manyFindings(100_000, (index) => `Argument ${index}`);
    expect(schemaFaults()(sarif(reportOf({ findings }), options))).toEqual([]);
  }, 120_000);

  test("follows the schema whatever a server says", () => {
    const faults = schemaFaults();
    fc.assert(fc.property(hostileWholeReport, (report) => faults(sarif(report, options)).length === 0));
  }, 120_000);
});

// biome-ignore lint/suspicious/noExplicitAny: a log to break, wherever it can be broken
type Log = any;

const faults: readonly { readonly fault: string; readonly plant: (log: Log) => void; readonly by: string }[] =
  [
    {
      fault: "a level that there is not",
      plant: (log) => (log.runs[0].results[0].level = "fatal"),
      by: "schema",
    },
    {
      fault: "a line before the first",
      plant: (log) => (regionOf(log).startLine = 0),
      by: "schema, JSON1008",
    },
    { fault: "no tool", plant: (log) => delete log.runs[0].tool, by: "schema, JSON1002" },
    {
      fault: "a message by id only",
      plant: (log) => (log.runs[0].results[0].message = { id: "x" }),
      by: "GH1015",
    },
    { fault: "no place", plant: (log) => (log.runs[0].results[0].locations = []), by: "GH1015" },
    { fault: "an end before the start", plant: (log) => (regionOf(log).endColumn = 1), by: "SARIF1007" },
    { fault: "no such rule", plant: (log) => (log.runs[0].results[0].ruleIndex = 99), by: "SARIF1009" },
    {
      fault: "an absolute place",
      plant: (log) => (placeOf(log).uri = "file:///etc/passwd"),
      by: "SARIF2016",
    },
  ];

function placeOf(log: Log): Log {
  return log.runs[0].results[0].locations[0].physicalLocation.artifactLocation;
}

function regionOf(log: Log): Log {
  return log.runs[0].results[0].locations[0].physicalLocation.region;
}

describe("a planted fault is found", () => {
  test.each(faults)(
    "$fault (by $by)",
    ({ plant, by }) => {
      const log: Log = JSON.parse(sarif(reportOf({ findings: [findingOf()] }), options));
      plant(log);
      const text = JSON.stringify(log);
      const said = [
        ...(schemaFaults()(text).length > 0 ? ["schema"] : []),
        ...validatorFaults(text).map((one) => one.split(" ")[0]),
      ];
      for (const one of by.split(", ")) expect(said).toContain(one);
    },
    120_000,
  );
});
