/**
 * Generates the validators of `schemas/*.json` into `src/schemas/generated`, which git ignores. `scripts/run.mjs` starts
 * this before every npm script; it does nothing if the folder is current. It imports nothing of `src`, which needs what
 * it generates. `--out FOLDER` and `--schemas FOLDER` name other folders.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneModule from "ajv/dist/standalone/index.js";
import { transform } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The text of each schema, by its name without `.json`. */
type Schemas = ReadonlyMap<string, string>;

async function main(): Promise<void> {
  const options = { out: { type: "string" }, schemas: { type: "string" } } as const;
  const { values } = parseArgs({ options });
  const schemas = readSchemas(resolve(root, values.schemas ?? "schemas"));
  if (schemas.size === 0) throw new Error("there is no schemas/*.json");
  const out = resolve(root, values.out ?? "src/schemas/generated");
  const inputs = [...schemas].flat();
  for (const path of ["scripts/validators.ts", "package-lock.json"])
    inputs.push(readFileSync(join(root, path), "utf8"));
  const stamp = () => `${digestOf(inputs)} ${digestOf(textsIn(out))}\n`;
  if (readIfThere(join(out, stampName)) === stamp()) return;

  const modules = await generate(schemas);
  mkdirSync(out, { recursive: true });
  for (const [name, text] of modules) put(join(out, name), text);
  for (const name of modulesIn(out)) if (!modules.has(name)) rmSync(join(out, name), { force: true });
  // Last, so that a run that was ended leaves a folder that is not current.
  put(join(out, stampName), stamp());
}

const stampName = ".digest";

function readSchemas(folder: string): Schemas {
  const paths = globSync("*.json", { cwd: folder }).sort();
  return new Map(paths.map((path) => [basename(path, ".json"), readFileSync(join(folder, path), "utf8")]));
}

function modulesIn(folder: string): readonly string[] {
  return globSync("*.ts", { cwd: folder }).sort();
}

function textsIn(folder: string): readonly string[] {
  return modulesIn(folder).flatMap((name) => [name, readIfThere(join(folder, name)) ?? ""]);
}

function digestOf(texts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(texts)).digest("hex");
}

/** Replaces a file at once: another run may read it or write it at the same time. */
function put(path: string, text: string): void {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, text);
  renameSync(own, path);
}

/**
 * The text of each module by its name. Each schema has a module of its own, because reading the code of all of them takes
 * longer than most commands do. The schemas of questions share most of their code, so they share a module.
 */
async function generate(schemas: Schemas): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>();
  const names = [...schemas.keys()];
  for (const name of names.filter((one) => !questionSchemas.includes(one)))
    modules.set(`${name}.ts`, await validators([name], schemas));
  const questions = names.filter((one) => questionSchemas.includes(one));
  if (questions.length > 0) modules.set("questions.ts", await validators(questions, schemas));
  const config = schemas.get(configSchema);
  if (config !== undefined) modules.set("keys.ts", keys(config));
  modules.set("texts.ts", texts(schemas));
  return modules;
}

/** A line of a batch may hold a whole answer. */
const questionSchemas = ["bundle.v1", "batch.v1"];

/** People write the configuration, so its validator names all that is wrong and not the first thing alone. */
const configSchema = "config.v1";

/** An Ajv that holds our schemas to everything it can check; nullable types are written as a union of types. */
export function strictAjv(errors: "first" | "all" = "first"): Ajv2020 {
  return new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    // A key called "constructor" is looked for in the object itself, never in its prototype.
    ownProperties: true,
    // Only the schema of what people write, the configuration, has defaults.
    useDefaults: true,
    allErrors: errors === "all",
    code: { source: true, esm: true, lines: true },
  });
}

/** `report.v1` becomes `validateReportV1`. */
function validatorName(name: string): string {
  const words = name.split(/[^a-z0-9]+/i);
  return `validate${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`;
}

/** Schemas as plain code: nothing is compiled, and nothing evaluated, at run time. */
async function validators(exported: readonly string[], schemas: Schemas): Promise<string> {
  const ajv = strictAjv(exported.includes(configSchema) ? "all" : "first");
  const ids: Record<string, string> = {};
  for (const [name, text] of schemas) {
    const schema = JSON.parse(text);
    ajv.addSchema(wordless(schema) as typeof schema);
    if (exported.includes(name)) ids[validatorName(name)] = schema.$id;
  }
  const helpers = new Map<string, string>();
  const source = standaloneModule
    .default(ajv, ids)
    .replaceAll('"use strict";', "")
    .replaceAll(/\/\*# sourceURL=.*?\*\/;?/g, "")
    .replaceAll(/require\("(ajv\/dist\/runtime\/(\w+))"\)\.default/g, (_, path: string, name: string) => {
      helpers.set(path, `${name}Helper`);
      return `defaultOf(${name}Helper)`;
    });
  if (source.includes("require(")) throw new Error("the generated code still calls require");
  const { code } = await transform(source, { loader: "ts", charset: "utf8", target: "esnext" });
  const imports = [...helpers].map(([path, name]) => `import ${name} from "${path}.js";\n`).join("");
  return `// @ts-nocheck
${generatedFrom}
${imports}${validateType}
${helpers.size === 0 ? "" : defaultOf}${typed(code)}`;
}

/** The validators do not use what a schema says to people, and every start would read it. */
function wordless(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(wordless);
  if (typeof schema !== "object" || schema === null) return schema;
  const members = Object.entries(schema).filter(
    ([key, value]) => !(["title", "description"].includes(key) && typeof value === "string"),
  );
  return Object.fromEntries(
    members.map(([key, value]) => [
      key,
      ["const", "enum", "default"].includes(key) ? value : wordless(value),
    ]),
  );
}

/** The schema of the configuration itself, from which others take its words and defaults. */
function keys(schema: string): string {
  return `${generatedFrom}
/** Known keys, values and defaults of a configuration. */
export const configV1 = ${schema.trim()};
`;
}

/** The schemas as they are in their files, by name. Only commands that print a schema load this module. */
function texts(schemas: Schemas): string {
  const all = [...schemas].map(([name, text]) => `  ${JSON.stringify(name)}: ${JSON.stringify(text)},\n`);
  return `${generatedFrom}
export const schemaTexts = {
${all.join("")}} as const;
`;
}

const generatedFrom = "// Generated by scripts/validators.ts from schemas/*.json.";

/**
 * `Validate` of src/schemas/validate.ts once more, because the gate links the folder into the trees that it checks: an
 * import of a file beside the folder would lead out of the tree.
 */
const validateType = `
type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
};
type Validate = { (value: unknown): boolean; errors?: readonly SchemaError[] | null };
`;

const defaultOf = `// A CommonJS module comes as itself or as its default, depending on who loads it.
function defaultOf(module) {
  return module.default ?? module;
}

`;

function typed(code: string): string {
  return code.replaceAll(/^export const (validate\w+) = (\w+);$/gm, "export const $1: Validate = $2;");
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

// Last, because what it uses must have been defined.
if (import.meta.main) await main();
