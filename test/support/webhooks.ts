/** Payloads of real webhooks, as @octokit/webhooks-examples has them, with parts replaced. */
import { createRequire } from "node:module";

type Payload = Readonly<Record<string, unknown>>;
type Definition = { readonly name: string; readonly examples: readonly Payload[] };

const definitions = createRequire(import.meta.url)("@octokit/webhooks-examples") as readonly Definition[];

/** The first example whose members are the wanted ones. */
export function webhook(name: string, wanted: Payload = {}): Payload {
  const examples = definitions.find((one) => one.name === name)?.examples ?? [];
  const found = examples.find((one) => Object.entries(wanted).every(([key, value]) => one[key] === value));
  if (found === undefined) throw new Error(`there is no example of ${name} with ${JSON.stringify(wanted)}`);
  return found;
}

/** A copy with one member set, given by its path: `pull_request.head.sha`. */
export function withMember(payload: Payload, path: string, value: unknown): Payload {
  const [first = "", ...rest] = path.split(".");
  const inner =
    rest.length === 0 ? value : withMember((payload[first] ?? {}) as Payload, rest.join("."), value);
  return { ...payload, [first]: inner };
}
