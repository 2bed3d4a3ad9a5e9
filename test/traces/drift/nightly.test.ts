/** The nightly issue: it speaks when something changes, is silent when nothing does, and comes to an end. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nightOf } from "../../../src/traces/drift/night.ts";
import {
  type NightlyIssue,
  type NightlyState,
  nextNight,
  nightlyIssue,
  readState,
} from "../../../src/traces/drift/nightly-text.ts";
import { isForIssue, listSuspects, type Suspect } from "../../../src/traces/drift/suspects.ts";
import { timesOfNow } from "../../support/night.ts";
import "../../support/properties.ts";
import { dayOf, flake, nightLike, options, trace } from "./nightly.ts";
import { night as nightOfFlakes } from "./nights.ts";

/** What becomes of the issue, night by night: `+` and `-` before what came and went. */
function issueAfter(nights: readonly string[], cleanNights = 3): readonly string[] {
  let body: string | null = null;
  return nights.map((signs, nth) => {
    const night = nightLike(signs, nth);
    const open = body === null ? null : { state: readState(body) };
    const { came, went } = nextNight(open, night, { cleanNights });
    const issue: NightlyIssue = nightlyIssue(body, night, { ...options, cleanNights });
    if (issue.action !== "none") body = issue.action === "close" ? null : issue.body;
    const name = (one: (typeof came)[number]) =>
      one.kind === "differs" ? (one.path?.replace(".py", "") ?? "") : one.reason;
    return [issue.action, ...came.map((one) => `+${name(one)}`), ...went.map((one) => `-${name(one)}`)].join(
      " ",
    );
  });
}

describe("an issue", () => {
  test("is opened by what differs, and closed after so many clean nights in a row", () => {
    expect(issueAfter([".", ".", "a", "a", ".", ".", ".", "."])).toEqual([
      "none",
      "none",
      "open +a",
      "update",
      "update",
      "update",
      "close -a",
      "none",
    ]);
  });

  test("has a comment on what comes and on what went, and on nothing between", () => {
    expect(issueAfter(["a", "ab", "b", "ab", "b", "b", "b", "b", "bc"])).toEqual([
      "open +a",
      "comment +b",
      "update",
      "update",
      "update",
      "update",
      "comment -a",
      "update",
      "comment +c",
    ]);
  });

  test("begins the count anew with each night that differs, and leaves others out of it", () => {
    expect(issueAfter(["a", ".", ".", "a", ".", "?", "'", ".", "?", "."])).toEqual([
      "open +a",
      "update",
      "update",
      "update",
      "update",
      "comment +unavailable",
      "update",
      "update",
      "update",
      "close -a",
    ]);
  });

  test("speaks of nights in which nothing was known: once, and again for another reason", () => {
    expect(issueAfter(["?", "?", "!", "?", ".", "?", ".", "."])).toEqual([
      "open +unavailable",
      "update",
      "comment +unmeasured",
      "update",
      "update",
      "update",
      "update",
      "close",
    ]);
  });

  test("is not opened by what was seen once", () => {
    expect(issueAfter(["'", "'", ".", "'"])).toEqual(["none", "none", "none", "none"]);
  });

  test("does not count the same night twice, and has no second comment on it", () => {
    const first = nightlyIssue(null, nightLike("a", 0), options);
    const second = nightlyIssue(first.body, nightLike(".", 1), options);
    const again = nightlyIssue(second.body, nightLike(".", 1), options);
    expect(again).toEqual(second);
    expect(readState(again.body)).toMatchObject({ nights: 2, clean: 1 });
  });

  test("whose text was damaged begins anew: what differs is news", () => {
    const { action, body } = nightlyIssue("somebody wrote this", nightLike("a", 5), options);
    expect([action, readState(body)?.since]).toEqual(["comment", dayOf(5)]);
    expect(nightlyIssue("somebody wrote this", nightLike(".", 5), options).action).toBe("update");
  });
});

