/** Digests the packages that a server can see, by the contents of their files. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { leadsInto } from "../../../platform/folders.ts";
import { digestPackages, type KnownContents } from "./contents.ts";
import { openStore, type StoreHost } from "./store.ts";

export type PackagesRequest = {
  /** Folders of packages, in the order in which the server searches them; absolute. */
  readonly folders: readonly string[];
  /** The top of the repository; absolute. */
  readonly top: string;
  /** Folder of the user's caches; absolute. */
  readonly cacheFolder: string;
  /** A folder that this process has made. */
  readonly scratch: string;
};

/** Maximum size of all kept digests together. */
const bytesMax = 1024 * 1024;

/**
 * Returns the digest of the packages in folders; null if there is too much to read. The cache folder keeps it by the
 * size, the times and the inode of each file, so a later run only lists the files. A cache inside of the repository is
 * not used, because the change under check could contain forged entries.
 */
export function packageContents(host: StoreHost, of: PackagesRequest): string | null {
  const folder = join(of.cacheFolder, "packages");
  const store = openStore(host, { folder, use: "read-write", bytesMax }, statSync(of.scratch).uid);
  const kept: KnownContents = {
    read: (stamp) => {
      const read = store.read(stamp);
      return read.kind === "entry" ? { digest: read.body, writtenMs: read.writtenMs } : undefined;
    },
    write: (stamp, digest) => void store.write(stamp, digest),
  };
  const none: KnownContents = { read: () => undefined, write: () => {} };
  const digest = digestPackages(of.folders, of.top, leadsInto(folder, of.top) ? none : kept);
  return typeof digest === "string" ? digest : null;
}
