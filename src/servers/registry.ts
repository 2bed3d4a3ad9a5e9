/** The servers and pins that ship with this release. */
import type { Profile, Program, SideContext } from "../lsp/profile.ts";
import pyrightManifest from "./pins/pyright-1.1.414/package.json" with { type: "json" };
import pyrightLock from "./pins/pyright-1.1.414/package-lock.json" with { type: "json" };
import { pyright } from "./pyright/profile.ts";

export type ServerProfile = Profile;
export type ServerProgram = Program;
export type ServerContext = SideContext;

/** A server at one exact version, with the integrity of everything it consists of. */
export type Pin = {
  readonly server: string;
  readonly version: string;
  readonly manifest: object;
  /** npm's lock file, version 3; every package in it has an integrity. */
  readonly lock: NpmLock;
  /** Over every installed file; see `treeDigest` in install.ts. */
  readonly treeDigest: string;
};

export type NpmLock = {
  readonly lockfileVersion: number;
  readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly resolved?: string }>>;
};

export const profiles: readonly Profile[] = [pyright];

export const pins: readonly Pin[] = [
  {
    server: "pyright",
    version: "1.1.414",
    manifest: pyrightManifest,
    lock: pyrightLock as NpmLock,
    treeDigest: "sha256:6ec47793254beb01b0c74c9300332b5a810d1d63b51d7b55a3d20fce185aaea2",
  },
];

export function findProfile(id: string): Profile | undefined {
  return profiles.find((profile) => profile.id === id);
}

/** The pin of `version`, or the newest one of that server when no version is named. Pins are listed newest first. */
export function findPin(server: string, version: string | undefined): Pin | undefined {
  return pins.find((pin) => pin.server === server && (version === undefined || pin.version === version));
}
