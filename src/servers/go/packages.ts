/**
 * Reads the packages of a module as `go list -export` compiled them: the errors of each, and the packages that could
 * not be compiled because of them.
 */
import { resolve } from "node:path";
import { readMember } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";

// The first part explains imports that Go cannot load: whether go.mod requires the module, or whether only its
// download is missing.

/** What is known about the imports of missing packages. */
type Resolution = {
  /** The path of the package, by the place of the import as Go prints it. */
  readonly names: ReadonlyMap<string, string>;
  /** Gives the module in go.mod that would contain a package; undefined if none would. */
  readonly moduleOf: (path: string) => { readonly path: string; readonly version: string } | undefined;
  /** True if go.mod names all modules, as it does since Go 1.17. */
  readonly isWhole: boolean;
};

/** Go's messages for an import that it cannot load. */
export const unresolved =
  /cannot find module providing package|no required module provides package|missing go\.sum entry|module lookup disabled|^go: |requires go >= /mu;

/**
 * True if a run printed such a message. Two further runs then find out why; they cost time, so they run only in this
 * case.
 */
export function hasUnresolved({ stdout }: CompilerEnded): boolean {
  return unresolved.test(stdout);
}

/**
 * Reads the two runs that explain imports which Go cannot load: the errors of all packages, and the parsed go.mod.
 * Undefined if one of them ran and is unreadable. A run that was not needed has the output of `go list`.
 */
export function readResolution(imports: CompilerEnded, mod: CompilerEnded): Resolution | undefined {
  const [packages, file] = [objectsIn(imports.stdout), objectsIn(mod.stdout)?.[0]];
  if (packages === undefined || (mod !== imports && file === undefined)) return undefined;
  const names = packages.flatMap((one): readonly (readonly [string, string])[] => {
    const at = readMember(readMember(one, "Error"), "Pos");
    return typeof at === "string" && at !== "" ? [[at, String(readMember(one, "ImportPath"))]] : [];
  });
  const modules = listIn(file, "Require")
    .map((one) => ({ path: String(readMember(one, "Path")), version: String(readMember(one, "Version")) }))
    .sort((left, right) => right.path.length - left.path.length);
  return {
    names: new Map(names),
    isWhole: isSince117(readMember(file, "Go")),
    moduleOf: (path) => modules.find((module) => isInside(path, module.path)),
  };
}

/** True for a language version of at least 1.17. */
function isSince117(version: unknown): boolean {
  const [, major = 0, minor = 0] = /^(\d+)\.(\d+)/u.exec(String(version))?.map(Number) ?? [];
  return major > 1 || (major === 1 && minor >= 17);
}

/** Gives a member that is a list; an empty list for anything else. */
function listIn(value: unknown, name: string): readonly unknown[] {
  const found = readMember(value, name);
  return Array.isArray(found) ? (found as readonly unknown[]) : [];
}

/**
 * Reads JSON objects that follow one another. Each ends with a brace at the beginning of a line. Undefined if one is
 * invalid. `go list -json` prints one object per package, without a list around them.
 */
export function objectsIn(text: string): readonly object[] | undefined {
  const all: object[] = [];
  for (const part of text.split(/(?<=^\}|^\{\})\n/mu)) {
    if (part.trim() === "") continue;
    const value = parse(part);
    if (typeof value !== "object" || value === null) return undefined;
    all.push(value);
  }
  return all;
}

/** Parses JSON; undefined if it is invalid. The caller then treats the output as unreadable. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Gives the texts of a list; empty for anything else. */
export function readTextList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** A package as `go list` prints it. The paths of its files are absolute. */
export type GoPackage = {
  /** The import path: `shop`, or `shop [shop.test]` for the package as its tests see it, or `shop_test [shop.test]`. */
  readonly path: string;
  /** The folder of the package; absolute. */
  readonly folder: string;
  /** The path of its module. */
  readonly module: string | null;
  /** The package for whose tests it is compiled. */
  readonly forTest: string | null;
  /** True for the package that Go generates to run the tests of `forTest`. */
  readonly isTestMain: boolean;
  /** The files in its folder that Go includes. */
  readonly files: readonly string[];
  /** Files that are compiled together. */
  readonly compiled: readonly string[];
  /** The package's own errors. `needed` are those of its dependencies. */
  readonly errors: readonly GoError[];
  readonly needed: readonly GoError[];
};

