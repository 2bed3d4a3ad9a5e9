/** What a server that stays has said counts until something differs that can matter to it. */
import { expect, test } from "vitest";
import type { Finding } from "../../../src/model/finding.ts";
import {
  dropAffectedAnswers,
  type FileAnswer,
  keepProbe,
  noKnownAnswers,
} from "../../../src/session/observe/options.ts";

const taken = (path: string): FileAnswer => ({
  file: { kind: "final", path, findings: [], unreachable: [] },
  ...{ stamp: 0, incomplete: null, severitiesAssumed: 0, messagesCut: 0 },
});

function knownOf(texts: Readonly<Record<string, string>>) {
  const known = noKnownAnswers();
  for (const [path, text] of Object.entries(texts)) {
    known.files.set(path, taken(path));
    keepProbe(known, { side: "head", path, text, findings: [], unreachable: [] });
  }
  return known;
}

const left = ({ files, probes }: ReturnType<typeof noKnownAnswers>) => ({
  files: [...files.keys()],
  probes: [...probes].flatMap(([path, texts]) => [...texts.keys()].map((text) => `${path}: ${text}`)),
});

const texts = { "a.py": "import b", "pkg/b.py": "b = 1", "c.py": "c = 1" };

test("of a file that differs, and of one that it can matter to, nothing counts any more", () => {
  const known = knownOf(texts);
  dropAffectedAnswers(known, {
    files: new Set(["pkg/b.py", "a.py"]),
    near: new Set(["pkg/b.py", "a.py"]),
    edited: new Set(["pkg/b.py", "a.py"]),
  });
  expect(left(known)).toEqual({ files: ["c.py"], probes: ["c.py: c = 1"] });
});

test.each(["from pkg.b import x", "import pkg.b as other", 'importlib.import_module("pkg.b")'])(
  "a text that names a module near the difference is asked about again, though its file does not: %s",
  (text) => {
    const known = knownOf({ ...texts, "c.py": text });
    dropAffectedAnswers(known, {
      files: new Set(["pkg/b.py"]),
      near: new Set(["pkg/b.py"]),
      edited: new Set(["pkg/b.py"]),
    });
    expect(left(known).files).toEqual(["a.py", "c.py"]);
    expect(left(known).probes).toEqual([]);
  },
);

test.each(["from . import x", "from .. import x", 'import x from ".."'])(
  "a text whose import names no module is asked about again: %s",
  (text) => {
    const known = knownOf({ "c.py": text });
    dropAffectedAnswers(known, {
      files: new Set(["d.py"]),
      near: new Set(["d.py"]),
      edited: new Set(["d.py"]),
    });
    expect(left(known).probes).toEqual([]);
  },
);

test("a finding that points into an edited file is asked for again", () => {
  const known = knownOf(texts);
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
  const finding: Finding = {
    server: "pyright",
    source: "Pyright",
    code: "x",
    severity: "error",
    message: "no",
    symbol: null,
    path: "c.py",
    range,
    related: [{ path: "d.py", range }],
  };
  known.files.set("c.py", {
    ...taken("c.py"),
    file: { kind: "final", path: "c.py", findings: [finding], unreachable: [] },
  });
  dropAffectedAnswers(known, {
    files: new Set(["d.py"]),
    near: new Set(["d.py"]),
    edited: new Set(["d.py"]),
  });
  expect(left(known).files).toEqual(["a.py", "pkg/b.py"]);
});

test("a package is named by its folder", () => {
  const known = knownOf({ "c.py": "import pkg" });
  dropAffectedAnswers(known, {
    files: new Set(["pkg/__init__.py"]),
    near: new Set(["pkg/__init__.py"]),
    edited: new Set(["pkg/__init__.py"]),
  });
  expect(left(known)).toEqual({ files: ["c.py"], probes: [] });
});

test("where the difference can affect every file nothing counts any more", () => {
  const known = knownOf(texts);
  dropAffectedAnswers(known, null);
  expect(left(known)).toEqual({ files: [], probes: [] });
});

test("a text that the server did not answer for is asked about again", () => {
  const known = noKnownAnswers();
  keepProbe(known, { side: "head", path: "a.py", text: "a = 1", findings: null, unreachable: [] });
  expect(left(known).probes).toEqual([]);
});
