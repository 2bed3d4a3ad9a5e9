import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ComparedFinding, findingStates } from "../../src/model/finding.ts";
import { potential, prV2 } from "../../src/reward/equations.ts";
import { type Score, type ScoreInput, scoreChange } from "../../src/reward/score.ts";
import { defaultWeights } from "../support/weights.ts";

const place = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };

function finding(fields: Partial<ComparedFinding>): ComparedFinding {
  return {
    server: "pyright",
    source: "Pyright",
    code: "code",
    severity: "error",
    message: "message",
    path: "m.py",
    range: place,
    symbol: null,
    id: "sha256:0",
    state: "new",
    matchedBy: null,
    why: "",
    base: null,
    placement: "same-line",
    counterpart: null,
    cause: null,
    seen: null,
    ...fields,
  };
}

const certain = { alphaConf: 1, minimum: 1, symbols: [] };

function score(findings: readonly Partial<ComparedFinding>[], input: Partial<ScoreInput> = {}): Score {
  return scoreChange({
    findings: findings.map(finding),
    relevant: new Set(["m.py"]),
    severities: new Set(["error", "warning"]),
    unproven: new Set(),
    safety: [],
    confidence: certain,
    weights: defaultWeights,
    blockers: [],
    ...input,
  });
}

function scored(of: Score): Extract<Score, { kind: "scored" }> {
  if (of.kind === "unscored") throw new Error(of.reason);
  return of;
}

describe("a finding", () => {
  test.each([
    ["new in R costs", { state: "new" }, -0.5],
    ["new outside of R costs the same", { state: "new", path: "far.py" }, -0.5],
    ["unchanged is nothing", { state: "unchanged", base: { path: "m.py", range: place } }, 0],
    [
      "moved out of R is nothing",
      { state: "moved", path: "far.py", base: { path: "m.py", range: place } },
      0,
    ],
    ["moved into R is nothing", { state: "moved", base: { path: "far.py", range: place } }, 0],
    ["fixed pays", { state: "fixed" }, 0.5],
    ["fixed outside of R does not", { state: "fixed", path: "far.py" }, 0],
    ["fixed without proof does not", { state: "fixed", id: "doubtful" }, 0],
    ["removed does not", { state: "removed" }, 0],
    ["suppressed does not", { state: "suppressed" }, 0],
    ["volatile is nothing", { state: "volatile" }, 0],
    ["fixed hint does not", { state: "fixed", severity: "hint" }, 0],
    ["new hint costs nothing", { state: "new", severity: "hint" }, 0],
    ["fixed warning pays", { state: "fixed", severity: "warning" }, 0.5],
  ] as const)("that is %s", (_, fields, expected) => {
    expect(scored(score([fields], { unproven: new Set(["doubtful"]) }))["pr-v2"].r).toBe(expected);
  });
});

