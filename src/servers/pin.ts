/**
 * Makes a pin of any released version: resolves its source, installs it for each processor, and takes the digests.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../model/errors.ts";
import type { Pin } from "./pins.ts";
import type { Profile } from "./profile.ts";
import type { InstallHost, InstallPlace, PinName, PinnedSource, ServerSource, SourceKind } from "./source.ts";
import { installerOf } from "./sources.ts";
import { treeDigest } from "./tree-digest.ts";

/** The inputs of `makePin` that do not depend on the version. */
export type PinOptions = {
  /** An empty folder for this pin alone. */
  readonly scratch: string;
  /** Folders inside which no program runs. */
  readonly forbidden: readonly string[];
  readonly progress: (text: string) => void;
};

/** The versions of npm and Go modules: always three numbers. */
const exactVersion = /^\d+(?:\.\d+){2}(?:-[0-9A-Za-z.-]{1,64})?$/u;
/** The versions of other sources: two to four numbers. */
const otherVersion = /^\d+(?:\.\d+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$/u;

/**
 * Makes the pin of a version, for `lanser pin`. Throws a UserError for an inexact or unreleased version, and if its
 * packages cannot be fetched. The person reviews and commits the result; runs then need no registry to decide what to
 * install.
 */
export async function makePin(
  host: InstallHost,
  profile: Pick<Profile, "id" | "source">,
  version: string,
  options: PinOptions,
): Promise<Pin> {
  const { kind } = profile.source(version);
  const isNumbered = kind === "npm" || kind === "go-module" ? exactVersion : otherVersion;
  if (!isNumbered.test(version)) {
    throw new UserError("usage", `\`${version}\` is not an exact version`, {
      hint: `Give all numbers of the version, for example: lanser pin ${profile.id}@1.2.3`,
    });
  }
  const name = { server: profile.id, version };
  options.progress(`resolving ${name.server} ${name.version}`);
  const source = await resolve(host, name, profile.source(version), emptyFolder(options, "resolved"));
  return { ...name, source, treeDigests: await digest(host, source, options) };
}

/**
 * Resolves a source with the installer of its kind. The generic parameter shows the compiler that source and
 * installer have one kind.
 */
function resolve<Kind extends SourceKind>(
  host: InstallHost,
  name: PinName,
  declared: ServerSource<Kind>,
  place: InstallPlace,
): Promise<PinnedSource> {
  return installerOf(declared.kind).resolve(host, name, declared, place);
}

/**
 * Installs the source for each of its processors and takes the digests, also for other processors than this
 * machine's: the pin must hold in every job.
 */
async function digest<Kind extends SourceKind>(
  host: InstallHost,
  source: PinnedSource<Kind>,
  options: PinOptions,
): Promise<Pin["treeDigests"]> {
  const installer = installerOf(source.kind);
  const treeDigests: Record<string, string> = {};
  for (const processor of installer.processors(source)) {
    options.progress(processor === "any" ? "digesting the files" : `digesting the files for ${processor}`);
    const place = emptyFolder(options, processor);
    await installer.fetch(host, source, processor, place);
    treeDigests[processor] = treeDigest(place.folder, installer.contents);
    rmSync(place.folder, { recursive: true, force: true });
  }
  return treeDigests;
}

/** Makes an empty folder for one step. Folders of several steps must not mix, because a digest covers all files. */
function emptyFolder({ scratch, forbidden }: PinOptions, name: string): InstallPlace {
  const folder = join(scratch, name);
  mkdirSync(folder);
  return { folder, forbidden };
}
