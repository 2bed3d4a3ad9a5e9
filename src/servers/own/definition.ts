/** Reads `.lanser/servers/NAME.yml`, a repository's description of a server that this release does not ship. */
import picomatch from "picomatch";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { UserError } from "../../model/errors.ts";
import type { Severity } from "../../model/finding.ts";
import { findNearest } from "../../model/nearest.ts";
import { validateServerV1 } from "../../schemas/generated/server.v1.ts";
import type { SchemaError } from "../../schemas/validate.ts";
import type { Columns } from "../compiler/types.ts";
import type { ArchiveProcessor } from "../sources/archive/archives.ts";

// The sources of a described server: one, or several of different kinds.

/** A mistake in a description. `at` are the keys that lead to it, which give the message its line and column. */
type Problem = { readonly message: string; readonly at: readonly (string | number)[] };

/** The member of a description that names its sources. */
type Described = { readonly source: OwnSource | readonly OwnSource[] };

/** One package or program that a described server is installed from. */
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
  /** The exact version. Only sources after the first have one; the pin gives the version of the first. */
  readonly version?: string;
};

/** The keys that name a source. Each source has exactly one of them. */
const sourceKinds = ["npm", "wheel", "program", "go", "debian", "archive"] as const;

/** Lists the sources of a description. The first has the pin's version. */
export function listSources({ source }: Described): readonly OwnSource[] {
  return isList(source) ? source : [source];
}

/** Narrows the type: `Array.isArray` alone does not narrow a readonly array. */
function isList(source: Described["source"]): source is readonly OwnSource[] {
  return Array.isArray(source);
}

/**
 * Finds mistakes in the sources that the JSON Schema cannot express, such as two kinds in one source. Each message
 * names the key to correct.
 */
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
        return { message: `\`${name}.${key}\` is only for \`source.${of}\``, at: [...at, key] };
    if (kind === "go" && source.toolchain === undefined)
      return { message: `\`${name}\` needs \`toolchain\`, the version of Go that builds the server`, at };
    if ((source.version !== undefined) !== index > 0)
      return index === 0
        ? {
            message: "the pin gives the first source its version: remove `version`",
            at: [...at, "version"],
          }
        : { message: `\`${name}\` needs \`version\`, an exact version`, at };
    const unknown = Object.entries(source.archive ?? {}).find(([, address = ""]) =>
      /[{}]/u.test(address.replaceAll("{version}", "")),
    );
    if (unknown !== undefined)
      return {
        message: `\`${name}.archive.${unknown[0]}\` has an unknown placeholder: use only {version}`,
        at: [...at, "archive", unknown[0]],
      };
    const placed = kind === "debian" ? "archive" : kind;
    if (seen.has(placed))
      return { message: `\`source\` has two entries of the same kind (${kind}): keep one`, at };
    seen.add(placed);
  }
  return undefined;
}

/** The source kind that each optional key belongs to. A key next to another kind would have no effect. */
const keysOfKinds = {
  with: "npm",
  libc: "wheel",
  processors: "wheel",
  toolchain: "go",
  package: "go",
} as const;

/** The folder of all descriptions, relative to the repository. */
export const serversFolder = ".lanser/servers";

/** A description as it is in its file. `id` is the file's name without the ending. */
export type OwnServer = ServerV1 & { readonly id: string };

/** The members that schemas/server.v1.json defines. docs/own-servers.md explains each of them. */
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
    /** Files that the canary needs next to it, as texts by path. Only for `mode: compiler`. */
    readonly beside?: Readonly<Record<string, string>>;
  };
  readonly limits?: {
    readonly "ready-ms"?: number;
    readonly "file-ms"?: number;
    readonly "total-ms"?: number;
  };
};

/** How to run a described command, and how to read its output. */
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

/** The places of a finding's members in a JSON output: keys joined by dots. */
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

/** The most characters of a description. A longer text is refused before it is parsed. */
export const definitionLengthMax = 65_536;

/** Gives the ID of a description; undefined for a path that is no description. */
export function ownServerId(path: string): string | undefined {
  return path.startsWith(`${serversFolder}/`)
    ? /^([a-z][a-z0-9-]{0,63})\.ya?ml$/u.exec(path.slice(serversFolder.length + 1))?.[1]
    : undefined;
}

/**
 * Reads a description, and throws a UserError for the first mistake. `origin` is the file's name in messages; line
 * and column (from 1) follow it. A description can be part of a change, so nothing in it is trusted.
 */
