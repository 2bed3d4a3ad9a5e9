/** The escapes around a finding, and those of them by which a value is set that no checker sees. */
import type { ComparedFinding } from "../model/finding.ts";
import type { WordReader } from "./definition-words.ts";
import type { Escape } from "./kinds.ts";
import type { EscapeInput, FileEscapes, ReadEscapes } from "./read.ts";

/** Those that were added to its definition in head, or to one around it. */
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
 * What sets a value behind a checker's back, in the definition of a finding: what stands in its place may be right, and the value be
 * put there all the same.
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

/** As `dynamic` escapes are written: of those what writes, and what may do anything. */
const setsUnseen =
  /^(?:= ?)?(?:(?:setattr|delattr|eval|exec|globals|locals|vars)\b|__dict__|\. ?__(?:set|del)attr__|(?:new )?Function ?\(|(?:Reflect|Object) ?\. ?(?:defineProperty|defineProperties|deleteProperty|set)\b)/u;

/** "A.b" is in A.b and in A; what is in no definition is in the module. */
function containers(symbol: string | null): readonly (string | null)[] {
  if (symbol === null) return [null];
  const parts = symbol.split(".");
  return parts.map((_, index) => parts.slice(0, index + 1).join("."));
}
