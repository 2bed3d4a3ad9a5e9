/** Selects the pin by which a configured server is installed. */
import { UserError } from "../model/errors.ts";
import type { Pin } from "../servers/pins.ts";
import type { Registry, ServerProfile } from "../servers/registry.ts";
import { configPath } from "./config.ts";

/**
 * Returns the pin, or the error. Without a version it is the pin of this release. A server that a repository describes
 * has no such pin, so it needs a version if it has several pins.
 */
export function pinnedAs(
  { profile, version }: { readonly profile: ServerProfile; readonly version: string | undefined },
  pins: readonly Pin[],
  registry: Pick<Registry, "pin">,
): Pin | UserError {
  const { id, own } = profile;
  const known = pins.filter((one) => one.server === id).map((one) => one.version);
  const pin = registry.pin(pins, id, version);
  if (pin === undefined) {
    const hint =
      known.length === 0
        ? `lanser pin ${id}@VERSION writes a pin; commit it.`
        : `Pinned are ${id} ${known.join(", ")}; lanser pin ${id}@VERSION writes another.`;
    const named = version === undefined ? id : `${id} ${version}`;
    return new UserError("unknown-version", `${named} is not pinned`, { hint });
  }
  if (version !== undefined || own === undefined || known.length < 2) return pin;
  const last = known.at(-1);
  const hint = `Name a version in ${configPath}: \`servers: [{ id: ${id}, version: ${last} }]\`, on the command line: --server ${id}@${last}; or delete the other pins.`;
  const message = `${id} is pinned as ${known.join(" and as ")}, and no version is named`;
  return new UserError("unknown-version", message, { hint });
}
