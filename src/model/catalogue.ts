/** Parses the messages of one server with the templates of the server's own catalogue, to compare reworded messages. */
import type { Families, Family } from "./families.ts";

/**
 * Role of an argument in a message.
 * - `subject`: the object of the message, for example the missing, called, assigned or overridden one.
 * - `owner`: the type or the module that lacks the subject.
 * - `expected`: the type that is expected.
 * - `free`: the type that does not fit, a count, a position, a suggestion. An edit elsewhere can change it.
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

/** Parser for the messages of one server. */
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

/**
 * Creates a catalogue. `familyOf` returns the family of a message by its name. The templates are compiled at the first
 * message, and results are cached, because a run has thousands of equal messages.
 */
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
  /**
   * The longest text between two arguments. Every line of the template contains it, so a fast test excludes most
   * templates.
   */
  readonly literal: string;
  readonly literalLength: number;
  readonly pattern: RegExp;
  readonly roles: readonly Role[];
};

const argument = /\{(\w+)\}/gu;

/** Compiles the templates of a table. Those with the most fixed text come first, because the first match counts. */
function templatesOf({ messages }: MessageTable, roleOf: RoleOf): readonly Template[] {
  const templates = Object.entries(messages).flatMap(([id, text]) => {
    const literals = text.replace(argument, "\n").split("\n");
    const literalLength = literals.join("").replace(/\W/gu, "").length;
    // A template that has only arguments would match every line.
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
  // If two templates match a line, the one with more fixed text is the right one.
  return templates.sort((one, other) => other.literalLength - one.literalLength);
}

/** Maximum length of a line. The time of a template with several arguments grows more than linearly with the length. */
const lineCharactersMax = 1000;

/**
 * Returns the first template that matches a line, with its arguments; undefined for a long line and without a match.
 */
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
