/**
 * Generated changes of a few files each: every construct of `test/affected/cases`, edited in every way that may alter what other
 * files see, and seen through modules that hand its names on in several ways.
 */

import { hashOf } from "../../src/affected/words.ts";
import { casesIn, type Files } from "../../test/affected/cases.ts";
import { chanceOf } from "../newness/random.ts";
import type { TextEdit } from "./edits.ts";
import { pythonEdits } from "./python.ts";
import { scriptEdits } from "./script.ts";

export type Language = "python" | "typescript";

export type Change = {
  /** What the row of the table is about, the edit, and by which way the names reach other files. */
  readonly construct: string;
  readonly edit: string;
  readonly shape: string;
  readonly base: Files;
  readonly head: Files;
};

const edits = { python: pythonEdits, typescript: scriptEdits } as const satisfies Record<
  Language,
  Readonly<Record<string, TextEdit>>
>;

/** How often each construct is edited in each way, where there are so many ways. */
const timesEach = 10;
/** How many files are added that show what one name of a module is. */
const shownMax = 3;

/** In an order that has every construct and every edit among its first, and that a new row of the table leaves as it is. */
export function changesOf(language: Language): readonly Change[] {
  const groups = casesIn(language).flatMap(({ construct, sides }) => {
    const all = [
      ...variantsOf(language, construct, sides.base),
      ...variantsOf(language, construct, sides.head),
    ];
    return [...Map.groupBy(all, ({ edit }) => edit)].map(([edit, own]) => ({
      at: hashOf(`${construct}\0${edit}`),
      own: chanceOf(hashOf(`${edit}\0${construct}`)).shuffled(distinct(own)),
    }));
  });
  groups.sort((left, right) => left.at - right.at);
  return Array.from({ length: timesEach }, (_, at) => groups.flatMap(({ own }) => own[at] ?? [])).flat();
}

function distinct(changes: readonly Change[]): readonly Change[] {
  return [...new Map(changes.map((one) => [JSON.stringify([[...one.base], [...one.head]]), one])).values()];
}

function variantsOf(language: Language, construct: string, files: Files): readonly Change[] {
  return [...files].flatMap(([path, text]) => {
    const stem = stemOf(path);
    const others = [...files].filter(([other]) => other !== path);
    // What no other file knows alters no other file.
    if (
      !others.some(([, code]) => new RegExp(`\\b${stem}\\b`, "u").test(code)) &&
      !/__init__|\.d\.ts$/u.test(path)
    )
      return [];
    return shapesOf(language, path, text).flatMap(({ shape, inner, also }) => {
      const around = new Map([...others, ...also, ...shown(language, path, text)]);
      const change = (edit: string, head: Files): Change => ({
        construct,
        edit,
        shape,
        base: new Map([...around, [inner, text]]),
        head,
      });
      return [
        ...Object.entries(edits[language]).flatMap(([edit, make]) =>
          make(text)
            .filter((now) => now !== text)
            .map((now) => change(edit, new Map([...around, [inner, now]]))),
        ),
        ...moves(language, inner, text).map((now) =>
          change("a module moved, added or removed", new Map([...around, ...now])),
        ),
      ];
    });
  });
}

