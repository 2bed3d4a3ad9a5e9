import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { constants, zstdCompressSync } from "node:zlib";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import manifest from "../package.json" with { type: "json" };
import { declarationsOf } from "./declarations.ts";
import { joined } from "./joined.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** `major.minor` of the oldest Node that the bundles run on, as the manifest says it to npm. */
export const oldestNode = manifest.engines.node.replace(/^>=/, "");

type Entry = {
  readonly source: string;
  readonly out: string;
};

/** What is bundled together shares the parts that it loads late. */
type Bundle = {
  readonly entries: readonly Entry[];
  /** Who imports a library decides what becomes of the process. */
  readonly kind: "program" | "library";
};

const shipped: readonly Bundle[] = [
  {
    entries: [
      { source: "src/cli/main.ts", out: "cli.js" },
      { source: "src/action/mains/gate.ts", out: "action.js" },
      { source: "src/action/mains/publish.ts", out: "publish.js" },
      { source: "src/action/mains/nightly.ts", out: "nightly.js" },
      { source: "src/action/mains/plan.ts", out: "plan.js" },
      { source: "src/action/mains/shard.ts", out: "shard.js" },
    ],
    kind: "program",
  },
  { entries: [{ source: "src/index.ts", out: "index.js" }], kind: "library" },
];

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } });
  const entries = shipped.flatMap((one) => one.entries);
  const missing = entries.filter(({ source }) => !existsSync(join(root, source)));
  if (missing.length > 0) {
    console.error(`cannot build: ${missing.map(({ source }) => source).join(", ")} missing`);
    process.exit(1);
  }
  await buildInto(resolve(root, values.out), shipped);
}

/**
 * Writes what is bundled together as ESM into `out`: each entry, in `chunks` what it loads late or shares with another,
 * and a library's declarations beside it. The same sources give the same bytes in any folder.
 */
export async function buildInto(out: string, bundles: readonly Bundle[]): Promise<void> {
  await mkdir(out, { recursive: true });
  await rm(join(out, "chunks"), { recursive: true, force: true });
  const libraries = bundles.flatMap(({ kind, entries }) => (kind === "library" ? entries : []));
  const [metafiles] = await Promise.all([
    Promise.all(bundles.map((one) => bundle(one, out))),
    Promise.all(
      libraries.map(async ({ source, out: name }) =>
        writeFile(join(out, name.replace(/\.js$/, ".d.ts")), await declarationsOf(root, source)),
      ),
    ),
  ]);
  await writeFile(join(out, "package.json"), '{ "type": "module" }\n');
  await writeFile(join(out, "THIRD_PARTY_LICENSES.txt"), await licenses(metafiles));
}

async function bundle({ entries, kind }: Bundle, out: string): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    ...written,
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: entry.source, out: entry.out.replace(/\.js$/, "") })),
    outdir: root,
    chunkNames: "chunks/[name]-[hash]",
    // A library is one file, whoever packs it again.
    splitting: kind === "program",
    bundle: true,
    mainFields: ["module", "main"],
    inject: [join(root, "scripts/node-22.ts")],
    banner: { js: banner(kind) },
    plugins: [lateBuiltins, inlineGrammars, withoutColors],
    metafile: true,
    write: false,
  });
  refuseOutsiders(metafile);
  const files = outputFiles.map(({ path, text }) => ({ path: relative(root, path), text }));
  const all = kind === "library" ? files : await joined(files, metafile, together, written);
  for (const { path, text } of all) {
    const file = join(out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (text.startsWith("#!")) await chmod(file, 0o755);
  }
  return metafile;
}

/** How files are written, also once they are joined. */
const written = {
  format: "esm",
  platform: "node",
  // Older syntax than Node 22 needs: an older Node has to get through parsing to the line that turns it away.
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  sourcemap: false,
  logLevel: "warning",
} as const satisfies BuildOptions;

/** The ways in that are to be quick; chosen among all by what they and the others load then, in files and bytes. */
const together = [
  "src/cli/main.ts",
  "src/cli/help.ts",
  "src/cli/judge.ts",
  "src/cli/plan.ts",
  "src/cli/affected.ts",
  "src/cli/explain.ts",
  "src/cli/doctor.ts",
  "src/cli/ask.ts",
  "src/cli/pin.ts",
  "src/action/mains/gate.ts",
];

/** CommonJS dependencies call `require`; each first looks whether this Node is new enough, in plain old syntax. */
function banner(kind: Bundle["kind"]): string {
  const [major, minor] = oldestNode.split(".").map(Number);
  const isOld = `if (((own) => own[0] < ${major} || (own[0] == ${major} && own[1] < ${minor}))(process.versions.node.split(".").map(Number)))`;
  const message = `"lanser needs Node ${oldestNode} or newer; this is Node " + process.versions.node + ". Install a newer Node and run it again."`;
  const check =
    kind === "library"
      ? `${isOld} throw new Error(${message});\n`
      : `${isOld} {\n  process.stderr.write(${message} + "\\n");\n  process.exit(13);\n}\n`;
  return `import { createRequire as lanserCreateRequire } from "node:module";
${check}const require = lanserCreateRequire(import.meta.url);`;
}

