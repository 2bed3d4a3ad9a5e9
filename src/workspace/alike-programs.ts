/**
 * Whether a project of head is made of the files that it is made of in base, so that one listing serves both. For servers whose programs
 * follow from names, configuration and what sources refer to (`programFrom: "references"`): a change that alters none of these
 * alters no program.
 */
import { canonical } from "../core/json.ts";
import { readOptional } from "../files.ts";
import type { Profile } from "../servers/profile.ts";
import { isScript, type SyntaxParser, syntaxLanguage } from "../syntax/parser.ts";
import { read, readLengthMax } from "../syntax/reading.ts";
import { scriptReferences } from "../syntax/references.ts";
import type { Tree } from "./tree.ts";
import type { Trees } from "./trees.ts";

/** To read more than so many takes longer than to list. */
const differingMax = 40;

export function haveAlikePrograms(
  { base, head, headConfiguration }: Pick<Trees, "base" | "head" | "headConfiguration">,
  { programFrom, languageId }: Pick<Profile, "programFrom" | "languageId">,
  parser: SyntaxParser,
): boolean {
  if (programFrom !== "references" || headConfiguration !== null || rest(base) !== rest(head)) return false;
  const differing = differingFiles(base, head);
  if (differing === undefined || differing.length > differingMax) return false;
  return differing.every((path) => {
    const language = syntaxLanguage(languageId(path));
    if (language === undefined || !isScript(language) || path.endsWith(".json")) return false;
    const references = (root: string) => {
      const text = readOptional(`${root}/${path}`);
      return text === undefined || text.length > readLengthMax
        ? undefined
        : scriptReferences(read(parser, language, text));
    };
    const before = references(base.root);
    return before !== undefined && before === references(head.root);
  });
}

/** All of a tree but its plain files. */
function rest({ written: { links, skipped }, linked, shared, from }: Tree): string {
  return canonical({ links, skipped, linked, shared, from });
}

/** Undefined where a file came or went. */
function differingFiles({ written: base }: Tree, { written: head }: Tree): readonly string[] | undefined {
  if (base.files.length !== head.files.length) return undefined;
  const blobs = new Map(base.files.map(({ path, blob }) => [path, blob] as const));
  if (!head.files.every(({ path }) => blobs.has(path))) return undefined;
  return head.files.flatMap(({ path, blob }) => (blobs.get(path) === blob ? [] : [path]));
}
