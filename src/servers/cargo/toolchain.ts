/** Finds the machine's Rust: the real programs, never rustup's proxies, which follow a file of the repository. */
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { isInside } from "../../model/paths.ts";
import { run } from "../../platform/run.ts";
import { findExecutable } from "../executables.ts";
import { installLine } from "../install-line.ts";
import type { PreparedToolchain, ProfileHost, Toolchain, ToolchainFinder } from "../profile.ts";
import { meantVersion } from "../sources/machine/installer.ts";

export const cargoFact = "cargo";
export const rustcFact = "rustc";
export const cratesFact = "crates";
export const targetFact = "target";

export const rustToolchain: ToolchainFinder = {
  facts: [cargoFact, rustcFact, cratesFact, targetFact],
  find: findRust,
};

type Rust = { readonly cargo: string; readonly rustc: string; readonly version: string };

async function findRust(host: ProfileHost, forbidden: readonly string[]): Promise<Toolchain> {
  const home = host.env["HOME"] ?? "/nonexistent";
  const named = host.env["CARGO_HOME"] ?? join(home, ".cargo");
  // What lies in the repository may have come with a change.
  const crates = forbidden.some((one) => isInside(named, one)) ? "/nonexistent" : named;
  const found = await rustOf(host, forbidden);
  return ({ file, serverFolder }): Promise<PreparedToolchain> => {
    const { cargo = "/nonexistent", rustc = "/nonexistent", version } = found ?? {};
    const meant = meantVersion(serverFolder);
    const problem =
      version === undefined
        ? `there is no rustc on PATH outside of the repository: ${installLine("rust", meant ?? "stable")}`
        : version === meant
          ? null
          : `Rust is ${version} on this machine, and ${meant} is pinned: install that (\`rustup toolchain install ${meant}\`), or pin what is there with \`lanser pin cargo@${version}\``;
    return Promise.resolve({
      facts: {
        [cargoFact]: cargo,
        [rustcFact]: rustc,
        [cratesFact]: crates,
        // One for each tree: cargo knows a package by its place in the workspace and a source by its time, so it would take what it
        // made of base for what head is (1.95.0).
        [targetFact]: `${file}-target`,
      },
      summary: version === undefined ? null : { name: "Rust", version },
      packages: null,
      places: [],
      problem,
    });
  };
}

/** Runs rustc to find its folder, outside of every project, so that rustup takes the machine's choice. */
async function rustOf(host: ProfileHost, forbidden: readonly string[]): Promise<Rust | undefined> {
  const onPath = findExecutable("rustc", host.env["PATH"], forbidden);
  if (onPath === undefined) return undefined;
  const env = Object.fromEntries(
    ["HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN", "CARGO_HOME"].flatMap((name) => {
      const value = host.env[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
  const ask = async (file: string, args: readonly string[]): Promise<string> => {
    const ended = await run(
      host,
      { file, args, cwd: "/", env: { ...env, ...noDownload } },
      { input: Buffer.alloc(0), msMax: 60_000, onOutput: null },
    ).catch(() => undefined);
    return ended?.exitCode === 0 ? ended.stdout.toString("utf8") : "";
  };
  const isOutside = (path: string) =>
    existsSync(path) && !forbidden.some((one) => isInside(path, one) || isInside(realpathSync(path), one));
  const sysroot = (await ask(onPath.path, ["--print", "sysroot"])).trim();
  const [cargo, rustc] = [join(sysroot, "bin/cargo"), join(sysroot, "bin/rustc")];
  if (sysroot === "" || !isOutside(cargo) || !isOutside(rustc)) return undefined;
  const version = /^release: (\d+\.\d+\.\d+\S*)$/mu.exec(await ask(rustc, ["-vV"]))?.[1];
  return version === undefined ? undefined : { cargo, rustc, version };
}

/** Variables that keep rustup from downloading what is not installed. */
const noDownload = { RUSTUP_DIST_SERVER: "http://127.0.0.1:9", RUSTUP_UPDATE_ROOT: "http://127.0.0.1:9" };
