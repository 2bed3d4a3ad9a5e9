/**
 * Places as objects: the PositionSpec of the paper, for programs. Lines, columns and occurrences count from 1, as in the
 * text of a place (schemas/selector.v1.json).
 */
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import { type DefinitionRole, roles } from "../syntax/roles.ts";
import { type ColumnUnit, columnUnits } from "./columns.ts";
import {
  type AstStep,
  type CodePlace,
  countedSteps,
  definitionSteps,
  hashPattern,
  type ModuleLanguage,
  moduleLanguages,
  parsePlace,
  printId,
  printPlace,
} from "./place.ts";

/** Members that every form can have. */
type Common = {
  /** The commit, or the blob of the file, that the place was written for; a full object id. */
  readonly docVersion?: string;
};

/** Members of the forms whose file is named: a path relative to the repository, or a `file:` URI. */
type InFile = Common & { readonly uri: string };

/** A place in code as an object; `printSpec` gives its text. */
export type PositionSpec =
  | (InFile & { readonly kind: "file" })
  | (InFile & { readonly kind: "line"; readonly line: number })
  | (InFile & {
      readonly kind: "cursor";
      readonly line: number;
      readonly col: number;
      /** Unit of `col`; absent: the unit of the question. */
      readonly indexing?: ColumnUnit;
    })
  | (InFile & {
      readonly kind: "range";
      /** Line and column. */
      readonly start: readonly [number, number];
      /** Line and column; the end is exclusive. */
      readonly end: readonly [number, number];
      readonly indexing?: ColumnUnit;
    })
  | (InFile & {
      readonly kind: "name";
      readonly line: number;
      readonly name: string;
      readonly occurrence?: number;
    })
  | (Common & {
      readonly kind: "symbol";
      /** `Class.method` with `uri`, otherwise `pkg.mod:Class.method`. */
      readonly qualname: string;
      readonly uri?: string;
      /** Language of the module; `py` if absent. */
      readonly lang?: ModuleLanguage;
      readonly role?: DefinitionRole | "def";
      readonly overload?: number;
    })
  | (Common & {
      readonly kind: "ast";
      /** `["module", NAME]` or `["file", PATH]`, then `[KIND, NAME]`, `[KIND, NAME, N]` or `[KIND, N]`. */
      readonly path: readonly (readonly [string, ...(string | number)[]])[];
    })
  | (Common & { readonly kind: "id"; readonly id: string })
  | (InFile & {
      readonly kind: "anchor";
      readonly snippet: string;
      readonly ctx?: number;
      readonly hash?: string;
    });

type Members = Readonly<Record<string, unknown>>;

/** Members of each kind; those with a question mark may be absent. */
const members = {
  file: ["uri", "docVersion?"],
  line: ["uri", "line", "docVersion?"],
  cursor: ["uri", "line", "col", "indexing?", "docVersion?"],
  range: ["uri", "start", "end", "indexing?", "docVersion?"],
  name: ["uri", "line", "name", "occurrence?", "docVersion?"],
  symbol: ["qualname", "uri?", "lang?", "role?", "overload?", "docVersion?"],
  ast: ["path", "docVersion?"],
  id: ["id", "docVersion?"],
  anchor: ["uri", "snippet", "ctx?", "hash?", "docVersion?"],
} as const satisfies Record<PositionSpec["kind"], readonly string[]>;

/** Kinds of a place as an object. */
export const specKinds = Object.keys(members) as readonly PositionSpec["kind"][];

/**
 * Returns the text of a place that a program wrote as an object, and the unit of its columns if it names one. Throws a
 * UserError with exit code 2 that names the wrong member.
 */
export function printSpec(value: unknown): {
  readonly place: string;
  readonly indexing: ColumnUnit | undefined;
} {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw wrong("it is neither a text nor an object");
  const spec = value as Members;
  const kind = specKinds.find((one) => one === spec["kind"]);
  if (kind === undefined) throw wrong(`\`kind\` must be one of ${specKinds.join(", ")}`);
  const known: readonly string[] = members[kind];
  for (const member of known)
    if (!member.endsWith("?") && spec[member] === undefined)
      throw wrong(`\`${member}\` of a ${kind} is missing`);
  const other = Object.keys(spec).find(
    (one) => one !== "kind" && !known.some((member) => member.replace("?", "") === one),
  );
  if (other !== undefined) throw wrong(`a ${kind} has no member \`${other}\``);
  const indexing = columnUnits.find((one) => one === spec["indexing"]);
  if (spec["indexing"] !== undefined && indexing === undefined)
    throw wrong(`\`indexing\` must be one of ${columnUnits.join(", ")}`);
  // The printed text is parsed, so an object has the limits and errors of a text.
  const place = printPlace(placeOf(kind, spec));
  return { place: printPlace(parsePlace(place)), indexing };
}

