/** The SARIF log, as GitHub and other readers of SARIF will take it. */
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ComparedFinding,
  type FindingState,
  findingStates,
  severities,
} from "../../src/model/finding.ts";
import { canonical, parseStrict } from "../../src/model/json.ts";
import type { Report } from "../../src/model/report.ts";
import { version } from "../../src/platform/version.ts";
import { codeScanningSarif, sarif } from "../../src/report/sarif.ts";
import { isNight } from "../support/night.ts";
import {
  hostileTexts,
  hostileWholeReport,
  incompressible,
  manyFindings,
  permuted,
  sampleReport,
} from "./hostile.ts";
import {
  bumpOf,
  differentTrace,
  findingOf,
  type Parts,
  range,
  replayOf,
  reportOf,
  traceOf,
} from "./support.ts";

type Location = {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string; readonly uriBaseId: string };
    readonly region: Readonly<Record<string, number>>;
  };
};
type Result = {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly kind?: string;
  readonly level: string;
  readonly baselineState: string;
  readonly message: { readonly text: string };
  readonly locations: readonly [Location];
  readonly relatedLocations?: readonly (Location & { readonly message: { readonly text: string } })[];
  readonly suppressions?: readonly { readonly justification: string }[];
  readonly properties: Readonly<Record<string, unknown>>;
};
type Notification = { readonly level: string; readonly message: { readonly text: string } };
type Run = {
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
  readonly invocations: readonly [
    {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly Notification[];
      readonly toolConfigurationNotifications: readonly Notification[];
    },
  ];
  readonly results: readonly Result[];
  readonly properties: {
    readonly leftOut: Readonly<Record<string, number>>;
    readonly [key: string]: unknown;
  };
};

function runOf(text: string): Run {
  return (JSON.parse(text) as { runs: [Run] }).runs[0];
}

function runFor(parts: Parts): Run {
  return runOf(sarif(reportOf(parts), { show: "hint" }));
}

function resultFor(change: Partial<ComparedFinding>): Result {
  const [result] = runFor({ findings: [findingOf(change)] }).results;
  if (result === undefined) throw new Error("there is no result");
  return result;
}

const cause = { path: "rates.py", range: range(1, 5, 1, 9), symbol: "rate", how: "definition" } as const;

