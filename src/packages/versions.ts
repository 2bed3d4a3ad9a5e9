/** Compares versions of packages, which installers and lock files write differently. */

/** True if both texts are the same release: 1.0 equals 1.0.0. Local build labels ("+cpu") do not change the code. */
export function isSameVersion(installed: string, locked: string): boolean {
  return normalisedVersion(installed) === normalisedVersion(locked);
}

/**
 * Returns a version in one spelling: without extra zeros, separators before suffixes (`1.0-rc1`) and the local label.
 */
function normalisedVersion(version: string): string {
  const [bare = ""] = version.trim().toLowerCase().split("+");
  const [, release = "", rest = ""] = /^v?(?:0!)?(\d+(?:\.\d+)*)(.*)$/u.exec(bare) ?? [];
  if (release === "") return bare;
  const numbers = release.split(".").map((part) => part.replace(/^0+(?=\d)/u, ""));
  while (numbers.length > 1 && numbers.at(-1) === "0") numbers.pop();
  return numbers.join(".") + rest.replace(/[-_.]/gu, "");
}

/** True for a version. A lock file can have an address, an alias or a commit in the same place. */
export function isVersion(text: string): boolean {
  return /^v?\d[A-Za-z\d.!+-]*$/u.test(text);
}
