/** What a reader of real commits found, each as small as it can be said. */
import { describe, expect, test } from "vitest";
import { markHiddenByImports } from "../../src/causes/hidden.ts";
import { check as causeOf } from "./broken.ts";
import { readingOf } from "./readings.ts";
import { compareMarked, type Marked, states } from "./support.ts";

describe("a finding did not move to another file", () => {
  test("where two tokens on each side are all that is the same", () => {
    const before = "import { zerr } from './a';\n\ntest('one', () => {\n  const a = 1;\n";
    const line = (code: string) => `  [[2304 no expect|expect]](zerr.errors[0].code).toEqual(${code});\n`;
    const kept = "test('two', () => {\n  f();\n});\n";
    expect(
      states(
        {
          "one.ts": `${before}${line("z.Code.returned")}});\n${kept}`,
          "two.ts": `import q from 'q';\n${kept}`,
        },
        { "one.ts": kept, "two.ts": `import q from 'q';\n${kept}\n${before}${line("z.Code.given")}});\n` },
      ),
    ).toMatchInlineSnapshot(`
      "removed one.ts:5:3 2304 no expect
      new two.ts:10:3 2304 no expect"
    `);
  });

  test("but did where its line was wrapped on the way", () => {
    expect(
      states(
        {
          "one.py": "import q\n\nq.call(first, [[attr nope|q.nope]], second)\n\nq.rest()\n",
          "two.py": "import q\n",
        },
        {
          "one.py": "import q\n\nq.rest()\n",
          "two.py": "import q\n\nq.call(\n    first,\n    [[attr nope|q.nope]],\n    second,\n)\n",
        },
      ),
    ).toMatchInlineSnapshot(`"moved two.py:5:5 attr nope <- one.py:3:15 by moved-file-context"`);
  });

  test("with a function of which nothing but a decorator is there", () => {
    expect(
      states(
        {
          "tests/old.py":
            "import lib\n\n\ndef test_old():\n    @lib.group()\n    def cli():\n        pass\n\n    @[[attr command|cli.command]]()\n    @lib.option('--local')\n    def sub(local):\n        pass\n\n    assert choices(cli, '-') == ['--local']\n    assert choices(cli, '') == ['sub']\n",
        },
        {
          "examples/new.py":
            "import lib\nimport os\n\n\n@lib.group()\ndef cli():\n    pass\n\n\n@[[attr command|cli.command]]()\n@lib.option('--dir', type=lib.Path())\ndef ls(dir):\n    lib.echo(os.listdir(dir))\n",
        },
      ),
    ).toMatchInlineSnapshot(`
      "new examples/new.py:10:2 attr command
      removed tests/old.py:9:6 attr command"
    `);
  });
});

test("what an imported name is declared as besides is the same, whatever module it comes from now", () => {
  const use = (line: string) => `try:\n    ${line}\nexcept ImportError:\n    def Manager(*a): ...\n`;
  const named = (code: string) => `[[${code} Type is not assignable to declared type|Manager]]`;
  const changed = (code: string) =>
    states(
      { "use.py": use(`from .packages.lib.socks import ${named(code)}`) },
      { "use.py": use(`from lib.socks import ${named(code)}`) },
    );
  expect(changed("reportAssignmentType")).toMatch(/^unchanged /u);
  expect(changed("reportAttributeAccessIssue")).toMatch(/^new /u);
});

test("a method goes up or down to another class, and has not the lines of one that moved in that class", () => {
  const parameter = (bad: string) => `        files: Files = ${bad},\n        headers: Headers = 1,\n`;
  const build = (bad: string) =>
    `    def build(\n        self,\n${parameter(bad)}    ):\n        url = self.merge_url(files)\n        cookies = self.merge_cookies(headers)\n        return make(url, cookies)\n\n`;
  const request = (bad: string) =>
    `    def request(\n        self,\n${parameter(bad)}    ):\n        middleware = self.find_middleware(files)\n        response = self.send_all(middleware)\n        return read(response, headers)\n\n`;
  const other = "    def close(self):\n        self.dispatch.close()\n        self.pool.clear_all()\n\n";
  const bad = "[[arg None does not fit|None]]";
  const found = states(
    `class Base:\n${build(bad)}\nclass Other(Base):\n    def stop(self):\n        halt(self)\n\n\nclass Client(Base):\n${request(bad)}${other}`,
    `class Client:\n${build(bad)}${other}${request(bad)}`,
  );
  expect(found).not.toMatch(/^(?:new|removed|fixed) /mu);
});

