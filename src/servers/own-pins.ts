/**
 * Reads and writes the pins of a repository, as `lanser pin` writes them for review. Until it is checked here, a pin
 * is text from untrusted persons.
 */

import { UserError } from "../model/errors.ts";
import { parseStrict } from "../model/json.ts";
import { validatePinV1 } from "../schemas/generated/pin.v1.ts";
import type { Pin } from "./pins.ts";
import { pinPath } from "./pins-folder.ts";
import type { Profile } from "./profile.ts";
import type { PartKind, PinnedSource } from "./source.ts";
import type { ArchiveFiles } from "./sources/archive/archives.ts";
import type { GoModules } from "./sources/go-module/modules.ts";
import type { PinnedProgram } from "./sources/machine/program.ts";
import type { NpmClosure } from "./sources/npm/manifest.ts";
import type { WheelFiles } from "./sources/wheel/wheels.ts";
import { unsafePin } from "./sources.ts";

const pinLengthMax = 1_048_576;

/**
 * Reads a pin that `lanser pin` wrote. Throws a UserError that names the mistake. `origin` is the file's name; `own`
 * are the servers that the repository describes. A pin that a change adds passes through here, so its packages are
 * checked before anything is installed.
 */
export function parsePin(text: string, origin: string, own: readonly Profile[] = []): Pin {
  const broken = (why: string) =>
    new UserError("bad-configuration", `${origin}: ${why}`, {
      hint: "Write the pin again with: lanser pin ID@VERSION",
    });
  if (text.length > pinLengthMax) throw broken(`the file has more than ${pinLengthMax} characters`);
  const read = parseStrict(text);
  if (read.kind === "invalid") throw broken(`the file is not valid JSON: ${read.message}`);
  const value: unknown = read.value;
  if (!validatePinV1(value)) {
    const first = validatePinV1.errors?.[0];
    throw broken(`${first?.instancePath ?? ""} ${first?.message ?? "is invalid"} (schemas/pin.v1.json)`);
  }
  const { server, version, treeDigests, ...published } = value as PinV1;
  if (origin !== pinPath(server, version))
    throw broken(`the file pins ${server} ${version} and must be called ${pinPath(server, version)}`);
  const profile = own.find(({ id }) => id === server);
  const declared = profile === undefined ? {} : { declared: profile.source(version) };
  const pin: Pin = { server, version, source: sourceFromV1(published), treeDigests, ...declared };
  const unsafe = unsafePin(pin);
  if (unsafe !== undefined) throw broken(unsafe);
  return pin;
}

/** The published form of a pin: the members of its source are members of the pin. */
type PinV1 = Omit<Pin, "source"> & { readonly schema: string } & Published;

type PublishedPart = NpmClosure | WheelFiles | GoModules | PinnedProgram | ArchiveFiles;

type Published = PublishedPart | { readonly parts: readonly PublishedPart[] };

/** Prints a pin for review, one member per line, so that a diff shows each changed package. */
export function printPin({ server, version, source, treeDigests }: Pin): string {
  const published = { schema: "lanser.pin.v1", server, version, ...sourceToV1(source), treeDigests };
  return `${JSON.stringify(published, undefined, 2)}\n`;
}

/** Removes the name of the source's kind: the published form shows it by its members. */
function sourceToV1(source: PinnedSource): Published {
  return source.kind === "several" ? { parts: source.parts.map(partToV1) } : partToV1(source);
}

/**
 * Gives the published members of one source. They are the contract of schemas/pin.v1.json, so a change here would
 * make committed pins unreadable.
 */
function partToV1(source: PinnedSource<PartKind>): PublishedPart {
  switch (source.kind) {
    case "npm":
      return { manifest: source.manifest, lock: source.lock };
    case "wheel":
      return { wheels: source.wheels };
    case "machine":
      return { machine: source.machine };
    case "go-module":
      return { modules: source.modules };
    case "archive":
      return { archives: source.archives };
  }
}

/** Finds the kind of a source from its published members. */
function sourceFromV1(published: Published): PinnedSource {
  return "parts" in published
    ? { kind: "several", parts: published.parts.map(partFromV1) }
    : partFromV1(published);
}

/**
 * Finds the kind of one source. The schema guarantees that exactly one of the members exists. The published form
 * leaves out the kind, which its members show.
 */
function partFromV1(published: PublishedPart): PinnedSource<PartKind> {
  if ("machine" in published) return { kind: "machine", machine: published.machine };
  if ("modules" in published) return { kind: "go-module", modules: published.modules };
  if ("wheels" in published) return { kind: "wheel", wheels: published.wheels };
  if ("archives" in published) return { kind: "archive", archives: published.archives };
  return { kind: "npm", manifest: published.manifest, lock: published.lock };
}
