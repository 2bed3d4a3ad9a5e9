/** Projects of TypeScript of any size: packages of forty modules, each importing some before it; the same for the same size. */
import { chanceOf } from "../newness/random.ts";

const perPackage = 40;
const importsMax = 3;

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: "es2022",
  lib: ["es2022"],
  module: "esnext",
  moduleResolution: "bundler",
  types: [],
};

/** Text by path, `tsconfig.json` among them. */
export function generated(count: number): ReadonlyMap<string, string> {
  const { integer, pick } = chanceOf(count);
  const files = new Map([["tsconfig.json", JSON.stringify({ compilerOptions })]]);
  for (let at = 0; at < count; at += 1) {
    const imported = new Set(
      Array.from({ length: at === 0 ? 0 : 1 + integer(importsMax) }, () =>
        // Most stay in their package, as in code that people write.
        integer(8) === 0 ? integer(at) : Math.max(0, at - 1 - integer(perPackage)),
      ),
    );
    const calls = [...imported].map((one) => `make${one}(label).size`);
    files.set(
      pathOf(at),
      [
        ...[...imported].map((one) => `import { make${one} } from "../p${packageOf(one)}/m${one}.js";`),
        `export interface Part${at} { readonly name: string; readonly size: number; readonly kind: ${pick(['"a"', '"b"', '"c"'])} }`,
        `export function make${at}(label: string): Part${at} {`,
        `  const size = ${["label.length", ...calls].join(" + ")};`,
        `  return { name: label.${pick(["trim", "toLowerCase", "toUpperCase"])}(), size, kind: ${pick(['"a"', '"b"', '"c"'])} as Part${at}["kind"] };`,
        "}",
        `export const list${at} = [${integer(90)}, ${integer(90)}].map((one) => make${at}(String(one)));`,
        "",
      ].join("\n"),
    );
  }
  return files;
}

/** No other module imports it. */
export const leafOf = (count: number): string => pathOf(count - 1);

const packageOf = (at: number): number => Math.floor(at / perPackage);
const pathOf = (at: number): string => `p${packageOf(at)}/m${at}.ts`;
