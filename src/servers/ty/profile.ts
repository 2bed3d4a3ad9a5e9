/** `ty check` 0.0.104, as measured. It reads Python and what is installed, and runs nothing of either. */
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
/** Notebooks are left out: a finding in a cell has no place in the file. */
const scope = ["--exclude", "**/*.ipynb"];

export const ty = defineServer("command", {
  id: "ty",
  language: "Python",
  languages: { python: source },
  package: wheelOf("ty"),
  role: "checker",
  executes: "never",
  executesWhy: "It runs no code. It reads a stand-in for the Python environment.",
  arguments: ["check"],
  ownCommand: (paths) => ["ty", "check", ...paths],
  settingsProblem: withoutSettings("ty.toml or pyproject.toml configures ty"),
  configured: {
    names: ["ty.toml", "pyproject.toml"],
    isTop: true,
    part: pyprojectPart((tools) => ({ ty: readMember(tools, "ty") })),
  },
  canIgnoreChange: ignoreSourcesOf("Python"),
  // With several threads it may check cyclic dependencies in another order.
  environment: { TY_MAX_PARALLELISM: "1" },
  toolchain: environmentToolchain,
  outward: pythonOutward,
  // Without an environment ty would search for one by itself.
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
      // It names one that it cannot read only there.
      return [...checked, ...read.diagnostics.flatMap(({ code, path }) => (code === "io" ? [path] : []))];
    },
  },
  output: {
    findings: ({ stdout, cwd }, id) => readSarif(stdout, { source: id, cwd }),
    // A file that it cannot read is a finding, of its command too.
    agrees: (exitCode, found) =>
      exitCode === 2 ? found.some(({ code }) => code === "io") : onFindings(exitCode, found),
    failure: causes,
    files: countedBy(/\bIndexed (\d+) file\(s\) in /gu),
    judge: (read, { cwd }) => {
      // One that it gave up was not looked at.
      const lost = read.diagnostics.find(({ code }) => code === "panic");
      if (lost !== undefined)
        return failedRun("server-not-ready", `ty gave up ${relative(cwd, lost.path)}: ${lost.message}`);
      const own = read.diagnostics.filter(({ path }) => !source.test(path));
      // Of its configuration it speaks as of a source.
      return {
        ...read,
        diagnostics: read.diagnostics.filter((one) => !own.includes(one)),
        complaints: own.map(({ message }) => message),
      };
    },
  },
  compiler: { columns: "code-points" },
});
