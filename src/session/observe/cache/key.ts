/** Cache key: one value of all that an observation depends on. Another value means another entry. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { canonical } from "../../../model/json.ts";
import type { Lookup } from "../../../model/lookup.ts";
import { isInside } from "../../../model/paths.ts";
import { readOptional } from "../../../platform/files.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import type { Host } from "../../../platform/host.ts";
import { modeOf } from "../../../servers/compiler/modes.ts";
import { projectFolder } from "../../../servers/profile.ts";
import type { LiveSide } from "../live.ts";
import { scheduleDigest } from "../schedule.ts";
import { ownCode } from "./code.ts";
import type { Look } from "./contents.ts";

/** Facts about a session beyond its input. */
export type SessionFacts = {
  /** Name of the session for people: `pyright base`. */
  readonly name: string;
  readonly server: { readonly id: string; readonly version: string; readonly treeDigest: string | null };
  readonly toolchain: { readonly name: string; readonly version: string } | null;
  /** Folders in which the server searches packages, in its order; absolute. */
  readonly places: readonly string[];
  /**
   * Called at the end of the run. False if its server was not healthy to its end. Absent if the server ended with the
   * session.
   */
  readonly isWell?: () => boolean;
};

export type KeyHost = Pick<Host, "platform" | "arch" | "nodeVersion">;

export type Keyed = {
  readonly kind: "keyed";
  readonly key: object;
  /** Folders and files outside of the tree that the server's configuration names; absolute. */
  readonly places: readonly string[];
  /** Digest of the file system's metadata of the files that the key covers. */
  readonly stamp: string;
};

export function keyOf(
  host: KeyHost,
  side: LiveSide,
  { server, toolchain, places }: SessionFacts,
  disk: Look,
): Keyed | { readonly kind: "none"; readonly why: string } {
  const code = ownCode();
  if (code === undefined) return { kind: "none", why: "this program cannot read its own file" };
  const { profile, context, schedule, lookups, repository } = side;
  const { root, project } = context;
  const told = [...places, ...placesIn(context.settings, projectFolder(context))];
  const contents = disk.contents(root, told);
  if ("why" in contents) return { kind: "none", why: contents.why };
  // The tree lies elsewhere in every run, and nothing that is found depends on where.
  const anywhere = (value: unknown) => sha256Hex(JSON.stringify(value).replaceAll(root, "<root>"));
  const first: readonly Lookup[] | null = lookups === null ? null : lookups([]);
  const key = {
    code,
    platform: `${host.platform} ${host.arch}, Node ${host.nodeVersion}`,
    server: { id: server.id, version: server.version, treeDigest: server.treeDigest },
    mode: modeOf(profile),
    schedule: scheduleDigest(profile, schedule, []),
    programFiles: schedule.programFiles,
    lookups: first === null ? null : anywhere(first.map(({ path, position }) => [path, position])),
    repository,
    project,
    settings: anywhere(context.settings),
    overlays: anywhere(context.overlays ?? []),
    parts: anywhere(context.parts ?? []),
    // What the server's command says of the project is part of what is found.
    projectDiagnostics: anywhere(side.projectDiagnostics),
    toolchain: toolchain === null ? null : `${toolchain.name} ${toolchain.version}`,
    // Stand-ins, written anew for each run at another place.
    standIns: anywhere(
      Object.entries(context.toolchain).map(([name, place]) => [name, readOptional(place) ?? place]),
    ),
    places: anywhere(places),
    contents: contents.digest,
  };
  return { kind: "keyed", key, places: told, stamp: contents.stamp };
}

/**
 * Returns every existing path outside of the folder that a setting may name, as a server would resolve it: stubs,
 * further search paths.
 */
function placesIn(setting: unknown, folder: string): readonly string[] {
  if (typeof setting === "string") {
    const place = resolve(folder, setting);
    return setting !== "" && !isInside(place, folder) && existsSync(place) ? [place] : [];
  }
  if (typeof setting !== "object" || setting === null) return [];
  return Object.values(setting).flatMap((one) => placesIn(one, folder));
}

/** 64 hexadecimal digits. */
export function entryName(key: object): string {
  return sha256Hex(canonical(key));
}
