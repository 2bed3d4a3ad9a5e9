/** `lanser sig`: the signatures of the call around a place. */
import {
  type ParameterInformation,
  type SignatureHelp,
  SignatureHelpRequest,
  type SignatureInformation,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import type { SignatureFact } from "../bundle/facts.ts";
import { positionIn, requireTarget } from "./locations.ts";
import type { Question } from "./question.ts";
import { markedText } from "./read.ts";
import { requireShape } from "./shape.ts";
import { described } from "./table.ts";

const { method } = SignatureHelpRequest;

export const sig: Question = {
  ...described("sig"),
  sortingKeys: [],
  readOnly: true,
  methods: [method],
  ask: async (asking, asked) => {
    const target = requireTarget(asked);
    const { result, evidence } = await asking.ask(method, positionIn(asking, target), {
      targets: [target.selector],
      msMax: asked.msMax,
    });
    const all = result === null ? [] : readMember<SignatureHelp>(result, "signatures");
    const signatures = requireShape(
      Array.isArray(all) ? (all as unknown[]).map((one) => signatureOf(one, evidence.id)) : undefined,
      method,
      asking,
      evidence,
    );
    const signature = countOf(readMember<SignatureHelp>(result, "activeSignature")) ?? 0;
    const chosen = Array.isArray(all) ? (all as unknown[])[signature] : undefined;
    const parameter =
      countOf(readMember<SignatureInformation>(chosen, "activeParameter")) ??
      countOf(readMember<SignatureHelp>(result, "activeParameter")) ??
      null;
    const active = signatures.length === 0 ? null : { signature, parameter };
    return { status: "ok", exitCode: 0, facts: { provenance: "lsp", signatures, active } };
  },
};

/** Reads one signature. Missing members become empty, because servers leave out what they do not know. */
function signatureOf(value: unknown, evidence: string): SignatureFact {
  const label = String(readMember<SignatureInformation>(value, "label") ?? "").toWellFormed();
  const documentation = markedText(readMember<SignatureInformation>(value, "documentation")).toWellFormed();
  const parameters = readMember<SignatureInformation>(value, "parameters");
  return {
    label,
    documentation: documentation === "" ? null : documentation,
    parameters: Array.isArray(parameters) ? (parameters as unknown[]).map((one) => labelOf(one, label)) : [],
    evidence,
  };
}

/** Returns the label of a parameter: a text, or a range in the label of the signature. */
function labelOf(parameter: unknown, whole: string): string {
  const label = readMember<ParameterInformation>(parameter, "label");
  if (!Array.isArray(label)) return String(label ?? "").toWellFormed();
  return whole.slice(Number(label[0]), Number(label[1])).toWellFormed();
}

function countOf(value: unknown): number | undefined {
  return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}
