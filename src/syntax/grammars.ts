import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// In development the bytes come from node_modules; scripts/build.ts replaces this module by one that holds them.

/** The WebAssembly of tree-sitter itself. */
export const runtimeWasm: Uint8Array = bytesOf("web-tree-sitter/web-tree-sitter.wasm");

/** The WebAssembly of each grammar. */
export const grammarWasm: Record<"python", Uint8Array> = {
  python: bytesOf("tree-sitter-python/tree-sitter-python.wasm"),
};

function bytesOf(specifier: string): Uint8Array {
  return readFileSync(fileURLToPath(import.meta.resolve(specifier)));
}
