/** Places that lie neither in the tree, nor in a package, nor among the server's own files: no answer says where they are. */

import { isInside } from "../../model/paths.ts";
import { plural } from "../../model/text.ts";
import type { Facts } from "../bundle/facts.ts";
import type { Answer } from "./question.ts";

/** The name of an installed package, and that of anything else. */
export const [packagesName, outsideName] = ["<packages>", "<outside>"];

/** Where installers put packages, of which nobody has to tell where they are. */
const installed =
  /\/(?:node_modules|site-packages|dist-packages)\/|^\/(?:usr|opt|Library)\/|\/lib\/python3[^/]*\//u;

/** `folders` are those that the server was told to look for packages in. */
export function isPackaged(absolute: string, folders: readonly string[]): boolean {
  return installed.test(absolute) || folders.some((folder) => isInside(absolute, folder));
}

const lists = [
  "definitions",
  "references",
  "symbols",
  "calls",
  "types",
] as const satisfies readonly (keyof Facts)[];

/** They are left out, and counted. */
export function withoutOutside(answer: Answer): Answer {
  const facts: Facts = { ...answer.facts };
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
  const note = `${plural(count, "place")} outside of the repository left out`;
  return { ...answer, facts: { ...facts, ...kept } as Facts, notes: [...(answer.notes ?? []), note] };
}
