/** Runs a server in another mode than the best measured one: its own command in place of a conversation. */
import type { Profile } from "../profile.ts";
import { compilerDefaults } from "./defaults.ts";

export const serverModes = ["auto", "lsp", "compiler"] as const;
/** Mode of a server; `auto` is the default mode of this release. */
export type ServerMode = (typeof serverModes)[number];

export function currentMode(profile: Pick<Profile, "compiler">): Exclude<ServerMode, "auto"> {
  return profile.compiler === undefined ? "lsp" : "compiler";
}

/** Returns the profile in a mode; a sentence if this release does not have the server in that mode. */
export function profileInMode(profile: Profile, mode: ServerMode): Profile | string {
  if (mode === "auto" || mode === currentMode(profile)) return profile;
  if (mode === "lsp") return `${profile.name} is a command: it has no other mode than compiler`;
  const { cliMode: asCommand } = profile;
  if (asCommand === undefined)
    return `this release runs no command instead of ${profile.name}: its only mode is lsp`;
  // What was measured of a conversation says nothing of the command.
  const { walks: _walks, takesEdits: _takesEdits, census: _census, complete: _complete, ...shared } = profile;
  const {
    environment: _environment,
    searchPath: _searchPath,
    toolchain: _toolchain,
    ...spoken
  } = compilerDefaults;
  const unprobed = "Lanser runs its command instead, whose answers to probes are unknown";
  return { ...shared, ...spoken, unprobed, ...asCommand, serverMode: profile };
}