test("a small log is this", () => {
  const findings = [findingOf({ cause }), findingOf({ state: "unchanged", severity: "hint", code: null })];
  const text = sarif(reportOf({ findings }), { show: "hint" });
  expect(text).toBe(`${canonical(JSON.parse(text))}\n`);
  expect(
    JSON.stringify(JSON.parse(text.replaceAll(`"${version}"`, '"VERSION"')), null, 2),
  ).toMatchInlineSnapshot(`
    "{
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "runs": [
        {
          "columnKind": "utf16CodeUnits",
          "invocations": [
            {
              "executionSuccessful": true,
              "toolConfigurationNotifications": [],
              "toolExecutionNotifications": []
            }
          ],
          "originalUriBaseIds": {
            "%SRCROOT%": {
              "description": {
                "text": "The root of the repository."
              }
            }
          },
          "properties": {
            "base": {
              "commit": "1111111111111111111111111111111111111111",
              "tree": "2222222222222222222222222222222222222222"
            },
            "class": "new_errors",
            "counts": {
              "fixed": 0,
              "moved": 0,
              "new": 1,
              "removed": 0,
              "suppressed": 0,
              "unchanged": 1,
              "volatile": 0
            },
            "head": {
              "commit": "3333333333333333333333333333333333333333",
              "tree": "4444444444444444444444444444444444444444"
            },
            "leftOut": {
              "belowShow": 0,
              "beyondLimits": 0,
              "outsideRepository": 0
            },
            "reasons": [
              {
                "code": "new-finding",
                "message": "1 new error"
              }
            ],
            "replay": null,
            "reward": null,
            "unscored": "it was not scored",
            "verdict": "fail"
          },
          "results": [
            {
              "baselineState": "new",
              "level": "error",
              "locations": [
                {
                  "logicalLocations": [
                    {
                      "fullyQualifiedName": "Invoice.total"
                    }
                  ],
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "app/billing.py",
                      "uriBaseId": "%SRCROOT%"
                    },
                    "region": {
                      "endColumn": 44,
                      "endLine": 7,
                      "startColumn": 34,
                      "startLine": 7
                    }
                  }
                }
              ],
              "message": {
                "text": "Argument missing for parameter \\"year\\""
              },
              "partialFingerprints": {
                "lanserFindingId/v1": "sha256:a56145270ce6b3bebd1dd012b73948677dd618d496488bc608a3cb43ce3547dd"
              },
              "properties": {
                "placement": "same-line",
                "state": "new",
                "why": "this line is the same as base line 7, so an edit elsewhere in the change broke it"
              },
              "relatedLocations": [
                {
                  "id": 0,
                  "message": {
                    "text": "Caused by rate, edited by the change."
                  },
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "rates.py",
                      "uriBaseId": "%SRCROOT%"
                    },
                    "region": {
                      "endColumn": 9,
                      "endLine": 1,
                      "startColumn": 5,
                      "startLine": 1
                    }
                  }
                }
              ],
              "ruleId": "pyright/reportCallIssue",
              "ruleIndex": 0
            },
            {
              "baselineState": "unchanged",
              "level": "note",
              "locations": [
                {
                  "logicalLocations": [
                    {
                      "fullyQualifiedName": "Invoice.total"
                    }
                  ],
                  "physicalLocation": {
                    "artifactLocation": {
                      "uri": "app/billing.py",
                      "uriBaseId": "%SRCROOT%"
                    },
                    "region": {
                      "endColumn": 44,
                      "endLine": 7,
                      "startColumn": 34,
                      "startLine": 7
                    }
                  }
                }
              ],
              "message": {
                "text": "Argument missing for parameter \\"year\\""
              },
              "partialFingerprints": {
                "lanserFindingId/v1": "sha256:a56145270ce6b3bebd1dd012b73948677dd618d496488bc608a3cb43ce3547dd"
              },
              "properties": {
                "state": "unchanged"
              },
              "ruleId": "pyright",
              "ruleIndex": 1
            }
          ],
          "tool": {
            "driver": {
              "name": "Lanser",
              "rules": [
                {
                  "fullDescription": {
                    "text": "Diagnostics of pyright with the code reportCallIssue."
                  },
                  "help": {
                    "text": "The documentation of pyright describes it. \\"lanser explain\\" explains why a finding counts as new."
                  },
                  "id": "pyright/reportCallIssue",
                  "shortDescription": {
                    "text": "Diagnostics of pyright with the code reportCallIssue."
                  }
                },
                {
                  "fullDescription": {
                    "text": "Diagnostics of pyright without a code."
                  },
                  "help": {
                    "text": "The documentation of pyright describes it. \\"lanser explain\\" explains why a finding counts as new."
                  },
                  "id": "pyright",
                  "shortDescription": {
                    "text": "Diagnostics of pyright without a code."
                  }
                }
              ],
              "semanticVersion": "VERSION",
              "version": "VERSION"
            },
            "extensions": [
              {
                "name": "pyright",
                "properties": {
                  "base": {
                    "files": 79,
                    "unknown": 0
                  },
                  "head": {
                    "files": 80,
                    "unknown": 0
                  },
                  "interpreter": "python3 3.12.3",
                  "schedule": "sha256:5f72005e81c4ecbd5aa3588e80e3daf0df068ce0cf5638944508a0165fea609a",
                  "treeDigest": "sha256:b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06"
                },
                "version": "1.1.414"
              }
            ]
          }
        }
      ],
      "version": "2.1.0"
    }"
  `);
});

