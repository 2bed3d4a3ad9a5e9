/**
 * The queries that plan an edit: `rename`, `prepare-rename`, `actions`, `format` and `organize-imports`. A server's edit
 * is only returned; the room `edits` checks it and writes it.
 */
import { posix } from "node:path";
import picomatch from "picomatch";
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionRequest,
  CodeActionResolveRequest,
  CodeActionTriggerKind,
  type Diagnostic,
  DocumentFormattingRequest,
  type FormattingOptions,
  PrepareRenameRequest,
  ReferencesRequest,
  type RenameFilesParams,
  RenameRequest,
  WillRenameFilesRequest,
} from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import type { Range } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import { compareRanges, compareText } from "../../model/order.ts";
import { isRelativePath, uriFromPath } from "../../model/paths.ts";
import { lineStarts, plural, positionAt } from "../../model/text.ts";
import { askMember } from "../../session/observe/ask.ts";
import { readRange } from "../../session/observe/diagnostics.ts";
import type { Definition } from "../../syntax/outline.ts";
import type { Reading } from "../../syntax/reading.ts";
import { flattenRange, unflat } from "../bundle/bundle.ts";
import type { ActionFact, PreparedName } from "../bundle/facts.ts";
import type { QueryContext } from "./asking.ts";
import { toServer } from "./encoding.ts";
import { positionIn, requireTarget } from "./locations.ts";
import type { Answer, QueryInput, Question } from "./question.ts";
import { classifyUri, locationsOf, readFlatRange } from "./read.ts";
import { requireShape } from "./shape.ts";
import { described } from "./table.ts";

export const prepareRename: Question = {
  ...described("prepare-rename"),
  sortingKeys: [],
  readOnly: true,
  purpose: "edits",
  methods: [RenameRequest.method],
  ask: async (asking, asked) => ({
    status: "ok",
    exitCode: 0,
    facts: { provenance: "lsp", renamed: await preparedName(asking, asked) },
  }),
};

/**
 * `lanser rename`: checks the new name, then the place, then queries the edit. All references are queried first: a
 * server that has not loaded all files would rename only some of them, and each reference must be in the edit.
 */
export const rename: Question = {
  ...described("rename"),
  sortingKeys: [],
  readOnly: true,
  purpose: "edits",
  methods: [RenameRequest.method],
  ask: async (asking, asked) => {
    const target = requireTarget(asked);
    const newName = String(asked.params["to"]);
    assertName(asking.reading(target.place.path), target.place.range, newName);
    const renamed = await preparedName(asking, asked);
    const references = await referencesOf(asking, asked);
    const { result, evidence } = await asking.ask(
      RenameRequest.method,
      { ...positionIn(asking, target), newName },
      { targets: [target.selector], msMax: asked.msMax },
    );
    const edit = result === null ? null : portableEdit(result, asking);
    if (edit === null)
      throw new UserError("not-found", `${asking.profile.name} returned no edit for ${target.selector}`, {
        hint: "Name the definition or a use of a symbol of the repository.",
      });
    const missed = references.filter((one) => !covers(edit, one));
    const notes =
      missed.length === 0
        ? []
        : [`the edit leaves out ${plural(missed.length, "reference")}: ${missed.map(shownPlace).join(", ")}`];
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "lsp", renamed, edit: { title: null, evidence: evidence.id } },
      workspaceEdit: edit,
      notes,
    };
  },
};

/**
 * `lanser rename-file`: queries what else must change if a file or folder moves. A server whose filters do not match the
 * path is left out, because it does not look at such files.
 */
