/** Splits a file of TypeScript or JavaScript into pieces. */
import type { Reading } from "../syntax/reading.ts";
import { fieldOf, type TreeNode } from "../syntax/tree.ts";
import { typeComments } from "./interface.ts";
import { type CodePiece, createPiece, defaultName, type PieceKind, type Pieces, wholeName } from "./piece.ts";
import type { RuleFilter } from "./rules.ts";

/** Matches declarations that TypeScript merges with others of the same name, even with an interface of a library. */
const open = /\b(?:interface|namespace|class)\b/u;

/** Matches syntax that only TypeScript has. */
const typed =
  /^(?:(?:interface|type_alias|enum|ambient|abstract_class)_declaration|internal_module|type_(?:annotation|arguments|parameters)|(?:as|satisfies|non_null)_expression|accessibility_modifier|implements_clause|optional_parameter|function_signature)$/u;

const kinds: Readonly<Record<string, PieceKind>> = {
  function_declaration: "function",
  generator_function_declaration: "function",
  function_signature: "function",
  class_declaration: "class",
  abstract_class_declaration: "class",
  interface_declaration: "class",
  enum_declaration: "class",
  type_alias_declaration: "class",
  internal_module: "class",
  import_alias: "value",
};

/**
 * Splits a file into pieces: one for each declared, imported or exported name. A file without imports and exports
 * declares its names for all files.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one walk over a syntax tree, a short case for each kind of node.
export function scriptPieces(reading: Reading, path: string, holds: RuleFilter): Pieces {
  const { text } = reading;
  const top = reading.tree().children;
  const isModule = top.some(({ type }) => type === "import_statement" || type === "export_statement");
  const isCommon = /\.[cm]?jsx?$/u.test(path) && /\b(?:exports|require)\b/u.test(reading.code);
  const isAmbient = holds("ambient") && !isModule && !isCommon;
  const around = { reading, holds, guards: "" };
  const list: CodePiece[] = [];
  // TypeScript reports type syntax in JavaScript, and also treats the file as another kind of module.
  const isMixed = /\.[cm]?jsx?$/u.test(path) && hasTypes(reading.tree());
  let beyond: string | undefined = isMixed ? "is JavaScript with TypeScript syntax" : undefined;
  let before: string[] = [];
  const slice = ({ start, end }: TreeNode) => text.slice(start, end);
  const add = (
    node: TreeNode,
    kind: PieceKind,
    names: readonly string[],
    exported: readonly string[],
    declared = "",
  ): void => {
    list.push({
      ...createPiece(node, kind, names, { ...around, guards: declared }),
      exported: isAmbient ? names : exported,
      reach: !isAmbient ? "importers" : open.test(slice(node)) ? "all" : "names",
    });
  };

  /** Adds the pieces of a declaration. `outer` is the node around it, with `export` or `declare`. */
  const declare = (node: TreeNode, outer: TreeNode, isExported: boolean): boolean => {
    const kind = kinds[node.type];
    const names = (own: readonly string[]) => (isExported ? own : []);
    if (kind !== undefined) {
      const name = fieldOf(node, "name") ?? node.children.find(({ type }) => type.endsWith("identifier"));
      const own = name === undefined ? [] : [slice(name).split(/\s*\.\s*/u, 1)[0] ?? ""];
      add(outer, kind, own, names(own));
      return true;
    }
    if (!/^(?:lexical|variable)_declaration$/u.test(node.type)) return false;
    // `const` and `let` give a literal different types, so the keyword is part of the piece.
    const declared = `${/^\w+(?:\s+using\b)?/u.exec(slice(node))?.[0] ?? ""} `;
    for (const declarator of node.children) {
      const target = fieldOf(declarator, "name");
      if (target === undefined) continue;
      const own = identifiersIn(target).map(slice);
      add(declarator, "value", own, names(own), declared);
    }
    return true;
  };

  const exportOf = (node: TreeNode): void => {
    const declaration = fieldOf(node, "declaration");
    const isDefault = /^export\s+default\b/u.test(slice(node));
    if (isDefault) {
      const name = declaration && fieldOf(declaration, "name");
      add(node, kinds[declaration?.type ?? ""] ?? "value", name ? [slice(name)] : [], [defaultName]);
    } else if (declaration?.type === "ambient_declaration") ambient(declaration, node, true);
    else if (declaration !== undefined) {
      if (!declare(declaration, node, true)) add(node, "statement", [], []);
    } else if (node.children.some(({ type }) => type === "export_clause") || fieldOf(node, "source"))
      clause(node);
    else if (/^export\s+as\s+namespace\b/u.test(slice(node))) beyond = "declares a global name for a module";
    else add(node, "value", [], [wholeName]);
  };

  /** Handles `export { a, b as c }`, `export * from`, `export * as n from`. */
  const clause = (node: TreeNode): void => {
    const source = fieldOf(node, "source");
    const of = source === undefined ? "" : slice(source);
    const isType = /^export\s+type\b/u.test(slice(node)) ? "type " : "";
    const specifiers = node.children
      .filter(({ type }) => type === "export_clause")
      .flatMap(({ children }) => children.filter(({ type }) => type === "export_specifier"));
    for (const one of specifiers) {
      const name = fieldOf(one, "name");
      const alias = fieldOf(one, "alias") ?? name;
      if (name === undefined || alias === undefined) continue;
      list.push({
        ...named("import", [], [unquoted(slice(alias))]),
        text: `export ${isType}${slice(one)} ${of}`,
      });
    }
    if (specifiers.length > 0) return;
    const space = node.children.find(({ type }) => type === "namespace_export");
    const own = space === undefined ? [] : identifiersIn(space).map(slice);
    list.push({ ...named("import", [], own), text: `export * ${own.join()} ${of}` });
  };

  const importOf = (node: TreeNode): void => {
    const source = slice(fieldOf(node, "source") ?? node);
    const isType = /^import\s+type\b/u.test(slice(node)) ? "type " : "";
    const found = node.children.flatMap((child) =>
      child.type === "import_clause"
        ? child.children.flatMap((part) => (part.type === "named_imports" ? part.children : [part]))
        : child.type === "import_require_clause"
          ? [child]
          : [],
    );
    for (const one of found) {
      const local = fieldOf(one, "alias") ?? fieldOf(one, "name") ?? identifiersIn(one)[0];
      if (local === undefined) continue;
      const written = `import ${isType}${one.type} ${slice(one)} from ${source}`;
      list.push({ ...named("import", [slice(local)], []), text: written });
    }
    // An import without names can declare names for all files.
    if (found.length === 0) list.push({ ...named("statement", [], []), text: `import ${source}` });
  };

  const ambient = (node: TreeNode, outer: TreeNode, isExported: boolean): void => {
    const [inner] = node.children;
    if (inner === undefined) return;
    const name = inner.type === "module" ? fieldOf(inner, "name") : undefined;
    if (inner.type !== "statement_block" && name?.type !== "string") {
      if (!declare(inner, outer, isExported)) add(outer, "statement", [], []);
      return;
    }
    const declared = (fieldOf(inner, "body") ?? inner).children;
    const own = declared.flatMap(namesDeclared).map(slice);
    const specifier = name === undefined ? [] : wordsOf(slice(name));
    const isOutside = name === undefined || !/^["']\./u.test(slice(name));
    list.push({
      ...createPiece(outer, "class", own, around),
      exported: holds("ambient") ? [...own, ...specifier] : [],
      // Code can use an extended interface of a package without its name.
      reach: !holds("ambient") ? "importers" : isOutside && open.test(slice(outer)) ? "all" : "names",
    });
  };

  for (const node of top) {
    if (node.type === "comment") {
      const [said] = typeComments(node, reading, holds);
      const defined = [...(said ?? "").matchAll(/@(?:typedef|callback)\b(.*)/gu)].flatMap(([, of = ""]) =>
        wordsOf(of),
      );
      if (said !== undefined) before.push(said);
      if (said !== undefined && defined.length > 0)
        list.push({ ...named("value", defined, defined), text: said });
      continue;
    }
    const first = list.length;
    if (node.type === "export_statement") exportOf(node);
    else if (node.type === "import_statement") importOf(node);
    else if (node.type === "ambient_declaration") ambient(node, node, false);
    else if (!declare(node, node, false)) expression(node);
    // A comment about types belongs to the declaration behind it.
    for (const [at, piece] of list.slice(first).entries())
      list[first + at] = { ...piece, text: [...before, piece.text].join(" ") };
    before = [];
  }
  return { list, beyond };

  function expression(node: TreeNode): void {
    const [inner = node] = node.type === "expression_statement" ? node.children : [];
    if (inner.type === "internal_module") {
      declare(inner, node, false);
      return;
    }
    const left = inner.type === "assignment_expression" ? fieldOf(inner, "left") : undefined;
    const target = left === undefined ? "" : slice(left).replace(/\s+/gu, "");
    const [, property] = /^(?:module\.)?exports\.([\p{L}_$][\p{L}\p{N}_$]*)$/u.exec(target) ?? [];
    if (property !== undefined) add(node, "value", [], [property]);
    else if (target === "module.exports") add(node, "value", [], [wholeName]);
    else {
      // `f.x = 1` gives `f` a member, so it is a piece of `f`.
      const [root] = left === undefined ? [] : identifiersIn(left);
      add(node, root === undefined ? "statement" : "value", root === undefined ? [] : [slice(root)], []);
    }
  }
}

