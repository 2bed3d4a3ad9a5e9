/**
 * Reads the reward claims that a change makes about itself (`.lanser/claims`), within limits. No claim is trusted,
 * and no claim breaks a run: the report only says whether a claim is true.
 */

import { readChain } from "../git/chain.ts";
import type { TreeChange } from "../git/changes.ts";
import { isSameButFor } from "../git/changes.ts";
import type { Repository } from "../git/git.ts";
import { readBlob, readCommit, readObjectType } from "../git/objects.ts";
import type { ResolvedRevisions } from "../git/resolved.ts";
import { type Claim, claimsFolder } from "../model/claims.ts";
import { compact } from "../model/compact.ts";
import { parseStrict } from "../model/json.ts";
import { compareText } from "../model/order.ts";
import { plural, shortId } from "../model/text.ts";
import type { Config } from "../policy/config.ts";
import { validateClaimsV1 } from "../schemas/generated/claims.v1.ts";

const filesMax = 20;
const fileBytesMax = 64 * 1024;
const claimsMax = 250;
/** Maximum number of head commits that claims can name. Each one is a tree that Lanser compares with head. */
const headsMax = 8;
/** Maximum number of commits of a change among which a claimed commit is searched. */
const commitsMax = 250;

/**
 * Matches names that can be printed. A report counts other files without their names, because a name could imitate
 * other output.
 */
const nameForm = /^[\w.-]{1,100}\.json$/u;

/**
 * Reads the claims that the change adds or edits. Claims that base has are about another change. A fault becomes an
 * entry of the list, so that the report can name it.
 */
export async function readClaims(
  repository: Repository,
  revisions: Pick<ResolvedRevisions, "base" | "head" | "annotate">,
  changes: readonly TreeChange[],
  { claims }: Pick<Config, "claims">,
): Promise<readonly Claim[]> {
  if (claims === "ignore") return [];
  const folder = `${claimsFolder}/`;
  const files = changes
    .filter(({ to }) => to?.startsWith(folder) === true && isDirect(to.slice(folder.length)))
    .sort((left, right) => compareText(left.to ?? "", right.to ?? ""));
  const named = files.filter(({ to }) => nameForm.test((to ?? "").slice(folder.length)));
  const found: Claim[] = [];
  if (named.length < files.length)
    found.push(
      unreadable(
        claimsFolder,
        `${plural(files.length - named.length, "file")} whose names have other characters than letters, digits, \`.\`, \`_\` and \`-\``,
      ),
    );
  if (named.length > filesMax)
    found.push(
      unreadable(
        claimsFolder,
        `more than ${filesMax} files: Lanser did not read ${named.length - filesMax} of them`,
      ),
    );
  const places = placesIn(repository, revisions);
  let left = claimsMax;
  for (const { to, toBlob, toMode } of named.slice(0, filesMax)) {
    const path = to ?? "";
    const read = await readFile(repository, toBlob, toMode);
    if (read.kind === "unreadable") {
      found.push(unreadable(path, read.why));
      continue;
    }
    for (const one of read.claims.slice(0, left)) found.push({ path, ...(await places(one)) });
    if (read.claims.length > left)
      found.push(
        unreadable(
          path,
          `more than ${claimsMax} claims: Lanser did not read ${read.claims.length - left} of them`,
        ),
      );
    left = Math.max(0, left - read.claims.length);
  }
  return found;
}

/** True for a JSON file directly in the folder of claims. */
function isDirect(name: string): boolean {
  return name.endsWith(".json") && !name.includes("/");
}

/** Returns an entry for a file that cannot be read, with the reason. */
function unreadable(path: string, why: string): Claim {
  return { path, about: "unreadable", commit: null, claimed: {}, why };
}

/**
 * True for a file of a tree that may contain claims. The action reads these files of a pull request to check the
 * rewards that they claim.
 */
export function isClaimsFile(path: string): boolean {
  const folder = `${claimsFolder}/`;
  return path.startsWith(folder) && nameForm.test(path.slice(folder.length));
}

/**
 * Parses the claims of a text, within the limits. Returns an empty list for any other text: a claim must not break
 * the command that reads it.
 */
export function parseClaims(text: string): readonly WrittenClaim[] {
  if (Buffer.byteLength(text) > fileBytesMax) return [];
  const read = claimsIn(text);
  return read.kind === "claims" ? read.claims.slice(0, claimsMax) : [];
}

/** Claim as a file of `schemas/claims.v1.json` contains it. */
export type WrittenClaim = {
  readonly base: string;
  readonly head?: string;
  readonly commit?: string;
  readonly "pr-v1"?: number;
  readonly "pr-v2"?: number;
};

