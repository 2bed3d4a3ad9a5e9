/**
 * Where the order in which a checker looks at files can decide what it infers: names whose types are not written and ask for
 * each other in a circle through several files. Where files that import each other have no such circle, entering them
 * elsewhere finds the same.
 */
import type { FindReading, Reading } from "../../syntax/reading.ts";
import { cyclesOf, type ImportGraph, importResolver } from "../imports.ts";
import { calledBy, type Mention } from "./mentions.ts";
import { type InferredName, type ModuleNames, namesIn } from "./names.ts";

/** What was found in a text, for as long as its reading is kept. */
const known = new WeakMap<Reading, ModuleNames>();

function namesOf(reading: Reading): ModuleNames {
  const found = known.get(reading) ?? namesIn(reading);
  known.set(reading, found);
  return found;
}

/**
 * The members of import cycles in which names are inferred in a circle through several files. A cycle of which a file cannot
 * be read, has syntax errors or is not Python is taken for one: nothing is known of it.
 */
export function inferenceCircles(
  { cycles }: Pick<ImportGraph, "cycles">,
  reading: FindReading,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const members of new Set(cycles.values()))
    if (isCircular(members, reading)) for (const path of members) found.add(path);
  return found;
}

type Module = ModuleNames & { readonly path: string };

function isCircular(members: readonly string[], reading: FindReading): boolean {
  const modules: Module[] = [];
  for (const path of members) {
    const read = reading(path);
    if (read === undefined || read.language !== "python" || read.hasErrors) return true;
    modules.push({ ...namesOf(read), path });
  }
  // pyright 1.1.414 finds other types by the order of checks where star imports lead in a circle, though all types are written.
  const { targets } = importResolver(members);
  const stars = modules.map(
    ({ path, stars }) => [path, new Set(stars.flatMap((one) => targets(path, one)))] as const,
  );
  if (cyclesOf(members, new Map(stars)).size > 0) return true;
  const { arrows, named } = arrowsOf(modules);
  const circles = new Set(cyclesOf([...arrows.keys()], arrows).values());
  return [...circles].some((nodes) => {
    const own = nodes.flatMap((node) => named.get(node) ?? []);
    // A function that asks for itself is entered from elsewhere, too; a value that is given what it was is not.
    return own.some(({ kind }) => kind === "function") || new Set(own.map(({ path }) => path)).size > 1;
  });
}

/** Between a mention and what it may mean stands one node, so that a common name does not make as many arrows as squares. */
function arrowsOf(modules: readonly Module[]) {
  const arrows = new Map<string, Set<string>>();
  const arrow = (from: string, to: string) => {
    const known = arrows.get(from);
    if (known === undefined) arrows.set(from, new Set([to]));
    else known.add(to);
  };
  const lineages = lineagesOf(modules);
  const named = new Map<string, Pick<InferredName, "kind"> & { readonly path: string }>();
  for (const module of modules) {
    const { path } = module;
    // A method that is not written is inferred, whatever it overrides.
    const names = module.inferred.filter((one) => one.kind === "function" || !lineages.isDeclared(path, one));
    for (const [index, { name, of, mentions, kind }] of names.entries()) {
      const id = `${path} ${index}`;
      named.set(id, { kind, path });
      if (of === null) arrow(`module ${path} ${name}`, id);
      else arrow(`class ${path} ${of} ${name}`, id);
      if (of === null) arrow(`name ${name}`, id);
      arrow(`member ${name}`, id);
      const caller = of === null ? undefined : calledBy(name);
      if (caller !== undefined) arrow(`member ${caller}`, id);
      for (const mention of mentions) for (const place of placesOf(mention, module, of)) arrow(id, place);
    }
  }
  return { arrows, named };

  function placesOf({ name, of }: Mention, module: Module, own: string | null): readonly string[] {
    const { path, imported, stars } = module;
    if (of === "member") return [`member ${name}`];
    if (of === "name")
      return [
        `module ${path} ${name}`,
        // A name of the class that it stands in.
        ...(own === null ? [] : [`class ${path} ${own} ${name}`]),
        ...(imported.has(name) ? [`name ${imported.get(name)}`] : []),
        ...(stars.length > 0 ? [`name ${name}`] : []),
      ];
    return of.flatMap((one) => {
      const isSuper = one.startsWith("super ");
      const line = isSuper
        ? lineages.ancestorsOf(path, one.slice("super ".length)).slice(1)
        : lineages.ancestorsOf(path, one);
      if (isSuper) return line.map((id) => `class ${id} ${name}`);
      if (line.length > 0) return line.map((id) => `class ${id} ${name}`);
      // What is no class here may be an alias, or made by a call: whatever has such a member.
      return name === "__init__" ? [] : [`member ${name}`];
    });
  }
}

type Lineages = {
  /** A class as a module knows it and all that it is derived from: where a member of it is looked up. "path name". */
  readonly ancestorsOf: (path: string, name: string) => readonly string[];
  readonly isDeclared: (path: string, one: InferredName) => boolean;
};

function lineagesOf(modules: readonly Module[]): Lineages {
  const byPath = new Map(modules.map((one) => [one.path, one] as const));
  const all = modules.flatMap(({ path, classes }) =>
    classes.map((one) => ({ ...one, path, id: `${path} ${one.name}` })),
  );
  const byId = Map.groupBy(all, ({ id }) => id);
  const byName = Map.groupBy(all, ({ name }) => name);
  const meant = (path: string, name: string): readonly string[] => {
    if (byId.has(`${path} ${name}`)) return [`${path} ${name}`];
    // By its own name where it is said with its module.
    const other = byPath.get(path)?.imported.get(name) ?? name;
    return [...new Set(byName.get(other)?.map(({ id }) => id))];
  };
  const known = new Map<string, readonly string[]>();
  const ancestorsOf = (path: string, name: string): readonly string[] => {
    const key = `${path} ${name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = new Set(meant(path, name));
    // A set is walked in the order of its additions, and what is added on the way comes too.
    for (const id of found)
      for (const one of byId.get(id) ?? [])
        for (const base of one.bases)
          if (base !== one.name) for (const above of meant(one.path, base)) found.add(above);
    const line = [...found];
    known.set(key, line);
    return line;
  };
  return {
    ancestorsOf,
    isDeclared: (path, { name, of }) =>
      of !== null &&
      ancestorsOf(path, of).some(
        (id) => byId.get(id)?.every(({ declared }) => declared.includes(name)) ?? false,
      ),
  };
}
