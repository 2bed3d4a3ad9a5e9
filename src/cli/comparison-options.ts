/** Flags that `lanser gate` and related commands share. */

/** Flags that select what is compared, and with which servers and settings. */
export const comparisonOptions = {
  repo: { type: "string" },
  base: { type: "string" },
  "base-exact": { type: "string" },
  head: { type: "string" },
  server: { type: "string", multiple: true },
  root: { type: "string", multiple: true },
  config: { type: "string" },
  "base-dependencies": { type: "string" },
  scope: { type: "string" },
  settings: { type: "string" },
  cache: { type: "string" },
} as const;
