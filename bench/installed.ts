/** The servers that this release pins, installed where the command keeps them. */

import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import { realHost } from "../src/platform/host.ts";
import { installServer } from "../src/servers/install.ts";
import { findPin, shippedPins } from "../src/servers/pins.ts";
import type { Profile } from "../src/servers/profile.ts";
import { registry } from "../src/servers/registry.ts";

export type InstalledServer = { readonly profile: Profile; readonly folder: string };

export async function installedServer(id: string): Promise<InstalledServer> {
  const host = realHost();
  const pin = findPin(shippedPins, id, undefined);
  if (pin === undefined) throw new Error(`this release does not pin ${id}`);
  const installed = await installServer(host, pin, {
    cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined) ?? "",
    forbidden: [],
    progress: () => undefined,
  });
  if (installed.kind === "failed") throw new Error(installed.message);
  return { profile: registry.profile(id), folder: installed.folder };
}
