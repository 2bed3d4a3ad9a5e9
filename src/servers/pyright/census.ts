/**
 * Lists the comments that pyright honours: with all other rules off it reports each as unnecessary. Measured with
 * 1.1.414.
 */
import type { Census } from "../../model/census.ts";
import { rules } from "./rules.ts";

const unnecessary = "reportUnnecessaryTypeIgnoreComment";
const uninitialized = "reportUninitializedInstanceVariable";

/**
 * Comment that is put behind the last line, where it moves no other; a later comment counts more than an earlier one.
 */
const comment = `# pyright: ${[
  "basic",
  ...rules.filter((rule) => rule !== unnecessary && rule !== uninitialized).map((rule) => `${rule}=none`),
  `${unnecessary}=warning`,
  `${uninitialized}=information`,
].join(", ")}`;

/**
 * Census of pyright's comments. It misses a comment in code that cannot be reached, and one on a line with an error
 * that belongs to no rule (`await` outside of an async function).
 */
export const pyrightCensus: Census = {
  maySilence: (text) => /ignore/u.test(text),
  mayDeclare: (lines) => lines.some((line) => /^\s+(?:self\.)?\w+\s*:\s*[^\s=][^=]*$/u.test(line)),
  overlay: (text) => `${text}${/[\r\n]$/u.test(text) ? "" : "\n"}${comment}\n`,
  read: (findings) => ({
    silenced: findings.flatMap(({ code, range }) => (code === unnecessary ? [range.start] : [])),
    unassigned: findings.flatMap(({ code, message, range }) => {
      const name = code === uninitialized ? /"([^"]+)"/u.exec(message)?.[1] : undefined;
      return name === undefined ? [] : [{ name, at: range.start }];
    }),
  }),
};
