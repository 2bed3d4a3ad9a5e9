/** What `go list`, `go build` and `go vet` print of one module, and when it is believed. */
import { resolve } from "node:path";
import { member } from "../../model/json.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";
import {
  atTheTop,
  compiledFrom,
  compilerCode,
  diagnosticsIn,
  type GoError,
  type GoPackage,
  isOfCompiler,
  withoutTop,
} from "./packages.ts";

/**
 * `go list -export` compiles each package by itself, as its tests see it, too, and has all errors of each. `go build` also links.
 * An exit code of 1 is what `build` has for errors, and for a module that it could not read (1.27.3); `vet` has 0 with findings.
 */
export function readGo([list, build, vet]: readonly CompilerEnded[]): CompilerRead {
  if (list === undefined || build === undefined || vet === undefined)
    return failedRun("server-not-ready", "go was not run to its end");
  for (const ended of [list, build, vet]) {
    const broken = brokenOff(ended);
    if (broken !== undefined) return broken;
  }
  const packages = packagesIn(list);
  if (packages === undefined) return failedRun("server-configuration", goFailure(list));
  const compiled = compiledFrom(packages, list.cwd);
  if (compiled.kind === "failed") return compiled;
  const linked = linkedFrom(build, packages, compiled.isFailing);
  if (typeof linked === "string") return failedRun("server-configuration", linked);
  const vetted = readVet(vet);
  const errors = [...compiled.diagnostics, ...linked];
  if (vetted === undefined || (vet.exitCode !== 0 && errors.length === 0 && vetted.length === 0))
    return failedRun("server-not-ready", goFailure(vet));
  // Of a package that does not compile vet says its first error, too, in other columns.
  const more = vetted.filter(({ code, path }) => code !== compilerCode || !compiled.isUnvetted(path));
  const answered = new Set([...errors, ...more].map(({ path }) => path));
  return {
    kind: "finished",
    files: null,
    diagnostics: [...errors, ...more],
    complaints: [],
    unlooked: {
      has: (path) => !answered.has(path) && compiled.blocked(path) !== undefined,
      reason: "its package, or one that it needs, does not compile",
      reasonOf: (path) => compiled.blocked(path) ?? "",
    },
    silent: (path) => [
      ...(compiled.blocked(path) === undefined ? [] : ["go"]),
      ...(compiled.isUnvetted(path) ? ["vet"] : []),
    ],
  };
}

/** Over one document there is no more than the compiler's word. */
export function readGoDocument(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const outputs = outputsOf(ended);
  if (typeof outputs === "string") return failedRun("server-not-ready", outputs);
  const diagnostics = [...outputs.values()].flatMap((text) => diagnosticsIn(text, ended.cwd));
  if ((ended.exitCode === 0) !== (diagnostics.length === 0))
    return failedRun("server-not-ready", goFailure(ended));
  return { kind: "finished", files: null, diagnostics, complaints: [] };
}

/** Undefined where it did not list them. What Go makes to run tests is none of them. */
export function packagesIn({ exitCode, stdout }: CompilerEnded): readonly GoPackage[] | undefined {
  const all = objectsIn(stdout);
  if (exitCode !== 0 || all === undefined) return undefined;
  return all.flatMap((one): readonly GoPackage[] => {
    const [folder, path] = [String(member(one, "Dir")), String(member(one, "ImportPath"))];
    if (path.endsWith(".test")) return [];
    const kinds = ["GoFiles", "TestGoFiles", "XTestGoFiles", "InvalidGoFiles"];
    const [compiled = [], ...others] = kinds.map((kind) =>
      textsIn(member(one, kind)).map((name) => resolve(folder, name)),
    );
    const module = member(member(one, "Module"), "Path");
    const [error, needed] = [member(one, "Error"), member(one, "DepsErrors")];
    return [
      {
        path,
        module: typeof module === "string" ? module : null,
        files: path.endsWith("]") ? compiled : [...new Set([...compiled, ...others.flat()])],
        compiled,
        errors: error === undefined ? [] : [errorOf(error)],
        needed:
          error === undefined && Array.isArray(needed) ? (needed as readonly unknown[]).map(errorOf) : [],
      },
    ];
  });
}

