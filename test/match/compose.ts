/** A project, and the same project after some refactors and some changes that are none. */
import {
  type Block,
  type Definition,
  type Project,
  type Random,
  randomFrom,
  type SourceFile,
  type Statement,
  type Told,
} from "./refactor.ts";

export type Composed = {
  readonly base: Project;
  readonly head: Project;
  readonly told: Told;
  readonly planted: readonly string[];
  readonly removed: readonly string[];
  /** What was done, for the reader of a failure. */
  readonly steps: readonly string[];
  /** Findings of one kind are alike in what was said, and about what code: nobody can tell them apart. */
  readonly twin: (hidden: string) => string;
};

export function compose(seed: number): Composed {
  const random = randomFrom(seed);
  const world = new World(random);
  const base = world.project();
  const head = structuredClone(base);
  world.learn(base);
  const steps: string[] = [];
  const planted: string[] = [];
  const removed: string[] = [];
  const changes = random.below(4);
  const refactors = random.below(6);
  // Changes come at any time between the refactors.
  const order = [
    ...Array<"change">(changes).fill("change"),
    ...Array<"refactor">(refactors).fill("refactor"),
  ];
  for (let at = order.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [order[at], order[other]] = [order[other] ?? "change", order[at] ?? "change"];
  }
  for (const kind of order) {
    if (kind === "refactor") steps.push(world.refactor(head));
    else if (random.chance(0.5)) steps.push(world.plant(head, planted));
    else steps.push(world.remove(head, planted, removed));
  }
  world.learn(head);
  const { told, twins } = world;
  return { base, head, told, planted, removed, steps, twin: (hidden) => twins.get(hidden) ?? hidden };
}

const words = ["value", "result", "items", "total", "entry", "cnt", "user", "row", "index", "name"];
const callees = ["compute", "load", "merge", "check", "emit"];
const attributes = ["nope", "size", "missing", "kind"];

class World {
  readonly told: Told = new Map();
  readonly twins = new Map<string, string>();
  private readonly random: Random;
  private readonly names = new Map<string, string>();
  private counter = 0;
  /** What was said of deleted code: the same is not planted, or it could be a move, and the other way round. */
  private readonly deleted = new Set<string>();
  private readonly planted = new Set<string>();
  /** Kinds of findings that were mended. */
  private readonly gone = new Set<string>();

  constructor(random: Random) {
    this.random = random;
  }

  project(): Project {
    const files = Array.from({ length: 1 + this.random.below(3) }, (_, at) => this.file(`pkg/mod${at}.py`));
    return { files, names: this.names, renames: new Map() };
  }

  private fresh(prefix: string, name: string): string {
    const id = `${prefix}${this.counter++}`;
    this.names.set(id, name);
    return id;
  }

  private file(path: string): SourceFile {
    const imports: Block[] = Array.from({ length: 1 + this.random.below(3) }, (_, at) => ({
      kind: "import",
      head: `import lib${at}`,
      definitions: [],
    }));
    const blocks = Array.from({ length: 2 + this.random.below(4) }, () => this.block());
    const style = {
      quote: this.random.pick(["'", '"'] as const),
      isTight: this.random.chance(0.2),
      hasTrailingComma: this.random.chance(0.5),
      ending: "\n" as const,
    };
    return { path, blocks: [...imports, ...blocks], style };
  }

  private block(): Block {
    if (this.random.chance(0.25)) {
      const methods = Array.from({ length: 1 + this.random.below(3) }, () => this.definition(true));
      return {
        kind: "class",
        head: `class {${this.fresh("c", `Class${this.counter}`)}}:`,
        definitions: methods,
      };
    }
    return { kind: "function", head: "", definitions: [this.definition(false)] };
  }

