/**
 * The kinds of sources of a server. A profile declares a source of one kind, a pin contains what that kind needs to
 * install exactly the same files again, and the kind's installer (sources.ts) installs them.
 */
import type { Host } from "../platform/host.ts";
import type { InstallFailure } from "./failures.ts";
import type { ArchiveFiles, Archives } from "./sources/archive/archives.ts";
import type { GoModules, GoProgram } from "./sources/go-module/modules.ts";
import type { MachineProgram, PinnedProgram } from "./sources/machine/program.ts";
import type { NpmClosure, NpmPackages } from "./sources/npm/manifest.ts";
import type { WheelFiles, WheelPackage } from "./sources/wheel/wheels.ts";

/** The declaration of a profile and the content of a pin, for each kind. */
type PartKinds = {
  readonly npm: { readonly declared: NpmPackages; readonly pinned: NpmClosure };
  readonly wheel: { readonly declared: WheelPackage; readonly pinned: WheelFiles };
  readonly machine: { readonly declared: MachineProgram; readonly pinned: PinnedProgram };
  readonly "go-module": { readonly declared: GoProgram; readonly pinned: GoModules };
  readonly archive: { readonly declared: Archives; readonly pinned: ArchiveFiles };
};

/** The kinds that one server can combine, at most one source of each. */
export type PartKind = keyof PartKinds;

type SourceKinds = PartKinds & {
  readonly several: {
    readonly declared: { readonly parts: readonly ServerSource<PartKind>[] };
    readonly pinned: { readonly parts: readonly PinnedSource<PartKind>[] };
  };
};

export type SourceKind = keyof SourceKinds;

/** What a profile declares for one version, such as `{ kind: "npm", dependencies: … }`. */
export type ServerSource<Kind extends SourceKind = SourceKind> = {
  [K in Kind]: { readonly kind: K } & SourceKinds[K]["declared"];
}[Kind];

/** What a pin contains for it, such as `{ kind: "npm", manifest, lock }`. */
export type PinnedSource<Kind extends SourceKind = SourceKind> = {
  [K in Kind]: { readonly kind: K } & SourceKinds[K]["pinned"];
}[Kind];

/** A server and its version, for messages. */
export type PinName = { readonly server: string; readonly version: string };

export type InstallHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "stop" | "nodePath">;

/**
 * Where an installer works. `folder` is empty. No program inside the folders `forbidden` runs, because the change
 * controls them.
 */
export type InstallPlace = { readonly folder: string; readonly forbidden: readonly string[] };

/** The processor of a pin's files; `any` if the files are the same on every processor. */
export type Processor = "any" | "x64" | "arm64";

export type Installer<Kind extends SourceKind> = {
  /**
   * Says why nothing may be installed from a pin, or undefined. A pin is text of a repository, and its packages run.
   */
  readonly unsafe: (name: PinName, pinned: PinnedSource<Kind>, declared: ServerSource) => string | undefined;
  /**
   * Installs the files for this machine into the folder, with every check that the kind allows. Returns undefined on
   * success.
   */
  readonly install: (
    host: InstallHost,
    name: PinName,
    pinned: PinnedSource<Kind>,
    place: InstallPlace,
  ) => Promise<InstallFailure | undefined>;
  /**
   * Finds what a new pin of this version must contain. Throws a UserError if the version does not exist or cannot be
   * fetched.
   */
  readonly resolve: (
    host: InstallHost,
    name: PinName,
    declared: ServerSource<Kind>,
    place: InstallPlace,
  ) => Promise<PinnedSource>;
  /** Installs the files for any processor, for their digest in a new pin. Throws a UserError on failure. */
  readonly fetch: (
    host: InstallHost,
    pinned: PinnedSource<Kind>,
    processor: Processor,
    place: InstallPlace,
  ) => Promise<void>;
  /** The processors that have their own files. */
  readonly processors: (pinned: PinnedSource<Kind>) => readonly Processor[];
  readonly contents: readonly DigestedFiles[];
  /** The number of packages in a pin, for people. */
  readonly packageCount: (pinned: PinnedSource<Kind>) => number;
};

/** The installed files that the digest covers. */
export type DigestedFiles = {
  /** The folder of the files, relative to the installation. */
  readonly folder: string;
  /** Files in it that no server reads, and that differ between releases of the package manager. */
  readonly bookkeeping: readonly string[];
  /** True if the digest contains the target of each link. Absent: it contains only that the link exists. */
  readonly readsLinks?: true;
};
