/** `.lanser/servers/NAME.yml`: a server that this release has no profile of, as a repository describes it. */
import picomatch from "picomatch";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { UserError } from "../../model/errors.ts";
import type { Severity } from "../../model/finding.ts";
import { findNearest } from "../../model/nearest.ts";
import { validateServerV1 } from "../../schemas/generated/server.v1.ts";
import type { SchemaError } from "../../schemas/validate.ts";
import type { Columns } from "../compiler/types.ts";
import type { ArchiveProcessor } from "../sources/archive/archives.ts";

// The sources of a server that a repository describes: one, or several of different kinds.

/** A mistake in a description, and the keys that lead to it. */
type Problem = { readonly message: string; readonly at: readonly (string | number)[] };

type Described = { readonly source: OwnSource | readonly OwnSource[] };

export type OwnSource = {
  readonly npm?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly wheel?: string;
  readonly libc?: "2.28";
  readonly processors?: readonly ("x64" | "arm64")[];
  readonly program?: string;
  readonly go?: string;
  readonly package?: string;
  readonly toolchain?: string;
  readonly debian?: readonly string[];
  readonly archive?: Readonly<Partial<Record<ArchiveProcessor, string>>>;
  /** The version of a source that stands behind the first. */
  readonly version?: string;
};

/** The keys that name a source, one for each kind. */
const sourceKinds = ["npm", "wheel", "program", "go", "debian", "archive"] as const;

/** The sources of a description, as a list; the first is at the version of the pin. */
export function listSources({ source }: Described): readonly OwnSource[] {
  return isList(source) ? source : [source];
}

function isList(source: Described["source"]): source is readonly OwnSource[] {
  return Array.isArray(source);
}

/** Finds what no schema says of the sources. */
function sourcesProblem(own: Described): Problem | undefined {
  const sources = listSources(own);
  const isOfSeveral = isList(own.source);
  const seen = new Set<string>();
  for (const [index, source] of sources.entries()) {
    const at = isOfSeveral ? ["source", index] : ["source"];
    const name = at.join(".");
    const kinds = sourceKinds.filter((kind) => source[kind] !== undefined);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
      return { message: `\`${name}\` needs one of ${sourceKinds.join(", ")}`, at };
    for (const [key, of] of Object.entries(keysOfKinds))
      if (source[key as keyof typeof keysOfKinds] !== undefined && kind !== of)
        return { message: `\`${name}.${key}\` is of \`source.${of}\` alone`, at: [...at, key] };
    if (kind === "go" && source.toolchain === undefined)
      return { message: `\`${name}\` needs \`toolchain\`: the version of Go that builds it`, at };
    if ((source.version !== undefined) !== index > 0)
      return index === 0
        ? {
            message: "the first source has the version of the pin: take `version` out",
            at: [...at, "version"],
          }
        : { message: `\`${name}\` needs \`version\`: an exact one`, at };
    const unknown = Object.entries(source.archive ?? {}).find(([, address = ""]) =>
      /[{}]/u.test(address.replaceAll("{version}", "")),
    );
    if (unknown !== undefined)
      return {
        message: `\`${name}.archive.${unknown[0]}\` has braces that are not {version}`,
        at: [...at, "archive", unknown[0]],
      };
    const placed = kind === "debian" ? "archive" : kind;
    if (seen.has(placed)) return { message: `\`source\` has two of one kind (${kind})`, at };
    seen.add(placed);
  }
  return undefined;
}

const keysOfKinds = {
  with: "npm",
  libc: "wheel",
  processors: "wheel",
  toolchain: "go",
  package: "go",
} as const;

export const serversFolder = ".lanser/servers";

/** The content of the file, and its name as `id`. */
export type OwnServer = ServerV1 & { readonly id: string };

type ServerV1 = {
  readonly version: 1;
  readonly name?: string;
  readonly language: string;
  readonly files: readonly string[];
  readonly "language-id"?: string;
  readonly role: "checker" | "linter";
  readonly source: OwnSource | readonly OwnSource[];
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly executes: "never" | "toolchain" | "repository";
  readonly "executes-why": string;
  readonly "configured-by"?: readonly string[];
  readonly mode: "pull" | "push" | "compiler";
  readonly initialize?: unknown;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly ready?: { readonly settings?: string; readonly log?: string };
  readonly done?: "version" | "published";
  readonly "quiet-ms"?: number;
  readonly "keeps-open"?: boolean;
  readonly compiler?: OwnCompiler;
  readonly canary?: {
    readonly file: string;
    readonly text: string;
    readonly codes: readonly (string | number | null)[];
    /** Files that lie beside it, as texts by path; of a command alone. */
    readonly beside?: Readonly<Record<string, string>>;
  };
  readonly limits?: {
    readonly "ready-ms"?: number;
    readonly "file-ms"?: number;
    readonly "total-ms"?: number;
  };
};

