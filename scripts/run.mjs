// Every npm script starts here. Plain JavaScript, because the machine's own Node may be too old to run TypeScript.
// It installs what the lock files name, generates the validators and runs the script on the pinned Node. `gate` and `lanser` run the committed
// bundle if nothing is installed for development: on the machine's Node, or on the pinned one if that is too old.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { constants } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const cache = join(root, ".cache");
const platform = `${process.platform}-${process.arch}`;
/** The packages of scripts/toolchain that this machine needs. */
const nodePackage = `node-${platform}`;
const biomePackage = `@biomejs/cli-${platform}`;
const stampName = ".lanser-installed";
const CONFIGURATION = 12;
/** How often is looked whether who started this is there still. */
const parentLookMs = 500;
const USAGE = 13;
const BROKEN = 14;

const vitest = ["node", "node_modules/vitest/vitest.mjs", "run"];
const daily = [...vitest, "--project", "unit", "--project", "values"];
const fast = [...vitest, "--project", "fast", "--project", "values"];

const sources = join(root, "src/cli/main.ts");
const bundle = join(root, "dist/cli.js");

/** What each npm script runs, in this folder: command lines, each only if the one before succeeded. */
const commands = {
  gate: (args, command) => [
    args.length === 0 ? ["node", "scripts/example.ts", command] : ["node", command, "gate", ...args],
  ],
  lanser: (args, command) => [["node", command, ...args]],
  test: (args) => [
    args.includes("--fast") ? [...fast, ...args.filter((arg) => arg !== "--fast")] : [...daily, ...args],
  ],
  "test:tools": (args) => [[...vitest, "--project", "tools", ...args]],
  "test:nightly": (args) => [[...vitest, "--project", "nightly", ...args]],
  update: (args) => [
    ["node", "scripts/generate.ts"],
    ["node", "scripts/build.ts"],
    ["node", "scripts/record.ts"],
    // Last, because vitest takes a word behind it for its value.
    [...daily, ...args, "--update"],
  ],
  build: (args) => [["node", "scripts/build.ts", ...args]],
  bench: (args) => [["node", "bench/main.ts", ...args]],
  "bench:newness": (args) => [["node", "bench/main.ts", "newness", ...args]],
  "bench:reward": (args) => [["node", "bench/main.ts", "reward", ...args]],
  mutants: (args) => [["node", "scripts/mutants/run.ts", ...args]],
  features: (args) => [["node", "scripts/features.ts", ...args]],
  gallery: (args) => [["node", "scripts/gallery.ts", ...args]],
  pictures: (args) => [["node", "scripts/pictures.ts", ...args]],
  lint: (args) => [["biome", "check", "--error-on-warnings", ...args]],
  types: (args) => [["node", "node_modules/typescript/bin/tsc", "--noEmit", ...args]],
};

process.exitCode = await main(process.argv[2], process.argv.slice(3)).catch((error) =>
  say(BROKEN, error.stack),
);

async function main(name, args) {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    return say(USAGE, `there is no command "${name ?? ""}"; there are ${Object.keys(commands).join(", ")}.`);
  }
  const isBundled = (name === "gate" || name === "lanser") && !existsSync(modules);
  const tools = isBundled ? (isOwnNodeEnough() ? [] : [nodePackage]) : [nodePackage, biomePackage];
  if (tools.some((tool) => toolFolder(tool) === undefined)) {
    return say(CONFIGURATION, `lanser runs on Linux; it has not been tested on ${platform} yet.`);
  }
  const installs = tools
    .filter((tool) => !existsSync(toolFolder(tool)))
    .map((tool) => () => installTool(tool));
  if (!isBundled && !isInstalled(modules)) installs.push(installAll);
  const what = isBundled ? "the pinned Node (120 MB)" : "what the lock files name";
  if (installs.length > 0) say(0, `installing ${what}, which takes up to a minute the first time…`);
  for (const install of installs) {
    const code = await install();
    if (code !== 0) return code;
  }
  const node = tools.length === 0 ? process.execPath : join(toolFolder(nodePackage), "bin/node");
  // npm calls us from this folder and says in INIT_CWD where it was called itself.
  const env = {
    ...process.env,
    LANSER_CALLED_FROM: process.env.INIT_CWD ?? process.cwd(),
    PATH: [dirname(node), ...(isBundled ? [] : [toolFolder(biomePackage)]), process.env.PATH ?? ""].join(
      delimiter,
    ),
  };
  if (!isBundled) {
    const options = { cwd: root, env, stdio: ["ignore", 2, 2] };
    const code = await run(node, ["scripts/validators.ts"], options);
    if (code !== 0)
      return say(BROKEN, "The validators cannot be generated. The message above has the cause.");
  }
  const cwd = (name === "gate" && args.length > 0) || name === "lanser" ? process.cwd() : root;
  for (const [program, ...rest] of command(args, isBundled ? bundle : sources)) {
    const code = await run(program === "node" ? node : join(toolFolder(biomePackage), program), rest, {
      cwd,
      env,
      stdio: "inherit",
    });
    if (code !== 0) return code;
  }
  return 0;
}

