/**
 * Writes the tables of codes by which a server speaks of one problem, from the messages in the installed, pinned server
 * itself: `node scripts/families.ts SERVERS`, the folder in which servers lie (`lanser servers` says where). A family is a
 * pattern over messages; which codes it holds is read, so that another version brings its own.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MessageTable } from "../src/model/catalogue.ts";
import type { Family, FamilyTable } from "../src/model/families.ts";
import { readPyrightMessages } from "../src/servers/pyright/catalogue.ts";
import { readProgramMessages } from "../src/servers/typescript/catalogue.ts";

/** Code and the name of its message in the catalogue. */
type Message = { readonly code: string; readonly name: string };

type Rule = Family & { readonly pattern: RegExp };

const typescriptRules: readonly Rule[] = [
  {
    problem: "no such name",
    at: "expression",
    pattern:
      /^(?:Cannot_find_name_0|Cannot_find_namespace_0|Property_0_does_not_exist_on_type_1|Property_0_may_not_exist_on_type_1|(?:Module_|Namespace_)?_?0_has_no_exported_member|_0_has_no_exported_member|Module_0_declares_1_locally|Cannot_find_module_0(?:_or_its|_Did_you_mean)|Relative_import_paths_need_explicit_file_extensions)/u,
  },
  {
    problem: "properties are missing",
    at: "expression",
    pattern: /^(?:Type_0_is_missing_the_following_properties_from_type_1|Property_0_is_missing_in_type_1)/u,
  },
  {
    problem: "another number of arguments",
    at: "expression",
    pattern: /^(?:Expected_(?:at_least_)?0_arguments_but_got_1|No_overload_expects_0_arguments)/u,
  },
  {
    problem: "members are not implemented",
    at: "expression",
    pattern:
      /^(?:Non_abstract_class_(?:0|expression)_(?:does_not_implement|is_missing_implementations)|Non_abstract_class_expression_)/u,
  },
  {
    problem: "another number of type arguments",
    at: "expression",
    pattern:
      /^(?:Generic_type_0_requires_|Expected_0_type_arguments_but_got_1|No_overload_expects_0_type_arguments)/u,
  },
  {
    problem: "no such argument",
    at: "expression",
    pattern:
      /^(?:Argument_of_type_0_is_not_assignable_to_parameter_of_type_1$|No_overload_matches_this_call$)/u,
  },
  {
    problem: "compared without overlap",
    at: "expression",
    pattern:
      /^(?:This_comparison_appears_to_be_unintentional_because_the_types_0_and_1_have_no_overlap|Type_0_is_not_comparable_to_type_1)$/u,
  },
  {
    problem: "unused",
    at: "expression",
    pattern:
      /^(?:_?0_is_declared_but_its_value_is_never_read|_?0_is_declared_but_never_used|All_imports_in_import_declaration_are_unused|All_destructured_elements_are_unused|All_variables_are_unused)$/u,
  },
  {
    problem: "null or undefined",
    at: "object",
    pattern: /^(?:Object_is_possibly_|_0_is_possibly_|Cannot_invoke_an_object_which_is_possibly_)/u,
  },
];

const pyrightRules: readonly Rule[] = [
  {
    problem: "no such name",
    at: "expression",
    pattern:
      /^(?:symbolIsUndefined|importSymbolUnknown|importResolveFailure|moduleUnknownMember|attributeUnknownForClass|memberAccess|classMemberNotDefined|typeUnknownMember)/u,
  },
  {
    problem: "no such operator",
    at: "expression",
    pattern: /^typeNotSupport(?:Binary|Unary)Operator/u,
  },
  {
    problem: "None",
    at: "object",
    pattern: /^none(?:NotCallable|NotIterable|NotSubscriptable|NotUsableWith|UnknownMember)/u,
  },
];

/** An installed server: its node_modules and its version. */
type Server = { readonly path: string; readonly version: string };

function serverIn(folder: string, name: string): Server {
  const found = readdirSync(folder).filter((one) => new RegExp(`^${name}-\\d`, "u").test(one));
  const [last] = found.slice(-1);
  const version = /-(\d+\.\d+\.\d+)-/u.exec(last ?? "")?.[1];
  if (last === undefined || version === undefined) throw new Error(`${folder} holds no ${name}`);
  return { path: join(folder, last, "node_modules"), version };
}

