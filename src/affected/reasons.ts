/** How the reasons are said for which a file is in the set. */

/** Of an installed package. */
export const handsOn = "which needs a package of this repository";

/** What is said of a name, for what is defined with it: a sentence without a subject. */
export function dependsOn(why: string): string {
  const what = why.replace(/, .*$/su, "");
  if (what.startsWith("an import of it")) return what.replace("an import of it", "has an import that");
  return /^(?:uses|imports) /u.test(what) ? what : `depends on ${what.replace(/^mentions /u, "")}`;
}

/** What is said of a name, for another that stands for it. */
export function reasonOf(why: string): string {
  return (
    /^(?:imports [^:]*: it )?mentions [^,]*, (.*)$/su.exec(why)?.[1] ?? `which has another meaning: ${why}`
  );
}

/** What is said of a name that an importer gives to all of a module, or to its default. */
export function imported(why: string, local: string): string {
  return `imports ${local}: it ${why}`;
}
