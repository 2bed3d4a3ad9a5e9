/** Changes that two readers wrote against `scope: auto`: of each construct of TypeScript by which a file matters to another one. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export type Change = {
  readonly reader: string;
  /** What it is about: the name of its file. */
  readonly part: string;
  readonly name: string;
  readonly base: Readonly<Record<string, string>>;
  /** Null for a file that head has no more. */
  readonly head: Readonly<Record<string, string | null>>;
};

/**
 * Of `READER/PART.txt`: `==== NAME` begins a change, `---- PATH` a file of base, `++++ PATH` one that head has another text of, and
 * `xxxx PATH` is gone in head. An empty line ends a change.
 */
export function readChanges(): readonly Change[] {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  return globSync("*/*.txt", { cwd: folder })
    .sort()
    .flatMap((file) => {
      const [reader = "", part = ""] = file.split("/");
      const [, ...changes] = `\n${readFileSync(join(folder, file), "utf8")}`.split("\n==== ");
      return changes.map((text) => ({ reader, part: part.replace(".txt", ""), ...changeIn(text) }));
    });
}

function changeIn(text: string): Pick<Change, "name" | "base" | "head"> {
  const [name = "", ...lines] = text.trimEnd().split("\n");
  const base: Record<string, string> = {};
  const head: Record<string, string | null> = {};
  let put: (line: string) => void = () => undefined;
  for (const line of lines) {
    const [mark, path = ""] = [line.slice(0, 5), line.slice(5)];
    if (mark === "xxxx ") head[path] = null;
    else if (mark === "---- " || mark === "++++ ") {
      const side: Record<string, string | null> = mark === "---- " ? base : head;
      side[path] = "";
      put = (more) => {
        side[path] += `${more}\n`;
      };
    } else put(line);
  }
  return { name, base, head };
}
