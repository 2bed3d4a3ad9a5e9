/**
 * Corrects the imports of Python files for a move of a module or package: pyright corrects none, and basedpyright 1.40.1
 * none if the folder changes.
 */
import type { Reading, Span } from "./reading.ts";
import { fieldOf, type TreeNode } from "./tree.ts";

/** A file or folder with its old and its new path. */
export type Move = { readonly from: string; readonly to: string };

export type TextChange = Span & { readonly text: string };

export type CorrectedFile = {
  /** In the order of the text. */
  readonly changes: readonly TextChange[];
  /** Offsets of strings that name the old module. They are left as they are. */
  readonly strings: readonly number[];
};

/**
 * Returns the functions for one file; `files` are the Python files of the tree. A name that the move changes
 * keeps its old name in the file, by an alias. `correct` returns undefined for an import that cannot name the new path.
 */
export function createMover(files: readonly string[], move: Move): Mover {
  const modules = new Modules(files, move);
  return {
    pathAfter: (path) => modules.pathAfter(path),
    correct: (path, reading) => new ImportingFile(modules, path, reading).corrected(),
  };
}

export type Mover = {
  readonly pathAfter: (path: string) => string;
  readonly correct: (path: string, reading: Reading) => CorrectedFile | undefined;
};

/** Returns the words by which a file can name what moves. A file without them needs no correction. */
export function movedWords({ from }: Move): RegExp {
  const name = partsOf(stemOf(from)).at(-1) ?? "";
  return new RegExp(`(?<![\\p{L}\\p{N}_])${RegExp.escape(name)}(?![\\p{L}\\p{N}_])`, "u");
}

/** The modules of a tree, as paths without an ending, and their paths after the move. */
class Modules {
  readonly #known: ReadonlySet<string>;
  readonly #packages: ReadonlySet<string>;
  readonly #packagesAfter: ReadonlySet<string>;
  readonly from: string;
  readonly #to: string;
  readonly #move: Move;

  constructor(files: readonly string[], move: Move) {
    this.#move = move;
    this.from = stemOf(move.from);
    this.#to = stemOf(move.to);
    this.#known = new Set(files.flatMap((path) => [stemOf(path), ...foldersOf(path)]));
    this.#packages = packagesOf(files);
    this.#packagesAfter = packagesOf(files.map((path) => this.pathAfter(path)));
  }

  isModule(stem: string): boolean {
    return this.#known.has(stem);
  }

  /** True if a folder has an `__init__` after the move. */
  isPackage(folder: string): boolean {
    return this.#packagesAfter.has(folder);
  }

  /** Returns the path of a file after the move. A stub moves with its source. */
  pathAfter(path: string): string {
    const { from, to } = this.#move;
    const isTwin = /\.pyi?$/u.test(from) && /\.pyi?$/u.test(path) && stemOf(path) === this.from;
    if (isTwin) return to.replace(/\.pyi?$/u, "") + path.slice(path.lastIndexOf("."));
    return path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
  }

  after(stem: string): string {
    const isMoved = stem === this.from || stem.startsWith(`${this.from}/`);
    return isMoved ? this.#to + stem.slice(this.from.length) : stem;
  }

