/** Who lets a new finding pass, and what that changes. */
import { describe, expect, test } from "vitest";
import { causeId } from "../../src/model/causes.ts";
import { sha256 } from "../../src/model/digest.ts";
import {
  applyWaivers,
  type Grant,
  labelGrants,
  trailerGrants,
  unusedGrants,
  waiveReasons,
} from "../../src/policy/waivers.ts";
import { findingOf, range, reportOf } from "../report/support.ts";

const digits = "0123456789abcdef".repeat(4);
const commit = "c".repeat(40);

/** What one message grants, a line each; problems after an exclamation mark. */
function read(message: string): readonly string[] {
  const { grants, limits } = trailerGrants([{ commit, message }]);
  return [
    ...grants.map((one) => `${"code" in one ? one.code : one.finding} ${one.by}: ${one.reason}`),
    ...limits.map((one) => `! ${one.message}`),
  ];
}

describe("a trailer", () => {
  test.each([
    ["of an id and a reason", `Fix\n\nLanser-Allow: sha256:${digits} known bug in the stub`],
    ["of the first digits of an id", "Fix\n\nLanser-Allow: 0123456789AB shorter is fine"],
    ["among others, in any case", "Fix\n\nText.\n\nSigned-off-by: A\nlanser-allow: 0123456789ab why not"],
    ["twice", "Fix\n\nLanser-Allow: 0123456789ab one\nLanser-Allow: abcdefabcdef two"],
    ["with line endings of another system", "Fix\r\n\r\nLanser-Allow: 0123456789ab reason\r\n"],
    ["without a reason", "Fix\n\nLanser-Allow: 0123456789ab"],
    ["of too few digits", "Fix\n\nLanser-Allow: 0123456 reason"],
    ["without an id", "Fix\n\nLanser-Allow: all of it"],
    ["in the subject", "Lanser-Allow: 0123456789ab reason"],
    ["in the middle of a message", "Fix\n\nLanser-Allow: 0123456789ab reason\n\nThe end."],
    ["folded over two lines", "Fix\n\nLanser-Allow: 0123456789ab the stub is\n  wrong\nSigned-off-by: A"],
    [
      "of one of many commits that were squashed",
      "Fix (#4)\n\n* one\n\nLanser-Allow: 0123456789ab known\n\n* two\n\n---------\n\nCo-authored-by: A",
    ],
    ["of the code of a reason", "Fix\n\nLanser-Allow: dependencies-differ the bump changes no types"],
    ["of a reason without a reason", "Fix\n\nLanser-Allow: dependencies-missing"],
    ["of a reason that cannot be waived", "Fix\n\nLanser-Allow: server-crashed it always does"],
    ["quoted", "Fix\n\n> Lanser-Allow: 0123456789ab reason"],
  ])("%s", (_what, message) => {
    expect(read(message)).toMatchSnapshot();
  });
});

test("a label counts only where base names it", () => {
  expect(labelGrants(["trailer", "label:let pass"], ["bug", "let pass"])).toEqual([
    { finding: null, by: "label:let pass", reason: "the pull request has the label let pass" },
  ]);
  expect(labelGrants(["trailer"], ["let pass", "trailer", "label:let pass"])).toEqual([]);
});

