/** Step of a job: the effects, and the environment of its runner. */
import { join } from "node:path";
import { type InActions, inActions } from "../cli/program/where.ts";
import type { Host } from "../platform/host.ts";

export type Step = Host & { readonly where: InActions };

export function stepOf(host: Host): Step {
  return { ...host, where: inActions(host.env) };
}

/** Returns a path of ours that later steps can read, outside of the checkout. */
export function temporaryFile({ where, temporaryFolder }: Step, name: string): string {
  return join(where.runner.temporaryFolder ?? temporaryFolder, "lanser", name);
}
