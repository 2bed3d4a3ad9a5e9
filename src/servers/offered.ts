/**
 * The requests, in addition to diagnostics, that each server of this release offers, as its pinned version declares them.
 * Requests that Lanser withholds are left out. An error about an unsupported request names the servers that offer it,
 * without starting them.
 */

import type { Profile } from "./profile.ts";
import type { CapableMethod, EditMethod } from "./protocol/capabilities.ts";
import { profiles } from "./registry.ts";

/** The requests that nearly all servers offer. */
const named = [
  "textDocument/definition",
  "textDocument/documentHighlight",
  "textDocument/documentSymbol",
  "textDocument/hover",
  "textDocument/prepareRename",
  "textDocument/references",
  "textDocument/signatureHelp",
  "textDocument/typeDefinition",
  "workspace/symbol",
  "callHierarchy/incomingCalls",
  "callHierarchy/outgoingCalls",
  "textDocument/prepareCallHierarchy",
] as const satisfies readonly CapableMethod[];

const pyright = [
  ...named,
  "completionItem/resolve",
  "textDocument/completion",
  "textDocument/declaration",
] as const satisfies readonly CapableMethod[];

const structure = [
  "textDocument/foldingRange",
  "textDocument/selectionRange",
] as const satisfies readonly CapableMethod[];

const typescript = [
  ...named,
  ...structure,
  "codeLens/resolve",
  "completionItem/resolve",
  "textDocument/codeLens",
  "textDocument/completion",
  "textDocument/implementation",
  "textDocument/inlayHint",
  "textDocument/linkedEditingRange",
  "textDocument/semanticTokens/full",
  "textDocument/semanticTokens/range",
] as const satisfies readonly CapableMethod[];

export const offeredBy: Readonly<Record<string, readonly CapableMethod[]>> = {
  pyright,
  basedpyright: [
    ...pyright,
    "textDocument/implementation",
    "textDocument/inlayHint",
    "textDocument/semanticTokens/full",
  ],
  typescript,
  gopls: [
    ...named,
    ...structure,
    "textDocument/codeLens",
    "textDocument/completion",
    "textDocument/documentLink",
    "textDocument/implementation",
    "textDocument/inlayHint",
    "textDocument/prepareTypeHierarchy",
    "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/range",
    "typeHierarchy/subtypes",
    "typeHierarchy/supertypes",
  ],
  clangd: [
    ...named,
    ...structure,
    "textDocument/completion",
    "textDocument/declaration",
    "textDocument/documentLink",
    "textDocument/implementation",
    "textDocument/inlayHint",
    "textDocument/prepareTypeHierarchy",
    "textDocument/semanticTokens/full",
    "typeHierarchy/subtypes",
    "typeHierarchy/supertypes",
  ],
  "typescript-language-server": typescript,
  vtsls: typescript,
  yaml: [
    ...structure,
    "textDocument/codeLens",
    "textDocument/completion",
    "textDocument/definition",
    "textDocument/documentLink",
    "textDocument/documentSymbol",
    "textDocument/hover",
    "textDocument/prepareRename",
  ],
  "bash-language-server": [
    "completionItem/resolve",
    "textDocument/completion",
    "textDocument/definition",
    "textDocument/documentHighlight",
    "textDocument/documentSymbol",
    "textDocument/hover",
    "textDocument/prepareRename",
    "textDocument/references",
    "workspace/symbol",
  ],
  json: [
    ...structure,
    "textDocument/colorPresentation",
    "textDocument/documentColor",
    "textDocument/documentLink",
    "textDocument/documentSymbol",
    "textDocument/hover",
  ],
};

const scripts = ["typescript", "typescript-language-server"] as const;
const renaming = ["pyright", "basedpyright", ...scripts, "vtsls", "gopls", "clangd"] as const;

/** The servers that answer each request for an edit. */
export const plannedBy = {
  "textDocument/rename": [...renaming, "yaml", "bash-language-server"],
  "textDocument/codeAction": [...renaming, "yaml", "bash-language-server", "json", "ruff"],
  "textDocument/formatting": [...scripts, "vtsls", "gopls", "clangd", "yaml", "bash-language-server", "ruff"],
  "workspace/willRenameFiles": ["basedpyright", ...scripts],
} as const satisfies Partial<Readonly<Record<EditMethod, readonly string[]>>>;

/** Finds the servers that offer a request: those that check the given file, or all if no file is given. */
export function findOfferingProfiles(method: string, path: string | undefined): readonly Profile[] {
  const planning: readonly string[] =
    Object.entries(plannedBy).find(([planned]) => planned === method)?.[1] ?? [];
  return profiles.filter(
    ({ id, isSource }) =>
      (planning.includes(id) || offeredBy[id]?.some((one) => one === method) === true) &&
      (path === undefined || isSource(path)),
  );
}
