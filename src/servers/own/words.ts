/** Sentences about a server that a repository describes, the same wherever they are asked for. */
import { plural } from "../../model/text.ts";
import type { Profile } from "../profile.ts";
import { serversFolder } from "./definition.ts";

/** The file that describes a server. */
export function definitionPath(id: string): string {
  return `${serversFolder}/${id}.yml`;
}

/** The reason why the silence of a server without a known mistake is worth nothing; undefined where it has one. */
export function withoutCanary({ name, unproven }: Pick<Profile, "name" | "unproven">): string | undefined {
  return unproven === undefined
    ? undefined
    : `${name} is unproven: without a known error (\`canary\`), a result without findings proves nothing`;
}

/**
 * The reason why a server would check none of these files, by their names; undefined for a server of this release,
 * which is told from elsewhere.
 */
export function withoutFiles(
  { own, isSource }: Pick<Profile, "own" | "isSource">,
  paths: readonly string[],
): string | undefined {
  return own === undefined || paths.some(isSource)
    ? undefined
    : `\`files\` of ${definitionPath(own.id)} matches none of the ${plural(paths.length, "file")} of this repository`;
}
