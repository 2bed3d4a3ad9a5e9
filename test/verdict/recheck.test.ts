/** What is believed of a report that another job wrote, as far as it tells of traces and of updates of servers. */

import { describe, expect, test } from "vitest";
import { limit } from "../../src/model/codes.ts";
import { sha256 } from "../../src/model/digest.ts";
import { canonical } from "../../src/model/json.ts";
import type { Report } from "../../src/model/report.ts";
import { safetyCheckNames } from "../../src/model/reward.ts";
import { hasItsChanged } from "../../src/verdict/changed.ts";
import { conclude } from "../../src/verdict/conclude.ts";
import { configurationDoubts } from "../../src/verdict/head-configuration.ts";
import { measure } from "../../src/verdict/measure.ts";
import { type KnownFacts, readForeign, recheckReport } from "../../src/verdict/recheck.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import {
  bumpOf,
  differentTrace,
  findingOf,
  type Parts,
  replayOf,
  reportOf,
  traceOf,
} from "../report/support.ts";
import { play, recordOf, rootOf } from "./support.ts";

const path = ".lanser/traces/shop.trace.jsonl";
const known = { mode: "offline", files: [path] } as const;

/** What GitHub and base say of the change that the report is about. */
function factsOf(report: Report, replay: KnownFacts["replay"]): KnownFacts {
  return {
    base: report.base,
    head: report.head,
    policy: report.policy,
    servers: serversOf(report),
    isConfigurationChanged: false,
    grants: [],
    replay,
  };
}

function serversOf({ servers }: Report): KnownFacts["servers"] {
  return servers.map(({ id, version, treeDigest }) => ({
    id,
    version,
    treeDigests: treeDigest === null ? [] : [sha256("of another processor"), treeDigest],
  }));
}

function check(
  report: Report,
  replay: KnownFacts["replay"] = known,
  grants: KnownFacts["grants"] = [],
): string {
  const foreign = readForeign(serializeReport(report));
  if (foreign.kind === "refused") return `refused: ${foreign.why}`;
  const checked = recheckReport(foreign.report, { ...factsOf(report, replay), grants });
  if (checked.kind === "refused") return `refused: ${checked.why}`;
  serializeReport(checked.report);
  const { verdict, reasons } = checked.report;
  const traces = checked.report.replay?.traces.map((one) => `${one.path} ${one.state}`) ?? [];
  return [`${verdict}: ${reasons.map(({ code }) => code).join(", ")}`, ...traces].join("; ");
}

const inconclusive = traceOf({ state: "inconclusive", message: "Its server is not configured." });

test("a report that has a doubtful limit and not its reason is refused", () => {
  const differ = { code: "dependencies-differ", message: "click differs", hint: null } as const;
  const limits = [limit("dependencies-differ", "click differs")];
  expect([
    check({ ...reportOf({ failures: [differ] }), limits }, null),
    check({ ...reportOf(), limits }, null),
  ]).toEqual([
    "inconclusive: dependencies-differ",
    "refused: the report leaves out a reason to be inconclusive",
  ]);
});

test("a report whose records of changed sources are not those of its servers is refused", () => {
  const report = reportOf();
  const [{ id } = { id: "" }] = report.servers;
  const of = (server: string | null, outcome: "checked" | "unknown", why: string | null) =>
    check(
      {
        ...report,
        changed: [{ path: "a.py", change: "edited", records: [{ server, outcome, why } as never] }],
      },
      null,
    );
  const refused = "refused: the changed source files in the report do not match its servers";
  expect(of(id, "checked", null)).not.toContain("refused");
  expect(of(null, "unknown", "server-failed")).not.toContain("refused");
  expect([of("other", "checked", null), of(id, "unknown", "timeout")]).toEqual([refused, refused]);
});

test("a file that came in the place of a renamed one is another one to the records", () => {
  const report = reportOf();
  const [{ id } = { id: "" }] = report.servers;
  const unknown = [{ server: id, side: "head", path: "a.py", reason: "timeout" }] as const;
  const changed = [
    {
      path: "b.py",
      from: "a.py",
      change: "renamed",
      records: [{ server: id, outcome: "checked", why: null }],
    },
  ] as const;
  expect(hasItsChanged({ ...report, unknown, changed })).toBe(true);
  expect(hasItsChanged({ ...report, unknown: [{ ...unknown[0], side: "base" }], changed })).toBe(false);
});

