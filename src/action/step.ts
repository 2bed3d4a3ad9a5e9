/** Defines the step of a job: the effects, and the environment of its runner. */
import { join } from "node:path";
import { actionsSurroundings, type InActions } from "../cli/program/where.ts";
import type { Host } from "../platform/host.ts";

/** Effects of this process, with what the runner says about the job. */
export type ActionHost = Host & { readonly where: InActions };

/** Reads the environment of the runner. */
export function actionHostOf(host: Host): ActionHost {
  return { ...host, where: actionsSurroundings(host.env) };
}

/**
 * Returns a path of ours that later steps can read, outside of the checkout: a file inside would be part of what is
 * checked.
 */
export function temporaryFile({ where, temporaryFolder }: ActionHost, name: string): string {
  return join(where.runner.temporaryFolder ?? temporaryFolder, "lanser", name);
}
