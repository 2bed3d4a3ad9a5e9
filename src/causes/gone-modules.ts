/** Finds files of base that head no longer has at their path, and the broken imports of them. */
import { createModuleResolver } from "../affected/imports.ts";
import { innerModule, moduleStem } from "../affected/module-names.ts";
import { createLikenessFinder } from "../match/likeness.ts";
import { tokenSource } from "../match/tokens.ts";
import type { ChangedFile } from "../model/change.ts";
import type { FoundCause, Place, Range } from "../model/finding.ts";
import { once } from "../model/once.ts";
import type { Side } from "../model/report.ts";
import { splitText } from "../model/text.ts";
import type { Import, ModuleImport, UseImport } from "../syntax/imports.ts";
import type { Reading } from "../syntax/reading.ts";

/** Programs and changed files of both sides. */
export type GoneModulesInput = {
  readonly changedFiles: readonly ChangedFile[];
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  readonly text: (side: Side, path: string) => string | undefined;
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

/** Causes of broken imports. */
export type GoneModules = {
  /** Returns the cause of a broken import in a file of head. An empty name stands for the module itself. */
  readonly behind: (path: string, module: Import, name: string) => FoundCause | undefined;
  /** Returns the files that an import resolved to in base. */
  readonly meant: (path: string, module: Import) => readonly string[];
  /** Returns the files that an import resolves to in head. */
  readonly now: (path: string, module: Import) => readonly string[];
};

/**
 * Finds the deleted or moved file behind a broken import. It tries in this order:
 * - a file to which the import resolved in base and that was deleted or moved;
 * - the importing file itself, which was moved away from its import's target;
 * - a file that is the only one with the path at the end of the import, as in mapped paths and package names.
 */
export function findGoneModules(input: GoneModulesInput): GoneModules {
  const { changedFiles, programs } = input;
  const files = {
    base: [...new Set([...programs.base, ...changedFiles.flatMap(({ from }) => from ?? [])])],
    head: [...new Set([...programs.head, ...changedFiles.flatMap(({ to }) => to ?? [])])],
  };
  const resolve = {
    base: once(() => createModuleResolver(files.base)),
    head: once(() => createModuleResolver(files.head)),
  };
  const inHead = new Set(files.head);
  const origins = new Map(
    changedFiles.flatMap(({ from, to }) => (to === null || from === null ? [] : [[to, from] as const])),
  );
  const leavings = new Map(
    changedFiles.flatMap(({ from, to }) =>
      from === null || from === to || inHead.has(from) ? [] : [[from, to] as const],
    ),
  );
  const byEnding = once(() => Map.groupBy(files.base, (path) => lastPart(moduleStem(path))));
  const pathInBase = (path: string) => origins.get(path) ?? path;
  const isMoved = movedFinder(input);
  const causeOf = (from: string): FoundCause | undefined => {
    const to = leavings.get(from);
    if (to === undefined) return undefined;
    return to !== null && isMoved(from, to) ? movedModuleCause(from, to) : removedModule(from, input);
  };
  const first = (paths: readonly string[]): FoundCause | undefined => {
    const gone = paths.find((path) => leavings.has(path));
    return gone === undefined ? undefined : causeOf(gone);
  };
  const meant = (path: string, module: Import) => resolve.base()(pathInBase(path), module);
  const now = (path: string, module: Import) => resolve.head()(path, module);

  const ownMove = (path: string, module: Import): FoundCause | undefined => {
    const from = pathInBase(path);
    return from !== path && meant(path, module).length > 0 && now(path, module).length === 0
      ? causeOf(from)
      : undefined;
  };
  const byItsEnding = (path: string, module: Import): FoundCause | undefined => {
    if (meant(path, module).length > 0 || now(path, module).length > 0) return undefined;
    for (const ending of endingsOf(module)) {
      const own = (byEnding().get(lastPart(ending)) ?? []).filter((one) =>
        `/${moduleStem(one)}`.endsWith(`/${ending}`),
      );
      const [only] = own;
      if (own.length === 1 && only !== undefined) return causeOf(only);
    }
    return undefined;
  };
  return {
    behind: (path, module, name) => {
      // A Go package exists as long as one of its files does.
      if (module.kind === "package" && now(path, module).length > 0) return undefined;
      const inner = isInnerName(module, name) ? innerModule(module, name) : undefined;
      return (
        (inner && first(meant(path, inner))) ??
        first(meant(path, module)) ??
        (inner && ownMove(path, inner)) ??
        ownMove(path, module) ??
        (inner && byItsEnding(path, inner)) ??
        byItsEnding(path, module)
      );
    },
    meant,
    now,
  };
}

/** True if a name imported from a package may be one of its modules. */
function isInnerName(module: Import, name: string): module is ModuleImport | UseImport {
  return (module.kind === "module" || module.kind === "use") && name !== "" && name !== "*";
}

/**
 * Returns the paths at the end of an import, longest first, for imports that no resolver finds. For Python, all of
 * its parts. For TypeScript, any number of them, because the first part may name a package or stand for a folder.
 */
function endingsOf(module: Import): readonly string[] {
  if (module.kind === "module")
    return module.level > 0 || module.module === "" ? [] : [module.module.replaceAll(".", "/")];
  // The resolver for Go tries all ends of a path itself.
  if (module.kind !== "path") return [];
  const { specifier } = module;
  if (specifier.startsWith(".")) return [];
  const parts = moduleStem(specifier).split("/").filter(Boolean);
  // A specifier of one part is the name of a package.
  return parts.length < 2 ? [] : parts.map((_, at) => parts.slice(at).join("/"));
}

/** Returns the last part of a path. */
function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/**
 * Returns a test for moves. Git treats files as renamed if they share only a licence; a moved file must share its
 * body.
 */
function movedFinder({ text, reading }: GoneModulesInput): (from: string, to: string) => boolean {
  const areAlike = createLikenessFinder();
  const whole = (side: Side, path: string) => {
    const own = text(side, path);
    if (own === undefined) return undefined;
    const source = tokenSource(own, () => reading(side, path));
    return { source, from: 0, to: source.lines.length };
  };
  return (from, to) => {
    const [base, head] = [whole("base", from), whole("head", to)];
    return base === undefined || head === undefined || areAlike(base, head);
  };
}

/** Start of a file, which stands for the file as a whole. */
const fileStart: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Returns the cause for a moved file. A move edits no line, so both places are the start of the file. */
export function movedModuleCause(from: string, to: string): FoundCause {
  const [base, head]: readonly [Place, Place] = [
    { path: from, range: fileStart },
    { path: to, range: fileStart },
  ];
  return { cause: { ...head, symbol: null, how: "moved-module" }, edit: { base, head } };
}

/**
 * Returns the cause for a deleted file: imports of it are broken. The edit covers all of its lines, because no line
 * of it is left in head.
 */
function removedModule(path: string, { text }: GoneModulesInput): FoundCause {
  const all = splitText(text("base", path) ?? "");
  // A line feed at the end begins no further line.
  const last = Math.max(0, all.length - (all.at(-1) === "" ? 2 : 1));
  const end = { line: last, character: all[last]?.length ?? 0 };
  return {
    cause: { path, range: fileStart, symbol: null, how: "removed-module" },
    edit: { base: { path, range: { start: fileStart.start, end } }, head: null },
  };
}
