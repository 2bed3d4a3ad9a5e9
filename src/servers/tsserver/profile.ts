/**
 * The shared profile of the two servers around tsserver. Members that are not set here are as measured for TypeScript
 * 7.
 */

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
 * Queries tsserver through a server that forwards its requests. The diagnostics that such a server publishes prove
 * nothing: an empty list comes first, even if there are errors, and no publication names a version
 * (typescript-language-server 6.0.2). tsserver answers these requests only when the result is known.
 */
// Lanser sends only these of the commands that the server executes. None of them changes a file.
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

/** Builds the request that the server forwards to tsserver. */
function passedOn(command: Command, parameters: object): OwnRequest {
  return {
    method: "workspace/executeCommand" as AllowedMethod,
    params: { command: "typescript.tsserverRequest", arguments: [command, parameters] },
  };
}

/** The requests and their reader. */
export const tsserverQuery: OwnQuery = {
  /**
   * Loads all projects of the root, which then stay loaded. For a project that is not loaded, tsserver silently
   * answers by another one: the nearest tsconfig.json above the document, which can differ from the command's.
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
      // The answer to this request names the project that tsserver used.
      passedOn("projectInfo", { ...file, needFileNameList: false }),
    ];
  },
  read: (results, context, path) => {
    const bodies = results.map((result) =>
      readMember(result, "success") === true ? readMember(result, "body") : undefined,
    );
    const about = bodies.pop();
    if (readMember(about, "languageServiceDisabled") !== false)
      return { kind: "unmeetable", reason: "tsserver did not report that it checked the project" };
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

/** The result of an answer that Lanser cannot read. */
const unread = { kind: "unmeetable", reason: "tsserver sent an unknown answer" } as const;

/** Finds the project of a file; undefined for a canary, which belongs to none. */
function projectOf({ parts = [] }: SideContext, path: string): string | undefined {
  return parts.find(({ paths }) => paths.includes(path))?.configuration;
}

/** Severities by tsserver's `category`. Another value makes the answer unreadable. */
const severities: ReadonlyMap<unknown, DiagnosticSeverity> = new Map([
  ["error", DiagnosticSeverity.Error],
  ["warning", DiagnosticSeverity.Warning],
  ["message", DiagnosticSeverity.Information],
  ["suggestion", DiagnosticSeverity.Hint],
]);

/**
 * Converts a diagnostic of tsserver to the protocol's form; undefined if a member is missing. The caller then treats
 * the whole answer as unknown, because a dropped diagnostic could be an error.
 */
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

/** Converts a related place; entries without a place are dropped. The report shows them next to the finding. */
function relatedOf(one: unknown): NonNullable<Diagnostic["relatedInformation"]> {
  const [span, message] = [readMember(one, "span"), readMember(one, "message")];
  const [start, end] = [positionOf(readMember(span, "start")), positionOf(readMember(span, "end"))];
  const file = readMember(span, "file");
  if (start === undefined || end === undefined || typeof file !== "string" || isRelativePath(file)) return [];
  return [{ location: { uri: uriFromPath(file), range: { start, end } }, message: String(message) }];
}

/** Converts a position. tsserver counts lines and columns from 1, in UTF-16 code units. */
function positionOf(value: unknown): { readonly line: number; readonly character: number } | undefined {
  const [line, offset] = [readMember(value, "line"), readMember(value, "offset")];
  if (typeof line !== "number" || typeof offset !== "number") return undefined;
  return { line: line - 1, character: offset - 1 };
}

/** The compiler of the TypeScript that is installed next to the server. */
const compiler: TypescriptCompiler = {
  command: ({ nodePath }, serverFolder) => ({
    file: nodePath,
    args: [join(serverFolder, "node_modules/typescript/lib/tsc.js")],
  }),
  steady: [],
  tells: "parts",
  // Measured with 5.9.3.
  hidesDeclarations: true,
  // The compiler decides by a comment in each file (5.9.3).
  replacesLibrary: (root, { paths }) =>
    paths.some((path) => /no-default-lib/iu.test(readFileText(join(root, path)))),
};

const { publishDiagnostics: _, ...textDocument } = clientCapabilities.textDocument ?? {};

/**
 * The members of TypeScript 7's profile that also hold here. Those that nobody measured for these servers are left
 * out, so each state of a tree gets its own process.
 */
const {
  walks: _walks,
  takesEdits: _takesEdits,
  // These servers have no limit of results.
  workspaceSymbolsMax: _max,
  ...shared
} = typescript;

export const tsserver: Omit<Profile, "id" | "name" | "source" | "command" | "executesWhy" | "readiness"> = {
  // The codes are those of TypeScript 7, so its catalogue holds too.
  ...shared,
  canaries: closedCanaries,
  // Lanser does not read what these servers publish, and computing it costs as much as answering the requests.
  capabilities: { ...clientCapabilities, textDocument },
  initializationOptions: () => ({}),
  changedSettings: () => ({}),
  section: () => null,
  diagnostics: { kind: "query", ...tsserverQuery },
  unprobed: "nobody has measured how the server answers probes",
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

/** The memory limit of tsserver, in MB. It is fixed, because what tsserver keeps depends on the available memory. */
export const heapMbMax = 3_072;