/** An error. `at` is `a.go:3:8` or empty. `stack` is the chain of imports; its last package has the error. */
export type GoError = { readonly at: string; readonly text: string; readonly stack: readonly string[] };

/** The code of the compiler's errors, which have none of their own. */
export const compilerCode = "compiler";
/** The code of an import whose module go.mod requires, but which is not downloaded. */
const missingCode = "module-not-downloaded";

/** The result of compiling a module. */
export type CompiledPackages = {
  readonly kind: "compiled";
  readonly diagnostics: readonly CompilerDiagnostic[];
  /** Why a file was not compiled; undefined if it was. */
  readonly blocked: (path: string) => string | undefined;
  /** True if `go vet` skipped the file. */
  readonly isUnvetted: (path: string) => boolean;
  /** True if a package has an error, or needs a package with one. */
  readonly isFailing: (path: string) => boolean;
  /** True if the package of a file has compiler errors. */
  readonly isBroken: (path: string) => boolean;
  /** True if a line of output repeats one of the errors. */
  readonly says: (line: string) => boolean;
};

/**
 * Turns the packages into diagnostics, and finds the files that were not compiled. Go compiles every package that
 * parses, even with errors, but no package that needs one with errors. An error about the machine, such as a module
 * that only a download could prove, fails the whole run.
 */
export function convertPackages(
  packages: readonly GoPackage[],
  cwd: string,
  resolution: Resolution,
): CompiledPackages | Extract<CompilerRead, { kind: "failed" }> {
  const withErrors = packages.filter(({ errors, needed }) => errors.length + needed.length > 0);
  const failing = withErrors.filter(({ isTestMain }) => !isTestMain);
  const wordsOf = importWords(packages, resolution);
  const machine = failing
    .flatMap(({ errors, needed }) => [...errors, ...needed])
    .find((error) => wordsOf(error) === "machine");
  if (machine !== undefined) return failed(machine);
  const names = new Set(packages.map(({ path }) => path));
  const found = new Map<string, CompilerDiagnostic>();
  const unread = new Set(failing.flatMap(({ path, errors }) => (errors.some(isOfReading) ? [path] : [])));
  for (const one of failing) {
    // A syntax error is reported for the package in fewer words than for its tests.
    if (unread.has(one.forTest ?? "")) continue;
    for (const error of [...one.errors, ...one.needed.filter((error) => isOwn(one, error, names))]) {
      const words = wordsOf(error);
      const diagnostics =
        typeof words === "object"
          ? diagnosticsIn(`${error.at}: ${words.text}`, cwd).map((found) => ({ ...found, code: words.code }))
          : diagnosticsOf(one, error, cwd);
      if (diagnostics === undefined) return failed(error);
      // The package and its test variant report the same error.
      for (const diagnostic of diagnostics) found.set(JSON.stringify(diagnostic), diagnostic);
    }
  }
  const mains = withErrors.filter(({ isTestMain }) => isTestMain);
  for (const main of mains) {
    const tests = packages.filter((one) => one.forTest === main.forTest).flatMap((one) => one.compiled);
    const test = { ...main, files: tests.filter((path) => path.endsWith("_test.go")) };
    // The compiler reports a syntax error too, in other words.
    for (const error of main.errors.filter((one) => !isOfReading(one))) {
      const diagnostics = diagnosticsOf(test, error, cwd);
      if (diagnostics === undefined) return failed(error);
      for (const diagnostic of diagnostics) found.set(JSON.stringify(diagnostic), diagnostic);
    }
  }
  const isCompiled = ({ errors, needed }: GoPackage) => needed.length === 0 && errors.every(isOfTypes);
  const compiled = new Set(packages.filter(isCompiled).flatMap((one) => one.compiled));
  const why = new Map(
    failing
      .filter((one) => !isCompiled(one))
      .flatMap((one) =>
        [...one.files, ...one.compiled].map((file) => [file, whyBlocked(one, { cwd, wordsOf })] as const),
      ),
  );
  // `go vet` skips a package whose tests cannot be loaded or have no main.
  const untested = new Set(
    withErrors.flatMap((one) => (one.isTestMain || isUnloaded(one) ? [one.forTest] : [])),
  );
  untested.delete(null);
  const isUntested = ({ path, forTest }: GoPackage) => untested.has(path) || untested.has(forTest);
  const unvetted = new Set([...failing, ...packages.filter(isUntested)].flatMap((one) => one.compiled));
  const paths = new Set(failing.map(({ path }) => path));
  const broken = new Set(
    failing.filter(({ errors }) => errors.some(isOfCompiler)).flatMap((one) => one.compiled),
  );
  const lines = withErrors
    .flatMap(({ errors, needed }) => [...errors, ...needed])
    .flatMap(({ text }) => dropPackageLine(text).split("\n"))
    .filter((line) => line.trim() !== "");
  return {
    kind: "compiled",
    diagnostics: [...found.values()],
    blocked: (path) => (compiled.has(path) ? undefined : why.get(path)),
    isUnvetted: (path) => unvetted.has(path),
    isFailing: (path) => paths.has(path),
    isBroken: (path) => broken.has(path),
    says: (text) => lines.some((line) => text.includes(line)),
  };
}

