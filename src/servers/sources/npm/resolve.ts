/** Resolves what a pin holds of packages of npm: npm does it, because it knows the releases. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../../model/errors.ts";
import { readFileText } from "../../../platform/files.ts";
import type { Installer } from "../../source.ts";
import { unsafeClosure } from "./closure.ts";
import { type NpmLock, npmManifest } from "./manifest.ts";
import { type NpmRun, placeClosure, runNpm } from "./run.ts";

export const resolveClosure: Installer<"npm">["resolve"] = async (host, name, declared, place) => {
  const manifest = npmManifest(name, declared);
  writeFileSync(join(place.folder, "package.json"), JSON.stringify(manifest));
  const result = await runNpm(host, place, [
    "install",
    "--package-lock-only",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    // No registry is named in a pin: the integrity decides, wherever the bytes come from.
    "--omit-lockfile-registry-resolved",
  ]);
  assertDone(result, Object.keys({ ...declared.dependencies, ...declared.platforms }));
  const lock = withoutMissing(
    withoutWorkspaces(JSON.parse(readFileText(join(place.folder, "package-lock.json"))) as NpmLock),
  );
  const missing = Object.keys({ ...declared.dependencies, ...declared.platforms }).find(
    (one) => lock.packages[`node_modules/${one}`] === undefined,
  );
  if (missing !== undefined) throw notReleased(`${missing} ${name.version} is not released`, [missing]);
  const unsafe = unsafeClosure(name, { manifest, lock }, declared);
  if (unsafe !== undefined)
    throw new UserError("not-found", `npm's lock file cannot be installed from: ${unsafe}`, {
      hint: "A pin holds packages of npm's registry alone, each by its integrity.",
    });
  return { kind: "npm", manifest, lock };
};

/** Removes the workspaces that a package was made from: they do not matter for what is installed of it. */
function withoutWorkspaces(lock: NpmLock): NpmLock {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const { workspaces: _, ...rest } = entry as typeof entry & { readonly workspaces?: unknown };
    return [path, rest] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Removes optional dependencies that the registry did not have, because `npm ci` refuses them. A package may name one
 * for each platform that exists.
 */
function withoutMissing(lock: NpmLock): NpmLock {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === "" || !("optionalDependencies" in entry)) return [path, entry] as const;
    const { optionalDependencies, ...rest } = entry as typeof entry & {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    const there = Object.entries(optionalDependencies).filter(([name]) =>
      [`${path}/node_modules/${name}`, `node_modules/${name}`].some((one) => one in lock.packages),
    );
    return [
      path,
      there.length === 0 ? rest : { ...rest, optionalDependencies: Object.fromEntries(there) },
    ] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

export const fetchClosure: Installer<"npm">["fetch"] = async (host, closure, processor, place) => {
  assertDone(
    await placeClosure(host, closure, processor, place),
    Object.keys({ ...closure.manifest.dependencies, ...closure.manifest.optionalDependencies }),
  );
};

/** Throws if npm did not end well; `packages` are those that were requested. */
function assertDone(result: NpmRun, packages: readonly string[]): void {
  if (result.kind === "done") return;
  if (result.kind !== "failed") {
    throw new UserError("not-found", `npm could not resolve the pin: ${result.message}`, {
      hint: registryHint,
    });
  }
  const code = /npm (?:error|ERR!) code (\S+)/u.exec(result.stderr)?.[1] ?? "it ended with an error";
  if (/^(?:ETARGET|E404|ENOVERSIONS)$/u.test(code))
    throw notReleased(`there is no such version of ${packages.join(", ")} on npm's registry`, packages);
  const why = unreachable.test(code)
    ? `its registry cannot be reached (${code})`
    : (meanings.get(code) ?? code);
  throw new UserError("not-found", `npm could not resolve the pin: ${why}`, { hint: registryHint });
}

const registryHint = "Check the network, and npm's registry settings.";
const unreachable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/u;
const meanings: ReadonlyMap<string, string> = new Map([
  ["ENOTCACHED", "it is set to work offline, and does not have the package (ENOTCACHED)"],
  ["E401", "its registry wants a login, and no token is passed on to it (E401)"],
  ["E403", "its registry refuses the package (E403)"],
  ["EINTEGRITY", "a package does not have the integrity that its registry names (EINTEGRITY)"],
]);

function notReleased(message: string, [first = "PACKAGE"]: readonly string[]): UserError {
  return new UserError("not-found", message, {
    hint: `Look up what is released with: npm view ${first} versions`,
  });
}
