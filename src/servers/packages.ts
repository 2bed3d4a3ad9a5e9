/** Which packages are installed, as a digest of their names and versions. */
import { sha256 } from "../core/digest.ts";
import { canonical } from "../core/json.ts";
import { compareText } from "../core/order.ts";

/** Whatever their order, and however often one is named. */
export function packagesDigest(names: readonly string[]): string {
  return sha256(canonical([...new Set(names)].sort(compareText)));
}
