/** Parses one requirement of Python (PEP 508) into a normalised format. */
import { shorten } from "../model/text.ts";
import { type DeclaredPackage, normaliseName } from "./package.ts";

export type Requirement = Omit<DeclaredPackage, "ecosystem" | "group">;

const lengthMax = 10_000;
const shape = /^([A-Za-z0-9](?:[A-Za-z0-9._-]{0,200}[A-Za-z0-9])?)[ \t]*(\[[^\]]{0,1000}\])?[ \t]*(.*)$/u;

/**
 * Parses a requirement; undefined for a folder of the project itself. One that cannot be read has its text as name: it
 * may be any package.
 */
export function readRequirement(text: string): Requirement | undefined {
  const whole = text.trim().replace(/\s+/gu, " ");
  const strange = { name: shorten(whole, 80), specifier: whole };
  if (isOwn(whole)) return undefined;
  if (whole.length > lengthMax) return strange;
  const [, name, extras = "", rest = ""] = shape.exec(whole) ?? [];
  if (name === undefined) return strange;
  if (rest.startsWith("@")) {
    const address = rest.slice(1).trim();
    return isOwn(address) ? undefined : { name: normaliseName(name), specifier: `@ ${address}` };
  }
  if (rest !== "" && !/^[<>=!~;(]/u.test(rest)) return strange;
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

/** True for an address in the project's own files. */
export function isOwn(address: string): boolean {
  return /^(?:file:|\.{1,2}(?:[/\\]|$)|\/)/u.test(address);
}
