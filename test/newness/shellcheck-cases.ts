/** The same kinds of change under shellcheck, and those that scripts have. Decided by reading the change, as in cases.ts. */
import type { NewnessCase } from "./cases.ts";

// Three findings, two of them equal but for their place: an argument is not quoted twice, and a step is not looked after.
const first = `
first() {
  echo $1
}
`;

const second = `
second() {
  cd /srv/harbour
  echo "$1"
}
`;

const third = `
third() {
  sleep 1
  echo $1
}
`;

const begin = "#!/bin/bash\n";
const m = [begin, first, second, third].join("\n");
const old = { "m.sh": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;

export const shellcheckCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old findings",
    base: old,
    head: { "m.sh": m.replace(begin, `${begin}# 1\n# 2\n# 3\n# 4\n# 5\n`) },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.sh bin/m: no ending any more, and its first line says what it is",
    base: old,
    head: { "m.sh": null, "bin/m": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "three functions in another order",
    base: old,
    head: { "m.sh": [begin, third, first, second].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function with a finding goes to a file of its own",
    base: old,
    head: { "m.sh": [begin, first, third].join("\n"), "n.sh": [begin, second].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reformat",
    says: "tabs in place of spaces, and a command over several lines",
    base: { "m.sh": `${begin}if true; then\n    cp --verbose $1 "b"\nfi\n` },
    head: { "m.sh": `${begin}if true\nthen\n\tcp \\\n\t\t--verbose \\\n\t\t$1 \\\n\t\t"b"\nfi\n` },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "copy",
    says: "a function with a finding is copied: the copy is new",
    base: old,
    head: { "m.sh": `${m}${second.replace("second", "fourth")}` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.sh:21 SC2164 cd"],
  },
  {
    name: "definition-goes",
    says: "an assignment goes that a line further down, which is old, needs",
    base: { "m.sh": `${begin}rate=1\necho "$rate"\n` },
    head: { "m.sh": `${begin}echo "$rate"\n` },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.sh:2 SC2154 rate"],
  },
  {
    name: "use-goes",
    says: "the last use of a name goes: its assignment, an old line, is unused now",
    base: { "m.sh": `${begin}rate=1\necho "$rate"\n` },
    head: { "m.sh": `${begin}rate=1\necho "3"\n` },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.sh:2 SC2034 rate"],
  },
  {
    name: "second-of-a-kind",
    says: "a second finding with the same words beside an old one",
    base: { "m.sh": `${begin}rm $1\n` },
    head: { "m.sh": `${begin}rm $1\nls $1\n` },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.sh:3 SC2086 ls"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same rule comes in",
    base: { "m.sh": `${begin}rm $1\n\nls "$2"\n` },
    head: { "m.sh": `${begin}rm "$1"\n\nls $2\n` },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.sh:4 SC2086 ls"],
  },
  {
    name: "variable-renamed",
    says: "a name with a finding gets another one, and so do its uses",
    base: { "m.sh": `${begin}for name in $1; do\n  echo $name\ndone\n` },
    head: { "m.sh": `${begin}for person in $1; do\n  echo $person\ndone\n` },
    counts: { base: 1, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { "m.sh": `${begin}echo "😀" "é"\n` },
    head: { "m.sh": `${begin}echo "😀😀" "é" "$lost"\n` },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.sh:2 SC2154 lost"],
  },
  {
    name: "head-loosens",
    says: "head leaves a rule out: the old findings stand under base's rules",
    base: { ...old, ".shellcheckrc": "enable=require-double-brackets\n" },
    head: { ".shellcheckrc": "disable=SC2086,SC2164\n", "m.sh": `${m}\nrm $late\n` },
    counts: { base: 3, head: 5, new: 2 },
    truth: ["m.sh:20 SC2154 late", "m.sh:20 SC2086 late"],
  },
  {
    name: "other-shell",
    says: "the first line names another shell: what that does not know is new, in lines that are old",
    base: { "m.sh": `${begin}if [[ -n "$1" ]]; then\n  echo "$1"\nfi\n` },
    head: { "m.sh": `#!/bin/sh\nif [[ -n "$1" ]]; then\n  echo "$1"\nfi\n` },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.sh:2 SC3010 [["],
  },
  {
    name: "cross-file",
    says: "a script that others source does not assign a name any more: those are not touched, and break",
    base: {
      "names.sh": `${begin}export rate=1\n`,
      "a.sh": `${begin}. ./names.sh\necho "$rate"\n`,
      run: `${begin}source ./names.sh\nrm $1\nls "$rate"\n`,
    },
    head: { "names.sh": `${begin}export price=1\n` },
    counts: { base: 1, head: 3, new: 2 },
    truth: ["a.sh:3 SC2154 rate", "run:4 SC2154 rate"],
  },
  {
    name: "new-file",
    says: "a file that is new has findings of its own",
    base: old,
    head: { tool: "#!/usr/bin/env bash\nrm $1\n" },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["tool:2 SC2086 rm"],
  },
  {
    name: "inside-a-function",
    says: "old code becomes the body of a function, columns shift",
    base: { "m.sh": `${begin}rm $1\nls $2\n` },
    head: { "m.sh": `${begin}main() {\n  rm $1\n  ls $2\n}\n\nmain "$@"\n` },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
];
