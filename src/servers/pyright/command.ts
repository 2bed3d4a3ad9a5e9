/** Runs pyright's own command, `pyright --outputjson`, instead of its server. */
import { join } from "node:path";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";
import { type CommandMode, projectFolder, type SideContext } from "../profile.ts";
import { noInterpreter } from "../python/interpreter.ts";
import { interpreterFact } from "../python/toolchain.ts";
import { pyrightProgram } from "./program.ts";

/**
 * Builds the command mode of pyright or basedpyright. A run over a project costs less than a conversation about each
 * file, but cannot probe.
 */
export function pyrightCommand(
  name: "pyright" | "basedpyright",
  program: CommandMode["program"] = (_host, place) => Promise.resolve(pyrightProgram(place)),
): CommandMode {
  return {
    // The same heap as the server: near the limit pyright empties its cache of types, which changes the order of its
    // work.
    command: (serverFolder) => ({
      file: null,
      args: ["--max-old-space-size=4096", join(serverFolder, `node_modules/${name}/index.js`)],
    }),
    compiler: {
      project: (context) => ({ args: argumentsOf(context, name), cwd: projectFolder(context), input: "" }),
      document: (context, { path, text, folder }) => {
        const file = path.slice(path.lastIndexOf("/") + 1);
        return {
          args: [...argumentsOf(context, name), file],
          cwd: folder,
          input: "",
          files: { [file]: text },
          names: join(folder, file),
        };
      },
      read: (ended) => readPyright(ended, name),
      columns: "utf-16",
    },
    settingsProblem: (settings) => {
      const other = Object.keys(settings)[0];
      return other === undefined
        ? undefined
        : `\`${other}\` cannot be set in \`mode: compiler\`: use pyrightconfig.json`;
    },
    program,
  };
}

/**
 * Builds the arguments of every run. The command asks the stand-in for Python's packages, as the server does, so that
 * both find the same.
 */
function argumentsOf({ toolchain }: SideContext, name: keyof typeof sources): readonly string[] {
  return [
    "--outputjson",
    ...["--pythonpath", toolchain[interpreterFact] ?? noInterpreter],
    // Otherwise basedpyright removes fixed findings from the repository's baseline file.
    ...(name === "basedpyright" ? ["--baselinemode=discard"] : []),
  ];
}

/** The output of the command, as far as Lanser reads it. */
type Said = {
  readonly summary: { readonly filesAnalyzed: number };
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: "error" | "warning" | "information";
    readonly message: string;
    readonly rule?: string;
    /** The range, zero-based. Absent for a message about a file as a whole. */
    readonly range?: { readonly start: At; readonly end: At };
  }[];
};
type At = { readonly line: number; readonly character: number };

/** The place of a finding about a file as a whole. */
const beginning: At = { line: 0, character: 0 };

/**
 * The source that each server gives its findings. Findings of the command get the same source, so that both modes
 * match.
 */
const sources = { pyright: "Pyright", basedpyright: "basedpyright" } as const;

/**
 * Reads the output of the command. The exit code is 0 or 1 after a check, 2 after a failure, 3 for an unreadable
 * configuration, and 4 for wrong flags. Only 0 and 1 come with complete findings.
 */
function readPyright(ended: CompilerEnded, name: keyof typeof sources): CompilerRead {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr } = ended;
  if (exitCode !== 0 && exitCode !== 1) {
    const words = [stderr, stdout].map((text) => text.trim()).find((text) => text !== "");
    const reason = words ?? `${name} ended with code ${exitCode}`;
    return failedRun(exitCode === 3 ? "server-configuration" : "server-not-ready", reason);
  }
  const output = parsed(stdout);
  if (output === undefined) return failedRun("server-not-ready", `${name} printed no JSON output`);
  return {
    kind: "finished",
    files: output.summary.filesAnalyzed,
    diagnostics: output.generalDiagnostics.map((one) => diagnosticOf(one, sources[name])),
    complaints: [],
  };
}

/**
 * Parses the output; undefined if a member is missing. An incomplete output must not look like one without findings.
 */
function parsed(stdout: string): Said | undefined {
  try {
    // basedpyright first prints what it removed from its baseline.
    const start = /^\{/mu.exec(stdout)?.index ?? 0;
    const said = JSON.parse(stdout.slice(start)) as Partial<Said>;
    const isWhole = typeof said.summary?.filesAnalyzed === "number" && Array.isArray(said.generalDiagnostics);
    return isWhole ? (said as Said) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Translates a diagnostic of the command, whose positions are zero-based, to the one-based form of all commands. All
 * commands are then read alike.
 */
function diagnosticOf(
  { file, severity, message, rule, range }: Said["generalDiagnostics"][number],
  source: string,
): CompilerDiagnostic {
  const at = ({ line, character }: At) => ({ line: line + 1, column: character + 1 });
  return {
    path: file,
    start: at(range?.start ?? beginning),
    end: at(range?.end ?? beginning),
    severity,
    code: rule ?? null,
    source,
    message,
  };
}
