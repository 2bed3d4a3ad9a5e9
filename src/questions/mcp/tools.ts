/**
 * Tools that an agent can call, as MCP describes them: every query, and the gate. Only the tools of edits change files,
 * and only if the server was started with them.
 */

import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import { placeForms } from "../../selectors/place.ts";
import { printSpec } from "../../selectors/spec.ts";
import type { ClientRequest } from "../client/request.ts";
import type { Params, Question } from "../query/question.ts";
import { questionCalled, questions } from "../query/questions.ts";
import type { QuestionFlag } from "../query/table.ts";
import { bundleOf, type OutputSchema, readOutputSchema } from "./output-schema.ts";

export type Tool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: ObjectSchema;
  readonly outputSchema: OutputSchema;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly idempotentHint: boolean;
    readonly destructiveHint: boolean;
    readonly openWorldHint: false;
  };
};

type Property = {
  readonly type: "string" | "boolean" | "integer" | "array" | "object" | readonly ["string", "object"];
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly items?: { readonly type: "string" };
  readonly additionalProperties?: { readonly type: "string" };
};

type ObjectSchema = {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
};

const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
} as const;

const placeHelp = {
  file: "A path, relative to the repository.",
  place: placeForms.replace(/\s+/gu, " ").trim(),
} as const;

/** A place is its text, or the same as an object. */
const placeTypes = ["string", "object"] as const;

const flagTypes = {
  boolean: "boolean",
  text: "string",
  count: "integer",
  json: "object",
} as const satisfies Record<QuestionFlag["kind"], Property["type"]>;

export const gateTool = "gate";

/** Tools in the order of the command's help. Queries that are only useful on the command line are left out. */
export const tools: readonly Tool[] = [
  ...questions.filter(({ kind, purpose }) => kind !== "table" && purpose !== "edits").map(toolOf),
  {
    name: gateTool,
    description:
      "Compares the findings of the language servers on base and head. Returns the new, fixed, moved and suppressed findings, the verdict with its reasons, and the process reward. Head is the working tree, unless you name a commit.",
    inputSchema: objectOf({
      base: text("a revision; the base commit is its merge base with head; default: origin/HEAD"),
      base_exact: text("a revision that is itself the base commit, instead of `base`"),
      head: text("a commit; default: the working tree as it is now"),
      scope: {
        ...text("which files to check; default: auto"),
        enum: ["full", "affected", "auto"],
      },
    }),
    outputSchema: readOutputSchema("report.v1"),
    annotations,
  },
];

export const applyTool = "apply_edit";
export const undoTool = "undo_edit";

/** Result of the tools that write: the changed paths. */
const writtenSchema = {
  type: "object",
  properties: { files: { type: "array", items: { type: "string" } } },
  required: ["files"],
  additionalProperties: false,
} as const;

const writing = {
  readOnlyHint: false,
  idempotentHint: false,
  destructiveHint: true,
  openWorldHint: false,
} as const;

/** Tools of `lanser mcp --allow-edits`: the queries that plan an edit, and two that write. */
export const editTools: readonly Tool[] = [
  ...questions.filter(({ purpose }) => purpose === "edits").map(toolOf),
  {
    name: applyTool,
    description:
      "Writes an edit that a tool of this session has planned: all of its files, or none. Refuses if a file has changed since, or has changes that are not committed.",
    inputSchema: objectOf({ digest: text("`edits.digest` of the answer that planned the edit") }, ["digest"]),
    outputSchema: writtenSchema,
    annotations: writing,
  },
  {
    name: undoTool,
    description:
      "Reverts the last edit that was written to this repository. Refuses if one of its files has changed since.",
    inputSchema: objectOf({}),
    outputSchema: writtenSchema,
    annotations: writing,
  },
];

/**
 * Describes a query as a tool. Its arguments follow from the table of queries, so that the command line and the tool
 * always take the same ones.
 */