export function parseOwnServer(id: string, text: string, origin: string): OwnServer {
  const counter = new LineCounter();
  const refuse = (message: string, offset: number): never => {
    const { line, col } = counter.linePos(offset);
    throw new UserError("bad-configuration", `${origin}:${line}:${col}: ${message}`, { hint: pageHint });
  };
  if (text.length > definitionLengthMax)
    refuse(`the file has more than ${definitionLengthMax} characters: shorten it`, 0);
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: false });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) return refuse(broken.message.split("\n")[0] ?? "", broken.pos[0]);
  visit(document, {
    Alias: (_, node) => refuse("YAML aliases are not allowed: repeat the value", node.range?.[0] ?? 0),
  });
  const value: unknown = document.toJS();
  const misspelt = misspeltKey(value, []);
  if (misspelt !== undefined)
    return refuse(misspelt.message, offsetOfKey(document, misspelt.at, misspelt.key));
  if (!validateServerV1(value)) {
    const [error] = validateServerV1.errors ?? [];
    if (error === undefined) throw new Error("the validator rejected the file without an error");
    return refuse(...schemaProblem(document, error));
  }
  const own = { ...(value as ServerV1), id };
  const problem = meaningProblem(own);
  if (problem !== undefined) return refuse(problem.message, offsetAt(document, problem.at));
  return own;
}

const pageHint = "For all keys, see docs/own-servers.md and schemas/server.v1.json.";

/** Gives the offset of a value in the file, for the line and column of a message; 0 if the path has no node. */
function offsetAt(document: Document, path: readonly (string | number)[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return (isNode(node) ? node.range?.[0] : undefined) ?? 0;
}

/**
 * Describes the validator's error for a person, with the offset of the wrong value. The validator's own text names JSON
 * pointers and keywords, which the author of a YAML file does not know.
 */
function schemaProblem(document: Document, error: SchemaError): [message: string, offset: number] {
  const path = error.instancePath.split("/").slice(1).map(unescaped);
  const name = path.length === 0 ? "the file" : `\`${path.join(".")}\``;
  const { params } = error;
  const at = offsetAt(document, path);
  if (error.schemaPath.includes("/propertyNames/")) return [`${name} has a wrong key: ${keyWords(path)}`, at];
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
      return [patternWords(name, path), at];
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
      return [`${name} ${error.message ?? "is invalid"}`, at];
  }
}

/** Decodes one step of a JSON pointer. */
const unescaped = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** The names of JSON types in words of YAML. */
const typeWords: Readonly<Record<string, string>> = {
  array: "a list",
  object: "a mapping",
  "object,array": "a mapping or a list of mappings",
  string: "a string: put it in quotes",
  integer: "a whole number",
  boolean: "true or false",
};

/**
 * Says what a value must look like whose pattern in the schema does not match. The pattern itself is unreadable for
 * most people.
 */
function patternWords(name: string, path: readonly string[]): string {
  if (path[0] === "files" || path[0] === "configured-by")
    return `${name} must be a glob inside the repository, without \`!\` or \`/\` at the start and without a folder \`..\``;
  if (path.includes("with") || path.includes("version") || path.includes("toolchain"))
    return `${name} must be an exact version, such as 1.2.3`;
  if (path.includes("archive")) return `${name} must be a URL that begins with https://`;
  return `${name} does not match its pattern in schemas/server.v1.json`;
}

/**
 * Says what the keys of a mapping with free keys must look like. The validator itself only reports that a key does
 * not match.
 */
function keyWords(path: readonly string[]): string {
  return path[0] === "environment"
    ? "use capitals, and no variable that selects programs (PATH, HOME, TMPDIR, NODE_…, LD_…, PYTHON…, XDG_…)"
    : path.includes("beside")
      ? "use a path relative to the canary"
      : "use the name of a package";
}

/**
 * Finds an unknown key. This check runs before the schema's: otherwise a misspelt required key would be reported only
 * as missing.
 */
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
    const advice =
      near === undefined ? `the known keys are ${known.join(", ")}` : `did you mean \`${near}\`?`;
    const name = at.length === 0 ? "the file" : `\`${at.join(".")}\``;
    return { key, at, message: `${name} has an unknown key \`${key}\`: ${advice}` };
  }
  return undefined;
}

/** The known keys of each mapping, by its path. Mappings with free keys, such as `environment`, are absent. */
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

/** Gives the offset of a key, so that a message about a misspelt key points at the key and not at its value. */
function offsetOfKey(document: Document, path: readonly string[], name: string): number {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
  return isNode(pair?.key) ? (pair.key.range?.[0] ?? 0) : offsetAt(document, path);
}

/**
 * Finds mistakes that the schema cannot express: keys that exclude or need each other, and invalid expressions and
 * globs. Found here, they fail when the file is read, and not in the middle of checking.
 */
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

/**
 * Checks how `command` begins. It must start a program of the pinned source, or Node with one of its files: nothing
 * in the repository or on PATH may run unpinned.
 */
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
    return {
      message: hasProgram
        ? "with `source.program`, `command` must begin with {program}"
        : "{program} in `command` needs `source.program`",
      at,
    };
  if (first === "{node}" && !isBelow(args[0]))
    return {
      message: "after {node}, `command` must name a file of the server: {server}/node_modules/…",
      at: ["command", 1],
    };
  return undefined;
}

