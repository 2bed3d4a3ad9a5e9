/** Shared profile of the two servers that use tsserver; members not set here are as measured for TypeScript 7. */

import { join } from "node:path";
import { type Diagnostic, DiagnosticSeverity, DiagnosticTag } from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { isRelativePath, uriFromPath } from "../../model/paths.ts";
import { readFileText } from "../../platform/files.ts";
import type { OwnQuery, OwnRequest, Profile, SideContext } from "../profile.ts";
import { type AllowedMethod, clientCapabilities } from "../protocol/capabilities.ts";
import { typescriptCommandMode } from "../typescript/command.ts";
import { typescriptOutward } from "../typescript/outward.ts";
import { closedCanaries, typescript } from "../typescript/profile.ts";
import { type TypescriptCompiler, typescriptProgram } from "../typescript/program.ts";

/**
 * Queries tsserver through a server that passes its requests on. The diagnostics that such a server publishes by itself
 * prove nothing: "no errors" comes first, also if there are some, and a version is never named
 * (typescript-language-server 6.0.2). These requests are answered when the result is known.
 */
// Of everything that a server executes these alone are sent, and none of them changes a file.
type Command =
  | "openExternalProject"
  | "projectInfo"
  | "semanticDiagnosticsSync"
  | "suggestionDiagnosticsSync"
  | "syntacticDiagnosticsSync";

const diagnosticCommands = [
  "syntacticDiagnosticsSync",
  "semanticDiagnosticsSync",
  "suggestionDiagnosticsSync",
] as const satisfies readonly Command[];

function passedOn(command: Command, given: object): OwnRequest {
  return {
    method: "workspace/executeCommand" as AllowedMethod,
    params: { command: "typescript.tsserverRequest", arguments: [command, given] },
  };
}

export const tsserverQuery: OwnQuery = {
  /**
   * Loads all projects of the root, which stay loaded: for a project that is not loaded another answers without a
   * notice. A document alone loads the nearest tsconfig.json above it, which may not be one that the command was called
   * with.
   */
  first: ({ root, parts = [] }) => [
    passedOn("openExternalProject", {
      projectFileName: "lanser",
      rootFiles: parts.map(({ configuration }) => ({ fileName: join(root, configuration) })),
      options: {},
    }),
  ],
  isTaken: (result) => readMember(result, "success") === true,
  about: (context, path) => {
    const project = projectOf(context, path);
    const file = {
      file: join(context.root, path),
      ...compact({ projectFileName: project === undefined ? undefined : join(context.root, project) }),
    };
    return [
      ...diagnosticCommands.map((command) => passedOn(command, file)),
      // By which project it was answered.
      passedOn("projectInfo", { ...file, needFileNameList: false }),
    ];
  },
  read: (results, context, path) => {
    const bodies = results.map((result) =>
      readMember(result, "success") === true ? readMember(result, "body") : undefined,
    );
    const about = bodies.pop();
    if (readMember(about, "languageServiceDisabled") !== false)
      return { kind: "unmeetable", reason: "tsserver does not report a check of the project" };
    const project = projectOf(context, path);
    if (project !== undefined && readMember(about, "configFileName") !== join(context.root, project))
      return { kind: "no-member" };
    const items: Diagnostic[] = [];
    for (const body of bodies) {
      if (!Array.isArray(body)) return unread;
      for (const one of body as readonly unknown[]) {
        const item = diagnosticOf(one);
        if (item === undefined) return unread;
        items.push(item);
      }
    }
    return { kind: "report", report: { kind: "full", items } };
  },
};

const unread = { kind: "unmeetable", reason: "tsserver sent an unknown answer" } as const;

/** Returns the project of a file; undefined for a canary, which is part of none. */
function projectOf({ parts = [] }: SideContext, path: string): string | undefined {
  return parts.find(({ paths }) => paths.includes(path))?.configuration;
}

/** Severities by `category`; any other value is not understood. */
const severities: ReadonlyMap<unknown, DiagnosticSeverity> = new Map([
  ["error", DiagnosticSeverity.Error],
  ["warning", DiagnosticSeverity.Warning],
  ["message", DiagnosticSeverity.Information],
  ["suggestion", DiagnosticSeverity.Hint],
]);

