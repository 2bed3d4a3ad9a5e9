import type { Range } from "../../src/model/finding.ts";
import type { Bundle } from "../../src/questions/bundle/bundle.ts";
import type { FactFile } from "../../src/questions/bundle/facts.ts";

/** An answer as one line: places from 1, of what lies outside only that it does. */
export function brief(bundle: Bundle): string {
  if ("error" in bundle) return String(bundle.error.exitCode);
  const {
    definitions,
    references,
    hover,
    symbols,
    calls,
    types,
    diagnostics,
    location,
    signatures,
    active,
    response,
    hints,
  } = bundle.facts;
  const at = (where: FactFile, [line, character]: readonly [number, number, ...number[]]) =>
    where.path === undefined ? "outside" : `${where.path}:${line + 1}:${character + 1}`;
  const places = definitions ?? references;
  if (places !== undefined) return places.map((one) => at(one, one.range)).join(" ");
  if (hover !== undefined)
    return (
      hover?.text
        .replace(/```\w*\n?/gu, "")
        .trim()
        .split("\n")[0] ?? "nothing"
    );
  if (calls !== undefined)
    return calls.map((one) => `${one.name}@${at(one, one.selectionRange ?? one.range)}`).join(" ");
  const named = symbols ?? types;
  if (named !== undefined)
    return named.map(({ name, container }) => (container === null ? name : `${container}.${name}`)).join(" ");
  if (diagnostics !== undefined)
    return diagnostics.map((one) => `${at(one, one.range)} ${one.code}`).join(" ");
  if (signatures !== undefined)
    return `${signatures.map(({ label }) => label).join(" | ")} #${active?.parameter}`;
  if (hints !== undefined)
    return hints
      .map(({ position: [line, character], label }) => `${line + 1}:${character + 1} ${label}`)
      .join(", ");
  if (response !== undefined)
    return (response.result as readonly { readonly range: Range }[])
      .map(({ range: { start } }) => `${start.line + 1}:${start.character + 1}`)
      .join(" ");
  return location === undefined ? "" : `${at(location, location.range)} ${location.symbol}`;
}
