/** `lanser hints`: the types and parameter names that an editor would show in the code. */
import {
  type InlayHint,
  InlayHintKind,
  type InlayHintParams,
  InlayHintRequest,
} from "vscode-languageserver-protocol";
import type { Range } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import { compareValues } from "../../model/order.ts";
import type { HintFact } from "../bundle/facts.ts";
import type { QueryContext } from "./asking.ts";
import { toServer } from "./encoding.ts";
import { requireTarget } from "./locations.ts";
import type { Question } from "./question.ts";
import { requireShape } from "./shape.ts";
import { described } from "./table.ts";

const { method } = InlayHintRequest;

export const hints: Question = {
  ...described("hints"),
  sortingKeys: ["position"],
  readOnly: true,
  methods: [method],
  ask: async (asking, asked) => {
    const { place, selector } = requireTarget(asked);
    const text = asking.text(place.path) ?? "";
    const range = {
      start: toServer(() => text, place.range.start, asking.encoding),
      end: toServer(() => text, place.range.end, asking.encoding),
    };
    const of = { path: place.path, range, target: selector, msMax: asked.msMax };
    const facts = { provenance: "lsp", hints: await hintsOf(asking, of) } as const;
    return { status: "ok", exitCode: 0, facts };
  },
};

/**
 * Queries the hints of a range of a file and sorts them by position. The range and the positions are in the server's
 * encoding. Throws `UnansweredRequest` for an answer of the wrong shape.
 */
export async function hintsOf(
  asking: QueryContext,
  of: { readonly path: string; readonly range: Range; readonly target: string; readonly msMax: number },
): Promise<readonly HintFact[]> {
  const { path, range, target, msMax } = of;
  const params: InlayHintParams = { textDocument: { uri: asking.open(path) }, range };
  const { result, evidence } = await asking.ask(method, params, { targets: [target], msMax });
  const all = result === null ? [] : Array.isArray(result) ? (result as unknown[]) : undefined;
  const read = requireShape(all, method, asking, evidence).flatMap((one) => hintOf(one, evidence.id));
  // TypeScript also returns the hints of the next statement.
  const isIn = ({ position: [line, character] }: HintFact) =>
    compareValues([line, character], flatOf(range.start)) >= 0 &&
    compareValues([line, character], flatOf(range.end)) <= 0;
  return read.filter(isIn).sort((one, other) => compareValues(one.position, other.position));
}

function flatOf({ line, character }: Range["start"]): readonly [number, number] {
  return [line, character];
}

/** Reads one hint; empty if it has no valid position. A label is a text, or parts that are joined. */
function hintOf(value: unknown, evidence: string): HintFact[] {
  const position = readMember<InlayHint>(value, "position");
  const [line, character] = [readMember(position, "line"), readMember(position, "character")];
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(character)) return [];
  const label = readMember<InlayHint>(value, "label");
  const text = Array.isArray(label)
    ? (label as unknown[]).map((part) => String(readMember(part, "value") ?? "")).join("")
    : String(label ?? "");
  const kind = readMember<InlayHint>(value, "kind");
  return [
    {
      position: [line as number, character as number],
      label: text.toWellFormed(),
      kind: kind === InlayHintKind.Type ? "type" : kind === InlayHintKind.Parameter ? "parameter" : null,
      evidence,
    },
  ];
}