test("a report of a server in another mode than base's policy has it in is refused", () => {
  const report = reportOf();
  const servers = report.servers.map((one) => ({ ...one, mode: "lsp" as const }));
  const of = (mode: "lsp" | "compiler") =>
    recheckReport(
      { ...report, servers },
      { ...factsOf(report, null), servers: serversOf(report).map((one) => ({ ...one, mode })) },
    ).kind;
  expect([of("lsp"), of("compiler")]).toEqual(["report", "refused"]);
});

describe("a report with a reason that was waived", () => {
  const differ = { code: "dependencies-differ", message: "click differs", hint: "Install it." } as const;
  const now = { finding: null, by: "label:x", reason: "the pull request has the label x" };
  const mine = { by: "label:mine", reason: "mine" };

  test("passes by the waivers of now alone, whatever it says of them itself", () => {
    const waived = reportOf({ failures: [{ ...differ, waived: mine }] });
    const bare = reportOf({ failures: [differ] });
    expect({
      "waived then and now": check(waived, null, [now]),
      "waived then alone": check(waived, null),
      "waived now alone": check(bare, null, [now]),
      "waived for another reason": check(waived, null, [{ ...mine, code: "dependencies-missing" }]),
      "never waived": check(bare, null),
    }).toMatchInlineSnapshot(`
      {
        "never waived": "inconclusive: dependencies-differ",
        "waived for another reason": "inconclusive: dependencies-differ",
        "waived now alone": "pass: waived",
        "waived then alone": "inconclusive: dependencies-differ",
        "waived then and now": "pass: waived",
      }
    `);
    const checked = recheckReport(waived, { ...factsOf(waived, null), grants: [now] });
    expect(checked.kind === "report" && checked.report.reasons).toEqual(
      reportOf({ failures: [{ ...differ, waived: { by: now.by, reason: now.reason } }] }).reasons,
    );
  });

  test("that cannot be waived is inconclusive by it", () => {
    const crashed = { code: "server-crashed", message: "it ended", hint: null, waived: mine } as const;
    expect(check(reportOf({ failures: [crashed] }), null, [now])).toBe("inconclusive: server-crashed");
  });

  test("whose words are not those of what was waived is refused", () => {
    const waived = reportOf({ failures: [{ ...differ, waived: mine }] });
    const reasons = waived.reasons.map((one) => ({ ...one, message: "all is well" }));
    expect(check({ ...waived, reasons }, null)).toBe(
      "refused: the verdict in the report does not follow from its findings",
    );
    const without = waived.reasons.map(({ lifted: _lifted, ...one }) => one);
    expect(check({ ...waived, reasons: without }, null)).toBe(
      "refused: the verdict in the report does not follow from its findings",
    );
  });
});

describe("a report of a finding that head's own configuration does not report", () => {
  const edit = {
    kind: "server-configuration",
    files: ["tsconfig.json"],
    message: "x",
    hides: 1,
    adds: 0,
  } as const;
  const findings = [findingOf({ onlyUnderBase: true })];
  const label = { finding: null, by: "label:x", reason: "the pull request has the label x" };
  const code = { code: "configuration-differs", by: "trailer 123456789012", reason: "soon" } as const;
  const failures = configurationDoubts(findings, { failOn: "error" });
  const honest = reportOf({ findings, failures, policyChanges: [edit] });

  test("passes by the waivers of now alone", () => {
    const waivedThen = findings.map((one) => ({ ...one, waived: { by: "label:x", reason: label.reason } }));
    expect({
      "never waived": check(honest, null),
      "the reason now": check(honest, null, [code]),
      "the finding now": check(honest, null, [label]),
      "the finding then alone": check(reportOf({ findings: waivedThen, policyChanges: [edit] }), null),
    }).toMatchInlineSnapshot(`
      {
        "never waived": "inconclusive: configuration-differs",
        "the finding now": "pass: waived",
        "the finding then alone": "inconclusive: configuration-differs",
        "the reason now": "pass: advisory, waived",
      }
    `);
  });

  test("is refused without the doubt, without an edit of the configuration, and where it is not new", () => {
    const old = [findingOf({ state: "unchanged", onlyUnderBase: true })];
    expect([
      check(reportOf({ findings, policyChanges: [edit] }), null),
      check(reportOf({ findings, failures }), null),
      check(reportOf({ findings: old, policyChanges: [edit] }), null),
    ]).toMatchInlineSnapshot(`
      [
        "refused: the report leaves out a reason to be inconclusive",
        "refused: the report says that head's server configuration hides findings, but head has the configuration of base",
        "refused: the report says that head's server configuration hides findings, but head has the configuration of base",
      ]
    `);
  });
});