  /**
   * Returns the folder from which an absolute import of a file finds its first part: the top of the tree, `src`, or a
   * folder around the file that is no package. Undefined for a module that is not in the tree.
   */
  rootOf(path: string, first: string): string | undefined {
    const around = foldersOf(path)
      .toReversed()
      .filter((folder) => !this.#packages.has(folder));
    return ["", "src", ...around].find((root) => this.#known.has(joined(root, first)));
  }

  /** Returns the absolute name of a new module, below a root if it is there; undefined if Python has none. */
  nameOf(stem: string, root: string | null): string | undefined {
    const outer = foldersOf(stem)
      .toReversed()
      .find((folder) => !this.isPackage(folder));
    const own = root !== null && (root === "" || stem.startsWith(`${root}/`)) ? root : (outer ?? "");
    return dottedName(partsOf(stem).slice(partsOf(own).length));
  }
}

class ImportingFile {
  readonly #modules: Modules;
  readonly #reading: Reading;
  readonly #path: string;
  readonly #after: string;
  readonly #changes: TextChange[] = [];
  /** Dotted names that the code uses, by their new names. */
  readonly #uses = new Map<string, string>();
  #isPossible = true;

  constructor(modules: Modules, path: string, reading: Reading) {
    this.#modules = modules;
    this.#path = path;
    this.#after = modules.pathAfter(path);
    this.#reading = reading;
  }

  corrected(): CorrectedFile | undefined {
    const statements = importsOf(this.#reading.tree());
    for (const statement of statements) {
      if (statement.type === "import_from_statement") this.#correctFrom(statement);
      else this.#correctPlain(statement);
    }
    this.#correctUses(statements);
    if (!this.#isPossible) return undefined;
    return { changes: this.#changes.sort((one, other) => one.start - other.start), strings: this.#strings() };
  }

  /** Corrects `from a.b import c`: the module, and each name that is itself a module. */
  #correctFrom(statement: TreeNode): void {
    const module = fieldOf(statement, "module_name");
    if (module === undefined) return;
    const found = this.#resolved(this.#textOf(module));
    if (found === undefined) return;
    const { stem, root } = found;
    const after = this.#modules.after(stem);
    const names = namesOf(statement);
    const isMoved = (name: string) => {
      const inner = joined(stem, name);
      return this.#modules.isModule(inner) && this.#modules.after(inner) !== joined(after, name);
    };
    const moved = names.filter(({ name }) => isMoved(this.#textOf(name)));
    const isAll = moved.length === names.length && names.length > 0;
    if (!isAll && (after !== stem || this.#after !== this.#path))
      this.#replace(module, this.#written(after, root));
    const isHere = folderOf(this.#modules.after(this.#modules.from)) === after;
    if (isHere && this.#after === this.#path) {
      for (const one of moved) this.#replace(one.node, this.#aliased(one, stem));
      return;
    }
    for (const one of moved) {
      const own = this.#importOf(one, { stem, root });
      if (isAll) this.#replace(statement, own);
      else this.#separate(statement, names, one, own);
    }
  }

  /** Writes the import of one moved module. A module in the root has no package to be imported from. */
  #importOf(one: ImportedName, { stem, root }: { readonly stem: string; readonly root: string | null }) {
    const after = this.#modules.after(this.#modules.from);
    const name = this.#aliased(one, stem);
    const module = this.#written(folderOf(after), root);
    const isTop = this.#modules.nameOf(after, root)?.includes(".") === false;
    if (isTop && module?.startsWith(".") !== true) return `import ${name}`;
    return module === undefined ? undefined : `from ${module} import ${name}`;
  }

  /** Moves one name of a list into an import of its own, in front of the list. */
  #separate(
    statement: TreeNode,
    names: readonly ImportedName[],
    one: ImportedName,
    own: string | undefined,
  ): void {
    const { text } = this.#reading;
    const line = text.slice(0, statement.start).replace(/^.*[\r\n]/su, "");
    const end = /^[ \t]*$/u.test(line) ? `${/\r?\n|\r/u.exec(text)?.[0] ?? "\n"}${line}` : "; ";
    if (own === undefined) this.#isPossible = false;
    else this.#changes.push({ start: statement.start, end: statement.start, text: own + end });
    const at = names.indexOf(one);
    const [next, previous] = [names[at + 1], names[at - 1]];
    const rest =
      next === undefined
        ? { start: previous?.node.end ?? one.node.start, end: one.node.end }
        : { start: one.node.start, end: next.node.start };
    this.#changes.push({ ...rest, text: "" });
  }

  /** Writes an imported module so that the file knows it by the same name as before. */
  #aliased({ name, alias }: ImportedName, stem: string): string {
    const [old, local] = [this.#textOf(name), alias === undefined ? undefined : this.#textOf(alias)];
    const now = partsOf(this.#modules.after(joined(stem, old))).at(-1) ?? "";
    if (dottedName([now]) === undefined) this.#isPossible = false;
    // `as` of the own name exports it again, so it stays. One of an earlier move goes.
    const isNeeded = local === undefined ? now !== old : local !== now || local === old;
    return isNeeded ? `${now} as ${local ?? old}` : now;
  }

  /** Corrects `import a.b, c as d`. */
  #correctPlain(statement: TreeNode): void {
    for (const { node, name, alias } of namesOf(statement)) {
      const old = this.#textOf(name).replace(/\s/gu, "");
      const found = this.#resolved(old);
      if (found?.root === null || found === undefined) continue;
      const { stem, root } = found;
      const [first = ""] = old.split(".");
      const movedBefore = dottedName(partsOf(this.#modules.from).slice(partsOf(root).length));
      const movedNow = this.#modules.nameOf(this.#modules.after(this.#modules.from), root);
      const isUsed = alias === undefined && movedBefore?.startsWith(`${first}.`) === true;
      if (isUsed && movedNow !== undefined) this.#uses.set(movedBefore, movedNow);
      const after = this.#modules.after(stem);
      if (after === stem) continue;
      const now = this.#modules.nameOf(after, root);
      if (now === undefined) this.#isPossible = false;
      else if (alias !== undefined)
        this.#replace(node, now === this.#textOf(alias) ? now : `${now} as ${this.#textOf(alias)}`);
      else this.#replace(node, old.includes(".") ? now : `${now} as ${old}`);
    }
  }

  /** Corrects `a.b` in the code of a file that imports it by its full name. */
  #correctUses(statements: readonly TreeNode[]): void {
    for (const [old, now] of this.#uses) {
      const words = old.split(".").map((part) => RegExp.escape(part));
      const use = new RegExp(`(?<![\\p{L}\\p{N}_.])${words.join("\\s*\\.\\s*")}(?![\\p{L}\\p{N}_])`, "gu");
      for (const { 0: found, index } of this.#reading.code.matchAll(use)) {
        const isImport = statements.some(({ start, end }) => start <= index && index < end);
        if (!isImport) this.#changes.push({ start: index, end: index + found.length, text: now });
      }
    }
  }

  #strings(): readonly number[] {
    const parts = partsOf(this.#modules.from);
    if (parts.length < 2) return [];
    const name = parts.slice(-2).join(".");
    return this.#reading.strings
      .filter(({ start, end }) => this.#reading.text.slice(start, end).includes(name))
      .map(({ start }) => start);
  }

  /** Finds the module of the tree that a written name means. `root` is null for a relative name. */
  #resolved(written: string): { readonly stem: string; readonly root: string | null } | undefined {
    const text = written.replace(/\s/gu, "");
    const level = /^\.*/u.exec(text)?.[0].length ?? 0;
    const parts = text.slice(level).split(".").filter(Boolean);
    const root =
      level === 0
        ? this.#modules.rootOf(this.#path, parts[0] ?? "")
        : upFrom(folderOf(this.#path), level - 1);
    if (root === undefined) return undefined;
    const stem = joined(root, parts.join("/"));
    return this.#modules.isModule(stem) ? { stem, root: level === 0 ? root : null } : undefined;
  }

  /** Writes a module after the move, relative if `root` is null and the package allows it. */
  #written(stem: string, root: string | null): string | undefined {
    const [own, parts] = [partsOf(folderOf(this.#after)), partsOf(stem)];
    const shared = own.findIndex((part, at) => part !== parts[at]);
    const count = shared < 0 ? own.length : shared;
    const isInside =
      count > 0 && (count === own.length || this.#modules.isPackage(own.slice(0, count).join("/")));
    if (root !== null || !isInside) return this.#modules.nameOf(stem, root);
    const rest = parts.slice(count);
    const name = rest.length === 0 ? "" : dottedName(rest);
    return name === undefined ? undefined : ".".repeat(own.length - count + 1) + name;
  }

  #replace(node: TreeNode, text: string | undefined): void {
    if (text === undefined) this.#isPossible = false;
    else if (text !== this.#textOf(node)) this.#changes.push({ start: node.start, end: node.end, text });
  }

  #textOf({ start, end }: TreeNode): string {
    return this.#reading.text.slice(start, end);
  }
}

type ImportedName = {
  readonly node: TreeNode;
  readonly name: TreeNode;
  readonly alias: TreeNode | undefined;
};

/** Returns the names of an import with their aliases. */
function namesOf(statement: TreeNode): readonly ImportedName[] {
  return statement.children
    .filter(({ field }) => field === "name")
    .map((node) => ({
      node,
      name: node.type === "aliased_import" ? (fieldOf(node, "name") ?? node) : node,
      alias: node.type === "aliased_import" ? fieldOf(node, "alias") : undefined,
    }));
}

function importsOf(root: TreeNode): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === "import_statement" || node.type === "import_from_statement") found.push(node);
    else open.push(...node.children);
  }
  return found;
}

/** Returns a path without the ending of a Python file. A package is its folder. */
function stemOf(path: string): string {
  return path.replace(/\.pyi?$/u, "").replace(/(?:^|\/)__init__$/u, "");
}

function packagesOf(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.filter((path) => /(?:^|\/)__init__\.pyi?$/u.test(path)).map(folderOf));
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** Returns all folders above a path, the outermost first. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

function upFrom(folder: string, count: number): string | undefined {
  const parts = partsOf(folder);
  return count > parts.length ? undefined : parts.slice(0, parts.length - count).join("/");
}

function partsOf(path: string): readonly string[] {
  return path === "" ? [] : path.split("/");
}

function joined(folder: string, name: string): string {
  return [folder, name].filter(Boolean).join("/");
}

/** Joins the parts of a module's name; undefined if one of them is no name in Python. */
function dottedName(parts: readonly string[]): string | undefined {
  const isName = parts.length > 0 && parts.every((part) => /^[\p{ID_Start}_][\p{ID_Continue}]*$/u.test(part));
  return isName ? parts.join(".") : undefined;
}
