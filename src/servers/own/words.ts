/** Sentences about described servers that several commands show with the same words. */
import { plural } from "../../model/text.ts";
import type { Profile } from "../profile.ts";
import { serversFolder } from "./definition.ts";

/** Gives the file that describes a server. */
export function definitionPath(id: string): string {
  return `${serversFolder}/${id}.yml`;
}

/**
 * Says that a server without a canary proves nothing; undefined for a server with one. Queries add this to their
 * answers.
 */
export function withoutCanary({ name, unproven }: Pick<Profile, "name" | "unproven">): string | undefined {
  return unproven === undefined
    ? undefined
    : `${name} has no known error (\`canary\`): a result without findings proves nothing`;
}

/**
 * Says that the globs of a description match no file of the repository; undefined for servers of this release, for
 * which other messages exist. Such a run would check nothing and find nothing.
 */
export function withoutFiles(
  { own, isSource }: Pick<Profile, "own" | "isSource">,
  paths: readonly string[],
): string | undefined {
  return own === undefined || paths.some(isSource)
    ? undefined
    : `\`files\` of ${definitionPath(own.id)} matches none of the ${plural(paths.length, "file")} of this repository`;
}