function toolOf(question: Question): Tool {
  const { need, modes } = question;
  const places = {
    place:
      need === "file"
        ? text(placeHelp.file)
        : ({
            type: placeTypes,
            description: `${placeHelp.place} Lines and columns count from 1. Or an object by selector.v1.json: {"kind": "symbol", "uri": "app.py", "qualname": "Class.method"}.`,
          } as const),
  };
  const properties: Record<string, Property> = {
    ...compact({
      mode: modes.length === 0 ? undefined : { ...text("the direction to follow"), enum: modes },
    }),
    ...(need === "files"
      ? {
          paths: {
            type: "array",
            description: "paths and globs, relative to the repository",
            items: { type: "string" },
          },
          workspace: {
            type: "boolean",
            description: "true: all files that the server checks, instead of `paths`",
          },
        }
      : need === "none"
        ? {}
        : places),
    ...(question.word === undefined
      ? {}
      : { [question.word]: text("a read-only method of LSP, for example textDocument/documentHighlight") }),
    ...(question.last === undefined ? {} : { [question.last]: text("the new name") }),
    ...Object.fromEntries(
      question.flags.map(({ name, kind, help }): [string, Property] => [
        name,
        { type: flagTypes[kind], description: help },
      ]),
    ),
    ...(need === "none" ? {} : { seen: text("the commit that `place` was written for") }),
    limit: { type: "integer", description: "maximum number of results", minimum: 1 },
    cursor: text("`cursor` of a truncated answer, to get its next results"),
    ...(question.purpose === "edits"
      ? {}
      : {
          overlay: {
            type: "object",
            description:
              "maps paths to texts that replace these files for this question, for example unsaved edits",
            additionalProperties: { type: "string" },
          } as const,
        }),
  };
  const required = [
    ...(modes.length === 0 ? [] : ["mode"]),
    ...[question.word, question.last].flatMap((one) => one ?? []),
    ...(need === "none" || need === "any" || need === "files" ? [] : ["place"]),
  ];
  return {
    name: question.name,
    description: `${question.summary.charAt(0).toUpperCase()}${question.summary.slice(1)}. Returns one Analysis Bundle with hashes of its content. Its paths are relative to the repository, and its ranges count from 0.`,
    inputSchema: objectOf(properties, required),
    outputSchema: bundleOf(question.name, question.purpose === "edits"),
    annotations,
  };
}

function text(description: string): Property {
  return { type: "string", description };
}

function objectOf(
  properties: Readonly<Record<string, Property>>,
  required: readonly string[] = [],
): ObjectSchema {
  return { type: "object", properties, required, additionalProperties: false };
}

export type ToolArguments = Readonly<Record<string, unknown>>;

/**
 * Throws a UserError for arguments that the tool does not take, that have the wrong type, or that are missing. The
 * protocol's library does not check arguments against the schema.
 */
export function checkArguments({ name, inputSchema }: Tool, given: ToolArguments): void {
  const { properties, required } = inputSchema;
  for (const key of Object.keys(given)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property === undefined)
      throw new UserError("usage", `${name} has no argument \`${key}\``, {
        hint: `The arguments are ${Object.keys(properties).join(", ")}.`,
      });
    if (!isOf(property, given[key]))
      throw new UserError("usage", `\`${key}\` of ${name} must be ${wordsOf(property)}`);
  }
  const missing = required.find((key) => given[key] === undefined);
  if (missing !== undefined) throw new UserError("usage", `${name} needs the argument \`${missing}\``);
}

/** True if a value fits the type of a property: its words, its minimum, and the texts of an object. */
function isOf({ type, enum: words, minimum, additionalProperties }: Property, value: unknown): boolean {
  switch (type) {
    case "string":
      return typeof value === "string" && (words?.includes(value) ?? true);
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      return Number.isSafeInteger(value) && (value as number) >= (minimum ?? 0);
    case "array":
      return Array.isArray(value) && value.every((one) => typeof one === "string");
    case placeTypes:
      return typeof value === "string" || isObject(value);
    default:
      return additionalProperties === undefined ? isObject(value) : isTexts(value);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((one) => typeof one === "string");
}

/** Returns the words for the values that a property allows: an agent corrects its call by the error text alone. */
function wordsOf({ type, enum: words, additionalProperties }: Property): string {
  if (words !== undefined) return `one of ${words.join(", ")}`;
  if (type === "object" && additionalProperties === undefined) return "an object";
  if (typeof type !== "string") return "a string or an object";
  return {
    string: "a string",
    boolean: "true or false",
    integer: "a number from 1",
    array: "a list of strings",
    object: "an object that maps paths to strings",
  }[type];
}

/**
 * Builds a client's request from the arguments of a tool, which `checkArguments` has checked. The overlay is separate,
 * because it applies to this request only.
 */
export function requestFromArguments(
  name: string,
  given: ToolArguments,
  shared: Pick<ClientRequest, "indexing" | "timeoutMs" | "signal">,
): { readonly request: ClientRequest; readonly overlay: Readonly<Record<string, string>> | undefined } {
  const question = questionCalled(name);
  const { place, paths, workspace, seen, limit, cursor, overlay } = given;
  const spec = place === undefined || typeof place === "string" ? undefined : printSpec(place);
  const { flags, modes, word, last } = question;
  const own = [
    ...flags.map((flag) => flag.name),
    ...(modes.length === 0 ? [] : ["mode"]),
    ...[word, last].flatMap((one) => one ?? []),
  ];
  const params = Object.fromEntries(
    own.flatMap((key) => {
      const value = readMember(given, key);
      return value === undefined ? [] : [[key, value as Params[string]] as const];
    }),
  ) satisfies Params;
  return {
    request: {
      cmd: question.name,
      places: place === undefined ? ((paths ?? []) as readonly string[]) : [spec?.place ?? String(place)],
      params,
      workspace: workspace === true,
      seen: seen as string | undefined,
      limit: limit as number | undefined,
      cursor: cursor as string | undefined,
      notes: [],
      ...shared,
      indexing: spec?.indexing ?? shared.indexing,
    },
    overlay: isTexts(overlay) ? overlay : undefined,
  };
}
