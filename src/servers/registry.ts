/** The servers that this release knows. */
import { nearest } from "../core/nearest.ts";
import { UserError } from "../errors.ts";
import { basedpyright } from "./basedpyright/profile.ts";
import { biome } from "./biome/profile.ts";
import { cargo } from "./cargo/profile.ts";
import { clangd } from "./clangd/profile.ts";
import { eslint } from "./eslint/profile.ts";
import { go } from "./go/profile.ts";
import { gopls } from "./gopls/profile.ts";
import { json } from "./json/profile.ts";
import { oxlint } from "./oxlint/profile.ts";
import { findPin, type Pin, shippedPins } from "./pins.ts";
import type { Profile, Program, SideContext } from "./profile.ts";
import { pyrefly } from "./pyrefly/profile.ts";
import { pyright } from "./pyright/profile.ts";
import { ruff } from "./ruff/profile.ts";
import { shellcheck } from "./shellcheck/profile.ts";
import { ty } from "./ty/profile.ts";
import { typescript } from "./typescript/profile.ts";
import { typescriptLanguageServer } from "./typescript-language-server/profile.ts";
import { vtsls } from "./vtsls/profile.ts";
import { yaml } from "./yaml/profile.ts";

export type ServerProfile = Profile;
export type ServerProgram = Program;
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
];

export function findProfile(id: string): Profile | undefined {
  return profiles.find((profile) => profile.id === id);
}

/** Throws a UserError for a name that no server has. */
export function namedProfile(id: string): Profile {
  const profile = findProfile(id);
  if (profile !== undefined) return profile;
  const known = profiles.map((one) => one.id);
  const near = nearest(id, known);
  const hint = near === undefined ? `This release knows: ${known.join(", ")}.` : `Did you mean ${near}?`;
  throw new UserError("unknown-server", `there is no server called ${id}`, { hint });
}

/** What this release knows of servers, handed to those who choose among them. */
export type Registry = {
  readonly profiles: readonly Profile[];
  /** Throws a UserError for a name that no server has. */
  readonly profile: (id: string) => Profile;
  readonly shippedPins: readonly Pin[];
  /** See `findPin`. */
  readonly pin: (pins: readonly Pin[], server: string, version: string | undefined) => Pin | undefined;
};

export const registry: Registry = { profiles, profile: namedProfile, shippedPins, pin: findPin };
