/**
 * `oxlint --format json` 1.94.0, as measured. It only reads files. A configuration can name code to run; Lanser
 * refuses such a configuration.
 */
import { parse as parseJson } from "jsonc-parser";
import { readMember } from "../../model/json.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { cleanLines, jsonFindings, memberAt, parsedJson } from "../compiler/findings.ts";
import { textList } from "../configured.ts";
import { defineServer, npmOf, overFile, scriptLanguages } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";

/** Arguments of every run. Without the last, oxlint fails in a folder without sources. */
const common = ["--format", "json", "--no-error-on-unmatched-pattern"];
/** Names of configurations that are programs. */
const programs = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((end) => `oxlint.config.${end}`);

export const oxlint = defineServer("command", {
  id: "oxlint",
  language: "TypeScript",
  languages: { ...scriptLanguages, html: /\.(?:vue|svelte|astro)$/u },
  package: npmOf(
    "oxlint",
    "oxlint/bin/oxlint",
    ["linux-arm64-gnu", "linux-x64-gnu"].map((one) => `@oxlint/binding-${one}`),
  ),
  role: "linter",
  executes: "never",
  executesWhy:
    "oxlint can run `jsPlugins`, `oxlint.config.*` and, for `typeAware` rules, the repository's tsgolint. Lanser refuses a configuration that needs one of them.",
  settingsProblem: withoutSettings(".oxlintrc.json configures oxlint"),
  configured: {
    names: [".oxlintrc.json", ".oxlintrc.jsonc", ...programs],
    insideOnly: [".eslintignore"],
    read: (_path, text) => parseJson(text) as unknown,
    references: (settings) => textList(readMember(settings, "extends")),
    refusal,
  },
  isConfigured: ({ paths }) => paths.some((path) => /(?:^|\/)\.oxlintrc\.jsonc?$/u.test(path)),
  canIgnoreChange: ignoreSourcesOf("TypeScript"),
  // Otherwise oxlint uses a tsgolint in `node_modules/.bin` of the tree or of a folder above.
  environment: { OXLINT_TSGOLINT_PATH: "/nonexistent/tsgolint" },
  project: () => [...common, "."],
  document: overFile([...common, "--config", "canary.json"], {
    "canary.json": '{ "rules": { "no-debugger": "error" } }\n',
  }),
  canary: { path: ".lanser/canary-{}.ts", text: "debugger; // {}\n", codes: ["eslint(no-debugger)"] },
  list: { args: ["--debug=files", "--no-error-on-unmatched-pattern", "."] },
  output: {
    findings: jsonFindings({
      list: "diagnostics",
      path: "filename",
      message: "message",
      code: "code",
      severity: "severity",
      severities: { error: "error", warning: "warning", advice: "information" },
      bytes: ["labels.0.span.offset", "labels.0.span.length"],
    }),
    // The exit code is 1 for errors. It is also 1, without JSON, if oxlint cannot read its configuration.
    agrees: (exitCode, found) =>
      exitCode === 0
        ? found.every(({ severity }) => severity !== "error")
        : exitCode === 1 && found.length > 0,
    files: ({ stdout }) => {
      const files = memberAt(parsedJson(stdout)?.value, "number_of_files");
      return Number.isSafeInteger(files) ? (files as number) : undefined;
    },
    failure: {
      words: ({ stdout, stderr }) => cleanLines(`${stdout}\n${stderr}`, { strip: /^[\s|x]+/u }),
      isConfiguration: ({ exitCode }, [first = ""]) => exitCode === 1 && /configuration/u.test(first),
    },
  },
  compiler: { columns: "bytes" },
});

/**
 * Refuses a configuration by which oxlint would run code: a configuration that is a program, plugins, or the
 * repository's tsgolint. The change under review could edit this code.
 */
function refusal(settings: unknown, path: string): string | undefined {
  if (programs.some((name) => path.endsWith(name)))
    return `${path} is a program that oxlint would run: write the configuration as .oxlintrc.json`;
  if (
    [settings, ...[readMember(settings, "overrides")].flat()].some(
      (one) => readMember(one, "jsPlugins") !== undefined,
    )
  )
    return `${path} names \`jsPlugins\`, which oxlint would run: remove them`;
  return memberAt(settings, "options.typeAware") === true
    ? `${path} turns on \`typeAware\` rules, which run the repository's tsgolint: turn them off`
    : undefined;
}
