/**
 * Runs servers in a sandbox, above all those that run code of the repository. In bubblewrap there is nothing of the
 * machine but its programs, the server, the trees and a folder of the run: no network, no other process, no home, no
 * working tree, no file of the runner.
 */
import { existsSync, realpathSync } from "node:fs";
import { compareText } from "../../model/order.ts";
import { isInside } from "../../model/paths.ts";
import type { Host, SpawnRequest } from "../../platform/host.ts";

export type Walls = {
  /** Absolute paths of files and folders that can be read besides the system's programs. A missing one is left out. */
  readonly readable: readonly string[];
  /** Folders that can be written, too. A readable path inside of one is read-only. */
  readonly writable: readonly string[];
};

/** Paths of programs, their libraries, and what these read to be loaded; nothing that belongs to a person or a job. */
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

const alone = [
  "--unshare-user",
  "--unshare-pid",
  "--unshare-net",
  "--unshare-ipc",
  "--unshare-uts",
  "--unshare-cgroup-try",
  // Without it a process could type into the terminal that the run was started from (CVE-2017-5226).
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

/** Returns the same process inside of the walls; `file` is the program bubblewrap. */
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
    // A link that lies in what is mounted is there with it.
    ...[...links]
      .filter(([path]) => !isMounted(path))
      .map(([path, real]) => [path, "--symlink", real] as const),
  ];
  // What lies in another comes after it.
  const args = places
    .toSorted(([one], [other]) => compareText(one, other))
    .flatMap(([place, how, from]) => [how, from, place]);
  return {
    ...request,
    file,
    args: [...alone, ...args, "--chdir", request.cwd, "--", request.file, ...request.args],
    // The walls are those of its tree, as it lies there.
    waits: false,
  };
}

/** Returns a host that runs all processes inside of the walls, as they are when a process starts. */
export function sandboxHost(host: Host, file: string, walls: (request: SpawnRequest) => Walls): Host {
  return { ...host, spawn: (request) => host.spawn(sandboxedRequest(file, request, walls(request))) };
}
