/**
 * Generated histories of twenty commits: errors are planted and mended, their files renamed, their functions shifted and moved about,
 * commits reverted, side branches merged. Who is to blame is known, because it was done here; and is found by matching alone.
 */
import { expect, test } from "vitest";
import type { ChangedFile } from "../../src/model/change.ts";
import type { ComparedFinding } from "../../src/model/finding.ts";
import { isSameJson } from "../../src/model/json.ts";
import { confidenceRule } from "../../src/model/reward.ts";
import { type Stop, walk } from "../../src/reward/walk.ts";
import { carriedFindings } from "../../src/verdict/carried.ts";
import { compareSides } from "../../src/verdict/compare-sides.ts";
import type { SideRun } from "../../src/verdict/record.ts";
import { isOfHead } from "../../src/verdict/reward-step.ts";
import { countedSeverities } from "../../src/verdict/score.ts";
import { timesOfNow } from "../support/night.ts";
import { defaultWeights } from "../support/weights.ts";
import { sideOf, type Texts } from "./support.ts";

/** Of a file by an identity that its renames keep. */
type File = { readonly path: string; readonly functions: readonly Piece[]; readonly comments: number };
type Piece = { readonly name: string; readonly errors: readonly string[]; readonly padding: number };
type Tree = ReadonlyMap<string, File>;

/** Small and good enough; the same on every machine. */
function randomFrom(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: <T>(of: readonly T[]): T => of[below(of.length)] as T };
}

function textOf({ functions, comments }: File): string {
  const top = Array.from({ length: comments }, (_, at) => `# remark ${at}\n`).join("");
  const bodies = functions.map(({ name, errors, padding }) => {
    const lines = [
      `def ${name}(first_${name}, second_${name}):`,
      ...Array.from({ length: padding }, (_, at) => `    ${name}_pad_${at} = first_${name} + ${at}`),
      `    total_${name} = first_${name} * second_${name}`,
      ...errors.map((error) => `    wrong_${error}(total_${name}, "${error}") # ${error}`),
      `    print(total_${name}, "${name}")`,
      `    return total_${name}`,
    ];
    return `${lines.join("\n")}\n`;
  });
  return `${top}\n${bodies.join("\n\n")}`;
}

function textsOf(tree: Tree): Texts {
  return Object.fromEntries([...tree.values()].map((file) => [file.path, textOf(file)]));
}

/** As git would tell, which is tested elsewhere. */
function changesBetween(before: Tree, after: Tree): readonly ChangedFile[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.flatMap((id) => {
    const [from, to] = [before.get(id), after.get(id)];
    if (from !== undefined && to !== undefined && isSameJson(from, to)) return [];
    return [{ from: from?.path ?? null, to: to?.path ?? null }];
  });
}

function errorsOf(tree: Tree): ReadonlySet<string> {
  return new Set([...tree.values()].flatMap(({ functions }) => functions.flatMap(({ errors }) => errors)));
}

const start: Tree = new Map(
  ["a", "b", "c", "d"].map((id) => [
    id,
    {
      path: `${id}.py`,
      comments: 1,
      functions: [1, 2, 3].map((n) => ({
        name: `${id}${n}`,
        errors: n === 2 ? [`old${id}`] : [],
        padding: 1,
      })),
    },
  ]),
);

type Random = ReturnType<typeof randomFrom>;

function edited(tree: Tree, at: number, random: Random): Tree {
  const id = random.one([...tree.keys()]);
  const file = tree.get(id) as File;
  const piece = random.below(file.functions.length);
  const withPiece = (change: (of: Piece) => Piece): Tree =>
    new Map(tree).set(id, {
      ...file,
      functions: file.functions.map((of, n) => (n === piece ? change(of) : of)),
    });
  switch (random.below(8)) {
    case 0:
    case 1:
      return withPiece((of) => ({ ...of, errors: [...of.errors, `err${at}x${random.below(90)}`] }));
    case 2:
      return withPiece((of) => ({ ...of, errors: of.errors.slice(1) }));
    case 3:
      return withPiece((of) => ({ ...of, padding: of.padding + 1 }));
    case 4:
      return new Map(tree).set(id, { ...file, comments: file.comments + 1 });
    case 5:
      return new Map(tree).set(id, { ...file, path: `${id}${at}.py` });
    case 6: {
      const to = random.one([...tree.keys()].filter((other) => other !== id));
      const [target, moved] = [tree.get(to) as File, file.functions[piece]];
      if (moved === undefined || file.functions.length < 2) return tree;
      return new Map(tree)
        .set(id, { ...file, functions: file.functions.filter((_, n) => n !== piece) })
        .set(to, { ...target, functions: [...target.functions, moved] });
    }
    default:
      return tree;
  }
}

