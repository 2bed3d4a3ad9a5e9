/**
 * Script of the page, which filters the list of findings. Reading does not need it. The page contains it unchanged,
 * and its content security policy allows only this text, by its digest.
 */
import { sha256 } from "../../model/digest.ts";
import type { Html } from "./escape.ts";

const text = `
"use strict";
const form = document.getElementById("filter");
const search = form.querySelector("input");
const choices = [...form.querySelectorAll("select")];
const told = form.querySelector("output");
const entries = [...document.querySelectorAll("[data-of]")].map((element) => ({
  element,
  of: element.dataset.of.split(" "),
  text: element.textContent.toLowerCase(),
}));
const sections = [...document.querySelectorAll("main > section")].filter((one) => one.querySelector("[data-of]") !== null);
const causes = [...document.querySelectorAll(".cause")];

function narrow() {
  const words = search.value.toLowerCase().split(/\\s+/u);
  let shown = 0;
  for (const { element, of, text } of entries) {
    const isShown =
      words.every((word) => text.includes(word)) &&
      choices.every(({ value }, at) => value === "" || of[at] === value);
    element.hidden = !isShown;
    shown += Number(isShown);
  }
  for (const section of sections)
    section.hidden = section.querySelector("[data-of]:not([hidden])") === null;
  for (const cause of causes) {
    const effects = [...cause.querySelectorAll("a")].map((one) => document.querySelector(one.hash));
    cause.hidden = effects.length > 0 && effects.every((one) => one !== null && one.hidden);
  }
  told.textContent = shown === entries.length ? "" : \`\${shown} of \${entries.length} are shown\`;
}

function widen() {
  form.reset();
  narrow();
}

/** Moves the focus to the next shown finding, or to the previous one. */
function step(by) {
  const shown = entries.map(({ element }) => element).filter((one) => !one.hidden);
  const at = shown.indexOf(document.activeElement?.closest("[data-of]"));
  const next = shown[at < 0 && by < 0 ? shown.length - 1 : at + by];
  if (next === undefined) return;
  const target = next.querySelector("summary") ?? next;
  if (target === next) next.tabIndex = -1;
  target.focus();
  next.scrollIntoView({ block: "nearest" });
}

const keys = {
  "/": () => search.focus(),
  j: () => step(1),
  k: () => step(-1),
};

form.hidden = false;
form.addEventListener("input", narrow);
form.addEventListener("reset", () => setTimeout(narrow));
form.addEventListener("submit", (event) => event.preventDefault());
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && form.contains(event.target)) return widen();
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select")) return;
  if (!Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
});
// A link opens its target, even if the target is folded or filtered out.
function arrive() {
  const target = document.getElementById(location.hash.slice(1));
  if (target === null) return;
  if (target.tagName === "DETAILS") target.open = true;
  if (target.closest("[hidden]") === null) return;
  widen();
  target.scrollIntoView();
}
addEventListener("hashchange", arrive);
arrive();
`;

/** Marks the script as safe between the tags: it is our own text, without a mark that would end it. */
export const pageScript = { markup: text } as Html;

/** Digest for \`script-src\` of the page's policy. */
export const scriptDigest: string = `sha256-${Buffer.from(sha256(text).slice("sha256:".length), "hex").toString("base64")}`;
