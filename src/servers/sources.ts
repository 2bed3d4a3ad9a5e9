/** Connects every kind of source with its installer. A new kind does not compile before it has one. */

import { serversFolder } from "./own/definition.ts";
import type { Pin } from "./pins.ts";
import { findProfile } from "./registry.ts";
import type { Installer, PartKind, PinnedSource, SourceKind } from "./source.ts";
import { archive } from "./sources/archive/installer.ts";
import { goModule } from "./sources/go-module/installer.ts";
import { machine } from "./sources/machine/installer.ts";
import { npm } from "./sources/npm/installer.ts";
import { createSeveralInstaller } from "./sources/several/installer.ts";
import { wheel } from "./sources/wheel/installer.ts";

const parts = { npm, wheel, machine, "go-module": goModule, archive } as const satisfies {
  readonly [Kind in PartKind]: Installer<Kind>;
};
const installers = { ...parts, several: createSeveralInstaller(parts) } as const satisfies {
  readonly [Kind in SourceKind]: Installer<Kind>;
};

/** Gives the installer of a kind, with the kind's own types. */
export function installerOf<Kind extends SourceKind>(kind: Kind): Installer<Kind> {
  const all: { readonly [K in SourceKind]: Installer<K> } = installers;
  return all[kind];
}

/**
 * Says why nothing may be installed from a pin; undefined if it is safe. Every pin passes this check before anything
 * is installed, because a change can add one.
 */
export function unsafePin({
  server,
  version,
  source,
  declared = findProfile(server)?.source(version),
}: Omit<Pin, "treeDigests">): string | undefined {
  if (declared === undefined)
    return `neither this release nor ${serversFolder}/${server}.yml describes a server ${server}`;
  return installerOf(source.kind).unsafe({ server, version }, source, declared);
}

/** Counts the packages of a pin, for the text of `lanser pin`. */
export function packageCount<Kind extends SourceKind>(source: PinnedSource<Kind>): number {
  return installerOf(source.kind).packageCount(source);
}
