/** Reads the messages of one server by the templates of its own catalogue. */
import type { Families, Family } from "./families.ts";

/**
 * Role of an argument in a message.
 * - `subject`: the thing that the message complains about: missing, called, assigned, overridden.
 * - `owner`: the type or the module that lacks it.
 * - `expected`: the type that something does not fit.
 * - `free`: the type that does not fit, a count, a position, a suggestion.
 */
export type Role = "subject" | "owner" | "expected" | "free";

/** A generated table: its source, and the English text with `{arguments}` of each message, by the message's name. */
export type MessageTable = {
  readonly source: string;
  readonly messages: Readonly<Record<string, string>>;
};

export type RoleOf = (at: {
  /** The name of the message. */
  readonly id: string;
  readonly argument: string;
  readonly before: string;
}) => Role;

export type ReadArgument = { readonly role: Role; readonly text: string };

/** A line of a message: its template and its arguments. */
export type ReadLine = {
  readonly id: string;
  readonly template: string;
  readonly arguments: readonly ReadArgument[];
};

export type Catalogue = {
  readonly families: Families;
  /** Undefined for a line that matches no template. */
  readonly read: (line: string) => ReadLine | undefined;
  /**
   * Returns a key shared by all messages about one problem: those of a family, and those that differ only in numbers
   * and endings ("Argument missing for parameter {name}", "Arguments missing for parameters {names}").
   */
  readonly problemOf: (line: ReadLine) => string;
};

/** Creates a catalogue. `familyOf` gives the family of a message by its name. */
export function catalogueOf(
  families: Families,
  table: MessageTable,
  roleOf: RoleOf,
  familyOf: (id: string) => Family | undefined,
): Catalogue {
  let templates: readonly Template[] | undefined;
  const known = new Map<string, ReadLine | undefined>();
  return {
    families,
    read: (line) => {
      if (!known.has(line)) {
        templates ??= templatesOf(table, roleOf);
        known.set(line, readBy(templates, line));
      }
      return known.get(line);
    },
    problemOf: ({ id, template }) => familyOf(id)?.problem ?? withoutNumbers(template),
  };
}

function withoutNumbers(template: string): string {
  return template.replace(argument, "").replace(/\d+/gu, "").replace(/s\b/gu, "").replace(/\s+/gu, " ");
}

type Template = {
  readonly id: string;
  readonly text: string;
  /** The longest text between two arguments: every line of the template contains it. */
  readonly literal: string;
  readonly literalLength: number;
  readonly pattern: RegExp;
  readonly roles: readonly Role[];
};

const argument = /\{(\w+)\}/gu;

function templatesOf({ messages }: MessageTable, roleOf: RoleOf): readonly Template[] {
  const templates = Object.entries(messages).flatMap(([id, text]) => {
    const literals = text.replace(argument, "\n").split("\n");
    const literalLength = literals.join("").replace(/\W/gu, "").length;
    // A template of arguments alone reads everything.
    if (literalLength === 0) return [];
    const pattern = literals.map((part) => RegExp.escape(part)).join("(.*?)");
    return [
      {
        id,
        text,
        literal: literals.toSorted((one, other) => other.length - one.length)[0] ?? "",
        literalLength,
        pattern: new RegExp(`^${pattern}$`, "u"),
        roles: [...text.matchAll(argument)].map(({ 1: name = "", index }) =>
          roleOf({ id, argument: name, before: text.slice(0, index) }),
        ),
      },
    ];
  });
  // Of two that read a line the one that says more does.
  return templates.sort((one, other) => other.literalLength - one.literalLength);
}

/** Longer lines are not read: a template with several arguments takes more than linear time. */
const lineCharactersMax = 1000;

function readBy(templates: readonly Template[], line: string): ReadLine | undefined {
  if (line.length > lineCharactersMax) return undefined;
  for (const { id, text, literal, pattern, roles } of templates) {
    if (!line.includes(literal)) continue;
    const found = pattern.exec(line);
    if (found === null) continue;
    return {
      id,
      template: text,
      arguments: roles.map((role, at) => ({ role, text: found[at + 1] ?? "" })),
    };
  }
  return undefined;
}
