/** Runs `lanser bundle diff` and `lanser env diff`, which compare two answers to a question, and their environments. */
import { isDeepStrictEqual } from "node:util";
import { UserError } from "../model/errors.ts";
import { plural, shorten, shortId } from "../model/text.ts";
import { type Bundle, idsOf } from "../questions/bundle/bundle.ts";
import { type BundleDifference, bundleDifferences } from "../questions/bundle/diff.ts";
import { validateBundleV1 } from "../schemas/generated/questions.ts";
import type { LineOf } from "./commands.ts";
import { parseChoice } from "./program/arguments.ts";
import { readTextArgument } from "./program/overlays.ts";
import type { CliHost } from "./program/program.ts";
import { type Say, sayTo } from "./say.ts";

const shownMax = 20;

type Of = "bundle" | "env";

export const bundleDiff = (host: CliHost, line: LineOf<"bundle diff">) => diff(host, line, "bundle");
export const envDiff = (host: CliHost, line: LineOf<"env diff">) => diff(host, line, "env");

/**
 * Compares two answers and prints the differences by section. `of` is "env" if only their environments count. Returns 0
 * if both are the same, else 1.
 */
async function diff(
  host: CliHost,
  { values, positionals }: LineOf<"bundle diff" | "env diff">,
  of: Of,
): Promise<number> {
  const [first, second, ...more] = positionals;
  const hint = `lanser ${of} diff A B`;
  if (first === "-" && second === "-")
    throw new UserError("usage", "only one of the two answers can be standard input", { hint });
  if (first === undefined || second === undefined || more.length > 0)
    throw new UserError("usage", `${of} diff needs two answers`, { hint });
  const format =
    values.json === true ? "json" : parseChoice(values.format, ["text", "json"] as const, "--format");
  const left = await bundleIn(host, first);
  const right = await bundleIn(host, second);
  const isOwn = ({ pointer }: BundleDifference) => of === "bundle" || isBelow(pointer, "/environment");
  const differences = bundleDifferences(left, right).filter(isOwn);
  const isSame = of === "bundle" ? left.bundleId === right.bundleId : differences.length === 0;
  if (format === "json") host.stdout.write(`${JSON.stringify({ same: isSame, differences }, null, 2)}\n`);
  else {
    const say = sayTo(host);
    say(
      of === "bundle"
        ? idsLine(left, right)
        : isSame
          ? "both environments are the same"
          : "the environments differ",
    );
    for (const [title, isOf] of sections) {
      const own = differences.filter(isOf);
      if (own.length > 0) sayDifferences(say, title, own);
    }
  }
  return isSame ? 0 : 1;
}

/**
 * Sections in the order in which a person reads: what was queried, the answer, the environment, and what is in no
 * hash.
 */
const sections: readonly (readonly [title: string, isOf: (one: BundleDifference) => boolean])[] = [
  ["question", ({ hashed, pointer }) => hashed && isBelow(pointer, "/request", "/resolution")],
  ["answer", ({ hashed, pointer }) => hashed && !isBelow(pointer, "/request", "/resolution", "/environment")],
  ["environment", ({ hashed, pointer }) => hashed && isBelow(pointer, "/environment")],
  ["not in the hashes", ({ hashed, pointer }) => !(hashed || isBelow(pointer, "/bundleId", "/factsId"))],
];

/** Writes the first line. Equal facts with other bundle ids mean that only the platform differs. */
function idsLine(left: Bundle, right: Bundle): string {
  if (left.bundleId === right.bundleId)
    return `both answers are the same: bundleId ${shortId(left.bundleId)}`;
  const ids = `bundleId ${shortId(left.bundleId)} and ${shortId(right.bundleId)}`;
  return left.factsId === right.factsId
    ? `the facts are the same, on another platform: factsId ${shortId(left.factsId)}, ${ids}`
    : `the answers differ: ${ids}`;
}

/** Prints one section, at most 20 lines: a large answer can differ in thousands of values. */
function sayDifferences(say: Say, title: string, differences: readonly BundleDifference[]): void {
  say(`${title}:`);
  for (const one of differences.slice(0, shownMax)) say(`  ${differenceLine(one)}`);
  const rest = differences.length - shownMax;
  if (rest > 0) say(`  and ${plural(rest, "more value")}; --json lists all of them`);
}

/** Writes one difference as a line, with its JSON Pointer. Long values are cut, because a value can be a whole list. */
function differenceLine({ pointer, kind, left, right }: BundleDifference): string {
  switch (kind) {
    case "added":
      return `added ${pointer}: ${shown(right)}`;
    case "removed":
      return `removed ${pointer}: ${shown(left)}`;
    case "moved":
      return `${pointer}: the items have another order`;
    case "changed":
      return `${pointer}: ${shown(left)} → ${shown(right)}`;
  }
}

function shown(value: string | null): string {
  return shorten(value ?? "nothing", 200);
}

function isBelow(pointer: string, ...tops: readonly string[]): boolean {
  return tops.some((top) => pointer === top || pointer.startsWith(`${top}/`));
}

/**
 * Reads a bundle from a file. Throws a UserError if the file holds none, or if its hashes do not match its content: an
 * edited bundle would make the comparison of hashes worthless.
 */
async function bundleIn(host: CliHost, file: string): Promise<Bundle> {
  const value = parsed(await readTextArgument(host, file, "answer"), file);
  // A line of `lanser batch` holds the bundle in a member.
  const own = typeof value === "object" && value !== null && "bundle" in value ? value.bundle : value;
  if (!validateBundleV1(own)) {
    const [error] = validateBundleV1.errors ?? [];
    const where = error?.instancePath === "" ? "the top" : error?.instancePath;
    throw new UserError("usage", `${file} is not an answer of Lanser: ${where} ${error?.message}`, {
      hint: "Name a file with the output of a question: lanser def PLACE --json > A",
    });
  }
  const bundle = own as Bundle;
  const { bundleId, factsId } = bundle;
  if (!isDeepStrictEqual(idsOf(bundle), { bundleId, factsId }))
    throw new UserError("usage", `${file} was changed: its hashes do not match its content`, {
      hint: "Ask the question again, and save the new answer.",
    });
  return bundle;
}

/** Parses JSON. Throws a UserError, which for several lines names the likely cause: the output of a whole batch. */
function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = text.trim().split("\n").length;
    const what =
      lines > 1 ? `${file} is not one JSON value: it has ${lines} lines` : `${file} is not valid JSON`;
    throw new UserError("usage", what, { hint: "Write each answer into its own file.", cause: error });
  }
}
