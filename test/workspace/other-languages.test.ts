/** What a change edits in a language that no server of the run looks at. */
import { expect, test } from "vitest";
import { profiles } from "../../src/servers/registry.ts";
import { otherLanguages } from "../../src/workspace/other-languages.ts";

const added = (path: string) => ({
  status: "added" as const,
  from: null,
  to: path,
  fromBlob: null,
  toBlob: "1",
  fromMode: null,
  toMode: "100644",
  similarity: null,
});

function told(servers: readonly string[], paths: readonly string[], ignore: readonly string[] = []) {
  const chosen = profiles.filter(({ id }) => servers.includes(id));
  return otherLanguages(profiles, chosen, paths.map(added), ignore).map(({ message }) => message);
}

test("is told with its language, the first by name", () => {
  expect(told(["pyright"], ["a.py", "main.go", "run.sh", "a.rb"])).toEqual([
    "2 changed sources in a language that no server of this run checks: main.go (Go) (and 1 more)",
  ]);
});

test("is nothing where a server speaks it, in data and prose, and where it is left out", () => {
  expect(told(["pyright", "go"], ["a.py", "main.go"])).toEqual([]);
  expect(told(["pyright"], ["a.json", ".github/workflows/ci.yml", "README.md"])).toEqual([]);
  expect(told(["pyright"], ["tools/main.go"], ["tools/**"])).toEqual([]);
});