describe("a report of traces", () => {
  test("that agrees with itself and with base is taken", () => {
    const of = (parts: Parts) => check(reportOf(parts));
    expect({
      equal: of({ replay: replayOf([traceOf()]) }),
      different: of({ replay: replayOf([differentTrace()]) }),
      "different, and only told": of({
        replay: replayOf([differentTrace()]),
        policy: { replayMismatch: "warn" },
      }),
      inconclusive: of({ replay: replayOf([inconclusive]) }),
      stale: of({ replay: replayOf([traceOf({ state: "stale" })]) }),
      "none, and base has none": check(reportOf(), null),
    }).toMatchInlineSnapshot(`
      {
        "different": "fail: replay-mismatch; .lanser/traces/shop.trace.jsonl different",
        "different, and only told": "pass: clean; .lanser/traces/shop.trace.jsonl different",
        "equal": "pass: clean; .lanser/traces/shop.trace.jsonl equal",
        "inconclusive": "inconclusive: replay-inconclusive; .lanser/traces/shop.trace.jsonl inconclusive",
        "none, and base has none": "pass: clean",
        "stale": "pass: clean; .lanser/traces/shop.trace.jsonl stale",
      }
    `);
  });

  test("whose reasons are not those of its traces is refused", () => {
    const clean = reportOf({ replay: replayOf([traceOf()]) });
    const failing = reportOf({ replay: replayOf([differentTrace()]) });
    const measured = reportOf({ replay: replayOf([inconclusive]) });
    expect([
      check({ ...failing, verdict: clean.verdict, reasons: clean.reasons }),
      check({ ...failing, replay: clean.replay }),
      check({ ...measured, verdict: clean.verdict, reasons: clean.reasons, class: clean.class }),
      check({ ...failing, reasons: failing.reasons.map((one) => ({ ...one, message: "it is all right" })) }),
      check({ ...failing, reasons: failing.reasons.map((one) => ({ ...one, hint: "Merge it." })) }),
    ]).toEqual(
      Array.from({ length: 5 }, () => "refused: the verdict in the report does not follow from its findings"),
    );
  });

  test("that names a trace which base does not have, one twice, or another mode, is refused", () => {
    const of = (replay: Report["replay"], facts: KnownFacts["replay"] = known) =>
      check(reportOf({ replay }), facts);
    expect([
      of(replayOf([traceOf({ path: "mine.jsonl" })])),
      of(replayOf([traceOf(), traceOf()])),
      of(replayOf([traceOf()], "live")),
      of(replayOf([traceOf()]), null),
      of(replayOf([]), null),
    ]).toEqual(
      Array.from(
        { length: 5 },
        () => "refused: the traces in the report differ from the traces of base's policy",
      ),
    );
  });

  test("that leaves out traces of base never passes, unless a mismatch is only told", () => {
    const other = { ...known, files: [path, "other.jsonl"] };
    expect({
      "all of them": check(reportOf()),
      "one of them": check(reportOf({ replay: replayOf([traceOf()]) }), other),
      "beside a new error": check(reportOf({ findings: [findingOf()] })),
      "tolerated by nothing": check(reportOf({ policy: { unknown: "warn" } })),
      "only told": check(reportOf({ policy: { replayMismatch: "warn" } })),
    }).toMatchInlineSnapshot(`
      {
        "all of them": "inconclusive: replay-inconclusive; .lanser/traces/shop.trace.jsonl inconclusive",
        "beside a new error": "fail: new-finding, replay-inconclusive; .lanser/traces/shop.trace.jsonl inconclusive",
        "one of them": "inconclusive: replay-inconclusive; .lanser/traces/shop.trace.jsonl equal; other.jsonl inconclusive",
        "only told": "pass: clean; .lanser/traces/shop.trace.jsonl inconclusive",
        "tolerated by nothing": "inconclusive: replay-inconclusive; .lanser/traces/shop.trace.jsonl inconclusive",
      }
    `);
  });

  test("may tell of a recorded run by its folder, or by the session that is not as recorded", () => {
    const files = ["base", "head", "head-again"].map((session) => `runs/shop/pyright.${session}.trace.jsonl`);
    const of = (...traces: Parameters<typeof replayOf>[0]) =>
      check(reportOf({ replay: replayOf(traces) }), { mode: "offline", files });
    const session = traceOf({ path: files[1] ?? "", state: "stale" });
    expect([
      of(traceOf({ path: "runs/shop" })),
      of(session),
      of(traceOf({ path: "runs/shop" }), session),
      of(traceOf({ path: "runs" })),
      check(reportOf(), { mode: "offline", files }),
    ]).toMatchInlineSnapshot(`
      [
        "pass: clean; runs/shop equal",
        "pass: clean; runs/shop/pyright.head.trace.jsonl stale",
        "refused: the traces in the report differ from the traces of base's policy",
        "refused: the traces in the report differ from the traces of base's policy",
        "inconclusive: replay-inconclusive; runs/shop inconclusive",
      ]
    `);
  });

  test("is refused without the section that this release writes, whatever its schema allows", () => {
    const { replay: _replay, ...older } = JSON.parse(serializeReport(reportOf()));
    expect(readForeign(`${canonical(older)}\n`)).toEqual({
      kind: "refused",
      why: "the report has another order of keys or other white space than Lanser writes",
    });
  });
});

