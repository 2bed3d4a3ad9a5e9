/** The scratch folder of one run. */
import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../errors.ts";
import type { Host } from "../host.ts";
import { diskReason } from "../verdict/unmeasured.ts";

const scratchPrefix = "lanser-gate-";

/** A scratch folder whose name tells a later run whether its owner still lives, so that what a killed run leaves is removed. */
export function makeScratch(
  host: Pick<Host, "temporaryFolder" | "pid" | "kill">,
): { readonly folder: string } & Disposable {
  try {
    const parent = realpathSync(host.temporaryFolder);
    removeAbandoned(host, parent);
    return claim(mkdtempSync(join(parent, `${scratchPrefix}${host.pid}-`)));
  } catch (error) {
    if (diskReason(error) !== undefined) throw error;
    throw new UserError("unreadable-file", "the folder for temporary files (TMPDIR) cannot be used", {
      hint: "Point TMPDIR at a folder that can be written.",
      cause: error,
    });
  }
}

/** The folder of a session. */
export const homePrefix = "home-";

function claim(folder: string): { readonly folder: string } & Disposable {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    // TMPDIR may lie in the repository: what we write there is not part of its working tree.
    writeFileSync(join(folder, ".gitignore"), "*\n");
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, [Symbol.dispose]: remove };
}

function removeAbandoned(host: Pick<Host, "pid" | "kill">, parent: string): void {
  for (const name of readdirSync(parent)) {
    const owner = new RegExp(`^${scratchPrefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || Number(owner) === host.pid || host.kill(Number(owner), 0)) continue;
    try {
      rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // It is another user's, or something still writes there: the next run looks again.
    }
  }
}
