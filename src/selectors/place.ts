/**
 * The grammar of places in code (docs/reference/selectors.md): `path@L12:C7`, `path@R(42,7->44,1)`,
 * `path@L12~name#2`, `path#Class.method:body`, `py://pkg.mod#Class.method`, `ast://[module=pkg.mod]/[def=f]/name[1]`,
 * `anchor://path#"text"`, a line (`path@L12`) or a file. Lines, columns, occurrences and steps count from 1, overloads
 * from 0 as in the paper; the end of a range is exclusive. Characters of the grammar are percent-encoded, so every
 * place has one printed text: `parsePlace(printPlace(place))` is that place.
 */
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { astParts } from "../syntax/ast-parts.ts";
import { type DefinitionRole, roles } from "../syntax/roles.ts";
import { definitionKinds, type SymbolId } from "./symbol-id.ts";

/** Position, 1-based; the unit of `column` is the caller's. */
export type WrittenPosition = { readonly line: number; readonly column: number };

/** Languages whose definitions are found by the name of their module. JavaScript is in the modules of `ts`. */
export const moduleLanguages = ["py", "ts", "go", "rs"] as const;

export type ModuleLanguage = (typeof moduleLanguages)[number];

/** Steps of an AST path that name one definition, and those that count parts of the syntax. */
export const definitionSteps = ["class", "def", "key", "var"] as const;
export const countedSteps = astParts;

export type DefinitionStep = {
  readonly kind: (typeof definitionSteps)[number];
  readonly name: string;
  /** Number among those of the name, from 1; absent: the only one. */
  readonly index?: number;
};

export type CountedStep = { readonly kind: (typeof countedSteps)[number]; readonly index: number };

export type AstStep = DefinitionStep | CountedStep;

/** File of an AST path: its path, or the name of its module in any language. */
export type AstRoot = { readonly path: string } | { readonly module: string };

/** The part of a definition, and its number among the definitions of its name. */
type Chosen = {
  /** Part of the definition; absent: its name (`:def`). */
  readonly role?: DefinitionRole;
  /** Number of the definition among those with this name, from 0; absent: the only one. */
  readonly overload?: number;
};

/** The commit, or the blob of the file, that the place was written for; a full object id. */
type Seen = { readonly seen?: string };

/** Place whose file is written in it. A path is relative to the repository, or a `file:` URI. */
export type PathPlace = Seen & { readonly path: string } & (
    | { readonly kind: "file" }
    | { readonly kind: "line"; readonly line: number }
    | ({ readonly kind: "position" } & WrittenPosition)
    | { readonly kind: "range"; readonly start: WrittenPosition; readonly end: WrittenPosition }
    | {
        readonly kind: "name";
        readonly line: number;
        readonly name: string;
        /** Number of the occurrence on the line, from 1. */
        readonly occurrence: number;
      }
    | ({ readonly kind: "symbol"; readonly names: readonly string[] } & Chosen)
    | {
        readonly kind: "anchor";
        readonly snippet: string;
        /** Number of code points on each side of the snippet that `hash` covers. */
        readonly ctx?: number;
        /** `sha256:` or `sha1:`, and the first digits of the digest over the snippet with its surroundings. */
        readonly hash?: string;
      }
  );

/** Place whose file is found by the name of a module. */
export type ModulePlace = Seen &
  Chosen & {
    readonly kind: "module";
    readonly language: ModuleLanguage;
    /** Name of the module as imports of the language write it. */
    readonly module: string;
    /** Dotted name; empty for the module's file. */
    readonly names: readonly string[];
  };

export type AstPlace = Seen & {
  readonly kind: "ast";
  readonly root: AstRoot;
  readonly steps: readonly AstStep[];
};

/** Definition by its symbol id. */
export type IdPlace = Seen & { readonly kind: "id"; readonly id: SymbolId };

export type CodePlace = PathPlace | ModulePlace | AstPlace | IdPlace;

/** Place whose file is known. */
export type FilePlace = PathPlace | (AstPlace & { readonly root: { readonly path: string } });

/**
 * Parses a place that a user or program wrote. Reads only the text; whether the place exists, `resolvePlace` decides.
 * Takes linear time. Throws a UserError with exit code 2 that names the first wrong character.
 */