  private definition(isMethod: boolean): Definition {
    const name = this.fresh(
      "f",
      `${this.random.pick(["make", "run", "get"])}_${this.random.pick(words)}_${this.counter}`,
    );
    const params = Array.from({ length: 1 + this.random.below(2) }, () =>
      this.fresh("p", this.random.pick(words)),
    );
    const locals = Array.from({ length: 1 + this.random.below(2) }, () =>
      this.fresh("v", this.random.pick(words)),
    );
    const body: Statement[] = locals.map((local) => this.assignment(local, params));
    for (let count = this.random.below(5); count > 0; count--)
      body.push(...this.statement([...params, ...locals]));
    return { name, params, isMethod, body, comment: null };
  }

  private plain(before: string, after = ""): Statement {
    return { indent: 0, before, args: null, after, comment: null, isWrapped: false };
  }

  private assignment(local: string, of: readonly string[]): Statement {
    const callee = this.mark(`lib0.${this.random.pick(callees)}`, "call", "Argument missing", 0.2);
    return { ...this.plain(`{${local}} = ${callee}`), args: this.args(of) };
  }

  private args(of: readonly string[]): string[] {
    return Array.from({ length: 1 + this.random.below(3) }, () => this.expression(of));
  }

  private expression(of: readonly string[]): string {
    const name = this.random.pick(of);
    const kind = this.random.below(4);
    if (kind === 0) return this.mark(`{${name}}`, "arg", `"{${name}}" is not str`, 0.25);
    if (kind === 1) {
      const attribute = this.random.pick(attributes);
      return `{${name}}.${this.mark(attribute, "attr", `No attribute "${attribute}"`, 0.4)}`;
    }
    if (kind === 2) return this.random.pick(["'text'", "'two words'", "1", "None"]);
    return this.mark(`{${name}} + 1`, "operator", "Operator not supported", 0.2);
  }

  private statement(of: readonly string[]): Statement[] {
    const name = this.random.pick(of);
    const kind = this.random.below(5);
    if (kind === 0) {
      const test = `if {${name}}.${this.mark("flag", "attr", `No attribute "flag" of {${name}}`, 0.3)} == 'on':`;
      const then = {
        ...this.plain(`return ${this.mark("None", "return", "None is not int", 0.3)}`),
        indent: 1,
      };
      return [this.plain(test), then];
    }
    if (kind === 1) return [this.plain(`return ${this.expression(of)}`)];
    if (kind === 2) return [this.plain(`{${name}} = ${this.expression(of)}`)];
    if (kind === 3) {
      const callee = this.mark(this.random.pick(callees), "undefined", "Not defined", 0.3);
      return [{ ...this.plain(callee), args: this.args(of) }];
    }
    return [this.assignment(name, of)];
  }

  private mark(code: string, rule: string, message: string, chance: number): string {
    if (!this.random.chance(chance)) return code;
    const hidden = `h${this.counter++}`;
    this.told.set(hidden, { code: rule, message });
    return `[[${hidden}|${code}]]`;
  }

  /** Of all findings in it, what others could take them for. */
  learn(project: Project): void {
    for (const { statement, definition } of statements(project)) this.learnFrom(statement, definition);
  }