function history(seed: number, length: number): readonly Tree[] {
  const random = randomFrom(seed);
  const trees: Tree[] = [start];
  while (trees.length <= length) {
    const last = trees.at(-1) ?? start;
    const [what, before] = [random.below(8), trees.at(-2)];
    // A revert gives back the tree before; a merge brings what several commits did.
    if (what === 0 && before !== undefined) trees.push(before);
    else if (what === 1) trees.push([1, 2, 3].reduce((tree) => edited(tree, trees.length, random), last));
    else trees.push(edited(last, trees.length, random));
  }
  return trees.slice(1);
}

type State = { readonly tree: Tree; readonly news: readonly ComparedFinding[]; readonly side: SideRun };

const commitOf = (at: number) => String(at + 1).padStart(40, "0");
const relevant = { has: () => true };

/** For each error of head that base does not have, and each of base that is gone: found, and as it is. */
function blames(seed: number): { readonly found: object; readonly real: object } {
  const trees = history(seed, 20);
  const base = sideOf(textsOf(start));
  let last: State = { tree: start, news: [], side: base };
  const findingsOf = (of: Tree) =>
    compareSides({ changedFiles: changesBetween(start, of), ignore: [] }, { base, head: sideOf(textsOf(of)) })
      .findings;
  const stops = trees.map((tree, at): Stop => {
    const findings = findingsOf(tree).filter(({ state }) => state !== "unchanged" && state !== "moved");
    const [news, side] = [findings.filter(isOfHead), sideOf(textsOf(tree))];
    const state = (of: State) => ({ news: of.news, sides: new Map([["pyright", of.side]]) });
    const now = { tree, news, side };
    const change = { changedFiles: changesBetween(last.tree, tree), ignore: [] };
    const carried = carriedFindings(state(last), state(now), change);
    last = now;
    const probes = { asked: 0, silent: 0 };
    const measured = { kind: "measured", findings, safety: 1, confidence: 1, probes, carried } as const;
    return { commit: commitOf(at), tree: commitOf(at), measured };
  });
  const { blame } = walk({
    base: { commit: "0".repeat(40), tree: "0".repeat(40) },
    stops,
    baseDiagnostics: 4,
    counting: { relevant, severities: countedSeverities },
    weights: defaultWeights,
    rule: confidenceRule,
  });
  const end = stops.at(-1)?.measured;
  const told = end?.kind === "measured" ? end.findings : [];
  const found = Object.fromEntries(told.map(({ id, code }) => [code ?? "", blame.get(id)?.commit]));
  const [before, after] = [errorsOf(start), errorsOf(trees.at(-1) ?? start)];
  const since = (holds: (errors: ReadonlySet<string>) => boolean) =>
    commitOf(trees.findLastIndex((tree) => !holds(errorsOf(tree))) + 1);
  const real = Object.fromEntries([
    ...[...after].filter((one) => !before.has(one)).map((one) => [one, since((errors) => errors.has(one))]),
    ...[...before].filter((one) => !after.has(one)).map((one) => [one, since((errors) => !errors.has(one))]),
  ]);
  return { found, real };
}

test("every error that is new, and every one that is gone, is blamed on the commit that did it", () => {
  const count = timesOfNow({ day: 2, night: 300 });
  const all = Array.from({ length: count }, (_, seed) => ({ seed, ...blames(seed + 1) }));
  const wrong = all.filter(({ found, real }) => !isSameJson(found, real));
  expect(wrong).toEqual([]);
  // Not because there was nothing to find.
  expect(all.reduce((sum, { real }) => sum + Object.keys(real).length, 0)).toBeGreaterThan(3 * count);
});
