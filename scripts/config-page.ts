/** The reference of the configuration, from its schema: one table for each mapping, in the order of the schema. */
export type Schema = {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly not?: unknown;
};

type Section = { readonly path: string; readonly schema: Schema };

/** Markdown. A key that no value fits is not written: this release does not have it. */
export function configurationPage(root: Schema): string {
  const sections: Section[] = [{ path: "", schema: root }];
  const parts: string[] = [];
  for (const { path, schema } of sections) {
    const rows = Object.entries(schema.properties ?? {}).flatMap(([key, own]) => {
      const found = resolved(root, own);
      if (found.not !== undefined) return [];
      const inner = `${path === "" ? "" : `${path}.`}${key}`;
      const item = found.items === undefined ? undefined : resolved(root, found.items);
      if (item?.properties !== undefined) sections.push({ path: `${inner}[]`, schema: item });
      if (found.properties !== undefined) sections.push({ path: inner, schema: found });
      const words = [
        found.description ?? "",
        ...(item?.properties === undefined ? [item?.description ?? ""] : []),
      ];
      const isNeeded = schema.required?.includes(key) === true;
      const meaning = [...words.filter((one) => one !== ""), ...(isNeeded ? ["**Required.**"] : [])].join(
        " ",
      );
      return [[code(key), valuesOf(found, item, inner), defaultOf(found), cell(meaning)]];
    });
    const title = path === "" ? "At the top" : code(path);
    const intro = path === "" ? [] : [cell(schema.description)].filter((one) => one !== "");
    parts.push([`## ${title}`, ...intro, table(["key", "values", "default", "meaning"], rows)].join("\n\n"));
  }
  return parts.join("\n\n");
}

/** What stands beside a reference holds besides what it leads to. */
function resolved(root: Schema, schema: Schema): Schema {
  const name = schema.$ref?.replace("#/$defs/", "");
  if (name === undefined) return schema;
  const found = root.$defs?.[name];
  if (found === undefined) throw new Error(`the schema has no ${schema.$ref}`);
  return { ...found, ...schema };
}

function valuesOf(schema: Schema, item: Schema | undefined, path: string): string {
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((one) => code(String(one))).join(", ");
  if (schema.properties !== undefined) return `a mapping: [below](#${anchor(path)})`;
  if (item?.properties !== undefined) return `a list of mappings: [below](#${anchor(`${path}[]`)})`;
  if (item !== undefined) return `a list of ${item.type === "string" ? "strings" : String(item.type)}`;
  const types = [schema.type ?? []].flat().map((type) => typeWords[type] ?? type);
  const { minimum, maximum } = schema;
  const between = minimum === undefined || maximum === undefined ? "" : ` from ${minimum} to ${maximum}`;
  return `${types.join(" or ")}${between}`;
}

const typeWords: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  integer: "a whole number",
  boolean: "`true`, `false`",
  object: "a mapping",
  null: "`null`",
};

/** Of a mapping with keys of its own each of them says it. */
function defaultOf(schema: Schema): string {
  if (schema.default === undefined || schema.properties !== undefined) return "";
  return code(typeof schema.default === "string" ? schema.default : JSON.stringify(schema.default));
}

/** As GitHub makes it of the title. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 _-]/gu, "")
    .replaceAll(" ", "-");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function cell(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
}

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}
