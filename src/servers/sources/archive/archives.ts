/**
 * Describes archives that contain a program, from Debian packages or URLs: what a profile declares, what a pin
 * contains, and which pins are refused.
 */

export type ArchiveProcessor = "any" | "x64" | "arm64";

/** Archives that are unpacked over each other, in this order. */
export type Archives = {
  /** The version of the program. Debian packages must have this upstream version; in URLs it replaces `{version}`. */
  readonly version: string;
} & (
  | { readonly debian: readonly string[] }
  | { readonly addresses: Readonly<Partial<Record<ArchiveProcessor, string>>> }
);

/** One archive: where to fetch it, and the sha256 that it must have. */
export type PinnedArchive = { readonly sha256: string } & (
  | { readonly debian: string; readonly version: string }
  | { readonly address: string }
);

/** The archives of a pin, by processor. */
export type ArchiveFiles = {
  readonly archives: Readonly<Partial<Record<ArchiveProcessor, readonly PinnedArchive[]>>>;
};

/**
 * Says why nothing may be installed from a pin's archives; undefined if they are safe. A pin is text of the
 * repository, so it must name exactly the declared archives, each with its sha256.
 */
export function unsafeArchives({ archives }: ArchiveFiles, declared: Archives): string | undefined {
  const all = Object.values(archives).flat();
  if (all.some(({ sha256 }) => !/^[0-9a-f]{64}$/u.test(sha256)))
    return "the pin has an archive without sha256";
  if (all.some((one) => "debian" in one && !debianVersion.test(one.version)))
    return "the pin has a Debian package without a version";
  const named = JSON.stringify(namesOf(archives));
  const wanted =
    "debian" in declared
      ? JSON.stringify(Object.keys(archives).map((processor) => [processor, declared.debian]))
      : JSON.stringify(namesOf(fromAddresses(declared)));
  if (named !== wanted) return "the pinned archives differ from the declared ones";
  const [main] = all;
  return main !== undefined && "debian" in main && !isUpstream(main.version, declared.version)
    ? `${main.debian} ${main.version} does not have version ${declared.version}`
    : undefined;
}

/** Reduces archives to their processors and names, to compare pin and declaration. */
function namesOf(archives: Readonly<Partial<Record<string, readonly Partial<PinnedArchive>[]>>>) {
  return Object.entries(archives).map(([processor, list = []]) => [
    processor,
    list.map((one) => ("debian" in one ? one.debian : "address" in one ? one.address : "")),
  ]);
}

/**
 * Gives each processor's URL with the version filled in, in the form of a pin. Pin and declaration can then be
 * compared as texts.
 */
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
 * A version of Debian, such as `1:19.1.7-3~deb12u1`. It begins with a digit, so that no command takes it for an
 * option.
 */
const debianVersion = /^[0-9][A-Za-z0-9.+~:-]{0,127}$/u;

/**
 * True if a version of Debian (`1:19.1.7-3~deb12u1`, `1.96.0+dfsg1-1`) belongs to the release `version`. Debian adds
 * an epoch in front and a revision behind.
 */
export function isUpstream(debian: string, version: string): boolean {
  const upstream = debian.replace(/^\d+:/u, "").replace(/-[^-]*$/u, "");
  return upstream === version || upstream.startsWith(`${version}+`);
}

/** The form of an archive. "program": the file is no archive but the program itself. */
export type ArchiveForm = "tar" | "zip" | "gzip" | "deb" | "program";

/** Decides the form by the file's name. */
export function formOf(name: string): ArchiveForm {
  if (/\.(?:tar(?:\.(?:gz|xz|bz2|zst))?|tgz|txz)$/u.test(name)) return "tar";
  if (/\.(?:zip|vsix)$/u.test(name)) return "zip";
  if (name.endsWith(".gz")) return "gzip";
  return name.endsWith(".deb") ? "deb" : "program";
}
