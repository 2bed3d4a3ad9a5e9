/** Proposes the smallest configuration for scripts that have none. */
import { member } from "../../model/json.ts";
import { isBelow } from "../../model/paths.ts";
import type { TreeListing } from "../../servers/profile.ts";
import { isAside } from "./listing.ts";

export type ScriptProposal = {
  readonly path: "tsconfig.json" | "jsconfig.json";
  readonly text: string;
  /** True if sources use what only Node has, and nothing declares its types. */
  readonly lacksNodeTypes: boolean;
};

const javascript = /\.(?:js|cjs|mjs|jsx)$/u;
const typescript = /(?<!\.d)\.(?:ts|cts|mts|tsx)$/u;
/** Folders of built or copied files, left out if they are tracked. */
const built = ["build", "coverage", "dist", "out", "public", "third_party", "vendor"];
const ofNode =
  /\b(?:__dirname|__filename)\b|\bprocess\.\w|["'](?:node:\w+|fs|path|os|util|http|https|url|crypto|child_process|assert)["']/u;

/**
 * Makes the proposal; undefined without TypeScript and JavaScript. If there is TypeScript, JavaScript counts as its
 * build output.
 */
export function scriptProposal(tree: TreeListing): ScriptProposal | undefined {
  const own = (pattern: RegExp) => tree.paths.filter((path) => pattern.test(path) && !isAside(path));
  const isTyped = own(typescript).length > 0;
  const sources = isTyped ? own(typescript) : own(javascript);
  if (sources.length === 0) return undefined;
  const packages = json(tree.text("package.json") ?? "");
  const names = ["dependencies", "devDependencies"].flatMap((key) =>
    Object.keys(member(packages, key) ?? {}),
  );
  const hasTypes = names.some((name) => name.startsWith("@types/"));
  const left = [
    ...built.filter((folder) => sources.some((path) => isBelow(path, folder))),
    ...(sources.some((path) => path.endsWith(".min.js")) ? ["**/*.min.js"] : []),
  ];
  const configuration = {
    compilerOptions: {
      ...(isTyped
        ? { strict: true, noEmit: true }
        : // Without annotations every parameter would be a finding.
          { checkJs: true, strict: false }),
      // Both kinds of modules, and names of files with and without their end.
      module: "preserve",
      ...(sources.some((path) => /\.[jt]sx$/u.test(path)) ? { jsx: "preserve" } : {}),
      // Since TypeScript 6 none is taken by itself.
      ...(hasTypes ? { types: ["*"] } : {}),
    },
    ...(left.length === 0 ? {} : { exclude: ["node_modules", ...left] }),
  };
  return {
    path: isTyped ? "tsconfig.json" : "jsconfig.json",
    text: `${JSON.stringify(configuration, undefined, 2)}\n`,
    lacksNodeTypes:
      !names.includes("@types/node") && sources.some((path) => ofNode.test(tree.text(path) ?? "")),
  };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
