/** The servers of this release with those that a repository describes. */
import { UserError } from "../../model/errors.ts";
import { parsePin } from "../own-pins.ts";
import { type Pin, shippedPins } from "../pins.ts";
import { pinsFolder } from "../pins-folder.ts";
import { findProfile, ownProfiles, type Registry, registryWith } from "../registry.ts";
import { ownServerId, parseOwnServer, serversFolder } from "./definition.ts";
import { ownProfile } from "./profile.ts";

/** The text of a file; `name` is its path in the repository. */
export type NamedText = { readonly name: string; readonly text: string };

/** The servers and pins by which a tree can be checked: those that it describes and pins, and those of this release. */
export type KnownServers = { readonly registry: Registry; readonly pins: readonly Pin[] };

/**
 * Reads the servers and pins from the texts of both folders. Throws a UserError for a server or a pin that cannot
 * be read: a run that ignored it would use another.
 */
export function readKnownServers(texts: readonly NamedText[]): KnownServers {
  const below = (folder: string) => texts.filter(({ name }) => name.startsWith(`${folder}/`));
  const registry = readOwnServers(below(serversFolder));
  const own = ownProfiles(registry);
  const pins = below(pinsFolder).map(({ name, text }) => parsePin(text, name, own));
  return { registry, pins: [...pins, ...shippedPins] };
}

/**
 * Reads the servers that a repository describes. Throws a UserError for one that is wrong, and for one that is
 * called as a server of this release.
 */
export function readOwnServers(texts: readonly NamedText[]): Registry {
  const known = new Map<string, string>();
  return registryWith(
    texts.map(({ name, text }) => {
      const id = ownServerId(name);
      if (id === undefined)
        throw new UserError("bad-configuration", `${name}: use a name like NAME.yml, in lower case`);
      if (findProfile(id) !== undefined)
        throw new UserError("bad-configuration", `${name}: this release has a server called ${id} itself`, {
          hint: "Give the file another name.",
        });
      const other = known.get(id);
      if (other !== undefined)
        throw new UserError("bad-configuration", `${name} and ${other} describe the same server`);
      known.set(id, name);
      return ownProfile(parseOwnServer(id, text, name));
    }),
  );
}
