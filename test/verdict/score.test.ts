/** The reward of measured sessions, or each reason why there is none. */
import { describe, expect, test } from "vitest";
import { createReason } from "../../src/verdict/judge.ts";
import { measure } from "../../src/verdict/measure.ts";
import type { RunRecord } from "../../src/verdict/record.ts";
import { type RunScoreInput, score } from "../../src/verdict/score.ts";
import { escapesOf, settle } from "../../src/verdict/settle.ts";
import { type Play, play, recordOf, rootOf, type Texts } from "./support.ts";

const body = "    total = one + two\n    total = total * 2\n    print(total)\n    return total\n";
const base: Texts = {
  "a.py": `def kept(one, two):\n${body}\n\ndef wrong(one, two):\n    bad(one) # bad\n${body}`,
  "b.py": "import a\n\na.kept(1, 2) # old\n",
  "c.py": "alone # other\n",
};
const fixed: Texts = { ...base, "a.py": base["a.py"]?.replace("bad(one) # bad", "good(one)") ?? "" };

async function scored(
  head: Texts,
  more: Partial<RunRecord> = {},
  input: Partial<RunScoreInput> = {},
  of: Play = { probes: "complains" },
) {
  const record = recordOf(base, head, more);
  const run = await measure(record, rootOf(play(base, head, of).sessions));
  const settled = [settle(record, run, escapesOf(record, [run]))];
  return score(record, [run], {
    settled,
    findings: settled.flatMap(({ findings }) => findings),
    unknown: [],
    unmatched: [],
    failures: [],
    headFiles: 3,
    skippedRoots: 0,
    ...input,
  });
}

const why = async (more: Partial<RunRecord>, input: Partial<RunScoreInput> = {}) =>
  (await scored(fixed, more, input)).unscored;

test("a fix earns, and its parts are told", async () => {
  const check = { name: "names-safe", ok: true, detail: "every changed path is valid on every system" };
  expect(await scored(fixed, { safety: { checks: [check], unknown: null } })).toMatchInlineSnapshot(`
    {
      "limits": [],
      "reward": {
        "confidence": {
          "minimum": 1,
          "symbols": [
            {
              "confidence": 1,
              "path": "a.py",
              "score": 0.973333333333,
              "status": "found",
              "symbol": "wrong",
            },
          ],
          "threshold": 0.75,
        },
        "diagnostics": {
          "base": 2,
          "head": 1,
        },
        "headline": "pr-v2",
        "pr-v1": {
          "components": {
            "alpha_conf": 1,
            "ambiguity_penalty": 0,
            "diag_delta": 1,
            "safety": 1,
          },
          "explanation": "1 finding fewer than before, all safety checks passed, and what it touched is found again with confidence 1.",
          "r": 0.9,
          "weights": {
            "alpha": 0.5,
            "beta": 0.4,
            "gamma": 0.1,
          },
        },
        "pr-v2": {
          "components": {
            "alpha_conf": 1,
            "ambiguity_penalty": 0,
            "diag_delta": 1,
            "safety": 1,
          },
          "explanation": "1 finding fewer than before, safety stays 1, and confidence stays 1.",
          "r": 0.5,
          "weights": {
            "alpha": 0.5,
            "beta": 0.4,
            "gamma": 0.1,
          },
        },
        "relevant": [
          "a.py",
          "b.py",
        ],
        "relevantFiles": 2,
        "rule": 2,
        "safety": [
          {
            "detail": "every changed path is valid on every system",
            "name": "names-safe",
            "ok": true,
          },
        ],
        "unearned": [],
      },
      "unscored": null,
    }
  `);
});

test("what is new costs, by its severity", async () => {
  const worth = async (line: string) => {
    const { reward } = await scored({ ...base, "c.py": `alone # other\n${line}\n` });
    return [reward?.["pr-v2"].r, reward?.diagnostics, reward?.relevantFiles];
  };
  expect(await worth("x # worse")).toEqual([-0.5, { base: 1, head: 2 }, 1]);
  expect(await worth("x # warnworse")).toEqual([-0.5, { base: 1, head: 2 }, 1]);
  expect(await worth("x # hintworse")).toEqual([0, { base: 1, head: 1 }, 1]);
});

