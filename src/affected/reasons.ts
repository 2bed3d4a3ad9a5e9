/** Phrases for the reasons why a file is in the set. */

/** Reason for an installed package. */
export const handsOn = "which needs a package of this repository";

/** Converts a reason of a name for definitions that use it: a sentence without a subject. */
export function dependsOn(why: string): string {
  const what = why.replace(/, .*$/su, "");
  if (what.startsWith("an import of it")) return what.replace("an import of it", "has an import that");
  return /^(?:uses|imports) /u.test(what) ? what : `depends on ${what.replace(/^mentions /u, "")}`;
}

/** Converts a reason of a name for another name that stands for it. */
export function reasonOf(why: string): string {
  return (
    /^(?:imports [^:]*: it )?mentions [^,]*, (.*)$/su.exec(why)?.[1] ?? `which has another meaning: ${why}`
  );
}

/** Converts a reason for the name that an importer gives to a whole module, or to its default export. */
export function imported(why: string, local: string): string {
  return `imports ${local}: it ${why}`;
}
