/** Pins of a repository's own, as `lanser pin` writes them for review: text of others until it was read here. */
import { parseStrict } from "../core/json.ts";
import { UserError } from "../errors.ts";
import { validatePinV1 } from "../schemas.gen.ts";
import { unsafeClosure } from "./closure.ts";
import type { Pin } from "./pins.ts";

export const pinsFolder = ".lanser/pins";

/** Where a repository keeps a pin of its own. */
export function pinPath(server: string, version: string): string {
  return `${pinsFolder}/${server}-${version}.json`;
}

const pinLengthMax = 1_048_576;

/** Reads a pin that `lanser pin` wrote. Throws a UserError that says what is wrong with it; `origin` names the file. */
export function parsePin(text: string, origin: string): Pin {
  const broken = (why: string) =>
    new UserError("bad-configuration", `${origin}: ${why}`, {
      hint: "Write it again with: lanser pin ID@VERSION",
    });
  if (text.length > pinLengthMax) throw broken(`it has more than ${pinLengthMax} characters`);
  const read = parseStrict(text);
  if (read.kind === "invalid") throw broken(`it is not valid JSON: ${read.message}`);
  const value: unknown = read.value;
  if (!validatePinV1(value)) {
    const first = validatePinV1.errors?.[0];
    throw broken(`${first?.instancePath ?? ""} ${first?.message ?? "is not right"} (schemas/pin.v1.json)`);
  }
  const { server, version, manifest, lock, treeDigests } = value as Pin;
  if (origin !== pinPath(server, version)) throw broken(`it pins ${server} ${version} and must be called so`);
  const unsafe = unsafeClosure({ server, version, manifest, lock });
  if (unsafe !== undefined) throw broken(unsafe);
  return { server, version, manifest, lock, treeDigests };
}

/** The text of a pin, for review: one line a member. */
export function printPin(pin: Pin): string {
  return `${JSON.stringify({ schema: "lanser.pin.v1", ...pin }, undefined, 2)}\n`;
}
