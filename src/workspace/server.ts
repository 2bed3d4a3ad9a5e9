/** Makes a server ready to be started on any tree: installed, its toolchain found, its sources' grammars loaded. */

import { statSync } from "node:fs";
import { allEnded } from "../model/all-ended.ts";
import { compact } from "../model/compact.ts";
import type { Host } from "../platform/host.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { type InstallResult, installServer } from "../servers/install.ts";
import { installLine } from "../servers/install-line.ts";
import type { Toolchain } from "../servers/profile.ts";
import { provenSandbox } from "../servers/sandbox/proof.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import type { WorkspaceContext } from "./context.ts";
import { parserFor } from "./parsers.ts";

export type ReadyServer = {
  readonly kind: "ready";
  readonly chosen: ChosenServer;
  readonly install: Extract<InstallResult, { kind: "installed" }>;
  readonly toolchain: Toolchain;
  readonly parser: SyntaxParser;
  /** Sandbox program for a server that runs code of the repository; null if none is needed, or if it is turned off. */
  readonly sandbox: string | null;
};

export type FailedInstallation = Extract<InstallResult, { kind: "failed" }>;

/** Makes a server ready. Nothing of the repository or of the run's own folders is run for it. */
export async function readyServer(
  host: Host,
  chosen: ChosenServer,
  of: Pick<
    WorkspaceContext,
    "repository" | "scratch" | "cacheFolder" | "verifiedFolder" | "unchanged" | "note"
  >,
): Promise<ReadyServer | FailedInstallation> {
  if (chosen.refused !== null) return { kind: "failed", code: "install-refused", ...chosen.refused };
  const walls =
    chosen.sandbox === "bwrap"
      ? await provenSandbox(host, { top: of.repository.top, scratch: of.scratch })
      : null;
  if (walls?.kind === "missing")
    return { kind: "failed", code: "install-refused", ...withoutSandbox(chosen, walls.why) };
  const forbidden = forbiddenFolders(of);
  // Its files are looked through while what it needs beside them is waited for.
  const [toolchain, parser, install] = await allEnded([
    chosen.profile.toolchain.find(host, forbidden),
    parserFor([chosen.profile]),
    installServer(host, chosen.pin, {
      cacheFolder: of.cacheFolder,
      forbidden,
      progress: of.note,
      ...compact({ unchanged: of.unchanged }),
      verified:
        of.verifiedFolder == null ? null : { folder: of.verifiedFolder, owner: statSync(of.scratch).uid },
    }),
  ]);
  if (install.kind === "failed") return install;
  return { kind: "ready", chosen, install, toolchain, parser, sandbox: walls?.file ?? null };
}

/** Failure of a missing sandbox: a server is never started with less protection than requested. */
function withoutSandbox({ profile: { name, executes } }: ChosenServer, why: string) {
  const runs = executes === "repository" ? "runs code of the repository" : "is to run in bwrap";
  return {
    message: `${name} ${runs}, but the sandbox of base's configuration is missing: ${why}`,
    hint: `Install bubblewrap in a step before (${installLine("bwrap")}), and let it make namespaces (on Ubuntu 24.04: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0). \`sandbox: none\` lets the server run as the job does.`,
  };
}

/** Folders whose programs are never started. */
export function forbiddenFolders({
  repository,
  scratch,
}: Pick<WorkspaceContext, "repository" | "scratch">): readonly string[] {
  return [repository.top, scratch];
}