describe("what vanished is suppressed where its type is a name that head does not know", () => {
  const hidden = (base: Marked, head: Marked): string => {
    const text = (side: "base" | "head", path: string) =>
      ({ base, head })[side][path]?.replace(/\[\[[^|[\]]*\||\]\]/gu, "");
    const shown = markHiddenByImports({
      findings: compareMarked(base, head).findings,
      program: Object.keys(head),
      text,
      reading: (side, path) => readingOf(path, text(side, path)),
      isProven: () => false,
    });
    return shown.flatMap(({ state, why }) => (state === "new" ? [] : [`${state}: ${why}`])).join("\n");
  };
  const use = (type: string, none: string) =>
    `import core\n\n\nclass Client:\n    def __init__(self, dispatch: ${type} = ${none}):\n        pass\n`;

  test("of a module", () => {
    expect(
      hidden(
        { "use.py": use("Dispatcher", "[[arg None|None]]") },
        { "use.py": use("core.[[reportAttributeAccessIssue no Sync|Sync]]", "None") },
      ),
    ).toMatchInlineSnapshot(
      `"suppressed: not shown to be fixed: the code uses \`core.Sync\`, which head does not know (use.py:5)"`,
    );
    expect(
      hidden(
        { "use.ts": "import * as m from 'm';\n\nconst a: Old = [[2322 not|f()]];\n" },
        { "use.ts": "import * as m from 'm';\n\nconst a: m.[[2694 no New|New]] = f();\n" },
      ),
    ).toMatchInlineSnapshot(
      `"suppressed: not shown to be fixed: the code uses \`m.New\`, which head does not know (use.ts:3)"`,
    );
  });

  test("of an import, in quotes in a type that another file has a name for", () => {
    const models = (code: string) =>
      `from typing import Union\n\nif TYPE_CHECKING:\n    from .middleware import ${code}\n\nAuthTypes = Union[\n    str,\n    "Base",\n]\n`;
    const api = (none: string) =>
      `from .models import AuthTypes\n\n\ndef get(\n    auth: AuthTypes = ${none},\n):\n    return auth\n`;
    expect(
      hidden(
        { "p/models.py": models("Base"), "p/api.py": api("[[arg None|None]]") },
        { "p/models.py": models("[[reportAttributeAccessIssue no Base|Base]]"), "p/api.py": api("None") },
      ),
    ).toMatch(/^suppressed: .*`Base`, which head cannot import \(p\/models\.py:4\)$/u);
  });

  test("however many types stand before it in its statement", () => {
    const names = Array.from({ length: 40 }, (_, at) => `T${at}`);
    const types = names
      .map((name) => `${name} = Union[${names.map((one) => `${name}${one}`).join(", ")}]\n`)
      .join("");
    const use = (imported: string, none: string) =>
      `from gone import ${imported}\n${types}Auth = Union[str, Base]\n\n\ndef get(\n${names.map((name) => `    a${name}: ${name},\n`).join("")}    auth: Auth = ${none},\n):\n    return auth\n`;
    expect(
      hidden(
        { "use.py": use("Base", "[[arg None|None]]") },
        { "use.py": use("[[reportAttributeAccessIssue no Base|Base]]", "None") },
      ),
    ).toMatch(/^suppressed: /u);
  });

  test("or of none", () => {
    expect(
      hidden(
        { "use.py": use("Dispatcher", "[[arg None|None]]") },
        { "use.py": use("[[reportUndefinedVariable no Sync|Sync]]", "None") },
      ),
    ).toMatchInlineSnapshot(
      `"suppressed: not shown to be fixed: the code uses \`Sync\`, which head does not know (use.py:5)"`,
    );
  });

  test("but not of a value, nor where the name is known elsewhere in its file", () => {
    const made = (line: string, call: string) => `import core\ncore = g()\n${line}\n${call}\n`;
    expect(
      hidden(
        { "use.py": made("a = h()", "f(a.[[attr b|b]])") },
        { "use.py": made("a = q.[[reportAttributeAccessIssue no y|y]]", "f(a.b)") },
      ),
    ).toMatch(/^fixed/u);
    const local = "def own():\n    Sync = 1\n    return Sync\n\n\n";
    expect(
      hidden(
        { "use.py": `${local}${use("Dispatcher", "[[arg None|None]]")}` },
        { "use.py": `${local}${use("[[reportUndefinedVariable no Sync|Sync]]", "None")}` },
      ),
    ).toMatch(/^fixed/u);
  });
});