export function parsePlace(text: string): CodePlace {
  return new PlaceReader(text).place();
}

/** True if the path of a place is a glob. Brackets are part of a path: Next.js has files such as `app/[id]/page.tsx`. */
export function isPattern(text: string): boolean {
  return !/^[a-z]+:\/\//u.test(text) && /^[^@#]*[*{}]/u.test(text);
}

/** Splits a text with a glob into the glob and the rest behind it (`@L1`, `#name`), which no question takes. */
export function splitPattern(text: string): { readonly pattern: string; readonly rest: string } {
  const [, pattern = "", rest = ""] = /^([^@#]*)(.*)$/su.exec(text) ?? [];
  return { pattern, rest };
}

/** Prints a place so that `parsePlace` reads the same place again. Bundles use this text, so it is hashed. */
export function printPlace(place: CodePlace): string {
  const { seen } = place;
  return `${printed(place)}${parameters({ ...parametersOf(place), seen })}`;
}

function printed(place: CodePlace): string {
  switch (place.kind) {
    case "file":
      return encodedPath(place.path);
    case "line":
      return `${encodedPath(place.path)}@L${place.line}`;
    case "position":
      return `${encodedPath(place.path)}@L${place.line}:C${place.column}`;
    case "range": {
      const { start, end } = place;
      return `${encodedPath(place.path)}@R(${start.line},${start.column}->${end.line},${end.column})`;
    }
    case "name": {
      const nth = place.occurrence === 1 ? "" : `#${place.occurrence}`;
      return `${encodedPath(place.path)}@L${place.line}~${encoded(place.name, "")}${nth}`;
    }
    case "symbol":
      return `${encodedPath(place.path)}#${dotted(place)}`;
    case "module": {
      const names = place.names.length === 0 ? "" : `#${dotted(place)}`;
      return `${place.language}://${encodedModule(place.module)}${names}`;
    }
    case "ast":
      return `ast://${[rootText(place.root), ...place.steps.map(stepText)].join("/")}`;
    case "id":
      return printId(place.id);
    case "anchor":
      return `anchor://${encodedPath(place.path)}#"${encoded(place.snippet, "\\\\")}"`;
  }
}

/** Returns the place with another path, for a caller that knows where the repository is. */
export function withPath<Place extends CodePlace>(place: Place, to: (path: string) => string): Place {
  if ("path" in place) return { ...place, path: to(place.path) };
  if (place.kind === "ast" && "path" in place.root) return { ...place, root: { path: to(place.root.path) } };
  return place;
}

/** Returns the path that is written in a place; undefined if it names a module. */
export function pathOf(place: FilePlace): string;
export function pathOf(place: CodePlace): string | undefined;
export function pathOf(place: CodePlace): string | undefined {
  if (place.kind === "ast") return "path" in place.root ? place.root.path : undefined;
  return place.kind === "module" || place.kind === "id" ? undefined : place.path;
}

/** True if the file of a place is written in it. */
export function hasFile(place: CodePlace): place is FilePlace {
  return pathOf(place) !== undefined;
}

/** Prints a symbol id: `id:python/function/Rate.pay/pp/SKETCH/MODULE`. */
export function printId({ language, kind, symbol, shape, sketch, module }: SymbolId): string {
  return `id:${[language, kind, encoded(symbol, ":"), shape, sketch, module].join("/")}`;
}

const idPattern =
  /^(?<language>[a-z]+)\/(?<kind>[a-z]+)\/(?<symbol>.+)\/(?<shape>-|0|[pds]+)\/(?<sketch>[0-9a-f]{32})\/(?<module>[0-9a-f]{8})$/u;

function dotted({ names, role }: { readonly names: readonly string[] } & Chosen): string {
  return `${names.map((name) => encoded(name, ".:")).join(".")}${role === undefined ? "" : `:${role}`}`;
}

function rootText(root: AstRoot): string {
  return "path" in root
    ? `[file=${encodedPath(root.path, "[\\]")}]`
    : `[module=${encodedModule(root.module, "[\\]")}]`;
}

function stepText(step: AstStep): string {
  if (!("name" in step)) return `${step.kind}[${step.index}]`;
  return `[${step.kind}=${encoded(step.name, "[\\]")}]${step.index === undefined ? "" : `[${step.index}]`}`;
}

type Parameters = {
  readonly overload?: number | undefined;
  readonly ctx?: number | undefined;
  readonly hash?: string | undefined;
  readonly seen?: string | undefined;
};

/** Returns the parameters of a place in the order in which they are written. */
function parametersOf(place: CodePlace): Parameters {
  if (place.kind === "anchor") return { ctx: place.ctx, hash: place.hash };
  return place.kind === "symbol" || place.kind === "module" ? { overload: place.overload } : {};
}

function parameters(of: Parameters): string {
  const all = Object.entries(of).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return all.length === 0 ? "" : `?${all.join("&")}`;
}

/** Characters that the grammar uses, or that a line of text cannot show. */
const reserved = String.raw`%#@~?" \u0000-\u001f\u007f\u2028\u2029`;

/** Percent-encodes the reserved characters of a name, and `more` of them, in the form of a character class. */
function encoded(text: string, more: string): string {
  return text.replace(new RegExp(`[${reserved}${more}]`, "gu"), percent);
}

function encodedModule(module: string, more = ""): string {
  return encoded(module, more).replace(/%(?:40|7E)/gu, decodeURIComponent);
}

/** Encodes a path; braces and stars would make a glob of it. */
function encodedPath(path: string, more = ""): string {
  if (path.startsWith("file://")) return `file://${encoded(path.slice("file://".length), `*{}${more}`)}`;
  const text = encoded(path, `*{}${more}`);
  // A relative path that begins like a scheme, or like a drive of Windows, would be read as one.
  return /^(?:[a-z]+:\/\/|id:|[A-Za-z]:[\\/])/u.test(text) ? text.replace(":", "%3A") : text;
}

/** Percent-encodes one character, also those that a URI may contain. */
function percent(mark: string): string {
  const found = encodeURIComponent(mark);
  return found === mark ? `%${mark.charCodeAt(0).toString(16).toUpperCase()}` : found;
}

const countMax = 1_000_000_000;
export const overloadMax = 999_999;
export const ctxMax = 10_000;
export const hashPattern = /^(?:sha256:[0-9a-f]{8,64}|sha1:[0-9a-f]{8,40})$/u;
export const seenPattern = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;

const digitsAt = /\d+/y;

/** Reads one place from its start to its end. `at` is the offset of the next character. */
class PlaceReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  place(): CodePlace {
    const [scheme = ""] = /^[a-z]+:\/\//u.exec(this.#text) ?? [];
    if (this.#text.startsWith("id:")) return this.#end(this.#id());
    if (scheme === "ast://") return this.#end(this.#ast());
    if (scheme === "anchor://") return this.#end(this.#anchor());
    if (scheme === "cpp://" || scheme === "sh://") {
      // Without modules, the language adds nothing to a path.
      this.#at = scheme.length;
      return this.#end(this.#pathPlace());
    }
    const language =
      moduleLanguages.find((one) => scheme === `${one}://`) ?? (scheme === "js://" ? "ts" : undefined);
    if (language !== undefined) return this.#end(this.#module(language, scheme.length));
    if (scheme !== "" && scheme !== "file://")
      throw this.#wrong(`\`${scheme}\` is no kind of place. Use ${kindsOfPlace}`, 0);
    return this.#end(this.#pathPlace());
  }

  #pathPlace(): PathPlace {
    const path = this.#path("@#?");
    const mark = this.#next();
    if (mark === "#") {
      this.#at += 1;
      return { kind: "symbol", path, ...this.#symbol() };
    }
    if (mark !== "@") return { kind: "file", path };
    this.#at += 1;
    if (this.#take("R(")) return { path, ...this.#range() };
    this.#expect("L", "L or R( must follow @");
    const line = this.#count("line");
    if (this.#take(":")) {
      this.#expect("C", "C and a column must follow the colon");
      return { kind: "position", path, line, column: this.#count("column") };
    }
    if (!this.#take("~")) return { kind: "line", path, line };
    const name = this.#part("#?", "name");
    return { kind: "name", path, line, name, occurrence: this.#take("#") ? this.#count("occurrence") : 1 };
  }

  #range() {
    const from = this.#at;
    const start = this.#position();
    this.#expect("->", "-> must be between the two positions");
    const end = this.#position();
    this.#expect(")", "the range must end with )");
    if (end.line < start.line || (end.line === start.line && end.column < start.column))
      throw this.#wrong("the range ends before it starts", from);
    return { kind: "range", start, end } as const;
  }

  #position(): WrittenPosition {
    const line = this.#count("line");
    this.#expect(",", "a comma must be between line and column");
    return { line, column: this.#count("column") };
  }

  /** Reads names, a part and the number of an overload. `.`, `:` and `::` separate names; the last `:` can name a part. */
  #symbol(): { readonly names: readonly string[] } & Chosen {
    const names: string[] = [];
    let role: DefinitionRole | "def" | undefined;
    for (let isFirst = true; ; isFirst = false) {
      const isColon = !isFirst && this.#next() === ":" && this.#text[this.#at + 1] !== ":";
      if (!isFirst && !this.#take("::") && !this.#take(":") && !this.#take(".")) break;
      const raw = this.#raw(".:?");
      const name = this.#part(".:?", "name");
      const isLast = this.#next() === undefined || this.#next() === "?";
      role = isColon && isLast ? [...roles, "def" as const].find((one) => one === raw) : undefined;
      if (role === undefined) names.push(name);
    }
    const overload = this.#parameter("overload", (raw) => this.#number(raw, "overload", overloadMax));
    return { names, ...compact({ role: role === "def" ? undefined : role, overload }) };
  }

  #module(language: ModuleLanguage, start: number): ModulePlace {
    this.#at = start;
    const module = this.#moduleName("#?");
    if (
      language === "py" &&
      !/^[\p{ID_Start}_][\p{ID_Continue}]*(?:\.[\p{ID_Start}_][\p{ID_Continue}]*)*$/u.test(module)
    )
      throw this.#wrong("the module must be a dotted name, such as pkg.mod", start);
    const named = this.#take("#") ? this.#symbol() : { names: [] };
    return { kind: "module", language, module, ...named };
  }

  /** Reads the name of a module, in which `@scope/name` and `~/name` are usual. */
  #moduleName(ends: string): string {
    const raw = this.#raw(ends);
    const module = this.#decoded(raw, this.#at, "module", /[@~]/gu);
    this.#at += raw.length;
    return module;
  }

  #ast(): AstPlace {
    this.#at = "ast://".length;
    const isFile = this.#take("[file=");
    if (!isFile) this.#expect("[module=", "[module=NAME] or [file=PATH] must be the first step");
    const root: AstRoot = isFile ? { path: this.#path("]") } : { module: this.#moduleName("]") };
    this.#expect("]", "] must end the step");
    const steps: AstStep[] = [];
    while (this.#take("/")) steps.push(this.#step());
    return { kind: "ast", root, steps };
  }

  #id(): IdPlace {
    this.#at = "id:".length;
    const raw = this.#raw("?");
    const {
      language = "",
      kind: written,
      symbol = "",
      shape = "",
      sketch = "",
      module = "",
    } = idPattern.exec(raw)?.groups ?? {};
    const kind = definitionKinds.find((one) => one === written);
    if (kind === undefined)
      throw this.#wrong(
        "an id is id:LANGUAGE/KIND/NAME/SHAPE/SKETCH/MODULE, as `lanser outline --ids` prints it",
        3,
      );
    const name = this.#decoded(symbol, this.#at, "name");
    this.#at += raw.length;
    return { kind: "id", id: { language, kind, symbol: name, shape, sketch, module } };
  }

  #step(): AstStep {
    const from = this.#at;
    const isNamed = this.#take("[");
    const word = this.#raw("=[]/?");
    this.#at += word.length;
    if (isNamed) {
      const kind = definitionSteps.find((one) => one === word);
      if (kind === undefined)
        throw this.#wrong(
          `a step in brackets is one of ${definitionSteps.map((one) => `[${one}=NAME]`).join(", ")}`,
          from,
        );
      this.#expect("=", "= and a name must follow");
      const name = this.#part("]", "name");
      this.#expect("]", "] must end the step");
      const index = this.#take("[") ? this.#index() : undefined;
      return { kind, name, ...compact({ index }) };
    }
    const kind = countedSteps.find((one) => one === word);
    if (kind === undefined)
      throw this.#wrong(
        `a step is [class=NAME], [def=NAME], [key=NAME], [var=NAME], or a number of ${countedSteps.join(", ")}, such as name[1]`,
        from,
      );
    this.#expect("[", "the number of the step must follow in brackets");
    return { kind, index: this.#index() };
  }

  #index(): number {
    const index = this.#count("step");
    this.#expect("]", "] must end the number");
    return index;
  }

  #anchor(): PathPlace {
    this.#at = "anchor://".length;
    const path = this.#path("#");
    this.#expect('#"', 'a text in quotes must follow: #"TEXT"');
    const from = this.#at;
    let snippet = "";
    for (let mark = this.#next(); mark !== undefined && mark !== '"'; mark = this.#next()) {
      const isEscape = mark === "\\";
      const escaped = this.#text.charAt(this.#at + 1);
      if (isEscape && !/^["/\\]$/u.test(escaped))
        throw this.#wrong(String.raw`\ can only be before ", / and \; write %5C instead`, this.#at);
      if (isEscape) snippet += encodeURIComponent(escaped);
      else snippet += mark;
      this.#at += isEscape ? 2 : 1;
    }
    const text = this.#decoded(snippet, from, "text", / /gu);
    this.#expect('"', "the text has no closing quote");
    const ctx = this.#parameter("ctx", (raw) => this.#number(raw, "ctx", ctxMax));
    const hash = this.#parameter("hash", (raw) => {
      if (!hashPattern.test(raw))
        throw this.#wrong(
          "the hash must be `sha256:` and 8 to 64 hexadecimal digits, or `sha1:` and 8 to 40",
          this.#at,
        );
      return raw;
    });
    return { kind: "anchor", path, snippet: text, ...compact({ ctx, hash }) };
  }

  /** Adds the last parameter and refuses anything behind it. */
  #end<Place extends CodePlace>(place: Place): Place {
    const seen = this.#parameter("seen", (raw) => {
      if (!seenPattern.test(raw)) throw this.#wrong("`seen` must be a full object id of git", this.#at);
      return raw;
    });
    const rest = this.#text.slice(this.#at);
    if (rest.startsWith("?") || rest.startsWith("&")) throw this.#wrong(parametersText(place), this.#at);
    if (rest !== "") throw this.#wrong(`\`${shortened(rest)}\` is behind the end of the place`, this.#at);
    return { ...place, ...compact({ seen }) };
  }

  #next(): string | undefined {
    return this.#text[this.#at];
  }

  #take(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #expect(text: string, why: string): void {
    if (!this.#take(text)) throw this.#wrong(why, this.#at);
  }

  /** Returns the text up to one of these characters, without consuming it. */
  #raw(ends: string): string {
    let end = this.#at;
    while (end < this.#text.length && !ends.includes(this.#text.charAt(end))) end += 1;
    return this.#text.slice(this.#at, end);
  }

  #part(ends: string, what: "path" | "name" | "module"): string {
    const raw = this.#raw(ends);
    const text = this.#decoded(raw, this.#at, what);
    this.#at += raw.length;
    return text;
  }

  /** Reads a path; a URI or an absolute path of Windows in its canonical form, `file:///C:/a`. */
  #path(ends: string): string {
    const from = this.#at;
    const raw = this.#raw(ends);
    const glob = /[*{}]/u.exec(raw);
    if (glob !== null)
      throw this.#wrong(
        `a place names one file. For the character itself, write ${percent(glob[0])}`,
        from + glob.index,
      );
    const path = this.#part(ends, "path");
    const isUri = raw.startsWith("file://");
    if (!isUri && path.startsWith("file://"))
      throw this.#wrong("a file URI has its colon and slashes as they are", from);
    if (!isUri && !/^[A-Za-z]:[\\/]/u.test(raw)) return path;
    const local = (isUri ? path.slice("file://".length) : `/${path}`).replaceAll("\\", "/");
    if (!local.startsWith("/")) throw this.#wrong("a file URI names no host: file:///PATH", from);
    return `file://${local.replace(/^\/([a-z]):\//u, (_, drive: string) => `/${drive.toUpperCase()}:/`)}`;
  }

  /**
   * Decodes percent-encoding. Refuses reserved characters without encoding, so that every place has only one text;
   * `allowed` are those that are not reserved here.
   */
  #decoded(part: string, start: number, what: string, allowed?: RegExp): string {
    if (part === "") throw this.#wrong(`the ${what} is empty`, start);
    const raw = new RegExp(`[${reserved.replace("%", "")}]`, "u").exec(
      allowed === undefined ? part : part.replaceAll(allowed, "_"),
    );
    if (raw !== null)
      throw this.#wrong(
        `the ${what} contains ${JSON.stringify(raw[0])}; write ${percent(raw[0])} instead`,
        start + raw.index,
      );
    const broken = /%(?![0-9A-Fa-f]{2})/u.exec(part);
    if (broken !== null)
      throw this.#wrong(`in the ${what}, two hexadecimal digits must follow each %`, start + broken.index);
    let text: string;
    try {
      text = decodeURIComponent(part);
    } catch (error) {
      throw this.#wrong(`the percent-encoding of the ${what} is not UTF-8`, start, error);
    }
    if (text.includes("\0") || !text.isWellFormed())
      throw this.#wrong(`the ${what} contains an invalid character`, start);
    return text;
  }

  /** Reads a line, column, occurrence or step, which counts from 1. The limit keeps the number exact. */
  #count(what: string): number {
    digitsAt.lastIndex = this.#at;
    const digits = digitsAt.exec(this.#text)?.[0] ?? "";
    if (digits === "") throw this.#wrong(`the number of the ${what} is missing`, this.#at);
    const count = Number(digits);
    if (count === 0) throw this.#wrong(`${what} 0 does not exist: ${what}s count from 1`, this.#at);
    if (count > countMax) throw this.#wrong(`there is no ${what} this large`, this.#at);
    this.#at += digits.length;
    return count;
  }

  #number(raw: string, what: string, max: number): number {
    if (!/^(?:0|[1-9]\d{0,5})$/u.test(raw) || Number(raw) > max)
      throw this.#wrong(`\`${what}\` must be a number from 0 to ${max}`, this.#at);
    return Number(raw);
  }

  /** Reads the value of a parameter if it is next. They have a fixed order, so each place has one text. */
  #parameter<Value>(name: string, read: (raw: string) => Value): Value | undefined {
    const isFirst = !this.#text.slice(0, this.#at).includes("?");
    if (!this.#take(`${isFirst ? "?" : "&"}${name}=`)) return undefined;
    const raw = this.#raw("&");
    const value = read(raw);
    this.#at += raw.length;
    return value;
  }

  #wrong(why: string, at: number, cause?: unknown): UserError {
    const character = [...this.#text.slice(0, at)].length + 1;
    const where = this.#text === "" ? "" : `, at character ${character}`;
    return new UserError("bad-selector", `\`${shortened(this.#text)}\` is not a place: ${why}${where}`, {
      hint: placeForms,
      cause,
    });
  }
}

function parametersText(place: CodePlace): string {
  if (place.kind === "anchor")
    return "only ?ctx=N, hash=DIGITS and seen=COMMIT can follow, in this order, joined by &";
  if (place.kind === "symbol" || place.kind === "module")
    return "only ?overload=N and seen=COMMIT can follow, in this order, joined by &";
  return "only ?seen=COMMIT can follow";
}

/** Shortens the text of a message. */
function shortened(text: string): string {
  const first = [...text.slice(0, 400)];
  return first.length < 200 ? text : `${first.slice(0, 200).join("")}…`;
}

const kindsOfPlace = "py://, ts://, js://, go://, rs://, cpp://, sh://, ast://, anchor://, id: or a path";

export const placeForms =
  'A place is path@L12:C7, path@R(42,7->44,1), path@L12~name#2, path#Class.method, py://pkg.mod#Class.method, ast://[file=path]/[def=name] or anchor://path#"text". A name can end with :sig, :body or :doc. A part comes before a number: path#name:body?overload=1. Percent-encode % # @ ~ ? " and spaces in paths and names.';
