import { posix } from "node:path";
import { parseAst } from "vitest/node";
import {
  allowedImports,
  allowedTypes,
  entries,
  openToAll,
  owners,
  pure,
  purePackages,
  shared,
  typesOpen,
} from "../../scripts/imports.ts";

/** The sources of src: path relative to src, forward slashes, to text. */
export type Sources = ReadonlyMap<string, string>;

type Import = { readonly specifier: string; readonly isType: boolean };
type Node = { readonly type: string; readonly [key: string]: unknown };

/** What in these sources breaks the architecture of scripts/imports.ts, one sentence each, in path order. */
export function violations(sources: Sources): string[] {
  const paths = [...sources.keys()].sort();
  const parsed = new Map(paths.map((path) => [path, parse(path, sources.get(path) ?? "")]));
  return [
    ...paths.flatMap((path) => badNames(path)),
    ...paths.flatMap((path) => (parsed.get(path)?.imports ?? []).flatMap((one) => badImport(path, one))),
    ...paths.flatMap((path) => parsed.get(path)?.problems ?? []),
    ...sharedNames(new Map([...parsed].map(([path, { exports }]) => [path, exports]))),
    ...cycles(paths, new Map([...parsed].map(([path, { imports }]) => [path, localTargets(path, imports)]))),
  ];
}

/** Rows of the list for which there is no folder or file, and permissions that no import uses, one sentence each. */
export function unusedPermissions(
  sources: Sources,
  imports: typeof allowedImports = allowedImports,
  types: typeof allowedTypes = allowedTypes,
): string[] {
  const used = new Set<string>();
  for (const [path, text] of sources)
    for (const { specifier, isType } of parse(path, text).imports) {
      if (!specifier.startsWith(".")) continue;
      const to = unitOf(posix.join(posix.dirname(path), specifier));
      used.add(`${unitOf(path)} ${to}`);
      // Where types are open, only a value needs the permission.
      if (!isType || !typesOpen.includes(to)) used.add(`${unitOf(path)} ${to} whole`);
    }
  const units = new Set([...sources.keys()].map(unitOf));
  const rows = [...Object.keys(imports), ...openToAll, ...entries, ...shared];
  return [
    ...[...new Set(rows)].filter((row) => !units.has(row)).map((row) => `${row}: there is no such folder`),
    ...unusedIn(imports, (from, to) => used.has(`${from} ${to} whole`)),
    ...unusedIn(types, (from, to) => used.has(`${from} ${to}`)),
  ];
}

function unusedIn(
  list: Readonly<Record<string, readonly string[]>>,
  isUsed: (from: string, to: string) => boolean,
): string[] {
  return Object.entries(list).flatMap(([from, allowed]) =>
    allowed.filter((to) => !isUsed(from, to)).map((to) => `${from}: does not import ${to}`),
  );
}

function badNames(path: string): string[] {
  const names = path.split("/").map((name) => name.replace(/\..*$/, ""));
  return names.some((name) => /^utils?$/.test(name)) ? [`${path}: a name that says nothing`] : [];
}

/** A search for an exported name finds one declaration. */
function sharedNames(exports: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const pairs = [...exports].flatMap(([path, names]) => [...names].map((name) => ({ name, path })));
  return [...Map.groupBy(pairs, ({ name }) => name)].flatMap(([name, all]) => {
    const [first, ...more] = all.map(({ path }) => path);
    return more.map((path) => `${path}: exports ${name}, as ${first} does`);
  });
}

/** What says which release this is. */
const manifests = ["../package.json", "../.release-please-manifest.json"];

function badImport(path: string, { specifier, isType }: Import): string[] {
  const from = unitOf(path);
  const say = (why: string) => [`${path}: may not import ${specifier} (${why})`];
  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(path), specifier);
    if (manifests.includes(target)) return [];
    if (target.startsWith("..")) return say("it is outside src");
    const to = unitOf(target);
    if (to === from || openToAll.includes(to)) return [];
    const isTop = entries.includes(from) || shared.includes(from);
    if (isTop && !entries.includes(to)) return [];
    if (isTop)
      return say(`${from} may import everything but ${entries.filter((one) => one !== from).join(", ")}`);
    if (isType && typesOpen.includes(to) && !pure.includes(from)) return [];
    if (isType && allowedTypes[from]?.includes(to) === true) return [];
    const allowed = allowedImports[from];
    if (allowed === undefined) return say(`${from} is not in scripts/imports.ts`);
    return allowed.includes(to) ? [] : say(`${from} may import ${allowed.join(", ") || "nothing"}`);
  }
  if (isBuiltin(specifier)) {
    if (pure.includes(from)) return say(`${from} touches nothing but values`);
    const owner = owners[specifier];
    const isFree = owner === undefined || isType || isMain(path) || owner.includes(from);
    return isFree ? [] : say(`it belongs to ${owner.join(", ") || "the main.ts files"}`);
  }
  const owner = Object.entries(owners).find(([name]) =>
    name.endsWith("/") ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );
  if (owner !== undefined && !owner[1].includes(from)) return say(`it belongs to ${owner[1].join(", ")}`);
  const isPure = purePackages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  return pure.includes(from) && !isPure ? say(`${from} touches nothing but values`) : [];
}

