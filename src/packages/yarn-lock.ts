/** Reads `yarn.lock`: the format of yarn 1, and YAML of later versions. */
import { member } from "../model/json.ts";
import { push } from "../model/push.ts";
import { entriesOf, listOf, readYaml, textLengthMax, textOf } from "./document.ts";
import { isOwnRange } from "./manifest.ts";
import { packageOf } from "./npm-lock.ts";
import { type DependencyFile, type ResolvedPackage, resolved, unreadable } from "./package.ts";

export function readYarnLock(text: string): DependencyFile {
  if (text.length > textLengthMax) return unreadable(`it has more than ${textLengthMax} characters`);
  return /^__metadata:/mu.test(text) ? readBerry(text) : readClassic(text);
}

type Entry = {
  /** All `name@range` that it resolves. */
  readonly wanted: readonly string[];
  version: string;
  readonly integrity: string[];
  readonly dependsOn: string[];
};

/**
 * Reads the format of yarn 1: headers without indentation, fields indented by two spaces, names of dependencies by
 * four.
 */
function readClassic(text: string): DependencyFile {
  const entries: Entry[] = [];
  let isInList = false;
  for (const line of text.replace(/^\ufeff/u, "").split(/\r?\n/u)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const indent = line.length - line.trimStart().length;
    const words = line.trim();
    if (indent === 0) {
      if (!words.endsWith(":")) return unreadable("its syntax is not valid");
      const wanted = words.slice(0, -1).split(",").map(unquoted);
      entries.push({ wanted, version: "", integrity: [], dependsOn: [] });
      continue;
    }
    const entry = entries.at(-1);
    if (entry === undefined) return unreadable("its syntax is not valid");
    const [key = "", value = ""] = fieldOf(words);
    if (indent === 2) {
      isInList = key === "dependencies:" || key === "optionalDependencies:";
      if (key === "version") entry.version = value;
      if (key === "integrity") entry.integrity.push(...value.split(/\s+/u));
      if (key === "resolved" && /^git|\.git#/u.test(value)) entry.integrity.push(`at:${value}`);
    } else if (isInList) entry.dependsOn.push(key);
  }
  return resolved(packagesOf(entries));
}

/** Splits `key value` or `"key" "value"`. */
function fieldOf(words: string): readonly [string, string] {
  const at = words.startsWith('"') ? words.indexOf('"', 1) + 1 : words.search(/\s|$/u);
  return [unquoted(words.slice(0, at)), unquoted(words.slice(at))];
}

function unquoted(text: string): string {
  return text.trim().replace(/^"|"$/gu, "");
}

function readBerry(text: string): DependencyFile {
  const read = readYaml(text);
  if (read.kind === "unreadable") return read;
  const [lock] = listOf(read.value);
  const cache = textOf(member(member(lock, "__metadata"), "cacheKey")) ?? "";
  const entries = entriesOf(lock).flatMap(([key, of]): readonly Entry[] => {
    const resolution = textOf(member(of, "resolution")) ?? "";
    if (key === "__metadata" || member(of, "linkType") === "soft" || resolution.includes("@workspace:"))
      return [];
    const checksum = textOf(member(of, "checksum"));
    // How an archive is packed decides its digest.
    const digest = checksum === undefined || checksum.includes("/") ? checksum : `${cache}/${checksum}`;
    return [
      {
        wanted: key.split(",").map((one) => one.trim()),
        version: textOf(member(of, "version")) ?? "",
        integrity: digest === undefined ? [] : [digest],
        dependsOn: ["dependencies", "optionalDependencies"].flatMap((group) =>
          entriesOf(member(of, group)).map(([name]) => name),
        ),
      },
    ];
  });
  return resolved(packagesOf(entries));
}

/**
 * Returns all packages as top ones: the file does not say where a package was put, so the project may find each
 * version.
 */
function packagesOf(entries: readonly Entry[]): readonly ResolvedPackage[] {
  return entries.flatMap(({ wanted, version, integrity, dependsOn }) => {
    const names = new Map<string, string[]>();
    for (const one of wanted) {
      const at = one.indexOf("@", 1);
      if (at > 0) push(names, one.slice(0, at), one.slice(at + 1));
    }
    return [...names].flatMap(([name, ranges]) => {
      if (ranges.every(isOwnRange)) return [];
      const other = ranges.map((range) => /^npm:((?:@[^/]+\/)?[^@]+)@/u.exec(range)?.[1]);
      const alias = other.find((one) => one !== undefined && one !== name);
      return [
        packageOf(name, alias === undefined ? version : `${alias}@${version}`, integrity, dependsOn, true),
      ];
    });
  });
}
