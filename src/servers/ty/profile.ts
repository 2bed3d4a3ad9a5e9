/** `ty check` 0.0.104, as measured. It reads Python sources and installed packages, and runs neither. */
import { relative } from "node:path";
import { readMember } from "../../model/json.ts";
import { failedRun, withoutSettings } from "../compiler/defaults.ts";
import { causes, countedBy, onFindings } from "../compiler/findings.ts";
import { readSarif } from "../compiler/sarif.ts";
import { pyprojectPart } from "../configured.ts";
import { defineServer, overFile, wheelOf } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";
import { environmentFact, environmentToolchain } from "../python/environment.ts";
import { pythonOutward } from "../python/outward.ts";

const source = /\.(?:py|pyi|pyw)$/u;
const common = ["--output-format", "sarif", "--color", "never", "--no-progress"];
/** Options that exclude notebooks: a finding in a cell has no line in the file. */
const scope = ["--exclude", "**/*.ipynb"];

export const ty = defineServer("command", {
  id: "ty",
  language: "Python",
  languages: { python: source },
  package: wheelOf("ty"),
  role: "checker",
  executes: "never",
  executesWhy: "ty runs no code. It reads a stand-in for the Python environment.",
  arguments: ["check"],
  ownCommand: (paths) => ["ty", "check", ...paths],
  settingsProblem: withoutSettings("ty.toml or pyproject.toml configures ty"),
  configured: {
    names: ["ty.toml", "pyproject.toml"],
    isTop: true,
    part: pyprojectPart((tools) => ({ ty: readMember(tools, "ty") })),
  },
  canIgnoreChange: ignoreSourcesOf("Python"),
  // With several threads, ty can check the files of an import cycle in another order.
  environment: { TY_MAX_PARALLELISM: "1" },
  toolchain: environmentToolchain,
  outward: pythonOutward,
  // Without an environment, ty searches the machine for one.
  project: ({ toolchain: { [environmentFact]: folder } }) => [
    ...[...common, "-v", ...scope],
    ...(folder === undefined ? ["."] : ["--python", folder, "."]),
  ],
  document: overFile(common, { "ty.toml": '[rules]\nunresolved-reference = "error"\n' }),
  canary: {
    path: "__lanser_canary_{}__.py",
    text: "canary = lanser_{}_undefined\n",
    codes: ["unresolved-reference"],
  },
  list: {
    args: ["check", ...common, "-vv", ...scope, "."],
    read: ({ stderr }, read) => {
      if (read.kind === "failed") return undefined;
      const checked = [...stderr.matchAll(/ DEBUG Checking file '([^\n]*)'$/gmu)].map(
        ([, file = ""]) => file,
      );
      // ty names a file that it cannot read only in a finding.
      return [...checked, ...read.diagnostics.flatMap(({ code, path }) => (code === "io" ? [path] : []))];
    },
  },
  output: {
    findings: ({ stdout, cwd }, id) => readSarif(stdout, { source: id, cwd }),
    // A file that ty cannot read is a finding with exit code 2, also in its own command.
    agrees: (exitCode, found) =>
      exitCode === 2 ? found.some(({ code }) => code === "io") : onFindings(exitCode, found),
    failure: causes,
    files: countedBy(/\bIndexed (\d+) file\(s\) in /gu),
    judge: (read, { cwd }) => {
      // A file that ty gave up is unchecked.
      const lost = read.diagnostics.find(({ code }) => code === "panic");
      if (lost !== undefined)
        return failedRun("server-not-ready", `ty failed on ${relative(cwd, lost.path)}: ${lost.message}`);
      const own = read.diagnostics.filter(({ path }) => !source.test(path));
      // Findings in other files are about ty's configuration.
      return {
        ...read,
        diagnostics: read.diagnostics.filter((one) => !own.includes(one)),
        complaints: own.map(({ message }) => message),
      };
    },
  },
  compiler: { columns: "code-points" },
});
