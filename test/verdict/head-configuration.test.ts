/** What head's own server configuration would hide and add. */
import { describe, expect, test } from "vitest";
import { type ComparedFinding, findingsOf } from "../../src/model/finding.ts";
import type { PolicySummary } from "../../src/model/report.ts";
import {
  configurationDoubts,
  createOwnConfigurationTest,
  withHeadConfiguration,
} from "../../src/verdict/head-configuration.ts";
import { measure } from "../../src/verdict/measure.ts";
import { findingOf } from "../report/support.ts";
import { play, recordOf, rootOf, sideOf, type Texts } from "./support.ts";

const change = {
  kind: "server-configuration",
  message: "head changes pyrightconfig.json",
  files: ["pyrightconfig.json"],
} as const;
const head: Texts = { "a.py": "x # one\ny # two\n", "gen/b.py": "z # three\n" };
const own: Texts = { "a.py": "x\ny # two\nw # four\nv # five\n", "gen/b.py": "z\n", "c.py": "u # six\n" };

async function differing(configurations: readonly (Texts | null)[], isIgnored = (_path: string) => false) {
  const runs = await Promise.all(
    configurations.map((texts) => {
      // What a server sees is another matter than what stands in the file.
      const shown =
        texts === null ? {} : { headConfiguration: sideOf(head, { observation: sideOf(texts).observation }) };
      return measure(recordOf(head, head), rootOf(play(head, head, shown).sessions));
    }),
  );
  const { hides, adds } = withHeadConfiguration(change, runs, isIgnored);
  return { hides, adds };
}

test("is told in numbers, without what is ignored, and of all servers together", async () => {
  expect(await differing([own])).toMatchInlineSnapshot(`
    {
      "adds": 3,
      "hides": 2,
    }
  `);
  expect(await differing([own], (path) => path.startsWith("gen/"))).toMatchInlineSnapshot(`
    {
      "adds": 3,
      "hides": 1,
    }
  `);
  expect(await differing([own, null, own])).toMatchInlineSnapshot(`
    {
      "adds": 6,
      "hides": 4,
    }
  `);
  expect(await differing([head])).toEqual({ hides: 0, adds: 0 });
});

test("is unknown where no server has another configuration, and of other changes", async () => {
  expect(await differing([null])).toEqual({ hides: null, adds: null });
  expect(await differing([])).toEqual({ hides: null, adds: null });
  const other = { ...change, kind: "lanser-configuration" } as const;
  expect(withHeadConfiguration(other as never, [], () => false)).toEqual({
    ...other,
    hides: null,
    adds: null,
  });
});

test("is unknown where the server failed under it, and says so", async () => {
  const failure = { code: "server-crashed", message: "the server ended with code 1" } as const;
  const headConfiguration = sideOf(head, { observation: { ...sideOf(own).observation, failure } });
  const run = await measure(recordOf(head, head), rootOf(play(head, head, { headConfiguration }).sessions));
  expect(withHeadConfiguration(change, [run], () => false)).toEqual({
    ...change,
    message:
      "head changes pyrightconfig.json; the check with head's own configuration failed: the server ended with code 1",
    hides: null,
    adds: null,
  });
});

describe("a finding that head's own does not report", () => {
  const measured = async (observation: ReturnType<typeof sideOf>["observation"]) => {
    const headConfiguration = sideOf(head, { observation });
    return measure(recordOf(head, head), rootOf(play(head, head, { headConfiguration }).sessions));
  };
  const gone = async (
    observation: ReturnType<typeof sideOf>["observation"],
    isIgnored = (_path: string) => false,
  ) => {
    const run = await measured(observation);
    const isGone = createOwnConfigurationTest(run, isIgnored);
    return findingsOf(run.sides.head.observation).flatMap((one) =>
      isGone(one) ? [`${one.path}:${one.range.start.line + 1}`] : [],
    );
  };
  const { observation } = sideOf(own);

  test("is known by its place, without what is ignored", async () => {
    expect(await gone(observation)).toEqual(["a.py:1", "gen/b.py:1"]);
    expect(await gone(observation, (path) => path.startsWith("gen/"))).toEqual(["a.py:1"]);
    expect(await gone(sideOf(head).observation)).toEqual([]);
  });

  test("is none where the server failed under it, or has no answer for the file", async () => {
    const failure = { code: "server-crashed", message: "the server ended with code 1" } as const;
    const files = observation.files.map((file) =>
      file.path === "a.py" ? ({ kind: "unknown", path: "a.py", reason: "timeout" } as const) : file,
    );
    expect(await gone({ ...observation, failure })).toEqual([]);
    expect(await gone({ ...observation, files })).toEqual(["gen/b.py:1"]);
  });

  test("is a doubt where it would fail or be counted, and nothing else lets it pass", () => {
    const doubts = (finding: Partial<ComparedFinding>, policy: Partial<PolicySummary> = {}) =>
      configurationDoubts([findingOf({ onlyUnderBase: true, ...finding })], { failOn: "error", ...policy })
        .length;
    expect({
      error: doubts({}),
      warning: doubts({ severity: "warning" }),
      "warning, and a limit": doubts({ severity: "warning" }, { maxNew: { warning: 3 } }),
      "warning, and a limit of errors": doubts({ severity: "warning" }, { maxNew: { error: 3 } }),
      unchanged: doubts({ state: "unchanged" }),
      waived: doubts({ waived: { by: "label:x", reason: "x" } }),
      elsewhere: doubts({ elsewhere: true }, { maxNew: { error: 3 } }),
      "by a rule": doubts({ severity: "hint", ruled: { rule: 0, fail: true } }),
    }).toMatchInlineSnapshot(`
      {
        "by a rule": 1,
        "elsewhere": 0,
        "error": 1,
        "unchanged": 0,
        "waived": 0,
        "warning": 0,
        "warning, and a limit": 1,
        "warning, and a limit of errors": 0,
      }
    `);
  });

  test("is named, up to five of them", () => {
    const findings = Array.from({ length: 7 }, (_, line) =>
      findingOf({
        onlyUnderBase: true,
        code: line === 0 ? null : "2322",
        range: { start: { line, character: 0 }, end: { line, character: 1 } },
      }),
    );
    expect(configurationDoubts(findings, { failOn: "error" })[0]?.message).toMatchInlineSnapshot(
      `"7 findings are new with base's configuration of the server, but head's configuration does not report them: app/billing.py:1, app/billing.py:2 2322, app/billing.py:3 2322, app/billing.py:4 2322, app/billing.py:5 2322 (and 2 more)"`,
    );
  });
});
