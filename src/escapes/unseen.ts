/** Finds the escapes around a finding, and those that set a value without the checker's knowledge. */
import type { ComparedFinding } from "../model/finding.ts";
import type { WordReader } from "./definition-words.ts";
import type { Escape } from "./kinds.ts";
import type { EscapeInput, FileEscapes, ReadEscapes } from "./read.ts";

/** Returns those that were added to its definition in head, or to one around it. */
export function aroundIt(
  finding: ComparedFinding,
  here: readonly Escape[],
  head: FileEscapes | undefined,
): readonly Escape[] {
  const line = finding.counterpart?.range.start.line;
  const inHead = line === undefined ? undefined : head?.definitionAt(line)?.symbol;
  const around = new Set([...containers(finding.symbol), ...containers(inHead ?? finding.symbol)]);
  return here.filter((one) => one.reach === "symbol" && around.has(one.symbol));
}

/**
 * Finds an escape that sets a value unseen in the definition of a finding: the new code may be correct, and the
 * wrong value set nevertheless.
 */
export function unseenFinder(
  input: EscapeInput & { readonly sees: (path: string, other: string) => boolean },
  read: ReadEscapes,
  escapes: readonly Escape[],
  words: WordReader,
): (finding: ComparedFinding, headPath: string) => Escape | undefined {
  const setting = escapes.filter(({ kind, text }) => kind === "dynamic" && setsUnseen.test(text));
  const changed = new Set(input.files.map(({ to }) => to));
  return (finding, headPath) => {
    if (setting.length === 0) return undefined;
    const here = setting.filter(({ path }) => path === headPath);
    const [around] = aroundIt(finding, here, changed.has(headPath) ? read("head", headPath) : undefined);
    const mentioned = words.ofDefinition(finding, headPath);
    // In a function that is called there.
    const isCalled = ({ symbol, path }: Escape) =>
      symbol !== null &&
      mentioned.some(({ words: all }) => all.has(symbol.slice(symbol.lastIndexOf(".") + 1))) &&
      input.sees(headPath, path);
    return around ?? setting.find(isCalled);
  };
}

/** Matches texts of `dynamic` escapes that write a value, or may do anything. */
const setsUnseen =
  /^(?:= ?)?(?:(?:setattr|delattr|eval|exec|globals|locals|vars)\b|__dict__|\. ?__(?:set|del)attr__|(?:new )?Function ?\(|(?:Reflect|Object) ?\. ?(?:defineProperty|defineProperties|deleteProperty|set)\b)/u;

/** Lists the definitions around a symbol: "A.b" is in A.b and in A; code in no definition is in the module. */
function containers(symbol: string | null): readonly (string | null)[] {
  if (symbol === null) return [null];
  const parts = symbol.split(".");
  return parts.map((_, index) => parts.slice(0, index + 1).join("."));
}