/** Returns a place as an object. The reverse of `printSpec`. */
export function specOf(place: CodePlace, indexing?: ColumnUnit): PositionSpec {
  const docVersion = compact({ docVersion: place.seen });
  switch (place.kind) {
    case "file":
      return { kind: "file", uri: place.path, ...docVersion };
    case "line":
      return { kind: "line", uri: place.path, line: place.line, ...docVersion };
    case "position": {
      const { path, line, column } = place;
      return { kind: "cursor", uri: path, line, col: column, ...compact({ indexing }), ...docVersion };
    }
    case "range": {
      const [start, end] = [place.start, place.end].map(({ line, column }) => [line, column] as const);
      if (start === undefined || end === undefined) throw new Error("A range has two ends.");
      return { kind: "range", uri: place.path, start, end, ...compact({ indexing }), ...docVersion };
    }
    case "name": {
      const { path, line, name, occurrence } = place;
      return { kind: "name", uri: path, line, name, occurrence, ...docVersion };
    }
    case "symbol": {
      const chosen = compact({ role: place.role, overload: place.overload });
      return { kind: "symbol", uri: place.path, qualname: qualified(place.names), ...chosen, ...docVersion };
    }
    case "module": {
      const { language, module, names, role, overload } = place;
      const qualname = names.length === 0 ? module : `${module}:${qualified(names)}`;
      return { kind: "symbol", lang: language, qualname, ...compact({ role, overload }), ...docVersion };
    }
    case "id":
      return { kind: "id", id: printId(place.id), ...docVersion };
    case "ast": {
      const root =
        "path" in place.root
          ? (["file", place.root.path] as const)
          : (["module", place.root.module] as const);
      return { kind: "ast", path: [root, ...place.steps.map(pairOf)], ...docVersion };
    }
    case "anchor": {
      const { path, snippet, ctx, hash } = place;
      return { kind: "anchor", uri: path, snippet, ...compact({ ctx, hash }), ...docVersion };
    }
  }
}

function pairOf(step: AstStep): readonly [string, ...(string | number)[]] {
  if (!("name" in step)) return [step.kind, step.index];
  return step.index === undefined ? [step.kind, step.name] : [step.kind, step.name, step.index];
}

function placeOf(kind: PositionSpec["kind"], spec: Members): CodePlace {
  const seen = spec["docVersion"] === undefined ? {} : { seen: textIn(spec, "docVersion") };
  if (kind === "symbol") return { ...symbolOf(spec), ...seen };
  if (kind === "ast") return { ...astOf(spec["path"]), ...seen };
  if (kind === "id") return { ...idIn(spec), ...seen };
  const path = pathIn(spec);
  switch (kind) {
    case "file":
      return { kind, path, ...seen };
    case "line":
      return { kind, path, line: numberIn(spec, "line"), ...seen };
    case "cursor":
      return { kind: "position", path, line: numberIn(spec, "line"), column: numberIn(spec, "col"), ...seen };
    case "range": {
      const [start, end] = [positionIn(spec, "start"), positionIn(spec, "end")];
      return { kind, path, start, end, ...seen };
    }
    case "name": {
      const occurrence = spec["occurrence"] === undefined ? 1 : numberIn(spec, "occurrence");
      return { kind, path, line: numberIn(spec, "line"), name: textIn(spec, "name"), occurrence, ...seen };
    }
    case "anchor": {
      const ctx = spec["ctx"] === undefined ? undefined : numberIn(spec, "ctx", 0);
      const hash = spec["hash"] === undefined ? undefined : textIn(spec, "hash");
      if (hash !== undefined && !hashPattern.test(hash))
        throw wrong("`hash` must be `sha256:` and 8 to 64 hexadecimal digits, or `sha1:` and 8 to 40");
      return { kind, path, snippet: textIn(spec, "snippet"), ...compact({ ctx, hash }), ...seen };
    }
  }
}

function idIn(spec: Members): CodePlace {
  const place = parsePlace(textIn(spec, "id"));
  if (place.kind !== "id") throw wrong("`id` must be a symbol id");
  return place;
}

