/** What the messages of one server say, read by the templates of its own catalogue. */
import type { Families, Family } from "./families.ts";

/**
 * What an argument of a message is.
 * - `subject`: what the message complains of: what is missing, called, assigned, overridden.
 * - `owner`: the type or the module that lacks it.
 * - `expected`: the type that something does not fit.
 * - `free`: the type that does not fit, a count, a position, a suggestion.
 */
export type Role = "subject" | "owner" | "expected" | "free";

/** As it is generated: where it comes from, and by the name of each message its English text with `{arguments}`. */
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

/** A line of a message: by which template it is written, and with what. */
export type ReadLine = {
  readonly id: string;
  readonly template: string;
  readonly arguments: readonly ReadArgument[];
};

export type Catalogue = {
  readonly families: Families;
  /** Undefined for a line that no template reads. */
  readonly read: (line: string) => ReadLine | undefined;
  /**
   * What all messages by which the server speaks of one problem have in common: those of a family, and those that differ in numbers
   * and endings alone ("Argument missing for parameter {name}", "Arguments missing for parameters {names}").
   */
  readonly problemOf: (line: ReadLine) => string;
};

/** `familyOf` gives the family of a message by its name. */
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
  /** What each line of it contains: the longest text between two arguments. */
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

/** A longer line is read by none: several arguments in one template cost more than its length. */
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
