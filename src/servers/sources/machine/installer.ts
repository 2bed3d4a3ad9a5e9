/**
 * Servers that are programs of the machine, because no registry has them whole: nothing is installed, and a pin says which version is
 * meant. That it is that one is looked at in every run, by the profile that finds it; that its bytes are right nobody can say.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readOptional } from "../../../files.ts";
import type { Installer, PinName, Place } from "../../source.ts";
import type { PinnedProgram } from "./program.ts";

const folderName = "machine";
const fileName = "program";

/** The version that is meant, as the installation keeps it; undefined where there is none. */
export function meantVersion(serverFolder: string): string | undefined {
  return readOptional(join(serverFolder, folderName, fileName))
    ?.split(" ")[1]
    ?.trim();
}

export const machine: Installer<"machine"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "machine" &&
    pinned.machine.program === declared.program &&
    pinned.machine.version === declared.version
      ? undefined
      : `${server} is another program, or another version of it`,
  install: (_host, _name, pinned, place) => {
    note(pinned, place);
    return Promise.resolve(undefined);
  },
  resolve: (_host, _name: PinName, { program, version }) =>
    Promise.resolve({ kind: "machine", machine: { program, version } }),
  fetch: (_host, pinned, _processor, place) => {
    note(pinned, place);
    return Promise.resolve();
  },
  processors: () => ["any"],
  contents: { folder: folderName, bookkeeping: [] },
  packageCount: () => 0,
};

function note({ machine: { program, version } }: PinnedProgram, { folder }: Place): void {
  mkdirSync(join(folder, folderName));
  writeFileSync(join(folder, folderName, fileName), `${program} ${version}\n`);
}
