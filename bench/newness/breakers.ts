/** Edits that break what uses the code they change, as people and agents do. */
import { type Definition, definitions, type ScannedLine, scan } from "./python.ts";
import type { Chance } from "./random.ts";
import { type Edit, type Line, type Tree, textsOf, usesOf, withLines, withText } from "./tree.ts";

export const breakers = {
  "required parameter added": (tree, chance) => {
    const site = pickSite(
      tree,
      chance,
      (one) => isPlainFunction(one) && !/^__(?!init)/.test(one.definition.name),
    );
    return site === undefined ? undefined : addParameter(tree, site);
  },
  "public name renamed": (tree, chance) => {
    const site = pickSite(tree, chance, ({ definition }) => !definition.name.startsWith("_"));
    if (site === undefined) return undefined;
    const { name, at } = site.definition;
    const text = site.lines[at]?.text ?? "";
    return withText(tree, site.path, at, text.replace(new RegExp(`\\b${name}\\b`), `${name}_renamed`));
  },
  "return type changed": (tree, chance) => {
    const site = pickSite(tree, chance, (one) => isPlainFunction(one) && returns.test(lastOfSignature(one)));
    if (site === undefined) return undefined;
    const text = lastOfSignature(site);
    const type = /->\s*(?:int|bool)\b/.test(text) ? "str" : "int";
    return withText(tree, site.path, site.definition.body - 1, text.replace(returns, `-> ${type}:`));
  },
  "import removed": (tree, chance) => {
    const site = chance.pick(
      [...tree].flatMap(([path, { lines }]) => {
        const words = lines.map(({ text }) => text).join("\n");
        return lines.flatMap(({ text }, at) => {
          const name = /^(?:from (?!__future__)[\w.]+ )?import (?:[\w.]+ as )?(\w+)$/.exec(text)?.[1];
          const uses = name === undefined ? [] : words.match(new RegExp(`\\b${name}\\b`, "g"));
          return (uses?.length ?? 0) > 1 ? [{ path, lines, at }] : [];
        });
      }),
    );
    return site === undefined ? undefined : withLines(tree, site.path, site.lines.toSpliced(site.at, 1));
  },
  "method deleted": (tree, chance) => {
    const site = pickSite(tree, chance, (one) => {
      const isOther = ({ definition: { kind, start } }: Site) =>
        kind === "function" && start !== one.definition.start;
      const isMethod = one.inClass && isPlainFunction(one) && !one.definition.name.startsWith("__");
      return isMethod && one.siblings.some(isOther);
    });
    if (site === undefined) return undefined;
    const { start, end } = site.definition;
    return withLines(tree, site.path, site.lines.toSpliced(start, end - start));
  },
  "attribute made optional": (tree, chance) => {
    const site = chance.pick(
      [...tree].flatMap(([path, file]) =>
        scan(textsOf(file)).flatMap((line, at) => {
          const text = file.lines[at]?.text ?? "";
          const optional = line.isStart && line.isClosed ? madeOptional(text) : undefined;
          return optional !== undefined && usesOf(tree, optional.name) > 2 ? [{ path, at, ...optional }] : [];
        }),
      ),
    );
    return site === undefined ? undefined : withText(tree, site.path, site.at, site.text);
  },
} as const satisfies Record<string, Edit>;

const returns = /->\s*(?!None\s*:)[^:]+:$/;

type Site = {
  readonly path: string;
  readonly lines: readonly Line[];
  readonly definition: Definition;
  readonly inClass: boolean;
  readonly siblings: readonly Site[];
};

/** A definition that is named elsewhere too. */
function pickSite(tree: Tree, chance: Chance, fits: (site: Site) => boolean): Site | undefined {
  const sites = [...tree].flatMap(([path, file]) => sitesOf(path, file.lines, scan(textsOf(file))));
  for (const site of chance.shuffled(sites.filter(fits))) {
    if (site.definition.name === "__init__" || usesOf(tree, site.definition.name) > 2) return site;
  }
  return undefined;
}

function sitesOf(path: string, lines: readonly Line[], scanned: readonly ScannedLine[]): readonly Site[] {
  const all = definitions(scanned);
  return all.flatMap((definition) => {
    const parent = all.findLast(({ body, end }) => body <= definition.start && definition.end <= end);
    if (parent?.kind === "function") return [];
    const siblings = all
      .filter(({ start, end }) => parent !== undefined && parent.body <= start && end <= parent.end)
      .map((one) => ({ path, lines, definition: one, inClass: true, siblings: [] }));
    return [{ path, lines, definition, inClass: parent !== undefined, siblings }];
  });
}

function isPlainFunction({ definition: { kind, start, at } }: Site): boolean {
  return kind === "function" && start === at;
}

function lastOfSignature({ lines, definition }: Site): string {
  return lines[definition.body - 1]?.text ?? "";
}

/** First, or behind `self`; a signature of many lines gets a line more. */
function addParameter(tree: Tree, { path, lines, definition: { at, indent } }: Site): Tree | undefined {
  const match = /^(\s*(?:async )?def \w+\()(self|cls)?(?:, )?(.*)$/.exec(lines[at]?.text ?? "");
  if (match === null) return undefined;
  const [, open = "", own, rest = ""] = match;
  if (own === undefined && rest === "") {
    const below = /^\s*(?:self|cls),$/.test(lines[at + 1]?.text ?? "") ? at + 2 : at + 1;
    const text = `${" ".repeat(indent + 4)}required_by_change,`;
    return withLines(tree, path, lines.toSpliced(below, 0, { text, origin: `+${path}:${below}` }));
  }
  const parts = [own, "required_by_change"].filter((part) => part !== undefined);
  return withText(tree, path, at, `${open}${parts.join(", ")}${rest.startsWith(")") ? "" : ", "}${rest}`);
}

function madeOptional(text: string): { readonly name: string; readonly text: string } | undefined {
  const annotated = /^(\s+(?:self\.)?(\w+): )([\w.]+(?:\[[\w., []+\]+)?)( = .+)?$/.exec(text);
  if (annotated !== null && !/None|Optional|Final|ClassVar/.test(annotated[3] ?? "")) {
    const [, start, name = "", type, value = ""] = annotated;
    return { name, text: `${start}${type} | None${value}` };
  }
  const plain = /^(\s+self\.(\w+) = )(?!None)([^#]+)$/.exec(text);
  if (plain === null) return undefined;
  const [, start, name = "", value] = plain;
  return { name, text: `${start}None if id(self) else ${value}` };
}