test("an update is believed of a server that base names at that version, and of no other", () => {
  const of = (change: Parameters<typeof bumpOf>[0]) => check(reportOf({ bumps: [bumpOf(change)] }), null);
  const refused = "refused: the report lists an update of a server that it did not run";
  expect([of({}), of({ server: "ty" }), of({ from: "1.0.0" })]).toEqual(["pass: clean", refused, refused]);
});

test("a report says of files that a change touches what is believed, if they are files of what an edit broke, each once", () => {
  const at = {
    path: "app/rates.py",
    range: { start: { line: 3, character: 4 }, end: { line: 3, character: 8 } },
  };
  const cause = { ...at, symbol: "rate", how: "definition" } as const;
  const findings = ["app/b.py", "app/a.py", "app/c.py"].map((path) =>
    findingOf({ id: sha256(path), path, ...(path === "app/c.py" ? {} : { cause }) }),
  );
  const report = reportOf({ findings });
  const of = (touched: readonly string[]) =>
    check({ ...report, causes: report.causes.map((one) => ({ ...one, touched })) }, null);
  const refused = "refused: the causes in the report do not match its findings";
  expect([[], ["app/a.py"], ["app/a.py", "app/b.py"]].map(of)).toEqual(
    Array.from({ length: 3 }, () => "fail: new-finding"),
  );
  const wrong = [["app/b.py", "app/a.py"], ["app/a.py", "app/a.py"], ["app/c.py"], ["app/rates.py"]];
  expect(wrong.map(of)).toEqual(Array.from({ length: 4 }, () => refused));
  // The ways to them likewise.
  const way = (paths: readonly string[]) => {
    const routes = paths.map((path) => ({ path, through: ["app/between.py"] }));
    return check({ ...report, causes: report.causes.map((one) => ({ ...one, routes })) }, null);
  };
  expect([["app/a.py"], ["app/a.py", "app/b.py"]].map(way)).toEqual(
    Array.from({ length: 2 }, () => "fail: new-finding"),
  );
  expect(wrong.map(way)).toEqual(Array.from({ length: 4 }, () => refused));
});

test("a report of an edit with more lines than any run shows breaks its schema: they would be compared with one another", () => {
  const cause = {
    path: "app/rates.py",
    range: { start: { line: 3, character: 4 }, end: { line: 3, character: 8 } },
    symbol: "rate",
    how: "definition",
  } as const;
  const report = reportOf({ findings: [findingOf({ cause })] });
  const line = { line: 0, lines: ["only one"] };
  const text = serializeReport({
    ...report,
    causes: report.causes.map((one) => ({ ...one, excerpts: { base: line, head: line } })),
  });
  const of = (count: number) => {
    const read = readForeign(
      text.replaceAll('"only one"', Array.from({ length: count }, () => '""').join(",")),
    );
    return read.kind === "refused" ? read.why : "read";
  };
  expect([of(40), of(41)]).toEqual(["read", "the report does not follow schemas/report.v1.json"]);
});