test("a score itemises what it was made of", () => {
  const safety = [
    { name: "inside the repository", ok: true, detail: "3 paths" },
    { name: "merges cleanly", ok: false, detail: "conflict in m.py" },
  ];
  const symbols = [
    {
      path: "m.py",
      symbol: "f",
      confidence: 0.8,
      status: "found" as const,
      at: { path: "m.py", range: place },
    },
  ];
  const findings = findingStates.flatMap((state): Partial<ComparedFinding>[] => [
    { state },
    { state, path: "far.py" },
  ]);
  expect(
    score([...findings, { state: "fixed", id: "doubtful" }, { state: "fixed", severity: "hint" }], {
      safety,
      confidence: { alphaConf: 0.8, minimum: 0.8, symbols },
      unproven: new Set(["doubtful"]),
    }),
  ).toMatchInlineSnapshot(`
    {
      "detail": {
        "after": {
          "confidence": 0.8,
          "diagnostics": 7,
          "safety": 0,
        },
        "before": {
          "confidence": 1,
          "diagnostics": 6,
          "safety": 1,
        },
        "confidence": {
          "minimum": 0.8,
          "symbols": [
            {
              "at": {
                "path": "m.py",
                "range": {
                  "end": {
                    "character": 1,
                    "line": 0,
                  },
                  "start": {
                    "character": 0,
                    "line": 0,
                  },
                },
              },
              "confidence": 0.8,
              "path": "m.py",
              "status": "found",
              "symbol": "f",
            },
          ],
        },
        "counted": {
          "fixed": 2,
          "moved": 1,
          "new": 2,
          "removed": 1,
          "suppressed": 1,
          "unchanged": 1,
          "volatile": 0,
        },
        "diagnostics": {
          "base": 6,
          "head": 7,
        },
        "safety": [
          {
            "detail": "3 paths",
            "name": "inside the repository",
            "ok": true,
          },
          {
            "detail": "conflict in m.py",
            "name": "merges cleanly",
            "ok": false,
          },
        ],
        "unearned": [
          {
            "count": 1,
            "why": "its code or its file is gone",
          },
          {
            "count": 1,
            "why": "it was silenced, not fixed",
          },
          {
            "count": 1,
            "why": "nothing shows that the change fixed it",
          },
          {
            "count": 2,
            "why": "it comes and goes without a change",
          },
          {
            "count": 3,
            "why": "it is not in a file that the change answers for",
          },
          {
            "count": 1,
            "why": "its severity does not count",
          },
        ],
      },
      "kind": "scored",
      "pr-v1": {
        "components": {
          "alpha_conf": 0.8,
          "ambiguity_penalty": 0.2,
          "diag_delta": -1,
          "safety": 0,
        },
        "explanation": "1 finding more than before, a safety check failed, and what it touched is found again with confidence 0.8.",
        "r": -0.52,
        "weights": {
          "alpha": 0.5,
          "beta": 0.4,
          "gamma": 0.1,
        },
      },
      "pr-v2": {
        "components": {
          "alpha_conf": 0.8,
          "ambiguity_penalty": 0.2,
          "diag_delta": -1,
          "safety": 0,
        },
        "explanation": "1 finding more than before, safety goes from 1 to 0, and confidence goes from 1 to 0.8.",
        "r": -0.92,
        "weights": {
          "alpha": 0.5,
          "beta": 0.4,
          "gamma": 0.1,
        },
      },
    }
  `);
});

test("safety is the AND of its checks", () => {
  const check = (ok: boolean) => ({ name: "check", ok, detail: "" });
  const safetyOf = (...oks: boolean[]) => scored(score([], { safety: oks.map(check) })).detail.after.safety;
  expect([safetyOf(), safetyOf(true), safetyOf(true, true)]).toEqual([1, 1, 1]);
  expect([safetyOf(false), safetyOf(true, false), safetyOf(false, false)]).toEqual([0, 0, 0]);
});

test("what could not be measured is not scored, and never counts as unsafe", () => {
  expect(score([{ state: "fixed" }], { blockers: ["pyright crashed", "m.py is unknown"] })).toEqual({
    kind: "unscored",
    reason: "not scored: pyright crashed; m.py is unknown",
  });
});

describe("for any findings,", () => {
  const some = fc.record({
    state: fc.constantFrom(...findingStates),
    path: fc.constantFrom("m.py", "far.py"),
    severity: fc.constantFrom("error" as const, "hint" as const),
    base: fc.constantFrom(null, { path: "m.py", range: place }, { path: "far.py", range: place }),
  });

  test("the steps of a walk from base add up to the score of its end", () => {
    fc.assert(
      fc.property(fc.array(fc.array(some, { maxLength: 12 }), { minLength: 1, maxLength: 8 }), (commits) => {
        const states = commits.map((findings) => scored(score(findings)).detail.after);
        const base = { diagnostics: 7, safety: 1 as const, confidence: 1 };
        const steps = [base, ...states]
          .slice(1)
          .map((after, at) => prV2([base, ...states][at] ?? base, after, defaultWeights).r);
        const end = potential(states.at(-1) ?? base, defaultWeights) - potential(base, defaultWeights);
        expect(Math.abs(steps.reduce((sum, r) => sum + r, 0) - end)).toBeLessThan(1e-9);
      }),
    );
  });

  test("the way back is the mirror image, where nothing was removed or silenced and all is in R", () => {
    const mirror = {
      new: "fixed",
      fixed: "new",
      unchanged: "unchanged",
      moved: "moved",
      volatile: "volatile",
    } as const;
    const plain = fc.constantFrom(...(Object.keys(mirror) as (keyof typeof mirror)[]));
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 20 }), (states) => {
        const there = scored(score(states.map((state) => ({ state }))))["pr-v2"].r;
        const back = scored(score(states.map((state) => ({ state: mirror[state] }))))["pr-v2"].r;
        expect(there + back).toBe(0);
      }),
    );
  });

  test("nothing but a proven fix raises pr-v2 above zero", () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 20 }), (findings) => {
        const { r } = scored(score(findings.filter(({ state }) => state !== "fixed")))["pr-v2"];
        expect(r).toBeLessThanOrEqual(0);
      }),
    );
  });
});
