/** Recognises files that are not part of the project itself. */

/** True for tests, documentation, examples and benchmarks. */
export function isAside(path: string): boolean {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  return (
    folders.some((folder) => asideFolders.has(folder.toLowerCase())) ||
    /^(?:test_.*|.*_tests?|tests?|conftest|noxfile)\.pyi?$|\.(?:test|spec|test-d|stories|bench)\.[cm]?[jt]sx?$/u.test(
      name,
    )
  );
}

const asideFolders: ReadonlySet<string> = new Set(
  [
    "test tests testing __tests__ __mocks__ e2e spec specs fixtures",
    "doc docs documentation example examples sample samples demo demos bench benches benchmark benchmarks",
  ].flatMap((line) => line.split(" ")),
);
