/** Opens the cache of observations, unless it would be inside of the repository. */
import { statSync } from "node:fs";
import { UserError } from "../../../model/errors.ts";
import { leadsInto } from "../../../platform/folders.ts";
import {
  type CacheHost,
  createObservationCache,
  type ExpectedEntry,
  type ObservationCache,
} from "./cache.ts";
import type { StorePlace } from "./store.ts";

export type CacheRequest = {
  /** Place of the cache; null and undefined keep nothing. */
  readonly observations?: StorePlace | null;
  /** Results of other jobs: the observations that they should have made. */
  readonly shards?: { readonly expected: ExpectedEntry };
  /** The top folder of the repository, absolute. */
  readonly top: string;
  /** A folder that this process has made. */
  readonly scratch: string;
  readonly note: (text: string) => void;
};

/**
 * Opens the cache; null if the run uses none. A cache inside of the repository is not used, because the change under
 * check could contain forged entries. Throws a UserError if a run of shards cannot keep its joined results.
 */
export function openCache(
  host: CacheHost,
  { observations: place = null, shards, top, scratch, note }: CacheRequest,
): ObservationCache | null {
  if (place === null) return null;
  if (!leadsInto(place.folder, top))
    return createObservationCache(host, place, statSync(scratch).uid, shards?.expected);
  if (shards !== undefined)
    throw new UserError("usage", "the folder for temporary files (TMPDIR) is inside the repository", {
      hint: "Set TMPDIR to another folder. Lanser keeps joined results there during the run.",
    });
  note("Lanser does not use the cache folder, because it is inside the repository");
  return null;
}
