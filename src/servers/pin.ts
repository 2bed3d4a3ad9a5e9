/** Makes a pin of any released version: npm resolves it, and what it would install here and elsewhere is digested. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../errors.ts";
import type { Host } from "../host.ts";
import { pinManifest, unsafeClosure } from "./closure.ts";
import { npmArguments, runNpm, treeDigest } from "./install.ts";
import type { NpmLock, Pin } from "./pins.ts";
import type { Profile } from "./profile.ts";

export type PinHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "nodePath">;

export type PinOptions = {
  /** An empty folder for this alone. */
  readonly scratch: string;
  /** Nothing inside these is ever run. */
  readonly forbidden: readonly string[];
  readonly progress: (text: string) => void;
};

const exactVersion = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,64})?$/u;

/** Throws a UserError for a version that is none, one that is not released, and when npm cannot be had. */
export async function makePin(
  host: PinHost,
  profile: Pick<Profile, "id" | "packages">,
  version: string,
  options: PinOptions,
): Promise<Pin> {
  if (!exactVersion.test(version)) {
    throw new UserError("usage", `\`${version}\` is no exact version`, {
      hint: `Give all three numbers, for example: lanser pin ${profile.id}@1.2.3`,
    });
  }
  const { dependencies, platforms } = profile.packages(version);
  const manifest = pinManifest(profile.id, version);
  if (manifest === undefined) throw new Error(`${profile.id} is no profile of this release.`);
  const resolved = join(options.scratch, "resolved");
  mkdirSync(resolved);
  writeFileSync(join(resolved, "package.json"), JSON.stringify(manifest));
  options.progress(`resolving ${profile.id} ${version}`);
  await npm(host, resolved, options, [
    "install",
    "--package-lock-only",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    // No registry is named in a pin: the integrity decides, wherever the bytes come from.
    "--omit-lockfile-registry-resolved",
  ]);
  const lock = JSON.parse(readFileSync(join(resolved, "package-lock.json"), "utf8")) as NpmLock;
  const missing = Object.keys({ ...dependencies, ...platforms }).find(
    (name) => lock.packages[`node_modules/${name}`] === undefined,
  );
  if (missing !== undefined) throw notReleased(`${missing} ${version} is not released`);
  const pin = { server: profile.id, version, manifest, lock };
  const unsafe = unsafeClosure(pin);
  if (unsafe !== undefined) throw notReleased(`npm's lock file cannot be installed from: ${unsafe}`);
  const treeDigests: Record<string, string> = {};
  for (const cpu of platforms === undefined ? ["any"] : ["x64", "arm64"]) {
    options.progress(cpu === "any" ? "digesting its files" : `digesting its files for ${cpu}`);
    const folder = join(options.scratch, cpu);
    mkdirSync(folder);
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    const platform = cpu === "any" ? [] : [`--cpu=${cpu}`, "--os=linux"];
    await npm(host, folder, options, [...npmArguments(pin), ...platform]);
    treeDigests[cpu] = treeDigest(folder);
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...pin, treeDigests };
}

async function npm(
  host: PinHost,
  cwd: string,
  { forbidden }: PinOptions,
  args: readonly string[],
): Promise<void> {
  const result = await runNpm(host, forbidden, cwd, args);
  if (result.kind === "done") return;
  if (result.kind !== "failed") {
    throw new UserError("not-found", `npm could not resolve the pin: ${result.message}`, {
      hint: registryHint,
    });
  }
  const code = /npm (?:error|ERR!) code (\S+)/u.exec(result.stderr)?.[1] ?? "it ended with an error";
  if (/^(?:ETARGET|E404|ENOVERSIONS)$/u.test(code))
    throw notReleased("there is no such version on npm's registry");
  const why = unreachable.test(code)
    ? `its registry cannot be reached (${code})`
    : (otherwise.get(code) ?? code);
  throw new UserError("not-found", `npm could not resolve the pin: ${why}`, { hint: registryHint });
}

const registryHint = "Check the network, and npm's registry settings.";
const unreachable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/u;
const otherwise: ReadonlyMap<string, string> = new Map([
  ["ENOTCACHED", "it is set to work offline, and does not have the package (ENOTCACHED)"],
  ["E401", "its registry wants a login, and no token is passed on to it (E401)"],
  ["E403", "its registry refuses the package (E403)"],
  ["EINTEGRITY", "a package is not what its registry says it is (EINTEGRITY)"],
]);

function notReleased(message: string): UserError {
  return new UserError("not-found", message, {
    hint: "Look up what is released with: npm view PACKAGE versions",
  });
}
