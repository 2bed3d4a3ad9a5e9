/** Reads head's claims about its own reward, with bounds. No claim is trusted, and none breaks a run. */

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
/** Maximum number of heads; each is a tree that is compared with head. */
const headsMax = 8;
const commitsMax = 250;

/** Names that can be printed; another file of the folder is reported without its name. */
const nameForm = /^[\w.-]{1,100}\.json$/u;

/** Reads the claims that the change adds or edits: those of base are about another change. */
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
        `${plural(files.length - named.length, "file")} with a name of other characters than letters, digits, \`.\`, \`_\` and \`-\``,
      ),
    );
  if (named.length > filesMax)
    found.push(
      unreadable(claimsFolder, `more than ${filesMax} files: ${named.length - filesMax} were not read`),
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
        unreadable(path, `more than ${claimsMax} claims: ${read.claims.length - left} were not read`),
      );
    left = Math.max(0, left - read.claims.length);
  }
  return found;
}

function isDirect(name: string): boolean {
  return name.endsWith(".json") && !name.includes("/");
}

function unreadable(path: string, why: string): Claim {
  return { path, about: "unreadable", commit: null, claimed: {}, why };
}

/** True for a file of a tree that may hold claims. */
export function isClaimsFile(path: string): boolean {
  const folder = `${claimsFolder}/`;
  return path.startsWith(folder) && nameForm.test(path.slice(folder.length));
}

/** Reads the claims of a text within the limits; none if it is not such a file, which breaks nothing. */
export function parseClaims(text: string): readonly WrittenClaim[] {
  if (Buffer.byteLength(text) > fileBytesMax) return [];
  const read = claimsIn(text);
  return read.kind === "claims" ? read.claims.slice(0, claimsMax) : [];
}

export type WrittenClaim = {
  readonly base: string;
  readonly head?: string;
  readonly commit?: string;
  readonly "pr-v1"?: number;
  readonly "pr-v2"?: number;
};

type ReadFile =
  | { readonly kind: "claims"; readonly claims: readonly WrittenClaim[] }
  | { readonly kind: "unreadable"; readonly why: string };

async function readFile(repository: Repository, blob: string | null, mode: string | null): Promise<ReadFile> {
  if (blob === null || mode?.startsWith("100") !== true)
    return { kind: "unreadable", why: "it is no plain file" };
  let bytes: Buffer;
  try {
    bytes = await readBlob(repository, blob, fileBytesMax);
  } catch {
    return { kind: "unreadable", why: `it is not here, or larger than ${fileBytesMax / 1024} KiB` };
  }
  const text = bytes.toString("utf8");
  return Buffer.from(text, "utf8").equals(bytes) ? claimsIn(text) : { kind: "unreadable", why: notAlike };
}

const notAlike = "it is ambiguous JSON";

function claimsIn(text: string): ReadFile {
  const parsed = parseStrict(text);
  if (parsed.kind !== "value") return { kind: "unreadable", why: notAlike };
  if (!validateClaimsV1(parsed.value))
    return { kind: "unreadable", why: "it does not follow schemas/claims.v1.json" };
  return { kind: "claims", claims: (parsed.value as { readonly claims: readonly WrittenClaim[] }).claims };
}

/** Returns a function that finds what a claim is about, by the objects that it names. */
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
        `it is about a change from ${shortId(written.base)} on, not from ${shortId(base.commit)}`,
      );
    if (commit !== null) {
      chain ??= commits();
      return (await chain).has(commit)
        ? { about: "commit", commit, claimed, why: null }
        : elsewhere(`${shortId(commit)} is not a commit of the change`);
    }
    const id = written.head ?? "";
    if (!heads.has(id) && heads.size >= headsMax)
      return elsewhere(`the claims name more than ${headsMax} heads`);
    const same = heads.get(id) ?? isHead(repository, id, head.tree);
    heads.set(id, same);
    const found = await same;
    if (found === "unknown")
      return elsewhere(`${shortId(id)} is not in this clone, so its contents are unknown`);
    return found === "head"
      ? { about: "change", commit, claimed, why: null }
      : elsewhere(`${shortId(id)} differs from head in files other than the claims`);
  };
}

/** Compares an object with head without its claims: a claim cannot name the commit that it is in. */
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
