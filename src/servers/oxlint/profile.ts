/**
 * Profile of `oxlint --format json` 1.94.0, as measured. It only reads, unless a configuration names code: that is
 * refused.
 */
import { join } from "node:path";
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
  configuresOxlint,
  oxlintConfiguration,
  oxlintConfigurationFiles,
  oxlintRefusal,
} from "./configuration.ts";
import { readOxlint } from "./output.ts";

const entry = "node_modules/oxlint/bin/oxlint";
const common = ["--format", "json", "--no-error-on-unmatched-pattern"];
const source = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u;

/** Environment that keeps oxlint from a tsgolint in `node_modules/.bin` of the tree, or above. */
const lockDown = { OXLINT_TSGOLINT_PATH: "/nonexistent/tsgolint" };

export const oxlint: Profile = {
  ...compilerDefaults,
  id: "oxlint",
  name: "oxlint",
  language: "TypeScript",
  languageIds: ["typescript", "typescriptreact", "javascript", "javascriptreact", "html"],
  languageId,
  source: (version) => ({
    kind: "npm",
    dependencies: { oxlint: version },
    platforms: {
      "@oxlint/binding-linux-arm64-gnu": version,
      "@oxlint/binding-linux-x64-gnu": version,
    },
  }),
  role: "linter",
  executes: "never",
  executesWhy:
    "It would run `jsPlugins`, `oxlint.config.*` and, for `typeAware` rules, the repository's tsgolint: a configuration with one is refused.",
  environment: lockDown,
  command: (serverFolder) => ({ file: null, args: [join(serverFolder, entry)] }),
  compiler: {
    project: (context) => ({ args: [...common, "."], cwd: projectFolder(context), input: "" }),
    // It reads files only; and a project may have switched the rule off, so the configuration is ours.
    document: (_context, { path, text, folder }) => {
      const name = `canary${path.slice(path.lastIndexOf("."))}`;
      return {
        args: [...common, "--config", "canary.json", name],
        cwd: folder,
        input: "",
        files: { "canary.json": '{ "rules": { "no-debugger": "error" } }\n', [name]: text },
        names: join(folder, name),
      };
    },
    read: readOxlint,
    columns: "bytes",
  },
  ownCommand: null,
  settingsProblem: withoutSettings(".oxlintrc.json configures oxlint"),
  configuration: oxlintConfiguration,
  configurationFiles: oxlintConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => source.test(path),
  isDetected: (paths) => paths.some((path) => source.test(path)),
  isConfigured: configuresOxlint,
  // It finds the configuration of each file by itself, from the file upwards.
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("TypeScript"),
  touches: () => () => true,
  program: oxlintProgram,
  versionProblem: () => undefined,
  canaries: [
    {
      path: ".lanser/canary-first.ts",
      languageId: "typescript",
      text: "debugger; // first\n",
      codes: ["eslint(no-debugger)"],
    },
    {
      path: ".lanser/canary-last.ts",
      languageId: "typescript",
      text: "debugger; // last\n",
      codes: ["eslint(no-debugger)"],
    },
  ],
};

function languageId(path: string): string {
  if (path.endsWith(".tsx")) return "typescriptreact";
  if (path.endsWith(".jsx")) return "javascriptreact";
  if (/\.[cm]?js$/u.test(path)) return "javascript";
  return /\.[cm]?ts$/u.test(path) ? "typescript" : "html";
}

/**
 * Lists the files by running the command with `--debug=files`: only it knows what its configuration and .gitignore
 * leave out.
 */
async function oxlintProgram(
  host: ProfileHost,
  place: ProjectPlace & { readonly serverFolder: string },
): Promise<Program> {
  const { project, serverFolder } = place;
  const refusal = oxlintRefusal(onlyProject(place));
  if (refusal !== undefined) return { kind: "refused", reason: refusal };
  const ended = await askForFiles(host, place, {
    name: "oxlint",
    file: host.nodePath,
    args: [join(serverFolder, entry), "--debug=files", "--no-error-on-unmatched-pattern", "."],
    env: lockDown,
  });
  if (ended.kind === "refused") return ended;
  const { exitCode, stdout } = ended;
  if (exitCode !== 0) {
    const read = readOxlint(ended);
    return refusedFor(place, read.kind === "failed" ? read.reason : `oxlint ended with code ${exitCode}`);
  }
  const paths = stdout.split("\n").filter((line) => line !== "");
  return {
    kind: "program",
    paths: paths.map((path) => inFolder(project, path)).sort(compareText),
    projectDiagnostics: [],
  };
}
