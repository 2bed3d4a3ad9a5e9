/**
 * Detects that a project of head has the same files as in base, so that one listing serves both. For servers whose
 * programs follow from names, configuration and references of sources (`programFrom: "references"`): a change that
 * alters none of these alters no program.
 */
import { readOptional } from "../platform/files.ts";
import type { Profile, Program } from "../servers/profile.ts";
import { isScript, type SyntaxParser, syntaxLanguage } from "../syntax/parser.ts";
import { read, readLengthMax } from "../syntax/reading.ts";
import { scriptReferences } from "../syntax/references.ts";
import { restOf, type Workspace } from "./open.ts";
import type { ServerRoot } from "./roots.ts";
import type { ReadyServer } from "./server.ts";
import type { Tree } from "./tree.ts";
import type { Trees } from "./trees.ts";

/** Returns base's listing if head's would be the same; null if head must be listed, without waiting for base. */
export async function listedAlike(
  {
    root,
    trees,
    server: { chosen, parser },
  }: {
    readonly root: ServerRoot;
    readonly trees: Trees;
    readonly server: ReadyServer;
  },
  base: Workspace | undefined | Promise<Workspace | undefined>,
): Promise<Program | null> {
  const { profile } = chosen;
  const isComparable = root.on.base && root.on.head && root.movedFrom === undefined;
  if (!isComparable || trees.refusals.has(profile.id) || !haveAlikePrograms(trees, profile, parser))
    return null;
  const listed = (await base)?.prepared.listed;
  // Base may have been refused for what it alone has.
  return listed?.kind === "program" ? inHead(listed, trees) : null;
}

/** Adapts the listing to head: messages about a configuration name the folder of the tree. */
function inHead(listed: Listed, { base, head }: Pick<Trees, "base" | "head">): Program {
  return {
    ...listed,
    projectDiagnostics: listed.projectDiagnostics.map((one) => ({
      ...one,
      message: one.message.replaceAll(`${base.root}/`, `${head.root}/`),
    })),
  };
}

type Listed = Extract<Program, { kind: "program" }>;

/** Maximum number of differing files: reading more takes longer than listing. */
const differingMax = 40;

export function haveAlikePrograms(
  { base, head, headConfiguration }: Pick<Trees, "base" | "head" | "headConfiguration">,
  { programFrom, languageId, isSource }: Pick<Profile, "programFrom" | "languageId" | "isSource">,
  parser: SyntaxParser,
): boolean {
  if (programFrom !== "references" || headConfiguration !== null || restOf(base, "") !== restOf(head, ""))
    return false;
  const differing = differingFiles(base, head);
  if (differing === undefined || differing.length > differingMax) return false;
  return differing.every((path) => {
    // Configuration and data that is imported are JSON; of anything else only the name counts.
    if (!isSource(path)) return !path.endsWith(".json");
    const language = syntaxLanguage(languageId(path));
    if (language === undefined || !isScript(language)) return false;
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

/** Files whose content differs; undefined if a file was added or removed. */
function differingFiles({ written: base }: Tree, { written: head }: Tree): readonly string[] | undefined {
  if (base.files.length !== head.files.length) return undefined;
  const blobs = new Map(base.files.map(({ path, blob }) => [path, blob] as const));
  if (!head.files.every(({ path }) => blobs.has(path))) return undefined;
  return head.files.flatMap(({ path, blob }) => (blobs.get(path) === blob ? [] : [path]));
}
