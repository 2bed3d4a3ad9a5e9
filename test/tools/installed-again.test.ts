/** What an installation asks a registry for, counted by a relay in front of the one that npm uses here. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { installServer } from "../../src/servers/install.ts";
import { shippedPins } from "../../src/servers/pins.ts";
import { temporaryFolder } from "../support/files.ts";
import { isNight } from "../support/night.ts";
import { registry, relayTo } from "./relay.ts";

/** A wheel is fetched by pip, from another registry. By day a server of one package, and one of many. */
const byDay: readonly string[] = ["typescript", "eslint"];
const ofNpm = shippedPins.filter(
  ({ source, server }) => source.kind === "npm" && (isNight || byDay.includes(server)),
);

test.each(ofNpm.map((pin) => [pin.server, pin] as const))(
  "%s is installed again from npm's cache, and no registry is asked",
  async (_, pin) => {
    const folder = temporaryFolder();
    const asked: string[] = [];
    await using relay = await relayTo(registry(), asked);
    const host = realHost();
    const env = { ...host.env, npm_config_registry: relay.url, npm_config_cache: join(folder, "npm") };
    const install = async (name: string) => {
      asked.length = 0;
      const options = { cacheFolder: join(folder, name), forbidden: [], progress: () => undefined };
      const installed = await installServer({ ...host, env }, pin, options);
      return [installed.kind, asked.filter((path) => path.endsWith(".tgz")).length, asked.length];
    };
    const [kind, packages, all] = await install("first");
    expect(kind).toBe("installed");
    expect(packages).toBeGreaterThan(0);
    // Of each what there is, and the package itself.
    expect(all).toBe(2 * Number(packages));
    expect(await install("second")).toEqual(["installed", 0, 0]);
  },
);
