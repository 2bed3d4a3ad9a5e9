/** Folders and files that live as long as the test that made them. */
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { watch } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Paths and contents; null takes a file away. */
export type Files = Readonly<Record<string, string | null>>;

export function temporaryFolder(): string {
  const { folder, remove } = makeFolder();
  onTestFinished(remove);
  return folder;
}

/** For what several tests share: made in `beforeAll`, which returns `remove`. */
export function makeFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lanser-test-")));
  // What a test has killed may still be writing.
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }) };
}

export function write(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    if (content === null) rmSync(target);
    else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, content);
    }
  }
}

/** A folder with these files. */
export function folderOf(files: Files): string {
  const folder = temporaryFolder();
  write(folder, files);
  return folder;
}

/** Resolves with the name of the first entry of a folder that matches, which somebody is about to make. */
export async function appears(folder: string, name: RegExp): Promise<string> {
  const look = () => readdirSync(folder).find((one) => name.test(one));
  const limit = AbortSignal.timeout(30_000);
  const changes = watch(folder, { signal: limit });
  for (let found = look(); ; found = look()) {
    if (found !== undefined) return found;
    await changes.next();
  }
}
