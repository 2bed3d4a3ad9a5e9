/**
 * By which files a look at every file enters the import cycles that others lead into. What a checker infers in a circle is decided by
 * where it is entered first, so a look at some of the files opens these, too. Which one that is only the checker knows; a file that says no
 * name of what it imports enters nothing.
 */
import { type ImportGraph, importersOf, importResolver } from "../affected/imports.ts";
import { aliasesIn } from "../syntax/aliases.ts";
import type { FindReading } from "../syntax/reading.ts";

export type EntryInput = {
  readonly graph: ImportGraph;
  /** In canonical order. */
  readonly program: readonly string[];
  readonly looked: Iterable<string>;
  readonly reading: FindReading;
};

/**
 * Of each import cycle that one of `looked` is in, or imports, through others too: the first file of the program that uses what it imports
 * of it or through others, the first member that does, and the last member, by which the second look enters it.
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

/** Whether the code of a file says, outside of its imports, a name that it has from one of these; in doubt it does. */
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