/** In the program a message is named behind its rule: `DiagnosticRule.reportX, a.LocMessage.name()`. */
function pyrightMessages(text: string): readonly Message[] {
  const uses = text.matchAll(/DiagnosticRule\.(report\w+),\w+\.LocMessage\.(\w+)\(\)/gu);
  return [...uses].map(([, code = "", name = ""]) => ({ code, name }));
}

/** Where one report of the program chooses between two rules, they are of one problem. */
function pyrightSiblings(text: string): readonly (readonly [string, string])[] {
  const choices = text.matchAll(/\?\w+\.DiagnosticRule\.(report\w+):\w+\.DiagnosticRule\.(report\w+)/gu);
  return [...choices].map(([, one = "", other = ""]) => [one, other]);
}

/** Two codes of one problem are in one family: in that of one of them, or in one of their own. */
function withSiblings(table: FamilyTable, siblings: ReturnType<typeof pyrightSiblings>): FamilyTable {
  const families = table.families.map((family) => ({ ...family, codes: { ...family.codes } }));
  for (const pair of siblings) {
    const name = pair.join(" or ");
    const own = families.find(({ codes }) => pair.some((code) => code in codes));
    const codes: Record<string, readonly string[]> = own?.codes ?? {};
    for (const code of pair) codes[code] = [...(codes[code] ?? []), name].sort();
    if (own === undefined) families.push({ problem: name, at: "expression", codes });
  }
  return { ...table, families };
}

function tableOf(rules: readonly Rule[], messages: readonly Message[], source: string): FamilyTable {
  const families = rules.map(({ problem, at, pattern }) => {
    const codes = new Map<string, Set<string>>();
    for (const { code, name } of messages) {
      if (pattern.test(name)) codes.set(code, (codes.get(code) ?? new Set()).add(name));
    }
    const sorted = [...codes].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      problem,
      at,
      codes: Object.fromEntries(sorted.map(([code, names]) => [code, [...names].sort()])),
    };
  });
  return { source, families };
}

/** The text of each generated file, by its path in the repository. */
export function serverTables(servers: Readonly<Record<"typescript" | "pyright", Server>>): TextByPath {
  return new Map([...typescriptTables(servers.typescript), ...pyrightTables(servers.pyright)]);
}

type TextByPath = ReadonlyMap<string, string>;

function typescriptTables({ path, version }: Server): TextByPath {
  const program = readFileSync(join(path, `@typescript/typescript-linux-${process.arch}/lib/tsc`));
  const messages = Object.entries(readProgramMessages(program));
  const source = `typescript ${version}, lib/tsc`;
  return textsOf(
    "typescript",
    tableOf(
      typescriptRules,
      messages.map(([code, { name }]) => ({ code, name })),
      source,
    ),
    { source, messages: Object.fromEntries(messages.map(([code, { text }]) => [code, text])) },
  );
}

function pyrightTables({ path, version }: Server): TextByPath {
  const program = readFileSync(join(path, "pyright/dist/pyright-internal.js"), "utf8");
  const source = `pyright ${version}, dist/pyright-internal.js`;
  return textsOf(
    "pyright",
    withSiblings(tableOf(pyrightRules, pyrightMessages(program), source), pyrightSiblings(program)),
    { source, messages: readPyrightMessages(program) },
  );
}

function textsOf(name: string, families: FamilyTable, messages: MessageTable): TextByPath {
  return new Map([
    [
      `src/servers/${name}/families.gen.ts`,
      `/** Generated by scripts/families.ts: codes by which the server speaks of one problem, and the messages they are of. */
import type { FamilyTable } from "../../model/families.ts";

export const ${name}Families: FamilyTable = ${JSON.stringify(families, undefined, 2)};
`,
    ],
    [
      `src/servers/${name}/messages.gen.ts`,
      `/** Generated by scripts/families.ts: the messages of the server, each by its name. */
import type { MessageTable } from "../../model/catalogue.ts";

export const ${name}Messages: MessageTable = ${JSON.stringify(messages, undefined, 2)};
`,
    ],
  ]);
}

function main([folder = ""]: readonly string[]): void {
  const servers = { typescript: serverIn(folder, "typescript"), pyright: serverIn(folder, "pyright") };
  for (const [path, text] of serverTables(servers))
    writeFileSync(new URL(`../${path}`, import.meta.url), text);
}

if (import.meta.main) main(process.argv.slice(2));
