/** Files of base that head has no more under their path, and what an import of one of them is broken by. */

import { moduleResolver } from "../affected/imports.ts";
import { innerModule, withoutEnding } from "../affected/module-names.ts";
import { likenessFinder } from "../match/likeness.ts";
import { sourceOf } from "../match/tokens.ts";
import type { ChangedFile } from "../model/change.ts";
import type { FoundCause, Place, Range } from "../model/finding.ts";
import { once } from "../model/once.ts";
import type { Side } from "../model/report.ts";
import { lines } from "../model/text.ts";
import type { Import, ModuleImport } from "../syntax/imports.ts";
import type { UseImport } from "../syntax/imports-rust.ts";
import type { Reading } from "../syntax/reading.ts";

export type GoneModulesInput = {
  readonly changedFiles: readonly ChangedFile[];
  readonly programs: Readonly<Record<Side, readonly string[]>>;
  readonly text: (side: Side, path: string) => string | undefined;
  readonly reading: (side: Side, path: string) => Reading | undefined;
};

export type GoneModules = {
  /** What an import in a file of head, of a name or, if that is empty, of the module itself, lost by the change. */
  readonly behind: (path: string, module: Import, name: string) => FoundCause | undefined;
  /** The files that it meant in base. */
  readonly meant: (path: string, module: Import) => readonly string[];
  /** The files that it means in head. */
  readonly now: (path: string, module: Import) => readonly string[];
};

/**
 * In this order: a file that the import meant in base, and that was deleted or moved; the file that holds the import,
 * which was moved away from what it imports; a file that alone has the path which the import ends with, as mapped paths
 * and names of packages do.
 */
export function goneModules(input: GoneModulesInput): GoneModules {
  const { changedFiles, programs } = input;
  const files = {
    base: [...new Set([...programs.base, ...changedFiles.flatMap(({ from }) => from ?? [])])],
    head: [...new Set([...programs.head, ...changedFiles.flatMap(({ to }) => to ?? [])])],
  };
  const resolve = {
    base: once(() => moduleResolver(files.base)),
    head: once(() => moduleResolver(files.head)),
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
  const byEnding = once(() => Map.groupBy(files.base, (path) => lastPart(withoutEnding(path))));
  const pathInBase = (path: string) => origins.get(path) ?? path;
  const isMoved = movedFinder(input);
  const causeOf = (from: string): FoundCause | undefined => {
    const to = leavings.get(from);
    if (to === undefined) return undefined;
    return to !== null && isMoved(from, to) ? movedModule(from, to) : removedModule(from, input);
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
        `/${withoutEnding(one)}`.endsWith(`/${ending}`),
      );
      const [only] = own;
      if (own.length === 1 && only !== undefined) return causeOf(only);
    }
    return undefined;
  };
  return {
    behind: (path, module, name) => {
      // A package of several files is there as long as one of them is.
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

/** What is imported from a package may be a module of it. */
function isInnerName(module: Import, name: string): module is ModuleImport | UseImport {
  return (module.kind === "module" || module.kind === "use") && name !== "" && name !== "*";
}

/**
 * The paths that an import ends with, the longest first: of Python all of its parts, of TypeScript any number of them,
 * because the first may be the name of a package or stand for a folder.
 */
function endingsOf(module: Import): readonly string[] {
  if (module.kind === "module")
    return module.level > 0 || module.module === "" ? [] : [module.module.replaceAll(".", "/")];
  // A folder of Go was looked for by each of its ends.
  if (module.kind !== "path") return [];
  const { specifier } = module;
  if (specifier.startsWith(".")) return [];
  const parts = withoutEnding(specifier).split("/").filter(Boolean);
  // A name alone is that of a package.
  return parts.length < 2 ? [] : parts.map((_, at) => parts.slice(at).join("/"));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Git takes files for one under another name that share a licence; what is moved shares its body. */
function movedFinder({ text, reading }: GoneModulesInput): (from: string, to: string) => boolean {
  const areAlike = likenessFinder();
  const whole = (side: Side, path: string) => {
    const own = text(side, path);
    if (own === undefined) return undefined;
    const source = sourceOf(own, () => reading(side, path));
    return { source, from: 0, to: source.lines.length };
  };
  return (from, to) => {
    const [base, head] = [whole("base", from), whole("head", to)];
    return base === undefined || head === undefined || areAlike(base, head);
  };
}

const fileStart: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** Of a move no line is edited: it is the start of the file on either side. */
export function movedModule(from: string, to: string): FoundCause {
  const [base, head]: readonly [Place, Place] = [
    { path: from, range: fileStart },
    { path: to, range: fileStart },
  ];
  return { cause: { ...head, symbol: null, how: "moved-module" }, edit: { base, head } };
}

function removedModule(path: string, { text }: GoneModulesInput): FoundCause {
  const all = lines(text("base", path) ?? "");
  // What ends with a line feed ends with its last line.
  const last = Math.max(0, all.length - (all.at(-1) === "" ? 2 : 1));
  const end = { line: last, character: all[last]?.length ?? 0 };
  return {
    cause: { path, range: fileStart, symbol: null, how: "removed-module" },
    edit: { base: { path, range: { start: fileStart.start, end } }, head: null },
  };
}
