/** What a terminal would show of our own output, as HTML: exactly the sequences that we write, and an error for any other. */

const classes: Readonly<Record<string, string>> = {
  "1": "bold",
  "2": "dim",
  "31": "red",
  "32": "green",
  "33": "yellow",
  "36": "cyan",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's sequences begin with one.
const sequence = /\u001b\[([\d;]*)m/u;

export function terminalHtml(text: string): string {
  const parts = text.split(sequence);
  let open = "";
  const shown = parts.map((part, index) => {
    if (part.includes("\u001b")) throw new Error("the gallery draws only colours of a terminal");
    if (index % 2 === 0) return open === "" ? escaped(part) : `<span class="${open}">${escaped(part)}</span>`;
    open = part === "0" || part === "" ? "" : part.split(";").map(classOf).join(" ");
    return "";
  });
  return shown.join("");
}

function classOf(code: string): string {
  const name = classes[code];
  if (name === undefined) throw new Error(`the gallery draws no sequence ${code} of a terminal`);
  return name;
}

/** Text in HTML; a control character, which no HTML may have, is drawn as the mark for what cannot be drawn. */
export function escaped(text: string): string {
  return text
    .replace(/(?!\n)\p{Cc}/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
