/**
 * Decides whether a server that runs code of the repository may start. Only the owner of base's configuration can
 * accept that.
 */
import type { PolicySummary, SandboxKind } from "../model/report.ts";
import type { ServerProfile } from "../servers/registry.ts";
import type { Consent } from "./config.ts";

type Runner = Pick<ServerProfile, "id" | "name" | "executes" | "own">;

/**
 * Returns why the server is refused, or null. Such a server executes build scripts of a pull request, so a person must
 * accept it first. `origin` says whose configuration it is: a change cannot accept for itself, nor can a flag.
 */
export function explainRefusal(
  { id, name, executes }: Runner,
  { trust, sandbox }: Consent,
  origin: PolicySummary["origin"],
): { readonly message: string; readonly hint: string } | null {
  if (executes !== "repository") return null;
  const lines = `servers: [{ id: ${id}, trust: executes-repository, sandbox: bwrap }]`;
  const hint = `To accept this, add to base's \`.lanser/config.yml\`: \`${lines}\``;
  if (trust === undefined || (origin !== "base" && origin !== "file")) {
    const accepts = trust === undefined ? "no configuration accepts" : "only base's configuration can accept";
    return { message: `${name} runs code of the repository, and ${accepts} that`, hint };
  }
  if (sandbox === undefined)
    return {
      message: `${name} runs code of the repository, but the configuration names no sandbox`,
      hint: `To block the server's access to the network and the job's files, write this in the configuration: \`${lines}\`. With \`sandbox: none\`, the server has the rights of the job.`,
    };
  return null;
}

/**
 * Returns the sandbox for a server that may start; undefined for none. If bwrap is configured, it is used for every
 * server, because even one that runs no repository code can use the network. `none` only has a meaning for a server
 * that runs code of the repository.
 */
export function sandboxOf(
  { executes }: Pick<Runner, "executes">,
  { sandbox }: Consent,
): SandboxKind | undefined {
  return executes === "repository" || sandbox === "bwrap" ? sandbox : undefined;
}
