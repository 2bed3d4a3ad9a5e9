/** What the nightly issue says, whatever the names are, and however its text was edited. */
import fc from "fast-check";
import type { Node, Parent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import { sha256 } from "../../../src/model/digest.ts";
import { divergenceClassNames } from "../../../src/model/divergence.ts";
import { nightOf, nightText, readNight, type TraceNight } from "../../../src/traces/drift/night.ts";
import {
  entryKey,
  type NightlyState,
  nextNight,
  nightlyIssue,
  readState,
  stateText,
} from "../../../src/traces/drift/nightly-text.ts";
import type { Suspect } from "../../../src/traces/drift/suspects.ts";
import { hostileTexts } from "../../report/hostile.ts";
import { timesOfNow } from "../../support/night.ts";
import "../../support/properties.ts";
import { dayOf, flake, nightLike, options, trace } from "./nightly.ts";

test("the text says what is open, what last night was, and when it ends", () => {
  const first = nightlyIssue(null, nightLike("a?", 0), options);
  const { body, comment } = nightlyIssue(first.body, nightLike("b?", 1), options);
  expect(body).toMatchInlineSnapshot(`
    "Every night Lanser sends the requests of the committed traces to the pinned language servers again. If Lanser opens the files in the same order, the servers must give the same answers.

    **2026-01-02: 1 difference; Lanser could not compare 1 of 2 traces.** [The run](https://github.com/acme/shop/actions/runs/77)

    ### What differs (2)

    - D4 added or missing: \`reportCall\` in \`a.py\` (\`pyright\`), since 2026-01-01
    - D4 added or missing: \`reportCall\` in \`b.py\` (\`pyright\`), since 2026-01-02

    ### Not comparable (1)

    - \`other\`: the job's clone does not have the recorded tree, since 2026-01-01<br>\`why\`

    ### What to do

    - To examine a trace, run \`lanser trace drift --trace TRACE\`. Each run has the reports of its night in its artifact.
    - If the new answers are right, record the trace again and review the result: \`lanser trace refresh TRACE\`
    - List known, accepted differences in \`.lanser/quarantine.yml\`.

    Lanser rewrites this text every night, so write your notes as comments. Lanser closes the issue after 3 clean nights. A night does not count if a comparison failed or a difference did not happen again. Each difference restarts the count.

    <!-- lanser-nightly {"clean":0,"entries":[{"absent":0,"class":"D4","code":"reportCall","kind":"differs","path":"a.py","server":"pyright","since":"2026-01-01"},{"absent":0,"kind":"inconclusive","reason":"unavailable","since":"2026-01-01","trace":"other"},{"absent":0,"class":"D4","code":"reportCall","kind":"differs","path":"b.py","server":"pyright","since":"2026-01-02"}],"last":"2026-01-02","nights":2,"schema":"lanser.nightly.v1","since":"2026-01-01"} -->
    "
  `);
  expect(comment).toMatchInlineSnapshot(`
    "**2026-01-02: 1 difference; Lanser could not compare 1 of 2 traces.** [The run](https://github.com/acme/shop/actions/runs/77)

    ### New (1)

    - D4 added or missing: \`reportCall\` in \`b.py\` (\`pyright\`), since 2026-01-02

    "
  `);
});

test("what is ready to be sent stands as code in the comment on what is new, and only there", () => {
  const text = "# pyright: diagnostics differ\n\n```text\na\n```\n";
  const night = nightOf(dayOf(0), [trace({ differing: [flake("a")], text })]);
  const first = nightlyIssue(null, night, options);
  expect(first.comment).toMatchInlineSnapshot(`
    "<details><summary>Issues to send to the maintainers of the servers</summary>

    Issue for \`.lanser/traces/core.trace.jsonl\`:

    \`\`\`\`markdown
    # pyright: diagnostics differ

    \`\`\`text
    a
    \`\`\`
    \`\`\`\`


    </details>
    "
  `);
  expect(nightlyIssue(first.body, { ...night, date: dayOf(1) }, options).comment).toBeNull();
});

/** Any text, and what a person with bad intentions would write. */
const anyText = fc.oneof(
  fc.constantFrom(...hostileTexts, "-->", "--!>", "<!-- lanser-nightly {} -->", "a--b", "@org/team #1"),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 350 }),
);
const anySuspect: fc.Arbitrary<Suspect> = fc.record({
  server: fc.constantFrom("pyright", "typescript"),
  class: fc.constantFrom(...divergenceClassNames),
  path: fc.option(anyText),
  code: fc.option(anyText),
});
const anyTrace: fc.Arbitrary<TraceNight> = fc.record({
  trace: anyText.map((text) => text || "x"),
  differing: fc.array(anySuspect, { maxLength: 8 }),
  isSeenOnce: fc.boolean(),
  inconclusive: fc.option(
    fc.record({ reason: fc.constantFrom("unmeasured", "incomparable", "not-found"), message: anyText }),
  ),
  text: fc.option(anyText),
});
const anyNight = (nth: number) =>
  fc.array(anyTrace, { maxLength: 4 }).map((traces) => nightOf(dayOf(nth), traces));

