/** `oxlint --format json` 1.94.0, as measured. It only reads, unless a configuration names code: that is refused. */
import { parse as parseJson } from "jsonc-parser";
import { readMember } from "../../model/json.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { cleanLines, jsonFindings, memberAt, parsedJson } from "../compiler/findings.ts";
import { textList } from "../configured.ts";
import { defineServer, npmOf, overFile, scriptLanguages } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";

const common = ["--format", "json", "--no-error-on-unmatched-pattern"];
/** Names of a configuration that is a program. */
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
    "It can run `jsPlugins`, `oxlint.config.*` and, for `typeAware` rules, the repository's tsgolint. Lanser refuses a configuration with one.",
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
  // Else it would find a tsgolint in `node_modules/.bin` of the tree, or above.
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
    // It ends with 1 for an error, and with 1, without any JSON, if it cannot read its configuration.
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

function refusal(settings: unknown, path: string): string | undefined {
  if (programs.some((name) => path.endsWith(name)))
    return `${path} is a program, and oxlint would run it; write the configuration as .oxlintrc.json`;
  if (
    [settings, ...[readMember(settings, "overrides")].flat()].some(
      (one) => readMember(one, "jsPlugins") !== undefined,
    )
  )
    return `${path} names \`jsPlugins\`, code of the repository for oxlint to run`;
  return memberAt(settings, "options.typeAware") === true
    ? `${path} has \`typeAware\` rules, which run the repository's tsgolint`
    : undefined;
}
