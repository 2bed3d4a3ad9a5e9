/**
 * `pyrefly check` 1.4.1, as measured. Lanser gives it the folders of packages, so that pyrefly runs no interpreter.
 */
import { readMember } from "../../model/json.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import { cleanLines, jsonFindings, onErrors } from "../compiler/findings.ts";
import { pyprojectPart, tomlSettings } from "../configured.ts";
import { defineServer, overFile, wheelOf } from "../define.ts";
import { ignoreSourcesOf } from "../foreign.ts";
import { environmentFact, environmentToolchain, readEnvironment } from "../python/environment.ts";
import { pythonOutward } from "../python/outward.ts";

const source = /\.pyi?$/u;
/** The option that overrides a configuration with an interpreter, which pyrefly would run. */
const lockDown = ["--skip-interpreter-query"];
const common = [...lockDown, "--output-format", "json", "--progress-bar", "no", "--color", "never", "-v"];

export const pyrefly = defineServer("command", {
  id: "pyrefly",
  language: "Python",
  languages: { python: source },
  package: wheelOf("pyrefly"),
  role: "checker",
  executes: "never",
  executesWhy:
    "pyrefly can run an interpreter and a build system. Lanser turns off the interpreter and refuses a configuration with a build system.",
  arguments: ["check"],
  ownCommand: (paths) => ["pyrefly", "check", ...paths],
  settingsProblem: withoutSettings("pyrefly.toml or pyproject.toml configures pyrefly"),
  configured: {
    // Without its own configuration, pyrefly takes over that of mypy or pyright.
    names: ["pyrefly.toml", "pyproject.toml", "mypy.ini", ".mypy.ini", "pyrightconfig.json", "setup.cfg"],
    read: tomlSettings("pyrefly"),
    part: pyprojectPart((tools) => ({
      tools: ["pyrefly", "mypy", "pyright"].map((name) => readMember(tools, name) ?? null),
    })),
    refusal: (settings, path) =>
      ["build-system", "build_system"].some((name) => readMember(settings, name) !== undefined)
        ? `${path} names a build system, which pyrefly would run: remove it`
        : undefined,
  },
  canIgnoreChange: ignoreSourcesOf("Python"),
  // With several threads, pyrefly can take files of an import cycle in another order.
  environment: { PYREFLY_THREADS: "1" },
  toolchain: environmentToolchain,
  outward: pythonOutward,
  project: ({ toolchain: { [environmentFact]: folder } }) => {
    const { version, packages } =
      folder === undefined ? { version: null, packages: [] } : readEnvironment(folder);
    const places = packages.flatMap((path) => ["--site-package-path", path]);
    return [...common, ...(version === null ? [] : ["--python-version", version]), ...places];
  },
  document: overFile([...common, "--config", "pyrefly.toml"], {
    "pyrefly.toml": '[errors]\nunknown-name = "error"\n',
  }),
  canary: {
    path: "__lanser_canary_{}__.py",
    text: "canary = lanser_{}_undefined\n",
    codes: ["unknown-name"],
  },
  list: {
    args: ["dump-config", ...lockDown, "--max-files", "all", "--color", "never"],
    read: ({ exitCode, stdout, stderr }) => {
      if (exitCode !== 0 && !nothingToCheck.test(stderr)) return undefined;
      const [, list = ""] = stdout.split("\n  Covered files:\n", 2);
      const [covered = ""] = list.split("\n  Resolving imports from:", 1);
      const files = covered.split("\n").flatMap((line) => (line.startsWith("    ") ? [line.slice(4)] : []));
      return files.filter((path) => source.test(path));
    },
  },
  output: {
    isEmpty: ({ exitCode, stdout, stderr }) =>
      exitCode === 1 && stdout.trim() === "" && nothingToCheck.test(stderr),
    findings: jsonFindings({
      list: "errors",
      path: "path",
      message: "description",
      code: "name",
      severity: "severity",
      severities: { error: "error", warn: "warning", warning: "warning", info: "information" },
      start: ["line", "column"],
      end: ["stop_line", "stop_column"],
      // The folders of this machine that pyrefly searched are no part of a finding.
      change: (found, _element, cwd) => ({
        ...found,
        message: found.message
          .replace(/\s*^ *Looked in these locations[\s\S]*$/mu, "")
          .replaceAll(`${cwd}/`, ""),
      }),
    }),
    agrees: onErrors,
    files: ({ stderr }) => (/^DEBUG Checking \d+ files \(/mu.test(stderr) ? null : undefined),
    // Without a configuration pyrefly checks less: it finds no wrong return value.
    complaints: /(?<=^ WARN ).+$|^No `pyrefly\.toml` found .+$/gmu,
    failure: {
      words: ({ stderr }) =>
        cleanLines(stderr, {
          strip: /^ *(?:ERROR|WARN) /u,
          skip: /^(?:DEBUG|INFO|\d* *\||Fatal configuration error)/u,
        }),
      isConfiguration: ({ stderr }) => /^Fatal configuration error$/mu.test(stderr),
    },
    // A cell of a notebook has no line in the file.
    judge: (read) => ({ ...read, diagnostics: read.diagnostics.filter(({ path }) => source.test(path)) }),
  },
  compiler: { columns: "code-points" },
});

/** pyrefly's message for a project without sources. */
const nothingToCheck = /^No Python files matched patterns /mu;