  private learnFrom(statement: Statement, _definition: Definition): void {
    const all = [statement.before, ...(statement.args ?? []), statement.after].join(" ");
    for (const [, hidden = ""] of all.matchAll(/\[\[(\w+)\|/gu)) {
      if (this.twins.has(hidden)) continue;
      const said = this.told.get(hidden);
      const others = all.replace(new RegExp(`\\[\\[${hidden}\\|`, "u"), "<here>");
      const text = others
        .replace(/\[\[\w+\||\]\]/gu, "")
        .replace(/\{(\w+)\}/gu, (_, id) => this.nameAtFirst(id));
      const message = said?.message.replace(/\{(\w+)\}/gu, (_, id) => this.nameAtFirst(id));
      this.twins.set(hidden, `${said?.code} ${message}\n${text}`);
    }
  }

  private nameAtFirst(id: string): string {
    return this.names.get(id) ?? id;
  }

  plant(project: Project, planted: string[]): string {
    const all = statements(project);
    const { random } = this;
    const { statement, definition, at } = random.pick(all);
    const hidden = `h${this.counter++}`;
    const twin = all.filter((one) => marksIn(one.statement).length === 1 && one.statement.indent === 0);
    if (random.chance(0.3) && twin.length > 0) {
      const copied = random.pick(twin);
      const [old = ""] = marksIn(copied.statement);
      const kind = this.twins.get(old) ?? "";
      const said = this.told.get(old);
      if (said !== undefined && kind !== "" && !this.deleted.has(saidIn(kind)) && !this.gone.has(kind)) {
        const copy = mapParts(structuredClone(copied.statement), (part) =>
          part.replace(`[[${old}|`, `[[${hidden}|`),
        );
        // Beside the original, so that its names mean the same.
        copied.definition.body.splice(copied.at, 0, { ...copy, comment: null });
        this.told.set(hidden, { ...said });
        this.twins.set(hidden, kind);
        this.planted.add(saidIn(kind));
        planted.push(hidden);
        return `plant a copy of ${old} as ${hidden}`;
      }
    }
    const said = random.pick(["Argument missing", "Not defined", "Operator not supported"]);
    const code = {
      "Argument missing": "call",
      "Not defined": "undefined",
      "Operator not supported": "operator",
    }[said];
    if (random.chance(0.3) && code !== undefined && !this.deleted.has(`${code} ${said}`)) {
      // What is said elsewhere too, of other code: if that was mended, it is a swap.
      this.told.set(hidden, { code, message: said });
      this.planted.add(`${code} ${said}`);
      planted.push(hidden);
      const text = `[[${hidden}|${random.pick(callees)}]]`;
      definition.body.splice(at, 0, {
        ...this.plain(text),
        args: [`${this.counter++}`],
        indent: statement.indent,
      });
      return `plant ${hidden} with a message of others`;
    }
    const word = `oops${this.counter++}`;
    this.told.set(hidden, { code: "attr", message: `No attribute "${word}"` });
    planted.push(hidden);
    const name = definition.params[0] ?? "nobody";
    const bad = `{${name}}.[[${hidden}|${word}]]`;
    if (statement.args !== null && random.chance(0.5)) {
      statement.args.splice(random.below(statement.args.length + 1), 0, bad);
      return `plant ${hidden} as an argument`;
    }
    definition.body.splice(at, 0, {
      ...this.plain(`${random.pick(callees)}`),
      args: [bad],
      indent: statement.indent,
    });
    return `plant ${hidden} as a statement`;
  }

  remove(project: Project, planted: readonly string[], removed: string[]): string {
    const found = statements(project).flatMap(({ statement, definition, at }) =>
      marksIn(statement).map((hidden) => ({ statement, definition, at, hidden })),
    );
    const kindOf = (hidden: string): string => this.twins.get(hidden) ?? "";
    // Who adds a copy and mends the original has moved it.
    const candidates = found.filter(
      ({ hidden }) => !planted.includes(hidden) && !planted.some((copy) => kindOf(copy) === kindOf(hidden)),
    );
    if (candidates.length === 0) return "nothing to remove";
    const { statement, definition, at, hidden } = this.random.pick(candidates);
    const said = saidIn(kindOf(hidden));
    const marks = marksIn(statement);
    const canGo = marks.length === 1 && !statement.before.startsWith("if ") && definition.body.length > 1;
    if (canGo && !this.planted.has(said) && this.random.chance(0.4)) {
      if (statement.indent === 0) definition.body.splice(at, 1);
      else Object.assign(statement, { ...this.plain("pass"), indent: statement.indent });
      this.deleted.add(said);
      removed.push(hidden);
      return `delete the statement of ${hidden}`;
    }
    removed.push(hidden);
    this.gone.add(kindOf(hidden));
    const pattern = new RegExp(`\\[\\[${hidden}\\|([^\\]]*)\\]\\]`, "u");
    if (this.random.chance(0.3)) {
      // The code stays, and is right now: something else was mended.
      Object.assign(
        statement,
        mapParts(statement, (part) => part.replace(pattern, "$1")),
      );
      return `mend what ${hidden} depends on`;
    }
    const word = `good${this.counter++}`;
    Object.assign(
      statement,
      mapParts(statement, (part) => part.replace(pattern, word)),
    );
    return `edit ${hidden} to be right`;
  }

  refactor(project: Project): string {
    const { random } = this;
    const file = random.pick(project.files);
    const name = random.pick(Object.keys(refactors) as (keyof typeof refactors)[]);
    return `${name} ${file.path}: ${refactors[name](project, file, random)}`;
  }
}

type Refactor = (project: Project, file: SourceFile, random: Random) => string;

const refactors = {
  "move a function in": (_project, { blocks }, random) => {
    const at = firstDefinition(blocks) + random.below(Math.max(1, blocks.length - firstDefinition(blocks)));
    const [block] = blocks.splice(at, 1);
    if (block === undefined) return "nothing";
    blocks.splice(
      firstDefinition(blocks) + random.below(blocks.length - firstDefinition(blocks) + 1),
      0,
      block,
    );
    return titleOf(block);
  },
  "move a function out of": (project, file, random) => {
    const at =
      firstDefinition(file.blocks) +
      random.below(Math.max(1, file.blocks.length - firstDefinition(file.blocks)));
    if (file.blocks.length - firstDefinition(file.blocks) < 2) return "nothing";
    const [block] = file.blocks.splice(at, 1);
    if (block === undefined) return "nothing";
    const others = project.files.filter((other) => other !== file);
    if (others.length === 0 || random.chance(0.3)) {
      const path = `pkg/new${project.files.length}_${random.below(1000)}.py`;
      const created = { path, blocks: [importOf("lib0"), block], style: { ...file.style } };
      project.files.push(created);
      return `${titleOf(block)} to ${path}`;
    }
    const other = random.pick(others);
    other.blocks.splice(
      firstDefinition(other.blocks) + random.below(other.blocks.length - firstDefinition(other.blocks) + 1),
      0,
      block,
    );
    return `${titleOf(block)} to ${other.path}`;
  },
  "move a method in": (_project, { blocks }, random) => {
    const classes = blocks.filter((block) => block.kind === "class");
    if (classes.length < 2) return "nothing";
    const [from, to] = [random.pick(classes), random.pick(classes)];
    if (from.definitions.length < 2) return "nothing";
    const [method] = from.definitions.splice(random.below(from.definitions.length), 1);
    if (method !== undefined) to.definitions.push(method);
    return `${method?.name}`;
  },
  rename: (project, file, random) => {
    const path = `pkg/renamed${random.below(1000)}.py`;
    if (project.files.some((other) => other.path === path)) return "nothing";
    const origin = [...project.renames].find(([, to]) => to === file.path)?.[0] ?? file.path;
    project.renames.delete(origin);
    const isOld = /^pkg\/mod\d+\.py$/u.test(origin);
    // Git does not always see it.
    if (isOld && random.chance(0.8)) project.renames.set(origin, path);
    file.path = path;
    return path;
  },
  "rename a symbol of": (project, file, random) => {
    const ids = new Set<string>();
    for (const { definition } of statements({ ...project, files: [file] })) {
      ids.add(definition.name);
      for (const param of definition.params) ids.add(param);
      for (const { before } of definition.body) {
        const local = /^\{(\w+)\} = /u.exec(before)?.[1];
        if (local !== undefined) ids.add(local);
      }
    }
    if (ids.size === 0) return "nothing";
    const id = random.pick([...ids]);
    const before = project.names.get(id) ?? "";
    project.names = new Map(project.names).set(
      id,
      `${before}_${random.pick(["new", "other", "x"])}${random.below(100)}`,
    );
    return `${before} to ${project.names.get(id)}`;
  },
  split: (project, file, random) => {
    const first = firstDefinition(file.blocks);
    if (file.blocks.length - first < 2) return "nothing";
    const rest = file.blocks.splice(first + 1 + random.below(file.blocks.length - first - 1));
    const path = `pkg/split${project.files.length}_${random.below(1000)}.py`;
    project.files.push({
      path,
      blocks: [...structuredClone(file.blocks.slice(0, first)), ...rest],
      style: { ...file.style },
    });
    return path;
  },
  "merge into": (project, file, random) => {
    const others = project.files.filter((other) => other !== file);
    if (others.length === 0) return "nothing";
    const other = random.pick(others);
    file.blocks.push(...other.blocks.filter(({ kind }) => kind !== "import"));
    project.files.splice(project.files.indexOf(other), 1);
    for (const [from, to] of project.renames) if (to === other.path) project.renames.delete(from);
    return other.path;
  },
  "reorder the functions of": (_project, { blocks }, random) => {
    const first = firstDefinition(blocks);
    for (let at = blocks.length - 1; at > first; at--) {
      const other = first + random.below(at - first + 1);
      const [one, two] = [blocks[at], blocks[other]];
      if (one !== undefined && two !== undefined) [blocks[at], blocks[other]] = [two, one];
    }
    return "all";
  },
  "indent a part of": (_project, file, random) => {
    const at = file.blocks.findIndex((block) => block.kind === "function");
    if (at < 0) return "nothing";
    let end = at;
    while (file.blocks[end]?.kind === "function" && end - at < 3) end++;
    const definitions = file.blocks.slice(at, end).flatMap((block) => block.definitions);
    const isClass = random.chance(0.5);
    for (const definition of definitions) definition.isMethod = isClass;
    const head = isClass ? `class Wrapped${random.below(1000)}:` : "if True:";
    file.blocks.splice(at, end - at, { kind: isClass ? "class" : "if", head, definitions });
    return head;
  },
  format: (project, file, random) => {
    file.style.quote = random.pick(["'", '"'] as const);
    file.style.isTight = random.chance(0.2);
    file.style.hasTrailingComma = random.chance(0.7);
    const portion = random.pick([0, 0.5, 1]);
    for (const { statement } of statements({ ...project, files: [file] }))
      statement.isWrapped = random.chance(portion);
    return `${JSON.stringify(file.style)} ${portion}`;
  },
  "comment on": (project, file, random) => {
    for (const { statement, definition } of statements({ ...project, files: [file] })) {
      if (random.chance(0.2)) statement.comment = random.pick(["later", "see below", "type: ok"]);
      if (random.chance(0.1)) definition.comment = "what it does";
    }
    return "";
  },
  "line endings of": (_project, file) => {
    file.style.ending = file.style.ending === "\n" ? "\r\n" : "\n";
    return "";
  },
} as const satisfies Record<string, Refactor>;

function firstDefinition(blocks: readonly Block[]): number {
  const at = blocks.findIndex((block) => block.kind !== "import");
  return at < 0 ? blocks.length : at;
}

function importOf(name: string): Block {
  return { kind: "import", head: `import ${name}`, definitions: [] };
}

function titleOf({ definitions }: Block): string {
  return definitions.map(({ name }) => name).join("+");
}

function statements(project: Pick<Project, "files">) {
  return project.files.flatMap((file) =>
    file.blocks.flatMap((block) =>
      block.definitions.flatMap((definition) =>
        definition.body.map((statement, at) => ({ statement, definition, at })),
      ),
    ),
  );
}

function saidIn(twin: string): string {
  return twin.split("\n")[0] ?? "";
}

function marksIn({ before, args, after }: Statement): string[] {
  return [...[before, ...(args ?? []), after].join(" ").matchAll(/\[\[(\w+)\|/gu)].map(
    ([, hidden = ""]) => hidden,
  );
}

function mapParts(of: Statement, change: (part: string) => string): Statement {
  return { ...of, before: change(of.before), args: of.args?.map(change) ?? null, after: change(of.after) };
}