test("a file that came, went or was renamed is scored", async () => {
  const worth = async (head: Texts, more: Partial<RunRecord> = {}) => {
    const { reward } = await scored(head, more);
    return [reward?.["pr-v2"].r, reward?.confidence.symbols];
  };
  const { "a.py": a = "", ...others } = base;
  expect(await worth({ ...base, "new.py": "def fresh():\n    return 1\n" })).toMatchInlineSnapshot(`
    [
      0,
      [],
    ]
  `);
  expect(await worth(others)).toMatchInlineSnapshot(`
    [
      0,
      [
        {
          "confidence": 0,
          "gone": true,
          "path": "a.py",
          "score": 0,
          "status": "deleted",
          "symbol": "kept",
        },
        {
          "confidence": 0,
          "gone": true,
          "path": "a.py",
          "score": 0,
          "status": "deleted",
          "symbol": "wrong",
        },
      ],
    ]
  `);
  const changedFiles = [{ from: "a.py", to: "d.py" }];
  expect(
    await worth({ ...others, "d.py": a.replace("kept", "held") }, { changedFiles }),
  ).toMatchInlineSnapshot(`
    [
      0,
      [
        {
          "confidence": 1,
          "path": "a.py",
          "score": 1,
          "status": "found",
          "symbol": "kept",
        },
      ],
    ]
  `);
});

describe("nothing is scored", () => {
  const unknownFile = { server: "pyright", side: "head", path: "a.py", reason: "timeout" } as const;

  test("where the run cannot be relied upon, with every reason", async () => {
    const failures = [
      createReason("server-crashed", "pyright on head: it ended"),
      createReason("disk", "the disk is full"),
    ];
    expect(await why({}, { failures })).toMatchInlineSnapshot(
      `"not scored: pyright on head: it ended; the disk is full"`,
    );
    expect(await why({}, { failures, headFiles: 0 })).toMatchInlineSnapshot(
      `"not scored: pyright on head: it ended; the disk is full"`,
    );
    expect(await why({}, { headFiles: 0 })).toMatchInlineSnapshot(
      `"not scored: Lanser checked no file of head"`,
    );
    expect(await why({}, { unknown: [unknownFile, unknownFile] })).toMatchInlineSnapshot(
      `"not scored: 2 files without a result"`,
    );
    expect(
      await why({ safety: { checks: [], unknown: "whether it merges is unknown" } }),
    ).toMatchInlineSnapshot(`"not scored: whether it merges is unknown"`);
  });

  test("where findings without a comparison", async () => {
    const [finding] = await sideFindings();
    expect(finding).toMatchObject({ code: "bad" });
    if (finding === undefined) throw new Error("there is none");
    expect(await why({}, { unmatched: [{ ...finding, side: "base" }] })).toMatchInlineSnapshot(
      `"not scored: 1 finding without a comparison"`,
    );
  });

  test("where a file does not parse", async () => {
    const broken = { ...fixed, "a.py": `${fixed["a.py"]}\n\ndef broken(:\n` };
    expect((await scored(broken)).unscored).toMatchInlineSnapshot(`"not scored: a.py does not parse"`);
  });
});

async function sideFindings() {
  const side = await play(base, fixed).sessions.first("base", () => Promise.resolve());
  return side.observation.files.flatMap((file) => (file.kind === "final" ? file.findings : []));
}

test("a fix of which nothing was asked earns nothing", async () => {
  const { reward } = await scored(fixed, {}, {}, {});
  expect([reward?.diagnostics, reward?.unearned]).toEqual([
    { base: 2, head: 2 },
    [{ why: "nothing shows that the change fixed it", count: 1 }],
  ]);
});

test("nothing is scored where the server complains of no probe", async () => {
  const { reward, unscored } = await scored(fixed, {}, {}, { probes: "silent" });
  expect([reward, unscored]).toEqual([
    null,
    "not scored: the probes prove nothing: the server reported none of them",
  ]);
});
