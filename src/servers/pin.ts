/** Makes a pin of any released version: its source is resolved, and what it would install here and elsewhere is digested. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../model/errors.ts";
import type { Pin } from "./pins.ts";
import type { Profile } from "./profile.ts";
import type { InstallHost, InstallPlace, PinName, PinnedSource, ServerSource, SourceKind } from "./source.ts";
import { installerOf } from "./sources.ts";
import { treeDigest } from "./tree-digest.ts";

export type PinOptions = {
  /** An empty folder for this alone. */
  readonly scratch: string;
  /** Folders inside which nothing is ever run. */
  readonly forbidden: readonly string[];
  readonly progress: (text: string) => void;
};

const exactVersion = /^\d+(?:\.\d+){2}(?:-[0-9A-Za-z.-]{1,64})?$/u;
/** A version of what is neither on npm nor a Go module, which has versions of its own. */
const otherVersion = /^\d+(?:\.\d+){1,3}(?:-[0-9A-Za-z.-]{1,64})?$/u;

/**
 * Makes the pin of a version. Throws a UserError for a version that is none, one that is not released, and when its
 * packages cannot be had.
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
      hint: `Give all its numbers, for example: lanser pin ${profile.id}@1.2.3`,
    });
  }
  const name = { server: profile.id, version };
  options.progress(`resolving ${name.server} ${name.version}`);
  const source = await resolve(host, name, profile.source(version), emptyFolder(options, "resolved"));
  return { ...name, source, treeDigests: await digest(host, source, options) };
}

function resolve<Kind extends SourceKind>(
  host: InstallHost,
  name: PinName,
  declared: ServerSource<Kind>,
  place: InstallPlace,
): Promise<PinnedSource> {
  return installerOf(declared.kind).resolve(host, name, declared, place);
}

async function digest<Kind extends SourceKind>(
  host: InstallHost,
  source: PinnedSource<Kind>,
  options: PinOptions,
): Promise<Pin["treeDigests"]> {
  const installer = installerOf(source.kind);
  const treeDigests: Record<string, string> = {};
  for (const processor of installer.processors(source)) {
    options.progress(processor === "any" ? "digesting its files" : `digesting its files for ${processor}`);
    const place = emptyFolder(options, processor);
    await installer.fetch(host, source, processor, place);
    treeDigests[processor] = treeDigest(place.folder, installer.contents);
    rmSync(place.folder, { recursive: true, force: true });
  }
  return treeDigests;
}

function emptyFolder({ scratch, forbidden }: PinOptions, name: string): InstallPlace {
  const folder = join(scratch, name);
  mkdirSync(folder);
  return { folder, forbidden };
}
