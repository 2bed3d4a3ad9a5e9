/**
 * Judges a vanished finding by the answers to its probes: proven to be fixed, or unproven with the probe that failed.
 * Only a proven fix earns a reward.
 */
import type { ProbeAnswer } from "../../model/probe.ts";
import type { Proof } from "../../model/proof.ts";
import { type CodeAtSite, type FixCase, isOutOfRange, wordsAround } from "./cases.ts";
import { listNewAssertions } from "./claims.ts";
import { complaintsOf, type ProbeComplaint } from "./dialect.ts";
import { findEvasion } from "./evaded.ts";
import type { PlacedProbe, ProbeOverlay } from "./overlay.ts";
import { type ProbeElement, type ProbeQuestion, valuePlace } from "./questions.ts";
import { quotedName, textOfNode } from "./sites.ts";

/** A question with the server's findings on its text. */
type QuestionReply = {
  readonly question: ProbeQuestion;
  readonly placed: PlacedProbe;
  readonly complaints: readonly ProbeComplaint[];
};

/** All answered questions of a case. */
type QuestionReplies = {
  readonly find: (use: ProbeQuestion["use"], side: "base" | "head") => readonly QuestionReply[];
};

/** Doubt that a second round of probes can remove. */
export type Doubt = { readonly kind: "type"; readonly text: string } | { readonly kind: "silent" };

/** Result of a case, with the doubt that a second round could remove; null if none could. */
export type JudgedProbe = {
  readonly proof: Proof;
  /** Doubt that a further answer could remove. */
  readonly doubt: Doubt | null;
};

/**
 * Pairs the questions of a case with their answers. A question without an answer is left out, and what it should
 * prove stays unproven.
 */
export function createReplies(
  questions: readonly ProbeQuestion[],
  overlays: readonly ProbeOverlay[],
  answers: ReadonlyMap<string, ProbeAnswer>,
): QuestionReplies {
  const replies = questions.flatMap((question): QuestionReply[] => {
    const overlay = overlays.find(
      ({ side, path, probes }) =>
        side === question.side && path === question.path && probes.has(question.key),
    );
    const placed = overlay?.probes.get(question.key);
    const answer = overlay && answers.get(probeTextKey(overlay));
    if (overlay === undefined || placed === undefined || answer === undefined || answer.findings === null)
      return [];
    return [{ question, placed, complaints: complaintsOf(overlay.text, answer.findings) }];
  });
  return {
    find: (use, side) => replies.filter(({ question }) => question.use === use && question.side === side),
  };
}

/** Returns the key that pairs a probe with its answer. */
export function probeTextKey({ side, path, text }: Pick<ProbeAnswer, "side" | "path" | "text">): string {
  return JSON.stringify([side, path, text]);
}

/**
 * Judges a case; `untouched` has the findings of head in the same file without any probe. The steps go from general
 * to special: is the place checked at all, is the fix only claimed, are the types known, does the checker refuse a
 * wrong member or value. The first failed step is the reason.
 */
export function judgeCase(
  one: FixCase,
  replies: QuestionReplies,
  untouched: ReadonlySet<string>,
): JudgedProbe {
  const unproven = (probe: string, doubt: Doubt | null = null): JudgedProbe => ({
    proof: { kind: "unproven", probe },
    doubt,
  });
  const { base, head, unasked } = one;
  if (unasked !== null) return unproven(unasked);
  if (base === null || head === null) return unproven("head no longer has the code");
  const [asked] = replies.find("types", "head");
  const [known] = replies.find("types", "base");
  if (asked === undefined) return unproven("the server did not answer the probe of this place");

  const before = replies.find("before", "head")[0];
  const isSilent = !speaks(head, asked) || (before !== undefined && !speaks(head, before));
  if (isSilent) {
    if (isExhausted(one, replies)) return { proof: { kind: "proven" }, doubt: null };
    return unproven(
      "the checker does not report an unknown name in this place, so it does not check the place",
      {
        kind: "silent",
      },
    );
  }
  return (
    claims(one, head, base, asked, unproven) ??
    promises(one, replies, unproven) ??
    types(one, head, asked, known, replies, unproven) ??
    members(one, asked, known, unproven) ??
    values(one, base, head, asked, replies, untouched, unproven) ?? { proof: { kind: "proven" }, doubt: null }
  );
}