describe("a result", () => {
  test("says of each state what became of it", () => {
    const said = (state: FindingState, seen: ComparedFinding["seen"] = null) => {
      const { kind = "fail", level, baselineState } = resultFor({ state, seen });
      return `${state}: ${baselineState}, ${kind}, ${level}`;
    };
    const states = findingStates.filter((state) => state !== "volatile").map((state) => said(state));
    expect([
      ...states,
      said("volatile", { base: [], head: ["reverse"] }),
      said("volatile", { base: ["canonical"], head: [] }),
    ]).toMatchInlineSnapshot(`
      [
        "new: new, fail, error",
        "unchanged: unchanged, fail, error",
        "moved: updated, fail, error",
        "fixed: absent, fail, error",
        "removed: absent, fail, error",
        "suppressed: absent, fail, error",
        "volatile: unchanged, review, none",
        "volatile: absent, review, none",
      ]
    `);
  });

  test("has a level for each severity", () => {
    expect(severities.map((severity) => resultFor({ severity }).level)).toEqual([
      "error",
      "warning",
      "note",
      "note",
    ]);
  });

  test("keeps its place in base when its code is only there, and tells the other half of a pair", () => {
    const place = { path: "old name.py", range: range(3, 1, 4, 1) };
    expect(resultFor({ ...place, state: "fixed" }).locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: "old%20name.py", uriBaseId: "%SRCROOT%" },
      region: { startLine: 3, startColumn: 1, endLine: 4, endColumn: 1 },
    });
    const moved = resultFor({ state: "moved", matchedBy: "moved-file-text", base: place });
    expect(moved.locations[0].physicalLocation.artifactLocation.uri).toBe("app/billing.py");
    expect(moved.properties["base"]).toEqual({
      uri: "old%20name.py",
      startLine: 3,
      startColumn: 1,
      endLine: 4,
      endColumn: 1,
    });
  });

  test.each([
    ["a b/ü#?%20.py", "a%20b/%C3%BC%23%3F%2520.py"],
    ["c:\\x.py", "c%3A%5Cx.py"],
    ["http:x/(y)'*!.py", "http%3Ax/%28y%29%27%2A%21.py"],
    ["half\ud800.py", "half%EF%BF%BD.py"],
    ["...", "..."],
  ])("in %j has a relative URI without a scheme", (path, uri) => {
    expect(resultFor({ path }).locations[0].physicalLocation.artifactLocation.uri).toBe(uri);
  });

  test.each(["../x.py", "/etc/passwd", "a//b.py", "a/./b.py", "a\0b.py", ""])(
    "in %j is left out and counted, because that is no place in the repository",
    (path) => {
      const elsewhere = { path, range: range(1, 1, 1, 2) };
      const findings = [
        findingOf({ path }),
        findingOf({ cause: { ...cause, path }, related: [elsewhere], base: elsewhere }),
      ];
      const run = runFor({ findings });
      expect(run.results.map((one) => one.relatedLocations ?? one.properties["base"])).toEqual([undefined]);
      expect(run.properties.leftOut["outsideRepository"]).toBe(1);
      expect(run.invocations[0].toolExecutionNotifications.map((one) => one.message.text)).toEqual([
        "The log leaves out 1 finding that is in no file of the repository.",
      ]);
    },
  );

  test("names its cause and the places that the server named, at most a thousand", () => {
    const related = Array.from({ length: 2_000 }, (_, index) => ({
      path: "b.py",
      range: range(index + 1, 1, index + 1, 2),
    }));
    const locations = resultFor({ cause, related }).relatedLocations ?? [];
    expect(locations.length).toBe(1_000);
    expect(locations.slice(0, 2).map((one) => one.message.text)).toEqual([
      "Caused by rate, edited by the change.",
      "The server names this related place.",
    ]);
    const removed = resultFor({ cause: { ...cause, symbol: null, how: "removed-name" } });
    expect(removed.relatedLocations?.map((one) => one.message.text)).toEqual([
      "Caused by this, removed by the change.",
    ]);
    const moved = resultFor({ cause: { ...cause, symbol: null, how: "moved-module" } });
    expect(moved.relatedLocations?.map((one) => one.message.text)).toEqual([
      "Caused by this file, moved by the change.",
    ]);
    const mended = resultFor({ cause: { ...cause, how: "mended-import" } });
    expect(mended.relatedLocations?.map((one) => one.message.text)).toEqual([
      "Caused by rate, which fixed an import that hid this finding.",
    ]);
    // A deleted file has no location in head.
    const gone = resultFor({ cause: { ...cause, symbol: null, how: "removed-module" } });
    expect(gone.relatedLocations).toBeUndefined();
  });

  test("that was waived is suppressed with its reason, and the others say that they are not", () => {
    const waived = { by: "label:let-pass", reason: "known\u202e" };
    const { results } = runFor({ findings: [findingOf({ waived }), findingOf({ state: "unchanged" })] });
    expect(results.map((one) => one.suppressions)).toEqual([
      [{ kind: "external", status: "accepted", justification: "label:let-pass: known\\u{202E}" }],
      [],
    ]);
    expect(runFor({ findings: [findingOf()] }).results[0]?.suppressions).toBe(undefined);
  });

  test("has the rule of its server and code, or of the server alone", () => {
    const findings = [
      findingOf(),
      findingOf({ severity: "warning", code: null }),
      findingOf({ severity: "hint" }),
    ];
    const run = runFor({ findings });
    expect(run.tool.driver.rules.map((one) => one.id)).toEqual(["pyright/reportCallIssue", "pyright"]);
    expect(run.results.map((one) => [one.ruleId, one.ruleIndex])).toEqual([
      ["pyright/reportCallIssue", 0],
      ["pyright", 1],
      ["pyright/reportCallIssue", 0],
    ]);
  });

  test("below what is shown is only counted", () => {
    const findings = [findingOf(), findingOf({ severity: "information" })];
    const run = runOf(sarif(reportOf({ findings }), { show: "warning" }));
    expect([run.results.length, run.properties.leftOut["belowShow"]]).toEqual([1, 1]);
  });
});

