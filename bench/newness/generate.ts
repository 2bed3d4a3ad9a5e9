/** From a seed, a change of which it is known what it broke: truth does not depend on any rule for what is new. */
import { makeFolder, write } from "../../test/support/files.ts";
import { breakers } from "./breakers.ts";
import { type Finding, findingsIn } from "./change.ts";
import { type Package, packages, treeOf } from "./packages.ts";
import { type Chance, chanceOf } from "./random.ts";
import { refactors } from "./refactors.ts";
import { type Edit, filesOf, type Line, type Tree } from "./tree.ts";

/** How often, by the line a finding comes from and its rule. */
export type Counts = ReadonlyMap<string, number>;

export type Generated =
  | { readonly kind: "thrown away"; readonly why: string; readonly edits: readonly string[] }
  | {
      readonly kind: "case";
      readonly package: string;
      readonly base: Measured;
      readonly head: Measured;
      readonly edits: readonly string[];
      readonly truth: Counts;
    };

export type Measured = { readonly tree: Tree; readonly findings: readonly Finding[] };

const bases = new Map<Package, Promise<Measured>>();

export async function generate(seed: number): Promise<Generated> {
  const release = packages[seed % packages.length] ?? packages[0];
  const known = bases.get(release) ?? measure(treeOf(release));
  bases.set(release, known);
  const base = await known;
  const chance = chanceOf(seed);

  const broken = apply(base.tree, breakers, 1 + chance.integer(3), chance, () => false);
  const before = await measure(broken.tree);
  const thrown = (why: string, edits: readonly string[]) => ({ kind: "thrown away", why, edits }) as const;
  if (before.findings.some(isSyntax)) return thrown("a breaker broke the syntax", broken.edits);

  const counted = countsOf(before.tree, before.findings);
  const hot = new Set([...counted.keys()].map((key) => key.split(" ")[0]));
  const changed = apply(broken.tree, refactors, chance.integer(6), chance, ({ origin }) => hot.has(origin));
  const after = await measure(changed.tree);
  const edits = [...broken.edits, ...changed.edits];
  const drift = differences(counted, countsOf(after.tree, after.findings));
  if (drift.length > 0)
    return thrown(`a refactor changed pyright's mind: ${drift.slice(0, 3).join(", ")}`, edits);

  return {
    kind: "case",
    package: `${release.name} ${release.version}`,
    base,
    head: after,
    edits,
    truth: surplus(counted, countsOf(base.tree, base.findings)),
  };
}

/** So many of them, each at most once, in an order of chance, as far as there is something to do them to. */
function apply(
  tree: Tree,
  kinds: Readonly<Record<string, Edit>>,
  countMax: number,
  chance: Chance,
  isHot: (line: Line) => boolean,
): { readonly tree: Tree; readonly edits: readonly string[] } {
  const edits: string[] = [];
  let now = tree;
  for (const [name, edit] of chance.shuffled(Object.entries(kinds))) {
    if (edits.length === countMax) break;
    const next = edit(now, chance, isHot);
    if (next === undefined) continue;
    now = next;
    edits.push(name);
  }
  return { tree: now, edits };
}

async function measure(tree: Tree): Promise<Measured> {
  const { folder, remove } = makeFolder();
  try {
    write(folder, filesOf(tree));
    return { tree, findings: await findingsIn(folder) };
  } finally {
    remove();
  }
}

function isSyntax({ code }: Finding): boolean {
  return code === null;
}

/** A finding in a line that a refactor wrote has a key that nothing else has. */
export function countsOf(
  tree: Tree,
  findings: readonly Pick<Finding, "path" | "range" | "code">[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path, range, code } of findings) {
    const origin = tree.get(path)?.lines[range.start.line]?.origin || `written:${path}:${range.start.line}`;
    const key = `${origin} ${code}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** What the first has more of than the second. */
export function surplus(left: Counts, right: Counts): Map<string, number> {
  const more = [...left].map(([key, count]) => [key, count - (right.get(key) ?? 0)] as const);
  return new Map(more.filter(([, count]) => count > 0));
}

export function differences(left: Counts, right: Counts): readonly string[] {
  const show = (sign: string, counts: Counts) => [...counts].map(([key, count]) => `${sign}${count} ${key}`);
  return [...show("-", surplus(left, right)), ...show("+", surplus(right, left))];
}
