/** Reads `environment.yml` of conda, and `conda-lock.yml`. */
import { member } from "../model/json.ts";
import { entriesOf, listOf, readYaml, textOf, textsOf } from "./document.ts";
import {
  type DeclaredPackage,
  type DependencyFile,
  declared,
  normaliseName,
  type ResolvedPackage,
  resolved,
} from "./package.ts";
import { readRequirement } from "./requirement.ts";

export function readCondaEnvironment(text: string): DependencyFile {
  const read = readYaml(text);
  if (read.kind === "unreadable") return read;
  const includes: string[] = [];
  const packages = listOf(member(listOf(read.value)[0], "dependencies")).flatMap(
    (one): readonly DeclaredPackage[] => {
      if (typeof one === "string") return [condaSpec(one)];
      return textsOf(member(one, "pip")).flatMap((line) => {
        const file = /^-[rc]\s+(.+)$/u.exec(line)?.[1];
        if (file !== undefined) includes.push(file.trim());
        const wanted = file === undefined && !line.startsWith("-") ? readRequirement(line) : undefined;
        return wanted === undefined ? [] : [{ ecosystem: "pypi" as const, ...wanted, group: null }];
      });
    },
  );
  return declared(packages, includes);
}

/** Reads `channel::name=1.0=build`, `name >=1.0`. */
function condaSpec(text: string): DeclaredPackage {
  const spec = text.replace(/^.*::/u, "").trim();
  const at = spec.search(/[\s=<>!~[]/u);
  const name = at < 0 ? spec : spec.slice(0, at);
  const specifier = at < 0 ? "" : spec.slice(at).replace(/\s+/gu, "");
  return { ecosystem: "conda", name: normaliseName(name), specifier, group: null };
}

/** Reads a lock, which has the same package once for each platform. */
export function readCondaLock(text: string): DependencyFile {
  const read = readYaml(text);
  if (read.kind === "unreadable") return read;
  const packages = listOf(member(listOf(read.value)[0], "package")).flatMap(
    (of): readonly ResolvedPackage[] => {
      const name = textOf(member(of, "name"));
      if (name === undefined) return [];
      return [
        {
          ecosystem: member(of, "manager") === "pip" ? "pypi" : "conda",
          name: normaliseName(name),
          version: textOf(member(of, "version")) ?? "",
          integrity: entriesOf(member(of, "hash")).map(([kind, hash]) => `${kind}:${String(hash)}`),
          dependsOn: entriesOf(member(of, "dependencies")).map(([needed]) => normaliseName(needed)),
          isTop: true,
        },
      ];
    },
  );
  return resolved(packages);
}
