/** Lines over sizes as one SVG that is readable on a light page and on a dark one. */

export type Line = {
  readonly name: string;
  readonly points: readonly { readonly files: number; readonly value: number }[];
};

const [width, height, left, right, top, bottom] = [720, 340, 56, 190, 36, 44];
/** Told apart in both schemes, and by people who see few colours. */
const colours = ["#0072b2", "#d55e00", "#009e73", "#cc79a7"];

/** The sizes are drawn on a scale of logarithms, the values from zero. */
export function plot(title: string, unit: string, lines: readonly Line[]): string {
  const all = lines.flatMap(({ points }) => points);
  const sizes = [...new Set(all.map(({ files }) => files))].sort((a, b) => a - b);
  const [least, most] = [Math.log(sizes[0] ?? 1), Math.log(sizes.at(-1) ?? 1)];
  const step = stepFor(Math.max(...all.map(({ value }) => value)));
  const ceiling = step * Math.ceil(Math.max(...all.map(({ value }) => value)) / step);
  const x = (files: number) => left + ((Math.log(files) - least) / (most - least)) * (width - left - right);
  const y = (value: number) => height - bottom - (value / ceiling) * (height - top - bottom);
  const at = (value: number) => value.toFixed(1);
  const ticks = Array.from({ length: Math.round(ceiling / step) + 1 }, (_, index) => index * step);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="12">`,
    `<title>${title}</title>`,
    "<style>text{fill:#24292f}.grid{stroke:#d0d7de}@media(prefers-color-scheme:dark){text{fill:#e6edf3}.grid{stroke:#3d444d}}</style>",
    `<text x="${left}" y="18" font-size="14">${title}</text>`,
    ...ticks.flatMap((value) => [
      `<line class="grid" x1="${left}" x2="${width - right}" y1="${at(y(value))}" y2="${at(y(value))}"/>`,
      `<text x="${left - 8}" y="${at(y(value) + 4)}" text-anchor="end">${Number(value.toFixed(2))} ${unit}</text>`,
    ]),
    ...sizes.map(
      (files) =>
        `<text x="${at(x(files))}" y="${height - bottom + 18}" text-anchor="middle">${files.toLocaleString("en")}</text>`,
    ),
    `<text x="${at((left + width - right) / 2)}" y="${height - 8}" text-anchor="middle">files</text>`,
    ...lines.flatMap(({ name, points }, index) => {
      const colour = colours[index % colours.length] ?? "";
      const path = points.map(({ files, value }) => `${at(x(files))},${at(y(value))}`).join(" ");
      const y0 = top + 12 + index * 22;
      return [
        `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${path}"/>`,
        ...points.map(
          ({ files, value }) =>
            `<circle cx="${at(x(files))}" cy="${at(y(value))}" r="3.5" fill="${colour}"><title>${name}, ${files} files: ${value.toFixed(2)} ${unit}</title></circle>`,
        ),
        // In the margin: at the end of its line another one may cross a name.
        `<line x1="${width - right + 18}" x2="${width - right + 40}" y1="${y0}" y2="${y0}" stroke="${colour}" stroke-width="2"/>`,
        `<text x="${width - right + 46}" y="${y0 + 4}">${name}</text>`,
      ];
    }),
    "</svg>",
    "",
  ].join("\n");
}

/** One, two or five of a power of ten, so that there are at most eight of them. */
function stepFor(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 8));
  return power * ([1, 2, 5].find((times) => power * times * 8 >= most) ?? 10);
}
