/**
 * The catalogue of pyright's messages: their templates and the meaning of their arguments. The matching of findings
 * between two commits uses it.
 */
import { catalogueOf, type RoleOf } from "../../model/catalogue.ts";
import { familiesOf, familyOfMessage } from "../../model/families.ts";
import { pyrightFamilies } from "./families.gen.ts";
import { pyrightMessages } from "./messages.gen.ts";

// The reader runs when the catalogue is generated: it extracts the templates from pyright's own program.

/**
 * Reads the English messages by name. In `pyright-internal.js` each language is one JSON text with the sections
 * `Diagnostic` and `DiagnosticAddendum`. Throws if there is no English text, so that a new version with another
 * layout is noticed.
 */
export function readPyrightMessages(program: string): Readonly<Record<string, string>> {
  const texts = program.matchAll(/JSON\.parse\('((?:[^'\\]|\\.)*)'\)/gsu);
  for (const [, literal = ""] of texts) {
    if (!literal.includes('"DiagnosticAddendum"') || !literal.includes("Argument of type")) continue;
    const sections = JSON.parse(unescaped(literal)) as Readonly<Record<string, Section>>;
    const own = Object.entries(sections["Diagnostic"] ?? {});
    // The indented lines of a message come from the other section, which can use a name again; "+" tells them apart.
    const below = Object.entries(sections["DiagnosticAddendum"] ?? {}).map(
      ([name, text]) => [`+${name}`, text] as const,
    );
    return Object.fromEntries(
      [...own, ...below].map(([name, text]) => [name, typeof text === "string" ? text : text.message]),
    );
  }
  throw new Error("The program contains no English messages.");
}

/** A section: its texts by name. Some texts have a comment next to them. */
type Section = Readonly<Record<string, string | { readonly message: string }>>;

/** Decodes a JavaScript string literal in single quotes, as `pyright-internal.js` has it. */
function unescaped(literal: string): string {
  return literal.replace(/\\(x[0-9a-f]{2}|u[0-9a-f]{4}|.)/giu, (_, code: string) => {
    if (/^[xu]./u.test(code)) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return code === "n" ? "\n" : code === "t" ? "\t" : code;
  });
}

/** Arguments that are types which a place expects. */
const expected = new Set("baseType destType expectedType paramType returnType".split(" "));
/** Arguments that name the owner of the subject: what has or lacks it. */
const owners = new Set("class className classType container module moduleName parentType type".split(" "));
/** Arguments that can change without making another finding. */
const free = new Set(
  (
    "argType baseCount count depth exceptionType expected exprType fieldType file index leftType message metadataType newIndex " +
    "operandType operator overrideCount overrideName overrideType prevIndex received replacement rightType sourceType srcName testType " +
    "types version yieldType"
  ).split(" "),
);

/** The names of messages that repeat another message and add the type that was expected. */
const bidirectional = /Bidirectional$/u;

/** Says what an argument of a message means. Two findings match if they differ only in `free` arguments. */
const pyrightRole: RoleOf = ({ id, argument }) => {
  // The class that an overridden member comes from can change.
  if (argument === "className" && /overrid|incompatibleMethod/iu.test(id)) return "free";
  // The parameter of the call that an argument belongs to.
  if (argument === "paramName" && id.startsWith("argAssignment")) return "expected";
  // The type is the value's. The expected type only explains why the operator returns another one.
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
