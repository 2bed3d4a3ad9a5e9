/**
 * Records servers that are programs of the machine, because no registry has them complete. Nothing is installed: the
 * pin names the expected version, and the profile checks the found program in each run. Without a digest in the pin,
 * the version is the only proof.
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

/** The file that keeps the expected version in an installation. */
const folderName = "machine";
const fileName = "program";

/** Reads the expected version from an installation; undefined if it has none. */
export function expectedVersion(serverFolder: string): string | undefined {
  return readOptional(join(serverFolder, folderName, fileName))
    ?.split(" ")[1]
    ?.trim();
}

/** Reads the expected sha256 of the program's bytes; undefined if the pin has none. */
export function expectedProgramDigest(serverFolder: string): string | undefined {
  return readOptional(join(serverFolder, folderName, fileName))
    ?.split(" ")[2]
    ?.trim();
}

/** The installer of this kind of source. */
export const machine: Installer<"machine"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "machine" &&
    pinned.machine.program === declared.program &&
    pinned.machine.version === declared.version &&
    (pinned.machine.sha256 !== undefined) === (declared.byDigest ?? false)
      ? undefined
      : `the pinned program of ${server} is not the declared one`,
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

/**
 * Takes the sha256 of the program on PATH for a new pin. Throws a UserError if PATH has none outside the repository.
 * The pin then accepts only these bytes.
 */
function digestOf({ env }: InstallHost, program: string, forbidden: readonly string[]): string {
  const found = findExecutable(program, env["PATH"], forbidden);
  if (found !== undefined) return sha256Hex(readFileBytes(found.realPath));
  throw new UserError("unknown-version", `PATH has no ${program} outside the repository`, {
    hint: "Install the program, then pin it.",
  });
}

/** Writes the expected version and digest, so that a run needs only the installation and not the pin. */
function note({ machine: { program, version, sha256 } }: PinnedProgram, { folder }: InstallPlace): void {
  mkdirSync(join(folder, folderName));
  const digest = sha256 === undefined ? "" : ` ${sha256}`;
  writeFileSync(join(folder, folderName, fileName), `${program} ${version}${digest}\n`);
}
