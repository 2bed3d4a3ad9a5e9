/** The servers that this release knows. */
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

export type ServerProfile = Profile;
export type ServerContext = SideContext;

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

export function findProfile(id: string): Profile | undefined {
  return profiles.find((profile) => profile.id === id);
}

/** The profile with a name. Throws a UserError for a name that no server has. */
export function namedProfile(id: string, all: readonly Profile[]): Profile {
  const profile = all.find((one) => one.id === id);
  if (profile !== undefined) return profile;
  const known = all.map((one) => one.id);
  const near = findNearest(id, known);
  const own = `To describe another in ${serversFolder}/${/^[a-z][a-z0-9-]*$/u.test(id) ? id : "NAME"}.yml, see docs/own-servers.md.`;
  const hint =
    near === undefined ? `This release knows: ${known.join(", ")}. ${own}` : `Did you mean ${near}? ${own}`;
  throw new UserError("unknown-server", `there is no server called ${id}`, { hint });
}

/** The servers that are known, handed to those who choose among them. */
export type Registry = {
  readonly profiles: readonly Profile[];
  /** The profile with a name. Throws a UserError for a name that no server has. */
  readonly profile: (id: string) => Profile;
  readonly shippedPins: readonly Pin[];
  /** The requests that a run or a question may send. */
  readonly requests: readonly string[];
  /** The requests of those that a question may send, but for diagnostics, which have a time of their own. */
  readonly questioned: readonly string[];
  readonly inMode: typeof profileInMode;
  /** The pin of a version: see `findPin`. */
  readonly pin: (pins: readonly Pin[], server: string, version: string | undefined) => Pin | undefined;
};

const requests = [...capableMethods, CodeActionRequest.method];
const questioned = capableMethods.filter((one) => !one.endsWith("/diagnostic"));

export const registry: Registry = registryWith([]);

/** The registry with the servers that a repository describes. */
export function registryWith(own: readonly Profile[]): Registry {
  const all = [...profiles, ...own];
  const profile = (id: string) => namedProfile(id, all);
  return { profiles: all, profile, shippedPins, requests, questioned, inMode: profileInMode, pin: findPin };
}

export function ownProfiles({ profiles: all }: Pick<Registry, "profiles">): readonly Profile[] {
  return all.filter(({ own }) => own !== undefined);
}