export const renameFile: Question = {
  ...described("rename-file"),
  sortingKeys: [],
  readOnly: true,
  purpose: "edits",
  methods: [WillRenameFilesRequest.method],
  ask: async (asking, asked) => {
    const { method } = WillRenameFilesRequest;
    const from = (asked.named ?? "").replace(/\/+$/u, "");
    const to = movedTo(from, String(asked.params["to"]));
    const isFolder = asked.target === undefined;
    assertMovable(asked, { from, to });
    const options = asking.conversation.session.offers(method);
    const uriOf = (path: string) => uriFromPath(`${asking.context.root}/${path}`);
    if (!options.some((one) => wantsFile(one, `${asking.context.root}/${from}`, isFolder)))
      throw new UserError(
        "unsupported-capability",
        `${asking.profile.name} does not correct imports of ${from}`,
      );
    // Some servers know only the imports of open files before the first question about the project.
    if (asked.target !== undefined) asking.open(from);
    const params: RenameFilesParams = { files: [{ oldUri: uriOf(from), newUri: uriOf(to) }] };
    const { result, evidence } = await asking.ask(method, params, { targets: [from], msMax: asked.msMax });
    const edit = portableEdit(result, asking);
    const moved = { kind: "rename", oldUri: from, newUri: to };
    // The edits come first, so that their paths are those before the move.
    const workspaceEdit = { documentChanges: [...documentChangesOf(edit ?? undefined), moved] };
    return {
      status: "ok",
      exitCode: 0,
      facts: { provenance: "lsp", edit: { title: null, evidence: evidence.id } },
      workspaceEdit,
    };
  },
};

/** A target that ends with a slash is a folder, into which the file moves. */
export function movedTo(from: string, to: string): string {
  const normal = posix.normalize(to);
  return normal.endsWith("/") ? `${normal}${posix.basename(from)}` : normal;
}

/** Throws a UserError for a move to the same path, out of the repository, or of too many files. */
export function assertMovable(
  { paths }: Pick<QueryInput, "paths">,
  { from, to }: { readonly from: string; readonly to: string },
): void {
  const hint = "For example: lanser rename-file src/rates.ts src/prices.ts";
  if (!isRelativePath(to))
    throw new UserError("write-denied", `\`${to}\` is outside of the repository`, { hint });
  if (from === to) throw new UserError("usage", `${from} is both the old and the new path`, { hint });
  if (paths.length > movedMax)
    throw new UserError("usage", `${from} has ${paths.length} files; at most ${movedMax} can move at once`, {
      hint: "Move its folders one by one.",
    });
}

/** Maximum number of files that one move changes. */
const movedMax = 1_000;

/** True if one of a server's filters matches an absolute path. */
function wantsFile(options: unknown, path: string, isFolder: boolean): boolean {
  const filters = readMember(options, "filters");
  return (Array.isArray(filters) ? (filters as unknown[]) : []).some((filter) => {
    const pattern = readMember(filter, "pattern");
    const [glob, kind] = [readMember(pattern, "glob"), readMember(pattern, "matches")];
    const scheme = readMember(filter, "scheme") ?? "file";
    if (typeof glob !== "string" || scheme !== "file") return false;
    if (kind !== undefined && (kind === "folder") !== isFolder) return false;
    const nocase = readMember(readMember(pattern, "options"), "ignoreCase") === true;
    return picomatch(glob, { dot: true, nocase })(path);
  });
}

export const format: Question = {
  ...described("format"),
  sortingKeys: [],
  readOnly: true,
  purpose: "edits",
  methods: [DocumentFormattingRequest.method],
  ask: async (asking, asked) => {
    const lists = new Map<string, unknown>();
    let evidence = "";
    for (const path of filesOf(asked)) {
      const textDocument = { uri: asking.open(path) };
      const options = indentationOf(asking.text(path) ?? "");
      const answer = await asking.ask(
        DocumentFormattingRequest.method,
        { textDocument, options },
        { targets: [path], msMax: asked.msMax },
      );
      evidence = answer.evidence.id;
      if (Array.isArray(answer.result) && answer.result.length > 0)
        lists.set(textDocument.uri, answer.result);
    }
    return planned(portableEdit({ changes: Object.fromEntries(lists) }, asking), null, evidence);
  },
};

