/** Selects how a server runs: as a language server or by its own command. */
import type { Profile } from "../profile.ts";
import { compilerDefaults } from "./defaults.ts";

export const serverModes = ["auto", "lsp", "compiler"] as const;
/** The mode of a server. `auto` is the mode with the best measurements in this release. */
export type ServerMode = (typeof serverModes)[number];

/** Gives the mode in which a profile runs by default. */
export function currentMode(profile: Pick<Profile, "compiler">): Exclude<ServerMode, "auto"> {
  return profile.compiler === undefined ? "lsp" : "compiler";
}

/**
 * Gives the profile in a mode, or a sentence if this release cannot run the server in that mode. `mode` in the
 * configuration and `lanser parity` use it.
 */
export function profileInMode(profile: Profile, mode: ServerMode): Profile | string {
  if (mode === "auto" || mode === currentMode(profile)) return profile;
  if (mode === "lsp") return `${profile.name} is a command: its only mode is compiler`;
  const { cliMode: asCommand } = profile;
  if (asCommand === undefined) return `this release has no command for ${profile.name}: its only mode is lsp`;
  // Measurements of the server do not hold for its command, so these members are left out.
  const { walks: _walks, takesEdits: _takesEdits, census: _census, complete: _complete, ...shared } = profile;
  const {
    environment: _environment,
    searchPath: _searchPath,
    toolchain: _toolchain,
    ...defaults
  } = compilerDefaults;
  const unprobed = "Lanser runs the server's command, and nobody has measured how it answers probes";
  return { ...shared, ...defaults, unprobed, ...asCommand, serverMode: profile };
}
