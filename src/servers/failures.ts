/** Failures to install a server, in words for people. */

export type InstallFailure = {
  readonly kind: "failed";
  readonly code: "install-refused" | "install-failed" | "digest-mismatch" | "disk";
  readonly message: string;
  readonly hint: string;
};

export function installFailure(code: InstallFailure["code"], message: string, hint: string): InstallFailure {
  return { kind: "failed", code, message, hint };
}

export function diskFailure(
  { server, version }: { readonly server: string; readonly version: string },
  why: string,
): InstallFailure {
  return installFailure(
    "disk",
    `${server} ${version} not cached: ${why}`,
    "Free space, or name another folder with --cache.",
  );
}
