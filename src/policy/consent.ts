/**
 * Decides whether a server that runs code of the repository may start. Only the owner of base's configuration can
 * accept that.
 */
import type { PolicySummary, SandboxKind } from "../model/report.ts";
import type { ServerProfile } from "../servers/registry.ts";
import type { Consent } from "./config.ts";

type Runner = Pick<ServerProfile, "id" | "name" | "executes" | "own">;

/**
 * Returns why the server is refused, or null. `origin` is the owner of the configuration: a change cannot accept for
 * itself, and a flag that names the server cannot either.
 */
export function explainRefusal(
  { id, name, executes }: Runner,
  { trust, sandbox }: Consent,
  origin: PolicySummary["origin"],
): { readonly message: string; readonly hint: string } | null {
  if (executes !== "repository") return null;
  const lines = `servers: [{ id: ${id}, trust: executes-repository, sandbox: bwrap }]`;
  const hint = `Who accepts that writes into base's .lanser/config.yml: \`${lines}\``;
  if (trust === undefined || (origin !== "base" && origin !== "file")) {
    const whose = trust === undefined ? "" : "; base's configuration does not accept it";
    return { message: `${name} runs code of the repository, and nobody has accepted this${whose}`, hint };
  }
  if (sandbox === undefined)
    return {
      message: `${name} runs code of the repository, and its sandbox is undefined`,
      hint: `Have it run without network and without the job's files: \`${lines}\`; \`sandbox: none\` lets it run as the job does`,
    };
  return null;
}

/**
 * Returns the sandbox. If bwrap is configured, it is used for every server, because even one that runs no repository
 * code can use the network. `none` only has a meaning for a server that runs code of the repository.
 */
export function sandboxOf(
  { executes }: Pick<Runner, "executes">,
  { sandbox }: Consent,
): SandboxKind | undefined {
  return executes === "repository" || sandbox === "bwrap" ? sandbox : undefined;
}
