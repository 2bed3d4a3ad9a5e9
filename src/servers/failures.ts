/** Failures to install a server, worded for people. */

/** A failure: its code in the report, what happened, and what to do. */
export type InstallFailure = {
  readonly kind: "failed";
  readonly code: "install-refused" | "install-failed" | "digest-mismatch" | "disk";
  readonly message: string;
  readonly hint: string;
};

/** Builds a failure. Failures are values, because a run continues with the other servers. */
export function installFailure(code: InstallFailure["code"], message: string, hint: string): InstallFailure {
  return { kind: "failed", code, message, hint };
}

/**
 * Builds the failure of a disk that is full or not writable. It has its own code: a retry does not help, and a person
 * must free space.
 */
export function diskFailure(
  { server, version }: { readonly server: string; readonly version: string },
  why: string,
): InstallFailure {
  return installFailure(
    "disk",
    `Lanser could not cache ${server} ${version}: ${why}`,
    "Free space, or choose another folder with --cache.",
  );
}