test("a report whose causes are not those of its findings is refused; the lines of its edits are believed", () => {
  const at = {
    path: "app/rates.py",
    range: { start: { line: 3, character: 4 }, end: { line: 3, character: 8 } },
  };
  const cause = { ...at, symbol: "rate", how: "definition" } as const;
  const report = reportOf({ findings: [findingOf({ cause }), findingOf({ id: sha256("other") })] });
  const [own] = report.causes;
  if (own === undefined) throw new Error("a cause was to be there");
  const elsewhere = { ...at, path: "app/other.py" };
  const of = (causes: Report["causes"]) => check({ ...report, causes }, null);
  const refused = "refused: the causes in the report do not match its findings";
  const taken = "fail: new-finding";
  expect([of(report.causes), of([{ ...own, head: at, base: elsewhere }])]).toEqual([taken, taken]);
  expect([
    of([]),
    of([{ ...own, symbol: null }]),
    of([{ ...own, how: "related" }]),
    of([{ ...own, id: sha256("another") }]),
    of([{ ...own, effects: [...own.effects, sha256("other")] }]),
    of([{ ...own, head: elsewhere }]),
    of([own, { ...own, id: sha256("another") }]),
    check(reportOf({ findings: [findingOf({ cause, state: "unchanged" })] }), null),
  ]).toEqual(Array.from({ length: 8 }, () => refused));
});

describe("a report of a reward", () => {
  const base = {
    "a.py": "def f():\n    bad() # bad\n\n\ndef g():\n    return 1\n",
    "b.py": "import a\nold # old\n",
  };
  const head = {
    "a.py": "def f():\n    good()\n\n\ndef g():\n    return 1\n",
    "b.py": "import a\nold # old\n",
  };
  const checks = safetyCheckNames.map((name) => ({ name, ok: true, detail: "as it should" }));
  const record = recordOf(base, head, { safety: { checks, unknown: null } });
  const rewarded = async () => {
    const { sessions } = play(base, head, { probes: "complains" });
    const report = conclude(record, [await measure(record, rootOf(sessions))]);
    const { reward } = report;
    if (reward === null) throw new Error(report.unscored ?? "");
    return { report, reward };
  };
  const ours = "refused: the reward in the report does not follow from its components";

  test("whose parts it follows from is taken", async () => {
    const { report, reward } = await rewarded();
    expect([reward["pr-v2"].r > 0.4, recheckOf(report)]).toEqual([true, "pass: clean"]);
  });

  test("that is paid for what is not proven is refused", async () => {
    const { report } = await rewarded();
    expect(report.findings.map(({ state, proof }) => [state, proof?.kind])).toEqual([
      ["fixed", "proven"],
      ["unchanged", undefined],
    ]);
    const doubtful = { kind: "unproven", probe: "so" } as const;
    for (const proof of [{ proof: doubtful }, {}]) {
      const findings = report.findings.map(({ proof: _proof, ...one }) => ({ ...one, ...proof }));
      expect(recheckOf({ ...report, findings })).toBe(ours);
    }
  });

  test("that is not that of its parts is refused", async () => {
    const { report, reward } = await rewarded();
    const { "pr-v1": one, "pr-v2": two, confidence, diagnostics, safety } = reward;
    const more = { ...two, r: two.r + 0.5 };
    const changed = [
      { "pr-v1": { ...one, r: one.r + 0.5 } },
      { "pr-v2": more },
      { headline: "pr-v1" },
      { diagnostics: { ...diagnostics, base: diagnostics.base + 1 } },
      { diagnostics: { ...diagnostics, head: 0 } },
      { diagnostics: { base: 9, head: 8 } },
      { safety: safety.map((all) => ({ ...all, ok: false })) },
      { safety: safety.slice(1) },
      { safety: safety.map((all, at) => (at === 0 ? { ...all, name: "another" } : all)) },
      { safety: [] },
      {
        confidence: {
          ...confidence,
          symbols: confidence.symbols.map((all) => ({ ...all, confidence: 0.5 })),
        },
      },
    ] as const;
    expect(changed.map((of) => recheckOf({ ...report, reward: { ...reward, ...of } }))).toEqual(
      changed.map(() => ours),
    );
    expect(recheckOf({ ...report, reward: null, unscored: null })).toBe(ours);
    expect(recheckOf({ ...report, reward: null, unscored: "not scored: why" })).toBe("pass: clean");
  });
});

/** Without its bytes, which do not hold every lie. */
function recheckOf(report: Report): string {
  const checked = recheckReport(report, factsOf(report, null));
  if (checked.kind === "refused") return `refused: ${checked.why}`;
  return `${checked.report.verdict}: ${checked.report.reasons.map(({ code }) => code).join(", ")}`;
}

