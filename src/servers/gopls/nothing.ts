/**
 * Recognizes errors by which gopls 0.23.0 says that there is nothing of the kind at a place, as found by queries at
 * every word of a package. Errors about what it cannot do (`references to builtin "len" are not supported`), does not
 * know (`x denotes unknown object`) or fails at (`pos 0 is not in range`) are not among them.
 */
import {
  CallHierarchyPrepareRequest,
  ImplementationRequest,
  ReferencesRequest,
  TypeDefinitionRequest,
  TypeHierarchyPrepareRequest,
} from "vscode-languageserver-protocol";

const nothing: ReadonlyMap<string, RegExp> = new Map([
  [CallHierarchyPrepareRequest.method, /^(?:identifier not found|no symbol here|\S+ is not a function)$/u],
  [TypeHierarchyPrepareRequest.method, /^not a type name$/u],
  [
    ImplementationRequest.method,
    /^(?:no identifier found|not a dynamic function call|\S+ is a (?:builtin|const|func|label|nil|pkgname|var), not a type|\S+ is a function, not a method \(query at 'func' token to find matching signatures\))$/u,
  ],
  [ReferencesRequest.method, /^no identifier found$/u],
  [
    TypeDefinitionRequest.method,
    /^(?:no enclosing expression has a type|cannot find type name\(s\) from type (?:untyped \w+|struct\{.*\}|interface\{.*\}))$/u,
  ],
]);

/** True for such an error: gopls gives all of them the code 0. */
export function goplsSaysNothing(
  method: string,
  { code, message }: { readonly code: number; readonly message: string },
): boolean {
  return code === 0 && nothing.get(method)?.test(message) === true;
}
