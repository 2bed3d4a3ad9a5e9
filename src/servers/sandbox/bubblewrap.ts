/**
 * Runs a server in a sandbox, by bubblewrap. Inside are only the system's programs, the server, the trees and a
 * folder of the run. There is no network, no other process, no home folder, no working tree, and no file of the
 * runner. It is meant above all for servers that run code of the repository.
 */
import { existsSync, realpathSync } from "node:fs";
import { compareText } from "../../model/order.ts";
import { isInside } from "../../model/paths.ts";
import type { Host, SpawnRequest } from "../../platform/host.ts";

/** What a sandbox allows, in addition to the system's programs. */
export type Walls = {
  /** Absolute paths that can be read. Missing ones are skipped. */
  readonly readable: readonly string[];
  /** Folders that can also be written. A readable path inside one stays read-only. */
  readonly writable: readonly string[];
};

/** The paths of programs and libraries, without anything that belongs to a person or a job. */
const system = [
  "/usr",
  "/bin",
  "/sbin",
  "/lib",
  "/lib32",
  "/lib64",
  "/etc/alternatives",
  "/etc/ld.so.cache",
  "/etc/ld.so.conf",
  "/etc/ld.so.conf.d",
  "/etc/localtime",
];

/** The options that separate the process from the machine. */
const alone = [
  "--unshare-user",
  "--unshare-pid",
  "--unshare-net",
  "--unshare-ipc",
  "--unshare-uts",
  "--unshare-cgroup-try",
  // Without a new session, a process could type into the terminal that started the run (CVE-2017-5226).
  "--new-session",
  "--die-with-parent",
  "--cap-drop",
  "ALL",
  "--tmpfs",
  "/tmp",
  "--proc",
  "/proc",
  "--dev",
  "/dev",
];

/**
 * Rewrites a request so that bubblewrap (`file`) starts the same process in a sandbox. Only the real folders are mounted,
 * so a link that lies outside of them is created again, because programs expect its path (`/bin`).
 */
export function sandboxedRequest(file: string, request: SpawnRequest, walls: Walls): SpawnRequest {
  const mounts = new Map<string, "--bind" | "--ro-bind">();
  const links = new Map<string, string>();
  const add = (paths: readonly string[], how: "--bind" | "--ro-bind") => {
    for (const path of paths.filter((one) => existsSync(one))) {
      const real = realpathSync(path);
      mounts.set(real, how);
      if (real !== path) links.set(path, real);
    }
  };
  add(system, "--ro-bind");
  add(walls.writable, "--bind");
  add(walls.readable, "--ro-bind");
  const isMounted = (path: string) => [...mounts.keys()].some((one) => isInside(path, one));
  const places = [
    ...[...mounts].map(([path, how]) => [path, how, path] as const),
    // A link inside a mounted folder exists there already.
    ...[...links]
      .filter(([path]) => !isMounted(path))
      .map(([path, real]) => [path, "--symlink", real] as const),
  ];
  // A folder inside another one must be mounted after it.
  const args = places
    .toSorted(([one], [other]) => compareText(one, other))
    .flatMap(([place, how, from]) => [how, from, place]);
  return {
    ...request,
    file,
    args: [...alone, ...args, "--chdir", request.cwd, "--", request.file, ...request.args],
    // The sandbox depends on the tree from the start, so the process cannot start before the tree is ready.
    waits: false,
  };
}

/**
 * Wraps a host so that every process starts in a sandbox. `walls` is evaluated for each process, because a run can
 * add trees. A server inside does not learn Lanser's process id: many servers end when that process is gone, and
 * inside there is none. Bubblewrap ends them instead.
 */
export function sandboxHost(host: Host, file: string, walls: (request: SpawnRequest) => Walls): Host {
  return {
    ...host,
    pidForServers: null,
    spawn: (request) => host.spawn(sandboxedRequest(file, request, walls(request))),
  };
}