/** Claims of a file, or the reason why the file cannot be read. */
type ReadFile =
  | { readonly kind: "claims"; readonly claims: readonly WrittenClaim[] }
  | { readonly kind: "unreadable"; readonly why: string };

/**
 * Reads a file of claims from git. It accepts only a regular file in valid UTF-8: anything else could be read in two
 * ways.
 */
async function readFile(repository: Repository, blob: string | null, mode: string | null): Promise<ReadFile> {
  if (blob === null || mode?.startsWith("100") !== true)
    return { kind: "unreadable", why: "the file is not a regular file" };
  let bytes: Buffer;
  try {
    bytes = await readBlob(repository, blob, fileBytesMax);
  } catch {
    return {
      kind: "unreadable",
      why: `the file is missing in this clone, or larger than ${fileBytesMax / 1024} KiB`,
    };
  }
  const text = bytes.toString("utf8");
  return Buffer.from(text, "utf8").equals(bytes) ? claimsIn(text) : { kind: "unreadable", why: notAlike };
}

/** Reason for a text that two readers could understand in two ways. */
const notAlike = "the file is invalid or ambiguous JSON";

/**
 * Parses a text of claims. Duplicate members and other ambiguities are refused, because two readers could see
 * different claims.
 */
function claimsIn(text: string): ReadFile {
  const parsed = parseStrict(text);
  if (parsed.kind !== "value") return { kind: "unreadable", why: notAlike };
  if (!validateClaimsV1(parsed.value))
    return { kind: "unreadable", why: "the file does not follow schemas/claims.v1.json" };
  return { kind: "claims", claims: (parsed.value as { readonly claims: readonly WrittenClaim[] }).claims };
}

/**
 * Returns a function that finds what a claim is about: the whole change, one of its commits, or something else. It
 * finds this by the commit and tree IDs that the claim names.
 */
function placesIn(
  repository: Repository,
  { base, head, annotate }: Pick<ResolvedRevisions, "base" | "head" | "annotate">,
): (written: WrittenClaim) => Promise<Omit<Claim, "path">> {
  let chain: Promise<ReadonlySet<string>> | undefined;
  const heads = new Map<string, ReturnType<typeof isHead>>();
  const tip = annotate?.commit ?? head.commit;
  const commits = async () => {
    const from = tip ?? (await repository.text(["rev-parse", "--verify", "HEAD"], "history")).trim();
    const found = await readChain(repository, base.commit, from, commitsMax);
    return new Set(found.kind === "chain" ? found.commits.map(({ commit }) => commit) : []);
  };
  return async (written) => {
    const { "pr-v1": one, "pr-v2": two, commit = null } = written;
    const claimed = {
      ...compact({
        "pr-v1": one === undefined ? undefined : one + 0,
        "pr-v2": two === undefined ? undefined : two + 0,
      }),
    };
    const elsewhere = (why: string) => ({ about: "elsewhere", commit, claimed, why }) as const;
    if (written.base !== base.commit)
      return elsewhere(
        `the claim is about a change from ${shortId(written.base)}, not from ${shortId(base.commit)}`,
      );
    if (commit !== null) {
      chain ??= commits();
      return (await chain).has(commit)
        ? { about: "commit", commit, claimed, why: null }
        : elsewhere(`${shortId(commit)} is not a commit of the change`);
    }
    const id = written.head ?? "";
    if (!heads.has(id) && heads.size >= headsMax)
      return elsewhere(`the claims name more than ${headsMax} head commits`);
    const same = heads.get(id) ?? isHead(repository, id, head.tree);
    heads.set(id, same);
    const found = await same;
    if (found === "unknown")
      return elsewhere(`${shortId(id)} is not in this clone, so Lanser cannot compare it`);
    return found === "head"
      ? { about: "change", commit, claimed, why: null }
      : elsewhere(`${shortId(id)} differs from head in files other than the claims`);
  };
}

/**
 * Compares a commit or tree with head, without the claims of both: a claim cannot name the commit that contains it.
 */
async function isHead(
  repository: Repository,
  id: string,
  tree: string,
): Promise<"head" | "other" | "unknown"> {
  const type = await readObjectType(repository, id).catch(() => undefined);
  if (type === undefined) return "unknown";
  if (type !== "commit" && type !== "tree") return "other";
  const named = type === "tree" ? id : (await readCommit(repository, id))?.tree;
  if (named === undefined) return "other";
  return (await isSameButFor(repository, named, tree, claimsFolder)) ? "head" : "other";
}
