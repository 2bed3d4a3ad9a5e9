/**
 * Pairs of messages by which commits of eleven projects edit a finding. Two readers who had not seen the code said of each whether head's
 * complains of the same as base's; these are those on which they agreed. What a rename of the whole change decides is left out.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { complaintOf, isStill } from "../../src/match/complaint.ts";
import { sameNames } from "../../src/match/names.ts";
import { tokenSource } from "../../src/match/tokens.ts";
import { pyrightCatalogue } from "../../src/servers/pyright/catalogue.ts";
import { typescriptCatalogue } from "../../src/servers/typescript/catalogue.ts";

type PairSide = {
  readonly code: string;
  readonly message: string;
  /** The code under the finding. */
  readonly under: string;
  readonly range: {
    readonly start: { readonly line: number; readonly character: number };
    readonly end: { readonly line: number; readonly character: number };
  };
  /** The lines of the finding, and one on each side. */
  readonly lines: readonly { readonly text: string; readonly finding?: true }[];
};

type RealPair = {
  readonly project: string;
  readonly path: string;
  readonly server: "pyright" | "typescript";
  /** The class that both stand in, where the message speaks of it. */
  readonly within?: string;
  readonly around: { readonly isEdited: boolean; readonly isOfObject: boolean; readonly isWhole: boolean };
  readonly base: PairSide;
  readonly head: PairSide;
  readonly readers: "same" | "other";
};

const pairs = JSON.parse(
  readFileSync(new URL("fixtures/real-pairs.json", import.meta.url), "utf8"),
) as readonly RealPair[];

const catalogues = { pyright: pyrightCatalogue, typescript: typescriptCatalogue } as const;

function complaint({ server, within }: RealPair, { code, message, under }: PairSide) {
  const catalogue = catalogues[server];
  const { tokens } = tokenSource(under);
  const of = {
    message,
    under: tokens.map(({ text }) => text).join(" "),
    callee: "",
    isName: false,
    within: within ?? null,
  };
  return complaintOf(of, sameNames, { catalogue, family: catalogue.families.get(code)?.problem });
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []);
}

/** What stands in front of it, as for what it is given to. */
function before({ range, lines }: PairSide): ReadonlySet<string> {
  const line = lines.find(({ finding }) => finding === true)?.text ?? "";
  return words(line.slice(0, range.start.character));
}

function answer(pair: RealPair): "same" | "other" {
  const known = {
    base: words(pair.base.lines.map(({ text }) => text).join("\n")),
    head: words(pair.head.lines.map(({ text }) => text).join("\n")),
  };
  const [one, other] = [before(pair.base), before(pair.head)];
  const isSame = isStill(complaint(pair, pair.base), complaint(pair, pair.head), {
    ...pair.around,
    isRewritten: false,
    goesAlike: () => one.size === 0 || other.size === 0 || [...one].some((word) => other.has(word)),
    mentions: (side, word) => known[side].has(word),
  });
  return isSame ? "same" : "other";
}

test("readers agreed on enough of them, and of both kinds", () => {
  expect(pairs.length).toBeGreaterThan(60);
  expect(new Set(pairs.map(({ readers }) => readers)).size).toBe(2);
  expect(new Set(pairs.map(({ project }) => project)).size).toBeGreaterThanOrEqual(6);
});

/**
 * Two remain. Of `fieldSchema`, which was given `this.shape[key]`, and of `this.shape[key]` the readers say that they are asked for different
 * things; to us both are the value that may be nothing, as where a value is given a name first. And the type of options has another property
 * of a property that does not fit, because the type was declared anew: to us another property is another complaint, however deep.
 */
test("a pair is what readers say it is, but for those that are listed", () => {
  const others = pairs
    .filter((pair) => answer(pair) !== pair.readers)
    .map(({ path, head, readers }) => `${path} ${head.code}: readers say ${readers}`);
  expect(others).toMatchInlineSnapshot(`
    [
      "src/types.ts 2532: readers say other",
      "source/create.ts 2345: readers say same",
    ]
  `);
});