export const organizeImports: Question = {
  ...described("organize-imports"),
  sortingKeys: [],
  readOnly: true,
  purpose: "edits",
  methods: [CodeActionRequest.method],
  ask: async (asking, asked) => {
    const edits: object[] = [];
    let evidence = "";
    for (const path of filesOf(asked)) {
      const whole = rangeOfText(asking.text(path) ?? "");
      const found = await actionsAt(asking, asked, {
        path,
        range: whole,
        only: CodeActionKind.SourceOrganizeImports,
      });
      for (const one of found) {
        evidence = one.fact.evidence;
        const { edit } = await resolved(asking, asked, one);
        if (edit !== undefined) edits.push(portableEdit(edit, asking) ?? {});
      }
    }
    if (evidence === "")
      throw new UserError(
        "not-found",
        `${asking.profile.name} does not organize the imports of these files`,
        {
          hint: "Name another server with --server ID.",
        },
      );
    return planned(joinEdits(edits), null, evidence);
  },
};

/** `lanser actions list` names the code actions of a place; `lanser actions apply` plans the edit of one of them. */
export const actions: Question = {
  ...described("actions"),
  sortingKeys: ["kind", "title"],
  readOnly: true,
  purpose: "edits",
  methods: [CodeActionRequest.method],
  ask: async (asking, asked) => {
    const target = requireTarget(asked);
    const { path } = target.place;
    const { mode, only, pick } = asked.params;
    const isFile = !/[@#]/u.test(target.selector);
    const range = isFile
      ? rangeOfText(asking.text(path) ?? "")
      : serverRange(asking, path, target.place.range);
    const found = await actionsAt(asking, asked, {
      path,
      range,
      only: only === undefined ? undefined : String(only),
    });
    const all = found.map(({ fact }) => fact);
    if (mode === "list") return { status: "ok", exitCode: 0, facts: { provenance: "lsp", actions: all } };
    const picked = pickOne(found, pick === undefined ? undefined : String(pick));
    const { edit, why } = await resolved(asking, asked, picked);
    if (edit === undefined)
      throw new UserError("unsupported-capability", `Lanser does not apply \`${picked.fact.title}\`: ${why}`);
    const { title, evidence } = picked.fact;
    return planned(portableEdit(edit, asking), title, evidence);
  },
};

function planned(edit: object | null, title: string | null, evidence: string): Answer {
  return {
    status: "ok",
    exitCode: 0,
    // Without a request there is no edit, and then no fact needs a record.
    facts: { provenance: "lsp", edit: evidence === "" ? null : { title, evidence } },
    ...compact({ workspaceEdit: edit ?? undefined }),
  };
}

/** Files of a query about files; a single path comes as its place. */
function filesOf({ target, paths }: QueryInput): readonly string[] {
  return paths.length === 0 && target !== undefined ? [target.place.path] : paths;
}

/**
 * Queries whether the place can be renamed. All four answers of the protocol become one form. A server without the
 * request is not queried: its rename then answers for itself. Throws a UserError if the server refuses the place.
 */
async function preparedName(asking: QueryContext, asked: QueryInput): Promise<PreparedName | null> {
  const target = requireTarget(asked);
  const { path, range } = target.place;
  const text = asking.text(path) ?? "";
  const starts = lineStarts(text);
  const word = wordAt(text, offsetIn(starts, range.start));
  const own = serverRange(asking, path, {
    start: positionAt(starts, word.start),
    end: positionAt(starts, word.end),
  });
  if (!asking.offers(PrepareRenameRequest.method)) return null;
  const { result, evidence } = await asking.ask(PrepareRenameRequest.method, positionIn(asking, target), {
    targets: [target.selector],
    msMax: asked.msMax,
  });
  if (result === null || result === undefined || readMember(result, "defaultBehavior") === false)
    throw new UserError("not-found", `${asking.profile.name} cannot rename ${target.selector}`, {
      hint: "Name the definition or a use of a symbol of the repository.",
    });
  const inner = readFlatRange(readMember(result, "range") ?? result);
  const placeholder = readMember(result, "placeholder");
  if (inner === undefined && readMember(result, "defaultBehavior") !== true)
    return requireShape<PreparedName>(undefined, PrepareRenameRequest.method, asking, evidence);
  return {
    range: inner ?? flattenRange(own),
    placeholder:
      typeof placeholder === "string" ? placeholder.toWellFormed() : text.slice(word.start, word.end),
    evidence: evidence.id,
  };
}

/**
 * Throws a UserError for a new name that the language does not allow, or that the same scope already has. Sends nothing
 * to the server: some servers accept any text as a name.
 */
function assertName(reading: Reading | undefined, range: Range, newName: string): void {
  // A private name of JavaScript starts with #, a raw one of Rust with r#.
  const isName = /^(?:#|r#)?[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(newName);
  const hint = "Choose another name.";
  if (reading === undefined && newName.trim() !== "" && !/\s/u.test(newName)) return;
  if (!isName) throw new UserError("bad-selector", `\`${newName}\` is not a name`, { hint });
  if (reading === undefined) return;
  const { text, starts } = reading;
  const word = wordAt(text, offsetIn(starts, range.start));
  const old = text.slice(word.start, word.end);
  if (old === "")
    throw new UserError("not-found", "there is no name at the place", {
      hint: "Name the definition or a use of a symbol of the repository.",
    });
  if (old === newName) throw new UserError("usage", `the symbol is called \`${newName}\` already`, { hint });
  const renamed = `${text.slice(0, word.start)}${newName}${text.slice(word.end)}`;
  if (!reading.hasErrors && reading.isBroken(renamed))
    throw new UserError("bad-selector", `\`${newName}\` is not a name in this language`, { hint });
  const siblings = siblingsOf(reading.definitions, starts, word.start);
  const own = siblings.find(({ nameRange }) => offsetIn(starts, nameRange.start) === word.start);
  // Methods of Go and C++ are outside of their types, and belong to their scopes.
  const taken = siblings.find(({ name, receiver }) => name === newName && receiver === own?.receiver);
  if (taken === undefined) return;
  const line = taken.nameRange.start.line + 1;
  throw new UserError("apply-conflict", `the same scope defines \`${newName}\` already (line ${line})`, {
    hint,
  });
}

/** Returns the definitions next to the one whose name starts at an offset; empty if no definition's name does. */
function siblingsOf(
  definitions: readonly Definition[],
  starts: readonly number[],
  offset: number,
): readonly Definition[] {
  const isHere = definitions.some(({ nameRange }) => offsetIn(starts, nameRange.start) === offset);
  return isHere ? definitions : definitions.flatMap((one) => siblingsOf(one.definitions, starts, offset));
}

/** Returns the offsets of the name around an offset; `end` exclusive. */
function wordAt(text: string, offset: number): { readonly start: number; readonly end: number } {
  const before = /[\p{ID_Continue}$]*$/u.exec(text.slice(Math.max(0, offset - nameLengthMax), offset));
  const after = /^[\p{ID_Continue}$]*/u.exec(text.slice(offset, offset + nameLengthMax));
  return { start: offset - (before?.[0].length ?? 0), end: offset + (after?.[0].length ?? 0) };
}

const nameLengthMax = 1_000;

/** Queries all uses of the name, so that the server has loaded every file before it renames. */
async function referencesOf(asking: QueryContext, asked: QueryInput): Promise<readonly Place[]> {
  const target = requireTarget(asked);
  const { method } = ReferencesRequest;
  if (!asking.offers(method)) return [];
  const params = { ...positionIn(asking, target), context: { includeDeclaration: true } };
  const isEarly = ({ result }: { readonly result: unknown }) =>
    (locationsOf(result, "", asking) ?? []).length <= 1;
  const { result, evidence } = await asking.askWarm(
    method,
    params,
    { targets: [target.selector], msMax: asked.msMax },
    isEarly,
  );
  const found = requireShape(locationsOf(result, evidence.id, asking), method, asking, evidence);
  return found.flatMap(({ path, range }) => (path === undefined ? [] : [{ path, range: unflat(range) }]));
}

type Place = { readonly path: string; readonly range: Range };

function shownPlace({ path, range: { start } }: Place): string {
  return `${path}:${start.line + 1}`;
}

/** True if the edit changes the place or a part of it. A server can replace less than the name, or the whole line. */
function covers(edit: object, { path, range }: Place): boolean {
  return textEdits(edit).some(
    (one) =>
      one.path === path &&
      one.range.start.line <= range.end.line &&
      range.start.line <= one.range.end.line &&
      (one.range.end.line > range.start.line || one.range.end.character >= range.start.character) &&
      (one.range.start.line < range.end.line || one.range.start.character <= range.end.character),
  );
}

/** Lists the text edits of a portable edit. */
function textEdits(edit: object): readonly Place[] {
  return documentChangesOf(edit).flatMap((change) => {
    const path = String(readMember(readMember(change, "textDocument"), "uri"));
    const edits = readMember(change, "edits");
    return (Array.isArray(edits) ? (edits as unknown[]) : []).flatMap((one) => {
      const range = readRange(readMember(one, "range"));
      return range === undefined ? [] : [{ path, range }];
    });
  });
}

/**
 * Copies an edit with paths of the repository instead of URIs of this machine. Lists without an order of their own are
 * sorted, and versions left out, so that equal edits have equal hashes. The rest is kept as it is: the room `edits`
 * checks it. Null for an edit that changes nothing.
 */
export function portableEdit(result: unknown, asking: QueryContext): object | null {
  if (typeof result !== "object" || result === null) return null;
  const uri = (value: unknown): unknown => {
    if (typeof value !== "string") return value;
    const { path } = classifyUri(value, asking);
    return path ?? value;
  };
  const sorted = (edits: unknown): unknown =>
    Array.isArray(edits) ? (edits as object[]).toSorted((one, other) => compareEdits(one, other)) : edits;
  const changes = readMember(result, "changes");
  const documents = readMember(result, "documentChanges");
  const renamed =
    typeof changes === "object" && changes !== null
      ? Object.fromEntries(Object.entries(changes).map(([key, edits]) => [uri(key), sorted(edits)]))
      : undefined;
  const listed = Array.isArray(documents)
    ? (documents as unknown[]).map((one) => {
        if (typeof one !== "object" || one === null) return one;
        const all: Record<string, unknown> = { ...one };
        for (const name of ["uri", "oldUri", "newUri"]) if (name in all) all[name] = uri(all[name]);
        const document = readMember(one, "textDocument");
        if (document === undefined) return all;
        return {
          ...all,
          textDocument: { uri: uri(readMember(document, "uri")), version: null },
          edits: sorted(readMember(one, "edits")),
        };
      })
    : undefined;
  const isOrdered = listed?.some((one) => readMember(one, "kind") !== undefined) === true;
  const uriOf = (one: unknown) => String(readMember(readMember(one, "textDocument"), "uri"));
  const inOrder = isOrdered
    ? listed
    : listed?.toSorted((one, other) => compareText(uriOf(one), uriOf(other)));
  const rest = Object.fromEntries(
    Object.entries(result).filter(([key]) => key !== "changes" && key !== "documentChanges"),
  );
  if ((inOrder?.length ?? 0) === 0 && Object.keys(renamed ?? {}).length === 0) return null;
  return JSON.parse(
    JSON.stringify({ ...rest, ...compact({ changes: renamed, documentChanges: inOrder }) }),
  ) as object;
}

function compareEdits(one: object, other: object): number {
  const [left, right] = [readRange(readMember(one, "range")), readRange(readMember(other, "range"))];
  return left === undefined || right === undefined ? 0 : compareRanges(left, right);
}

/** Joins edits of different files. */
function joinEdits(edits: readonly object[]): object | null {
  const documentChanges = edits.flatMap(documentChangesOf);
  return documentChanges.length === 0 ? null : { documentChanges };
}

/** Lists the changes of a portable edit in the form of `documentChanges`, which can also move files. */
export function documentChangesOf(edit: object | undefined): readonly object[] {
  const listed = readMember(edit, "documentChanges");
  if (Array.isArray(listed)) return listed as object[];
  const changes = readMember(edit, "changes");
  if (typeof changes !== "object" || changes === null) return [];
  return Object.entries(changes).map(([uri, edits]) => ({
    textDocument: { uri, version: null },
    edits: edits as unknown,
  }));
}

type FoundAction = { readonly fact: ActionFact; readonly action: CodeAction };

/**
 * Queries the code actions of a range, with the server's findings there, because many actions are fixes of findings.
 * They are sorted by kind and title.
 */
async function actionsAt(
  asking: QueryContext,
  asked: QueryInput,
  { path, range, only }: { readonly path: string; readonly range: Range; readonly only: string | undefined },
): Promise<readonly FoundAction[]> {
  const { profile, context, conversation, server } = asking;
  const uri = asking.open(path);
  const { answer } = await askMember({ profile, context }, conversation, uri, asked.msMax);
  const items = answer.kind === "result" ? readMember(answer.result, "items") : [];
  const diagnostics = (Array.isArray(items) ? (items as Diagnostic[]) : []).filter((item) => {
    const place = readRange(readMember(item, "range"));
    return place !== undefined && touches(place, range);
  });
  const params: CodeActionParams = {
    textDocument: { uri },
    range,
    context: {
      diagnostics,
      triggerKind: CodeActionTriggerKind.Invoked,
      ...compact({ only: only === undefined ? undefined : [only] }),
    },
  };
  const { method } = CodeActionRequest;
  const { result, evidence } = await asking.ask(method, params, { targets: [path], msMax: asked.msMax });
  const all = requireShape(
    result === null ? [] : Array.isArray(result) ? (result as unknown[]) : undefined,
    method,
    asking,
    evidence,
  );
  return all
    .flatMap((one): FoundAction[] => {
      const [title, kind] = [readMember(one, "title"), readMember(one, "kind")];
      if (typeof title !== "string") return [];
      // `only` is a request that some servers ignore.
      if (only !== undefined && kind !== only && !String(kind).startsWith(`${only}.`)) return [];
      const fact = {
        title: title.toWellFormed(),
        kind: typeof kind === "string" ? kind : null,
        server: server.id,
        isPreferred: readMember(one, "isPreferred") === true,
        skipped: skippedBecause(one, asking.offers(CodeActionResolveRequest.method)),
        evidence: evidence.id,
      };
      return [{ fact, action: one as CodeAction }];
    })
    .toSorted(
      ({ fact: one }, { fact: other }) =>
        compareText(one.kind ?? "", other.kind ?? "") || compareText(one.title, other.title),
    );
}

/** Says why an action cannot be planned; null if it can, or if only a second request shows it. */
function skippedBecause(action: unknown, isResolvable: boolean): string | null {
  const reason = readMember(readMember(action, "disabled"), "reason");
  if (typeof reason === "string") return reason.toWellFormed();
  const command = readMember(action, "command");
  // A plain command has its name where an action has an object.
  if (typeof command === "string") return commandReason;
  const hasEdit = readMember(action, "edit") !== undefined;
  if (!hasEdit && !isResolvable) return command === undefined ? "it has no edit" : commandReason;
  return null;
}

const commandReason = "it runs a command of the server, and Lanser runs none";

/** Returns the edit of an action, which some servers compute only when it is chosen. */
async function resolved(
  asking: QueryContext,
  { msMax }: QueryInput,
  { fact, action }: FoundAction,
): Promise<{ readonly edit: unknown; readonly why: string }> {
  if (fact.skipped !== null) return { edit: undefined, why: fact.skipped };
  const { method } = CodeActionResolveRequest;
  const whole =
    action.edit === undefined && asking.offers(method)
      ? (await asking.ask(method, action, { targets: [fact.title], msMax })).result
      : action;
  // The command would run after the edit. Without it the edit is not what the server offers.
  const command = readMember(whole, "command");
  const edit = readMember(whole, "edit");
  if (command !== undefined && command !== null && edit === undefined)
    return { edit: undefined, why: commandReason };
  return { edit, why: "it has no edit" };
}

/**
 * Returns the one action that a number (from 1) or a part of a title selects. Throws a UserError with the titles if
 * none or several match.
 */
function pickOne(found: readonly FoundAction[], pick: string | undefined): FoundAction {
  const usable = found.filter(({ fact }) => fact.skipped === null);
  const listed = (some: readonly FoundAction[]) =>
    some.map((one) => `${found.indexOf(one) + 1}: ${one.fact.title}`).join("\n");
  const hint = found.length === 0 ? "Name a place with a finding, or the whole file." : listed(found);
  if (pick === undefined) {
    if (usable.length === 1 && usable[0] !== undefined) return usable[0];
    throw new UserError(
      usable.length === 0 ? "not-found" : "ambiguous",
      `the place has ${plural(usable.length, "usable code action")}`,
      {
        hint: usable.length === 0 ? hint : `Choose one with --pick:\n${listed(usable)}`,
      },
    );
  }
  const byNumber = /^\d+$/u.test(pick) ? found[Number(pick) - 1] : undefined;
  const exact = found.filter(({ fact }) => fact.title === pick);
  const wanted = pick.toLowerCase();
  const near =
    exact.length > 0 ? exact : found.filter(({ fact }) => fact.title.toLowerCase().includes(wanted));
  const matches = byNumber === undefined ? near : [byNumber];
  const [first, second] = matches;
  if (first !== undefined && second === undefined) return first;
  throw new UserError(
    first === undefined ? "not-found" : "ambiguous",
    `${plural(matches.length, "code action")} ${matches.length === 1 ? "matches" : "match"} \`${pick}\``,
    { hint: matches.length === 0 ? hint : listed(matches) },
  );
}

function touches(one: Range, other: Range): boolean {
  const starts = (left: Range, right: Range) =>
    left.start.line < right.end.line ||
    (left.start.line === right.end.line && left.start.character <= right.end.character);
  return starts(one, other) && starts(other, one);
}

/** Converts a range of the text to the server's encoding. */
function serverRange({ text, encoding }: QueryContext, path: string, { start, end }: Range): Range {
  const own = () => text(path) ?? "";
  return { start: toServer(own, start, encoding), end: toServer(own, end, encoding) };
}

/** Range of a whole text, in UTF-16. */
function rangeOfText(text: string): Range {
  return { start: { line: 0, character: 0 }, end: positionAt(lineStarts(text), text.length) };
}

/**
 * Returns the indentation of a text, for servers without a style of their own: tabs, or the smallest number of spaces
 * that a line starts with.
 */
function indentationOf(text: string): FormattingOptions {
  const insertSpaces = !/^\t/mu.test(text);
  const widths = [...text.matchAll(/^( {2,8})\S/gmu)].map(([, spaces = ""]) => spaces.length);
  return { tabSize: insertSpaces && widths.length > 0 ? Math.min(...widths) : 4, insertSpaces };
}

function offsetIn(starts: readonly number[], { line, character }: Range["start"]): number {
  return (starts[line] ?? 0) + character;
}
