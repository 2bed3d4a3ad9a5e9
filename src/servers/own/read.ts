/** The servers of this release with those that a repository describes. */
import { UserError } from "../../errors.ts";
import { findProfile, type Registry, registryWith } from "../registry.ts";
import { ownServerId, parseOwnServer } from "./definition.ts";
import { ownProfile } from "./profile.ts";

/** `name` is the path in the repository. */
export type NamedText = { readonly name: string; readonly text: string };

/** Throws a UserError for one that is wrong, and for one that is called as a server of this release. */
export function readOwnServers(texts: readonly NamedText[]): Registry {
  const known = new Map<string, string>();
  return registryWith(
    texts.map(({ name, text }) => {
      const id = ownServerId(name);
      if (id === undefined)
        throw new UserError("bad-configuration", `${name}: it must be called NAME.yml, of small letters`);
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
