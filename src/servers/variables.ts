/** The environment of a server, as its profile has it. */
import { delimiter } from "node:path";
import type { Profile } from "./profile.ts";

/** The variables that a profile gives its server. */
export function environmentVariables(
  { environment, libraries }: Pick<Profile, "environment" | "libraries">,
  serverFolder: string,
): Profile["environment"] {
  return libraries === undefined
    ? environment
    : { ...environment, LD_LIBRARY_PATH: libraries(serverFolder).join(delimiter) };
}
