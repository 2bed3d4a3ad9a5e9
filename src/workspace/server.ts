/** A server made ready to be started on any tree: installed, its toolchain found, its sources' grammars loaded. */
import type { Host } from "../host.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { type Installed, installServer } from "../servers/install.ts";
import type { Toolchain } from "../servers/profile.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import type { WorkspaceContext } from "./context.ts";
import { parserFor } from "./parsers.ts";

export type ReadyServer = {
  readonly kind: "ready";
  readonly chosen: ChosenServer;
  readonly install: Extract<Installed, { kind: "installed" }>;
  readonly toolchain: Toolchain;
  readonly parser: SyntaxParser;
};

export type InstallFailure = Extract<Installed, { kind: "failed" }>;

/** Nothing of the repository or of the run's own folders is run on the way. */
export async function readyServer(
  host: Host,
  chosen: ChosenServer,
  of: Pick<WorkspaceContext, "repository" | "scratch" | "cacheFolder" | "note">,
): Promise<ReadyServer | InstallFailure> {
  if (chosen.refused !== null) return { kind: "failed", code: "install-refused", ...chosen.refused };
  const forbidden = forbiddenFolders(of);
  const install = await installServer(host, chosen.pin, {
    cacheFolder: of.cacheFolder,
    forbidden,
    progress: of.note,
  });
  if (install.kind === "failed") return install;
  const [toolchain, parser] = await Promise.all([
    chosen.profile.toolchain.find(host, forbidden),
    parserFor([chosen.profile]),
  ]);
  return { kind: "ready", chosen, install, toolchain, parser };
}

/** No program that lies in one of these is ever started. */
export function forbiddenFolders({
  repository,
  scratch,
}: Pick<WorkspaceContext, "repository" | "scratch">): readonly string[] {
  return [repository.top, scratch];
}
