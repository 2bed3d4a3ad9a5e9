import { expect, test } from "vitest";
import { createParser } from "../../src/syntax/parser.ts";
import { createReadings } from "../../src/workspace/readings.ts";

const parser = await createParser(["python", "typescript"]);
const side = (files: Readonly<Record<string, string>>) =>
  createReadings(
    parser,
    (path) => (path.endsWith(".py") ? "python" : "typescript"),
    (path) => files[path],
  );

test("what is the same on both sides is read once, by whatever name; what differs in text or language is not shared", () => {
  const base = side({ "a.py": "x = 1\n", "b.py": "y = 1\n", "c.ts": "x = 1\n" });
  const head = side({ "moved.py": "x = 1\n", "b.py": "y = 2\n" });
  expect(head("moved.py")).toBe(base("a.py"));
  expect(head("b.py")?.text).toBe("y = 2\n");
  expect(base("b.py")?.text).toBe("y = 1\n");
  expect([base("a.py")?.language, base("c.ts")?.language]).toEqual(["python", "typescript"]);
});