function errorOf(value: unknown): GoError {
  return {
    at: String(member(value, "Pos") ?? ""),
    text: String(member(value, "Err") ?? ""),
    stack: textsIn(member(value, "ImportStack")),
  };
}

/** What only linking shows: of packages that compile. A text where it did not get to compile. */
function linkedFrom(
  build: CompilerEnded,
  packages: readonly GoPackage[],
  isFailing: (path: string) => boolean,
): readonly CompilerDiagnostic[] | string {
  const outputs = outputsOf(build);
  if (typeof outputs === "string") return outputs;
  const { exitCode, stderr, cwd } = build;
  const found = [...outputs].flatMap(([of, text]) => {
    const one = packages.find(({ path }) => path === of);
    if (one === undefined || isFailing(of)) return [];
    const placed = diagnosticsIn(text, cwd);
    return placed.length > 0 ? placed : (atTheTop(one, withoutTop(text)) ?? []);
  });
  const isBroken = packages.some(({ path, errors }) => !path.endsWith("]") && errors.some(isOfCompiler));
  if (exitCode === 0 && !isBroken && found.length === 0) return found;
  if (exitCode === 1 && (found.length > 0 || packages.some(({ path }) => isFailing(path)))) return found;
  if (exitCode === 0) return "go build ended with 0, and go list found errors";
  return goFailure({ ...build, stderr: stderr.trim() === "" ? [...outputs.values()].join("") : stderr });
}

/** What it printed, by package; a text where that is not what it prints. */
function outputsOf({ stdout }: CompilerEnded): ReadonlyMap<string, string> | string {
  const outputs = new Map<string, string>();
  for (const line of stdout.split("\n").filter((one) => one !== "")) {
    const event = parse(line);
    const [of, output] = [member(event, "ImportPath"), member(event, "Output")];
    if (event === undefined) return `go build printed what is no event: ${line.slice(0, 200)}`;
    if (typeof of === "string" && typeof output === "string")
      outputs.set(of, (outputs.get(of) ?? "") + output);
  }
  return outputs;
}

/** Undefined where it could not be read. */
function readVet({ stdout, stderr, cwd }: CompilerEnded): readonly CompilerDiagnostic[] | undefined {
  const all = objectsIn(stdout);
  if (all === undefined) return undefined;
  const found: CompilerDiagnostic[] = [];
  for (const byPackage of all) {
    for (const analyzers of Object.values(byPackage as object)) {
      for (const [code, list] of Object.entries(analyzers as object)) {
        // Of an analyzer that failed it has an object.
        if (!Array.isArray(list)) return undefined;
        for (const one of list as readonly unknown[]) {
          const [start, end] = [placeIn(member(one, "posn"), cwd), placeIn(member(one, "end"), cwd)];
          const message = member(one, "message");
          if (start === undefined || typeof message !== "string") return undefined;
          found.push({
            path: start.path,
            start: start.position,
            end: end?.position ?? null,
            severity: "warning",
            code,
            source: "vet",
            message,
          });
        }
      }
    }
  }
  const typed = stderr
    .split("\n")
    .filter((line) => line.startsWith("vet: "))
    .map((line) => line.slice("vet: ".length));
  return [...found, ...diagnosticsIn(typed.join("\n"), cwd)];
}

function placeIn(
  value: unknown,
  cwd: string,
): { readonly path: string; readonly position: CompilerPosition } | undefined {
  const [, path, line, column] = typeof value === "string" ? (/^(.+):(\d+):(\d+)$/u.exec(value) ?? []) : [];
  return path === undefined
    ? undefined
    : { path: resolve(cwd, path), position: { line: Number(line), column: Number(column) } };
}

/** One object after the other, each ended by a brace at the beginning of a line. */
function objectsIn(text: string): readonly object[] | undefined {
  const all: object[] = [];
  for (const part of text.split(/(?<=^\}|^\{\})\n/mu)) {
    if (part.trim() === "") continue;
    const value = parse(part);
    if (typeof value !== "object" || value === null) return undefined;
    all.push(value);
  }
  return all;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

export function goFailure({
  stderr,
  exitCode,
}: Pick<CompilerEnded, "stderr" | "exitCode" | "stdout">): string {
  const said = stderr.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("# "));
  return said.length === 0 ? `go ended with code ${exitCode}` : said.slice(0, 4).join("; ");
}
