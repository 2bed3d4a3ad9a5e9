/** A step of a job: the effects, and what its runner gives. */
import { join } from "node:path";
import { type InActions, inActions } from "../github/where.ts";
import type { Host } from "../platform/host.ts";

export type Step = Host & { readonly where: InActions };

export function stepOf(host: Host): Step {
  return { ...host, where: inActions(host.env) };
}

/** A place of ours that later steps can read, outside of what is checked out. */
export function temporaryFile({ where, temporaryFolder }: Step, name: string): string {
  return join(where.runner.temporaryFolder ?? temporaryFolder, "lanser", name);
}