/**
 * True if the server reports the unknown name or prints a type. A project can disable the rule for unknown names;
 * then a type is the evidence that the place is checked.
 */
function speaks(code: CodeAtSite, reply: QuestionReply): boolean {
  return (
    reply.question.elements.some((element) => element.kind === "looked" && isNamed(reply, element.name)) ||
    typesIn(code, reply).some(({ type }) => type !== undefined)
  );
}

/** Makes an unproven result. */
type Unproven = (probe: string, doubt?: Doubt | null) => JudgedProbe;

/**
 * Returns unproven if the fix depends on a claim that the checker believes without checking it: a cast, an assertion,
 * or a definition that the change loosened. Undefined if there is no such claim.
 */
function claims(
  one: FixCase,
  head: CodeAtSite,
  base: CodeAtSite,
  asked: QuestionReply,
  unproven: Unproven,
): JudgedProbe | undefined {
  const words = wordsAround(head);
  const named = new Set(one.finding.message.match(/[\w$]+/gu));
  const unfounded = [...one.unfounded].find(([name]) => words.has(name) || named.has(name));
  if (unfounded !== undefined)
    return unproven(
      `the fix depends on a claim that nothing checks: ${quotedName(unfounded[0])} ${unfounded[1]}`,
    );
  const [written] = listNewAssertions(head, base);
  if (written !== undefined)
    return unproven(`the code claims a type that nothing checks: ${quotedName(written)}`);
  const evaded = findEvasion(one);
  if (evaded !== undefined) return unproven(evaded);
  for (const element of asked.question.elements) {
    if (element.kind !== "claim") continue;
    const type = typeOf(head, asked, element);
    if (type !== undefined && head.dialect.isCast(type))
      return unproven(`the code claims a type that nothing checks: ${quotedName(element.text)} is a cast`);
  }
  return undefined;
}

/**
 * Returns unproven if the copy of a body does not keep what its definition promises; undefined if every promise is
 * kept. Callers rely on the promise (an overload, a predicate), and the checker does not check it.
 */
function promises(one: FixCase, replies: QuestionReplies, unproven: Unproven): JudgedProbe | undefined {
  const copies = replies.find("promise", "head");
  for (const [index, { name, kind }] of one.promises.entries()) {
    const copy = copies.find(({ question }) => question.nonsense === index);
    const promiser = { overload: "an overload", predicate: "the return type" }[kind];
    if (copy === undefined || !isKept(copy))
      return unproven(
        `the fix depends on a claim that nothing checks: the body of ${quotedName(name)} does not show what ${promiser} promises`,
      );
  }
  return undefined;
}

/**
 * True if the copy has no errors that do not also occur elsewhere, and if the type of a predicate does not accept
 * every member. A missing answer counts as not kept.
 */
function isKept(copy: QuestionReply): boolean {
  const piece = copy.placed.pieces.get(0);
  if (piece === undefined) return false;
  const isIn = ({ start, end }: ProbeComplaint) => start >= piece.start && end <= piece.end;
  const members = copy.question.elements.flatMap((one) => (one.kind === "member" ? [one.name] : []));
  const elsewhere = new Set(
    copy.complaints.filter((one) => !isIn(one)).map(({ code, message }) => `${code} ${message}`),
  );
  const wrong = copy.complaints.filter(
    (one) =>
      one.severity === "error" &&
      isIn(one) &&
      !elsewhere.has(`${one.code} ${one.message}`) &&
      !members.some((name) => one.message.includes(name)),
  );
  return wrong.length === 0 && members.every((name) => isNamed(copy, name));
}

