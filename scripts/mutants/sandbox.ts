/** A copy of the repository in which some files are others. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export function makeSandbox(root: string, folder: string, files: ReadonlyMap<string, string>): string {
  rmSync(folder, { recursive: true, force: true });
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  for (const path of listed.toString().split("\0")) {
    // Listed too is what was deleted and not committed.
    if (path.startsWith("dist/") || !existsSync(join(root, path)) || path === "") continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { verbatimSymlinks: true, force: true });
  }
  for (const [path, content] of files) writeFileSync(join(folder, path), content);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["scripts/validators.ts"], { cwd: folder });
  return folder;
}
