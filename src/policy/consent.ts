/** Whether a server that runs code of the repository may be started: only who decides for base can accept that. */
import type { PolicySummary } from "../core/report.ts";
import type { ServerProfile } from "../servers/registry.ts";
import type { Consent } from "./config.ts";

type Runner = Pick<ServerProfile, "id" | "name" | "executes">;

/** `origin` says whose configuration it is: a change cannot accept for itself, and neither can a flag that names the server. */
export function whyRefused(
  { id, name, executes }: Runner,
  { trust, sandbox }: Consent,
  origin: PolicySummary["origin"],
): { readonly message: string; readonly hint: string } | null {
  if (executes !== "repository") return null;
  const lines = `servers: [{ id: ${id}, trust: executes-repository, sandbox: none }]`;
  const hint = `Who accepts that writes into base's .lanser/config.yml: \`${lines}\``;
  if (trust === undefined || (origin !== "base" && origin !== "file")) {
    const whose = trust === undefined ? "" : "; what accepts it is not base's configuration";
    return { message: `${name} runs code of the repository, which nobody has accepted${whose}`, hint };
  }
  if (sandbox === undefined)
    return {
      message: `${name} runs code of the repository, and this release has no sandbox for it`,
      hint: `Let it run as the job does, with its files and its network: \`${lines}\``,
    };
  return null;
}
