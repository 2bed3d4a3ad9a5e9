/** Reads `requirements.txt` files: those that people write for pip, and those that pip-compile and uv write. */
import { push } from "../model/push.ts";
import { textLengthMax } from "./document.ts";
import {
  type DependencyFile,
  declaredFile,
  normaliseName,
  resolvedLockFile,
  unreadableFile,
} from "./package.ts";
import { isOwn, readRequirement } from "./requirement.ts";

type Line = {
  readonly name: string;
  readonly specifier: string;
  readonly hashes: readonly string[];
  /** Packages that need it, from the comment `# via` of pip-compile or uv; null without that comment. */
  readonly via: readonly string[] | null;
};

/**
 * Reads requirements. The file counts as a lock file if every line has an exact version and a comment `# via`. Then it
 * also says which package needs which, so a change of one can be traced to an import.
 */
export function readRequirements(text: string): DependencyFile {
  if (text.length > textLengthMax)
    return unreadableFile(`the file has more than ${textLengthMax} characters`);
  const found: Line[] = [];
  const includes: string[] = [];
  for (const { code, comment } of statements(text)) {
    const option = /^(?:-r|-c|--requirement|--constraint)(?:[ \t]+|=)?(.+)$/u.exec(code)?.[1];
    if (option !== undefined) {
      includes.push(option.trim().replace(/^["']|["']$/gu, ""));
      continue;
    }
    const one = lineOf(code, comment);
    if (one !== undefined) found.push(one);
  }
  const isLock =
    found.length > 0 && found.every(({ specifier, via }) => exact(specifier) !== undefined && via !== null);
  if (!isLock) {
    return declaredFile(
      found.map(({ name, specifier, hashes }) => ({
        ecosystem: "pypi",
        name,
        specifier: [specifier, ...hashes.toSorted()].join(" ").trim(),
        group: null,
      })),
      includes,
    );
  }
  const needs = new Map<string, string[]>();
  for (const { name, via } of found) for (const by of via ?? []) push(needs, by, name);
  const packages = found.map(({ name, specifier, hashes }) => ({
    ecosystem: "pypi" as const,
    name,
    version: exact(specifier) ?? "",
    integrity: hashes,
    dependsOn: needs.get(name) ?? [],
    isTop: true,
  }));
  return { ...resolvedLockFile(packages), includes };
}

/** Returns the exact version of a specifier (`==` or `===`), even with a condition after it; undefined for a range. */
function exact(specifier: string): string | undefined {
  return /^(?:\[[^\]]*\] )?===?([^,*;\s]+)(?: ;.*)?$/u.exec(specifier)?.[1];
}

/** Reads one requirement with its comment. Undefined for an option of pip, and for a folder of the project itself. */
function lineOf(code: string, comment: string): Line | undefined {
  const hashes = [...code.matchAll(/--hash[= ](\S+)/gu)].map(([, hash = ""]) => hash);
  const bare = code.replace(/\s--(?:hash|config-settings|global-option)[= ].*$/u, "").trim();
  const via = viaOf(comment);
  const editable = /^(?:-e|--editable)[ =]+(.+)$/u.exec(bare)?.[1]?.trim();
  const wanted = editable ?? bare;
  if (wanted === "" || wanted.startsWith("-") || isOwn(wanted)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:\/\//iu.test(wanted)) {
    return { name: nameInAddress(wanted), specifier: `@ ${wanted}`, hashes, via };
  }
  const read = readRequirement(wanted);
  return read === undefined ? undefined : { ...read, hashes, via };
}

/**
 * Returns the name of a package at an address, which need not contain it: from `#egg=NAME`, from the start of an
 * archive's name, or from the name of a repository.
 */
function nameInAddress(address: string): string {
  const [path = "", fragment = ""] = address.split("#", 2);
  const egg = fragment.split("&").find((one) => one.startsWith("egg="));
  if (egg !== undefined) return normaliseName(egg.slice("egg=".length).replace(/\[.*$/u, ""));
  const last = path.replace(/\/+$/u, "").split("/").at(-1) ?? "";
  const archive = /^([A-Za-z0-9._]+)-.*\.(?:whl|gz|zip)$/u.exec(last)?.[1];
  return normaliseName(archive ?? last.replace(/@.*$/u, "").replace(/\.git$/u, ""));
}

/** Returns the packages that a comment `# via a, b` names, without the project itself; null without such a comment. */
function viaOf(comment: string): readonly string[] | null {
  const via = /(?:^|\n)[ \t]*via(?:[ \t\n]|$)([\s\S]*)/u.exec(comment)?.[1];
  if (via === undefined) return null;
  // "-r requirements.in" and "myproject (pyproject.toml)" are the project itself.
  return via
    .split(/[\n,]/u)
    .map((one) => one.trim())
    .filter((one) => /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\[[^\]]*\])?$/u.test(one))
    .map((one) => normaliseName(one.replace(/\[.*$/u, "")));
}

type Statement = { readonly code: string; readonly comment: string };

/**
 * Joins lines that a backslash continues, and adds the comments on the line and the indented ones directly below it.
 */
function statements(text: string): readonly Statement[] {
  const found: { code: string; comment: string[] }[] = [];
  let open: string[] = [];
  for (const line of text.replace(/^\ufeff/u, "").split(/\r\n|[\r\n]/u)) {
    const own = /^\s*#(.*)$/u.exec(line);
    if (own !== null && open.length === 0) {
      const isBelow = /^\s/u.test(line);
      if (isBelow) found.at(-1)?.comment.push(own[1] ?? "");
      continue;
    }
    const at = line.search(/(?:^|\s)#/u);
    const code = at < 0 ? line : line.slice(0, at);
    if (code.endsWith("\\")) {
      open.push(code.slice(0, -1));
      continue;
    }
    const whole = [...open, code].join(" ").trim();
    open = [];
    if (whole !== "")
      found.push({ code: whole, comment: at < 0 ? [] : [line.slice(at).replace(/^\s*#/u, "")] });
  }
  if (open.length > 0) found.push({ code: open.join(" ").trim(), comment: [] });
  return found.map(({ code, comment }) => ({ code, comment: comment.join("\n") }));
}
