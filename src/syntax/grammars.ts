import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

// In development the bytes come from node_modules; scripts/build.ts replaces this module by one that holds them.

/** WebAssembly of tree-sitter itself; read on demand. */
export const runtimeWasm: () => Promise<Uint8Array> = bytesOf("web-tree-sitter/web-tree-sitter.wasm");

/** WebAssembly of each grammar; read on demand. */
export const grammarWasm: Record<
  "python" | "typescript" | "tsx" | "go" | "rust" | "bash" | "cpp",
  () => Promise<Uint8Array>
> = {
  python: bytesOf("tree-sitter-python/tree-sitter-python.wasm"),
  typescript: bytesOf("tree-sitter-typescript/tree-sitter-typescript.wasm"),
  tsx: bytesOf("tree-sitter-typescript/tree-sitter-tsx.wasm"),
  go: bytesOf("tree-sitter-go/tree-sitter-go.wasm"),
  rust: bytesOf("tree-sitter-rust/tree-sitter-rust.wasm"),
  bash: bytesOf("tree-sitter-bash/tree-sitter-bash.wasm"),
  cpp: bytesOf("tree-sitter-cpp/tree-sitter-cpp.wasm"),
};

/** Returns a function that reads a file of a package. */
function bytesOf(specifier: string): () => Promise<Uint8Array> {
  return () => readFile(fileURLToPath(import.meta.resolve(specifier)));
}