describe("whatever the names are", () => {
  test("a night is read as it was written", () => {
    fc.assert(
      fc.property(anyNight(0), (night) => {
        expect(readNight(nightText(night))).toEqual(night);
      }),
    );
  });

  test("the state is read from the text as it was written, and nothing of it can be seen", () => {
    fc.assert(
      fc.property(anyNight(0), anyNight(1), (one, other) => {
        const first = nextNight(null, one, options);
        if (first.state === null) return;
        const state = nextNight(first, other, options).state as NightlyState;
        expect(readState(`${stateText(first.state)}\n${stateText(state)}\r\n`)).toEqual(state);
        expect(stateText(state)).toMatch(/^<!-- (?:[\w "{}[\]:,./\\+]|-(?!-))*[^-] -->$/u);
      }),
    );
  });

  test("they are code in the texts, and neither too long for GitHub", () => {
    fc.assert(
      fc.property(anyNight(0), anyNight(1), (one, other) => {
        const first = nightlyIssue(null, one, options);
        const second = nightlyIssue(first.action === "none" ? null : first.body, other, options);
        for (const text of [first.body, first.comment, second.body, second.comment]) {
          expect(amiss(text ?? "")).toEqual([]);
          expect((text ?? "").length).toBeLessThan(65_000);
        }
      }),
      { numRuns: timesOfNow({ day: 30, night: 300 }) },
    );
  });

  test("long ones, of which each letter is written as an escape, are cut to what GitHub takes", () => {
    const names = Array.from({ length: 20 }, (_, at) => `${"\u202e".repeat(250)}${at}`);
    const differing = names.map(flake);
    const inconclusive = { reason: "unmeasured", message: "" } as const;
    const night = nightOf(
      dayOf(0),
      names.map((name) => trace({ trace: name, differing, inconclusive })),
    );
    const { body, comment } = nightlyIssue("", night, options);
    expect(body.match(/^.*more line.*$/gmu)).toMatchInlineSnapshot(`
      [
        "- 6 more lines: see the run.",
      ]
    `);
    expect(Math.max(body.length, comment?.length ?? 0)).toBeLessThan(65_000);
  });

  test("too many differences fit: what is kept stays kept, and what is not is no news", () => {
    const many = (nth: number, count: number) =>
      nightOf(dayOf(nth), [
        trace({
          differing: Array.from({ length: count }, (_, at) => flake(`${"\u00e4".repeat(at % 200)}${at}`)),
          text: "x\n".repeat(100_000),
        }),
      ]);
    const first = nightlyIssue(null, many(0, 3_000), options);
    expect(/^\d+ more .*$/mu.exec(first.body)?.[0]).toMatchInlineSnapshot(`undefined`);
    expect(Math.max(first.body.length, first.comment?.length ?? 0)).toBeLessThan(65_000);
    const second = nightlyIssue(first.body, many(1, 3_000), options);
    expect([second.action, second.body.length < 65_000]).toEqual(["update", true]);
    const kept = readState(second.body)?.entries ?? [];
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.every(({ absent }) => absent === 0)).toBe(true);
  });
});

/** What Markdown would make of it beside our own words: nothing from outside may be more than code. */
function amiss(text: string): readonly string[] {
  const found: string[] = [];
  const waiting: Node[] = [fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    waiting.push(...((next as Parent).children ?? []));
    const { type, value = "", url } = next as Node & { value?: string; url?: string };
    if (
      type === "html" &&
      !/^(?:<br>|<details>|<\/details>|<summary>|<\/summary>|<details><summary>[\w ]+<\/summary>|<!-- lanser-nightly .*-->)$/u.test(
        value,
      )
    )
      found.push(`${type} ${value}`);
    if (type === "image" || (type === "link" && url !== options.runUrl)) found.push(`${type} ${url}`);
    if (type === "text" && /@|#\d|\p{Cc}(?<!\n)/u.test(value)) found.push(`${type} ${value}`);
  }
  return found;
}

describe("the text of an issue, which anybody may have edited", () => {
  const whole = nightlyIssue(null, nightLike("ab?", 0), options).body;

  test("is never an error, and nothing of what is no state is repeated", () => {
    const damaged = fc.oneof(
      fc.string({ unit: "binary", maxLength: 400 }),
      fc.tuple(fc.nat(whole.length), anyText).map(([at, text]) => whole.slice(0, at) + text),
      fc.json().map((json) => `<!-- lanser-nightly ${json} -->`),
      fc.constant(`<!-- lanser-nightly {"schema":"lanser.nightly.v1","entries":[${"[".repeat(20_000)}`),
      fc.constant(`${whole}${"x".repeat(80_000)}`),
      fc.constant("<!-- lanser-nightly -->"),
      fc.constant("<!-- lanser-nightly "),
    );
    fc.assert(
      fc.property(damaged, fc.constantFrom(".", "a", "?", "'"), (body, sign) => {
        const canary = `canary-${sha256(body.toWellFormed()).slice(7, 27)}`;
        const issue = nightlyIssue(`${canary}\n${body}\n${canary}`, nightLike(sign, 1), options);
        expect(["comment", "update"]).toContain(issue.action);
        expect(`${issue.body}${issue.comment}`).not.toContain(canary);
        const fresh = nightlyIssue("", nightLike(sign, 1), options);
        if (readState(`${canary}\n${body}\n${canary}`) === null) expect(issue).toEqual(fresh);
      }),
    );
  });

  test.each([
    ["a key more", (state: Record<string, unknown>) => ({ ...state, more: 1 })],
    ["no day", (state: Record<string, unknown>) => ({ ...state, last: "<b>" })],
    ["less than no night", (state: Record<string, unknown>) => ({ ...state, clean: -1 })],
    ["another version", (state: Record<string, unknown>) => ({ ...state, schema: "lanser.nightly.v2" })],
  ])("counts for nothing with %s", (_, change) => {
    const state = readState(whole);
    expect(state).not.toBeNull();
    const changed = JSON.stringify(change({ ...state }));
    expect(readState(`<!-- lanser-nightly ${changed} -->`)).toBeNull();
  });

  test("has each entry once, however often somebody wrote it", () => {
    const state = readState(whole) as NightlyState;
    const twice = stateText({ ...state, entries: [...state.entries, ...state.entries] });
    expect(readState(twice)?.entries.map(entryKey)).toEqual(state.entries.map(entryKey));
  });
});
