/** A project whose modules import each other in circles, so that what pyright finds depends on the order of checks. */
import type { Files } from "./files.ts";

/**
 * `count` modules, some in a package that the walk reaches after the root's files. Each function calls those of other
 * modules without annotations, so a type is inferred through circles, and cut where the checker happens to enter.
 */
export function circularProject(count: number): Files {
  const files: Record<string, string> = { "circle/__init__.py": "" };
  const nameOf = (index: number) => {
    const wrapped = ((index % count) + count) % count;
    return wrapped % 4 === 0 ? `circle.m${wrapped}` : `m${wrapped}`;
  };
  for (let index = 0; index < count; index += 1) {
    const [next, far, back] = [index + 1, index + 7, index - 3].map(
      (other) => ((other % count) + count) % count,
    );
    const path = `${nameOf(index).replace(".", "/")}.py`;
    files[path] = [
      ...[next, far, back].map((other) => `from ${nameOf(other ?? 0)} import f${other}`),
      "",
      "",
      `def f${index}(x=None, depth=0):`,
      "    if x:",
      `        return f${next}(1, depth) or f${far}(depth) or "${index}"`,
      "    if depth:",
      `        return [f${back}(depth)]`,
      `    return ${index % 3 === 0 ? "None" : index % 3 === 1 ? String(index) : `f${next}()`}`,
      "",
      "",
      `v${index} = f${index}()`,
      `v${index}.missing`,
      `w${index}: int = f${next}(${index})`,
      "",
    ].join("\n");
  }
  return files;
}
