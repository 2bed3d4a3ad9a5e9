/** Where a run keeps what servers found, and where it does not. */
import { statSync } from "node:fs";
import { UserError } from "../errors.ts";
import { leadsInto } from "../folders.ts";
import type { Host } from "../host.ts";
import { createObservationCache, type ObservationCache } from "../observe/cache/cache.ts";
import type { GateRequest, Sharing } from "./gate.ts";

/** What lies in the repository may have come with a change. */
export function openCache(
  host: Host,
  { observations: place = null, shards, progress }: GateRequest & Sharing,
  top: string,
  scratch: string,
): ObservationCache | null {
  if (place === null) return null;
  if (!leadsInto(place.folder, top))
    return createObservationCache(host, place, statSync(scratch).uid, shards?.expected);
  if (shards !== undefined)
    throw new UserError("usage", "the folder for temporary files (TMPDIR) lies inside of the repository", {
      hint: "Point TMPDIR at another folder: what is joined is kept there for as long as the run takes.",
    });
  progress({ kind: "note", text: "no observations are kept or used inside of the repository" });
  return null;
}
