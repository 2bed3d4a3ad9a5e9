/** Edits of TypeScript that may alter what other files see of a module. */
import { anyOf, atBlocks, atEach, type TextEdit } from "./edits.ts";

const word = "[\\p{L}_$][\\p{L}\\p{N}_$]*";

export const scriptEdits = {
  "a definition renamed": anyOf(
    atEach(
      new RegExp(
        `\\b(?:function\\*?|class|interface|type|enum|namespace|const|let|var) (?!enum\\b)${word}`,
        "gu",
      ),
      ([all]) => `${all}Renamed`,
    ),
    atEach(
      new RegExp(`(?<=^\\s+(?:(?:static|readonly|async|public|get|set) )*)${word}(?=\\??[:(]| = )`, "gmu"),
      ([all]) => `${all}Renamed`,
    ),
  ),
  "a definition removed": atBlocks(
    /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function|class|interface|type|enum|namespace|const|let|var)\b/u,
    () => [],
  ),
  "a line removed": (text) => {
    const lines = text.split("\n");
    return lines.flatMap((line, at) =>
      line.trim() === "" || /[{}]\s*$/u.test(line) ? [] : [lines.toSpliced(at, 1).join("\n")],
    );
  },
  "an export removed": anyOf(
    atEach(
      /\bexport (?=(?:default )?(?:declare |abstract |async )*(?:function|class|interface|type|enum|const|let|var|namespace))(?:default )?/gu,
      () => "",
    ),
    atEach(/(?<=\bexport (?:type )?\{[^}\n]*)\b\w+(?: as \w+)?,? ?(?=[^{\n]*\})/gu, () => ""),
    atEach(/^export [^\n]*;\n/gmu, () => ""),
    atEach(/\bexport (?=(?:async )?(?:function|class) \w)/gu, () => "export default "),
    atEach(/\bexport default (?=(?:async )?(?:function|class) \w)/gu, () => "export "),
    atEach(/\bexport \{/gu, () => "export type {"),
  ),
  "a parameter added": anyOf(
    atEach(
      new RegExp(`(?<=\\bfunction\\*? ?(?:${word})?(?:<[^>\\n]*>)?\\()`, "gu"),
      () => "added: Uint8Array, ",
    ),
    atEach(
      new RegExp(
        `(?<=^\\s+(?:(?:static|async|public|private|protected) )*${word}\\()(?=[^)\\n]*\\)[:; {])`,
        "gmu",
      ),
      () => "added: Uint8Array, ",
    ),
    atEach(/\((?=[^()\n]*\)(?:: [^=\n]+)? =>)/gu, () => "(added: Uint8Array, "),
  ),
  "a parameter removed": anyOf(
    atEach(/(?<=\bfunction[^(\n]*\()[^,)\n]+(?:, )?/gu, () => ""),
    atEach(/(?<=^\s+\w+\()[^,)\n]+(?:, )?/gmu, () => ""),
    atEach(/(?<=\()[^,()\n]+(?:, )?(?=[^()\n]*\)(?:: [^=\n]+)? =>)/gu, () => ""),
  ),
  "a parameter's type changed": atEach(/(?<=[(,] ?\w+\??): [\w.[\]<>|" ]+(?=[,)=])/gu, () => ": Uint8Array"),
  "made optional, or not": anyOf(
    atEach(/(?<=[(,] ?(?!this\b)\w+)(?=: )/gu, () => "?"),
    atEach(/(?<=^\s+(?:readonly )?\w+)(?=: )/gmu, () => "?"),
    atEach(/(?<=\w)\?(?=[:(])/gu, () => ""),
    atEach(/(?<=\w: )([\w<>[\].]+)(?=[;,)])/gu, ([, type]) => `${type} | undefined`),
  ),
  "a default changed": anyOf(
    atEach(/(?<=[(,] ?\w+(?:: [\w|" ]+)?) = [^,)\n]+(?=[,)])/gu, () => ""),
    atEach(/(?<=[(,] ?\w+) = [^,)\n]+(?=[,)])/gu, () => " = new Uint8Array()"),
  ),
  "a result type changed": anyOf(
    atEach(/(?<=\)): [^{;=\n]+(?= ?[{;=])/gu, () => ": Uint8Array"),
    atEach(/(?<=\)): ([^{;=\n]+?)(?= ?[{;=])/gu, ([, type]) => `: (${type}) | undefined`),
    atEach(/(?<=\)): [^{;=\n]+?(?= ?[{;=])/gu, () => ""),
    atEach(/(?<=\bfunction [^\n]*\))(?= \{)/gu, () => ": Uint8Array"),
  ),
  "a returned value changed": anyOf(
    atEach(/\breturn [^;\n]+/gu, () => "return new Uint8Array()"),
    atEach(/\breturn ([^;\n]+)/gu, ([, value]) => `return Math.random() > 1 ? ${value} : undefined`),
    atEach(/\breturn [^;\n]+/gu, () => "throw new Error()"),
    atEach(/(?<==> )[^{;\n(][^;\n]*/gu, () => "new Uint8Array()"),
  ),
  "a value's type changed": anyOf(
    atEach(/(?<=\b(?:const|let|var) \w+(?:: [^=\n]+)?) = [^;\n]+/gu, () => " = new Uint8Array()"),
    atEach(/(?<=\b(?:const|let|var) \w+): ([^=;\n]+?)(?= =|;)/gu, () => ": Uint8Array"),
    atEach(/(?<=\b(?:const|let|var) \w+)(?= = )/gu, () => ": unknown"),
    atEach(/(?<=^\s+(?:static |readonly )*\w+\??): ([^;(\n]+)(?=;| = )/gmu, () => ": Uint8Array"),
    atEach(/(?<=^\s+(?:static |readonly )*\w+) = ([^;(\n]+)(?=;)/gmu, () => " = new Uint8Array()"),
    atEach(/(?<=\btype \w+(?:<[^=\n]*>)? = )[^;\n]+/gu, () => "Uint8Array"),
    atEach(/(?<=\btype \w+(?:<[^=\n]*>)? = )([^;\n]+)/gu, ([, type]) => `(${type}) | undefined`),
    atEach(/ as const\b/gu, () => ""),
    atEach(/\bconst (?=\w+ = )/gu, () => "let "),
  ),
  "a base changed": anyOf(
    atEach(/ extends [\w.]+(?:<[^>\n]*>)?(?= (?:\{|implements))/gu, () => ""),
    atEach(/(?<=\bclass \w+(?:<[^>\n]*>)?)(?= \{)/gu, () => " extends Map<string, string>"),
    atEach(/(?<=\binterface \w+(?:<[^>\n]*>)?)(?= \{)/gu, () => " extends Map<string, string>"),
    atEach(/(?<=\bclass \w+(?: extends [\w.]+)?)(?= \{)/gu, () => " implements Iterable<string>"),
  ),
  "a modifier changed": anyOf(
    atEach(/\b(?:readonly|private|protected|static|abstract|async|declare) /gu, () => ""),
    atEach(
      /(?<=^\s+)(?=(?!constructor|return|throw|case|if|for|const|let|export|get |set )\w+\??[:(][^\n]*[;}{]$)/gmu,
      () => "private ",
    ),
    atEach(
      /(?<=^\s+)(?=(?!constructor|return|throw|case|if|for|const|let|export|get |set )\w+\??[:(][^\n]*[;}{]$)/gmu,
      () => "static ",
    ),
    atEach(
      /(?<=^\s+)(?=(?!constructor|return|throw|case|if|for|const|let|export|readonly)\w+\??:[^\n]*[;]$)/gmu,
      () => "readonly ",
    ),
    atEach(/(?<!async )\bfunction\b(?!\*)/gu, () => "async function"),
    atEach(/\bfunction\b(?!\*)/gu, () => "function*"),
    atEach(/(?<!abstract )\bclass\b/gu, () => "abstract class"),
    atEach(/\b(?:function|class|const|interface|type)(?= \w+)/gu, ([all]) => `/** @deprecated old */ ${all}`),
    atEach(
      /^(export )(?=function|class|const|interface|type|default)/gmu,
      ([all]) => `/** @deprecated old */\n${all}`,
    ),
  ),
  "members changed": anyOf(
    atEach(/\b(?:class|interface) [^{\n]+\{/gu, ([all]) => `${all}\n  added: Uint8Array;`),
    atEach(/\bclass [^{\n]+\{/gu, ([all]) => `${all}\n  constructor(added: Uint8Array) {}`),
    atEach(/\b(?:class|interface) [^{\n]+\{/gu, ([all]) => `${all}\n  [added: string]: any;`),
    atEach(/\bclass [^{\n]+\{/gu, ([all]) => `${all}\n  #own = 1;`),
    atEach(/\benum \w+ \{/gu, ([all]) => `${all} Added,`),
    atEach(/(?<=\benum \w+ \{[^}\n]*)\b\w+(?: = [^,}\n]+)?,? ?(?=[^{\n]*\})/gu, () => ""),
  ),
  "type parameters changed": anyOf(
    atEach(/(?<=\b(?:class|interface|type|function) \w+)(?=[ ({])(?!<)/gu, () => "<Added>"),
    atEach(/(?<=\b(?:class|interface|type|function) \w+)<[^>\n]+>/gu, () => ""),
    atEach(/(?<=<\w+)(?=[,>])/gu, () => " extends Uint8Array"),
    atEach(/(?<=<\w+) extends [^,>\n]+(?=[,>])/gu, () => ""),
  ),
  "declared again": anyOf(
    atEach(
      /^export (?:interface|class|namespace) (\w+)[^\n]*$/gmu,
      ([all, name]) => `export interface ${name} { again: Uint8Array }\n${all}`,
    ),
    atEach(
      /^export (?:function|class|enum) (\w+)[^\n]*$/gmu,
      ([all, name]) => `export namespace ${name} { export const again = 1; }\n${all}`,
    ),
    atEach(
      /^export function (\w+)/gmu,
      ([all, name]) => `export function ${name}(again: Uint8Array): Uint8Array;\n${all}`,
    ),
  ),
  "another kind of declaration": anyOf(
    atEach(/\binterface (\w+) \{/gu, ([, name]) => `class ${name} {`),
    atEach(/\bclass (?=\w+ \{)/gu, () => "interface "),
    atEach(/\bconst (\w+) = /gu, ([, name]) => `function ${name}() {}\nconst ${name}Other = `),
    atEach(/\benum (?=\w)/gu, () => "const enum "),
    atEach(/\bimport \{/gu, () => "import type {"),
  ),
  "the order changed": (text) => {
    const blocks = text.split(/^(?=[\p{L}/])/mu);
    return blocks.flatMap((block, at) =>
      at + 1 === blocks.length ? [] : [blocks.toSpliced(at, 2, blocks[at + 1] ?? "", block).join("")],
    );
  },
  "a comment that directs the checker": (text) => [
    `// @ts-nocheck\n${text}`,
    `// @ts-check\n${text}`,
    `/// <reference lib="dom" />\n${text}`,
  ],
  "a name of the libraries taken": (text) => [
    `type Promise<T> = T;\n${text}`,
    `interface Array<T> { own: T }\n${text}`,
    `declare global { interface Array<T> { ownGlobal: T } }\n${text}`,
  ],
  "only layout and comments": anyOf(
    (text) => [`// About it.\n\n${text}`, `/* About it. */ ${text}`],
    atEach(/\n/gu, () => " // here\n"),
  ),
} as const satisfies Readonly<Record<string, TextEdit>>;
