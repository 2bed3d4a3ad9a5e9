/** What several servers report of the same: one entry, all of them named, and nothing that fails behind what does not. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFailing } from "../../src/model/failing.ts";
import { type ComparedFinding, findingStates, severities } from "../../src/model/finding.ts";
import { canonical } from "../../src/model/json.ts";
import { type ServerPolicies, serverRoles } from "../../src/model/server-policy.ts";
import { decideVerdict } from "../../src/verdict/judge.ts";
import { joinSources } from "../../src/verdict/one-entry.ts";
import { findingOf, reportOf } from "../report/support.ts";

const opinion: ServerPolicies = { basedpyright: { role: "second-opinion" } };

/** One line for each entry: its state and the servers in it, the first with its severity. */
function check(servers: ServerPolicies, ...findings: readonly Partial<ComparedFinding>[]): readonly string[] {
  return joinSources(findings.map(findingOf), { failOn: "error", servers }).map(
    ({ state, server, code, severity, sources }) =>
      `${state} ${severity} ${(sources ?? [{ server, code }]).map((one) => `${one.server} ${one.code}`).join(" + ")}`,
  );
}

const line = (at: number) => ({ start: { line: at, character: 4 }, end: { line: at, character: 9 } });

describe("one entry", () => {
  test("is what linters report by one rule, however each writes its name", () => {
    expect(
      check(
        {},
        { server: "eslint", code: "no-debugger", severity: "warning" },
        { server: "oxlint", code: "eslint(no-debugger)" },
        { server: "biome", code: "lint/suspicious/noDebugger" },
      ),
    ).toEqual([
      "new error biome lint/suspicious/noDebugger + oxlint eslint(no-debugger) + eslint no-debugger",
    ]);
  });

  test("is not what two servers say of one place by other rules: that an import is unused, and that there is none", () => {
    expect(
      check({}, { server: "pyright", code: "reportMissingImports" }, { server: "ruff", code: "F401" }),
    ).toEqual(["new error ruff F401", "new error pyright reportMissingImports"]);
  });

  test("is what a second opinion says of the place of a finding, by whatever rule", () => {
    expect(
      check(
        { pyrefly: { role: "second-opinion" } },
        { server: "pyright", code: "reportCallIssue", range: line(3) },
        { server: "pyrefly", code: "missing-argument", range: line(3) },
        { server: "pyrefly", code: "missing-argument", range: line(5) },
      ),
    ).toEqual([
      "new error pyright reportCallIssue + pyrefly missing-argument",
      "new error pyrefly missing-argument",
    ]);
  });

  test("is not what one server reports under base's configuration alone, and another under head's, too", () => {
    expect(
      check({}, { server: "pyright", code: "x", onlyUnderBase: true }, { server: "basedpyright", code: "x" }),
    ).toEqual(["new error basedpyright x", "new error pyright x"]);
  });

  test("is never made of two rules because an opinion stands between them", () => {
    expect(
      check(
        { pyrefly: { role: "second-opinion", failOn: "error" } },
        { server: "pyright", code: "reportMissingImports" },
        { server: "pyrefly", code: "missing-import" },
        { server: "ruff", code: "F401", severity: "warning" },
      ),
    ).toEqual(
      [
        "new error ruff F401".replace("error", "warning"),
        "new error pyrefly missing-import",
        "new error pyright reportMissingImports",
      ].toSorted(),
    );
  });

  test("has one fate on both sides: what is new to one and old to the other are two", () => {
    expect(
      check(opinion, { server: "pyright", state: "new" }, { server: "basedpyright", state: "unchanged" }),
    ).toEqual(["unchanged error basedpyright reportCallIssue", "new error pyright reportCallIssue"]);
  });

  test("never holds two findings of one server", () => {
    expect(
      check(
        opinion,
        { server: "pyright", code: "a" },
        { server: "pyright", code: "b" },
        { server: "basedpyright", code: "b" },
      ),
    ).toEqual(["new error pyright a + basedpyright b", "new error pyright b"]);
  });

  test("is led by what fails, not by what is a warning to the first", () => {
    expect(
      check(
        {},
        { server: "eslint", code: "no-debugger", severity: "warning" },
        { server: "oxlint", code: "eslint(no-debugger)", severity: "error" },
      ),
    ).toEqual(["new error oxlint eslint(no-debugger) + eslint no-debugger"]);
  });
});