export type OwnCompiler = {
  readonly arguments: readonly string[];
  readonly format: "json" | "json-lines" | "lines" | "sarif";
  readonly output?: "stdout" | "stderr";
  readonly list?: string;
  readonly messages?: string;
  readonly only?: Readonly<Record<string, string>>;
  readonly fields?: OwnFields;
  readonly line?: string;
  readonly skip?: readonly string[];
  readonly severities?: Readonly<Record<string, Severity>>;
  readonly severity?: Severity;
  readonly "first-line"?: 0 | 1;
  readonly "first-column"?: 0 | 1;
  readonly columns?: Columns;
  readonly exit: { readonly clean: readonly number[]; readonly found: readonly number[] };
  readonly checked?: string;
};

export type OwnFields = {
  readonly path: string;
  readonly line: string;
  readonly column?: string;
  readonly "end-line"?: string;
  readonly "end-column"?: string;
  readonly severity?: string;
  readonly code?: string;
  readonly message: string;
};

export const definitionLengthMax = 65_536;

/** The id of a file of the folder; undefined for a path that is none. */
export function ownServerId(path: string): string | undefined {
  return path.startsWith(`${serversFolder}/`)
    ? /^([a-z][a-z0-9-]{0,63})\.ya?ml$/u.exec(path.slice(serversFolder.length + 1))?.[1]
    : undefined;
}

/** Reads a definition; `origin` names it in messages, where it is wrong by line and column. Throws a UserError. */
export function parseOwnServer(id: string, text: string, origin: string): OwnServer {
  const counter = new LineCounter();
  const refuse = (message: string, offset: number): never => {
    const { line, col } = counter.linePos(offset);
    throw new UserError("bad-configuration", `${origin}:${line}:${col}: ${message}`, { hint: pageHint });
  };
  if (text.length > definitionLengthMax) refuse(`it has more than ${definitionLengthMax} characters`, 0);
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: false });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) return refuse(broken.message.split("\n")[0] ?? "", broken.pos[0]);
  visit(document, {
    Alias: (_, node) => refuse("YAML aliases are not allowed", node.range?.[0] ?? 0),
  });
  const value: unknown = document.toJS();
  const misspelt = misspeltKey(value, []);
  if (misspelt !== undefined)
    return refuse(misspelt.message, offsetOfKey(document, misspelt.at, misspelt.key));
  if (!validateServerV1(value)) {
    const [error] = validateServerV1.errors ?? [];
    if (error === undefined) throw new Error("the validator refused without an error");
    return refuse(...schemaProblem(document, error));
  }
  const own = { ...(value as ServerV1), id };
  const problem = meaningProblem(own);
  if (problem !== undefined) return refuse(problem.message, offsetAt(document, problem.at));
  return own;
}

const pageHint = "For all keys, see docs/own-servers.md and schemas/server.v1.json.";

