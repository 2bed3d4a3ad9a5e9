/**
 * Of how many files of a package all that they import, through others too, is free of import cycles: what a server finds in one of these can
 * hang on no other file, so that it could be kept by itself. `npm run bench -- closures FOLDER…`, each with the sources of one package.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { importGraph } from "../src/affected/imports.ts";
import { importsIn } from "../src/syntax/imports.ts";

export function benchClosures(line: readonly string[] = []): string {
  const folders = line.slice(line.indexOf("closures") + 1);
  if (folders.length === 0 || !line.includes("closures"))
    return "no folder with sources is given: npm run bench -- closures FOLDER…";
  return [
    "| package | files | in an import cycle | reach none | median of the files that one reaches |",
    "| --- | --: | --: | --: | --: |",
    ...folders.map(rowOf),
  ].join("\n");
}

function rowOf(folder: string): string {
  // By the names that imports give them.
  const cwd = dirname(folder);
  const files = globSync(`${basename(folder)}/**/*.{py,pyi}`, { cwd }).sort();
  const text = (path: string) => readFileSync(join(cwd, path), "utf8");
  const { imports, cycles } = importGraph(files, (path) => importsIn("python", text(path)));
  const reached = files.map((file) => {
    const all = new Set([file]);
    // A set is walked in the order of its additions, and what is added on the way comes too.
    for (const one of all) for (const target of imports.get(one) ?? []) all.add(target);
    return all;
  });
  const free = reached.filter((all) => ![...all].some((one) => cycles.has(one))).length;
  const sizes = reached.map(({ size }) => size).sort((one, other) => one - other);
  const share = Math.round((100 * free) / files.length);
  return `| ${[basename(folder), files.length, cycles.size, `${free} (${share} %)`, sizes[sizes.length >> 1]].join(" | ")} |`;
}
