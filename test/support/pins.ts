/** Pins as tests take them apart. */
import { type Pin, shippedPins } from "../../src/servers/pins.ts";
import type { PinnedSource } from "../../src/servers/source.ts";

/** One that ships and comes from npm. */
export function npmPin(server: string): Pin & { readonly source: PinnedSource<"npm"> } {
  for (const pin of shippedPins) {
    const { source } = pin;
    if (pin.server === server && source.kind === "npm") return { ...pin, source };
  }
  throw new Error(`this release pins no ${server} of npm`);
}
