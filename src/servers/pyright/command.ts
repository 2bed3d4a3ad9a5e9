/** Runs pyright's own command, `pyright --outputjson`, in the place of its server. */
import { join } from "node:path";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";
import { type CommandMode, projectFolder, type SideContext } from "../profile.ts";
import { noInterpreter } from "../python/interpreter.ts";
import { interpreterFact } from "../python/toolchain.ts";
import { pyrightProgram } from "./program.ts";

export function pyrightCommand(
  name: "pyright" | "basedpyright",
  program: CommandMode["program"] = (_host, place) => Promise.resolve(pyrightProgram(place)),
): CommandMode {
  return {
    // The heap of its server: near the limit it empties its cache of types.
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
        : `\`${other}\` cannot be set in mode compiler: pyrightconfig.json configures the command`;
    },
    program,
  };
}

function argumentsOf({ toolchain }: SideContext, name: keyof typeof sources): readonly string[] {
  return [
    "--outputjson",
    ...["--pythonpath", toolchain[interpreterFact] ?? noInterpreter],
    // Else it takes out of the repository's list of old findings what is not found any more.
    ...(name === "basedpyright" ? ["--baselinemode=discard"] : []),
  ];
}

type Said = {
  readonly summary: { readonly filesAnalyzed: number };
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly severity: "error" | "warning" | "information";
    readonly message: string;
    readonly rule?: string;
    /** Range, 0-based; absent for what is about a file as a whole. */
    readonly range?: { readonly start: At; readonly end: At };
  }[];
};
type At = { readonly line: number; readonly character: number };

const beginning: At = { line: 0, character: 0 };

/** Name that each server gives as the source of a finding. */
const sources = { pyright: "Pyright", basedpyright: "basedpyright" } as const;

/**
 * Reads what the command printed. Its exit code is 0 or 1 after a check, 2 if it failed, 3 if its configuration cannot
 * be read, 4 for wrong flags.
 */
function readPyright(ended: CompilerEnded, name: keyof typeof sources): CompilerRead {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr } = ended;
  if (exitCode !== 0 && exitCode !== 1) {
    const said = [stderr, stdout].map((text) => text.trim()).find((text) => text !== "");
    const reason = said ?? `${name} ended with code ${exitCode}`;
    return failedRun(exitCode === 3 ? "server-configuration" : "server-not-ready", reason);
  }
  const said = parsed(stdout);
  if (said === undefined) return failedRun("server-not-ready", `${name} printed no JSON of its own`);
  return {
    kind: "finished",
    files: said.summary.filesAnalyzed,
    diagnostics: said.generalDiagnostics.map((one) => diagnosticOf(one, sources[name])),
    complaints: [],
  };
}

function parsed(stdout: string): Said | undefined {
  try {
    // In front of it basedpyright says what it took out of its baseline.
    const start = /^\{/mu.exec(stdout)?.index ?? 0;
    const said = JSON.parse(stdout.slice(start)) as Partial<Said>;
    const isWhole = typeof said.summary?.filesAnalyzed === "number" && Array.isArray(said.generalDiagnostics);
    return isWhole ? (said as Said) : undefined;
  } catch {
    return undefined;
  }
}

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