describe("a cause is not", () => {
  test("an import that another file lost, where the finding speaks of another's name", () => {
    const lost = "from .wrappers import Response\n\n\ndef view() -> None: ...\n";
    const use = (code: string) =>
      `from .typing import view\nfrom .wrappers import Response\n\nrv = make()\n${code}\n`;
    const wrappers = "class Response: ...\n";
    expect(
      causeOf({
        base: { "pkg/typing.py": lost, "pkg/wrappers.py": wrappers, "pkg/use.py": use("rv.allow") },
        head: {
          "pkg/typing.py": "def view() -> None: ...\n",
          "pkg/wrappers.py": wrappers,
          "pkg/use.py": use('[[no "allow" for "Response"|rv.allow]]'),
        },
      }),
    ).toBe("nothing");
  });

  test("an import that its own file lost, of a name that it does not have there", () => {
    const use = (line: string, code: string) =>
      `${line}from core.response import Other\n\n\nrv = make()\n${code}\n`;
    expect(
      causeOf({
        base: { "use.py": use("from core.wrappers import Response\n", "rv.allow") },
        head: { "use.py": use("", '[["core.wrappers.Response" is not a "Response"|rv.allow]]') },
      }),
    ).toBe("nothing");
    expect(
      causeOf({
        base: { "use.py": use("from core.wrappers import Response\n", "Response.allow") },
        head: { "use.py": use("", '[["Response" is not defined|Response]].allow') },
      }),
    ).toBe("removed-name Response use.py:1:1");
  });

  test("a variable that another function lost", () => {
    const use = (lost: string, code: string) =>
      `def other(a):\n    ${lost}\n    return a\n\n\ndef own(a):\n    return ${code}\n`;
    expect(
      causeOf({
        base: { "use.py": use("response = a()", "make(a)") },
        head: { "use.py": use("a()", '[[cannot be assigned to parameter "response"|make]](a)') },
      }),
    ).toBe("nothing");
  });

  test("a class itself, where what it is derived from changed", () => {
    const use = (mixin: string, init: string, name: string) =>
      `class Mixin(${mixin}):\n    x = 1\n\n\nclass ${name}(Other, Mixin):\n    def __init__(self):\n        ${init}\n`;
    expect(
      causeOf({
        base: { "use.py": use("old.Mapping", "super(Session, self).__init__()", "Session") },
        head: {
          "use.py": use("Mapping", "super().__init__()", '[[bases of "Session" define "update"|Session]]'),
        },
        means: { Session: ["use.py Session"], Mixin: ["use.py Mixin"] },
      }),
    ).toBe("definition Mixin use.py:1:7");
  });

  test("a name that is handed on by a module which the finding does not speak of", () => {
    const use = (code: string) => `import typing as ft\n\nrv = make()\n${code}\n`;
    const typing = (module: string) => `from ${module} import Response\n`;
    const broken = (code: string) =>
      causeOf({
        base: {
          "pkg/typing.py": typing("one"),
          "pkg/use.py": use(code.replace(/\[\[[^|]*\|(.*?)\]\]/u, "$1")),
        },
        head: { "pkg/typing.py": typing("two"), "pkg/use.py": use(code) },
      });
    expect(broken('[[no "force" for "Response"|rv.force]]')).toBe("nothing");
    expect(broken("ft.[[no force|Response]].force")).toBe("re-export Response pkg/typing.py:1:1");
  });

  test("a class that stands beside it, where the name was declared as another on an edited line", () => {
    const lib = (base: string) => `class Stream${base}:\n    x = 1\n`;
    const use = (head: string, code: string) =>
      `from lib import Stream\n\n\n${head}\n    ${code}\n    return 1\n`;
    const head = 'def send(\n    url: int, headers: "Headers", stream: Stream,\n) -> int:';
    expect(
      causeOf({
        base: { "lib.py": lib(""), "use.py": use("def send(request: int) -> int:", "headers = 1") },
        head: {
          "lib.py": lib("(Other)"),
          "use.py": use(head, 'headers = [[not assignable to "Headers"|1]]'),
        },
        means: { headers: ["use.py headers"], Stream: ["lib.py Stream"] },
      }),
    ).toBe("definition send.headers use.py:5:15");
  });
});

test("a cause is found behind a value that goes over several lines", () => {
  const lib = (result: string) => `def dumps(x):\n    return ${result}\n`;
  const use = (code: string) =>
    `from lib import dumps\n\nrv = (\n    dumps(1)\n    .strip()\n)\nrv = rv.replace(${code})\n`;
  expect(
    causeOf({
      base: { "lib.py": lib('"a"'), "use.py": use('"a"') },
      head: { "lib.py": lib('b"a"'), "use.py": use('[[not a Buffer|"a"]]') },
      means: { rv: ["use.py rv"], dumps: ["lib.py dumps"] },
    }),
  ).toBe("inferred dumps lib.py:1:5");
});
