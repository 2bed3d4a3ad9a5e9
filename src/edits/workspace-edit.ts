/**
 * Parses the protocol's WorkspaceEdit into an ordered list of operations. The value comes from a server or a file, so
 * nothing in it is trusted, and every error names the place as a JSON Pointer.
 */
import { UserError } from "../model/errors.ts";
import type { Range } from "../model/finding.ts";
import { isRelativePath, pathFromUri, relativeInside } from "../model/paths.ts";
import { plural } from "../model/text.ts";

export type DocumentEdit = {
  /** JSON Pointer of the edit. */
  readonly at: string;
  readonly range: Range;
  readonly newText: string;
  readonly annotation: string | undefined;
};

type Step = { readonly at: string; readonly annotation: string | undefined };

/** One step of an edit. Paths are relative to the repository. Steps take effect one after the other. */
export type Operation =
  | (Omit<Step, "annotation"> & {
      readonly kind: "edit";
      readonly path: string;
      /** Version of the document that the server edited; null if it names none. */
      readonly version: number | null;
      readonly edits: readonly DocumentEdit[];
    })
  | (Step & {
      readonly kind: "create";
      readonly path: string;
      readonly overwrite: boolean;
      readonly ignoreIfExists: boolean;
    })
  | (Step & {
      readonly kind: "rename";
      readonly from: string;
      readonly path: string;
      readonly overwrite: boolean;
      readonly ignoreIfExists: boolean;
    })
  | (Step & {
      readonly kind: "delete";
      readonly path: string;
      readonly recursive: boolean;
      readonly ignoreIfNotExists: boolean;
    });

/** Explanation of some of the edits, which the server wants a person to read. */
export type Annotation = {
  readonly label: string;
  readonly description: string | undefined;
  /** True if a person must agree before these edits are applied. */
  readonly needsConfirmation: boolean;
};

export type ParsedEdit = {
  readonly operations: readonly Operation[];
  readonly annotations: ReadonlyMap<string, Annotation>;
};

/** Maximum numbers of one edit. A larger one is refused, because nobody could review it. */
export const editLimits = { filesMax: 10_000, editsMax: 100_000 } as const;

/**
 * Parses a WorkspaceEdit. `top` is the absolute path of the repository, which `file:` URIs must be inside; a URI can
 * also be a path relative to it. If the edit has `documentChanges`, `changes` is ignored, as the protocol says. Throws
 * a UserError: "usage" for another shape, "write-denied" for a path that is not in the repository, "apply-conflict" for
 * an edit over the limits.
 */
export function parseWorkspaceEdit(value: unknown, top: string): ParsedEdit {
  const edit = objectAt(value, "");
  const annotations = new Map(
    Object.entries(
      edit["changeAnnotations"] === undefined ? {} : membersOf(edit, "changeAnnotations", ""),
    ).map(([id, one]) => [id, annotationAt(one, pointer("/changeAnnotations", id))]),
  );
  const parser = { top, annotations };
  if (edit["documentChanges"] === undefined && edit["changes"] === undefined)
    throw malformed("", "has neither `documentChanges` nor `changes`");
  const operations =
    edit["documentChanges"] === undefined
      ? Object.entries(membersOf(edit, "changes", "")).map(([uri, edits]): Operation => {
          const at = pointer("/changes", uri);
          return {
            kind: "edit",
            at,
            path: pathAt(parser, uri, at),
            version: null,
            edits: editsAt(parser, edits, at),
          };
        })
      : listAt(edit["documentChanges"], "/documentChanges").map((one, index) =>
          operationAt(parser, one, `/documentChanges/${index}`),
        );
  assertSize(operations);
  return { operations, annotations };
}

type Parser = { readonly top: string; readonly annotations: ReadonlyMap<string, Annotation> };

function assertSize(operations: readonly Operation[]): void {
  const edits = operations.reduce((sum, one) => sum + (one.kind === "edit" ? one.edits.length : 1), 0);
  if (operations.length > editLimits.filesMax || edits > editLimits.editsMax)
    throw new UserError(
      "apply-conflict",
      `the edit has ${plural(operations.length, "step")} with ${plural(edits, "change")}`,
      {
        hint: `The limits are ${editLimits.filesMax} steps and ${editLimits.editsMax} changes. Divide the edit.`,
      },
    );
}

