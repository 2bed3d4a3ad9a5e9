/** Plans the move of a Python module or package. Lanser corrects the imports itself, so every server can be in use. */
import { UserError } from "../../model/errors.ts";
import { lineStarts, plural, positionAt } from "../../model/text.ts";
import { createMover, movedWords } from "../../syntax/moved-python.ts";
import { createEvidence } from "../bundle/evidence.ts";
import type { AskedQuestion, QueryRun } from "../query/answer.ts";
import { assertMovable, movedTo, renameFile } from "../query/edits.ts";
import { type Readable, readText, readTreeText } from "./tree-text.ts";

/**
 * Returns the edit that moves Python files and corrects all imports of them. Undefined for another question, and for
 * files of other languages. `files` are those that move.
 */
export async function planPythonMove(
  opened: Readable,
  { question, original, params }: Pick<AskedQuestion, "question" | "original" | "params">,
  files: readonly string[],
): Promise<Pick<QueryRun, "answer" | "records"> | undefined> {
  if (question.name !== renameFile.name || !files.some(isPython) || files.some(isScript)) return undefined;
  const from = (original ?? "").replace(/\/+$/u, "");
  const move = { from, to: movedTo(from, String(params["to"])) };
  assertMovable({ paths: files }, move);
  assertModule(move);
  const sources = opened.subject.paths.filter(isPython);
  const { correct, pathAfter } = createMover(sources, move);
  const words = movedWords(move);
  const asFolder = !isPython(from);
  const moving = new Set(sources.filter((path) => pathAfter(path) !== path));
  const changes: object[] = [];
  const notes: string[] = [];
  for (const path of sources) {
    const text = (await readTreeText(opened, path)) ?? "";
    if (!moving.has(path) && !words.test(text)) continue;
    const reading = await readText(path, text);
    const corrected = reading === undefined ? { changes: [], strings: [] } : correct(path, reading);
    if (corrected === undefined)
      throw new UserError(
        "unsupported-capability",
        `${path} imports ${from}, and Python has no name for ${move.to}`,
        {
          hint: "Choose a path that an import can name.",
        },
      );
    const starts = lineStarts(text);
    const edits = corrected.changes.map(({ start, end, text: newText }) => ({
      range: { start: positionAt(starts, start), end: positionAt(starts, end) },
      newText,
    }));
    if (edits.length > 0) changes.push({ textDocument: { uri: path, version: null }, edits });
    for (const start of corrected.strings)
      notes.push(`a string names the old module: ${path}:${positionAt(starts, start).line + 1}`);
  }
  const pairs = asFolder
    ? [[move.from, move.to] as const]
    : [...moving].map((path) => [path, pathAfter(path)] as const);
  const renamed = pairs.map(([oldUri, newUri]) => ({ kind: "rename", oldUri, newUri }));
  const shown = createEvidence({
    server: null,
    query_types: ["builtin/reading"],
    targets: [from],
    outcome: "responded",
    response_bytes: 0,
  });
  return {
    answer: {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "builtin", edit: { title: null, evidence: shown.id } },
      // The edits come first, so that their paths are those before the move.
      workspaceEdit: { documentChanges: [...changes, ...renamed] },
      notes: notes.length <= shownMax ? notes : [`${plural(notes.length, "string")} name the old module`],
    },
    records: [shown],
  };
}

/** Maximum number of notes about strings. */
const shownMax = 20;

/** Throws a UserError for a move that would turn a package into something else. */
function assertModule({ from, to }: { readonly from: string; readonly to: string }): void {
  if (/(?:^|\/)__init__\.pyi?$/u.test(from))
    throw new UserError("usage", `${from} is a part of its package`, { hint: "Move the folder." });
  if (isPython(from) && !isPython(to))
    throw new UserError("usage", `${to} is not a Python file`, { hint: "Keep the ending of the file." });
}

function isPython(path: string): boolean {
  return /\.pyi?$/u.test(path);
}

/** True for files whose imports only a server corrects. */
function isScript(path: string): boolean {
  return /\.[cm]?[jt]sx?$/u.test(path);
}
