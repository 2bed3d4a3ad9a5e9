/** Our Actions, by the names of their entries, and what their action.yml declares. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));

export const actionNames = ["gate", "publish", "nightly", "plan", "shard"] as const;
export type ActionName = (typeof actionNames)[number];

/** Relative to the repository. */
export function actionFile(name: ActionName): string {
  return name === "gate" ? "action.yml" : `${name}/action.yml`;
}

export type Metadata = {
  readonly name: string;
  readonly description: string;
  readonly branding: { readonly icon: string; readonly color: string };
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required: boolean }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
};

export function metadataOf(name: ActionName): Metadata {
  return parse(readFileSync(join(root, actionFile(name)), "utf8"));
}
