/** `ruff check` 0.17.5, as measured. It runs nothing of a project, and with these flags it writes nothing. */
import { readMember } from "../../model/json.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { causes, countedBy, jsonFindings, onFindings } from "../compiler/findings.ts";
import { pyprojectPart, textList, tomlSettings } from "../configured.ts";
import { defineServer, overInput, wheelOf } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";

/** Against a configuration, which can request a cache in the project, fixes, a file to write to and another format. */
const lockDown = ["--no-cache", "--no-fix", "--output-format", "json", "--verbose"];
/** Left out: notebooks, where a finding has no place in the file, and configuration: head is checked under base's. */
const scope = ["--extend-exclude", "*.ipynb,pyproject.toml,ruff.toml,.ruff.toml"];

export const ruff = defineServer("command", {
  id: "ruff",
  language: "Python",
  languages: { python: /\.(?:py|pyi|pyw|ipynb)$/u },
  detectedBy: /\.pyi?$/u,
  package: wheelOf("ruff"),
  role: "linter",
  executes: "never",
  executesWhy: "It runs no code.",
  arguments: ["check"],
  ownCommand: (paths) => ["ruff", "check", ...paths],
  settingsProblem: withoutSettings("ruff.toml or pyproject.toml configures ruff"),
  configured: {
    names: ["ruff.toml", ".ruff.toml", "pyproject.toml"],
    read: tomlSettings("ruff"),
    part: pyprojectPart((tools) => ({ ruff: readMember(tools, "ruff") })),
    references: (settings) => textList(readMember(settings, "extend")),
    isMeant: (settings, path) => settings !== undefined || !path.endsWith("pyproject.toml"),
  },
  canIgnoreChange: ignoreSourcesOf("Python", "prose"),
  project: () => [...lockDown, ...scope, "."],
  // Under options of ours: a project may have switched the rule off, or exclude whatever a canary is called.
  document: overInput([...lockDown, "--isolated", "--select", "F821", "--stdin-filename", "{path}", "-"]),
  canary: { path: "__lanser_canary_{}__.py", text: "canary = lanser_{}_undefined\n", codes: ["F821"] },
  list: { args: ["check", "--show-files", "--no-cache", ...scope, "."] },
  output: {
    findings: jsonFindings({
      path: "filename",
      message: "message",
      code: "code",
      severity: "severity",
      severities: { error: "error", fatal: "error", warning: "warning", info: "information" },
      start: ["location.row", "location.column"],
      end: ["end_location.row", "end_location.column"],
      fix: { edits: "fix.edits", text: "content", title: "fix.message", only: ["fix.applicability", "safe"] },
    }),
    agrees: onFindings,
    failure: causes,
    // It counts nothing over standard input.
    files: countedBy(/\bChecked (\d+) files? in:/gu),
    // Where nothing is to be checked the program says so, too.
    complaints: /(?<=^(?:warning: |\[[^\n]*\]\[WARN\] ))(?!No Python files found).+$/gmu,
  },
  // E902 is a rule, too, and seldom chosen.
  compiler: { columns: "code-points", printsFixes: true, utf8Only: true },
});
