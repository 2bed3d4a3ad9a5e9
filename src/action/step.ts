/** Step of a job: the effects, and the environment of its runner. */
import { join } from "node:path";
import { actionsSurroundings, type InActions } from "../cli/program/where.ts";
import type { Host } from "../platform/host.ts";

export type ActionHost = Host & { readonly where: InActions };

export function actionHostOf(host: Host): ActionHost {
  return { ...host, where: actionsSurroundings(host.env) };
}

/** Returns a path of ours that later steps can read, outside of the checkout. */
export function temporaryFile({ where, temporaryFolder }: ActionHost, name: string): string {
  return join(where.runner.temporaryFolder ?? temporaryFolder, "lanser", name);
}
