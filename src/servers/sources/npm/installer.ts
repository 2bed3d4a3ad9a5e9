/** Pins and installs servers that are packages of npm. */
import { diskFailure, failed, type InstallFailure } from "../../failures.ts";
import { installLine } from "../../install-line.ts";
import type { Installer, PinName } from "../../source.ts";
import { unsafeClosure } from "./closure.ts";
import { fetchClosure, resolveClosure } from "./resolve.ts";
import { networkHint, placeClosure } from "./run.ts";

export const npm: Installer<"npm"> = {
  unsafe: (name, closure, declared) =>
    declared.kind === "npm"
      ? unsafeClosure(name, closure, declared)
      : `${name.server} is not a package of npm`,
  install: async (host, name, closure, place) => {
    const { server, version } = name;
    const result = await placeClosure(host, closure, "any", place);
    switch (result.kind) {
      case "done":
        return undefined;
      case "no-npm":
        return failed(
          "install-failed",
          `${server} ${version} is not in the cache and npm is not on PATH`,
          `Put npm on PATH (${installLine("npm")}), or fill the cache on a machine that has it and pass it with --cache.`,
        );
      case "not-run": {
        const what = `installing ${server} ${version}: npm ${result.message}`;
        return failed("install-failed", what, result.hint);
      }
      case "failed":
        return npmFailure(name, result.stderr);
    }
  },
  resolve: resolveClosure,
  fetch: fetchClosure,
  processors: ({ manifest }) => (manifest.optionalDependencies === undefined ? ["any"] : ["x64", "arm64"]),
  // npm's list of what it installed differs between its versions, and nothing reads it.
  contents: [{ folder: "node_modules", bookkeeping: ["node_modules/.package-lock.json"] }],
  packageCount: ({ lock }) => Object.keys(lock.packages).filter((path) => path !== "").length,
};

function npmFailure(name: PinName, stderr: string): InstallFailure {
  const what = `npm could not install ${name.server} ${name.version}`;
  const code = /npm (?:error|ERR!) code (\S+)/.exec(stderr)?.[1];
  if (code === "ENOSPC" || /ENOSPC|EFBIG|EDQUOT/.test(stderr)) return diskFailure(name, "the disk is full");
  if (code === "EINTEGRITY") {
    return failed(
      "digest-mismatch",
      `${what}: a package is not the one that was pinned`,
      "Check the registry that npm uses.",
    );
  }
  return failed("install-failed", code === undefined ? what : `${what} (${code})`, networkHint);
}
