/** Compares versions of packages as an installer and a lock file write them. */

/** True if both are the same release: 1.0 is 1.0.0, and local build labels ("+cpu") do not matter. */
export function isSameVersion(installed: string, locked: string): boolean {
  return laidOut(installed) === laidOut(locked);
}

function laidOut(version: string): string {
  const [bare = ""] = version.trim().toLowerCase().split("+");
  const [, release = "", rest = ""] = /^v?(?:0!)?(\d+(?:\.\d+)*)(.*)$/u.exec(bare) ?? [];
  if (release === "") return bare;
  const numbers = release.split(".").map((part) => part.replace(/^0+(?=\d)/u, ""));
  while (numbers.length > 1 && numbers.at(-1) === "0") numbers.pop();
  return numbers.join(".") + rest.replace(/[-_.]/gu, "");
}

export function isVersion(text: string): boolean {
  return /^v?\d[A-Za-z\d.!+-]*$/u.test(text);
}