/** An element with the type that the server printed. */
type Typed = { readonly element: Extract<ProbeElement, { kind: "type" }>; readonly type: string | undefined };

/**
 * Returns the elements of a reply with the types that the server printed; undefined for a type that it did not print.
 */
function typesIn(code: CodeAtSite, reply: QuestionReply | undefined): readonly Typed[] {
  if (reply === undefined) return [];
  return reply.question.elements.flatMap((element) =>
    element.kind === "type" ? [{ element, type: typeOf(code, reply, element) }] : [],
  );
}

/**
 * Judges the types of the expression, of the parts that it is computed from, and of the wrappers around it. An
 * unknown type would accept anything, so the finding could have vanished without a fix. A type that was as unknown in
 * base does not count against the fix.
 */
function types(
  one: FixCase,
  head: CodeAtSite,
  asked: QuestionReply,
  known: QuestionReply | undefined,
  replies: QuestionReplies,
  unproven: Unproven,
): JudgedProbe | undefined {
  const { dialect } = head;
  const inHead = typesIn(head, asked);
  const inBase = one.base === null ? [] : typesIn(one.base, known);
  const baseType = (text: string) => inBase.find(({ element }) => element.text === text)?.type;
  const parts = inHead.filter(
    ({ element: { is } }) => is === "operand" || is === "receiver" || is === "callee",
  );
  const areUnchanged =
    parts.length > 0 &&
    parts.every(({ element, type }) => type !== undefined && baseType(element.text) === type);
  const baseSelf = inBase.find(({ element }) => element.is === "self");
  const rank = ({ element: { is } }: Typed) => (is === "self" ? 0 : is === "wrapper" ? 1 : 2);
  for (const { element, type } of inHead.toSorted((a, b) => rank(a) - rank(b))) {
    const { is, text } = element;
    if (is === "kind") continue;
    if (type === undefined) {
      if (
        inHead.some(
          ({ element: other, type: asKind }) =>
            other.is === "kind" && other.text === text && asKind !== undefined && !dialect.isUnknown(asKind),
        )
      )
        continue;
      return unproven(`the server reports no type for ${quotedName(text)}`);
    }
    const isUnder = is === "self" && text === (baseSelf?.element.text ?? "");
    const isAsInBase = !isUnder && is !== "wrapper" && baseType(text) === type;
    // Without a fixed number of elements, the checker cannot report an index out of range.
    if (isOutOfRange(one.finding) && is === "receiver" && !dialect.isOfLength(type))
      return unproven(
        `the number of elements of ${quotedName(text)} is unknown: its type is ${quotedName(type)}`,
      );
    if (dialect.isNever(type)) {
      if (
        is === "wrapper" ||
        (one.kind === "call" && is === "self") ||
        isAsInBase ||
        isExhausted(one, replies)
      )
        continue;
      return unproven(`no value can be ${quotedName(text)}: its type is ${type}`, { kind: "silent" });
    }
    if (
      one.kind === "optional" &&
      (is === "receiver" || (is === "self" && parts.length === 0)) &&
      dialect.mayBeNone(type)
    )
      return unproven(`${quotedName(text)} can still be none: its type is ${quotedName(type)}`);
    if (/<subclass of .* and /u.test(type) && !isAsInBase)
      return unproven(`the checker assumes an impossible type for ${quotedName(text)}: ${quotedName(type)}`);
    if (one.kind === "member" && is === "self" && type === "unknown")
      return unproven(`the checker knows nothing about ${quotedName(text)}`);
    if (dialect.isUnknown(type)) {
      if (isAsInBase) continue;
      if (one.kind === "optional" && is === "self" && sameButNone(type, baseSelf?.type)) continue;
      if (one.kind === "call" && is === "self" && areCalleesKnown(inHead, dialect)) continue;
      if (is === "self" && isBorrowed(one, replies)) continue;
      return unproven(
        `the type of ${quotedName(text)} is unknown: ${type}`,
        is === "self" ? { kind: "type", text } : null,
      );
    }
    if (!dialect.holdsUnknown(type) || isAsInBase) continue;
    const taken = is === "taker" ? baseType(text) : undefined;
    // `Any` was written on purpose. `Unknown` comes from a missing type argument, so the checker lost the type.
    if (taken !== undefined && /\bUnknown\b/u.test(type) && !dialect.holdsUnknown(taken))
      return unproven(`a parameter of ${quotedName(text)} no longer has a known type: ${quotedName(type)}`);
    if (is === "callee" || is === "taker" || (dialect.isFunction(type) && one.kind === "name")) continue;
    if (is === "self" && (areUnchanged || sameButNone(type, baseSelf?.type))) continue;
    if (is === "wrapper" && areUnchanged) continue;
    if (one.kind === "call" && is === "self") continue;
    if (is === "self" && isBorrowed(one, replies)) continue;
    return unproven(
      `a part of the type of ${quotedName(text)} is unknown: ${quotedName(type)}`,
      is === "self" ? { kind: "type", text } : null,
    );
  }
  return undefined;
}