describe("a message", () => {
  const textFor = (message: string) => resultFor({ message }).message.text;

  test.each([
    ["list[int]", "list\\[int\\]"],
    ["[x](http://e)", "\\[x\\](http://e)"],
    ["\\[x\\](1)", "\\\\\\[x\\\\\\](1)"],
    ["{0} {{1}} {x} {", "{{0}} {{{{1}}}} {x} {"],
    ["a\u202eb\u0000", "a\\u{202E}b\\u{{0000}}"],
    ["two\r\nlines", "two\nlines"],
    ["half \ud800", "half \ufffd"],
    ["", "(no message)"],
  ])("%j is %j", (message, text) => {
    expect(textFor(message)).toBe(text);
  });

  test("is cut where GitHub reads no further, and never in a character", () => {
    expect(textFor("x".repeat(4_000))).toBe(`${"x".repeat(999)}…`);
    expect(textFor(`${"x".repeat(998)}😀😀`)).toBe(`${"x".repeat(998)}…`);
  });

  test("has no link and no placeholder, whatever it is made of", () => {
    const piece = fc.constantFrom(
      "[",
      "]",
      "(",
      ")",
      "\\",
      "{",
      "}",
      "0",
      "12",
      "x",
      "](1)",
      ...hostileTexts,
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }).map((all) => all.join("")),
        (message) => {
          const text = textFor(message);
          expect(linksIn(text)).toEqual([]);
          expect(placeholdersIn(text)).toEqual([]);
        },
      ),
    );
  });

  test("would have them otherwise: the test can fail", () => {
    expect(linksIn("see [here](1) and \\\\[there](http://e)")).toEqual(["[here](1)", "[there](http://e)"]);
    expect(placeholdersIn("{0} {{0}} {{{1}}}")).toEqual(["{0}", "{1}"]);
  });
});

/** By SARIF's grammar (§3.11.6): the text of a link has brackets and backslashes only behind a backslash. */
function linksIn(text: string): readonly string[] {
  const links: string[] = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") {
      at += 1;
      continue;
    }
    const link = /^\[(?:[^\\[\]]|\\[\\[\]])*\]\([^)]*\)/u.exec(text.slice(at))?.[0];
    if (link !== undefined) links.push(link);
  }
  return links;
}

