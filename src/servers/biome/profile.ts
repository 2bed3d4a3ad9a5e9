/**
 * Profile of `biome lint` 2.6.8, as measured. It would evaluate plugins of JavaScript, so a configuration with one is
 * refused.
 */
import { realpathSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { compareText } from "../../model/order.ts";
import { inFolder } from "../../model/paths.ts";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import { askForFiles, refusedFor } from "../compiler/listing.ts";
import { foreignInFolders } from "../foreign.ts";
import {
  onlyProject,
  type Profile,
  type ProfileHost,
  type Program,
  type ProjectPlace,
  projectFolder,
} from "../profile.ts";
import {
  biomeConfiguration,
  biomeConfigurationFiles,
  biomeRefusal,
  configuresBiome,
  isBiomeConfiguration,
} from "./configuration.ts";
import { failureIn, readBiome } from "./output.ts";

const common = [
  "--colors=off",
  "--max-diagnostics=none",
  "--files-ignore-unknown=true",
  "--no-errors-on-unmatched",
  // It passes over a larger file with a warning alone, 1 MiB as a rule: a comment of that size would silence all that is in one.
  `--files-max-size=${20 * 1024 * 1024}`,
];
const source = /\.(?:[cm]?[jt]sx?|jsonc?|css|scss|graphql|gql|html|vue|svelte|astro|md|ya?ml|grit)$/u;
const script = /\.(?:[cm]?[jt]sx?|vue|svelte|astro|jsonc?|css)$/u;

export const biome: Profile = {
  ...compilerDefaults,
  id: "biome",
  name: "biome",
  language: "TypeScript",
  languageIds: ["typescript", "typescriptreact", "javascript", "javascriptreact", "json", "css", "plaintext"],
  languageId,
  source: (version) => ({
    kind: "npm",
    dependencies: { "@biomejs/biome": version },
    platforms: {
      "@biomejs/cli-linux-arm64": version,
      "@biomejs/cli-linux-x64": version,
    },
  }),
  role: "linter",
  executes: "never",
  executesWhy:
    "It would evaluate plugins of JavaScript, by an interpreter of its own: a configuration with one is refused. Others are patterns (GritQL).",
  command: (serverFolder, arch) => ({ file: programIn(serverFolder, arch), args: ["lint"] }),
  compiler: {
    project: (context) => ({
      args: [...common, "--reporter=json", "."],
      cwd: projectFolder(context),
      input: "",
    }),
    // It reads files only; and a project may have switched the rule off, so the configuration is ours.
    document: (_context, { path, text, folder }) => {
      const name = `canary${path.slice(path.lastIndexOf("."))}`;
      return {
        args: [...common, "--reporter=json", "--only=suspicious/noDebugger", name],
        cwd: folder,
        input: "",
        files: { "biome.json": '{ "root": true }\n', [name]: text },
        names: join(folder, name),
      };
    },
    read: readBiome,
    columns: "code-points",
  },
  ownCommand: null,
  settingsProblem: withoutSettings("biome.json configures biome"),
  configuration: biomeConfiguration,
  configurationFiles: biomeConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => source.test(path) && !isBiomeConfiguration(path),
  isDetected: (paths) => paths.some((path) => script.test(path)),
  isConfigured: configuresBiome,
  // It finds the configuration of each file by itself, from the file upwards.
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("TypeScript", "YAML"),
  touches: () => () => true,
  program: biomeProgram,
  versionProblem: () => undefined,
  canaries: [
    {
      path: ".lanser/canary-first.ts",
      languageId: "typescript",
      text: "debugger; // first\n",
      codes: ["lint/suspicious/noDebugger"],
    },
    {
      path: ".lanser/canary-last.ts",
      languageId: "typescript",
      text: "debugger; // last\n",
      codes: ["lint/suspicious/noDebugger"],
    },
  ],
};

function programIn(serverFolder: string, arch: string): string {
  return join(serverFolder, "node_modules/@biomejs", `cli-linux-${arch}`, "biome");
}

function languageId(path: string): string {
  if (path.endsWith(".tsx")) return "typescriptreact";
  if (path.endsWith(".jsx")) return "javascriptreact";
  if (/\.[cm]?js$/u.test(path)) return "javascript";
  if (/\.[cm]?ts$/u.test(path)) return "typescript";
  if (/\.jsonc?$/u.test(path)) return "json";
  return path.endsWith(".css") ? "css" : "plaintext";
}

/**
 * Lists the files by running the command with `--verbose`: only it knows what its configuration and .gitignore leave
 * out.
 */
async function biomeProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { project, serverFolder } = place;
  const refusal = biomeRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "biome",
    file: programIn(serverFolder, host.arch),
    args: ["lint", ...common, "--reporter=summary", "--verbose", "."],
  });
  if (ended.kind === "refused") return ended;
  const { exitCode, stdout, stderr } = ended;
  const listed = listedIn(`${stdout}\n${stderr}`);
  if (listed === undefined) return refusedFor(place, failureIn(stderr, exitCode));
  const own = new Set(biomeConfigurationFiles(onlyProject(place)));
  const folder = projectFolder(place);
  const paths = listed
    .filter((path) => isOwnFile(folder, path))
    .map((path) => inFolder(project, path))
    .filter((path) => !own.has(path));
  return { kind: "program", paths: paths.sort(compareText), projectDiagnostics: [] };
}

/**
 * True for a file of the project. biome follows links, and names a file outside by its whole path: folders of packages
 * are linked into a tree.
 */
function isOwnFile(folder: string, path: string): boolean {
  if (isAbsolute(path)) return false;
  const file = join(folder, path);
  try {
    return realpathSync(file) === join(realpathSync(folder), path);
  } catch {
    return false;
  }
}

/** Returns the last list of that title: findings may quote any text before it. Undefined if there is none. */
function listedIn(text: string): readonly string[] | undefined {
  const title = "\n  i Files processed:\n";
  const at = text.lastIndexOf(title);
  if (at < 0) return undefined;
  const [list = ""] = text
    .slice(at + title.length)
    .split(/\n {2}\n*\n/u, 2)
    .filter((part) => part.trim() !== "");
  return list.split("\n").flatMap((line) => /^ {2}- (.+)$/u.exec(line)?.[1] ?? []);
}