/** True if the types of all callees are known: then the result of the call is as declared, even if it is unknown. */
function areCalleesKnown(all: readonly Typed[], dialect: CodeAtSite["dialect"]): boolean {
  return all.every(
    ({ element, type }) => element.is !== "callee" || (type !== undefined && !dialect.isUnknown(type)),
  );
}

/**
 * True if two types are the same apart from None, null and undefined. A fix of an optional value removes only these;
 * any other difference can hide the value from the checker.
 */
function sameButNone(type: string, other: string | undefined): boolean {
  const without = (one: string) =>
    one
      .split(" | ")
      .filter((part) => !/^(?:None|null|undefined)$/u.test(part))
      .join(" | ");
  return other !== undefined && without(type) === without(other).replace(/^\((.*)\)$/u, "$1");
}

/**
 * Judges members: a class that accepts every member reports no unknown member. Undefined if each probed member is
 * refused, or was accepted in base, too.
 */
function members(
  one: FixCase,
  asked: QuestionReply,
  known: QuestionReply | undefined,
  unproven: Unproven,
): JudgedProbe | undefined {
  for (const element of asked.question.elements) {
    if (element.kind !== "member" || isRefused(asked, element.name)) continue;
    const inBase = known?.question.elements.find(
      (other) => other.kind === "member" && other.text === element.text,
    );
    const wasSilent = known !== undefined && inBase?.kind === "member" && !isRefused(known, inBase.name);
    const isUnder = element.is === "self" && one.kind === "name";
    if (wasSilent && !isUnder) continue;
    return unproven(`the checker accepts a member of ${quotedName(element.text)} that does not exist`);
  }
  return undefined;
}

/**
 * True if the server reports the member, or reports that the value itself is unknown. Both prove that the server
 * checks the access.
 */
function isRefused(reply: QuestionReply, name: string): boolean {
  const { start, end } = reply.placed;
  return (
    isNamed(reply, name) ||
    // For a value of type unknown, TypeScript reports these codes without the name of the member.
    reply.complaints.some(
      (one) => /^(?:18046|2571|2693|1361)$/u.test(one.code ?? "") && one.start >= start && one.end <= end,
    )
  );
}

/**
 * Judges wrong values, extra arguments and wrong operands: the checker must refuse each of them in the place of the
 * finding. A callee with a complete signature counts as refusing.
 */
