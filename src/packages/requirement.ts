/** Parses one requirement of Python (PEP 508) into a normalised form, so that another spelling is no change. */
import { shorten } from "../model/text.ts";
import { type DeclaredPackage, normaliseName } from "./package.ts";

export type Requirement = Omit<DeclaredPackage, "ecosystem" | "group">;

const lengthMax = 10_000;
const shape = /^([A-Za-z0-9](?:[A-Za-z0-9._-]{0,200}[A-Za-z0-9])?)[ \t]*(\[[^\]]{0,1000}\])?[ \t]*(.*)$/u;

/**
 * Parses a requirement such as `name[extra]>=1.0; python_version < "3.11"`. Undefined for a folder of the project
 * itself. A text that cannot be parsed becomes the name, so that a change of it still shows as a change.
 */
export function readRequirement(text: string): Requirement | undefined {
  const whole = text.trim().replace(/\s+/gu, " ");
  const unparsed = { name: shorten(whole, 80), specifier: whole };
  if (isOwn(whole)) return undefined;
  if (whole.length > lengthMax) return unparsed;
  const [, name, extras = "", rest = ""] = shape.exec(whole) ?? [];
  if (name === undefined) return unparsed;
  if (rest.startsWith("@")) {
    const address = rest.slice(1).trim();
    return isOwn(address) ? undefined : { name: normaliseName(name), specifier: `@ ${address}` };
  }
  if (rest !== "" && !/^[<>=!~;(]/u.test(rest)) return unparsed;
  const [versions = "", ...marker] = rest.split(";");
  const condition = marker.join(";").replace(/\s+/gu, " ").replaceAll("'", '"').trim();
  const bounds = versions
    .replace(/[\s()]+/gu, "")
    .split(",")
    .filter((one) => one !== "")
    .sort();
  const wanted = [extrasOf(extras), bounds.join(",")].filter((one) => one !== "").join(" ");
  return {
    name: normaliseName(name),
    specifier: condition === "" ? wanted : `${wanted} ; ${condition}`.trim(),
  };
}

function extrasOf(extras: string): string {
  const names = extras
    .replace(/[[\]\s]+/gu, "")
    .split(",")
    .filter((one) => one !== "");
  return names.length === 0 ? "" : `[${names.map(normaliseName).sort().join(",")}]`;
}

/** True for an address of a folder or file on the disk, which is one of the project's own packages. */
export function isOwn(address: string): boolean {
  return /^(?:file:|\.{1,2}(?:[/\\]|$)|\/)/u.test(address);
}