test("the fingerprint is of server, class, rule and file; a long name is cut and stays unlike others", () => {
  const long = (end: string): Suspect => ({ ...flake("a"), path: `${"x".repeat(400)}${end}` });
  const { differing } = nightOf(dayOf(0), [
    trace({ differing: [long("1"), long("2"), long("1"), flake("a"), { ...flake("a"), code: null }] }),
    trace({ trace: "other", differing: [flake("a")] }),
  ]);
  expect(differing.count).toBe(4);
  expect(differing.shown.every(({ path }) => (path ?? "").length <= 300)).toBe(true);
});

/** A night as `nightLike` reads it; most are quiet. */
const signs = fc.oneof(
  { weight: 4, arbitrary: fc.constant(".") },
  { weight: 1, arbitrary: fc.constantFrom("'", "?", "!", "?!", "'?") },
  { weight: 3, arbitrary: fc.constantFrom("a", "b", "ab", "bc", "c'", "a?", "abc!", "d?!'") },
);

describe("over any nights", () => {
  test("people are notified exactly when something comes or goes, and it ends exactly after the clean nights", () => {
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        (nights, cleanNights) => {
          const model = new Map<string, number>();
          let [isOpen, clean] = [false, 0];
          let body: string | null = null;
          for (const [nth, sign] of nights.entries()) {
            const letters = new Set([...sign].filter((one) => /[a-z?!]/u.test(one)));
            const isClean = sign === ".";
            const news = [...letters].filter((one) => !model.has(one));
            const isMeasured = !/[?!']/u.test(sign);
            for (const [one, absent] of model)
              model.set(one, letters.has(one) ? 0 : absent + (/[?!]/u.test(one) || isMeasured ? 1 : 0));
            for (const one of letters) model.set(one, 0);
            const gone = [...model].filter(([, absent]) => absent >= cleanNights).map(([one]) => one);
            for (const one of gone) model.delete(one);
            clean = isClean ? clean + 1 : /[a-z]/u.test(sign) ? 0 : clean;
            const isChange = news.length > 0 || gone.some((one) => /[a-z]/u.test(one));
            const isOver = isOpen && isClean && clean >= cleanNights;
            const wanted = !isOpen
              ? letters.size > 0
                ? "open"
                : "none"
              : isOver
                ? "close"
                : isChange
                  ? "comment"
                  : "update";
            const issue: NightlyIssue = nightlyIssue(body, nightLike(sign, nth), { ...options, cleanNights });
            expect(issue.action).toBe(wanted);
            expect(issue.comment !== null).toBe(wanted === "comment" || wanted === "close");
            if (wanted === "none" || wanted === "close") {
              [isOpen, clean, body] = [false, 0, null];
              model.clear();
              continue;
            }
            [isOpen, body] = [true, issue.body];
            // What stands in the text is all there is.
            const state = readState(body);
            expect(new Set(state?.entries.map(signOf))).toEqual(new Set(model.keys()));
            expect(state?.clean).toBe(clean);
          }
        },
      ),
    );
  });
});

const signOf = (one: NightlyState["entries"][number]) =>
  one.kind === "differs" ? (one.path?.[0] ?? "") : one.reason === "unavailable" ? "?" : "!";

describe("with a planted flake", () => {
  test.each([0.2, 0.05, 0.01])(
    "of %d a run no night opens an issue, or notifies anybody, for what did not come back",
    async (p) => {
      let body: string | null = null;
      const idle: number[] = [];
      for (let nth = 0; nth < timesOfNow({ day: 20, night: 200 }); nth += 1) {
        const report = await nightOfFlakes(`issue ${nth} of ${p}`, p);
        const differing = isForIssue(report) ? listSuspects(report) : [];
        const isSeenOnce = report.repeats.some(({ outcome }) => outcome === "seen-once");
        const issue: NightlyIssue = nightlyIssue(
          body,
          nightOf(dayOf(nth), [trace({ differing, isSeenOnce })]),
          options,
        );
        const isNotified = issue.action === "open" || (issue.action === "comment" && differing.length > 0);
        if (isNotified && report.judgement !== "nondeterministic") idle.push(nth);
        if (issue.action !== "none") body = issue.action === "close" ? null : issue.body;
      }
      expect(idle).toEqual([]);
    },
    120_000,
  );
});