function stemOf(path: string): string {
  return path
    .replace(/(?:^|\/)__init__\.pyi?$|(?:^|\/)index\.ts$/u, "")
    .replace(/^.*\//u, "")
    .replace(/\..*$/u, "");
}

type Shape = { readonly shape: string; readonly inner: string; readonly also: Files };

/** Where the text lies, and what hands its names on under the name that others know. */
function shapesOf(language: Language, path: string, text: string): readonly Shape[] {
  const plain: Shape = { shape: "directly", inner: path, also: new Map() };
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const stem = path.slice(folder.length).replace(/\.[^.]*$/u, "");
  const names = namesIn(language, text).map(({ name }) => name);
  if (names.length === 0 || !/^\w+\.(?:py|ts)$/u.test(path.slice(folder.length)) || stem === "__init__")
    return [plain];
  if (language === "python") {
    const inner = `${folder}${stem}_inner.py`;
    const from = `from ${stem}_inner import`;
    const hub = (shape: string, lines: string): Shape => ({ shape, inner, also: new Map([[path, lines]]) });
    return [
      plain,
      hub("through a star import", `${from} *\n`),
      hub("through an import", `${names.map((name) => `${from} ${name} as ${name}`).join("\n")}\n`),
      hub(
        "as values",
        `import ${stem}_inner as inner\n${names.map((name) => `${name} = inner.${name}`).join("\n")}\n`,
      ),
      {
        shape: "through a package",
        inner: `${folder}${stem}/inner.py`,
        also: new Map([[`${folder}${stem}/__init__.py`, `from .inner import ${names.join(", ")}\n`]]),
      },
    ];
  }
  const inner = `${folder}${stem}Inner.ts`;
  const from = `from "./${stem}Inner.js"`;
  const hub = (shape: string, lines: string): Shape => ({ shape, inner, also: new Map([[path, lines]]) });
  return [
    plain,
    hub("through `export *`", `export * ${from};\n`),
    hub("through an export", `export { ${names.join(", ")} } ${from};\n`),
    hub("through an import", `import { ${names.join(", ")} } ${from};\nexport { ${names.join(", ")} };\n`),
    hub(
      "as members",
      `import * as inner ${from};\n${names.map((name) => `export import ${name} = inner.${name};`).join("\n")}\n`,
    ),
  ];
}

type Named = { readonly name: string; readonly kind: string };

function namesIn(language: Language, text: string): readonly Named[] {
  const pattern =
    language === "python"
      ? /^(?:(?:async )?(def|class) )?([A-Za-z_]\w*)(?=\(|\[|:| ?= )/gmu
      : /^export (?:declare |abstract |async )*(function\*?|class|interface|type|enum|const|let|var|namespace) (\w+)/gmu;
  const words = /^(?:if|else|try|except|finally|with|for|while|match|raise|assert|del|import|from)$/u;
  const found = [...text.matchAll(pattern)].flatMap(([, kind = "value", name = ""]) =>
    words.test(name) ? [] : [{ name, kind }],
  );
  return [...new Map(found.map((one) => [one.name, one])).values()];
}

/** A file for each of a few names: the server prints there what the name is. */
function shown(language: Language, path: string, text: string): Files {
  const module = language === "python" ? /^(\w+)\.pyi?$/u.exec(path)?.[1] : /^(\w+)\.ts$/u.exec(path)?.[1];
  if (module === undefined || module === "__init__") return new Map();
  const lines = namesIn(language, text).flatMap(({ name, kind }): readonly string[] => {
    if (language === "python") {
      const [member] =
        kind === "class" ? [...text.matchAll(/^ +(?:def )?(\w+)(?=\(|:| =)/gmu)].map(([, one]) => one) : [];
      return [
        `from ${module} import ${name}\nreveal_type(${name})\n`,
        ...(member === undefined ? [] : [`import ${module}\nreveal_type(${module}.${name}.${member})\n`]),
        ...(kind === "class"
          ? [`from ${module} import *\nclass Own(${name}): ...\nreveal_type(Own)\nOwn()\n`]
          : [`import ${module} as m\nreveal_type(m.${name})\n`]),
      ];
    }
    const isType = /^(?:interface|type)$/u.test(kind);
    const import_ = `import { ${name} } from "./${module}.js";\n`;
    if (isType)
      return [
        `${import_}declare const one: ${name};\nexport const z: { none: 1 } = one;\n`,
        `${import_}export const z: keyof ${name} & 1 = "" as keyof ${name};\n`,
      ];
    return [
      `${import_}export const z: { none: 1 } = ${name};\n`,
      ...(kind === "class"
        ? [`${import_}export class Own extends ${name} {}\nexport const z: { none: 1 } = new Own();\n`]
        : []),
      `import * as m from "./${module}.js";\nexport const z: { none: 1 } = m.${name};\n`,
    ];
  });
  const ending = language === "python" ? "py" : "ts";
  return new Map(lines.slice(0, shownMax).map((code, at) => [`z${at}.${ending}`, code]));
}

/** Trees in which the module lies elsewhere, or another comes before it. */
function moves(language: Language, path: string, text: string): readonly Files[] {
  const stem = path.replace(/\.[^./]*$/u, "");
  if (!/^[\w/]+$/u.test(stem) || /__init__$/u.test(stem)) return [];
  const own: Files = new Map([[path, text]]);
  return language === "python"
    ? [
        new Map(),
        new Map([[`${stem}_moved.py`, text]]),
        new Map([...own, [`${stem}/__init__.py`, ""]]),
        new Map([...own, [`${stem}.pyi`, "x: bytes\n"]]),
        new Map([[`${stem}/__init__.py`, text]]),
      ]
    : [
        new Map(),
        new Map([[`${stem}Moved.ts`, text]]),
        new Map([...own, [`${stem}.d.ts`, "export {};\n"]]),
        new Map([...own, [`${stem}.js`, "export const x = 1;\n"]]),
        new Map([[`${stem}.tsx`, text]]),
        new Map([[`${stem}/index.ts`, text]]),
      ];
}
