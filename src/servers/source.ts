/**
 * The ways in which a server is obtained. A profile names a source of one kind, a pin holds what the kind needs to
 * install exactly that again, and the kind's installer (sources.ts) turns the second into files.
 */
import type { Host } from "../platform/host.ts";
import type { InstallFailure } from "./failures.ts";
import type { ArchiveFiles, Archives } from "./sources/archive/archives.ts";
import type { GoModules, GoProgram } from "./sources/go-module/modules.ts";
import type { MachineProgram, PinnedProgram } from "./sources/machine/program.ts";
import type { NpmClosure, NpmPackages } from "./sources/npm/manifest.ts";
import type { WheelFiles, WheelPackage } from "./sources/wheel/wheels.ts";

/** The declarations of profiles and the contents of pins, by kind. */
type PartKinds = {
  readonly npm: { readonly declared: NpmPackages; readonly pinned: NpmClosure };
  readonly wheel: { readonly declared: WheelPackage; readonly pinned: WheelFiles };
  readonly machine: { readonly declared: MachineProgram; readonly pinned: PinnedProgram };
  readonly "go-module": { readonly declared: GoProgram; readonly pinned: GoModules };
  readonly archive: { readonly declared: Archives; readonly pinned: ArchiveFiles };
};

/** The kinds that can stand beside others in one server, at most one of each. */
export type PartKind = keyof PartKinds;

type SourceKinds = PartKinds & {
  readonly several: {
    readonly declared: { readonly parts: readonly ServerSource<PartKind>[] };
    readonly pinned: { readonly parts: readonly PinnedSource<PartKind>[] };
  };
};

export type SourceKind = keyof SourceKinds;

/** The declaration that a profile makes of one version: `{ kind: "npm", dependencies: … }`. */
export type ServerSource<Kind extends SourceKind = SourceKind> = {
  [K in Kind]: { readonly kind: K } & SourceKinds[K]["declared"];
}[Kind];

/** The content of a pin for it: `{ kind: "npm", manifest, lock }`. */
export type PinnedSource<Kind extends SourceKind = SourceKind> = {
  [K in Kind]: { readonly kind: K } & SourceKinds[K]["pinned"];
}[Kind];

/** The server, and the version of it, that a source is of. */
export type PinName = { readonly server: string; readonly version: string };

export type InstallHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "stop" | "nodePath">;

/** The place where files are put: an empty folder; nothing inside `forbidden` is ever run. */
export type InstallPlace = { readonly folder: string; readonly forbidden: readonly string[] };

/** A processor that a pin may be made for: `any` where the files are the same on every processor. */
export type Processor = "any" | "x64" | "arm64";

export type Installer<Kind extends SourceKind> = {
  /**
   * The reason why nothing may be installed from it, or undefined: a pin is text of a repository, and what it names
   * is run.
   */
  readonly unsafe: (name: PinName, pinned: PinnedSource<Kind>, declared: ServerSource) => string | undefined;
  /** Puts the files for this machine into the folder and proves what it can of each; undefined when they lie there. */
  readonly install: (
    host: InstallHost,
    name: PinName,
    pinned: PinnedSource<Kind>,
    place: InstallPlace,
  ) => Promise<InstallFailure | undefined>;
  /** Finds what a pin of this version has to hold. Throws a UserError where it is not released or cannot be had. */
  readonly resolve: (
    host: InstallHost,
    name: PinName,
    declared: ServerSource<Kind>,
    place: InstallPlace,
  ) => Promise<PinnedSource>;
  /** Puts the files for a processor into the folder, for their digest. Throws a UserError where they cannot be had. */
  readonly fetch: (
    host: InstallHost,
    pinned: PinnedSource<Kind>,
    processor: Processor,
    place: InstallPlace,
  ) => Promise<void>;
  /** The processors that have files of their own. */
  readonly processors: (pinned: PinnedSource<Kind>) => readonly Processor[];
  readonly contents: readonly DigestedFiles[];
  /** The number of packages that it consists of. */
  readonly packageCount: (pinned: PinnedSource<Kind>) => number;
};

/** The installed files that a digest covers. */
export type DigestedFiles = {
  /** The folder below which they lie, relative to that of the installation. */
  readonly folder: string;
  /** Files in it that nothing of a server reads and that differ between releases of what installs them. */
  readonly bookkeeping: readonly string[];
  /** True if links count by where they lead; without it only that they are there. */
  readonly readsLinks?: true;
};
