/**
 * `biome lint` 2.6.8, as measured. It would evaluate plugins of JavaScript, so a configuration with one is refused.
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

const names = ["biome.json", "biome.jsonc", ".biome.json", ".biome.jsonc"];
const isOwn = (path: string) => namePattern(names).test(path);
const source = /\.(?:[cm]?[jt]sx?|jsonc?|css|scss|graphql|gql|html|vue|svelte|astro|md|ya?ml|grit)$/u;
const common = [
  "--colors=off",
  "--max-diagnostics=none",
  "--files-ignore-unknown=true",
  "--no-errors-on-unmatched",
  // It passes over a larger file with a warning alone, 1 MiB as a rule: a comment of that size would silence all that is in one.
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
    "It can run JavaScript plugins in its own interpreter. Lanser refuses a configuration with one. Other plugins are patterns (GritQL).",
  arguments: ["lint"],
  settingsProblem: withoutSettings("biome.json configures biome"),
  configured: {
    names,
    read: (path, text) => (/\.jsonc?$/u.test(path) ? (parseJson(text) as unknown) : undefined),
    references: namedIn,
    refusal: (settings, path) => {
      if (namedIn(settings).some((one) => extendedPath(path, one) === undefined))
        return `${path} names a file outside the project`;
      const program = pluginsOf(settings).find((one) => !one.endsWith(".grit"));
      return program === undefined
        ? undefined
        : `${path} names the plugin ${program}, code of the repository for biome to run`;
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
 * The files that the settings name as paths: other names are packages, which are where packages are; `//` is the
 * configuration of the top.
 */
function namedIn(settings: unknown): readonly string[] {
  return [...textList(readMember(settings, "extends")), ...pluginsOf(settings)].filter((name) =>
    /^(?:\.|\/(?!\/)|[^@][^/]*\.(?:jsonc?|grit)$)/u.test(name),
  );
}

function pluginsOf(settings: unknown): readonly string[] {
  return [settings, ...[readMember(settings, "overrides")].flat()]
    .flatMap((one) => [readMember(one, "plugins")].flat())
    .flatMap((one) => textList(readMember(one, "path") ?? one));
}

/** Its own count has to agree with the list. It speaks of its configuration as of a source; advice is no complaint. */
function judge(...[read, { stdout }]: Parameters<NonNullable<CommandOutput["judge"]>>) {
  const summary = memberAt(parsedJson(stdout)?.value, "summary");
  const unbelieved = (why: string) => failedRun("server-not-ready", `biome ${why}`);
  if (readMember(summary, "diagnosticsNotPrinted") !== 0 || readMember(summary, "skipped") !== 0)
    return unbelieved("left something out of its list of findings");
  const errors = read.diagnostics.filter(({ severity }) => severity === "error").length;
  if (readMember(summary, "errors") !== errors)
    return unbelieved(`counted other errors than the ${errors} that it printed`);
  const own = read.diagnostics.filter(({ path }) => isOwn(path));
  return {
    ...read,
    diagnostics: read.diagnostics.filter((one) => !own.includes(one)),
    complaints: own.flatMap(({ severity, message }) => (severity === "information" ? [] : [message])),
  };
}

/** Returns biome's messages, without the drawings around them. */
function wordsOf(stderr: string): readonly string[] {
  // What ends in a colon goes on in the next line.
  return [...stderr.replace(/:\n {4}(?=\S)/gu, ": ").matchAll(/^\s*×\s+(.+)$/gmu)]
    .map(([, text = ""]) => text.trim())
    .filter((text) => !/^(?:Some errors were emitted|Biome exited because)/u.test(text))
    .slice(0, 4);
}

/**
 * True for a file of the project. biome follows links, and names a file outside by its whole path: folders of packages
 * are linked into a tree.
 */
function isOwnFile(folder: string, path: string): boolean {
  try {
    return !isAbsolute(path) && realpathSync(join(folder, path)) === join(realpathSync(folder), path);
  } catch {
    return false;
  }
}

/** Returns the last list of that title: findings may quote any text before it. Undefined if there is none. */
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