/** The room of a file: a folder of src, what the entries share, or a single file such as `index.ts`. */
function unitOf(path: string): string {
  const own = shared.find((room) => path.startsWith(`${room}/`));
  return own ?? (path.split("/")[0] ?? "").replace(/\.ts$/, "");
}

function isMain(path: string): boolean {
  return posix.basename(path) === "main.ts";
}

function isBuiltin(specifier: string): boolean {
  return specifier.startsWith("node:");
}

type Parsed = {
  readonly imports: Import[];
  /** Names that the file declares and exports. */
  readonly exports: Set<string>;
  readonly problems: string[];
};

function parse(path: string, text: string): Parsed {
  const imports: Import[] = [];
  const exports = new Set<string>();
  const problems: string[] = [];
  // The type of the options is not exported; without `lang` TypeScript does not parse.
  const options = { lang: "ts", sourceType: "module" } as Parameters<typeof parseAst>[1];
  visit(parseAst(text, options) as unknown as Node, (node) => {
    switch (node.type) {
      case "ImportDeclaration":
        imports.push({ specifier: literal(node["source"]) ?? "", isType: node["importKind"] === "type" });
        break;
      case "ExportAllDeclaration":
      case "ExportNamedDeclaration": {
        for (const name of declaredNames(node["declaration"])) exports.add(name);
        const specifier = literal(node["source"]);
        if (specifier === undefined) break;
        imports.push({ specifier, isType: node["exportKind"] === "type" });
        if (path !== "index.ts") problems.push(`${path}: re-exports ${specifier}; only index.ts re-exports`);
        break;
      }
      case "TSImportType":
        imports.push({ specifier: literal(node["source"] ?? node["argument"]) ?? "", isType: true });
        break;
      case "ImportExpression": {
        const specifier = literal(node["source"]);
        if (specifier === undefined) problems.push(`${path}: imports something that only shows when it runs`);
        else imports.push({ specifier, isType: false });
        break;
      }
      case "MemberExpression":
        if (
          nameOf(node["object"]) === "Math" &&
          (nameOf(node["property"]) ?? literal(node["property"])) === "random"
        )
          if (path !== "platform/host.ts" && !isMain(path)) problems.push(`${path}: uses Math.random`);
        break;
    }
  });
  return { imports, exports, problems };
}

/** The names of `export function f`, `export type T` and `export const a = …, b = …`. */
function declaredNames(declaration: unknown): readonly string[] {
  if (!isNode(declaration)) return [];
  const several = declaration["declarations"];
  const all: readonly unknown[] = Array.isArray(several) ? several : [declaration];
  return all.flatMap((one) => (isNode(one) ? (nameOf(one["id"]) ?? []) : []));
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The text of a string literal, also where it is wrapped in a literal type. */
function literal(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === "TSLiteralType") return literal(value["literal"]);
  return value.type === "Literal" && typeof value["value"] === "string" ? value["value"] : undefined;
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === "Identifier" ? String(value["name"]) : undefined;
}

function localTargets(path: string, imports: readonly Import[]): string[] {
  const local = imports.filter(({ specifier }) => specifier.startsWith("."));
  return local.map(({ specifier }) => posix.join(posix.dirname(path), specifier));
}

/** Each cycle once, as the chain that closes it; types count, because a cycle of types is one of concepts. */
function cycles(paths: readonly string[], targets: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const chain: string[] = [];
  const walk = (path: string): void => {
    const at = chain.indexOf(path);
    if (at >= 0) found.push(`a cycle: ${[...chain.slice(at), path].join(" -> ")}`);
    if (at >= 0 || done.has(path)) return;
    chain.push(path);
    for (const target of targets.get(path) ?? []) walk(target);
    chain.pop();
    done.add(path);
  };
  for (const path of paths) walk(path);
  return found;
}
