/** The servers of this release, and the registry that adds those of a repository. */
import { CodeActionRequest } from "vscode-languageserver-protocol";
import { UserError } from "../model/errors.ts";
import { findNearest } from "../model/nearest.ts";
import { basedpyright } from "./basedpyright/profile.ts";
import { bashLanguageServer } from "./bash-language-server/profile.ts";
import { biome } from "./biome/profile.ts";
import { cargo } from "./cargo/profile.ts";
import { clangd } from "./clangd/profile.ts";
import { profileInMode } from "./compiler/modes.ts";
import { eslint } from "./eslint/profile.ts";
import { go } from "./go/profile.ts";
import { gopls } from "./gopls/profile.ts";
import { json } from "./json/profile.ts";
import { serversFolder } from "./own/definition.ts";
import { oxlint } from "./oxlint/profile.ts";
import { findPin, type Pin, shippedPins } from "./pins.ts";
import type { Profile, SideContext } from "./profile.ts";
import { capableMethods } from "./protocol/capabilities.ts";
import { pyrefly } from "./pyrefly/profile.ts";
import { pyright } from "./pyright/profile.ts";
import { ruff } from "./ruff/profile.ts";
import { shellcheck } from "./shellcheck/profile.ts";
import { taplo } from "./taplo/profile.ts";
import { ty } from "./ty/profile.ts";
import { typescript } from "./typescript/profile.ts";
import { typescriptLanguageServer } from "./typescript-language-server/profile.ts";
import { vtsls } from "./vtsls/profile.ts";
import { yaml } from "./yaml/profile.ts";

/** The profile of a server, for rooms that only pass it on. */
export type ServerProfile = Profile;
export type ServerContext = SideContext;

/** All servers of this release. Messages list them in this order. */
export const profiles: readonly Profile[] = [
  pyright,
  typescript,
  basedpyright,
  ty,
  pyrefly,
  ruff,
  oxlint,
  biome,
  eslint,
  go,
  shellcheck,
  yaml,
  gopls,
  clangd,
  cargo,
  json,
  typescriptLanguageServer,
  vtsls,
  bashLanguageServer,
  taplo,
];

/**
 * Finds a server of this release by its ID; undefined if the ID is unknown. Descriptions of a repository use it to refuse
 * the name of a shipped server.
 */
export function findProfile(id: string): Profile | undefined {
  return profiles.find((profile) => profile.id === id);
}

/**
 * Finds a server by its ID, or throws a UserError that proposes the nearest name. A misspelt server must not silently
 * check nothing.
 */
export function namedProfile(id: string, all: readonly Profile[]): Profile {
  const profile = all.find((one) => one.id === id);
  if (profile !== undefined) return profile;
  const known = all.map((one) => one.id);
  const near = findNearest(id, known);
  const own = `To add your own server in ${serversFolder}/${/^[a-z][a-z0-9-]*$/u.test(id) ? id : "NAME"}.yml, see docs/own-servers.md.`;
  const hint =
    near === undefined ? `This release knows: ${known.join(", ")}. ${own}` : `Did you mean ${near}? ${own}`;
  throw new UserError("unknown-server", `there is no server called ${id}`, { hint });
}

/** The known servers. Callers receive it as a value, because each repository can add its own. */
export type Registry = {
  readonly profiles: readonly Profile[];
  /** Finds a server by its ID. Throws a UserError for an unknown one. */
  readonly profile: (id: string) => Profile;
  readonly shippedPins: readonly Pin[];
  /** The requests that a run or a query may send. */
  readonly requests: readonly string[];
  /** Those requests that a query may send. Diagnostics are excluded: they have their own time limit. */
  readonly questioned: readonly string[];
  readonly inMode: typeof profileInMode;
  /** Finds the pin of a version: see `findPin`. */
  readonly pin: (pins: readonly Pin[], server: string, version: string | undefined) => Pin | undefined;
};

const requests = [...capableMethods, CodeActionRequest.method];
const questioned = capableMethods.filter((one) => !one.endsWith("/diagnostic"));

export const registry: Registry = registryWith([]);

/**
 * Adds the servers that a repository describes to those of this release. The result is a new registry, so that one
 * process can serve several repositories.
 */
export function registryWith(own: readonly Profile[]): Registry {
  const all = [...profiles, ...own];
  const profile = (id: string) => namedProfile(id, all);
  return { profiles: all, profile, shippedPins, requests, questioned, inMode: profileInMode, pin: findPin };
}

/** Selects the servers that a repository describes. Only these can have pins with declared sources. */
export function ownProfiles({ profiles: all }: Pick<Registry, "profiles">): readonly Profile[] {
  return all.filter(({ own }) => own !== undefined);
}
