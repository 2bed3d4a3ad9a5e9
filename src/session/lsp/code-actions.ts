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
 * Adds the capabilities of a client that accepts quick fixes as edits. Without them a server sends commands, which
 * Lanser never executes. Only the session for fixes declares them, because they can change a server's diagnostics.
 */
export function fixCapabilities(own: ClientCapabilities): ClientCapabilities {
  const { publishDiagnostics: published, diagnostic: pulled } = own.textDocument ?? {};
  return {
    ...own,
    workspace: { ...own.workspace, workspaceEdit: { documentChanges: true } },
    textDocument: {
      ...own.textDocument,
      // A profile that leaves out one of these capabilities must not get it here.
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

/** Offered code actions. `resolves`: true if an action can come without its edit, which a second request returns. */
export type OfferedActions = { readonly resolves: boolean };

/**
 * Returns how the server offers code actions, by its capabilities or by a later registration. Undefined for a server
 * that offers none: no request is sent to it.
 */
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
