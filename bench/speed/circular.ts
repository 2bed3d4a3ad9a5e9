/** Projects of TypeScript whose modules infer their types from each other in circles; the same for the same seed. */
import { chanceOf } from "../newness/random.ts";

const modules = 14;

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: "es2022",
  lib: ["es2022"],
  module: "esnext",
  moduleResolution: "bundler",
  types: [],
};

/** By name, `tsconfig.json` among them. */
export function circular(seed: number): Readonly<Record<string, string>> {
  const chance = chanceOf(seed);
  const files: Record<string, string> = { "tsconfig.json": JSON.stringify({ compilerOptions }) };
  for (let at = 0; at < modules; at += 1) files[`m${at}.ts`] = moduleOf(at, chance);
  return files;
}

function moduleOf(at: number, { integer, pick }: ReturnType<typeof chanceOf>): string {
  const other = () => {
    const one = integer(modules);
    return one === at ? (one + 1) % modules : one;
  };
  const [a, b, c, d] = [other(), other(), other(), other()];
  const imports = [...new Set([a, b, c, d])].map(
    (one) => `import { f${one}, v${one}, C${one}, g${one}, o${one}, type T${one} } from "./m${one}.js";`,
  );
  const parameter = integer(3) === 0 ? `v${a}` : "0";
  const parent = integer(4) === 0 ? ` extends C${a}` : "";
  return [
    ...imports,
    `export function f${at}(x = ${parameter}) {`,
    `  if (x > 3) return ${pick([`f${a}(x as any)`, `g${b}`])};`,
    `  return ${pick(["x", '"a"', `o${c}.k`, `new C${d}().p`])};`,
    "}",
    `export const v${at} = ${pick(["1", `f${b}(0)`, `v${b}`, `o${a}.k`, `[v${c}, 1][0]`])};`,
    `export let g${at} = ${pick(["1", `v${d}`, `() => g${a}`, `f${c}(2)`])};`,
    `export class C${at}${parent} {`,
    `  p = ${pick(["1", `v${c}`, `g${d}`, `new C${b}().p`])};`,
    `  m() { return ${pick(["this.p", `new C${a}().m()`, `f${c}(1)`])}; }`,
    "}",
    `export const o${at} = { k: ${pick(["1", `v${d}`, `o${b}.k`, `g${c}`])}, n: () => ${pick([`o${a}`, `f${b}(0)`, "1"])} };`,
    `export type T${at} = ${pick(["string", `T${a}`, `ReturnType<typeof f${b}> | T${c}`, `typeof v${d}`, `{ a: T${a} }`])};`,
    `const z${at}: T${at} = v${a};`,
    `const y${at}: { q: number } = o${b};`,
    `const s${at}: ReturnType<typeof f${c}> = [f${a}(0), g${b}, new C${d}().m()];`,
    "",
  ].join("\n");
}
