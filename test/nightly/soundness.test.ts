/** Generated changes on live servers, other ones each night: what a change does not affect keeps its findings. */
import { describe, expect, test } from "vitest";
import { changesOf } from "../../bench/soundness/changes.ts";
import { generatedRows, missedIn } from "../../bench/soundness/generated.ts";
import { temporaryFolder } from "../support/files.ts";

const each = 500;
/** Every run of the workflow goes on where the one before ended, and begins again after all of them. */
const run = Number(process.env["GITHUB_RUN_NUMBER"] ?? 0);

describe.each(["python", "typescript"] as const)("%s", (language) => {
  test("the sets of the night's changes miss nothing, and their files keep their findings when they alone are opened", async () => {
    const from = (run % Math.ceil(changesOf(language).length / each)) * each;
    const { rows } = await generatedRows(language, { kept: temporaryFolder(), from, most: each });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ outcome }) => outcome.untouched.length > 0)).toBe(true);
    const wrong = rows.flatMap((row) => {
      const { construct, edit, shape } = row.change;
      const missed = [...(missedIn(row) ?? []), ...row.outcome.alone];
      return missed.length === 0 ? [] : [[construct, edit, shape, ...missed]];
    });
    expect(wrong).toEqual([]);
  }, 1_500_000);
});