function offsetAt(document: Document, path: readonly (string | number)[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
}

function schemaProblem(document: Document, error: SchemaError): [message: string, offset: number] {
  const path = error.instancePath.split("/").slice(1).map(unescaped);
  const name = path.length === 0 ? "the file" : `\`${path.join(".")}\``;
  const { params } = error;
  const at = offsetAt(document, path);
  if (error.schemaPath.includes("/propertyNames/"))
    return [`${name} has an unknown key: ${keyWords(path)}`, at];
  switch (error.keyword) {
    case "required":
      return [`${name} needs \`${String(params["missingProperty"])}\``, at];
    case "enum":
      return [`${name} must be one of ${(params["allowedValues"] as readonly unknown[]).join(", ")}`, at];
    case "const":
      return [`${name} must be ${String(params["allowedValue"])}`, at];
    case "type":
      return [`${name} must be ${typeWords[String(params["type"])] ?? String(params["type"])}`, at];
    case "pattern":
      return [`${name} ${patternWords(path)}`, at];
    case "minLength":
      return [
        Number(params["limit"]) > 1
          ? `${name} must have at least ${String(params["limit"])} characters`
          : `${name} must not be empty`,
        at,
      ];
    case "minItems":
    case "minProperties":
      return [`${name} must not be empty`, at];
    default:
      return [`${name} ${error.message ?? "is not right"}`, at];
  }
}

const unescaped = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");

const typeWords: Readonly<Record<string, string>> = {
  array: "a list",
  object: "a mapping",
  "object,array": "a mapping, or a list of several",
  string: "a text; put it in quotes",
  integer: "a whole number",
  boolean: "true or false",
};

function patternWords(path: readonly string[]): string {
  if (path[0] === "files" || path[0] === "configured-by")
    return "must be a glob inside the repository: it may not begin with `!` or `/`, or hold `..` between slashes";
  if (path.includes("with") || path.includes("version") || path.includes("toolchain"))
    return "must be an exact version, such as 1.2.3";
  if (path.includes("archive")) return "must be an address with https://";
  return "is a reserved name";
}

function keyWords(path: readonly string[]): string {
  return path[0] === "environment"
    ? "variables are in capitals, and cannot change programs (PATH, HOME, TMPDIR, NODE_…, LD_…, PYTHON…, XDG_…)"
    : "it has to be the name of a package";
}

/** Finds a key that nothing knows: a key that is missing may be there under a wrong name, which is what to correct. */
function misspeltKey(
  value: unknown,
  at: readonly string[],
): { readonly key: string; readonly at: readonly string[]; readonly message: string } | undefined {
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      const found = misspeltKey(one, [...at, String(index)]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const known = knownKeys[at.filter((step) => !/^\d+$/u.test(step)).join(".")];
  if (known === undefined || typeof value !== "object" || value === null) return undefined;
  for (const [key, below] of Object.entries(value)) {
    if (known.includes(key)) {
      const found = misspeltKey(below, [...at, key]);
      if (found !== undefined) return found;
      continue;
    }
    const near = findNearest(key, [...known]);
    const advice = near === undefined ? `known are ${known.join(", ")}` : `did you mean \`${near}\`?`;
    const name = at.length === 0 ? "the file" : `\`${at.join(".")}\``;
    return { key, at, message: `${name} has an unknown key \`${key}\`: ${advice}` };
  }
  return undefined;
}

/** The keys of the mappings whose keys are known. */
const knownKeys: Readonly<Record<string, readonly string[]>> = {
  "": [
    ...["version", "name", "language", "files", "language-id", "role", "source", "command", "environment"],
    ...["executes", "executes-why", "configured-by", "mode", "initialize", "settings", "ready", "done"],
    ...["quiet-ms", "keeps-open", "compiler", "canary", "limits"],
  ],
  source: [...sourceKinds, "with", "libc", "processors", "toolchain", "package", "version"],
  "source.archive": ["any", "x64", "arm64"],
  ready: ["settings", "log"],
  compiler: [
    ...["arguments", "format", "output", "list", "messages", "only", "fields", "line", "skip"],
    ...["severities", "severity", "first-line", "first-column", "columns", "exit", "checked"],
  ],
  "compiler.fields": [...["path", "line", "column", "end-line", "end-column", "severity", "code", "message"]],
  "compiler.exit": ["clean", "found"],
  canary: ["file", "text", "codes", "beside"],
  limits: ["ready-ms", "file-ms", "total-ms"],
};

function offsetOfKey(document: Document, path: readonly string[], name: string): number {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetAt(document, path);
}

/** Finds what no schema says: keys that belong together, and expressions that are none. */
function meaningProblem(own: OwnServer): Problem | undefined {
  const { command, mode, compiler } = own;
  const sources = listSources(own);
  return (
    sourcesProblem(own) ??
    commandProblem(sources, command) ??
    modeProblem(own, mode) ??
    (compiler === undefined ? undefined : compilerProblem(compiler)) ??
    (own.ready?.log === undefined ? undefined : expressionProblem(own.ready.log, ["ready", "log"])) ??
    globProblem(own.files, "files") ??
    globProblem(own["configured-by"] ?? [], "configured-by")
  );
}

function commandProblem(
  sources: readonly OwnSource[],
  [first = "", ...args]: readonly string[],
): Problem | undefined {
  const at = ["command", 0];
  const isBelow = (path = "") => /^\{server\}\/(?!(?:.*\/)?\.\.(?:\/|$))/u.test(path);
  if (first !== "{node}" && first !== "{program}" && !isBelow(first))
    return { message: "`command` must begin with {node}, {program} or {server}/PATH", at };
  const hasProgram = sources.some(({ program }) => program !== undefined);
  const isAlone = hasProgram && sources.length === 1;
  if (first === "{program}" ? !hasProgram : isAlone)
    return { message: "`command` begins with {program} where `source.program` is, and only there", at };
  if (first === "{node}" && !isBelow(args[0]))
    return {
      message: "behind {node} `command` names a file of the server: {server}/node_modules/…",
      at: ["command", 1],
    };
  return undefined;
}

function modeProblem(own: OwnServer, mode: OwnServer["mode"]): Problem | undefined {
  if ((own.compiler === undefined) !== (mode !== "compiler"))
    return { message: "`compiler` is there where `mode` is compiler, and only there", at: ["mode"] };
  const ofServers = ["initialize", "settings", "ready", "quiet-ms", "keeps-open", "language-id"] as const;
  const stray = mode === "compiler" ? ofServers.find((key) => own[key] !== undefined) : undefined;
  if (stray !== undefined) return { message: `\`${stray}\` is of a language server alone`, at: [stray] };
  if (mode !== "compiler" && own.canary?.beside !== undefined)
    return { message: "`canary.beside` is of a command alone", at: ["canary", "beside"] };
  if (mode === "push" && own.done === undefined)
    return { message: "with mode push, the server needs `done`: version or published", at: ["mode"] };
  return mode !== "push" && own.done !== undefined
    ? { message: "`done` is only for mode: push", at: ["done"] }
    : undefined;
}

function compilerProblem(compiler: OwnCompiler): Problem | undefined {
  const { format, fields, line, skip = [], checked } = compiler;
  const isJson = format === "json" || format === "json-lines";
  if (isJson !== (fields !== undefined))
    return {
      message: "`fields` is there where `format` is JSON, and only there",
      at: ["compiler", "format"],
    };
  const ofJson = (["list", "messages", "only"] as const).find((key) => compiler[key] !== undefined);
  if (!isJson && ofJson !== undefined)
    return { message: `\`${ofJson}\` is of JSON alone`, at: ["compiler", ofJson] };
  if ((format === "lines") !== (line !== undefined))
    return { message: "`line` is there where `format` is lines, and only there", at: ["compiler", "format"] };
  if (line !== undefined) {
    const broken = expressionProblem(line, ["compiler", "line"]);
    if (broken !== undefined) return broken;
    const missing = ["path", "line", "message"].find((name) => !line.includes(`(?<${name}>`));
    const strange = [...line.matchAll(/\(\?<([A-Za-z]\w*)>/gu)].find(
      ([, group = ""]) => !lineGroups.includes(group),
    );
    if (strange !== undefined)
      return {
        message: `\`line\` has an unknown group, (?<${strange[1]}>…): use ${lineGroups.join(", ")}`,
        at: ["compiler", "line"],
      };
    if (missing !== undefined)
      return { message: `\`line\` has no group (?<${missing}>…)`, at: ["compiler", "line"] };
  }
  for (const [index, one] of skip.entries()) {
    const broken = expressionProblem(one, ["compiler", "skip", index]);
    if (broken !== undefined) return broken;
  }
  if (checked === undefined) return undefined;
  return checked.includes("(?<files>")
    ? expressionProblem(checked, ["compiler", "checked"])
    : { message: "`checked` has no group (?<files>…)", at: ["compiler", "checked"] };
}

const lineGroups = ["path", "line", "column", "end_line", "end_column", "severity", "code", "message"];

function expressionProblem(text: string, at: Problem["at"]): Problem | undefined {
  try {
    new RegExp(text, "u");
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { message: `\`${at.join(".")}\` is no regular expression: ${why}`, at };
  }
}

function globProblem(globs: readonly string[], key: string): Problem | undefined {
  const broken = globs.findIndex((glob) => !isGlob(glob));
  return broken < 0 ? undefined : { message: `\`${key}\` has what is no glob`, at: [key, broken] };
}

/** True if the text is a glob: compiled as it will be. */
function isGlob(glob: string): boolean {
  try {
    return new RegExp(picomatch.makeRe(glob, { dot: true }).source, "u") !== null;
  } catch {
    return false;
  }
}
