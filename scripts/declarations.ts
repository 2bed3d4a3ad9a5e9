/**
 * Rolls the declarations of many modules up into one. The libraries that do it need the compiler of TypeScript 6 or
 * older, in JavaScript; what stands here knows the few forms that tsc emits for our sources, and refuses every other.
 */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix, relative } from "node:path";
import { promisify } from "node:util";
import { parseAst } from "vitest/node";

/** What the module `source` of the project in `root` exports, declared in one file. */
export async function declarationsOf(root: string, source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lanser-declarations-"));
  try {
    const out = join(folder, "out");
    const compilerOptions = {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
      ...{ rootDir: join(root, "src"), outDir: out, typeRoots: [join(root, "node_modules/@types")] },
    };
    const base = { extends: join(root, "tsconfig.json"), files: [join(root, source)], include: [] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ ...base, compilerOptions }));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    await promisify(execFile)(process.execPath, [tsc, "--project", folder]);
    const entry = relative("src", source).replace(/\.ts$/, ".d.ts");
    return rollUp(entry, (path) => readFileSync(join(out, path), "utf8"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The module `entry` with everything declared in it that it exports, and that this mentions. `read` gives the text of
 * a module. Outside of them only Node's own modules may be mentioned, whose types come with `@types/node`.
 */
export function rollUp(entry: string, read: (path: string) => string): string {
  const modules = new Map<string, Module>();
  const moduleAt = (path: string): Module => {
    const known = modules.get(path) ?? readModule(path, read(path));
    modules.set(path, known);
    return known;
  };
  /** Follows a name to the module that declares it; undefined for a global. */
  const resolve = (path: string, name: string): Target | undefined => {
    if (path.startsWith("node:")) return { path, name };
    const { declarations, links } = moduleAt(path);
    if (declarations.has(name)) return { path, name };
    const link = links.get(name);
    return link === undefined ? undefined : resolve(link.path, link.name);
  };

  const exported = new Map<string, Target>();
  for (const name of moduleAt(entry).links.keys()) {
    const target = resolve(entry, name);
    if (target === undefined) throw new Error(`${entry} exports ${name}, which no module declares`);
    exported.set(name, target);
  }
  const names = new Map<string, string>([...exported].map(([name, target]) => [keyOf(target), name]));
  const pending = [...exported.values()];
  const globals = new Set<string>();
  const nameOf = (target: Target): string => {
    const known = names.get(keyOf(target));
    if (known !== undefined) return known;
    const taken = new Set(names.values());
    let name = target.name;
    for (let more = 2; taken.has(name); more++) name = `${target.name}${more}`;
    names.set(keyOf(target), name);
    pending.push(target);
    return name;
  };

  const outside: string[] = [];
  const inside: string[] = [];
  // Grows while it is walked: what a declaration mentions comes after it.
  for (const target of pending) {
    if (target.path.startsWith("node:")) {
      const name = nameOf(target) === target.name ? target.name : `${target.name} as ${nameOf(target)}`;
      outside.push(`import type { ${name} } from "${target.path}";\n`);
      continue;
    }
    for (const { comment, text, references } of moduleAt(target.path).declarations.get(target.name) ?? []) {
      let written = text;
      for (const { name, start, end } of references.toReversed()) {
        const found = resolve(target.path, name);
        if (found === undefined) globals.add(name);
        else written = `${written.slice(0, start)}${nameOf(found)}${written.slice(end)}`;
      }
      inside.push(`${comment}${exported.has(nameOf(target)) ? "export " : ""}${written}\n`);
    }
  }
  const hidden = [...names.values()].filter((name) => globals.has(name));
  if (hidden.length > 0) throw new Error(`a global and one of ours have the name ${hidden.join(", ")}`);
  return [...outside.sort(), ...inside, "export {};\n"].join("");
}

function keyOf({ path, name }: Target): string {
  return `${path} ${name}`;
}

type Target = { readonly path: string; readonly name: string };

type Module = {
  /** Several of one name are overloads. */
  readonly declarations: ReadonlyMap<string, readonly Declaration[]>;
  /** Names that stand for one of another module: imported, or exported from there. */
  readonly links: ReadonlyMap<string, Target>;
};

type Declaration = {
  readonly comment: string;
  /** Without `export`. */
  readonly text: string;
  /** In the order of the text, 0-based offsets into it. */
  readonly references: readonly Reference[];
};

/** A name at a place where it stands for a type or a value. */
type Reference = { readonly name: string; readonly start: number; readonly end: number };

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

function readModule(path: string, text: string): Module {
  const declarations = new Map<string, Declaration[]>();
  const links = new Map<string, Target>();
  // The type of the options is not exported.
  const options = { lang: "dts", sourceType: "module" } as unknown as Parameters<typeof parseAst>[1];
  const { body } = parseAst(text, options) as unknown as { readonly body: readonly Node[] };
  let end = 0;
  for (const statement of body) {
    const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(end, statement.start))?.[0] ?? "";
    end = statement.end;
    const source = statement["source"] as { readonly value: string } | null | undefined;
    if (source !== null && source !== undefined) {
      for (const specifier of statement["specifiers"] as readonly Node[]) {
        const link = linkOf(path, source.value, specifier);
        links.set(link.local, link.target);
      }
      continue;
    }
    const declaration = (statement["declaration"] ?? statement) as Node;
    if (declaration.type === "ExportNamedDeclaration") continue;
    const name = declaredName(path, declaration);
    const one = { comment, text: text.slice(declaration.start, declaration.end) };
    const references = referencesIn(path, declaration).map((reference) => ({
      name: reference.name,
      start: reference.start - declaration.start,
      end: reference.end - declaration.start,
    }));
    declarations.set(name, [...(declarations.get(name) ?? []), { ...one, references }]);
  }
  return { declarations, links };
}

function linkOf(path: string, source: string, specifier: Node): { local: string; target: Target } {
  const nameAt = (key: string) => (specifier[key] as { readonly name: string }).name;
  const isImport = specifier.type === "ImportSpecifier";
  if (!isImport && specifier.type !== "ExportSpecifier") throw new Error(`${path}: a ${specifier.type}`);
  const target = {
    path: source.startsWith(".") ? posix.join(posix.dirname(path), source).replace(/\.ts$/, ".d.ts") : source,
    name: nameAt(isImport ? "imported" : "local"),
  };
  return { local: nameAt(isImport ? "local" : "exported"), target };
}

const declarationTypes: readonly string[] = [
  "TSTypeAliasDeclaration",
  "TSInterfaceDeclaration",
  "TSDeclareFunction",
  "ClassDeclaration",
];

function declaredName(path: string, declaration: Node): string {
  const [first, second] = (declaration["declarations"] ?? []) as readonly Node[];
  const named = first !== undefined && second === undefined ? first : declaration;
  const { name } = (named["id"] ?? {}) as { readonly name?: string };
  if (name === undefined || (first === undefined && !declarationTypes.includes(declaration.type))) {
    throw new Error(`${path}: a ${declaration.type} that cannot be rolled up`);
  }
  return name;
}

/** By the type of a node, the member in which a name stands for something declared. A declaration's own name is one too. */
const referring: Readonly<Record<string, string>> = {
  TSTypeReference: "typeName",
  TSTypeQuery: "exprName",
  TSInterfaceHeritage: "expression",
  TSClassImplements: "expression",
  ClassDeclaration: "superClass",
};

function referencesIn(path: string, top: Node): readonly Reference[] {
  const found: Reference[] = [];
  const parameters = new Set<unknown>();
  const visit = (node: Node): void => {
    if (node.type === "TSImportType") throw new Error(`${path}: import(…) as a type cannot be rolled up`);
    if (node.type === "TSTypeParameter") parameters.add((node["name"] as { readonly name: string }).name);
    let name = node[referring[node.type] ?? ""];
    while (isNode(name) && name.type === "TSQualifiedName") name = name["left"];
    if (isNode(name) && name.type === "Identifier") {
      found.push({ name: String(name["name"]), start: name.start, end: name.end });
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child);
    }
  };
  visit(top);
  const [only] = (top["declarations"] ?? []) as readonly Node[];
  const id = (only ?? top)["id"] as Node & { readonly name: string };
  found.push({ name: id.name, start: id.start, end: id.start + id.name.length });
  return found.filter(({ name }) => !parameters.has(name)).sort((a, b) => a.start - b.start);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
