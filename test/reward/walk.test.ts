/** Trajectories as an algebra, gone in every way. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stepLists } from "../../src/model/reward-step.ts";
import "../support/properties.ts";
import {
  asBase,
  base,
  commitOf,
  endToEnd,
  idOf,
  path,
  steady,
  sumOf,
  type Tree,
  tree,
  walkOver,
} from "../support/walks.ts";

describe("the steps of a walk", () => {
  test("add up to what the gate says of its two ends", () => {
    fc.assert(
      fc.property(path, tree, (between, head) => {
        expect(sumOf(walkOver([...between, head]).steps)).toBe(endToEnd(head).r);
      }),
    );
  });

  test("add up to the same by every way, and in every order of its stops", () => {
    const ways = path.chain((between) =>
      fc.tuple(fc.constant(between), fc.shuffledSubarray(between, { minLength: between.length }), path),
    );
    fc.assert(
      fc.property(ways, tree, ([one, shuffled, other], head) => {
        const sums = [one, shuffled, other].map((between) => sumOf(walkOver([...between, head]).steps));
        expect(new Set(sums).size).toBe(1);
      }),
    );
  });

  test("show what each brings of configuration and comments, once, and earn nothing by it", () => {
    const states = [["a"], ["a", "b"], [], ["b", "b"]].map((shown): Tree => ({ ...asBase, shown }));
    const { steps } = walkOver(states);
    expect(steps.map(({ shown }) => shown)).toEqual([["a"], ["b"], undefined, ["b", "b"]]);
    expect(sumOf(steps)).toBe(0);
    fc.assert(
      fc.property(path, fc.array(fc.array(fc.constantFrom("a", "b"))), (trees, shown) => {
        const told = trees.map((one, at) => ({ ...one, shown: shown[at] ?? [] }));
        const bare = walkOver(trees).steps;
        expect(walkOver(told).steps.map(({ shown: _, ...step }) => step)).toEqual(bare);
      }),
    );
  });

  test("earn nothing in a circle, wherever it is entered", () => {
    fc.assert(
      fc.property(path, path, tree, (before, circle, at) => {
        const { steps } = walkOver([...before, at, ...circle, at]);
        expect(sumOf(steps.slice(before.length + 1))).toBe(0);
        expect(sumOf(walkOver([...circle, asBase]).steps)).toBe(0);
      }),
    );
  });

  test("are never negative where nothing gets worse", () => {
    fc.assert(
      fc.property(path, steady, fc.subarray([0, 1, 2, 3, 4]), (before, at, mended) => {
        const better: Tree = {
          base: at.base.map((fate, index) => (mended.includes(index) ? "proven" : fate)),
          news: at.news.filter((_, index) => !mended.includes(index)),
          safety: 1,
          confidence: Math.max(at.confidence, 0.9),
          broken: false,
        };
        expect(walkOver([...before, at, better]).steps.at(-1)?.["pr-v2"]?.r).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("each list what they count: the parts add up to the step", () => {
    fc.assert(
      fc.property(path, (trees) => {
        for (const step of walkOver(trees).steps) {
          const all = stepLists.flatMap((list) => step[list]);
          expect(all.reduce((sum, one) => sum + one.diag_delta, 0)).toBe(
            (step["pr-v2"]?.components.diag_delta ?? Number.NaN) + 0,
          );
        }
      }),
    );
  });

  test("that cannot be scored are spanned by the next that can, and cost nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(tree, fc.boolean()), { maxLength: 10 }), tree, (between, head) => {
        const trees = between.map(([one, broken]) => ({ ...one, broken }));
        const { steps } = walkOver([...trees, head]);
        expect(sumOf(steps)).toBe(endToEnd(head).r);
        for (const [at, { since, unscored, parent }] of steps.entries()) {
          expect(unscored !== null).toBe(trees[at]?.broken === true);
          if (unscored !== null || at === 0) continue;
          const lastScored = trees.slice(0, at).findLastIndex(({ broken }) => !broken);
          const from = lastScored < 0 ? base.commit : commitOf(lastScored);
          expect(since ?? parent).toBe(from);
          expect(since === undefined).toBe(from === parent);
        }
      }),
    );
  });
});

describe("blame", () => {
  test("names the commit since which a finding is there, or gone, without a break", () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 10 }), (trees) => {
        const head = trees.at(-1) ?? asBase;
        const since = (holds: (of: Tree) => boolean) => commitOf(trees.findLastIndex((of) => !holds(of)) + 1);
        const expected = new Map<string, { commit: string }>();
        for (const [index, fate] of head.base.entries())
          if (fate !== "stays" && fate !== "volatile")
            expected.set(idOf(`base${index}`), {
              commit: since(({ base }) => base[index] !== "stays" && base[index] !== "volatile"),
            });
        for (const name of head.news)
          expected.set(idOf(`${name}@${trees.length - 1}`), {
            commit: since(({ news }) => news.includes(name)),
          });
        expect(walkOver(trees).blame).toEqual(expected);
      }),
    );
  });

  test("names the commit with which a probe fell silent, which may be a later one than the fix", () => {
    fc.assert(
      fc.property(fc.array(tree, { minLength: 1, maxLength: 10 }), (trees) => {
        const head = trees.at(-1) ?? asBase;
        const expected = head.base.flatMap((fate, index) => {
          if (fate !== "unproven") return [];
          const since = trees.findLastIndex(({ base }) => base[index] !== "unproven") + 1;
          return [[idOf(`base${index}`), { commit: commitOf(since) }] as const];
        });
        expect(walkOver(trees).silenced).toEqual(new Map(expected));
      }),
    );
    const [fixed, blurred]: Tree[] = (["proven", "unproven"] as const).map((fate) => ({
      ...asBase,
      base: [fate, ...asBase.base.slice(1)],
    }));
    const { blame, silenced } = walkOver([fixed ?? asBase, blurred ?? asBase]);
    expect([blame.get(idOf("base0")), silenced.get(idOf("base0"))]).toEqual([
      { commit: commitOf(0) },
      { commit: commitOf(1) },
    ]);
  });

  test("says since when it may have been another, where the commits before could not be scored", () => {
    const mended: Tree = { ...asBase, base: ["proven", ...asBase.base.slice(1)], news: ["p"] };
    const broken: Tree = { ...asBase, broken: true };
    const [gone, come, later] = [idOf("base0"), idOf("p@3"), idOf("q@3")];
    const trees = [asBase, broken, mended, { ...mended, news: ["p", "q"] }];
    expect(walkOver(trees).blame).toEqual(
      new Map([
        [gone, { commit: commitOf(2), since: commitOf(0) }],
        [come, { commit: commitOf(2), since: commitOf(0) }],
        [later, { commit: commitOf(3) }],
      ]),
    );
    expect(walkOver([broken, mended]).blame.get(gone)).toEqual({ commit: commitOf(1), since: base.commit });
  });
});
