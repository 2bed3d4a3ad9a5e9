/** Edits of Python that may alter what other files see of a module. */
import { anyOf, atBlocks, atEach, type TextEdit } from "./edits.ts";

const definition = /^\s*(?:async )?(?:def|class) (\w+)/u;

export const pythonEdits = {
  "a definition renamed": anyOf(
    atEach(/\b(?:def|class) (\w+)/gu, ([all]) => `${all}_renamed`),
    atEach(/^(\w+)(?=\s*(?::[^=\n]+)?= )/gmu, ([all]) => `${all}_renamed`),
  ),
  "a definition removed": atBlocks(definition, (block) => {
    const [first = ""] = block;
    return /^\s/u.test(first) ? [`${/^\s*/u.exec(first)?.[0] ?? ""}pass`] : [];
  }),
  "a line removed": (text) => {
    const lines = text.split("\n");
    return lines.flatMap((line, at) =>
      line.trim() === "" || /:\s*$/u.test(line) ? [] : [lines.toSpliced(at, 1).join("\n")],
    );
  },
  "a parameter added": atEach(
    /\bdef (\w+)(\[[^\]]*\])?\((self\b|cls\b)?(,? ?)/gu,
    ([, name, types = "", own, comma = ""]) =>
      own === undefined
        ? `def ${name}${types}(added_by_change, `
        : `def ${name}${types}(${own}, added_by_change${comma}`,
  ),
  "a parameter removed": atEach(
    /\bdef (\w+)\((self, |cls, )?([a-z_]\w*(?:: [\w.[\], |]+?)?(?: ?= ?[^,)]+)?)(, )?(?=[\w*)])/gu,
    ([, name, own = "", parameter]) => (parameter === "self" ? undefined : `def ${name}(${own}`),
  ),
  "a parameter's type changed": anyOf(
    atEach(/(?<=\bdef [^\n]*[(,] ?\w+): ([\w.]+(?:\[[^\]\n]*\])?)(?=[,)= ])/gu, () => ": bytes"),
    atEach(/(?<=\bdef [^\n]*[(,] ?\w+): ([\w.]+(?:\[[^\]\n]*\])?)(?=[,)= ])/gu, () => ""),
    atEach(/(?<=\bdef \w+\((?:self, |cls, )?[a-z]\w*)(?=[,)])/gu, () => ": bytes"),
  ),
  "a default changed": anyOf(
    atEach(/(?<=\bdef [^\n]*\w) ?= ?[^,)\n]+(?=[,)][^\n]*:)/gu, () => ""),
    atEach(/(?<=\bdef [^\n]*\w) ?= ?[^,)\n]+(?=[,)][^\n]*:)/gu, () => '=b""'),
    atEach(/(?<=\bdef \w+\((?:[^()\n]*, )?(?!self\b|cls\b)[a-z]\w*(?:: \w+)?)(?=\))/gu, () => " = None"),
  ),
  "a result type changed": anyOf(
    atEach(/(?<=\)) -> [^:\n]+(?=:)/gu, () => " -> bytes"),
    atEach(/(?<=\)) -> ([^:\n]+)(?=:)/gu, ([, type]) => ` -> "${type?.replaceAll('"', "'")} | None"`),
    atEach(/(?<=\)) -> [^:\n]+(?=:)/gu, () => ""),
    atEach(/(?<=\bdef [^\n]*\))(?=:)/gu, () => " -> bytes"),
  ),
  "a returned value changed": anyOf(
    atEach(/\breturn [^\n]+/gu, () => 'return b"changed"'),
    atEach(/\breturn [^\n]+/gu, () => "return [0]"),
    atEach(/\breturn ([^\n]+)/gu, ([, value]) => `return ${value} if input() else None`),
    atEach(/\breturn ([^\n]+)/gu, () => "raise RuntimeError"),
  ),
  "a returned value yielded": anyOf(
    atEach(/\breturn (?=[^\n]+)/gu, () => "yield "),
    atEach(/\byield (?!from)(?=[^\n]+)/gu, () => "return "),
  ),
  "a value's type changed": anyOf(
    atEach(/(?<=^\s*(?:self\.)?\w+(?:: ?[^=\n]+)?) = [^=\n]+$/gmu, () => ' = b"changed"'),
    atEach(/(?<=^\s*(?:self\.)?\w+): ([^=\n]+?)(?=(?: =[^\n]*)?$)/gmu, () => ": bytes"),
    atEach(
      /(?<=^\s*(?:self\.)?\w+): ([^=\n]+?)(?=(?: =[^\n]*)?$)/gmu,
      ([, type]) => `: "${type?.replaceAll('"', "'")} | None"`,
    ),
    atEach(/(?<=^\s*(?:self\.)?\w+): ([^=\n]+?)(?= =[^\n]*$)/gmu, () => ""),
    atEach(/(?<=^\s*(?:self\.)?\w+)(?= = [^\n]+$)/gmu, () => ": object"),
  ),
  "a base class changed": anyOf(
    atEach(/\bclass (\w+)\(([^)\n]+)\):/gu, ([, name]) => `class ${name}:`),
    atEach(/\bclass (\w+):/gu, ([, name]) => `class ${name}(dict):`),
    atEach(/\bclass (\w+):/gu, ([, name]) => `class ${name}(Exception):`),
    atEach(/\bclass (\w+)\((?=[^)\n]+\):)/gu, ([, name]) => `class ${name}(list[int], `),
    atEach(/\bclass (\w+)(?:\(\))?:/gu, ([, name]) => `class ${name}(metaclass=__import__("abc").ABCMeta):`),
  ),
  "a decorator changed": anyOf(
    atEach(/^\s*@[^\n]+\n/gmu, () => ""),
    atEach(
      /^( +)((?:async )?def \w+\(self\b)/gmu,
      ([, indent, rest]) => `${indent}@property\n${indent}${rest}`,
    ),
    atEach(
      /^( +)((?:async )?def \w+\()self, /gmu,
      ([, indent, rest]) => `${indent}@staticmethod\n${indent}${rest}`,
    ),
    atEach(
      /^( +)((?:async )?def \w+\(self)/gmu,
      ([, indent, rest]) => `${indent}@classmethod\n${indent}${rest}`,
    ),
    atEach(
      /^((?:async )?def )/gmu,
      ([, rest]) => `from contextlib import contextmanager\n@contextmanager\n${rest}`,
    ),
    atEach(
      /^(class )/gmu,
      ([, rest]) => `from dataclasses import dataclass\n@dataclass(frozen=True)\n${rest}`,
    ),
    atEach(/^(class )/gmu, ([, rest]) => `from typing import final\n@final\n${rest}`),
    atEach(
      /^(class |(?:async )?def )/gmu,
      ([, rest]) => `from typing_extensions import deprecated\n@deprecated("old")\n${rest}`,
    ),
    atEach(
      /^( +)((?:async )?def \w+\()/gmu,
      ([, indent, rest]) => `${indent}@__import__("abc").abstractmethod\n${indent}${rest}`,
    ),
  ),
  "async changed": anyOf(
    atEach(/\basync def\b/gu, () => "def"),
    atEach(/(?<!async )\bdef\b/gu, () => "async def"),
  ),
  "an export removed": anyOf(
    atEach(/^(?:from \S+ )?import [^\n]+\n/gmu, () => ""),
    atEach(/(?<=^from \S+ import (?:[^\n]*, )?)(\w+)(?: as \w+)?(?=,|$)/gmu, () => "missing_name"),
    (text) => [`${text}\n__all__ = []\n`, `${text}\n__all__ = ["missing_name"]\n`],
    atEach(/(?<=__all__[^\n]*)["']\w+["'],? ?/gu, () => ""),
  ),
  "a name deleted, or set again": anyOf((text) =>
    [...text.matchAll(/^(?:(?:async )?def |class )?(\w+)(?=\(|:| ?= )/gmu)].flatMap(([, name]) => [
      `${text}\ndel ${name}\n`,
      `${text}\n${name} = b"again"\n`,
      `${text}\ndef ${name}(again): return b""\n`,
    ]),
  ),
  "a condition put around it": anyOf(
    atBlocks(/^(?:(?:async )?def|class) \w+/u, (block) => [
      "import sys",
      "if sys.version_info < (3, 4):",
      ...block.map((line) => `    ${line}`),
    ]),
    atBlocks(/^(?:(?:async )?def|class) \w+/u, (block) => [
      "if input():",
      ...block.map((line) => `    ${line}`),
    ]),
    atEach(/^(\w+ = [^\n]+)$/gmu, ([all]) => `if input():\n    ${all}`),
  ),
  "a module that ends early": (text) => [
    `raise RuntimeError\n${text}`,
    `import sys\nsys.exit()\n${text}`,
    `assert False\n${text}`,
    `${text}\nraise RuntimeError\n`,
  ],
  "members changed": anyOf(
    atEach(/^class \w+[^\n]*:\n( +)/gmu, ([all, indent]) => `${all}__slots__ = ()\n${indent}`),
    atEach(/^class \w+[^\n]*:\n( +)/gmu, ([all, indent]) => `${all}added: bytes\n${indent}`),
    atEach(
      /^class \w+[^\n]*:\n( +)/gmu,
      ([all, indent]) => `${all}def __getattr__(self, name) -> bytes: ...\n${indent}`,
    ),
    atEach(
      /^class \w+[^\n]*:\n( +)/gmu,
      ([all, indent]) => `${all}def __call__(self) -> bytes: ...\n${indent}`,
    ),
    atEach(
      /^class \w+[^\n]*:\n( +)/gmu,
      ([all, indent]) => `${all}def __init__(self, added: bytes): ...\n${indent}`,
    ),
    atEach(
      /^class \w+[^\n]*:\n( +)/gmu,
      ([all, indent]) => `${all}def __eq__(self, other) -> bytes: ...\n${indent}`,
    ),
  ),
  "the order changed": (text) => {
    const blocks = text.split(/^(?=\S)/mu);
    return blocks.flatMap((block, at) =>
      at + 1 === blocks.length ? [] : [blocks.toSpliced(at, 2, blocks[at + 1] ?? "", block).join("")],
    );
  },
  "a kind of parameter changed": anyOf(
    atEach(
      /\bdef (\w+)\((self, |cls, )?(?=[a-z])(?!self|cls)/gu,
      ([, name, own = ""]) => `def ${name}(${own}*, `,
    ),
    atEach(/\bdef (\w+)\((self, )?([a-z]\w*(?:: \w+)?)(?=[,)])/gu, ([, name, own = "", one]) =>
      one === "self" ? undefined : `def ${name}(${own}*${one}`,
    ),
    atEach(/(?<=\bdef \w+\([^)\n]+)\)/gu, () => ", **more: bytes)"),
  ),
  "made final, a literal or of a class": anyOf(
    atEach(
      /^( *)(\w+)(?:: [^=\n]+)? = /gmu,
      ([, indent, name]) => `${indent}${name}: "__import__('typing').Final" = `,
    ),
    (text) => [
      `from typing import *\n${text}`,
      `from typing import Any\n${text}`,
      `int = str\n${text}`,
      `class str: ...\n${text}`,
    ],
  ),
  "a comment that directs the checker": (text) => [
    `# pyright: basic\n${text}`,
    `# pyright: strict\n${text}`,
    `# type: ignore\n${text}`,
    `# pyright: strictListInference=true\n${text}`,
  ],
  "a text or a number changed": anyOf(
    atEach(/(?<!\w)"[^"\n]*"(?!")/gu, () => '"changed"'),
    atEach(/(?<![\w.])\d+(?![\w.])/gu, () => "7"),
    atEach(/(?<![\w.])\d+(?![\w.])/gu, () => "7.5"),
    atEach(/(?<!\w)"[^"\n]*"(?!")/gu, () => 'b"changed"'),
  ),
  "what ends a body changed": anyOf(
    atEach(/\braise (\w+)[^\n]*/gu, ([, what]) => `raise ${what}("changed", input())`),
    atEach(/\braise [^\n]*/gu, () => "raise KeyError(added_by_change := 1)"),
    atEach(/\braise [^\n]*/gu, () => "pass"),
    atEach(/\breturn ([^\n]+)/gu, ([, value]) => `return [${value}][0]`),
    atEach(/\breturn ([^\n]+)/gu, ([, value]) => `return (added_by_change := ${value})`),
  ),
  "a statement added": anyOf(
    ...["print('added')", "exit()", "input().join([])", "return None", "raise RuntimeError(len('a'))"].map(
      (statement) =>
        atEach(
          /^( *)(?=\S)(?! *(?:else|elif|except|finally|case)\b)/gmu,
          ([, indent = ""]) => `${indent}${statement}\n${indent}`,
        ),
    ),
    atEach(
      /^( +def \w+\((self|cls)[^\n]*:)\n( +)/gmu,
      ([, head, self, indent]) => `${head}\n${indent}${self}.added = 1\n${indent}`,
    ),
    atEach(
      /^(\w+) = ([[{][^\n]*)$/gmu,
      ([all, name, value = ""]) => `${all}\n${name}.${value.startsWith("[") ? "append(1)" : "update(())"}`,
    ),
  ),
  "what is listed changed": anyOf(
    (text) => {
      const names = [...text.matchAll(/^(?:(?:async )?def |class )?(\w+)(?=\(|:| ?= )/gmu)].map(
        ([, name]) => `"${name}"`,
      );
      return [names, names.slice(1), [...names, '"_added"']].map(
        (some) => `${text}\n__all__ = [${some.join(", ")}]\n`,
      );
    },
    atEach(/(__all__[^\n]*)\]/gu, ([, list]) => `${list}, "added_by_change"]`),
    atEach(/^__all__ = \[(.*)\]$/gmu, ([, list]) => `__all__ = (${list},)`),
    (text) => [`${text}\n__all__ += ["added_by_change"]\n`],
  ),
  "only for the checker": anyOf(
    atBlocks(/^(?:(?:async )?def|class|import|from) \w+/u, (block) => [
      "from typing import TYPE_CHECKING",
      "if TYPE_CHECKING:",
      ...block.map((line) => `    ${line}`),
    ]),
    atBlocks(/^(?:(?:async )?def|class|import|from) \w+/u, (block) => [
      "import typing",
      "if not typing.TYPE_CHECKING:",
      ...block.map((line) => `    ${line}`),
    ]),
    atBlocks(/^(?:(?:async )?def|class|import|from) (\w+)/u, (block) => [
      "import typing",
      "if typing.TYPE_CHECKING: pass",
      "else:",
      ...block.map((line) => `    ${line}`),
    ]),
    atEach(/^(\w+ = [^\n]+)$/gmu, ([all]) => `import typing\nif typing.TYPE_CHECKING:\n    ${all}`),
  ),
  "only layout and comments": anyOf(
    (text) => [`"""About it."""\n${text}`, `# About it.\n\n${text}`],
    atEach(/\n/gu, () => "  # here\n"),
  ),
} as const satisfies Readonly<Record<string, TextEdit>>;