/** Whether the Node that runs this file is at least of the pinned one's major version. */
function isOwnNodeEnough() {
  const pinned = lockedTool(nodePackage)?.version;
  return pinned !== undefined && Number.parseInt(process.versions.node, 10) >= Number.parseInt(pinned, 10);
}

/** The entry of a package in the lock file of the toolchain; undefined if this platform has none. */
function lockedTool(name) {
  const lock = JSON.parse(readFileSync(join(root, "scripts/toolchain/package-lock.json"), "utf8"));
  return lock.packages[`node_modules/${name}`];
}

/** Where a package of the toolchain lies, by its name, version and the beginning of its digest; undefined if this platform has none. */
function toolFolder(name) {
  const locked = lockedTool(name);
  if (locked === undefined) return undefined;
  const digest = createHash("sha256").update(locked.integrity).digest("hex").slice(0, 12);
  return join(cache, `${name.replace("@biomejs/cli", "biome")}-${locked.version}-${digest}`);
}

function stamp() {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform}-${process.arch}\n`;
}

function isInstalled(folder) {
  try {
    return readFileSync(join(folder, stampName), "utf8") === stamp();
  } catch {
    return false;
  }
}

/** What is put into place is either the old one or a whole new one, whoever else installs and wherever this is killed. */
function installAll() {
  return installing(async (own) => {
    for (const file of ["package.json", "package-lock.json", ".npmrc"])
      copyFileSync(join(root, file), join(own, file));
    const code = await npmCi(own);
    if (code !== 0) return code;
    const fresh = join(own, "node_modules");
    writeFileSync(join(fresh, stampName), stamp());
    swapIn(fresh, join(own, "old"));
    if (!isInstalled(modules))
      return say(BROKEN, "package-lock.json changed while it was being installed; try again.");
    return say(0, "To check the subject of each commit here: git config core.hooksPath scripts/hooks");
  });
}

/** One package of the toolchain; npm checks its integrity. Headers and manuals, a third of Node, are left out. */
function installTool(name) {
  return installing(async (own) => {
    const { version, integrity } = lockedTool(name);
    const manifest = { name: "lanser-toolchain", version: "0.0.0", dependencies: { [name]: version } };
    const packages = { "": manifest, [`node_modules/${name}`]: { version, integrity } };
    writeFileSync(join(own, "package.json"), JSON.stringify(manifest));
    writeFileSync(
      join(own, "package-lock.json"),
      JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
    );
    copyFileSync(join(root, ".npmrc"), join(own, ".npmrc"));
    const code = await npmCi(own);
    if (code !== 0) return code;
    const fresh = join(own, "node_modules", name);
    for (const unused of ["include", "share"]) rmSync(join(fresh, unused), { recursive: true, force: true });
    try {
      renameSync(fresh, toolFolder(name));
    } catch (error) {
      // Another run was first; theirs is the same.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    }
    return 0;
  });
}

/** In a folder for this process alone, which is removed in the end. */
async function installing(work) {
  mkdirSync(cache, { recursive: true });
  for (const left of readdirSync(cache).filter(isAbandoned)) remove(join(cache, left));
  const own = join(cache, `install-${process.pid}`);
  mkdirSync(own, { recursive: true });
  try {
    return await work(own);
  } finally {
    remove(own);
  }
}

async function npmCi(own) {
  const [program, ...first] = npm();
  const flags = ["ci", "--prefix", own, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  // What npm prints goes to standard error: standard output belongs to the command.
  const code = await run(program, [...first, ...flags], {
    cwd: own,
    env: process.env,
    stdio: ["ignore", 2, 2],
  });
  return code === 0 ? 0 : say(CONFIGURATION, "npm ci failed; nothing was changed. See npm's message above.");
}

function swapIn(fresh, old) {
  // Another run may put its own node_modules into the gap between the two renames; if it is whole, it will do.
  for (let triesMax = 5; triesMax > 0 && !isInstalled(modules); triesMax--) {
    if (existsSync(modules)) renameSync(modules, `${old}-${triesMax}`);
    try {
      renameSync(fresh, modules);
    } catch (error) {
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    }
  }
}

/** What cannot be removed now, because an npm whose starter was killed still writes there, is left to the next time. */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {}
}

function isAbandoned(name) {
  const pid = /^install-(\d+)$/.exec(name)?.[1];
  if (pid === undefined) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

function npm() {
  const path = process.env.npm_execpath;
  return path !== undefined && basename(path) === "npm-cli.js" ? [process.execPath, path] : ["npm"];
}

/** Runs to the end and gives the exit code; a signal sent to us is passed on, and the one it died of is ours too. */
function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    const pass = (signal) => {
      // At a terminal the whole group has already been interrupted; a second interrupt would mean "at once".
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, pass);
    // npm that is ended by a signal does not pass it on, and who waits for a save would wait for ever.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(watch);
      child.kill("SIGTERM");
    }, parentLookMs);
    const end = (code) => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, pass);
      resolve(code);
    };
    child.on("error", (error) => end(say(CONFIGURATION, `${program} cannot be started: ${error.message}`)));
    child.on("close", (code, signal) => end(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

function say(code, message) {
  process.stderr.write(`${message}\n`);
  return code;
}