/** True for an error of the compiler: a line with the package's name precedes it. */
export function isOfCompiler({ text }: GoError): boolean {
  return text.startsWith("# ");
}

/** True for an error of types. A file with only such errors was checked completely. */
function isOfTypes(error: GoError): boolean {
  return isOfCompiler(error) && !error.text.includes(": syntax error: ");
}

/** True for an error of reading the package, such as a syntax error or a bad import. */
function isOfReading(error: GoError): boolean {
  return error.at !== "" && !isOfCompiler(error);
}

/**
 * True if a dependency's error belongs to the package: the package's own import causes it, or the package with the
 * error is not in the list. Otherwise every package that needs the broken one would repeat its error.
 */
function isOwn({ path }: GoPackage, error: GoError, names: ReadonlySet<string>): boolean {
  const [, of] = /^# (\S+(?: \[\S+\])?)\n/u.exec(error.text) ?? [];
  if (of !== undefined) return of.endsWith("]") && !names.has(of);
  return error.at !== "" && error.stack.at(-1)?.replace(/ \(test\)$/u, "") === path.replace(/ \[.*$/u, "");
}

/** True if an import keeps the package from being loaded, its own or that of a dependency. */
export function isUnloaded({ errors, needed }: GoPackage): boolean {
  return [...errors, ...needed].some((error) => !isOfCompiler(error));
}

/** The words and the code of an import that failed. */
type ImportWords = { readonly text: string; readonly code: string };

/**
 * Builds a function that explains an import of another module which Go cannot load. A module that go.mod does not
 * require is an error of the code, even if only a download would prove it. "machine": only a download would show what
 * is wrong. Undefined: Go's own words are right, as for a package of the same module.
 */
function importWords(packages: readonly GoPackage[], { names, moduleOf, isWhole }: Resolution) {
  const modules = new Set(packages.flatMap(({ module }) => module ?? []));
  const own = new Set(packages.map(({ path }) => path.replace(/ \[.*$/u, "")));
  return ({ at, text, stack }: GoError): ImportWords | "machine" | undefined => {
    if (!unresolved.test(text)) return undefined;
    const name = names.get(at) ?? / provid(?:es|ing) package ([^\s;:]+)/u.exec(text)?.[1];
    if (name !== undefined && [...modules].some((module) => isInside(name, module))) return undefined;
    const isByOwn = own.has(stack.at(-1)?.replace(/ \(test\)$/u, "") ?? "");
    if (at === "" || name === undefined || !isByOwn) return "machine";
    const module = moduleOf(name);
    const isLookup = text.includes("module lookup disabled");
    if (module === undefined)
      return isWhole || !isLookup
        ? { text: `no required module provides package ${name}`, code: compilerCode }
        : "machine";
    return isLookup
      ? {
          text: `could not import ${name}: its module ${module.path} ${module.version} is missing; download it`,
          code: missingCode,
        }
      : undefined;
  };
}

/**
 * Turns an error into diagnostics; undefined for an error about the machine. Such an error fails the whole run,
 * because nothing is known about the code.
 */
function diagnosticsOf(
  one: GoPackage,
  error: GoError,
  cwd: string,
): readonly CompilerDiagnostic[] | undefined {
  const { at, stack } = error;
  const text = dropPackageLine(error.text);
  if (isOfCompiler(error)) {
    const found = diagnosticsIn(text, cwd);
    return found.length > 0 ? found : placeAtPackage(one, text);
  }
  // A test main that Go could not generate.
  if (at === "" && diagnosticsIn(text, cwd).length > 0) return diagnosticsIn(text, cwd);
  // All files are for other systems or need C.
  if (text.startsWith("build constraints exclude all Go files")) return [];
  const [first = ""] = text.replace(/ \([^()]*\/src\/[^()]*\)$/u, "").split("\n");
  if (at !== "") return diagnosticsIn(`${at}: ${first.replace(/; to add(?: it)?:$/u, "")}`, cwd);
  const cycle = stack.length > 1 ? `: ${stack.join(" -> ")}` : "";
  return placeAtPackage(one, `${first.replace(/ in test$/u, "")}${cycle}`);
}

/**
 * Puts an error without a place in a Go file on the first line of the package; undefined for an unknown message. A
 * report needs a place for each finding.
 */
export function placeAtPackage(
  { files: [path] }: GoPackage,
  text: string,
): readonly CompilerDiagnostic[] | undefined {
  return path === undefined || !placeless.test(text)
    ? undefined
    : [errorAt(path, { line: 1, column: 1 }, text)];
}

/** Messages that have no place in a Go file. */
const placeless =
  /^import cycle not allowed|^found packages |^multiple definitions of |^no non-test Go files |\.[sSh]:\d+: |function main is undeclared|relocation target \S+ not defined/u;

/** Removes the lines with a package's name. */
function dropPackageLine(text: string): string {
  return text.replace(/^# .*\n/gmu, "").trim();
}

/**
 * Says why a file was not compiled, in words that follow the file's name. The report shows it for each unchecked
 * file.
 */
function whyBlocked(
  { errors, needed }: GoPackage,
  { cwd, wordsOf }: { readonly cwd: string; readonly wordsOf: ReturnType<typeof importWords> },
): string {
  const error = errors.find((one) => !isOfTypes(one)) ?? needed[0];
  const words = error && wordsOf(error);
  if (typeof words === "object") return words.text;
  const [place] =
    error === undefined ? [] : diagnosticsIn(error.at === "" ? error.text : `${error.at}: `, cwd);
  const [first = ""] = dropPackageLine(error?.text ?? "").split("\n");
  const what = place === undefined ? first : `${place.path}:${lineOf(place.start)}`;
  return `${errors.length > 0 ? "its package" : "a required package"} does not compile: ${what}`;
}

/**
 * Reads lines such as `./a.go:2:23: message`. Indented lines below belong to the message. The compiler, the linker
 * and vet print errors in this form.
 */
export function diagnosticsIn(text: string, cwd: string): readonly CompilerDiagnostic[] {
  const found: CompilerDiagnostic[] = [];
  for (const line of text.split("\n")) {
    const [, path, at, column, message] = /^(\S.*?\.go):(\d+):(?:(\d+):)? (.*)$/u.exec(line) ?? [];
    const last = found.at(-1);
    if (path !== undefined && message !== undefined)
      found.push(errorAt(resolve(cwd, path), { line: Number(at), column: Number(column ?? 1) }, message));
    else if (line.startsWith("\t") && last !== undefined)
      found[found.length - 1] = { ...last, message: `${last.message}\n  ${line.trim()}` };
  }
  return found;
}

/** Gives the line of a start, which always has one here. */
export function lineOf(start: CompilerDiagnostic["start"]): number {
  return (start as CompilerPosition).line;
}

/** Builds a diagnostic of the compiler. Go prints no end. */
function errorAt(path: string, start: CompilerPosition, message: string): CompilerDiagnostic {
  return { path, start, end: null, severity: "error", code: compilerCode, source: "go", message };
}

/**
 * Builds the failure for an error about the machine. Without the machine's part nothing is known about the
 * code.
 */
function failed({ at, text }: GoError) {
  const words = `${at === "" ? "" : `${at}: `}${dropPackageLine(text)}`;
  return {
    kind: "failed",
    code: "server-configuration",
    reason: words.split("\n")[0]?.slice(0, 500) ?? "",
  } as const;
}