/**
 * Loads Node's own modules when the code runs, after the banner. A static import would come first, and one of a
 * function that an older Node does not have would end there with a syntax error.
 */
const lateBuiltins: Plugin = {
  name: "late-builtins",
  setup(on) {
    const names = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
    on.onResolve({ filter: /^[a-z:_/]+$/ }, ({ path, kind, namespace }) =>
      kind === "import-statement" && namespace === "file" && (names.has(path) || path.startsWith("node:"))
        ? { path, namespace: "builtin", sideEffects: false }
        : undefined,
    );
    on.onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
      loader: "js",
    }));
  },
};

/**
 * Puts the bytes of the grammars where development reads them from node_modules, each in a chunk of its own, loaded with
 * the first text of its language. They are tables, of which zstd leaves
 * a tenth; that the bundles are the same everywhere rests on the one Node that builds them, whose zstd it is.
 */
const inlineGrammars: Plugin = {
  name: "inline-grammars",
  setup(on) {
    on.onLoad({ filter: /[\\/]src[\\/]syntax[\\/]grammars\.ts$/ }, () => ({
      contents: `
        import { zstdDecompressSync } from "node:zlib";
        const whole = async (loading) => zstdDecompressSync((await loading).default);
        export const runtimeWasm = () => whole(import("web-tree-sitter/web-tree-sitter.wasm"));
        export const grammarWasm = {
          python: () => whole(import("tree-sitter-python/tree-sitter-python.wasm")),
          typescript: () => whole(import("tree-sitter-typescript/tree-sitter-typescript.wasm")),
          tsx: () => whole(import("tree-sitter-typescript/tree-sitter-tsx.wasm")),
          go: () => whole(import("tree-sitter-go/tree-sitter-go.wasm")),
          rust: () => whole(import("tree-sitter-rust/tree-sitter-rust.wasm")),
          bash: () => whole(import("tree-sitter-bash/tree-sitter-bash.wasm")),
          cpp: () => whole(import("tree-sitter-cpp/tree-sitter-cpp.wasm")),
        };`,
      loader: "js",
      resolveDir: root,
    }));
    on.onLoad({ filter: /\.wasm$/ }, async ({ path }) => ({
      contents: zstdCompressSync(await readFile(path), {
        params: { [constants.ZSTD_c_compressionLevel]: 19 },
      }),
      loader: "binary",
    }));
  },
};

/** The debug package under simple-git would take supports-color from wherever the bundle happens to lie. */
const withoutColors: Plugin = {
  name: "without-colors",
  setup(on) {
    on.onResolve({ filter: /^supports-color$/ }, ({ path }) => ({ path, namespace: "absent" }));
    on.onLoad({ filter: /.*/, namespace: "absent" }, () => ({
      contents: "module.exports = {};",
      loader: "js",
    }));
  },
};

/** A folder that runs anywhere can import nothing but Node and what is in it. */
function refuseOutsiders({ outputs }: Metafile): void {
  const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
  for (const [out, { imports }] of Object.entries(outputs)) {
    for (const { path } of imports)
      if (!builtins.has(path) && !path.startsWith("node:") && outputs[path] === undefined)
        throw new Error(`${out} still imports ${path}`);
  }
}

/** The licence of every package of which something is in a bundle. */
async function licenses(metafiles: readonly Metafile[]): Promise<string> {
  const folders = new Set<string>();
  for (const { inputs } of metafiles) {
    for (const path of Object.keys(inputs)) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
      if (folder !== undefined) folders.add(folder);
    }
  }
  const texts = await Promise.all([...folders].map(licenseOf));
  return `Lanser contains parts of these packages.\n\n${texts.sort(byCodeUnit).join("\n")}`;
}

async function licenseOf(folder: string): Promise<string> {
  const path = join(root, folder);
  const about: { name: string; version: string; license?: string } = JSON.parse(
    await readFile(join(path, "package.json"), "utf8"),
  );
  const files = (await readdir(path))
    .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
    .sort(byCodeUnit);
  const texts = await Promise.all(files.map((file) => readFile(join(path, file), "utf8")));
  const body = texts.map((text) => text.replaceAll("\r\n", "\n").trim()).join("\n\n");
  const line = "=".repeat(80);
  return `${line}\n${about.name} ${about.version} (${about.license ?? "see below"})\n${line}\n\n${body}\n`;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Last, because the plug-ins must have been defined.
if (import.meta.main) await main();
