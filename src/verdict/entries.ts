/**
 * By which files a look at every file enters the import cycles that others lead into. What a checker infers in a circle is decided by
 * where it is entered first, so a look at some of the files enters it there, too.
 */
import type { ImportGraph } from "../delta/imports.ts";

/**
 * Of each import cycle that one of `looked` is in, or imports, through others too: the first file of the program that leads into it, its
 * first member and its last, by which the second look enters it. `program` in canonical order.
 */
export function entriesOf(
  { imports, cycles }: ImportGraph,
  program: readonly string[],
  looked: Iterable<string>,
): ReadonlySet<string> {
  if (cycles.size === 0) return new Set();
  const ranks = new Map(program.map((path, rank) => [path, rank] as const));
  const near = new Set(looked);
  // A set is walked in the order of its additions, and what is added on the way comes too.
  for (const path of near) for (const target of imports.get(path) ?? []) near.add(target);
  const wanted = new Set([...near].flatMap((path) => cyclesAt(cycles, path)));
  const entries = new Set<string>();
  for (const members of wanted) {
    const inOrder = members
      .filter((path) => ranks.has(path))
      .sort((left, right) => (ranks.get(left) ?? 0) - (ranks.get(right) ?? 0));
    for (const path of [inOrder.at(0), inOrder.at(-1)]) if (path !== undefined) entries.add(path);
  }
  const visited = new Set<string>();
  const left = new Set(wanted);
  for (const path of program) {
    if (left.size === 0) break;
    if (visited.has(path)) continue;
    const reached = new Set([path]);
    for (const file of reached) {
      visited.add(file);
      for (const members of cyclesAt(cycles, file)) if (left.delete(members)) entries.add(path);
      for (const target of imports.get(file) ?? []) if (!visited.has(target)) reached.add(target);
    }
  }
  return entries;
}

function cyclesAt(cycles: ImportGraph["cycles"], path: string): readonly (readonly string[])[] {
  const members = cycles.get(path);
  return members === undefined || members.length === 0 ? [] : [members];
}