function diagnosticOf(one: unknown): Diagnostic | undefined {
  const [start, end] = [positionOf(readMember(one, "start")), positionOf(readMember(one, "end"))];
  const [message, code, source] = [
    readMember(one, "text"),
    readMember(one, "code"),
    readMember(one, "source"),
  ];
  const severity = severities.get(readMember(one, "category"));
  if (start === undefined || end === undefined || severity === undefined) return undefined;
  if (typeof message !== "string" || typeof code !== "number") return undefined;
  const related = readMember(one, "relatedInformation");
  return {
    range: { start, end },
    severity,
    code,
    source: typeof source === "string" ? source : "ts",
    message,
    tags: readMember(one, "reportsUnnecessary") === true ? [DiagnosticTag.Unnecessary] : [],
    relatedInformation: (Array.isArray(related) ? (related as readonly unknown[]) : []).flatMap(relatedOf),
  };
}

/** Converts related information; leaves out an entry without a place. */
function relatedOf(one: unknown): NonNullable<Diagnostic["relatedInformation"]> {
  const [span, message] = [readMember(one, "span"), readMember(one, "message")];
  const [start, end] = [positionOf(readMember(span, "start")), positionOf(readMember(span, "end"))];
  const file = readMember(span, "file");
  if (start === undefined || end === undefined || typeof file !== "string" || isRelativePath(file)) return [];
  return [{ location: { uri: uriFromPath(file), range: { start, end } }, message: String(message) }];
}

/** Converts a position: tsserver counts lines and columns from 1, in units of UTF-16. */
function positionOf(value: unknown): { readonly line: number; readonly character: number } | undefined {
  const [line, offset] = [readMember(value, "line"), readMember(value, "offset")];
  if (typeof line !== "number" || typeof offset !== "number") return undefined;
  return { line: line - 1, character: offset - 1 };
}

/** Command of the TypeScript that is installed next to the server. */
const compiler: TypescriptCompiler = {
  command: ({ nodePath }, serverFolder) => ({
    file: nodePath,
    args: [join(serverFolder, "node_modules/typescript/lib/tsc.js")],
  }),
  steady: [],
  tells: "parts",
  // 5.9.3.
  hidesDeclarations: true,
  // It goes by what a file says of itself (5.9.3).
  replacesLibrary: (root, { paths }) =>
    paths.some((path) => /no-default-lib/iu.test(readFileText(join(root, path)))),
};

const { publishDiagnostics: _, ...textDocument } = clientCapabilities.textDocument ?? {};

/** Members without those that were not measured for these servers: each state of a tree has its own process. */
const {
  walks: _walks,
  takesEdits: _takesEdits,
  // It gives all that fit.
  workspaceSymbolsMax: _max,
  ...shared
} = typescript;

export const tsserver: Omit<Profile, "id" | "name" | "source" | "command" | "executesWhy" | "readiness"> = {
  // Its codes, and so which of them are one problem, are those of TypeScript 7.
  ...shared,
  canaries: closedCanaries,
  // What they would publish beside is not looked at, and to find it would cost as much as to ask.
  capabilities: { ...clientCapabilities, textDocument },
  initializationOptions: () => ({}),
  changedSettings: () => ({}),
  section: () => null,
  diagnostics: { kind: "query", ...tsserverQuery },
  unprobed: "its answers to probes are unknown",
  listFiles: null,
  programFrom: "references",
  program: (host, place) => typescriptProgram(host, place, compiler),
  outward: typescriptOutward(compiler),
  cliMode: typescriptCommandMode(
    compiler,
    (serverFolder) => ({ file: null, args: [join(serverFolder, "node_modules/typescript/lib/tsc.js")] }),
    "ts",
  ),
  membership: null,
  isDetected: () => false,
};

/** Memory limit of tsserver, in MB: what it keeps depends on the available memory. */
export const heapMbMax = 3_072;
