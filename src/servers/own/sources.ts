/** The sources of a server that a repository describes: one, or several of different kinds. */
import type { ArchiveProcessor } from "../sources/archive/archives.ts";

/** A mistake in a description, and the keys that lead to it. */
export type Problem = { readonly message: string; readonly at: readonly (string | number)[] };

type Described = { readonly source: OwnSource | readonly OwnSource[] };

export type OwnSource = {
  readonly npm?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly wheel?: string;
  readonly libc?: "2.28";
  readonly processors?: readonly ("x64" | "arm64")[];
  readonly program?: string;
  readonly go?: string;
  readonly package?: string;
  readonly toolchain?: string;
  readonly debian?: readonly string[];
  readonly archive?: Readonly<Partial<Record<ArchiveProcessor, string>>>;
  /** The version of a source that stands behind the first. */
  readonly version?: string;
};

/** The keys that name a source, one for each kind. */
export const sourceKinds = ["npm", "wheel", "program", "go", "debian", "archive"] as const;

/** The sources of a description, as a list; the first is at the version of the pin. */
export function sourcesOf({ source }: Described): readonly OwnSource[] {
  return isList(source) ? source : [source];
}

function isList(source: Described["source"]): source is readonly OwnSource[] {
  return Array.isArray(source);
}

/** Finds what no schema says of the sources. */
export function sourcesProblem(own: Described): Problem | undefined {
  const sources = sourcesOf(own);
  const isOfSeveral = isList(own.source);
  const seen = new Set<string>();
  for (const [index, source] of sources.entries()) {
    const at = isOfSeveral ? ["source", index] : ["source"];
    const name = at.join(".");
    const kinds = sourceKinds.filter((kind) => source[kind] !== undefined);
    const [kind] = kinds;
    if (kind === undefined || kinds.length > 1)
      return { message: `\`${name}\` needs one of ${sourceKinds.join(", ")}`, at };
    for (const [key, of] of Object.entries(keysOfKinds))
      if (source[key as keyof typeof keysOfKinds] !== undefined && kind !== of)
        return { message: `\`${name}.${key}\` is of \`source.${of}\` alone`, at: [...at, key] };
    if (kind === "go" && source.toolchain === undefined)
      return { message: `\`${name}\` needs \`toolchain\`: the version of Go that builds it`, at };
    if ((source.version !== undefined) !== index > 0)
      return index === 0
        ? {
            message: "the first source has the version of the pin: take `version` out",
            at: [...at, "version"],
          }
        : { message: `\`${name}\` needs \`version\`: an exact one`, at };
    const unknown = Object.entries(source.archive ?? {}).find(([, address = ""]) =>
      /[{}]/u.test(address.replaceAll("{version}", "")),
    );
    if (unknown !== undefined)
      return {
        message: `\`${name}.archive.${unknown[0]}\` has braces that are not {version}`,
        at: [...at, "archive", unknown[0]],
      };
    const placed = kind === "debian" ? "archive" : kind;
    if (seen.has(placed)) return { message: `\`source\` has two of one kind (${kind})`, at };
    seen.add(placed);
  }
  return undefined;
}

const keysOfKinds = {
  with: "npm",
  libc: "wheel",
  processors: "wheel",
  toolchain: "go",
  package: "go",
} as const;
