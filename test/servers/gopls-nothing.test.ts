/** Which errors of gopls say that there is nothing at a place: its own words, as it answered at every word of a package. */
import { expect, test } from "vitest";
import { isGoplsEmptyResult } from "../../src/servers/gopls/profile.ts";

const calls = "textDocument/prepareCallHierarchy";
const types = "textDocument/prepareTypeHierarchy";
const implementation = "textDocument/implementation";
const references = "textDocument/references";
const typeDefinition = "textDocument/typeDefinition";

test.each([
  [calls, "identifier not found"],
  [calls, "no symbol here"],
  [calls, "days is not a function"],
  [types, "not a type name"],
  [implementation, "no identifier found"],
  [implementation, "days is a var, not a type"],
  [implementation, "fmt is a pkgname, not a type"],
  [implementation, "len is a builtin, not a type"],
  [implementation, "nil is a nil, not a type"],
  [implementation, "true is a const, not a type"],
  [
    implementation,
    "PilotageFee is a function, not a method (query at 'func' token to find matching signatures)",
  ],
  [implementation, "not a dynamic function call"],
  [references, "no identifier found"],
  [typeDefinition, "no enclosing expression has a type"],
  [typeDefinition, "cannot find type name(s) from type untyped bool"],
  [typeDefinition, "cannot find type name(s) from type struct{Box []T}"],
  [typeDefinition, "cannot find type name(s) from type interface{Load(cargo string) string}"],
])("%s: %s", (method, message) => {
  expect(isGoplsEmptyResult(method, { code: 0, message })).toBe(true);
});

test.each([
  [references, 'references to builtin "len" are not supported', "there are some, and it cannot say them"],
  [references, 'no object found for "undefinedName"', "it does not know what the name is"],
  [implementation, "undefinedName denotes unknown object", "it does not know what the name is"],
  [implementation, "start: pos 0 is not in range [10442948:10443380] of file rates/rates.go", "it failed"],
  [typeDefinition, "cannot find type name(s) from type invalid type", "the code is broken there"],
  [typeDefinition, "cannot find type name(s) from type T", "a type parameter stands somewhere"],
  [calls, "no enclosing expression has a type", "it is said of another request"],
])("%s: %s is an error: %3$s", (method, message) => {
  expect(isGoplsEmptyResult(method, { code: 0, message })).toBe(false);
});

test("by another code it is an error", () => {
  expect(isGoplsEmptyResult(types, { code: -32_603, message: "not a type name" })).toBe(false);
});
