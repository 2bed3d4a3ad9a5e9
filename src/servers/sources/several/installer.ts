/**
 * Installs servers of several sources, such as an npm package and the program that it runs. The parts lie next to
 * each other in one installation.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../../model/errors.ts";
import type {
  Installer,
  InstallHost,
  InstallPlace,
  PartKind,
  PinName,
  PinnedSource,
  Processor,
  ServerSource,
} from "../../source.ts";

/** The installers of the parts. */
type Installers = { readonly [Kind in PartKind]: Installer<Kind> };

/**
 * Builds the installer from those of the parts. Each inner function is generic, so that the compiler knows that a
 * part and its installer have the same kind.
 */
export function createSeveralInstaller(installers: Installers): Installer<"several"> {
  const of = <Kind extends PartKind>(kind: Kind): Installer<Kind> => {
    const all: Installers = installers;
    return all[kind];
  };
  const processorsOf = <Kind extends PartKind>(part: PinnedSource<Kind>) => of(part.kind).processors(part);
  const unsafePart = <Kind extends PartKind>(
    name: PinName,
    part: PinnedSource<Kind>,
    declared: ServerSource,
  ) => of(part.kind).unsafe(name, part, declared);
  const installPart = <Kind extends PartKind>(
    host: InstallHost,
    name: PinName,
    part: PinnedSource<Kind>,
    place: InstallPlace,
  ) => of(part.kind).install(host, name, part, place);
  const resolvePart = <Kind extends PartKind>(
    host: InstallHost,
    name: PinName,
    part: ServerSource<Kind>,
    place: InstallPlace,
  ) => of(part.kind).resolve(host, name, part, place);
  const fetchPart = <Kind extends PartKind>(
    host: InstallHost,
    part: PinnedSource<Kind>,
    processor: Processor,
    place: InstallPlace,
  ) => of(part.kind).fetch(host, part, processor, place);
  const countPart = <Kind extends PartKind>(part: PinnedSource<Kind>) => of(part.kind).packageCount(part);
  /** Lists the processors for which every part has files. */
  const processorsOfAll = (parts: readonly PinnedSource<PartKind>[]): readonly Processor[] => {
    const all = parts.map((part) => processorsOf(part));
    if (all.every((list) => list.includes("any"))) return ["any"];
    return (["x64", "arm64"] as const).filter((one) =>
      all.every((list) => list.includes("any") || list.includes(one)),
    );
  };
  return {
    unsafe: (name, { parts }, declared) => {
      if (declared.kind !== "several") return `${name.server} has only one source`;
      if (parts.length !== declared.parts.length) return "the pin has other sources than the server";
      for (const [index, part] of parts.entries()) {
        const named = declared.parts[index];
        const why = named === undefined ? "the server has no such source" : unsafePart(name, part, named);
        if (why !== undefined) return why;
      }
      return undefined;
    },
    install: async (host, name, { parts }, place) => {
      for (const part of parts) {
        const failure = await installPart(host, name, part, place);
        if (failure !== undefined) return failure;
      }
      return undefined;
    },
    resolve: async (host, name, { parts }, place) => {
      const resolved: PinnedSource<PartKind>[] = [];
      for (const [index, part] of parts.entries()) {
        const folder = join(place.folder, `part-${index}`);
        mkdirSync(folder);
        resolved.push((await resolvePart(host, name, part, { ...place, folder })) as PinnedSource<PartKind>);
      }
      if (processorsOfAll(resolved).length === 0)
        throw new UserError("not-found", `the sources of ${name.server} have no processor in common`, {
          hint: "Check the `processors` of the wheel and the URLs of the archive. A pin of a Debian package is for one processor.",
        });
      return { kind: "several", parts: resolved };
    },
    fetch: async (host, { parts }, processor, place) => {
      for (const part of parts)
        await fetchPart(host, part, processorsOf(part).includes("any") ? "any" : processor, place);
    },
    processors: ({ parts }) => processorsOfAll(parts),
    contents: Object.values(installers).flatMap(({ contents }) => contents),
    packageCount: ({ parts }) => parts.reduce((sum, part) => sum + countPart(part), 0),
  };
}
