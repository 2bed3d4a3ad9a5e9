/**
 * Makes a server ready to be started on any tree: installs it, finds its toolchain, and loads the grammars of its
 * languages.
 */

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

/** Server that can be started on any tree. */
export type ReadyServer = {
  readonly kind: "ready";
  readonly chosen: ChosenServer;
  readonly install: Extract<InstallResult, { kind: "installed" }>;
  readonly toolchain: Toolchain;
  readonly parser: SyntaxParser;
  /** Sandbox program for a server that runs code of the repository; null if none is needed, or if it is turned off. */
  readonly sandbox: string | null;
};

/** Failure of an installation, with its code, message and hint. */
export type FailedInstallation = Extract<InstallResult, { kind: "failed" }>;

/**
 * Makes a server ready, or says why that is not possible. It never runs a program from the repository or from the
 * folder of the run: both could contain code of the change.
 */
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
  // All three wait for the disk or for other programs, so they run at the same time.
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

/**
 * Returns the failure for a missing sandbox. A server never starts with less protection than the configuration
 * requires.
 */
function withoutSandbox({ profile: { name, executes } }: ChosenServer, why: string) {
  const runs = executes === "repository" ? "runs code of the repository" : "must run in bwrap";
  return {
    message: `${name} ${runs}, but Lanser cannot use the sandbox that base's configuration requires: ${why}`,
    hint: `Install bubblewrap in an earlier step (${installLine("bwrap")}). Allow it to create namespaces (on Ubuntu 24.04: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0). Or set \`sandbox: none\` to run the server without a sandbox.`,
  };
}

/** Folders whose programs never start, because a change can write to them. */
export function forbiddenFolders({
  repository,
  scratch,
}: Pick<WorkspaceContext, "repository" | "scratch">): readonly string[] {
  return [repository.top, scratch];
}
