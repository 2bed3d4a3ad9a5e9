/** Capabilities of a client that queries code actions, and those that the server offers. */

import {
  type ClientCapabilities,
  CodeActionKind,
  type CodeActionOptions,
  CodeActionRequest,
  CodeActionResolveRequest,
  type ServerCapabilities,
} from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import type { AllowedMethod } from "../../servers/protocol/capabilities.ts";
import type { Session } from "./session.ts";

/**
 * Methods of code actions. They are in no table of sent methods, because an answer contains edits: only the separate
 * session for fixes sends them. Both only read; a request that would execute or apply something is never sent.
 */
export const codeActionMethod = CodeActionRequest.method as string as AllowedMethod;
export const codeActionResolveMethod = CodeActionResolveRequest.method as string as AllowedMethod;

/**
 * Adds the capabilities of a client that takes edits as values and nothing else: without these a server sends commands.
 */
export function fixCapabilities(own: ClientCapabilities): ClientCapabilities {
  const { publishDiagnostics: published, diagnostic: pulled } = own.textDocument ?? {};
  return {
    ...own,
    workspace: { ...own.workspace, workspaceEdit: { documentChanges: true } },
    textDocument: {
      ...own.textDocument,
      // Whoever may not publish may not publish here either.
      ...compact({
        publishDiagnostics: published === undefined ? undefined : { ...published, dataSupport: true },
        diagnostic: pulled === undefined ? undefined : { ...pulled, dataSupport: true },
      }),
      codeAction: {
        dynamicRegistration: true,
        codeActionLiteralSupport: { codeActionKind: { valueSet: [CodeActionKind.QuickFix] } },
        isPreferredSupport: true,
        disabledSupport: true,
        dataSupport: true,
        resolveSupport: { properties: ["edit"] },
      },
    },
  };
}

/** Offered code actions. `resolves`: an action may come without its edit, which a second request then resolves. */
export type OfferedActions = { readonly resolves: boolean };

/** Returns the offered code actions; undefined for a server that offers none. */
export function offeredActions({
  capabilities,
  facts,
}: Pick<Session, "capabilities" | "facts">): OfferedActions | undefined {
  const fixed = readMember<ServerCapabilities>(capabilities(), "codeActionProvider");
  const registered = [...facts.registrations.values()]
    .filter(({ method }) => method === CodeActionRequest.method)
    .map(({ options }) => options);
  const isFixed = fixed !== undefined && fixed !== null && fixed !== false;
  const all = [...(isFixed ? [fixed] : []), ...registered];
  if (all.length === 0) return undefined;
  return { resolves: all.some((one) => readMember<CodeActionOptions>(one, "resolveProvider") === true) };
}
