/** Finds the files that a Rust source takes in as modules. Pure over one text. */

export type RustModule = {
  /** Name below the folder of the file's modules: `a/b` of `mod a { mod b; }`. */
  readonly name: string;
  /** Path of `#[path = "…"]`, relative to the file's own folder. */
  readonly path: string | undefined;
};

const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|b?r(#*)"[\s\S]*?"\1|b?"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\\n]|\\[^\n]{1,10})'|#!?\[(?:[^[\]"]|"(?:[^"\\]|\\.)*"|\[[^\]]*\])*\]|\bmod\s+(?:r#)?([A-Za-z_]\w*)\s*([;{])|[{};]/gu;

/**
 * Returns the modules of a text, without those under a condition other than `cfg(test)`: whether they are compiled
 * depends on platform and features.
 */
export function modulesIn(text: string): readonly RustModule[] {
  const found: RustModule[] = [];
  /** Names of modules that are open; undefined for other braces. */
  const open: (string | undefined)[] = [];
  let attributes: string[] = [];
  for (const [whole, , name, end] of text.matchAll(token)) {
    if (whole.startsWith("#[")) {
      attributes.push(whole);
      continue;
    }
    if (name !== undefined) {
      const path = attributes.map((one) => /^#\[\s*path\s*=\s*"([^"]+)"/u.exec(one)?.[1]).find(Boolean);
      const isSure = attributes.every(
        (one) => !/^#\[\s*cfg/u.test(one) || /^#\[\s*cfg\s*\(\s*test\s*\)\s*\]$/u.test(one),
      );
      const isInside = open.includes("");
      if (end === "{") open.push(isSure ? name : "");
      else if (isSure && !isInside) found.push({ name: [...open.filter(Boolean), name].join("/"), path });
    } else if (whole === "{") open.push(undefined);
    else if (whole === "}") open.pop();
    else if (whole !== ";") continue;
    attributes = [];
  }
  return found;
}
