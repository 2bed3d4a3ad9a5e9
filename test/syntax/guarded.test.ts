/** Imports that their file does without, by the blocks around them. */
import { expect, test } from "vitest";
import { guardedImport } from "../../src/syntax/guarded.ts";
import { readingOf } from "../match/readings.ts";

const cases = [
  ["try:\n    import a\nexcept ImportError:\n    a = None\n", true],
  ["try:\n    import x\nexcept (OSError, ModuleNotFoundError):\n    import a\n", true],
  ["with contextlib.suppress(ImportError):\n    import a\n", true],
  ["if sys.platform == 'win32':\n    import a\n", true],
  ["if sys.version_info >= (3, 11):\n    import x\nelse:\n    import a\n", true],
  ["def f():\n    try:\n        if x:\n            import a\n    except Exception:\n        pass\n", true],
  ["import a\n", false],
  ["def f():\n    import a\n", false],
  ["if TYPE_CHECKING:\n    import a\n", false],
  ["try:\n    import a\nexcept OSError:\n    pass\n", false],
  ["try:\n    import a\nfinally:\n    pass\ntry:\n    pass\nexcept ImportError:\n    pass\n", false],
] as const;

test.each(cases)("%j: %s", (text, expected) => {
  const line = text.split("\n").findIndex((one) => one.trim() === "import a");
  const reading = readingOf("m.py", text);
  expect(reading && guardedImport(reading, line)).toBe(expected);
});
