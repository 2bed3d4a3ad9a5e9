/** Catalogue of pyright's messages. */
import { catalogueOf, type RoleOf } from "../../model/catalogue.ts";
import { familiesOf, familyOfMessage } from "../../model/families.ts";
import { pyrightFamilies } from "./families.gen.ts";
import { pyrightMessages } from "./messages.gen.ts";

// Reads the templates of pyright's messages from its program, and says what each argument is.

/**
 * Reads the English messages by name; throws if there are none. In `pyright-internal.js` each language is one text of
 * JSON, with `Diagnostic` and `DiagnosticAddendum` among its sections.
 */
export function readPyrightMessages(program: string): Readonly<Record<string, string>> {
  const texts = program.matchAll(/JSON\.parse\('((?:[^'\\]|\\.)*)'\)/gsu);
  for (const [, literal = ""] of texts) {
    if (!literal.includes('"DiagnosticAddendum"') || !literal.includes("Argument of type")) continue;
    const sections = JSON.parse(unescaped(literal)) as Readonly<Record<string, Section>>;
    const own = Object.entries(sections["Diagnostic"] ?? {});
    // What stands in the lines below is another section, where a name may occur once more.
    const below = Object.entries(sections["DiagnosticAddendum"] ?? {}).map(
      ([name, text]) => [`+${name}`, text] as const,
    );
    return Object.fromEntries(
      [...own, ...below].map(([name, text]) => [name, typeof text === "string" ? text : text.message]),
    );
  }
  throw new Error("The program has no English messages.");
}

type Section = Readonly<Record<string, string | { readonly message: string }>>;

/** Returns the value of a JavaScript string in single quotes. */
function unescaped(literal: string): string {
  return literal.replace(/\\(x[0-9a-f]{2}|u[0-9a-f]{4}|.)/giu, (_, code: string) => {
    if (/^[xu]./u.test(code)) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return code === "n" ? "\n" : code === "t" ? "\t" : code;
  });
}

/** Arguments that are types a place expects. */
const expected = new Set("baseType destType expectedType paramType returnType".split(" "));
/** Arguments that name the owner of the message's subject: it has the subject, or lacks it. */
const owners = new Set("class className classType container module moduleName parentType type".split(" "));
const free = new Set(
  (
    "argType baseCount count depth exceptionType expected exprType fieldType file index leftType message metadataType newIndex " +
    "operandType operator overrideCount overrideName overrideType prevIndex received replacement rightType sourceType srcName testType " +
    "types version yieldType"
  ).split(" "),
);

/** Matches the name of a message that says the same as another one, and for which expected type. */
const bidirectional = /Bidirectional$/u;

const pyrightRole: RoleOf = ({ id, argument }) => {
  // From which class an overridden member comes may change.
  if (argument === "className" && /overrid|incompatibleMethod/iu.test(id)) return "free";
  // For which parameter of the function an argument is.
  if (argument === "paramName" && id.startsWith("argAssignment")) return "expected";
  // The type is that of the value, and what is expected only says why the operator gives another one.
  if (id === "+typeConstrainedTypeVar" || (argument === "expectedType" && bidirectional.test(id)))
    return "free";
  if (expected.has(argument)) return "expected";
  if (owners.has(argument)) return "owner";
  return free.has(argument) ? "free" : "subject";
};

const familyOf = familyOfMessage(pyrightFamilies);

export const pyrightCatalogue = catalogueOf(familiesOf(pyrightFamilies), pyrightMessages, pyrightRole, (id) =>
  familyOf(id.replace(bidirectional, "")),
);
