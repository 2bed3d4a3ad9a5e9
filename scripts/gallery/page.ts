/** Every state on every surface, as one page. */
import type { GalleryState } from "../../test/report/gallery/states.ts";
import { type Shown, shownOf, terminalWidths } from "../../test/report/gallery/surfaces.ts";
import { annotationHtml, markdownHtml, readAnnotations } from "./github.ts";
import { mailOf } from "./mail.ts";
import { galleryStyle } from "./style.ts";
import { escaped, terminalHtml } from "./terminal.ts";

export type Picture = {
  /** Beside the page. */
  readonly file: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

export type Drawn = {
  readonly state: GalleryState;
  /** The file with its HTML page, beside the gallery. */
  readonly page: string;
  /** Of that page; none where there is no browser. */
  readonly pictures: readonly Picture[];
};

const themes = ["light", "dark"] as const;

export function galleryPage(all: readonly Drawn[]): string {
  const hasPictures = all.some(({ pictures }) => pictures.length > 0);
  const pages = hasPictures
    ? "The HTML page is pictured at 360 and 1280 pixels."
    : "Chromium was not found: the HTML page is shown itself and not in pictures.";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src file:; frame-src file:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lanser: the gallery</title>
<style>${galleryStyle}</style>
</head>
<body>
<header>
<h1>Every surface in every state</h1>
<p>${all.length} states, rendered from Lanser's own output: the terminal at ${terminalWidths.join(", ")} columns, annotations, check, job summary, comment and page, light and dark. ${pages} Of each ask: what happened, whose fault is it, what do I do now?</p>
<nav aria-label="States"><ul>
${all.map(({ state: { name, title } }) => `<li><a href="#${name}">${escaped(title)}</a></li>`).join("\n")}
</ul></nav>
</header>
<main>
${all.map(section).join("\n")}
</main>
</body>
</html>
`;
}

function section(drawn: Drawn): string {
  const { state, page } = drawn;
  const { name, title, report } = state;
  const shown = shownOf(state);
  // Their pages differ by a sentence.
  const isBrief = name.startsWith("doubt-");
  return `<section id="${name}" aria-labelledby="${name}-title">
<h2 id="${name}-title">${escaped(title)}</h2>
<p>${report.verdict}, class ${report.class} · <a href="${page}">its page</a></p>
${terminalWidths.map((width) => surface(`Terminal, ${width} columns`, () => terminal(shown.terminal(width)), width > 80 ? "wide" : "pair")).join("\n")}
${surface("Annotations", () => annotations(shown))}
${surface("Check", () => check(shown))}
${surface("Job summary", () => markdownFrame(shown.summary))}
${surface("Comment", () => markdownFrame(shown.comment))}
${shown.fixed === null ? "" : surface("Comment, once it was red", () => markdownFrame(shown.fixed ?? ""))}
${surface("Comment in a mail", () => terminal(mailOf(shown.comment)))}
${shown.explained === null ? "" : surface("lanser explain FINDING", () => terminal(shown.explained ?? ""))}
${shown.explainedEdit === null ? "" : surface("lanser explain EDIT", () => terminal(shown.explainedEdit ?? ""))}
${isBrief ? "" : fileParts(shown)}
${isBrief ? "" : pagePart(drawn)}
</section>`;
}

function surface(title: string, content: () => string, layout: "pair" | "wide" = "pair"): string {
  const sides = themes.map((theme) => `<div class="${theme}">${content()}</div>`).join("\n");
  return `<h3 class="surface">${title}</h3>\n<div class="${layout}">\n${sides}\n</div>`;
}

/** Of a terminal: nobody looks at the thousandth finding. */
const linesMax = 150;
/** Of Markdown: what is longer is drawn to the end of the last entry before. */
const bytesMax = 40_000;

function terminal(text: string): string {
  const lines = text.split("\n");
  const left = lines.length - linesMax;
  const more = left > 0 ? `\n<span class="dim">… ${left} more lines, not drawn here</span>\n` : "";
  return `<pre class="terminal" tabindex="0">${terminalHtml(lines.slice(0, linesMax).join("\n"))}${more}</pre>`;
}

function markdownFrame(text: string): string {
  if (Buffer.byteLength(text) <= bytesMax) return frame(markdownHtml(text));
  const shown = text.slice(0, text.lastIndexOf("\n- ", bytesMax));
  const left = Math.round(Buffer.byteLength(text.slice(shown.length)) / 1_000);
  return frame(`${markdownHtml(shown)}<p><em>… ${left} kB more, not drawn here</em></p>`);
}

function frame(content: string): string {
  return `<div class="frame" tabindex="0">${content}</div>`;
}

function annotations({ annotations: commands }: Shown): string {
  const all = readAnnotations(commands);
  return frame(all.length === 0 ? "<p>None.</p>" : all.map(annotationHtml).join("\n"));
}

/** What stands beside the check's own summary, which is the job's in another length. */
function check({ check: { title, conclusion, annotations } }: Shown): string {
  const many = annotations.length === 0 ? "no annotations" : `${annotations.length} annotations`;
  return frame(
    `<p class="verdict">${escaped(title)}</p><p>Conclusion <code>${conclusion}</code>, ${many}, and the summary below</p>`,
  );
}

/** What programs read is looked at once, as text. */
function fileParts({ files }: Shown): string {
  return Object.entries(files)
    .map(
      ([name, text]) =>
        `<h3 class="surface">${name}</h3>\n<div class="wide"><div class="light">${terminal(text)}</div></div>`,
    )
    .join("\n");
}

function pagePart({ pictures, page, state: { title } }: Drawn): string {
  const shown =
    pictures.length === 0
      ? `<iframe src="${page}" title="Page: ${escaped(title)}" loading="lazy"></iframe>`
      : pictures
          .map(
            ({ file, alt, width, height }) =>
              `<figure tabindex="0"><img src="${file}" alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy"></figure>`,
          )
          .join("\n");
  return `<h3 class="surface">Page</h3>\n<div class="pair">\n${shown}\n</div>`;
}
