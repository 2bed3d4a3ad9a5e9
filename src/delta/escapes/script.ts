/** Escape hatches of TypeScript, and the attributes and pragmas of Rust, C and C++. */
import type { EscapeKind, Occurrence, Reach } from "./kinds.ts";
import type { Scanned } from "./scan.ts";

type Rule = { readonly kind: EscapeKind; readonly pattern: RegExp; readonly reach: Reach };

export function hatchesInScript({ code }: Scanned): readonly Occurrence[] {
  return withRules(scriptRules, withoutImports(code));
}

export function attributesIn({ code }: Scanned): readonly Occurrence[] {
  return withRules(braceRules, code);
}

const scriptRules: readonly Rule[] = [
  {
    kind: "any",
    pattern: /(?<=(?:[:<|&,=([]|=>|\b(?:as|extends|is|satisfies))\s*)any\b(?!\s*[(.:])/gu,
    reach: "symbol",
  },
  { kind: "cast", pattern: /\bas\s+unknown\s+as\b/gu, reach: "symbol" },
  { kind: "cast", pattern: /\bas\s+(?!const\b|unknown\b|any\b)[\p{L}_$][\p{L}\p{N}_$.]*/gu, reach: "symbol" },
  { kind: "non-null", pattern: /(?<=[\p{L}\p{N}_$)\]])!(?!=)/gu, reach: "symbol" },
  {
    kind: "ambient",
    pattern: /\bdeclare\s+(?:module|namespace|global|const|let|var|function|class)\b/gu,
    reach: "symbol",
  },
  { kind: "static-condition", pattern: /\b(?:if|while)\s*\(\s*(?:false|0|!true|!1)\s*\)/gu, reach: "symbol" },
];

const braceRules: readonly Rule[] = [
  { kind: "allow", pattern: /#!\[\s*(?:allow|expect)\s*\([^)\]]{0,200}\)\s*\]/gu, reach: "file" },
  { kind: "allow", pattern: /#\[\s*(?:allow|expect)\s*\([^)\]]{0,200}\)\s*\]/gu, reach: "symbol" },
  { kind: "pragma", pattern: /#\s*pragma\s+(?:GCC|clang)\s+diagnostic\s+ignored\b/gu, reach: "file" },
  { kind: "pragma", pattern: /#\s*pragma\s+warning\s*\(\s*disable[^)]{0,200}\)/gu, reach: "file" },
];

function withRules(rules: readonly Rule[], code: string): readonly Occurrence[] {
  return rules.flatMap(({ kind, pattern, reach }) =>
    [...code.matchAll(pattern)].map((found) => ({
      kind,
      offset: found.index,
      text: found[0].replace(/\s+/gu, " "),
      reach,
      names: declaredOn(code, found.index),
    })),
  );
}

/** `import { a as b }` asserts nothing. The limit keeps a file full of `import` linear. */
function withoutImports(code: string): string {
  return code.replace(/\b(?:import|export)\b[\p{L}\p{N}\s_$*,{}]{0,2000}?\bfrom\b/gu, (clause) =>
    clause.replace(/[^\r\n]/gu, (found) => " ".repeat(found.length)),
  );
}

/** The name that this line declares or assigns. */
function declaredOn(code: string, offset: number): readonly string[] {
  const line =
    code
      .slice(Math.max(0, offset - 400), offset)
      .split(/[\r\n]/u)
      .at(-1) ?? "";
  const name =
    /\b(?:const|let|var|function|class|type|interface)\s+([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(line)?.[1] ??
    /^\s*(?:this\.)?([\p{L}_$][\p{L}\p{N}_$]*)\s*[?!]?\s*[:=(]/u.exec(line)?.[1];
  return name === undefined ? [] : [name];
}
