/**
 * Finds files whose access control list or extended attributes a new file would lose. Node cannot read these, so GNU tar
 * does: an archive lists them in a header in front of each file.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../platform/host.ts";
import { run } from "../platform/run.ts";
import { denied } from "./jail.ts";

/**
 * Throws a UserError for a file that has an access control list, or an attribute of its user. Without GNU tar it throws
 * none. `paths` are relative to `top`; those without a file are left out.
 */
export async function assertPlainAttributes(
  host: Host,
  top: string,
  paths: readonly string[],
): Promise<void> {
  const file = ["/usr/bin/tar", "/bin/tar"].find((one) => existsSync(one));
  const present = paths.filter((path) => existsSync(join(top, path)));
  if (file === undefined || present.length === 0) return;
  const args = ["--create", "--file=-", "--format=pax", "--xattrs", "--acls", "--no-recursion"];
  const { exitCode, stdout } = await run(
    host,
    { file, args: [...args, "--null", "--verbatim-files-from", "--files-from=-"], cwd: top, env: {} },
    { input: Buffer.from(present.map((path) => `${path}\0`).join("")), msMax, onOutput: null },
  );
  // Another tar does not know these options.
  if (exitCode !== 0) return;
  const found = present[firstWithAttributes(stdout)];
  if (found === undefined) return;
  throw denied(found, {
    rule: "attributes",
    why: "has an access control list or extended attributes, which the new file would lose",
  });
}

const msMax = 60_000;
const blockBytes = 512;

/** Returns the index of the first file of an archive whose header lists attributes; -1 if none does. */
function firstWithAttributes(archive: Buffer): number {
  let index = 0;
  for (let at = 0; at + blockBytes <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(archive.toString("latin1", at + 124, at + 136), 8) || 0;
    const isHeader = archive.toString("latin1", at + 156, at + 157) === "x";
    const content = archive.subarray(at + blockBytes, at + blockBytes + size);
    if (!isHeader) index += 1;
    else if (lossy.test(content.toString("latin1"))) return index;
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes;
  }
  return -1;
}

/** The system gives a new file its own `security.selinux`. */
const lossy = / SCHILY\.(?:acl\.|xattr\.(?:user|trusted|system\.posix_acl|security\.capability))/u;
