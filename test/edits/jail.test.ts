/** Which paths an edit may change. */
import { describe, expect, test } from "vitest";
import { assertPaths, type PathRules } from "../../src/edits/jail.ts";
import { UserError } from "../../src/model/errors.ts";

function check(path: string, rules: PathRules = { allow: undefined, deny: [] }): string {
  try {
    assertPaths([path], rules);
    return "allowed";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}`;
  }
}

describe("an edit", () => {
  test.each([
    ".git/hooks/pre-commit",
    ".GIT/config",
    ".git::$INDEX_ALLOCATION/x",
    "GIT~1/x",
    ".g\u200cit/x",
    ".git./x",
    ".git /x",
    "a/.git/config",
    "a\\.git\\config",
    "../x",
    "a//b",
    "/etc/passwd",
    "CON",
    "nul.txt",
    "x:ads",
    "x.",
    "x ",
    "\\\\?\\x",
    "GITHUB~1/workflows/x.yml",
    "a\u0007.py",
  ])("of %j is denied on every system", (path) => {
    expect(check(path)).toMatch(/^71 cannot write .* \(rule name\)$/su);
  });

  test.each([
    [".gitmodules", "git"],
    ["a/.GitAttributes", "git"],
    [".lanser/config.yml", "policy"],
    [".LANSER/traces/a.trace.jsonl", "policy"],
    [".github/workflows/ci.yml", "workflow"],
    [".GitHub/Workflows/ci.yml", "workflow"],
    [".gitlab-ci.yml", "workflow"],
    ["package-lock.json", "lock-file"],
    ["a/b/UV.lock", "lock-file"],
    ["go.sum", "lock-file"],
    [".vscode/settings.json", "programs"],
    ["web/.npmrc", "programs"],
  ])("of %s is denied by the rule %s", (path, rule) => {
    expect(check(path)).toMatch(new RegExp(`^71 cannot write .*: the path .* \\(rule ${rule}\\)$`, "u"));
  });

  test.each(["a.py", ".github/scripts/a.py", "lock.py", "src/git/x.ts", ".gitignore", "a~b.py", "ünï/é.py"])(
    "of %s is allowed",
    (path) => {
      expect(check(path)).toBe("allowed");
    },
  );

  test("follows the globs, and a denied path wins", () => {
    const rules = { allow: ["src/**"], deny: ["src/generated/**"] };
    expect(check("src/a.py", rules)).toBe("allowed");
    expect(check("test/a.py", rules)).toBe(
      "71 cannot write test/a.py: the path matches no allowed glob (rule allow)",
    );
    expect(check("src/generated/a.py", rules)).toBe(
      "71 cannot write src/generated/a.py: the path matches the denied glob src/generated/** (rule deny)",
    );
    expect(check("go.sum", { allow: ["**"], deny: [] })).toContain("rule lock-file");
  });
});
