/**
 * Reads the servers and pins of a side: the servers that its tree describes and the pins that it holds, then those of
 * this release.
 */

import type { Repository } from "../git/git.ts";
import { listTree } from "../git/listing.ts";
import { readFileAt } from "../git/objects.ts";
import { UserError } from "../model/errors.ts";
import { definitionLengthMax, serversFolder } from "../servers/own/definition.ts";
import { type KnownServers, type NamedText, readKnownServers, readOwnServers } from "../servers/own/read.ts";
import { pinsFolder } from "../servers/pins-folder.ts";
import type { Registry } from "../servers/registry.ts";

const pinsMax = 64;
const pinBytesMax = 1_048_576;
const serversMax = 32;

/**
 * Reads the servers and pins. Throws a UserError for one that cannot be read: a run that ignored it would use another.
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

/** Reads the servers without their pins, to create a missing pin. */
export async function readServersAt(repository: Repository, tree: string): Promise<Registry> {
  return readOwnServers(await serverTexts(repository, tree));
}

function serverTexts(repository: Repository, tree: string): Promise<readonly NamedText[]> {
  return textsBelow(repository, tree, serversFolder, {
    isWanted: (path) => /\.ya?ml$/u.test(path),
    countMax: serversMax,
    bytesMax: definitionLengthMax * 4,
  });
}

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
    throw new UserError("bad-configuration", `${folder} holds more than ${of.countMax} files`);
  return Promise.all(
    names.map(async (name) => {
      const bytes = await readFileAt(repository, tree, name, of.bytesMax).catch(() => undefined);
      if (bytes === undefined) throw new UserError("bad-configuration", `${name} cannot be read`);
      return { name, text: bytes.toString("utf8") };
    }),
  );
}
