/** `ruff check` 0.17.5, as measured. It runs no code of a project, and with these arguments it writes nothing. */
import { readMember } from "../../model/json.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { causes, countedBy, jsonFindings, onFindings } from "../compiler/findings.ts";
import { pyprojectPart, textList, tomlSettings } from "../configured.ts";
import { defineServer, overInput, wheelOf } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";

/** Options that override a configuration: it can turn on a cache in the project, fixes, an output file and another format. */
const lockDown = ["--no-cache", "--no-fix", "--output-format", "json", "--verbose"];
/** Options that exclude notebooks, whose findings have no line in the file, and configuration, which base decides. */
const scope = ["--extend-exclude", "*.ipynb,pyproject.toml,ruff.toml,.ruff.toml"];

export const ruff = defineServer("command", {
  id: "ruff",
  language: "Python",
  languages: { python: /\.(?:py|pyi|pyw|ipynb)$/u },
  detectedBy: /\.pyi?$/u,
  package: wheelOf("ruff"),
  role: "linter",
  executes: "never",
  executesWhy: "ruff runs no code of the repository.",
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
  // `--isolated`: the project can have turned the rule off, or exclude the canary's name.
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
    // ruff prints no number of files for standard input.
    files: countedBy(/\bChecked (\d+) files? in:/gu),
    // ruff also prints a message if nothing is to be checked, which is no complaint.
    complaints: /(?<=^(?:warning: |\[[^\n]*\]\[WARN\] ))(?!No Python files found).+$/gmu,
  },
  editor: { arguments: ["server"], canary: { text: "lanser_{} = (\n", codes: ["invalid-syntax"] } },
  // utf8Only: ruff reports such a file only by the rule E902, which few projects turn on.
  compiler: { columns: "code-points", printsFixes: true, utf8Only: true },
});
