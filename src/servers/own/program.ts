/** A program on PATH whose bytes have to be those of the pin: it is looked at in every run. */
import { basename } from "node:path";
import { readFileBytes } from "../../platform/files.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { findExecutable } from "../executables.ts";
import type { PreparedToolchain, ToolchainFinder } from "../profile.ts";
import { meantDigest, meantVersion } from "../sources/machine/installer.ts";

export const programFact = "program";

export function programToolchain(program: string, id: string): ToolchainFinder {
  return {
    facts: [programFact],
    find: (host, forbidden) => {
      const found = findExecutable(program, host.env["PATH"], forbidden);
      const digest = found === undefined ? undefined : sha256Hex(readFileBytes(found.realPath));
      return Promise.resolve(({ serverFolder }): Promise<PreparedToolchain> => {
        const version = meantVersion(serverFolder) ?? "";
        const again = `pin what is there with \`lanser pin ${id}@VERSION\``;
        const problem =
          found === undefined
            ? `there is no ${program} on PATH outside of the repository: install it`
            : digest === meantDigest(serverFolder)
              ? null
              : `${program} on PATH is another than the pin of ${version} has the digest of: install that, or ${again}`;
        return Promise.resolve({
          facts: { [programFact]: found?.path ?? "/nonexistent" },
          summary: { name: basename(program), version },
          packages: null,
          places: [],
          problem,
        });
      });
    },
  };
}