describe("a second opinion", () => {
  const input = (servers: ServerPolicies, ...findings: readonly Partial<ComparedFinding>[]) => {
    const report = reportOf();
    const policy = { ...report.policy, servers, maxNew: { warning: 0 } };
    const { verdict, reasons } = decideVerdict({
      findings: findings.map(findingOf),
      off: [],
      unmatched: [],
      unknown: [],
      failures: [],
      headFiles: 3,
      skippedRoots: 0,
      replay: null,
      policy,
      unchecked: [],
      reward: null,
    });
    return `${verdict}: ${reasons.map(({ message }) => message).join("; ")}`;
  };

  test("fails nothing alone, and is counted by no limit; unless the policy says from which severity on", () => {
    const alone = { server: "basedpyright" };
    expect([
      input(opinion, alone),
      input(opinion, { ...alone, severity: "warning" }),
      input({ basedpyright: { role: "second-opinion", failOn: "error" } }, alone),
    ]).toEqual([
      "pass: 1 new error, of basedpyright alone, a second opinion",
      "pass: 1 new warning, of basedpyright alone, a second opinion",
      "fail: 1 new error",
    ]);
  });

  test("is one way of several to fail for less or for more than the others", () => {
    const ruff: ServerPolicies = { ruff: { failOn: "warning" }, oxlint: { failOn: "never" } };
    expect([
      input(ruff, { server: "ruff", severity: "information" }),
      input(ruff, { server: "oxlint" }),
    ]).toEqual([
      "pass: 1 new note, below fail-on: warning of ruff",
      "pass: 1 new error, nothing of oxlint fails by policy (fail-on: never)",
    ]);
  });
});

const servers = ["pyright", "basedpyright", "ruff", "oxlint"];
const findings = fc.array(
  fc
    .record({
      server: fc.constantFrom(...servers),
      code: fc.constantFrom("one", "eslint(one)", "two", null),
      severity: fc.constantFrom(...severities),
      state: fc.constantFrom(...findingStates),
      range: fc.constantFrom(line(1), line(2)),
      elsewhere: fc.option(fc.constant(true as const), { nil: undefined }),
    })
    .map(({ elsewhere, ...one }) => findingOf({ ...one, ...(elsewhere && { elsewhere }) })),
  { maxLength: 8 },
);
const policies = fc.dictionary(
  fc.constantFrom(...servers),
  fc.record(
    { role: fc.constantFrom(...serverRoles), failOn: fc.constantFrom(...severities, "never" as const) },
    { requiredKeys: [] },
  ),
);

type Named = Pick<ComparedFinding, "server" | "code">;

test("whatever is joined, the same run fails, every finding is in one entry, and the order of findings does not matter", () => {
  fc.assert(
    fc.property(findings, policies, fc.constantFrom(...severities, "never" as const), (all, own, failOn) => {
      const policy = { failOn, servers: own };
      const joined = joinSources(all, policy);
      expect(joined.some((one) => isFailing(one, policy))).toBe(all.some((one) => isFailing(one, policy)));
      const said = joined.flatMap((one): readonly Named[] => one.sources ?? [one]);
      const names = (of: readonly Named[]) => of.map(({ server, code }) => `${server} ${code}`).sort();
      expect(names(said)).toEqual(names(all));
      const other = joinSources(all.toReversed(), policy);
      expect(canonical(JSON.parse(JSON.stringify(other)))).toBe(
        canonical(JSON.parse(JSON.stringify(joined))),
      );
    }),
  );
});
