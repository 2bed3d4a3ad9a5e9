/** Recognises rules that two servers share under different names, so that one problem is not reported twice. */

/**
 * Returns a name that equal rules share: without the plugin, in small letters with hyphens. `eslint(no-undef)` and
 * `plugin/noUndef` both become `no-undef`. Null without a code.
 */
export function meaningOf(code: string | null): string | null {
  if (code === null) return null;
  const bare = /\(([^()]+)\)$/u.exec(code)?.[1] ?? code;
  const name = bare.slice(bare.lastIndexOf("/") + 1);
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase();
}
