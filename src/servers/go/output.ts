/** What `go list`, `go build` and `go vet` print of one module, and when it is believed. */
import { dirname, resolve } from "node:path";
import { member } from "../../model/json.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";

/** What a package is made of; absolute files. */
export type GoPackage = {
  readonly path: string;
  readonly files: readonly string[];
  /** Packages that it needs, through others too. */
  readonly needs: readonly string[];
};

/** Of the compiler's own errors, which have no code. */
export const compilerCode = "compiler";

/**
 * The three together: an exit code of 1 is what `build` has for errors, and for a module that it could not read (1.27.3); `vet` has 0
 * with findings. So each must have told what its code means, and what was not looked at, because something else did not compile, has no answer.
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
  const compiled = readBuild(build, new Set(packages.map(({ path }) => path)));
  if (!Array.isArray(compiled)) return failedRun("server-configuration", compiled as string);
  const errors = compiled as readonly Built[];
  const vetted = readVet(vet);
  if (vetted === undefined || (vet.exitCode !== 0 && errors.length === 0 && vetted.length === 0))
    return failedRun("server-not-ready", goFailure(vet));
  const failing = new Set(errors.map(({ of }) => of));
  // Of a package that does not compile vet says no more than why; where that is known, it is an answer.
  const unvetted = new Set([...failing, ...packagesOnTop(vet.stderr)]);
  const answered = new Set(
    [...errors.map(({ diagnostic }) => diagnostic), ...vetted].map(({ path }) => path),
  );
  const unlooked = new Set(
    packages
      .filter(({ path, needs }) => unvetted.has(path) || needs.some((one) => failing.has(one)))
      .flatMap(({ files }) => files.filter((file) => !answered.has(file))),
  );
  // The first error of a package vet says, too, in other columns; of a test it alone does.
  const broken = new Set(errors.map(({ diagnostic }) => dirname(diagnostic.path)));
  const isKnown = ({ code, path }: CompilerDiagnostic) =>
    code === compilerCode && !path.endsWith("_test.go") && broken.has(dirname(path));
  const more = vetted.filter((one) => !isKnown(one));
  return {
    kind: "finished",
    files: null,
    diagnostics: [...errors.map(({ diagnostic }) => diagnostic), ...more],
    complaints: [],
    unlooked: {
      has: (path) => unlooked.has(path),
      reason: "its package, or one that it needs, does not compile",
    },
  };
}

/** Over one document there is no more than the compiler's word. */
export function readGoDocument(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const built = readBuild(ended, undefined);
  if (!Array.isArray(built)) return failedRun("server-not-ready", built as string);
  const diagnostics = (built as readonly Built[]).map(({ diagnostic }) => diagnostic);
  return { kind: "finished", files: null, diagnostics, complaints: [] };
}

/** Undefined where it did not list them. */
export function packagesIn({ exitCode, stdout }: CompilerEnded): readonly GoPackage[] | undefined {
  const all = objectsIn(stdout);
  if (exitCode !== 0 || all === undefined) return undefined;
  return all.map((one) => {
    const folder = String(member(one, "Dir"));
    const names = ["GoFiles", "TestGoFiles", "XTestGoFiles", "InvalidGoFiles"].flatMap((key) =>
      textsIn(member(one, key)),
    );
    return {
      path: String(member(one, "ImportPath")),
      files: [...new Set(names)].map((name) => resolve(folder, name)),
      needs: textsIn(member(one, "Deps")),
    };
  });
}

type Built = { readonly of: string; readonly diagnostic: CompilerDiagnostic };

/** The errors, by the package that they are of; a text where it did not get to compile. */
function readBuild(
  { exitCode, stdout, stderr, cwd }: CompilerEnded,
  own: ReadonlySet<string> | undefined,
): readonly Built[] | string {
  const outputs = new Map<string, string>();
  for (const line of stdout.split("\n").filter((one) => one !== "")) {
    const event = parse(line);
    const [of, output] = [member(event, "ImportPath"), member(event, "Output")];
    if (event === undefined) return `go build printed what is no event: ${line.slice(0, 200)}`;
    if (typeof of === "string" && typeof output === "string")
      outputs.set(of, (outputs.get(of) ?? "") + output);
  }
  const built: Built[] = [];
  for (const [of, text] of outputs) {
    const stranger = own !== undefined && !own.has(baseOf(of));
    const wrong = text.split("\n").find((line) => unresolved.test(line));
    if (stranger || wrong !== undefined) return (wrong ?? text).trim().slice(0, 500);
    for (const diagnostic of diagnosticsIn(text, cwd)) built.push({ of: baseOf(of), diagnostic });
  }
  if (exitCode === 0 && built.length === 0) return built;
  if (exitCode === 1 && built.length > 0) return built;
  return built.length > 0
    ? `go build ended with ${exitCode}, and printed ${built.length} errors`
    : goFailure({ exitCode, stdout, stderr: stderr.trim() === "" ? [...outputs.values()].join("") : stderr });
}

/** What is missing is no matter of the code: `go mod download` was not run, or the module asks for another Go. */
export const unresolved =
  /cannot find module providing package|no required module provides package|missing go\.sum entry|module lookup disabled|^go: |requires go >= /u;

/** Of a package as it is compiled for a test. */
function baseOf(importPath: string): string {
  return importPath.replace(/ \[.*\]$/u, "").replace(/_test$/u, "");
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

/** `# example.com/shop`, over what vet could not begin with. */
function packagesOnTop(stderr: string): readonly string[] {
  return [...stderr.matchAll(/^# (?!\[)(\S+)/gmu)].map(([, of = ""]) => baseOf(of));
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

/** `./a.go:2:23: message`, and below it, behind a tab, what belongs to it. */
function diagnosticsIn(text: string, cwd: string): readonly CompilerDiagnostic[] {
  const found: CompilerDiagnostic[] = [];
  for (const line of text.split("\n")) {
    const [, path, at, column, message] = /^(\S.*?\.go):(\d+):(?:(\d+):)? (.*)$/u.exec(line) ?? [];
    const last = found.at(-1);
    if (path !== undefined && message !== undefined) {
      const start = { line: Number(at), column: Number(column ?? 1) };
      const about = { severity: "error", code: compilerCode, source: "go", message } as const;
      found.push({ path: resolve(cwd, path), start, end: null, ...about });
    } else if (line.startsWith("\t") && last !== undefined)
      found[found.length - 1] = { ...last, message: `${last.message}\n  ${line.trim()}` };
  }
  return found;
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