function symbolOf(spec: Members): CodePlace {
  const written = spec["role"];
  const role = roles.find((one) => one === written);
  if (written !== undefined && written !== "def" && role === undefined)
    throw wrong(`\`role\` must be one of def, ${roles.join(", ")}`);
  const overload = spec["overload"] === undefined ? undefined : numberIn(spec, "overload", 0);
  const chosen = compact({ role, overload });
  const qualname = textIn(spec, "qualname");
  if (spec["uri"] !== undefined) {
    if (spec["lang"] !== undefined) throw wrong("a symbol has `uri` or `lang`, not both");
    return { kind: "symbol", path: pathIn(spec), names: namesIn(qualname), ...chosen };
  }
  const language = moduleLanguages.find((one) => one === (spec["lang"] ?? "py"));
  if (language === undefined) throw wrong(`\`lang\` must be one of ${moduleLanguages.join(", ")}`);
  // Modules of Rust have `::` in their names, and names of definitions have no colon of their own.
  const colon = qualname.search(/(?<!:):(?!:)/u);
  const module = colon < 0 ? qualname : qualname.slice(0, colon);
  const names = colon < 0 ? [] : namesIn(qualname.slice(colon + 1));
  return { kind: "module", language, module, names, ...chosen };
}

/** Joins names; the characters that separate names are percent-encoded, as in the text of a place. */
function qualified(names: readonly string[]): string {
  return names
    .map((name) => name.replace(/[%.:]/gu, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`))
    .join(".");
}

function namesIn(qualname: string): readonly string[] {
  return qualname.split(/::|[.:]/u).map((name) => {
    if (name === "") throw wrong("`qualname` has an empty name");
    return name.replace(/%(?:25|2E|3A)/giu, decodeURIComponent);
  });
}

function astOf(path: unknown): CodePlace {
  const wanted =
    '`path` must be a list such as [["module", "pkg.mod"], ["class", "C"], ["def", "m"], ["name", 1]]';
  if (!Array.isArray(path)) throw wrong(wanted);
  const [first, ...rest] = path as readonly unknown[];
  if (!Array.isArray(first) || first.length !== 2 || typeof first[1] !== "string") throw wrong(wanted);
  if (first[0] !== "module" && first[0] !== "file") throw wrong(wanted);
  const root = first[0] === "file" ? { path: first[1] } : { module: first[1] };
  const steps = rest.map((step, at): AstStep => {
    const [kind, ...values] = Array.isArray(step) ? (step as readonly unknown[]) : [];
    const definition = definitionSteps.find((one) => one === kind);
    const counted = countedSteps.find((one) => one === kind);
    const [name, index] = values;
    if (definition !== undefined && typeof name === "string" && name !== "" && values.length <= 2)
      if (index === undefined || isCount(index)) return { kind: definition, name, ...compact({ index }) };
    if (counted !== undefined && isCount(name) && values.length === 1) return { kind: counted, index: name };
    throw wrong(
      `step ${at + 2} of \`path\` must be [KIND, NAME] with ${definitionSteps.join(", ")}, or [KIND, N] with ${countedSteps.join(", ")}`,
    );
  });
  return { kind: "ast", root, steps };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0;
}

/** Returns the path of a member `uri`: a relative path as it is, or a `file:` URI. */
function pathIn(spec: Members): string {
  const uri = textIn(spec, "uri");
  if (!uri.startsWith("file://")) return uri;
  const place = parsePlace(uri);
  if (place.kind !== "file") throw wrong("`uri` must be the URI of a file");
  return place.path;
}

function textIn(spec: Members, member: string): string {
  const value = spec[member];
  if (typeof value !== "string" || value === "")
    throw wrong(`\`${member}\` must be a text that is not empty`);
  return value;
}

function numberIn(spec: Members, member: string, least = 1): number {
  const value = spec[member];
  if (typeof value !== "number" || !Number.isSafeInteger(value) || value < least)
    throw wrong(`\`${member}\` must be a whole number from ${least}`);
  return value;
}

function positionIn(spec: Members, member: string) {
  const value = spec[member];
  const [line, column, more] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (!isCount(line) || !isCount(column) || more !== undefined)
    throw wrong(`\`${member}\` must be [LINE, COLUMN], both from 1`);
  return { line, column };
}

function wrong(why: string): UserError {
  return new UserError("bad-selector", `the place is not valid: ${why}`, {
    hint: "Its form is in schemas/selector.v1.json. To see it: lanser schema export selector",
  });
}
