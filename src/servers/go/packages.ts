/**
 * Reads the packages of a module as `go list -export` compiled them: the errors of each, and the packages that they
 * keep from being compiled.
 */
import { resolve } from "node:path";
import { readMember } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";

// Resolves imports that Go cannot load: whether the module requires them, and what only a download would show.

/** Data about the imports of missing packages. */
type Resolution = {
  /** Path of the package, by the place of the import as Go prints it. */
  readonly names: ReadonlyMap<string, string>;
  /** Returns the module that go.mod requires and that would have a package; undefined for none. */
  readonly moduleOf: (path: string) => { readonly path: string; readonly version: string } | undefined;
  /** True if go.mod names all modules, as since Go 1.17. */
  readonly isWhole: boolean;
};

export const unresolved =
  /cannot find module providing package|no required module provides package|missing go\.sum entry|module lookup disabled|^go: |requires go >= /mu;

export function hasUnresolved({ stdout }: CompilerEnded): boolean {
  return unresolved.test(stdout);
}

/**
 * Reads the two outputs; undefined if one of the two ran and cannot be read. If one did not run, it is the end of `go
 * list`.
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

function isSince117(version: unknown): boolean {
  const [, major = 0, minor = 0] = /^(\d+)\.(\d+)/u.exec(String(version))?.map(Number) ?? [];
  return major > 1 || (major === 1 && minor >= 17);
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const found = readMember(value, name);
  return Array.isArray(found) ? (found as readonly unknown[]) : [];
}

/** Reads objects one after the other; each ends with a brace at the beginning of a line. */
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

