/** `lanser hints`: the types and parameter names that an editor would show in the code. */
import {
  type InlayHint,
  InlayHintKind,
  type InlayHintParams,
  InlayHintRequest,
} from "vscode-languageserver-protocol";
import type { HintFact } from "../bundle/facts.ts";
import { member } from "../core/json.ts";
import { compareValues } from "../core/order.ts";
import { targetOf } from "./locations.ts";
import type { Question } from "./question.ts";
import { shaped } from "./shape.ts";

const { method } = InlayHintRequest;

export const hints: Question = {
  kind: "server",
  name: "hints",
  aliases: ["inlay-hints"],
  summary: "the types and parameter names that an editor shows in a file, or on a line",
  need: "line",
  modes: [],
  flags: [],
  sortingKeys: ["position"],
  readOnly: true,
  methods: [method],
  ask: async (asking, asked) => {
    const target = targetOf(asked);
    const uri = asking.open(target.place.path);
    const params: InlayHintParams = { textDocument: { uri }, range: target.place.range };
    const { result, evidence } = await asking.ask(method, params, {
      targets: [target.selector],
      msMax: asked.msMax,
    });
    const all = result === null ? [] : Array.isArray(result) ? (result as unknown[]) : undefined;
    const read = shaped(all, method, asking, evidence).flatMap((one) => hintOf(one, evidence.id));
    const sorted = read.sort((one, other) => compareValues(one.position, other.position));
    return { status: "ok", exitCode: 0, facts: { provenance: "lsp", hints: sorted } };
  },
};

function hintOf(value: unknown, evidence: string): HintFact[] {
  const position = member<InlayHint>(value, "position");
  const [line, character] = [member(position, "line"), member(position, "character")];
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(character)) return [];
  const label = member<InlayHint>(value, "label");
  const text = Array.isArray(label)
    ? (label as unknown[]).map((part) => String(member(part, "value") ?? "")).join("")
    : String(label ?? "");
  const kind = member<InlayHint>(value, "kind");
  return [
    {
      position: [line as number, character as number],
      label: text.toWellFormed(),
      kind: kind === InlayHintKind.Type ? "type" : kind === InlayHintKind.Parameter ? "parameter" : null,
      evidence,
    },
  ];
}
