/** What a cause says, held against the texts: where it is, what it is called, and that the change edited it. */
import type { CauseKind, FoundCause, Place } from "../../src/model/finding.ts";

type Texts = Readonly<Record<"base" | "head", Readonly<Record<string, string>>>>;

export function untrueCause({ cause, edit }: FoundCause, texts: Texts): readonly string[] {
  const { path, range, symbol, how } = cause;
  const rows = (side: "base" | "head", at: Place | null): string | undefined => {
    const text = at === null ? undefined : texts[side][at.path];
    return text
      ?.split("\n")
      .slice(at?.range.start.line, (at?.range.end.line ?? 0) + 1)
      .join("\n");
  };
  const [was, is] = [rows("base", edit.base), rows("head", edit.head)];
  const names = symbol?.split(".") ?? null;
  // What was renamed around a name took that away, too.
  const own = how === "removed-name" ? names : (names?.slice(-1) ?? null);
  const has = (text = ""): boolean =>
    own === null ||
    (text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*|\*/gu) ?? []).some(
      (word) => word === "*" || own.includes(word),
    );
  const there = texts[how === "removed-module" ? "base" : "head"][path]?.split("\n");
  const wrong: (string | false)[] = [
    there === undefined && "its file is not there",
    there !== undefined && range.start.line >= Math.max(1, there.length) && "its line is not there",
    edit.base === null && edit.head === null && "nothing was edited",
    edit.base !== null && was === undefined && "base does not have those lines",
    edit.head !== null && is === undefined && "head does not have those lines",
    how !== "moved-module" && was === is && "the lines are the same",
    !holds[how]({ line: there?.[range.start.line], was, is, has }) && `it is not what "${how}" says`,
  ];
  if (how === "moved-module")
    wrong.push(
      edit.base !== null && edit.base.path === edit.head?.path && "the file did not move",
      edit.base !== null && texts.base[edit.base.path] === undefined && "base does not have that file",
    );
  if (how === "removed-module") wrong.push(texts.head[path] !== undefined && "head has the file");
  return wrong.flatMap((one) => (one === false ? [] : one));
}

type Said = {
  /** The line of the cause. */
  readonly line: string | undefined;
  /** The edited lines of both sides. */
  readonly was: string | undefined;
  readonly is: string | undefined;
  /** Whether a text has the name of the cause. */
  readonly has: (text: string | undefined) => boolean;
};

const isDefined = ({ line, has }: Said): boolean => has(line);
const anywhere = ({ was, is, has }: Said): boolean => has(was) || has(is);

const holds: Readonly<Record<CauseKind, (said: Said) => boolean>> = {
  "removed-module": ({ was }) => was !== undefined,
  "moved-module": () => true,
  "removed-name": ({ was, has }) => has(was),
  related: isDefined,
  definition: isDefined,
  inferred: isDefined,
  "base-class": isDefined,
  "re-export": anywhere,
  "broken-import": anywhere,
  "mended-import": anywhere,
  dependency: () => true,
};
