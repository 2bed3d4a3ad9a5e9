/** Recognises that two servers report the same rule. */

/** Returns the name of the rule without its plugin's, in small letters with hyphens. Null if there is none. */
export function meaningOf(code: string | null): string | null {
  if (code === null) return null;
  const bare = /\(([^()]+)\)$/u.exec(code)?.[1] ?? code;
  const name = bare.slice(bare.lastIndexOf("/") + 1);
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
}