function values(
  one: FixCase,
  base: CodeAtSite,
  head: CodeAtSite,
  asked: QuestionReply,
  replies: QuestionReplies,
  untouched: ReadonlySet<string>,
  unproven: Unproven,
): JudgedProbe | undefined {
  const isWhole = (of: "callee" | "taker") => {
    const type = typesIn(head, asked).find(({ element }) => element.is === of)?.type;
    return type !== undefined && head.dialect.isWholeSignature(type);
  };
  const refused = (reply: QuestionReply | undefined) =>
    reply?.complaints.some(
      (complaint) =>
        complaint.severity === "error" &&
        complaint.start >= reply.placed.extent.start &&
        complaint.start <= reply.placed.extent.end &&
        !untouched.has(`${complaint.code} ${complaint.message}`),
    ) === true;
  if (one.kind === "value" && head.site.expression !== null && !head.site.isApart) {
    if (valuePlace(base, head) === undefined)
      return unproven("the code is no longer an argument, a returned value or an assigned value");
    const [reply] = replies.find("value", "head");
    if (reply === undefined) return unproven("the server did not answer the probe of the value");
    if (!refused(reply) && !isWhole("taker"))
      return unproven(
        `the checker accepts an invalid value for ${quotedName(textOfNode(head, head.site.expression))}`,
      );
  }
  if (one.kind === "call" && head.site.expression !== null && !head.site.isApart) {
    const [reply] = replies.find("argument", "head");
    if (reply === undefined) return unproven("the code is no longer a call");
    if (!refused(reply) && !isWhole("callee")) return unproven("the checker accepts an unknown argument");
    const spreads = (code: CodeAtSite) =>
      code.site.expression?.children.flatMap(({ children }) => children).filter(code.grammar.isSpread)
        .length ?? 0;
    if (spreads(head) > spreads(base)) return unproven("the number of arguments is unknown");
  }
  if (one.kind === "operator") {
    const [reply] = replies.find("operand", "head");
    if (reply !== undefined && !refused(reply)) return unproven("the checker accepts an invalid operand");
  }
  return undefined;
}

/**
 * True if all possible types of a value were handled before. Then the checker does not examine the block, but the
 * code around it, and the finding about `never` is really fixed.
 */
function isExhausted(one: FixCase, replies: QuestionReplies): boolean {
  const { base, head, finding } = one;
  if (base === null || head === null || !/\bnever\b/iu.test(finding.message)) return false;
  const line = (code: CodeAtSite) => textOfNode(code, code.site.statement).replace(/\s+/gu, " ");
  if (line(base) !== line(head)) return false;
  const [block, around] = replies.find("block", "head");
  if (block === undefined || around === undefined) return false;
  if (!speaks(head, around)) return false;
  const type = typesIn(head, block)[0]?.type;
  return !speaks(head, block) || (type !== undefined && head.dialect.isNever(type));
}

/**
 * True if base reports nothing about head's expression in this place, and its type is as unknown there. Then the fix
 * hides no more than base did.
 */
function isBorrowed(one: FixCase, replies: QuestionReplies): boolean {
  const [reply] = replies.find("borrowed", "base");
  if (reply === undefined || one.base === null) return false;
  const [typed] = typesIn(one.base, reply);
  const piece = reply.placed.pieces.get(typed?.element.id ?? -1);
  if (typed?.type === undefined || piece === undefined || !one.base.dialect.holdsUnknown(typed.type))
    return false;
  return !reply.complaints.some(
    (complaint) =>
      /^(?:error|warning)$/u.test(complaint.severity) &&
      complaint.start >= piece.start &&
      complaint.end <= piece.end &&
      !complaint.message.includes(`'${typed.element.name}'`),
  );
}

/** True if a message of the server has the name of this probe. */
function isNamed({ complaints }: QuestionReply, name: string): boolean {
  return complaints.some(({ message }) => message.includes(name));
}

/**
 * Returns the type that the server printed for an element; undefined if it printed none. The type shows if the value
 * is still checked or became `any`.
 */
function typeOf(
  { dialect }: CodeAtSite,
  { placed, complaints }: QuestionReply,
  element: Extract<ProbeElement, { kind: "type" | "claim" }>,
): string | undefined {
  const at = placed.pieces.get(element.id);
  return at === undefined ? undefined : dialect.typeIn(complaints, element.name, at);
}
