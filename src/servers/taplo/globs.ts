/**
 * Matches globs as taplo 0.7.0 reads them (globset): stars cross folders, nothing negates, and each is relative to the
 * folder of the configuration.
 */

/** Returns a predicate for paths relative to that folder; undefined for a text that is no glob. */
export function globMatcher(glob: string): ((path: string) => boolean) | undefined {
  const source = sourceOf([...`/${glob}`]);
  if (source === undefined) return undefined;
  const pattern = new RegExp(`^${source}$`, "su");
  return (path) => pattern.test(`/${path}`);
}

/** Returns the source of the regular expression; undefined for a text that is no glob. */
function sourceOf(letters: readonly string[]): string | undefined {
  let source = "";
  let depth = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const rest = letters.slice(at).join("");
    const [all] = /^\/\*\*\/(?:\*\*\/)*/u.exec(rest) ?? [];
    if (all !== undefined) {
      source += "(?:/|/.*/)";
      at += all.length - 1;
    } else if (/^\/\*\*$/u.test(rest)) {
      source += "/.*";
      break;
    } else if (letters[at] === "*") source += ".*";
    else if (letters[at] === "?") source += ".";
    else if (letters[at] === "[") {
      const [, not = "", inner = ""] = /^\[([!^]?)(\]?[^\]]*)\]/u.exec(rest) ?? [];
      if (inner === "") return undefined;
      source += `[${not === "" ? "" : "^"}${inner.replace(/[\\\]^[&]/gu, "\\$&")}]`;
      at += not.length + inner.length + 1;
    } else if (letters[at] === "{") {
      depth += 1;
      source += "(?:";
    } else if (letters[at] === "}" && depth > 0) {
      depth -= 1;
      source += ")";
    } else if (letters[at] === "}") return undefined;
    else if (letters[at] === "," && depth > 0) source += "|";
    else {
      // A backslash takes what stands behind it as it is.
      if (letters[at] === "\\") at += 1;
      const letter = letters[at];
      if (letter === undefined) return undefined;
      source += letter.replace(/[\\^$.*+?()[\]{}|/]/u, "\\$&");
    }
  }
  return depth === 0 ? source : undefined;
}
