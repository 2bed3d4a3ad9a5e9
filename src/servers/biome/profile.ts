/**
 * `biome lint` 2.6.8, as measured. biome would run plugins written in JavaScript, so Lanser refuses a configuration
 * with one.
 */
import { realpathSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { parse as parseJson } from "jsonc-parser";
import { readMember } from "../../model/json.ts";
import { failedRun, withoutSettings } from "../compiler/defaults.ts";
import { type CommandOutput, jsonFindings, memberAt, onErrors, parsedJson } from "../compiler/findings.ts";
import { extendedPath } from "../configuration-files.ts";
import { namePattern, textList } from "../configured.ts";
import { defineServer, overFile, scriptLanguages } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";

/** The names of biome's configuration. */
const names = ["biome.json", "biome.jsonc", ".biome.json", ".biome.jsonc"];
/** True for a configuration of biome. It is a source too, but its findings would be about the configuration. */
const isOwn = (path: string) => namePattern(names).test(path);
const source = /\.(?:[cm]?[jt]sx?|jsonc?|css|scss|graphql|gql|html|vue|svelte|astro|md|ya?ml|grit)$/u;
/** Arguments of every run. */
const common = [
  "--colors=off",
  "--max-diagnostics=none",
  "--files-ignore-unknown=true",
  "--no-errors-on-unmatched",
  // By default biome skips files over 1 MiB with only a warning: a comment of that size would hide all findings of a
  // file.
  `--files-max-size=${20 * 1024 * 1024}`,
];

export const biome = defineServer("command", {
  id: "biome",
  language: "TypeScript",
  languages: { ...scriptLanguages, json: /\.jsonc?$/u, css: /\.css$/u, plaintext: source },
  isSource: (path) => source.test(path) && !isOwn(path),
  detectedBy: /\.(?:[cm]?[jt]sx?|vue|svelte|astro|jsonc?|css)$/u,
  package: {
    source: (version) => ({
      kind: "npm",
      dependencies: { "@biomejs/biome": version },
      platforms: { "@biomejs/cli-linux-arm64": version, "@biomejs/cli-linux-x64": version },
    }),
    program: (serverFolder, arch) => ({
      file: join(serverFolder, "node_modules/@biomejs", `cli-linux-${arch}`, "biome"),
      args: [],
    }),
  },
  role: "linter",
  executes: "never",
  executesWhy:
    "biome can run JavaScript plugins in its own interpreter. Lanser refuses a configuration with one. GritQL plugins are patterns and run no code.",
  arguments: ["lint"],
  settingsProblem: withoutSettings("biome.json configures biome"),
  configured: {
    names,
    read: (path, text) => (/\.jsonc?$/u.test(path) ? (parseJson(text) as unknown) : undefined),
    references: namedIn,
    refusal: (settings, path) => {
      if (namedIn(settings).some((one) => extendedPath(path, one) === undefined))
        return `${path} names a file outside the project: move that file into it`;
      const program = pluginsOf(settings).find((one) => !one.endsWith(".grit"));
      return program === undefined
        ? undefined
        : `${path} names the plugin ${program}, which biome would run: remove the plugin`;
    },
  },
  canIgnoreChange: ignoreSourcesOf("TypeScript", "YAML"),
  project: () => [...common, "--reporter=json", "."],
  document: overFile([...common, "--reporter=json", "--only=suspicious/noDebugger"], {
    "biome.json": '{ "root": true }\n',
  }),
  canary: { path: ".lanser/canary-{}.ts", text: "debugger; // {}\n", codes: ["lint/suspicious/noDebugger"] },
  list: {
    args: ["lint", ...common, "--reporter=summary", "--verbose", "."],
    read: ({ stdout, stderr, cwd }) =>
      filesIn(`${stdout}\n${stderr}`)?.filter((path) => isOwnFile(cwd, path)),
  },
  output: {
    findings: jsonFindings({
      list: "diagnostics",
      path: "location.path",
      message: "message",
      code: "category",
      severity: "severity",
      severities: {
        ...{ fatal: "error", error: "error", warning: "warning", info: "information" },
        ...{ information: "information", hint: "hint" },
      },
      start: ["location.start.line", "location.start.column"],
      end: ["location.end.line", "location.end.column"],
    }),
    agrees: onErrors,
    failure: {
      words: ({ stderr }) => wordsOf(stderr),
      isConfiguration: ({ exitCode, stderr }) => exitCode === 1 && /configuration|plugin/u.test(stderr),
    },
    judge,
  },
  compiler: { columns: "code-points" },
});

/**
 * Lists the files that settings name by path. Other names are packages, which are dependencies; `//` is the
 * configuration at the top. Only a path can lead out of the tree, and the caller refuses a configuration where one
 * does.
 */
function namedIn(settings: unknown): readonly string[] {
  return [...textList(readMember(settings, "extends")), ...pluginsOf(settings)].filter((name) =>
    /^(?:\.|\/(?!\/)|[^@][^/]*\.(?:jsonc?|grit)$)/u.test(name),
  );
}

/** Lists the plugins of a configuration, also those in its overrides. */
function pluginsOf(settings: unknown): readonly string[] {
  return [settings, ...[readMember(settings, "overrides")].flat()]
    .flatMap((one) => [readMember(one, "plugins")].flat())
    .flatMap((one) => textList(readMember(one, "path") ?? one));
}

/**
 * Checks biome's own numbers against the findings that it printed, because a truncated list would hide findings.
 * Findings about a configuration become complaints: they are not about code. Pure advice about it is dropped.
 */
function judge(...[read, { stdout }]: Parameters<NonNullable<CommandOutput["judge"]>>) {
  const summary = memberAt(parsedJson(stdout)?.value, "summary");
  const failed = (reason: string) => failedRun("server-not-ready", reason);
  if (readMember(summary, "diagnosticsNotPrinted") !== 0 || readMember(summary, "skipped") !== 0)
    return failed("biome left findings out of its list");
  const errors = read.diagnostics.filter(({ severity }) => severity === "error").length;
  if (readMember(summary, "errors") !== errors)
    return failed(`biome printed another number of errors (${errors}) than it counted`);
  const own = read.diagnostics.filter(({ path }) => isOwn(path));
  return {
    ...read,
    diagnostics: read.diagnostics.filter((one) => !own.includes(one)),
    complaints: own.flatMap(({ severity, message }) => (severity === "information" ? [] : [message])),
  };
}

/**
 * Extracts biome's messages from an output that draws frames and code around them. At most four, because more do not
 * help a reader.
 */
function wordsOf(stderr: string): readonly string[] {
  // A line that ends in a colon continues in the next one.
  return [...stderr.replace(/:\n {4}(?=\S)/gu, ": ").matchAll(/^\s*×\s+(.+)$/gmu)]
    .map(([, text = ""]) => text.trim())
    .filter((text) => !/^(?:Some errors were emitted|Biome exited because)/u.test(text))
    .slice(0, 4);
}

/**
 * True for a file of the project. biome follows links and prints an absolute path for a file outside. Such files are
 * dependencies, because Lanser links folders of packages into the tree.
 */
function isOwnFile(folder: string, path: string): boolean {
  try {
    return !isAbsolute(path) && realpathSync(join(folder, path)) === join(realpathSync(folder), path);
  } catch {
    return false;
  }
}

/**
 * Reads the files that biome processes from the output of the listing run; those of the project are the program to
 * check. Undefined without a list: the listing is then refused. The last list counts, because a finding before it can
 * quote any text, also one that looks like the title of the list.
 */
function filesIn(text: string): readonly string[] | undefined {
  const title = "\n  i Files processed:\n";
  const at = text.lastIndexOf(title);
  if (at < 0) return undefined;
  const [list = ""] = text
    .slice(at + title.length)
    .split(/\n {2}\n*\n/u, 2)
    .filter((part) => part.trim() !== "");
  return list.split("\n").flatMap((line) => /^ {2}- (.+)$/u.exec(line)?.[1] ?? []);
}
