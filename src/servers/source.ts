/**
 * How a server is obtained. A profile names a source of one kind, a pin holds what the kind needs to install exactly
 * that again, and the kind's installer (sources.ts) turns the second into files.
 */
import type { Host } from "../platform/host.ts";
import type { InstallFailure } from "./failures.ts";
import type { ArchiveFiles, Archives } from "./sources/archive/archives.ts";
import type { GoModules, GoProgram } from "./sources/go-module/modules.ts";
import type { MachineProgram, PinnedProgram } from "./sources/machine/program.ts";
import type { NpmClosure, NpmPackages } from "./sources/npm/manifest.ts";
import type { WheelFiles, WheelPackage } from "./sources/wheel/wheels.ts";

/** By kind: what a profile names, and what a pin holds. */
type PartKinds = {
  readonly npm: { readonly declared: NpmPackages; readonly pinned: NpmClosure };
  readonly wheel: { readonly declared: WheelPackage; readonly pinned: WheelFiles };
  readonly machine: { readonly declared: MachineProgram; readonly pinned: PinnedProgram };
  readonly "go-module": { readonly declared: GoProgram; readonly pinned: GoModules };
  readonly archive: { readonly declared: Archives; readonly pinned: ArchiveFiles };
};

/** What can stand beside others in one server, at most one of each. */
export type PartKind = keyof PartKinds;

type SourceKinds = PartKinds & {
  readonly several: {
    readonly declared: { readonly parts: readonly Source<PartKind>[] };
    readonly pinned: { readonly parts: readonly PinnedSource<PartKind>[] };
  };
};

export type SourceKind = keyof SourceKinds;

/** What a profile declares of one version: `{ kind: "npm", dependencies: … }`. */
export type Source<Kind extends SourceKind = SourceKind> = {
  [K in Kind]: { readonly kind: K } & SourceKinds[K]["declared"];
}[Kind];

/** What a pin holds of it: `{ kind: "npm", manifest, lock }`. */
export type PinnedSource<Kind extends SourceKind = SourceKind> = {
  [K in Kind]: { readonly kind: K } & SourceKinds[K]["pinned"];
}[Kind];

/** Which server and which version of it a source is of. */
export type PinName = { readonly server: string; readonly version: string };

export type InstallHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "stop" | "nodePath">;

/** Where files are put: an empty folder; nothing inside `forbidden` is ever run. */
export type Place = { readonly folder: string; readonly forbidden: readonly string[] };

/** What a pin may be made for: `any` where the files are the same on every processor. */
export type Processor = "any" | "x64" | "arm64";

export type Installer<Kind extends SourceKind> = {
  /** Why nothing may be installed from it, or undefined: a pin is text of a repository, and what it names is run. */
  readonly unsafe: (name: PinName, pinned: PinnedSource<Kind>, declared: Source) => string | undefined;
  /** Puts the files for this machine into the folder and proves what it can of each; undefined when they lie there. */
  readonly install: (
    host: InstallHost,
    name: PinName,
    pinned: PinnedSource<Kind>,
    place: Place,
  ) => Promise<InstallFailure | undefined>;
  /** What a pin of this version has to hold. Throws a UserError where it is not released or cannot be had. */
  readonly resolve: (
    host: InstallHost,
    name: PinName,
    declared: Source<Kind>,
    place: Place,
  ) => Promise<PinnedSource>;
  /** Puts the files for a processor into the folder, for their digest. Throws a UserError where they cannot be had. */
  readonly fetch: (
    host: InstallHost,
    pinned: PinnedSource<Kind>,
    processor: Processor,
    place: Place,
  ) => Promise<void>;
  /** The processors that have files of their own. */
  readonly processors: (pinned: PinnedSource<Kind>) => readonly Processor[];
  readonly contents: readonly Contents[];
  /** How many packages it consists of. */
  readonly packageCount: (pinned: PinnedSource<Kind>) => number;
};

/** Which of the installed files a digest covers. */
export type Contents = {
  /** The folder below which they lie, relative to that of the installation. */
  readonly folder: string;
  /** Files in it that nothing of a server reads and that differ between releases of what installs them. */
  readonly bookkeeping: readonly string[];
  /** Links count by where they lead; without it only that they are there. */
  readonly readsLinks?: true;
};