describe("a waived finding", () => {
  const grant = (finding: string | null): Grant => ({ finding, by: "trailer cccccccccccc", reason: "known" });
  const own = findingOf({ id: sha256("own") });
  const other = findingOf({ id: sha256("other"), path: "b.py" });
  const start = own.id.slice("sha256:".length, "sha256:".length + 12);

  test("stays new, and does not fail; the others do", () => {
    const [first, second] = applyWaivers([own, other], [grant(start)]);
    expect([first?.state, first?.waived, second?.waived]).toEqual([
      "new",
      { by: "trailer cccccccccccc", reason: "known" },
      undefined,
    ]);
    const {
      verdict,
      class: kind,
      reasons,
    } = reportOf({ findings: applyWaivers([own, other], [grant(start)]) });
    expect([verdict, kind, reasons.map(({ code, message }) => `${code}: ${message}`)]).toEqual([
      "fail",
      "new_errors",
      ["new-finding: 1 new error", "waived: 1 new error waived by trailer cccccccccccc: known"],
    ]);
  });

  test("is the first thing that is said of a run that passes by it", () => {
    const {
      verdict,
      class: kind,
      reasons,
    } = reportOf({ findings: applyWaivers([own, other], [grant(null)]) });
    expect([verdict, kind, reasons.map(({ message }) => message)]).toEqual([
      "pass",
      "new_errors",
      ["2 new errors waived by trailer cccccccccccc: known"],
    ]);
  });

  test("is a new one: what is unchanged or fixed is nobody's to waive", () => {
    const old = [findingOf({ state: "unchanged" }), findingOf({ state: "fixed" })];
    expect(applyWaivers(old, [grant(null)])).toEqual(old);
  });

  test("of an edit lets nothing pass, and says which ids do", () => {
    const cause = { path: "rates.py", range: range(1, 5, 1, 9), symbol: "rate", how: "definition" } as const;
    const caused = findingOf({ cause });
    const digits = causeId(cause).slice("sha256:".length, "sha256:".length + 12);
    expect(applyWaivers([caused], [grant(digits)])).toEqual([caused]);
    expect(unusedGrants([caused], [], [grant(digits)]).map(({ message }) => message)).toEqual([
      `trailer cccccccccccc: ${digits} is the id of an edit; write one Lanser-Allow line for each finding that the edit causes`,
    ]);
  });

  test("that nobody found is told", () => {
    expect(unusedGrants([own], [], [grant(start), grant("0".repeat(12)), grant(null)])).toEqual([
      {
        code: "waiver-unused",
        message: `trailer cccccccccccc: no new finding has the id ${"0".repeat(12)}`,
        count: 1,
      },
    ]);
  });
});

describe("a waived reason", () => {
  const differ = { code: "dependencies-differ", message: "click 8.0.4 and 8.3.0", hint: null } as const;
  const crashed = { code: "server-crashed", message: "it ended", hint: null } as const;
  const trailer = { by: "trailer cccccccccccc", reason: "known" };
  const label = { by: "label:x", reason: "seen" };

  test("is one that its trailer names, or that a label covers; a crash cannot be waived", () => {
    const by = (...grants: readonly Grant[]) =>
      waiveReasons([differ, crashed], grants).map(({ code, waived }) => `${code} ${waived?.by ?? "stays"}`);
    const finding = "0".repeat(12);
    expect({
      "its own": by({ code: "dependencies-differ", ...trailer }),
      "another one's": by({ code: "dependencies-missing", ...trailer }),
      "a finding's": by({ finding, ...trailer }),
      "a label": by({ finding: null, ...label }),
      "its own, then a label": by({ code: "dependencies-differ", ...trailer }, { finding: null, ...label }),
    }).toEqual({
      "its own": ["dependencies-differ trailer cccccccccccc", "server-crashed stays"],
      "another one's": ["dependencies-differ stays", "server-crashed stays"],
      "a finding's": ["dependencies-differ stays", "server-crashed stays"],
      "a label": ["dependencies-differ label:x", "server-crashed stays"],
      "its own, then a label": ["dependencies-differ trailer cccccccccccc", "server-crashed stays"],
    });
  });

  test("does not count, and stands in the verdict with who and why", () => {
    const lifted = { ...differ, waived: trailer };
    const of = (parts: Parameters<typeof reportOf>[0]) => {
      const { verdict, reasons } = reportOf(parts);
      return [verdict, ...reasons.map(({ code, message }) => `${code}: ${message}`)];
    };
    const waived =
      "waived: dependencies-differ waived by trailer cccccccccccc: known (click 8.0.4 and 8.3.0)";
    expect(of({ failures: [lifted] })).toEqual(["pass", waived]);
    expect(of({ failures: [lifted], findings: [findingOf()] })).toEqual([
      "fail",
      "new-finding: 1 new error",
      waived,
    ]);
    expect(of({ failures: [lifted, crashed] })).toEqual(["inconclusive", "server-crashed: it ended", waived]);
    expect(of({ failures: [lifted], policy: { minReward: 0 } })).toEqual(["pass", waived]);
  });

  test("that the run does not have is told", () => {
    const grant: Grant = { code: "dependencies-missing", ...trailer };
    expect(unusedGrants([], [differ], [grant]).map(({ message }) => message)).toEqual([
      "trailer cccccccccccc: the run has no reason dependencies-missing to waive",
    ]);
    expect(unusedGrants([], [{ ...differ, code: "dependencies-missing" }], [grant])).toEqual([]);
  });
});
