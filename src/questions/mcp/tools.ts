/** Tools that an agent can call, as MCP describes them: every query, and the gate. No tool changes a file. */

import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import { placeForms } from "../../selectors/place.ts";
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
    readonly readOnlyHint: true;
    readonly idempotentHint: true;
    readonly destructiveHint: false;
    readonly openWorldHint: false;
  };
};

type Property = {
  readonly type: "string" | "boolean" | "integer" | "array" | "object";
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
  place: `A place: ${placeForms.replace(/\s+/gu, " ").trim()}`,
} as const;

const flagTypes = {
  boolean: "boolean",
  text: "string",
  count: "integer",
  json: "object",
} as const satisfies Record<QuestionFlag["kind"], Property["type"]>;

export const gateTool = "gate";

/** Tools in the order of the command's help. Queries that are only useful on the command line are left out. */
export const tools: readonly Tool[] = [
  ...questions.filter(({ kind }) => kind !== "table").map(toolOf),
  {
    name: gateTool,
    description:
      "The effect of a change on the diagnostics of the language servers: new, fixed, moved and suppressed findings from base to head, one verdict with its reasons, and the process reward. Head is the working tree, unless you name a commit.",
    inputSchema: objectOf({
      base: text("base is the merge base of this revision and head; default: origin/HEAD"),
      base_exact: text("base is exactly this revision, instead of `base`"),
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

function toolOf(question: Question): Tool {
  const { need, modes } = question;
  const places = {
    place: text(`${placeHelp[need === "file" ? "file" : "place"]} Lines and columns count from 1.`),
  };
  const properties: Record<string, Property> = {
    ...compact({ mode: modes.length === 0 ? undefined : { ...text("which way"), enum: modes } }),
    ...(need === "files"
      ? {
          paths: {
            type: "array",
            description: "paths and globs, relative to the repository",
            items: { type: "string" },
          },
          workspace: {
            type: "boolean",
            description: "all files of the server, instead of `paths`",
          },
        }
      : need === "none"
        ? {}
        : places),
    ...(question.word === undefined
      ? {}
      : { [question.word]: text("a read-only request of the protocol: textDocument/documentHighlight") }),
    ...Object.fromEntries(
      question.flags.map(({ name, kind, help }): [string, Property] => [
        name,
        { type: flagTypes[kind], description: help },
      ]),
    ),
    limit: { type: "integer", description: "how many results at most", minimum: 1 },
    cursor: text("goes on behind an answer that was truncated"),
    overlay: {
      type: "object",
      description: "texts by path that replace files for this question, for example after an edit",
      additionalProperties: { type: "string" },
    },
  };
  const required = [
    ...(modes.length === 0 ? [] : ["mode"]),
    ...(question.word === undefined ? [] : [question.word]),
    ...(need === "none" || need === "any" || need === "files" ? [] : ["place"]),
  ];
  return {
    name: question.name,
    description: `${question.summary.charAt(0).toUpperCase()}${question.summary.slice(1)}. The answer is one Analysis Bundle, with ids over its content; paths in it are relative to the repository, ranges count from 0.`,
    inputSchema: objectOf(properties, required),
    outputSchema: bundleOf(question.name),
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

/** Throws a UserError for arguments that the tool does not take. */
export function checkArguments({ name, inputSchema }: Tool, given: ToolArguments): void {
  const { properties, required } = inputSchema;
  for (const key of Object.keys(given)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (property === undefined)
      throw new UserError("usage", `${name} takes no \`${key}\``, {
        hint: `It takes ${Object.keys(properties).join(", ")}.`,
      });
    if (!isOf(property, given[key]))
      throw new UserError("usage", `\`${key}\` of ${name} must be ${wordsOf(property)}`);
  }
  const missing = required.find((key) => given[key] === undefined);
  if (missing !== undefined) throw new UserError("usage", `${name} needs \`${missing}\``);
}

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

function wordsOf({ type, enum: words, additionalProperties }: Property): string {
  if (words !== undefined) return `one of ${words.join(", ")}`;
  if (type === "object" && additionalProperties === undefined) return "an object";
  return {
    string: "a text",
    boolean: "true or false",
    integer: "a number from 1",
    array: "a list of texts",
    object: "texts by their paths",
  }[type];
}

/** Builds a client's request from checked arguments. */
export function requestFromArguments(
  name: string,
  given: ToolArguments,
  shared: Pick<ClientRequest, "indexing" | "timeoutMs" | "signal">,
): { readonly request: ClientRequest; readonly overlay: Readonly<Record<string, string>> | undefined } {
  const question = questionCalled(name);
  const { place, paths, workspace, limit, cursor, overlay } = given;
  const { flags, modes, word } = question;
  const own = [
    ...flags.map((flag) => flag.name),
    ...(modes.length === 0 ? [] : ["mode"]),
    ...(word === undefined ? [] : [word]),
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
      places: typeof place === "string" ? [place] : ((paths ?? []) as readonly string[]),
      params,
      workspace: workspace === true,
      limit: limit as number | undefined,
      cursor: cursor as string | undefined,
      notes: [],
      ...shared,
    },
    overlay: isTexts(overlay) ? overlay : undefined,
  };
}