/**
 * True if a tree has syntax that only TypeScript has. In a JavaScript file this is an error that changes how
 * TypeScript reads the whole file, so its names do not tell who is affected.
 */
function hasTypes(tree: TreeNode): boolean {
  const waiting = [tree];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typed.test(next.type)) return true;
    waiting.push(...next.children);
  }
  return false;
}

/** Returns the common members of a piece without a header, to which the caller adds the text. */
function named(
  kind: PieceKind,
  names: readonly string[],
  exported: readonly string[],
): Omit<CodePiece, "text"> {
  return { kind, names, exported, header: null, reach: "importers" };
}

/** Returns a name without its quotes: `export { k as "a" }`. */
function unquoted(name: string): string {
  return name.replace(/^(["'])(.*)\1$/su, "$2");
}

/** Returns the names that an ambient block declares. Other files can use them without an import. */
function namesDeclared(node: TreeNode): readonly TreeNode[] {
  const name = fieldOf(node, "name");
  if (name !== undefined) return [name];
  return node.children.flatMap((child) =>
    /declar|^(?:function_signature|expression_statement|internal_module)$/u.test(child.type)
      ? namesDeclared(child)
      : [],
  );
}

/**
 * Returns the identifiers in and below a node, in the order of the text. It uses no recursion, because a hostile file
 * can nest deeper than the call stack.
 */
function identifiersIn(node: TreeNode): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (/^(?:identifier|type_identifier|shorthand_property_identifier_pattern)$/u.test(next.type))
      found.push(next);
    for (const child of next.children.toReversed()) waiting.push(child);
  }
  return found;
}

/** Returns the words of a text: a module specifier can be mentioned by each of them. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
}
