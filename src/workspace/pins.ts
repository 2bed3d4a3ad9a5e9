/** Reads the servers and pins of a side: first those that its tree describes, then those of this release. */

import type { Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { readFileAt } from "../git/objects.ts";
import { UserError } from "../model/errors.ts";
import { definitionLengthMax, serversFolder } from "../servers/own/definition.ts";
import { type KnownServers, type NamedText, readKnownServers, readOwnServers } from "../servers/own/read.ts";
import { pinsFolder } from "../servers/pins-folder.ts";
import type { Registry } from "../servers/registry.ts";

/** Limits of own servers and pins: a repository must not be able to make reading slow. */
const pinsMax = 64;
const pinBytesMax = 1_048_576;
const serversMax = 32;

/**
 * Reads the servers and pins of a tree. Throws a UserError for a file that cannot be read: a run that ignored the
 * file would use another server.
 */
export async function readKnownServersAt(repository: Repository, tree: string): Promise<KnownServers> {
  const servers = await serverTexts(repository, tree);
  const pins = await textsBelow(repository, tree, pinsFolder, {
    isWanted: (path) => path.endsWith(".json"),
    countMax: pinsMax,
    bytesMax: pinBytesMax,
  });
  return readKnownServers([...servers, ...pins]);
}

/** Reads the servers without their pins, for the command that creates a missing pin. */
export async function readServersAt(repository: Repository, tree: string): Promise<Registry> {
  return readOwnServers(await serverTexts(repository, tree));
}

/** Reads the files that describe servers. */
function serverTexts(repository: Repository, tree: string): Promise<readonly NamedText[]> {
  return textsBelow(repository, tree, serversFolder, {
    isWanted: (path) => /\.ya?ml$/u.test(path),
    countMax: serversMax,
    bytesMax: definitionLengthMax * 4,
  });
}

/**
 * Reads files of a folder from git, within limits. Throws a UserError for too many files, and for a file that cannot
 * be read.
 */
async function textsBelow(
  repository: Repository,
  tree: string,
  folder: string,
  of: {
    readonly isWanted: (path: string) => boolean;
    readonly countMax: number;
    readonly bytesMax: number;
  },
): Promise<readonly NamedText[]> {
  const entries = await listTree(repository, tree, folder);
  const names = entries.flatMap(({ path }) => (typeof path === "string" && of.isWanted(path) ? [path] : []));
  if (names.length > of.countMax)
    throw new UserError("bad-configuration", `${folder} contains more than ${of.countMax} files`);
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFileAt(repository, tree, name, of.bytesMax).catch(() => undefined);
      if (bytes === undefined) throw new UserError("bad-configuration", `${name} cannot be read`);
      return { name, text: bytes.toString("utf8") };
    }),
  );
}
