/** By what two servers can be seen to speak of one rule. */

/** The name of the rule without its plugin's, in small letters with hyphens; null where there is none. */
export function meaningOf(code: string | null): string | null {
  if (code === null) return null;
  const bare = /\(([^()]+)\)$/u.exec(code)?.[1] ?? code;
  const name = bare.slice(bare.lastIndexOf("/") + 1);
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
}