test("a report of a server with other files than its pin's is refused; one that could not be installed has none", () => {
  const report = reportOf();
  const [server] = report.servers;
  if (server === undefined) throw new Error("The report has no server.");
  const facts = factsOf(report, null);
  const other = { ...report, servers: [{ ...server, treeDigest: sha256("of somebody else") }] };
  expect(recheckReport(other, facts)).toEqual({
    kind: "refused",
    why: "the files of a server in the report differ from the files of its pin",
  });
  const nothing = { files: 0, unknown: 0 };
  const uninstalled = { ...server, treeDigest: null, base: nothing, head: nothing };
  expect(recheckReport({ ...report, servers: [{ ...server, treeDigest: null }] }, facts).kind).toBe(
    "refused",
  );
  expect(JSON.stringify(recheckReport({ ...report, servers: [uninstalled] }, facts))).not.toContain(
    "its pin's",
  );
});

test("a server may stand in a report with each of its roots", () => {
  const report = reportOf({});
  const [server, ...others] = report.servers;
  if (server === undefined) throw new Error("the report has no server");
  const roots = [
    { ...server, root: "packages/a" },
    { ...server, root: "packages/b", skipped: "same program" as const },
  ];
  const several = { ...report, servers: [...roots, ...others] };
  const read = readForeign(serializeReport(several));
  if (read.kind === "refused") throw new Error(read.why);
  const checked = recheckReport(read.report, { ...factsOf(several, null), servers: serversOf(report) });
  expect(checked.kind === "refused" ? checked.why : "").not.toContain("other servers");
});

describe("a report that says which files were looked at", () => {
  const scope = {
    mode: "affected",
    files: ["app/billing.py", "app/rates.py"],
    of: 80,
    why: "1 changed",
  } as const;
  const known = { isAllowed: true, compared: ["pyright"], sources: ["app/rates.py"], mattersToAll: false };
  const checked = (of: Partial<Report>, facts: KnownFacts["scope"] | null = known): string => {
    const report = { ...reportOf(), ...of };
    const foreign = readForeign(serializeReport(report));
    if (foreign.kind === "refused") return foreign.why;
    const result = recheckReport(foreign.report, {
      ...factsOf(report, null),
      ...(facts === null ? {} : { scope: facts }),
    });
    return result.kind === "refused"
      ? result.why
      : `${result.report.verdict} of ${result.report.scope?.mode}`;
  };

  test("is believed where that holds every source that differs, and base's policy allows it", () => {
    expect([
      checked({ scope }),
      checked({}),
      checked({ scope: { mode: "full", files: [], of: 80, why: "a lock file differs" } }, null),
    ]).toEqual(["pass of affected", "pass of undefined", "pass of full"]);
  });

  test("is believed where a server's own command may decide which files differ, whatever the names of these", () => {
    const complete = { ...scope, mode: "complete" } as const;
    const [first, ...others] = reportOf().servers;
    const own = first === undefined ? [] : [{ ...first, scope: complete }, ...others];
    const facts = { ...known, isAllowed: false, mattersToAll: true };
    expect([
      checked({ scope: complete }, facts),
      checked({ scope: complete }, { ...facts, compared: [] }),
      checked({ servers: own }, facts),
      checked({ servers: own }, { ...facts, compared: [] }),
      checked({ servers: own }, { ...facts, sources: ["app/tax.py"] }),
    ]).toEqual([
      "pass of complete",
      "the report covers fewer files than base's policy allows",
      "pass of undefined",
      "the report covers fewer files than base's policy allows",
      "the scope of the report leaves out a changed source file",
    ]);
  });

  test("is refused where it leaves out what it may not", () => {
    expect([
      checked({ scope }, { ...known, isAllowed: false }),
      checked({ scope }, null),
      checked({ scope }, { ...known, sources: ["app/rates.py", "app/tax.py"] }),
      checked({ scope }, { ...known, mattersToAll: true }),
      checked({ scope: { ...scope, of: 1 } }),
      checked({ scope: { ...scope, mode: "full" } }),
    ]).toEqual([
      "the report covers fewer files than base's policy allows",
      "the report covers fewer files than base's policy allows",
      "the scope of the report leaves out a changed source file",
      "the report does not cover all files, but a configuration file, a lock file or a pin differs",
      "the scope of the report lists more files than it counts",
      "the scope of the report lists more files than it counts",
    ]);
  });
});
