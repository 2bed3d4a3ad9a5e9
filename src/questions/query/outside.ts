/** Places outside the tree, the packages and the server's own files. No answer reveals their location. */

import { isInside } from "../../model/paths.ts";
import { plural } from "../../model/text.ts";
import type { AnswerFacts } from "../bundle/facts.ts";
import type { Answer } from "./question.ts";

/** Name for an installed package, and name for any other place. */
export const [packagesName, outsideName] = ["<packages>", "<outside>"];

/** Folders into which installers put packages. No configuration is needed for them. */
const installed =
  /\/(?:node_modules|site-packages|dist-packages)\/|^\/(?:usr|opt|Library)\/|\/lib\/python3[^/]*\//u;

/**
 * True if a path is in an installed package; an answer may then say "<packages>" instead of hiding the place. `folders`
 * are those in which the server was configured to look for packages.
 */
export function isPackaged(absolute: string, folders: readonly string[]): boolean {
  return installed.test(absolute) || folders.some((folder) => isInside(absolute, folder));
}

const lists = [
  "definitions",
  "references",
  "symbols",
  "calls",
  "types",
] as const satisfies readonly (keyof AnswerFacts)[];

/**
 * Removes places outside of the repository from an answer, because their paths would reveal files of this machine. A
 * note tells the user how many were removed.
 */
export function dropOutside(answer: Answer): Answer {
  const facts: AnswerFacts = { ...answer.facts };
  const kept: Partial<Record<(typeof lists)[number], readonly { readonly external?: string }[]>> = {};
  let count = 0;
  for (const name of lists) {
    const all: readonly { readonly external?: string }[] | undefined = facts[name];
    const inside = all?.filter(({ external }) => external !== outsideName);
    if (all === undefined || inside === undefined || inside.length === all.length) continue;
    count += all.length - inside.length;
    kept[name] = inside;
  }
  if (count === 0) return answer;
  const note = `the answer leaves out ${plural(count, "place")} outside of the repository`;
  return { ...answer, facts: { ...facts, ...kept } as AnswerFacts, notes: [...(answer.notes ?? []), note] };
}