export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readTextList(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** Package as `go list` prints it. Files are absolute. */
export type GoPackage = {
  /** Import path: `shop`, or `shop [shop.test]` as its own tests see it, or `shop_test [shop.test]`. */
  readonly path: string;
  /** Folder of the package; absolute. */
  readonly folder: string;
  /** Path of the module that it belongs to. */
  readonly module: string | null;
  /** Package whose tests it is compiled for. */
  readonly forTest: string | null;
  /** True for the package that Go generates to run the tests of `forTest`. */
  readonly isTestMain: boolean;
  /** Files of its folder that Go includes. */
  readonly files: readonly string[];
  /** Files that are compiled together. */
  readonly compiled: readonly string[];
  /** Errors of its own; `needed` are those of its dependencies. */
  readonly errors: readonly GoError[];
  readonly needed: readonly GoError[];
};

/** Error. `at` is `a.go:3:8`, or empty; `stack` are packages, the one with the error last. */
export type GoError = { readonly at: string; readonly text: string; readonly stack: readonly string[] };

/** Code of the compiler's own errors, which have none. */
export const compilerCode = "compiler";
/** Code of an import of a package that go.mod requires and that is not downloaded. */
const missingCode = "module-not-downloaded";

export type CompiledPackages = {
  readonly kind: "compiled";
  readonly diagnostics: readonly CompilerDiagnostic[];
  /** Reason why a file was not compiled. */
  readonly blocked: (path: string) => string | undefined;
  /** True if `go vet` left the file out. */
  readonly isUnvetted: (path: string) => boolean;
  /** True if a package has an error, or needs one that has. */
  readonly isFailing: (path: string) => boolean;
  /** True if the package of a file has errors of the compiler. */
  readonly isBroken: (path: string) => boolean;
  /** True if a line is one of those errors. */
  readonly says: (line: string) => boolean;
};

/**
 * Converts the packages. Everything that parses is compiled, with any errors; a package that needs one with an error is
 * not compiled.
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
    // What does not parse is said of the package, in fewer words than the compiler says it of its tests.
    if (unread.has(one.forTest ?? "")) continue;
    for (const error of [...one.errors, ...one.needed.filter((error) => isOwn(one, error, names))]) {
      const words = wordsOf(error);
      const diagnostics =
        typeof words === "object"
          ? diagnosticsIn(`${error.at}: ${words.text}`, cwd).map((found) => ({ ...found, code: words.code }))
          : diagnosticsOf(one, error, cwd);
      if (diagnostics === undefined) return failed(error);
      // Of a package and of the same one for its tests.
      for (const diagnostic of diagnostics) found.set(JSON.stringify(diagnostic), diagnostic);
    }
  }
  const mains = withErrors.filter(({ isTestMain }) => isTestMain);
  for (const main of mains) {
    const tests = packages.filter((one) => one.forTest === main.forTest).flatMap((one) => one.compiled);
    const test = { ...main, files: tests.filter((path) => path.endsWith("_test.go")) };
    // What does not parse the compiler says, too, in other words.
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
  // `go vet` leaves out a package whose tests cannot be loaded, or have no main.
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

/** True for an error of the compiler: the name of the package is printed above it. */
export function isOfCompiler({ text }: GoError): boolean {
  return text.startsWith("# ");
}

function isOfTypes(error: GoError): boolean {
  return isOfCompiler(error) && !error.text.includes(": syntax error: ");
}

function isOfReading(error: GoError): boolean {
  return error.at !== "" && !isOfCompiler(error);
}

/**
 * True if an error of the dependencies belongs to the package: it is of its own import, or of a package that is not in
 * the list.
 */
function isOwn({ path }: GoPackage, error: GoError, names: ReadonlySet<string>): boolean {
  const [, of] = /^# (\S+(?: \[\S+\])?)\n/u.exec(error.text) ?? [];
  if (of !== undefined) return of.endsWith("]") && !names.has(of);
  return error.at !== "" && error.stack.at(-1)?.replace(/ \(test\)$/u, "") === path.replace(/ \[.*$/u, "");
}

/** True if an import prevents the package from being loaded: its own, or that of a dependency. */
export function isUnloaded({ errors, needed }: GoPackage): boolean {
  return [...errors, ...needed].some((error) => !isOfCompiler(error));
}

type ImportWords = { readonly text: string; readonly code: string };

/**
 * Describes an import of another module that Go cannot load. A module that go.mod does not require is an error of the
 * code, whatever a download would be needed to prove it. Undefined if Go's own words are used: also for a package of
 * the module itself.
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

/** Converts an error; undefined for one about the machine. */
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
  // A test main that cannot be made.
  if (at === "" && diagnosticsIn(text, cwd).length > 0) return diagnosticsIn(text, cwd);
  // Where the files are for other systems, or for C.
  if (text.startsWith("build constraints exclude all Go files")) return [];
  const [first = ""] = text.replace(/ \([^()]*\/src\/[^()]*\)$/u, "").split("\n");
  if (at !== "") return diagnosticsIn(`${at}: ${first.replace(/; to add(?: it)?:$/u, "")}`, cwd);
  const cycle = stack.length > 1 ? `: ${stack.join(" -> ")}` : "";
  return placeAtPackage(one, `${first.replace(/ in test$/u, "")}${cycle}`);
}

/** Places an error without a place in a Go file in the first line of the package. */
export function placeAtPackage(
  { files: [path] }: GoPackage,
  text: string,
): readonly CompilerDiagnostic[] | undefined {
  return path === undefined || !placeless.test(text)
    ? undefined
    : [errorAt(path, { line: 1, column: 1 }, text)];
}

const placeless =
  /^import cycle not allowed|^found packages |^multiple definitions of |^no non-test Go files |\.[sSh]:\d+: |function main is undeclared|relocation target \S+ not defined/u;

function dropPackageLine(text: string): string {
  return text.replace(/^# .*\n/gmu, "").trim();
}

/** Reason in words that follow the file's name. */
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

/** Reads diagnostics like `./a.go:2:23: message`, with indented lines below that belong to it. */
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

export function lineOf(start: CompilerDiagnostic["start"]): number {
  return (start as CompilerPosition).line;
}

function errorAt(path: string, start: CompilerPosition, message: string): CompilerDiagnostic {
  return { path, start, end: null, severity: "error", code: compilerCode, source: "go", message };
}

function failed({ at, text }: GoError) {
  const said = `${at === "" ? "" : `${at}: `}${dropPackageLine(text)}`;
  return {
    kind: "failed",
    code: "server-configuration",
    reason: said.split("\n")[0]?.slice(0, 500) ?? "",
  } as const;
}