/**
 * Checks that the keys fit `mode`. A key for another mode would be ignored, and its author would believe that it has
 * an effect.
 */
function modeProblem(own: OwnServer, mode: OwnServer["mode"]): Problem | undefined {
  if ((own.compiler === undefined) !== (mode !== "compiler"))
    return {
      message:
        mode === "compiler" ? "`mode: compiler` needs `compiler`" : "`compiler` needs `mode: compiler`",
      at: ["mode"],
    };
  const ofServers = ["initialize", "settings", "ready", "quiet-ms", "keeps-open", "language-id"] as const;
  const stray = mode === "compiler" ? ofServers.find((key) => own[key] !== undefined) : undefined;
  if (stray !== undefined)
    return {
      message: `\`${stray}\` is only for language servers: remove it or change \`mode\``,
      at: [stray],
    };
  if (mode !== "compiler" && own.canary?.beside !== undefined)
    return { message: "`canary.beside` is only for `mode: compiler`", at: ["canary", "beside"] };
  if (mode === "push" && own.done === undefined)
    return { message: "`mode: push` needs `done`: version or published", at: ["mode"] };
  return mode !== "push" && own.done !== undefined
    ? { message: "`done` is only for `mode: push`", at: ["done"] }
    : undefined;
}

/**
 * Checks that the keys of `compiler` fit its `format`, and that its expressions have the groups that Lanser reads.
 * Without the groups every finding would lack its path or message.
 */
function compilerProblem(compiler: OwnCompiler): Problem | undefined {
  const { format, fields, line, skip = [], checked } = compiler;
  const isJson = format === "json" || format === "json-lines";
  if (isJson !== (fields !== undefined))
    return {
      message: isJson
        ? `\`format: ${format}\` needs \`fields\``
        : "`fields` needs `format: json` or `json-lines`",
      at: ["compiler", "format"],
    };
  const ofJson = (["list", "messages", "only"] as const).find((key) => compiler[key] !== undefined);
  if (!isJson && ofJson !== undefined)
    return { message: `\`${ofJson}\` needs \`format: json\` or \`json-lines\``, at: ["compiler", ofJson] };
  if ((format === "lines") !== (line !== undefined))
    return {
      message: line === undefined ? "`format: lines` needs `line`" : "`line` needs `format: lines`",
      at: ["compiler", "format"],
    };
  if (line !== undefined) {
    const broken = expressionProblem(line, ["compiler", "line"]);
    if (broken !== undefined) return broken;
    const missing = ["path", "line", "message"].find((name) => !line.includes(`(?<${name}>`));
    const strange = [...line.matchAll(/\(\?<([A-Za-z]\w*)>/gu)].find(
      ([, group = ""]) => !lineGroups.includes(group),
    );
    if (strange !== undefined)
      return {
        message: `\`line\` has the unknown group (?<${strange[1]}>…): use ${lineGroups.join(", ")}`,
        at: ["compiler", "line"],
      };
    if (missing !== undefined)
      return { message: `\`line\` needs the group (?<${missing}>…)`, at: ["compiler", "line"] };
  }
  for (const [index, one] of skip.entries()) {
    const broken = expressionProblem(one, ["compiler", "skip", index]);
    if (broken !== undefined) return broken;
  }
  if (checked === undefined) return undefined;
  return checked.includes("(?<files>")
    ? expressionProblem(checked, ["compiler", "checked"])
    : { message: "`checked` needs the group (?<files>…)", at: ["compiler", "checked"] };
}

/** The groups of `line` that Lanser reads. A group's name cannot have a hyphen, so `end-line` is `end_line`. */
const lineGroups = ["path", "line", "column", "end_line", "end_column", "severity", "code", "message"];

/**
 * Compiles an expression of the description as the run will do, and reports the engine's reason if it is invalid.
 * Otherwise the run would throw at the first use of the expression.
 */
function expressionProblem(text: string, at: Problem["at"]): Problem | undefined {
  try {
    new RegExp(text, "u");
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { message: `\`${at.join(".")}\` is an invalid regular expression: ${why}`, at };
  }
}

/** Finds the first glob that does not compile. */
function globProblem(globs: readonly string[], key: string): Problem | undefined {
  const broken = globs.findIndex((glob) => !isGlob(glob));
  return broken < 0 ? undefined : { message: `\`${key}\` contains an invalid glob`, at: [key, broken] };
}

/**
 * True if the glob compiles to an expression with the `u` flag, as the run compiles it. Some globs become expressions
 * that the flag makes invalid, and a run would throw there.
 */
function isGlob(glob: string): boolean {
  try {
    return new RegExp(picomatch.makeRe(glob, { dot: true }).source, "u") !== null;
  } catch {
    return false;
  }
}
