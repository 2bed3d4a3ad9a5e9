/** Builds the environment of a server from its profile. */
import { delimiter } from "node:path";
import type { Profile } from "./profile.ts";

/**
 * Gives the variables of a server. Programs from Debian packages also get the folders of their own libraries, because
 * the system's loader does not know these folders.
 */
export function environmentVariables(
  { environment, libraries }: Pick<Profile, "environment" | "libraries">,
  serverFolder: string,
): Profile["environment"] {
  return libraries === undefined
    ? environment
    : { ...environment, LD_LIBRARY_PATH: libraries(serverFolder).join(delimiter) };
}