function operationAt(parser: Parser, value: unknown, at: string): Operation {
  const step = objectAt(value, at);
  const { kind } = step;
  if (kind === undefined) {
    const document = membersOf(step, "textDocument", at);
    const version = document["version"] ?? null;
    if (version !== null && !Number.isInteger(version))
      throw malformed(`${at}/textDocument/version`, "is not a number");
    const path = pathAt(parser, document["uri"], `${at}/textDocument/uri`);
    const edits = editsAt(parser, step["edits"], `${at}/edits`);
    return { kind: "edit", at, path, version: version as number | null, edits };
  }
  const option = optionsOf(step, at);
  const annotation = annotationOf(parser, step, at);
  if (kind === "create") {
    const path = pathAt(parser, step["uri"], `${at}/uri`);
    return {
      kind,
      at,
      annotation,
      path,
      overwrite: option("overwrite"),
      ignoreIfExists: option("ignoreIfExists"),
    };
  }
  if (kind === "rename") {
    const from = pathAt(parser, step["oldUri"], `${at}/oldUri`);
    const path = pathAt(parser, step["newUri"], `${at}/newUri`);
    const [overwrite, ignoreIfExists] = [option("overwrite"), option("ignoreIfExists")];
    return { kind, at, annotation, from, path, overwrite, ignoreIfExists };
  }
  if (kind === "delete") {
    const path = pathAt(parser, step["uri"], `${at}/uri`);
    const [recursive, ignoreIfNotExists] = [option("recursive"), option("ignoreIfNotExists")];
    return { kind, at, annotation, path, recursive, ignoreIfNotExists };
  }
  throw malformed(`${at}/kind`, `is ${JSON.stringify(kind)}, not create, rename or delete`);
}

/** Returns a function that reads a boolean option of a step. */
function optionsOf(step: Members, at: string): (name: string) => boolean {
  const options =
    step["options"] === undefined || step["options"] === null ? {} : membersOf(step, "options", at);
  return (name) => {
    const value = options[name] ?? false;
    if (typeof value !== "boolean") throw malformed(`${at}/options/${name}`, "is not a boolean");
    return value;
  };
}

function editsAt(parser: Parser, value: unknown, at: string): readonly DocumentEdit[] {
  return listAt(value, at).map((one, index) => {
    const place = `${at}/${index}`;
    const edit = objectAt(one, place);
    // A snippet has places for a cursor, which only an editor can fill.
    if (edit["snippet"] !== undefined) throw malformed(place, "is a snippet, which needs an editor");
    const { newText } = edit;
    if (typeof newText !== "string") throw malformed(`${place}/newText`, "is not a text");
    if (!newText.isWellFormed())
      throw malformed(`${place}/newText`, "has a lone surrogate, which UTF-8 cannot express");
    const range = membersOf(edit, "range", place);
    return {
      at: place,
      range: {
        start: positionAt(membersOf(range, "start", `${place}/range`), `${place}/range/start`),
        end: positionAt(membersOf(range, "end", `${place}/range`), `${place}/range/end`),
      },
      newText,
      annotation: annotationOf(parser, edit, place),
    };
  });
}

function positionAt({ line, character }: Members, at: string): Range["start"] {
  if (!isIndex(line)) throw malformed(`${at}/line`, "is not a whole number from 0");
  if (!isIndex(character)) throw malformed(`${at}/character`, "is not a whole number from 0");
  return { line, character };
}

function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function annotationOf({ annotations }: Parser, { annotationId }: Members, at: string): string | undefined {
  if (annotationId === undefined || annotationId === null) return undefined;
  if (typeof annotationId === "string" && annotations.has(annotationId)) return annotationId;
  throw malformed(`${at}/annotationId`, "names no annotation of `changeAnnotations`");
}

function annotationAt(value: unknown, at: string): Annotation {
  const { label, description, needsConfirmation = false } = objectAt(value, at);
  if (typeof label !== "string") throw malformed(`${at}/label`, "is not a text");
  if (description !== undefined && typeof description !== "string")
    throw malformed(`${at}/description`, "is not a text");
  if (typeof needsConfirmation !== "boolean") throw malformed(`${at}/needsConfirmation`, "is not a boolean");
  return { label, description, needsConfirmation };
}

/**
 * Returns the path, relative to the repository, that a URI names. Throws a UserError for any other place. Links are
 * checked later, when the path is opened.
 */
function pathAt({ top }: Parser, uri: unknown, at: string): string {
  if (typeof uri !== "string") throw malformed(at, "is not a text");
  const absolute = pathFromUri(uri);
  const path = absolute === undefined ? uri : relativeInside(top, absolute);
  if (path?.isWellFormed() === true && isRelativePath(path) && !scheme.test(path)) return path;
  throw new UserError("write-denied", `${JSON.stringify(uri)} is not in the repository (at ${at})`, {
    hint: "Name a file of the repository: a `file:` URI, or a path relative to the top.",
  });
}

/** Start of a URI: `untitled:`, `jdt:`. A drive of Windows looks the same. */
const scheme = /^[a-z][a-z0-9+.-]*:/iu;

type Members = Readonly<Record<string, unknown>>;

function objectAt(value: unknown, at: string): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw malformed(at, "is not an object");
  return value as Members;
}

function membersOf(of: Members, name: string, at: string): Members {
  return objectAt(of[name], `${at}/${name}`);
}

function listAt(value: unknown, at: string): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed(at, "is not a list");
  return value;
}

function pointer(above: string, name: string): string {
  return `${above}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function malformed(at: string, what: string): UserError {
  return new UserError("usage", `the edit is not a WorkspaceEdit: ${at === "" ? "it" : at} ${what}`, {
    hint: "The protocol describes its form: https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workspaceEdit",
  });
}
