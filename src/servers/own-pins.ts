/** Pins of a repository's own, as `lanser pin` writes them for review: text of others until it was read here. */

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

/** Reads a pin that `lanser pin` wrote. Throws a UserError that names what is wrong with it; `origin` names the file, `own` are the servers that the repository describes. */
export function parsePin(text: string, origin: string, own: readonly Profile[] = []): Pin {
  const broken = (why: string) =>
    new UserError("bad-configuration", `${origin}: ${why}`, {
      hint: "Write it again with: lanser pin ID@VERSION",
    });
  if (text.length > pinLengthMax) throw broken(`it has more than ${pinLengthMax} characters`);
  const read = parseStrict(text);
  if (read.kind === "invalid") throw broken(`it is not valid JSON: ${read.message}`);
  const value: unknown = read.value;
  if (!validatePinV1(value)) {
    const first = validatePinV1.errors?.[0];
    throw broken(`${first?.instancePath ?? ""} ${first?.message ?? "is not right"} (schemas/pin.v1.json)`);
  }
  const { server, version, treeDigests, ...published } = value as PinV1;
  if (origin !== pinPath(server, version)) throw broken(`it pins ${server} ${version} and needs this name`);
  const profile = own.find(({ id }) => id === server);
  const declared = profile === undefined ? {} : { declared: profile.source(version) };
  const pin: Pin = { server, version, source: sourceFromV1(published), treeDigests, ...declared };
  const unsafe = unsafePin(pin);
  if (unsafe !== undefined) throw broken(unsafe);
  return pin;
}

/** The published form: what its source holds stands in the pin itself. */
type PinV1 = Omit<Pin, "source"> & { readonly schema: string } & Published;

type PublishedPart = NpmClosure | WheelFiles | GoModules | PinnedProgram | ArchiveFiles;

type Published = PublishedPart | { readonly parts: readonly PublishedPart[] };

/** The text of a pin, for review: one line a member. */
export function printPin({ server, version, source, treeDigests }: Pin): string {
  const published = { schema: "lanser.pin.v1", server, version, ...sourceToV1(source), treeDigests };
  return `${JSON.stringify(published, undefined, 2)}\n`;
}

function sourceToV1(source: PinnedSource): Published {
  return source.kind === "several" ? { parts: source.parts.map(partToV1) } : partToV1(source);
}

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

function sourceFromV1(published: Published): PinnedSource {
  return "parts" in published
    ? { kind: "several", parts: published.parts.map(partFromV1) }
    : partFromV1(published);
}

function partFromV1(published: PublishedPart): PinnedSource<PartKind> {
  if ("machine" in published) return { kind: "machine", machine: published.machine };
  if ("modules" in published) return { kind: "go-module", modules: published.modules };
  if ("wheels" in published) return { kind: "wheel", wheels: published.wheels };
  if ("archives" in published) return { kind: "archive", archives: published.archives };
  return { kind: "npm", manifest: published.manifest, lock: published.lock };
}
