/** Combines the servers of this release with those that a repository describes. */
import { UserError } from "../../model/errors.ts";
import { parsePin } from "../own-pins.ts";
import { type Pin, shippedPins } from "../pins.ts";
import { pinsFolder } from "../pins-folder.ts";
import { findProfile, ownProfiles, type Registry, registryWith } from "../registry.ts";
import { ownServerId, parseOwnServer, serversFolder } from "./definition.ts";
import { ownProfile } from "./profile.ts";

/** The text of a file. `name` is its path in the repository, as messages show it. */
export type NamedText = { readonly name: string; readonly text: string };

/** The servers and pins that can check a tree: the tree's own first, then those of this release. */
export type KnownServers = { readonly registry: Registry; readonly pins: readonly Pin[] };

/**
 * Reads the servers and pins from `.lanser/servers/` and `.lanser/pins/`. Throws a UserError for an invalid file: if
 * a run ignored the file, it would use another server than the repository wants.
 */
export function readKnownServers(texts: readonly NamedText[]): KnownServers {
  const below = (folder: string) => texts.filter(({ name }) => name.startsWith(`${folder}/`));
  const registry = readOwnServers(below(serversFolder));
  const own = ownProfiles(registry);
  const pins = below(pinsFolder).map(({ name, text }) => parsePin(text, name, own));
  return { registry, pins: [...pins, ...shippedPins] };
}

/**
 * Reads the servers that a repository describes. Throws a UserError for an invalid description, for two with one ID,
 * and for one with the ID of a shipped server: a lookup by ID must find exactly one.
 */
export function readOwnServers(texts: readonly NamedText[]): Registry {
  const known = new Map<string, string>();
  return registryWith(
    texts.map(({ name, text }) => {
      const id = ownServerId(name);
      if (id === undefined)
        throw new UserError("bad-configuration", `${name}: rename it to NAME.yml, in lower case`);
      if (findProfile(id) !== undefined)
        throw new UserError("bad-configuration", `${name}: this release already has a server called ${id}`, {
          hint: "Give the file the name of another server.",
        });
      const other = known.get(id);
      if (other !== undefined)
        throw new UserError("bad-configuration", `${name} and ${other} describe the same server: remove one`);
      known.set(id, name);
      return ownProfile(parseOwnServer(id, text, name));
    }),
  );
}
