/**
 * Finds probable secrets: tokens of well-known shape, keys, and values assigned to a name such as `password`. A trace
 * contains sources and answers about them, so Lanser scans it before keeping it. It cannot find every secret.
 */
import { lineText, readLines } from "./lines.ts";
import type { TraceSource } from "./source.ts";

export type Secret = {
  /** Line number, counts from 1; in a trace it is one above the number of the entry. */
  readonly line: number;
  readonly kind: SecretKind;
};

/**
 * Patterns of secrets. A token begins where no character of its own alphabet precedes it, so no text is scanned twice,
 * and the length between two parts is bounded: the time is linear. A `value`, if the pattern has one, must look random.
 */
const shapes = {
  "GitHub token": /(?<![0-9A-Za-z_])(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60})/g,
  "GitLab token": /(?<![0-9A-Za-z_-])glpat-[0-9A-Za-z_-]{20}/g,
  "npm token": /(?<![0-9A-Za-z_])npm_[0-9A-Za-z]{36}/g,
  "PyPI token": /(?<![0-9A-Za-z_-])pypi-[0-9A-Za-z_-]{50}/g,
  "AWS access key": /(?<![0-9A-Za-z])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/g,
  "Google API key": /(?<![0-9A-Za-z_-])AIza[0-9A-Za-z_-]{35}(?![0-9A-Za-z_-])/g,
  "Slack token": /(?<![0-9A-Za-z-])xox[abeoprs]-[0-9A-Za-z-]{10}/g,
  "Stripe key": /(?<![0-9A-Za-z_])[rs]k_live_[0-9A-Za-z]{20}/g,
  "private key": /-----BEGIN (?:[A-Z]{1,10} ){0,3}PRIVATE KEY(?: BLOCK)?-----/g,
  "JSON web token": /(?<![0-9A-Za-z_-])eyJ[0-9A-Za-z_-]{10,}\.eyJ[0-9A-Za-z_-]{10,}\.[0-9A-Za-z_-]{10}/g,
  "Authorization header":
    /authorization\\?["']?[ \t]{0,4}[:=][ \t]{0,4}\\?["']?(?:basic|bearer|token)[ \t]{1,4}(?<value>[0-9A-Za-z+/=._~-]{16,200})/gi,
  "password in a URL": /:\/\/[^\s/:@"'<>$\\]{1,100}:(?<value>[^\s/:@"'<>${}\\]{8,200})@/g,
  "assigned secret":
    /(?:passw(?:or)?d|passphrase|secret|token|credential|(?:api|access|private|encryption)[_-]?key)[\w.-]{0,40}(?:\\?["'\]]){0,2}[ \t]{0,4}(?::[ \t]{0,4}[A-Za-z][\w.]{0,40}[ \t]{0,4})?(?:=>|:=|[:=])[ \t]{0,4}\\?["'`](?<value>[^\s"'`$<>{}()\\]{16,200})\\?["'`]/gi,
} as const satisfies Readonly<Record<string, RegExp>>;

export type SecretKind = keyof typeof shapes;

/** Finds probable secrets in a text, at most one of each kind per line. Lines count from 1. */
export function scanSecrets(text: string): readonly Secret[] {
  return text.split("\n").flatMap((line, index) => kindsIn(line).map((kind) => ({ line: index + 1, kind })));
}

/**
 * Finds probable secrets in a trace, line by line, because a trace can be larger than memory. Throws BrokenTrace if it
 * cannot be read.
 */
export function secretsIn(source: TraceSource): readonly Secret[] {
  const found: Secret[] = [];
  let number = 0;
  for (const line of readLines(source, 0)) {
    number += 1;
    const text = lineText(line);
    const kinds = suspicious.test(text) ? kindsIn(withoutEscapes(text)) : [];
    for (const kind of kinds) found.push({ line: number, kind });
  }
  return found;
}

/**
 * Removes the escapes of JSON before a scan. The escape of a line feed, `\n`, ends with a letter, which would otherwise
 * join the next word and hide a token there.
 */
export function withoutEscapes(json: string): string {
  return json.replace(escapes, unescaped);
}

const escapes = /\\(?:u[0-9a-f]{4}|.)/g;

function unescaped(form: string): string {
  return form === '\\"' ? '"' : " ";
}

/** Pattern that excludes most text in one pass: it has a part of every shape. */
const suspicious =
  /gh[pousr]_|github_pat_|glpat-|npm_|pypi-|AKIA|ASIA|AIza|xox|k_live_|PRIVATE KEY|eyJ|:\/\/[^\s/@]{0,300}@|[aA]uthorization|[pP]ass(?:w|phr)|PASS(?:W|PHR)|[sS]ecret|SECRET|[tT]oken|TOKEN|[cC]redential|CREDENTIAL|[kK]ey|KEY/;

/** Returns the kinds of secrets in a line. A pattern with a `value` only counts if the value looks random. */
function kindsIn(line: string): readonly SecretKind[] {
  if (!suspicious.test(line)) return [];
  return secretKinds.filter((kind) => {
    for (const { groups } of line.matchAll(shapes[kind])) {
      const value = groups?.["value"];
      if (value === undefined || looksRandom(value)) return true;
    }
    return false;
  });
}

const secretKinds = Object.keys(shapes) as SecretKind[];

const bitsPerCharacterMin = 3.2;

/**
 * True for a text of letters and digits without much repetition, by its entropy per character. Words and names in an
 * assignment to `token` are usually no secrets.
 */
function looksRandom(value: string): boolean {
  if (!/[0-9]/.test(value) || !/[A-Za-z]/.test(value)) return false;
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / value.length);
  return bits / value.length >= bitsPerCharacterMin;
}
