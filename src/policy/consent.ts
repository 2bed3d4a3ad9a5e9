/** Whether a server that runs code of the repository may be started: only who decides for base can accept that. */
import type { PolicySummary, SandboxKind } from "../core/report.ts";
import type { ServerProfile } from "../servers/registry.ts";
import type { Consent } from "./config.ts";

type Runner = Pick<ServerProfile, "id" | "name" | "executes" | "own">;

/** `origin` says whose configuration it is: a change cannot accept for itself, and neither can a flag that names the server. */
export function whyRefused(
  { id, name, executes }: Runner,
  { trust, sandbox }: Consent,
  origin: PolicySummary["origin"],
): { readonly message: string; readonly hint: string } | null {
  if (executes !== "repository") return null;
  const lines = `servers: [{ id: ${id}, trust: executes-repository, sandbox: bwrap }]`;
  const hint = `Who accepts that writes into base's .lanser/config.yml: \`${lines}\``;
  if (trust === undefined || (origin !== "base" && origin !== "file")) {
    const whose = trust === undefined ? "" : "; what accepts it is not base's configuration";
    return { message: `${name} runs code of the repository, which nobody has accepted${whose}`, hint };
  }
  if (sandbox === undefined)
    return {
      message: `${name} runs code of the repository, and nothing says in which sandbox`,
      hint: `Have it run without network and without the job's files: \`${lines}\`; \`sandbox: none\` lets it run as the job does`,
    };
  return null;
}

/**
 * What it runs in, where it runs code of the repository and may; undefined where there is nothing to keep in. What a description says
 * that it executes is a person's word, so bwrap that is asked for beside one is always around it.
 */
export function sandboxOf(
  { executes, own }: Pick<Runner, "executes" | "own">,
  { sandbox }: Consent,
): SandboxKind | undefined {
  if (executes === "repository") return sandbox;
  return own !== undefined && sandbox === "bwrap" ? sandbox : undefined;
}

/** Of one that is asked for and does nothing: a word, because it looks like a wall. */
export function sandboxNote({ id, name, executes, own }: Runner, { sandbox }: Consent): string | undefined {
  return sandbox !== "bwrap" || executes === "repository" || own !== undefined
    ? undefined
    : `servers: \`sandbox: bwrap\` of ${id} does nothing: ${name} runs no code of the repository, and is started as the job is`;
}
