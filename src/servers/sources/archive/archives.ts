/**
 * Describes archives that hold a program, from Debian's packages or an address: what a profile declares, what a pin
 * holds, and what a pin may contain.
 */

export type ArchiveProcessor = "any" | "x64" | "arm64";

/** Archives that are unpacked over each other, in this order. */
export type Archives = {
  /**
   * Version of the program. Debian's packages are those with this upstream version; in addresses it replaces
   * `{version}`.
   */
  readonly version: string;
} & (
  | { readonly debian: readonly string[] }
  | { readonly addresses: Readonly<Partial<Record<ArchiveProcessor, string>>> }
);

/** One archive: the place to fetch it from, and the digest that it must have, wherever it comes from. */
export type PinnedArchive = { readonly sha256: string } & (
  | { readonly debian: string; readonly version: string }
  | { readonly address: string }
);

export type ArchiveFiles = {
  readonly archives: Readonly<Partial<Record<ArchiveProcessor, readonly PinnedArchive[]>>>;
};

/** Returns the reason why nothing may be installed from these archives, or undefined. */
export function unsafeArchives({ archives }: ArchiveFiles, declared: Archives): string | undefined {
  const all = Object.values(archives).flat();
  if (all.some(({ sha256 }) => !/^[0-9a-f]{64}$/u.test(sha256)))
    return "it has an archive without its sha256";
  if (all.some((one) => "debian" in one && !debianVersion.test(one.version)))
    return "it has a package of Debian at no version";
  const named = JSON.stringify(namesOf(archives));
  const wanted =
    "debian" in declared
      ? JSON.stringify(Object.keys(archives).map((processor) => [processor, declared.debian]))
      : JSON.stringify(namesOf(fromAddresses(declared)));
  if (named !== wanted) return "its archives differ from the named ones";
  const [main] = all;
  return main !== undefined && "debian" in main && !isUpstream(main.version, declared.version)
    ? `${main.debian} ${main.version} is not ${declared.version}`
    : undefined;
}

function namesOf(archives: Readonly<Partial<Record<string, readonly Partial<PinnedArchive>[]>>>) {
  return Object.entries(archives).map(([processor, list = []]) => [
    processor,
    list.map((one) => ("debian" in one ? one.debian : "address" in one ? one.address : "")),
  ]);
}

/** Returns each processor's address, as a pin names it. */
export function fromAddresses(
  declared: Extract<Archives, { readonly addresses: object }>,
): Readonly<Partial<Record<ArchiveProcessor, readonly { readonly address: string }[]>>> {
  return Object.fromEntries(
    archiveProcessors.flatMap((processor) => {
      const address = declared.addresses[processor];
      return address === undefined
        ? []
        : [[processor, [{ address: address.replaceAll("{version}", declared.version) }]]];
    }),
  );
}

export const archiveProcessors = ["any", "arm64", "x64"] as const satisfies readonly ArchiveProcessor[];

/**
 * Matches a version of Debian, such as `1:19.1.7-3~deb12u1`: it begins with no character that a command could take for
 * an option.
 */
const debianVersion = /^[0-9][A-Za-z0-9.+~:-]{0,127}$/u;

/** True if a version of Debian (`1:19.1.7-3~deb12u1`, `1.96.0+dfsg1-1`) is of the release `version`. */
export function isUpstream(debian: string, version: string): boolean {
  const upstream = debian.replace(/^\d+:/u, "").replace(/-[^-]*$/u, "");
  return upstream === version || upstream.startsWith(`${version}+`);
}

/** Form of an archive, by its name; `program`: it is no archive, and is itself what is started. */
export type ArchiveForm = "tar" | "zip" | "gzip" | "deb" | "program";

export function formOf(name: string): ArchiveForm {
  if (/\.(?:tar(?:\.(?:gz|xz|bz2|zst))?|tgz|txz)$/u.test(name)) return "tar";
  if (/\.(?:zip|vsix)$/u.test(name)) return "zip";
  if (name.endsWith(".gz")) return "gzip";
  return name.endsWith(".deb") ? "deb" : "program";
}