/** "{{" and "}}" are braces (§3.11.5), read from the left. */
function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{|\}\}|\{\d+\}/gu)]
    .map(([one]) => one)
    .filter((one) => !/^[{}]{2}$/u.test(one));
}

describe("the run", () => {
  test("that is inconclusive was not successful, and says why", () => {
    const failures = [{ code: "server-crashed", message: "pyright ended", hint: null }] as const;
    const unknown = [{ server: "pyright", side: "head", path: "a[0].py", reason: "timeout" }] as const;
    const [invocation] = runFor({ failures, unknown }).invocations;
    expect(invocation.executionSuccessful).toBe(false);
    expect(
      invocation.toolExecutionNotifications.map((one) => `${one.level}: ${one.message.text}`),
    ).toMatchInlineSnapshot(`
      [
        "error: pyright ended",
        "error: 1 file without a result: a\\[0\\].py (head: timeout)",
        "warning: pyright did not check a\\[0\\].py of head: timeout",
      ]
    `);
  });

  test("that fails was successful: it found something", () => {
    expect(runFor({ findings: [findingOf()] }).invocations[0]).toEqual({
      executionSuccessful: true,
      toolExecutionNotifications: [],
      toolConfigurationNotifications: [],
    });
  });

  test("tells of traces that are not as recorded, and of updates of servers", () => {
    const stale = traceOf({ path: "old.jsonl", state: "stale", message: "Lanser 0.4.0 recorded it." });
    const broken = bumpOf({ server: "ty", problem: "it could not be installed" });
    const { invocations, properties } = runFor({
      replay: replayOf([traceOf(), stale, differentTrace()]),
      bumps: [bumpOf(), broken],
    });
    expect([
      properties["replay"],
      ...invocations[0].toolExecutionNotifications.map(({ level, message }) => `${level}: ${message.text}`),
    ]).toMatchInlineSnapshot(`
      [
        {
          "different": 1,
          "equal": 1,
          "inconclusive": 0,
          "mode": "offline",
          "stale": 1,
          "unreadable": 0,
        },
        "warning: .lanser/traces/shop.trace.jsonl (pyright 1.1.414) is different, which fails this run (policy replay-mismatch: fail)
      What: The recorded answers of the server lead to another report than they did.
      Where: entry 42 of the trace, at /result/findings/0/message
      Recorded: "Argument missing for parameter \\"year\\""
      Now: "Arguments missing for parameters \\"year\\""
      Kind: another text (drift class D2)
      Try first: Run lanser trace diff shop to see all that differs.
      Try next: If the new result is right, run lanser trace refresh shop and commit the trace.",
        "warning: old.jsonl (pyright 1.1.414) is out of date, which only warns
      What: Lanser 0.4.0 recorded it.",
        "warning: ty 1.1.414 → 1.1.415: the comparison failed: it could not be installed",
        "note: pyright 1.1.414 → 1.1.415: 3 more, 1 fewer and 2 changed findings in the code of base",
      ]
    `);
    expect(runFor({}).properties["replay"]).toBeNull();
  });

  test("tells of changes of its configuration, and of limits", () => {
    const [invocation] = runFor({
      policy: { change: "head changes .lanser/config.yml" },
      limits: [{ code: "server-oddity", message: "a range is not in its file", count: 3 }],
    }).invocations;
    expect(invocation.toolConfigurationNotifications.map((one) => one.message.text)).toEqual([
      "head changes .lanser/config.yml: .lanser/config.yml",
    ]);
    expect(invocation.toolExecutionNotifications.map((one) => one.message.text)).toEqual([
      "a range is not in its file, 3 times",
    ]);
  });

  test("has no end of notifications only up to a limit", () => {
    const unknown = Array.from({ length: 60 }, (_, index) => ({
      server: "pyright",
      side: "head" as const,
      path: `${index}.py`,
      reason: "timeout" as const,
    }));
    const texts = runFor({ unknown }).invocations[0].toolExecutionNotifications.map(
      (one) => one.message.text,
    );
    expect([texts.length, texts.at(-1)]).toEqual([52, "The report has 10 more like this."]);
  });
});

