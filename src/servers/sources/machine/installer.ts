/**
 * Records servers that are programs of the machine, because no registry has them complete: nothing is installed, and a
 * pin says which version is expected. In every run the profile that finds the program checks its version. If a pin has
 * no digest, nobody can say that the bytes are right.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compact } from "../../../model/compact.ts";
import { UserError } from "../../../model/errors.ts";
import { readFileBytes, readOptional } from "../../../platform/files.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import { findExecutable } from "../../executables.ts";
import type { Installer, InstallHost, InstallPlace, PinName } from "../../source.ts";
import type { PinnedProgram } from "./program.ts";

const folderName = "machine";
const fileName = "program";

/** Returns the expected version, as the installation keeps it; undefined if there is none. */
export function expectedVersion(serverFolder: string): string | undefined {
  return readOptional(join(serverFolder, folderName, fileName))
    ?.split(" ")[1]
    ?.trim();
}

/** Returns the digest that the bytes must have; undefined if none is expected. */
export function expectedProgramDigest(serverFolder: string): string | undefined {
  return readOptional(join(serverFolder, folderName, fileName))
    ?.split(" ")[2]
    ?.trim();
}

export const machine: Installer<"machine"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "machine" &&
    pinned.machine.program === declared.program &&
    pinned.machine.version === declared.version &&
    (pinned.machine.sha256 !== undefined) === (declared.byDigest ?? false)
      ? undefined
      : `${server} is another program, or another version of it`,
  install: (_host, _name, pinned, place) => {
    note(pinned, place);
    return Promise.resolve(undefined);
  },
  resolve: (host, _name: PinName, { program, version, byDigest = false }, { forbidden }) =>
    Promise.resolve({
      kind: "machine",
      machine: {
        program,
        version,
        ...compact({ sha256: byDigest ? digestOf(host, program, forbidden) : undefined }),
      },
    }),
  fetch: (_host, pinned, _processor, place) => {
    note(pinned, place);
    return Promise.resolve();
  },
  processors: () => ["any"],
  contents: [{ folder: folderName, bookkeeping: [] }],
  packageCount: () => 0,
};

function digestOf({ env }: InstallHost, program: string, forbidden: readonly string[]): string {
  const found = findExecutable(program, env["PATH"], forbidden);
  if (found !== undefined) return sha256Hex(readFileBytes(found.realPath));
  throw new UserError("unknown-version", `there is no ${program} on PATH outside of the repository`, {
    hint: "Install it, and pin it then.",
  });
}

function note({ machine: { program, version, sha256 } }: PinnedProgram, { folder }: InstallPlace): void {
  mkdirSync(join(folder, folderName));
  const digest = sha256 === undefined ? "" : ` ${sha256}`;
  writeFileSync(join(folder, folderName, fileName), `${program} ${version}${digest}\n`);
}
