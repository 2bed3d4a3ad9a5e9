/**
 * A parameter whose declared type leaves out its own default (`size: int = None`): of what is written for that default types
 * leave nothing, so the checker does not look at it. Whether that is why is asked, with the default taken into the type.
 */
import type { ProbeAsk } from "../../core/probe.ts";
import { fieldOf, nodeAt, type TreeNode } from "../../syntax/tree.ts";
import type { ProbeInput } from "../input.ts";
import { type Edit, type Look, overlayOf } from "./file.ts";
import { type LookedText, scopeOf } from "./text.ts";

/** The same nonsense, where the functions around these statements say that `None` may be there. Undefined without such a one. */
export function widenedAsk(
  input: Pick<ProbeInput, "seed">,
  { file: { to, head, kind, asked }, nonsense }: Pick<Look, "file" | "nonsense">,
  silent: readonly number[],
): ProbeAsk | undefined {
  if (kind.name !== "Python source") return undefined;
  const around = [...new Set(silent.flatMap((place) => scopesAround(head, place)))].sort((a, b) => a - b);
  if (around.length === 0) return undefined;
  const tree = head.reading.tree();
  const widened = around.flatMap((place) => widenedIn(head, tree, place));
  if (widened.length === 0) return undefined;
  const overlay = overlayOf(input, head, nonsense, asked, widened);
  // Its callers see other parameters: no other file is open beside it.
  return overlay && { side: "head", path: to, text: overlay.text };
}

function scopesAround({ places }: LookedText, place: number): readonly number[] {
  const all: number[] = [];
  for (let at = scopeOf(places, place); at !== null; at = scopeOf(places, at)) all.push(at);
  return all;
}

function widenedIn({ text, places }: LookedText, tree: TreeNode, place: number): readonly Edit[] {
  const own = places[place];
  if (own === undefined) return [];
  const node = nodeAt(tree, own);
  const definition = node.type === "decorated_definition" ? fieldOf(node, "definition") : node;
  const parameters = definition && fieldOf(definition, "parameters");
  return (parameters?.children ?? []).flatMap((parameter): Edit[] => {
    if (parameter.type !== "typed_default_parameter") return [];
    const [type, value] = [fieldOf(parameter, "type"), fieldOf(parameter, "value")];
    if (type === undefined || value?.type !== "none") return [];
    return [{ at: type.start, end: type.end, with: withNone(text.slice(type.start, type.end)) }];
  });
}

/** In quotes, where a union may be written for every version of Python. */
function withNone(type: string): string {
  const quoted = /^(["'])([^"'\\\r\n]*)\1$/u.exec(type);
  if (quoted !== null) return `"(${quoted[2]}) | None"`;
  return /["'\\\r\n]/u.test(type) ? `(${type}) | None` : `"(${type}) | None"`;
}
