/**
 * Finds the files by which a full check enters the import cycles that others lead to. A checker's inference in a cycle
 * depends on where it enters first, so a check of some files opens these files, too. Only the checker knows which one
 * that is; a file that uses no name of its imports enters no cycle.
 */
import { type ImportGraph, importersOf, importResolver } from "../affected/imports.ts";
import { aliasesIn } from "../syntax/aliases.ts";
import type { FindReading } from "../syntax/reading.ts";

export type EntryInput = {
  readonly graph: ImportGraph;
  /** Files in canonical order. */
  readonly program: readonly string[];
  readonly looked: Iterable<string>;
  readonly reading: FindReading;
};

/**
 * Returns the entries of each import cycle that one of `looked` is in, or imports, directly or through others: the
 * first file of the program that uses what it imports from the cycle, the first member that does, and the last member,
 * by which the second pass enters it.
 */
export function entriesOf({ graph, program, looked, reading }: EntryInput): ReadonlySet<string> {
  const { imports, cycles } = graph;
  if (cycles.size === 0) return new Set();
  const near = new Set(looked);
  // A set is walked in the order of its additions, and what is added on the way comes too.
  for (const path of near) for (const target of imports.get(path) ?? []) near.add(target);
  const wanted = new Set([...near].flatMap((path) => cyclesAt(cycles, path)));
  const uses = usesIn(program, reading);
  const entries = new Set<string>();
  for (const members of wanted) {
    const [own, leads] = [new Set(members), importersOf(graph, members)];
    const isUsing = (path: string) => uses(path, leads);
    const leader = program.find((path) => leads.has(path) && isUsing(path));
    const first = program.find((path) => own.has(path) && isUsing(path));
    const last = program.findLast((path) => own.has(path));
    for (const path of [leader, first, last]) if (path !== undefined) entries.add(path);
  }
  return entries;
}

function cyclesAt(cycles: ImportGraph["cycles"], path: string): readonly (readonly string[])[] {
  const members = cycles.get(path);
  return members === undefined || members.length === 0 ? [] : [members];
}

/** Tests whether the code of a file, outside of its imports, uses a name from one of these files; true in doubt. */
function usesIn(program: readonly string[], find: FindReading) {
  const { targets } = importResolver(program);
  return (path: string, of: ReadonlySet<string>): boolean => {
    const reading = find(path);
    if (reading === undefined) return true;
    const aliases = aliasesIn(reading);
    const lines = reading.code.split("\n");
    for (const { first, last, from } of aliases)
      if (from !== null) for (let line = first; line <= last; line += 1) lines[line] = "";
    const words = new Set(lines.join("\n").match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu));
    return aliases.some(
      ({ local, imported, from }) =>
        from !== null &&
        targets(path, from).some((target) => of.has(target)) &&
        (imported === "*" || words.has(local.split(".")[0] ?? local)),
    );
  };
}
