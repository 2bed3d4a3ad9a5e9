/**
 * Finds the imports of a program's files, as names of modules and packages. Compared with manifests, they show which
 * package differences matter.
 */
import type { Ecosystem } from "../packages/package.ts";
import type { ImportedModule } from "../packages/uses.ts";
import { importsIn } from "../syntax/imports.ts";
import { isScriptLanguage, type SyntaxLanguage, syntaxLanguage } from "../syntax/parser.ts";
import type { SideRun } from "./record.ts";

/**
 * Ecosystems that the imports of a language come from; the first one is what its imports name. Empty if no manifest of
 * the language is read.
 */
export const ecosystems = {
  python: ["pypi", "conda"],
  typescript: ["npm"],
  tsx: ["npm"],
  json: [],
  yaml: [],
  go: [],
  rust: [],
  bash: [],
  cpp: [],
} as const satisfies Record<SyntaxLanguage, readonly Ecosystem[]>;

/**
 * Returns the modules that the files import, with the path of the importing file. Languages without manifests give
 * none.
 */
export function importedModules(
  side: Pick<SideRun, "program" | "languageId" | "text">,
): readonly ImportedModule[] {
  return side.program.flatMap((path) => {
    const language = syntaxLanguage(side.languageId(path));
    const [ecosystem] = language === undefined ? [] : ecosystems[language];
    if (language === undefined || ecosystem === undefined) return [];
    const text = side.text(path) ?? "";
    const modules = importsIn(language, text).flatMap((one) => {
      if (one.kind === "path") return [one.specifier];
      if (one.kind !== "module" || one.level > 0) return [];
      // `from google import auth`: a name of a namespace can belong to another package, so the full name is used.
      return one.names.length === 0 ? [one.module] : one.names.map((name) => `${one.module}.${name}`);
    });
    const types = isScriptLanguage(language) ? referencedTypes(text) : [];
    return [...new Set([...modules, ...types])].map((module) => ({ ecosystem, path, module }) as const);
  });
}

/** Returns the types of `/// <reference types="vite/client" />`, which name a package without an import. */
function referencedTypes(text: string): readonly string[] {
  const found = text.matchAll(
    /^\s{0,20}\/\/\/\s{0,20}<reference\s{1,20}types\s{0,9}=\s{0,9}["']([^"'\r\n]{1,300})["']/gmu,
  );
  return [...found].map(([, name = ""]) => name);
}
