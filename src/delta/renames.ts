/** Which identifiers the change renamed. */
import { isDefinition } from "./definitions.ts";
import { type Names, namesOf } from "./names.ts";
import { isWord, type Token } from "./tokens.ts";

/** One word that became one other, everything around it being the same. */
export type WordEdit = { readonly from: string; readonly to: string; readonly isDefinition: boolean };

export type Renames = {
  /** For whatever crosses files, and for files that did not change. */
  readonly all: Names;
  /** For a changed file. */
  readonly of: (file: string) => Names;
};

/**
 * A word edit is a rename if its name is defined there on both sides, and if in that file nothing speaks against it:
 * the old name becomes nothing else, the new one comes from nothing else, and neither is on the other end of another
 * edit (a swap of two names is no rename). It counts in the other files too, unless theirs speak against it.
 */
export function findRenames(files: ReadonlyMap<string, readonly WordEdit[]>): Renames {
  const edits = new Map([...files].map(([file, list]) => [file, editsOf(list)]));
  const own = new Map([...edits].map(([file, of]) => [file, of.defined]));
  const all = editsOf([...own.values()].flatMap((pairs) => [...pairs]).map(asEdit));
  const everywhere = namesOf(all.defined);
  return {
    all: everywhere,
    of: (file) => {
      const here = edits.get(file);
      if (here === undefined) return everywhere;
      const fitting = [...all.defined].filter(([from, to]) => here.allows(from, to));
      return namesOf(new Map([...here.defined, ...fitting]));
    },
  };
}

function asEdit([from, to]: readonly [string, string]): WordEdit {
  return { from, to, isDefinition: true };
}

function editsOf(edits: readonly WordEdit[]) {
  const targets = new Map<string, Set<string>>();
  const sources = new Map<string, Set<string>>();
  for (const { from, to } of edits) {
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
    sources.set(to, (sources.get(to) ?? new Set()).add(from));
  }
  const isOnly = (of: ReadonlySet<string> | undefined, name: string): boolean =>
    of === undefined || (of.size === 1 && of.has(name));
  const allows = (from: string, to: string): boolean =>
    isOnly(targets.get(from), to) && isOnly(sources.get(to), from) && !sources.has(from) && !targets.has(to);
  const defined = new Map(
    edits
      .filter((edit) => edit.isDefinition && allows(edit.from, edit.to))
      .map(({ from, to }) => [from, to] as const),
  );
  return { defined, allows };
}

/** A gap of one token on each side as a word edit, if it is one. */
export function wordEdit(
  base: readonly Token[],
  baseAt: number,
  head: readonly Token[],
  headAt: number,
): WordEdit | undefined {
  const from = base[baseAt]?.text ?? "";
  const to = head[headAt]?.text ?? "";
  if (!isWord(from) || !isWord(to)) return undefined;
  return { from, to, isDefinition: isDefinition(base, baseAt) && isDefinition(head, headAt) };
}