test("a log for code scanning has nothing that is gone, which would come back as alerts", () => {
  const states = (text: string) => new Set(runOf(text).results.map((one) => one.baselineState));
  const report = sampleReport();
  expect(states(sarif(report, { show: "hint" }))).toEqual(new Set(["new", "unchanged", "updated", "absent"]));
  expect(states(codeScanningSarif(report, { show: "hint" }))).toEqual(
    new Set(["new", "unchanged", "updated"]),
  );
});

test("equal reports give equal bytes, in whatever order they come", () => {
  const report = sampleReport();
  expect(sarif(permuted(report), { show: "hint" })).toBe(sarif(report, { show: "hint" }));
  fc.assert(
    fc.property(
      hostileWholeReport,
      (one) => sarif(permuted(one), { show: "hint" }) === sarif(one, { show: "hint" }),
    ),
  );
});

test("whatever a server says, the log is strict JSON, with every place in the repository and every character visible", () => {
  fc.assert(
    fc.property(hostileWholeReport, (report) => {
      const text = sarif(report, { show: "hint" });
      expect(parseStrict(text).kind).toBe("value");
      for (const one of stringsIn(JSON.parse(text, codeWithoutTabs))) expect(one).not.toMatch(unseen);
      const run = runOf(text);
      expect(run.results.length).toBe(report.findings.length);
      for (const result of run.results) {
        expect(run.tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
        for (const { physicalLocation } of [...result.locations, ...(result.relatedLocations ?? [])]) {
          const { uri, uriBaseId } = physicalLocation.artifactLocation;
          expect(uri).toMatch(/^(?!\.{1,2}$)(?:[\w.~-]|%[0-9A-F]{2})+$/u);
          expect(uriBaseId).toBe("%SRCROOT%");
        }
      }
    }),
  );
});

/** In code to take a tab is what indents it. */
function codeWithoutTabs(key: string, value: unknown): unknown {
  if (key !== "insertedContent") return value;
  return { text: (value as { readonly text: string }).text.replaceAll("\t", " ") };
}

/** A line feed may stand in a text of several lines. */
const unseen = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe("a log of very many findings", () => {
  const gzipped = (text: string) => gzipSync(text).length;
  const report = (count: number, text: (index: number) => string): Report =>
    reportOf({ findings: manyFindings(count, text) });

  test("has the 25,000 that count most, and says how many are left out", () => {
    const text = sarif(
      report(100_000, (index) => `Argument missing for parameter "year${index % 50}" of "convert"`),
      { show: "hint" },
    );
    const { results, properties, invocations } = runOf(text);
    expect([results.length, properties.leftOut["beyondLimits"]]).toEqual([25_000, 75_000]);
    expect(invocations[0].toolExecutionNotifications.map((one) => one.message.text)).toEqual([
      "The log leaves out 75000 findings, existing and less severe ones first, because GitHub refuses a longer log.",
    ]);
    // What is volatile has no level to see.
    const ranked = results.filter((one) => one.kind === undefined);
    const ranks = ranked.map((one) => Number(one.baselineState !== "new") * 10 + levelRank(one.level));
    expect(ranks).toEqual(ranks.toSorted((left, right) => left - right));
    expect(results.filter((one) => one.baselineState === "new").length).toBe(14_286);
    expect(gzipped(text)).toBeLessThan(10_000_000);
  }, 60_000);

  test.each(isNight ? (["ascii", "any"] as const) : (["any"] as const))(
    "fits an upload when no compression helps (%s)",
    (alphabet) => {
      const text = sarif(report(15_000, incompressible(900, alphabet)), { show: "hint" });
      expect(runOf(text).properties.leftOut["beyondLimits"]).toBeGreaterThan(0);
      expect(gzipped(text)).toBeLessThan(10_000_000);
      expect(gzipped(text)).toBeGreaterThan(5_000_000);
    },
    60_000,
  );
});

function levelRank(level: string): number {
  return ["error", "warning", "note"].indexOf(level);
}
